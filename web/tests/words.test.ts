// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import type { Msg } from '../src/wire';
import { Words } from '../src/words/words';

const msg = (id: string, args: Msg['args'] = {}): Msg => ({ t: 'm', id, args });
const GAME = `
hunter = охотник
    .acc = охотника
    .gender = masculine
axe = секира
    .gender = feminine
took = { $who } взял { $card-acc }
lies = { $card-gender ->
    [feminine] легла { $card }
   *[other] лёг { $card }
 }
all = Все: { $cards }
n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
 }
`;
const words = new Words('ru', { game: GAME, shared: 'shared = общее\nn = другое' }, (seat) => ['Мира', 'Отто'][seat]!);

describe('words', () => {
  it('gives grammatical forms, falling back to the plain one', () => {
    expect(words.text(msg('took', { who: { t: 's', seat: 1 }, card: msg('hunter') }))).toBe('Отто взял охотника');
    expect(words.text(msg('took', { who: { t: 's', seat: 1 }, card: msg('axe') }))).toBe('Отто взял секира');
  });

  it('gives the gender of a name', () => {
    expect(words.text(msg('lies', { card: msg('axe') }))).toBe('легла секира');
    expect(words.text(msg('lies', { card: msg('hunter') }))).toBe('лёг охотник');
  });

  it('keeps references and people as parts', () => {
    const parts = words.parts(
      msg('took', { who: { t: 's', seat: 0 }, card: { t: 'r', id: 'card:7', name: msg('hunter') } }),
    );
    expect(parts).toEqual([{ text: 'Мира', seat: 0 }, { text: ' взял ' }, { text: 'охотника', ref: 'card:7' }]);
  });

  it('joins lists and counts', () => {
    expect(words.text(msg('all', { cards: [msg('hunter'), msg('axe')] }))).toBe('Все: охотник и секира');
    expect([1, 3, 7].map((n) => words.text(msg('n', { n })))).toEqual(['1 карта', '3 карты', '7 карт']);
  });

  it('looks in the game first, then in the shared words, and shows an unknown id', () => {
    expect(words.text(msg('shared'))).toBe('общее');
    expect(words.text(msg('nowhere'))).toBe('nowhere');
  });
});

it('keeps a game’s words and the client’s apart', () => {
  const clash = new Words('en', {
    game: 'score = tally of blood\nicon-gem = ruby\nside-n = fore',
    shared: 'icon-gem = gem\nside-n = north\nempty = empty',
    own: ['score = points\nclose = Close'],
  });
  expect(clash.say('score')).toBe('points');
  expect(clash.say('side-n')).toBe('north');
  expect(clash.text(msg('score'))).toBe('tally of blood');
  expect(clash.named('icon-gem')).toBe('ruby');
  expect(clash.named('empty')).toBe('empty');
  expect(clash.named('nowhere')).toBeNull();
});

describe('the client’s own words', () => {
  const read = (name: string): FluentResource => new FluentResource(readFileSync(`src/words/${name}`, 'utf8'));
  const idsOf = (name: string): string[] =>
    read(name)
      .body.map((entry) => entry.id)
      .sort();

  it.each(['', 'pages.'])('has the same messages in every language (%sftl)', (prefix) => {
    expect(idsOf(`${prefix}it.ftl`)).toEqual(idsOf(`${prefix}en.ftl`));
    expect(idsOf(`${prefix}ru.ftl`)).toEqual(idsOf(`${prefix}en.ftl`));
  });

  it('has every word the table says', () => {
    const shared = '../../../src/wyrmtable/core/words/en.ftl';
    const known = new Set([...idsOf(shared), ...idsOf('en.ftl'), ...idsOf('pages.en.ftl')]);
    const sources = readdirSync('src/table', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(svelte|ts)$/.test(name),
    );
    const said = sources.flatMap((name) =>
      [...readFileSync(`src/table/${name}`, 'utf8').matchAll(/\bsay\('([a-z-]+)'/g)].map((match) => match[1]!),
    );
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });
});
