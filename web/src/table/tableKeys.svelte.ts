/** The keys of the table, and where the focus goes after a choice made with them. */

import { tick } from 'svelte';
import type { Key, KeyGroup } from '../device/keys';
import { t } from '../device/texts.svelte';
import { isChosen } from './choosing';
import type { TableModel } from './tableModel.svelte';

interface Doings {
  showLog: () => void;
  showStart?: () => void;
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const HAND = '.fan .slot';
const SEATS = '[data-seat] > .whole';
const OFFERS = '.row .item.free';

/** The hand card that the Tab key would reach, or the first card on offer. */
function focusHand(): boolean {
  const card =
    document.querySelector<HTMLElement>(`${HAND}[tabindex="0"]`) ?? document.querySelector<HTMLElement>(OFFERS);
  card?.focus();
  return card !== null;
}

/** Round the table: from one player to the next, only legal targets while one is chosen. */
function focusSeat(by: number): boolean {
  const seats = all(document.querySelector('[data-target]') ? `${SEATS}[data-target]` : SEATS);
  if (!seats.length) return false;
  const at = seats.indexOf(document.activeElement as HTMLElement);
  seats[at < 0 ? (by > 0 ? 0 : seats.length - 1) : (at + by + seats.length) % seats.length]?.focus();
  return true;
}

const onSeat = (): boolean => document.activeElement?.matches(SEATS) ?? false;

export function tableKeys(table: TableModel, doings: Doings, more: readonly Key[] = []): KeyGroup {
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return {
    title: () => t('web-table-keys'),
    keys: [
      {
        keys: digits,
        shown: '1–9',
        label: () => t('web-table-key-answer'),
        run: (event) => {
          const at = Number(event.key) - 1;
          const offer = table.offered[at];
          const button = table.buttons[at - table.offered.length];
          if (offer) table.give(offer.option);
          else if (button) table.press(button);
          return Boolean(offer ?? button);
        },
      },
      {
        keys: ['ArrowLeft', 'ArrowRight'],
        label: () => t('web-table-key-hand'),
        run: (event) => (onSeat() ? focusSeat(event.key === 'ArrowRight' ? 1 : -1) : focusHand()),
      },
      {
        keys: ['ArrowUp', 'ArrowDown'],
        label: () => t('web-table-key-seats'),
        run: (event) => (event.key === 'ArrowUp' ? focusSeat(1) : focusHand()),
      },
      {
        keys: ['Enter'],
        label: () => t('web-table-key-play'),
        run: () => (document.activeElement instanceof HTMLButtonElement ? false : table.playChosen()),
      },
      { keys: ['Escape'], label: () => t('web-table-put-back'), run: () => putBack(table) },
      { keys: [' '], label: () => t('web-table-key-preview'), run: () => false },
      {
        keys: ['e'],
        label: () => t('web-table-end-turn'),
        run: () => table.endTurn(),
        when: () => table.endOption >= 0 || table.endRefused,
      },
      { keys: ['l'], label: () => t('web-table-tab-log'), run: doings.showLog },
      {
        keys: ['a'],
        label: () => (table.coachHints.available ? t('web-table-coach-ask') : ''),
        run: () => table.coachHints.toggle(),
        when: () => table.coachHints.available,
      },
      ...(doings.showStart ? [{ keys: ['c'], label: () => t('web-table-start-title'), run: doings.showStart }] : []),
      ...more,
    ],
  };
}

function putBack(table: TableModel): boolean {
  if (!isChosen(table.chosen)) return false;
  table.putBack();
  focusHand();
  return true;
}

/** After a card has been chosen by key, the focus goes to the first legal target. */
export function followFocus(table: TableModel): void {
  let byKey = false;
  $effect(() => {
    const key = (): boolean => (byKey = true);
    const pointer = (): boolean => (byKey = false);
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', pointer, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', pointer, true);
    };
  });
  $effect(() => {
    if (isChosen(table.chosen) && table.aiming && byKey)
      void tick().then(() => document.querySelector<HTMLElement>('[data-target]')?.focus());
  });
}
