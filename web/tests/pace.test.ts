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
  it('is not short for what the game does by itself', () => {
    expect(allowance([line, own], 'quick', 340)).toBe(800);
    expect(allowance([own, line, group, group], 'quick', 340)).toBe(800 + 2 * 340);
  });
});
