/** Tables for the specimen page (`specimen.html`, development only): the scenes of the design's pictures, without a server. */

import { bangView } from '../games/bang/bangView';
import { Countdown } from '../connection/countdown.svelte';
import { Chat } from '../connection/chat.svelte';
import {
  NOBODY,
  type AnyView,
  type News,
  type Option,
  type SeatInfo,
  type Question,
  type SeatView,
  type Sentence,
  type TableInfo,
  type View,
} from '../protocol/defaults';
import type { Card } from '../protocol/types';
import type { AtTable } from '../table/tableModel.svelte';

let ids = 100;
export const card = (face: string, id = ids++): Card => ({ id, face });
const part = (text: string, rest: Partial<Sentence[number]> = {}): Sentence[number] => ({
  text,
  seat: NOBODY,
  card: '',
  entry: '',
  ...rest,
});

/** “*Wei* plays [panic-qh] on *Sam*”: players between stars, faces in brackets. */
export function say(text: string): Sentence {
  return text
    .split(/(\*[^*]+\*|\[[^\]]+\])/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('*')) return part(piece.slice(1, -1), { seat: 1 });
      if (!piece.startsWith('[')) return part(piece);
      const face = piece.slice(1, -1);
      return face.includes('-') ? part(face, { card: face }) : part(face.replaceAll('_', ' '), { entry: face });
    });
}

export const news = (kind: string, text: string, rest: Partial<News> = {}): News => ({
  kind,
  seat: NOBODY,
  target: NOBODY,
  amount: 0,
  what: '',
  cards: [],
  text: say(text),
  helped: null,
  backs: [],
  ...rest,
});
export const option = (verb: string, text: string, rest: Partial<Option> = {}): Option => ({
  verb,
  text: say(text),
  card: -1,
  target: NOBODY,
  what: '',
  confirm: [],
  ...rest,
});
export const question = (
  kind: string,
  text: string,
  hint: string,
  options: Option[],
  rest: Partial<Question> = {},
): Question => ({
  number: 1,
  kind,
  text: say(text),
  hint: say(hint),
  options,
  forced: false,
  by: NOBODY,
  source: '',
  cards: [],
  needed: 0,
  about: -1,
  ...rest,
});
const seat = (
  character: string,
  life: number,
  max_life: number,
  hand_count: number,
  in_play: string[],
  rest: Partial<SeatView> = {},
): SeatView => ({
  role: '',
  role_shown: false,
  characters: [character],
  life,
  max_life,
  out: false,
  out_round: 0,
  killer: NOBODY,
  ghost: false,
  hand_count,
  hand: [],
  in_play: in_play.map((face) => card(face)),
  placed_this_turn: [],
  distance: 1,
  in_reach: true,
  reach: 1,
  ...rest,
});
const far = (distance: number): Partial<SeatView> => ({ distance, in_reach: false });
export const place = (name: string, rest: Partial<SeatInfo> = {}): SeatInfo => ({
  name,
  bot: '',
  ready: true,
  online: true,
  away: false,
  wants: '',
  hurry: '',
  ...rest,
});

const HAND = ['bang-as', 'bang-9d', 'panic-jh', 'beer-8h', 'barrel-ks', 'canteen-7h', 'missed-10c'].map((face, at) =>
  card(face, at + 1),
);
const SOMBRERO = card('sombrero-7c', 50);

