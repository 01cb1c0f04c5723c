/* Writes web/src/cards/sprite.svg and sprite.ts: one <symbol> for each icon that `icons.ts` or a card names, and no others.
   Run after a change of icons.ts, cardIcons.ts or glyphs.ts: node scripts/sprite.mjs (in web/). */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { roundPath } from './round-path.mjs';

const cards = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'cards');
const { module: icons } = await runnerImport(join(cards, 'icons.ts'));
const { module: own } = await runnerImport(join(cards, 'glyphs.ts'));
const pack = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const BOX = 512;
const DECIMALS = 0;

function symbol(name) {
  const glyph = own.GLYPHS[name];
  if (glyph) return `<symbol id="${name}" viewBox="0 0 ${glyph.box} ${glyph.box}">${glyph.body}</symbol>`;
  const icon = pack.icons[name];
  if (!icon) throw new Error(`there is no icon “${name}”: neither in game-icons nor in glyphs.ts`);
  const body = icon.body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${roundPath(path, DECIMALS)}"`);
  return `<symbol id="${name}" viewBox="0 0 ${BOX} ${BOX}">${body}</symbol>`;
}

const names = icons.wantedIcons();
const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join('\n')}\n</svg>\n`;
writeFileSync(join(cards, 'sprite.svg'), svg);
writeFileSync(
  join(cards, 'sprite.ts'),
  `// Made by scripts/sprite.mjs from icons.ts: do not edit.\nexport const ICONS = [\n${names.map((name) => `  '${name}',\n`).join('')}] as const;\n\nexport type IconName = (typeof ICONS)[number];\n`,
);
console.log(`${names.length} icons, ${svg.length} bytes, ${gzipSync(svg, { level: 9 }).length} gzip`);
