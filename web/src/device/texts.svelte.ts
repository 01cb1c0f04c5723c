/** Page texts: the Fluent files `web_*.ftl` in the player's language, switched at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type LanguageCode = 'en' | 'fr';
export const LANGUAGES: readonly LanguageCode[] = ['en', 'fr'];
/** Every language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', fr: 'Français' };

const FILES: Record<LanguageCode, () => Promise<{ default: string[] }>> = {
  en: () => import('./texts_en'),
  fr: () => import('./texts_fr'),
};

let bundles: Readonly<Partial<Record<LanguageCode, FluentBundle>>> = $state.raw({});

/** Fetch a language, unless it is there. */
async function load(code: LanguageCode): Promise<void> {
  if (bundles[code]) return;
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of (await FILES[code]()).default) made.addResource(new FluentResource(text));
  bundles = { ...bundles, [code]: made };
}

/** The first of the wanted languages that there is, else English. */
export function bestLanguage(wanted: readonly string[]): LanguageCode {
  for (const tag of wanted) {
    const found = LANGUAGES.find((code) => tag.toLowerCase().startsWith(code));
    if (found) return found;
  }
  return 'en';
}

const browsers = bestLanguage(typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]));

const wanted = (): LanguageCode => settings.language || browsers;

/** The language in use: the wanted one, as soon as it is there. */
export const language = {
  get code(): LanguageCode {
    return bundles[wanted()] ? wanted() : (LANGUAGES.find((code) => bundles[code]) ?? wanted());
  },
};

export function setLanguage(code: LanguageCode): void {
  settings.language = code;
}

/** A page text in a given language; `key.attribute` names an attribute. An unknown key is shown as it is. */
export function textIn(code: LanguageCode, key: string, args?: Record<string, FluentVariable>): string {
  const [id = key, attribute] = key.split('.');
  const source = bundles[code];
  const message = source?.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!source || !pattern) {
    if (import.meta.env.DEV) console.warn(`no text ${key} in ${code}`);
    return key;
  }
  return source.formatPattern(pattern, args ?? null, []);
}

/** A page text in the language in use; reactive to a change of language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return textIn(language.code, key, args);
}

const lists: Record<LanguageCode, Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  fr: new Intl.ListFormat('fr'),
};

/** “Wei, Sam and Odile” in the language in use. */
export const listed = (names: readonly string[]): string => lists[language.code].format(names);

/** Is there such a text? */
export function hasText(key: string): boolean {
  return bundles[language.code]?.hasMessage(key) ?? false;
}

/** All keys of a language, for the test that no language lacks one. */
export function keysOf(code: LanguageCode): string[] {
  return [...(bundles[code]?._messages.keys() ?? [])].sort();
}

$effect.root(() => {
  $effect(() => {
    const code = wanted();
    // If it cannot be had, the one that is there goes on, and the other may be asked for again.
    load(code).catch(() => wanted() === code && setLanguage(language.code));
  });
  $effect(() => {
    document.documentElement.lang = language.code;
  });
});

// Nothing is drawn before its words are there; tests look at all languages.
if (import.meta.env.MODE === 'test') await Promise.all(LANGUAGES.map(load));
else await load(wanted()).catch(() => Promise.any(LANGUAGES.map(load)));
