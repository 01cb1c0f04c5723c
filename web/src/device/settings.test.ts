import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { cleaned, reducedMotion, settings, theme } from './settings.svelte';
import { recall } from './storage';

test('nothing stored: the defaults', () => {
  expect(cleaned(undefined)).toEqual({
    theme: 'system',
    speed: 1,
    sound: true,
    fourColour: false,
    confirmSlips: true,
    reducedMotion: 'system',
    language: '',
  });
});

test('what is stored counts, what is wrong does not', () => {
  const stored = { theme: 'light', speed: 3, sound: false, fourColour: 'yes', language: 'xx', more: 1 };
  expect(cleaned(stored)).toMatchObject({ theme: 'light', speed: 1, sound: false, fourColour: false, language: '' });
  expect(cleaned({ speed: 0 }).speed).toBe(0);
  expect(cleaned('nonsense')).toEqual(cleaned(undefined));
});

test('a change is kept and shown on the page', () => {
  settings.theme = 'light';
  settings.fourColour = true;
  settings.speed = 2;
  settings.reducedMotion = 'on';
  flushSync();
  const root = document.documentElement;
  expect(theme()).toBe('light');
  expect(reducedMotion()).toBe(true);
  expect([root.dataset.theme, root.dataset.suits, root.dataset.motion]).toEqual(['light', '4', 'reduced']);
  expect(root.style.getPropertyValue('--pace')).toBe('0.5');
  expect(recall('settings')).toMatchObject({ theme: 'light', fourColour: true, speed: 2 });
});

test('follows what another window of the browser has chosen', () => {
  localStorage.setItem('sixgun.settings', JSON.stringify({ language: 'fr', theme: 'light' }));
  dispatchEvent(new StorageEvent('storage', { key: 'sixgun.settings' }));
  expect(settings.language).toBe('fr');
  expect(settings.theme).toBe('light');
  Object.assign(settings, cleaned(null));
});
