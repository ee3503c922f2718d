/** Path data of icons in few signs: relative steps between whole numbers of a 512 × 512 box, without adding up errors. */

/** Numbers each command takes: what is x, what is y, and what stands for itself. */
const TAKES: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrn01xy',
  z: '',
};
const NUMBER = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** Numbers beside each other, a blank only where it is needed. */
function beside(numbers: readonly number[]): string {
  return numbers.map((n, k) => (k && !(n < 0) ? ` ${n}` : `${n}`)).join('');
}

export function shortened(path: string): string {
  let out = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const each = /([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi;
  for (let match = each.exec(path); match; match = each.exec(path)) {
    const [, letter = '', rest = ''] = match;
    let command = letter.toLowerCase();
    const absolute = letter !== command;
    if (command === 'z') {
      out += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; ;) {
      const numbers: number[] = [];
      let [toX, toY] = [x, y];
      for (const kind of TAKES[command]!) {
        const read = kind === '0' || kind === '1' ? FLAG : NUMBER;
        read.lastIndex = at;
        const found = read.exec(rest);
        if (!found) break;
        at = read.lastIndex;
        const n = Number(found[1]);
        // The pen of the original is at x, y; ours is at the nearest whole numbers.
        if (kind === 'x') numbers.push(Math.round((toX = absolute ? n : x + n)) - Math.round(x));
        else if (kind === 'y') numbers.push(Math.round((toY = absolute ? n : y + n)) - Math.round(y));
        else numbers.push(kind === 'r' ? Math.round(n * 10) / 10 : Math.round(n));
      }
      if (numbers.length < TAKES[command]!.length) break;
      out += command + beside(numbers.map((n) => n + 0));
      [x, y] = [toX, toY];
      if (command === 'm') {
        [startX, startY] = [x, y];
        command = 'l';
      }
    }
  }
  return out;
}
