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

/** What lies around: cards and panels, notes laid before, and what must be seen: answers, what the other notes speak of. */
export interface Around {
  room: Box;
  things: readonly Box[];
  notes: readonly Box[];
  lit: readonly Box[];
}
interface Weighed {
  placed: Placed;
  cost: number;
}
export interface Note {
  about: Box;
  size: { w: number; h: number };
}

/** The best of all places around the thing; what covers a card or another note costs, what covers the thing costs most. */
function weighed(thing: Box, size: { w: number; h: number }, { room, things, notes, lit }: Around): Weighed {
  const found: Weighed[] = [];
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
  const sum = (placed: Box, boxes: readonly Box[]): number =>
    boxes.reduce((all, each) => all + overlap(placed, each), 0);
  const weigh = (placed: Placed, shift: number): void => {
    const area = size.w * size.h;
    const outside = area - overlap(placed, room);
    const cost =
      outside * 20 +
      sum(placed, notes) * 12 +
      (overlap(placed, thing) + sum(placed, lit)) * 6 +
      sum(placed, things) * 2 +
      Math.abs(shift - 0.5) * area * 0.02;
    found.push({ placed, cost });
  };
  upright(thing.x + thing.w + GAP, 'right');
  upright(thing.x - size.w - GAP, 'left');
  flat(thing.y + thing.h + GAP, 'below');
  flat(thing.y - size.h - GAP, 'above');
  const { placed, cost } = found.reduce((a, b) => (b.cost < a.cost ? b : a));
  return {
    cost,
    placed: {
      ...placed,
      x: clamp(placed.x, room.x, Math.max(room.x, room.x + room.w - size.w)),
      y: clamp(placed.y, room.y, Math.max(room.y, room.y + room.h - size.h)),
    },
  };
}

/** All orders of so few things. */
function orders(count: number): number[][] {
  if (count < 2) return [[...Array(count).keys()]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

/** Places for all notes, in whichever order they leave each other the most room. */
export function settle(
  notes: readonly Note[],
  room: Box,
  things: readonly Box[],
  answers: readonly Box[] = [],
): Placed[] {
  let best: { placed: Placed[]; cost: number } | null = null;
  for (const order of orders(notes.length)) {
    const placed: Placed[] = [];
    let cost = 0;
    for (const index of order) {
      const { about, size } = notes[index]!;
      const lit = [...answers, ...notes.flatMap((each, other) => (other === index ? [] : [each.about]))];
      const laid = Object.values(placed);
      const found = weighed(about, size, { room, things, notes: laid, lit });
      placed[index] = found.placed;
      cost += found.cost;
    }
    if (!best || cost < best.cost) best = { placed, cost };
  }
  return best?.placed ?? [];
}
