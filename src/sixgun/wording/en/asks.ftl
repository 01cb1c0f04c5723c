# Questions to the seat that is asked. $target: the other player concerned, who is $whom; $source: what it comes from.

ask-play = Your turn: play a card, or end your turn.
ask-excess =
    You hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } and have { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }: choose a card to discard.
ask-dodge =
    { $whom ->
        [nobody] You are shot at by { $source }
       *[other] { $target } shoots at you with { $source }
    }: { $needed } Missed! needed.
ask-answer-indians = { $target } sends Indians!: discard a BANG!, or lose 1 life point.
ask-answer-duel = Duel with { $target }: discard a BANG!, or lose 1 life point.
ask-save =
    { $source } takes your last life point. Regain { $points ->
        [one] 1 life point
       *[other] { $points } life points
    } at once, or you are out of the game.
ask-cost = { $source }: choose a hand card to discard.

ask-pick-panic =
    { $whom ->
        [self] Panic! on your own cards: which one do you take into your hand?
       *[other] Panic! on { $target }: which card do you take?
    }
ask-pick-cat-balou =
    { $whom ->
        [self] Cat Balou on your own cards: which one do you discard?
       *[other] Cat Balou on { $target }: which card must go?
    }
ask-pick-general-store = General Store: which card do you take?
ask-pick-kit-carlson = Choose a card to keep. One card goes back on top of the deck.
ask-pick-jesse-jones = Your first card: from the deck, or from another player’s hand?
ask-pick-pedro-ramirez = Your first card: from the deck, or from the discard pile?
ask-pick-check = The draw! for { $source }: which card counts?
ask-pick-estate =
    { $whom ->
        [self] You are out of the game. Which of your cards goes to the discard pile next?
       *[other] { $target } is out of the game: which card do you take?
    }

ask-name-character = A new game: do you keep { $source }?
ask-become = Which character do you want to be?

# For whatever has no question of its own.
ask-answer = { $source }: discard a BANG!, or lose 1 life point.
ask-pick = { $source }: choose a card.
ask-aim = { $source }: choose a player.
ask-name = { $source }: make a choice.
