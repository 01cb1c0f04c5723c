# Les pages autour de la table : accueil, nouvelle table, attente, fin de partie, apprentissage, crédits, réglages.

# Accueil.
web-lobby-tagline = Le jeu de cartes du Far West, de 3 à 8 autour d’une table.
web-lobby-play = Jouer
web-lobby-play-note = Vous et six robots, tout de suite
web-lobby-play-busy = On distribue les cartes…
web-lobby-options = Joueurs et extensions
web-lobby-learn = Apprendre en jouant
web-lobby-open-tables = Tables ouvertes
web-lobby-count =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-lobby-no-tables = Personne n’attend en ce moment.
web-lobby-no-tables-hint = Jouez tout de suite contre des robots, ou créez une table et envoyez le lien à vos amis.
web-lobby-tables-lost = Impossible de lire la liste des tables. Nouvel essai…
web-lobby-taken = { $taken } sur { $players }
web-lobby-bots =
    { $bots ->
        [0] sans robot
        [one] { $bots } robot
       *[other] { $bots } robots
    }
web-lobby-playing =
    { $round ->
        [0] en jeu
       *[other] en jeu, manche { $round }
    }
web-lobby-over = terminée
web-lobby-a-move = par coup
web-lobby-seconds = { $count } s
web-lobby-minutes = { $count } min
web-lobby-deed-sit = S’asseoir
web-lobby-deed-watch = Regarder
web-lobby-deed-back = Revenir
web-lobby-deed-sit-at = S’asseoir à { $name }
web-lobby-deed-watch-at = Regarder { $name }
web-lobby-deed-back-at = Revenir à votre place à { $name }
web-lobby-create = Créer une table
web-lobby-create-note = Choisissez les extensions et la pendule, puis envoyez le lien à vos amis.
web-lobby-join = Entrer un code
web-lobby-join-button = Entrer
web-lobby-join-letter = Caractère { $place } du code de la table
web-lobby-join-short = Un code a quatre lettres ou chiffres.
web-lobby-join-unknown = Il n’y a pas de table { $code }. Vérifiez le code.
web-lobby-your-table = Votre table
web-lobby-your-table-note = Vous avez une place à « { $name } » ({ $code }).
web-lobby-closed =
    { $count ->
        [one] Une de vos tables a été fermée
       *[other] Certaines de vos tables ont été fermées
    }
web-lobby-closed-idle = « { $name } » ({ $code }) : il n’y avait plus personne depuis un moment.
web-lobby-closed-limit = « { $name } » ({ $code }) : vous en avez ouvert une autre alors que vous aviez atteint le maximum.
web-lobby-closed-room = « { $name } » ({ $code }) : il n’y avait personne, et le serveur manquait de place.
web-lobby-closed-seen = OK
web-lobby-rules = Règles
web-lobby-rules-note = Tout sur une page, en cinq minutes.
web-lobby-cards = Cartes
web-lobby-cards-note = Chaque carte avec son texte et ses précisions.
web-lobby-hosting = Héberger son serveur
web-lobby-credits = Crédits
web-lobby-notice = Projet d’amateurs, non officiel, gratuit et libre. Sans lien avec l’éditeur.
web-lobby-notice-short = Non officiel, gratuit et libre.
web-lobby-language = Langue
web-lobby-failed = Cela n’a pas marché. Le serveur est-il toujours là ? Réessayez.
web-lobby-loading = Un instant…

# Une nouvelle table.
web-lobby-new-title = Nouvelle table
web-lobby-new-name = Nom de la table
web-lobby-new-name-own = La table de { $name }
web-lobby-new-name-any = Une table au saloon
web-lobby-new-players = Joueurs
web-lobby-new-role =
    { $role ->
        [sheriff] 1 Shérif
        [deputy] { $count ->
            [one] { $count } Adjoint
           *[other] { $count } Adjoints
        }
        [outlaw] { $count ->
            [one] { $count } Hors-la-loi
           *[other] { $count } Hors-la-loi
        }
       *[renegade] { $count ->
            [one] { $count } Renégat
           *[other] { $count } Renégats
        }
    }
web-lobby-new-sets = Extensions
web-lobby-new-set-cards =
    { $count ->
        [one] { $count } sorte de cartes
       *[other] { $count } sortes de cartes
    }
