/** One person playing at a table of any game. A card that is aimed is aimed at a seat. */

import type { AimWord } from '../../catalogue/actStyle';
import { t } from '../../device/texts.svelte';
import type { AnyView, GenericView, News } from '../../protocol/defaults';
import type { Card } from '../../protocol/types';
import type { LogEntry } from '../../table/logEntries';
import { TableModel, useTable, type Staging } from '../../table/tableModel.svelte';

/** Nothing is known of what news move: the table changes when they have been shown. */
const STAGING: Staging<GenericView> = {
  flights: () => [],
  lifted: () => false,
  departed: (view) => view,
  arrived: (view) => view,
};

export const genericView = (view: AnyView | null): GenericView | null => (view?.game === 'generic' ? view : null);

export class GenericTable extends TableModel<GenericView> {
  override readonly hasPhases = false;

  protected own(view: AnyView): GenericView | null {
    return genericView(view);
  }
  protected get staging(): Staging<GenericView> {
    return STAGING;
  }
  protected handOf(view: GenericView): readonly Card[] {
    return view.seats[view.seat]?.hand ?? [];
  }
  protected cardsOf(view: GenericView): Card[] {
    return [...view.seats.flatMap((seat) => seat.hand), ...view.on_table];
  }
  protected entries(log: readonly News[]): LogEntry[] {
    return log.map((news, key) => ({ key, news, heading: null }));
  }
  targetName(target: number): string {
    return this.name(target);
  }
  aimWord(): AimWord {
    return 'any';
  }
  aimHint(_word: AimWord, names: string, count: number): string {
    return t('web-table-hint-targets', { names, count });
  }
  headline(): string {
    return '';
  }
}

export const useGenericTable = (): GenericTable => useTable<GenericTable>();
