import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../src');

function messages(file: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of readFileSync(join(ROOT, 'words', file), 'utf8').split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(part.replace(/^(#.*\n|\n)+/, ''))?.[1];
    if (id) found.set(id, new Set([...part.matchAll(/\$([a-z-]+)/g)].map((match) => match[1]!)));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));
}

describe('words of the pages', () => {
  const english = new Map([...messages('pages.en.ftl'), ...messages('after.en.ftl')]);
  const shared = messages('../../../src/wyrmtable/core/words/en.ftl');
  it('has every message the pages say', () => {
    // In a lesson what the table says is said by its session.
    const lesson = sources('lesson').map((text) => text.replace(/words\.say\(/g, ''));
    const said = [...sources('pages'), ...sources('after'), ...sources('net'), ...lesson].flatMap((text) =>
      [...text.matchAll(/\bsay\((?:[^'()]*\? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g)].flatMap((match) => [
        match[1]!,
        match[2] ?? match[1]!,
      ]),
    );
    expect(said.length).toBeGreaterThan(150);
    const games = new Set(['game-title', 'game-pitch']);
    expect([...new Set(said)].filter((id) => !english.has(id) && !shared.has(id) && !games.has(id))).toEqual([]);
  });
  it('says nothing that is never used', () => {
    const text = [...sources('pages'), ...sources('after'), ...sources('net'), ...sources('lesson')].join('\n');
    const made = /^(problem|set|key|pace|stage|page|nav|step|fact|refused|missing|company)-|^(list|join|watch|replay)$/;
    expect([...english.keys()].filter((id) => !made.test(id) && !new RegExp(`['"\`]${id}['"\`]`).test(text))).toEqual(
      [],
    );
  });
});
