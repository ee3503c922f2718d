import { describe, expect, it } from 'vitest';
import { percent, signed } from '../src/after/numbers';
import { apart, curves, leads, margin, verdict } from '../src/after/story';
import type { Story } from '../src/wire';

function told(standings: number[][], more: Partial<Story> = {}): Story {
  const rows = standings[0]!.length;
  return {
    unit: 'points',
    standings,
    sides: Array.from({ length: rows }, (_, row) => [row]),
    phases: [],
    moments: [],
    best: [],
    winners: [],
    scores: [],
    ...more,
  };
}

describe('who led when', () => {
  it('begins with the first who is ahead and goes on through ties', () => {
    const story = told([
      [0, 0],
      [2, 0],
      [2, 2],
      [2, 5],
      [6, 5],
    ]);
    expect(leads(story)).toEqual([
      { from: 1, to: 3, side: 0 },
      { from: 3, to: 4, side: 1 },
      { from: 4, to: 4, side: 0 },
    ]);
  });
  it('adds up the points of a team, but not its percents', () => {
    const teams = { sides: [[0, 1], [2]] };
    expect(leads(told([[3, 3, 5]], teams))[0]!.side).toBe(0);
    expect(leads(told([[3, 3, 5]], { ...teams, unit: 'percent' }))[0]!.side).toBe(1);
  });
  it('has no leader where all play together', () => {
    expect(leads(told([[9, 9]], { sides: [[0, 1]] }))).toEqual([]);
  });
});

describe('curves', () => {
  it('show points against the average and percents as they are', () => {
    expect(curves(told([[4, 8]])).map((line) => line.values)).toEqual([[-2], [2]]);
    expect(curves(told([[40, 80]], { unit: 'percent' })).map((line) => line.values)).toEqual([[40], [80]]);
  });
  it('are one line for those who play together', () => {
    expect(curves(told([[70, 70]], { unit: 'percent', sides: [[0, 1]] }))).toEqual([{ row: 0, values: [70] }]);
  });
});

describe('the verdict', () => {
  const late = [...Array.from({ length: 9 }, () => [0, 5]), [6, 5]];
  it('tells a late victory from one that was never in doubt', () => {
    expect(verdict(told(late, { winners: [0] }))).toEqual({ id: 'end-came-late', args: { n: 9, all: 9, share: 0 } });
    expect(
      verdict(
        told(
          [
            [0, 0],
            [1, 0],
            [2, 1],
          ],
          { winners: [0] },
        ),
      )?.id,
    ).toBe('end-led-all');
    expect(verdict(told(late, { winners: [1] }))?.id).toBe('end-never-led');
  });
  it('says nothing of nobody', () => {
    expect(verdict(told(late))).toBeNull();
  });
});

describe('the margin', () => {
  it('is counted between sides, where points decide', () => {
    expect(margin(told([[0, 0, 0]], { winners: [0], scores: [50, 43, 12] }))).toBe(7);
    expect(margin(told([[0, 0, 0]], { winners: [0, 1], scores: [5, 5, 1] }))).toBeNull();
    expect(margin(told([[0, 0]], { unit: 'percent', winners: [0], scores: [1, 0] }))).toBeNull();
    expect(margin(told([[0, 0]]))).toBeNull();
  });
});

describe('numbers', () => {
  it('are percents, with a sign where something changed', () => {
    expect([percent(0.214), percent(0.043), percent(1), percent(0)]).toEqual(['21', '4.3', '100', '0']);
    expect([signed(-0.14), signed(0.05), signed(0.001)]).toEqual(['−14', '+5', '0']);
  });
});

describe('labels at the end of a curve', () => {
  it('give way to each other', () => {
    expect(apart([0, 0.02, 0.6], 0.1)).toEqual([0, 0.1, 0.6]);
  });

  it('give way upwards at the foot', () => {
    const found = apart([0.1, 0.98, 1, 1], 0.1);
    expect(found[0]).toBe(0.1);
    expect(found.slice(1).map((each) => each.toFixed(2))).toEqual(['0.80', '0.90', '1.00']);
  });
});
