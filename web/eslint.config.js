import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['public/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['*.js', '*.ts', 'scripts/**'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // `!` says where an index is known to exist: under noUncheckedIndexedAccess TypeScript cannot see it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A listener or a stand-in may have nothing to do.
      '@typescript-eslint/no-empty-function': 'off',
      // Maps and sets are caches that nothing on screen reads, or what a `$derived` makes anew each time.
      'svelte/prefer-svelte-reactivity': 'off',
      // A name with `_` is needed for its place alone.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
    },
  },
);
