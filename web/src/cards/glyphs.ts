/** Our own drawings for the sprite, beside those of game-icons.net. `box` is the width and height of the drawing. */
import { CYLINDER } from './cylinder';

interface Glyph {
  readonly box: number;
  readonly body: string;
}

const fill = (d: string): string => `<path fill="currentColor" d="${d}"/>`;
const line = (d: string, width: number): string =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const GLYPHS = {
  cylinder: { box: 100, body: `<path fill="currentColor" fill-rule="evenodd" d="${CYLINDER}"/>` },
  badge: {
    box: 100,
    body: `<path fill="currentColor" fill-rule="evenodd" d="M50 4c7 6 16 8 25 6l8 16c-4 8-4 14 0 22 3 8 3 16 0 23-5 10-18 14-33 25C35 85 22 81 17 71c-3-7-3-15 0-23 4-8 4-14 0-22l8-16c9 2 18 0 25-6zM50 24l-6.500 16.500-17.700 1 13.700 11.200-4.500 17.100L50 60.300l15 9.500-4.500-17.100 13.700-11.200-17.700-1z"/>`,
  },
  derringer: {
    box: 512,
    body: fill(
      'M202 128h278v54H202zM202 196h278v54H202zM186 122v134c-24 8-36 32-44 68-8 36-26 60-58 64-32 4-54-18-50-50 6-48 38-72 48-110 6-24 2-44-10-58l-30-14 14-32 48 12 18-14zM216 264h62c-2 34-12 54-34 62l-12-8c4-18 0-36-16-54z',
    ),
  },
  bible: {
    box: 512,
    body: `<path fill="currentColor" fill-rule="evenodd" d="M116 36h284c14 0 24 10 24 24v332c0 14-10 24-24 24H124c-14 0-20 8-20 18s8 18 20 18h300v24H116c-26 0-44-20-44-44V80c0-26 18-44 44-44zM236 106v54h-54v40h54v126h40V200h54v-40h-54v-54z"/>`,
  },
  bullet: {
    box: 24,
    body: fill(
      'M9 9.200C9 5 10.400 2 12 .8 13.600 2 15 5 15 9.200zM8.600 10.200h6.800v9.400H8.600zM7.800 20.500h8.400v2.700H7.800z',
    ),
  },
  burst: {
    box: 24,
    body: fill(
      'M12 .8l2.300 6.300L19.800 3l-2.300 6.200L24 12l-6.500 2.800 2.300 6.200-5.500-4.100L12 23.200l-2.300-6.300L4.200 21l2.300-6.200L0 12l6.500-2.800L4.200 3l5.500 4.100z',
    ),
  },
  bolt: { box: 24, body: fill('M13.500 1.500L4 13.500h6.500L9 22.500 20 9.500h-7z') },
  pin: { box: 24, body: fill('M7 2h10v2.500l-2 1V11l4 3v2.500h-5.800L12 22.500l-1.200-6H5V14l4-3V5.500l-2-1z') },
  hourglass: {
    box: 24,
    body: fill(
      'M5 1.500h14V5c0 3.500-2.500 5.500-4.500 7 2 1.500 4.500 3.500 4.500 7v3.500H5V19c0-3.500 2.500-5.500 4.500-7C7.500 10.500 5 8.500 5 5zm3 3C8 7 10 8.500 12 10c2-1.500 4-3 4-5.500zM12 14c-2 1.500-4 3-4 5.500h8C16 17 14 15.500 12 14z',
    ),
  },
  aim: {
    box: 24,
    body: `<circle cx="12" cy="12" r="6.500" fill="none" stroke="currentColor" stroke-width="2.200"/>${line('M12 1.500v6M12 16.500v6M1.500 12h6M16.500 12h6', 2.2)}`,
  },
  far: {
    box: 24,
    body: `<circle cx="12" cy="12" r="6.500" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-dasharray="2.500 3.300"/>${line('M4 20L20 4', 2.2)}`,
  },
  all: {
    box: 24,
    body: fill(
      'M5.200 3.200a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zm13.600 0a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM12 1.800a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zM9.300 8h5.400c.9 0 1.500.7 1.500 1.600v5.200h-1.400l-.6 7.400H9.800l-.6-7.400H7.800V9.600C7.800 8.700 8.400 8 9.300 8zM3 8.700h3.700v7.300h.9l-.5 6.200H3.500L3 15.400H1.600v-5.100C1.600 9.400 2.200 8.700 3 8.700zm14.300 0H21c.8 0 1.400.7 1.400 1.600v5.100H21l-.5 6.800h-3.600l-.5-6.200h.9z',
    ),
  },
  swap: { box: 24, body: line('M7.500 3.500v15M3 8l4.500-4.800L12 8M16.500 20.500v-15M12 16l4.500 4.800L21 16', 2.6) },
  check: { box: 24, body: line('M4 13l5 5L20 6', 3.4) },
  cross: { box: 24, body: line('M5 5l14 14M19 5L5 19', 3.2) },
  plus: { box: 24, body: line('M12 4v16M4 12h16', 3) },
  minus: { box: 24, body: line('M4 12h16', 3) },
  left: { box: 24, body: line('M15 4l-8 8 8 8', 3) },
  right: { box: 24, body: line('M9 4l8 8-8 8', 3) },
  up: { box: 24, body: line('M4 15l8-8 8 8', 3) },
  down: { box: 24, body: line('M4 9l8 8 8-8', 3) },
  menu: { box: 24, body: line('M4 6h16M4 12h16M4 18h16', 2.6) },
  search: {
    box: 24,
    body: `<circle cx="10" cy="10" r="6.500" fill="none" stroke="currentColor" stroke-width="2.600"/>${line('M15 15l6 6', 2.8)}`,
  },
  copy: { box: 24, body: line('M9 8h11v12H9zM15 8V4H4v12h5', 2.2) },
  link: {
    box: 24,
    body: line(
      'M10 14l4-4M8.500 10.500L6 13a3.500 3.500 0 0 0 5 5l2.500-2.500M15.500 13.500L18 11a3.500 3.500 0 0 0-5-5l-2.500 2.500',
      2.2,
    ),
  },
  eye: {
    box: 24,
    body: `${line('M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z', 2)}<circle cx="12" cy="12" r="3.200" fill="currentColor"/>`,
  },
} as const satisfies Record<string, Glyph>;
