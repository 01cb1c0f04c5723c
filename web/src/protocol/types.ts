// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.

/** A client names it when it connects: `/ws/CODE?v=2`. */
export const VERSION = 2;

/** No seat: a spectator, or nobody in particular. */
export const NOBODY = -1;

/** From -1 to 7. */
export type Seat = number;

/** From -1 to 1023. */
export type CardId = number;

/** From 0 to 1000000. */
export type Number = number;

/** From 0 to 9007199254740991. */
export type LineNumber = number;

/** From 0 to 40 characters. Matches ^[a-z0-9_]*$ */
export type Slug = string;

/** From -1 to 63. */
export type Target = number;

/** From 4 to 4 characters. Matches ^[A-Z0-9]{4}$ */
export type Code = string;

/** From 1 to 20 characters. */
export type PlayerName = string;

/** From 16 to 16 characters. Matches ^[a-z2-7]{16}$ */
export type GameId = string;

/** From 0 to 20 characters. Matches ^[a-z][a-z0-9_]*$ */
export type GameName = string;

/** From 1 to 40 characters. */
export type TableName = string;

/** From 1 to 200 characters. */
export type ChatText = string;

export type Act = '' | 'shot' | 'challenge' | 'take' | 'discard' | 'confine' | 'heal' | 'draw' | 'swap';

export type Affects = 'self' | 'others' | 'everybody';

/** From 2 to 11 characters. Matches ^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$ */
export type LanguageCode = string;

/** From 0 to 86400000. */
export type Milliseconds = number;

/**
 * A piece of a sentence: plain words, or a player (`seat`), or a thing that can be pointed at (`card`: a face such as
 * `bang-9d`; `entry`: the slug of a card, character or event).
 */
export interface Part {
  text: string;
  /** -1 if left out. */
  seat?: Seat;
  /** "" if left out. */
  card?: string;
  /** "" if left out. */
  entry?: string;
}

export type Sentence = Part[];

/** A card that the client may know, where it lies now. */
export interface Card {
  id: CardId;
  face: string;
}

/** How a game ended: the winning seats, and a sentence. */
export interface Result {
  winners: Seat[];
  reason: Slug;
  text: Sentence;
}

/**
 * One player as the client's seat sees them.
 *
 * `role` is empty while it is hidden. `hand` are the hand cards that this seat knows: all of its own. `distance` and
 * `in_reach` are from the client's seat. `placed_this_turn` are cards in play that came this turn. `ghost` is somebody
 * who is out and back for this turn.
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
  placed_this_turn?: CardId[];
  /** 0 if left out. */
  distance?: number;
  /** false if left out. */
  in_reach?: boolean;
  /** 1 if left out. */
  reach?: number;
}

/**
 * The whole table in BANG!
 *
 * `seat` is the client's own, NOBODY for a spectator. `on_table` are cards in the open middle (the General Store, cards
 * of a draw!). `round` counts the Sheriff's turns. `hand_limit` and `bang_limit` are those of the client's seat.
 */
