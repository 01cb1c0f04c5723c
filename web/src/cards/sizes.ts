/** How large a card is drawn: 200, 150, 112 or 84 px wide (tokens.css), or as wide as `--card-w` says. Only `full` has text. */
export type CardSize = 'full' | 'show' | 'hand' | 'pile';
