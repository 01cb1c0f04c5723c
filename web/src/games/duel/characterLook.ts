/** How one character looks to the one who plays here, and the same in words. */

import { readFace } from '../../catalogue/faces';
import { listed, t } from '../../device/texts.svelte';
import { things } from '../../catalogue/catalogue.svelte';
import type { DuelCharacter } from '../../protocol/defaults';
import { isChosen } from '../../table/choosing';
import type { DuelPlay } from './duelTable.svelte';
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
  /** The question is about him, or he is being aimed at. */
  asked: boolean;
  falls: boolean;
  enters: boolean;
  /** Life points just lost (below 0) or won. */
  change: number;
  place: string;
  label: string;
}

/** Active, Rearguard or Alone. */
export const placeName = (who: DuelCharacter): string => t(`web-duel-place-${who.lone ? 'alone' : who.active ? 'active' : 'rear'}`);

export function characterLook(play: DuelPlay, id: number): CharacterLook | undefined {
  const found = play.view && find(play.view, id);
  if (!found) return undefined;
  const { who, seat, lane } = found;
  const shown = play.at.shown;
  const about = shown?.target === id;
  const target = play.targets.has(id);
  const look: CharacterLook = {
    who,
    seat,
    lane,
    name: things.name(who.slug),
    mine: seat === play.me,
    target,
    illegal: play.aiming && isChosen(play.chosen) && !target,
    refused: play.refusal?.target === id,
    asked: play.question?.about === id,
    falls: about && shown?.kind === 'eliminated',
    enters: about && shown?.kind === 'enter',
    change: about && shown?.kind === 'lose_life' ? -shown.amount : about && shown?.kind === 'gain_life' ? shown.amount : 0,
    place: placeName(who),
    label: '',
  };
  look.label = labelOf(look, play);
  return look;
}

/** “Toco Ramirez, the Outlaws, Active, 2 of 4 life, Gun belt and Clock in play, legal target” */
function labelOf(look: CharacterLook, play: DuelPlay): string {
  const { who } = look;
  const worn = who.equipment.map((card) => {
    const name = things.name(readFace(card.face).slug);
    return card.asleep ? t('web-duel-label-asleep', { name }) : name;
  });
  const said = [look.name, play.sideName(look.seat), look.place, t('web-table-label-life', { life: who.life, most: who.max_life })];
  if (worn.length) said.push(t('web-table-label-in-play', { cards: listed(worn) }));
  if (who.asleep) said.push(t('web-duel-label-ability-asleep'));
  if (who.used) said.push(t('web-duel-label-used'));
  if (look.target) said.push(t('web-table-legal-target'));
  return said.join(', ');
}
