/** The roles one guesses for the others, per table and game; seen by nobody else, kept in this browser. */

import { recall, remember } from '../../device/storage';

export const GUESSES = ['', 'sheriff', 'deputy', 'outlaw', 'renegade'] as const;
export type Guessed = (typeof GUESSES)[number];

const isGuess = (value: unknown): value is Guessed => GUESSES.some((guess) => guess === value);

export class Guesses {
  #key: string;
  #roles = $state<Record<string, Guessed>>({});

  constructor(code: string, game: number) {
    this.#key = `guesses.${code}.${game}`;
    const stored = recall(this.#key);
    if (typeof stored !== 'object' || stored === null) return;
    for (const [seat, role] of Object.entries(stored)) if (isGuess(role)) this.#roles[seat] = role;
  }

  /** The role guessed for a seat; empty: none. */
  get(seat: number): Guessed {
    return this.#roles[seat] ?? '';
  }

  set(seat: number, role: Guessed): void {
    this.#roles[seat] = role;
    remember(this.#key, { ...this.#roles });
  }

  /** The next of "?" and the four roles. */
  cycle(seat: number): void {
    this.set(seat, GUESSES[(GUESSES.indexOf(this.get(seat)) + 1) % GUESSES.length]!);
  }
}

const made = new Map<string, Guesses>();

/** One's guesses at a table. */
export function guessesOf(code: string, game: number): Guesses {
  const key = `${code}.${game}`;
  let guesses = made.get(key);
  if (!guesses) {
    guesses = new Guesses(code, game);
    made.set(key, guesses);
  }
  return guesses;
}
