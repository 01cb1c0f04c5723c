import { describe, expect, it } from 'vitest';
import { news, question as wholeQuestion, view as wholeView, type Question, type View } from '../../protocol/defaults';
import { nextLesson, type Moment } from './lessons';

function table(more: Partial<View> = {}, role = 'outlaw', out = false): View {
  const seat = { role: '', life: 4, max_life: 4, hand_count: 4 };
  const mine = {
    ...seat,
    role,
    out,
    hand: [
      { id: 7, face: 'barrel-qs' },
      { id: 8, face: 'bang-9d' },
    ],
  };
  const given = {
    game: 'bang' as const,
    seat: 0,
    turn: 0,
    turn_number: 1,
    round: 1,
    phase: 'play',
    deck: 9,
    discards: 0,
    seats: [mine, seat, seat],
  };
  return wholeView({ ...given, ...more });
}

const asked = (kind: string, more: Partial<Question> = {}): Question =>
  wholeQuestion({ number: 1, kind, text: [], options: [], ...more }) as Question;

const moment = (more: Partial<Moment>): Moment => ({
  view: table(),
  question: null,
  last: null,
  colour: (face) => (face.startsWith('barrel') ? 'blue' : 'brown'),
  ...more,
});

describe('the coach', () => {
  it('begins with one’s role, once', () => {
    expect(nextLesson(moment({}), new Set())).toBe('outlaw');
    expect(nextLesson(moment({}), new Set(['outlaw']))).toBeNull();
  });

  it('explains a question before anything else', () => {
    expect(nextLesson(moment({ question: asked('dodge') }), new Set())).toBe('dodge');
    expect(nextLesson(moment({ question: asked('dodge') }), new Set(['dodge', 'outlaw']))).toBeNull();
  });

  it('teaches a turn step by step', () => {
    const options = [
      { text: [], verb: 'play', card: 8, target: 1, what: '', confirm: [] }, // as the server tells them
      { text: [], verb: 'play', card: 7, target: -1, what: '', confirm: [] },
    ];
    const table = moment({ question: asked('play', { options }) });
    const seen = new Set(['outlaw']);
    const heard: (string | null)[] = [];
    for (let lesson = nextLesson(table, seen); lesson; lesson = nextLesson(table, seen)) {
      heard.push(lesson);
      seen.add(lesson);
    }
    expect(heard).toEqual(['play', 'bang', 'blue']);
  });

  it('speaks of reach also for a card that counts as a BANG!, and not for those that are none', () => {
    const option = { text: [], verb: 'play', card: 7, target: 1, what: 'bang', confirm: [] };
    const seen = new Set(['outlaw', 'play', 'blue']);
    expect(nextLesson(moment({ question: asked('play', { options: [option] }) }), seen)).toBe('bang');
    expect(nextLesson(moment({ question: asked('play', { options: [{ ...option, what: '' }] }) }), seen)).toBeNull();
  });

  it('does not speak of answers that go by themselves', () => {
    expect(nextLesson(moment({ question: asked('dodge', { forced: true }) }), new Set(['outlaw']))).toBeNull();
  });

  it('tells what happens to oneself and to others', () => {
    const seen = new Set(['outlaw']);
    const view = table({ turn: 1 });
    expect(nextLesson(moment({ view, last: news({ kind: 'lose_life', seat: 0, text: [] }) }), seen)).toBe('life');
    expect(nextLesson(moment({ view, last: news({ kind: 'lose_life', seat: 2, text: [] }) }), seen)).toBe('watch');
    expect(nextLesson(moment({ view, last: news({ kind: 'check', seat: 2, text: [] }) }), seen)).toBe('check');
  });

  it('has a word for the end', () => {
    expect(nextLesson(moment({ view: table({}, 'outlaw', true) }), new Set())).toBe('out');
    const result = { winners: [0], reason: 'sheriff_dead', text: [] };
    expect(nextLesson(moment({ view: table({ result }) }), new Set())).toBe('over');
  });

  it('is silent to spectators', () => {
    expect(nextLesson(moment({ view: table({ seat: -1 }) }), new Set())).toBeNull();
  });
});
