/** A lesson being taken: the session the table draws, what the tutor says, and what was tried. */
import { untrack } from 'svelte';
import * as api from '../net/api';
import { person } from '../net/person.svelte';
import { rules } from '../net/rules.svelte';
import { tongue } from '../net/tongue.svelte';
import { Session } from '../session.svelte';
import type { FromClient, LessonIn, LessonTold, SeatInfo, TableInfo, Teaching, Tried } from '../wire';
import { lessonWords } from '../words/own';
import type { Texts } from '../words/words';
import { progress, type Spot } from './progress.svelte';

/** After so many wrong answers the right one is pointed at. */
export const PATIENCE = 3;

export class Lesson {
  session: Session | null = $state.raw(null);
  teaching: Teaching | null = $state.raw(null);
  /** What was tried in this step, the last one last. */
  tries: Tried[] = $state.raw([]);
  /** Whether the right answer is pointed at. */
  shown = $state(false);
  /** In free play the tutor falls silent with the first answer. */
  silent = $state(false);
  problem: unknown = $state.raw(null);
  private spots: Spot[] = $state.raw([]);
  /** Where the match stands now: in free play that is further than the beginning of the step. */
  private here: Spot = { made: [], step: 0 };
  private seq = 0;
  private busy = false;

  constructor(
    readonly game: string,
    readonly name: string,
    private readonly rules: (rule: string) => void,
  ) {
    this.spots = progress.spots(game, name);
    void this.load();
  }

  get back(): boolean {
    return this.spots.length > 1;
  }

  /** Names of a right answer, once the learner wants to see it or has tried often. */
  readonly pointed: readonly string[] = $derived.by(() =>
    this.shown || this.tries.length >= PATIENCE ? (this.teaching?.show ?? []) : [],
  );

  async load(): Promise<void> {
    this.problem = null;
    try {
      const spot = this.spots.at(-1);
      const first = await this.ask(spot ?? {});
      if (first) await this.open(first);
    } catch (thrown) {
      this.problem = thrown;
    }
  }

  /** Fluent texts: the game's with those of its lessons and later what explains it, the client's with the panel's. */
  async texts(taught = true): Promise<Texts> {
    const [texts, theirs, own] = await Promise.all([
      taught ? tongue.teach(this.game) : tongue.texts(this.game),
      api.lessonWords(this.game, tongue.language),
      lessonWords(tongue.language),
    ]);
    return { ...texts, game: `${texts.game}\n${theirs}`, own: [own, ...(texts.own ?? [])] };
  }

  next(): void {
    void this.act({ deed: 'next' });
  }

  /** To the beginning of the step before; in free play first to where that began. */
  stepBack(): void {
    if (this.here.made.length === this.spots.at(-1)?.made.length) this.spots = this.spots.slice(0, -1);
    void this.act({ deed: 'look' });
  }

  again(): void {
    this.spots = [];
    void this.act({ deed: 'look' });
  }

  private async open(told: LessonTold): Promise<void> {
    const [catalogue, texts] = await Promise.all([api.catalogue(this.game), this.texts(false)]);
    const session = new Session({
      info: this.table(told),
      catalogue,
      texts,
      language: tongue.language,
      send: (message) => this.post(message),
      rules: this.rules,
      title: (rule) => rules.title(this.game, rule),
    });
    session.info = { ...session.info, seats: this.seats(told, session) };
    this.session = session;
    this.take(told);
    // What things are for is told as at every table, once the lesson is there.
    const language = tongue.language;
    void this.texts().then((taught) => session.language === language && session.speak(language, taught));
  }

  private table(told: LessonTold): TableInfo {
    return {
      table: '',
      game: this.game,
      title: '',
      state: 'running',
      pace: 'live',
      public: false,
      seats: [],
      options: {},
      opened: '',
      host: false,
      decisions: told.frame.decisions,
    };
  }

  private seats(told: LessonTold, session: Session): SeatInfo[] {
    return Array.from({ length: told.players }, (_, seat) =>
      told.seats.includes(seat)
        ? { seat, kind: 'person', name: person.name || session.words.say('companion-0'), mine: true, here: true }
        : { seat, kind: 'bot', bot: 'greedy', name: session.words.say(`companion-${seat}`) },
    );
  }

  /** Another language from now on. */
  async speak(language: string): Promise<void> {
    const session = this.session;
    if (!session || session.language === language) return;
    session.speak(language, await this.texts());
    const seats = session.info.seats.map((seat) =>
      seat.kind === 'bot' ? { ...seat, name: session.words.say(`companion-${seat.seat}`) } : seat,
    );
    session.info = { ...session.info, seats };
  }

  private post(message: FromClient): void {
    if (message.type === 'answer') void this.act({ deed: 'answer', names: message.names, seat: message.seat ?? null });
    else if (message.type === 'why') void this.act({ place: message.place });
    else if (message.type === 'resync') void this.act({ deed: 'look' });
  }

  private async ask(sent: LessonIn): Promise<LessonTold | null> {
    try {
      return await api.takeLesson(this.game, this.name, sent);
    } catch (thrown) {
      // A lesson that was changed since begins anew.
      if ((thrown as { kind?: string }).kind !== 'lesson-changed' || !this.spots.length) throw thrown;
      this.spots = [];
      return api.takeLesson(this.game, this.name, {});
    }
  }

  private async act(deed: LessonIn): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const spot = deed.deed === 'look' ? this.spots.at(-1) : this.here;
    try {
      const told = await this.ask({ made: spot?.made ?? [], step: spot?.step ?? 0, ...deed });
      if (told) untrack(() => this.take(told));
    } catch (thrown) {
      const offline = { type: 'refused', why: { t: 'm', id: 'refused-offline' } } as const;
      if (this.session) this.session.receive(offline);
      else this.problem = thrown;
    }
    this.busy = false;
  }

  private take(told: LessonTold): void {
    const session = this.session!;
    if (told.because) {
      session.receive(told.because);
      return;
    }
    if (told.tried) {
      this.tries = [...this.tries, told.tried];
      session.sent = null;
      return;
    }
    const step = this.teaching?.step;
    this.here = { made: told.made, step: told.step };
    if (told.step !== this.spots.at(-1)?.step) this.spots = [...this.spots, this.here];
    this.silent = told.teaching.free === true && step === told.step && !told.frame.scene;
    if (step !== told.step || told.frame.scene) {
      this.tries = [];
      this.shown = false;
    }
    this.teaching = told.teaching;
    session.receive({ ...told.frame, type: 'frame', seq: (this.seq += 1) });
    progress.keep(this.game, this.name, this.spots, told.teaching.free === true);
  }
}
