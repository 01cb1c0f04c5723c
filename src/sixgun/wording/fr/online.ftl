# Ce que dit une table dans le navigateur, en plus du jeu lui-même.

# Ce qu’on demande à un autre joueur ($name) ; $source : d’où vient la question.
online-asked-play = { $name } joue.
online-asked-excess = { $name } a trop de cartes et se défausse.
online-asked-dodge = On tire sur { $name } ({ $source }) : il lui faut { $needed } Raté !
online-asked-answer = { $name } doit défausser un BANG !, ou perdre 1 point de vie ({ $source }).
online-asked-save = { $name } a perdu son dernier point de vie et doit en récupérer un, sous peine d’élimination.
online-asked-cost = { $name } choisit une carte de sa main ({ $source }).
online-asked-pick = { $name } choisit une carte ({ $source }).
online-asked-aim = { $name } choisit un joueur ({ $source }).
online-asked-name = { $name } fait son choix ({ $source }).
online-asked-become = { $name } choisit un personnage.
online-asked-estate = { $name } choisit une carte.
online-asked-other = { $name } fait son choix.

# Des chiffres à côté d’une question.
online-hint-reach = À votre portée ({ $reach }) : { $targets }.
online-hint-no-reach = Personne n’est à votre portée ({ $reach }).
online-hint-excess =
    Vous pouvez garder { $limit ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $limit } cartes
    } : défaussez-en { $count }.
online-hint-dodge =
    { $have ->
        [0] Vous n’avez pas de Raté ! pour cela.
        [1] Vous avez un Raté ! pour cela.
       *[other] Vous avez { $have } Raté ! pour cela.
    }
online-hint-answer =
    { $have ->
        [0] Vous n’avez pas de BANG ! pour cela.
        [1] Vous avez un BANG ! pour cela.
       *[other] Vous avez { $have } BANG ! pour cela.
    }

# À confirmer avant une réponse qui est sûrement une étourderie.
online-doubt-full-life = Vous avez tous vos points de vie : cette carte ({ $card }) ne servirait à rien. La jouer ?
online-doubt-target-full = { $target } a tous ses points de vie : cette carte ({ $card }) ne servirait à rien. La jouer ?
online-doubt-two-left = Il ne reste que deux joueurs : { $card } ne sert plus à rien. Jouer cette carte ?
online-doubt-nobody-hurt = Personne n’a perdu de point de vie : cette carte ({ $card }) ne servirait à rien. La jouer ?
online-doubt-full-ability = Vous avez tous vos points de vie : vous donneriez deux cartes pour rien. Continuer ?
online-doubt-sheriff = Vous êtes Adjoint : si le Shérif meurt, vous perdez. Attaquer le Shérif ?
online-doubt-sheriff-too = Le Shérif est visé aussi et n’a plus qu’un point de vie : s’il meurt, vous perdez. Jouer cette carte ?
online-doubt-renegade = Le Shérif n’a plus qu’un point de vie : s’il meurt maintenant, les Hors-la-loi gagnent. Attaquer ?
online-doubt-own-jail = Vous iriez vous-même en prison. Jouer cette carte ?
online-doubt-own-cards = Vous prendriez une de vos propres cartes. Jouer cette carte ?
online-doubt-leave = Vous pouvez encore vous sauver. Abandonner la partie ?
online-doubt-last-life = C’est votre dernier point de vie, et vous pouvez encore répondre. Encaisser le coup ?

# Pourquoi une carte ne peut pas être jouée.
online-why-not-your-turn = Ce n’est pas votre tour : vous pourrez jouer des cartes quand ce sera à vous.
online-why-nobody-in-reach = Personne n’est assez près pour { $card } : votre portée est de { $reach }.
online-why-nobody-near = Personne n’est assez près pour { $card } : cette carte ne fonctionne qu’à distance 1.
online-why-nobody = { $card } n’a aucune cible possible.

# Refus.
online-refused-stale = Cette question a déjà reçu sa réponse.
online-refused-not-yours = Ce n’est pas à vous d’en décider.
online-refused-not-offered = Ce choix n’est pas possible maintenant.
online-refused-not-now = Ce n’est pas possible maintenant.
online-refused-too-fast = Trop vite : attendez un instant.
online-refused-version = Ce serveur parle la version { $version } de son protocole : rechargez la page, ou connectez-vous avec v={ $version }.
online-refused-bad = Ce message n’a pas pu être lu.
online-refused-free-seats = Il y a des places libres : attendez des joueurs, ou mettez-y des robots.
online-refused-not-ready = Tout le monde n’est pas encore prêt.
online-refused-guest = Choisissez d’abord un nom.
online-refused-people-play = Quelqu’un joue encore : la partie garde son rythme.
online-refused-muted = L’hôte de cette table vous a coupé la parole. Vous pourrez parler de nouveau quand il le permettra.
online-refused-spectator = À cette table, seuls les joueurs assis peuvent parler.
online-refused-trouble = La réponse n’a pas pu être enregistrée. Réessayez.
