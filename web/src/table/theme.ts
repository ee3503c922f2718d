/** A game's theme, read from data: colours, icons, frames and skins by name, with a fallback for every name. */
import shared from 'virtual:icons';
import { inkOn, shade } from '../app/colour';
import { pictures } from '../app/pictures.svelte';
import { seatLook } from '../app/seats';
import type { Catalogue, Msg } from '../wire';

export interface Tone {
  fill: string;
  ink: string;
  /** Pattern for those who do not see the colour: diagonal | back | cross | dots | waves | level. */
  hatch: string;
}

/** Parameters of the one routine that draws cards; `style` names a set of them, single keys override it. */
export interface Frame {
  /** banner | strata | parchment | arcane | plate */
  style: string;
  /** Outline: round | cut (four corners) | clipped (two corners). */
  shape: string;
  /** Art: medallion | hexagon | scene | circle | corner | bare. */
  art: string;
  /** Behind the art: rays | waves | strata | stars | none. */
  texture: string;
  /** Width divided by height. */
  ratio: number;
  /** A golden edge. */
  gilt: boolean;
}

export interface Skin {
  fill: string;
  /** plain | rock | painted | facets | ground | mist | water | wood | hatch */
  texture: string;
  icon: string;
  ink: string;
  /** Colour of a light that lies on it. */
  glow: string;
  /** Dark, unexplored: drawn flat and recessed. */
  dark: boolean;
}

type Table = Record<string, unknown>;

const STYLES: Record<string, Omit<Frame, 'style'>> = {
  banner: { shape: 'round', art: 'medallion', texture: 'rays', ratio: 0.714, gilt: false },
  strata: { shape: 'cut', art: 'bare', texture: 'strata', ratio: 0.714, gilt: false },
  parchment: { shape: 'round', art: 'scene', texture: 'waves', ratio: 0.714, gilt: false },
  arcane: { shape: 'round', art: 'circle', texture: 'none', ratio: 0.714, gilt: false },
  plate: { shape: 'clipped', art: 'corner', texture: 'none', ratio: 0.86, gilt: false },
};

const TONES: Record<string, string> = {
  good: '#7ed9a3',
  warn: '#f2a65a',
  bad: '#ef6f6c',
  danger: '#ef6f6c',
  neutral: '#9a8f80',
  gold: '#f0c65a',
  silver: '#c3ccd6',
  stone: '#8d877c',
};
const FAMILIES = new Set(['Alegreya', 'Alegreya Sans', 'Forum', 'Philosopher', 'Oranienbaum']);
const COLOUR = /^#[0-9a-f]{6}$/i;
const PALETTE = ['ground', 'panel', 'raised', 'line', 'ink', 'soft', 'accent'];

function table(value: unknown): Table {
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Table) : {};
}

function text(value: unknown, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise;
}

export { seatLook, SEATS } from '../app/seats';

export class Theme {
  private readonly tones: Table;
  private readonly names: Table;
  private readonly frames: Table;
  private readonly skins: Table;
  private readonly palette: Table;
  private readonly type: Table;
  readonly tempo: number;
  readonly sounds: Table;
  private readonly lights: Table;

  private readonly pictures: ReadonlySet<string>;

  constructor(private readonly catalogue: Pick<Catalogue, 'theme' | 'icons' | 'pictures'>) {
    this.pictures = new Set([...(catalogue.pictures ?? []), ...Object.keys(catalogue.icons)]);
    const theme = table(catalogue.theme);
    this.tones = table(theme.tones);
    this.names = table(theme.icons);
    this.frames = table(theme.frames);
    this.skins = table(theme.skins);
    this.palette = table(theme.palette);
    this.type = table(theme.type);
    this.sounds = table(theme.sounds);
    this.lights = table(theme.lights);
    const tempo = table(theme.motion).tempo;
    this.tempo = typeof tempo === 'number' && tempo > 0 ? tempo : 1;
  }

