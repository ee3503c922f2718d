/** Titles of the rules that things and questions refer to, from the game's guide; it loads when the first is wanted. */
import { anchorFor, contents, markdown } from '../pages/markdown';
import * as api from './api';
import { tongue } from './tongue.svelte';

class Rules {
  private known: Record<string, (rule: string) => string> = $state.raw({});
  private readonly asked = new Set<string>();

  /** The heading a rule stands under; empty while nobody knows it. */
  title(game: string, rule: string): string {
    const key = `${game}/${tongue.language}`;
    const find = this.known[key];
    if (!find && !this.asked.has(key)) {
      this.asked.add(key);
      void api.guide(game, tongue.language).then(
        (text) => {
          const blocks = markdown(text);
          const titles = new Map(contents(blocks).map((entry) => [entry.id, entry.text]));
          const named = (wanted: string): string => titles.get(anchorFor(blocks, wanted)) ?? '';
          this.known = { ...this.known, [key]: named };
        },
        () => this.asked.delete(key),
      );
    }
    return find?.(rule) ?? '';
  }
}

export const rules = new Rules();
