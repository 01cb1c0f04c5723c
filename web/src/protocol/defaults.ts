// What the server sends, with everything in it: a message leaves out what has its default value, here it is put back.
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.

import type * as wire from './types';

export { NOBODY } from './types';

type Whole<T> = T extends (infer E)[]
  ? Whole<E>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;

export type Part = Whole<wire.Part>;

export const part = (given: wire.Part): Part => ({
  seat: -1,
  card: '',
  entry: '',
  ...given,
});

export type Sentence = Whole<wire.Sentence>;

export const sentence = (given: wire.Sentence): Sentence => given.map((one) => part(one));

export type Result = Whole<wire.Result>;

export const result = (given: wire.Result): Result => ({
  ...given,
  text: sentence(given.text),
});

export type SeatView = Whole<wire.SeatView>;

export const seatView = (given: wire.SeatView): SeatView => ({
  role: '',
  role_shown: false,
  characters: [],
  out: false,
  out_round: 0,
  killer: -1,
  ghost: false,
  hand: [],
  in_play: [],
  placed_this_turn: [],
  distance: 0,
  in_reach: false,
  reach: 1,
  ...given,
});

export type View = Whole<wire.View>;

export const view = (given: wire.View): View => ({
  seat: -1,
  discard: null,
  on_table: [],
  event: '',
  next_event: '',
  events_left: 0,
  asked: -1,
  asked_kind: '',
  hand_limit: 0,
  bangs_played: 0,
  bang_limit: 1,
  ...given,
  asked_text: sentence(given.asked_text ?? []),
  seats: given.seats.map((one) => seatView(one)),
  result: given.result ? result(given.result) : null,
});

export type Equipment = Whole<wire.Equipment>;

export const equipment = (given: wire.Equipment): Equipment => ({
  always: false,
  reload: false,
  asleep: false,
  ...given,
});

export type DuelCharacter = Whole<wire.DuelCharacter>;

export const duelCharacter = (given: wire.DuelCharacter): DuelCharacter => ({
  active: false,
  lone: false,
  asleep: false,
  always: false,
  used: false,
  ...given,
  equipment: (given.equipment ?? []).map((one) => equipment(one)),
});

export type DuelSide = Whole<wire.DuelSide>;

export const duelSide = (given: wire.DuelSide): DuelSide => ({
  reserve: 0,
  waiting: [],
  out: [],
  hand_count: 0,
  hand: [],
  backs: [],
  deck: 0,
  common: false,
  ...given,
  characters: (given.characters ?? []).map((one) => duelCharacter(one)),
});

export type DuelView = Whole<wire.DuelView>;

export const duelView = (given: wire.DuelView): DuelView => ({
  seat: -1,
  discards: 0,
  discard: null,
  on_table: [],
  common_back: '',
  asked: -1,
  asked_kind: '',
  hand_limit: 0,
  bangs_played: 0,
  bang_limit: 1,
  may_swap: false,
  reload: false,
  ...given,
  asked_text: sentence(given.asked_text ?? []),
  sides: given.sides.map((one) => duelSide(one)),
  result: given.result ? result(given.result) : null,
});

export type Figure = Whole<wire.Figure>;

export const figure = (given: wire.Figure): Figure => ({
  value: '',
  ...given,
});

export type CardGroup = Whole<wire.CardGroup>;

export const cardGroup = (given: wire.CardGroup): CardGroup => ({
  cards: [],
  ...given,
});

export type GenericSeat = Whole<wire.GenericSeat>;

export const genericSeat = (given: wire.GenericSeat): GenericSeat => ({
  hand_count: 0,
  hand: [],
  ...given,
  figures: (given.figures ?? []).map((one) => figure(one)),
  groups: (given.groups ?? []).map((one) => cardGroup(one)),
});

export type GenericView = Whole<wire.GenericView>;

export const genericView = (given: wire.GenericView): GenericView => ({
  seat: -1,
  on_table: [],
  asked: -1,
  asked_kind: '',
  ...given,
  asked_text: sentence(given.asked_text ?? []),
  figures: (given.figures ?? []).map((one) => figure(one)),
  groups: (given.groups ?? []).map((one) => cardGroup(one)),
  seats: given.seats.map((one) => genericSeat(one)),
  result: given.result ? result(given.result) : null,
});

export type Option = Whole<wire.Option>;

export const option = (given: wire.Option): Option => ({
  card: -1,
  target: -1,
  what: '',
  ...given,
  text: sentence(given.text),
  confirm: sentence(given.confirm ?? []),
});

export type Question = Whole<wire.Question>;

export const question = (given: wire.Question): Question => ({
  forced: false,
  by: -1,
  source: '',
  cards: [],
  needed: 0,
  about: -1,
  ...given,
  text: sentence(given.text),
  hint: sentence(given.hint ?? []),
  options: given.options.map((one) => option(one)),
});

export type News = Whole<wire.News>;

