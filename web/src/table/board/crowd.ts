/** How the inhabitants of one hex share its room: units above the name, markers at the foot, a building at the upper right. */

import type { AnyElement, Piece } from '../../wire';

export interface Room {
  /** From the middle of the hex. */
  dx: number;
  dy: number;
  size: number;
}

/** Units of one hex that are drawn one by one; the rest is a number. */
export const MOST = 6;
/** From so many things on a cell up, a tap opens it large. */
export const CROWD = 5;
/** Where the name of a hex stands: across its middle, so that no neighbour cuts it; lower where nothing lies below it. */
export const nameAt = (marked: boolean): number => (marked ? 20 : 31);

/** Size of each of `n` units, with the hex for themselves and beside a building. */
const SIZES: readonly [number, number][] = [
  [42, 36],
  [35, 29],
  [29, 25],
  [25, 24],
  [23, 22],
  [23, 22],
];

/** Places for `n` units above the name; beside a building (`under` it) they keep to the left. */
export function unitRooms(n: number, under: boolean): Room[] {
  const size = SIZES[n - 1]?.[under ? 1 : 0] ?? 22;
  const rows = n > 3 ? (under ? [Math.floor(n / 2), Math.ceil(n / 2)] : [Math.ceil(n / 2), Math.floor(n / 2)]) : [n];
  const step = size + (n > 3 || under ? 1 : 3);
  const top = rows.length > 1 ? -23 : n === 1 ? -14 : -11;
  return rows.flatMap((count, row) => {
    const middle = under && row === 0 ? -([15, 17, 10][count - 1] ?? 10) : 0;
    return Array.from({ length: count }, (_, k) => ({
      dx: middle + (k - (count - 1) / 2) * step,
      dy: top + row * (size - 1),
      size,
    }));
  });
}

/** Places for `n` markers along the foot of the hex. */
export function markerRooms(n: number): Room[] {
  const step = n < 3 ? 24 : 17;
  return Array.from({ length: n }, (_, k) => ({ dx: (k - (n - 1) / 2) * step, dy: 35, size: n < 3 ? 21 : 17 }));
}

const strength = (piece: Piece): number => piece.stats?.[0]?.n ?? 0;

/**
 * More units than a hex can show: of each owner the strongest one with the number of all; those of nobody come first, those
 * somebody is asked about stay single.
 */
export function camps(units: readonly AnyElement[], asked: (id: string) => boolean): AnyElement[] {
  const free = units.filter((unit) => unit.owner == null || unit.kind !== 'piece' || asked(unit.id));
  const owners = new Map<number, Piece>();
  for (const unit of units) {
    if (unit.kind !== 'piece' || unit.owner == null || asked(unit.id)) continue;
    const first = owners.get(unit.owner);
    const best = first && strength(first) >= strength(unit) ? first : unit;
    owners.set(unit.owner, { ...best, n: (first?.n ?? 0) + (unit.n ?? 1) });
  }
  return [
    ...free.filter((unit) => unit.owner == null),
    ...free.filter((unit) => unit.owner != null),
    ...owners.values(),
  ];
}
