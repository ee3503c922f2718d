/** Which of my seats this device shows, and when it has to be handed on. */
import type { Ask, TableInfo, Waiting } from '../wire';

/** Seats this browser acts for. */
export function mySeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat);
}

/** The seat to look from first: one that is asked, else the first of mine. */
export function firstSeat(info: TableInfo): number | null {
  const mine = mySeats(info);
  return mine.find((seat) => info.turn?.includes(seat)) ?? mine[0] ?? null;
}

/** Who gets the device next: nobody while the person holding it has something to answer. */
export function handTo(
  info: TableInfo,
  viewer: number | null,
  asks: readonly Ask[],
  waiting: readonly Waiting[],
): number | null {
  const mine = mySeats(info);
  if (info.private === false || mine.length < 2 || asks.some((ask) => ask.answered == null)) return null;
  const asked = waiting.find((other) => !other.done && other.seat !== viewer && mine.includes(other.seat));
  return asked?.seat ?? null;
}

/** Where nothing is private: the own seat to look from next, if only others of mine are asked. */
export function turnTo(info: TableInfo, viewer: number | null, asks: readonly Ask[]): number | null {
  if (info.private !== false || asks.some((ask) => ask.seat === viewer && ask.answered == null)) return null;
  return asks.find((ask) => ask.answered == null)?.seat ?? null;
}

/** Number of chairs a person can still take. */
export function openSeats(info: TableInfo): number {
  return info.seats.filter((seat) => seat.kind === 'open').length;
}

export function isMyTurn(info: TableInfo): boolean {
  return info.state === 'running' && mySeats(info).some((seat) => info.turn?.includes(seat));
}
