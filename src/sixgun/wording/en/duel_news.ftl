# What happened in The Duel. $name acts and is $who (you, other, nobody); $character is the one concerned.
# $thing is what it comes from, if $caused is yes.

duel-news-enter =
    { $character } joins { $who ->
        [you] you
       *[other] { $name }
    }, with { $amount ->
        [one] 1 life point
       *[other] { $amount } life points
    }.
duel-news-turn =
    Turn { $amount }: { $who ->
        [you] it is yours.
       *[other] { $name }.
    }
duel-news-draw =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    }{ $deck ->
        [own] {""}
       *[other] {" "}from { $pile }
    }.
duel-news-show =
    { $who ->
        [you] You show
       *[other] { $name } shows
    } { $cards }: { $symbols }.
duel-news-shuffle =
    { $amount ->
        [one] The discard pile, 1 card,
       *[other] The discard pile, { $amount } cards,
    } is shuffled into the common deck.
duel-news-play =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }{ $converted ->
        [yes] {" "}as { $thing }
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
       *[other] {" "}at { $character }
    }.
duel-news-equip =
    { $who ->
        [you] You put
       *[other] { $name } puts
    } { $cards } with { $character }.
duel-news-replace = The old { $cards } of { $character } is discarded.
duel-news-use =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $thing }.
duel-news-copy =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $cards } from the discards{ $whom ->
        [nobody] {""}
       *[other] {" "}at { $character }
    }.
duel-news-hit = { $character } is the target of a hit ({ $thing }).
duel-news-avoid =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards } against it.
duel-news-avoided = The hit on { $character } is avoided.
duel-news-reply =
    { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $cards } for { $character }.
duel-news-flip = { $thing }: { $cards } are turned up.
duel-news-reveal =
    { $thing } reveals { $cards } ({ $symbols }): { $lucky ->
        [yes] the symbol is there.
       *[no] the symbol is not there.
    }
duel-news-lose-life =
    { $character } loses { $amount ->
        [one] a life point
       *[other] { $amount } life points
    } ({ $thing }).
duel-news-gain-life =
    { $character } regains { $amount ->
        [one] a life point
       *[other] { $amount } life points
    } ({ $thing }).
duel-news-instead = { $character } takes the life point instead.
duel-news-swap =
    { $character } goes to the front{ $caused ->
        [yes] {" "}({ $thing })
       *[no] {""}
    }.
duel-news-eliminated = { $character } is out.
duel-news-lone =
    { $character } is the last one of { $who ->
        [you] your side
       *[other] { $name }
    }.
duel-news-discard =
    { $who ->
        [you] You discard
       *[other] { $name } discards
    } { $cards }.
duel-news-strip = { $cards } of { $character } is discarded.
duel-news-seize =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $cards } of { $character }.
duel-news-steal =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $seen ->
        [yes] { $cards }
       *[no] a card
    } from the opponent’s hand.
duel-news-waste =
    { $who ->
        [you] You make the opponent discard
       *[other] { $name } makes the opponent discard
    } { $cards }.
duel-news-store = In the General Store: { $cards }.
duel-news-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $cards }.
duel-news-reload =
    { $who ->
        [you] You reload
       *[other] { $name } reloads
    } { $cards }.
duel-news-explode = { $cards } blows up with { $character }!
duel-news-pass-on = { $cards } goes on to { $character }.
duel-news-game-over = { $ending }
