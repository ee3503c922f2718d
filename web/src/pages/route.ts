/** Addresses of the pages and back. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'games' }
  | { page: 'game'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'replays' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; view: number | null; at: number | null }
  | { page: 'analysis'; table: string; at: number | null }
  | { page: 'verify'; table: string }
  | { page: 'account' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'lost' };

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function parse(path: string, search = '', hash = ''): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const query = new URLSearchParams(search);
  const [first = '', second = '', third = '', ...more] = parts;
  if (more.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (first === 't' && second) {
    if (!third) return { page: 'table', table: second };
    if (third === 'replay')
      return { page: 'replay', table: second, view: whole(query.get('view')), at: whole(query.get('at')) };
    if (third === 'analysis') return { page: 'analysis', table: second, at: whole(query.get('at')) };
    if (third === 'verify') return { page: 'verify', table: second };
    return { page: 'lost' };
  }
  if (first === 'learn' && second)
    return third ? { page: 'lesson', game: second, lesson: third } : { page: 'learn', game: second };
  if (third) return { page: 'lost' };
  if (first === 'games')
    return second ? { page: 'game', game: second, rule: decode(hash.replace(/^#/, '')) } : { page: 'games' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (second) return { page: 'lost' };
  if (first === 'replays' || first === 'account' || first === 'settings' || first === 'about') return { page: first };
  return { page: 'lost' };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'lost':
      return '/';
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`;
    case 'lesson':
      return `/learn/${encodeURIComponent(route.game)}/${encodeURIComponent(route.lesson)}`;
    case 'game':
      return `/games/${encodeURIComponent(route.game)}${route.rule ? `#${encodeURIComponent(route.rule)}` : ''}`;
    case 'table':
      return `/t/${encodeURIComponent(route.table)}`;
    case 'analysis':
      return `/t/${encodeURIComponent(route.table)}/analysis${route.at === null ? '' : `?at=${route.at}`}`;
    case 'verify':
      return `/t/${encodeURIComponent(route.table)}/verify`;
    case 'replay': {
      const query = new URLSearchParams();
      if (route.view !== null) query.set('view', String(route.view));
      if (route.at !== null) query.set('at', String(route.at));
      const text = query.toString();
      return `/t/${encodeURIComponent(route.table)}/replay${text ? `?${text}` : ''}`;
    }
    default:
      return `/${route.page}`;
  }
}
