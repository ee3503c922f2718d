import { expect, it } from 'vitest';
import { Speech } from '../src/table/speech';
import { Tree } from '../src/table/tree';
import type { AnyElement, Catalogue } from '../src/wire';
import { Words } from '../src/words/words';

const WORDS = new Words('en', { shared: 'icon-walker = walker\nicon-cairn = cairn\nicon-raider = raider' }, (seat) =>
  ['Anna', 'Otto'].at(seat)!,
);

function speech(...elements: AnyElement[]): Speech {
  const tree = new Tree({
    phase: { t: 'm', id: 'p' },
    seats: [],
    elements: [
      { kind: 'board', id: 'isle', grid: 'hex', naming: 'compass' },
      { kind: 'tile', id: 'hex', at: 'isle@1,0', face: 'wood', label: { t: 'm', id: 'Woods' } },
      ...elements,
    ],
  });
  return new Speech(WORDS, tree, { faces: {} } as unknown as Catalogue);
}

const walker = (owner: number): AnyElement => ({
  kind: 'piece',
  id: `walker:${owner}`,
  at: 'isle@1,0',
  shape: 'meeple',
  icon: 'walker',
  owner,
});

it('pieces on a tile are told with their owners, those in its slots too', () => {
  const cairn: AnyElement = {
    kind: 'piece',
    id: 'cairn',
    at: 'hex#cairn',
    shape: 'structure',
    icon: 'cairn',
    owner: 1,
  };
  const raider: AnyElement = { kind: 'piece', id: 'raider', at: 'isle@1,0', shape: 'monster', icon: 'raider' };
  const said = speech(walker(0), walker(1), raider, cairn);
  expect(said.standing('isle@1,0').map((each) => said.line(each))).toEqual([
    'walker (Anna)',
    'walker (Otto)',
    'raider',
    'cairn (Otto)',
  ]);
  expect(said.placeLine('isle@1,0')).toContain('cairn (Otto)');
});

it('where only one person has such pieces nobody needs to be told', () => {
  expect(speech(walker(0)).line(walker(0))).toBe('walker');
});

it('a pip without a number is one of its kind', () => {
  const words = new Words('en', { shared: 'icon-hero = { $n ->\n  [one] hero\n *[other] heroes\n}' });
  const speech = new Speech(words, new Tree({ phase: { t: 'm', id: 'p' }, seats: [], elements: [] }), {
    faces: {},
  } as unknown as Catalogue);
  expect(speech.pip({ icon: 'hero' })).toBe('hero');
  expect(speech.pip({ icon: 'hero', n: 2 })).toBe('heroes 2');
});
