import { describe, expect, it } from 'vitest';
import type { News, View } from '../protocol/defaults';
import { logEntries } from './logEntries';

const news = (kind: string, seat: number, amount = 0): News => ({
  kind,
  seat,
  amount,
  target: -1,
  what: '',
  cards: [],
  text: [],
  helped: null,
  backs: [],
});

describe('the log', () => {
  it('counts rounds back from the one that is on', () => {
    const view = { round: 4, seats: [{ role: '' }, { role: 'sheriff' }, { role: '' }] } as unknown as View;
    const log = [
      news('draw', 0),
      news('turn', 1, 7),
      news('play', 1),
      news('turn', 2, 8),
      news('turn', 0, 9),
      news('turn', 1, 10),
    ];
    expect(logEntries(log, view).map((entry) => entry.heading?.round)).toEqual([undefined, 3, undefined, 0, 0, 4]);
  });

  it('begins with the first player where there is no Sheriff', () => {
    const view = { round: 2, seats: [{ role: '' }, { role: 'deputy' }, { role: '' }] } as unknown as View;
    const log = [news('turn', 2, 1), news('turn', 0, 2), news('turn', 1, 3), news('turn', 2, 4)];
    expect(logEntries(log, view).map((entry) => entry.heading?.round)).toEqual([1, 0, 0, 2]);
  });
});
