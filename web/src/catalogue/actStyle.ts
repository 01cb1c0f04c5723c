/** What follows from what a card does: how it is aimed, heard and shown. */

import type { Act } from '../protocol/types';
import type { SoundName } from '../device/sound';
import { catalogue } from './catalogue.svelte';

/** The ways to put the question “whom?” (`web-table-whom-…`). */
export type AimWord = 'shoot' | 'take' | 'discard' | 'challenge' | 'confine' | 'heal' | 'equip' | 'any';

export interface ActStyle {
  aim: AimWord;
  sound: SoundName;
  /** Is a line drawn from who plays it to its target? */
  line: boolean;
}

const PLAIN: ActStyle = { aim: 'any', sound: 'card', line: false };

const ACTS: Readonly<Record<Act, ActStyle>> = {
  '': PLAIN,
  shot: { aim: 'shoot', sound: 'shot', line: true },
  challenge: { ...PLAIN, aim: 'challenge' },
  take: { ...PLAIN, aim: 'take' },
  discard: { ...PLAIN, aim: 'discard' },
  confine: { ...PLAIN, aim: 'confine' },
  heal: { ...PLAIN, aim: 'heal' },
  draw: PLAIN,
  swap: PLAIN,
};

/** Of a card, a character's ability or an event. An act that this page does not know yet is nothing special. */
export function actStyle(slug: string): ActStyle {
  return ACTS[catalogue.facts(slug).act] ?? PLAIN;
}