web-lobby-new-set-characters =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
web-lobby-new-set-events =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
web-lobby-new-set-more = , jusqu’à { $most } joueurs
web-lobby-new-set-pack = Ajouté par l’hébergeur de ce serveur
web-lobby-new-rules = Règles
web-lobby-new-rules-more = Autres options de règles
web-lobby-new-rules-more-note = Là où les livrets laissent le choix ou diffèrent.
web-lobby-new-bots = Robots
web-lobby-new-bots-note =
    { $people ->
        [0] Toutes les autres places vont aux robots : la partie commence aussitôt.
        [one] { $people } place reste libre pour un ami.
       *[other] { $people } places restent libres pour vos amis.
    }
web-lobby-new-level = Le niveau des robots
web-lobby-new-clock = Temps par coup
web-lobby-new-clock-note = Quand le temps et la réserve sont épuisés, un robot joue à la place du joueur.
web-lobby-new-private = Privée
web-lobby-new-private-note = Hors de la liste : il faut le lien ou le code pour la trouver.
web-lobby-new-talk = Les spectateurs peuvent écrire
web-lobby-new-talk-note = Sinon, seulement les joueurs assis.
web-lobby-new-coach = Conseiller
web-lobby-new-coach-note = Dit à qui le demande ce que ferait un as de la gâchette, pourquoi, et qui il soupçonnerait.
web-lobby-new-coach-duel-note = Dit à qui le demande ce que ferait un as de la gâchette, et pourquoi.
web-lobby-new-create = Créer la table
web-lobby-new-begin = Créer et commencer
web-lobby-new-busy = On prépare la table…
web-lobby-new-fewer = Un de moins
web-lobby-new-more = Un de plus
web-lobby-new-advice-add = Ajouter { $set }
web-lobby-new-advice-players =
    { $players ->
        [one] Jouer à 1
       *[other] Jouer à { $players }
    }
web-lobby-new-advice-option = Désactiver

web-lobby-level-random = Vagabond
web-lobby-level-random-note = Joue n’importe quoi, au hasard. Pour faire des essais.
web-lobby-level-cowboy = Cow-boy
web-lobby-level-cowboy-note = Joue pour gagner, observe qui tire sur qui.
web-lobby-level-greenhorn = Pied-tendre
web-lobby-level-greenhorn-note = Connaît les règles et s’en prend rarement aux autres.
web-lobby-level-karma = Garçon de ferme
web-lobby-level-karma-note = Juge chacun sur son dernier geste envers le Shérif.
web-lobby-level-gunslinger = As de la gâchette
web-lobby-level-gunslinger-note = Estime le rôle de chacun et se souvient de qui a tiré sur qui.
web-lobby-level-gunslinger-cautious = As prudent
web-lobby-level-gunslinger-cautious-note = Un as de la gâchette qui tient à sa vie.
web-lobby-level-gunslinger-hot-headed = As impulsif
web-lobby-level-gunslinger-hot-headed-note = Un as de la gâchette qui tire le premier.
web-lobby-level-gunslinger-grudging = As rancunier
web-lobby-level-gunslinger-grudging-note = Un as de la gâchette qui n’oublie aucune attaque.
web-lobby-level-legend = Légende
web-lobby-level-legend-note = Joue ses meilleurs coups en pensée avant d’agir, et prend son temps.

# Pourquoi un mélange est impossible.
web-lobby-mix-name = Il faut un nom à la table.
web-lobby-mix-name-long = Le nom est trop long : { $most } caractères au plus.
web-lobby-mix-too-many = Ces extensions n’ont pas assez de rôles pour { $players } joueurs. Elles permettent de jouer à { $most }.
web-lobby-mix-too-few = { $players }, c’est trop peu : il faut au moins { $fewest } joueurs.
web-lobby-mix-two-characters = Deux personnages pour chacun des { $players } joueurs, cela fait { $needed } ; ces extensions en ont { $there }.
web-lobby-mix-bots =
    { $most ->
        [one] À cette table, il y a place pour { $most } robot.
       *[other] À cette table, il y a place pour { $most } robots.
    }

