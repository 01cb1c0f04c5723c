# Why a card cannot be played that way. $card: its name; $target: the target the player wanted, which is $whom.

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

# Why something cannot be used. $card: its name; $times, $needed: figures.

reason-not-now = { $card } cannot be used now.
reason-acts-by-itself = { $card } works by itself: there is nothing to use.
reason-not-yours = { $card } is not yours to use.
reason-not-in-play = { $card } does not lie in front of you.
reason-card-asleep = Cards in play have no effect now.
reason-no-ability = Characters have no abilities right now.
reason-no-single-card = { $card } is used without naming a card.
reason-only-against-shots = { $card } is only used against a shot.
reason-own-turn-only = { $card } is only used in phase 2 of your own turn.
reason-put-down-this-turn = { $card } was put down in this turn: it can be used from the next turn on.
reason-used-up =
    { $times ->
        [one] { $card }: once a turn, and you have already done so.
       *[other] { $card }: { $times } times a turn, and you have already done so.
    }
reason-used-on-this-shot = You have already drawn for { $card } against this shot.
reason-draw-comes-first = A draw! comes before cards, and you have already used one against this shot.
reason-no-draw-here = No draw! counts here.
reason-too-few-cards = { $card } needs { $needed } cards from your hand, and you have fewer.
reason-unhurt = You have all your life points.
reason-between-acts = { $card } acts between two actions, or when you are asked for an answer.
reason-last-life-point = You cannot give up your last life point.
reason-takes-blue-card = { $card } needs a blue card from your hand.
reason-takes-hand-card = { $card } needs a card from your hand.
reason-takes-bangs =
    { $needed ->
        [one] { $card } needs a BANG! from your hand.
       *[other] { $card } needs { $needed } BANG! cards from your hand.
    }
reason-no-card-of-others = Nobody else has a card in play.

# Why a card does not answer a question.

reason-no-discarding = In phase 2 you cannot simply discard cards.
reason-phase-three = Phase 2 is over: now you can only discard.
reason-too-many-cards = You have more cards in hand than you may keep: discard one.
reason-must-choose = You have to choose one of the options.
reason-not-asked = This is not one of the options of this question.
reason-only-missed = { $card } does not help here: only a Missed! does.
reason-only-bang = { $card } does not help here: only a BANG! does.
reason-only-when-dying = Out of turn, { $card } only helps against a hit that takes your last life point.
reason-does-not-save = { $card } cannot save you from a lethal hit.
