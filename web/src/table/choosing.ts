/**
 * From the options of a question to what can be clicked: cards, targets, buttons. Nothing here knows the rules; all that
 * is legal stands in the question. A choice is made in one to three steps: a card or an ability, a target, a way to use it.
 */

import { NOBODY, type CardId, type Option, type Question, type Seat } from '../protocol/types';

export const NO_CARD = -1;

const BACKS: readonly string[] = ['law', 'outlaw'];

/** What is chosen so far: a card, or an ability by its name, and perhaps a target. */
export interface Chosen {
  card: CardId;
  ability: string;
  target: Seat;
}

export const NOTHING: Chosen = Object.freeze({ card: NO_CARD, ability: '', target: NOBODY });

/** What a click leads to: an answer by the place of its option, or a further choice. */
export type Move = { answer: number } | { chosen: Chosen };

/** A button of the question bar: it answers, or it chooses a card in play or an ability that still needs a target. */
export interface Button {
  option: number;
  answers: boolean;
  chosen: Chosen;
  /** The safe or best way out is not marked; `main` is the first that uses something. */
  main: boolean;
}

/** A card, a hand or the deck that lies in the middle to be picked from. */
export interface Offer {
  option: number;
  card: CardId;
  seat: Seat;
  deck: boolean;
  /** In The Duel: a random card of the opponent's hand with this back. */
  back: string;
}

/** Nothing to be picked. */
export const NO_OFFER: Offer = Object.freeze({ option: -1, card: NO_CARD, seat: NOBODY, deck: false, back: '' });

export const cardOf = (option: Option): CardId => option.card ?? NO_CARD;
export const targetOf = (option: Option): Seat => option.target ?? NOBODY;
export const whatOf = (option: Option): string => option.what ?? '';
export const isPass = (option: Option): boolean => option.verb === 'pass';
export const isChosen = (chosen: Chosen): boolean => chosen.card !== NO_CARD || chosen.ability !== '';

/** An ability that is aimed: used without a card, at somebody. */
const aimedAbility = (option: Option): boolean =>
  option.verb === 'use' && cardOf(option) === NO_CARD && targetOf(option) !== NOBODY;

/** Questions in which cards are picked from the middle of the table. */
export const picksFromMiddle = (question: Question): boolean => question.kind === 'pick' || question.kind === 'become';

function fits(option: Option, chosen: Chosen): boolean {
  if (chosen.card !== NO_CARD) return cardOf(option) === chosen.card;
  return chosen.ability !== '' && aimedAbility(option) && whatOf(option) === chosen.ability;
}

/** The places of the options that the choice so far leaves. */
export function left(question: Question, chosen: Chosen): number[] {
  const found: number[] = [];
  for (const [place, option] of question.options.entries()) {
    if (!fits(option, chosen)) continue;
    if (chosen.target !== NOBODY && targetOf(option) !== chosen.target) continue;
    found.push(place);
  }
  return found;
}

/** The cards with which something can be done, wherever they lie. */
export function playable(question: Question | null): Set<CardId> {
  const cards = (question?.options ?? []).map(cardOf).filter((card) => card !== NO_CARD);
  return new Set(question?.forced ? [] : cards);
}

/** Who may be clicked now: each legal target with the places of its options. */
export function targets(question: Question | null, chosen: Chosen): Map<Seat, number[]> {
  const found = new Map<Seat, number[]>();
  if (!question || question.forced) return found;
  for (const [place, option] of question.options.entries()) {
    const seat = targetOf(option);
    if (seat === NOBODY) continue;
    const free = !isChosen(chosen) && cardOf(option) === NO_CARD && !aimedAbility(option);
    if (free || fits(option, chosen)) found.set(seat, [...(found.get(seat) ?? []), place]);
  }
  return found;
}

/** A click on a card: answer at once where the card alone is the answer, else choose it; a second click plays or puts back. */
export function pickCard(question: Question, chosen: Chosen, card: CardId): Move | null {
  const places = left(question, { ...NOTHING, card });
  const [first] = places;
  if (first === undefined) return null;
  const aimed = places.filter((place) => targetOf(question.options[place]!) !== NOBODY);
  const alone = places.length === 1 && aimed.length === 0;
  if (alone && (question.kind !== 'play' || chosen.card === card)) return { answer: first };
  return { chosen: chosen.card === card ? NOTHING : { ...NOTHING, card } };
}

