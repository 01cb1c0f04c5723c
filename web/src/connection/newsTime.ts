/**
 * How long news are on show. The figures come from the server (protocol/newsTimes.ts), whose bots wait as long.
 * src/sixgun/server/protocol/news_times.py computes the same.
 */

import { catalogue } from '../catalogue/catalogue.svelte';
import { NOBODY, type AnyView, type News, type TableInfo } from '../protocol/defaults';
import {
  CATCH_UP,
  HEAVY,
  HEAVY_CATCH_UP,
  HURRIED,
  MOST_WAITING,
  NEWS_TIMES,
  OTHER,
  TARGETS_PER_SEAT,
  TOLD,
  type NewsTime,
} from '../protocol/newsTimes';

/** `move`: what moves; `stay`: time to read what has moved. */
export interface Time {
  move: number;
  stay: number;
}

const MOST_CARDS = 8;

function figures(game: string, news: News): NewsTime {
  const kinds = NEWS_TIMES[game];
  if (!kinds) return { ...OTHER, befalls: 'by_others' };
  return kinds[`${news.kind} ${catalogue.facts(news.what).act}`] ?? kinds[news.kind] ?? OTHER;
}

/** The seat to which news happen without a choice of its own, or NOBODY. */
export function befallen(game: string, news: News): number {
  const { seat } = news;
  const target = news.target === NOBODY ? NOBODY : Math.floor(news.target / (TARGETS_PER_SEAT[game] ?? 1));
  switch (figures(game, news).befalls) {
    case 'seat':
      return seat;
    case 'target':
      return target;
    case 'by_others':
      return target === seat ? NOBODY : target;
    case 'forced':
      return news.what === 'forced' || (target !== NOBODY && target !== seat) ? seat : NOBODY;
    case 'opponent':
      return 1 - seat;
    default:
      return NOBODY;
  }
}

/** How long news of a game are on show at the usual speed, to the viewer of a view at a table. */
export function newsTime(news: News, view: AnyView | null, info: TableInfo | null): Time {
  const game = view?.game ?? info?.game ?? '';
  const { move, stay = 0, apart = 0, hit = false } = figures(game, news);
  const cards = Math.max(1, Math.min(MOST_CARDS, news.cards.length || news.amount));
  const moving = move + apart * (cards - 1);
  const who = befallen(game, news);
  const told = who !== NOBODY && (who === view?.seat || (hit && isThere(info, who)));
  return { move: moving, stay: told ? Math.max(stay, TOLD - moving) : stay };
}

/** Does a person sit there who is connected and plays themselves? */
function isThere(info: TableInfo | null, seat: number): boolean {
  const place = info?.seats[seat];
  return Boolean(place?.name && !place.bot && place.online && !place.away);
}

export const isHeavy = ({ move, stay }: Time): boolean => move + stay >= HEAVY;

/** What is left of a time when others wait behind, some of them heavy. Trifles are shortened first. */
export function hurried(time: Time, waiting: number, heavy: number): Time {
  const whole = time.move + time.stay;
  let most = whole;
  if (isHeavy(time)) {
    if (heavy > MOST_WAITING) most = HEAVY_CATCH_UP / (heavy + 1);
  } else if (waiting > MOST_WAITING) most = Math.min(HURRIED, CATCH_UP / (waiting + 1));
  if (whole <= most) return time;
  return { move: (time.move * most) / whole, stay: (time.stay * most) / whole };
}
