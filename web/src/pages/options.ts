/** A form from a game's option fields: first values, what each may be, and how it is called. */
import type { OptionField } from '../wire';
import type { Words } from '../words/words';

export type Values = Record<string, unknown>;

/** Values a form starts with: given ones that fit, else the game's own. */
export function startValues(fields: readonly OptionField[], given: Values = {}): Values {
  return Object.fromEntries(
    fields.map((field) => [field.name, fits(field, given[field.name]) ? given[field.name] : field.default]),
  );
}

export function fits(field: OptionField, value: unknown): boolean {
  switch (field.type) {
    case 'bool':
      return typeof value === 'boolean';
    case 'int':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= (field.least ?? -Infinity) &&
        value <= (field.most ?? Infinity)
      );
    case 'choice':
      return typeof value === 'string' && (field.choices ?? []).includes(value);
    case 'choices':
      return (
        Array.isArray(value) && value.every((item) => typeof item === 'string' && (field.choices ?? []).includes(item))
      );
    default:
      return false;
  }
}

/** Only what differs from the standard game travels. */
export function changed(fields: readonly OptionField[], values: Values): Values {
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(values[field.name]) !== JSON.stringify(field.default))
      .map((field) => [field.name, values[field.name]]),
  );
}

export function stepped(field: OptionField, value: unknown, by: number): number {
  const next = (typeof value === 'number' ? value : Number(field.default) || 0) + by;
  return Math.min(field.most ?? Infinity, Math.max(field.least ?? -Infinity, next));
}

/** Chosen ones in the order the game lists them. */
export function toggled(field: OptionField, value: unknown, choice: string): string[] {
  const now = Array.isArray(value) ? (value as string[]) : [];
  return (field.choices ?? []).filter((known) => (known === choice) !== now.includes(known));
}

const spelled = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

/** Message ids know no underscores in some games' words; both spellings are looked up. */
export function labelled(words: Words, id: string, otherwise: string): string {
  for (const spelling of [id, id.replaceAll('_', '-')]) {
    const found = words.named(spelling);
    if (found !== null) return found;
  }
  return spelled(otherwise);
}

/** Seats a choice speaks of, by its word's attribute `.seats` (or `.seats-3` for three players), separated by |. */
function seatsOf(words: Words, field: OptionField, value: unknown, players: number): string[] | null {
  if (field.type !== 'choice' || typeof value !== 'string') return null;
  const id = `option-${field.name}-${value}`;
  return (words.attribute(id, `seats-${players}`) ?? words.attribute(id, 'seats'))?.split('|') ?? null;
}

/** What each seat plays, where an option decides it; empty where none does. */
export function seatTitles(words: Words, fields: readonly OptionField[], values: Values, players: number): string[] {
  for (const field of fields) {
    const titles = seatsOf(words, field, values[field.name] ?? field.default, players);
    if (titles?.length === players) return titles;
  }
  return [];
}

/** Choices of a field that are for so many people. */
export function choicesFor(words: Words, field: OptionField, players: number): string[] {
  return (field.choices ?? []).filter(
    (value) => (seatsOf(words, field, value, players)?.length ?? players) === players,
  );
}

/** Whether an option means anything beside the others, for so many people. */
export function applies(field: OptionField, values: Values, players: number): boolean {
  const holds = (way: Record<string, unknown[]>): boolean =>
    Object.entries(way).every(([name, wanted]) => wanted.includes(name === 'players' ? players : values[name]));
  return !field.only?.length || field.only.some(holds);
}

/** Values without those that are for another number of people. */
export function fitted(words: Words, fields: readonly OptionField[], values: Values, players: number): Values {
  const wrong = fields.filter(
    (field) => (seatsOf(words, field, values[field.name], players)?.length ?? players) !== players,
  );
  return { ...values, ...Object.fromEntries(wrong.map((field) => [field.name, field.default])) };
}

/** One line about options that are not standard. */
export function summary(words: Words, fields: readonly OptionField[], values: Values): string {
  return fields
    .filter((field) => field.name in values && JSON.stringify(values[field.name]) !== JSON.stringify(field.default))
    .map((field) => {
      const label = labelled(words, `option-${field.name}`, field.name);
      const value = values[field.name];
      if (value === true) return label;
      if (value === false) return `${label}: –`;
      const items = Array.isArray(value) ? (value as unknown[]) : [value];
      const named = items.map((item) =>
        typeof item === 'string' ? labelled(words, `option-${field.name}-${item}`, item) : String(item),
      );
      return `${label}: ${named.join(', ')}`;
    })
    .join(' · ');
}
