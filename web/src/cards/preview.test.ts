import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidePreview, HOVER_MS, pointable, PRESS_MS, previewed, showPreview } from './preview.svelte';

let node: HTMLButtonElement;
let clicks: number;
let life: ReturnType<typeof pointable>;

const send = (type: string, given: PointerEventInit = {}): boolean =>
  node.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true, cancelable: true, ...given }));
const key = (type: string, name: string): boolean =>
  node.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement('button');
  clicks = 0;
  life = pointable(node, 'bang-9d');
  node.addEventListener('click', () => clicks++);
  document.body.append(node);
});
afterEach(() => {
  hidePreview();
  node.remove();
  vi.useRealTimers();
});

describe('a mouse', () => {
  it('opens the preview by resting, and closes it by leaving', () => {
    send('pointerenter');
    vi.advanceTimersByTime(HOVER_MS - 1);
    expect(previewed()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(previewed()).toEqual({ subject: 'bang-9d', anchor: node, pinned: false });
    send('pointerleave');
    expect(previewed()).toBeNull();
  });

  it('does not open it by passing or while a card is dragged', () => {
    send('pointerenter');
    vi.advanceTimersByTime(HOVER_MS / 2);
    send('pointerleave');
    send('pointerenter', { buttons: 1 });
    vi.advanceTimersByTime(5 * HOVER_MS);
    expect(previewed()).toBeNull();
  });

  it('closes it by pressing', () => {
    showPreview('bang-9d', node);
    send('pointerdown');
    expect(previewed()).toBeNull();
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch', clientX: 50, clientY: 50 };

  it('opens it by a long press, which is then no click', () => {
    send('pointerdown', touch);
    vi.advanceTimersByTime(PRESS_MS);
    expect(previewed()).toMatchObject({ subject: 'bang-9d', pinned: true });
    send('pointerup', touch);
    node.click();
    expect(clicks).toBe(0);
    node.click();
    expect(clicks).toBe(1);
  });

  it('only taps or scrolls otherwise', () => {
    send('pointerdown', touch);
    vi.advanceTimersByTime(PRESS_MS / 2);
    send('pointerup', touch);
    node.click();
    send('pointerdown', touch);
    send('pointermove', { ...touch, clientY: 80 });
    vi.advanceTimersByTime(2 * PRESS_MS);
    expect(previewed()).toBeNull();
    expect(clicks).toBe(1);
  });
});

describe('the keyboard', () => {
  it('opens it with Space, which does not press the button', () => {
    expect(key('keydown', ' ')).toBe(false);
    expect(key('keyup', ' ')).toBe(false);
    expect(previewed()).toMatchObject({ subject: 'bang-9d', pinned: true });
  });

  it('leaves other keys alone', () => {
    expect(key('keydown', 'Enter')).toBe(true);
    expect(previewed()).toBeNull();
  });
});

it('follows a change of subject, and does nothing without one', () => {
  if (life) life.update?.('');
  send('pointerenter');
  vi.advanceTimersByTime(HOVER_MS);
  expect(key('keydown', ' ')).toBe(true);
  expect(previewed()).toBeNull();
});

it('closes when its anchor goes away', () => {
  showPreview('thirst', node, { pinned: true });
  if (life) life.destroy?.();
  expect(previewed()).toBeNull();
});
