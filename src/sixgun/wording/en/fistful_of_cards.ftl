# A Fistful of Cards: the events, and what they ask.

event-abandoned-mine = Abandoned Mine
    .text = At the start of their turn everybody draws from the discard pile while there is one. What they discard at the end of the turn goes face down onto the deck.
event-ambush = Ambush
    .text = All players are at distance 1 from each other; only cards in play and abilities change that.
event-blood-brothers = Blood Brothers
    .text = At the start of their turn a player may give up 1 life point, but not the last: another player of their choice regains 1.
event-dead-man = Dead Man
    .text = The player who was eliminated first comes back when their turn comes, with 2 life points and 2 cards, and stays in the game.
event-hard-liquor = Hard Liquor
    .text = Instead of drawing at the start of their turn, a player may regain 1 life point.
event-lasso = Lasso
    .text = Cards in front of players have no effect.
event-law-of-the-west = Law of the West
    .text = Everybody shows the second card they draw at the start of their turn. If they can play it in this turn, they must.
event-peyote = Peyote
    .text = Instead of drawing, a player guesses whether the top card of the deck is red or black. If the guess is right, they keep it and may guess again; otherwise it is discarded.
event-ranch = Ranch
    .text = After drawing, a player may once discard any number of cards from their hand and draw as many from the deck.
event-ricochet = Ricochet
    .text = In their turn a player may discard BANG! cards, each against a card in front of another player: it is discarded unless its owner plays a Missed!
event-russian-roulette = Russian Roulette
    .text = When it comes, the players discard a Missed! each, in turn from the Sheriff on. The first who does not loses 2 life points, and it is over.
event-sniper = Sniper
    .text = In their turn a player may discard two BANG! cards together to shoot a player within their reach: it takes two Missed! to cancel that shot.
event-the-judge = The Judge
    .text = No card can be put in front of any player.
event-vendetta = Vendetta
    .text = At the end of their turn everybody draws!: on ♥ they take another turn, but only one.
event-a-fistful-of-cards = A Fistful of Cards
    .text = At the start of their turn everybody is shot at once for each card in their hand. This event lasts until the end of the game.

ask-aim-blood-brothers = Blood Brothers: do you give up 1 life point, so that another player regains 1?
ask-name-hard-liquor = Hard Liquor: do you draw cards, or do you regain 1 life point instead?
ask-name-peyote = Peyote: is the top card of the deck red or black?
ask-cost-ranch = Ranch: which cards do you exchange for new ones?
ask-cost-sniper = Sniper: choose a BANG! to discard.
ask-pick-ricochet = Ricochet: which card do you shoot at?
ask-dodge-ricochet = { $target } shoots at a card in front of you: { $card }. It is discarded unless you play a Missed!
ask-dodge-russian-roulette = Russian Roulette: discard a Missed!, or lose 2 life points.

choice-aim-blood-brothers = Give 1 life point to { $target }
choice-name-draw = Draw cards
choice-name-drink = Regain 1 life point
choice-name-red = Red (♥ or ♦)
choice-name-black = Black (♠ or ♣)
choice-name-stop = Stop guessing
choice-take-ricochet = Shoot at { $card }, in front of { $target }
choice-use-ricochet = Ricochet: discard { $card } to shoot at a card in front of another player, who loses it unless a Missed! saves it
choice-use-sniper = Discard two BANG! cards to shoot at { $target } (Sniper)
choice-pass-blood-brothers = Keep your life points
choice-pass-ranch = Exchange no more cards
choice-pass-ricochet = Let the card go

reason-must-be-played = Law of the West: you must play the card that you have shown before you end your turn.
reason-nothing-in-front = The Judge is in town: no card can be put in front of a player.
