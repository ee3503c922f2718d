import { describe, expect, it } from 'vitest';
import {
  applies,
  changed,
  choicesFor,
  fits,
  fitted,
  seatTitles,
  startValues,
  stepped,
  summary,
  toggled,
} from '../src/pages/options';
import {
  companyOf,
  firstChairs,
  inCompany,
  missing,
  resized,
  seated,
  swapped,
  toSeats,
  usualBot,
  usualPlayers,
} from '../src/pages/plan';
import type { GameInfo, OptionField } from '../src/wire';
import { Words } from '../src/words/words';

const FIELDS: OptionField[] = [
  { name: 'beginners', type: 'bool', default: false },
  { name: 'rounds', type: 'int', default: 6, least: 3, most: 9 },
  { name: 'deck', type: 'choice', default: 'base', choices: ['base', 'large'] },
  { name: 'extras', type: 'choices', default: [], choices: ['a', 'b', 'c'] },
];

describe('a form from option fields', () => {
  it('starts with the game’s own values, or given ones that fit', () => {
    expect(startValues(FIELDS)).toEqual({ beginners: false, rounds: 6, deck: 'base', extras: [] });
    expect(startValues(FIELDS, { rounds: 99, deck: 'large', extras: ['a'] })).toEqual({
      beginners: false,
      rounds: 6,
      deck: 'large',
      extras: ['a'],
    });
  });
  it('knows what fits', () => {
    expect(fits(FIELDS[1]!, 2)).toBe(false);
    expect(fits(FIELDS[1]!, 3.5)).toBe(false);
    expect(fits(FIELDS[3]!, ['a', 'x'])).toBe(false);
    expect(fits({ name: 'x', type: 'unknown', default: 1 }, 1)).toBe(false);
  });
  it('steps within bounds and toggles in the game’s order', () => {
    expect(stepped(FIELDS[1]!, 9, 1)).toBe(9);
    expect(stepped(FIELDS[1]!, 3, -1)).toBe(3);
    expect(toggled(FIELDS[3]!, ['c'], 'a')).toEqual(['a', 'c']);
    expect(toggled(FIELDS[3]!, ['a', 'c'], 'a')).toEqual(['c']);
  });
  it('sends and tells only what is not standard', () => {
    const values = { beginners: true, rounds: 6, deck: 'large', extras: [] };
    expect(changed(FIELDS, values)).toEqual({ beginners: true, deck: 'large' });
    const words = new Words('en', { game: 'option-beginners = First match\noption-deck-large = big deck' });
    expect(summary(words, FIELDS, values)).toBe('First match · Deck: big deck');
  });
});

const GAME = {
  name: 'g',
  players: [2, 3, 4, 5],
  bots: [
    { name: 'hard', strength: 5 },
    { name: 'easy', strength: 1 },
    { name: 'fair', strength: 3 },
  ],
} as GameInfo;

describe('the plan of a table', () => {
  it('starts with me and open seats', () => {
    expect(usualPlayers(GAME)).toBe(3);
    expect(usualPlayers({ ...GAME, players: [4, 5] })).toBe(4);
    expect(firstChairs(GAME).map((chair) => chair.sitter)).toEqual(['me', 'open', 'open']);
    expect(usualBot(GAME.bots)).toBe('fair');
    expect(usualBot([])).toBe('');
  });
  it('keeps who sits when the number changes, and me in one chair only', () => {
    const chairs = seated(firstChairs(GAME), 1, 'bot:easy');
    expect(resized(chairs, 4).map((chair) => chair.sitter)).toEqual(['me', 'bot:easy', 'open', 'open']);
    expect(resized(seated(chairs, 2, 'bot:easy'), 4).at(-1)!.sitter).toBe('bot:easy');
    expect(resized(swapped(chairs, 2), 2).map((chair) => chair.sitter)).toEqual(['open', 'me']);
    expect(resized(chairs, 2).map((chair) => chair.sitter)).toEqual(['me', 'bot:easy']);
    expect(seated(chairs, 2, 'me').map((chair) => chair.sitter)).toEqual(['open', 'bot:easy', 'me']);
  });
  it('has company of one kind, or a mixed one', () => {
    const chairs = firstChairs(GAME, 'bot:easy');
    expect(companyOf(chairs)).toBe('bots');
    expect(companyOf(seated(chairs, 1, 'open'))).toBeNull();
    expect(companyOf([chairs[0]!])).toBeNull();
    expect(inCompany(swapped(chairs, 2), 'here', '').map((chair) => chair.sitter)).toEqual(['local', 'local', 'me']);
    expect(inCompany(chairs, 'bots', 'hard').map((chair) => chair.sitter)).toEqual(['me', 'bot:hard', 'bot:hard']);
  });
  it('becomes seats of the wire', () => {
    const chairs = [
      { sitter: 'me', name: '' },
      { sitter: 'bot:a:1s', name: '' },
      { sitter: 'local', name: ' Otto ' },
    ];
    expect(toSeats(chairs)).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'a:1s' }, { kind: 'local', name: 'Otto' }]);
    expect(missing(chairs, '')).toBe('missing-name');
    expect(missing([{ sitter: 'local', name: ' ' }], 'M')).toBe('missing-local-name');
    expect(missing(chairs, 'M')).toBe('');
  });
});

describe('options that decide who plays what', () => {
  const roles: OptionField = { name: 'roles', type: 'choice', default: 'any', choices: ['any', 'ab', 'abc'] };
  const words = new Words('en', {
    game: 'option-roles-any = any\n    .seats-2 = A|B\n    .seats-3 = A|B|C\noption-roles-ab = two\n    .seats = A|B\noption-roles-abc = three\n    .seats = A|B|C',
  });
  it('name each seat', () => {
    expect(seatTitles(words, [...FIELDS, roles], {}, 3)).toEqual(['A', 'B', 'C']);
    expect(seatTitles(words, [roles], { roles: 'ab' }, 2)).toEqual(['A', 'B']);
    expect(seatTitles(words, FIELDS, {}, 2)).toEqual([]);
  });
  it('go with the number of people', () => {
    expect(choicesFor(words, roles, 2)).toEqual(['any', 'ab']);
    expect(choicesFor(words, FIELDS[2]!, 2)).toEqual(['base', 'large']);
    expect(fitted(words, [roles], { roles: 'abc', deck: 'large' }, 2)).toEqual({ roles: 'any', deck: 'large' });
  });
  it('apply only where they mean something', () => {
    const solo: OptionField = { ...FIELDS[1]!, only: [{ players: [1] }, { roles: ['ab'], deck: ['base', 'large'] }] };
    expect(applies(FIELDS[0]!, {}, 2)).toBe(true);
    expect(applies(solo, { roles: 'abc' }, 1)).toBe(true);
    expect(applies(solo, { roles: 'ab', deck: 'large' }, 2)).toBe(true);
    expect(applies(solo, { roles: 'ab', deck: 'other' }, 2)).toBe(false);
  });
});