const PEOPLE: [SeatInfo, SeatView][] = [
  [place('Odile'), seat('paul_regret', 2, 3, 3, ['mustang-8h', 'schofield-jc'], far(2))],
  [place('Juniper', { bot: 'cowboy' }), seat('slab_the_killer', 4, 4, 4, ['winchester-8s', 'iron_plate-ad'])],
  [
    place('Tomás'),
    seat('willy_the_kid', 4, 5, 2, ['remington-kc', 'scope-as', 'hideout-kd'], {
      ...far(3),
      role: 'sheriff',
      role_shown: true,
    }),
  ],
  [place('Wei'), seat('bart_cassidy', 3, 4, 5, ['barrel-qs', 'jail-4h'])],
  [
    place('Cactus', { bot: 'cowboy' }),
    seat('sid_ketchum', 0, 4, 0, [], {
      out: true,
      out_round: 4,
      killer: 3,
      role: 'outlaw',
      role_shown: true,
      distance: 0,
    }),
  ],
  [place('Sam', { away: true, online: false }), seat('el_gringo', 3, 3, 3, [])],
  [
    place('Bartholomew-Rex', { bot: 'cowboy' }),
    seat(
      'calamity_janet',
      4,
      4,
      6,
      ['mustang-9h', 'barrel-ks', 'dynamite-2h', 'volcanic-10c', 'sombrero-7c', 'scope-as', 'jail-4h'],
      far(3),
    ),
  ],
];

const LOG: News[] = [
  news('turn', '', { seat: 3, amount: 15 }),
  news('play', '*Odile* puts [mustang-8h] in play.'),
  news('play', '*Juniper* shoots *you* with [bang-jd]. Two Missed! needed, you have one. You lose 1 life.'),
  news('turn', '', { seat: 3, amount: 22 }),
  news('event', 'A new event: [thirst]. Everyone draws one card only.'),
  news('play', '*Tomás* puts [remington-kc] in play.'),
  news('play', '*Tomás* shoots *Cactus*. No Missed!. Cactus loses the last life.'),
  news('eliminated', '*Cactus* is out. Role: Outlaw. Tomás draws 3 cards.'),
  news('turn', '', { seat: 4, amount: 23 }),
  news('play', '*Wei* plays [panic-qh] on *Sam* and takes a card from the hand.'),
  news('turn', '', { seat: 6, amount: 24 }),
  news('play', '*Sam* drinks [beer-10h]. 3 life.'),
  news('turn', '', { seat: 0, amount: 25 }),
  news('draw', 'You draw 1 card.'),
  news('play', 'You put [volcanic-10s] in play.'),
  news('play', 'You put [sombrero-7c] in play. Ready next turn.'),
  news('play', 'You shoot *Wei* with [bang-kc].'),
  news('check', '*Wei* draws! for the Barrel: [beer-7h].'),
];

const EMPTY: View = {
  game: 'bang',
  seat: 0,
  turn: 0,
  turn_number: 25,
  round: 4,
  phase: 'play',
  deck: 37,
  discards: 22,
  discard: card('bang-kc'),
  on_table: [],
  event: 'thirst',
  next_event: 'train_arrival',
  events_left: 8,
  asked: 0,
  asked_kind: 'play',
  asked_text: [],
  hand_limit: 3,
  bangs_played: 1,
  bang_limit: 99,
  result: null,
  seats: [],
};

const me = (): SeatView => ({
  ...seat('rose_doolan', 3, 4, HAND.length, ['volcanic-10s'], { role: 'deputy', distance: 0 }),
  hand: HAND,
  in_play: [card('volcanic-10s', 51), SOMBRERO],
  placed_this_turn: [50],
});

export class SceneTable implements AtTable {
  code = 'K7QX';
  status = 'open' as const;
  question = $state.raw<Question | null>(null);
  offers = $state.raw<Option[]>([]);
  countdown = new Countdown();
  log = LOG;
  chat = new Chat();
  isHost = true;
  silenced = '' as const;
  shown = $state.raw<News | null>(null);
  showTime = { move: 280, stay: 900 };
  since = [];
  landed = true;
  told: AtTable['told'] = null;
  idle = true;
  handOver: AtTable['handOver'] = null;
  advice = null;
  suspicions = [];
  info: TableInfo;
  view: AnyView;

