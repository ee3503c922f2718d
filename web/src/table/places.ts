/** Places: the five spellings of where something can lie. */
import type { Arg, Ask } from '../wire';

export type Place =
  | { kind: 'table' }
  | { kind: 'element'; id: string }
  | { kind: 'slot'; id: string; slot: string }
  | { kind: 'cell'; id: string; x: number; y: number }
  | { kind: 'edge'; id: string; x: number; y: number; side: string };

const BOARD = /^(.+)@(-?\d+),(-?\d+)(?:\/([a-z]+))?$/;

export function parsePlace(spelling: string): Place {
  if (!spelling) return { kind: 'table' };
  const board = BOARD.exec(spelling);
  if (board) {
    const [, id, x, y, side] = board;
    const at = { id: id!, x: Number(x), y: Number(y) };
    return side ? { kind: 'edge', ...at, side } : { kind: 'cell', ...at };
  }
  const hash = spelling.lastIndexOf('#');
  if (hash > 0) return { kind: 'slot', id: spelling.slice(0, hash), slot: spelling.slice(hash + 1) };
  return { kind: 'element', id: spelling };
}

/** The element a place belongs to; empty for the table itself. */
export function holder(spelling: string): string {
  const place = parsePlace(spelling);
  return place.kind === 'table' ? '' : place.id;
}

export function cell(board: string, x: number, y: number): string {
  return `${board}@${x},${y}`;
}

export const isVerb = (step: string): boolean => step.startsWith('!');

/** Things and places that a question names in its words. */
export function spokenOf(ask: Ask): string[] {
  const named = (arg: Arg | null | undefined): string[] => {
    if (Array.isArray(arg)) return arg.flatMap(named);
    if (!arg || typeof arg !== 'object') return [];
    return arg.t === 'r' ? [arg.id] : arg.t === 'm' ? Object.values(arg.args ?? {}).flatMap(named) : [];
  };
  return [ask.prompt, ask.hint].flatMap(named);
}
