import { describe, expect, it } from 'vitest';
import { MOST, markerRooms, nameAt, type Room, unitRooms } from '../src/table/board/crowd';
import { RADIUS } from '../src/table/board/grid';

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
});
