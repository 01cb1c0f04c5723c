/** Is this the question in which order the eliminated viewer's cards go? */

import { NOBODY, type AnyView, type Question } from '../../protocol/defaults';
import { bangView } from './bangView';

export function isEstate(question: Question | null, view: AnyView | null): boolean {
  const mine = view && view.seat !== NOBODY ? bangView(view)?.seats[view.seat] : undefined;
  return question?.kind === 'pick' && question.source === 'estate' && Boolean(mine?.out);
}
