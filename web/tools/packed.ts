/** Every text of the build packed as well as brotli can, beside the text itself: too slow for a server's first visitor. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg)$/;

export function packed(): Plugin {
  return {
    name: 'wyrmtable-packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => TEXT.test(each))) {
        const data = readFileSync(join(dir!, name));
        const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(data, { params }));
      }
    },
  };
}
