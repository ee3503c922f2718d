/** The client's own words, loaded only in the language that is spoken. */
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGES = ['en', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}

/** Fluent texts of the client in a language: the table's, the pages' and what looks back. */
export async function ownWords(language: Language): Promise<string[]> {
  const parts = ['', 'pages.', 'after.'];
  return Promise.all(parts.map((part) => sources[`./${part}${language}.ftl`]!()));
}

/** Fluent text of the client that only a lesson needs. */
export function lessonWords(language: Language): Promise<string> {
  return sources[`./lesson.${language}.ftl`]!();
}
