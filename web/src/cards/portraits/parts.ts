/** The kit of parts for portraits: flat shapes on a square of 100, no outlines, one hard shadow on the right half. */

export const SKINS = { pale: '#f0cfae', fair: '#e8bd93', tan: '#cf9566', brown: '#a9714a', dark: '#7c4e33' } as const;

/** What a shape is filled with: a colour of the recipe, a shadow, or a colour of its own. */
type Paint = 'skin' | 'hair' | 'hat' | 'band' | 'coat' | 'scarf' | 'lips' | 'shade' | (string & {});

export interface Shape {
  readonly d: string;
  readonly fill?: Paint;
  readonly opacity?: number;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly dash?: string;
}

const INK = '#1d120b';
const MOUTH = '#5a2418';
const shade = (d: string, opacity = 0.18): Shape => ({ d, fill: '#000', opacity });
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Hair behind the head and in front of it. */
export const HAIR = {
  short: {
    back: [],
    front: [{ d: 'M31.500 52c-2-18 4-27 18.500-27s20.500 9 18.500 27l-3-3-1.500-9H36l-1.500 9z', fill: 'hair' }],
  },
  long: {
    back: [{ d: 'M27 40C25 70 22 84 26 92l48 0c4-8 1-22-1-52z', fill: 'hair' }],
    front: [{ d: 'M31 52C29 34 36 24 50 24s21 10 19 28c-3-8-5-12-7-15-8 1-18 0-23-3-3 5-6 11-8 18z', fill: 'hair' }],
  },
  braids: {
    back: [
      { d: 'M28 42c-2 22-6 34-8 50l9 2c2-16 5-26 7-40zM72 42c2 22 6 34 8 50l-9 2c-2-16-5-26-7-40z', fill: 'hair' },
      { d: 'M20.500 86l9 2-.500 4-9.300-2zM79.500 86l-9 2 .500 4 9.300-2z', fill: 'band' },
    ],
    front: [{ d: 'M31 50C29 34 36 24 50 24s21 10 19 26c-3-7-8-12-19-16-11 4-16 9-19 16z', fill: 'hair' }],
  },
  bun: {
    back: [{ d: dot(50, 14, 11), fill: 'hair' }],
    front: [{ d: 'M31 50C29 32 36 22 50 22s21 10 19 28c-2-6-6-13-19-13s-17 7-19 13z', fill: 'hair' }],
  },
  curls: {
    back: [
      {
        d: `${dot(29, 42, 8)}${dot(71, 42, 8)}${dot(26, 55, 8)}${dot(74, 55, 8)}${dot(28, 68, 7.5)}${dot(72, 68, 7.5)}${dot(34, 28, 9)}${dot(66, 28, 9)}${dot(50, 21, 11)}`,
        fill: 'hair',
      },
    ],
    front: [
      {
        d: 'M31 48C28 32 36 22 50 22s22 10 19 26c-2-3-3-6-4-9-3 2-8 1-10-2-4 3-9 3-12 0-2 3-6 4-9 2-1 4-2 6-3 9z',
        fill: 'hair',
      },
    ],
  },
  bob: {
    back: [{ d: 'M27 40c-2 14-2 22 0 30 6 3 40 3 46 0 2-8 2-16 0-30z', fill: 'hair' }],
    front: [{ d: 'M31 52c-3-18 4-29 19-29s22 11 19 29c-2-7-3-10-4-13H35c-1 3-2 6-4 13z', fill: 'hair' }],
  },
  mane: {
    back: [{ d: 'M28 38c-4 12-5 26-3 38l9 2 1-30h30l1 30 9-2c2-12 1-26-3-38z', fill: 'hair' }],
    front: [
      {
        d: 'M31.500 50c-2-17 4-26 18.500-26s20.500 9 18.500 26c-2-6-4-10-6-12-8 2-17 2-25 0-2 2-4 6-6 12z',
        fill: 'hair',
      },
    ],
  },
  none: { back: [], front: [] },
} as const satisfies Record<string, { back: readonly Shape[]; front: readonly Shape[] }>;

