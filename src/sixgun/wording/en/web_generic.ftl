# Any game in the browser that has no table of its own. Most of its words come from the game.

web-generic-tagline = { $game }: play with friends or against bots.
web-generic-play-note =
    { $bots ->
        [one] You and a bot, starts at once
       *[other] You and { $bots } bots, starts at once
    }
web-generic-you = you
web-generic-hand =
    { $count ->
        [0] No cards in hand
        [one] One card in hand
       *[other] { $count } cards in hand
    }
web-generic-cards = Cards
web-generic-over = The game is over
web-generic-rules = How it is played