# En attendant la partie.
web-lobby-wait-seats = Places
web-lobby-wait-you = vous
web-lobby-wait-host = hôte
web-lobby-wait-free = Place libre
web-lobby-wait-ready = Prêt
web-lobby-wait-not-ready = Pas encore prêt
web-lobby-wait-offline = Hors ligne
web-lobby-wait-i-am-ready = Je suis prêt
web-lobby-wait-not-yet = Finalement, pas prêt
web-lobby-wait-begin = Commencer la partie
web-lobby-wait-for-seats =
    { $count ->
        [one] { $count } place est encore libre : envoyez le lien, ou donnez-la à un robot.
       *[other] { $count } places sont encore libres : envoyez le lien, ou donnez-les à des robots.
    }
web-lobby-wait-for-ready =
    { $count ->
        [one] { $names } n’est pas encore prêt.
       *[other] { $names } ne sont pas encore prêts.
    }
web-lobby-wait-for-host = Tout le monde est prêt. C’est à { $name } de commencer la partie.
web-lobby-wait-all-set = Tout le monde est prêt.
web-lobby-wait-invite = Invitez vos amis
web-lobby-wait-invite-note = Envoyez-leur le lien, faites-leur scanner le code QR, ou donnez-leur le code de la table.
web-lobby-wait-link = Lien vers cette table
web-lobby-wait-copy = Copier le lien
web-lobby-wait-copied = Copié
web-lobby-wait-code = Code
web-lobby-wait-qr = Code QR du lien vers cette table
web-lobby-wait-fill = Des robots sur toutes les places libres
web-lobby-wait-fill-one = Mettre un robot ici
web-lobby-wait-clear = Retirer ce robot
web-lobby-wait-kick = Demander à { $name } de partir
web-lobby-wait-kick-sure = Demander à { $name } de quitter la table ?
web-lobby-wait-leave = Quitter la table
web-lobby-wait-watching = Vous regardez.
web-lobby-wait-sit = Prendre une place libre
web-lobby-wait-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
web-lobby-wait-private = Table privée
web-lobby-wait-public = Table ouverte à tous
web-lobby-wait-clock = { $move } par coup
web-lobby-wait-coach = avec un conseiller
web-lobby-chat = Messages
web-lobby-chat-text = Votre message
web-lobby-chat-send = Envoyer

# La fin d’une partie.
web-lobby-over-law = La Loi gagne
web-lobby-over-outlaws = Les Hors-la-loi gagnent
web-lobby-over-renegade = Le Renégat gagne
web-lobby-over-one = Victoire de { $name }
web-lobby-over-you = Vous gagnez
web-lobby-over-won = Gagné
web-lobby-over-rounds =
    { $rounds ->
        [0] {""}
        [one] Après { $rounds } manche.
       *[other] Après { $rounds } manches.
    }
web-lobby-over-life =
    { $life ->
        [one] Reste { $life } point de vie
       *[other] Restent { $life } points de vie
    }
web-lobby-over-out = Hors jeu, manche { $round }
web-lobby-over-out-by = Hors jeu, manche { $round }, par { $name }
web-lobby-over-out-by-you = Hors jeu, manche { $round }, par vous
web-lobby-over-out-self = Hors jeu, manche { $round }, de sa propre main
web-lobby-over-remarkable = À retenir
web-lobby-over-partly = Compté sur les { $count } derniers faits d’une longue partie.
web-lobby-over-fact-shots = Tirs
web-lobby-over-fact-luck = Chance
web-lobby-over-fact-damage = Dégâts
web-lobby-over-fact-life = Saloon
web-lobby-over-fact-guesses = Flair
web-lobby-over-fact-deal = Donne
web-lobby-over-fact-blast = Dynamite
web-lobby-over-shots =
    { $you ->
        [yes] Vous avez tiré
       *[no] { $name } a tiré
    } { $fired } fois, { $hit ->
        [0] sans toucher
       *[other] { $hit } au but
    }
web-lobby-over-luck =
    { $you ->
        [yes] Pour vous
       *[no] Pour { $name }
    }, { $thing } a réussi { $good } fois sur { $count }
web-lobby-over-damage =
    { $you ->
        [yes] Vous avez pris
       *[no] { $name } a pris
    } { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    } aux autres
