/** The sides of The Duel by their seats. */

export const SIDES = ['law', 'outlaw'] as const;
export type SideName = (typeof SIDES)[number];

export const sideOf = (seat: number): SideName => SIDES[seat] ?? 'law';