export const HATS = {
  stetson: [
    { d: 'M30 35C29 16 34 7 42 9c3 .8 5 3 8 3s5-2.200 8-3c8-2 13 7 12 26z', fill: 'hat' },
    { d: 'M30 29.500c13 4 27 4 40 0l.2 6.500H29.800z', fill: 'band' },
    { d: 'M5 31c11-3 21 4.500 45 4.500S84 28 95 31c-6 9-22 12.500-45 12.500S11 40 5 31z', fill: 'hat' },
    shade('M50 12c3 0 5-2.200 8-3 8-2 13 7 12 26 13-1 19-4.500 25-4-6 9-22 12.500-45 12.500z'),
  ],
  flat: [
    { d: 'M31 34V15c0-4 38-4 38 0v19z', fill: 'hat' },
    { d: 'M31 27h38v7H31z', fill: 'band' },
    { d: 'M9 34c0-3 82-3 82 0 0 6-18 9-41 9S9 40 9 34z', fill: 'hat' },
    shade('M50 12c10 0 19 1 19 3v17c13 .5 22 1 22 2 0 6-18 9-41 9z'),
  ],
  bowler: [
    { d: 'M29 36C27 12 37 6 50 6s23 6 21 30z', fill: 'hat' },
    { d: 'M29 29h42v7H29z', fill: 'band' },
    { d: 'M18 34c8 4 56 4 64 0 3 6-10 9-32 9s-35-3-32-9z', fill: 'hat' },
    shade('M50 6c13 0 23 6 21 28 4 0 8-.500 11 0 3 6-10 9-32 9z'),
  ],
  sombrero: [
    { d: 'M37 34C38 12 44 3 50 3s12 9 13 31z', fill: 'hat' },
    { d: 'M36.500 28h27l.5 6h-28z', fill: 'band' },
    { d: 'M-2 27c4 8 24 9 52 9s48-1 52-9c3 12-20 18-52 18S-5 39-2 27z', fill: 'hat' },
    { d: 'M4 35c10 6 26 8 46 8s36-2 46-8', stroke: 'band', width: 2, dash: '3 3' },
    shade('M50 3c6 0 12 9 13 32 20 0 35-2 39-8 3 12-20 18-52 18z', 0.16),
  ],
  bonnet: [
    { d: 'M24 46C22 18 34 9 50 9s28 9 26 37c-3-10-10-17-26-17s-23 7-26 17z', fill: 'hat' },
    { d: 'M24 46c3-10 10-17 26-17s23 7 26 17', stroke: 'band', width: 3 },
    shade('M50 9c16 0 28 9 26 37-3-10-10-17-26-17z', 0.15),
  ],
  feather: [
    { d: 'M30 35C29 16 34 8 42 10c3 .8 5 2 8 2s5-1.200 8-2c8-2 13 6 12 25z', fill: 'hat' },
    { d: 'M30 30c13 3 27 3 40 0v6H30z', fill: 'band' },
    { d: 'M66 33C70 14 80 4 90 2 90 16 82 28 70 34z', fill: 'band' },
    { d: 'M10 35c10-5 24 1 40 1s30-6 40-1c-6 7-20 9-40 9s-34-2-40-9z', fill: 'hat' },
    shade('M50 12c3 0 5-1.200 8-2 8-2 13 6 12 25 8-1 15-2 20 0-6 7-20 9-40 9z'),
  ],
  top: [
    { d: 'M31 35l-2-30c6-3 36-3 42 0l-2 30z', fill: 'hat' },
    { d: 'M30.600 27h38.800l-.500 8H31.100z', fill: 'band' },
    { d: 'M17 34c8 3 58 3 66 0 2 6-11 9-33 9s-35-3-33-9z', fill: 'hat' },
    shade('M50 2.700c10 0 18 .800 21 2.300l-2 29.500c6-.100 11-.300 14-.500 2 6-11 9-33 9z'),
  ],
  headband: [
    { d: 'M30.500 37c12-4 27-4 39 0l.300 7c-12-4-27.500-4-39.600 0z', fill: 'band' },
    { d: 'M66 40C68 22 74 10 82 4c2 12-2 26-11 38z', fill: 'hat' },
    { d: 'M68 41C71 28 75 16 81 7', stroke: 'band', width: 1.4 },
    shade('M50 34c7 0 14 1 19.500 3l.300 7c-6-2-13-3-19.800-3z', 0.2),
  ],
  cap: [
    { d: 'M29 38C27 20 36 11 50 10c10-1 17 2 24 12 3 5 8 8 12 8-2 6-12 7-19 1 2 2 3 4 4 7z', fill: 'hat' },
    { d: 'M27 34c13-4 33-4 46 0 2 3 2 6 0 9-13-4-33-4-46 0-2-3-2-6 0-9z', fill: '#f4ead6' },
    { d: dot(85, 31, 6), fill: '#f4ead6' },
    shade('M50 31c8 0 16 1 23 3 2 3 2 6 0 9-6-2-14-3-23-3z', 0.14),
  ],
  veil: [
    {
      d: 'M24 52C20 18 34 7 50 7s30 11 26 45c1 14 4 24 7 34-8-6-12-20-13-34-1-12-8-21-20-21s-19 9-20 21c-1 14-5 28-13 34 3-10 6-20 7-34z',
      fill: 'hat',
    },
    { d: 'M30 52c1-12 8-21 20-21s19 9 20 21', stroke: 'band', width: 2.2 },
    shade('M50 7c16 0 30 11 26 45 1 14 4 24 7 34-8-6-12-20-13-34-1-12-8-21-20-21z', 0.18),
  ],
  none: [],
} as const satisfies Record<string, readonly Shape[]>;

