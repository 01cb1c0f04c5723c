# The questions of The Duel. $source: the card or ability behind it; $character: the character concerned.

duel-ask-play = Your turn: play a card, use an ability, swap, or end the turn.
duel-ask-ready = Before you draw: use an ability?
duel-ask-excess = You hold { $hand } cards and may keep { $limit }: discard one.
duel-ask-avoid = { $source } hits { $character }. Avoid it?
duel-ask-answer = { $source }: discard a hit card, or { $character } loses a life point.
duel-ask-cost = { $source }: discard a card.
duel-ask-cost-extra = { $source }: discard one more card, or the hit strikes all the same.
duel-ask-cost-wagon = Wagon: discard one of the three cards you have drawn.
duel-ask-pick = { $source }: choose a card.
duel-ask-pick-reveal = { $source }: which of the two cards counts?
duel-ask-pick-general-store = General Store: take a card.
duel-ask-pick-carbine = The Carbine was avoided: discard which Equipment?
duel-ask-pick-schoolmarm = Schoolmarm: take which Equipment into your hand?
duel-ask-pick-stealing = Stealing: take a card of the hand by its back, or discard which Equipment?
duel-ask-pick-bull-anderson = Bull Anderson: take which card?
duel-ask-pick-slim-poet = Slim Poet: discard a random card of the opponent’s hand?
duel-ask-name = { $source }: use it?
duel-ask-name-draw =
    { $source }: { $cards ->
        [one] draw a card?
       *[other] draw { $cards } cards?
    }
duel-ask-name-buffalo-bell = Shall Buffalo Bell lose the life point instead?
duel-ask-name-side = { $source }: swap the characters of which side?
duel-ask-become = Who goes to the front first?
