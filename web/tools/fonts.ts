/** Fonts with the letters our languages use and nothing else, made once from the whole ones: a third of their size. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const HERE = new URL('../node_modules/.letters/', import.meta.url);
/** As in `letters.css`. */
const FACES = [
  'alegreya-sans 400 normal',
  'alegreya-sans 700 normal',
  'alegreya 400 normal',
  'alegreya 400 italic',
  'alegreya 700 normal',
  'forum 400 normal',
  'oranienbaum 400 normal',
  'philosopher 700 normal',
];
const row = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, k) => from + k));
const TITLE = `${row(0x41, 0x5a)}${row(0x61, 0x7a)} :’'-`;
const LETTERS: Record<string, string> = {
  latin: `${row(0x20, 0x7e)}\u00a0\u2009\u2011\u202f«»·×–—‘’“”•…′−‹›°ÀÈÉÌÒÙàèéëìòù`,
  cyrillic: `${row(0x410, 0x44f)}Ёё№`,
};

/** Families for a few words: the letters of titles, and of our own name. */
const FEW: Record<string, [face: string, letters: string]> = {
  'alegreya-title': ['alegreya 400 normal', TITLE],
  'oranienbaum-title': ['oranienbaum 400 normal', TITLE],
  'philosopher-title': ['philosopher 700 normal', TITLE],
  wyrmtable: ['forum 400 normal', 'Wyrmtable'],
};
/** No small capitals, no swashes; figures that stand on the line are wanted. */
const KEPT = ['kern', 'lnum'];

export function fonts(): Plugin {
  return {
    name: 'wyrmtable-fonts',
    async buildStart() {
      mkdirSync(HERE, { recursive: true });
      for (const face of FACES)
        for (const [script, letters] of Object.entries(LETTERS))
          await make(fileOf(face, script), fileOf(face, script), letters);
      for (const [name, [face, letters]] of Object.entries(FEW))
        await make(`${name}.woff2`, fileOf(face, 'latin'), letters, []);
    },
  };
}

function fileOf(face: string, script: string): string {
  const [family, weight, style] = face.split(' ');
  return `${family}-${script}-${weight}-${style}.woff2`;
}

async function make(name: string, from: string, letters: string, kept = KEPT): Promise<void> {
  const target = new URL(name, HERE);
  if (existsSync(target) && statSync(target).mtimeMs > statSync(new URL(import.meta.url)).mtimeMs) return;
  const family = from.replace(/-(latin|cyrillic)-.*/, '');
  const path = `@fontsource/${family}/files/${from}`;
  const whole = readFileSync(createRequire(import.meta.url).resolve(path));
  // Without hints, which take a third and which only old screens of Windows heed.
  const made = await subset(whole, letters, { targetFormat: 'woff2', keepFeatures: kept, noHinting: true });
  writeFileSync(target, made);
}
