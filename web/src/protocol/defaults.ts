/**
 * What the server tells, with everything in it: the wire leaves out what has its default value; here it is put back, so
 * that no page has to think of it. The types are those of `protocol.ts` with no field missing.
 */

import type * as wire from './types';
import { distinct } from './distinct';

type Whole<T> = T extends (infer E)[]
  ? Whole<E>[]
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;

export type Part = Whole<wire.Part>;
export type Sentence = Part[];
export type SeatView = Whole<wire.SeatView>;
export type View = Whole<wire.View>;
export type DuelCharacter = Whole<wire.DuelCharacter>;
export type DuelSide = Whole<wire.DuelSide>;
export type DuelView = Whole<wire.DuelView>;
export type Equipment = Whole<wire.Equipment>;
export type GenericView = Whole<wire.GenericView>;
/** The table of any game; `game` tells which. */
export type AnyView = View | DuelView | GenericView;
export type Option = Whole<wire.Option>;
export type Question = Whole<wire.Question>;
export type News = Whole<wire.News>;
export type Place = Whole<wire.Place>;
export type TableInfo = Whole<wire.TableInfo>;
/** The table of BANG!; a page of The Duel takes `DuelView` from the same messages. */
export type Snapshot = Whole<wire.Snapshot>;
export type Step = Whole<wire.Step>;
export type Advice = Whole<wire.Advice>;
export type Facts = Whole<wire.Facts>;
export type CardText = Whole<wire.CardText>;
export type OptionText = Whole<wire.OptionText>;
export type Things = Whole<wire.Things>;

export const NOBODY = -1;

const PART: Part = { text: '', seat: NOBODY, card: '', thing: '' };

const SEAT: Omit<SeatView, 'life' | 'max_life' | 'hand_count'> = {
  role: '',
  role_shown: false,
  characters: [],
  out: false,
  out_round: 0,
  killer: NOBODY,
  ghost: false,
  hand: [],
  in_play: [],
  fresh: [],
  distance: 0,
  in_reach: false,
  reach: 1,
};

const VIEW: Omit<View, 'game' | 'turn' | 'number' | 'round' | 'phase' | 'deck' | 'discards' | 'seats'> = {
  seat: NOBODY,
  discard: null,
  table: [],
  event: '',
  next_event: '',
  events_left: 0,
  asked: NOBODY,
  asked_kind: '',
  asked_text: [],
  hand_limit: 0,
  bangs_played: 0,
  bang_limit: 1,
  result: null,
};

const EQUIPMENT: Omit<Equipment, 'id' | 'face'> = { always: false, reload: false, asleep: false };

const CHARACTER: Omit<DuelCharacter, 'id' | 'slug' | 'life' | 'max_life'> = {
  active: false,
  lone: false,
  asleep: false,
  always: false,
  used: false,
  equipment: [],
};

const SIDE: Omit<DuelSide, 'side'> = {
  characters: [],
  reserve: 0,
  waiting: [],
  out: [],
  hand_count: 0,
  hand: [],
  backs: [],
  deck: 0,
  common: false,
};

const DUEL: Omit<DuelView, 'game' | 'turn' | 'number' | 'phase' | 'sides'> = {
  seat: NOBODY,
  discards: 0,
  discard: null,
  table: [],
  common_back: '',
  asked: NOBODY,
  asked_kind: '',
  asked_text: [],
  hand_limit: 0,
  bangs_played: 0,
  bang_limit: 1,
  may_swap: false,
  reload: false,
  result: null,
};

const OPTION: Omit<Option, 'text' | 'verb'> = { card: -1, target: NOBODY, what: '', doubtful: [] };

const QUESTION: Omit<Question, 'number' | 'kind' | 'text' | 'options'> = {
  hint: [],
  forced: false,
  by: NOBODY,
  source: '',
  cards: [],
  needed: 0,
  about: -1,
};

const NEWS: Omit<News, 'kind' | 'text'> = {
  seat: NOBODY,
  target: NOBODY,
  amount: 0,
  what: '',
  cards: [],
  good: null,
  backs: [],
};

const PLACE: Place = { name: '', bot: '', ready: false, online: true, away: false, wants: '', hurry: '' };

/** The facts of a card that nobody knows. */
export const PLAIN_FACTS: Facts = {
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
  odds: 0,
  cover: false,
  burden: false,
  used_up: false,
  symbols: [],
};

const THING: Omit<CardText, 'slug' | 'kind' | 'set' | 'name' | 'text'> = {
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
  facts: PLAIN_FACTS,
};

