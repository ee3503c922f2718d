/** A table followed over its socket: the session the table draws, the waiting room, hot-seat and calls. */
import { untrack } from 'svelte';
import { settings } from '../app/settings.svelte';
import { Session } from '../session.svelte';
import type { BotPace, FromClient, TableInfo, ToClient } from '../wire';
import * as api from './api';
import { call, mark } from './call';
import { rules } from './rules.svelte';
import { firstSeat, handTo, mySeats, turnTo } from './seats';
import { Socket } from './socket';
import { tongue } from './tongue.svelte';

/** Time to see one's own move before the curtain falls. */
const HAND_OVER_AFTER = 1100;

export class Live {
  session: Session | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** Hot-seat: the device has to go to this seat before anything is shown. */
  handTo: number | null = $state(null);
  /** Watching as if from outside, though seats here are mine. */
  outside = $state(false);

  private socket: Socket | null = null;
  private seat: number | null = null;
  private handing: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private ended = false;

  constructor(
    readonly table: string,
    private readonly rules: (rule: string) => void,
  ) {
    void this.load();
  }

  get info(): TableInfo | null {
    return this.session?.info ?? null;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      const info = await api.table(this.table);
      const [catalogue, texts] = await Promise.all([api.catalogue(info.game), tongue.texts(info.game)]);
      if (this.ended) return;
      const session: Session = new Session({
        info,
        catalogue,
        texts,
        language: tongue.language,
        send: (message) => this.post(message),
        replay: () => api.replay(this.table, session.viewer),
        rules: this.rules,
        coached: true,
        hurry: (on) => this.hurryBots(on ? 'instant' : settings.now.bots),
        title: (rule) => rules.title(info.game, rule),
      });
      void tongue.teach(info.game).then((taught) => session.speak(tongue.language, taught));
      session.link = 'connecting';
      this.session = session;
      this.seat = firstSeat(info);
      if (info.private !== false && mySeats(info).length > 1 && info.state === 'running') this.handTo = this.seat;
      this.open();
    } catch (thrown) {
      this.problem = thrown;
    }
  }

  /** Take over what the server said about the table in answer to a request. */
  know(info: TableInfo | null | undefined): void {
    if (info?.table === this.table) this.receive({ type: 'table', table: info });
  }

  /** Look at the table from outside, or from my seat again. */
  watch(outside: boolean): void {
    this.outside = outside;
    this.open();
  }

  /** The person of this seat holds the device now. */
  take(seat: number): void {
    this.seat = seat;
    this.handTo = null;
    if (this.session?.viewer !== seat) this.post({ type: 'look', seat });
    else this.attend();
  }

  say(text: string): void {
    this.post({ type: 'say', text });
  }

  retry(): void {
    if (!this.session) void this.load();
    else this.socket?.hurry();
  }

  pass(passes: string): void {
    this.socket?.send({ type: 'auto', passes });
  }

  /** Say how much time bots shall take while this device looks on. */
  hurryBots(pace: BotPace): void {
    this.socket?.send({ type: 'bots', pace });
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.handing);
    this.socket?.close();
    mark(false);
  }

  private open(): void {
    this.socket?.close();
    this.socket = new Socket({
      address: () => api.socketAddress(this.table, this.outside ? null : this.seat),
      receive: (message) => this.receive(message),
      changed: (state) => {
        if (!this.session) return;
        if (state === 'refused') void this.load();
        else this.session.link = state;
        if (state === 'live') this.hurryBots(settings.now.bots);
        if (state === 'live' && settings.now.passes !== 'never') this.pass(settings.now.passes);
      },
    });
  }

  private post(message: FromClient): void {
    if (this.socket?.send(message)) return;
    if (message.type === 'answer' || message.type === 'undo' || message.type === 'redo')
      this.session?.receive({ type: 'refused', why: { t: 'm', id: 'refused-offline' } });
  }

  private receive(message: ToClient): void {
    const session = this.session;
    if (!session) return;
    untrack(() => {
      session.receive(message);
      if (message.type === 'table') this.reseat(session.info);
      if (message.type === 'table' || message.type === 'frame') this.attend();
    });
  }

  /** Seats came or went: a person who joined needs a line of that seat. */
  private reseat(info: TableInfo): void {
    const mine = mySeats(info);
    const lost = this.seat !== null && !mine.includes(this.seat);
    if (!lost && (this.seat !== null || !mine.length)) return;
    this.seat = firstSeat(info);
    if (!this.outside) this.open();
  }

  /** After every change: whose device this is now, and whether to call somebody. */
  private attend(): void {
    const session = this.session!;
    const running = session.info.state === 'running' && !session.over;
    clearTimeout(this.handing);
    const own = running && !this.outside ? turnTo(session.info, session.viewer, session.asks) : null;
    if (own !== null) this.take(own);
    const next = running && !this.outside ? handTo(session.info, session.viewer, session.asks, session.waiting) : null;
    if (!running) this.handTo = null;
    if (next !== null && next !== this.handTo)
      this.handing = setTimeout(() => (this.handTo = next), this.handTo === null ? HAND_OVER_AFTER : 0);
    const asked = running && !this.outside && (next !== null || session.asks.some((ask) => ask.answered == null));
    if (asked && !this.asked) this.call(session, next);
    this.asked = asked;
    mark(asked);
  }

  private call(session: Session, next: number | null): void {
    const words = session.words;
    const prompt =
      next === null ? words.text(session.asks[0]?.prompt) : words.say('hand-over-to', { name: session.name(next) });
    call(words.say('your-turn-at', { table: session.info.title || tongue.title(session.info.game) }), prompt);
  }
}