export const BEARDS = {
  none: [],
  moustache: [
    { d: 'M37 59c3-4 10-4 13-1.500 3-2.500 10-2.500 13 1.500-4 1.500-9 2-13 .5-4 1.500-9 1-13-.5z', fill: 'hair' },
  ],
  handlebar: [
    {
      d: 'M32 57c4 2 6-2 11-2 3 0 5 1 7 2.500 2-1.500 4-2.500 7-2.500 5 0 7 4 11 2-1 6-7 7-11 5-2 0-4-1-7-2-3 1-5 2-7 2-4 2-10 1-11-5z',
      fill: 'hair',
    },
  ],
  full: [
    {
      d: 'M32 50c0 18 6 28 18 28s18-10 18-28c-2 5-5 7-8 7-3-2.500-7-2-10 0-3-2-7-2.500-10 0-3 0-6-2-8-7z',
      fill: 'hair',
    },
    { d: 'M44 63.500h12', stroke: MOUTH, width: 2 },
  ],
  long: [
    {
      d: 'M31.500 49c-1 22 4 42 18.500 48 14.500-6 19.500-26 18.500-48-2 6-5 8-8.500 8-3-2.500-7-2-10 0-3-2-7-2.500-10 0-3.500 0-6.500-2-8.500-8z',
      fill: 'hair',
    },
    { d: 'M44 63.500h12', stroke: MOUTH, width: 2 },
    shade('M50 57c3-2 7-2.500 10 0 3.500 0 6.500-2 8.500-8 1 22-4 42-18.500 48z', 0.13),
  ],
  goatee: [
    { d: 'M41 57c3-2 6-2 9-.5 3-1.500 6-1.500 9 .5l-2 2H43zM45 66h10c0 7-2 10-5 11-3-1-5-4-5-11z', fill: 'hair' },
  ],
  sideburns: [
    {
      d: 'M31.500 46l4 1c0 8 1 14 5 18l-3 2c-4-4-6-11-6-21zM68.500 46l-4 1c0 8-1 14-5 18l3 2c4-4 6-11 6-21z',
      fill: 'hair',
    },
  ],
  walrus: [
    {
      d: 'M35 66c0-8 6-11 11-10 2 0 3 .7 4 1.500 1-.8 2-1.500 4-1.500 5-1 11 2 11 10-5-2-10-2.500-15-1-5-1.500-10-1-15 1z',
      fill: 'hair',
    },
  ],
  stubble: [{ d: 'M33 54c1 11 8 17 17 17s16-6 17-17c-4 4-9 5-17 5s-13-1-17-5z', fill: 'hair', opacity: 0.28 }],
  mask: [
    { d: 'M30.500 53c12 4 27 4 39 0l2 16c-6 8-12 13-21.500 13S34.500 77 28.500 69z', fill: 'band' },
    shade('M50 56c8 0 14-1 19.500-3l2 16c-6 8-12 13-21.500 13z', 0.2),
  ],
} as const satisfies Record<string, readonly Shape[]>;

const brow = (d: string): Shape => ({ d, stroke: 'hair', width: 2 });
const BROWS = brow('M37 44.500l8.500-1M63 44.500l-8.500-1');

