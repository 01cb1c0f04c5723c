import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { GLYPHS } from './glyphs';
import { CARD_ICONS, DUEL_ICONS, EVENT_ICONS, hasIcon, iconOf, ROLE_ICONS, wantedIcons } from './icons';
import { CARDS, DUEL_CARDS, EVENTS, ROLES } from './shelf.test-data';
import { ICONS } from './sprite';
import svg from './sprite.svg?raw';

describe('icons', () => {
  it('has one for each card, event and role of the boxes, and no others', () => {
    expect(CARDS).toHaveLength(44);
    expect(EVENTS).toHaveLength(30);
    expect(Object.keys(CARD_ICONS).toSorted()).toEqual(CARDS.toSorted());
    expect(Object.keys(EVENT_ICONS).toSorted()).toEqual(EVENTS.toSorted());
    expect(Object.keys(ROLE_ICONS).toSorted()).toEqual(ROLES.toSorted());
    expect([...CARDS, ...EVENTS, ...ROLES].every(hasIcon)).toBe(true);
  });

  it('has one for each card of The Duel, and none twice', () => {
    expect(DUEL_CARDS).toHaveLength(31);
    expect(Object.keys(DUEL_ICONS).toSorted()).toEqual(DUEL_CARDS.filter((slug) => !(slug in CARD_ICONS)).toSorted());
  });

  it('gives no two events the same icon', () => {
    expect(new Set(Object.values(EVENT_ICONS)).size).toBe(EVENTS.length);
  });

  it('shows a horseshoe for what it does not know', () => {
    expect(iconOf('a_packs_own_card')).toBe('horseshoe');
  });
});

describe('the sprite', () => {
  it('is up to date: run `node scripts/sprite.mjs` in web/ if this fails', () => {
    expect([...ICONS]).toEqual(wantedIcons());
    expect([...svg.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)).toEqual(wantedIcons());
    for (const [name, { body }] of Object.entries(GLYPHS)) {
      if (wantedIcons().includes(name)) expect(svg.includes(body), name).toBe(true);
    }
  });

  it('holds no glyph that nobody wants', () => {
    expect(Object.keys(GLYPHS).filter((name) => !wantedIcons().includes(name))).toEqual([]);
  });

  it('is small enough', () => {
    expect(gzipSync(svg).length).toBeLessThan(50_000);
  });

  it('is one colour, that of the text', () => {
    expect(svg.match(/(fill|stroke)="(?!none|currentColor)[^"]*"/g)).toBeNull();
  });
});