export interface View {
  game: 'bang';
  /** -1 if left out. */
  seat?: Seat;
  turn: Seat;
  turn_number: number;
  round: number;
  phase: Slug;
  deck: number;
  discards: number;
  /** null if left out. */
  discard?: Card | null;
  /** [] if left out. */
  on_table?: Card[];
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

/**
 * A card in play with a character.
 *
 * `always`: it acts in the rearguard too. `reload`: it has the reload symbol. `asleep`: it does not act now.
 */
export interface Equipment {
  id: CardId;
  face: string;
  /** false if left out. */
  always?: boolean;
  /** false if left out. */
  reload?: boolean;
  /** false if left out. */
  asleep?: boolean;
}

/**
 * A character in play.
 *
 * `active`: it has the token. `lone`: it is the only one left, active and rearguard at once. `asleep`: its ability does
 * not act now. `always`: the ability acts in the rearguard too. `used`: what it may do once in a turn has been done.
 */
export interface DuelCharacter {
  id: CardId;
  slug: Slug;
  life: number;
  max_life: number;
  /** false if left out. */
  active?: boolean;
  /** false if left out. */
  lone?: boolean;
  /** false if left out. */
  asleep?: boolean;
  /** false if left out. */
  always?: boolean;
  /** false if left out. */
  used?: boolean;
  /** [] if left out. */
  equipment?: Equipment[];
}

/**
 * One player.
 *
 * `characters` are their lanes from left to right as they see them; before the first turn there are none. `reserve`
 * counts those to come. `waiting` are their slugs in alphabetical order, only for the player. `out` are the eliminated
 * ones in their order. `hand` are the known hand cards (all of the client's own), `backs` the backs of all hand cards.
 * `deck` is what is left of the deck that they draw from; with `common` that is the one that both may come to share.
 */
export interface DuelSide {
  side: Slug;
  /** [] if left out. */
  characters?: DuelCharacter[];
  /** 0 if left out. */
  reserve?: number;
  /** [] if left out. */
  waiting?: Slug[];
  /** [] if left out. */
  out?: Slug[];
  /** 0 if left out. */
  hand_count?: number;
  /** [] if left out. */
  hand?: Card[];
  /** [] if left out. */
  backs?: Slug[];
  /** 0 if left out. */
  deck?: number;
  /** false if left out. */
  common?: boolean;
}

/**
 * The whole table of The Duel.
 *
 * `sides` are ordered by seat. `discard` is the top of the shared pile. `on_table` are cards in the open middle (the
 * General Store, cards of a reveal). `common_back` is the back on top of the common deck. `reload`: cards may be
 * reloaded from now on. `hand_limit` is that of the client's seat. `bangs_played`, `bang_limit` (99: no limit) and
 * `may_swap` are about the player whose turn it is.
 */
export interface DuelView {
  game: 'duel';
  /** -1 if left out. */
  seat?: Seat;
  turn: Seat;
  turn_number: number;
  phase: Slug;
  /** 0 if left out. */
  discards?: number;
  /** null if left out. */
  discard?: Card | null;
  /** [] if left out. */
  on_table?: Card[];
  /** "" if left out. */
  common_back?: Slug;
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
  /** false if left out. */
  may_swap?: boolean;
  /** false if left out. */
  reload?: boolean;
  sides: DuelSide[];
  /** null if left out. */
  result?: Result | null;
}

/** A number or a word with its label. Without a `value` the label says it all, such as “has exchanged”. */
export interface Figure {
  label: string;
  /** "" if left out. */
  value?: string;
}

/**
 * A pile, or other cards that lie together. `cards` are those of the `count` cards that the client's seat knows. Their
 * ids are -1: only hand cards can be told apart.
 */
export interface CardGroup {
  name: Slug;
  label: string;
  count: number;
  /** [] if left out. */
  cards?: Card[];
}

/** One player. `hand` are the known hand cards (all of the client's own), `groups` the cards in front of them. */
export interface GenericSeat {
  /** [] if left out. */
  figures?: Figure[];
  /** 0 if left out. */
  hand_count?: number;
  /** [] if left out. */
  hand?: Card[];
  /** [] if left out. */
  groups?: CardGroup[];
}

/**
 * The whole table of any game. `figures` and `groups` belong to no player; `on_table` are the cards that the question
 * offers to its seat.
 */
export interface GenericView {
  game: 'generic';
  /** -1 if left out. */
  seat?: Seat;
  turn: Seat;
  turn_number: number;
  phase: Slug;
  phase_name: string;
  /** [] if left out. */
  on_table?: Card[];
  /** -1 if left out. */
  asked?: Seat;
  /** "" if left out. */
  asked_kind?: Slug;
  /** [] if left out. */
  asked_text?: Sentence;
  /** [] if left out. */
  figures?: Figure[];
  /** [] if left out. */
  groups?: CardGroup[];
  seats: GenericSeat[];
  /** null if left out. */
  result?: Result | null;
}

/**
 * One answer. `target` is a seat, in The Duel the id of a character. `confirm` is a sentence to confirm before an
 * answer that is surely a slip (a Beer at full life).
 */
export interface Option {
  text: Sentence;
  verb: Slug;
  /** -1 if left out. */
  card?: CardId;
  /** -1 if left out. */
  target?: Target;
  /** "" if left out. */
  what?: Slug;
  /** [] if left out. */
  confirm?: Sentence;
}

/**
 * A question to the client's seat: `number` goes back with the answer; `options` are answered by their place.
 *
 * `kind` in BANG!: play, excess, dodge, answer, save, cost, pick, aim, name, become; in The Duel: play, ready, excess,
 * avoid, answer, cost, pick, name, become. `forced`: there is one option, and the server gives it after a pause. `by`
 * and `source` tell who and what asks; `cards` are the cards on offer; `about` is the id of the character whom a
 * question of The Duel is about.
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
  /** -1 if left out. */
  about?: CardId;
}

