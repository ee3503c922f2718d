/**
 * How cells of a board are called. Python does the same in `core/coordinates.py`; one list of examples,
 * `tests/fixtures/coordinates.json`, holds both to it.
 */
import type { Grid, Side } from '../wire';

const MINUS = '\u2212';

/** A, B … Z, AA, AB for 0, 1 …; on a board that has grown to the west −A, −B … for −1, −2 … */
export function columnLetters(index: number): string {
  if (index < 0) return MINUS + columnLetters(-index - 1);
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** 1, 2 … for 0, 1 …; 0, −1 … to the north of the first. */
export function rowNumber(index: number): string {
  return String(index + 1).replace('-', MINUS);
}

/** The way to a cell in at most two directions, with the number of steps in each. */
export function way(grid: Grid, dx: number, dy: number): [Side, number][] {
  // Between two neighbouring directions: north-east is one column on and one row up.
  const slant = grid === 'hex' && dx > 0 !== dy > 0 ? Math.min(Math.abs(dx), Math.abs(dy)) : 0;
  const [along, down] = [Math.abs(dx) - slant, Math.abs(dy) - slant];
  const found: [Side, number][] =
    grid === 'hex'
      ? [
          [dx > 0 ? 'ne' : 'sw', slant],
          [dx > 0 ? 'e' : 'w', along],
          [dy > 0 ? 'se' : 'nw', down],
        ]
      : [
          [dx > 0 ? 'e' : 'w', along],
          [dy > 0 ? 's' : 'n', down],
        ];
  return found.filter(([, steps]) => steps > 0);
}
