import { describe, expect, it } from 'vitest';
import { href, parse, type Route } from '../src/pages/route';

const ROUTES: Route[] = [
  { page: 'home' },
  { page: 'games' },
  { page: 'game', game: 'any', rule: '' },
  { page: 'game', game: 'any', rule: 'R6.3' },
  { page: 'new', game: 'a_game' },
  { page: 'table', table: 'k7b2x' },
  { page: 'verify', table: 'k7b2x' },
  { page: 'replay', table: 'k7b2x', view: null, at: null },
  { page: 'replay', table: 'k7b2x', view: 0, at: 78 },
  { page: 'learn', game: 'a_game' },
  { page: 'lesson', game: 'a_game', lesson: 'first' },
  { page: 'replays' },
  { page: 'account' },
  { page: 'settings' },
  { page: 'about' },
];

describe('addresses', () => {
  it.each(ROUTES)('there and back: %o', (route) => {
    const address = new URL(href(route), 'http://x');
    expect(parse(address.pathname, address.search, address.hash)).toEqual(route);
  });
  it.each(['/t', '/t/a/b', '/t/a/replay/b', '/games/a/b', '/new', '/account/x', '/%', '/about/x/y/z'])(
    '%s leads nowhere',
    (path) => {
      expect(parse(path).page).toBe('lost');
    },
  );
  it('takes only whole numbers for a position', () => {
    expect(parse('/t/a/replay', '?at=-1&view=x')).toEqual({ page: 'replay', table: 'a', view: null, at: null });
  });
});
