/** Where things go by their role (look.md §2). The same answer serves all widths; the shell arranges the groups. */
import type { AnyElement, Area, Board, Scene, Sheet, Zone } from '../wire';
import type { Tree } from './tree';

export interface Layout {
  stage: Area | null;
  /** The final scores, when they lie on the table itself: shown like a stage. */
  scores: Sheet | null;
  boards: Board[];
  /** Shared areas and loose markets, in reading order. */
  common: AnyElement[];
  /** Goals, tracks, reference: left rail. */
  left: AnyElement[];
  /** Supplies all watch: right rail. */
  supply: AnyElement[];
  own: Area | null;
  mats: Area[];
}

/** Zones that belong with the market they lie beside. */
const PILES = new Set(['deck', 'discard', 'removed', 'queue', 'drawn']);
const REFERENCE = new Set(['track', 'note', 'sheet', 'counter', 'die']);

/** One rail for all: what matters now comes first, the rest as it lies. */
export function byWeight(items: readonly AnyElement[]): AnyElement[] {
  const weight = (item: AnyElement): number => ('weight' in item ? (item.weight ?? 1) : 1);
  return [...items].sort((a, b) => weight(b) - weight(a));
}

export function layout(scene: Scene, tree: Tree, viewer: number | null): Layout {
  const found: Layout = {
    stage: null,
    scores: null,
    boards: [],
    common: [],
    left: [],
    supply: [],
    own: null,
    mats: [],
  };
  const top = tree.at('');
  for (const element of top) place(found, element, tree, viewer);
  if (!found.boards.length && !found.common.length && found.left.length) promote(found);
  const order = turnsFrom(viewer, scene.seats.length);
  found.mats.sort((a, b) => order(a.owner ?? 0) - order(b.owner ?? 0));
  return found;
}

function place(found: Layout, element: AnyElement, tree: Tree, viewer: number | null): void {
  switch (element.kind) {
    case 'area':
      return placeArea(found, element, tree, viewer);
    case 'board':
      found.boards.push(element);
      return;
    case 'zone':
      if (element.near) return; // drawn with what it belongs to
      if (element.role === 'stock' && (element.weight ?? 1) < 2) found.left.push(element);
      else found.common.push(element);
      return;
    case 'sheet':
      if (element.role === 'score') found.scores = element;
      else found.left.push(element);
      return;
    case 'overlay':
    case 'tile':
      return;
    default:
      (REFERENCE.has(element.kind) && (element.weight ?? 1) < 2 ? found.left : found.common).push(element);
  }
}

function placeArea(found: Layout, area: Area, tree: Tree, viewer: number | null): void {
  switch (area.role) {
    case 'stage':
      found.stage ??= area;
      return;
    case 'mat':
      if (area.owner === viewer && viewer !== null) found.own = area;
      else found.mats.push(area);
      return;
    case 'supply':
      found.supply.push(area);
      return;
    case 'aside':
      found.left.push(area);
      return;
    default: {
      const boards = tree.at(area.id).filter((child): child is Board => child.kind === 'board');
      found.boards.push(...boards);
      if (boards.length < tree.at(area.id).length) found.common.push(area);
    }
  }
}

/** A table with nothing but reference shows it in the middle. */
function promote(found: Layout): void {
  found.common = found.left;
  found.left = [];
}

/** Opponents sit in turn order after the viewer. */
function turnsFrom(viewer: number | null, seats: number): (seat: number) => number {
  const first = viewer === null ? 0 : viewer + 1;
  return (seat) => (seat - first + seats * 2) % Math.max(1, seats);
}

/** Parts of an own mat on a wide screen. */
export interface MatParts {
  /** Counters, notes, small dice: beside the name. */
  numbers: AnyElement[];
  /** Bids and reserves: left end. */
  hold: Zone[];
  columns: Zone[];
  /** Tableaus, tracks, sub-areas: middle. */
  middle: AnyElement[];
  /** Hand and piles: right end. */
  hand: Zone[];
}

