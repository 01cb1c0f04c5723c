/** How one player looks to the one who plays here: every state of states.png, and the same in words. */

import { absenceOf, type Absence } from '../../table/absence';
import { listed, t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';
import { NOBODY, type SeatView } from '../../protocol/defaults';
import { readFace } from '../../catalogue/faces';
import { isChosen } from '../../table/choosing';
import type { BangTable } from './bangTable.svelte';

export interface SeatLook {
  seat: number;
  player: SeatView;
  name: string;
  character: string;
  bot: boolean;
  /** Why its person does not play it; null for bots and for those who do. */
  absence: Absence | null;
  turn: boolean;
  asked: boolean;
  thinking: boolean;
  target: boolean;
  /** Something is chosen and this one cannot be its target. */
  illegal: boolean;
  refused: boolean;
  /** Out, and no ghost. */
  lying: boolean;
  /** They are being eliminated right now. */
  falls: boolean;
  /** Life points just lost (below 0) or won. */
  change: number;
  role: string;
  guess: string;
  /** May the viewer note a guess? */
  guessable: boolean;
  /** The line in place of the reach: out, ghost, asked. */
  note: '' | 'out' | 'ghost' | 'asked';
  label: string;
}

/** The look of a seat; undefined while there is no table. */
export function seatLook(table: BangTable, seat: number): SeatLook | undefined {
  const player = table.seat(seat);
  const view = table.view;
  if (!player || !view) return undefined;
  const place = table.at.info?.seats[seat];
  const shown = table.at.shown;
  const mine = seat === table.me;
  const moved = shown?.seat === seat && (shown.kind === 'lose_life' || shown.kind === 'gain_life');
  const known = player.role !== '';
  const guess = known || mine ? '' : table.guesses.get(seat);
  const asked = view.asked === seat && view.asked_kind !== 'play' && !view.result;
  const target = table.targets.has(seat);
  const note = player.ghost ? 'ghost' : player.out ? 'out' : asked && !mine ? 'asked' : '';
  const look: SeatLook = {
    seat,
    player,
    name: table.name(seat),
    character: player.characters.map((slug) => catalogue.name(slug)).join(', '),
    bot: Boolean(place?.bot),
    absence: absenceOf(place, table.name(seat)),
    turn: view.turn === seat && !view.result && shown?.kind !== 'turn', // on its way it is a ring of its own
    asked,
    thinking: table.thinking === seat && !mine,
    target,
    illegal: table.aiming && isChosen(table.chosen) && !target && !player.out,
    refused: table.refusal?.target === seat,
    lying: player.out && !player.ghost,
    falls: shown?.kind === 'eliminated' && shown.seat === seat,
    change: moved ? (shown.kind === 'lose_life' ? -shown.amount : shown.amount) : 0,
    role: player.role,
    guess,
    guessable: !known && !mine,
    note,
    label: '',
  };
  look.label = labelOf(look, table);
  return look;
}

/** The words on the line for somebody who is out. */
export function fate(table: BangTable, look: SeatLook): string {
  const role = catalogue.name(look.player.role);
  const { killer } = look.player;
  if (killer === NOBODY || killer === look.seat) return t('web-table-was', { role: look.player.role, name: role });
  return t('web-table-was-shot', {
    role: look.player.role,
    name: role,
    killer: killer === table.me ? '' : table.name(killer),
    you: killer === table.me ? 'yes' : 'no',
  });
}

/** “Odile, Paul Regret, 2 of 3 life, 3 cards, Mustang and Schofield in play, distance 2, too far, your guess Outlaw” */
function labelOf(look: SeatLook, table: BangTable): string {
  const { player } = look;
  const said = [look.name, look.character];
  if (look.turn) said.push(t('web-table-label-turn'));
  if (player.ghost) said.push(t('web-table-ghost'));
  else if (player.out) said.push(t('web-table-out', { round: player.out_round }));
  if (!player.out || player.ghost) {
    said.push(t('web-table-label-life', { life: player.life, most: player.max_life }));
    said.push(t('web-table-label-cards', { count: player.hand_count }));
    const names = player.in_play.map((card) => catalogue.name(readFace(card.face).slug));
    if (names.length) said.push(t('web-table-label-in-play', { cards: listed(names) }));
    if (table.me !== NOBODY && look.seat !== table.me && player.distance > 0) {
      said.push(t('web-table-label-distance', { distance: player.distance }));
      said.push(t(player.in_reach ? 'web-table-in-reach-word' : 'web-table-too-far-word'));
    }
  }
  if (look.role) said.push(catalogue.name(look.role));
  else if (look.guess) said.push(t('web-table-your-guess', { role: catalogue.name(look.guess) }));
  if (look.absence) said.push(look.absence.text);
  if (look.target) said.push(t('web-table-legal-target'));
  return said.filter(Boolean).join(', ');
}
