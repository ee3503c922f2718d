import { beforeEach, describe, expect, it } from 'vitest';
import { about, aboutIcon, aboutIds, aboutName } from '../src/table/about';
import { coachWord, said, toSay } from '../src/table/coach';
import { lastDeed, sinceLines } from '../src/table/shell/lines';
import type { AnyElement, Beat, Face } from '../src/wire';
import { Words } from '../src/words/words';

const words = new Words('en', {
  game: 'icon-gem = gem',
  taught:
    'about-gem = A gem.\nabout-structure = It stands.\nabout-hand = Yours.\ncoach-scroll = Read it.\ncoach-bid = Bid.',
  own: [],
});

describe('what things are for', () => {
  it('is looked up by name, and of a name with dots by its beginnings', () => {
    expect(aboutName('structure.gold_mine')).toEqual(['about-structure-gold-mine', 'about-structure']);
    expect(aboutIcon('structure.house', words)).toEqual({ t: 'm', id: 'about-structure' });
    expect(aboutIcon('stone', words)).toBeNull();
  });

  it('goes by face, icon, skin or id', () => {
    const zone = { kind: 'zone', id: 'hand:0', role: 'hand' } as AnyElement;
    expect(aboutIds(zone, undefined)).toEqual(['about-hand', 'about-zone-hand', 'about-zone']);
    const card = { kind: 'card', id: 'ware:3', face: 'miner.2' } as AnyElement;
    expect(aboutIds(card, { frame: 'dwarf' } as Face)).toEqual([
      'about-miner-2',
      'about-miner',
      'about-dwarf',
      'about-ware',
    ]);
    const hidden = { kind: 'card', id: '~1' } as AnyElement;
    expect(aboutIds(hidden, undefined)).toEqual(['about-back-card', 'about-back']);
  });

  it('is what the thing says itself, where it does', () => {
    const own = { t: 'm', id: 'worth-now', args: { n: 3 } } as const;
    const piece = { kind: 'piece', id: 'p', shape: 'gem', icon: 'gem' } as AnyElement;
    expect(about(piece, undefined, words)).toEqual({ t: 'm', id: 'about-gem' });
    expect(about({ ...piece, about: own } as AnyElement, undefined, words)).toEqual(own);
  });
});

describe('the coach', () => {
  beforeEach(() => localStorage.clear());

  it('has one word for kinds that belong together', () => {
    expect(coachWord('scroll-frost', words)).toBe('coach-scroll');
    expect(coachWord('bid', words)).toBe('coach-bid');
    expect(coachWord('walk', words)).toBe('');
  });

  it('says each thing once, in the first match of a game', () => {
    expect(toSay('tide', 't1', 'coach-bid', false)).toBe(true);
    said('tide', 't1', 'coach-bid');
    expect(toSay('tide', 't1', 'coach-bid', false)).toBe(false);
    expect(toSay('tide', 't1', 'coach-scroll', false)).toBe(true);
    expect(toSay('tide', 't2', 'coach-scroll', false)).toBe(false);
    expect(toSay('burrow', 't2', 'coach-bid', false)).toBe(true);
  });

  it('begins anew at every table where it is always wanted', () => {
    said('tide', 't1', 'coach-bid');
    expect(toSay('tide', 't2', 'coach-bid', true)).toBe(true);
    said('tide', 't2', 'coach-bid');
    expect(toSay('tide', 't2', 'coach-bid', true)).toBe(false);
  });
});

describe('what happened meanwhile', () => {
  const beat = (id: string, by: number | null, more: Partial<Beat> = {}): Beat =>
    ({ kind: 'move', log: { t: 'm', id }, by, ...more }) as Beat;
  const beats = [
    beat('a', 1),
    beat('b', 0),
    beat('c', 1),
    beat('part', 1, { deep: 1 }),
    beat('d', 2, { kind: 'turn' }),
    beat('e', 2),
    beat('e', 2),
  ];

  it('is the last deed of a seat, not a part of it, nor that its turn began', () => {
    expect(lastDeed(beats, 1)?.log?.id).toBe('c');
    expect(lastDeed(beats.slice(0, 5), 2)).toBeUndefined();
    expect(lastDeed(beats, 3)).toBeUndefined();
  });

  it('is told as a short list of what the others did', () => {
    const lines = sinceLines(beats, 1, 0);
    expect(lines.map((line) => [line.beat.log?.id, line.n])).toEqual([
      ['c', 1],
      ['e', 2],
    ]);
    expect(sinceLines(beats, 0, null, 2)).toHaveLength(2);
  });
});
