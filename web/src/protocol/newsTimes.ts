// How long each kind of news is on show, in milliseconds at the usual speed: connection/newsTime.ts uses it.
// Made from src/sixgun/server/protocol/ by `python -m sixgun.server.protocol.typescript --write`: don't edit it here.

/** What is left out is 0, empty or false; news_times.py explains all of it. */
export interface NewsTime {
  move: number;
  stay?: number;
  apart?: number;
  befalls?: 'seat' | 'target' | 'by_others' | 'forced' | 'opponent';
  hit?: boolean;
}

export const TOLD = 2000;
export const HEAVY = 800;
export const MOST_WAITING = 3;
export const HURRIED = 300;
export const CATCH_UP = 2400;
export const HEAVY_CATCH_UP = 3000;

export const OTHER: NewsTime = { move: 120, stay: 400 };
export const TARGETS_PER_SEAT: Readonly<Record<string, number>> = { duel: 12 };

export const NEWS_TIMES: Readonly<Record<string, Readonly<Record<string, NewsTime>>>> = {
  bang: {
    check: { move: 320, stay: 1880, befalls: 'seat' },
    discard: { move: 280, befalls: 'forced' },
    draw: { move: 280, apart: 60 },
    eliminated: { move: 600, stay: 1600, befalls: 'seat' },
    event: { move: 400, stay: 1600 },
    explode: { move: 180, stay: 1820, befalls: 'seat' },
    flip: { move: 320, stay: 1880, befalls: 'seat' },
    gain_life: { move: 280, stay: 620 },
    game_over: { move: 400, stay: 1600 },
    give: { move: 280, stay: 400, befalls: 'by_others' },
    inherit: { move: 280, apart: 60, befalls: 'by_others' },
    look: { move: 280, apart: 60 },
    lose_life: { move: 280, stay: 620, befalls: 'seat', hit: true },
    missed: { move: 280, stay: 400 },
    pass_on: { move: 280, stay: 400, befalls: 'by_others' },
    play: { move: 280, stay: 500, befalls: 'by_others' },
    'play challenge': { move: 280, stay: 1720, befalls: 'by_others' },
    'play shot': { move: 460, stay: 900, befalls: 'by_others' },
    reply: { move: 280, stay: 400 },
    revive: { move: 600, stay: 1600, befalls: 'seat' },
    reward: { move: 280, apart: 60 },
    show: { move: 280, stay: 600, apart: 60 },
    skipped: { move: 120, stay: 400, befalls: 'seat' },
    steal: { move: 280, stay: 400, befalls: 'by_others' },
    store: { move: 280, stay: 600, apart: 60 },
    take: { move: 280, stay: 400 },
    turn: { move: 400 },
    use: { move: 280, stay: 400, befalls: 'by_others' },
  },
  duel: {
    avoid: { move: 280, stay: 200 },
    avoided: { move: 120, stay: 200 },
    discard: { move: 280 },
    draw: { move: 280, apart: 60 },
    eliminated: { move: 600, stay: 1600, befalls: 'target' },
    enter: { move: 400, stay: 600 },
    equip: { move: 280, stay: 200, befalls: 'by_others' },
    explode: { move: 180, stay: 1820, befalls: 'target' },
    flip: { move: 320, stay: 1880, befalls: 'seat' },
    gain_life: { move: 280, stay: 620 },
    game_over: { move: 400, stay: 1600 },
    hit: { move: 180, stay: 500, befalls: 'target', hit: true },
    instead: { move: 120, stay: 400, befalls: 'target' },
    lone: { move: 400, stay: 300 },
    lose_life: { move: 280, stay: 520, befalls: 'target', hit: true },
    pass_on: { move: 280, stay: 400, befalls: 'target' },
    play: { move: 280, stay: 200, befalls: 'by_others' },
    'play challenge': { move: 280, stay: 1720, befalls: 'by_others' },
    reload: { move: 280, stay: 400 },
    replace: { move: 280, stay: 200, befalls: 'by_others' },
    reply: { move: 280, stay: 400 },
    reveal: { move: 320, stay: 1880, befalls: 'seat' },
    seize: { move: 280, stay: 400, befalls: 'by_others' },
    show: { move: 280, stay: 600, apart: 60 },
    steal: { move: 280, stay: 400, befalls: 'opponent' },
    store: { move: 280, stay: 600, apart: 60 },
    strip: { move: 280, stay: 200, befalls: 'by_others' },
    swap: { move: 400, stay: 150 },
    take: { move: 280, stay: 400 },
    turn: { move: 400 },
    use: { move: 280, stay: 400, befalls: 'by_others' },
    waste: { move: 280, stay: 400, befalls: 'opponent' },
  },
};
