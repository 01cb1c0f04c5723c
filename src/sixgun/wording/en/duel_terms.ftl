# The Duel: sides, symbols, phases, reasons, endings, rule options, the summary card.

duel-side-law = The Law
    .goal = Eliminate all Outlaws before all of your own characters are gone.
duel-side-outlaw = The Outlaws
    .goal = Eliminate all characters of the Law before all of your own are gone.

duel-set-duel = BANG! The Duel

duel-symbol-barrel = barrel
duel-symbol-snake = snake
duel-symbol-dynamite = dynamite
duel-symbol-horseshoe = horseshoe

duel-phase-setup = set-up
duel-phase-start = start of the turn
duel-phase-ready = before drawing
duel-phase-draw = draw phase
duel-phase-play = play phase
duel-phase-excess = discard phase

duel-deck-law = the deck of the Law
duel-deck-outlaw = the deck of the Outlaws
duel-deck-common = the common deck

# Why something is not possible. $card: what the player wanted to use; $target: the character aimed at.
duel-reason-bang-limit =
    { $limit ->
        [one] One BANG! card a turn: you have played it.
       *[other] { $limit } BANG! cards a turn: you have played them.
    }
duel-reason-reply-only = { $card } only answers a hit.
duel-reason-not-that-card = { $card } cannot be used as that.
duel-reason-nothing-to-take = There is no card that { $card } could take or discard.
duel-reason-nobody-to-swap = No side has two characters to swap.
duel-reason-no-equipment = { $target } has no Equipment.
duel-reason-no-discarding = In the play phase you cannot simply discard cards.
duel-reason-too-many-cards = You have more cards in hand than you may keep: discard one.
duel-reason-must-choose = You have to choose one of the options.
duel-reason-not-asked = This is not one of the options of this question.
duel-reason-only-avoid = { $card } does not help here: only a card that avoids hits does.
duel-reason-only-hit = { $card } does not help here: only a hit card does.
duel-reason-no-target = { $card } is not aimed at anybody.
duel-reason-needs-target = { $card } needs a target.
duel-reason-target-out = That character is not in play.
duel-reason-rear-hidden = { $target } is in the rearguard, out of reach of { $card }.
duel-reason-own-rear-only = { $card } goes with your own rearguard only.
duel-reason-not-own-active = { $card } does not go with your own Active Character.
duel-reason-not-your-own = { $card } is not for your own characters.
duel-reason-lone-never-swaps = A lone character is never swapped.
duel-reason-swapped-already = You have made the free swap of this turn.
duel-reason-no-reload-symbol = { $card } has no reload symbol.
duel-reason-nobody-alone = Nobody reloads before one side is down to a single character.
duel-reason-not-with-active = Only cards of your hand, or with your Active Character, are reloaded.
duel-reason-own-play-phase = Only in the play phase of your own turn.
duel-reason-acts-by-itself = { $card } works by itself: there is nothing to use.
duel-reason-not-yours = None of your characters in play is { $card }.
duel-reason-not-in-play = { $card } does not lie with one of your characters.
duel-reason-asleep = { $card } is asleep: only your Active Character, or the target of a hit, is awake.
duel-reason-only-against-hits = { $card } is only used against a hit.
duel-reason-used-on-this-hit = { $card } has already been tried against this hit.
duel-reason-used-this-turn = { $card } has already been used in this turn.
duel-reason-hand-not-empty = { $card } needs an empty hand.
duel-reason-nothing-to-draw = There is no card to draw.
duel-reason-no-own-equipment = { $card } has no Equipment to discard that is not always active.
duel-reason-which-equipment = Say which Equipment to discard.
duel-reason-own-equipment-only = Only her own Equipment can be discarded this way.
duel-reason-always-stays = Equipment that is always active cannot be discarded this way.
duel-reason-no-hand-card = { $card } needs a card in hand to discard.
duel-reason-no-action-on-top = No Action card that can be copied lies on top of the discard pile.
duel-reason-top-has-no-reload = The card on top of the discard pile has no reload symbol.

# How a game ends.
duel-outcome-law-wins = The last Outlaw is gone: the Law wins.
duel-outcome-outlaw-wins = The Law has nobody left: the Outlaws win.

# What a rule option changes when it is on.
duel-option-characters = How many characters each side takes from its twelve.
duel-option-late-shuffle = An empty deck is reshuffled only when a card is needed.
duel-option-early-abilities = What may be used once in a turn may also be used before the draw phase.
duel-option-rear-sleeps = A card that is always active does not wake the rearguard whose life it takes.
duel-option-idle-cards = A card whose effect can do nothing at all may be played.
duel-option-harding-counts = BANG! cards of West Harding count for the character who follows him.
duel-option-answer-finds-another = If the shooter has gone, Sid Curry’s answer strikes the opponent’s Active Character.
duel-option-fanning-needs-equipment = Fanning cannot be aimed at a character without Equipment.
duel-option-toco-in-duels = Toco Ramirez may discard any card as a hit card as an answer to Duel and to Indians!
duel-option-duel-harms-both = Whoever loses their own Duel has lost the life point through the opponent.
duel-option-own-moves-count = Clock and Jango also draw when their own player moves the opponent’s token.
duel-option-bell-takes-ale = Buffalo Bell may take the points that Strong Ale takes from the other character.
duel-option-reveal-in-order = Of two revealed cards the later one lies on top of the discards.
duel-option-owner-draws-first = After an elimination the owner draws before Bill Tightman’s player.
duel-option-forced-discards-count = Wild Bill also answers when the opponent makes his player discard a card of their choice.
duel-option-tom-own-moves-only = Tom Thorn shoots only when his own player, or Stampede, brings him forward.
duel-option-shotgun-must = The swap of an avoided Shotgun is compulsory.

# The summary card.
duel-summary-turn =
    1. Cards that act at the start of your turn.
    2. Draw two cards.
    3. Play cards; swap your characters once, if you like.
    4. Discard down to the life points of your Active Character, or to two if it has one.
    .title = Your turn
duel-summary-targets =
    BANG! cards and other hits: the opponent’s Active Character.
    Equipment: your own rearguard or the opponent’s Active Character.
    Other Actions: anybody but the opponent’s rearguard.
    .title = Whom a card reaches
duel-summary-limits =
    One BANG! card a turn, one free swap a turn.
    Only your Active Character and its Equipment act; what is always active acts in the rearguard too.
    .title = Limits
duel-summary-life =
    Whoever loses the last life point is out; the owner draws two cards, and the next of the reserve takes that place.
    Whoever has no character left has lost.
    .title = Life and death
duel-summary-reload =
    Once a side is down to one character, cards with the reload symbol may be discarded to draw a card.
    reveal: turn up the top card of a deck; only its symbol counts.
    .title = Reload and reveal
