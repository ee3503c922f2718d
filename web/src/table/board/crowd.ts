/** How the inhabitants of one hex share its room: things with an anchor above, units in rows, markers beside them. */

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

/** Places for `n` units; `under` something with an anchor they keep to the lower half, `beside` markers to the left. */
export function unitRooms(n: number, under: boolean, beside: boolean): Room[] {
  const rows = n > 3 ? [Math.ceil(n / 2), Math.floor(n / 2)] : [n];
  const widest = rows[0]!;
  const size = n === 1 ? (under ? 32 : 43) : n === 2 ? (under ? 30 : 35) : n === 3 ? 28 : n === 4 ? 25 : 22.5;
  const step = widest === 1 ? 0 : Math.min(size + 2, (beside ? 60 : 78) / widest);
  const top = under ? (rows.length > 1 ? -3 : 9) : rows.length > 1 ? -15 : -9;
  const left = beside && (under || n > 3) ? -10 : 0;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, k) => ({
      dx: left + (k - (count - 1) / 2) * step,
      dy: top + row * (size - 1),
      size,
    })),
  );
}

/** Places for `n` markers: along the foot of the hex, or in a column at its right side where units need the room. */
export function markerRooms(n: number, crowded: boolean): Room[] {
  return Array.from({ length: n }, (_, k) =>
    crowded
      ? { dx: 37 - Math.floor(k / 2) * 20, dy: -1 + (k % 2) * 21, size: 20 }
      : { dx: (k - (n - 1) / 2) * 25, dy: 17, size: 24 },
  );
}
