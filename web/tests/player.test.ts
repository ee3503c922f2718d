import { expect, it } from 'vitest';
import type { Session } from '../src/session.svelte';
import { Player } from '../src/table/motion/player.svelte';
import type { Beat, Scene } from '../src/wire';

it('shows what nobody could see in one step: the page is not drawn anew for every line', async () => {
  const scene = { elements: [], order: {}, seats: [], areas: [] } as unknown as Scene;
  const player = new Player({ scene } as unknown as Session);
  player.root = document.createElement('div');
  const lines = Array.from({ length: 30 }, (): Beat => ({ kind: 'hit' }));
  player.play({ from: scene, beats: lines });
  expect(player.playing).toBe(true);
  for (let turn = 0; turn < 6; turn++) await Promise.resolve();
  expect(player.playing).toBe(false);
});
