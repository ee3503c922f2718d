/** The plan of a new table: who sits where, before it is opened. */
import type { BotInfo, GameInfo, SeatIn } from '../wire';

/** `me`, `open`, `local`, or `bot:<name>`. */
export type Sitter = string;

export interface Chair {
  sitter: Sitter;
  /** Of a person on this device. */
  name: string;
}

/** A comfortable number to start with: three where the game allows it. */
export function usualPlayers(game: GameInfo): number {
  return [...game.players].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3) || b - a)[0] ?? 2;
}

/** The bot most people want: the middle one. */
export function usualBot(bots: readonly BotInfo[]): string {
  const sorted = [...bots].sort((a, b) => a.strength - b.strength);
  return sorted[Math.floor(sorted.length / 2)]?.name ?? '';
}

export function firstChairs(game: GameInfo, others: Sitter = 'open', players = usualPlayers(game)): Chair[] {
  return Array.from({ length: players }, (_, index) => ({ sitter: index ? others : 'me', name: '' }));
}

/** Another number of players; people and bots who sit already stay. */
export function resized(chairs: readonly Chair[], players: number): Chair[] {
  const kept = chairs.slice(0, players);
  return [...kept, ...Array.from({ length: players - kept.length }, () => ({ sitter: 'open', name: '' }))];
}

/** Somebody else in a chair; I can sit in one only. */
export function seated(chairs: readonly Chair[], index: number, sitter: Sitter): Chair[] {
  return chairs.map((chair, at) => {
    if (at === index) return { ...chair, sitter };
    return sitter === 'me' && chair.sitter === 'me' ? { ...chair, sitter: 'open' } : chair;
  });
}

export function toSeats(chairs: readonly Chair[]): SeatIn[] {
  return chairs.map(({ sitter, name }) => {
    if (sitter.startsWith('bot:')) return { kind: 'bot', bot: sitter.slice(4) };
    return sitter === 'local' ? { kind: 'local', name: name.trim() } : { kind: sitter };
  });
}

/** Why the plan cannot be opened yet, as a message id; empty when it can. Seats that one person leads need no name. */
export function missing(chairs: readonly Chair[], name: string, shared = false): string {
  if (!name.trim()) return 'missing-name';
  if (!shared && chairs.some((chair) => chair.sitter === 'local' && !chair.name.trim())) return 'missing-local-name';
  return '';
}
