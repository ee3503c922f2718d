/** What a coach has said already: in the first match of a game each kind of question is explained once. */
import type { Words } from '../words/words';

const KEY = 'wyrmtable.coach';

interface Told {
  /** The table the coach sits at. */
  table: string;
  /** Words it has said there. */
  seen: string[];
}

/** The word about a kind of question, or about the kinds it belongs to (`scroll` for `scroll-frost`); as core/about.py. */
export function coachWord(kind: string, words: Words): string {
  let rest = kind;
  while (rest && words.named(`coach-${rest}`) === null)
    rest = rest.includes('-') ? rest.slice(0, rest.lastIndexOf('-')) : '';
  return rest && `coach-${rest}`;
}

function read(): Record<string, Told> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Told>;
  } catch {
    return {};
  }
}

/** Whether this word is still to be said at this table. */
export function toSay(game: string, table: string, word: string, always: boolean): boolean {
  const told = read()[game];
  if (told && told.table !== table) return always;
  return !told?.seen.includes(word);
}

/** Note what was said; the coach moves on to another table only when it is wanted at every one. */
export function said(game: string, table: string, word: string): void {
  const all = read();
  const told = all[game]?.table === table ? all[game] : { table, seen: [] };
  all[game] = { table, seen: [...new Set([...told.seen, word])] };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A private window may keep nothing: then the coach begins anew with every page.
  }
}
