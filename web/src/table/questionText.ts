/** The question bar in words: what is asked, or what is still to be said of the chosen card. */

import { plain } from '../device/announcer.svelte';
import { hasText, t } from '../device/texts.svelte';
import { things } from '../catalogue/catalogue.svelte';
import { NOBODY, type Option, type Sentence } from '../protocol/defaults';
import { slugOf } from '../catalogue/faces';
import { isChosen, left, usedAs, type Button } from './choosing';
import type { Playing } from './tableModel.svelte';
import { isOther, usesOf } from './uses';

export interface Asked {
  text: Sentence;
  hint: Sentence;
  /** Is it put to the viewer? */
  mine: boolean;
  /** Has it befallen the viewer, without a choice? */
  told: boolean;
}

const words = (text: string): Sentence => (text ? [{ text, seat: NOBODY, card: '', thing: '' }] : []);

const more = (hint: Sentence, told: string): Sentence => (told ? [...hint, ...words(hint.length ? ` ${told}` : told)] : hint);

/** What stands in the bar now: of the same moment as everything else on show. */
export function asked(play: Playing): Asked {
  const { question } = play;
  const { told } = play.at;
  if (question && !question.forced && isChosen(play.chosen)) return { ...chosenText(play), mine: true, told: false };
  if (question && !question.forced) return { text: question.text, hint: more(question.hint, usesOf(play)), mine: true, told: false };
  if (told?.forced) return { text: told.text, hint: words(t('web-table-forced')), mine: true, told: false };
  if (told) return { text: told.text, hint: [], mine: false, told: true };
  if (question) return { text: question.text, hint: words(t('web-table-forced')), mine: true, told: false };
  const text = othersText(play);
  /** What one may do all the same. */
  const hint = text.length ? words(play.at.offers.map((offer) => `${plain(offer.text)}.`).join(' ')) : [];
  return { text, hint, mine: false, told: false };
}

/** What the others do: who is asked what, and when nobody is, who is playing. */
function othersText(play: Playing): Sentence {
  const { view } = play;
  if (!view || view.result) return [];
  if (view.asked === play.me && play.me !== NOBODY) return play.at.question ? [] : words(t('web-table-answered')); // Asked elsewhere.
  const who = view.asked === NOBODY ? view.turn : view.asked;
  if (who === NOBODY) return [];
  if (who === play.me) return words(t('web-table-your-turn'));
  const name = play.name(who);
  if (view.asked_kind === 'play' || view.asked === NOBODY) return words(t('web-table-plays', { name }));
  return view.asked_text.length ? view.asked_text : words(t('web-table-is-asked', { name }));
}

/** What somebody is asked, in the few words that a plate has room for. */
export function askedOf(kind: string): string {
  return hasText(`web-table-asked-${kind}`) ? t(`web-table-asked-${kind}`) : t('web-table-asked-other');
}

function chosenText(play: Playing): Pick<Asked, 'text' | 'hint'> {
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
