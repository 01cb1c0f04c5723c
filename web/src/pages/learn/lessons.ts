/** What the coach of the first game says, and when: each lesson once, at the moment it is about. */

import { slugOf } from '../../catalogue/faces';
import type { News, Option, Question, View } from '../../protocol/defaults';

export type Lesson =
  | 'sheriff'
  | 'deputy'
  | 'outlaw'
  | 'renegade'
  | 'play'
  | 'bang'
  | 'blue'
  | 'dodge'
  | 'answer'
  | 'save'
  | 'excess'
  | 'pick'
  | 'aim'
  | 'cost'
  | 'name'
  | 'become'
  | 'watch'
  | 'life'
  | 'check'
  | 'gone'
  | 'out'
  | 'over';

export interface Moment {
  view: View | null;
  question: Question | null;
  /** What was shown last. */
  last: News | null;
  /** The colour of a card by its face or slug: brown, blue, green. */
  colour: (face: string) => string;
}

const QUESTIONS: readonly Lesson[] = ['dodge', 'answer', 'save', 'excess', 'pick', 'aim', 'cost', 'name', 'become'];
const ROLES: readonly Lesson[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** All lessons of this moment, the most urgent first. */
function lessonsOf({ view, question, last, colour }: Moment): Lesson[] {
  if (!view) return [];
  const me = view.seats[view.seat];
  if (view.result) return ['over'];
  if (!me) return [];
  if (me.out) return ['out'];
  const role = ROLES.find((name) => name === me.role);
  const found: Lesson[] = role ? [role] : [];
  if (question && !question.forced) {
    const kind = QUESTIONS.find((name) => name === question.kind);
    if (kind) return [kind, ...found];
    if (question.kind === 'play') return [...found, ...playing(view, question, colour)];
    return found;
  }
  if (last?.kind === 'lose_life' && last.seat === view.seat) found.push('life');
  if (last?.kind === 'check') found.push('check');
  if (last?.kind === 'eliminated') found.push('gone');
  if (view.turn !== view.seat) found.push('watch');
  return found;
}

function playing(view: View, question: Question, colour: Moment['colour']): Lesson[] {
  const found: Lesson[] = ['play'];
  const hand = new Map((view.seats[view.seat]?.hand ?? []).map((card) => [card.id, card.face]));
  // `what` is only sent for a card that is played as another one. For all others the face tells it.
  const used = (option: Option): string => option.what || slugOf(hand.get(option.card) ?? '');
  if (question.options.some((option) => used(option) === 'bang')) found.push('bang');
  if (question.options.some((option) => colour(hand.get(option.card) ?? '') === 'blue')) found.push('blue');
  return found;
}

/** The next lesson for this moment that has not been given yet. */
export function nextLesson(moment: Moment, seen: ReadonlySet<string>): Lesson | null {
  return lessonsOf(moment).find((lesson) => !seen.has(lesson)) ?? null;
}
