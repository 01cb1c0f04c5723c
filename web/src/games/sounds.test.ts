import { describe, expect, test } from 'vitest';
import { news } from '../protocol/defaults';
import { news as wire } from '../testing/fakeServer';
import { learnCatalogue } from '../testing/recorded';
import { clientOf } from '.';

describe('sounds', () => {
  test('shots crack, other cards flick', async () => {
    await learnCatalogue('bang');
    expect(clientOf('bang').soundsOf(news(wire('play', { what: 'bang', target: 1 })), 0)).toEqual(['shot']);
    expect(clientOf('bang').soundsOf(news(wire('play', { what: 'beer' })), 0)).toEqual(['card']);
    for (const what of ['knife', 'doc_holyday', 'sniper']) {
      expect(clientOf('bang').soundsOf(news(wire('use', { what, target: 1 })), 0)).toEqual(['shot']);
    }
  });

  test('a shot of The Duel cracks once, with its hit', async () => {
    await learnCatalogue('duel');
    const shot = [wire('play', { what: 'gatling' }), wire('hit', { what: 'gatling', target: 12 })];
    expect(shot.flatMap((one) => clientOf('duel').soundsOf(news(one), 0))).toEqual(['card', 'shot']);
  });

  test('one’s own turn is told, that of others is not', () => {
    expect(clientOf('bang').soundsOf(news(wire('turn', { seat: 0 })), 0)).toEqual(['turn']);
    expect(clientOf('bang').soundsOf(news(wire('turn', { seat: 1 })), 0)).toEqual([]);
  });

  test('a draw! ends up or down, the game by its side', () => {
    expect(clientOf('bang').soundsOf(news(wire('check', { helped: false })), 0)).toEqual(['flick', 'bad']);
    expect(clientOf('bang').soundsOf(news(wire('game_over', { what: 'sheriff_dead' })), 0)).toEqual(['outlaw']);
    expect(clientOf('bang').soundsOf(news(wire('game_over', { what: 'renegade_last' })), 0)).toEqual(['renegade']);
    expect(clientOf('bang').soundsOf(news(wire('game_over', { what: 'law_and_order' })), 0)).toEqual(['law']);
  });
});
