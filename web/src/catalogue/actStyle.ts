/** What follows from what a card does: how it is aimed, heard and shown. */

import type { Act } from '../protocol/types';
import type { SoundName } from '../device/sound';
import { catalogue } from './catalogue.svelte';

/** The ways to put the question “whom?” (`web-table-whom-…`). */
export type AimWord = 'shoot' | 'take' | 'discard' | 'challenge' | 'confine' | 'heal' | 'equip' | 'any';

export interface ActStyle {
  aim: AimWord;
  sound: SoundName;
  /** How long the line from who plays it to its target is drawn, in milliseconds; 0: there is none. */
  line: number;
  /** How long it can be read when it has been played at somebody, in milliseconds. */
  stay: number;
}

const PLAIN: ActStyle = { aim: 'any', sound: 'card', line: 0, stay: 500 };

const ACTS: Readonly<Record<Act, ActStyle>> = {
  '': PLAIN,
  shot: { aim: 'shoot', sound: 'shot', line: 180, stay: 900 },
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
