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

export class Words {
  private readonly bundles: FluentBundle[];

  /** `texts`: Fluent sources, the most particular first: the game's, the shared ones, the client's own. */
  constructor(
    readonly language: string,
    texts: readonly string[],
    private readonly person: (seat: number) => string = (seat) => String(seat + 1),
  ) {
    this.bundles = texts.map((text) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** One of the client's own messages. */
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    return this.lookup(id, args) ?? id;
  }

  /** An attribute of a message; null where there is none. */
  attribute(id: string, name: string): string | null {
    return this.lookup(id, {}, name);
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

  private lookup(id: string, args: Record<string, FluentVariable>, attribute = ''): string | null {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return null;
  }

  private marked(msg: Msg, attribute = ''): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(msg.args ?? {})) this.bind(args, name, value);
    const found = this.lookup(msg.id, args, attribute);
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
