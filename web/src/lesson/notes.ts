/** What the tutor says now, and beside which things. */
import type { TableState } from '../table/table.svelte';
import type { Msg } from '../wire';
import type { Words } from '../words/words';
import type { Lesson } from './lesson.svelte';

export interface Spoken {
  /** The thing or place; empty: the table as a whole. */
  about: string;
  head: string;
  text: Msg;
  /** The answer to a wrong try. */
  wrong: boolean;
}

const MOST = 3;

/** Notes lie beside their things where there is room for both. */
export function bubbles(table: TableState): boolean {
  return table.shape !== 'narrow';
}

/** The thing an answer points at first. */
export function thingOf(lesson: Lesson, names: readonly string[]): string {
  for (const ask of lesson.session?.asks ?? [])
    for (const option of ask.options)
      if (option.name === names[0]) return option.path.find((step) => !step.startsWith('!')) ?? '';
  return '';
}

export function notes(lesson: Lesson, words: Words): Spoken[] {
  const teaching = lesson.teaching;
  if (!teaching || lesson.silent) return [];
  const said = (teaching.says ?? []).map((saying) => ({
    about: saying.about,
    head: words.text(saying.head),
    text: saying.text,
    wrong: false,
  }));
  const tried = lesson.tries.at(-1);
  if (!tried) return said.slice(0, MOST);
  const answer = {
    about: thingOf(lesson, tried.names),
    head: words.say('lesson-not-quite'),
    text: tried.why,
    wrong: true,
  };
  return [answer, ...said.filter((each) => each.about !== answer.about)].slice(0, MOST);
}

/** An answer in words: things with the places they are put on. */
export function spoken(table: TableState, names: readonly string[]): string {
  const ask = table.ask ?? table.session.asks[0];
  if (!ask) return '';
  return names
    .map((name, index) => {
      const option = ask.options.find((each) => each.name === name);
      const thing = option ? table.speech.option(option, (verb) => ask.verbs?.[verb]?.label) : name;
      const place = ask.places?.[index];
      return place ? `${table.speech.place(place)}: ${thing}` : thing;
    })
    .join(' · ');
}
