# High Noon: the events, and what they ask and tell.

event-blessing = Blessing
    .text = Every card counts as ♥.
event-curse = Curse
    .text = Every card counts as ♠; values stay as they are.
event-ghost-town = Ghost Town
    .text = Eliminated players come back as ghosts, each for their own turn. A ghost draws three cards instead of two, neither loses nor regains life points, and leaves the game again when the turn ends.
event-gold-rush = Gold Rush
    .text = The turn passes to the right. The effects of cards still go to the left.
event-hangover = Hangover
    .text = No character has an ability.
event-shootout = Shootout
    .text = Everybody may play a second BANG! card in their turn.
event-the-daltons = The Daltons
    .text = When The Daltons come, everybody with blue cards in front of them discards one of their choice.
event-the-doctor = The Doctor
    .text = When The Doctor comes, those with the fewest life points regain 1.
event-the-reverend = The Reverend
    .text = Nobody can play a Beer, not even to survive.
event-the-sermon = The Sermon
    .text = Nobody can use BANG! cards in their own turn.
event-thirst = Thirst
    .text = At the start of their turn everybody draws one card fewer, but at least one.
event-train-arrival = Train Arrival
    .text = Everybody draws one more card after drawing at the start of their turn.
event-handcuffs = Handcuffs
    .text = After drawing, a player names a suit: in this turn they can only play cards of that suit.
event-new-identity = New Identity
    .text = At the start of their turn everybody looks at their second character, and may become it for the rest of the game, with 2 life points.
event-high-noon = High Noon
    .text = Everybody loses 1 life point at the start of their turn. This event lasts until the end of the game.

ask-pick-the-daltons = The Daltons: which of your blue cards do you discard?
ask-pick-new-identity = New Identity: your second character is { $cards }. Do you become this character, with 2 life points?
ask-name-handcuffs = Handcuffs: cards of which suit do you want to play in this turn?

choice-take-the-daltons = Discard { $card }
choice-take-new-identity = Become { $card }
choice-pass-new-identity = Stay who you are
choice-name-spades = ♠ spades
choice-name-hearts = ♥ hearts
choice-name-diamonds = ♦ diamonds
choice-name-clubs = ♣ clubs

news-name-suit =
    { $who ->
        [you] You can
       *[other] { $name } can
    } only play { $amount ->
        [1] ♥
        [2] ♦
        [3] ♣
       *[0] ♠
    } in this turn ({ $thing }).

reason-no-beer = The Reverend is in town: nobody can play a Beer.
reason-no-bang-in-turn = During The Sermon you cannot use BANG! cards in your own turn.
reason-wrong-suit =
    You are in Handcuffs: in this turn you can only play { $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }.
