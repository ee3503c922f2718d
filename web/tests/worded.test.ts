// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { heights, roomOfMat, type Line } from '../src/table/elements/worded';
import { linesOf } from '../src/table/face/print';

const line = (text: string, signs = 0, name = 'Rockslide'): Line => ({ name, signs, text });

describe('cards told as lines', () => {
  it('are as high as the longest text of each row', () => {
    const short = line('Nobody moves you.');
    const long = line('Close an open edge between two tiles, at least one of them lit, and turn it by half.');
    expect(heights([short, short], 2, 280)).toBeLessThan(heights([short, long], 2, 280));
    expect(heights([short, long], 2, 280)).toBe(heights([long, long], 2, 280));
    expect(heights([long, long], 1, 280)).toBeLessThan(heights([long, long], 2, 280) * 2);
  });

  it('have signs below a name where they do not fit beside it', () => {
    expect(heights([line('', 5)], 1, 140)).toBeGreaterThan(heights([line('', 1)], 1, 140));
  });

  it('give way to names alone where a low screen has no room for all their words', () => {
    const six = Array.from({ length: 6 }, () =>
      line('One more tile; in the Collapse remove one. Dearer each time.', 4),
    );
    expect(heights(six, 2, 296)).toBeGreaterThan(roomOfMat(900, true));
    const three = Array.from({ length: 3 }, () =>
      line('Reveal a Tribe in the dark and beat it in the same Encounter.', 1),
    );
    expect(heights(three, 1, 190)).toBeLessThanOrEqual(roomOfMat(900, true));
  });
});

it('counts more lines for broader letters', () => {
  const russian = 'В этот ход каждое явное племя при активации можно поставить на тёмную плитку. '.repeat(2);
  const latin = russian.replace(/[^ ]/g, 'n');
  expect(linesOf(russian, 110, 12)).toBeGreaterThan(linesOf(latin, 110, 12));
  expect(linesOf('', 110, 12)).toBe(0);
});
