/** How a card face is laid out: what fits on it at a size, and where. */
import { shade } from '../../app/colour';
import type { Face, Pip, Row } from '../../wire';
import type { Frame } from '../theme';

/** Height of every card in the units of its drawing. */
const H = 196;
/** How much higher the box of a small card with words is. */
const TALLER = 38;
/** Height of a line and width of a letter, for letters of size 1; those of Cyrillic are broader. */
const LINE = 1.1;
const broad = (words: string): number => (/[\u0400-\u04ff]/.test(words) ? 0.5 : 0.44);

/** How many lines these words take at a width, for letters of a size, with what wrapping loses. */
function linesOf(words: string, wide: number, size: number): number {
  return Math.ceil(words.length / (Math.max(1, Math.floor(wide / (size * broad(words)))) * 0.88));
}

export interface Print {
  face: Face;
  frame: Frame;
  tone: string;
  edge: string;
  width: number;
  W: number;
  H: number;
  /** Pixels of one unit of the drawing. */
  unit: number;
  small: boolean;
  tiny: boolean;
  banner: boolean;
  art: readonly string[];
  /** The middle of the picture, its size, and whether words lie over it. */
  cx: number;
  cy: number;
  artSize: number;
  ghost: boolean;
  ranks: readonly string[];
  corner: readonly Pip[];
  rows: readonly Row[];
  title: string;
  /** Words that can be read here; the inspector has them anyway. */
  words: string;
  /** Cards without words have no box for them. */
  boxed: boolean;
  /** A small card with words gives its picture less room. */
  tall: boolean;
  /** Where words need the room, its colour alone says what kind of card it is. */
  kindless: boolean;
  /** So many lines of them. */
  lines: number;
  /** Sizes of its letters. */
  fit: number;
  dense: number;
}

/** What a face looks like at this width. */
export function print(
  face: Face,
  frame: Frame,
  tone: string,
  width: number,
  large: boolean,
  title: string,
  words: string,
): Print {
  const W = Math.round(H * frame.ratio);
  const unit = width / W;
  const small = width < 92 && !large;
  const banner = frame.style === 'banner';
  const plate = frame.style === 'plate';
  const [ranks, corner, rows] = [face.ranks ?? [], face.corner ?? [], face.rows ?? []];
  const boxed = Boolean(words || rows.length || face.sub || face.cost?.length || face.foot);
  const dense = Math.max(words.length > 150 ? 8.6 : words.length > 95 ? 9.8 : 11.4, 11 / unit);

  const needed = linesOf(words, plate ? W - 30 : W - 28, dense);
  /** How many lines of words the box has room for, beside its signs. */
  function room(more: number, kind = true): number {
    const signs = rows.length * Math.max(15, 13 / unit) + (face.sub && !plate && kind ? Math.max(12, 13 / unit) : 0);
    return Math.max(0, Math.floor((plate ? 46 : 69 + more - signs) / (dense * LINE)));
  }
  const fits = needed <= room(0);
  const high = !fits && !plate && !banner && !small;
  const kindless = high && needed > room(TALLER);
  const lines = fits ? room(0) : room(TALLER, !kindless);
  const tall = high && needed <= lines;
  return {
    face,
    frame,
    tone,
    edge: frame.gilt ? '#e9c46a' : shade(tone, 1.25),
    width,
    W,
    H,
    unit,
    small,
    tiny: width < 50 && !large,
    banner,
    art: face.art?.length ? face.art : [face.tone],
    ...picture(frame, W, unit, small, boxed, ranks.length, rows.length),
    ranks,
    corner,
    rows,
    title,
    words: fits || tall ? words : '',
    lines,
    boxed,
    tall,
    kindless,
    fit: Math.max(fitted(frame.style, title.length), 11 / unit),
    dense,
  };
}

function picture(frame: Frame, W: number, unit: number, small: boolean, boxed: boolean, ranks: number, rows: number) {
  if (frame.style === 'banner') return { cx: ranks ? W - 52 : W / 2, cy: 78, artSize: 54, ghost: false };
  // On a small card the name takes the head, so that the picture goes below it.
  if (frame.art === 'corner' && small) return { cx: W / 2, cy: 138, artSize: 74, ghost: false };
  if (frame.art === 'corner' && rows) {
    // Letters are never smaller than 11 px, so on a small card the head needs the corner: one row leaves room below it, more do not.
    const cramped = unit < 1;
    const below = cramped && rows === 1;
    return { cx: W - 44, cy: below ? 98 : 48, artSize: 56, ghost: cramped && !below };
  }
  const bare = small || !boxed;
  const cy = frame.art === 'corner' ? 84 : bare ? 104 : frame.art === 'scene' ? 69 : 68;
  const artSize =
    small || (!boxed && frame.style !== 'plate') ? 78 : frame.art === 'corner' ? 62 : frame.art === 'circle' ? 46 : 58;
  return { cx: W / 2, cy, artSize, ghost: false };
}

function fitted(style: string, length: number): number {
  if (style === 'banner') return length < 9 ? 21 : length < 12 ? 18 : length < 16 ? 15 : 12.5;
  if (style === 'parchment') return length < 14 ? 14 : length < 18 ? 12.3 : 10.6;
  if (style === 'plate') return length < 11 ? 20 : length < 15 ? 16 : 13;
  return length < 13 ? 16 : length < 17 ? 14 : 11.8;
}
