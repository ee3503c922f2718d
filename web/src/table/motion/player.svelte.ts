/** Plays beats in order: the shown scene follows the true one, and what changed place travels there. */
import { tick } from 'svelte';
import { type Choices, settings } from '../../app/settings.svelte';
import type { Batch, Session } from '../../session.svelte';
import type { Beat, Scene } from '../../wire';
import { applyBeats } from '../apply';
import { allowance, PATIENCE, pictured, pictures, tooMany } from './pace';
import { cue } from './sound';
import { capture, travel } from './travel';

/** Shorter than this, in ms, nothing is seen. */
const GLIMPSE = 20;

export class Player {
  scene: Scene | null = $state.raw(null);
  playing = $state(false);
  /** Beats still to be shown. */
  queued = $state(0);
  /** A past position is being looked at. */
  looking = $state(false);
  /** Where things are looked up and flyers are drawn. */
  root: HTMLElement | null = null;
  /** Slower or faster than usual, from the theme. */
  tempo = 1;
  /** The theme's sounds for kinds of beat; without one a kind has its own. */
  sounds: Record<string, string> = {};
  /** Nothing is shown until the viewer is asked. */
  leaping = $state(false);
  /** The viewer looks at what was shown so far; what comes next waits. */
  paused = $state(false);
  private goOn: (() => void) | null = null;
  private queue: Beat[] = [];
  /** When the table wants to be where the match is. */
  private due = 0;

  constructor(private readonly session: Session) {
    this.scene = session.scene;
  }

  /** Show the true scene at once. */
  sync(): void {
    if (this.playing || this.looking) return;
    this.scene = this.session.scene;
  }

  /** Skip everything that waits. */
  skip(): void {
    this.queue = [];
    this.queued = 0;
    this.hold(false);
  }

  /** Stop the show, or let it go on with the time it has not had. */
  hold(still: boolean): void {
    this.paused = still;
    if (still) return;
    this.hurry();
    this.goOn?.();
    this.goOn = null;
  }

  play(batch: Batch): void {
    if (this.looking) return;
    if (!this.playing) this.scene = batch.from;
    this.queue.push(...batch.beats);
    this.queued = this.queue.length;
    this.hurry();
    if (tooMany(this.queue) || document.hidden || this.leaping) this.skip();
    if (!this.playing) void this.run();
  }

  /** Slower or faster from now on, also for what waits to be shown. */
  turn(speed: Choices['speed']): void {
    settings.set('speed', speed);
    this.hurry();
  }

  /** All that waits has its time from now on. */
  private hurry(): void {
    this.due = performance.now() + allowance(this.queue, settings.now.bots, this.usual);
  }

  /** Look at another position; null returns to now. */
  look(scene: Scene | null): void {
    this.looking = scene !== null;
    this.scene = scene ?? this.session.scene;
  }

  /** Show one beat after the position that is looked at. */
  async lookOn(beat: Beat): Promise<void> {
    this.due = performance.now() + PATIENCE.relaxed;
    if (this.scene) await this.show([beat], this.pace(1));
  }

  /** Change something that is drawn and let things travel to where they are then. */
  around(change: () => void): void {
    this.due = performance.now() + PATIENCE.relaxed;
    if (!this.root || this.pace(1) === 0) return change();
    const before = capture(this.root);
    change();
    void tick().then(
      () => this.root && travel(this.root, before, [], { ms: this.pace(1) * 0.8, still: settings.still }),
    );
  }

  private async run(): Promise<void> {
    this.playing = true;
    try {
      while (this.queue.length) {
        if (this.paused) {
          await new Promise<void>((done) => (this.goOn = done));
          continue;
        }
        const [beats, ms] = this.next();
        this.queued = this.queue.length; // their lines are told while they are shown
        await this.show(beats, ms);
      }
    } finally {
      this.playing = false;
      this.queued = 0;
      this.scene = this.session.scene;
    }
  }

  /** What is shown next, and for how long: beats that nobody could see go with the next that is seen. */
  private next(): [beats: Beat[], ms: number] {
    const beats: Beat[] = [];
    let ms = 0;
    let seen = false;
    while (this.queue.length && !seen) {
      const beat = this.queue.shift()!;
      beats.push(beat);
      ms = this.pace(pictures(this.queue) + 1);
      seen = pictured(beat) && ms >= GLIMPSE;
    }
    return [beats, ms];
  }

  /** Time for one picture, in ms, if nothing hurries. */
  private get usual(): number {
    return settings.now.speed ? (settings.still ? 120 : 340) / settings.now.speed / this.tempo : 0;
  }

  /** Time for one beat when so many pictures wait. */
  private pace(waiting: number): number {
    if (settings.now.speed === 0 || document.hidden || this.leaping) return 0;
    return Math.min(this.usual, Math.max(0, this.due - performance.now()) / waiting);
  }

  private async show(beats: readonly Beat[], ms: number): Promise<void> {
    const before = this.root && ms >= GLIMPSE && beats.some(pictured) ? capture(this.root) : null;
    this.scene = applyBeats(this.scene!, beats);
    for (const kind of new Set(beats.map((beat) => beat.kind))) cue(this.sounds[kind] ?? kind);
    if (!before || !this.root) return;
    await tick();
    const flows = beats.flatMap((beat) => beat.flows ?? []);
    await travel(this.root, before, flows, { ms, still: settings.still });
    // Where nothing travels, the page still gets its turn before the next picture.
    await new Promise((done) => setTimeout(done));
  }
}
