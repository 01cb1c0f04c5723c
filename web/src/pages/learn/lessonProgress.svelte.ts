/** Whether the coach speaks, and which lessons this browser has had. */

import { recall, remember } from '../../device/storage';
import type { Lesson } from './lessons';

interface Kept {
  on: boolean;
  seen: string[];
}

function kept(): Kept {
  const stored = recall('coach');
  const given = typeof stored === 'object' && stored !== null ? (stored as Partial<Kept>) : {};
  const seen = Array.isArray(given.seen) ? given.seen.filter((lesson) => typeof lesson === 'string') : [];
  return { on: given.on !== false, seen };
}

class LessonProgress {
  #on = $state(kept().on);
  #seen = $state.raw<ReadonlySet<string>>(new Set(kept().seen));

  get on(): boolean {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    this.#keep();
  }
  get seen(): ReadonlySet<string> {
    return this.#seen;
  }

  /** A lesson has been given. */
  learn(lesson: Lesson): void {
    this.#seen = new Set([...this.#seen, lesson]);
    this.#keep();
  }

  /** Begin again from the first lesson. */
  restart(): void {
    this.#seen = new Set();
    this.on = true;
  }

  #keep(): void {
    remember('coach', { on: this.#on, seen: [...this.#seen] });
  }
}

export const lessonProgress = new LessonProgress();
