# Why a card cannot be played as wished. $card: its name; $target: the wished target, which is $whom.

reason-no-target = { $card } is not aimed at anybody: play it without a target.
reason-needs-target = { $card } needs a target: choose a player.
reason-target-out = { $target } is out of the game.
reason-not-yourself = { $card } cannot be aimed at yourself.
reason-out-of-reach = { $target } is at distance { $distance }; your reach is { $reach }.
reason-too-far = { $target } is at distance { $distance }; { $card } works at distance 1 only.
reason-already-in-play =
    { $whom ->
        [other] { $target } already has { $card } in play.
       *[self] You already have { $card } in play.
    }
reason-no-card-to-pay = { $card } costs another hand card, and you have none.
reason-bang-limit =
    { $limit ->
        [one] You have already played your BANG! card of this turn.
       *[other] You have already played your { $limit } BANG! cards of this turn.
    }
reason-reply-only = { $card } is only played as a reply to a shot.
reason-nothing-to-take =
    { $whom ->
        [other] { $target } has no card that could be taken.
       *[self] You have no card in play that could be taken.
    }
reason-not-on-sheriff = The Sheriff cannot be sent to jail.
reason-not-that-card = You cannot use { $card } as another card.
