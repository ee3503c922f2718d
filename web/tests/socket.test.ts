import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Line } from '../src/net/socket';
import type { ToClient } from '../src/wire';

class Fake implements Line {
  sent: string[] = [];
  closed = false;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

describe('socket', () => {
  let lines: Fake[];
  let states: string[];
  let heard: ToClient[];
  let socket: Socket;
  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    states = [];
    heard = [];
    socket = new Socket({
      address: () => 'ws://x',
      receive: (message) => heard.push(message),
      changed: (state) => states.push(state),
      open: () => lines[lines.push(new Fake()) - 1]!,
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('sends only on a live line', () => {
    expect(socket.send({ type: 'ping' })).toBe(false);
    lines[0]!.onopen!();
    expect(socket.send({ type: 'ping' })).toBe(true);
    lines[0]!.onmessage!({ data: '{"type":"pong"}' });
    expect(heard).toEqual([{ type: 'pong' }]);
  });

  it('comes back by itself, waiting longer each time, and says when it takes long', () => {
    lines[0]!.onopen!();
    lines[0]!.onclose!({ code: 1012 });
    expect(states).toEqual(['live', 'connecting']);
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    const gaps: number[] = [];
    while (!states.includes('lost')) {
      const before = lines.length;
      lines.at(-1)!.onclose?.({ code: 1006 });
      let waited = 0;
      while (lines.length === before) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      gaps.push(waited);
    }
    expect(gaps.at(-1)!).toBeGreaterThan(gaps[0]!);
    lines.at(-1)!.onopen!();
    expect(states.at(-1)).toBe('live');
  });

  it('does not try again where it is not wanted', () => {
    lines[0]!.onclose!({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['refused']);
    expect(lines).toHaveLength(1);
  });

  it('notices a line that died silently', () => {
    lines[0]!.onopen!();
    vi.advanceTimersByTime(21_000);
    expect(lines[0]!.sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(8_000);
    expect(states).toContain('connecting');
    expect(lines[0]!.closed).toBe(true);
  });

  it('can be hurried', () => {
    lines[0]!.onclose!({ code: 1006 });
    socket.hurry();
    expect(lines).toHaveLength(2);
  });
});
