/** The view of the table, if it is one of BANG!. */

import type { AnyView, View } from '../../protocol/defaults';

export const bangView = (view: AnyView | null): View | null => (view?.game === 'bang' ? view : null);
