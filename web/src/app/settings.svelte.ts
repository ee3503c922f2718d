/** What a person prefers; kept in this browser, the same at every table. */
import type { BotPace } from '../wire';
import { isLanguage, type Language } from '../words/own';

export interface Choices {
  language: Language;
  /** dark | light | system */
  light: 'dark' | 'light' | 'system';
  contrast: boolean;
  /** Text scale in percent, 80–160. */
  scale: number;
  /** auto follows the system's wish for less motion. */
  motion: 'auto' | 'full' | 'reduced';
  /** 1 normal, 0.5 half as fast, 2 twice as fast, 0 without motion. */
  speed: 0.5 | 1 | 2 | 0;
  sound: boolean;
  volume: number;
  /** Ask once more before every answer. */
  confirm: boolean;
  coordinates: boolean;
  /** Names of layers that are switched off. */
  hidden: string[];
  /** How much time bots take for a turn. */
  bots: BotPace;
  /** Pass in reaction windows. */
  passes: 'never' | 'turn' | 'always';
  notify: boolean;
  /** Explain each kind of question once: in the first match of a game, in every match, or not at all. */
  coach: 'first' | 'always' | 'never';
}

const KEY = 'wyrmtable.settings';

function spoken(): Language {
  const wanted = (globalThis.navigator?.language ?? 'en').slice(0, 2);
  return isLanguage(wanted) ? wanted : 'en';
}

function defaults(): Choices {
  const wide = globalThis.matchMedia?.('(min-width: 700px)').matches ?? true;
  return {
    language: spoken(),
    light: 'dark',
    contrast: false,
    scale: 100,
    motion: 'auto',
    speed: 1,
    sound: wide,
    volume: 0.4,
    confirm: false,
    coordinates: false,
    hidden: [],
    bots: 'quick',
    passes: 'never',
    notify: false,
    coach: 'first',
  };
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  now: Choices = $state({ ...defaults(), ...stored() });

  set<K extends keyof Choices>(name: K, value: Choices[K]): void {
    this.now[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // Private windows may refuse to keep anything; the choice then lasts as long as the page.
    }
  }

  get still(): boolean {
    if (this.now.motion !== 'auto') return this.now.motion === 'reduced';
    return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  }
}

export const settings = new Settings();