web-lobby-over-gain =
    { $you ->
        [yes] Vous avez récupéré
       *[no] { $name } a récupéré
    } { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    }
web-lobby-over-blast =
    { $you ->
        [yes] Elle a explosé devant vous
       *[no] Elle a explosé devant { $name }
    }
web-lobby-over-guesses = Rôles devinés : { $right } sur { $count }
web-lobby-over-deal-good = Vérifiée, la clé donne bien l’empreinte
web-lobby-over-deal-bad = La clé ne donne pas l’empreinte
web-lobby-over-deal-wait = Vérification…
web-lobby-over-deal-how = Qu’est-ce que cela prouve ?
web-lobby-over-rematch = Revanche
web-lobby-over-next = Partie suivante
web-lobby-over-next-keep = Partie suivante, les survivants gardent leur personnage
web-lobby-over-next-pass = Partie suivante, l’étoile change de main
web-lobby-over-next-both = Partie suivante, personnages gardés et étoile transmise
web-lobby-over-want-rematch =
    { $count } sur { $all } { $count ->
        [one] veut
       *[other] veulent
    } une revanche
web-lobby-over-want-next =
    { $count } sur { $all } { $count ->
        [one] veut
       *[other] veulent
    } la partie suivante
web-lobby-over-want-mixed = Sur { $all }, { $rematch } pour une revanche, { $next } pour la partie suivante
web-lobby-over-share = Partager
web-lobby-over-record = Télécharger la partie
web-lobby-over-when = Table « { $table } », { $when }
web-lobby-share-title = Partager ce résultat
web-lobby-share-note = Ce lien reste valable : il montre cette partie même quand la suivante a commencé ou que la table est fermée.
web-lobby-share-qr = Le lien en code QR
web-lobby-share-link = Lien vers le résultat
web-lobby-share-send = Envoyer…
web-lobby-over-share-text = Sixgun : { $title } { $rounds }
web-lobby-over-leave = Quitter la table
web-lobby-over-chronicle = Le déroulement
web-lobby-over-chronicle-round = Manche { $round }
web-lobby-over-coach = Les soupçons du conseiller
web-lobby-over-coach-about = De la donne à la fin, ou jusqu’à la révélation du rôle. Le trait épais est le vrai rôle.
web-lobby-over-coach-last = À la fin :
web-lobby-over-coach-chart = Rôle de { $name } : { $role }. Le conseiller au début : { $first }. À la fin : { $last }.
web-lobby-over-hit =
    { $name } a pris { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    } à { $target }
web-lobby-over-hit-alone =
    { $target } a perdu { $points ->
        [one] { $points } point de vie
       *[other] { $points } points de vie
    }

# Apprendre en jouant.
web-lobby-learn-title = Apprendre en jouant
web-lobby-learn-lead = Asseyez-vous avec quatre robots et jouez une vraie partie avec les cartes les plus simples. Un guide explique chaque sorte de question quand elle se présente pour la première fois.
web-lobby-learn-list =
    Chacun a un rôle secret. Le rôle vous dit sur qui tirer, et qui laisser tranquille.
    À votre tour, vous piochez deux cartes, jouez ce que vous voulez, et gardez autant de cartes que de points de vie.
    Vous ne pouvez rien casser : la table ne propose que ce qui est permis.
