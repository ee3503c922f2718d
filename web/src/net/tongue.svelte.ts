/** The language spoken on the pages: the client's own words, the shared ones, and those of each game that is shown. */
import { settings } from '../app/settings.svelte';
import { ownWords, type Language } from '../words/own';
import type { GameInfo } from '../wire';
import { type Texts, Words } from '../words/words';
import * as api from './api';
import { Problem, problemOf } from './http';

interface Spoken {
  language: Language;
  shared: string;
  /** The client's own: the table's, then the pages'. */
  own: readonly string[];
  games: Readonly<Record<string, string>>;
}

class Tongue {
  private spoken: Spoken | null = $state.raw(null);
  private met: Readonly<Record<string, GameInfo>> = $state.raw({});
  private readonly wanted = new Set<string>();
  private readonly bundles = $derived(new Map<string, Words>([['', new Words(this.language, this.pages())]]));

  get ready(): boolean {
    return this.spoken !== null;
  }

  get language(): Language {
    return this.spoken?.language ?? settings.now.language;
  }

  get words(): Words {
    return this.bundles.get('')!;
  }

  /** Loads everything needed in a language, then switches at once. */
  async speak(language: Language): Promise<void> {
    const [shared, own, ...texts] = await Promise.all([
      api.sharedWords(language).catch(() => ''),
      ownWords(language),
      ...[...this.wanted].map((game) => api.gameWords(game, language).catch(() => '')),
    ]);
    if (language !== settings.now.language) return; // asked for another one meanwhile
    const games = Object.fromEntries([...this.wanted].map((game, index) => [game, texts[index] ?? '']));
    this.spoken = { language, shared, own, games: { ...this.spokenIn(language), ...games } };
    document.documentElement.lang = language;
  }

  /** Fluent texts for a table of this game. */
  async texts(game: string): Promise<Texts> {
    await this.load(game);
    return this.textsNow(game);
  }

  /** The same with what explains the game, which nobody needs before the table is there. */
  async teach(game: string): Promise<Texts> {
    const texts = await this.texts(game);
    return { ...texts, taught: await api.gameTeach(game, this.language).catch(() => '') };
  }

  private textsNow(game: string): Texts {
    return { game: this.spoken?.games[game] ?? '', shared: this.spoken?.shared ?? '', own: this.spoken?.own ?? [] };
  }

  /** On the pages their own words come first: the table's may mean something else by the same name. */
  private pages(): Texts {
    return this.spoken ? { shared: this.spoken.shared, own: [...this.spoken.own].reverse() } : {};
  }

  /** Words of a game; they load on first use. */
  game(name: string): Words {
    const spoken = this.spoken;
    if (spoken?.games[name] === undefined) {
      void this.load(name);
      return this.words;
    }
    let found = this.bundles.get(name);
    if (!found) {
      found = new Words(spoken.language, this.textsNow(name));
      this.bundles.set(name, found);
    }
    return found;
  }

  /** What the lobby tells of games without loading their words. */
  meet(games: readonly GameInfo[]): void {
    this.met = Object.fromEntries(games.map((game) => [game.name, game]));
  }

  pitch(game: string): string {
    return this.met[game]?.pitches?.[this.language] ?? '';
  }

  title(game: string): string {
    return (
      this.met[game]?.titles?.[this.language] ??
      this.game(game).named('game-title') ??
      game.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase())
    );
  }

  /** A problem in plain words. */
  problem(thrown: unknown): string {
    const problem: Problem = problemOf(thrown);
    const id = problem.messages.find((message) => this.words.has(message));
    return id ? this.words.say(id, { detail: problem.detail }) : problem.detail;
  }

  private spokenIn(language: Language): Readonly<Record<string, string>> {
    return this.spoken?.language === language ? this.spoken.games : {};
  }

  private async load(game: string): Promise<void> {
    if (this.wanted.has(game) && this.spoken?.games[game] !== undefined) return;
    this.wanted.add(game);
    const language = this.language;
    const text = await api.gameWords(game, language).catch(() => '');
    if (this.spoken && this.spoken.language === language)
      this.spoken = { ...this.spoken, games: { ...this.spoken.games, [game]: text } };
  }
}

export const tongue = new Tongue();

/** One of the pages' own messages. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return tongue.words.say(id, args);
}
