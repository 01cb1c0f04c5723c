// Made from src/sixgun/server/protocol.py by `python -m sixgun.server.typescript --write`: don't edit it here.

export const VERSION = 1;

/** No seat: an onlooker, or nobody in particular. */
export const NOBODY = -1;

/** From -1 to 7. */
export type Seat = number;

/** From -1 to 1023. */
export type CardId = number;

/** From 0 to 1000000. */
export type Number = number;

/** From 0 to 40 characters. Matches ^[a-z0-9_]*$ */
export type Slug = string;

/** From 4 to 4 characters. Matches ^[A-Z0-9]{4}$ */
export type Code = string;

/** From 1 to 20 characters. */
export type PlayerName = string;

/** From 1 to 40 characters. */
export type TableName = string;

/** From 1 to 200 characters. */
export type ChatText = string;

/** From 2 to 2 characters. Matches ^[a-z]{2}$ */
export type LanguageCode = string;

/** From 0 to 86400000. */
export type Milliseconds = number;

/**
 * A piece of a sentence: plain words, or a player (`seat`), or a thing that can be pointed at (`card`: a face such as
 * `bang-9d`; `thing`: the slug of a card, character or event).
 */
export interface Part {
  text: string;
  /** -1 if left out. */
  seat?: Seat;
  /** "" if left out. */
  card?: string;
  /** "" if left out. */
  thing?: string;
}

export type Sentence = Part[];

/** A card that the client may know, where it lies now. */
export interface Card {
  id: CardId;
  face: string;
}

/**
 * One player as the client's seat sees him. `role` is empty while it is hidden; `hand` are the known hand cards (all of
 * one's own); `distance` and `in_reach` are from the client's seat; `fresh` are cards in play that came in this turn;
 * `ghost` is somebody who is out and back for this turn.
 */
export interface SeatView {
  /** "" if left out. */
  role?: Slug;
  /** false if left out. */
  role_shown?: boolean;
  /** [] if left out. */
  characters?: Slug[];
  life: number;
  max_life: number;
  /** false if left out. */
  out?: boolean;
  /** 0 if left out. */
  out_round?: number;
  /** -1 if left out. */
  killer?: Seat;
  /** false if left out. */
  ghost?: boolean;
  hand_count: number;
  /** [] if left out. */
  hand?: Card[];
  /** [] if left out. */
  in_play?: Card[];
  /** [] if left out. */
  fresh?: CardId[];
  /** 0 if left out. */
  distance?: number;
  /** false if left out. */
  in_reach?: boolean;
  /** 1 if left out. */
  reach?: number;
}

/** How a game ended: the winning seats, and a sentence. */
export interface Result {
  winners: Seat[];
  reason: Slug;
  text: Sentence;
}

/**
 * The whole table. `seat` is the client's own, NOBODY for an onlooker; `table` are cards in the open middle (the
 * General Store, cards of a draw!); `round` counts the Sheriff's turns; `hand_limit` and `bang_limit` are one's own.
 */
export interface View {
  /** -1 if left out. */
  seat?: Seat;
  turn: Seat;
  number: number;
  round: number;
  phase: Slug;
  deck: number;
  discards: number;
  /** null if left out. */
  discard?: Card | null;
  /** [] if left out. */
  table?: Card[];
  /** "" if left out. */
  event?: Slug;
  /** "" if left out. */
  next_event?: Slug;
  /** 0 if left out. */
  events_left?: number;
  /** -1 if left out. */
  asked?: Seat;
  /** "" if left out. */
  asked_kind?: Slug;
  /** [] if left out. */
  asked_text?: Sentence;
  /** 0 if left out. */
  hand_limit?: number;
  /** 0 if left out. */
  bangs_played?: number;
  /** 1 if left out. */
  bang_limit?: number;
  seats: SeatView[];
  /** null if left out. */
  result?: Result | null;
}

/** One answer. `doubtful` is a sentence to confirm before an answer that is surely a slip (a Beer at full life). */
export interface Option {
  text: Sentence;
  verb: Slug;
  /** -1 if left out. */
  card?: CardId;
  /** -1 if left out. */
  target?: Seat;
  /** "" if left out. */
  what?: Slug;
  /** [] if left out. */
  doubtful?: Sentence;
}

/**
 * A question to the client's seat: `number` goes back with the answer; `options` are answered by their place.
 *
 * `kind`: play, excess, dodge, answer, save, cost, pick, aim, name, become. `forced`: there is one option, and the
 * server gives it after a pause. `by` and `source` tell who and what asks; `cards` are the cards on offer.
 */
