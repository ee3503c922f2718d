import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/app/settings.svelte';
import type { Session } from '../src/session.svelte';
import { Player } from '../src/table/motion/player.svelte';
import type { Beat, Scene } from '../src/wire';

const scene = { phase: { id: 'x' }, seats: [], elements: [] } as unknown as Scene;
const beats = (n: number): Beat[] => Array.from({ length: n }, () => ({ kind: 'move', drop: ['m1'] }));
/** When the table wants to have shown everything. */
const due = (player: Player): number => (player as unknown as { due: number }).due;

describe('the tempo of what is shown', () => {
  beforeEach(() => {
    settings.set('speed', 1);
    settings.set('bots', 'quick');
    vi.spyOn(performance, 'now').mockReturnValue(1000);
  });
  it('may be changed while it is shown, for what waits as well', () => {
    const player = new Player({ scene } as unknown as Session);
    player.play({ from: scene, beats: beats(11) } as Parameters<Player['play']>[0]);
    const usual = due(player);
    player.turn(0.5);
    expect(settings.now.speed).toBe(0.5);
    expect(due(player)).toBeGreaterThan(usual);
    player.turn(2);
    expect(due(player)).toBeLessThan(usual);
  });
  it('may be held, and then goes on with the time it has not had', async () => {
    const player = new Player({ scene } as unknown as Session);
    player.root = document.createElement('div');
    player.hold(true);
    player.play({ from: scene, beats: beats(3) } as Parameters<Player['play']>[0]);
    for (let turn = 0; turn < 9; turn++) await Promise.resolve();
    expect(player.queued).toBe(3);
    expect(player.playing).toBe(true);
    vi.mocked(performance.now).mockReturnValue(60_000);
    player.hold(false);
    expect(due(player)).toBeGreaterThan(60_000);
    await vi.waitFor(() => expect(player.queued).toBeLessThan(3));
  });
  it('is over when all that waits is skipped, though it was held', async () => {
    const player = new Player({ scene } as unknown as Session);
    player.hold(true);
    player.play({ from: scene, beats: beats(3) } as Parameters<Player['play']>[0]);
    await Promise.resolve();
    player.skip();
    await vi.waitFor(() => expect(player.playing).toBe(false));
    expect(player.paused).toBe(false);
  });
});
