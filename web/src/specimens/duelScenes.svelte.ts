/** Tables of The Duel for the specimen page (`specimen.html?scene=duel`, development only), without a server. */

import {
  NOBODY,
  type DuelCharacter,
  type DuelSide,
  type DuelView,
  type Equipment,
  type News,
  type Option,
} from '../protocol/defaults';
import type { Card } from '../protocol/types';
import { card, news, option, place, question, SceneTable } from './bangScenes.svelte';
import type { AtTable } from '../table/tableModel.svelte';

const gear = (face: string, rest: Partial<Equipment> = {}): Equipment => ({
  ...card(face),
  always: false,
  reload: false,
  asleep: false,
  ...rest,
});
const character = (
  id: number,
  slug: string,
  life: number,
  max_life: number,
  equipment: Equipment[],
  rest: Partial<DuelCharacter> = {},
): DuelCharacter => ({
  id,
  slug,
  life,
  max_life,
  active: false,
  lone: false,
  asleep: false,
  always: false,
  used: false,
  equipment,
  ...rest,
});
const HAND = ['peacemaker-lh', 'water-lb', 'missed-ls', 'colt-od', 'wagon-lb'].map((face, at) => card(face, at + 24));
const HAT = gear('hat-lh', { id: 40 });

const law = (rest: Partial<DuelSide> = {}): DuelSide => ({
  side: 'law',
  characters: [
    character(0, 'wyatt_earp', 3, 4, [gear('barrel-ls'), HAT], { active: true }),
    character(1, 'annie_oakey', 4, 4, [gear('bank-lb', { asleep: true }), gear('rattlesnake-os', { always: true })], {
      asleep: true,
    }),
  ],
  reserve: 2,
  waiting: ['jango', 'the_stranger'],
  out: [],
  hand_count: HAND.length,
  hand: HAND,
  backs: HAND.map(() => 'law'),
  deck: 27,
  common: false,
  ...rest,
});
const outlaws = (rest: Partial<DuelSide> = {}): DuelSide => ({
  side: 'outlaw',
  characters: [
    character(12, 'toco_ramirez', 2, 4, [gear('gun_belt-os'), gear('clock-oh', { reload: true })], { active: true }),
    character(13, 'pearl_hat', 3, 3, [gear('hat-oh', { asleep: true })], { asleep: true }),
  ],
  reserve: 2,
  waiting: [],
  out: [],
  hand_count: 4,
  hand: [],
  backs: ['outlaw', 'outlaw', 'outlaw', 'law'],
  deck: 29,
  common: false,
  ...rest,
});

const LOG: News[] = [
  news('turn', '', { seat: 0, amount: 5 }),
  news('reveal', 'The [rattlesnake] on [annie_oakey] does not bite.'),
  news('draw', 'You draw 2 cards.'),
  news('equip', 'You put [barrel-ls] with [wyatt_earp].'),
  news('swap', 'You swap: [wyatt_earp] goes to the front.'),
  news('play', 'You play [winchester-lh] at [toco_ramirez].'),
  news('lose_life', '[toco_ramirez] loses 1 life point.'),
  news('turn', '', { seat: 1, amount: 6 }),
  news('draw', '*Lucía* draws 2 cards.'),
  news('equip', '*Lucía* puts [clock-oh] with [toco_ramirez].'),
  news('play', '*Lucía* plays [colt-od] at [wyatt_earp].'),
  news('reveal', '[wyatt_earp] reveals for the Barrel: [general_store-ls]. No barrel.'),
];

const VIEW: DuelView = {
  game: 'duel',
  seat: 0,
  turn: 1,
  turn_number: 6,
  phase: 'play',
  discards: 11,
  discard: card('colt-od'),
  on_table: [],
  common_back: '',
  asked: 0,
  asked_kind: 'avoid',
  asked_text: [],
  hand_limit: 3,
  bangs_played: 0,
  bang_limit: 1,
  may_swap: true,
  reload: false,
  sides: [law(), outlaws()],
  result: null,
};

function table(view: Partial<DuelView> = {}): SceneTable {
  const at = new SceneTable([[place('Lucía'), undefined as never]]);
  at.view = { ...VIEW, ...view };
  at.log = LOG;
  at.info = { ...at.info, game: 'duel', name: 'Lucía’s table', sets: ['duel'] };
  return at;
}

const avoid = (): Option[] => [
  option('play', 'Play [missed-ls]', { card: 26 }),
  option('use', 'Discard the Hat', { card: 40, what: 'hat' }),
  option('pass', 'Take the hit'),
];
const shown = (): News =>
  news('reveal', 'A snake: no barrel, Wyatt is still hit.', {
    seat: 0,
    target: 0,
    what: 'barrel',
    amount: -1,
    cards: [card('general_store-ls')],
    helped: false,
  });

