/** What the page needs of a game. Whatever is large is loaded when it is needed. */

import type { Component } from 'svelte';
import type { Kind } from '../cards/cardLook';
import type { TableConnection } from '../connection/tableConnection.svelte';
import type { AnyView, News, Question } from '../protocol/defaults';
import type { NewTable } from '../protocol/types';
import type { SoundName } from '../device/sound';
import type { FinishedGame } from './frames/finishedGame';

export type Lazy<Props extends Record<string, unknown> = Record<string, never>> = () => Promise<{
  default: Component<Props>;
}>;

export interface GameClient {
  /** What records, addresses and messages call it. */
  readonly name: string;

  /** The table while a game is played, and what is shown when it is over. */
  readonly table: Lazy<{ connection: TableConnection }>;
  readonly result: Lazy<{ connection: FinishedGame }>;
  /** The form of a new table, in a `NewTableFrame`. */
  readonly newTableForm: Lazy;
  /** Below the gallery: what the signs on the cards mean. */
  readonly legend?: Lazy;

  /** Its name for people. */
  title(): string;
  /** What it is, in a sentence for the first page. */
  tagline(): string;
  /** A table with bots that begins at once, and how the first page words it. */
  quickGame(tableName: string): NewTable;
  quickGameNote(): string;
  /** What is played at a table with these sets, in a line of the list. */
  playedWith(sets: readonly string[]): string;
  /** The side of a seat, if it is known before the game; else empty. */
  sideName(seat: number): string;
  /** How bots of a level play. */
  levelNote(level: string): string;
  /** The heading of a kind of cards in the gallery, and the note below it. */
  kindTitle(kind: Kind): string;
  kindNote(kind: Kind): string;

  /** Which sounds news make for a seat. */
  soundsOf(news: News, seat: number): SoundName[];
  /** Is this question put in a panel of the table that says what it is? */
  asksInPanel?(question: Question, view: AnyView | null): boolean;
}
