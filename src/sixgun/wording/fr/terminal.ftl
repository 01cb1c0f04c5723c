# Ce que le terminal dit en dehors du jeu lui-même.

terminal-yes = oui
terminal-no = non
# Le nom d’un joueur qui n’en donne pas.
terminal-default-name = Voyageur

# La table. $top : la carte du dessus de la défausse.
terminal-turn = Tour { $number } : { $name } ({ $phase })
terminal-piles = Pioche { $deck }, défausse { $discard }, dessus : { $top }
terminal-labelled = { $label } : { $value }
terminal-event = Événement : { $event }
terminal-next-event =
    Prochain événement : { $event }{ $left ->
        [one] , le dernier
       *[other] {" "}({ $left } à venir)
    }
terminal-on-table = Sur la table : { $cards }
terminal-head-name = nom
terminal-head-character = personnage
terminal-head-role = rôle
terminal-head-life = vie
terminal-head-hand = main
terminal-head-distance = distance
terminal-head-play = en jeu
terminal-out = éliminé
terminal-you = vous
terminal-in-reach = { $distance } à portée
terminal-your-hand = Votre main : { $cards }
terminal-hand-of = { $name } a en main : { $cards }
terminal-hidden-cards =
    { $count ->
        [one] 1 carte cachée
       *[other] { $count } cartes cachées
    }
terminal-no-cards = aucune carte

# Devant la question.
terminal-forced = Un seul choix : { $choice }.
terminal-interject = Avant la suite : { $choice } ?
terminal-no-number =
    { $count ->
        [1] Tapez 1, ou ? pour l’aide.
       *[other] Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
    }
terminal-ambiguous = « { $text } » peut désigner : { $choices }.
terminal-not-understood = « { $text } » ne désigne aucun choix : tapez son numéro, ou ? pour l’aide.
terminal-not-offered = « { $text } » n’est pas possible maintenant : tapez le numéro d’un choix, ou ? pour l’aide.
terminal-your-seat = Vous êtes le joueur { $seat }.
terminal-seat-name = Joueur { $seat }
terminal-your-role = Vous êtes : { $role }
terminal-your-character = Votre personnage : { $character }
terminal-commands-title = Ce que vous pouvez taper
terminal-commands =
    un numéro, ou le texte entre crochets derrière un choix : votre réponse
    ? : ce résumé
    pourquoi NOM ou pourquoi NOM > CIBLE : pourquoi une carte ne peut pas être jouée, ou pourquoi une capacité ou une carte en jeu ne peut pas servir
    pourquoi fin : pourquoi vous ne pouvez pas finir votre tour, ni passer
    règles NOM : ce que fait une carte{ $game ->
        [bang] , un personnage, un événement ou un rôle
        [duel] , un personnage ou un camp
       *[other] {""}
    }
    table : revoir la table
    journal ou journal NOMBRE : les derniers événements
    quitter : quitter la table ; la partie est conservée
terminal-command-help = aide
terminal-command-why = pourquoi
terminal-command-log = journal
terminal-command-rules = règles
terminal-command-table = table
terminal-command-quit = quitter
terminal-rules-how =
    { $game ->
        [bang] Nommez une carte, un personnage, un événement ou un rôle, par exemple : règles Bière
        [duel] Nommez une carte, un personnage ou un camp, par exemple : règles Pat Garret
       *[other] Nommez une carte.
    }
terminal-why-how =
    { $game ->
        [bang] Nommez une carte ou une capacité, par exemple : pourquoi bang > 3
        [duel] Nommez une carte ou une capacité, par exemple : pourquoi colt > Pat Garret
       *[other] Nommez une carte de votre main.
    }
terminal-why-end = fin
terminal-why-not-held = Vous n’avez pas « { $card } ».
terminal-why-offered = Possible : { $choice }
terminal-why-refused = Impossible : { $card }. { $reason }

# Partir et revenir.
terminal-resumed =
    { $count ->
        [0] La partie de { $path } commence.
        [1] La partie de { $path } reprend après 1 réponse.
       *[other] La partie de { $path } reprend après { $count } réponses.
    }
terminal-cut = La ligne { $line } de l’enregistrement était coupée et a été supprimée.
terminal-how-to-resume = La partie est conservée ; reprenez-la avec : { $command }
terminal-input-closed = L’entrée a été fermée au milieu de la partie.
terminal-interrupted = Interruption.
terminal-final-role =
    { $name } : { $role }{ $won ->
        [yes] , a gagné
       *[no] {""}
    }
terminal-record-at = L’enregistrement de cette partie : { $path }
terminal-another = Une autre partie ?

# Cartes, personnages, rôles.
terminal-cards-title = Cartes
terminal-characters-title = Personnages
terminal-events-title = Événements
terminal-roles-title = Rôles
terminal-card-facts =
    { $colour ->
        [blue] bleue
        [green] verte
       *[brown] marron
    } : { $values }
terminal-character-facts =
    { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie
terminal-event-facts =
    { $final ->
        [yes] événement, le dernier de sa pile
       *[no] événement
    }
terminal-role-three = À trois joueurs : { $goal }

# Enregistrements et positions.
terminal-verified =
    { $ended ->
        [yes] L’enregistrement est juste : toutes les réponses ({ $answers }), toutes les positions ({ $positions }) et l’issue concordent.
       *[no] L’enregistrement est juste jusque-là (réponses : { $answers }, positions : { $positions }) ; la partie est inachevée.
    }
terminal-unfinished =
    L’enregistrement s’arrête ici, après { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    } ; la partie est inachevée.
terminal-replay-prompt = [{ $at }/{ $count }] Entrée, b, g N, q :
terminal-replay-help = Entrée : avancer ; b : reculer ; g N : aller à la réponse N ; q : quitter.
terminal-asked = Doit répondre maintenant : { $name }.

# Simulations.
terminal-report-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players } joueurs, { $finished ->
        [one] { $finished } terminée
       *[other] { $finished } terminées
    }
terminal-report-sets = Extensions : { $sets }
terminal-report-decisions = { $decisions } décisions en { $turns } tours
terminal-report-seconds = { $seconds } secondes
terminal-report-role =
    { $role } : { $won ->
        [one] { $won } partie gagnée
       *[other] { $won } parties gagnées
    }, { $share } % (intervalle à 95 % : de { $low } à { $high } %)
terminal-report-bot =
    { $bot } comme { $role } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $played }, { $share } % (de { $low } à { $high } %)

# Traductions.
terminal-texts-language = { $name } ({ $code }) : { $translated } textes sur { $total }
terminal-texts-unreadable =
    { $count ->
        [one] Illisible :
       *[other] { $count } passages illisibles :
    }
terminal-texts-wrong-variables =
    { $count ->
        [one] D’autres variables qu’en anglais :
       *[other] { $count } textes avec d’autres variables qu’en anglais :
    }
terminal-texts-expected = { $text } a { $found } ; l’anglais a { $expected }
terminal-texts-no-variables = aucune
terminal-texts-lost-references =
    { $count ->
        [one] Renvoie à un texte qui manque dans cette langue :
       *[other] { $count } textes renvoient à un texte qui manque dans cette langue :
    }
terminal-texts-superfluous =
    { $count ->
        [one] Inconnu en anglais, donc jamais affiché :
       *[other] { $count } textes inconnus en anglais, donc jamais affichés :
    }
terminal-texts-missing =
    { $count ->
        [one] Manquant, remplacé par l’anglais :
       *[other] { $count } textes manquants, remplacés par l’anglais :
    }
