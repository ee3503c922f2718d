import { describe, expect, it } from 'vitest';
import { chart, Line, moments, stepPath } from '../src/pages/replay';
import type { Beat, Replay, Scene } from '../src/wire';

const scene: Scene = {
  phase: { t: 'm', id: 'start' },
  seats: [],
  elements: [{ kind: 'counter', id: 'n', icon: 'x', value: 0 }],
} as unknown as Scene;
const beat = (number: number, value: number, phase = false): Beat =>
  ({
    kind: 'gain',
    number,
    put: [{ kind: 'counter', id: 'n', icon: 'x', value }],
    ...(phase ? { phase: { t: 'm', id: `p${value}` } } : {}),
  }) as unknown as Beat;

function match(): Line {
  const beats: Beat[] = [beat(0, 0)];
  for (let n = 1; n <= 60; n += 1) beats.push(beat(n, n * 10), beat(n, n * 10 + 1, n % 20 === 0));
  const scores = Array.from({ length: 61 }, (_, n) => [n >= 30 ? 20 : 0, n]);
  return new Line({ scene, beats, decisions: 60, seats: [], scores } as Replay);
}
const value = (found: Scene): number => (found.elements[0] as { value: number }).value;

describe('a match as a line', () => {
  it('gives the same scene however one comes to it', () => {
    const walked = match();
    for (let n = 0; n <= 60; n += 1) expect(value(walked.scene(n))).toBe(n ? n * 10 + 1 : 0);
    for (const n of [60, 3, 41, 0, 17]) expect(value(match().scene(n))).toBe(n ? n * 10 + 1 : 0);
  });
  it('tells what happened with a decision, and before', () => {
    const line = match();
    expect(line.beats(5)).toHaveLength(2);
    expect(line.told(0)).toHaveLength(1);
    expect(line.told(60)).toHaveLength(121);
  });
  it('steps by decision, phase and key moment, and stops at the ends', () => {
    const line = match();
    expect(line.next(5, 'decision', true)).toBe(6);
    expect(line.next(0, 'decision', false)).toBe(0);
    expect(line.next(5, 'phase', true)).toBe(20);
    expect(line.next(45, 'phase', false)).toBe(40);
    expect(line.next(0, 'moment', true)).toBe(1);
    expect(line.next(60, 'phase', true)).toBe(60);
    expect(line.clamp(99)).toBe(60);
  });
});

describe('scores', () => {
  it('finds the biggest swings, in order of time', () => {
    expect(
      moments(
        [
          [0, 0],
          [3, 0],
          [3, 9],
          [3, 8],
          [10, 8],
        ],
        2,
      ),
    ).toEqual([
      { at: 2, seat: 1, gain: 9 },
      { at: 4, seat: 0, gain: 7 },
    ]);
    expect(moments([])).toEqual([]);
  });
  it('draws steps within the unit square', () => {
    const drawn = chart([
      [0, null],
      [5, 2],
      [10, -2],
    ])!;
    expect(drawn.low).toBe(-2);
    expect(drawn.high).toBe(10);
    for (const line of drawn.lines)
      for (const [x, y] of line.points) expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true);
    expect(drawn.lines[1]!.points).toHaveLength(2);
    expect(
      stepPath(
        [
          [0, 1],
          [0.5, 0],
        ],
        100,
        10,
      ),
    ).toBe('M0.0 10.0H50.0V0.0');
    expect(chart([[null, null]])).toBeNull();
    expect(chart([])).toBeNull();
  });
});
