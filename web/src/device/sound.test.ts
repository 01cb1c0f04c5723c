import { describe, expect, test } from 'vitest';
import { news } from '../protocol/defaults';
import { news as wire } from '../testing/fakeServer';
import { learnCatalogue } from '../testing/recorded';
import { soundsOf } from './sound';

describe('sounds', () => {
  test('shots crack, other cards flick', async () => {
    await learnCatalogue('bang');
    expect(soundsOf(news(wire('play', { what: 'bang', target: 1 })), 0, 'bang')).toEqual(['shot']);
    expect(soundsOf(news(wire('play', { what: 'beer' })), 0, 'bang')).toEqual(['card']);
    for (const what of ['knife', 'doc_holyday', 'sniper']) {
      expect(soundsOf(news(wire('use', { what, target: 1 })), 0, 'bang')).toEqual(['shot']);
    }
  });

  test('a shot of The Duel cracks once, with its hit', async () => {
    await learnCatalogue('duel');
    const shot = [wire('play', { what: 'gatling' }), wire('hit', { what: 'gatling', target: 12 })];
    expect(shot.flatMap((one) => soundsOf(news(one), 0, 'duel'))).toEqual(['card', 'shot']);
  });

  test('one’s own turn is told, that of others is not', () => {
    expect(soundsOf(news(wire('turn', { seat: 0 })), 0, 'bang')).toEqual(['turn']);
    expect(soundsOf(news(wire('turn', { seat: 1 })), 0, 'bang')).toEqual([]);
  });

  test('a draw! ends up or down, the game by its side', () => {
    expect(soundsOf(news(wire('check', { good: false })), 0, 'bang')).toEqual(['flick', 'bad']);
    expect(soundsOf(news(wire('game_over', { what: 'sheriff_dead' })), 0, 'bang')).toEqual(['outlaw']);
    expect(soundsOf(news(wire('game_over', { what: 'renegade_last' })), 0, 'bang')).toEqual(['renegade']);
    expect(soundsOf(news(wire('game_over', { what: 'law_and_order' })), 0, 'bang')).toEqual(['law']);
  });
});
