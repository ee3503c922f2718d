// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as pointing from '../src/table/pointing';
import type { Ask, Bill, Msg, Option } from '../src/wire';

const msg = (id: string): Msg => ({ t: 'm', id });
const option = (name: string, ...path: string[]): Option => ({ name, path });
const ask = (fields: Partial<Ask>): Ask => ({
  id: '1.a',
  seat: 0,
  form: 'pick',
  prompt: msg('p'),
  options: [],
  ...fields,
});

const moves = [
  option('a>1', 'unit:a', 'map@1,0'),
  option('a>2', 'unit:a', 'map@2,0'),
  option('b>2', 'unit:b', 'map@2,0'),
  option('end', '!end'),
];

describe('pointing', () => {
  it('lights the distinct first steps', () => {
    expect(pointing.narrow(moves, []).next).toEqual(['unit:a', 'unit:b', '!end']);
  });

  it('narrows with each step and answers when one complete path is left', () => {
    expect(pointing.narrow(moves, ['unit:a']).next).toEqual(['map@1,0', 'map@2,0']);
    expect(pointing.point(moves, ['unit:a'], 'map@2,0').answer?.name).toBe('a>2');
  });

  it('may start from a later step', () => {
    const first = pointing.narrow(moves, []);
    expect(first.later.has('map@2,0')).toBe(true);
    expect(pointing.narrow(moves, ['map@2,0']).next).toEqual(['unit:a', 'unit:b']);
    expect(pointing.point(moves, ['map@2,0'], 'unit:b').answer?.name).toBe('b>2');
  });

  it('does not answer before the path is complete, even if one option is left', () => {
    expect(pointing.point(moves, [], 'unit:b').answer).toBeNull();
  });

  it('takes a verb that leaves one option as the whole answer', () => {
    const options = [option('smash', 'crystal', '!smash'), option('go', 'map@0,0')];
    expect(pointing.point(options, [], '!smash').answer?.name).toBe('smash');
  });

  it('offers a complete path that others go on from', () => {
    const options = [option('stay', 'unit'), option('go', 'unit', 'map@0,1')];
    const { answer, complete, next } = pointing.narrow(options, ['unit']);
    expect([answer, complete?.name, next]).toEqual([null, 'stay', ['map@0,1']]);
  });

  it('prefers what lies on top, then what is lit', () => {
    const narrowed = pointing.narrow(moves, []);
    expect(pointing.meant(narrowed, ['gem', 'unit:a', 'map@2,0'])).toBe('unit:a');
    expect(pointing.meant(narrowed, ['gem', 'map@2,0'])).toBe('map@2,0');
    expect(pointing.meant(narrowed, ['gem'])).toBeNull();
  });

  it('knows which reasons hold after the steps so far', () => {
    const question = ask({
      options: moves,
      blocked: [
        { path: ['unit:c'], why: msg('tired') },
        { path: ['unit:a', 'map@9,9'], why: msg('far') },
      ],
    });
    expect([...pointing.blockedNow(question, []).keys()]).toEqual(['unit:c', 'unit:a']);
    expect([...pointing.blockedNow(question, ['unit:a']).keys()]).toEqual(['map@9,9']);
  });

  it('sees amounts and turned tiles', () => {
    const amounts = [3, 1, 2].map((n) => ({ ...option(`n${n}`, `!n${n}`), n }));
    expect(pointing.amounts(amounts)?.map((each) => each.n)).toEqual([1, 2, 3]);
    expect(pointing.amounts(moves)).toBeNull();
    const tile = (n: number, face = 'f'): Option => ({
      ...option(`r${n}`, 'cave@0,0', `!r${n}`),
      preview: [{ kind: 'tile', id: 't', at: 'cave@0,0', face, turn: n }],
    });
    expect(pointing.turns([tile(0), tile(1)], ['cave@0,0'])).toHaveLength(2);
    expect(pointing.turns([tile(0), tile(1, 'other')], ['cave@0,0'])).toBeNull();
    expect(pointing.turns(moves, ['unit:a'])).toBeNull();
  });
});

describe('many', () => {
  const question = ask({
    form: 'many',
    least: 1,
    most: 3,
    options: [option('x', 'c:x'), option('y', 'c:y'), option('z', 'c:z')],
    meter: [{ label: msg('gold'), goal: 3, per: { x: 1, y: 2, z: 2 } }],
  });

  it('adds up the meters', () => {
    expect(pointing.sums(question, ['x'])[0]?.state).toBe('short');
    expect(pointing.sums(question, ['x', 'y'])[0]?.state).toBe('met');
    expect(pointing.sums(question, ['y', 'z'])[0]?.state).toBe('over');
  });

  it('is ready within its bounds and with all meters met', () => {
    expect(pointing.manyReady(question, ['x', 'y'])).toBe(true);
    expect(pointing.manyReady(question, [])).toBe(false);
    expect(pointing.manyReady(question, ['y', 'z'])).toBe(false);
  });
});

describe('assign', () => {
  it('fills the next free place', () => {
    expect(pointing.assignTo(['a', null, null], 'b', null)).toEqual(['a', 'b', null]);
  });

  it('swaps with what lies on the place', () => {
    expect(pointing.assignTo(['a', 'b', null], 'a', 1)).toEqual(['b', 'a', null]);
    expect(pointing.assignTo(['a', 'b', 'c'], 'd', 1)).toEqual(['a', 'd', 'c']);
  });

  it('takes things back', () => {
    expect(pointing.takeBack(['a', 'b', null], 'b')).toEqual(['a', null, null]);
  });
});

describe('paying', () => {
  const bill: Bill = {
    cost: [
      { icon: 'tool', n: 1 },
      { icon: 'any', n: 1 },
    ],
    have: { gem: 2, tool: 1, gold: 1 },
    proposed: { gem: 1, tool: 1 },
    ways: [
      { gem: 1, tool: 1 },
      { gem: 1, gold: 1 },
      { tool: 1, gold: 1 },
    ],
  };

  it('starts from the cheapest way, which pays', () => {
    expect(pointing.pieces(bill)).toBe(2);
    expect(pointing.settles(bill, bill.proposed)).toBe(true);
    expect(pointing.settles(bill, { gem: 2 })).toBe(false);
  });

  it('gives one piece in place of another that can do without', () => {
    expect(pointing.giveMore(bill, bill.proposed, 'gold')).toEqual({ tool: 1, gold: 1 });
    expect(pointing.giveMore(bill, { gem: 1 }, 'gold')).toEqual({ gem: 1, gold: 1 });
  });

  it('never gives more than there is', () => {
    expect(pointing.giveMore(bill, { tool: 1 }, 'tool')).toEqual({ tool: 1 });
    expect(pointing.giveLess({ gem: 1 }, 'gem')).toEqual({});
  });

  it('counts pieces where the ways are too many to list', () => {
    const long = { ...bill, ways: undefined };
    expect(pointing.settles(long, { gem: 2 })).toBe(true);
    expect(pointing.settles(long, { gem: 1 })).toBe(false);
  });
});
