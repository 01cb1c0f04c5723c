/** Whether a media query holds, as reactive state. */

export class Media {
  on = $state(false);

  constructor(query: string) {
    if (typeof matchMedia !== 'function') return;
    const list = matchMedia(query);
    this.on = list.matches;
    list.addEventListener?.('change', (event) => (this.on = event.matches));
  }
}
