import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { settings } from './settings.svelte';
import { bestLanguage, keysOf, language, setLanguage, t, textIn } from './texts.svelte';

const NO_BREAK = '\u00a0\u202f';

describe('the languages', () => {
  test('have the same keys', () => {
    expect(keysOf('fr')).toEqual(keysOf('en'));
    expect(keysOf('en').length).toBeGreaterThan(30);
  });

  test('put a no-break space before ! ? : ; in French', () => {
    const wrong = keysOf('fr').filter((key) => new RegExp(`[^${NO_BREAK}!?][!?:;](\\s|$)`).test(textIn('fr', key)));
    expect(wrong).toEqual([]);
  });

  test('are switched at any time', () => {
    setLanguage('en');
    expect(t('web-app-settings')).toBe('Settings');
    setLanguage('fr');
    expect(t('web-app-settings')).toBe('Réglages');
    flushSync();
    expect(document.documentElement.lang).toBe('fr');
  });

  test('are the browser’s if nobody has chosen', () => {
    settings.language = '';
    expect(['en', 'fr']).toContain(language.code);
    expect(bestLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
    expect(bestLanguage(['ja'])).toBe('en');
  });
});

test('arguments are put in, without marks around them', () => {
  expect(textIn('en', 'web-app-no-table-title', { code: 'K7QX' })).toBe('No table K7QX');
});

test('a sentence that ends with the sign of a name gets no full stop', () => {
  expect(textIn('en', 'web-table-coach-deed', { deed: 'Play Panic!' })).toBe('Coach: Play Panic!');
  expect(textIn('en', 'web-table-coach-deed', { deed: 'Play Beer' })).toBe('Coach: Play Beer.');
});

test('an unknown key is shown as it is', () => {
  expect(textIn('en', 'web-app-nonsense')).toBe('web-app-nonsense');
});
