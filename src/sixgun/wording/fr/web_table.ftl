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
web-table-ghost-life = Ne perd pas de vie
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
web-table-offline = Hors ligne, un robot joue pour { $name }
web-table-offline-short = Un robot joue
web-table-more-cards =
    { $count ->
        [one] 1 carte de plus
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
web-table-on-yourself = Sur vous
web-table-in-play = En jeu
web-table-role = Rôle

# Ce qu’un lecteur d’écran dit d’une place, par morceaux.
web-table-label-turn = joue son tour
web-table-label-life = { $life } vies sur { $most }
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

# La question.
web-table-question = Question
web-table-clock = Il reste { $time }
web-table-on-reserve = C’est votre réserve.
web-table-answered = Un instant …
web-table-forced = Il n’y a qu’une possibilité : elle se joue toute seule.
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
web-table-whom-duel = Qui défier en duel ?
web-table-whom-jail = Qui envoyer en prison ?
web-table-whom-heal = Qui regagne 1 point de vie avec { $card } ?
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
web-table-why-forced = Un instant : il n’y a qu’une possibilité.
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
web-table-leave-text = Un robot continue à votre place, et vous perdez votre siège.
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
