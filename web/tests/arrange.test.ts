// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arrange, type Told, wrapped } from '../src/table/elements/arrange';

const card = (text: string, signs = 1): Told => ({ name: 'Ember Gate', text, signs, tail: 0 });
const LONG = 'Gain 1 sword, or what the token shows; 1 more if you won a battle since your last Regroup.';

describe('words in a box', () => {
  it('wraps at words', () => {
    expect(wrapped('', 10, 100).lines).toBe(0);
    expect(wrapped('one two', 10, 100).lines).toBe(1);
    expect(wrapped('one two three four five', 10, 40).lines).toBe(3);
    expect(wrapped('слово слово', 10, 40).lines).toBe(2);
  });
});

describe('cards told as boxes', () => {
  it('have all their words where there is room', () => {
    const found = arrange([card('Draw 3.'), card(LONG)], 400, 200)!;
    expect(found.levels).toEqual(['plain', 'plain']);
  });

  it('choose the columns that need the least height', () => {
    expect(arrange(Array<Told>(6).fill(card(LONG)), 460, 1000)!.columns).toBeGreaterThan(1);
  });

  it('take smaller letters before words are left out', () => {
    const seven = Array<Told>(7).fill(card(LONG));
    const all = arrange(seven, 420, 1000)!;
    expect(new Set(all.levels)).toEqual(new Set(['plain']));
    const tight = arrange(seven, 420, 280)!;
    expect(new Set(tight.levels)).toEqual(new Set(['small']));
  });

  it('show signs where the words are longest, and never part of a sentence', () => {
    const cards = [card(LONG + LONG, 2), ...Array<Told>(6).fill(card('Draw 3 cards.'))];
    const found = arrange(cards, 420, 200)!;
    expect(found.levels[0]).toBe('signs');
    expect(found.levels.slice(3)).not.toContain('signs');
  });

  it('give up where not even names have room', () => {
    expect(arrange(Array<Told>(20).fill(card(LONG)), 420, 200)).toBeNull();
  });
});
