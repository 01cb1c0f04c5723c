# The reasons that a bot gives for its choices. $target: a player; $role: the role the bot believes the player has, at $belief percent;
# $hit: the chance of a shot in percent; $card: the name of a card; $who: the name of a character.

motive-shoot = { $target } is against me: { $role }, I would say, at { $belief } %. The shot hits at { $hit } %.
motive-shoot-sheriff = The Sheriff has to go: { $target } has { $life ->
        [one] 1 life point
       *[other] { $life } life points
    } left, and the shot hits at { $hit } %.
motive-last-two = Only { $target } and I are left. The shot hits at { $hit } %.
motive-prey = { $target } is the one I have to eliminate. The shot hits at { $hit } %.
motive-hunter = { $target } stands in my way. The shot hits at { $hit } %.
motive-balance = One side must not grow too strong: { $target } ({ $role } at { $belief } %) has to be weakened.
motive-attack = { $target } is against me: { $role } at { $belief } %.
motive-duel = I can win a duel with { $target }, who is against me: { $role } at { $belief } %.
motive-jail = Better that { $target } ({ $role } at { $belief } %) misses a turn.
motive-rob = Better that { $target } ({ $role } at { $belief } %) has one card fewer.
motive-relieve = { $target } is on my side and should be rid of that card.
motive-help-friend = { $target } is on my side ({ $role } at { $belief } %) and needs the life point.
motive-against-all =
    { $foes ->
        [one] { $card } hits 1 foe
       *[other] { $card } hits { $foes } foes
    } among { $others } other players.
motive-light-it = It will more likely go off in front of a foe.
motive-good-riddance = I want to be rid of that card.
motive-more-cards = More cards are always good.
motive-better-weapon = { $card } reaches { $reach ->
        [one] to distance 1
       *[other] up to distance { $reach }
    }, which serves me better.
motive-be-prepared = { $card } serves me best in front of me.
motive-heal = I have { $life ->
        [one] only 1 life point
       *[other] { $life } life points
    } left.
motive-use-it = { $card } serves me now.
motive-must-play = I have to play { $card }.
motive-nothing-better = I have nothing better to do.
motive-save-life =
    A card is worth less than a life point, and I have { $life ->
        [one] only 1.
       *[other] { $life }.
    }
motive-try-luck = A draw! costs nothing.
motive-too-few = It takes { $needed } cards to cancel this, and I have { $have }.
motive-too-dear =
    With { $life ->
        [one] 1 life point
       *[other] { $life } life points
    } left, I would rather keep my cards.
motive-spare-friend = I do not fight { $target }, who is on my side.
motive-stay-alive = Otherwise I am out.
motive-poorest-card = { $card } is the card I will miss least.
motive-best-card = { $card } is the best of these for me.
motive-luckier-card = This is the luckier card.
motive-choose-player = { $target } is the best choice.

# The Duel.
motive-strike = { $who } has { $life ->
        [one] 1 life point
       *[other] { $life } life points
    } left, and the hit succeeds at { $hit } %.
motive-burden = { $card } is best with { $who }.
motive-equip = { $card } serves { $who } best.
motive-in-front = { $who } is better in front now.
motive-reveal = A reveal costs nothing.