/**
 * One thing that happened, as this seat may know it, with its sentence. The kinds are those of the engine's news.
 * `target` is a seat, in The Duel the id of a character. `helped`: did a draw!, or a reveal, help its owner? `backs`:
 * the backs of the cards in The Duel, which everybody sees.
 */
export interface News {
  kind: Slug;
  /** -1 if left out. */
  seat?: Seat;
  /** -1 if left out. */
  target?: Target;
  /** 0 if left out. */
  amount?: number;
  /** "" if left out. */
  what?: Slug;
  /** [] if left out. */
  cards?: Card[];
  text: Sentence;
  /** null if left out. */
  helped?: boolean | null;
  /** [] if left out. */
  backs?: Slug[];
}

/**
 * The clock of the seat that is asked: what is left of this move and of its reserve when the message was sent.
 *
 * It stands still first, for this long, because the news before the question must be seen.
 */
export interface Clock {
  seat: Seat;
  move_ms: Milliseconds;
  reserve_ms: Milliseconds;
  /** 0 if left out. */
  wait_ms?: Milliseconds;
}

export type AnyView = View | DuelView | GenericView;

/** The first message: who the client is here. `seat` is NOBODY for a spectator. */
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
export interface SeatInfo {
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
  /** How fast this person wants to see the rest of a game that is left to bots: see `Hurry`. "" if left out. */
  hurry?: Slug;
}

/** Somebody whom the host has muted. `who` is as in their lines. */
export interface Muted {
  who: LineNumber;
  name: string;
  seat: Seat;
}

/** The table itself, whenever something about it changes. `status`: open, playing, over. */
export interface TableInfo {
  t: 'table';
  code: Code;
  name: string;
  /** Which game is played here: bang, duel, or another one of this server. */
  game: Slug;
  private: boolean;
  status: Slug;
  sets: Slug[];
  options: Record<string, boolean | number>;
  move_seconds: number;
  reserve_seconds: number;
  host: Seat;
  seats: SeatInfo[];
  spectators: number;
  /** Which game of this table this is, from 1; 0 before the first. */
  game_number: number;
  /** Two people at one device: see `HandOver`. */
  hot_seat: boolean;
  /** May those who sit here ask a coach? See `Advise`. */
  coach: boolean;
  /** Who may talk: everybody who has a name, or only those who are seated. */
  talk: Slug;
  muted: Muted[];
}

/** Where the game is: after `n` answers. `log` is everything told so far (the last 400 sentences). */
export interface Snapshot {
  t: 'snapshot';
  n: Number;
  view: AnyView;
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
  view: AnyView;
  question: Question | null;
  offers: Option[];
  clock: Clock | null;
}

/** The clock has changed without an answer: a seat has gone to its reserve, or a bot has taken over. */
export interface ClockMessage {
  t: 'clock';
  clock: Clock;
}

/**
 * A line of chat, with `seat` NOBODY and a name for spectators.
 *
 * The last lines are sent again whenever a client connects: `n` grows from line to line. `who` stands for the author,
 * at this table and nowhere else. `own`: the client wrote it.
 */
export interface Said {
  t: 'said';
  seat: Seat;
  name: string;
  text: string;
  n: LineNumber;
  who: LineNumber;
  own: boolean;
}

