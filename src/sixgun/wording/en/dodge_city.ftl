# Dodge City: the cards and characters, and what they ask and tell.

card-dodge = Dodge
    .text = Cancels a shot at you; then draw a card. It cannot be played in any other way.
card-punch = Punch
    .text = Shoot a player at distance 1. It does not count as your BANG! card of the turn.
card-springfield = Springfield
    .text = Discard another hand card to shoot any other player. It does not count as your BANG! card of the turn.
card-rag-time = Rag Time
    .text = Discard another hand card to take a card from any player: one of your choice in play, or a random one from the hand.
card-brawl = Brawl
    .text = Discard another hand card: every other player loses a card, of your choice in play or a random one from the hand.
card-tequila = Tequila
    .text = Discard another hand card: a player of your choice, perhaps you, regains 1 life point. It cannot save anybody from a lethal hit.
card-whisky = Whisky
    .text = Discard another hand card to regain 2 life points. It cannot save you from a lethal hit.
card-hideout = Hideout
    .text = The others see you 1 farther away, even besides a Mustang.
card-binocular = Binocular
    .text = You see the others 1 closer, even besides a Scope, but never below distance 1.
card-iron-plate = Iron Plate
    .text = Green: from the next turn on, discard it from play to cancel a shot at you.
card-sombrero = Sombrero
    .text = Green: from the next turn on, discard it from play to cancel a shot at you.
card-ten-gallon-hat = Ten Gallon Hat
    .text = Green: from the next turn on, discard it from play to cancel a shot at you.
card-bible = Bible
    .text = Green: from the next turn on, discard it from play to cancel a shot at you; then draw a card.
card-canteen = Canteen
    .text = Green: in a later turn of yours, discard it from play to regain 1 life point. It cannot save you from a lethal hit.
card-can-can = Can Can
    .text = Green: in a later turn of yours, discard it from play to make any player discard a card, of your choice in play or a random one from the hand.
card-conestoga = Conestoga
    .text = Green: in a later turn of yours, discard it from play to take a card from any player, of your choice in play or a random one from the hand.
card-derringer = Derringer
    .text = Green: in a later turn of yours, discard it from play to shoot a player at distance 1 and draw a card, whether you hit or not.
card-knife = Knife
    .text = Green: in a later turn of yours, discard it from play to shoot a player at distance 1.
card-pepperbox = Pepperbox
    .text = Green: in a later turn of yours, discard it from play to shoot a player within your reach. It is no BANG! card.
card-buffalo-rifle = Buffalo Rifle
    .text = Green: in a later turn of yours, discard it from play to shoot any other player.
card-howitzer = Howitzer
    .text = Green: in a later turn of yours, discard it from play to shoot every other player.
card-pony-express = Pony Express
    .text = Green: in a later turn of yours, discard it from play to draw 3 cards.

character-apache-kid = Apache Kid
    .text = Cards of ♦ that others play do nothing to him, except in a Duel.
character-belle-star = Belle Star
    .text = In her turn no card in front of another player has any effect.
character-bill-noface = Bill Noface
    .text = At the start of his turn draws one card, and one more for each life point that he lacks.
character-chuck-wengam = Chuck Wengam
    .text = In his turn, as often as he likes, may lose 1 life point to draw two cards; never the last one.
character-doc-holyday = Doc Holyday
    .text = Once in his turn may discard two hand cards to shoot a player within his reach.
character-elena-fuente = Elena Fuente
    .text = May use any card in her hand as a Missed!
character-greg-digger = Greg Digger
    .text = Regains 2 life points whenever another player is eliminated.
character-herb-hunter = Herb Hunter
    .text = Draws two cards whenever another player is eliminated.
character-jose-delgado = José Delgado
    .text = Twice in his turn may discard a blue card from his hand to draw two cards.
character-molly-stark = Molly Stark
    .text = Draws a card for each hand card that she uses out of turn; for those of a Duel when it is over.
