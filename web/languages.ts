/**
 * A plugin of the build that finds the languages: every folder of Fluent files is one. `virtual:languages` lists them,
 * and each comes as a chunk of its own with the texts of the page, those whose key begins with `web-`. What a language
 * lacks is in its chunk in English, so a page fetches one chunk only.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const LIST = 'virtual:languages';
const ENGLISH = 'en';
const NAME_KEY = 'language-name';
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** The texts of the page in one language: `own` in itself, `english` those that it lacks. */
export interface PageTexts {
  own: string;
  english: string;
}

export function languageCodes(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(folder, entry.name).length)
    .map((entry) => entry.name)
    .sort();
}

function filesOf(folder: string, code: string): string[] {
  const place = join(folder, code);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => join(place, name));
}

/** The entries of a language by name, as they are written. */
function entriesOf(folder: string, code: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of filesOf(folder, code)) {
    const source = readFileSync(path, 'utf-8')
      .replace(/\r\n/g, '\n')
      .replace(/^#.*\n?/gm, '');
    const starts = [...source.matchAll(ENTRY)];
    starts.forEach((start, n) => {
      found.set(start[1]!, source.slice(start.index, starts[n + 1]?.index).trimEnd() + '\n');
    });
  }
  return found;
}

/** What a language calls itself, or its code if it does not say. */
export function languageName(folder: string, code: string): string {
  const [entry] = new FluentResource(entriesOf(folder, code).get(NAME_KEY) ?? '').body;
  return typeof entry?.value === 'string' ? entry.value : code;
}

/** The texts of the page in a language. One that cannot be filled in counts as missing. */
export function pageTexts(folder: string, code: string): PageTexts {
  const own = new Map([...entriesOf(folder, code)].filter(([name]) => /^(web)?-/.test(name)));
  const english = [...entriesOf(folder, ENGLISH)].filter(([name]) => name.startsWith('web-'));
  const missing = code === ENGLISH ? [] : english.filter(([name, source]) => !isUsable(own, name, source));
  for (const [name] of missing) own.delete(name);
  return { own: [...own.values()].join(''), english: missing.map(([, source]) => source).join('') };
}

/** Has the language this text with all its attributes, no variables of its own, and no references into nothing? */
function isUsable(own: Map<string, string>, name: string, english: string): boolean {
  const source = own.get(name) ?? '';
  const [mine] = new FluentResource(source).body;
  const [wanted] = new FluentResource(english).body;
  if (!mine || !wanted) return false;
  if (wanted.value && !mine.value) return false;
  const variables = names(english, /\$([a-zA-Z][\w-]*)/g);
  return (
    Object.keys(wanted.attributes).every((attribute) => attribute in mine.attributes) &&
    [...names(source, /\$([a-zA-Z][\w-]*)/g)].every((variable) => variables.has(variable)) &&
    [...names(source, /\{\s*(-?[a-z][\w-]*)/g)].every((reference) => own.has(reference))
  );
}

const names = (source: string, pattern: RegExp): Set<string> =>
  new Set([...source.matchAll(pattern)].map((found) => found[1]!));

/** The code of a virtual module, or null if it is none of ours. */
export function moduleSource(folder: string, id: string): string | null {
  if (id === LIST) {
    const listed = languageCodes(folder).map((code) => {
      const name = JSON.stringify(languageName(folder, code));
      return `${JSON.stringify(code)}: { name: ${name}, load: () => import(${JSON.stringify(`${LIST}/${code}`)}) }`;
    });
    return `export const LANGUAGES = { ${listed.join(', ')} };`;
  }
  if (!id.startsWith(`${LIST}/`)) return null;
  const { own, english } = pageTexts(folder, id.slice(LIST.length + 1));
  return `export const own = ${JSON.stringify(own)};\nexport const english = ${JSON.stringify(english)};`;
}

/** The plugin; `folder` has a folder for each language. */
export function languages(folder: string): Plugin {
  return {
    name: 'sixgun-languages',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      for (const code of languageCodes(folder)) for (const path of filesOf(folder, code)) this.addWatchFile(path);
      return moduleSource(folder, id.slice(1));
    },
  };
}
