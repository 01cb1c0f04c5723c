/** Every card, character, event and role of the boxes, read from the texts of the server's language files. */
const files = import.meta.glob<string>('../../../src/sixgun/wording/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const text = Object.values(files).join('\n');

function slugs(family: string): string[] {
  return [...text.matchAll(new RegExp(`^${family}-([a-z-]+) =`, 'gm'))].map(([, key]) => key!.replaceAll('-', '_'));
}

export const CARDS = slugs('card');
export const CHARACTERS = slugs('character');
/** The Duel has its own. */
export const DUEL_CARDS = slugs('duel-card');
export const DUELISTS = slugs('duel-character');
export const EVENTS = slugs('event');
export const ROLES = slugs('role').filter((slug) => slug !== 'hidden');
