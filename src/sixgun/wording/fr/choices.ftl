# Les réponses, telles qu’elles se lisent dans un menu. $card : la carte avec sa valeur ; $target : le joueur concerné, qui est $whom.

choice-play-play =
    Jouer { $card }{ $converted ->
        [yes] {" "}(comme { $thing })
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
        [self] {" "}sur vous-même
       *[other] { $what ->
            [bang] {" "}contre { $target }
            [duel] {" "}contre { $target }
           *[other] {" "}sur { $target }
        }
    }
choice-play-dodge =
    Jouer { $card }{ $converted ->
        [yes] {" "}(comme { $thing })
       *[no] {""}
    }
choice-play-answer =
    Défausser { $card }{ $converted ->
        [yes] {" "}(comme { $thing })
       *[no] {""}
    }
choice-play-save = Survivre grâce à la carte { $card }
choice-discard = Défausser { $card }

choice-use-barrel = Utiliser la Planque (dégainer : ♥ compte comme un Raté !)
choice-use-jourdonnais = Utiliser votre capacité comme une Planque (dégainer : ♥ compte comme un Raté !)
choice-use-sid-ketchum = Utiliser votre capacité : défausser deux cartes, récupérer 1 point de vie

choice-take-panic =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Reprendre votre carte { $card } en main
           *[other] Prendre { $card }, devant { $target }
        }
    }
choice-take-cat-balou =
    { $place ->
        [hand] Défausser une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Défausser votre carte { $card }
           *[other] Défausser { $card }, devant { $target }
        }
    }
choice-take-general-store = Prendre { $card }
choice-take-kit-carlson = Garder { $card }
choice-take-jesse-jones =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
       *[deck] Piocher une carte
    }
choice-take-pedro-ramirez =
    { $place ->
        [card] Prendre { $card } dans la défausse
       *[deck] Piocher une carte
    }
choice-take-check = Retenir { $card }
choice-take-estate =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Défausser { $card }
           *[other] Prendre { $card }
        }
    }
choice-take-become = { $card } – { $text }

choice-name-keep = Garder { $thing }
choice-name-new = Tirer un nouveau personnage

choice-pass-play = Terminer votre tour
choice-pass-dodge = Encaisser le coup
choice-pass-answer =
    { $source ->
        [duel] Abandonner le duel (perdre 1 point de vie)
       *[other] Perdre 1 point de vie
    }
choice-pass-save = Quitter la partie
choice-pass-estate = Laisser le reste dans son ordre

# Pour tout ce qui n’a pas de réponse à soi. $thing : ce qui est utilisé ; $word : le mot des règles.
choice-use =
    Utiliser { $thing }{ $whom ->
        [nobody] {""}
        [self] {" "}sur vous-même
       *[other] {" "}sur { $target }
    }
choice-take =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
        [deck] Piocher une carte
       *[card] { $whom ->
            [other] Prendre { $card }, devant { $target }
           *[self] Prendre { $card }
        }
    }
choice-aim = { $target }
choice-name = { $word }
choice-pass-pick = Ne rien prendre
choice-pass-cost = Ne plus rien défausser
choice-pass-aim = Personne
