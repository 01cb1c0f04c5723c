/** Everything that has a name (cards, characters, events, roles, sets, options) in the game that is on show, in the
 * language in use. Two games may have a card of the same name. */

import { getCatalogue } from '../protocol/api';
import { language, type LanguageCode } from '../device/texts.svelte';
import {
  facts,
  type CatalogueEntry,
  type Facts,
  type OptionText,
  type SetText,
  type Catalogue as LoadedCatalogue,
} from '../protocol/defaults';

/** The facts of a card that nobody knows. */
const PLAIN_FACTS = facts({});
/** Milliseconds after which names that could not be loaded are asked for again. */
const TRY_AGAIN = 3000;

class Catalogue {
  /** The game that it describes: that of the table or page on show. Empty: none has been named yet. */
  game = $state('');
  /** The code of a table that plays with packs: only its own are then among the sets. Else empty. */
  table = $state('');
  #all = $state.raw<LoadedCatalogue | null>(null);
  #loaded = $derived(this.#all?.game === this.game ? this.#all : null);
  /** The language of the names that are there; empty while there are none. */
  language = $state<LanguageCode | ''>('');
  /** Why there is nothing, if there is nothing. */
  failure = $state('');
  #bySlug = $derived(new Map((this.#loaded?.entries ?? []).map((entry) => [entry.slug, entry])));
  #cache = new Map<string, Promise<LoadedCatalogue>>();

  get ready(): boolean {
    return this.#loaded !== null;
  }
  get list(): CatalogueEntry[] {
    return this.#loaded?.entries ?? [];
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
  /** How many players have each role, by the number of players. */
  get roles(): LoadedCatalogue['roles'] {
    return this.#loaded?.roles ?? {};
  }
  /** The rule options that are numbers. */
  get numbers(): LoadedCatalogue['numbers'] {
    return this.#loaded?.numbers ?? [];
  }
  /** All games of the server. */
  get games(): LoadedCatalogue['games'] {
    return this.#all?.games ?? [];
  }
  /** The summary card, line by line. */
  get summary(): string[] {
    return this.#loaded?.summary ?? [];
  }

  get(slug: string): CatalogueEntry | undefined {
    return this.#bySlug.get(slug);
  }

  /** The facts of a thing; plain ones of something unknown, and of everything while nothing is loaded. */
  facts(slug: string): Facts {
    return this.get(slug)?.facts ?? PLAIN_FACTS;
  }

  /** The name of a thing, or its slug while names are not there yet. */
  name(slug: string): string {
    return this.get(slug)?.name ?? slug.replaceAll('_', ' ');
  }

  /** What is shown for what a card has in its corner. */
  corner(text: string): string {
    return this.#loaded?.corners[text] ?? text;
  }

  /** The name of a game of the server. */
  gameName(game: string): string {
    return this.games.find(({ slug }) => slug === game)?.name ?? game.replaceAll('_', ' ');
  }
  /** How many usually play a game of the server; 0 while that is not known. */
  defaultPlayers(game: string): number {
    return this.games.find(({ slug }) => slug === game)?.default_players ?? 0;
  }

  /** The name of a set. */
  setName(slug: string): string {
    return this.sets.find((set) => set.slug === slug)?.name ?? slug.replaceAll('_', ' ');
  }

  async load(code: LanguageCode = language.code, game: string = this.game, table: string = this.table): Promise<void> {
    if (!game) return;
    const key = `${game} ${code} ${table}`;
    const wanted = (): boolean => code === language.code && game === this.game && table === this.table;
    try {
      let coming = this.#cache.get(key);
      if (!coming) {
        coming = getCatalogue(code, game, table);
        this.#cache.set(key, coming);
      }
      const loaded = await coming;
      if (wanted()) {
        this.#all = loaded;
        this.language = code;
      }
      this.failure = '';
    } catch (error) {
      this.#cache.delete(key);
      this.failure = error instanceof Error ? error.message : String(error);
      setTimeout(() => {
        if (wanted() && this.failure) void this.load(code, game, table);
      }, TRY_AGAIN);
    }
  }
}

export const catalogue = new Catalogue();

/** Load the catalogue now and whenever the language or the game changes, and tell on <html> which are there; called once
 * by the app. */
export function keepCatalogue(): () => void {
  return $effect.root(() => {
    $effect(() => {
      void catalogue.load(language.code, catalogue.game, catalogue.table);
    });
    $effect(() => {
      document.documentElement.dataset.names = catalogue.ready ? catalogue.language : '';
    });
  });
}
