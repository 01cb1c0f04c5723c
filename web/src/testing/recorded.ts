/** For tests: whole games as the server told them to one seat (`tests/support/recorded_steps.py`), and the catalogue of each game
 * without its words (`tests/support/recorded_catalogue.py`). */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { vi } from 'vitest';
import type { CatalogueEntry, OptionText, SetText, Snapshot, Step } from '../protocol/types';
import * as api from '../protocol/api';
import { catalogue } from '../catalogue/catalogue.svelte';
import { catalogue as wholeCatalogue, type Catalogue } from '../protocol/defaults';

export const RECORDED = ['bang', 'sets', 'duel'] as const;
export type Recorded = (typeof RECORDED)[number];
export const gameOf = (name: Recorded): string => (name === 'duel' ? 'duel' : 'bang');

export function recorded(name: Recorded): { deal: Snapshot; steps: Step[] } {
  const lines = gunzipSync(readFileSync(`src/testing/recorded/${name}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n');
  const [deal, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  return { deal: deal as Snapshot, steps: steps as Step[] };
}

interface Entry {
  game: string;
  of: 'entries' | 'sets' | 'options' | 'roles';
}

/** Everything that there is in a game. Words are not recorded: all have the same name. */
export function recordedCatalogue(game: string): Catalogue {
  const lines = readFileSync('src/testing/recorded/catalogue.jsonl', 'utf8').trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Entry).filter((entry) => entry.game === game);
  const listed = <T>(of: Entry['of']): T[] =>
    entries
      .filter((entry) => entry.of === of)
      .map(({ of: _of, game: _game, ...rest }) => ({ name: 'X', text: '', ...rest }) as T);
  const [roles] = entries.filter((entry) => entry.of === 'roles').map(({ of: _of, game: _game, ...rest }) => rest);
  return wholeCatalogue({
    game,
    name: game,
    entries: listed<CatalogueEntry>('entries'),
    sets: listed<SetText>('sets'),
    options: listed<OptionText>('options'),
    bots: [],
    summary: [],
    roles: roles as Catalogue['roles'],
  });
}

/** Lets `catalogue` know the entries of a game, as if the server had told it. */
export async function learnCatalogue(game: string): Promise<void> {
  vi.spyOn(api, 'getCatalogue').mockResolvedValue(recordedCatalogue(game));
  catalogue.game = game;
  await catalogue.load('en', game);
}