export interface Question {
  number: Number;
  kind: Slug;
  text: Sentence;
  /** [] if left out. */
  hint?: Sentence;
  options: Option[];
  /** false if left out. */
  forced?: boolean;
  /** -1 if left out. */
  by?: Seat;
  /** "" if left out. */
  source?: Slug;
  /** [] if left out. */
  cards?: Card[];
  /** 0 if left out. */
  needed?: number;
}

/**
 * One thing that happened, as this seat may know it, with its sentence. The kinds are those of the engine's news.
 * `good`: did a draw! help its owner?
 */
export interface News {
  kind: Slug;
  /** -1 if left out. */
  seat?: Seat;
  /** -1 if left out. */
  target?: Seat;
  /** 0 if left out. */
  amount?: number;
  /** "" if left out. */
  what?: Slug;
  /** [] if left out. */
  cards?: Card[];
  text: Sentence;
  /** null if left out. */
  good?: boolean | null;
}

/** The clock of the seat that is asked: what is left of this move and of its reserve when the message was sent. */
export interface Clock {
  seat: Seat;
  move_ms: Milliseconds;
  reserve_ms: Milliseconds;
}

/** The first message: who one is here. `seat` is NOBODY for an onlooker. */
export interface Welcome {
  t: 'welcome';
  version: number;
  code: Code;
  seat: Seat;
  host: boolean;
  /** SHA-256 of the key of the deal, in hexadecimal; empty while no game has begun. */
  commitment: string;
}

/** A seat of the table before and beside the game. `bot` is its level, empty for a person; `away`: a bot plays. */
export interface Place {
  /** "" if left out. */
  name?: string;
  /** "" if left out. */
  bot?: Slug;
  /** false if left out. */
  ready?: boolean;
  /** true if left out. */
  online?: boolean;
  /** false if left out. */
  away?: boolean;
  /** After a game: `rematch`, `next`, or nothing yet. "" if left out. */
  wants?: Slug;
}

/** The table itself, whenever something about it changes. `status`: open, playing, over. */
export interface TableInfo {
  t: 'table';
  code: Code;
  name: string;
  private: boolean;
  status: Slug;
  sets: Slug[];
  options: Record<string, boolean>;
  move_seconds: number;
  reserve_seconds: number;
  host: Seat;
  places: Place[];
  onlookers: number;
  /** Which game of this table this is, from 1; 0 before the first. */
  game: number;
}

/** Where the game is: after `n` answers. `log` is everything told so far (the last 400 sentences). */
export interface Snapshot {
  t: 'snapshot';
  n: Number;
  view: View;
  log: News[];
  question: Question | null;
  offers: Option[];
  clock: Clock | null;
}

/** Answer `n` has been given: what happened, and how the table is now. Steps come without gaps. */
export interface Step {
  t: 'step';
  n: Number;
  news: News[];
  view: View;
  question: Question | null;
  offers: Option[];
  clock: Clock | null;
}

/** The clock has changed without an answer: a seat has gone to its reserve, or a bot has taken over. */
export interface ClockMessage {
  t: 'clock';
  clock: Clock;
}

/** A line of chat; `seat` NOBODY and a name for onlookers. */
export interface Said {
  t: 'said';
  seat: Seat;
  name: string;
  text: string;
}

/** The answer to `Why`: an empty sentence if it can be done. */
export interface WhyNot {
  t: 'why_not';
  card: CardId;
  target: Seat;
  text: Sentence;
}

/**
 * Something could not be done; nothing has changed. `code`: stale, not_yours, not_offered, not_now, too_fast, bad.
 */
export interface Refused {
  t: 'refused';
  code: Slug;
  text: string;
}

/** After a game: the key of the deal, so that anybody can check it against the hash of the beginning. */
export interface Deal {
  t: 'deal';
  key: string;
  commitment: string;
}

export interface Pong {
  t: 'pong';
  n: Number;
}

export type ServerMessage =
  | Welcome
  | TableInfo
  | Snapshot
  | Step
  | ClockMessage
  | Said
  | WhyNot
  | Refused
  | Deal
  | Pong;

/** Answer the question with this number by the place of an option. An old number is refused. */
export interface Answer {
  t: 'answer';
  question: Number;
  option: number;
}

/** Take up one of the offers of the last step; `after` is its number. */
export interface Interject {
  t: 'interject';
  after: Number;
  offer: number;
}

/** Why can this card of the hand not be played, or this one in play not used (at this seat)? */
export interface Why {
  t: 'why';
  card: CardId;
  /** -1 if left out. */
  target?: Seat;
}

export interface Say {
  t: 'say';
  text: ChatText;
}

export interface Ready {
  t: 'ready';
  ready: boolean;
}

