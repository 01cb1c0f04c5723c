/** What the player has chosen for this browser: look, pace, sound. Kept in localStorage, shown on <html>. */

import { LANGUAGES } from 'virtual:languages';
import { Media } from './media.svelte';
import { onRemembered, recall, remember } from './storage';

export type Theme = 'system' | 'dark' | 'light';
export type Speed = 0.5 | 1 | 2 | 0;
export type ReducedMotion = 'system' | 'on' | 'off';

export interface Settings {
  theme: Theme;
  /** 0: no motion, everything at once. */
  speed: Speed;
  sound: boolean;
  fourColour: boolean;
  confirmSlips: boolean;
  reducedMotion: ReducedMotion;
  /** Empty: the browser's. */
  language: string;
}

const ALLOWED: { [K in keyof Settings]: readonly Settings[K][] } = {
  theme: ['system', 'dark', 'light'],
  speed: [1, 0.5, 2, 0],
  sound: [true, false],
  fourColour: [false, true],
  confirmSlips: [true, false],
  reducedMotion: ['system', 'on', 'off'],
  language: ['', ...Object.keys(LANGUAGES)],
};

/** Settings out of anything that may have been stored: what is unknown or wrong becomes the default (the first allowed). */
export function cleaned(stored: unknown): Settings {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const choose = <K extends keyof Settings>(key: K): Settings[K] =>
    ALLOWED[key].find((allowed) => allowed === given[key]) ?? ALLOWED[key][0]!;
  return {
    theme: choose('theme'),
    speed: choose('speed'),
    sound: choose('sound'),
    fourColour: choose('fourColour'),
    confirmSlips: choose('confirmSlips'),
    reducedMotion: choose('reducedMotion'),
    language: choose('language'),
  };
}

export const settings: Settings = $state(cleaned(recall('settings')));
onRemembered('settings', () => Object.assign(settings, cleaned(recall('settings'))));

const prefersLight = new Media('(prefers-color-scheme: light)');
const prefersReduced = new Media('(prefers-reduced-motion: reduce)');

/** The theme on show. */
export function theme(): 'dark' | 'light' {
  return settings.theme === 'system' ? (prefersLight.on ? 'light' : 'dark') : settings.theme;
}

/** Is motion to be reduced, by the setting or by the system? */
export function reducedMotion(): boolean {
  return settings.reducedMotion === 'system' ? prefersReduced.on : settings.reducedMotion === 'on';
}

$effect.root(() => {
  $effect(() => remember('settings', { ...settings }));
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme();
    root.dataset.suits = settings.fourColour ? '4' : '2';
    root.dataset.motion = settings.speed === 0 || reducedMotion() ? 'reduced' : 'full';
    root.style.setProperty('--pace', String(settings.speed === 0 ? 0 : 1 / settings.speed));
  });
});
