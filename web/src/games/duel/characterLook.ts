/** How one character looks to the one who plays here, and the same in words. */

import { readFace } from '../../catalogue/faces';
import { listed, t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';
import type { DuelCharacter } from '../../protocol/defaults';
import { isChosen } from '../../table/choosing';
import type { DuelTable } from './duelTable.svelte';
import { find } from './staging';

export interface CharacterLook {
  who: DuelCharacter;
  seat: number;
  lane: number;
  name: string;
  mine: boolean;
  target: boolean;
  /** Something is chosen and this one cannot be its target. */
  illegal: boolean;
  refused: boolean;
  /** The question is about this character, or they are being aimed at. */
  asked: boolean;
  falls: boolean;
  enters: boolean;
  /** Life points just lost (below 0) or won. */
  change: number;
  place: string;
  label: string;
}

/** Active, Rearguard or Alone. */
export const placeName = (who: DuelCharacter): string =>
  t(`web-duel-place-${who.lone ? 'alone' : who.active ? 'active' : 'rear'}`);

export function characterLook(table: DuelTable, id: number): CharacterLook | undefined {
  const found = table.view && find(table.view, id);
  if (!found) return undefined;
  const { who, seat, lane } = found;
  const shown = table.at.shown;
  const about = shown?.target === id;
  const target = table.targets.has(id);
  const look: CharacterLook = {
    who,
    seat,
    lane,
    name: catalogue.name(who.slug),
    mine: seat === table.me,
    target,
    illegal: table.aiming && isChosen(table.chosen) && !target,
    refused: table.refusal?.target === id,
    asked: table.question?.about === id,
    falls: about && shown?.kind === 'eliminated',
    enters: about && shown?.kind === 'enter',
    change:
      about && shown?.kind === 'lose_life' ? -shown.amount : about && shown?.kind === 'gain_life' ? shown.amount : 0,
    place: placeName(who),
    label: '',
  };
  look.label = labelOf(look, table);
  return look;
}

/** “Toco Ramirez, the Outlaws, Active, 2 of 4 life, Gun belt and Clock in play, legal target” */
function labelOf(look: CharacterLook, table: DuelTable): string {
  const { who } = look;
  const worn = who.equipment.map((card) => {
    const name = catalogue.name(readFace(card.face).slug);
    return card.asleep ? t('web-duel-label-asleep', { name }) : name;
  });
  const said = [
    look.name,
    table.sideName(look.seat),
    look.place,
    t('web-table-label-life', { life: who.life, most: who.max_life }),
  ];
  if (worn.length) said.push(t('web-table-label-in-play', { cards: listed(worn) }));
  if (who.asleep) said.push(t('web-duel-label-ability-asleep'));
  if (who.used) said.push(t('web-duel-label-used'));
  if (look.target) said.push(t('web-table-legal-target'));
  return said.join(', ');
}
