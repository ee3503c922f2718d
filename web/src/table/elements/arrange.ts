/** How cards told as boxes share a low room: in how many columns, and how much of its words each has room for. */

/** plain: all words; small: all words in small letters; signs: its rows of symbols instead; name: its name alone. */
export type Level = 'plain' | 'small' | 'signs' | 'name';

export interface Told {
  name: string;
  text: string;
  /** Rows of symbols that may stand for the words. */
  signs: number;
  /** Pixels taken beside the name: price, pieces. */
  tail: number;
}

export interface Arranged {
  columns: number;
  levels: Level[];
}

/** Between two boxes; what a box needs around its words; the narrowest box with words. */
export const GAP = 7;
const AROUND = { wide: 20, high: 12 };
const LEAST = 118;
const NAME = { size: 14.5, line: 18.5, icon: 26 };
const LETTERS = { plain: { size: 12.5, line: 15 }, small: { size: 11, line: 12.8 } };
const SIGNS = 18;
/** A box is never lower than this. */
const LOWEST = 34;

/** Pixels of a word; letters of Cyrillic are wider. */
function wide(word: string, size: number): number {
  return word.length * size * (/[\u0400-\u04ff]/.test(word) ? 0.49 : 0.42);
}

/** Lines that words take in a width, and how much of the last one is taken. */
export function wrapped(text: string, size: number, width: number): { lines: number; last: number } {
  let [lines, last] = [0, Infinity];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const needs = wide(word, size);
    const joined = last + size * 0.22 + needs;
    if (joined <= width) last = joined;
    else {
      lines += Math.max(1, Math.ceil(needs / width));
      last = needs > width ? needs % width : needs;
    }
  }
  return { lines, last: lines ? last : 0 };
}

function height(card: Told, level: Level, width: number): number {
  const inner = width - AROUND.wide;
  const name = wrapped(card.name, NAME.size, inner - NAME.icon);
  const head = name.lines + (name.last + card.tail > inner - NAME.icon ? 1 : 0);
  let below = 0;
  if (level === 'plain' || level === 'small') {
    const { size, line } = LETTERS[level];
    below = wrapped(card.text, size, inner).lines * line;
  } else if (level === 'signs') below = card.signs * SIGNS;
  return Math.max(LOWEST, AROUND.high + head * NAME.line + below);
}

/** Heights of the rows of boxes. */
function rows(cards: readonly Told[], levels: readonly Level[], columns: number, width: number): number[] {
  const each = (width - GAP * (columns - 1)) / columns;
  const found: number[] = [];
  for (const [k, card] of cards.entries()) {
    const row = Math.floor(k / columns);
    found[row] = Math.max(found[row] ?? 0, height(card, levels[k]!, each));
  }
  return found;
}

/** What a row has room for anyway, because another card of it is taller. */
function filled(
  cards: readonly Told[],
  levels: readonly Level[],
  columns: number,
  width: number,
  high: number[],
): Level[] {
  const each = (width - GAP * (columns - 1)) / columns;
  return cards.map((card, k) => {
    const fits = (level: Level): boolean => height(card, level, each) <= high[Math.floor(k / columns)]!;
    if (levels[k] === 'small' || fits('small')) return 'small';
    return levels[k] === 'name' && card.signs && fits('signs') ? 'signs' : levels[k]!;
  });
}

const sum = (heights: readonly number[]): number => heights.reduce((all, one) => all + one + GAP, -GAP);

/** The largest letters with which all words can be read; else signs where words are longest; null: not even that fits. */
export function arrange(cards: readonly Told[], width: number, high: number): Arranged | null {
  const most = Math.max(1, Math.min(cards.length, Math.floor((width + GAP) / (LEAST + GAP))));
  const choices = Array.from({ length: most }, (_, k) => most - k);
  let tight: Arranged | null = null;
  for (const level of ['plain', 'small'] as const) {
    const levels = cards.map(() => level as Level);
    const tall = (columns: number): number => sum(rows(cards, levels, columns, width));
    const columns = choices.reduce((best, each) => (tall(each) < tall(best) ? each : best));
    if (tall(columns) <= high) return { columns, levels };
    tight = { columns, levels };
  }
  while (tight) {
    const { columns, levels } = tight;
    const heights = rows(cards, levels, columns, width);
    if (sum(heights) <= high) return { columns, levels: filled(cards, levels, columns, width, heights) };
    const each = (width - GAP * (columns - 1)) / columns;
    const tall = (k: number, level: Level): number => height(cards[k]!, level, each);
    const lower = (k: number): Level =>
      levels[k] === 'small' && cards[k]!.signs && tall(k, 'signs') < tall(k, 'small') ? 'signs' : 'name';
    const gain = (k: number): number => (levels[k] === 'name' ? 0 : tall(k, levels[k]!) - tall(k, lower(k)));
    const row = heights.indexOf(Math.max(...heights));
    const here = cards.map((_, k) => k).filter((k) => Math.floor(k / columns) === row && gain(k) > 0);
    const tallest = here.filter((k) => tall(k, levels[k]!) >= heights[row]! - 1);
    if (!tallest.length) return null;
    tight = { columns, levels: levels.map((level, k) => (tallest.includes(k) ? lower(k) : level)) };
  }
  return null;
}
