/** Geometry of square and pointy hex boards in board units: centres, outlines, edges, neighbours and names. */

export interface Point {
  x: number;
  y: number;
}

/** Side of a square cell and radius of a hex in board units. */
export const SIDE = 96;
export const RADIUS = 58;
const ROOT3 = Math.sqrt(3);

export type Kind = 'square' | 'hex';

export function centre(kind: Kind, x: number, y: number): Point {
  return kind === 'hex' ? { x: ROOT3 * RADIUS * (x + y / 2), y: 1.5 * RADIUS * y } : { x: x * SIDE, y: y * SIDE };
}

/** Corners of a cell, clockwise from the upper left (square) or the top (hex). */
export function corners(kind: Kind, at: Point, inset = 0): Point[] {
  if (kind === 'square') {
    const half = SIDE / 2 - inset;
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => ({ x: at.x + x! * half, y: at.y + y! * half }));
  }
  const radius = RADIUS - inset * 1.1547;
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
  });
}

export function outline(points: readonly Point[]): string {
  return points.map((point, index) => `${index ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('') + 'Z';
}

/** A square cell with rounded corners. */
export function plate(at: Point, inset: number, radius: number): string {
  const [half, r] = [SIDE / 2 - inset, Math.max(0, radius - inset)];
  const [x, y, side] = [at.x - half, at.y - half, 2 * (half - r)];
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${side}${turn(r, r)}v${side}${turn(-r, r)}h${-side}${turn(-r, -r)}v${-side}${turn(r, -r)}Z`;
}

/** Which two corners a side joins. */
const SIDES: Record<Kind, Record<string, [number, number]>> = {
  square: { n: [0, 1], e: [1, 2], s: [2, 3], w: [3, 0] },
  hex: { ne: [0, 1], e: [1, 2], se: [2, 3], sw: [3, 4], w: [4, 5], nw: [5, 0] },
};

const STEPS: Record<Kind, Record<string, [number, number]>> = {
  square: { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] },
  hex: { ne: [1, -1], e: [1, 0], se: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [0, -1] },
};

const OPPOSITE: Record<string, string> = { n: 's', s: 'n', e: 'w', w: 'e', ne: 'sw', sw: 'ne', nw: 'se', se: 'nw' };
/** Sides an edge is named by: from the cell with the smaller (y, x). */
const NAMED: Record<Kind, readonly string[]> = { square: ['e', 's'], hex: ['e', 'se', 'sw'] };

export function sides(kind: Kind): string[] {
  return Object.keys(SIDES[kind]);
}

export function neighbour(kind: Kind, x: number, y: number, side: string): [number, number] | null {
  const step = STEPS[kind][side];
  return step ? [x + step[0], y + step[1]] : null;
}

export function edge(kind: Kind, x: number, y: number, side: string): [Point, Point] | null {
  const pair = SIDES[kind][side];
  if (!pair) return null;
  const points = corners(kind, centre(kind, x, y));
  return [points[pair[0]]!, points[pair[1]]!];
}

/** The band along a line, so wide on either side: room for a finger. */
export function strip([a, b]: readonly [Point, Point], half: number): Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((a.y - b.y) * half) / length, ((b.x - a.x) * half) / length];
  return [
    { x: a.x + dx, y: a.y + dy },
    { x: b.x + dx, y: b.y + dy },
    { x: b.x - dx, y: b.y - dy },
    { x: a.x - dx, y: a.y - dy },
  ];
}

/** The one name of an edge, whichever cell it was seen from. */
export function edgeName(kind: Kind, board: string, x: number, y: number, side: string): string {
  if (NAMED[kind].includes(side)) return `${board}@${x},${y}/${side}`;
  const next = neighbour(kind, x, y, side);
  return next ? `${board}@${next[0]},${next[1]}/${OPPOSITE[side]}` : `${board}@${x},${y}/${side}`;
}

const REGIONS = new Map<string, readonly [number, number][]>();
/** Cells of a region: rectangles and single cells, “6,6..11,11 8,18”. Spellings are few, and asked about for every cell. */
export function regionCells(spelling: string): readonly [number, number][] {
  const known = REGIONS.get(spelling);
  if (known) return known;
  const found: [number, number][] = [];
  for (const part of spelling.split(/\s+/).filter(Boolean)) {
    const match = /^(-?\d+),(-?\d+)(?:\.\.(-?\d+),(-?\d+))?$/.exec(part);
    if (!match) continue;
    const [x0, y0] = [Number(match[1]), Number(match[2])];
    const [x1, y1] = [Number(match[3] ?? x0), Number(match[4] ?? y0)];
    for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); y++)
      for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); x++) found.push([x, y]);
  }
  REGIONS.set(spelling, found);
  return found;
}

/** Border of a set of cells as one path: every side whose neighbour is outside. */
export function border(kind: Kind, cells: readonly [number, number][]): string {
  const inside = new Set(cells.map(([x, y]) => `${x},${y}`));
  let path = '';
  for (const [x, y] of cells)
    for (const side of sides(kind)) {
      const next = neighbour(kind, x, y, side)!;
      if (inside.has(`${next[0]},${next[1]}`)) continue;
      const [a, b] = edge(kind, x, y, side)!;
      path += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    }
  return path;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export function boundsOf(kind: Kind, cells: readonly [number, number][]): Box {
  const box: Box = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of cells)
    for (const point of corners(kind, centre(kind, x, y))) {
      box.x0 = Math.min(box.x0, point.x);
      box.y0 = Math.min(box.y0, point.y);
      box.x1 = Math.max(box.x1, point.x);
      box.y1 = Math.max(box.y1, point.y);
    }
  return Number.isFinite(box.x0) ? box : { x0: -SIDE / 2, y0: -SIDE / 2, x1: SIDE / 2, y1: SIDE / 2 };
}

export interface Spot {
  dx: number;
  dy: number;
  scale: number;
}

const at = (scale: number, ...points: [number, number][]): Spot[] => points.map(([dx, dy]) => ({ dx, dy, scale }));

/** Places for several units in one cell: side by side up to three, two by two for four, else the first three and a count. */
export function spread(count: number): Spot[] {
  if (count <= 1) return at(1, [0, 0]);
  if (count === 2) return at(0.82, [-0.21, -0.04], [0.21, 0.06]);
  if (count === 3) return at(0.7, [-0.25, -0.12], [0.25, -0.12], [0, 0.2]);
  return at(0.66, [-0.22, -0.2], [0.22, -0.2], [-0.22, 0.22], [0.22, 0.22]);
}

/** The same where markers lie along the foot of the cell: the units keep clear of them. */
export function spreadAbove(count: number): Spot[] {
  if (count <= 1) return at(1, [-0.08, -0.1]);
  if (count === 2) return at(0.8, [-0.22, -0.13], [0.22, -0.13]);
  if (count === 3) return at(0.62, [-0.31, -0.15], [0, -0.15], [0.31, -0.15]);
  return at(0.58, [-0.2, -0.29], [0.2, -0.29], [-0.2, 0.04], [0.2, 0.04]);
}
