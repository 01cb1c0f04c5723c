# Answers as they read in a menu. $card: the card with its value; $target: the player concerned, who is $whom.

choice-play-play =
    Play { $card }{ $converted ->
        [yes] {" "}(as { $thing })
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
        [self] {" "}on yourself
       *[other] { $what ->
            [bang] {" "}at { $target }
            [duel] {" "}against { $target }
           *[other] {" "}on { $target }
        }
    }
choice-play-dodge =
    Play { $card }{ $converted ->
        [yes] {" "}(as { $thing })
       *[no] {""}
    }
choice-play-answer =
    Discard { $card }{ $converted ->
        [yes] {" "}(as { $thing })
       *[no] {""}
    }
choice-play-save = Save yourself with { $card }
choice-discard = Discard { $card }

choice-use-barrel = Use the Barrel (draw!: ♥ counts as a Missed!)
choice-use-jourdonnais = Use your ability as a Barrel (draw!: ♥ counts as a Missed!)
choice-use-sid-ketchum = Use your ability: discard two cards, regain 1 life point

choice-take-panic =
    { $place ->
        [hand] Take a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Take your own { $card } into your hand
           *[other] Take { $card }, in front of { $target }
        }
    }
choice-take-cat-balou =
    { $place ->
        [hand] Discard a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Discard your own { $card }
           *[other] Discard { $card }, in front of { $target }
        }
    }
choice-take-general-store = Take { $card }
choice-take-kit-carlson = Keep { $card }
choice-take-jesse-jones =
    { $place ->
        [hand] Take a random card from { $target }’s hand
       *[deck] Draw from the deck
    }
choice-take-pedro-ramirez =
    { $place ->
        [card] Take { $card } from the discard pile
       *[deck] Draw from the deck
    }
choice-take-check = Let { $card } count
choice-take-estate =
    { $place ->
        [hand] Take a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Discard { $card }
           *[other] Take { $card }
        }
    }
choice-take-become = { $card } – { $text }

choice-name-keep = Keep { $thing }
choice-name-new = Draw a new character

choice-pass-play = End your turn
choice-pass-dodge = Take the hit
choice-pass-answer =
    { $source ->
        [duel] Give up the duel (lose 1 life point)
       *[other] Lose 1 life point
    }
choice-pass-save = Leave the game
choice-pass-estate = Leave the rest in the order it lies

# For whatever has no answer of its own. $thing: what is used; $word: the word as the rules have it.
choice-use =
    Use { $thing }{ $whom ->
        [nobody] {""}
        [self] {" "}on yourself
       *[other] {" "}on { $target }
    }
choice-take =
    { $place ->
        [hand] Take a random card from { $target }’s hand
        [deck] Draw from the deck
       *[card] { $whom ->
            [other] Take { $card }, in front of { $target }
           *[self] Take { $card }
        }
    }
choice-aim = { $target }
choice-name = { $word }
choice-pass-pick = Take nothing
choice-pass-cost = Discard nothing more
choice-pass-aim = Nobody
