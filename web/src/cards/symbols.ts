/** The row of symbols under a card's icon: what the card does, without words. */
import type { IconName } from './sprite';

export type SymbolKind =
  | 'hit' | 'miss' | 'life' | 'draw' | 'check' | 'take' | 'discard' | 'cost' | 'reach' | 'any' | 'all' | 'everybody' | 'far'
  | 'reveal' | 'swap' | 'reload' | 'always'; // prettier-ignore

/** A symbol and what stands beside it: a number such as `2` or `+1`, or nothing. */
export interface CardSymbol {
  readonly kind: SymbolKind;
  readonly amount: string;
}

export const SYMBOL_ICONS: Readonly<Record<SymbolKind, IconName>> = {
  hit: 'burst',
  miss: 'western-hat',
  life: 'bullet',
  draw: 'card-draw',
  check: 'card-draw',
  take: 'robber-hand',
  discard: 'card-discard',
  cost: 'card-play',
  reach: 'crosshair',
  any: 'crosshair',
  all: 'all',
  everybody: 'all',
  far: 'footsteps',
  reveal: 'card-draw',
  swap: 'swap',
  reload: 'cylinder',
  always: 'cycle',
};

/** Symbols that have a word beside them when they have no number (`web-cards-symbol-…`). */
export const WORDED: ReadonlySet<SymbolKind> = new Set(['check', 'reveal', 'reach', 'any', 'all', 'everybody']);

/** One line for each card; `kind amount`, in the order in which they are read. */
const ROWS: Readonly<Record<string, string>> = {
  bang: 'hit, reach',
  missed: 'miss',
  beer: 'life +1',
  cat_balou: 'discard, any',
  panic: 'take, reach 1',
  duel: 'life −1, any',
  general_store: 'draw 1, everybody',
  indians: 'life −1, all',
  stagecoach: 'draw 2',
  wells_fargo: 'draw 3',
  gatling: 'hit, all',
  saloon: 'life +1, everybody',
  schofield: 'reach 2',
  volcanic: 'reach 1, hit ∞',
  remington: 'reach 3',
  rev_carabine: 'reach 4',
  winchester: 'reach 5',
  jail: 'check',
  barrel: 'check, miss',
  mustang: 'far +1',
  scope: 'far −1',
  dynamite: 'check, life −3',
  dodge: 'miss, draw 1',
  punch: 'hit, reach 1',
  springfield: 'cost −1, hit, any',
  rag_time: 'cost −1, take, any',
  brawl: 'cost −1, discard, all',
  tequila: 'cost −1, life +1, any',
  whisky: 'cost −1, life +2',
  hideout: 'far +1',
  binocular: 'far −1',
  iron_plate: 'miss',
  sombrero: 'miss',
  ten_gallon_hat: 'miss',
  bible: 'miss, draw 1',
  canteen: 'life +1',
  can_can: 'discard, any',
  conestoga: 'take, any',
  derringer: 'hit, reach 1, draw 1',
  knife: 'hit, reach 1',
  pepperbox: 'hit, reach',
  buffalo_rifle: 'hit, any',
  howitzer: 'hit, all',
  pony_express: 'draw 3',
};

/** The same for the cards of The Duel; a row that begins with `hit` or `miss` has the circled symbol. */
const DUEL_ROWS: Readonly<Record<string, string>> = {
  colt: 'hit',
  fanning: 'hit ×n',
  carbine: 'hit, discard 1',
  peacemaker: 'hit, discard 1',
  remington: 'hit, draw 1',
  schofield: 'hit, life +1',
  shotgun: 'hit, swap',
  winchester: 'hit, any',
  bank: 'draw +1',
  barrel: 'reveal, miss',
  clock: 'draw 1, reload',
  dynamite: 'life −3, always',
  gun_belt: 'hit ∞',
  hat: 'miss',
  rattlesnake: 'life −1, always',
  scope: 'any, reload',
  stampede: 'swap, reload, always',
  beer: 'life +1, everybody',
  derringer: 'hit',
  duel: 'life −1',
  gatling: 'hit, all',
  general_store: 'draw 2, everybody',
  indians: 'life −1, all',
  knife: 'hit',
  missed: 'miss',
  return_fire: 'miss, hit',
  schoolmarm: 'take',
  stealing: 'take, discard',
  strong_ale: 'life =3',
  wagon: 'draw 3, discard 1',
  water: 'swap, reload',
};

function read(row: string): CardSymbol[] {
  return row.split(', ').map((word) => {
    const [kind = '', amount = ''] = word.split(' ');
    return { kind: kind as SymbolKind, amount };
  });
}

const READ = new Map(Object.entries(ROWS).map(([slug, row]) => [slug, read(row)]));
const READ_DUEL = new Map(Object.entries(DUEL_ROWS).map(([slug, row]) => [slug, read(row)]));

/** The symbols of a card of The Duel. */
export const duelSymbolsOf = (slug: string): readonly CardSymbol[] => READ_DUEL.get(slug) ?? [];

/** The symbols of a card. A card that we do not know (a pack's own) has none, but a weapon always shows its reach. */
export function symbolsOf(slug: string, reach = 0): readonly CardSymbol[] {
  return READ.get(slug) ?? (reach > 0 ? [{ kind: 'reach', amount: String(reach) }] : []);
}

/** Has this card a row of its own? */
export function hasSymbols(slug: string): boolean {
  return READ.has(slug);
}
