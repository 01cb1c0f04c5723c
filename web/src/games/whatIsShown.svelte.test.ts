/** What is on show is true: whole games as the server told them, shown at several paces. */

import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { duelView } from './duel/duelView';
import { bangView } from './bang/bangView';
import { DuelTable } from './duel/duelTable.svelte';
import * as duel from './duel/staging';
import { happensToViewer } from '.';
import { gameOf, learnCatalogue, recorded, RECORDED, type Recorded } from '../testing/recorded';
import { settings } from '../device/settings.svelte';
import { TableConnection } from '../connection/tableConnection.svelte';
import { FakeSocket, table, useFakeSockets, welcome } from '../testing/fakeServer';
import * as whole from '../protocol/defaults';
import { NOBODY, type AnyView, type News } from '../protocol/defaults';
import { questionText } from '../table/questionText';
import { BangTable } from './bang/bangTable.svelte';
import * as bang from './bang/staging';

const GLANCE = 50;
const PATIENCE = 25_000;
/** At least as long, to the next glance, as the bar must tell what befalls one. */
const READABLE = 1500;

const LOSSES = new Set(['lose_life', 'eliminated', 'steal', 'strip', 'explode', 'skipped']);

const words = (text: whole.Sentence): string => text.map((part) => part.text).join('');
const ids = (cards: readonly { id: number }[]): number[] => cards.map((card) => card.id).sort((a, b) => a - b);

/** What a table shows, but for its decks: cards that somebody looks at lie nowhere. */
function seen(view: AnyView): unknown {
  if (view.game === 'generic') return view;
  const of = bangView(view);
  const piles = { turn: view.turn, discards: view.discards, top: view.discard?.id, table: ids(view.on_table) };
  if (of)
    return {
      ...piles,
      seats: of.seats.map((one) => [one.life, one.out, one.hand_count, ids(one.hand), ids(one.in_play)]),
    };
  const sides = duelView(view)?.sides.map((one) => [
    one.hand_count,
    ids(one.hand),
    one.backs.toSorted(),
    one.reserve,
    one.out,
    one.characters.map((who) => [who.id, who.life, who.active, ids(who.equipment)]),
  ]);
  return { ...piles, sides };
}

describe.each(RECORDED)('in the recorded game %s', (name: Recorded) => {
  it('the news of a step lead from one view to the next', async () => {
    await learnCatalogue(gameOf(name));
    const { deal, steps } = recorded(name);
    let view: AnyView = whole.snapshot(deal).view;
    for (const step of steps.map(whole.step)) {
      let now = view;
      for (const news of step.news) {
        if (now.game === 'bang') now = bang.arrived(now, news, bang.flights(news, now));
        else if (now.game === 'duel') now = duel.arrived(now, news, duel.flights(news, now));
      }
      if (!step.view.result)
        expect({ n: step.n, ...(seen(now) as object) }).toEqual({ n: step.n, ...(seen(step.view) as object) });
      view = step.view;
    }
  });
});

/** What the page held at one glance, and the last step that it had heard. */
interface Glance {
  step: whole.Step;
  question: whole.Question | null;
  view: AnyView;
  bar: string;
  shown: News | null;
  /** Does what is on show befall the one who plays here, and is it not in the view yet? */
  happensToViewer: boolean;
}

/** Tell a whole game, the steps this long apart, and look at the page all the while. */
function filmed(name: Recorded, apart: (n: number) => number): Glance[] {
  const { deal, steps } = recorded(name);
  const connection = new TableConnection('K7QX', { happensToViewer });
  const line = FakeSocket.last;
  line.accept();
  line.tell(welcome(0), { ...table(), game: gameOf(name) }, deal);
  let model!: BangTable | DuelTable;
  const end = $effect.root(() => {
    model = gameOf(name) === 'duel' ? new DuelTable(connection) : new BangTable(connection);
  });
  const film: Glance[] = [];
  const pass = (time: number, step: whole.Step): void => {
    for (let at = 0; at < time; at += GLANCE) {
      vi.advanceTimersByTime(GLANCE);
      flushSync();
      const { question, shown, since } = connection;
      const mine = shown !== null && since.includes(shown) && happensToViewer(shown, connection.view);
      film.push({
        step,
        question,
        view: model.view!,
        bar: words(questionText(model).text),
        shown,
        happensToViewer: mine,
      });
    }
  };
  for (const told of steps) {
    const step = whole.step(told);
    line.tell(told);
    flushSync();
    // Whoever is asked answers what they have been shown; a question that answers itself does not wait for that.
    for (
      let waited = 0;
      step.question && !step.question.forced && !connection.question && waited < PATIENCE;
      waited += GLANCE
    )
      pass(GLANCE, step);
    pass(apart(step.n), step);
  }
  pass(PATIENCE, whole.step(steps.at(-1)!));
  end();
  connection.close();
  return film;
}

const PACES: Record<string, (n: number) => number> = {
  'as fast as they can be sent': () => 0,
  'by bots that hardly think': (n) => 50 + ((n * 37) % 200),
  'at the usual pace': (n) => 700 + ((n * 377) % 800),
};
const CASES = RECORDED.flatMap((name) => Object.keys(PACES).map((pace) => [name, pace] as const));

describe.each(CASES)('a page that shows the recorded game %s, told %s', (name, pace) => {
  let film: Glance[];

  beforeAll(async () => {
    await learnCatalogue(gameOf(name));
    vi.useFakeTimers();
    useFakeSockets();
    settings.speed = 1;
    settings.reducedMotion = 'off';
    film = filmed(name, PACES[pace]!);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the view at every question of mine', () => {
    const questions = film.filter((glance) => glance.question);
    expect(questions.length).toBeGreaterThan(20);
    for (const { view, step } of questions) expect(view).toEqual(step.view);
    expect(film.at(-1)!.view).toEqual(film.at(-1)!.step.view);
  });

  it('says that somebody plays only in their own turn', () => {
    for (const { view } of film) if (view.asked_kind === 'play' && !view.result) expect(view.asked).toBe(view.turn);
  });

  it('tells what befalls me until it can be read', () => {
    const { deal, steps } = recorded(name);
    let before = whole.snapshot(deal).view;
    const hits: string[] = [];
    for (const step of steps.map(whole.step)) {
      hits.push(
        ...step.news
          .filter((news) => LOSSES.has(news.kind) && happensToViewer(news, before))
          .map((news) => words(news.text)),
      );
      before = step.view;
    }
    const bars: { news: News; text: string; time: number }[] = [];
    let last: News | null = null;
    for (const { shown, happensToViewer: mine, bar } of film) {
      if (shown && mine && LOSSES.has(shown.kind)) {
        if (shown === last && bars.at(-1)?.text === bar) bars.at(-1)!.time += GLANCE;
        else bars.push({ news: shown, text: bar, time: GLANCE });
      }
      last = shown;
    }
    expect(bars.map((bar) => bar.text)).toEqual(hits);
    expect(hits.length).toBeGreaterThan(0);
    for (const bar of bars) expect(bar.time, bar.text).toBeGreaterThanOrEqual(READABLE);
  });
});

it('nothing happens to a spectator', () => {
  for (const step of recorded('bang').steps.map(whole.step)) {
    expect(step.news.filter((news) => happensToViewer(news, { ...step.view, seat: NOBODY }))).toEqual([]);
  }
});
