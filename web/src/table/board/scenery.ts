/** What a board consists of, worked out once per scene: cells, tiles, walls, edges and what stands where. */
import type { AnyElement, Board, Ground, Level, Piece, Slot, Tile } from '../../wire';
import { cell, parsePlace } from '../places';
import { covered, type Tree } from '../tree';
import { centre, type Kind, edge, edgeName, type Point, RADIUS, SIDE } from './grid';

export interface CellSpot {
  place: string;
  x: number;
  y: number;
  tile: Tile | null;
  ground: Ground | null;
}

export interface EdgeSpot {
  place: string;
  a: Point;
  b: Point;
}

export interface Standing {
  place: string;
  x: number;
  y: number;
  /** Things in slots that have their own place on the tile. */
  anchored: Anchored[];
  /** Such slots that are still empty. */
  hollow: { place: string; fits: string; at: Point }[];
  ground: Piece[];
  markers: AnyElement[];
  units: AnyElement[];
}

/** A thing and where it lies from the middle of its cell. */
export interface Anchored {
  element: AnyElement;
  at: Point;
}

/** From the middle of a cell to the anchor of a slot; null for slots that have none. */
function anchor(kind: Kind, slot: Slot | undefined): Point | null {
  if (!slot || (!slot.x && !slot.y)) return null;
  const [wide, tall] = kind === 'hex' ? [(RADIUS * Math.sqrt(3)) / 2, RADIUS] : [SIDE / 2, SIDE / 2];
  return { x: ((slot.x ?? 0) / 100) * wide, y: ((slot.y ?? 0) / 100) * tall };
}

/** Where something in a slot of a tile stands on the board: at the anchor, or in the middle of the tile's cell. */
export function slotAt(board: Board, tree: Tree, spelling: string): Point | null {
  const place = parsePlace(spelling);
  const tile = place.kind === 'slot' ? tree.get(place.id) : undefined;
  const at = parsePlace(tile?.at ?? '');
  if (place.kind !== 'slot' || tile?.kind !== 'tile' || at.kind !== 'cell' || at.id !== board.id) return null;
  const kind = kindOf(board);
  const middle = centre(kind, at.x, at.y);
  const off = anchor(
    kind,
    tile.slots?.find((slot) => slot.name === place.slot),
  );
  return { x: middle.x + (off?.x ?? 0), y: middle.y + (off?.y ?? 0) };
}

const LEVELS: readonly Level[] = ['ground', 'structure', 'marker', 'unit', 'air'];

export function kindOf(board: Board): Kind {
  return board.grid === 'hex' ? 'hex' : 'square';
}

/** All cells that are drawn: the fixed ones, those with tiles or pieces, and those that are asked for. */
export function cellsOf(board: Board, tree: Tree, wanted: Iterable<string>): CellSpot[] {
  const found = new Map<string, CellSpot>();
  const add = (x: number, y: number, ground: Ground | null): void => {
    const place = cell(board.id, x, y);
    if (!found.has(place)) found.set(place, { place, x, y, tile: tree.tileOn(place) ?? null, ground });
  };
  if (board.size) {
    const [x0, y0, x1, y1] = board.size;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const sign = board.ground?.[y - y0]?.[x - x0];
        if (board.ground?.length && (sign === undefined || sign === ' ')) continue;
        add(x, y, sign === undefined ? null : (board.legend?.[sign] ?? null));
      }
  }
  for (const element of tree.within(board.id))
    if (element.kind === 'tile' || element.kind === 'piece' || element.kind === 'card')
      for (const place of element.kind === 'card' ? [element.at ?? ''] : covered(element)) {
        const at = parsePlace(place);
        if (at.kind === 'cell') add(at.x, at.y, null);
      }
  for (const place of wanted) {
    const at = parsePlace(place);
    if (at.kind === 'cell' && at.id === board.id) add(at.x, at.y, null);
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

export function extent(cells: readonly CellSpot[]): [number, number][] {
  return cells.map((spot) => [spot.x, spot.y]);
}

/** Walls, once per edge, whichever of the two tiles names them. */
export function wallsOf(board: Board, tree: Tree, ghosts: readonly AnyElement[] = []): EdgeSpot[] {
  const kind = kindOf(board);
  const found = new Map<string, EdgeSpot>();
  for (const tile of [...tree.within(board.id), ...ghosts]) {
    if (tile.kind !== 'tile') continue;
    const at = parsePlace(tile.at ?? '');
    if (at.kind !== 'cell' || at.id !== board.id) continue;
    for (const side of tile.walls ?? []) {
      const line = edge(kind, at.x, at.y, side);
      const place = edgeName(kind, board.id, at.x, at.y, side);
      if (line) found.set(place, { place, a: line[0], b: line[1] });
    }
  }
  return [...found.values()];
}

/** What stands on each cell by level; things on tiles and their slots stand on the tile's cell; own units first. */
export function standing(board: Board, tree: Tree, viewer: number | null): { cells: Standing[]; edges: AnyElement[] } {
  const cells = new Map<string, Standing>();
  const edges: AnyElement[] = [];
  const kind = kindOf(board);
  const spotAt = (place: string, x: number, y: number): Standing => {
    let spot = cells.get(place);
    if (!spot) cells.set(place, (spot = { place, x, y, anchored: [], hollow: [], ground: [], markers: [], units: [] }));
    return spot;
  };
  /** Things in slots with an anchor lie there; the others stand with the rest of the cell. */
  const lay = (tile: Tile): void => {
    const at = parsePlace(tile.at ?? '');
    const anchors = new Map(
      (tile.slots ?? []).map((slot) => [`${tile.id}#${slot.name}`, { slot, at: anchor(kind, slot) }]),
    );
    for (const on of tree.within(tile.id)) {
      const there = anchors.get(on.at ?? '')?.at;
      if (on.kind === 'overlay') continue;
      if (there && at.kind === 'cell') spotAt(tile.at!, at.x, at.y).anchored.push({ element: on, at: there });
      else put(on, tile.at ?? '');
    }
    for (const [place, { slot, at: there }] of anchors)
      if (there && at.kind === 'cell' && !tree.at(place).length)
        spotAt(tile.at!, at.x, at.y).hollow.push({ place, fits: slot.fits ?? '', at: there });
  };
  const put = (element: AnyElement, place: string): void => {
    const at = parsePlace(place);
    if (at.kind === 'edge') {
      edges.push(element);
      return;
    }
    if (at.kind !== 'cell') return;
    const spot = spotAt(place, at.x, at.y);
    const level = element.kind === 'piece' ? LEVELS.indexOf(element.level ?? 'unit') : 3;
    if (element.kind === 'piece' && level <= 1) spot.ground.push(element);
    else if (level === 2) spot.markers.push(element);
    else spot.units.push(element);
  };
  for (const element of tree.within(board.id)) {
    if (element.kind === 'overlay' || element.kind === 'area' || element.kind === 'board') continue;
    if (element.kind === 'tile') {
      lay(element);
      continue;
    }
    put(element, element.at ?? '');
  }
  for (const spot of cells.values()) spot.units.sort((a, b) => Number(b.owner === viewer) - Number(a.owner === viewer));
  return { cells: [...cells.values()], edges };
}
