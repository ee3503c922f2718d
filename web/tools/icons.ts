/** Icons of the build: names of shared ones as the module `virtual:icons`, all of game-icons packed for the server. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { shortened } from './paths.ts';

const SHARED = new URL('../src/app/icons.json', import.meta.url);
const VIRTUAL = 'virtual:icons';

type Packed = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };

/** Path data by icon name; game-icons draw each icon as paths of one colour in a 512 × 512 box. */
export function paths(): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as Packed;
  const found: Record<string, string> = {};
  for (const [name, icon] of Object.entries(set.icons))
    found[name] = [...icon.body.matchAll(/\sd="([^"]+)"/g)].map((match) => shortened(match[1]!)).join('');
  for (const [name, alias] of Object.entries(set.aliases ?? {}))
    if (found[alias.parent]) found[name] = found[alias.parent]!;
  return found;
}

export function icons(): Plugin {
  return {
    name: 'wyrmtable-icons',
    resolveId: (id) => (id === VIRTUAL ? '\0' + VIRTUAL : undefined),
    load(id) {
      if (id !== '\0' + VIRTUAL) return;
      this.addWatchFile(SHARED.pathname);
      const wanted = JSON.parse(readFileSync(SHARED, 'utf8')) as Record<string, string>;
      const all = paths();
      for (const [name, icon] of Object.entries(wanted)) if (!all[icon]) this.error(`no icon ${icon} for ${name}`);
      return `export default ${JSON.stringify(wanted)};`;
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'game-icons.json.gz',
        source: gzipSync(JSON.stringify(paths()), { level: 9 }),
      });
    },
  };
}