  constructor(people: [SeatInfo, SeatView][], view: Partial<View> = {}, mine: SeatView = me()) {
    this.chat.take({ t: 'said', seat: 1, name: 'Odile', text: 'Somebody watch Juniper.', n: 1, who: 1, own: false });
    this.chat.take({ t: 'said', seat: 0, name: 'Ada', text: 'On it.', n: 2, who: 2, own: true });
    this.info = {
      t: 'table',
      code: 'K7QX',
      name: 'Ada’s table',
      game: 'bang',
      hot_seat: false,
      private: false,
      status: 'playing',
      sets: ['base', 'dodge_city', 'high_noon'],
      options: {},
      move_seconds: 60,
      reserve_seconds: 90,
      host: 0,
      seats: [place('Ada'), ...people.map(([who]) => who)],
      spectators: 0,
      game_number: 1,
      coach: false,
      talk: 'everybody',
      muted: [],
    };
    this.view = { ...EMPTY, seats: [mine, ...people.map(([, player]) => player)], ...view };
  }
  ask(asked: Question, seconds: number, whole: number): this {
    this.question = asked;
    this.countdown.set({ seat: this.view.asked, move_ms: seconds * 1000, reserve_ms: 90_000 });
    this.countdown.whole = whole * 1000;
    return this;
  }
  show(on: News): this {
    this.shown = on;
    return this;
  }
  answer(place: number): void {
    console.info('answer', this.question?.options[place]);
  }
  interject(): void {}
  advise(): void {}
  take(): void {}
  why(_card: number, target = NOBODY): Promise<Sentence> {
    if (target === NOBODY) return Promise.resolve(say('Missed! only answers a shot.'));
    const name = this.info.seats[target]?.name ?? '';
    return Promise.resolve(
      say(`Too far: ${name} is at distance ${bangView(this.view)?.seats[target]?.distance}, your Volcanic reaches 1.`),
    );
  }
  say(): void {}
  mute(): void {}
  leave(): Promise<boolean> {
    return Promise.resolve(true);
  }
  ready(): void {}
  hurry(): void {}
  speedUp(): void {}
  skip(): void {
    this.shown = null;
  }
}

const myTurn = (): Question =>
  question('play', 'Your turn: play a card, or end your turn.', '', [
    ...[1, 2].flatMap((id) => [2, 4, 6].map((target) => option('play', 'Play', { card: id, target }))),
    ...[2, 4].map((target) => option('play', 'Play', { card: 3, target })),
    option('play', 'Play [beer-8h]', { card: 4 }),
    option('play', 'Play [barrel-ks]', { card: 5 }),
    option('play', 'Play [canteen-7h]', {
      card: 6,
      confirm: say('You have all your life points: this Canteen would do nothing. Play it?'),
    }),
    option('pass', 'End your turn'),
  ]);

const saved = (): News =>
  news('check', 'Wei draws! for the Barrel: 7 of hearts.', {
    seat: 4,
    what: 'barrel',
    cards: [card('beer-7h')],
    helped: true,
  });

