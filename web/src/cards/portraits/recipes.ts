/** One line for each character: how the portrait is put together. An unknown character gets one from its name. */
import { BEARDS, EYES, HAIR, HATS, NECKS, RAYS, shapesOf, SKINS, type Recipe, type Shape } from './parts';

/* prettier-ignore */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  // the base game
  bart_cassidy: { ground: '#7f8f5a', skin: 'brown', hairColour: '#231610', hat: 'stetson', hatColour: '#8a6a42', band: '#44301f', coat: '#6b3a26', beard: 'moustache', neck: 'collar', scarf: '#d9c7a2' },
  black_jack: { ground: '#4f6a6e', skin: 'fair', hairColour: '#1a1210', hat: 'flat', hatColour: '#1f1d20', band: '#8c2f22', coat: '#2a2a30', beard: 'sideburns', eyes: 'narrow', neck: 'tie', scarf: '#8c2f22' },
  calamity_janet: { ground: '#8f7a3e', skin: 'tan', hair: 'braids', hairColour: '#20130d', hat: 'stetson', hatColour: '#a07a48', band: '#35523f', coat: '#35523f', eyes: 'lashes', lips: '#9a4436', scarf: '#c8602e' },
  el_gringo: { ground: '#c07c3c', skin: 'brown', hairColour: '#1c120d', hat: 'sombrero', hatColour: '#d3a55a', band: '#9c3324', coat: '#3f4f3a', beard: 'handlebar', scarf: '#9c3324' },
  jesse_jones: { ground: '#6c8a9a', skin: 'pale', hairColour: '#6b4526', hat: 'stetson', hatColour: '#4b3426', band: '#c9973f', coat: '#54402f', beard: 'full', eyes: 'stern', neck: 'none' },
  jourdonnais: { ground: '#5d6f95', skin: 'fair', hair: 'bob', hairColour: '#3a2a1e', hat: 'bowler', hatColour: '#5d3f2a', band: '#26343f', coat: '#31475c', beard: 'moustache', eyes: 'glasses', neck: 'tie', scarf: '#b3402c' },
  kit_carlson: { ground: '#8a7f4b', skin: 'tan', hair: 'mane', hairColour: '#5a3c22', hat: 'feather', hatColour: '#6d4c2c', band: '#d8c79a', coat: '#8a6a3e', eyes: 'narrow', beard: 'stubble', scarf: '#4d6a4a' },
  lucky_duke: { ground: '#5d7a52', skin: 'dark', hairColour: '#150d09', hat: 'bowler', hatColour: '#3a2c22', band: '#d9a441', coat: '#57422e', eyes: 'wink', neck: 'tie', scarf: '#3f7a4a', mark: 'cigar' },
  paul_regret: { ground: '#6f8a86', skin: 'fair', hairColour: '#2a1a12', hat: 'bowler', hatColour: '#2f2a2b', band: '#7c2f25', coat: '#37313a', beard: 'goatee', neck: 'tie', scarf: '#7c2f25', eyes: 'narrow' },
  pedro_ramirez: { ground: '#a85a34', skin: 'brown', hairColour: '#17100c', hat: 'sombrero', hatColour: '#6a4526', band: '#d9a441', coat: '#5a2a20', beard: 'walrus', neck: 'poncho', scarf: '#9c3a28', eyes: 'dots' },
  rose_doolan: { ground: '#b9694a', skin: 'pale', hair: 'long', hairColour: '#8a3a1c', hat: 'stetson', hatColour: '#5a3d27', band: '#2e6f68', coat: '#2e6f68', eyes: 'lashes', lips: '#a83a2e', neck: 'scarf', scarf: '#e2b04a' },
  sid_ketchum: { ground: '#8a7a6a', skin: 'fair', hairColour: '#8d8378', hat: 'flat', hatColour: '#3d3a38', band: '#6b5a48', coat: '#4a4440', beard: 'full', neck: 'none' },
  slab_the_killer: { ground: '#8c4a33', skin: 'tan', hairColour: '#1f1512', hat: 'stetson', hatColour: '#26201e', band: '#8c2f22', coat: '#2c2523', beard: 'handlebar', eyes: 'narrow', scarf: '#8c2f22' },
  suzy_lafayette: { ground: '#9a6f88', skin: 'pale', hair: 'curls', hairColour: '#d2a24c', hat: 'none', coat: '#8c2f4c', band: '#e2b04a', eyes: 'lashes', lips: '#b0303c', neck: 'lace', scarf: '#f0e2c6', mark: 'earring' },
  vulture_sam: { ground: '#6d7480', skin: 'fair', hair: 'mane', hairColour: '#a59c90', hat: 'top', hatColour: '#24242a', band: '#4b3f5c', coat: '#26262c', beard: 'goatee', eyes: 'stern', neck: 'collar', scarf: '#cfc4ac' },
  willy_the_kid: { ground: '#c59a4e', skin: 'pale', hairColour: '#b07a34', hat: 'flat', hatColour: '#7a5632', band: '#3c2a1c', coat: '#4f6a86', scarf: '#b3402c', mark: 'freckles' },
  // Dodge City
  apache_kid: { ground: '#b5793f', skin: 'brown', hair: 'mane', hairColour: '#140d0a', hat: 'headband', hatColour: '#e9dcc0', band: '#9c3324', coat: '#7a5a38', eyes: 'stern', neck: 'collar', scarf: '#c9a56c', mark: 'paint' },
  belle_star: { ground: '#5f7f8c', skin: 'fair', hair: 'bun', hairColour: '#2b1a14', hat: 'feather', hatColour: '#2c2a30', band: '#c8602e', coat: '#463048', eyes: 'lashes', lips: '#9c2f34', neck: 'lace', scarf: '#e8dcc2' },
  bill_noface: { ground: '#7b3b2c', skin: 'tan', hairColour: '#1c120d', hat: 'stetson', hatColour: '#1f1a18', band: '#a3342a', coat: '#2a2422', beard: 'mask', eyes: 'hidden', neck: 'none' },
  chuck_wengam: { ground: '#7d8f7a', skin: 'pale', hair: 'mane', hairColour: '#c7a86a', hat: 'flat', hatColour: '#5c4a36', band: '#b3402c', coat: '#6d4a32', beard: 'stubble', eyes: 'patch', scarf: '#3f5f6e' },
  doc_holyday: { ground: '#788b98', skin: 'pale', hairColour: '#4a3a2c', hat: 'bowler', hatColour: '#4a4642', band: '#22262b', coat: '#3a3f45', beard: 'moustache', eyes: 'glasses', neck: 'tie', scarf: '#22262b' },
  elena_fuente: { ground: '#a04c3c', skin: 'brown', hair: 'long', hairColour: '#1a0f0b', hat: 'veil', hatColour: '#2a1c22', band: '#c9973f', coat: '#7d2438', eyes: 'lashes', lips: '#a52c30', neck: 'lace', scarf: '#b8384a', mark: 'earring' },
  greg_digger: { ground: '#59614c', skin: 'fair', hairColour: '#3d2c1e', hat: 'flat', hatColour: '#2c2a24', band: '#57503e', coat: '#3c3a30', beard: 'sideburns', eyes: 'stern', neck: 'collar', scarf: '#8f8468', mark: 'scar' },
  herb_hunter: { ground: '#6f8550', skin: 'tan', hairColour: '#6a3f1e', hat: 'feather', hatColour: '#55522c', band: '#b98a3a', coat: '#5c4a2a', beard: 'full', eyes: 'narrow', neck: 'none' },
  jose_delgado: { ground: '#c98f4a', skin: 'tan', hairColour: '#1d130e', hat: 'sombrero', hatColour: '#2f3f52', band: '#e2b04a', coat: '#27384a', beard: 'goatee', neck: 'collar', scarf: '#f0e2c6' },
  molly_stark: { ground: '#6f9088', skin: 'pale', hair: 'long', hairColour: '#c58b3e', hat: 'bonnet', hatColour: '#e8d8b6', band: '#2e6f68', coat: '#8a4a3a', eyes: 'lashes', lips: '#b0473c', neck: 'collar', scarf: '#f0e2c6', mark: 'freckles' },
  pat_brennan: { ground: '#7a6a92', skin: 'fair', hairColour: '#a3532a', hat: 'stetson', hatColour: '#b08d5c', band: '#4d3b6b', coat: '#4d5f45', eyes: 'dots', beard: 'walrus', scarf: '#4d3b6b' },
  pixie_pete: { ground: '#8fa05a', skin: 'fair', hair: 'bob', hairColour: '#7a3f1c', hat: 'bowler', hatColour: '#3f5a34', band: '#d9a441', coat: '#3f5a34', eyes: 'wink', neck: 'tie', scarf: '#c8602e', mark: 'freckles' },
  sean_mallory: { ground: '#4f7a66', skin: 'pale', hairColour: '#b0561e', hat: 'top', hatColour: '#2b4638', band: '#c9973f', coat: '#2f4a3a', beard: 'sideburns', neck: 'tie', scarf: '#c9973f' },
  tequila_joe: { ground: '#c2a04c', skin: 'tan', hairColour: '#6b6258', hat: 'sombrero', hatColour: '#b98a52', band: '#35662f', coat: '#6a4a30', beard: 'stubble', eyes: 'wink', neck: 'poncho', scarf: '#5f7a3e', mark: 'cigar' },
  vera_custer: { ground: '#5c6f9c', skin: 'fair', hair: 'curls', hairColour: '#3c1f14', hat: 'flat', hatColour: '#31466e', band: '#e2b04a', coat: '#31466e', eyes: 'lashes', lips: '#a83a3e', scarf: '#e2b04a' },
  // The Bullet
  uncle_will: { ground: '#b08a52', skin: 'fair', hairColour: '#d8d2c6', hat: 'flat', hatColour: '#8a7350', band: '#5c3a26', coat: '#5c6b7a', beard: 'long', eyes: 'glasses', neck: 'none' },
  johnny_kisch: { ground: '#8a5a4c', skin: 'tan', hair: 'mane', hairColour: '#2a1c14', hat: 'top', hatColour: '#3a2c28', band: '#9c3324', coat: '#4a3a34', beard: 'handlebar', eyes: 'stern', neck: 'tie', scarf: '#9c3324' },
  claus_the_saint: { ground: '#6f8ba0', skin: 'pale', hairColour: '#efe9de', hat: 'cap', hatColour: '#a32a22', band: '#a32a22', coat: '#a32a22', beard: 'long', neck: 'none' },
  // The Duel: the Law
  alan_pinkertoon: { ground: '#5f7488', skin: 'fair', hairColour: '#3a2618', hat: 'bowler', hatColour: '#2c2d33', band: '#c9973f', coat: '#3c4250', beard: 'full', eyes: 'stern', neck: 'tie', scarf: '#7c2f25' },
  annie_oakey: { ground: '#8a6a45', skin: 'fair', hair: 'long', hairColour: '#4a2c18', hat: 'feather', hatColour: '#7a4a2a', band: '#b3402c', coat: '#3f4f3a', eyes: 'dots', lips: '#8f4034', neck: 'scarf', scarf: '#b3402c' },
  bart_masterson: { ground: '#6d7f95', skin: 'pale', hairColour: '#20150f', hat: 'bowler', hatColour: '#1f1d20', band: '#1f1d20', coat: '#2a2f3a', beard: 'moustache', eyes: 'narrow', neck: 'collar', scarf: '#f0e2c6' },
  bill_tightman: { ground: '#7d8a5c', skin: 'tan', hair: 'bob', hairColour: '#8d8378', hat: 'stetson', hatColour: '#6b5a48', band: '#2b4560', coat: '#4a4a52', beard: 'walrus', eyes: 'stern', neck: 'tie', scarf: '#2b4560' },
  buffalo_bell: { ground: '#a8743c', skin: 'tan', hair: 'mane', hairColour: '#c7b393', hat: 'stetson', hatColour: '#d8c79a', band: '#8c2f22', coat: '#8a6a3e', beard: 'goatee', eyes: 'narrow', neck: 'collar', scarf: '#c9a56c' },
  dalon_ranger: { ground: '#5d86a0', skin: 'fair', hairColour: '#2a1a12', hat: 'stetson', hatColour: '#e9dcc0', band: '#2b4560', coat: '#7d8ea6', beard: 'none', eyes: 'hidden', neck: 'scarf', scarf: '#a3271b' },
  jango: { ground: '#4f6a4c', skin: 'dark', hairColour: '#120c09', hat: 'flat', hatColour: '#3a3226', band: '#6b5a48', coat: '#3f5f46', beard: 'goatee', eyes: 'narrow', neck: 'scarf', scarf: '#d9a441' },
  pat_garret: { ground: '#8c7a63', skin: 'fair', hairColour: '#3f2c1e', hat: 'flat', hatColour: '#4a3a2c', band: '#d9a441', coat: '#2c2523', beard: 'handlebar', eyes: 'dots', neck: 'collar', scarf: '#cfc4ac' },
  tex_killer: { ground: '#7a4438', skin: 'brown', hairColour: '#17100c', hat: 'stetson', hatColour: '#e2d3ae', band: '#17100c', coat: '#24303d', beard: 'stubble', eyes: 'narrow', neck: 'scarf', scarf: '#17100c', mark: 'scar' },
  the_stranger: { ground: '#b58a4c', skin: 'tan', hairColour: '#6b4a2c', hat: 'flat', hatColour: '#57432e', band: '#2a1a10', coat: '#6d7a55', beard: 'stubble', eyes: 'narrow', neck: 'poncho', scarf: '#6d7a55', mark: 'cigar' },
  wild_bill: { ground: '#6a5a7d', skin: 'pale', hair: 'long', hairColour: '#a3662e', hat: 'stetson', hatColour: '#2c2523', band: '#a9803f', coat: '#4a2f45', beard: 'handlebar', eyes: 'dots', neck: 'tie', scarf: '#e2b04a' },
  wyatt_earp: { ground: '#4f7d8c', skin: 'fair', hairColour: '#2a1c14', hat: 'flat', hatColour: '#26303d', band: '#a9803f', coat: '#1f2e42', beard: 'handlebar', eyes: 'stern', neck: 'tie', scarf: '#1f2e42' },
  // The Duel: the Outlaws
  babe_leroy: { ground: '#a0566a', skin: 'pale', hair: 'bob', hairColour: '#8a3a1c', hat: 'bowler', hatColour: '#5a2432', band: '#e2b04a', coat: '#5a2432', eyes: 'lashes', lips: '#a52c30', neck: 'tie', scarf: '#1f1d20' },
  bull_anderson: { ground: '#8c4a33', skin: 'tan', hairColour: '#3d2c1e', hat: 'flat', hatColour: '#44301f', band: '#17100c', coat: '#5a3a26', beard: 'long', eyes: 'stern', neck: 'none' },
  cattle_katie: { ground: '#c08a4a', skin: 'tan', hair: 'braids', hairColour: '#b07a34', hat: 'flat', hatColour: '#8a6a42', band: '#9c3324', coat: '#4f6a86', eyes: 'lashes', lips: '#9a4436', neck: 'scarf', scarf: '#9c3324', mark: 'freckles' },
  dalton_bros: { ground: '#6d5a48', skin: 'fair', hair: 'short', hairColour: '#2a1a12', hat: 'stetson', hatColour: '#2f2a2b', band: '#6b5a48', coat: '#3a2c28', beard: 'mask', eyes: 'stern', neck: 'none' },
  jack_ransome: { ground: '#9a7a3e', skin: 'pale', hair: 'mane', hairColour: '#5a3c22', hat: 'top', hatColour: '#3a2c42', band: '#c9973f', coat: '#3a2c42', beard: 'goatee', eyes: 'wink', neck: 'tie', scarf: '#c8602e' },
  pearl_hat: { ground: '#6a5288', skin: 'brown', hair: 'bun', hairColour: '#150d09', hat: 'none', coat: '#4a2438', band: '#e2b04a', eyes: 'lashes', lips: '#8f2f34', neck: 'collar', scarf: '#e8dcc2', mark: 'earring' },
  sid_curry: { ground: '#70804c', skin: 'brown', hairColour: '#1d130e', hat: 'bowler', hatColour: '#55472f', band: '#8c2f22', coat: '#6b3a26', beard: 'sideburns', eyes: 'patch', neck: 'scarf', scarf: '#d9a441' },
  slim_poet: { ground: '#7890a0', skin: 'pale', hair: 'curls', hairColour: '#3c2a1e', hat: 'top', hatColour: '#2c3038', band: '#8c2f4c', coat: '#4d3b6b', beard: 'none', eyes: 'glasses', neck: 'lace', scarf: '#f0e2c6' },
  soundance_kid: { ground: '#c59a4e', skin: 'fair', hair: 'short', hairColour: '#b0561e', hat: 'stetson', hatColour: '#5a3d27', band: '#35662f', coat: '#2f4a3a', beard: 'none', eyes: 'dots', neck: 'scarf', scarf: '#c8602e', mark: 'freckles' },
  toco_ramirez: { ground: '#b5552f', skin: 'brown', hairColour: '#17100c', hat: 'sombrero', hatColour: '#8a5a2a', band: '#e2b04a', coat: '#9c3a28', beard: 'moustache', eyes: 'stern', neck: 'poncho', scarf: '#c8852e' },
  tom_thorn: { ground: '#5c6a52', skin: 'fair', hairColour: '#6b4526', hat: 'headband', hatColour: '#9c3324', band: '#9c3324', coat: '#3f4a3a', beard: 'stubble', eyes: 'narrow', neck: 'collar', scarf: '#8f8468', mark: 'scar' },
  west_harding: { ground: '#7b5248', skin: 'dark', hairColour: '#150d09', hat: 'stetson', hatColour: '#24242a', band: '#e2b04a', coat: '#2a2a30', beard: 'full', eyes: 'narrow', neck: 'scarf', scarf: '#b3402c' },
};