character-pat-brennan = Pat Brennan
    .text = At the start of his turn may take one card in play, of any player, instead of drawing.
character-pixie-pete = Pixie Pete
    .text = Draws three cards at the start of his turn.
character-sean-mallory = Sean Mallory
    .text = May hold up to ten cards at the end of his turn.
character-tequila-joe = Tequila Joe
    .text = Regains 2 life points with a Beer.
character-vera-custer = Vera Custer
    .text = At the start of her turn chooses another character in play and has the same ability until her next turn.

ask-pick-rag-time =
    { $whom ->
        [self] Rag Time on your own cards: which one do you take into your hand?
       *[other] Rag Time on { $target }: which card do you take?
    }
ask-pick-conestoga =
    { $whom ->
        [self] Conestoga on your own cards: which one do you take into your hand?
       *[other] Conestoga on { $target }: which card do you take?
    }
ask-pick-can-can =
    { $whom ->
        [self] Can Can on your own cards: which one do you discard?
       *[other] Can Can on { $target }: which card must go?
    }
ask-pick-brawl = Brawl with { $target }: which card must go?
ask-pick-pat-brennan = Do you draw from the deck, or take one card in play?
ask-aim-vera-custer = Whose ability do you take on until your next turn?

choice-take-rag-time =
    { $place ->
        [hand] Take a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Take your own { $card } into your hand
           *[other] Take { $card }, in front of { $target }
        }
    }
choice-take-conestoga =
    { $place ->
        [hand] Take a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Take your own { $card } into your hand
           *[other] Take { $card }, in front of { $target }
        }
    }
choice-take-can-can =
    { $place ->
        [hand] Discard a random card from { $target }’s hand
       *[card] { $whom ->
            [self] Discard your own { $card }
           *[other] Discard { $card }, in front of { $target }
        }
    }
choice-take-brawl =
    { $place ->
        [hand] Discard a random card from { $target }’s hand
       *[card] Discard { $card }, in front of { $target }
    }
choice-take-pat-brennan =
    { $place ->
        [deck] Draw from the deck
       *[card] { $whom ->
            [self] Take your own { $card } into your hand
           *[other] Take { $card }, in front of { $target }
        }
    }
choice-aim-vera-custer = Take on the ability of { $target }

choice-use-iron-plate = Discard { $card } from play as a Missed!
choice-use-sombrero = Discard { $card } from play as a Missed!
choice-use-ten-gallon-hat = Discard { $card } from play as a Missed!
choice-use-bible = Discard { $card } from play as a Missed! and draw a card
choice-use-canteen = Use { $card }: regain 1 life point
choice-use-pony-express = Use { $card }: draw 3 cards
choice-use-howitzer = Use { $card }: shoot everybody else
choice-use-knife = Use { $card } to shoot { $target }
choice-use-derringer = Use { $card } to shoot { $target } and draw a card
choice-use-pepperbox = Use { $card } to shoot { $target }
choice-use-buffalo-rifle = Use { $card } to shoot { $target }
choice-use-can-can =
    { $whom ->
        [self] Use { $card } on yourself: discard one of your cards in play
       *[other] Use { $card } on { $target }: a card is discarded
    }
choice-use-conestoga =
    { $whom ->
        [self] Use { $card } on yourself: take back one of your cards in play
       *[other] Use { $card } on { $target }: take a card
    }
choice-use-chuck-wengam = Use your ability: lose 1 life point, draw two cards
choice-use-doc-holyday = Use your ability: discard two cards, shoot { $target }
choice-use-jose-delgado = Use your ability: discard { $card }, draw two cards

news-copy =
    { $who ->
        [you] You take on
       *[other] { $name } takes on
    } { $whom ->
        [you] your ability
       *[other] the ability of { $target }
    } ({ $thing }).

reason-diamonds = { $card } is of ♦, and cards of ♦ do nothing here.
