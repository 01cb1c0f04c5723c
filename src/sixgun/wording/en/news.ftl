# What happened. $name does it and is $who (you, other); $target is $whom (you, self, other, nobody).
# $cards are named only if $seen is yes; $what is the slug and $thing the name of what it is about.

news-turn =
    Turn { $amount }: { $who ->
        [you] your turn.
       *[other] { $name }.
    }
news-character =
    { $who ->
        [you] You are { $thing }
       *[other] { $named ->
            [character] { $name } sits down at the table
           *[player] { $name } is { $thing }
        }
    }, with { $amount ->
        [one] 1 life point
       *[other] { $amount } life points
    }.
news-draw =
    { $who ->
        [you] You draw
       *[other] { $name } draws
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    }.
news-play =
    { $who ->
        [you] You play
       *[other] { $name } plays
    } { $cards }{ $converted ->
        [yes] {" "}(as { $thing })
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
        [self] { $who ->
            [you] {" "}on yourself
           *[other] {" "}on their own seat
        }
        [you] { $what ->
            [bang] {" "}at you
            [duel] {" "}against you
           *[other] {" "}on you
        }
       *[other] { $what ->
            [bang] {" "}at { $target }
            [duel] {" "}against { $target }
           *[other] {" "}on { $target }
        }
    }.
news-use =
    { $who ->
        [you] You use
       *[other] { $name } uses
    } { $seen ->
        [yes] { $cards }
       *[no] { $who ->
            [you] your ability ({ $thing })
           *[other] an ability ({ $thing })
        }
    }.
news-reply =
    { $who ->
        [you] You reply
       *[other] { $name } replies
    } with { $cards }{ $converted ->
        [yes] {" "}(as { $thing })
       *[no] {""}
    }.
news-missed =
    { $who ->
        [you] The shot at you misses.
       *[other] The shot at { $name } misses.
    }
news-discard =
    { $what ->
        [forced] { $who ->
            [you] You must discard
           *[other] { $name } must discard
        }
       *[other] { $who ->
            [you] You discard
           *[other] { $name } discards
        }
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card face down
           *[other] { $amount } cards face down
        }
    }{ $what ->
        [none] {" "}for the new weapon
        [surplus] {" "}at the end of the turn
        [forced] {" "}for the death of a Deputy
        [estate] {""}
       *[other] {" "}({ $thing })
    }.
news-steal =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $seen ->
        [yes] { $cards }
       *[no] a card
    } { $what ->
        [hand] { $whom ->
            [you] from your hand
           *[other] from { $target }’s hand
        }
       *[none] { $whom ->
            [you] from in front of you
            [self] back into the hand
           *[other] from in front of { $target }
        }
    }.
news-inherit =
    { $who ->
        [you] You inherit
       *[other] { $name } inherits
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    } { $what ->
        [hand] { $whom ->
            [you] from your hand
           *[other] from { $target }’s hand
        }
       *[none] { $whom ->
            [you] from in front of you
           *[other] from in front of { $target }
        }
    }.
news-take =
    { $who ->
        [you] You take
       *[other] { $name } takes
    } { $cards } ({ $thing }).
news-look =
    { $who ->
        [you] You look
       *[other] { $name } looks
    } at { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    }.
news-show =
    { $who ->
        [you] You show
       *[other] { $name } shows
    } { $cards }.
news-flip =
    { $who ->
        [you] You draw!
       *[other] { $name } draws!
    } for { $thing } and may choose: { $cards }.
news-check =
    { $who ->
        [you] You draw!
       *[other] { $name } draws!
    } for { $thing }: { $cards }.
news-store = In the General Store: { $cards }.
news-lose-life =
    { $who ->
        [you] You lose
       *[other] { $name } loses
    } { $amount ->
        [one] 1 life point
       *[other] { $amount } life points
    } ({ $thing }).
news-gain-life =
    { $who ->
        [you] You regain
       *[other] { $name } regains
    } { $amount ->
        [one] 1 life point
       *[other] { $amount } life points
    } ({ $thing }).
news-eliminated =
    { $whom ->
        [nobody] { $who ->
            [you] You are out of the game.
           *[other] { $name } is out of the game.
        }
        [you] You eliminate { $name }.
       *[other] { $who ->
            [you] { $target } eliminates you.
           *[other] { $target } eliminates { $name }.
        }
    } Role: { $thing }.
news-reward =
    { $who ->
        [you] Your reward
       *[other] Reward for { $name }
    }: { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }.
news-explode =
    { $cards } explodes in front of { $who ->
        [you] you
       *[other] { $name }
    }!
news-pass-on =
    { $who ->
        [you] You pass
       *[other] { $name } passes
    } { $cards } on to { $whom ->
        [you] you
       *[other] { $target }
    }.
news-skipped =
    { $who ->
        [you] You miss this turn.
       *[other] { $name } misses this turn.
    }
news-shuffle =
    The deck is empty: { $amount ->
        [one] 1 discarded card is
       *[other] { $amount } discarded cards are
    } shuffled into a new one.
news-unaffected =
    { $thing } has no effect on { $who ->
        [you] you
       *[other] { $name }
    }.
news-game-over = The game is over. { $thing }
news-event = A new event: { $thing }.
news-revive =
    { $who ->
        [you] You come back into the game
       *[other] { $name } comes back into the game
    } ({ $thing }){ $amount ->
        [0] {""}
        [one] {" "}with 1 life point
       *[other] {" "}with { $amount } life points
    }.
