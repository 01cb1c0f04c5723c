/** The view of the table, if it is one of The Duel. */

import type { AnyView, DuelView } from '../../protocol/defaults';

export const duelView = (view: AnyView | null): DuelView | null => (view?.game === 'duel' ? view : null);
