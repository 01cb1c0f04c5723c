# Ce qui s’est passé dans The Duel. $name agit et est $who (you, other, nobody) ; $character est le personnage concerné.
# $thing est ce qui en est la cause, si $caused vaut yes.

duel-news-enter =
    { $character } rejoint { $who ->
        [you] votre camp
       *[other] { $name }
    }, avec { $amount ->
        [one] 1 point de vie
       *[other] { $amount } points de vie
    }.
duel-news-turn =
    Tour { $amount } : { $who ->
        [you] à vous de jouer.
       *[other] { $name }.
    }
duel-news-draw =
    { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }
    }{ $deck ->
        [own] {""}
       *[other] {" "}dans { $pile }
    }.
duel-news-show =
    { $who ->
        [you] Vous montrez
       *[other] { $name } montre
    } { $cards } : { $symbols }.
duel-news-shuffle =
    { $amount ->
        [one] La défausse, 1 carte,
       *[other] La défausse, { $amount } cartes,
    } est mélangée dans la pioche commune.
duel-news-play =
    { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $cards }{ $converted ->
        [yes] {" "}comme { $thing }
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
       *[other] {" "}sur { $character }
    }.
duel-news-equip =
    { $who ->
        [you] Vous posez
       *[other] { $name } pose
    } { $cards } sur { $character }.
duel-news-replace = L’ancienne carte { $cards } part à la défausse ({ $character }).
duel-news-use =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } { $thing }.
duel-news-copy =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } { $cards } au sommet de la défausse{ $whom ->
        [nobody] {""}
       *[other] {" "}sur { $character }
    }.
duel-news-hit = Une touche vise { $character } ({ $thing }).
duel-news-avoid =
    { $who ->
        [you] Vous répondez
       *[other] { $name } répond
    } avec { $cards }.
duel-news-avoided = La touche sur { $character } est esquivée.
duel-news-reply =
    { $who ->
        [you] Vous défaussez
       *[other] { $name } défausse
    } { $cards } pour { $character }.
duel-news-flip = { $thing } : { $cards } sont retournées.
duel-news-reveal =
    { $thing } révèle { $cards } ({ $symbols }) : { $lucky ->
        [yes] le symbole y est.
       *[no] le symbole n’y est pas.
    }
duel-news-lose-life =
    { $character } perd { $amount ->
        [one] un point de vie
       *[other] { $amount } points de vie
    } ({ $thing }).
duel-news-gain-life =
    { $character } récupère { $amount ->
        [one] un point de vie
       *[other] { $amount } points de vie
    } ({ $thing }).
duel-news-instead = { $character } subit la perte à sa place.
duel-news-swap =
    { $character } passe devant{ $caused ->
        [yes] {" "}({ $thing })
       *[no] {""}
    }.
duel-news-eliminated = { $character } est hors jeu.
duel-news-lone =
    { $who ->
        [you] Il vous reste un seul personnage
       *[other] Il reste un seul personnage à { $name }
    } : { $character }.
duel-news-discard =
    { $who ->
        [you] Vous défaussez
       *[other] { $name } défausse
    } { $cards }.
duel-news-strip = { $cards } part à la défausse ({ $character }).
duel-news-seize =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $cards } à { $character }.
duel-news-steal =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $seen ->
        [yes] { $cards }
       *[no] une carte
    } dans la main adverse.
duel-news-waste =
    { $who ->
        [you] Vous faites défausser à l’adversaire
       *[other] { $name } fait défausser à l’adversaire
    } { $cards }.
duel-news-store = Au Magasin : { $cards }.
duel-news-take =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $cards }.
duel-news-reload =
    { $who ->
        [you] Vous rechargez
       *[other] { $name } recharge
    } { $cards }.
duel-news-explode = { $cards } explose sur { $character } !
duel-news-pass-on = { $cards } passe à { $character }.
duel-news-game-over = { $ending }
