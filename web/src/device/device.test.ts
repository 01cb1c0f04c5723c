import { expect, test } from 'vitest';
import { deviceKindOf } from './device.svelte';

test('which layout fits', () => {
  expect([390, 599, 600, 1023, 1024].map(deviceKindOf)).toEqual(['phone', 'phone', 'tablet', 'tablet', 'desktop']);
});
