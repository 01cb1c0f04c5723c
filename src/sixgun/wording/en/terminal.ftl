# What the terminal says besides the game itself.

terminal-yes = yes
terminal-no = no
# The name of a player who gives none.
terminal-default-name = Traveller

# The table. $top: the top card of the discard pile.
terminal-turn = Turn { $number }: { $name } ({ $phase })
terminal-piles = Deck { $deck }, discard pile { $discard }, on top: { $top }
terminal-labelled = { $label }: { $value }
terminal-event = Event: { $event }
terminal-next-event =
    Next event: { $event }{ $left ->
        [one] , the last one
       *[other] {" "}({ $left } to come)
    }
terminal-on-table = On the table: { $cards }
terminal-head-name = name
terminal-head-character = character
terminal-head-role = role
terminal-head-life = life
terminal-head-hand = hand
terminal-head-distance = distance
terminal-head-play = in play
terminal-out = out
terminal-you = you
terminal-in-reach = { $distance } in reach
terminal-your-hand = Your hand: { $cards }
terminal-hand-of = { $name } holds: { $cards }
terminal-hidden-cards =
    { $count ->
        [one] 1 hidden card
       *[other] { $count } hidden cards
    }
terminal-no-cards = no cards

# At the question.
terminal-forced = Only one choice: { $choice }.
terminal-interject = Before the game continues: { $choice }?
terminal-no-number =
    { $count ->
        [one] Type 1, or ? for help.
       *[other] Type a number from 1 to { $count }, or ? for help.
    }
terminal-ambiguous = “{ $text }” may mean: { $choices }.
terminal-not-understood = “{ $text }” is not a choice: type the number of one, or ? for help.
terminal-not-offered = “{ $text }” cannot be chosen now: type the number of a choice, or ? for help.
terminal-your-seat = You are player { $seat }.
terminal-seat-name = Player { $seat }
terminal-your-role = You are: { $role }
terminal-your-character = Your character: { $character }
terminal-commands-title = What you can type
terminal-commands =
    a number, or the text in brackets behind a choice: your answer
    ?: this summary
    why NAME or why NAME > TARGET: why a card cannot be played, or why an ability or a card in play cannot be used
    why end: why you cannot end your turn, or pass
    rules NAME: what a card{ $game ->
        [bang] , a character, an event or a role
        [duel] , a character or a side
       *[other] {""}
    } does
    table: the table once more
    log or log NUMBER: the last things that happened
    quit: leave the table; the game is kept
terminal-command-help = help
terminal-command-why = why
terminal-command-log = log
terminal-command-rules = rules
terminal-command-table = table
terminal-command-quit = quit
terminal-rules-how =
    { $game ->
        [bang] Name a card, a character, an event or a role, as in: rules Cat Balou
        [duel] Name a card, a character or a side, as in: rules Pat Garret
       *[other] Name a card.
    }
terminal-why-how =
    { $game ->
        [bang] Name a card or an ability, as in: why bang > 3
        [duel] Name a card or an ability, as in: why colt > Pat Garret
       *[other] Name a card of your hand.
    }
terminal-why-end = end
terminal-why-not-held = You have no “{ $card }”.
terminal-why-offered = Possible: { $choice }
terminal-why-refused = Not possible: { $card }. { $reason }

# Coming and going.
terminal-resumed =
    { $count ->
        [0] The game in { $path } begins.
        [one] The game in { $path } continues after 1 answer.
       *[other] The game in { $path } continues after { $count } answers.
    }
terminal-cut = Line { $line } of the record was cut off and has been dropped.
terminal-how-to-resume = The game is saved. Continue it with: { $command }
terminal-input-closed = The input ended in the middle of the game.
terminal-interrupted = Interrupted.
terminal-final-role =
    { $name }: { $role }{ $won ->
        [yes] , has won
       *[no] {""}
    }
terminal-record-at = The record of this game: { $path }
terminal-another = Another game?

# Cards, characters, roles.
terminal-cards-title = Cards
terminal-characters-title = Characters
terminal-events-title = Events
terminal-roles-title = Roles
terminal-card-facts =
    { $colour ->
        [blue] blue
        [green] green
       *[brown] brown
    }: { $values }
terminal-character-facts =
    { $life ->
        [one] 1 life point
       *[other] { $life } life points
    }
terminal-event-facts =
    { $final ->
        [yes] event, the last of its deck
       *[no] event
    }
terminal-role-three = With three players: { $goal }

# Records and positions.
terminal-verified =
    { $ended ->
        [yes] The record is correct: all answers ({ $answers }), all positions ({ $positions }) and the outcome agree.
       *[no] The record is correct as far as it goes (answers: { $answers }, positions: { $positions }); the game is unfinished.
    }
terminal-unfinished =
    The record ends here, after { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }; the game is unfinished.
terminal-replay-prompt = [{ $at }/{ $count }] Enter, b, g N, q:
terminal-replay-help = Enter: forward; b: back; g N: go to answer N; q: quit.
terminal-asked = { $name } is asked now.

# Simulations.
terminal-report-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with { $players } players, { $finished } finished
terminal-report-sets = Sets: { $sets }
terminal-report-decisions = { $decisions } decisions in { $turns } turns
terminal-report-seconds = { $seconds } seconds
terminal-report-role =
    { $role }: { $won ->
        [one] 1 game
       *[other] { $won } games
    } won, { $share } % (95 % interval { $low } to { $high } %)
terminal-report-bot = { $bot } as { $role }: { $won } of { $played } won, { $share } % ({ $low } to { $high } %)

# Translations.
terminal-texts-language = { $name } ({ $code }): { $translated } of { $total } texts
terminal-texts-unreadable =
    { $count ->
        [one] Cannot be read:
       *[other] { $count } places cannot be read:
    }
terminal-texts-wrong-variables =
    { $count ->
        [one] Other variables than in English:
       *[other] { $count } texts with other variables than in English:
    }
terminal-texts-expected = { $text } has { $found }; English has { $expected }
terminal-texts-no-variables = none
terminal-texts-lost-references =
    { $count ->
        [one] Refers to a text that this language does not have:
       *[other] { $count } texts refer to one that this language does not have:
    }
terminal-texts-superfluous =
    { $count ->
        [one] Not in English, so it is never shown:
       *[other] { $count } texts are not in English, so they are never shown:
    }
terminal-texts-missing =
    { $count ->
        [one] Missing; English is shown instead:
       *[other] { $count } texts are missing; English is shown instead:
    }
