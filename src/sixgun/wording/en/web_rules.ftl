# The page of the rules, in our own words. A text of several lines is a list, one entry a line.

web-rules-title = The rules
web-rules-lead = Everything you need for a first game, in about five minutes. You do not have to learn it by heart: the table only offers what is allowed, and tells you why something is not.
web-rules-contents = On this page
web-rules-top = Back to the top
web-rules-learn = Learn by playing

web-rules-goal = The goal
web-rules-goal-text = Everybody gets a secret role, and the role decides when you win. Only the Sheriff’s is known; what the others do gives theirs away.
web-rules-goal-after = You win and lose with your side, not alone: a Deputy or an Outlaw who has fallen still wins when the side wins.

web-rules-setup = Before the game
web-rules-setup-text = How many there are of each role depends on the number of players:
web-rules-setup-players = Players
web-rules-setup-list =
    The roles are dealt face down. Whoever is the Sheriff shows it at once.
    Everybody gets a character, face up, with an ability of its own and three or four life points, drawn as bullets.
    The Sheriff has one life point more than the character shows.
    Everybody starts with as many cards in hand as life points.
    The Sheriff has the first turn; then play goes to the left.

web-rules-turn = Your turn
web-rules-turn-text = A turn has three phases, always in this order.
web-rules-turn-list =
    Draw two cards from the deck. When the deck runs out, the discards are shuffled into a new one.
    Play as many cards as you like, or none at all.
    Discard down to your number of life points. The fewer lives you have, the fewer cards you keep.
web-rules-turn-limits = There are three limits in the second phase:
web-rules-turn-limits-list =
    One BANG! card in a turn. Other cards that shoot do not count.
    No two cards of the same name in front of one player.
    One weapon in front of you. A new weapon replaces the old one.
web-rules-turn-after = Out of turn you only answer: with Missed! when you are shot at, with BANG! in a Duel or against Indians!, with Beer when your last life point goes.

web-rules-kinds = Three colours of cards
web-rules-kinds-brown = Brown, with rounded corners
web-rules-kinds-brown-text = Played once: the card does what it says and goes to the discards.
web-rules-kinds-blue = Blue, with notched corners
web-rules-kinds-blue-text = Stays in front of a player and works all the time, until somebody takes it away. Weapons, horses and barrels are blue.
web-rules-kinds-green = Green, with cut corners
web-rules-kinds-green-text = Only in Dodge City. Put it in front of you now; from the next turn on you may discard it for its effect.
web-rules-kinds-after = Only a draw! looks at the suit and the value in the corner.

web-rules-draw = The draw!
web-rules-draw-text = Some cards leave things to chance. For a draw! the top card of the deck is turned up and discarded; nothing but its suit and its value counts.
web-rules-draw-list =
    Barrel: a heart, and the shot has missed you.
    Jail: a heart, and you play your turn. With anything else you lose it. The Jail is gone either way.
    Dynamite: a spade from 2 to 9, and it goes off for three life points. Otherwise it moves on to the next player.
web-rules-draw-after = Dynamite comes before Jail. Values run from 2 up to 10, then J, Q, K and A.

web-rules-distance = Distance and reach
web-rules-distance-text = Your neighbours are at distance 1, the players beyond them at distance 2, and so on: always the shorter way round the table. Players who are out are not counted, so the table gets smaller.
web-rules-distance-picture = A table of six: your neighbours are at distance 1, the next ones at 2, the one opposite at 3.
web-rules-distance-you = You
web-rules-distance-list =
    Your reach is how far a BANG! carries. With the Colt .45 that everybody owns it is 1; a weapon in front of you replaces that with its own number.
    A Mustang puts you one farther away for the others. A Scope brings the others one closer to you.
    Both change one direction only: they may see you at 3 while you see them at 2.
    A distance is never less than 1.
    Panic! needs distance 1 whatever your weapon is. Cat Balou, Duel and Jail need no reach at all.