/** Host: put a bot of this level on a free seat (NOBODY: on all), or take it away (an empty level). */
export interface Fill {
  t: 'fill';
  /** -1 if left out. */
  seat?: Seat;
  bot: Slug;
}

/** Host: ask a player to leave before the game. */
export interface Kick {
  t: 'kick';
  seat: Seat;
}

/** Host: deal, as soon as all seats are taken and everybody is ready. */
export interface Begin {
  t: 'begin';
}

/**
 * After a game: `rematch` (all anew) or `next` (the rulebook's next game: survivors may keep their character, the
 * Sheriff passes on, as the table's options say). It begins when all people at the table want one.
 */
export interface Again {
  t: 'again';
  want: 'rematch' | 'next';
}

/** Another language for everything told from now on; a snapshot follows. */
export interface Speak {
  t: 'speak';
  language: LanguageCode;
}

/** Give up one's seat; in a game a bot takes it over. */
export interface Leave {
  t: 'leave';
}

export interface Ping {
  t: 'ping';
  n: Number;
}

export type ClientMessage =
  | Answer
  | Interject
  | Why
  | Say
  | Ready
  | Fill
  | Kick
  | Begin
  | Again
  | Speak
  | Leave
  | Ping;

/** A longer frame from a client ends the connection. */
export const MOST_BYTES = 2048;

/** POST /api/guest: a name; the answer sets the session cookie. Again with a cookie: change the name. */
export interface NewGuest {
  name: PlayerName;
}

/**
 * Every error over HTTP: a sentence, and a slug for clients that say it in their own words: bad, no_guest, foreign,
 * unknown, full, not_now, too_large, too_fast, failed.
 */
export interface Problem {
  error: string;
  code: Slug;
}

/**
 * GET /api/guest, POST /api/guest. `tables` are the codes of tables where this guest has a seat. `token` is told only
 * to a program that comes in with the header `X-Sixgun-Bot: 1`; it goes into `Authorization: Bearer …`.
 */
export interface Guest {
  name: string;
  tables: Code[];
  /** "" if left out. */
  token?: string;
}

/**
 * POST /api/tables: the creator sits down on the first seat. `bots`: how many other seats bots take; `level`: theirs;
 * `begin`: deal at once (only if all other seats are bots).
 */
export interface NewTable {
  name: TableName;
  players: number;
  /** ["base"] if left out. */
  sets?: Slug[];
  /** {} if left out. */
  options?: Record<string, boolean>;
  /** 0 if left out. */
  bots?: number;
  /** "cowboy" if left out. */
  level?: Slug;
  /** 60 if left out. */
  move_seconds?: number;
  /** false if left out. */
  private?: boolean;
  /** false if left out. */
  begin?: boolean;
}

/** One line of GET /api/tables (open and running public tables), and the answer to POST /api/tables and joining. */
export interface TableLine {
  code: Code;
  name: string;
  sets: Slug[];
  players: number;
  taken: number;
  bots: number;
  move_seconds: number;
  status: Slug;
  round: number;
}

/** GET /api/tables/{code}/link: the address by which others get to the table, as the QR code shows it. */
export interface JoinLink {
  link: string;
}

/**
 * GET /api/tables/{code}/deal?game=n (without `game`: the last one): the hash of the key of its deal. Once the game is
 * over also the key in hexadecimal and the set-up that the deal follows from (the record's header as JSON).
 */
export interface DealCheck {
  code: Code;
  game: number;
  over: boolean;
  commitment: string;
  key: string;
  setup: string;
}

/**
 * One thing of GET /api/things?lang=xx in words. `kind`: card, character, event, role. For cards: colour (brown, blue,
 * green), reach of a weapon, the faces in the box. `short`: a shorter name.
 */
export interface CardText {
  slug: Slug;
  kind: Slug;
  set: Slug;
  name: string;
  text: string;
  /** "" if left out. */
  short?: string;
  /** "" if left out. */
  colour?: Slug;
  /** 0 if left out. */
  reach?: number;
  /** 0 if left out. */
  life?: number;
  /** [] if left out. */
  faces?: string[];
  /** [] if left out. */
  rulings?: string[];
}

export interface SetText {
  slug: Slug;
  name: string;
  most_players: number;
  fewest_players: number;
}

export interface OptionText {
  slug: string;
  text: string;
  default: boolean;
}

/** GET /api/things?lang=xx: everything that has a name, for previews, gallery and the form of a new table. */
export interface Things {
  things: CardText[];
  sets: SetText[];
  options: OptionText[];
  bots: Slug[];
  /** The summary card: lines of text. */
  summary: string[];
}
