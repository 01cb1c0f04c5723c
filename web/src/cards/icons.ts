/** Which drawing stands for which card, event and role, and which further ones the pages use.
 *
 * Names are those of game-icons.net or of our own drawings in `glyphs.ts`. After a change run
 * `node scripts/sprite.mjs`: it writes `sprite.svg` and `sprite.ts` with exactly these icons. */
import type { IconName } from './sprite';

export const CARD_ICONS = {
  bang: 'revolver',
  missed: 'western-hat',
  beer: 'beer-stein',
  cat_balou: 'corset',
  panic: 'robber-hand',
  duel: 'duel',
  general_store: 'shop',
  indians: 'tomahawk',
  stagecoach: 'cartwheel',
  wells_fargo: 'strongbox',
  gatling: 'minigun',
  saloon: 'saloon-doors',
  schofield: 'revolver',
  volcanic: 'pistol-gun',
  remington: 'lee-enfield',
  rev_carabine: 'sawed-off-shotgun',
  winchester: 'winchester-rifle',
  jail: 'imprisoned',
  barrel: 'barrel',
  mustang: 'horse-head',
  scope: 'spyglass',
  dynamite: 'dynamite',
  dodge: 'sprint',
  punch: 'punch',
  springfield: 'musket',
  rag_time: 'grand-piano',
  brawl: 'high-punch',
  tequila: 'brandy-bottle',
  whisky: 'glass-shot',
  hideout: 'cave-entrance',
  binocular: 'binoculars',
  iron_plate: 'breastplate',
  sombrero: 'sombrero',
  ten_gallon_hat: 'outback-hat',
  bible: 'bible',
  canteen: 'water-flask',
  can_can: 'female-legs',
  conestoga: 'old-wagon',
  derringer: 'derringer',
  knife: 'bowie-knife',
  pepperbox: 'blunderbuss',
  buffalo_rifle: 'buffalo-head',
  howitzer: 'cannon',
  pony_express: 'cavalry',
} as const satisfies Record<string, IconName>;

/** The cards of The Duel that BANG! has not. */
export const DUEL_ICONS = {
  colt: 'revolver',
  fanning: 'gunshot',
  carbine: 'musket',
  peacemaker: 'pistol-gun',
  shotgun: 'sawed-off-shotgun',
  bank: 'bank',
  clock: 'pocket-watch',
  gun_belt: 'cowboy-holster',
  hat: 'outback-hat',
  rattlesnake: 'rattlesnake',
  stampede: 'buffalo-head',
  return_fire: 'crossed-pistols',
  schoolmarm: 'teacher',
  stealing: 'robber-hand',
  strong_ale: 'beer-bottle',
  wagon: 'old-wagon',
  water: 'full-wood-bucket',
} as const satisfies Record<string, IconName>;

/** The sides of The Duel, and the symbols of its reveals. */
export const SIDE_ICONS = { law: 'law-star', outlaw: 'bandit' } as const satisfies Record<string, IconName>;
export const REVEAL_ICONS = {
  barrel: 'barrel',
  snake: 'rattlesnake',
  dynamite: 'dynamite',
  horseshoe: 'horseshoe',
} as const satisfies Record<string, IconName>;

export const EVENT_ICONS = {
  blessing: 'angel-wings',
  curse: 'cursed-star',
  ghost_town: 'ghost',
  gold_rush: 'gold-nuggets',
  hangover: 'broken-bottle',
  shootout: 'crossed-pistols',
  the_daltons: 'wanted-reward',
  the_doctor: 'stethoscope',
  the_reverend: 'prayer',
  the_sermon: 'church',
  thirst: 'desert-skull',
  train_arrival: 'steam-locomotive',
  handcuffs: 'handcuffed',
  new_identity: 'double-face-mask',
  high_noon: 'sun',
  abandoned_mine: 'mine-wagon',
  ambush: 'evil-eyes',
  blood_brothers: 'shaking-hands',
  dead_man: 'raise-zombie',
  hard_liquor: 'square-bottle',
  lasso: 'lasso',
  law_of_the_west: 'justice-star',
  peyote: 'cactus',
  ranch: 'barn',
  ricochet: 'ricochet',
  russian_roulette: 'cylinder',
  sniper: 'human-target',
  the_judge: 'gavel',
  vendetta: 'knife-thrust',
  a_fistful_of_cards: 'poker-hand',
} as const satisfies Record<string, IconName>;

export const ROLE_ICONS = {
  sheriff: 'law-star',
  deputy: 'badge',
  outlaw: 'bandit',
  renegade: 'domino-mask',
} as const satisfies Record<string, IconName>;

/** The rest: symbols of cards, marks of kinds, and what the pages and the table point with. */
export const PAGE_ICONS = [
  'aim', 'all', 'bolt', 'bullet', 'burst', 'card-discard', 'card-draw', 'card-play', 'check', 'cog', 'copy', 'cross',
  'crosshair', 'cycle', 'cylinder', 'down', 'exit-door', 'eye', 'far', 'footsteps', 'horseshoe', 'hourglass', 'left', 'link', 'menu',
  'minus', 'moon', 'padlock', 'person', 'pin', 'plus', 'right', 'scroll-unfurled', 'search', 'speaker', 'speaker-off',
  'sunrise', 'swap', 'talk', 'tombstone', 'trophy', 'unplugged', 'up', 'vintage-robot',
] as const satisfies readonly IconName[]; // prettier-ignore

const BY_SLUG: Readonly<Record<string, IconName>> = { ...CARD_ICONS, ...DUEL_ICONS, ...EVENT_ICONS, ...SIDE_ICONS, ...ROLE_ICONS };

/** The icon of a card, event or role; a horseshoe for one that we do not know (a pack's own card). */
export function iconOf(slug: string): IconName {
  return BY_SLUG[slug] ?? 'horseshoe';
}

/** Has this slug an icon of its own? */
export function hasIcon(slug: string): boolean {
  return slug in BY_SLUG;
}

/** Everything that has to be in the sprite. */
export function wantedIcons(): string[] {
  return [...new Set<string>([...Object.values(BY_SLUG), ...PAGE_ICONS])].sort();
}