export const EYES = {
  dots: [{ d: dot(42, 48, 2.2) + dot(58, 48, 2.2), fill: INK }, BROWS],
  narrow: [{ d: 'M37.500 47.500h8.500l-1.500 2.500h-5.500zM54 47.500h8.500l-1.500 2.500h-5.500z', fill: INK }, BROWS],
  stern: [{ d: dot(42, 48.5, 2) + dot(58, 48.5, 2), fill: INK }, brow('M36.500 43.500l9 2.500M63.500 43.500l-9 2.500')],
  wink: [{ d: dot(42, 48, 2.2), fill: INK }, { d: 'M54 48.500c2.500-2 5.500-2 8 0', stroke: INK, width: 1.8 }, BROWS],
  patch: [
    { d: `${dot(42, 48, 2.2)}M52 43.500h13v6c-3 4.500-10 4.500-13 0z`, fill: INK },
    { d: 'M31 41l22 4', stroke: INK, width: 1.6 },
    brow('M37 44.500l8.500-1'),
  ],
  glasses: [
    { d: dot(42, 48, 2) + dot(58, 48, 2), fill: INK },
    { d: `${dot(42, 48, 6)}${dot(58, 48, 6)}M48 47.500h4`, stroke: INK, width: 1.6 },
    BROWS,
  ],
  lashes: [
    { d: dot(42, 48, 2.3) + dot(58, 48, 2.3), fill: INK },
    { d: 'M37 46c2-2 5-3 8-1.500M63 46c-2-2-5-3-8-1.500', stroke: INK, width: 1.5 },
  ],
  hidden: [
    { d: 'M31.500 42c12-3 25-3 37 0v10c-12-3-25-3-37 0z', fill: '#140b06', opacity: 0.82 },
    { d: dot(42, 48, 1.7) + dot(58, 48, 1.7), fill: '#f4ead6' },
  ],
} as const satisfies Record<string, readonly Shape[]>;

export const NECKS = {
  scarf: [
    { d: 'M34 72c8 5 24 5 32 0l6 8c-6 4-12 6-15 7l-7 11-7-11c-3-1-9-3-15-7z', fill: 'scarf' },
    shade('M50 76c6 0 12-1 16-4l6 8c-6 4-12 6-15 7l-7 11z', 0.17),
  ],
  tie: [
    { d: 'M38 74l12 9 12-9 5 3-11 11H44L33 77z', fill: '#f1e6cf' },
    { d: 'M40 82l10 4 10-4v9l-10-4-10 4z', fill: 'scarf' },
  ],
  collar: [{ d: 'M36 74l14 14 14-14 6 4-14 22H44L30 78z', fill: 'scarf' }, shade('M64 74l6 4-14 22h-6V88z', 0.12)],
  lace: [
    {
      d: 'M34 73c3 6 9 11 16 11s13-5 16-11l6 4c-2 5-5 8-9 9-1 4-5 6-8 5-2 3-8 3-10 0-3 1-7-1-8-5-4-1-7-4-9-9z',
      fill: 'scarf',
    },
    { d: dot(50, 86, 3), fill: 'band' },
    shade('M50 84c7 0 13-5 16-11l6 4c-2 5-5 8-9 9-1 4-5 6-8 5-1 1.500-3 2.200-5 2.200z', 0.12),
  ],
  poncho: [
    { d: 'M33 73c10 6 24 6 34 0 14 6 26 14 31 31H2c5-17 17-25 31-31z', fill: 'scarf' },
    { d: 'M21 84c18 10 40 10 58 0M12 93c24 10 52 10 76 0', stroke: 'band', width: 2.6 },
    shade('M50 77.500c6 0 12-1.500 17-4.500 14 6 26 14 31 31H50z', 0.17),
  ],
  none: [],
} as const satisfies Record<string, readonly Shape[]>;

/** Small things on the face, over everything but the hat. */
export const MARKS = {
  none: [],
  scar: [{ d: 'M60 52l5 8M60.500 56.500l4-1.500', stroke: '#8d3b2c', width: 1.3 }],
  freckles: [
    {
      d: [38, 41, 44, 56, 59, 62].map((x, k) => dot(x, k % 2 ? 55 : 53.5, 0.75)).join(''),
      fill: '#a8552c',
      opacity: 0.75,
    },
  ],
  cigar: [
    { d: 'M53 62.500l15 4-1 3.400-15-4z', fill: '#5d3a1e' },
    { d: 'M67 66.200l3 .8-1 3.400-3-.8z', fill: '#e2603a' },
  ],
  earring: [{ d: dot(31, 56, 2) + dot(69, 56, 2), fill: '#e2b04a' }],
  paint: [{ d: 'M34 53l9 1.500v2.500l-9-1.500zM66 53l-9 1.500v2.500l9-1.500z', fill: 'band' }],
} as const satisfies Record<string, readonly Shape[]>;