  /** Custom properties of the palette for a dark or light room. */
  variables(light: boolean, contrast: boolean): Record<string, string> {
    const found: Record<string, string> = {};
    const source = light ? table(this.palette.light) : { ...this.palette, ...table(this.palette.dark) };
    if (!contrast)
      for (const key of PALETTE) {
        const value = text(source[key]);
        if (COLOUR.test(value)) found[`--${key}`] = value;
      }
    if (found['--ground'])
      found['--ground-2'] = text(source['ground-2']) || shade(found['--ground'], light ? 1.2 : 1.05);
    const accent = text(this.palette.accent);
    if (light && !found['--accent'] && COLOUR.test(accent)) found['--accent'] = shade(accent, 0.5);
    for (const [key, fallback] of [
      ['display', 'serif'],
      ['text', 'serif'],
      ['ui', 'sans-serif'],
    ] as const) {
      const family = text(this.type[key]);
      if (FAMILIES.has(family))
        found[`--${key}`] = `'${family}', 'Noto ${fallback === 'serif' ? 'Serif' : 'Sans'}', ${fallback}`;
    }
    return found;
  }

  tone(name: string | undefined, owner?: number | null, otherwise = '#9a8f80'): Tone {
    const entry = this.tones[name ?? ''];
    const plain = name ? text(entry) || text(table(entry).fill) || TONES[name] : '';
    const fill = COLOUR.test(plain ?? '') ? plain! : owner != null ? seatLook(owner).colour : otherwise;
    const ink = text(table(entry).ink);
    return { fill, ink: COLOUR.test(ink) ? ink : inkOn(fill), hatch: text(table(entry).hatch) };
  }

  /** Path data of an icon by its logical name; empty when there is none, and until it is here. */
  icon(name: string | undefined): string {
    const picture = this.picture(name);
    return picture && (this.catalogue.icons[picture] ?? pictures.path(picture));
  }

  /** Whether there is an icon of this name. */
  knows(name: string | undefined): boolean {
    return this.picture(name) !== '';
  }

  /** The picture that a logical name stands for. */
  private picture(name: string | undefined): string {
    if (!name) return '';
    const chosen = text(this.names[name]);
    const own = [chosen, name].find((each) => this.pictures.has(each));
    return own ?? shared[chosen] ?? shared[name] ?? this.picture(shorter(name));
  }

  /** Colour of the light that a piece with this icon carries; empty when it carries none. */
  light(icon: string | undefined): string {
    const found = text(this.lights[icon ?? '']);
    return COLOUR.test(found) ? found : '';
  }

  /** An icon the theme gives to a thing that names none: by its id, then by the message that names it. */
  emblem(id: string, label?: Msg | null): string {
    for (const name of [id, id.replace(/:.*/, ''), label?.id ?? '']) if (this.names[name]) return name;
    return '';
  }

  frame(name: string): Frame {
    const entry = table(this.frames[name]);
    const style = text(entry.style) || (name in STYLES ? name : 'strata');
    const base = STYLES[style] ?? STYLES.strata!;
    return {
      style: style in STYLES ? style : 'strata',
      shape: text(entry.shape, base.shape),
      art: text(entry.art, base.art),
      texture: text(entry.texture, base.texture),
      ratio: typeof entry.ratio === 'number' ? entry.ratio : base.ratio,
      gilt: entry.gilt === true,
    };
  }

  /** The theme says how this looks. */
  dressed(name: string): boolean {
    return name in this.skins;
  }

  skin(name: string): Skin {
    const entry = table(this.skins[name]);
    const parent = name.includes('.') && !this.skins[name] ? this.skins[name.replace(/\..*/, '')] : undefined;
    const found = { ...table(parent), ...entry };
    const fill = text(found.fill);
    return {
      fill: COLOUR.test(fill) ? fill : this.tone(text(found.tone) || name.replace(/.*\./, ''), null, '#6e675b').fill,
      texture: text(found.texture, 'plain'),
      icon: text(found.icon),
      ink: text(found.ink),
      glow: text(found.glow),
      dark: found.dark === true || name === 'dark',
    };
  }
}

/** `class.warrior` may be known as `warrior`; `monster.x.y` as `x.y`. */
function shorter(name: string): string {
  const at = name.indexOf('.');
  return at < 0 ? '' : name.slice(at + 1);
}
