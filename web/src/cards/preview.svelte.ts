/** The large card beside whatever is pointed at: hover, long press, or Space on the focused card. One at a time. */
import type { Action } from 'svelte/action';

export const HOVER_MS = 400;
export const PRESS_MS = 500;
/** A finger that moves farther than this is scrolling, not pressing. */
const SLIP_PX = 10;

export interface Shown {
  /** A face (`bang-9d`) or the slug of a thing. */
  readonly subject: string;
  readonly anchor: Element;
  /** Opened on purpose (long press, key, click): stays until it is closed, and takes the keyboard. */
  readonly pinned: boolean;
}

class PreviewState {
  shown = $state.raw<Shown | null>(null);
}

const state = new PreviewState();

/** What is on show now, or null. */
export function previewed(): Shown | null {
  return state.shown;
}

/** Shows a card or thing at full size beside an element. */
export function showPreview(subject: string, anchor: Element, { pinned = false }: { pinned?: boolean } = {}): void {
  if (subject) state.shown = { subject, anchor, pinned };
}

/** Closes the preview; with an anchor only if it belongs to that one. */
export function hidePreview(anchor?: Element): void {
  if (!anchor || state.shown?.anchor === anchor) state.shown = null;
}

/** Makes an element show a card or thing when it is pointed at. An empty subject makes it ordinary again. */
export const pointable: Action<HTMLElement, string> = (node, given) => {
  let subject = given;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pressed = false;

  const stop = (): void => clearTimeout(timer);
  const after = (ms: number, pinned: boolean): void => {
    stop();
    timer = setTimeout(() => {
      pressed = pinned;
      showPreview(subject, node, { pinned });
    }, ms);
  };
  const leave = (): void => {
    stop();
    if (!state.shown?.pinned) hidePreview(node);
  };

  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerenter(event) {
      if (event.pointerType === 'mouse' && event.buttons === 0 && subject) after(HOVER_MS, false);
    },
    pointerleave: leave,
    pointerdown(event) {
      pressed = false;
      if (event.pointerType === 'mouse') return leave();
      from = { x: event.clientX, y: event.clientY };
      if (subject) after(PRESS_MS, true);
    },
    pointermove(event) {
      if (event.pointerType !== 'mouse' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP_PX) stop();
    },
    pointerup: stop,
    pointercancel: stop,
    contextmenu(event) {
      if (pressed) event.preventDefault();
    },
    keydown(event) {
      if (event.key !== ' ' || !subject || event.target !== node) return;
      event.preventDefault();
      if (!event.repeat) showPreview(subject, node, { pinned: true });
    },
    keyup(event) {
      if (event.key === ' ' && subject && event.target === node) event.preventDefault(); // no click of a button
    },
  };
  /** The click that ends a long press is not a click. */
  const swallow = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) node.addEventListener(name, listener);
  node.addEventListener('click', swallow, { capture: true });
  node.style.setProperty('-webkit-touch-callout', 'none');

  return {
    update(next) {
      if (next === subject) return;
      subject = next;
      stop();
      if (!state.shown?.pinned) hidePreview(node);
    },
    destroy() {
      stop();
      hidePreview(node);
      for (const [name, listener] of all) node.removeEventListener(name, listener);
      node.removeEventListener('click', swallow, { capture: true });
    },
  };
};
