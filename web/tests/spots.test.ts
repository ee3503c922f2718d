import { describe, expect, it } from 'vitest';
import { around, clearest } from '../src/table/board/spots';
import { spokenOf } from '../src/table/places';
import type { Ask } from '../src/wire';

describe('controls on a board', () => {
  it('lie where nothing stands, the upper right first', () => {
    const places = around({ x: 0, y: 0 }, 50);
    expect(clearest(places, [], 20)).toEqual({ x: 50, y: -50 });
    expect(clearest(places, [{ x: 60, y: -45 }], 20)).toEqual({ x: -50, y: -50 });
  });
  it('lie over as little as may be where something stands everywhere', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(
      clearest(
        places,
        [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
          { x: 99, y: 0 },
        ],
        20,
      ),
    ).toEqual({ x: 100, y: 0 });
  });
});

describe('what a question speaks of', () => {
  it('is named in its words, however deep', () => {
    const thing = { t: 'r' as const, id: 'knight', name: { t: 'm' as const, id: 'x' } };
    const ask = {
      prompt: { t: 'm', id: 'fight', args: { who: [thing], n: 3, how: { t: 'm', id: 'y', args: { at: thing } } } },
      hint: null,
    } as unknown as Ask;
    expect(spokenOf(ask)).toEqual(['knight', 'knight']);
  });
});
