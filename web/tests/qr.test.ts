import { describe, expect, it } from 'vitest';
import { qr, qrPath } from '../src/pages/parts/qr';

/** Reads a code back: format bits, mask, path of the modules, error-free data. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const format: number[] = [];
  for (const [x, y] of [
    [8, 0],
    [8, 1],
    [8, 2],
    [8, 3],
    [8, 4],
    [8, 5],
    [8, 7],
    [8, 8],
    [7, 8],
    [5, 8],
    [4, 8],
    [3, 8],
    [2, 8],
    [1, 8],
    [0, 8],
  ])
    format.push(grid[y!]![x!] ? 1 : 0);
  const bits = format.reduce((sum, bit, index) => sum | (bit << index), 0) ^ 0x5412;
  expect(bits >> 13).toBe(0);
  const mask = (bits >> 10) & 7;
  const flips = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!;
  const align = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38]][version - 1]!;
  const fixed = (x: number, y: number): boolean =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) ||
    align.some((cx) =>
      align.some(
        (cy) =>
          Math.abs(x - cx) <= 2 &&
          Math.abs(y - cy) <= 2 &&
          !((cx === 6 && cy === 6) || (cx === 6 && cy === align.at(-1)) || (cy === 6 && cx === align.at(-1))),
      ),
    );
  const read: number[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - step : step;
        if (!fixed(x, y)) read.push((grid[y]![x] ? 1 : 0) ^ (flips(x, y) === 0 ? 1 : 0));
      }
  }
  const bytes = Array.from({ length: Math.floor(read.length / 8) }, (_, at) =>
    parseInt(read.slice(at * 8, at * 8 + 8).join(''), 2),
  );
  const [room, blocks] = [
    [16, 1],
    [28, 1],
    [44, 1],
    [64, 2],
    [86, 2],
    [108, 4],
    [124, 4],
  ][version - 1]!;
  const short = Math.floor(room! / blocks!);
  const parts: number[][] = Array.from({ length: blocks! }, () => []);
  let next = 0;
  for (let at = 0; at <= short; at += 1)
    for (let block = 0; block < blocks!; block += 1)
      if (at < short || block >= blocks! - (room! % blocks!)) parts[block]!.push(bytes[next++]!);
  const stream = parts
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const length = parseInt(stream.slice(4, 12), 2);
  return new TextDecoder().decode(
    Uint8Array.from({ length }, (_, at) => parseInt(stream.slice(12 + at * 8, 20 + at * 8), 2)),
  );
}

describe('QR codes', () => {
  it.each([
    'x',
    'http://127.0.0.1:8000/t/abcdefghjkmn',
    'https://tables.example.org/s/' + 'k'.repeat(24),
    'https://стол.рф/t/привет-из-зала',
    'q'.repeat(100),
  ])('can be read back: %s', (text) => {
    expect(read(qr(text))).toBe(text);
  });
  it('has the three eyes', () => {
    const grid = qr('eyes');
    for (const [x, y] of [
      [3, 3],
      [grid.length - 4, 3],
      [3, grid.length - 4],
    ])
      expect(grid[y!]![x!]).toBe(true);
    expect(qrPath([[true, false]])).toBe('M0 0h1v1h-1z');
  });
  it('refuses what is too long', () => {
    expect(() => qr('x'.repeat(400))).toThrow(RangeError);
  });
});
