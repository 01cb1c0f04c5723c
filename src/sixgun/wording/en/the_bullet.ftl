# The Bullet: three characters, and what they ask and tell.

character-uncle-will = Uncle Will
    .text = Once in his turn may play any card of his hand as a General Store.
character-johnny-kisch = Johnny Kisch
    .text = When he puts a card into play, all other cards of the same name in play are discarded.
character-claus-the-saint = Claus “The Saint”
    .text = At the start of his turn draws two cards and one more for each other player, keeps two and gives one to each of the others.

ask-pick-claus-the-saint = You give a card to each of the others: which one now?

choice-take-claus-the-saint = Give { $card } to { $target }
choice-use-uncle-will = Play { $card } as a General Store (your ability)

news-give =
    { $who ->
        [you] You give
       *[other] { $name } gives
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] a card
           *[other] { $amount } cards
        }
    } to { $whom ->
        [you] you
       *[other] { $target }
    }.