/**
 * At a hot seat: this seat is asked, and the device goes to its player. Until `take_device` has come back the client is
 * told what a spectator is told, so that nobody sees both hands.
 */
export interface HandOver {
  t: 'hand_over';
  seat: Seat;
  name: string;
}

/** The answer to `Why`: an empty sentence if it can be done. */
export interface WhyNot {
  t: 'why_not';
  card: CardId;
  target: Target;
  text: Sentence;
  verb: Slug;
}

/** What a coach suspects about a seat: how likely each role is, in percent. */
export interface Suspicion {
  seat: Seat;
  odds: Record<Slug, number>;
}

/**
 * The answer to `Advise` in a game: after `n` answers a gunslinger in the client's seat would choose `option` (a place
 * in the question; -1 if somebody else is asked), for the reason in `text` (it may be empty).
 */
export interface Advice {
  t: 'advice';
  n: Number;
  option: number;
  text: Sentence;
  suspicions: Suspicion[];
}

/** What a coach suspected about the seats after `n` answers. */
export interface Moment {
  n: Number;
  suspicions: Suspicion[];
}

/** The answer to `Advise` after a game of `n` answers: the suspicions over time, one entry for each change. */
export interface Hindsight {
  t: 'hindsight';
  n: Number;
  moments: Moment[];
}

/**
 * Something could not be done; nothing has changed. `code`: stale, not_yours, not_offered, not_now, too_fast, bad,
 * version.
 */
export interface Refused {
  t: 'refused';
  code: Slug;
  text: string;
}

/**
 * After a game: the key of the deal, so that anybody can check it against the hash shown at the start.
 *
 * `id` is that of the result, which stays at /game/{id}. `names` are the players, including those who have left since.
 */
