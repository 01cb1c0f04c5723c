# The pages round the table: home, a new table, waiting, the end of a game, learning, credits, settings.

# Home.
web-lobby-tagline = The Wild West card game, for 3 to 8 at one table.
web-lobby-play = Play now
web-lobby-play-note = You and six bots, starts at once
web-lobby-play-busy = Dealing the cards…
web-lobby-options = Players and sets
web-lobby-learn = Learn by playing
web-lobby-open-tables = Open tables
web-lobby-count =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }
web-lobby-no-tables = Nobody is waiting right now.
web-lobby-no-tables-hint = Play at once against bots, or create a table and send the link to your friends.
web-lobby-tables-lost = The list of tables cannot be read. Trying again…
web-lobby-taken = { $taken } of { $players }
web-lobby-bots =
    { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
web-lobby-playing =
    { $round ->
        [0] playing
       *[other] playing, round { $round }
    }
web-lobby-over = game over
web-lobby-a-move = a move
web-lobby-seconds = { $count } s
web-lobby-minutes = { $count } min
web-lobby-deed-sit = Sit down
web-lobby-deed-watch = Watch
web-lobby-deed-back = Go back
web-lobby-deed-sit-at = Sit down at { $name }
web-lobby-deed-watch-at = Watch { $name }
web-lobby-deed-back-at = Back to your seat at { $name }
web-lobby-create = Create a table
web-lobby-create-note = Choose the sets and the clock, send the link to your friends.
web-lobby-join = Join by code
web-lobby-join-button = Join
web-lobby-join-letter = Character { $place } of the table’s code
web-lobby-join-short = A code has four letters or digits.
web-lobby-join-unknown = There is no table { $code }. Check the code.
web-lobby-your-table = Your table
web-lobby-your-table-note = You have a seat at “{ $name }” ({ $code }).
web-lobby-closed =
    { $count ->
        [one] A table of yours was closed
       *[other] Tables of yours were closed
    }
web-lobby-closed-idle = “{ $name }” ({ $code }): nobody had been there for a while.
web-lobby-closed-limit = “{ $name }” ({ $code }): you opened another table and already had as many as one person may have.
web-lobby-closed-room = “{ $name }” ({ $code }): nobody was there, and the server needed room for another table.
web-lobby-closed-seen = OK
web-lobby-rules = Rules
web-lobby-rules-note = Everything on one page, in five minutes.
web-lobby-cards = Cards
web-lobby-cards-note = Every card with its text and its rulings.
web-lobby-hosting = Host your own
web-lobby-credits = Credits
web-lobby-notice = Unofficial fan project, free and open source. Not connected with the publisher.
web-lobby-notice-short = Unofficial, free and open source.
web-lobby-language = Language
web-lobby-failed = That did not work. Is the server still running? Please try again.
web-lobby-loading = One moment…

# A new table.
web-lobby-new-title = A new table
web-lobby-new-name = Name of the table
web-lobby-new-name-own = { $name }’s table
web-lobby-new-name-any = A table in the saloon
web-lobby-new-players = Players
web-lobby-new-role =
    { $role ->
        [sheriff] 1 Sheriff
        [deputy] { $count ->
            [one] 1 Deputy
           *[other] { $count } Deputies
        }
        [outlaw] { $count ->
            [one] 1 Outlaw
           *[other] { $count } Outlaws
        }
       *[renegade] { $count ->
            [one] 1 Renegade
           *[other] { $count } Renegades
        }
    }
web-lobby-new-sets = Sets
web-lobby-new-set-cards =
    { $count ->
        [one] { $count } kind of card
       *[other] { $count } kinds of cards
    }
web-lobby-new-set-characters =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
web-lobby-new-set-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
web-lobby-new-set-more = , up to { $most } players
web-lobby-new-set-pack = Added by the host of this server
web-lobby-new-rules = Rules
web-lobby-new-rules-more = More rule options
web-lobby-new-rules-more-note = Where the rulebooks leave a choice or differ.
web-lobby-new-bots = Bots
web-lobby-new-bots-note =
    { $people ->
        [0] All other seats go to bots: the game begins at once.
        [one] 1 seat stays free for a friend.
       *[other] { $people } seats stay free for friends.
    }
web-lobby-new-level = How well the bots play
web-lobby-new-clock = Time for a move
web-lobby-new-clock-note = When the time and the reserve are used up, a bot moves for the player.
web-lobby-new-private = Private
web-lobby-new-private-note = Not in the list: only those with the link or the code find it.
web-lobby-new-talk = Spectators may chat
web-lobby-new-talk-note = Otherwise only players with a seat.
web-lobby-new-coach = Coach
web-lobby-new-coach-note = Tells whoever asks what a gunslinger would do, why, and whom they would suspect.
web-lobby-new-coach-duel-note = Tells whoever asks what a gunslinger would do, and why.
web-lobby-new-create = Create the table
web-lobby-new-begin = Create and begin
web-lobby-new-busy = Setting the table…
web-lobby-new-fewer = One fewer
web-lobby-new-more = One more
web-lobby-new-advice-add = Add { $set }
web-lobby-new-advice-players =
    { $players ->
        [one] Play with 1
       *[other] Play with { $players }
    }
web-lobby-new-advice-option = Switch it off

web-lobby-level-random = Drifter
web-lobby-level-random-note = Plays anything, at random. For trying things out.
web-lobby-level-cowboy = Cowboy
web-lobby-level-cowboy-note = Plays to win, watches who shoots whom.
web-lobby-level-greenhorn = Greenhorn
web-lobby-level-greenhorn-note = Knows the rules, and seldom attacks anybody.
web-lobby-level-karma = Ranch hand
web-lobby-level-karma-note = Judges everybody by the last act toward the Sheriff.
web-lobby-level-gunslinger = Gunslinger
web-lobby-level-gunslinger-note = Estimates every role, and remembers who shot whom.
web-lobby-level-gunslinger-cautious = Cautious gunslinger
web-lobby-level-gunslinger-cautious-note = A gunslinger who takes care to stay alive.
web-lobby-level-gunslinger-hot-headed = Hot-headed gunslinger
web-lobby-level-gunslinger-hot-headed-note = A gunslinger who shoots first.
web-lobby-level-gunslinger-grudging = Grudging gunslinger
web-lobby-level-gunslinger-grudging-note = A gunslinger who forgets no attack.
web-lobby-level-legend = Legend
web-lobby-level-legend-note = Plays its best moves out in its head before it acts, and takes its time.

# Why a mix is impossible.
web-lobby-mix-name = The table needs a name.
web-lobby-mix-name-long = The name is too long: { $most } characters at most.
web-lobby-mix-too-many = { $players } players need more roles than these sets have. With them, { $most } can play.
web-lobby-mix-too-few = { $players } are too few: the game needs at least { $fewest } players.
web-lobby-mix-two-characters = Two characters for each of { $players } players make { $needed }, and these sets have { $there }.
web-lobby-mix-bots =
    { $most ->
        [one] At this table there is room for 1 bot.
       *[other] At this table there is room for { $most } bots.
    }

# Waiting for the game.
web-lobby-wait-seats = Seats
web-lobby-wait-you = you
web-lobby-wait-host = host
web-lobby-wait-free = Free seat
web-lobby-wait-ready = Ready
web-lobby-wait-not-ready = Not ready yet
web-lobby-wait-offline = Offline
web-lobby-wait-i-am-ready = I am ready
web-lobby-wait-not-yet = Not ready after all
web-lobby-wait-begin = Begin the game
web-lobby-wait-for-seats =
    { $count ->
        [one] 1 seat is still free: send the link, or give it to a bot.
       *[other] { $count } seats are still free: send the link, or give them to bots.
    }
web-lobby-wait-for-ready =
    { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
web-lobby-wait-for-host = Everybody is ready. { $name } begins the game.
web-lobby-wait-all-set = Everybody is ready.
web-lobby-wait-invite = Invite your friends
web-lobby-wait-invite-note = Send them the link, let them scan the QR code, or tell them the code of the table.
web-lobby-wait-link = Link to this table
web-lobby-wait-copy = Copy the link
web-lobby-wait-copied = Copied
web-lobby-wait-code = Code
web-lobby-wait-qr = QR code of the link to this table
web-lobby-wait-fill = Bots on all free seats
web-lobby-wait-fill-one = Put a bot here
web-lobby-wait-clear = Take this bot away
web-lobby-wait-kick = Ask { $name } to leave
web-lobby-wait-kick-sure = Ask { $name } to leave the table?
web-lobby-wait-leave = Leave the table
web-lobby-wait-watching = You are watching.
web-lobby-wait-sit = Take a free seat
web-lobby-wait-spectators =
    { $count ->
        [one] 1 spectator
       *[other] { $count } spectators
    }
web-lobby-wait-private = Private table
web-lobby-wait-public = Open table: anyone may sit down
web-lobby-wait-clock = { $move } a move
web-lobby-wait-coach = with a coach
web-lobby-chat = Chat
web-lobby-chat-text = Your message
web-lobby-chat-send = Send

# The end of a game.
web-lobby-over-law = The Law wins
web-lobby-over-outlaws = The Outlaws win
web-lobby-over-renegade = The Renegade wins
web-lobby-over-one = { $name } wins
web-lobby-over-you = You win
web-lobby-over-won = Won
web-lobby-over-rounds =
    { $rounds ->
        [0] {""}
        [one] After 1 round.
       *[other] After { $rounds } rounds.
    }
web-lobby-over-life =
    { $life ->
        [one] 1 life point left
       *[other] { $life } life points left
    }
web-lobby-over-out = Out in round { $round }
web-lobby-over-out-by = Out in round { $round }, by { $name }
web-lobby-over-out-by-you = Out in round { $round }, by you
web-lobby-over-out-self = Out in round { $round }, by their own hand
web-lobby-over-remarkable = Remarkable
web-lobby-over-partly = Counted over the last { $count } events of a long game.
web-lobby-over-fact-shots = Shots
web-lobby-over-fact-luck = Luck
web-lobby-over-fact-damage = Damage
web-lobby-over-fact-life = Saloon
web-lobby-over-fact-guesses = Guesses
web-lobby-over-fact-deal = Deal
web-lobby-over-fact-blast = Dynamite
web-lobby-over-shots =
    { $you ->
        [yes] You
       *[no] { $name }
    } fired { $fired ->
        [one] once
       *[other] { $fired } times
    }, { $hit ->
        [0] no hit
       *[other] { $hit } hit
    }
web-lobby-over-luck =
    { $you ->
        [yes] Your
       *[no] { $name }’s
    } { $thing } came good { $good ->
        [0] not once
        [one] once
       *[other] { $good } times
    } in { $count } draws!
web-lobby-over-damage =
    { $you ->
        [yes] You
       *[no] { $name }
    } took { $points ->
        [one] 1 life point
       *[other] { $points } life points
    } from the others
web-lobby-over-gain =
    { $you ->
        [yes] You
       *[no] { $name }
    } regained { $points ->
        [one] 1 life point
       *[other] { $points } life points
    }
web-lobby-over-blast =
    { $you ->
        [yes] It went off in front of you
       *[no] It went off in front of { $name }
    }
web-lobby-over-guesses = You named { $right } of { $count } roles
web-lobby-over-deal-good = Verified, the key matches the hash
web-lobby-over-deal-bad = The key does not match the hash
web-lobby-over-deal-wait = Being checked…
web-lobby-over-deal-how = What does this prove?
web-lobby-over-rematch = Rematch
web-lobby-over-next = Next game
web-lobby-over-next-keep = Next game, survivors keep their character
web-lobby-over-next-pass = Next game, the star moves on
web-lobby-over-next-both = Next game, with characters kept and the star moved on
web-lobby-over-want-rematch =
    { $count } of { $all } { $count ->
        [one] wants
       *[other] want
    } a rematch
web-lobby-over-want-next =
    { $count } of { $all } { $count ->
        [one] wants
       *[other] want
    } the next game
web-lobby-over-want-mixed = Of { $all }, { $rematch } for a rematch, { $next } for the next game
web-lobby-over-share = Share
web-lobby-over-record = Download the record
web-lobby-over-when = Table “{ $table }”, { $when }
web-lobby-share-title = Share this result
web-lobby-share-note = This link stays valid: it shows this game even after the next one has begun or the table is closed.
web-lobby-share-qr = The link as a QR code
web-lobby-share-link = Link to the result
web-lobby-share-send = Send…
web-lobby-over-share-text = Sixgun: { $title } { $rounds }
web-lobby-over-leave = Leave the table
web-lobby-over-chronicle = How it went
web-lobby-over-chronicle-round = Round { $round }
web-lobby-over-coach = What the coach suspected
web-lobby-over-coach-about = From the deal to the end, or until the role was revealed. The thick line is the true role.
web-lobby-over-coach-last = At the end:
web-lobby-over-coach-chart = { $name } was: { $role }. The coach at the start: { $first }. At the end: { $last }.
web-lobby-over-hit =
    { $name } took { $points ->
        [one] 1 life point
       *[other] { $points } life points
    } from { $target }
web-lobby-over-hit-alone =
    { $target } lost { $points ->
        [one] 1 life point
       *[other] { $points } life points
    }

# Learning by playing.
web-lobby-learn-title = Learn by playing
web-lobby-learn-lead = Sit down with four bots and play a real game with the simplest cards. A coach explains each kind of question the first time it comes up.
web-lobby-learn-list =
    Everybody has a secret role. The role tells you whom to shoot, and whom to leave alone.
    In your turn you draw two cards, play what you like, and keep as many cards as you have life points.
    You cannot break anything: the table offers only what is allowed.
web-lobby-learn-start = Sit down
web-lobby-learn-rules = Read the rules first
web-lobby-learn-coach = Coach
web-lobby-learn-got-it = Got it
web-lobby-learn-off = Hide the hints
web-lobby-learn-on = Show hints
web-lobby-learn-table = First game
web-lobby-coach-sheriff = You are the Sheriff, and everybody knows it. Find out who shoots at you: Outlaws and the Renegade must go. Somebody at this table is your Deputy, so do not shoot at just anyone.
web-lobby-coach-deputy = You are a Deputy, and nobody knows it. Protect the Sheriff: the one with the star. Shoot at whoever shoots at the Sheriff.
web-lobby-coach-outlaw = You are an Outlaw. Bring down the Sheriff, the one with the star. You are not alone: you can tell the other Outlaws by whom they shoot at.
web-lobby-coach-renegade = You are the Renegade. Help to get rid of the others, and face the Sheriff alone at the very end. Until then, it pays to look like a Deputy.
web-lobby-coach-play = It is your turn. You can play the cards that stand out: choose one, then a player that lights up, if it needs one. When you are done, end your turn.
web-lobby-coach-bang = You hold a BANG! and somebody is in reach. The pill on each seat shows the distance, and whether your weapon reaches that far. One BANG! a turn.
web-lobby-coach-blue = Cards with a blue frame stay in front of you and keep working: weapons reach farther, a Barrel may stop shots, a Mustang keeps others away. Play them early.
web-lobby-coach-dodge = Somebody shoots at you. Play a Missed! if you have one, or try your Barrel. Otherwise you lose one life point, a bullet beside your portrait.
web-lobby-coach-answer = Everybody is asked for a BANG! here. Give one up, or lose a life point. A Missed! does not help this time.
web-lobby-coach-save = That was your last life point. A Beer saves you now, and only now.
web-lobby-coach-excess = At the end of your turn you keep as many cards as you have life points. Choose what you need least; Missed! and Beer are good to keep.
web-lobby-coach-pick = Choose one of the cards on offer. Point at a card for its full text.
web-lobby-coach-aim = Choose a player. Those you may choose light up.
web-lobby-coach-cost = This costs a card from your hand. Give the one you need least.
web-lobby-coach-name = A choice from your character’s ability. Point at your portrait to read what it does.
web-lobby-coach-become = Choose who you want to be. The ability counts more than the portrait.
web-lobby-coach-watch = Now the others play. Watch who shoots at whom: that is how roles come out. Click the badge on a seat to note your guess.
web-lobby-coach-life = You have lost a life point. At the end of your turn you now keep fewer cards, too. A Beer in your turn gives one back.
web-lobby-coach-check = That was a draw!: the top card is turned up, and its suit and value decide. Hearts are good for a Barrel.
web-lobby-coach-gone = A player is out and shows the role. Whoever eliminates an Outlaw draws three cards. The table is smaller now, so distances change.
web-lobby-coach-out = You are out, but your side can still win. Keep watching, or leave the table: the bots won’t mind.
web-lobby-coach-over = That was your first game. You know enough for any table now.

# Checking a deal.
web-lobby-verify-title = Check a deal
web-lobby-verify-lead = Before the first card is dealt, the server shows everybody the hash of a secret key. All shuffles follow from that key. After the game it shows the key itself.
web-lobby-verify-key = Key, shown after the game
web-lobby-verify-hash = Hash, shown before the game
web-lobby-verify-empty = Paste both to check them. At the end of a game they are filled in for you.
web-lobby-verify-good = They belong together
web-lobby-verify-good-text = The SHA-256 hash of this key is exactly the hash that was shown at the start.
web-lobby-verify-bad = They do not belong together
web-lobby-verify-bad-text = This key gives a different hash from the one shown at the start. Check that nothing is missing at either end.
web-lobby-verify-odd = A key is written in hexadecimal, pairs of the digits 0 to 9 and a to f; a hash has 64 of them.
web-lobby-verify-is = Hash of this key
web-lobby-verify-why = What this proves
web-lobby-verify-why-list =
    The key was fixed before anybody did anything. Nobody can find a second key with the same hash.
    So the server could not change the order of the deck during the game, in anybody’s favour.
    The key is used for nothing but the shuffles of this one game, so showing it afterwards gives nothing away.
    Your browser has computed this itself, without asking the server.
web-lobby-verify-not = What it does not prove: that the server chose the key at random, or that it did not look at the cards. For that, play on a server whose host you trust, or host your own.
web-lobby-verify-no-crypto = This browser can check hashes only on a secure page (https, or this machine itself).

# Credits.
web-lobby-credits-title = Credits
web-lobby-credits-notice = The notice
web-lobby-credits-notice-text =
    Sixgun is an unofficial fan project, made for the fun of it, free of charge and open source under the MIT licence.
    It is not connected with, endorsed by or paid by the publisher of the game. BANG! and the names of its boxes are trademarks of their owners and are used here only to say which rules are played.
    There is no art and no text of the publisher in it: cards and portraits are drawn by this project, rules and card texts are in our own words.
    If you like the game, buy the box: it is best with friends at a real table.
web-lobby-credits-game = The game BANG! was invented by Emiliano Sciarra.
web-lobby-credits-icons = Icons
web-lobby-credits-icons-text = The icons on cards and buttons are from game-icons.net, under the licence CC BY 3.0, by these authors. They were coloured and made smaller.
web-lobby-credits-icons-of = Icons: { $icons }
web-lobby-credits-fonts = Type
web-lobby-credits-fonts-text = All three are under the SIL Open Font License 1.1.
web-lobby-credits-font-by = { $name }, by { $author }
web-lobby-credits-software = Software
web-lobby-credits-software-text = Built with Svelte, Vite, TypeScript and Project Fluent in the browser, and with Python, Litestar, uvicorn, msgspec and SQLAlchemy on the server.
web-lobby-credits-hosting-text = One machine, one command: the server brings the pages, the bots and a database file. Friends on the same network join by the link of your table.

# Settings.
web-lobby-set-close = Close
web-lobby-set-name = Your name
web-lobby-set-name-save = Save
web-lobby-set-name-saved = Saved
web-lobby-set-theme = Colours
web-lobby-set-theme-system = System
web-lobby-set-theme-dark = Dark
web-lobby-set-theme-light = Light
web-lobby-set-speed = Speed
web-lobby-set-speed-slow = Half
web-lobby-set-speed-normal = Normal
web-lobby-set-speed-fast = Double
web-lobby-set-speed-off = Instant
web-lobby-set-motion = Motion
web-lobby-set-motion-system = System
web-lobby-set-motion-less = Less
web-lobby-set-motion-full = Full
web-lobby-set-sound = Sound
web-lobby-set-sound-note = Shots, cards, and a tone when it is your turn.
web-lobby-set-suits = Four-colour suits
web-lobby-set-suits-note = Diamonds in blue, clubs in green.
web-lobby-set-slips = Ask before a likely mistake
web-lobby-set-slips-note = For example a Beer at full life.
web-lobby-set-coach = Coach’s hints
web-lobby-set-coach-note = Explains each kind of question once, in your first game.