/** A click on a player: answer if that leaves one option, else ask for the way; null if they are no legal target. */
export function pickTarget(question: Question, chosen: Chosen, seat: Seat): Move | null {
  const places = targets(question, { ...chosen, target: NOBODY }).get(seat);
  const [first] = places ?? [];
  if (!places || first === undefined) return null;
  if (places.length === 1) return { answer: first };
  return isChosen(chosen) ? { chosen: { ...chosen, target: seat } } : null;
}

/** To play the chosen card as it stands (Enter, or dropped on the table): only if one option without a target is left. */
export function playChosen(question: Question, chosen: Chosen): Move | null {
  const places = left(question, chosen);
  const [first] = places;
  return places.length === 1 && first !== undefined && targetOf(question.options[first]!) === chosen.target
    ? { answer: first }
    : null;
}

/** The place of the option that ends the turn; it has its own button. */
export function endOfTurn(question: Question | null): number {
  if (question?.kind !== 'play' || question.forced) return -1;
  return question.options.findIndex(isPass);
}

/** Is it the viewer's turn, while something forbids ending it? */
export const endIsRefused = (question: Question | null): boolean =>
  question?.kind === 'play' && !question.forced && endOfTurn(question) < 0;

/** The place of the option that moves the viewer's token in The Duel. It has its own button. */
export function freeSwap(question: Question | null): number {
  return question?.forced ? -1 : (question?.options.findIndex((option) => option.verb === 'swap') ?? -1);
}

/** What lies in the middle to be picked, in the order of the options. */
export function offers(question: Question | null): Offer[] {
  if (!question || !picksFromMiddle(question)) return [];
  return question.options.flatMap((option, place) =>
    isPass(option)
      ? []
      : [
          {
            option: place,
            card: cardOf(option),
            seat: targetOf(option),
            deck: whatOf(option) === 'deck',
            back: BACKS.includes(whatOf(option)) ? whatOf(option) : '',
          },
        ],
  );
}

/** The buttons of the question bar. Hand cards, targets and cards in the middle are clicked where they lie. */
export function buttons(question: Question | null, chosen: Chosen, hand: ReadonlySet<CardId>): Button[] {
  if (!question || question.forced) return [];
  const found: Button[] = [];
  const add = (option: number, answers: boolean, next: Chosen = NOTHING): void => {
    const isMain = !isPass(question.options[option]!) && !found.some((button) => button.main);
    found.push({ option, answers, chosen: next, main: isMain });
  };
  if (isChosen(chosen)) {
    for (const place of left(question, chosen)) {
      if (targetOf(question.options[place]!) === chosen.target) add(place, true);
    }
    return found;
  }
  const seen = new Set<string>();
  const middle = picksFromMiddle(question);
  for (const [place, option] of question.options.entries()) {
    const card = cardOf(option);
    if (isPass(option) || hand.has(card)) continue;
    if (middle || option.verb === 'aim' || option.verb === 'swap') continue;
    const subject =
      card !== NO_CARD ? `card ${card}` : aimedAbility(option) ? `ability ${whatOf(option)}` : `option ${place}`;
    if (seen.has(subject)) continue;
    seen.add(subject);
    const next = card !== NO_CARD ? { ...NOTHING, card } : { ...NOTHING, ability: whatOf(option) };
    if (card !== NO_CARD && left(question, next).length > 1) add(place, false, next);
    else if (targetOf(option) !== NOBODY) add(place, false, next);
    else add(place, true);
  }
  if (question.kind !== 'play') {
    const pass = question.options.findIndex(isPass);
    if (pass >= 0) add(pass, true);
  }
  return found;
}

/** What the chosen card or ability would be used as: a BANG! for a Missed! that counts as one. */
export function usedAs(question: Question, chosen: Chosen, slug: string): string {
  const option = question.options[left(question, chosen)[0] ?? -1];
  return (option && whatOf(option)) || slug || chosen.ability;
}
