/** Whether cards told as lines have room for all their words: no text is told in part. */
import { broad, linesOf } from '../face/print';

/** Pixels: letters of a name and of a text, the lines they stand in, the icon before a name, a sign behind it. */
const NAME = 14.5;
const TEXT = 12.5;
const HEAD = 20;
const LINE = 15;
const ICON = 23;
const SIGN = 16;
/** Frame and what is kept free inside it, above and below; beside. */
const FRAME = 7;
const BESIDE = 18;
export const GAP = 5;

export interface Line {
  name: string;
  signs: number;
  text: string;
}

/** Height of one card with all its words, at a width. */
export function height({ name, signs, text }: Line, width: number): number {
  const wide = width - BESIDE;
  const one = ICON + name.length * NAME * broad(name) + SIGN * signs <= wide;
  const head = one ? 1 : linesOf(name, wide - ICON, NAME) + (signs ? 1 : 0);
  return FRAME + HEAD * head + LINE * linesOf(text, wide, TEXT);
}

/** Height of all of them, so many beside each other. */
export function heights(lines: readonly Line[], abreast: number, width: number): number {
  const each = (width - GAP * (abreast - 1)) / abreast;
  const rows = Array.from({ length: Math.ceil(lines.length / abreast) }, (_, k) =>
    Math.max(...lines.slice(k * abreast, (k + 1) * abreast).map((line) => height(line, each))),
  );
  return rows.reduce((sum, row) => sum + row + GAP, -GAP);
}

/** What a mat of a wide screen leaves for them below its heading: as `table.css` has it. */
export function roomOfMat(screen: number, low: boolean): number {
  const most = low ? Math.max(190, Math.min(0.31 * screen, 340)) : Math.min(0.38 * screen, 420);
  return most - 46;
}
