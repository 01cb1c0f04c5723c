/** Who drew the icons of game-icons.net that we use (CC BY 3.0). */

export interface IconAuthor {
  name: string;
  /** Where the author is at home, if known. */
  address: string;
  /** Some of the icons, by the names of the site; empty for those who drew most of the rest. */
  icons: readonly string[];
}

export const ICON_AUTHORS: readonly IconAuthor[] = [
  { name: 'Lorc', address: 'https://lorcblog.blogspot.com', icons: ['beer-stein', 'spyglass', 'cog'] },
  { name: 'Delapouite', address: 'https://delapouite.com', icons: ['barrel', 'saloon-doors', 'western-hat'] },
  {
    name: 'Skoll',
    address: '',
    icons: ['revolver', 'winchester-rifle', 'lee-enfield', 'musket', 'bowie-knife', 'evil-eyes'],
  },
  { name: 'Caro Asercion', address: '', icons: ['grand-piano', 'ricochet'] },
  { name: 'DarkZaitzev', address: '', icons: ['robber-hand'] },
  { name: 'Faithtoken', address: '', icons: ['card-draw', 'card-discard'] },
  { name: 'Quoting', address: '', icons: ['card-play'] },
  { name: 'John Colburn', address: 'http://ninmunanmu.com', icons: ['pistol-gun'] },
  { name: 'sbed', address: 'https://opengameart.org/content/95-game-icons', icons: ['duel'] },
];
