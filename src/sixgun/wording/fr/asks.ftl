# Les questions au joueur interrogé. $target : l’autre joueur concerné, qui est $whom ; $source : d’où vient la question.

ask-play = À vous de jouer : jouez une carte, ou terminez votre tour.
ask-excess =
    Vous avez { $hand ->
        [one] 1 carte
       *[other] { $hand } cartes
    } en main et { $life ->
        [one] 1 point de vie
       *[other] { $life } points de vie
    } : choisissez une carte à défausser.
ask-dodge =
    { $whom ->
        [nobody] On vous tire dessus ({ $source })
       *[other] { $target } vous tire dessus ({ $source })
    } : il faut { $needed } Raté !
ask-answer-indians = { $target } envoie les Indiens ! Défaussez un BANG !, ou perdez 1 point de vie.
ask-answer-duel = Duel avec { $target } : défaussez un BANG !, ou perdez 1 point de vie.
ask-save =
    Votre dernier point de vie est perdu ({ $source }). Récupérez { $points ->
        [one] 1 point de vie
       *[other] { $points } points de vie
    } tout de suite, ou quittez la partie.
ask-cost = { $source } : choisissez une carte de votre main à défausser.

ask-pick-panic =
    { $whom ->
        [self] Braquage ! sur vos propres cartes : laquelle reprenez-vous en main ?
       *[other] Braquage ! contre { $target } : quelle carte prenez-vous ?
    }
ask-pick-cat-balou =
    { $whom ->
        [self] Coup de foudre sur vos propres cartes : laquelle défaussez-vous ?
       *[other] Coup de foudre contre { $target } : quelle carte doit partir ?
    }
ask-pick-general-store = Magasin : quelle carte prenez-vous ?
ask-pick-kit-carlson = Choisissez une carte à garder. Une carte retourne sur la pioche.
ask-pick-jesse-jones = Votre première carte : de la pioche, ou de la main d’un autre joueur ?
ask-pick-pedro-ramirez = Votre première carte : de la pioche, ou de la défausse ?
ask-pick-check = Vous dégainez ({ $source }) : quelle carte compte ?
ask-pick-estate =
    { $whom ->
        [self] La partie est finie pour vous. Laquelle de vos cartes va maintenant à la défausse ?
       *[other] La partie est finie pour { $target } : quelle carte prenez-vous ?
    }

ask-name-character = Nouvelle partie : gardez-vous { $source } ?
ask-become = Quel personnage voulez-vous être ?

# Pour tout ce qui n’a pas de question à soi.
ask-answer = { $source } : défaussez un BANG !, ou perdez 1 point de vie.
ask-pick = { $source } : choisissez une carte.
ask-aim = { $source } : choisissez un joueur.
ask-name = { $source } : faites votre choix.
