import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StepsProbe from './StagedMountProbe.test.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('puts a page up step by step, each in a task of its own', () => {
  const probe = mount(StepsProbe, { target: document.body });
  flushSync();
  const seen: string[] = [document.body.textContent];
  for (let task = 0; task < 4; task++) {
    vi.advanceTimersToNextTimer();
    flushSync();
    seen.push(document.body.textContent);
  }
  expect(seen).toEqual(['1', '2', '3 done', '3 done', '3 done']);
  void unmount(probe);
});
