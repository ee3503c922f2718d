/** Whether the room is light or dark now. */
import { settings } from '../../app/settings.svelte';

class Light {
  private bright = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-color-scheme: light)');
    if (!query) return;
    this.bright = query.matches;
    query.addEventListener('change', () => (this.bright = query.matches));
  }

  get now(): 'light' | 'dark' {
    const wanted = settings.now.light;
    return wanted === 'system' ? (this.bright ? 'light' : 'dark') : wanted;
  }
}

export const light = new Light();
