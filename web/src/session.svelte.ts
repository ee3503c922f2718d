/** One viewer's table: everything the table shows, fed by frames, answered through `send`. */
import type {
  Ask,
  Beat,
  Because,
  Catalogue,
  Chat,
  Frame,
  Foresight,
  FromClient,
  Hint,
  Msg,
  Pointed,
  Refused,
  Replay,
  Scene,
  TableInfo,
  ToClient,
  Undo,
  Waiting,
} from './wire';
import { applyBeats } from './table/apply';
import { type Texts, Words } from './words/words';

export interface SessionParts {
  info: TableInfo;
  catalogue: Catalogue;
  texts: Texts;
  language: string;
  send: (message: FromClient) => void;
  /** Loads what this viewer saw from the start, for “while you were away” and for looking back. */
  replay?: () => Promise<Replay>;
  /** Opens the game's guide at a rule. */
  rules?: (rule: string) => void;
  /** Lets bots waste no time until it is taken back. */
  hurry?: (on: boolean) => void;
  /** A live match, where a coach may explain questions. */
  coached?: boolean;
  /** The heading of a rule in the guide; empty while it is not known. */
  title?: (rule: string) => string;
}

/** How long what somebody shows the others stays lit, in ms. */
const SHOWN = 7000;

export type Link = 'live' | 'connecting' | 'lost';

/** A batch of beats to be played, with the scene they start from. */
export interface Batch {
  from: Scene;
  beats: Beat[];
}

