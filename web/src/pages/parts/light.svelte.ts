/** Whether the room is light or dark now. */
import { settings } from '../../app/settings.svelte';
import { Theme } from '../../table/theme';
import type { Catalogue } from '../../wire';

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

  /** A game's palette, for windows over its table. */
  palette(catalogue: Catalogue | undefined): string {
    if (!catalogue) return '';
    const found = new Theme(catalogue).variables(this.now === 'light', settings.now.contrast);
    return Object.entries(found).map(([key, value]) => `${key}:${value}`).join(';');
  }
}

export const light = new Light();
