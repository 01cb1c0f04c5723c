/** The characters of The Duel as people can be told of them: those who stand, those who wait, those who are out. */

import { t } from '../../device/texts.svelte';
import { catalogue } from '../../catalogue/catalogue.svelte';
import type { Person } from '../../table/People.svelte';
import { placeName } from './characterLook';
import type { DuelTable } from './duelTable.svelte';

/** The characters of one side on the table, each with the name of its player. */
export function charactersInPlay(table: DuelTable, seat: number): Person[] {
  const name = seat === table.me ? t('web-table-you-name', { name: table.name(seat) }) : table.name(seat);
  return (table.side(seat)?.characters ?? []).map((who) => ({
    key: who.id,
    slug: who.slug,
    name,
    life: who.life,
    most: who.max_life,
  }));
}

/** All characters of one side, as far as the viewer may know them. */
export function roster(table: DuelTable, seat: number): Person[] {
  const side = table.side(seat);
  if (!side) return [];
  const aside = (slug: string, note: string, out: boolean): Person => {
    const most = catalogue.get(slug)?.life ?? 0;
    return { key: slug, slug, note, life: out ? 0 : most, most, out };
  };
  return [
    ...side.characters.map((who) => ({
      key: who.slug,
      slug: who.slug,
      note: placeName(who),
      life: who.life,
      most: who.max_life,
    })),
    ...side.waiting.map((slug) => aside(slug, t('web-duel-in-reserve'), false)),
    ...side.out.map((slug) => aside(slug, t('web-duel-out'), true)),
  ];
}
