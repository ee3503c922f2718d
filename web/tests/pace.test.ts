import { describe, expect, it } from 'vitest';
import { allowance, pictures, tooMany } from '../src/table/motion/pace';
import type { Beat } from '../src/wire';

const line: Beat = { kind: 'hit' };
const group: Beat = { kind: 'move', drop: ['m1'] };
const own: Beat = { kind: 'move', by: 1, drop: ['m2'] };

describe('the time that is taken to show what happened', () => {
  it('is shared by pictures, not by lines of the chronicle', () => {
    const phase = Array.from({ length: 6 }, () => [...Array<Beat>(20).fill(line), group]).flat();
    expect(pictures(phase)).toBe(6);
    expect(tooMany(phase)).toBe(false);
    expect(tooMany(Array<Beat>(61).fill(group))).toBe(true);
  });
  it('is not spent on who is asked next', () => {
    const asked: Beat = { kind: 'turn', order: { order: ['s1', 's2'] } };
    const told: Beat = { ...asked, log: { t: 'm', id: 'tie-line' } };
    expect(pictures([own, asked, own, asked, told])).toBe(3);
    expect(allowance([asked, told, own], 'quick', 340)).toBe(500);
  });
  it('is not short for what the game does by itself', () => {
    expect(allowance([line, own], 'quick', 340)).toBe(500);
    expect(allowance([own, line, group, group], 'quick', 340)).toBe(500 + 2 * 340);
  });
});
