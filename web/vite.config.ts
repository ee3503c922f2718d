import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './tools/fonts.ts';
import { icons } from './tools/icons.ts';
import { packed } from './tools/packed.ts';

export default defineConfig({
  plugins: [svelte(), icons(), fonts(), packed()],
  build: {
    outDir: '../src/wyrmtable/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    chunkSizeWarningLimit: 300,
    // What every page needs comes in one piece: each further request has headers of its own.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'base',
              test: /node_modules|src\/(app|net)\/|src\/words\/\w+\.ts|src\/pages\/(router|route|Bar)|parts\/(Later|Opening|Failure|light|Tongues)/,
            },
            { name: 'lobby', test: /parts\/(Poster|Emblem|GameCard|TableCard|TableRows|looks)|src\/pages\/lists/ },
            { name: (id) => `words.${/(\w+)\.ftl/.exec(id)?.[1]}`, test: /words\/(after\.|pages\.)?\w+\.ftl/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true }, '/s/': 'http://127.0.0.1:8000' } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'], testTimeout: 30_000 },
});
