/** Messages into words: Fluent bundles, grammatical forms of names, and references that can light the table. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Msg, Ref, SeatRef } from '../wire';

/** A piece of formatted text: plain, a reference to an element, or a person. */
export interface Part {
  text: string;
  ref?: string;
  seat?: number;
}

/** Cases a sentence may ask of a name: `$card-acc` and so on; the plain form stands in for a missing one. */
const CASES = ['acc', 'gen', 'dat', 'ins', 'pre'];

// Private-use signs carry references through Fluent, which only knows strings.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const SIGNS = /[\uE000-\uE002]/;

/** Fluent sources. A game and the client may mean different things by the same name, so they are kept apart. */
export interface Texts {
  game?: string;
  /** What explains the game; it comes later than the rest. */
  taught?: string;
  /** What all games share. */
  shared?: string;
  /** The client's, the most particular first. */
  own?: readonly string[];
}

/** Each text is read once: pages, table and replays speak with the same words, and change them together. */
const read = new Map<string, FluentBundle>();

function bundle(language: string, text: string): FluentBundle {
  const key = `${language} ${text}`;
  const known = read.get(key);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  read.set(key, made);
  return made;
}

export class Words {
  /** For what games say: theirs first. */
  private readonly theirs: FluentBundle[];
  /** For what the client says: its own first, never a game's. */
  private readonly own: FluentBundle[];

  constructor(
    readonly language: string,
    texts: Texts,
    readonly person: (seat: number) => string = (seat) => String(seat + 1),
  ) {
    const all = (list: readonly (string | undefined)[]): FluentBundle[] =>
      list.flatMap((text) => (text ? [bundle(language, text)] : []));
    const own = all(texts.own ?? []);
    const shared = all([texts.shared]);
    this.own = [...own, ...shared];
    this.theirs = [...all([texts.game, texts.taught]), ...shared, ...own];
  }

  /** One of the client's own messages. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.lookup(this.own, id, args) ?? id;
  }

  /** Whether the client itself has this message. */
  has(id: string): boolean {
    return this.own.some((bundle) => bundle.hasMessage(id));
  }

  /** What a game calls something, or all games; null where nobody has a word for it. */
  named(id: string, args: Record<string, FluentVariable> = {}): string | null {
    return this.lookup(this.theirs, id, args);
  }

  /** An attribute of a game's message; null where there is none. */
  attribute(id: string, name: string): string | null {
    return this.lookup(this.theirs, id, {}, name);
  }

  /** A message as plain text. */
  text(msg: Msg | null | undefined): string {
    return msg
      ? this.parts(msg)
          .map((part) => part.text)
          .join('')
      : '';
  }

  /** A message as parts, so that names can be links. */
  parts(msg: Msg | null | undefined): Part[] {
    return msg ? split(this.marked(msg)) : [];
  }

  private lookup(
    bundles: readonly FluentBundle[],
    id: string,
    args: Record<string, FluentVariable>,
    attribute = '',
  ): string | null {
    for (const bundle of bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return null;
  }

  private marked(msg: Msg, attribute = ''): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(msg.args ?? {})) this.bind(args, name, value);
    const found = this.lookup(this.theirs, msg.id, args, attribute);
    return found ?? (attribute ? '' : msg.id);
  }

  private bind(args: Record<string, FluentVariable>, name: string, value: Arg): void {
    if (typeof value === 'number') {
      args[name] = value;
      return;
    }
    args[name] = this.word(value);
    const named = Array.isArray(value) || typeof value === 'string' ? null : value;
    for (const form of CASES) {
      const inflected = named ? this.word(named, form) : '';
      args[`${name}-${form}`] = inflected || args[name];
    }
    args[`${name}-gender`] = named ? plain(this.word(named, 'gender')) || 'other' : 'other';
  }

  private word(value: Arg, form = ''): string {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'string') return value;
    if (Array.isArray(value)) return this.list(value.map((item) => this.word(item)));
    if (value.t === 'm') return this.marked(value, form);
    return form === 'gender' ? this.gender(value) : this.reference(value, form);
  }

  private gender(value: Ref | SeatRef): string {
    return value.t === 'r' ? this.marked(value.name, 'gender') : '';
  }

  private reference(value: Ref | SeatRef, form: string): string {
    if (value.t === 's') return form ? '' : `${OPEN}s${value.seat}${MIDDLE}${this.person(value.seat)}${CLOSE}`;
    const name = plain(this.marked(value.name, form));
    return name ? `${OPEN}r${value.id}${MIDDLE}${name}${CLOSE}` : '';
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }
}

function plain(marked: string): string {
  return split(marked)
    .map((part) => part.text)
    .join('');
}

function split(marked: string): Part[] {
  if (!SIGNS.test(marked)) return marked ? [{ text: marked }] : [];
  const parts: Part[] = [];
  for (const [, target, name, between] of marked.matchAll(/\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002|([^\uE000]+)/g)) {
    if (between !== undefined) parts.push({ text: between });
    else if (target!.startsWith('s')) parts.push({ text: name!, seat: Number(target!.slice(1)) });
    else parts.push({ text: name!, ref: target!.slice(1) });
  }
  return parts;
}