const GENERIC = { seat: NOBODY, table: [], asked: NOBODY, asked_kind: '' };

const OPTION_TEXT: Omit<OptionText, 'slug' | 'text' | 'default'> = { main: false, needs_sets: [], min_players: 0 };

export const sentence = (parts: wire.Sentence = []): Sentence => parts.map((part) => ({ ...PART, ...part }));

export const option = (given: wire.Option): Option => ({
  ...OPTION,
  ...given,
  text: sentence(given.text),
  doubtful: sentence(given.doubtful),
});

export const question = (given: wire.Question | null | undefined): Question | null =>
  given
    ? {
        ...QUESTION,
        ...given,
        text: sentence(given.text),
        hint: sentence(given.hint),
        options: given.options.map(option),
      }
    : null;

export const news = (given: wire.News): News => ({ ...NEWS, ...given, text: sentence(given.text) });

const result = (given: wire.AnyView['result']): View['result'] =>
  given ? { ...given, text: sentence(given.text) } : null;

/** The table of BANG!. */
export const view = (given: wire.View): View => ({
  ...VIEW,
  ...given,
  asked_text: sentence(given.asked_text),
  seats: given.seats.map((seat) => ({ ...SEAT, ...seat })),
  result: result(given.result),
});

const character = (given: wire.DuelCharacter): DuelCharacter => ({
  ...CHARACTER,
  ...given,
  equipment: (given.equipment ?? []).map((card) => ({ ...EQUIPMENT, ...card })),
});

/** The table of The Duel. */
export const duelView = (given: wire.DuelView): DuelView => ({
  ...DUEL,
  ...given,
  asked_text: sentence(given.asked_text),
  sides: given.sides.map((side) => ({ ...SIDE, ...side, characters: (side.characters ?? []).map(character) })),
  result: result(given.result),
});

const groups = (given: wire.CardGroup[] = []): GenericView['groups'] => given.map((group) => ({ cards: [], ...group }));
const figures = (given: wire.Figure[] = []): GenericView['figures'] =>
  given.map((figure) => ({ value: '', ...figure }));

/** The table of a game without a table of its own. */
export const genericView = (given: wire.GenericView): GenericView => ({
  ...GENERIC,
  ...given,
  asked_text: sentence(given.asked_text),
  figures: figures(given.figures),
  groups: groups(given.groups),
  seats: given.seats.map((seat) => ({
    hand_count: 0,
    hand: [],
    ...seat,
    figures: figures(seat.figures),
    groups: groups(seat.groups),
  })),
  result: result(given.result),
});

/** The view, if it is one of BANG!. */
export const ofBang = (given: AnyView | null): View | null => (given?.game === 'bang' ? given : null);
/** The view, if it is one of The Duel. */
export const ofDuel = (given: AnyView | null): DuelView | null => (given?.game === 'duel' ? given : null);

/** The table of any game. */
export const anyView = (given: wire.AnyView): AnyView => {
  if (given.game === 'bang') return view(given);
  return given.game === 'duel' ? duelView(given) : genericView(given);
};

const told = (given: wire.Snapshot | wire.Step) => ({
  n: given.n,
  view: anyView(given.view),
  question: question(given.question),
  offers: given.offers.map(option),
  clock: given.clock && { wait_ms: 0, ...given.clock },
});

export const snapshot = (given: wire.Snapshot): Snapshot => ({
  t: 'snapshot',
  ...told(given),
  log: given.log.map(news),
});

export const step = (given: wire.Step): Step => ({ t: 'step', ...told(given), news: given.news.map(news) });

export const advice = (given: wire.Advice): Advice => ({ ...given, text: sentence(given.text) });

export const table = (given: wire.TableInfo): TableInfo => ({
  ...given,
  places: given.places.map((place) => ({ ...PLACE, ...place })),
});

export const things = (given: wire.Things): Things => ({
  ...given,
  things: distinct(given.things, (thing) => `${thing.kind} ${thing.slug}`).map((thing) => ({
    ...THING,
    ...thing,
    facts: { ...PLAIN_FACTS, ...thing.facts },
  })),
  sets: distinct(given.sets, (set) => set.slug),
  options: distinct(given.options, (option) => option.slug).map((option) => ({ ...OPTION_TEXT, ...option })),
  roles: given.roles ?? {},
  numbers: given.numbers ?? [],
  default_players: given.default_players ?? 0,
  corners: given.corners ?? {},
  games: given.games ?? [],
});
