/** QR codes (ISO 18004): bytes, level M, versions 1 to 10, enough for any address of ours. */

/** By version: data bytes in all, check bytes per block, blocks. */
const SIZES: readonly [number, number, number][] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
  [124, 18, 4],
  [154, 22, 4],
  [182, 22, 5],
  [216, 26, 5],
];
const ALIGN: readonly number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1] = next[at + 1]! ^ times(factor, EXP[i]!)));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at]!;
    if (lead) generator.forEach((factor, step) => (rest[at + step] = rest[at + step]! ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [room, check, blocks] = SIZES[version - 1]!;
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const short = Math.floor(room / blocks);
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = short + (block >= blocks - (room % blocks) ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => checkBytes(part, check));
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const part of parts) if (at < part.length) woven.push(part[at]!);
  for (let at = 0; at < check; at += 1) for (const part of checks) woven.push(part[at]!);
  return woven;
}

/** Rows of dark modules. */
export function qr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([room], index) => bytes.length + (index < 9 ? 2 : 3) <= room) + 1;
  if (!version) throw new RangeError('too long for a QR code of this size');
  const size = version * 4 + 17;
  const grid: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const centres = ALIGN[version - 1]!;
  const last = centres.length - 1;
  centres.forEach((cx, i) =>
    centres.forEach((cy, j) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  drawFormat(set, size, 0);
  if (version >= 7) drawVersion(set, size, version);
  const woven = codewords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (let side = 0; side < 2; side += 1) {
        const x = right - side;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= woven.length * 8) continue;
        grid[y]![x] = ((woven[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
  }
  return best(grid, fixed, size);
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The mask that leaves the fewest long runs and blocks. */
function best(grid: boolean[][], fixed: boolean[][], size: number): boolean[][] {
  let chosen: boolean[][] | null = null;
  let least = Infinity;
  MASKS.forEach((flips, mask) => {
    const masked = grid.map((row, y) => row.map((dark, x) => (!fixed[y]![x] && flips(x, y) ? !dark : dark)));
    drawFormat((x, y, dark) => (masked[y]![x] = dark), size, mask);
    const cost = penalty(masked, size);
    if (cost < least) {
      least = cost;
      chosen = masked;
    }
  });
  return chosen!;
}

function penalty(grid: boolean[][], size: number): number {
  let cost = 0;
  let dark = 0;
  for (let line = 0; line < size; line += 1)
    for (const across of [true, false]) {
      let run = 0;
      for (let i = 0; i < size; i += 1) {
        const here = across ? grid[line]![i] : grid[i]![line];
        if (across && here) dark += 1;
        run = i && here === (across ? grid[line]![i - 1] : grid[i - 1]![line]) ? run + 1 : 1;
        if (run === 5) cost += 3;
        else if (run > 5) cost += 1;
      }
    }
  for (let y = 1; y < size; y += 1)
    for (let x = 1; x < size; x += 1) {
      const here = grid[y]![x];
      if (here === grid[y - 1]![x] && here === grid[y]![x - 1] && here === grid[y - 1]![x - 1]) cost += 3;
    }
  return cost + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Level M is 00; five bits with their BCH check, masked. */
function drawFormat(set: Set, size: number, mask: number): void {
  let rest = mask;
  for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i += 1) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function drawVersion(set: Set, size: number, version: number): void {
  let rest = version;
  for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i += 1) {
    const dark = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** The dark modules as one path, each a unit square. */
export function qrPath(grid: readonly (readonly boolean[])[]): string {
  return grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
