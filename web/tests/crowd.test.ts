import { describe, expect, it } from 'vitest';
import { camps, MOST, markerRooms, nameAt, type Room, unitRooms } from '../src/table/board/crowd';
import { RADIUS } from '../src/table/board/grid';
import type { Piece } from '../src/wire';

/** Half the width of a hex at this height. */
const half = (dy: number): number =>
  Math.abs(dy) <= RADIUS / 2 ? (RADIUS * Math.sqrt(3)) / 2 : (RADIUS - Math.abs(dy)) * Math.sqrt(3);
const apart = (a: Room, b: Room): number => Math.hypot(a.dx - b.dx, a.dy - b.dy);

describe('inhabitants of a hex', () => {
  for (const under of [false, true])
    for (let n = 1; n <= MOST; n++)
      it(`${n} units ${under ? 'beside a building' : 'alone'} stand inside, above the name, side by side`, () => {
        const rooms = unitRooms(n, under);
        expect(rooms).toHaveLength(n);
        for (const room of rooms) {
          expect(Math.abs(room.dx) + room.size * 0.4).toBeLessThan(half(room.dy) + 4);
          expect(room.dy + room.size / 2).toBeLessThan(nameAt(true) - 4);
        }
        rooms.forEach((a, i) =>
          rooms.slice(i + 1).forEach((b) => expect(apart(a, b)).toBeGreaterThan(Math.min(a.size, b.size) * 0.8)),
        );
      });

  it('markers lie below the name, inside', () => {
    for (const n of [1, 2, 3])
      for (const room of markerRooms(n)) {
        expect(room.dy - room.size / 2).toBeGreaterThan(nameAt(true));
        expect(Math.abs(room.dx)).toBeLessThan(half(room.dy));
      }
  });

  it('too many units are told by owner, monsters first, and whoever is asked about alone', () => {
    const unit = (id: string, owner: number | null, dice: number, n = 1): Piece => ({
      kind: 'piece',
      id,
      at: 'map@0,0',
      shape: owner == null ? 'monster' : 'meeple',
      owner,
      n,
      stats: dice ? [{ icon: 'dice', n: dice }] : [],
    });
    const units = [
      ...[0, 1, 2, 3, 4].flatMap((owner) => [unit(`w${owner}`, owner, 0, 2), unit(`d${owner}`, owner, 3)]),
      unit('beast', null, 4),
    ];
    const all = camps(units, () => false);
    expect(all.map((each) => each.id)).toEqual(['beast', 'd0', 'd1', 'd2', 'd3', 'd4']);
    expect(all.slice(1).map((each) => each.kind === 'piece' && each.n)).toEqual([3, 3, 3, 3, 3]);
    expect(all.length).toBeLessThanOrEqual(MOST);
    expect(camps(units, (id) => id === 'w0').map((each) => each.id)).toContain('w0');
  });
});