/** The scenes by name. */
export const SCENES: Record<string, () => AtTable> = {
  turn: () => new SceneTable(PEOPLE.slice(0, 6)).ask(myTurn(), 24, 39).show(saved()),
  quiet: () => new SceneTable(PEOPLE.slice(0, 6)).ask(myTurn(), 24, 39),
  eight: () => new SceneTable(PEOPLE).ask(myTurn(), 24, 39).show(saved()),
  two: () => new SceneTable(PEOPLE.slice(0, 1)).ask(myTurn(), 24, 39),
  three: () => new SceneTable(PEOPLE.slice(1, 3)).ask(myTurn(), 24, 39),
  four: () => new SceneTable(PEOPLE.slice(0, 3)).ask(myTurn(), 24, 39),
  asked() {
    const mine = {
      ...me(),
      in_play: [card('volcanic-10s'), card('barrel-qs', 60)],
      fresh: [],
      hand: HAND.filter((held) => held.id !== 2 && held.id !== 5),
    };
    const people = [PEOPLE[0]!, PEOPLE[1]!, PEOPLE[2]!, PEOPLE[3]!];
    const busy: [SeatInfo, SeatView] = [
      people[3]![0],
      seat('bart_cassidy', 3, 4, 5, ['barrel-ks', 'mustang-9h', 'dynamite-2h', 'volcanic-10c', 'sombrero-7c']),
    ];
    const view: Partial<View> = {
      turn: 2,
      phase: 'play',
      asked: 0,
      asked_kind: 'dodge',
      event: 'shootout',
      round: 2,
      deck: 41,
      discards: 14,
      discard: card('bang-jd'),
    };
    return new SceneTable([people[0]!, people[1]!, people[2]!, busy], view, mine).ask(
      question(
        'dodge',
        '*Juniper* shoots you. Two Missed! needed, you have one.',
        'Slab the Killer’s BANG! needs two. Your Barrel may give one.',
        [
          option('use', 'Use the Barrel (draw!: ♥ counts as a Missed!)', { card: 60, what: 'barrel' }),
          option('play', 'Play [missed-10c]', { card: 7 }),
          option('pass', 'Take the hit'),
        ],
        { by: 2, needed: 2 },
      ),
      9,
      26,
    );
  },
  store() {
    const open = ['bang-5s', 'wells_fargo-3h', 'duel-8c', 'mustang-8h', 'gatling-10h', 'saloon-5h'].map((face) =>
      card(face),
    );
    return new SceneTable(PEOPLE.slice(0, 6), { on_table: open, asked_kind: 'pick', event: '', next_event: '' }).ask(
      question(
        'pick',
        'General Store: which card do you take?',
        '',
        open.map((lies) => option('take', `Take [${lies.face}]`, { card: lies.id })),
        { cards: open },
      ),
      30,
      60,
    );
  },
  panic() {
    const [, player] = PEOPLE[3]!;
    return new SceneTable(PEOPLE.slice(0, 6), { asked_kind: 'pick' }).ask(
      question(
        'pick',
        'Panic! on *Wei*: which card do you take?',
        '',
        [
          ...player.in_play.map((lies) => option('take', `Take [${lies.face}]`, { card: lies.id })),
          option('take', 'Take a random card from Wei’s hand', { target: 4, what: 'hand' }),
        ],
        { cards: player.in_play },
      ),
      30,
      60,
    );
  },
  become() {
    const two = [card('suzy_lafayette'), card('lucky_duke')];
    return new SceneTable(PEOPLE.slice(0, 4), { phase: 'setup', asked_kind: 'become' }).ask(
      question(
        'become',
        'Which character do you want to be?',
        '',
        two.map((who) => option('take', who.face, { card: who.id })),
        { cards: two },
      ),
      30,
      60,
    );
  },
  wait: () =>
    new SceneTable(PEOPLE.slice(0, 6), {
      turn: 2,
      asked: 4,
      asked_kind: 'dodge',
      asked_text: say('Missed! or lose a life?'),
    }).show(news('lose_life', 'Sam loses 1 life point.', { seat: 6, amount: 1 })),
  start: () => new SceneTable(PEOPLE.slice(0, 6), { turn_number: 1, round: 1, phase: 'draw' }),
  watch: () => new SceneTable(PEOPLE.slice(0, 6), { seat: NOBODY, turn: 2, asked: 2 }, { ...me(), role: '', hand: [] }),
  out() {
    const mine = {
      ...me(),
      out: true,
      out_round: 3,
      killer: 2,
      hand: [],
      hand_count: 0,
      in_play: [],
      life: 0,
      role_shown: true,
    };
    const ghost: [SeatInfo, SeatView] = [PEOPLE[4]![0], { ...PEOPLE[4]![1], ghost: true, hand_count: 3 }];
    const people = PEOPLE.slice(0, 6).with(4, ghost);
    return new SceneTable(people, { turn: 5, asked: 5, event: 'ghost_town' }, mine);
  },
};