/** What belongs to everybody. */
const HEAD: readonly Shape[] = [
  { d: dot(31.5, 50, 4) + dot(68.5, 50, 4), fill: 'skin' },
  { d: 'M32 42c0-13 7-18 18-18s18 5 18 18l-.5 10C66 63 58 71 50 71S34 63 32.500 52z', fill: 'skin' },
  {
    d: 'M50 24c11 0 18 5 18 18l-.5 10C66 63 58 71 50 71l0-13.500 1.500-1.200-3-.8L50 42z',
    fill: '#3a1a0a',
    opacity: 0.2,
  },
];
const BODY: readonly Shape[] = [
  { d: 'M4 104C6 84 26 78 39 74h22c13 4 33 10 35 30z', fill: 'coat' },
  shade('M50 74h11c13 4 33 10 35 30H50z', 0.2),
  { d: 'M41 60h18v14c-3 6-15 6-18 0z', fill: 'skin' },
  { d: 'M41 66c5 5 13 5 18 0v8c-3 6-15 6-18 0z', fill: '#3a1a0a', opacity: 0.28 },
];
const UNDER_HAT: Shape = { d: 'M31.500 42c8 5 29 5 37 0l-.5 6c-10-4-26-4-36 0z', fill: '#2a1208', opacity: 0.3 };
const LIPS: Shape = { d: 'M45 62.500c2-1.500 3.500-1.500 5-.5 1.500-1 3-1 5 .5-2 3-8 3-10 0z', fill: 'lips' };
const PLAIN_MOUTH: Shape = { d: 'M45.500 63h9', stroke: MOUTH, width: 1.8 };

/** The rays of the ground, as one path. */
export const RAYS = [...Array(12).keys()]
  .map((k) => {
    const edge = (angle: number): string =>
      `${(50 + 90 * Math.cos(angle)).toFixed(1)} ${(54 + 90 * Math.sin(angle)).toFixed(1)}`;
    return `M50 54L${edge((k * Math.PI) / 6)} ${edge((k * Math.PI) / 6 + 0.26)}z`;
  })
  .join('');

/** A person in one line. Colours are hexadecimal; what is left out is plain. */
export interface Recipe {
  readonly ground: string;
  readonly skin: keyof typeof SKINS;
  readonly hair?: keyof typeof HAIR;
  readonly hairColour: string;
  readonly hat?: keyof typeof HATS;
  readonly hatColour?: string;
  readonly band?: string;
  readonly beard?: keyof typeof BEARDS;
  readonly eyes?: keyof typeof EYES;
  readonly lips?: string;
  readonly neck?: keyof typeof NECKS;
  readonly scarf?: string;
  readonly coat: string;
  readonly mark?: keyof typeof MARKS;
}

/** All shapes of a portrait from back to front, with their colours put in. */
export function shapesOf(recipe: Recipe): Shape[] {
  const band = recipe.band ?? '#b3402c';
  const colours: Record<string, string> = {
    skin: SKINS[recipe.skin],
    hair: recipe.hairColour,
    hat: recipe.hatColour ?? '#4d3422',
    band,
    coat: recipe.coat,
    scarf: recipe.scarf ?? band,
    lips: recipe.lips ?? MOUTH,
  };
  const hair = HAIR[recipe.hair ?? 'short'];
  const beard = recipe.beard ?? 'none';
  const hat = recipe.hat ?? 'none';
  const brim = hat !== 'none' && hat !== 'headband' && hat !== 'veil';
  const open = beard !== 'mask' && beard !== 'full' && beard !== 'long' && beard !== 'walrus';
  const shapes: readonly Shape[] = [
    ...hair.back, ...BODY, ...NECKS[recipe.neck ?? 'scarf'], ...HEAD, ...EYES[recipe.eyes ?? 'dots'],
    ...(open ? [recipe.lips ? LIPS : PLAIN_MOUTH] : []), ...BEARDS[beard], ...MARKS[recipe.mark ?? 'none'], ...hair.front,
    ...(brim ? [UNDER_HAT] : []), ...HATS[hat],
  ]; // prettier-ignore
  const painted = (paint: string | undefined): string | undefined =>
    paint === undefined ? undefined : (colours[paint] ?? paint);
  return shapes.map((shape) => ({ ...shape, fill: painted(shape.fill) ?? 'none', stroke: painted(shape.stroke) }));
}
