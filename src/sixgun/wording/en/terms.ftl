# Suits, values, phases, and the summary card.

suit-s = ♠
suit-h = ♥
suit-d = ♦
suit-c = ♣

rank-j = J
rank-q = Q
rank-k = K
rank-a = A

phase-setup = preparation
phase-reveal = event
phase-start = start of the turn
phase-draw = phase 1: draw
phase-play = phase 2: play
phase-excess = phase 3: discard
phase-end = end of the turn

summary-turn =
    1. Draw two cards.
    2. Play as many cards as you like, or none.
    3. Discard until you hold no more cards than you have life points.
    .title = Your turn
summary-limits =
    One BANG! card a turn.
    No two cards of the same name in front of you.
    One weapon in front of you: a new one replaces the old one.
    .title = Limits
summary-distance =
    Distance: the shorter way round the table, over the players still in play.
    Reach: how far your BANG! goes. Without a weapon (Colt .45) it is 1.
    .title = Distance and reach
summary-life =
    You are out when your last life point is gone, unless a Beer saves you at once.
    Whoever eliminates an Outlaw draws three cards.
    A Sheriff who eliminates a Deputy discards everything.
    .title = Life and death
summary-symbols =
    Brown cards: play, then discard. Blue cards: they stay in front of a player.
    Green cards: put them in front of you; from the next turn on they can be used by discarding them.
    draw!: turn up the top card of the deck; only its suit and value count.
    Suits: ♠ spades, ♥ hearts, ♦ diamonds, ♣ clubs.
    .title = Symbols and words

set-base = The base game
set-dodge-city = Dodge City
set-the-bullet = The Bullet
set-high-noon = High Noon
set-fistful-of-cards = A Fistful of Cards

# The games.
game-bang = BANG!
game-duel = BANG! The Duel
