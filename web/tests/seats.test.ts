import { describe, expect, it } from 'vitest';
import { firstSeat, handTo, isMyTurn, mySeats, turnTo } from '../src/net/seats';
import { question } from '../src/pages/lists';
import { Words } from '../src/words/words';
import type { Ask, SeatInfo, TableInfo, Waiting } from '../src/wire';

function table(mine: number[], more: Partial<TableInfo> = {}): TableInfo {
  const seats: SeatInfo[] = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'person',
    name: `P${seat}`,
    mine: mine.includes(seat),
  }));
  return {
    table: 't',
    game: 'g',
    title: '',
    state: 'running',
    pace: 'live',
    public: true,
    seats,
    options: {},
    opened: '',
    host: false,
    ...more,
  };
}
const ask = (answered?: string): Ask => ({
  id: '1.a',
  seat: 0,
  form: 'pick',
  prompt: { t: 'm', id: 'p' },
  options: [],
  answered,
});
const waits = (seat: number, done = false): Waiting => ({ seat, prompt: { t: 'm', id: 'w' }, done });

describe('whose device this is', () => {
  it('stays with a single person', () => {
    expect(handTo(table([0]), 0, [], [waits(1)])).toBeNull();
  });
  it('stays while the person has something to answer', () => {
    expect(handTo(table([0, 1]), 0, [ask()], [waits(1)])).toBeNull();
  });
  it('goes on when the answer is in and another one of mine is asked', () => {
    expect(handTo(table([0, 1]), 0, [ask('x')], [waits(1)])).toBe(1);
    expect(handTo(table([0, 1]), 0, [], [waits(2), waits(1)])).toBe(1);
  });
  it('does not go to those who have chosen, nor to strangers', () => {
    expect(handTo(table([0, 1]), 0, [], [waits(1, true), waits(2)])).toBeNull();
  });
  it('starts with the one who is asked', () => {
    expect(firstSeat(table([0, 1], { turn: [1] }))).toBe(1);
    expect(firstSeat(table([2]))).toBe(2);
    expect(firstSeat(table([]))).toBeNull();
  });
  it('forgets seats that were left', () => {
    const info = table([0]);
    info.seats[0]!.left = true;
    expect(mySeats(info)).toEqual([]);
    expect(isMyTurn({ ...info, turn: [0] })).toBe(false);
    expect(isMyTurn(table([0], { turn: [0] }))).toBe(true);
  });
});

describe('where nothing is private', () => {
  it('nobody looks away, and the device turns to the own seat that is asked', () => {
    const open = { ...table([0, 1]), private: false };
    const other = { ...ask(), seat: 1 };
    expect(handTo(open, 0, [], [waits(1)])).toBeNull();
    expect(turnTo(open, 0, [other])).toBe(1);
    expect(turnTo(open, 0, [{ ...ask(), seat: 0 }, other])).toBeNull();
    expect(turnTo(table([0, 1]), 0, [other])).toBeNull();
  });
});

it('tells what I am asked at a table, with the names of those who sit there', () => {
  const words = new Words('en', { game: 'ask-give = Give { $who } a card' });
  const asked = { t: 'm', id: 'ask-give', args: { who: { t: 's', seat: 1 } } } as const;
  expect(question(table([0], { question: asked }), words)).toBe('Give P1 a card');
  expect(question(table([0]), words)).toBe('');
  expect(question(table([0], { question: asked }), new Words('en', {}))).toBe('');
});
