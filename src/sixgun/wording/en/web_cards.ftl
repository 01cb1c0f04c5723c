# Cards on the page: labels, symbols, the preview, and the gallery.

# Suits and values, as printed and as said.
web-cards-suit-s = spades
web-cards-suit-h = hearts
web-cards-suit-d = diamonds
web-cards-suit-c = clubs
web-cards-value-j = J
    .name = jack
web-cards-value-q = Q
    .name = queen
web-cards-value-k = K
    .name = king
web-cards-value-a = A
    .name = ace
web-cards-face = { $name }, { $value } of { $suit }

# The kinds of cards.
web-cards-kind-brown = Play once
web-cards-kind-blue = Stays in play
web-cards-kind-green = Ready next turn
web-cards-kind-red = BANG!, once a turn
web-cards-kind-event = Event
web-cards-kind-character = Character
web-cards-kind-role = Role

# Words beside symbols: as short as can be.
web-cards-symbol-check = draw!
web-cards-symbol-reveal = reveal
web-cards-symbol-reach = reach
web-cards-symbol-any = any
web-cards-symbol-all = all
web-cards-symbol-everybody = all

# What the symbols mean.
web-cards-legend = Symbols
web-cards-legend-hit = A shot
web-cards-legend-miss = A shot misses
web-cards-legend-life = Life points won or lost
web-cards-legend-draw = Draw cards
web-cards-legend-check = Turn up a card for luck
web-cards-legend-take = Take a card
web-cards-legend-discard = Make someone discard
web-cards-legend-cost = Discard one more card
web-cards-legend-reach = One player in reach
web-cards-legend-reach-1 = At distance 1
web-cards-legend-any = Any distance
web-cards-legend-all = All the others
web-cards-legend-far = Distance changes

# Labels.
web-cards-playable = Playable
web-cards-waits = ready next turn
web-cards-life = { $life } of { $max } life points
web-cards-back = A card face down
web-cards-pile =
    { $count ->
        [0] No cards
        [one] 1 card
       *[other] { $count } cards
    }
web-cards-role-unknown = Role unknown
web-cards-role-guessed = Your guess: { $role }

# The preview.
web-cards-copies =
    { $count ->
        [one] 1 in the deck
       *[other] { $count } in the deck
    }
web-cards-rulings = Rulings
web-cards-close = Close

# The gallery.
web-cards-title = Cards
web-cards-lead = Everything that can lie on the table. Choose a card to read it in full.
web-cards-search = Search
web-cards-search-hint = Name or text
web-cards-set = Set
web-cards-all-sets = All sets
web-cards-filter = Kind
web-cards-all-kinds = All
web-cards-section-brown = Brown cards
web-cards-section-brown-note = Played once, then discarded.
web-cards-section-blue = Blue cards
web-cards-section-blue-note = They stay in front of a player.
web-cards-section-green = Green cards
web-cards-section-green-note = Put down now, used from the next turn on.
web-cards-section-red = Red cards
web-cards-section-red-note = Shots.
web-cards-section-character = Characters
web-cards-section-character-note = One for each player, known to all.
web-cards-section-event = Events
web-cards-section-event-note = Each holds for a round.
web-cards-section-role = Roles
web-cards-section-role-note = Secret, except the Sheriff.
web-cards-found =
    { $count ->
        [0] Nothing found
        [one] 1 found
       *[other] { $count } found
    }
web-cards-nothing = No card has these words. Try fewer letters, or all sets.
web-cards-clear = Clear the search
web-cards-loading = Fetching the cards…
web-cards-failed = The cards cannot be read: { $reason }
web-cards-again = Try again
