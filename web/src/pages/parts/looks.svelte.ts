/** How each game looks on the pages: a few facts of its theme, so that the lobby need not load the table. */
import * as api from '../../net/api';

export interface Look {
  ground: string;
  panel: string;
  accent: string;
  display: string;
  emblem: string;
  scene: Backdrop;
  glow: string;
}

export const BACKDROPS = ['hall', 'cave', 'hills', 'town', 'sea'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

type Table = Record<string, unknown>;
const table = (value: unknown): Table => (value && typeof value === 'object' ? (value as Table) : {});
const colour = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : otherwise;

/** A game without a poster of its own gets one of ours, always the same. */
function chance(name: string): Backdrop {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return BACKDROPS[sum % BACKDROPS.length]!;
}

function read(name: string, catalogue: Awaited<ReturnType<typeof api.poster>>): Look {
  const icons = table(table(catalogue.theme).icons);
  const icon = (named: unknown): string =>
    typeof named === 'string' ? (catalogue.icons[String(icons[named] ?? named)] ?? '') : '';
  const display = table(table(catalogue.theme).type).display;
  const palette = table(table(catalogue.theme).palette);
  const poster = table(table(catalogue.theme).poster);
  const scene = BACKDROPS.find((known) => known === poster.scene) ?? chance(name);
  const named = [poster.icon, 'emblem', name, ...Object.keys(icons)];
  const accent = colour(palette.accent, '#e5c477');
  return {
    ground: colour(palette.ground, '#101310'),
    panel: colour(palette.raised, '#232a24'),
    accent,
    // Titles have a font of few letters; what it lacks is taken from the whole one.
    display:
      typeof display === 'string' && /^[A-Za-z ]+$/.test(display) ? `'${display} Title', '${display}', serif` : '',
    emblem: named.map(icon).find(Boolean) ?? '',
    scene,
    glow: colour(poster.glow, accent),
  };
}

class Looks {
  private known: Record<string, Look> = $state.raw({});
  private readonly asked = new Set<string>();

  of(game: string): Look | null {
    const found = this.known[game];
    if (!found && !this.asked.has(game)) {
      this.asked.add(game);
      void api.poster(game).then(
        (catalogue) => (this.known = { ...this.known, [game]: read(game, catalogue) }),
        () => this.asked.delete(game),
      );
    }
    return found ?? null;
  }
}

export const looks = new Looks();
