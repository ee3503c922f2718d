import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import project from './svelte.config.js';

export default ts.config(
  { ignores: ['fixtures', 'src/wire.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    rules: {
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Pips, signs and steps have no names and keep no state: their number is their key.
      'svelte/require-each-key': 'off',
      // Maps are built inside a derived value and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that would be trimmed otherwise.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: project },
    },
  },
);
