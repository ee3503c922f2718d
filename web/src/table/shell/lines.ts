/** Lines of the chronicle: beats that say the same again become one line, with the places they happened at. */
import type { Beat, Chat, SeatInfo } from '../../wire';
import { parsePlace } from '../places';

export interface Line {
  beat: Beat;
  /** Number of its first beat. */
  index: number;
  /** How often it happened in a row. */
  n: number;
  /** Cells it happened at; of a way only its end, and none that the line before named. */
  cells: string[];
}

/** Kinds whose place says nothing new: everybody looks there already. */
const PLACELESS = new Set(['turn', 'phase', 'roll', 'win', 'score']);

export function chronicleLines(beats: readonly Beat[], fresh = -1): Line[] {
  const lines: Line[] = [];
  let said = '';
  let here = '';
  for (const [index, beat] of beats.entries()) {
    if (!beat.log) continue;
    const cells = PLACELESS.has(beat.kind)
      ? []
      : (beat.focus ?? []).filter((place) => parsePlace(place).kind === 'cell');
    const words = JSON.stringify([beat.kind, beat.by, beat.deep, beat.log]);
    const last = lines.at(-1);
    if (beat.kind === 'turn') here = '';
    if (last && words === said && index !== fresh && beat.kind !== 'turn') {
      last.n++;
      last.cells =
        beat.kind === 'move' ? cells : [...last.cells, ...cells.filter((place) => !last.cells.includes(place))];
    } else lines.push({ beat, index, n: 1, cells: cells.filter((place) => place !== here) });
    here = cells.at(-1) ?? here;
    said = words;
  }
  return lines;
}

/** Kinds that say that something begins, and nothing that anybody did. */
const BEGINNINGS = new Set(['turn', 'phase']);

/** The last thing a seat did itself. */
export function lastDeed(beats: readonly Beat[], seat: number): Beat | undefined {
  return beats.findLast((beat) => beat.by === seat && beat.log && !beat.deep && !BEGINNINGS.has(beat.kind));
}

/** What the others did after the first `since` beats, told in at most so many lines. */
export function sinceLines(beats: readonly Beat[], since: number, viewer: number | null, most = 12): Line[] {
  return chronicleLines(beats.slice(since))
    .filter(({ beat }) => beat.by !== viewer && !beat.deep && !BEGINNINGS.has(beat.kind))
    .slice(-most);
}

/** How many lines of the chat were written by others after those already seen. */
export function unreadChat(chat: readonly Chat[], seen: number, seats: readonly SeatInfo[]): number {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  return chat.slice(seen).filter((line) => line.seat == null || !mine.has(line.seat)).length;
}
