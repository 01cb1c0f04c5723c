# The answers of The Duel as they read in a menu. $card: a card by its name; $target: a character; $thing: an ability.

duel-choice-play = Play { $card }
duel-choice-play-at = Play { $card } at { $target }
duel-choice-play-put = Put { $card } with { $target }
duel-choice-play-as = Play { $card } as { $thing } at { $target }
duel-choice-play-avoid = Play { $card }
duel-choice-play-avoid-as = Use { $card } to avoid it
duel-choice-use = Use { $thing }
duel-choice-use-barrel = Barrel: reveal
duel-choice-use-sid-curry = Sid Curry: reveal from the opponent’s deck
duel-choice-use-hat = Discard the Hat
duel-choice-use-babe-leroy = Babe Leroy: draw two cards
duel-choice-use-cattle-katie = Cattle Katie: discard { $card } to draw two cards
duel-choice-use-pearl-hat = Pearl Hat: use the top Action card of the discards
duel-choice-use-pearl-hat-at = Pearl Hat: use the top Action card of the discards at { $target }
duel-choice-use-soundance-kid = Soundance Kid: discard a card, draw one of each deck
duel-choice-take = { $card }
duel-choice-take-play = { $card } of { $bearer }
duel-choice-take-back =
    A random hand card with the { $back ->
        [law] back of the Law
       *[outlaw] back of the Outlaws
    }
duel-choice-take-become = { $card }: { $text }
duel-choice-discard = Discard { $card }
duel-choice-name-yes = Yes
duel-choice-name-no = No
duel-choice-name-law = The Law
duel-choice-name-outlaw = The Outlaws
duel-choice-swap = Swap: { $character } goes to the front
duel-choice-reload = Reload { $card }: discard it and draw a card
duel-choice-reload-pearl-hat = Pearl Hat: reload the top of the discards, draw a card
duel-choice-pass-play = End the turn
duel-choice-pass-ready = Go on and draw
duel-choice-pass-avoid = Take the hit
duel-choice-pass-answer = Lose the life point
duel-choice-pass-cost = Do not pay
duel-choice-pass = Nothing
