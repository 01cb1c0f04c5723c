# The table of The Duel in the terminal and in the browser.

terminal-duel-you = You play for { $side }.
terminal-duel-side = { $name } ({ $side })
terminal-duel-reserve = { $hand } in hand ({ $backs }), { $reserve } in reserve, deck { $deck }
terminal-duel-waiting = In your reserve, in an order that nobody knows: { $names }
terminal-duel-out = Out: { $names }
terminal-duel-piles = Discards { $discard }, on top: { $top }; common deck { $common }
terminal-duel-active = active
terminal-duel-rear = rearguard
terminal-duel-lone = alone
terminal-duel-always = always
terminal-duel-reload = reload
terminal-duel-backs = { $law } Law, { $outlaw } Outlaw
terminal-duel-facts =
    { $colour ->
        [red] BANG!
        [blue] Equipment
       *[brown] Action
    }{ $reload ->
        [yes] , can be reloaded
       *[no] {""}
    }: { $values }
terminal-duel-character-facts =
    { $side }, { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }{ $always ->
        [yes] , ability always active
       *[no] {""}
    }
terminal-sides-title = Sides

# What somebody else is being asked. $character: the one concerned; $source: what it comes from.
online-duel-asked-play = { $name } chooses a card to play.
online-duel-asked-ready = { $name } may use an ability.
online-duel-asked-excess = { $name } discards down to the limit.
online-duel-asked-avoid = { $name } may avoid the hit on { $character }.
online-duel-asked-answer = { $name }: a hit card, or { $character } loses a life point.
online-duel-asked-cost = { $name } chooses a card to discard.
online-duel-asked-pick = { $name } chooses a card.
online-duel-asked-name = { $name } decides about { $source }.
online-duel-asked-become = { $name } chooses who goes to the front first.

online-duel-hint-play =
    { $limit ->
        [99] As many BANG! cards as you like.
        [one] BANG! cards: { $played } of 1 played.
       *[other] BANG! cards: { $played } of { $limit } played.
    }{ $swap ->
        [yes] {" "}You may still swap.
       *[no] {""}
    }
online-duel-hint-avoid =
    { $character } would be left with { $life ->
        [one] 1 life point.
       *[other] { $life } life points.
    }
online-duel-doubt-last-life = { $character } would be out, and you can still try something. Take the hit?
online-duel-doubt-full-life = Your characters have all their life points: { $card } would do nothing. Play it?
online-duel-doubt-own = That is your own character. Play { $card } at { $target }?
