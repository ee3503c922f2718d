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

/** Another number of players; people and bots who sit already stay, and I with them; who comes is like the last one. */
export function resized(chairs: readonly Chair[], players: number): Chair[] {
  const at = chairs.findIndex((chair) => chair.sitter === 'me');
  const kept = (at >= players ? swapped(chairs, players - 1) : chairs).slice(0, players);
  const like = chairs.findLast((chair) => chair.sitter !== 'me')?.sitter ?? 'open';
  return [...kept, ...Array.from({ length: players - kept.length }, () => ({ sitter: like, name: '' }))];
}

/** Somebody else in a chair; I can sit in one only. */
export function seated(chairs: readonly Chair[], index: number, sitter: Sitter): Chair[] {
  return chairs.map((chair, at) => {
    if (at === index) return { ...chair, sitter };
    return sitter === 'me' && chair.sitter === 'me' ? { ...chair, sitter: 'open' } : chair;
  });
}

/** Me in another chair; who sat there takes mine. */
export function swapped(chairs: readonly Chair[], to: number): Chair[] {
  const from = chairs.findIndex((chair) => chair.sitter === 'me');
  return chairs.map((chair, at) => (at === to ? chairs[from]! : at === from ? chairs[to]! : chair));
}

/** Who the others are, if all are of one kind: `bots`, `friends` with the link, or people `here` at this device. */
export type Company = 'bots' | 'friends' | 'here';
const KINDS: Record<Company, (sitter: Sitter) => boolean> = {
  bots: (sitter) => sitter.startsWith('bot:'),
  friends: (sitter) => sitter === 'open',
  here: (sitter) => sitter === 'local',
};
export function companyOf(chairs: readonly Chair[]): Company | null {
  const others = chairs.filter((chair) => chair.sitter !== 'me');
  const kinds = Object.keys(KINDS) as Company[];
  return kinds.find((kind) => others.length > 0 && others.every((chair) => KINDS[kind](chair.sitter))) ?? null;
}

/** The others become of one kind, and bots of one strength. */
export function inCompany(chairs: readonly Chair[], company: Company, bot: string): Chair[] {
  const sitter = company === 'bots' ? `bot:${bot}` : company === 'friends' ? 'open' : 'local';
  return chairs.map((chair) => (chair.sitter === 'me' ? chair : { ...chair, sitter }));
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
