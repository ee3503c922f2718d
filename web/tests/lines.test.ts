// @vitest-environment node
import { expect, it } from 'vitest';
import { chronicleLines, unreadChat } from '../src/table/shell/lines';
import type { Beat, Chat, SeatInfo } from '../src/wire';

const beat = (kind: Beat['kind'], id: string, ...focus: string[]): Beat => ({ kind, log: { t: 'm', id }, focus });

it('tells what happens again in one line, with all places, and of a way its end', () => {
  const lines = chronicleLines([
    beat('turn', 'turn', 'map@0,0'),
    { kind: 'move' },
    beat('move', 'moved', 'map@1,0'),
    beat('move', 'moved', 'map@2,0'),
    beat('place', 'placed', 'map@3,0'),
    beat('place', 'placed', 'map@3,1'),
    beat('place', 'placed', 'map@3,1'),
    beat('place', 'other', 'tile:1'),
  ]);
  expect(lines.map(({ index, n, cells }) => [index, n, cells])).toEqual([
    [0, 1, []],
    [2, 2, ['map@2,0']],
    [4, 3, ['map@3,0', 'map@3,1']],
    [7, 1, []],
  ]);
});

it('begins a new line where somebody comes back to the table', () => {
  expect(chronicleLines([beat('place', 'placed'), beat('place', 'placed')], 1)).toHaveLength(2);
});

it('counts as unread what others wrote, and never one’s own lines', () => {
  const line = (id: number, seat: number | null): Chat => ({ type: 'chat', id, name: 'N', text: 'T', at: '', seat });
  const seats: SeatInfo[] = [
    { seat: 0, kind: 'person', mine: true },
    { seat: 1, kind: 'person' },
  ];
  const chat = [line(1, 1), line(2, 0), line(3, null), line(4, 1), line(5, 0)];
  expect([0, 1, 4, 5].map((seen) => unreadChat(chat, seen, seats))).toEqual([3, 2, 0, 0]);
});
