/** Lists of tables: what to say about them, and in which group they stand. */
import type { Msg, TableInfo } from '../wire';
import { isMyTurn } from '../net/seats';
import { say } from '../net/tongue.svelte';
import type { Words } from '../words/words';

export interface Groups {
  turn: TableInfo[];
  others: TableInfo[];
  opening: TableInfo[];
  finished: TableInfo[];
}

export function grouped(mine: readonly TableInfo[]): Groups {
  return {
    turn: mine.filter(isMyTurn),
    others: mine.filter((table) => (table.state === 'running' && !isMyTurn(table)) || table.state === 'frozen'),
    opening: mine.filter((table) => table.state === 'waiting'),
    finished: mine.filter((table) => table.state === 'finished'),
  };
}

const plain = (texts: string[]): Msg => ({ t: 'm', id: 'list', args: { items: texts } });

/** Names of those who are asked now, as a message with a list. */
export function others(table: TableInfo): Msg {
  return plain(table.seats.filter((seat) => table.turn?.includes(seat.seat)).map((seat) => seat.name ?? ''));
}

/** What I am asked at a table, in the words of its game; nothing until they are loaded. */
export function question(table: TableInfo, words: Words): string {
  if (!table.question || words.named(table.question.id) === null) return '';
  const name = (seat: number): string => table.seats.find((other) => other.seat === seat)?.name || String(seat + 1);
  return words
    .parts(table.question)
    .map((part) => (part.seat === undefined ? part.text : name(part.seat)))
    .join('');
}

/** How a match ended, in a line. */
export function finishLine(table: TableInfo): string {
  const winners = table.seats.filter((seat) => seat.won);
  if (!winners.length) return say('nobody-won');
  if (winners.some((seat) => seat.mine)) return winners.length > 1 ? say('you-won-together') : say('you-won');
  return say('somebody-won', { names: winners.map((seat) => seat.name).join(', '), n: winners.length });
}

/** Names with scores, the best first: “Mira 198, Otto 191”. */
export function standings(table: Pick<TableInfo, 'seats'>): string {
  // Where scores only say who won, names are enough.
  const scored = table.seats.some((seat) => (seat.score ?? 0) > 1);
  return [...table.seats]
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
    .map((seat) => (seat.score == null || !scored ? seat.name : `${seat.name} ${seat.score}`))
    .join(', ');
}

/** 2–5, or 1, 3–4. */
export function playersLine(players: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of [...players].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? String(a) : `${a}–${b}`)).join(', ');
}
