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
web-duel-out = out
web-duel-company = The whole side of { $name }
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
web-duel-turn-number = Turn { $turn }
web-duel-turn-of-side = Turn { $turn } · { $side }
web-duel-reload-open = Cards with a cylinder can be reloaded.
web-duel-label-asleep = { $name } (asleep)
web-duel-label-ability-asleep = ability asleep
web-duel-label-used = ability used this turn
web-duel-hand-over = Hand the device to { $name }
web-duel-hand-over-note =
    { $name } is to move, for { $side ->
        [outlaw] the Outlaws
       *[law] the Law
    }. { $other }, please look away.
web-duel-hand-over-ready = Show my cards
web-duel-later = Continue later
web-duel-later-note = Back to the home page: the game waits for you there.
web-duel-end = End the game
web-duel-end-title = End the game?
web-duel-end-text = It ends for both of you and cannot be resumed.
web-duel-end-no = Play on

# The lobby.
web-duel-which = Which game
web-duel-game-bang = BANG!
web-duel-game-duel = The Duel
web-duel-tagline = The Wild West card game, face to face, for two.
web-duel-play-note = You against a bot, starts at once
web-duel-new-foe = Against whom
web-duel-new-foe-bot = A bot
web-duel-new-foe-bot-note = Starts at once.
web-duel-new-foe-friend = A friend, by link
web-duel-new-foe-friend-note = Each on their own device.
web-duel-new-foe-here = Two people, one device
web-duel-new-foe-here-note = You pass it back and forth; nobody sees both hands.
web-duel-new-level = How well the bot plays
web-duel-level-cowboy-note = Shoots whoever falls soonest, and keeps its active character alive.
web-duel-level-gunslinger-note = Weighs for every card how likely it is to hit and what it is worth.
web-duel-own-name = Who plays the Law?
web-duel-own-placeholder = Your name
web-duel-partner = Who plays the Outlaws?
web-duel-partner-name = Second player
web-duel-new-sides = Sides
web-duel-new-side-you = You
web-duel-new-side-bot = A bot
web-duel-new-side-friend = Whoever follows the link
web-duel-new-sides-note = In a rematch the sides change.
web-duel-learn = Only two of you? Play The Duel, face to face.
web-duel-learn-rules = Its rules

# The end.
web-duel-over-law = The Law wins
web-duel-over-outlaw = The Outlaws win
web-duel-over-turns =
    { $turns ->
        [one] 1 turn.
       *[other] { $turns } turns.
    }
web-duel-over-tally =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } dealt out, { $avoided } avoided, { $swaps ->
        [one] 1 swap
       *[other] { $swaps } swaps
    }.

# What the symbols mean.
web-duel-legend-barrel = Barrel: helps the Barrel and Sid Curry
web-duel-legend-snake = Snake: the Rattlesnake bites
web-duel-legend-dynamite = Dynamite: the Dynamite blows up
web-duel-legend-horseshoe = Horseshoe: luck for Pat Garret
web-duel-legend-hit = A hit
web-duel-legend-miss = Avoids a hit
web-duel-legend-swap = The characters of a side change places
web-duel-legend-reload = Reload: discard it and draw one, once a side has one character left
web-duel-legend-always = Always active, even in the rearguard

# The gallery.
web-duel-section-brown = Action cards
web-duel-section-brown-note = Played once, then discarded.
web-duel-section-blue = Equipment
web-duel-section-blue-note = Stays with a character.
web-duel-section-red = BANG! cards
web-duel-section-red-note = Each is a hit; one of them a turn.
web-duel-section-character-note = Twelve for the Law, twelve for the Outlaws.
web-duel-section-role = Sides
web-duel-section-role-note = Who wins, and how.
