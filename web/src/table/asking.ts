/** The question bar in words: what is asked, or what is still to be said of the chosen card. */

import { plain } from '../lib/live.svelte';
import { hasText, t } from '../lib/texts.svelte';
import { things } from '../lib/things.svelte';
import { NOBODY, type Option, type Sentence } from '../lib/whole';
import { slugOf } from '../cards/faces';
import { isChosen, left, usedAs, type Button } from './choosing';
import type { Playing } from './playing.svelte';
import { isOther, usesOf } from './uses';

export interface Asked {
  text: Sentence;
  hint: Sentence;
  /** Is it put to the viewer? */
  mine: boolean;
}

const words = (text: string): Sentence => (text ? [{ text, seat: NOBODY, card: '', thing: '' }] : []);

const more = (hint: Sentence, told: string): Sentence => (told ? [...hint, ...words(hint.length ? ` ${told}` : told)] : hint);

/** What stands in the bar now. */
export function asked(play: Playing): Asked {
  const { question, view } = play;
  if (question && !question.forced && isChosen(play.chosen)) return { ...chosenText(play), mine: true };
  if (question) return { text: question.text, hint: question.forced ? words(t('web-table-forced')) : more(question.hint, usesOf(play)), mine: true };
  if (!view || view.asked === NOBODY || view.result) return { text: [], hint: [], mine: false };
  /** What one may do all the same. */
  const hint = words(play.at.offers.map((offer) => `${plain(offer.text)}.`).join(' '));
  if (view.asked === play.me) return { text: words(t('web-table-answered')), hint, mine: false };
  const name = play.name(view.asked);
  if (view.asked_kind === 'play') return { text: words(t('web-table-plays', { name })), hint, mine: false };
  return { text: view.asked_text.length ? view.asked_text : words(t('web-table-is-asked', { name })), hint, mine: false };
}

/** What somebody is asked, in the few words that a plate has room for. */
export function askedOf(kind: string): string {
  return hasText(`web-table-asked-${kind}`) ? t(`web-table-asked-${kind}`) : t('web-table-asked-other');
}

function chosenText(play: Playing): Omit<Asked, 'mine'> {
  const { question, chosen } = play;
  if (!question) return { text: [], hint: [] };
  const face = play.faces.get(chosen.card) ?? '';
  const slug = face ? slugOf(face) : chosen.ability;
  const as = usedAs(question, chosen, slug);
  const card = things.name(slug);
  const ways = left(question, chosen);
  const uses = usesOf(play);
  if (chosen.target !== NOBODY) return { text: words(t('web-table-which-way', { card })), hint: words([play.targetName(chosen.target), uses].filter(Boolean).join('. ')) };
  if (!play.aiming) {
    const only = ways.length === 1 ? question.options[ways[0]!] : undefined;
    if (only && isOther(only, play.faces)) return { text: words(t('web-table-really-use', { thing: things.name(only.what) })), hint: words(uses) };
    const text = t(ways.length > 1 ? 'web-table-which-way' : 'web-table-really', { card });
    return { text: words(text), hint: words(uses || (things.get(slug)?.text ?? '')) };
  }
  const word = play.aimWord(as);
  const hint = play.aimHint(word, play.targetNames(play.targets.keys()), play.targets.size);
  return { text: words(t(`web-table-whom-${word}`, { card })), hint: more(words(hint), uses) };
}

/** The words on a button: short where the whole option would be too long for one. */
export function buttonText(play: Playing, button: Button): string {
  const option = play.question?.options[button.option];
  if (!option) return '';
  if (option.verb === 'play' && isChosen(play.chosen) && !option.what) return t('web-table-play-card', { card: play.chosenName });
  if (option.verb === 'reload' && option.card >= 0) return t('web-table-reload', { card: things.name(slugOf(play.faces.get(option.card) ?? '')) });
  if (option.verb === 'use' && option.what) return useText(option);
  return plain(option.text);
}

/** “Use Barrel”; the whole text is told beside it. */
export const useText = (option: Option): string => t('web-table-use', { thing: things.name(option.what) });

/** The whole text of a button, where it is more than what is on it. */
export function buttonTitle(play: Playing, button: Button): string {
  const option = play.question?.options[button.option];
  return option && button.answers ? plain(option.text) : '';
}