web-lobby-learn-start = S’asseoir
web-lobby-learn-rules = Lire d’abord les règles
web-lobby-learn-coach = Guide
web-lobby-learn-got-it = Compris
web-lobby-learn-off = Masquer les conseils
web-lobby-learn-on = Afficher les conseils
web-lobby-learn-table = Première partie
web-lobby-coach-sheriff = Vous êtes le Shérif, et tout le monde le sait. Trouvez qui vous tire dessus : les Hors-la-loi et le Renégat doivent tomber. Quelqu’un ici est votre Adjoint, ne tirez donc pas sur n’importe qui.
web-lobby-coach-deputy = Vous êtes Adjoint, et personne ne le sait. Protégez le Shérif, qui porte l’étoile. Tirez sur ceux qui tirent sur lui.
web-lobby-coach-outlaw = Vous êtes Hors-la-loi. Faites tomber le Shérif, qui porte l’étoile. Vous êtes plusieurs ; vous reconnaîtrez les autres à leurs cibles.
web-lobby-coach-renegade = Vous êtes le Renégat. Aidez à éliminer les autres, et affrontez le Shérif seul, tout à la fin. D’ici là, mieux vaut passer pour un Adjoint.
web-lobby-coach-play = C’est votre tour. Vous pouvez jouer les cartes qui ressortent : choisissez-en une, puis, s’il le faut, un joueur qui s’éclaire. Quand vous avez fini, terminez votre tour.
web-lobby-coach-bang = Vous avez un BANG ! et quelqu’un est à portée. La pastille de chaque place montre la distance, et si votre arme porte jusque-là. Un seul BANG ! par tour.
web-lobby-coach-blue = Les cartes au cadre bleu restent devant vous et agissent sans cesse : les armes portent plus loin, une Planque arrête parfois les tirs, un Mustang éloigne les autres. Jouez-les tôt.
web-lobby-coach-dodge = Quelqu’un vous tire dessus. Jouez un Raté ! si vous en avez un, ou tentez votre Planque. Sinon, vous perdez un point de vie : une des balles près de votre portrait.
web-lobby-coach-answer = Ici, chacun doit un BANG ! : défaussez-en un, ou perdez un point de vie. Un Raté ! ne sert à rien cette fois.
web-lobby-coach-save = C’était votre dernier point de vie. Une Bière vous sauve maintenant, et seulement maintenant.
web-lobby-coach-excess = À la fin de votre tour, vous gardez autant de cartes que de points de vie. Choisissez ce qui vous sert le moins ; Raté ! et Bière sont bons à garder.
web-lobby-coach-pick = Choisissez l’une des cartes proposées. Pointez une carte pour lire tout son texte.
web-lobby-coach-aim = Choisissez un joueur. Ceux que vous pouvez choisir s’éclairent.
web-lobby-coach-cost = Cela coûte une carte de votre main. Donnez celle qui vous sert le moins.
web-lobby-coach-name = Un choix qui vient de la capacité de votre personnage. Pointez votre portrait pour la lire.
web-lobby-coach-become = Choisissez qui vous voulez être. La capacité compte plus que le portrait.
web-lobby-coach-watch = Les autres jouent maintenant. Regardez qui tire sur qui : c’est ainsi que les rôles se trahissent. Cliquez sur l’insigne d’une place pour noter le rôle que vous devinez.
web-lobby-coach-life = Vous avez perdu un point de vie. À la fin de votre tour, vous garderez aussi moins de cartes. Une Bière jouée pendant votre tour vous en rend un.
web-lobby-coach-check = Quelqu’un a dégainé : la première carte est retournée, et sa couleur et sa valeur décident. Les cœurs sont bons pour une Planque.
web-lobby-coach-gone = Quelqu’un est hors jeu et montre son rôle. Qui élimine un Hors-la-loi pioche trois cartes. La table est plus petite, et les distances changent.
web-lobby-coach-out = Vous êtes hors jeu, mais votre camp peut encore gagner. Regardez la suite, ou quittez la table : les robots ne vous en voudront pas.
web-lobby-coach-over = C’était votre première partie. Vous en savez assez pour toutes les tables.

# Vérifier une donne.
web-lobby-verify-title = Vérifier une donne
web-lobby-verify-lead = Avant la première carte, le serveur montre à tous l’empreinte d’une clé secrète. Tous les mélanges découlent de cette clé. Après la partie, il montre la clé elle-même.
web-lobby-verify-key = Clé, montrée après la partie
web-lobby-verify-hash = Empreinte, montrée avant la partie
web-lobby-verify-empty = Collez les deux pour les vérifier. À la fin d’une partie, elles sont déjà là.
web-lobby-verify-good = Elles vont ensemble
web-lobby-verify-good-text = L’empreinte SHA-256 de cette clé est exactement celle qui a été montrée au début.
web-lobby-verify-bad = Elles ne vont pas ensemble
web-lobby-verify-bad-text = Cette clé donne une autre empreinte que celle montrée au début. Vérifiez qu’il ne manque rien à l’une ou à l’autre.
web-lobby-verify-odd = Une clé s’écrit en hexadécimal, par paires de chiffres de 0 à 9 et de a à f ; une empreinte en a 64.
web-lobby-verify-is = Empreinte de cette clé
web-lobby-verify-why = Ce que cela prouve
web-lobby-verify-why-list =
    La clé était fixée avant que quiconque ait agi. Personne ne peut trouver une deuxième clé avec la même empreinte.
    Le serveur n’a donc pas pu changer l’ordre de la pioche pendant la partie, en faveur de qui que ce soit.
    La clé ne sert qu’aux mélanges de cette seule partie : la montrer ensuite ne trahit rien.
    Votre navigateur l’a calculé lui-même, sans rien demander au serveur.
