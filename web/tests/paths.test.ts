import { describe, expect, it } from 'vitest';
import { shortened } from '../tools/paths';

describe('paths in few signs', () => {
  it('become relative and whole', () => {
    expect(shortened('M10.4 20.6L30 40H50V60Z')).toBe('m10 21l20 19h20v20z');
    expect(shortened('m1.2.3l.5-.5')).toBe('m1 0l1 0');
  });
  it('do not add up errors', () => {
    expect(shortened(`M0 0${'h.4'.repeat(10)}`).match(/h1/g)).toHaveLength(4);
  });
  it('go on with lines after a move, and from the start after an end', () => {
    expect(shortened('M5 5 7 9zl2 2')).toBe('m5 5l2 4zl2 2');
  });
  it('keep curves and the flags of arcs that stand together', () => {
    expect(shortened('M0 0c1 2 3 4 5 6s1 1 2 2')).toBe('m0 0c1 2 3 4 5 6s1 1 2 2');
    expect(shortened('M10 10a5.55 5.55 0 01-3.2 9')).toBe('m10 10a5.6 5.6 0 0 1-3 9');
  });
});
