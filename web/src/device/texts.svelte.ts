/** The texts of the page in the player's language, switched at any time. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES as FOUND } from 'virtual:languages';
import { settings } from './settings.svelte';

export type LanguageCode = string;
export const LANGUAGES: readonly LanguageCode[] = Object.keys(FOUND);

/** What a language calls itself. */
export const languageName = (code: LanguageCode): string => FOUND[code]?.name ?? code;

/** The texts of each language that has been fetched: its own, then the English ones that it lacks. */
let bundles: Readonly<Record<LanguageCode, readonly FluentBundle[]>> = $state.raw({});

function bundle(code: LanguageCode, source: string): FluentBundle {
  // The second code is for a language whose plural rules the browser does not know.
  const made = new FluentBundle([code, 'en'], { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** Fetch a language, unless it is there. */
async function load(code: LanguageCode): Promise<void> {
  if (bundles[code]) return;
  const { own, english } = await FOUND[code]!.load();
  bundles = { ...bundles, [code]: [bundle(code, own), bundle('en', english)] };
}

/** The first of the wanted languages that there is, else English: `fr-CH` finds `fr`, and `pt` finds `pt-BR`. */
export function bestLanguage(wanted: readonly string[], there: readonly LanguageCode[] = LANGUAGES): LanguageCode {
  for (const tag of wanted) {
    const parts = tag.toLowerCase().split('-');
    for (let length = parts.length; length > 0; length--) {
      const shorter = parts.slice(0, length).join('-');
      const found =
        there.find((code) => code.toLowerCase() === shorter) ??
        there.find((code) => code.toLowerCase().split('-')[0] === shorter);
      if (found) return found;
    }
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
  for (const source of bundles[code] ?? []) {
    const message = source.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // A sentence that ends with a name like “Missed!” needs no full stop.
    if (pattern) return source.formatPattern(pattern, args ?? null, []).replace(/([!?])\.(?![.\w])/g, '$1');
  }
  if (import.meta.env.DEV) console.warn(`no text ${key} in ${code}`);
  return key;
}

/** A page text in the language in use; reactive to a change of language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return textIn(language.code, key, args);
}

/** “Wei, Sam and Odile” in the language in use. */
export function listed(names: readonly string[]): string {
  const code = language.code === 'en' ? 'en-GB' : language.code;
  return new Intl.ListFormat([code, 'en-GB']).format(names);
}

/** Is there such a text? */
export function hasText(key: string): boolean {
  return (bundles[language.code] ?? []).some((source) => source.hasMessage(key));
}

/** All keys of a language itself, for the test that no complete language lacks one. */
export function keysOf(code: LanguageCode): string[] {
  return [...(bundles[code]?.[0]?._messages.keys() ?? [])].sort();
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
if (import.meta.env.MODE === 'test') await Promise.allSettled(LANGUAGES.map(load));
else await load(wanted()).catch(() => Promise.any(LANGUAGES.map(load)));
