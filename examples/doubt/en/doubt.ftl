# Doubt in English. Keys begin with what they are for: ask-KIND, choice-VERB, news-KIND, reason-SLUG, card-NAME …

game = Doubt
summary-1 =
    Lay a card face down and name a rank: the one that was named last, or the next higher one.
    The ranks are nine, ten, jack, queen, king and ace; after the ace comes the nine. The card may be another one.
    .title = Your turn
summary-2 =
    The next player believes you or doubts. If they doubt, the card is turned up.
    If you lied, you take the whole pile. If you told the truth, they take it.
    .title = Belief and doubt
summary-3 =
    The first player without cards wins.
    Once in a game, before another player’s turn, you may exchange a card with the stock.
    .title = The end

card-nine = Nine
card-ten = Ten
card-jack = Jack
card-queen = Queen
card-king = King
card-ace = Ace
value-s = ♠
value-h = ♥
value-d = ♦
value-c = ♣

side-player = Player
set-doubt = Doubt
phase-play = laying cards
option-hand-size = How many cards each player gets.
option-exchanges = Once in a game, each player may exchange a card before another player’s turn.

label-exchanged = has exchanged
label-hand = hand
label-named = named last
label-pile = pile
label-stock = stock

# Questions and choices. $card: the named rank.
ask-play = Your turn: which card do you lay, and as what?
ask-believe = { $target } lays a card and says: “{ $card }.” Do you believe it?
ask-give = Which card do you put into the stock?
choice-play =
    { $converted ->
        [yes] Lay { $card } and say “{ $thing }” (a lie)
       *[no] Lay { $card } (the truth)
    }
choice-say-believe = I believe it.
choice-say-doubt = I doubt it!
choice-give = { $card }
choice-exchange = Exchange a card with the stock

# What somebody else ($name) is being asked.
asked-play = { $name } lays a card.
asked-believe = { $name } decides whether to believe it.
asked-give = { $name } puts a card into the stock.

# What happened. $thing: the named rank.
news-lay =
    { $who ->
        [you] You lay { $cards } and say: “{ $thing }.”
       *[other] { $name } lays { $seen ->
            [yes] { $cards }
           *[no] a card
        } and says: “{ $thing }.”
    }
news-believe =
    { $who ->
        [you] You believe it.
       *[other] { $name } believes it.
    }
news-doubt =
    { $who ->
        [you] You doubt it.
       *[other] { $name } doubts it.
    }
news-turn-up = The card is turned up: { $cards }.
news-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $amount ->
        [one] the only card of the pile.
       *[other] the pile: { $amount } cards.
    }
news-exchange =
    { $who ->
        [you] You exchange a card with the stock (you gave and drew { $cards }).
       *[other] { $name } exchanges a card with the stock{ $seen ->
            [yes] {" "}({ $cards })
           *[no] {""}
        }.
    }
news-game-over =
    { $who ->
        [you] You have no cards left.
       *[other] { $name } has no cards left.
    }
outcome-no-cards-left = The first player without cards wins.

reason-wrong-rank = You may only name { $first } or { $second } now.
