// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyBeat, applyBeats } from '../src/table/apply';
import { slotAt } from '../src/table/board/scenery';
import { byWeight, layout, matParts, matTabs } from '../src/table/layout';
import { parsePlace } from '../src/table/places';
import { Tree } from '../src/table/tree';
import type { AnyElement, Beat, Board, Msg, Scene } from '../src/wire';

const msg = (id: string): Msg => ({ t: 'm', id });
const card = (id: string, at: string): AnyElement => ({ kind: 'card', id, at });
const scene = (elements: AnyElement[]): Scene => ({
  v: 1,
  phase: msg('p'),
  seats: [{ seat: 0 }, { seat: 1 }],
  elements,
  turn: [0],
});
const ids = (of: Scene): string[] => of.elements.map((element) => element.id);

describe('places', () => {
  it('reads the five spellings', () => {
    expect(parsePlace('')).toEqual({ kind: 'table' });
    expect(parsePlace('hero:x')).toEqual({ kind: 'element', id: 'hero:x' });
    expect(parsePlace('bids:0#2')).toEqual({ kind: 'slot', id: 'bids:0', slot: '2' });
    expect(parsePlace('cave@-1,2')).toEqual({ kind: 'cell', id: 'cave', x: -1, y: 2 });
    expect(parsePlace('cave@0,0/e')).toEqual({ kind: 'edge', id: 'cave', x: 0, y: 0, side: 'e' });
  });
});

describe('beats', () => {
  const before = scene([card('a', 'x'), card('b', 'x'), card('c', 'y')]);

  it('moves, drops and adds', () => {
    const beat: Beat = {
      kind: 'move',
      put: [card('a', 'y'), card('d', 'x')],
      drop: ['b'],
      turn: [1],
      seats: [{ seat: 1, score: 3 }],
      phase: msg('q'),
    };
    const after = applyBeat(before, beat);
    expect(ids(after)).toEqual(['a', 'c', 'd']);
    expect(after.elements[0]?.at).toBe('y');
    expect([after.turn, after.seats[1]?.score, after.phase.id]).toEqual([[1], 3, 'q']);
    expect(ids(before)).toEqual(['a', 'b', 'c']);
  });

  it('orders the children of a place and leaves others where they are', () => {
    const after = applyBeat(before, { kind: 'move', order: { x: ['b', 'a'] } });
    expect(ids(after)).toEqual(['b', 'a', 'c']);
  });

  it('plays several', () => {
    expect(
      ids(
        applyBeats(before, [
          { kind: 'move', drop: ['a'] },
          { kind: 'move', put: [card('e', 'y')] },
        ]),
      ),
    ).toEqual(['b', 'c', 'e']);
  });
});

describe('tree', () => {
  const tree = new Tree(
    scene([
      { kind: 'area', id: 'mat:1', role: 'mat', owner: 1 },
      { kind: 'zone', id: 'bids:1', at: 'mat:1', role: 'bid' },
      { kind: 'piece', id: 'coin', at: 'bids:1#2', shape: 'coin' },
      { kind: 'board', id: 'map', grid: 'square' },
      { kind: 'tile', id: 'lake', at: 'map@0,0', face: 'lake', over: [[1, 0]] },
      { kind: 'piece', id: 'boat', at: 'map@1,0', shape: 'meeple' },
    ]),
  );

  it('tells what a click may mean, inner first', () => {
    expect(tree.chain('coin')).toEqual(['coin', 'bids:1#2', 'bids:1', 'mat:1']);
    expect(tree.chain('boat')).toEqual(['boat', 'map@1,0', 'lake', 'map']);
  });

  it('knows whose mat a thing lies on', () => {
    expect(tree.ownerOf('coin')).toBe(1);
    expect(tree.ownerOf('boat')).toBeNull();
  });
});

describe('one rail for everything', () => {
  it('begins with what matters now and keeps the rest in order', () => {
    const area = (id: string, weight?: 0 | 1 | 2): AnyElement => ({ kind: 'area', id, role: 'supply', weight });
    const items = [area('city'), area('later', 0), area('forecast', 2), area('store')];
    expect(byWeight(items).map((each) => each.id)).toEqual(['forecast', 'city', 'store', 'later']);
  });
});

describe('layout by role', () => {
  const elements: AnyElement[] = [
    { kind: 'area', id: 'inns', role: 'common' },
    { kind: 'zone', id: 'inn', at: 'inns', role: 'market' },
    { kind: 'zone', id: 'hall', role: 'stock' },
    { kind: 'track', id: 'rounds', steps: [] },
    { kind: 'area', id: 'bank', role: 'supply' },
    { kind: 'area', id: 'fight', role: 'stage' },
    { kind: 'area', id: 'mat:0', role: 'mat', owner: 0 },
    { kind: 'area', id: 'mat:1', role: 'mat', owner: 1 },
    { kind: 'board', id: 'map', grid: 'hex' },
    { kind: 'sheet', id: 'scores', role: 'score', heads: [], rows: [] },
  ];
  const place = (viewer: number | null) => {
    const found = layout(scene(elements), new Tree(scene(elements)), viewer);
    return {
      ...found,
      left: found.left.map((each) => each.id),
      common: found.common.map((each) => each.id),
      mats: found.mats.map((each) => each.id),
    };
  };

  it('puts each role where it belongs', () => {
    const found = place(0);
    expect(found.own?.id).toBe('mat:0');
    expect(found.mats).toEqual(['mat:1']);
    expect(found.common).toEqual(['inns']);
    expect(found.left).toEqual(['hall', 'rounds']);
    expect([found.stage?.id, found.scores?.id, found.boards[0]?.id, found.supply[0]?.id]).toEqual([
      'fight',
      'scores',
      'map',
      'bank',
    ]);
  });

  it('folds all mats for a spectator', () => {
    expect(place(null)).toMatchObject({ own: null, mats: ['mat:0', 'mat:1'] });
  });

  it('splits a mat and makes tabs of it', () => {
    const children: AnyElement[] = [
      { kind: 'counter', id: 'gold', icon: 'gold', value: 1 },
      { kind: 'zone', id: 'bids', role: 'bid' },
      { kind: 'zone', id: 'c1', role: 'column' },
      { kind: 'zone', id: 'c2', role: 'column' },
      { kind: 'zone', id: 'hand', role: 'hand' },
      { kind: 'note', id: 'n', role: 'goal', text: msg('t') },
    ];
    const parts = matParts(children);
    expect([parts.numbers.length, parts.hold.length, parts.columns.length, parts.hand.length]).toEqual([2, 1, 2, 1]);
    expect(matTabs(children).map((tab) => tab.id)).toEqual(['columns', 'hand', 'facts']);
  });
});

describe('ghosts on a board', () => {
  it('stand where the slot of their tile is', () => {
    const board = { kind: 'board', id: 'map', grid: 'hex' } as Board;
    const tile = { kind: 'tile', id: 'r1', at: 'map@0,0', slots: [{ name: 'home', x: 50, y: -50 }] } as AnyElement;
    const tree = new Tree(scene([board, tile]));
    const middle = slotAt(board, tree, 'r1#floor')!;
    const home = slotAt(board, tree, 'r1#home')!;
    expect(home.x).toBeGreaterThan(middle.x);
    expect(home.y).toBeLessThan(middle.y);
    expect(slotAt(board, tree, 'map@0,0')).toBeNull();
    expect(slotAt(board, tree, 'mat:0#home')).toBeNull();
  });
});