web-lobby-verify-not = Ce que cela ne prouve pas : que le serveur ait choisi la clé au hasard, ou qu’il n’ait pas regardé les cartes. Pour cela, jouez sur un serveur dont l’hôte a votre confiance, ou hébergez le vôtre.
web-lobby-verify-no-crypto = Ce navigateur ne peut vérifier les empreintes que sur une page sécurisée (https, ou cette machine même).

# Crédits.
web-lobby-credits-title = Crédits
web-lobby-credits-notice = Avertissement
web-lobby-credits-notice-text =
    Sixgun est un projet d’amateurs, non officiel, fait pour le plaisir, gratuit et libre sous licence MIT.
    Il n’est ni lié à l’éditeur de BANG !, ni approuvé, ni payé par lui. BANG ! et les noms de ses boîtes sont des marques de leurs propriétaires ; ils ne servent ici qu’à dire quelles règles sont jouées.
    Il ne contient ni image ni texte de l’éditeur : cartes et portraits sont dessinés par ce projet, règles et textes de cartes sont écrits avec nos propres mots.
    Si le jeu vous plaît, achetez la boîte : c’est encore mieux entre amis, autour d’une vraie table.
web-lobby-credits-game = Le jeu BANG ! est une invention d’Emiliano Sciarra.
web-lobby-credits-icons = Icônes
web-lobby-credits-icons-text = Les icônes des cartes et des boutons viennent de game-icons.net, sous licence CC BY 3.0, et sont de ces auteurs. Elles ont été colorées et réduites.
web-lobby-credits-icons-of = Icônes : { $icons }
web-lobby-credits-fonts = Caractères
web-lobby-credits-fonts-text = Tous trois sous licence SIL Open Font License 1.1.
web-lobby-credits-font-by = { $name }, par { $author }
web-lobby-credits-software = Logiciels
web-lobby-credits-software-text = Fait avec Svelte, Vite, TypeScript et Project Fluent dans le navigateur, et avec Python, Litestar, uvicorn, msgspec et SQLAlchemy sur le serveur.
web-lobby-credits-hosting-text = Une machine, une commande : le serveur apporte les pages, les robots et un fichier de base de données. Vos amis sur le même réseau entrent par le lien de votre table.

# Réglages.
web-lobby-set-close = Fermer
web-lobby-set-name = Votre nom
web-lobby-set-name-save = Enregistrer
web-lobby-set-name-saved = Enregistré
web-lobby-set-theme = Couleurs
web-lobby-set-theme-system = Système
web-lobby-set-theme-dark = Sombres
web-lobby-set-theme-light = Claires
web-lobby-set-speed = Vitesse
web-lobby-set-speed-slow = Lente
web-lobby-set-speed-normal = Normale
web-lobby-set-speed-fast = Double
web-lobby-set-speed-off = Instantanée
web-lobby-set-motion = Mouvement
web-lobby-set-motion-system = Système
web-lobby-set-motion-less = Réduit
web-lobby-set-motion-full = Complet
web-lobby-set-sound = Son
web-lobby-set-sound-note = Tirs, cartes, et un signal quand c’est à vous.
web-lobby-set-suits = Quatre couleurs
web-lobby-set-suits-note = Carreaux en bleu, trèfles en vert.
web-lobby-set-slips = Confirmer les erreurs probables
web-lobby-set-slips-note = Par exemple une Bière quand on a tous ses points de vie.
web-lobby-set-coach = Conseils du guide
web-lobby-set-coach-note = Explique une fois chaque sorte de question, à la première partie.