export class Session {
  info: TableInfo = $state.raw(null!);
  catalogue: Catalogue = $state.raw(null!);
  language = $state('en');
  texts: Texts = $state.raw({});
  viewer: number | null = $state(null);
  /** The position as the server knows it; the table may still be showing how it came about. */
  scene: Scene | null = $state.raw(null);
  asks: Ask[] = $state.raw([]);
  /** What this seat may do at any moment, whoever is asked. */
  aside: Ask | null = $state.raw(null);
  /** The standing order given at this table. */
  order = $state('never');
  waiting: Waiting[] = $state.raw([]);
  undo: Undo | null = $state.raw(null);
  redo = $state(false);
  over = $state(false);
  frozen: Msg | null = $state.raw(null);
  decisions = $state(0);
  /** The chronicle: every beat this viewer was told, oldest first. */
  beats: Beat[] = $state.raw([]);
  /** How many beats there were when this viewer last answered. */
  since = $state(0);
  /** How many of the last beats happened while nobody looked. */
  away = $state(0);
  chat: Chat[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  because: Because | null = $state.raw(null);
  /** What would follow answers to the present questions, as far as somebody wanted to know; null: nothing. */
  outlooks: ReadonlyMap<string, Foresight | null> = $state.raw(new Map());
  /** What a strong bot would answer, for who asked. */
  hint: Hint | null = $state.raw(null);
  /** The question about which a hint is awaited. */
  wondering: string | null = $state(null);
  /** What people show each other just now, the newest of each seat. */
  points: readonly Pointed[] = $state.raw([]);
  link: Link = $state('live');
  /** Answers sent and not yet confirmed: the ask's id. */
  sent: string | null = $state(null);
  words: Words = $derived(new Words(this.language, this.texts, (seat) => this.called(seat)));

  readonly replay: SessionParts['replay'];
  readonly rules: SessionParts['rules'];
  readonly title: (rule: string) => string;
  readonly coached: boolean;
  readonly hurry: SessionParts['hurry'];
  private readonly post: (message: FromClient) => void;
  private readonly wondered = new Set<string>();
  private seq = -1;
  private readonly listeners = new Set<(batch: Batch) => void>();

  constructor(parts: SessionParts) {
    this.info = parts.info;
    this.catalogue = parts.catalogue;
    this.texts = parts.texts;
    this.language = parts.language;
    this.post = parts.send;
    this.replay = parts.replay;
    this.rules = parts.rules;
    this.hurry = parts.hurry;
    this.coached = parts.coached ?? false;
    this.title = (rule) => parts.title?.(rule) ?? '';
  }

  /** Name of the person or bot in a seat; a row that nobody sits on is called by what it plays. */
  name(seat: number): string {
    const title = this.scene?.seats.find((other) => other.seat === seat && other.automa)?.title;
    if (title) return this.words.text(title);
    return this.info.seats.find((info) => info.seat === seat)?.name || String(seat + 1);
  }

  /** What the chronicle calls a seat: where each plays a role of its own, by that role, unless the game says otherwise. */
  called(seat: number): string {
    const seats = this.scene?.seats ?? [];
    const { title, by_person } = seats.find((other) => other.seat === seat) ?? {};
    const alone = seats.filter((other) => other.title?.id === title?.id).length === 1;
    return title && alone && !by_person ? this.words.text(title) : this.name(seat);
  }

  /** Speak another language from now on. */
  speak(language: string, texts: Texts): void {
    this.texts = texts;
    this.language = language;
  }

  /** The table listens for beats to animate; returns a function that ends it. */
  listen(heard: (batch: Batch) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  send(message: FromClient): void {
    if (message.type === 'answer') {
      this.sent = message.ask;
      this.refused = null;
    }
    this.post(message);
  }

  answer(ask: Ask, names: string[]): void {
    this.away = 0;
    this.since = this.beats.length;
    this.send({ type: 'answer', ask: ask.id, names, ...this.other(ask) });
  }

  /** What would follow an answer, if it is known by now. */
  outlook(ask: Ask, name: string): Foresight | null {
    return this.outlooks.get(`${ask.id} ${name}`) ?? null;
  }

  /** Ask once what would follow an answer. */
  foresee(ask: Ask, name: string): void {
    const key = `${ask.id} ${name}`;
    if (this.wondered.has(key)) return;
    this.wondered.add(key);
    this.send({ type: 'foresee', ask: ask.id, name, ...this.other(ask) });
  }

  /** Which of several seats on this device is meant. */
  private other(ask: Ask): { seat?: number } {
    return ask.seat === this.viewer ? {} : { seat: ask.seat };
  }

  /** Whether a hint wrongs nobody here: one person plays with bots, or all agreed when the table was opened. */
  get hinted(): boolean {
    const people = this.info.seats.filter((seat) => seat.kind !== 'bot');
    const alone = people.length === 1 || (this.info.private === false && people.every((seat) => seat.mine));
    return this.coached && (this.info.hints === true || alone);
  }

  /** Ask a strong bot what it would answer. */
  wonder(ask: Ask): void {
    this.wondering = ask.id;
    this.send({ type: 'hint', ask: ask.id, ...this.other(ask) });
  }

  /** Whether there are others here, who see all that I see. */
  get shared(): boolean {
    const others = this.info.seats.some((seat) => seat.kind !== 'bot' && !seat.mine);
    return this.coached && this.info.private === false && this.viewer !== null && !this.over && others;
  }

  /** Show the others a thing, or the steps of an order one proposes. */
  point(places: string[]): void {
    if (!this.shared) return;
    this.send({ type: 'point', places });
    this.light({ type: 'pointed', seat: this.viewer!, places });
  }

  private light(shown: Pointed): void {
    this.points = [...this.points.filter((each) => each.seat !== shown.seat), shown];
    setTimeout(() => (this.points = this.points.filter((each) => each !== shown)), SHOWN);
  }

  /** Give a standing order for reaction windows; `never` takes it back. */
  command(passes: string): void {
    this.order = passes;
    this.send({ type: 'auto', passes });
  }

  /** Take back the last decision, unless an answer is on its way: what is offered may be gone with it. */
  takeBack(): void {
    if (this.undo && this.sent === null) this.send({ type: 'undo', to: this.undo.to });
  }

  /** Take a message of the server. */
  receive(message: ToClient): void {
    switch (message.type) {
      case 'frame':
        return this.frame(message);
      case 'table':
        this.info = message.table;
        return;
      case 'chat':
        if (!this.chat.some((line) => line.id === message.id)) this.chat = [...this.chat, message];
        return;
      case 'refused':
        this.refused = message;
        this.wondering = null;
        this.sent = null;
        return;
      case 'foreseen':
        this.outlooks = new Map(this.outlooks).set(`${message.ask} ${message.name}`, message.would ?? null);
        return;
      case 'hint':
        this.hint = message;
        this.wondering = null;
        return;
      case 'pointed':
        return this.light(message);
      case 'because':
        this.because = message;
        return;
    }
  }

  private frame(frame: Frame): void {
    // Whoever hears of the match is connected again.
    if (this.refused?.why.id === 'refused-offline') this.refused = null;
    const beats = frame.beats ?? [];
    if (frame.scene) {
      this.scene = frame.scene;
      this.beats = beats;
      this.away = frame.away ?? 0;
      this.since = beats.length - this.away;
    } else {
      if (!this.scene || (this.seq >= 0 && frame.seq !== this.seq + 1)) {
        this.send({ type: 'resync' });
        return;
      }
      const from = this.scene;
      this.scene = applyBeats(from, beats);
      if (beats.length) {
        this.beats = [...this.beats, ...beats];
        if (this.away) this.away += beats.length;
        for (const heard of this.listeners) heard({ from, beats });
      }
    }
    this.seq = frame.seq;
    this.viewer = frame.seat;
    this.decisions = frame.decisions;
    this.asks = frame.asks ?? [];
    this.aside = frame.aside ?? null;
    this.waiting = frame.waiting ?? [];
    this.undo = frame.undo ?? null;
    this.redo = frame.redo ?? false;
    this.over = frame.over ?? false;
    this.frozen = frame.frozen ?? null;
    this.because = null;
    this.outlooks = new Map();
    this.wondered.clear();
    this.sent = null;
  }
}
