/** Where a note lies: beside its thing, within the room, over no card and over no other note. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Side = 'right' | 'left' | 'below' | 'above';
export interface Placed extends Box {
  side: Side;
  /** Where along its edge the tip points at the thing. */
  tip: number;
}

const GAP = 12;
const SHIFTS = [0.5, 0, 1, 0.25, 0.75];

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The best of all places around the thing; what covers a card or another note costs, what covers the thing costs most. */
export function settle(
  thing: Box,
  size: { w: number; h: number },
  room: Box,
  things: readonly Box[],
  notes: readonly Box[],
): Placed {
  const found: { placed: Placed; cost: number }[] = [];
  const upright = (x: number, side: Side): void => {
    for (const shift of SHIFTS) {
      const y = clamp(thing.y + (thing.h - size.h) * shift, room.y, room.y + room.h - size.h);
      weigh({ x, y, ...size, side, tip: clamp(thing.y + thing.h / 2 - y, 16, size.h - 16) }, shift);
    }
  };
  const flat = (y: number, side: Side): void => {
    for (const shift of SHIFTS) {
      const x = clamp(thing.x + (thing.w - size.w) * shift, room.x, room.x + room.w - size.w);
      weigh({ x, y, ...size, side, tip: clamp(thing.x + thing.w / 2 - x, 18, size.w - 18) }, shift);
    }
  };
  const weigh = (placed: Placed, shift: number): void => {
    const area = size.w * size.h;
    const outside = area - overlap(placed, room);
    const covered = things.reduce((sum, each) => sum + overlap(placed, each), 0);
    const crowded = notes.reduce((sum, each) => sum + overlap(placed, each), 0);
    const cost =
      outside * 20 + crowded * 12 + overlap(placed, thing) * 6 + covered * 2 + Math.abs(shift - 0.5) * area * 0.02;
    found.push({ placed, cost });
  };
  upright(thing.x + thing.w + GAP, 'right');
  upright(thing.x - size.w - GAP, 'left');
  flat(thing.y + thing.h + GAP, 'below');
  flat(thing.y - size.h - GAP, 'above');
  const best = found.reduce((a, b) => (b.cost < a.cost ? b : a)).placed;
  return {
    ...best,
    x: clamp(best.x, room.x, Math.max(room.x, room.x + room.w - size.w)),
    y: clamp(best.y, room.y, Math.max(room.y, room.y + room.h - size.h)),
  };
}
