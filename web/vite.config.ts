/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { languages } from './languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The server behind `npm run dev`: start it with `sixgun serve --port 8000`, or name another one. */
const server = process.env.SIXGUN_SERVER ?? 'http://127.0.0.1:8000';

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** Is a module loaded with the page itself, and not by something that is loaded later? */
function atStart(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => atStart(importer, modules, seen)));
}

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
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs is one file: in pieces, each lazy page would split it further.
      output: {
        codeSplitting: { groups: [{ name: (id, modules) => (atStart(id, modules) ? 'start' : null) }] },
      },
    },
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
