/** The question bar in words: what is asked, or what is still to be said of the chosen card. */

import { plain } from '../device/announcer.svelte';
import { hasText, t } from '../device/texts.svelte';
import { catalogue } from '../catalogue/catalogue.svelte';
import { NOBODY, type Option, type Sentence } from '../protocol/defaults';
import { slugOf } from '../catalogue/faces';
import { isChosen, left, usedAs, type Button } from './choosing';
import type { TableModel } from './tableModel.svelte';
import { isOther, usesOf } from './uses';

export interface BarText {
  text: Sentence;
  hint: Sentence;
  /** Is it put to the viewer? */
  mine: boolean;
  /** Has it befallen the viewer, without a choice? */
  told: boolean;
}

const words = (text: string): Sentence => (text ? [{ text, seat: NOBODY, card: '', entry: '' }] : []);

const more = (hint: Sentence, told: string): Sentence =>
  told ? [...hint, ...words(hint.length ? ` ${told}` : told)] : hint;

/** The text of the bar: of the same moment as everything else on screen. */
export function questionText(table: TableModel): BarText {
  const { question } = table;
  const { told } = table.at;
  if (question && !question.forced && isChosen(table.chosen)) return { ...chosenText(table), mine: true, told: false };
  if (question && !question.forced)
    return { text: question.text, hint: more(question.hint, usesOf(table)), mine: true, told: false };
  if (told?.forced) return { text: told.text, hint: words(t('web-table-forced')), mine: true, told: false };
  if (told) return { text: told.text, hint: [], mine: false, told: true };
  if (question) return { text: question.text, hint: words(t('web-table-forced')), mine: true, told: false };
  const text = othersText(table);
  /** What the viewer may do all the same. */
  const hint = text.length ? words(table.at.offers.map((offer) => `${plain(offer.text)}.`).join(' ')) : [];
  return { text, hint, mine: false, told: false };
}

/** What the others do: who is asked what, and when nobody is, who is playing. */
function othersText(table: TableModel): Sentence {
  const { view } = table;
  if (!view || view.result) return [];
  if (view.asked === table.me && table.me !== NOBODY) return table.at.question ? [] : words(t('web-table-answered')); // Asked elsewhere.
  const who = view.asked === NOBODY ? view.turn : view.asked;
  if (who === NOBODY) return [];
  if (who === table.me) return words(t('web-table-your-turn'));
  const name = table.name(who);
  if (view.asked_kind === 'play' || view.asked === NOBODY) return words(t('web-table-plays', { name }));
  return view.asked_text.length ? view.asked_text : words(t('web-table-is-asked', { name }));
}

/** What somebody is asked, in the few words that a plate has room for. */
export function shortQuestionText(kind: string): string {
  return hasText(`web-table-asked-${kind}`) ? t(`web-table-asked-${kind}`) : t('web-table-asked-other');
}

function chosenText(table: TableModel): Pick<BarText, 'text' | 'hint'> {
  const { question, chosen } = table;
  if (!question) return { text: [], hint: [] };
  const face = table.faces.get(chosen.card) ?? '';
  const slug = face ? slugOf(face) : chosen.ability;
  const as = usedAs(question, chosen, slug);
  const card = catalogue.name(slug);
  const ways = left(question, chosen);
  const uses = usesOf(table);
  if (chosen.target !== NOBODY)
    return {
      text: words(t('web-table-which-way', { card })),
      hint: words([table.targetName(chosen.target), uses].filter(Boolean).join('. ')),
    };
  if (!table.aiming) {
    const only = ways.length === 1 ? question.options[ways[0]!] : undefined;
    if (only && isOther(only, table.faces))
      return { text: words(t('web-table-really-use', { thing: catalogue.name(only.what) })), hint: words(uses) };
    const text = t(ways.length > 1 ? 'web-table-which-way' : 'web-table-really', { card });
    return { text: words(text), hint: words(uses || (catalogue.get(slug)?.text ?? '')) };
  }
  const word = table.aimWord(as);
  const hint = table.aimHint(word, table.targetNames(table.targets.keys()), table.targets.size);
  return { text: words(t(`web-table-whom-${word}`, { card })), hint: more(words(hint), uses) };
}

/** The words on a button: short where the whole option would be too long for one. */
export function buttonText(table: TableModel, button: Button): string {
  const option = table.question?.options[button.option];
  if (!option) return '';
  if (option.verb === 'play' && isChosen(table.chosen) && !option.what)
    return t('web-table-play-card', { card: table.chosenName });
  if (option.verb === 'reload' && option.card >= 0)
    return t('web-table-reload', { card: catalogue.name(slugOf(table.faces.get(option.card) ?? '')) });
  if (option.verb === 'use' && option.what) return useText(option);
  return plain(option.text);
}

/** “Use Barrel”; the whole text is its label. */
export const useText = (option: Option): string => t('web-table-use', { thing: catalogue.name(option.what) });

/** The whole text of a button, where it is more than what is on it. */
export function buttonTitle(table: TableModel, button: Button): string {
  const option = table.question?.options[button.option];
  return option && button.answers ? plain(option.text) : '';
}
