# La table dans le navigateur : tout ce qui n’est pas dit par la partie elle-même.

web-table-title = Table { $code }
web-table-seat = Place { $number }
web-table-you = Vous
web-table-yourself = vous
web-table-you-name = { $name } (vous)

# Les places.
web-table-turn = Tour
web-table-your-turn = Votre tour
web-table-you-are-asked = À vous de répondre
web-table-bot = Robot
web-table-in-reach = { $distance } à portée
web-table-too-far = { $distance } trop loin
web-table-in-reach-word = à portée
web-table-too-far-word = trop loin
web-table-ghost = Fantôme pour ce tour
web-table-ghost-life = Ne perd pas de point de vie
web-table-out = Hors jeu, manche { $round }
web-table-out-short = Hors jeu
web-table-was =
    { $role ->
        [outlaw] Était Hors-la-loi
        [deputy] Était Adjoint
       *[other] Était { $name }
    }
web-table-was-shot =
    { $role ->
        [outlaw] Était Hors-la-loi
        [deputy] Était Adjoint
       *[other] Était { $name }
    }, tué par { $you ->
        [yes] vous
       *[no] { $killer }
    }
web-table-offline = { $name } est hors ligne
web-table-offline-short = Hors ligne
web-table-offline-bot = Hors ligne, un robot joue pour { $name }
web-table-bot-plays = Un robot joue pour { $name }
web-table-bot-plays-short = Un robot joue
# Votre temps est écoulé, et un robot tient votre place jusqu’à ce que vous fassiez quelque chose.
web-table-away = Un robot joue pour vous
web-table-back = Me revoilà
web-table-more-cards =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
web-table-you-are =
    { $role ->
        [outlaw] Vous êtes Hors-la-loi.
        [deputy] Vous êtes Adjoint.
       *[other] Vous êtes { $name }.
    } Personne d’autre ne le sait.
web-table-you-are-known =
    { $role ->
        [outlaw] Vous êtes Hors-la-loi.
        [deputy] Vous êtes Adjoint.
       *[other] Vous êtes { $name }.
    } Tout le monde le sait.
web-table-you-are-out = Vous êtes hors jeu. Devinez les rôles pendant que la partie continue.
# Ce que peut faire qui est hors jeu.
web-table-bots-left = Il ne reste que des robots en jeu.
web-table-people-left =
    { $names } { $count ->
        [one] joue
       *[other] jouent
    } encore : la partie garde ce rythme.
# $pace : end ou fast.
web-table-hurry-votes =
    { $pace ->
        [end] Aller à la fin
       *[fast] Plus vite
    } : { $count } sur { $of }, il faut l’accord de tous.
web-table-faster = Plus vite, ×4
web-table-to-the-end = Aller à la fin
web-table-new-game = Nouvelle partie
web-table-on-yourself = Sur vous
web-table-in-play = En jeu
web-table-role = Rôle

