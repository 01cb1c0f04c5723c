/** Page texts: the Fluent files `web_*.ftl` in the player's language, switched at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type LanguageCode = 'en' | 'fr';
export const LANGUAGES: readonly LanguageCode[] = ['en', 'fr'];
/** Every language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = { en: 'English', fr: 'Français' };

const sources = import.meta.glob<string>('../../../src/sixgun/wording/{en,fr}/web_*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const bundles = new Map<LanguageCode, FluentBundle>();

function bundle(code: LanguageCode): FluentBundle {
  let made = bundles.get(code);
  if (!made) {
    made = new FluentBundle(code, { useIsolating: false });
    for (const [path, text] of Object.entries(sources)) {
      if (path.includes(`/${code}/`)) made.addResource(new FluentResource(text));
    }
    bundles.set(code, made);
  }
  return made;
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

/** The language in use. */
export const language = {
  get code(): LanguageCode {
    return settings.language || browsers;
  },
};

export function setLanguage(code: LanguageCode): void {
  settings.language = code;
}

/** A page text in a given language; `key.attribute` names an attribute. An unknown key is shown as it is. */
export function textIn(code: LanguageCode, key: string, args?: Record<string, FluentVariable>): string {
  const [id = key, attribute] = key.split('.');
  const source = bundle(code);
  const message = source.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text ${key} in ${code}`);
    return key;
  }
  return source.formatPattern(pattern, args ?? null, []);
}

/** A page text in the language in use; reactive to a change of language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return textIn(language.code, key, args);
}

const lists: Record<LanguageCode, Intl.ListFormat> = { en: new Intl.ListFormat('en-GB'), fr: new Intl.ListFormat('fr') };

/** “Wei, Sam and Odile” in the language in use. */
export const listed = (names: readonly string[]): string => lists[language.code].format(names);

/** Is there such a text? */
export function hasText(key: string): boolean {
  return bundle(language.code).hasMessage(key);
}

/** All keys of a language, for the test that no language lacks one. */
export function keysOf(code: LanguageCode): string[] {
  return [...bundle(code)._messages.keys()].sort();
}

$effect.root(() => {
  $effect(() => {
    document.documentElement.lang = language.code;
  });
});
