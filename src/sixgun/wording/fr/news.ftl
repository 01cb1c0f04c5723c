# Ce qui s’est passé. $name agit et est $who (you, other) ; $target est $whom (you, self, other, nobody).
# $cards ne sont nommées que si $seen vaut yes ; $what est le code et $thing le nom de ce dont il s’agit.

news-turn =
    Tour { $amount } : { $who ->
        [you] à vous de jouer.
       *[other] { $name }.
    }
news-character =
    { $who ->
        [you] Vous jouez { $thing }
       *[other] { $named ->
            [character] { $name } prend place à la table
           *[player] { $name } joue { $thing }
        }
    }, avec { $amount ->
        [one] 1 point de vie
       *[other] { $amount } points de vie
    }.
news-draw =
    { $who ->
        [you] Vous piochez
       *[other] { $name } pioche
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }
    }.
news-play =
    { $who ->
        [you] Vous jouez
       *[other] { $name } joue
    } { $cards }{ $converted ->
        [yes] {" "}(comme { $thing })
       *[no] {""}
    }{ $whom ->
        [nobody] {""}
        [self] { $who ->
            [you] {" "}sur vous-même
           *[other] {" "}sur son propre jeu
        }
        [you] { $what ->
            [bang] {" "}contre vous
            [duel] {" "}contre vous
           *[other] {" "}sur vous
        }
       *[other] { $what ->
            [bang] {" "}contre { $target }
            [duel] {" "}contre { $target }
           *[other] {" "}sur { $target }
        }
    }.
news-use =
    { $who ->
        [you] Vous utilisez
       *[other] { $name } utilise
    } { $seen ->
        [yes] { $cards }
       *[no] { $who ->
            [you] votre capacité ({ $thing })
           *[other] une capacité ({ $thing })
        }
    }.
news-reply =
    { $who ->
        [you] Vous répondez
       *[other] { $name } répond
    } avec { $cards }{ $converted ->
        [yes] {" "}(comme { $thing })
       *[no] {""}
    }.
news-missed =
    { $who ->
        [you] Le tir contre vous manque sa cible.
       *[other] Le tir contre { $name } manque sa cible.
    }
news-discard =
    { $what ->
        [forced] { $who ->
            [you] Vous devez défausser
           *[other] { $name } doit défausser
        }
       *[other] { $who ->
            [you] Vous défaussez
           *[other] { $name } défausse
        }
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte face cachée
           *[other] { $amount } cartes face cachée
        }
    }{ $what ->
        [none] {" "}pour la nouvelle arme
        [surplus] {" "}à la fin du tour
        [forced] {" "}pour la mort d’un Adjoint
        [estate] {""}
       *[other] {" "}({ $thing })
    }.
news-steal =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $seen ->
        [yes] { $cards }
       *[no] une carte
    } { $what ->
        [hand] { $whom ->
            [you] dans votre main
           *[other] chez { $target } (main)
        }
       *[none] { $whom ->
            [you] devant vous
            [self] { $who ->
                [you] dans votre propre jeu
               *[other] dans son propre jeu
            }
           *[other] devant { $target }
        }
    }.
news-inherit =
    { $who ->
        [you] Vous recueillez
       *[other] { $name } recueille
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }
    } { $what ->
        [hand] { $whom ->
            [you] dans votre main
           *[other] chez { $target } (main)
        }
       *[none] { $whom ->
            [you] devant vous
           *[other] devant { $target }
        }
    }.
news-take =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $cards } ({ $thing }).
news-look =
    { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } { $seen ->
        [yes] { $cards }
       *[no] { $amount ->
            [one] une carte
           *[other] { $amount } cartes
        }
    }.
news-show =
    { $who ->
        [you] Vous montrez
       *[other] { $name } montre
    } { $cards }.
news-flip =
    { $who ->
        [you] Vous dégainez ({ $thing }) et pouvez choisir
       *[other] { $name } dégaine ({ $thing }) et peut choisir
    } : { $cards }.
news-check =
    { $who ->
        [you] Vous dégainez
       *[other] { $name } dégaine
    } ({ $thing }) : { $cards }.
news-store = Au Magasin : { $cards }.
news-lose-life =
    { $who ->
        [you] Vous perdez
       *[other] { $name } perd
    } { $amount ->
        [one] 1 point de vie
       *[other] { $amount } points de vie
    } ({ $thing }).
news-gain-life =
    { $who ->
        [you] Vous récupérez
       *[other] { $name } récupère
    } { $amount ->
        [one] 1 point de vie
       *[other] { $amount } points de vie
    } ({ $thing }).
news-eliminated =
    { $whom ->
        [nobody] { $who ->
            [you] La partie est finie pour vous.
           *[other] La partie est finie pour { $name }.
        }
        [you] Vous éliminez { $name }.
       *[other] { $who ->
            [you] { $target } vous élimine.
           *[other] { $target } élimine { $name }.
        }
    } Rôle : { $thing }.
news-reward =
    { $who ->
        [you] Votre récompense
       *[other] Récompense pour { $name }
    } : { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }.
news-explode =
    { $cards } explose devant { $who ->
        [you] vous
       *[other] { $name }
    } !
news-pass-on =
    { $who ->
        [you] Vous passez { $cards } à { $target }.
       *[other] { $whom ->
            [you] { $name } vous passe { $cards }.
           *[other] { $name } passe { $cards } à { $target }.
        }
    }
news-skipped =
    { $who ->
        [you] Vous ne jouez pas ce tour.
       *[other] { $name } ne joue pas ce tour.
    }
news-shuffle =
    La pioche est vide : { $amount ->
        [one] 1 carte de la défausse est mélangée
       *[other] { $amount } cartes de la défausse sont mélangées
    } pour en former une nouvelle.
news-unaffected =
    { $thing } est sans effet sur { $who ->
        [you] vous
       *[other] { $name }
    }.
news-game-over = La partie est finie. { $thing }
news-event = Un nouvel événement : { $thing }.
news-revive =
    { $who ->
        [you] Vous revenez dans la partie
       *[other] { $name } revient dans la partie
    } ({ $thing }){ $amount ->
        [0] {""}
        [one] {" "}avec 1 point de vie
       *[other] {" "}avec { $amount } points de vie
    }.
