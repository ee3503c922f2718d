/** A game's palette as a style, for windows over its table. */
import { settings } from '../../app/settings.svelte';
import { Theme } from '../../table/theme';
import type { Catalogue } from '../../wire';
import { light } from './light.svelte';

export function palette(catalogue: Catalogue | undefined): string {
  if (!catalogue) return '';
  const found = new Theme(catalogue).variables(light.now === 'light', settings.now.contrast);
  return Object.entries(found)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
}
