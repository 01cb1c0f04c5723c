/** Sounds made on the spot with WebAudio: dry, short, off by one switch, and never the only sign of anything. */

import { settings } from './settings.svelte';

export type SoundName =
  | 'shot'
  | 'miss'
  | 'hit'
  | 'flick'
  | 'good'
  | 'bad'
  | 'card'
  | 'glass'
  | 'turn'
  | 'asked'
  | 'bell'
  | 'chord'
  | 'law'
  | 'outlaw'
  | 'renegade';

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers let nobody make a sound before the first gesture: wait for it. */
export function unlockSound(): () => void {
  const unlock = (): void => {
    if (typeof AudioContext === 'undefined') return;
    if (!context) begin(new AudioContext());
    void context?.resume();
  };
  const options = { passive: true } as const;
  window.addEventListener('pointerdown', unlock, options);
  window.addEventListener('keydown', unlock, options);
  return () => {
    window.removeEventListener('pointerdown', unlock);
    window.removeEventListener('keydown', unlock);
  };
}

function begin(made: AudioContext): void {
  context = made;
  out = made.createGain();
  out.gain.value = 0.32;
  const limit = made.createDynamicsCompressor();
  out.connect(limit).connect(made.destination);
  hiss = made.createBuffer(1, made.sampleRate / 2, made.sampleRate);
  const data = hiss.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
}

/** A gain that rises at once (or in `attack`) and dies away within `length` seconds. */
function fading(at: number, length: number, loud: number, attack = 0.004): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out!);
  return gain;
}

interface ToneOptions {
  to?: number;
  kind?: OscillatorType;
  loud?: number;
  attack?: number;
}

/** A tone from one pitch (to another), `after` seconds from now. */
function tone(
  from: number,
  after: number,
  length: number,
  { to = from, kind = 'sine', loud = 0.5, attack = 0.004 }: ToneOptions = {},
): void {
  const at = context!.currentTime + after;
  const voice = context!.createOscillator();
  voice.type = kind;
  voice.frequency.setValueAtTime(from, at);
  if (to !== from) voice.frequency.exponentialRampToValueAtTime(to, at + length);
  voice.connect(fading(at, length, loud, attack));
  voice.start(at);
  voice.stop(at + length + 0.02);
}

/** A burst of noise through a filter. */
function noise(after: number, length: number, pitch: number, kind: BiquadFilterType, loud: number, narrow = 0.8): void {
  const at = context!.currentTime + after;
  const source = context!.createBufferSource();
  source.buffer = hiss;
  const filter = context!.createBiquadFilter();
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(at, length, loud, 0.001));
  source.start(at, Math.random() * 0.2, length + 0.05);
}

const brass = (pitch: number, after: number, length: number): void => {
  tone(pitch, after, length, { kind: 'sawtooth', loud: 0.16, attack: 0.03 });
  tone(pitch * 2, after, length * 0.7, { kind: 'triangle', loud: 0.1, attack: 0.03 });
};

const tune = (pitches: readonly number[]): void =>
  pitches.forEach((pitch, at) => brass(pitch, at * 0.16, at === 4 ? 0.8 : 0.22));

const PLAY: Readonly<Record<SoundName, () => void>> = {
  shot: () => {
    noise(0, 0.12, 1800, 'lowpass', 1);
    noise(0, 0.04, 4200, 'highpass', 0.6);
    tone(170, 0, 0.1, { to: 50, kind: 'triangle', loud: 0.8 });
  },
  miss: () => tone(2400, 0, 0.22, { to: 700, loud: 0.22, attack: 0.02 }),
  hit: () => {
    tone(130, 0, 0.16, { to: 60, kind: 'sine', loud: 1 });
    noise(0, 0.06, 500, 'lowpass', 0.7);
  },
  flick: () => noise(0, 0.05, 3200, 'bandpass', 0.7, 1.4),
  good: () => {
    tone(523, 0.32, 0.16, { kind: 'triangle' });
    tone(784, 0.46, 0.26, { kind: 'triangle' });
  },
  bad: () => {
    tone(392, 0.32, 0.16, { kind: 'triangle' });
    tone(262, 0.46, 0.3, { kind: 'triangle' });
  },
  card: () => noise(0, 0.045, 2400, 'bandpass', 0.35, 1.2),
  glass: () => {
    tone(2093, 0, 0.35, { loud: 0.18 });
    tone(3322, 0.01, 0.28, { loud: 0.12 });
    tone(2637, 0.09, 0.35, { loud: 0.14 });
  },
  turn: () => {
    brass(392, 0, 0.2);
    brass(523, 0.17, 0.36);
  },
  asked: () => tone(659, 0, 0.3, { kind: 'triangle', loud: 0.5, attack: 0.01 }),
  bell: () => [1, 2.02, 2.98, 4.16].forEach((part, at) => tone(98 * part, 0, 1.6 / (at + 1), { loud: 0.5 / (at + 1) })),
  chord: () =>
    [392, 494, 587, 784].forEach((pitch) => {
      tone(pitch, 0, 0.7, { kind: 'sawtooth', loud: 0.055, attack: 0.08 });
      tone(pitch * 1.006, 0, 0.7, { kind: 'square', loud: 0.03, attack: 0.08 });
    }),
  law: () => tune([392, 494, 587, 494, 784]),
  outlaw: () => tune([440, 415, 440, 523, 349]),
  renegade: () => tune([330, 392, 370, 330, 247]),
};

/** Make a sound, if sounds are on and allowed. */
export function sound(name: SoundName): void {
  if (!settings.sound || !context || context.state !== 'running') return;
  PLAY[name]();
}
