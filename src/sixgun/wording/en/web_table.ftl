# The table in the browser: everything on it that is not said by the game itself.

web-table-title = Table { $code }
web-table-seat = Seat { $number }
web-table-you = You
web-table-yourself = you
web-table-you-name = { $name } (you)

# Seats.
web-table-turn = Turn
web-table-your-turn = Your turn
web-table-you-are-asked = You are asked
web-table-bot = Bot
web-table-in-reach = { $distance } in reach
web-table-too-far = { $distance } too far
web-table-in-reach-word = in reach
web-table-too-far-word = too far
web-table-ghost = Ghost for this turn
web-table-ghost-life = Cannot lose life
web-table-out = Out in round { $round }
web-table-out-short = Out
web-table-was =
    { $role ->
        [outlaw] Was an Outlaw
        [deputy] Was a Deputy
       *[other] Was the { $name }
    }
web-table-was-shot =
    { $role ->
        [outlaw] Was an Outlaw
        [deputy] Was a Deputy
       *[other] Was the { $name }
    }, shot by { $you ->
        [yes] you
       *[no] { $killer }
    }
web-table-offline = { $name } is offline
web-table-offline-short = Offline
web-table-offline-bot = Offline, a bot plays for { $name }
web-table-bot-plays = A bot plays for { $name }
web-table-bot-plays-short = A bot plays
# Your time was up, and a bot has your seat until you do something.
web-table-away = A bot plays for you
web-table-back = I’m back
web-table-more-cards =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
web-table-you-are =
    { $role ->
        [outlaw] You are an Outlaw.
        [deputy] You are a Deputy.
       *[other] You are the { $name }.
    } Only you know.
web-table-you-are-known =
    { $role ->
        [outlaw] You are an Outlaw.
        [deputy] You are a Deputy.
       *[other] You are the { $name }.
    } Everybody knows.
web-table-you-are-out = You are out. Guess the roles while the game goes on.
# What those who are out can do.
web-table-bots-left = Only bots are left in the game.
web-table-people-left =
    { $names } { $count ->
        [one] is still playing
       *[other] are still playing
    }: the game goes at their pace.
# $pace: end or fast.
web-table-hurry-votes =
    { $count } of { $of } { $count ->
        [one] wants
       *[other] want
    } { $pace ->
        [end] to skip to the end
       *[fast] to play faster
    }: all must agree.
web-table-faster = Faster, ×4
web-table-to-the-end = Skip to the end
web-table-new-game = New game
web-table-on-yourself = On yourself
web-table-in-play = In play
web-table-role = Role

# What a seat is called for a screen reader, in pieces.
web-table-label-turn = has the turn
web-table-label-life = { $life } of { $most } life points
web-table-label-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-table-label-in-play = { $cards } in play
web-table-label-distance = distance { $distance }
web-table-legal-target = legal target

# Guesses.
web-table-guess-role = Guess the role of { $name }
web-table-guess-none = Unknown
web-table-your-guess = Your guess: { $role }
web-table-guesses-about = Who do you think is who? Nobody else sees this.
# The coach, at a table that has one.
web-table-coach = Coach
web-table-coach-ask = Ask the coach
web-table-coach-deed = Coach: { $deed }.
web-table-coach-suspects = The coach suspects: { $odds }
web-table-coach-percent = { $percent } %

# The middle.
web-table-event-now = Event now
web-table-event-next = Next event:
web-table-event-now-short = Now
web-table-event-next-short = Next
web-table-no-event = No event yet
web-table-deck = Deck
web-table-discards = Discards
web-table-draw = draw!
web-table-hand-of = { $name }’s hand

# What comes of a draw!; $good: did the card help the one who drew!, $who (you, other) with the name $name?
web-table-drawn-jail =
    { $good ->
        [yes] { $who ->
            [you] You get out of jail.
           *[other] { $name } gets out of jail.
        }
       *[no] { $who ->
            [you] You stay in jail.
           *[other] { $name } stays in jail.
        }
    }
web-table-drawn-dynamite =
    { $good ->
        [yes] The Dynamite does not go off.
       *[no] { $who ->
            [you] The Dynamite goes off in front of you!
           *[other] The Dynamite goes off in front of { $name }!
        }
    }
web-table-drawn-barrel =
    { $good ->
        [yes] { $who ->
            [you] Your Barrel saves you.
           *[other] { $name }’s Barrel holds.
        }
       *[no] { $who ->
            [you] Your Barrel does not help.
           *[other] { $name }’s Barrel does not help.
        }
    }
web-table-drawn-jourdonnais =
    { $good ->
        [yes] { $who ->
            [you] Your ability saves you.
           *[other] { $name }’s ability holds.
        }
       *[no] { $who ->
            [you] Your ability does not help.
           *[other] { $name }’s ability does not help.
        }
    }
