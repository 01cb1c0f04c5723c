# What a table in the browser says besides the game itself.

# What another player ($name) is being asked; $source: what it comes from.
online-asked-play = { $name } plays.
online-asked-excess = { $name } has too many cards and discards.
online-asked-dodge = { $name } is shot at ({ $source }): { $needed } Missed! needed.
online-asked-answer = { $name } must discard a BANG!, or lose 1 life point ({ $source }).
online-asked-save = { $name } has lost their last life point: they must regain one, or they are out.
online-asked-cost = { $name } chooses a hand card ({ $source }).
online-asked-pick = { $name } chooses a card ({ $source }).
online-asked-aim = { $name } chooses a player ({ $source }).
online-asked-name = { $name } makes a choice ({ $source }).
online-asked-become = { $name } chooses a character.
online-asked-estate = { $name } chooses a card.
online-asked-other = { $name } makes a choice.

# Figures beside a question.
online-hint-reach = In your reach ({ $reach }): { $targets }.
online-hint-no-reach = Nobody is in your reach ({ $reach }).
online-hint-excess =
    You may keep { $limit ->
        [0] no card
        [one] 1 card
       *[other] { $limit } cards
    }: discard { $count }.
online-hint-dodge =
    { $have ->
        [0] You have no Missed! for it.
        [one] You have one Missed! for it.
       *[other] You have { $have } Missed! for it.
    }
online-hint-answer =
    { $have ->
        [0] You have no BANG! for it.
        [one] You have one BANG! for it.
       *[other] You have { $have } BANG! for it.
    }

# To confirm before an answer that is surely a slip.
online-doubt-full-life = You have all your life points: this { $card } would do nothing. Play it?
online-doubt-target-full = { $target } has all life points: this { $card } would do nothing. Play it?
online-doubt-two-left = Only two players are left: { $card } does nothing now. Play it?
online-doubt-nobody-hurt = Nobody has lost a life point: this { $card } would do nothing. Play it?
online-doubt-full-ability = You have all your life points: you would give up two cards for nothing. Do it?
online-doubt-sheriff = You are a Deputy: if the Sheriff dies, you lose. Attack the Sheriff?
online-doubt-sheriff-too = This hits the Sheriff, who has one life point left: if the Sheriff dies, you lose. Play it?
online-doubt-renegade = The Sheriff has one life point left: if the Sheriff dies now, the Outlaws win. Attack?
online-doubt-own-jail = You would put yourself in jail. Play it?
online-doubt-own-cards = You would take one of your own cards. Play it?
online-doubt-leave = You can still save yourself. Leave the game?
online-doubt-last-life = This takes your last life point, and you can still answer it. Take the hit?

# Why a card cannot be played.
online-why-not-your-turn = It is not your turn: you can play cards when you are asked.
online-why-nobody-in-reach = Nobody is near enough for { $card }: your reach is { $reach }.
online-why-nobody-near = Nobody is near enough for { $card }: it works at distance 1 only.
online-why-nobody = { $card } finds no target.

# Refusals.
online-refused-stale = This question has been answered already.
online-refused-not-yours = That is not your decision.
online-refused-not-offered = You cannot choose that now.
online-refused-not-now = That is not possible now.
online-refused-too-fast = Too fast: wait a moment.
online-refused-version = This server speaks version { $version } of its protocol: reload the page, or connect with v={ $version }.
online-refused-bad = The message could not be read.
online-refused-free-seats = There are free seats: wait for players, or fill them with bots.
online-refused-not-ready = Not everybody is ready yet.
online-refused-guest = Choose a name first.
online-refused-people-play = Somebody is still playing: the game goes at their pace.
online-refused-muted = The host of this table has muted you. You may talk again when the host allows it.
online-refused-spectator = At this table only players with a seat may talk.
online-refused-trouble = The answer could not be saved. Try again.
