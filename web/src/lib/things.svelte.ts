/** Everything that has a name (cards, characters, events, roles, sets, options), in the language in use. */

import type { OptionText, SetText } from '../protocol';
import { getThings } from './api';
import { language, type LanguageCode } from './texts.svelte';
import type { CardText, Things } from './whole';

/** Milliseconds after which names that could not be loaded are asked for again. */
const TRY_AGAIN = 3000;

class NamedThings {
  #loaded = $state.raw<Things | null>(null);
  /** The language of the names that are there; empty while there are none. */
  language = $state<LanguageCode | ''>('');
  /** Why there is nothing, if there is nothing. */
  failure = $state('');
  #bySlug = $derived(new Map((this.#loaded?.things ?? []).map((thing) => [thing.slug, thing])));
  #cache = new Map<LanguageCode, Promise<Things>>();

  get ready(): boolean {
    return this.#loaded !== null;
  }
  get list(): CardText[] {
    return this.#loaded?.things ?? [];
  }
  get sets(): SetText[] {
    return this.#loaded?.sets ?? [];
  }
  get options(): OptionText[] {
    return this.#loaded?.options ?? [];
  }
  /** The levels of bots. */
  get bots(): string[] {
    return this.#loaded?.bots ?? [];
  }
  /** The summary card, line by line. */
  get summary(): string[] {
    return this.#loaded?.summary ?? [];
  }

  get(slug: string): CardText | undefined {
    return this.#bySlug.get(slug);
  }

  /** The name of a thing, or its slug while names are not there yet. */
  name(slug: string): string {
    return this.get(slug)?.name ?? slug.replaceAll('_', ' ');
  }

  /** The name of a set. */
  setName(slug: string): string {
    return this.sets.find((set) => set.slug === slug)?.name ?? slug.replaceAll('_', ' ');
  }

  async load(code: LanguageCode = language.code): Promise<void> {
    try {
      let coming = this.#cache.get(code);
      if (!coming) {
        coming = getThings(code);
        this.#cache.set(code, coming);
      }
      const loaded = await coming;
      if (code === language.code) {
        this.#loaded = loaded;
        this.language = code;
      }
      this.failure = '';
    } catch (error) {
      this.#cache.delete(code);
      this.failure = error instanceof Error ? error.message : String(error);
      setTimeout(() => {
        if (code === language.code && this.failure) void this.load(code);
      }, TRY_AGAIN);
    }
  }
}

export const things = new NamedThings();

/** Load the things now and whenever the language changes, and tell on <html> which are there; called once by the app. */
export function keepThings(): () => void {
  return $effect.root(() => {
    $effect(() => {
      void things.load(language.code);
    });
    $effect(() => {
      document.documentElement.dataset.names = things.language;
    });
  });
}
