/** What a thing on the table is for: its own words, else a word by its name; the same order as core/about.py. */
import type { AnyElement, Face, Msg } from '../wire';
import type { Words } from '../words/words';

/** Ids of words about a name, most special first: of a name with dots the shorter beginnings are tried too. */
export function aboutName(name: string): string[] {
  const found: string[] = [];
  for (let rest = name; rest; rest = rest.includes('.') ? rest.slice(0, rest.lastIndexOf('.')) : '')
    found.push(`about-${rest.replace(/[^a-zA-Z0-9]+/g, '-').replace(/^-|-$/g, '')}`);
  return found;
}

/** Ids of words about a thing, most special first; none for what says everything itself. */
export function aboutIds(element: AnyElement, face: Face | undefined): string[] {
  const own = element.id.startsWith('~') ? [] : aboutName(element.id.split(':')[0]!);
  switch (element.kind) {
    case 'card':
      return [
        ...aboutName(element.face ?? ''),
        ...aboutName(face ? face.frame : `back.${element.back ?? 'card'}`),
        ...own,
      ];
    case 'piece':
      return [...aboutName(element.icon ?? ''), ...aboutName(element.shape), ...own];
    case 'counter':
      return [...aboutName(element.icon), ...own];
    case 'tile':
      return [...aboutName(element.face), ...own];
    case 'die':
      return [...aboutName(`die.${element.die}`), ...own];
    case 'zone':
      return [...own, ...aboutName(`zone.${element.role}`)];
    case 'area':
    case 'track':
      return own;
    default:
      return [];
  }
}

function first(ids: readonly string[], words: Words): Msg | null {
  const id = ids.find((each) => words.named(each) !== null);
  return id ? { t: 'm', id } : null;
}

export function about(element: AnyElement, face: Face | undefined, words: Words): Msg | null {
  return element.about ?? first(aboutIds(element, face), words);
}

/** What a symbol, or a kind of ground, means. */
export function aboutIcon(icon: string, words: Words): Msg | null {
  return first(aboutName(icon), words);
}