export function hasRecipe(slug: string): boolean {
  return slug in RECIPES;
}

const GROUNDS = ['#b9694a', '#6f8a86', '#8c4a33', '#c59a4e', '#7f8f5a', '#8a7a6a', '#5f7f8c', '#7a5a78'];
const HAIR_COLOURS = ['#1c120d', '#3a2417', '#6a3a1c', '#8a3a1c', '#b07a34', '#8d8378'];
const CLOTHES = ['#2e6f68', '#37313a', '#2c2523', '#4f6a86', '#6b3a26', '#3f4f3a', '#5a2a20', '#6a2f45'];
const BANDS = ['#b3402c', '#d9a441', '#2e6f68', '#44301f', '#7c2f25'];

/** A stream of numbers that depends on the text alone (FNV, then a linear generator). */
function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The same person for the same name, always. */
function made(slug: string): Recipe {
  const next = numbersFrom(slug);
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const key = <T extends object>(parts: T, ...leave: string[]): keyof T =>
    one(Object.keys(parts).filter((name) => !leave.includes(name)) as (keyof T)[]);
  const bearded = next() < 0.6;
  return {
    ground: one(GROUNDS),
    skin: key(SKINS),
    hairColour: one(HAIR_COLOURS),
    coat: one(CLOTHES),
    band: one(BANDS),
    scarf: one(BANDS),
    hatColour: one(CLOTHES),
    hat: key(HATS, 'none', 'veil', 'cap'),
    neck: key(NECKS, 'none'),
    ...(bearded
      ? { beard: key(BEARDS, 'none'), eyes: key(EYES, 'lashes', 'hidden') }
      : { hair: key(HAIR, 'none', 'bun'), eyes: key(EYES, 'hidden'), lips: one(['#a83a2e', '#9a4436', '#a02f3a']) }),
  };
}

/** How a character looks. */
export function recipeOf(slug: string): Recipe {
  return RECIPES[slug] ?? made(slug);
}

const drawings = new Map<string, string>();

/** The portrait of a character as SVG, drawn once: it is shown at many places at the same time. */
export function drawingOf(slug: string): string {
  let drawing = drawings.get(slug);
  if (drawing === undefined) {
    const recipe = recipeOf(slug);
    const ground = `<rect width="100" height="100" fill="${recipe.ground}"/><path d="${RAYS}" fill="#fff" opacity=".1"/>`;
    drawing = ground + shapesOf(recipe).map(pathOf).join('');
    drawings.set(slug, drawing);
  }
  return drawing;
}

function pathOf({ d, fill, opacity, stroke, width, dash }: Shape): string {
  const line = stroke && {
    stroke,
    'stroke-width': width,
    ...(dash ? { 'stroke-dasharray': dash } : { 'stroke-linecap': 'round' }),
  };
  const attributes = Object.entries({ d, fill, opacity, ...line }).filter(([, value]) => value !== undefined);
  return `<path ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}
