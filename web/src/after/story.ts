/** What an end screen makes of the story of a match: who led when, and in a sentence how it was won. */
import type { Msg, Scene, Sheet, Story } from '../wire';

export interface Lead {
  /** Decisions after which it began and ended. */
  from: number;
  to: number;
  side: number;
}

/** Sum of a side's rows at a moment; those who play together stand alike, so percents are not added up. */
function stand(story: Story, at: number, side: number): number {
  const rows = story.sides[side]!;
  const row = story.standings[at]!;
  if (story.unit === 'percent') return Math.max(...rows.map((seat) => row[seat] ?? 0));
  return rows.reduce((sum, seat) => sum + (row[seat] ?? 0), 0);
}

/** Who led from when to when; whoever led before leads on while nobody is ahead. Nobody leads where all play together. */
export function leads(story: Story): Lead[] {
  const found: Lead[] = [];
  if (story.sides.length < 2) return found;
  const last = story.standings.length - 1;
  let leader = -1;
  for (let at = 0; at <= last; at += 1) {
    const values = story.sides.map((_, side) => stand(story, at, side));
    const best = Math.max(...values);
    if (leader >= 0 && values[leader] === best) continue;
    const ahead = values.flatMap((value, side) => (value === best ? [side] : []));
    if (ahead.length > 1 && leader < 0) continue;
    const previous = found.at(-1);
    if (previous) previous.to = at;
    leader = ahead[0]!;
    found.push({ from: at, to: last, side: leader });
  }
  return found;
}

/** Lines of a chart by row: points against the average of the table, percents as they are; one line for one side. */
export function curves(story: Story): { row: number; values: number[] }[] {
  const count = story.standings[0]?.length ?? 0;
  const rows = story.sides.length === 1 ? [0] : Array.from({ length: count }, (_, row) => row);
  const against = story.unit === 'points' && rows.length > 1;
  return rows.map((row) => ({
    row,
    values: story.standings.map((all) => {
      const mean = against ? all.reduce((sum, value) => sum + value, 0) / all.length : 0;
      return (all[row] ?? 0) - mean;
    }),
  }));
}

export interface Verdict {
  id: string;
  args: Record<string, number>;
}

/** How the winner came to win, as far as standings tell: nothing where nobody or everybody won. */
export function verdict(story: Story): Verdict | null {
  const winners = story.winners ?? [];
  const won = (side: number): boolean => story.sides[side]!.some((row) => winners.includes(row));
  const all = leads(story);
  const since = all.at(-1);
  if (!since || !winners.length) return null;
  if (!won(since.side)) return { id: 'end-never-led', args: {} };
  const last = story.standings.length - 1;
  const mine = all.filter((lead) => lead.side === since.side);
  const led = mine.reduce((sum, lead) => sum + lead.to - lead.from, 0);
  const share = Math.round((100 * led) / Math.max(1, last));
  if (all.length === 1) return { id: 'end-led-all', args: {} };
  if (share >= 60) return { id: 'end-led-most', args: { share } };
  return { id: 'end-came-late', args: { n: since.from, all: last, share } };
}

/** Points between the winner and the next, where points decide. */
export function margin(story: Story | null): number | null {
  if (!story?.scores?.length || story.unit !== 'points' || story.sides.length < 2) return null;
  const total = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + (story.scores?.[row] ?? 0), 0);
  const won = story.sides.filter((rows) => rows.some((row) => story.winners?.includes(row)));
  const lost = story.sides.filter((rows) => !won.includes(rows));
  if (won.length !== 1 || !lost.length) return null;
  const ahead = total(won[0]!) - Math.max(...lost.map(total));
  return ahead > 0 ? ahead : null;
}

/** The sheet of the final scores, wherever it lies. */
export function finalSheet(scene: Scene | null): Sheet | null {
  return scene?.elements.find((each): each is Sheet => each.kind === 'sheet' && each.role === 'score') ?? null;
}

/** The seat that a head or a label names. */
export function seatOf(msg: Msg): number | null {
  for (const arg of Object.values(msg.args ?? {}))
    if (typeof arg === 'object' && !Array.isArray(arg) && arg.t === 's') return arg.seat;
  return null;
}

/** What the table itself says of the end. */
export function said(scene: Scene | null): Msg | null {
  const note = scene?.elements.find((each) => each.kind === 'note' && each.role === 'goal' && (each.weight ?? 1) > 1);
  return note?.kind === 'note' ? note.text : null;
}

/** Places between 0 and 1, in their order, moved as little as need be to lie so far apart. */
export function apart(places: readonly number[], gap: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -gap) + gap));
  let limit = 1;
  for (let n = found.length - 1; n >= 0; n -= 1) {
    found[n] = Math.min(found[n]!, limit);
    limit = found[n]! - gap;
  }
  return found;
}