const turn = (): Option[] => [
  ...[12].map((target) => option('play', 'Play', { card: 24, target })),
  option('play', 'Play', { card: 25 }),
  option('reload', 'Reload [water-lb]', { card: 25 }),
  ...[12].map((target) => option('play', 'Play', { card: 27, target })),
  option('play', 'Play [wagon-lb]', { card: 28 }),
  option('swap', 'Swap'),
  option('pass', 'End your turn'),
];
const full = (): Equipment[] =>
  ['barrel-ls', 'hat-lh', 'scope-lh', 'gun_belt-ld', 'dynamite-ob', 'rattlesnake-os'].map((face) =>
    gear(face, { always: face.startsWith('dyn') || face.startsWith('rat') }),
  );

/** The scenes by name. */
export const DUEL_SCENES: Record<string, () => AtTable> = {
  duel: () =>
    table()
      .ask(
        question('avoid', 'A Colt hits Wyatt Earp. Avoid it?', 'The Barrel did not help.', avoid(), {
          by: 1,
          source: 'colt',
          about: 0,
        }),
        16,
        20,
      )
      .show(shown()),
  'duel-turn': () =>
    table({ turn: 0, asked: 0, asked_kind: 'play', turn_number: 7, reload: true }).ask(
      question('play', 'Your turn: play a card, use an ability, swap, or end the turn.', '', turn()),
      40,
      60,
    ),
  'duel-crowded': () =>
    table({
      turn: 0,
      asked: 0,
      asked_kind: 'play',
      sides: [
        law({
          characters: [
            character(0, 'alan_pinkertoon', 3, 4, full(), { active: true }),
            character(1, 'buffalo_bell', 4, 4, full(), { always: true }),
          ],
          out: ['wild_bill'],
        }),
        outlaws({
          characters: [
            character(12, 'soundance_kid', 2, 4, full(), { always: true }),
            character(13, 'bull_anderson', 5, 5, full(), { active: true }),
          ],
          hand_count: 8,
          backs: Array.from({ length: 8 }, () => 'outlaw'),
          out: ['tom_thorn', 'dalton_bros'],
        }),
      ],
    }).ask(question('play', 'Your turn: play a card, use an ability, swap, or end the turn.', '', turn()), 40, 60),
  'duel-alone': () =>
    table({
      turn: 1,
      asked: 1,
      asked_kind: 'play',
      reload: true,
      sides: [
        law({
          characters: [
            character(0, 'wyatt_earp', 1, 4, [gear('scope-lh', { reload: true }), gear('hat-lh')], {
              active: true,
              lone: true,
            }),
          ],
          reserve: 0,
          waiting: [],
          out: ['jango', 'annie_oakey', 'the_stranger'],
        }),
        outlaws({ common: true, deck: 12, reserve: 0 }),
      ],
    }),
  'duel-store': () => {
    const open: Card[] = ['missed-ls', 'winchester-lh', 'knife-oh', 'clock-oh'].map((face) => card(face));
    return table({ turn: 0, asked_kind: 'pick', on_table: open }).ask(
      question(
        'pick',
        'General Store: take a card.',
        '',
        open.map((lies) => option('take', `Take [${lies.face}]`, { card: lies.id })),
        { cards: open },
      ),
      30,
      60,
    );
  },
  'duel-become': () => {
    const two = [card('wyatt_earp', 0), card('annie_oakey', 1)];
    const none = { characters: [], reserve: 4, hand_count: 0, hand: [], backs: [], deck: 40 };
    return table({
      phase: 'setup',
      turn: 0,
      asked_kind: 'become',
      discard: null,
      discards: 0,
      sides: [law({ ...none, waiting: ['annie_oakey', 'jango', 'the_stranger', 'wyatt_earp'] }), outlaws(none)],
    }).ask(
      question(
        'become',
        'Who goes to the front first?',
        '',
        two.map((who) => option('take', who.face, { card: who.id })),
        { cards: two },
      ),
      30,
      60,
    );
  },
  'duel-watch': () =>
    table({ seat: NOBODY, turn: 1, asked: 1, asked_kind: 'play', sides: [law({ hand: [], waiting: [] }), outlaws()] }),
  'duel-over': () => {
    const at = table({ seat: NOBODY, turn: 1, asked: 1, sides: [law({ hand: [], waiting: [] }), outlaws()] });
    at.handOver = { t: 'hand_over', seat: 1, name: 'Lucía' };
    return at;
  },
};
