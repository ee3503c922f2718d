/** A match as a line one can walk along: scenes at each decision, key moments, and the chart of scores. */
import { applyBeat } from '../table/apply';
import type { Beat, Msg, Replay, Scene } from '../wire';

const KEEP_EVERY = 24;

export class Line {
  readonly length: number;
  /** First beat after each decision number. */
  private readonly from: number[];
  private readonly kept: Scene[] = [];

  constructor(
    private readonly replay: Replay,
    private readonly known: readonly Moment[] = [],
  ) {
    this.length = replay.decisions;
    this.from = Array<number>(this.length + 2).fill(replay.beats.length);
    let next = 0;
    for (let n = 0; n <= this.length; n += 1) {
      this.from[n] = next;
      while (next < replay.beats.length && (replay.beats[next]!.number ?? 0) <= n) next += 1;
    }
    this.from[this.length + 1] = replay.beats.length;
  }

  /** What happened with the n-th decision. */
  beats(n: number): Beat[] {
    return this.replay.beats.slice(this.from[n], this.from[n + 1]);
  }

  /** Everything told up to and with the n-th decision. */
  told(n: number): Beat[] {
    return this.replay.beats.slice(0, this.from[n + 1]);
  }

  /** The table after n decisions. */
  scene(n: number): Scene {
    const wanted = this.from[n + 1]!;
    const step = Math.floor(wanted / KEEP_EVERY);
    this.kept[0] ??= this.replay.scene;
    let known = Math.min(step, this.kept.length - 1);
    let scene = this.kept[known]!;
    while (known < step) {
      for (const beat of this.replay.beats.slice(known * KEEP_EVERY, (known + 1) * KEEP_EVERY))
        scene = applyBeat(scene, beat);
      known += 1;
      this.kept[known] = scene;
    }
    for (const beat of this.replay.beats.slice(known * KEEP_EVERY, wanted)) scene = applyBeat(scene, beat);
    return scene;
  }

  clamp(n: number): number {
    return Math.max(0, Math.min(this.length, Math.round(n)));
  }

  /** The next stop in a direction: each decision, each new phase, or each key moment. */
  next(n: number, by: 'decision' | 'phase' | 'moment', forward: boolean): number {
    if (by === 'decision') return this.clamp(n + (forward ? 1 : -1));
    const stops = by === 'phase' ? this.phases().map((stop) => stop.at) : this.moments().map((stop) => stop.at);
    const found = forward ? stops.find((at) => at > n) : stops.findLast((at) => at < n);
    return found ?? (forward ? this.length : 0);
  }

  phases(): { at: number; phase: Msg }[] {
    return this.replay.beats.flatMap((beat) =>
      beat.phase && (beat.number ?? 0) > 0 ? [{ at: this.clamp(beat.number ?? 0), phase: beat.phase }] : [],
    );
  }

  moments(): Moment[] {
    return this.known.length ? [...this.known] : moments(this.replay.scores ?? []);
  }
}

export interface Moment {
  at: number;
  seat: number;
  gain: number;
}

/** The decisions that changed a public score most, in order of time. */
export function moments(scores: readonly (readonly (number | null)[])[], most = 8): Moment[] {
  const found: Moment[] = [];
  for (let at = 1; at < scores.length; at += 1)
    scores[at]!.forEach((score, seat) => {
      const gain = (score ?? 0) - (scores[at - 1]![seat] ?? 0);
      if (gain) found.push({ at, seat, gain });
    });
  return found
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain) || a.at - b.at)
    .filter((moment, index, all) => all.findIndex((other) => other.at === moment.at) === index)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

export interface Chart {
  low: number;
  high: number;
  /** By seat: points of a line in the unit square, y down. */
  lines: { seat: number; points: [number, number][] }[];
}

export function chart(scores: readonly (readonly (number | null)[])[]): Chart | null {
  const seats = scores[0]?.length ?? 0;
  const known = scores.flat().filter((score): score is number => score !== null);
  if (!seats || scores.length < 2 || !known.length) return null;
  const low = Math.min(0, ...known);
  const high = Math.max(low + 1, ...known);
  const lines = Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: scores.flatMap((row, at): [number, number][] =>
      row[seat] == null ? [] : [[at / (scores.length - 1), 1 - (row[seat]! - low) / (high - low)]],
    ),
  }));
  return { low, high, lines };
}

/** Steps, not slopes: a score holds until it changes. */
export function stepPath(points: readonly [number, number][], width: number, height: number): string {
  return points
    .map(([x, y], index) =>
      index
        ? `H${(x * width).toFixed(1)}V${(y * height).toFixed(1)}`
        : `M${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`,
    )
    .join('');
}
