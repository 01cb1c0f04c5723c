"""Doubt: a small card game of bluffing for two to four players, as an example of how to add a game.

Try it with `sixgun play --game examples/doubt:DOUBT`. docs/adding-a-game.md explains how it is made.

The rules, by number; a refusal names the rule that it rests on:

1. There are 24 cards: nine, ten, jack, queen, king and ace of each suit. Each player gets five. The rest is the stock.
2. In their turn, players lay a card face down on the pile and name a rank: the rank that was named last, or the next
   higher one. After the ace comes the nine. Before the first card, the ace counts as named.
3. The card may be of another rank than the named one.
4. The next player believes it or doubts it. A card that is believed stays face down.
5. A card that is doubted is turned up. If it has the named rank, the player who doubted takes the whole pile into their
   hand, else the player who laid it does.
6. Once in a game, when another player is about to lay a card, a player may exchange one: they put a card from their
   hand into the stock, draw the top card of the stock, and shuffle the stock.
7. The game is won by the first player who has no cards left after their card was believed or doubted.
"""

from examples.doubt.game_type import DOUBT as DOUBT