web-table-drawn-vendetta =
    { $good ->
        [yes] { $who ->
            [you] You take another turn.
           *[other] { $name } takes another turn.
        }
       *[no] { $who ->
            [you] No other turn for you.
           *[other] No other turn for { $name }.
        }
    }

# The cards of one who has just died.
web-table-estate = You are out: your cards are discarded
web-table-estate-text = Choose the order in which they go, or leave it to chance.
web-table-estate-any = Any order
web-table-estate-left = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-table-estate-card = { $card }, number { $place }

# The question.
web-table-question = Question
web-table-clock = { $time } left
web-table-on-reserve = This is your reserve.
web-table-answered = One moment…
web-table-forced = Only one option: it is chosen for you.
web-table-plays = { $name } is playing.
web-table-is-asked = { $name } is asked.
web-table-put-back = Put back
web-table-play-card = Play { $card }
web-table-use = Use { $thing }
web-table-reload = Reload { $card }
web-table-which-way = { $card }: what do you want to do with it?
web-table-really = Play { $card }?
web-table-really-use = Use { $thing }?
web-table-whom-shoot = Shoot whom with this { $card }?
web-table-whom-take = Take a card from whom with this { $card }?
web-table-whom-discard = Who loses a card to this { $card }?
web-table-whom-challenge = Challenge whom to this Duel?
web-table-whom-confine = Send whom to Jail?
web-table-whom-heal = Who regains 1 life point with this { $card }?
web-table-whom-equip = Who gets { $card }?
web-table-whom-any = { $card }: for whom?
web-table-hint-reach =
    { $count ->
        [one] { $names } is in reach.
       *[other] { $names } are in reach.
    }
web-table-hint-targets = Possible: { $names }.

# Why not.
web-table-why-not-asked = It is not your turn.
web-table-why-forced = One moment: there is only one option, and it is chosen for you.
web-table-why-other-answer = This card does not answer the question.
web-table-why-no-target = { $name } cannot be chosen now.
web-table-why-card = This card cannot be played now.

# One's own zone.
web-table-hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-table-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
web-table-card-playable = { $card }, playable
web-table-phases = Phases of the turn
web-table-phase-draw = Draw
web-table-phase-play = Play
web-table-phase-excess = Discard
web-table-turn-of = { $name }’s turn
web-table-end-turn = End turn
web-table-keep = keep { $limit }
web-table-hand-keep =
    { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, you may keep { $limit }.
web-table-bangs =
    { $limit ->
        [one] BANG! cards: { $played } of 1 played.
       *[other] BANG! cards: { $played } of { $limit } played.
    }
web-table-bangs-any = Any number of BANG! cards.
web-table-reserve = Reserve on your clock: { $time }

# The side.
web-table-rail = Log and chat
web-table-tab-log = Log
web-table-tab-chat = Chat
web-table-tab-guesses = My guesses
web-table-unread =
    { $count ->
        [one] 1 new
       *[other] { $count } new
    }
web-table-log = What happened
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-said = { $name }: { $text }
web-table-mute-about = { $name }: mute or unmute
web-table-mute = Mute { $name }
web-table-unmute = Let { $name } talk again
web-table-muted = Muted by the host: { $names }
web-table-silenced-muted = The host of this table has muted you.
web-table-silenced-seated = At this table only players with a seat may talk.
web-table-round-turn = Round { $round } · { $turn }
web-table-say = Say something
web-table-send = Send
web-table-close = Close

# Dialogs and keys.
web-table-menu = Menu
web-table-start-title = Who is at the table
web-table-start-go = To the table
web-table-doubt-title = Are you sure?
web-table-doubt-yes = Yes, do it
web-table-doubt-no = Put back
web-table-leave = Leave the table
web-table-leave-title = Leave the table?
web-table-leave-text = You give up your seat, and a bot plays on.
web-table-leave-watching = You can come back at any time.
web-table-stay = Stay
web-table-keys = At the table
web-table-key-answer = Choose an answer
web-table-key-hand = From card to card
web-table-key-seats = Around the table, and back to the hand
web-table-key-play = Play what is chosen
web-table-key-preview = Look at the card

web-table-asked-dodge = Missed! or lose a life?
web-table-asked-avoid = Avoid it or lose a life?
web-table-asked-ready = May use an ability
web-table-asked-answer = BANG! or lose a life?
web-table-asked-save = Saved, or out?
web-table-asked-play = Plays
web-table-asked-excess = Discards
web-table-asked-cost = Pays with a card
web-table-asked-pick = Chooses a card
web-table-asked-aim = Chooses a player
web-table-asked-name = Decides
web-table-asked-become = Chooses a character
web-table-asked-other = Is asked
