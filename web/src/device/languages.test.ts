/** Languages are found by their folders, come one by one, and say in English what they lack. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { languageCodes, languageName, moduleSource, pageTexts } from '../../languages';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'languages-'));
  add(
    'en',
    'language-name = English\n# A comment.\nweb-app-settings = Settings\nweb-app-help = Help\n    .keys = Keys\n',
  );
  add('en', 'web-app-cards = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n', 'more.ftl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function add(code: string, texts: string, file = 'first.ftl'): void {
  mkdirSync(join(folder, code), { recursive: true });
  writeFileSync(join(folder, code, file), texts);
}

describe('the build', () => {
  test('finds every folder with texts, and what the language calls itself', () => {
    add('de', 'language-name = Deutsch\ncard-beer = Bier\n');
    mkdirSync(join(folder, 'it'));
    expect(languageCodes(folder)).toEqual(['de', 'en']);
    expect(languageName(folder, 'de')).toBe('Deutsch');
    add('pt-BR', 'card-beer = Cerveja\n');
    expect(languageName(folder, 'pt-BR')).toBe('pt-BR');
  });

  test('gives English its own texts only', () => {
    const { own, english } = pageTexts(folder, 'en');
    expect(own).toMatch(/^web-app-settings = Settings\nweb-app-help/);
    expect(own).not.toMatch(/#|language-name/);
    expect(english).toBe('');
  });

  test('adds in English what a language lacks', () => {
    add('de', 'card-beer = Bier\nweb-app-settings = Einstellungen\nweb-app-nonsense = Quatsch\n');
    const { own, english } = pageTexts(folder, 'de');
    expect(own).toBe('web-app-settings = Einstellungen\nweb-app-nonsense = Quatsch\n');
    expect(english).toMatch(/^web-app-help = Help\n {4}\.keys = Keys\nweb-app-cards/);
  });

  test.each([
    ['an attribute is missing', 'web-app-help = Hilfe\n', 'web-app-help = Help'],
    ['a variable is unknown', 'web-app-settings = { $name }\n', 'web-app-settings = Settings'],
    ['a reference leads nowhere', 'web-app-settings = { -menu }\n', 'web-app-settings = Settings'],
    ['it cannot be read', 'web-app-settings = { Menü\n', 'web-app-settings = Settings'],
  ])('takes the English text if %s', (_, texts, taken) => {
    add('de', texts);
    expect(pageTexts(folder, 'de').english).toContain(taken);
    expect(pageTexts(folder, 'de').own).toBe('');
  });

  test('takes a text that refers to a term of its language', () => {
    add('de', '-menu = Menü\nweb-app-settings = { -menu }\n');
    expect(pageTexts(folder, 'de').own).toBe('-menu = Menü\nweb-app-settings = { -menu }\n');
  });

  test('makes a chunk for each language', () => {
    add('de', 'language-name = Deutsch\n');
    expect(moduleSource(folder, 'virtual:languages')).toContain(
      '"de": { name: "Deutsch", load: () => import("virtual:languages/de") }',
    );
    expect(moduleSource(folder, 'virtual:languages/de')).toMatch(
      /^export const own = "";\nexport const english = "web-/,
    );
    expect(moduleSource(folder, 'virtual:other')).toBeNull();
  });
});

/** The page with the languages of the folder; `broken` are those that cannot be fetched. */
async function page(broken: Set<string> = new Set<string>()) {
  vi.resetModules();
  localStorage.clear();
  const fetched: string[] = [];
  const listed = languageCodes(folder).map((code) => {
    const load = () => {
      fetched.push(code);
      return broken.has(code) ? Promise.reject(new Error('offline')) : Promise.resolve(pageTexts(folder, code));
    };
    return [code, { name: languageName(folder, code), load }];
  });
  vi.doMock('virtual:languages', () => ({ LANGUAGES: Object.fromEntries(listed) }));
  const texts = await import('./texts.svelte');
  fetched.length = 0;
  const choose = async (code: string) => {
    texts.setLanguage(code);
    flushSync();
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    flushSync();
  };
  return { ...texts, choose, fetched };
}

afterEach(() => {
  vi.doUnmock('virtual:languages');
  vi.resetModules();
});

describe('the page', () => {
  test('shows the texts of a new language, and English for what it lacks', async () => {
    add('lt', 'language-name = Lietuvių\nweb-app-settings = Nustatymai\n');
    const { choose, language, LANGUAGES, languageName: nameOf, t, hasText } = await page();
    expect(LANGUAGES).toEqual(['en', 'lt']);
    expect(nameOf('lt')).toBe('Lietuvių');
    await choose('lt');
    expect(language.code).toBe('lt');
    expect(document.documentElement.lang).toBe('lt');
    expect(t('web-app-settings')).toBe('Nustatymai');
    expect(t('web-app-help.keys')).toBe('Keys');
    expect(hasText('web-app-help') && !hasText('web-app-nonsense')).toBe(true);
    expect(t('web-app-cards', { count: 21 }), 'in the plural of English: Lithuanian says “21 card”').toBe('21 cards');
  });

  test('stays in its language when another one cannot be fetched, and fetches it at the second try', async () => {
    add('de', 'web-app-settings = Einstellungen\n');
    const broken = new Set(['de']);
    const { choose, fetched, language, t } = await page(broken);
    await choose('de');
    expect(fetched).toEqual(['de']);
    expect(language.code).toBe('en');
    expect(t('web-app-settings')).toBe('Settings');
    broken.clear();
    await choose('de');
    expect(fetched).toEqual(['de', 'de']);
    expect(language.code).toBe('de');
    expect(t('web-app-settings')).toBe('Einstellungen');
    await choose('en');
    await choose('de');
    expect(fetched, 'what is there is not fetched again').toEqual(['de', 'de']);
  });

  test.each([
    [['de-CH', 'fr-CH', 'en'], 'fr'],
    [['FR'], 'fr'],
    [['pt-PT'], 'pt-BR'],
    [['zh-Hant-TW'], 'zh-Hant'],
    [['fro', 'ja'], 'en'],
    [[], 'en'],
  ])('takes for a browser that wants %j the language %s', async (wanted, best) => {
    const { bestLanguage } = await page();
    expect(bestLanguage(wanted, ['en', 'fr', 'pt-BR', 'zh-Hant'])).toBe(best);
  });
});
