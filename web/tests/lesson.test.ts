import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlap, settle, type Box, type Placed } from '../src/lesson/place';

const ROOM: Box = { x: 0, y: 0, w: 1000, h: 700 };
const SIZE = { w: 200, h: 100 };
const lay = (about: Box, things: Box[]): Placed => settle([{ about, size: SIZE }], ROOM, things)[0]!;

describe('a note', () => {
  it('lies beside its thing and points at its middle', () => {
    const thing = { x: 300, y: 300, w: 80, h: 120 };
    const note = lay(thing, []);
    expect(overlap(note, thing)).toBe(0);
    expect(note.side).toBe('right');
    expect(note.y + note.tip).toBe(360);
  });
  it('gives way to cards, to the edge of the screen and to other notes', () => {
    const thing = { x: 780, y: 300, w: 80, h: 120 };
    const cards = [{ x: 560, y: 280, w: 210, h: 160 }];
    const above = lay(thing, [...cards, { x: 700, y: 430, w: 200, h: 100 }]);
    expect(above.side).toBe('above');
    expect(cards.concat(thing).every((each) => overlap(above, each) === 0)).toBe(true);
    expect(above.x + above.w).toBeLessThanOrEqual(ROOM.w);
  });
  it('lies over cards rather than over the answers', () => {
    const thing = { x: 400, y: 400, w: 200, h: 280 };
    const answers = [{ x: 200, y: 290, w: 600, h: 60 }];
    const cards = [
      { x: 180, y: 400, w: 210, h: 280 },
      { x: 610, y: 400, w: 210, h: 280 },
    ];
    const [note] = settle([{ about: thing, size: SIZE }], ROOM, cards, answers);
    expect(overlap(note!, answers[0]!)).toBe(0);
  });
  it('stays on the screen even where there is no room', () => {
    const note = lay(ROOM, [ROOM]);
    expect(note.x).toBeGreaterThanOrEqual(0);
    expect(note.y + note.h).toBeLessThanOrEqual(ROOM.h);
  });
  it('covers nothing that another note speaks of, nor takes the only room of another', () => {
    // A shelf at the left edge, a box below it: beside the box is the only free place.
    const shelf = [0, 90, 180].map((x) => ({ x, y: 500, w: 80, h: 90 }));
    const box = { x: 0, y: 610, w: 120, h: 80 };
    const mat = { x: 270, y: 480, w: 120, h: 110 };
    const found = settle(
      [shelf[2]!, box].map((about) => ({ about, size: { w: 210, h: 70 } })),
      ROOM,
      [...shelf, box, mat],
    );
    expect(overlap(found[0]!, found[1]!)).toBe(0);
    for (const note of found) expect([shelf[2]!, box].map((each) => overlap(note, each))).toEqual([0, 0]);
    expect(found[1]!.side).toBe('right');
  });
});

describe('words of a lesson', () => {
  const read = (language: string): string =>
    readFileSync(join(import.meta.dirname, `../src/words/lesson.${language}.ftl`), 'utf8');
  const ids = (text: string): string[] => [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((match) => match[1]!);
  it('are all there, and all are said', () => {
    const folder = join(import.meta.dirname, '../src/lesson');
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const said = new Set([...text.matchAll(/words\.say\('([a-z0-9-]+)'/g)].map((match) => match[1]!));
    const shared = ['../src/words/en.ftl', '../../src/wyrmtable/core/words/en.ftl'].flatMap((file) =>
      ids(readFileSync(join(import.meta.dirname, file), 'utf8')),
    );
    const known = new Set([...ids(read('en')), ...shared]);
    expect([...said].filter((id) => !known.has(id))).toEqual([]);
    expect(ids(read('en')).filter((id) => !said.has(id))).toEqual([]);
  });
  it.each(['it', 'ru'])('are the same in %s', (language) => {
    expect(ids(read(language))).toEqual(ids(read('en')));
  });
});
