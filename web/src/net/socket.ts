/** A WebSocket that comes back by itself: waits a little longer each time, and notices a line that died silently. */
import type { FromClient, ToClient } from '../wire';

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface SocketParts {
  /** Asked anew for each try. */
  address: () => string;
  receive: (message: ToClient) => void;
  /** `refused`: the server does not want this line at all, so there is no further try. */
  changed: (state: 'live' | 'connecting' | 'lost' | 'refused') => void;
  open?: (address: string) => Line;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** After this long without a line people are offered a button. */
const LOST_AFTER = 10_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** Closed for good: seat not ours, table gone, policy. */
const FINAL = new Set([1008, 4401, 4403, 4404]);

export class Socket {
  private line: Line | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private live = false;
  private timers: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly parts: SocketParts) {
    this.connect();
  }

  /** Sent now, or not at all: every answer carries its expected position, so nothing is kept for later. */
  send(message: FromClient): boolean {
    if (!this.live || !this.line) return false;
    this.line.send(JSON.stringify(message));
    return true;
  }

  /** Try now instead of waiting. */
  hurry(): void {
    if (this.closed || this.live) return;
    this.wait = FIRST_WAIT;
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.drop();
  }

  private after(name: string, ms: number, act: () => void): void {
    clearTimeout(this.timers[name]);
    this.timers[name] = setTimeout(act, ms);
  }

  private connect(): void {
    clearTimeout(this.timers.retry);
    const line = (this.parts.open ?? open)(this.parts.address());
    this.line = line;
    line.onopen = () => {
      if (line !== this.line) return;
      this.live = true;
      this.wait = FIRST_WAIT;
      clearTimeout(this.timers.lost);
      delete this.timers.lost;
      this.parts.changed('live');
      this.heartbeat();
    };
    line.onmessage = (event) => {
      if (line !== this.line) return;
      clearTimeout(this.timers.pong);
      this.parts.receive(JSON.parse(String(event.data)) as ToClient);
    };
    line.onclose = (event) => {
      if (line === this.line) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.drop();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.close();
      this.parts.changed('refused');
      return;
    }
    this.parts.changed('connecting');
    if (!this.timers.lost) this.after('lost', LOST_AFTER, () => this.parts.changed('lost'));
    // A little scatter, so that a restarted server is not met by everybody at once.
    this.after('retry', this.wait * (0.75 + Math.random() / 2), () => this.connect());
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  private heartbeat(): void {
    this.after('ping', PING_EVERY, () => {
      if (!this.send({ type: 'ping' })) return;
      this.after('pong', PONG_WITHIN, () => this.lost(1006));
      this.heartbeat();
    });
  }

  private drop(): void {
    this.live = false;
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    const line = this.line;
    this.line = null;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }
}

function open(address: string): Line {
  return new WebSocket(address) as unknown as Line;
}
