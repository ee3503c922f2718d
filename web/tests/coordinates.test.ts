import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { columnLetters } from '../src/table/coordinates';
import { Speech } from '../src/table/speech';
import { Tree } from '../src/table/tree';
import type { Board, Catalogue } from '../src/wire';
import { Words } from '../src/words/words';

interface Example {
  board: Omit<Board, 'kind' | 'id'>;
  cell: [number, number];
  says: Record<string, string>;
}
const EXAMPLES = JSON.parse(readFileSync('../tests/fixtures/coordinates.json', 'utf8')) as Example[];

it.each(['en', 'it', 'ru'])('cells are called as Python calls them, in %s', (language) => {
  const words = new Words(language, {
    shared: readFileSync(`../src/wyrmtable/core/words/${language}.ftl`, 'utf8'),
  });
  for (const { board, cell, says } of EXAMPLES) {
    const tree = new Tree({
      phase: { t: 'm', id: 'p' },
      seats: [],
      elements: [{ kind: 'board', id: 'b', ...board }],
    });
    const speech = new Speech(words, tree, { faces: {} } as unknown as Catalogue);
    expect(speech.place(`b@${cell[0]},${cell[1]}`)).toBe(says[language]);
  }
});

it('no two columns have the same name', () => {
  const names = Array.from({ length: 1600 }, (_, k) => columnLetters(k - 800));
  expect(new Set(names).size).toBe(names.length);
});
