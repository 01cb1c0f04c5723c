/** For tests: whole games as the server told them to one seat (`tests/support/recorded_steps.py`). */

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Snapshot, Step } from '../protocol';

export const RECORDED = ['bang', 'sets', 'duel'] as const;
export type Recorded = (typeof RECORDED)[number];

export function recorded(name: Recorded): { deal: Snapshot; steps: Step[] } {
  const lines = gunzipSync(readFileSync(`src/lib/recorded/${name}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n');
  const [deal, ...steps] = lines.map((line) => JSON.parse(line) as unknown);
  return { deal: deal as Snapshot, steps: steps as Step[] };
}
