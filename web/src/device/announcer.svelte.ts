/** Announcements for screen readers: polite ones (what happens) and assertive ones (questions to the viewer). */

const KEPT = 6;

class Announcer {
  /** The last things said politely, oldest first; each has its own number so that a repetition is read again. */
  polite = $state.raw<{ n: number; text: string }[]>([]);
  assertive = $state.raw<{ n: number; text: string }[]>([]);
  #n = 0;

  say(text: string): void {
    if (text) this.polite = [...this.polite.slice(-KEPT + 1), { n: ++this.#n, text }];
  }

  /** Interrupts: only for what one is asked, and for what fails. */
  call(text: string): void {
    if (text) this.assertive = [{ n: ++this.#n, text }];
  }
}

export const announcer = new Announcer();

/** The plain words of a sentence. */
export const plain = (parts: readonly { text: string }[]): string => parts.map((part) => part.text).join('');