web-rules-shots = Shots and life points
web-rules-shots-list =
    A BANG! at a player in your reach costs one life point, unless it is cancelled.
    Missed! cancels a shot at you, and a Barrel may do so by a draw!. You may try the Barrel first and play Missed! if it fails.
    Gatling shoots at everybody else. Against Indians! and in a Duel neither Missed! nor the Barrel helps: only a BANG! does.
    Beer gives one life point back, in your own turn. Life never rises above its starting value.
    When you lose your last life point, a Beer from your hand saves you at once, or as many as it takes.
    While only two players are left, Beer does nothing.

web-rules-out = Out of the game
web-rules-out-text = Without life points you are out: your role is shown, and your cards go to the discards. Then it depends on who did it:
web-rules-out-list =
    Whoever eliminates an Outlaw draws three cards as a reward, another Outlaw too.
    A Sheriff who eliminates a Deputy loses all cards, in hand and in front.
    Dynamite belongs to nobody: it earns no reward and no punishment.
web-rules-out-after = You may go on watching, and note which role you think each player has.

web-rules-end = Who wins
web-rules-end-list =
    The Sheriff falls: the Outlaws win, even if none of them is left.
    The Sheriff falls and the Renegade is the only one in play: the Renegade wins alone.
    All Outlaws and every Renegade are gone: the Sheriff and the Deputies win.
web-rules-end-after = So the Renegade must keep the Sheriff alive until everybody else has fallen, and only then shoot.

web-rules-next = The next game
web-rules-next-text = After a game you can start over with everything dealt again. Two options, chosen when the table is made, link games to a series: survivors may keep their character, and the Sheriff’s star may move on by one seat.

web-rules-few = Three players, eight players
web-rules-few-three = With three there is no Sheriff. A Deputy, an Outlaw and a Renegade play with open roles, and each is after one of the others: the Deputy after the Renegade, the Renegade after the Outlaw, the Outlaw after the Deputy. If you eliminate your target yourself you win at once; if somebody or something else does it, the last one in play wins. Every elimination earns its player three cards.
web-rules-few-eight = With eight, which needs Dodge City, there are two Renegades, each alone against everybody. If the Sheriff falls while both are in play, the Outlaws win.

web-rules-sets = The expansions
web-rules-sets-dodge = Adds fifteen characters, forty cards and the eighth player. Green cards wait in front of you until a later turn. Some brown cards cost another card from your hand before they do anything. Only a Beer saves a life at the last moment, never Whisky, Tequila or Canteen.
web-rules-sets-noon = A stack of events. From the second turn of the Sheriff on, a new event comes at the start of each turn of the Sheriff and changes the rules for everybody until the next one. You always see which is coming. The last one, High Noon itself, costs everybody a life point each turn and stays.
web-rules-sets-fistful = Another stack of events, played the same way; its last card shoots at you once for every card in your hand. With both stacks, twelve events are drawn from all of them, and one of the two last cards ends the stack.
web-rules-sets-bullet = Three more characters for any game.

web-rules-list = All cards in words
web-rules-list-text = Point at a name for the whole card, or look through everything in the gallery.
web-rules-list-gallery = Open the card gallery
web-rules-list-characters = Characters

# The Duel.
web-rules-duel = The Duel: for two
web-rules-duel-text = One player is the Law, the other the Outlaws. Each side has four characters: two in play, two in reserve. Whoever loses the last one loses the game.
web-rules-duel-list =
    The Active Character stands at the front; abilities and Equipment of the Rearguard sleep, unless they are always active or the Rearguard is the target of a hit.
    Draw two cards, play as many as you like, but one BANG! card (red); once a turn you may swap your characters.
    BANG! cards reach the opponent’s Active Character only. Equipment goes with your own Rearguard or with the opponent’s Active Character.
    There is no draw!: you reveal the top card of your deck, and its symbol counts – barrel, snake, dynamite or horseshoe.
    At the end of your turn keep as many cards as your Active Character has life points, but two at least.
    Whoever loses a character draws two cards; the next one from the reserve takes its place.
    Once a side has one character left, cards with a cylinder may be reloaded: discard one, draw one.
web-rules-duel-play = Play The Duel
web-rules-duel-cards = Its cards