export function matParts(children: readonly AnyElement[]): MatParts {
  const parts: MatParts = { numbers: [], hold: [], columns: [], middle: [], hand: [] };
  for (const child of children) {
    if (child.kind === 'zone') {
      if (child.role === 'bid' || child.role === 'reserve' || child.role === 'stock') parts.hold.push(child);
      else if (child.role === 'column' || child.lay === 'column') parts.columns.push(child);
      else if (child.role === 'hand' || PILES.has(child.role)) parts.hand.push(child);
      else parts.middle.push(child);
    } else if (child.kind === 'counter' || child.kind === 'note' || child.kind === 'die' || child.kind === 'piece')
      parts.numbers.push(child);
    else if (child.kind !== 'overlay') parts.middle.push(child);
  }
  return parts;
}

/** Cards told as lines that stand above each other in a low mat, with words and without. */
const LINES = 5;
const WORDY = 3;
/** Room of a heading with nothing below it. */
export const EMPTY = 98;
/** More things than this in one market lie in several rows. */
export const CROWD = 7;
/** Room of a card whose rows are pressed. */
export const OPERATED = 140;

/** Cards of a tableau beyond which a hand beside it is told as boxes, too. */
const CROWDED = 6;
export const BOXED_HAND = 268;
/** Width in which a crowded tableau is told. */
const BOXES = 510;

/**
 * Width in pixels at which a zone of a low mat can be read; `texts` tells of each thing whether it brings words, `beside` how
 * many cards lie in the tableau beside it.
 */
export function roomFor(zone: Zone, texts: readonly number[], beside = 0): number {
  const n = texts.length;
  if (zone.slots?.length) return zone.slots.length * 76;
  if (zone.lay === 'pile' || zone.role === 'discard' || zone.role === 'deck') return 84;
  if (!n) return EMPTY;
  if (n < 2) return 104;
  const wordy = texts.some(Boolean);
  if (zone.role === 'hand' && wordy && n > 3 && n <= 7 && beside > CROWDED) return BOXED_HAND;
  if (zone.role === 'hand' && wordy && n <= LINES) return n * 100;
  if (zone.role === 'tableau' && wordy) return n <= WORDY ? n * 118 : n <= CROWDED ? 2 * 176 : BOXES;
  if (n > LINES) return Math.ceil(n / LINES) * (n > 2 * LINES ? 120 : 134);
  return wordy ? (n > WORDY ? 280 : 190) : 148;
}

export interface Tab {
  id: string;
  /** Element whose label names the tab; without one the tab is named by `word`. */
  named: AnyElement | null;
  word: string;
  items: AnyElement[];
}

/** Tabs of a mat on a narrow screen: one for all columns, one for each other zone or sub-area. */
export function matTabs(children: readonly AnyElement[]): Tab[] {
  const tabs: Tab[] = [];
  const columns: Tab = { id: 'columns', named: null, word: 'tab-columns', items: [] };
  const loose: Tab = { id: 'facts', named: null, word: 'tab-facts', items: [] };
  for (const child of children) {
    if (child.kind === 'overlay' || child.kind === 'counter' || child.kind === 'piece') continue;
    if (child.kind === 'zone' && (child.role === 'bid' || child.role === 'reserve')) continue;
    const shared =
      child.kind === 'zone' && (child.role === 'column' || child.lay === 'column')
        ? columns
        : child.kind === 'zone' || child.kind === 'area'
          ? null
          : loose;
    if (shared) {
      if (!shared.items.length && shared === columns) tabs.push(shared);
      shared.items.push(child);
    } else tabs.push({ id: child.id, named: child, word: '', items: [child] });
  }
  if (loose.items.length) tabs.push(loose);
  return tabs;
}

/** Zones drawn at the foot of another element because they belong to it. */
export function companions(tree: Tree, id: string): AnyElement[] {
  return tree.scene.elements.filter((element) => element.near === id && element.kind !== 'overlay');
}