# Ce qu’un lecteur d’écran dit d’une place, par morceaux.
web-table-label-turn = dont c’est le tour
web-table-label-life = { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie sur { $most }
web-table-label-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-table-label-in-play = { $cards } en jeu
web-table-label-distance = distance { $distance }
web-table-legal-target = cible possible

# Les rôles devinés.
web-table-guess-role = Deviner le rôle de { $name }
web-table-guess-none = Inconnu
web-table-your-guess = Vous pensez : { $role }
web-table-guesses-about = Qui est qui, à votre avis ? Personne d’autre ne voit cela.
# Le conseiller, à une table qui en a un.
web-table-coach = Conseil
web-table-coach-ask = Demander conseil
web-table-coach-deed = Conseil : { $deed }.
web-table-coach-suspects = Soupçons du conseiller : { $odds }
web-table-coach-percent = { $percent } %

# Le milieu.
web-table-event-now = Événement
web-table-event-next = Prochain événement :
web-table-event-now-short = En cours
web-table-event-next-short = Ensuite
web-table-no-event = Pas encore
web-table-deck = Pioche
web-table-discards = Défausse
web-table-draw = dégainez !
web-table-hand-of = Main de { $name }

# Ce que donne la carte dégainée ; $good : a-t-elle servi à qui a dégainé, $who (you, other), nommé $name ?
web-table-drawn-jail =
    { $good ->
        [yes] { $who ->
            [you] Vous sortez de prison.
           *[other] { $name } sort de prison.
        }
       *[no] { $who ->
            [you] Vous restez en prison.
           *[other] { $name } reste en prison.
        }
    }
web-table-drawn-dynamite =
    { $good ->
        [yes] La Dynamite n’explose pas.
       *[no] { $who ->
            [you] La Dynamite explose devant vous !
           *[other] La Dynamite explose devant { $name } !
        }
    }
web-table-drawn-barrel =
    { $good ->
        [yes] { $who ->
            [you] Votre Planque vous sauve.
           *[other] La Planque de { $name } tient bon.
        }
       *[no] { $who ->
            [you] Votre Planque ne sert à rien.
           *[other] La Planque de { $name } ne sert à rien.
        }
    }
web-table-drawn-jourdonnais =
    { $good ->
        [yes] { $who ->
            [you] Votre capacité vous sauve.
           *[other] La capacité de { $name } tient bon.
        }
       *[no] { $who ->
            [you] Votre capacité ne sert à rien.
           *[other] La capacité de { $name } ne sert à rien.
        }
    }
web-table-drawn-vendetta =
    { $good ->
        [yes] { $who ->
            [you] Vous jouez un tour de plus.
           *[other] { $name } joue un tour de plus.
        }
       *[no] { $who ->
            [you] Pas de tour de plus pour vous.
           *[other] Pas de tour de plus pour { $name }.
        }
    }

# Les cartes de qui vient d’être éliminé.
web-table-estate = Vous êtes hors jeu : vos cartes vont à la défausse
web-table-estate-text = Choisissez dans quel ordre elles partent, ou laissez faire le hasard.
web-table-estate-any = Peu importe
web-table-estate-left = { $count ->
        [one] 1 seconde
       *[other] { $count } secondes
    }
web-table-estate-card = { $card }, numéro { $place }

# La question.
web-table-question = Question
web-table-clock = Il reste { $time }
web-table-on-reserve = C’est votre réserve.
web-table-answered = Un instant…
web-table-forced = Une seule possibilité : elle est choisie pour vous.
web-table-plays = { $name } joue.
web-table-is-asked = On attend { $name }.
web-table-put-back = Reposer
web-table-play-card = Jouer { $card }
web-table-use = Utiliser { $thing }
web-table-reload = Recharger { $card }
web-table-which-way = { $card } : qu’en faites-vous ?
web-table-really = Jouer { $card } ?
web-table-really-use = Utiliser { $thing } ?
web-table-whom-shoot = Sur qui tirer avec { $card } ?
web-table-whom-take = À qui prendre une carte avec { $card } ?
web-table-whom-discard = Qui perd une carte avec { $card } ?
web-table-whom-challenge = Qui défier en duel ?
web-table-whom-confine = Qui envoyer en prison ?
web-table-whom-heal = Qui récupère 1 point de vie avec { $card } ?
web-table-whom-equip = À qui donner { $card } ?
web-table-whom-any = { $card } : pour qui ?
web-table-hint-reach =
    { $count ->
        [one] { $names } est à portée.
       *[other] { $names } sont à portée.
    }
web-table-hint-targets = Possible : { $names }.

# Pourquoi pas.
web-table-why-not-asked = Ce n’est pas votre tour.
web-table-why-forced = Un instant : il n’y a qu’une possibilité, elle est choisie pour vous.
web-table-why-other-answer = Cette carte ne répond pas à la question.
web-table-why-no-target = Impossible de choisir { $name } maintenant.
web-table-why-card = Cette carte ne peut pas être jouée maintenant.

# Votre zone.
web-table-hand-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-table-hand =
    { $count ->
        [0] Votre main est vide
        [one] Votre main : 1 carte
       *[other] Votre main : { $count } cartes
    }
web-table-card-playable = { $card }, jouable
web-table-phases = Phases du tour
web-table-phase-draw = Piocher
web-table-phase-play = Jouer
web-table-phase-excess = Défausser
web-table-turn-of = Tour de { $name }
web-table-end-turn = Finir le tour
web-table-keep = garder { $limit }
web-table-hand-keep =
    { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $limit } à garder au plus.
web-table-bangs = Cartes BANG ! jouées : { $played } sur { $limit }.
web-table-bangs-any = Cartes BANG ! à volonté.
web-table-reserve = Réserve à votre horloge : { $time }

# Le côté.
web-table-rail = Journal et messages
web-table-tab-log = Journal
web-table-tab-chat = Messages
web-table-tab-guesses = Rôles
web-table-unread =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
web-table-log = Ce qui s’est passé
web-table-chat = Messages
web-table-chat-empty = Personne n’a encore rien dit.
web-table-said = { $name } : { $text }
web-table-mute-about = { $name } : couper ou rendre la parole
web-table-mute = Couper la parole à { $name }
web-table-unmute = Rendre la parole à { $name }
web-table-muted = Réduits au silence par l’hôte : { $names }
web-table-silenced-muted = L’hôte de cette table vous a coupé la parole.
web-table-silenced-seated = À cette table, seuls les joueurs assis peuvent parler.
web-table-round-turn = Manche { $round } · { $turn }
web-table-say = Votre message
web-table-send = Envoyer
web-table-close = Fermer

# Dialogues et touches.
web-table-menu = Menu
web-table-start-title = Qui est à la table
web-table-start-go = À la table
web-table-doubt-title = Vraiment ?
web-table-doubt-yes = Oui, je le fais
web-table-doubt-no = Reposer
web-table-leave = Quitter la table
web-table-leave-title = Quitter la table ?
web-table-leave-text = Vous laissez votre place, et un robot continue à jouer.
web-table-leave-watching = Vous pouvez revenir à tout moment.
web-table-stay = Rester
web-table-keys = À la table
web-table-key-answer = Choisir une réponse
web-table-key-hand = De carte en carte
web-table-key-seats = Autour de la table, et retour à la main
web-table-key-play = Jouer ce qui est choisi
web-table-key-preview = Regarder la carte

web-table-asked-dodge = Raté ! ou une vie ?
web-table-asked-avoid = Esquiver ou perdre une vie ?
web-table-asked-ready = Peut utiliser une capacité
web-table-asked-answer = BANG ! ou une vie ?
web-table-asked-save = Survivre ?
web-table-asked-play = Joue
web-table-asked-excess = Défausse
web-table-asked-cost = Paie d’une carte
web-table-asked-pick = Choisit une carte
web-table-asked-aim = Choisit un joueur
web-table-asked-name = Décide
web-table-asked-become = Choisit un personnage
web-table-asked-other = Doit répondre
