import { describe, expect, it } from 'vitest';
import { option, question } from '../specimens/bangScenes.svelte';
import { buttons, NOTHING } from './choosing';
import { isOther, usesOf } from './uses';

const BANG = 3;
const BARREL = 20;
const faces = new Map([
  [BANG, 'bang-2d'],
  [BARREL, 'barrel-qs'],
]);
const ricochet = option('use', 'Ricochet: discard it to shoot at a card', { card: BANG, what: 'ricochet' });
const ability = option('use', 'Use your ability: lose 1 life point, draw two cards', { what: 'chuck_wengam' });
const barrel = option('use', 'Use the Barrel (draw!: ♥ counts as a Missed!)', { card: BARREL, what: 'barrel' });
const mine = question('play', 'Your turn.', '', [
  option('play', 'Play it', { card: BANG, target: 1 }),
  ricochet,
  ability,
  barrel,
  option('pass', 'End your turn'),
]);
const at = (chosen = NOTHING) => ({ question: mine, faces, buttons: buttons(mine, chosen, new Set([BANG])) });

describe('what “Use …” does', () => {
  it('is told of an ability, and not of a card that lies there to be read', () => {
    expect(usesOf(at())).toBe('Use your ability: lose 1 life point, draw two cards.');
  });

  it('is told of what the chosen card could be used for', () => {
    expect(usesOf(at({ ...NOTHING, card: BANG }))).toBe('Ricochet: discard it to shoot at a card.');
  });

  it('is only for uses of something else than the card', () => {
    expect([ricochet, ability, barrel, mine.options[0]!].map((one) => isOther(one, faces))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
