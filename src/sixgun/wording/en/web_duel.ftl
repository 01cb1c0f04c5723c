# The Duel in the browser: its table, its lobby, its cards.

web-duel-name = The Duel
web-duel-side-law = The Law
web-duel-side-outlaw = The Outlaws
web-duel-face = { $name }, { $symbol }
web-duel-symbol-barrel = barrel
web-duel-symbol-snake = snake
web-duel-symbol-dynamite = dynamite
web-duel-symbol-horseshoe = horseshoe

# The table.
web-duel-place-active = Active
web-duel-place-rear = Rearguard
web-duel-place-alone = Alone
web-duel-always = Always active
web-duel-reload = Can be reloaded
web-duel-in-hand = in hand
web-duel-in-reserve = in reserve
web-duel-hand-and-reserve = { $hand } in hand, { $reserve } in reserve
web-duel-reserve = { $count } in reserve
web-duel-waits = { $name } waits in your reserve
web-duel-is-out = { $name } is out
web-duel-deck-law = Law deck
web-duel-deck-outlaw = Outlaw deck
web-duel-deck-common = Common deck
web-duel-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-duel-reveal = reveal
web-duel-swap = Swap
web-duel-swap-hint = Your other character goes to the front. Once a turn.
web-duel-turn-of-side = Turn { $turn } · { $side }
web-duel-if-hit = If it hits, { $name } goes to { $life } life.
web-duel-if-hit-out = If it hits, { $name } is out.
web-duel-may-swap = You may still swap.
web-duel-reload-open = Cards with a cylinder can be reloaded.
web-duel-label-asleep = { $name } (asleep)
web-duel-label-ability-asleep = ability asleep
web-duel-label-used = ability used this turn
web-duel-hand-over =
    { $side ->
        [outlaw] Pass the device to the Outlaws
       *[law] Pass the device to the Law
    }
web-duel-hand-over-note = { $name } decides now. The other one looks away.
web-duel-hand-over-ready = I’m ready
