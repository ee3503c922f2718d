// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  border,
  boundsOf,
  centre,
  corners,
  edge,
  edgeName,
  neighbour,
  regionCells,
  SIDE,
  spread,
} from '../src/table/board/grid';
import { wallsOf } from '../src/table/board/scenery';
import { Tree } from '../src/table/tree';
import type { Board } from '../src/wire';

describe('square and hex geometry', () => {
  it('names an edge once, whichever cell it is seen from', () => {
    expect(edgeName('square', 'b', 1, 0, 'w')).toBe('b@0,0/e');
    expect(edgeName('square', 'b', 0, 0, 'e')).toBe('b@0,0/e');
    expect(edgeName('square', 'b', 0, 1, 'n')).toBe('b@0,0/s');
    expect(edgeName('hex', 'b', 0, 1, 'ne')).toBe('b@1,0/sw');
    expect(edgeName('hex', 'b', 1, 0, 'sw')).toBe('b@1,0/sw');
  });

  it('shares the two ends of an edge with the neighbour', () => {
    for (const [kind, side, back] of [
      ['square', 'e', 'w'],
      ['hex', 'se', 'nw'],
      ['hex', 'sw', 'ne'],
      ['hex', 'e', 'w'],
    ] as const) {
      const [x, y] = neighbour(kind, 2, 3, side)!;
      const near = edge(kind, 2, 3, side)!
        .map((p) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`)
        .sort();
      const far = edge(kind, x, y, back)!
        .map((p) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`)
        .sort();
      expect(near).toEqual(far);
    }
  });

  it('has four or six corners around the centre', () => {
    expect(corners('square', centre('square', 0, 0))).toHaveLength(4);
    expect(corners('hex', centre('hex', 0, 0))).toHaveLength(6);
  });

  it('reads regions and draws their border only', () => {
    const cells = regionCells('0,0..2,1 8,18');
    expect(cells).toHaveLength(7);
    expect(border('square', cells.slice(0, 6)).match(/M/g)).toHaveLength(10);
  });

  it('bounds cells and names columns', () => {
    expect(
      boundsOf('square', [
        [0, 0],
        [2, 0],
      ]),
    ).toEqual({ x0: -SIDE / 2, y0: -SIDE / 2, x1: 2.5 * SIDE, y1: SIDE / 2 });
  });

  it('spreads several things in a cell', () => {
    expect([1, 2, 3, 4].map((n) => spread(n).length)).toEqual([1, 2, 3, 4]);
  });
});

it('draws a wall once though both tiles have it', () => {
  const board: Board = { kind: 'board', id: 'b', grid: 'square' };
  const tree = new Tree({
    v: 1,
    phase: { t: 'm', id: 'p' },
    seats: [],
    elements: [
      board,
      { kind: 'tile', id: '1', at: 'b@0,0', face: 'f', walls: ['e', 'n'] },
      { kind: 'tile', id: '2', at: 'b@1,0', face: 'f', walls: ['w'] },
    ],
  });
  expect(wallsOf(board, tree).map((wall) => wall.place)).toEqual(['b@0,0/e', 'b@0,-1/s']);
});
