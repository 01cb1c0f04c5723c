/** A large page put up in steps, each a task of its own, so that the browser can paint and listen in between. */

import { onMount } from 'svelte';

export class StagedMount {
  /** How many steps are up. */
  up = $state(1);
  readonly #all: number;

  /** Made while a component is; the first step is there at once. */
  constructor(all: number) {
    this.#all = all;
    onMount(() => {
      const timer = setInterval(() => {
        this.up += 1;
        if (this.done) clearInterval(timer);
      });
      return () => clearInterval(timer);
    });
  }

  /** Is everything up? */
  get done(): boolean {
    return this.up >= this.#all;
  }
}