export const news = (given: wire.News): News => ({
  seat: -1,
  target: -1,
  amount: 0,
  what: '',
  cards: [],
  helped: null,
  backs: [],
  ...given,
  text: sentence(given.text),
});

export type Clock = Whole<wire.Clock>;

export const clock = (given: wire.Clock): Clock => ({
  wait_ms: 0,
  ...given,
});

export type AnyView = Whole<wire.AnyView>;

export function anyView(given: wire.AnyView): AnyView {
  switch (given.game) {
    case 'bang':
      return view(given);
    case 'duel':
      return duelView(given);
    case 'generic':
      return genericView(given);
  }
}

export type SeatInfo = Whole<wire.SeatInfo>;

export const seatInfo = (given: wire.SeatInfo): SeatInfo => ({
  name: '',
  bot: '',
  ready: false,
  online: true,
  away: false,
  wants: '',
  hurry: '',
  ...given,
});

export type TableInfo = Whole<wire.TableInfo>;

export const tableInfo = (given: wire.TableInfo): TableInfo => ({
  ...given,
  seats: given.seats.map((one) => seatInfo(one)),
});

export type Snapshot = Whole<wire.Snapshot>;

export const snapshot = (given: wire.Snapshot): Snapshot => ({
  ...given,
  view: anyView(given.view),
  log: given.log.map((one) => news(one)),
  question: given.question ? question(given.question) : null,
  offers: given.offers.map((one) => option(one)),
  clock: given.clock ? clock(given.clock) : null,
});

export type Step = Whole<wire.Step>;

export const step = (given: wire.Step): Step => ({
  ...given,
  news: given.news.map((one) => news(one)),
  view: anyView(given.view),
  question: given.question ? question(given.question) : null,
  offers: given.offers.map((one) => option(one)),
  clock: given.clock ? clock(given.clock) : null,
});

export type ClockMessage = Whole<wire.ClockMessage>;

export const clockMessage = (given: wire.ClockMessage): ClockMessage => ({
  ...given,
  clock: clock(given.clock),
});

export type WhyNot = Whole<wire.WhyNot>;

export const whyNot = (given: wire.WhyNot): WhyNot => ({
  ...given,
  text: sentence(given.text),
});

export type Advice = Whole<wire.Advice>;

export const advice = (given: wire.Advice): Advice => ({
  ...given,
  text: sentence(given.text),
});

export type ServerMessage = Whole<wire.ServerMessage>;

export function serverMessage(given: wire.ServerMessage): ServerMessage {
  switch (given.t) {
    case 'table':
      return tableInfo(given);
    case 'snapshot':
      return snapshot(given);
    case 'step':
      return step(given);
    case 'clock':
      return clockMessage(given);
    case 'why_not':
      return whyNot(given);
    case 'advice':
      return advice(given);
    default:
      return given;
  }
}

export type Guest = Whole<wire.Guest>;

export const guest = (given: wire.Guest): Guest => ({
  token: '',
  own: [],
  notices: [],
  ...given,
});

export type GameResult = Whole<wire.GameResult>;

export const gameResult = (given: wire.GameResult): GameResult => ({
  ...given,
  seats: given.seats.map((one) => seatInfo(one)),
  view: anyView(given.view),
  log: given.log.map((one) => news(one)),
});

export type Facts = Whole<wire.Facts>;

export const facts = (given: wire.Facts): Facts => ({
  icon: '',
  act: '',
  aim: 'none',
  affects: 'self',
  cost: 0,
  heals: 0,
  draws: 0,
  damage: 1,
  parries_needed: 1,
  min_players: 2,
  parries: false,
  reply_only: false,
  saves_life: false,
  odds: 0.0,
  cover: false,
  burden: false,
  used_up: false,
  symbols: [],
  ...given,
});

export type CatalogueEntry = Whole<wire.CatalogueEntry>;

export const catalogueEntry = (given: wire.CatalogueEntry): CatalogueEntry => ({
  short: '',
  colour: '',
  reach: 0,
  life: 0,
  faces: [],
  rulings: [],
  side: '',
  always: false,
  reload: false,
  hits: false,
  avoids: false,
  ...given,
  facts: facts(given.facts ?? {}),
});

export type SetText = Whole<wire.SetText>;

export const setText = (given: wire.SetText): SetText => ({
  pack: false,
  ...given,
});

export type OptionText = Whole<wire.OptionText>;

export const optionText = (given: wire.OptionText): OptionText => ({
  main: false,
  needs_sets: [],
  min_players: 0,
  ...given,
});

export type Catalogue = Whole<wire.Catalogue>;

export const catalogue = (given: wire.Catalogue): Catalogue => ({
  roles: {},
  numbers: [],
  corners: {},
  games: [],
  ...given,
  entries: given.entries.map((one) => catalogueEntry(one)),
  sets: given.sets.map((one) => setText(one)),
  options: given.options.map((one) => optionText(one)),
});
