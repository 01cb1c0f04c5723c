/** What “Use …” does, in words: of an ability or an event, which no card in front of one tells. */

import { slugOf } from '../catalogue/faces';
import { plain } from '../device/announcer.svelte';
import { catalogue } from '../catalogue/catalogue.svelte';
import type { Option } from '../protocol/defaults';
import type { Button } from './choosing';
import type { TableModel } from './tableModel.svelte';

type At = Pick<TableModel, 'question' | 'buttons' | 'faces'>;

/** Is something other than the card itself used: a Ricochet, a Sniper, the player's own ability? */
export function isOther(option: Option, faces: At['faces']): boolean {
  const face = faces.get(option.card);
  return option.verb === 'use' && option.what !== '' && (face === undefined || slugOf(face) !== option.what);
}

function sentence(button: Button, option: Option): string {
  const told = button.answers ? plain(option.text) : (catalogue.get(option.what)?.text ?? '');
  return told && !/[.!?…)]$/.test(told) ? `${told}.` : told;
}

/** A sentence for each such button of the question, as it stands now. */
export function usesOf({ question, buttons, faces }: At): string {
  const told = buttons.flatMap((button) => {
    const option = question?.options[button.option];
    return option && isOther(option, faces) ? [sentence(button, option)] : [];
  });
  return [...new Set(told)].join(' ');
}
