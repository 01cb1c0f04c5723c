# The Bullet : trois personnages, leurs questions et leurs nouvelles.

character-uncle-will = Uncle Will
    .text = Une fois pendant son tour, peut jouer n’importe quelle carte de sa main comme un Magasin.
character-johnny-kisch = Johnny Kisch
    .text = Quand il met une carte en jeu, toutes les autres cartes en jeu de même nom sont défaussées.
character-claus-the-saint = Claus “The Saint”
    .text = Au début de son tour, pioche deux cartes et une de plus pour chaque autre joueur, en garde deux et en donne une à chacun des autres.

ask-pick-claus-the-saint = Vous donnez une carte à chacun des autres : laquelle maintenant ?

choice-take-claus-the-saint = Donner { $card } à { $target }
choice-use-uncle-will = Jouer { $card } comme un Magasin (votre capacité)

news-give =
    { $who ->
        [you] Vous donnez
       *[other] { $whom ->
            [you] { $name } vous donne
           *[other] { $name } donne
        }
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }
    }{ $whom ->
        [you] {""}
       *[other] {" "}à { $target }
    }.
