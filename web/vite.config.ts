/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { languages } from './languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server behind `npm run dev`: start it with `sixgun serve --port 8000`, or name another one. */
const server = process.env.SIXGUN_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), languages(here('../src/sixgun/wording'))],
  resolve: {
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    outDir: here('../src/sixgun/server/static'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's Content-Security-Policy is default-src 'self': nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet, there before the first paint: a page whose style comes after it jumps on a slow line.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    // The server compares Origin with Host: both stay what the browser sent.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
