/** How much time the table takes to show what happened. */
import type { Beat, BotPace } from '../../wire';

/** How far behind the match the table may be, in ms, at each pace of bots: then it shows faster. */
export const PATIENCE: Record<BotPace, number> = { instant: 300, quick: 500, relaxed: 3000 };
/** Pictures beyond this many are not worth watching. */
const TOO_MANY = 60;

/** Whether something is seen to happen: a line of the chronicle alone takes no time, nor that somebody else is asked. */
export function pictured(beat: Beat): boolean {
  if (beat.kind === 'turn' && !beat.log) return false;
  return (beat.put?.length ?? 0) + (beat.drop?.length ?? 0) + Object.keys(beat.order ?? {}).length > 0;
}

export function pictures(beats: readonly Beat[]): number {
  return beats.filter(pictured).length;
}

export function tooMany(beats: readonly Beat[]): boolean {
  return pictures(beats) > TOO_MANY;
}

/**
 * How long, in ms, all this may take. Nobody hurries what the game does by itself, such as a phase of monsters: each of
 * its pictures has the usual time. Whose turn it is has none of its own.
 */
export function allowance(beats: readonly Beat[], bots: BotPace, usual: number): number {
  return (
    PATIENCE[bots] + usual * beats.filter((beat) => beat.by == null && beat.kind !== 'turn' && pictured(beat)).length
  );
}