export interface DealProof {
  t: 'deal_proof';
  key: string;
  commitment: string;
  id: string;
  names: string[];
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
  | HandOver
  | WhyNot
  | Advice
  | Hindsight
  | Refused
  | DealProof
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

/**
 * Why does this hand card not answer the question, or why can this card in play not be used (at this target: a seat, in
 * The Duel the id of a character)? With a `verb` and the card -1: why is it impossible to `pass` (end the turn) or to
 * `swap`?
 */
export interface Why {
  t: 'why';
  card: CardId;
  /** -1 if left out. */
  target?: Target;
  /** "" if left out. */
  verb?: '' | 'pass' | 'swap';
}

/**
 * Ask the coach of the client's seat, at a table that has one.
 *
 * An `advice` comes back, after the game a `hindsight`.
 */
export interface Advise {
  t: 'advise';
}

/** At a hot seat: the player of this seat has the device now. A `welcome` and a `snapshot` of that seat follow. */
export interface TakeDevice {
  t: 'take_device';
  seat: Seat;
}

export interface Say {
  t: 'say';
  text: ChatText;
}

/** Host: mute somebody (`who` as in their lines) at this table, or let them talk again. */
export interface Mute {
  t: 'mute';
  who: LineNumber;
  muted: boolean;
}

export interface Ready {
  t: 'ready';
  ready: boolean;
}

/** Host: put a bot of this level on a free seat (NOBODY: on all), or take it away (an empty level). */
export interface SetBot {
  t: 'set_bot';
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
 * After a game: `rematch` (everything is dealt again) or `next` (the rulebook's next game: survivors may keep their
 * character, the Sheriff passes on, as the table's options say). In The Duel both mean the same: the sides change. It
 * begins when all people at the table want one.
 */
export interface PlayAgain {
  t: 'play_again';
  want: 'rematch' | 'next';
}

/**
 * For those who are out of a game in which only bots are left: how fast the rest shall go.
 *
 * `fast`: four times as fast. `end`: to the end at once. Empty: as usual. The slowest wish of those who are connected
 * counts.
 */
export interface Hurry {
  t: 'hurry';
  pace: string;
}

/** Use another language for everything told from now on. A snapshot follows. */
export interface SetLanguage {
  t: 'set_language';
  language: LanguageCode;
}

/** Give up the seat. In a game a bot takes it over. */
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
  | Advise
  | TakeDevice
  | Say
  | Mute
  | Ready
  | SetBot
  | Kick
  | Begin
  | PlayAgain
  | Hurry
  | SetLanguage
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
  game: Slug;
}

/**
 * A table of this guest was closed.
 *
 * `why`: idle (nobody had been there for long), limit (they opened another one and had as many as one person may have),
 * room (the server needed room).
 */
export interface Notice {
  id: number;
  code: Code;
  name: string;
  why: Slug;
}

/** POST /api/guest/notices: the notices up to this one have been seen and are not sent again. */
export interface Seen {
  last: LineNumber;
}

/**
 * GET /api/guest, POST /api/guest.
 *
 * `tables` are the codes of tables where this guest has a seat, the newest first. `own` are those that are open or
 * running, as the lobby shows them. `notices`: what happened to their tables in their absence. `token` is only sent to
 * a program that comes with the header `X-Sixgun-Bot: 1`; it goes into `Authorization: Bearer …`.
 */
export interface Guest {
  name: string;
  tables: Code[];
  /** "" if left out. */
  token?: string;
  /** [] if left out. */
  own?: TableLine[];
  /** [] if left out. */
  notices?: Notice[];
}

/**
 * POST /api/tables: the creator sits down on the first seat. `bots`: how many other seats bots take; `level`: theirs;
 * `begin`: deal at once (only if all other seats are bots, or with `hot_seat`). `hot_seat` (The Duel only): the
 * creator's device serves both players, `partner` is what the second one is called. `coach`: those who sit there may
 * ask one. `talk`: may everybody with a name talk at the table, or only those who are seated? Left out, everybody may
 * at a private table and only the seated at a public one.
 */
export interface NewTable {
  name: TableName;
  /** "bang" if left out. */
  game?: GameName;
  players: number;
  /** The first box of the game if left out. [] if left out. */
  sets?: Slug[];
  /** {} if left out. */
  options?: Record<string, boolean | number>;
  /** 0 if left out. */
  bots?: number;
  /** The usual level of the game if left out. "" if left out. */
  level?: Slug;
  /** 60 if left out. */
  move_seconds?: number;
  /** false if left out. */
  private?: boolean;
  /** false if left out. */
  begin?: boolean;
  /** false if left out. */
  hot_seat?: boolean;
  /** "" if left out. */
  partner?: string;
  /** false if left out. */
  coach?: boolean;
  /** "" if left out. */
  talk?: '' | 'everybody' | 'seated';
}

/**
 * GET /api/tables/{code}/link and GET /api/games/{id}/link: the address of the table or the result for other people, as
 * the QR code shows it.
 */
export interface JoinLink {
  link: string;
}

/**
 * GET /api/tables/{code}/deal?game_number=n (without it: the last one), and GET /api/games/{id}/deal: the hash of the
 * key of a deal. Once the game is over also the key in hexadecimal and the set-up that the deal follows from (the
 * record's header as JSON).
 */
export interface DealCheck {
  code: Code;
  game_number: number;
  over: boolean;
  commitment: string;
  key: string;
  setup: string;
}

/**
 * GET /api/games/{id}?lang=xx: a finished game as everybody may know it, for as long as the server has its database.
 * `table` and `code` are those of its table then, `game_number` which of its games it was, `finished` when it ended
 * (seconds since 1970). `seats` are those who played, with the names that they had. `log` is the whole game in short:
 * only turning points have a sentence. `key` and `commitment` are those of the deal.
 */
export interface GameResult {
  id: GameId;
  game: Slug;
  table: string;
  code: Code;
  game_number: number;
  finished: number;
  sets: Slug[];
  seats: SeatInfo[];
  view: AnyView;
  log: News[];
  key: string;
  commitment: string;
}

/** One line of GET /api/tables/{code}/results: the finished games of a table, the last one first. */
export interface ResultLine {
  id: GameId;
  game_number: number;
  finished: number;
}

/**
 * What is printed on a card, character or event, or follows from its text. `icon`: a drawing, or none. `act`: what it
 * does to those whom it is aimed at (`aim`) or whom it affects, with how many cards and life points; `damage` and
 * `parries_needed` matter if it hits. `odds`: the chance that its draw! helps, 0 if it has none; `cover`: that draw!
 * may cancel a shot. `burden`: nobody wants it in front of them. `used_up`: it leaves play when it is used. `symbols`:
 * its row, each a kind and perhaps an amount, such as `life +1`.
 */
export interface Facts {
  /** "" if left out. */
  icon?: string;
  /** "" if left out. */
  act?: Act;
  /** "none" if left out. */
  aim?: Slug;
  /** "self" if left out. */
  affects?: Affects;
  /** 0 if left out. */
  cost?: number;
  /** 0 if left out. */
  heals?: number;
  /** 0 if left out. */
  draws?: number;
  /** 1 if left out. */
  damage?: number;
  /** 1 if left out. */
  parries_needed?: number;
  /** 2 if left out. */
  min_players?: number;
  /** false if left out. */
  parries?: boolean;
  /** false if left out. */
  reply_only?: boolean;
  /** false if left out. */
  saves_life?: boolean;
  /** 0.0 if left out. */
  odds?: number;
  /** false if left out. */
  cover?: boolean;
  /** false if left out. */
  burden?: boolean;
  /** false if left out. */
  used_up?: boolean;
  /** [] if left out. */
  symbols?: string[];
}

/**
 * One entry of GET /api/catalogue?lang=xx. `kind`: card, character, event, role, in The Duel also side. For cards:
 * colour (brown, blue, green, red), reach of a weapon, the faces in the box. `short`: a shorter name. In The Duel
 * `side` is that of a character (law, outlaw); `always` and `reload` are the marks, `hits` and `avoids` the circled
 * symbols of a card.
 */
export interface CatalogueEntry {
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
  /** "" if left out. */
  side?: Slug;
  /** false if left out. */
  always?: boolean;
  /** false if left out. */
  reload?: boolean;
  /** false if left out. */
  hits?: boolean;
  /** false if left out. */
  avoids?: boolean;
  /** {} if left out. */
  facts?: Facts;
}

/** A set that can be played with. `pack`: it comes from a pack that the host of the server has added. */
export interface SetText {
  slug: Slug;
  name: string;
  most_players: number;
  fewest_players: number;
  /** false if left out. */
  pack?: boolean;
}

/**
 * A rule option that is on or off. `main`: it is one of the first to be asked about. It changes nothing without all the
 * sets in `needs_sets`, nor with fewer than `min_players`.
 */
export interface OptionText {
  slug: string;
  text: string;
  default: boolean;
  /** false if left out. */
  main?: boolean;
  /** [] if left out. */
  needs_sets?: Slug[];
  /** 0 if left out. */
  min_players?: number;
}

/** A rule option that is a number from `least` to `most`. */
export interface NumberOption {
  slug: string;
  text: string;
  default: number;
  least: number;
  most: number;
}

/** A game that can be played on this server, and how many usually play it. */
export interface GameText {
  slug: GameName;
  name: string;
  default_players: number;
}

/**
 * GET /api/catalogue?lang=xx&game=bang: everything that has a name in a game, in words: for previews, the gallery and
 * the form of a new table.
 */
export interface Catalogue {
  game: Slug;
  /** What the game is called. */
  name: string;
  entries: CatalogueEntry[];
  sets: SetText[];
  options: OptionText[];
  bots: Slug[];
  /** The summary card: lines of text. */
  summary: string[];
  /** How many players have each role, by the number of players. {} if left out. */
  roles?: Record<number, Record<Slug, number>>;
  /** [] if left out. */
  numbers?: NumberOption[];
  /** What is shown for what a card has in its corner, where that is not the same: `h` may be ♥. {} if left out. */
  corners?: Record<string, string>;
  /** All games of this server. [] if left out. */
  games?: GameText[];
}
