/** Which drawing stands for which role, side and symbol, and which further ones the pages use. Cards and events name theirs in
 * their facts (`cardIcons.ts`).
 *
 * Names are those of game-icons.net or of our own drawings in `glyphs.ts`. After a change run
 * `node scripts/sprite.mjs`: it writes `sprite.svg` and `sprite.ts` with exactly these icons. */
import { ICONS_OF_CARDS } from './cardIcons';
import { ICONS, type IconName } from './sprite';

/** The sides of The Duel, and the symbols of its reveals. */
export const SIDE_ICONS = { law: 'law-star', outlaw: 'bandit' } as const satisfies Record<string, IconName>;
export const REVEAL_ICONS = {
  barrel: 'barrel',
  snake: 'rattlesnake',
  dynamite: 'dynamite',
  horseshoe: 'horseshoe',
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

const OF_PEOPLE: Readonly<Record<string, IconName>> = { ...SIDE_ICONS, ...ROLE_ICONS };

/** Is this the slug of a role? */
export const isRole = (slug: string): boolean => slug in ROLE_ICONS;

/** The icon of a role or a side; a horseshoe for one that we do not know. */
export function roleIcon(slug: string): IconName {
  return OF_PEOPLE[slug] ?? 'horseshoe';
}

const inSprite = (name: string): name is IconName => (ICONS as readonly string[]).includes(name);

/** The icon of anything: of a role or a side ours, of a card or an event the one that its facts name. Null if the sprite has none
 * of that name: a pack's own card. */
export function iconOf(slug: string, named: string): IconName | null {
  return OF_PEOPLE[slug] ?? (inSprite(named) ? named : null);
}

/** Everything that has to be in the sprite. */
export function wantedIcons(): string[] {
  return [
    ...new Set<string>([...ICONS_OF_CARDS, ...Object.values(OF_PEOPLE), ...Object.values(REVEAL_ICONS), ...PAGE_ICONS]),
  ].sort();
}
