# Le Duel dans le navigateur : sa table, son salon, ses cartes.

web-duel-name = Le Duel
web-duel-side-law = La Loi
web-duel-side-outlaw = Les Hors-la-loi
web-duel-face = { $name }, { $symbol }
web-duel-symbol-barrel = tonneau
web-duel-symbol-snake = serpent
web-duel-symbol-dynamite = dynamite
web-duel-symbol-horseshoe = fer à cheval

# La table.
web-duel-place-active = Actif
web-duel-place-rear = Arrière-garde
web-duel-place-alone = Seul
web-duel-always = Toujours actif
web-duel-reload = Se recharge
web-duel-in-hand = en main
web-duel-in-reserve = en réserve
web-duel-hand-and-reserve = { $hand } en main, { $reserve } en réserve
web-duel-reserve = { $count } en réserve
web-duel-waits = { $name } attend dans votre réserve
web-duel-is-out = { $name } est hors jeu
web-duel-out = hors jeu
web-duel-company = Tout le camp de { $name }
web-duel-deck-law = Pioche de la Loi
web-duel-deck-outlaw = Pioche des Hors-la-loi
web-duel-deck-common = Pioche commune
web-duel-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-duel-reveal = révéler
web-duel-swap = Permuter
web-duel-swap-hint = Votre autre personnage passe devant. Une fois par tour.
web-duel-turn-number = Tour { $turn }
web-duel-turn-of-side = Tour { $turn } · { $side }
web-duel-reload-open = Les cartes à barillet se rechargent.
web-duel-label-asleep = { $name } (en sommeil)
web-duel-label-ability-asleep = capacité en sommeil
web-duel-label-used = capacité utilisée ce tour-ci
web-duel-hand-over = Passez l’appareil à { $name }
web-duel-hand-over-note =
    C’est à { $name } de jouer, pour { $side ->
        [outlaw] les Hors-la-loi
       *[law] la Loi
    }. { $other }, détournez les yeux.
web-duel-hand-over-ready = Voir mes cartes
web-duel-later = Reprendre plus tard
web-duel-later-note = Retour à l’accueil : la partie vous y attend.
web-duel-end = Terminer la partie
web-duel-end-title = Terminer la partie ?
web-duel-end-text = Elle se termine pour vous deux et ne pourra pas être reprise.
web-duel-end-no = Continuer

# Le salon.
web-duel-which = Quel jeu
web-duel-game-bang = BANG !
web-duel-game-duel = Le Duel
web-duel-tagline = Le jeu de cartes du Far West, face à face, à deux.
web-duel-play-note = Vous contre un robot, tout de suite
web-duel-new-foe = Contre qui
web-duel-new-foe-bot = Un robot
web-duel-new-foe-bot-note = Commence tout de suite.
web-duel-new-foe-friend = Un ami, par un lien
web-duel-new-foe-friend-note = Chacun sur son appareil.
web-duel-new-foe-here = À deux sur un appareil
web-duel-new-foe-here-note = Vous vous le passez ; personne ne voit les deux mains.
web-duel-new-level = Le niveau du robot
web-duel-level-cowboy-note = Tire sur qui tombera le plus vite et protège son personnage actif.
web-duel-level-gunslinger-note = Pèse, pour chaque carte, ses chances de toucher et ce qu’elle vaut.
web-duel-own-name = Qui joue la Loi ?
web-duel-own-placeholder = Votre nom
web-duel-partner = Qui joue les Hors-la-loi ?
web-duel-partner-name = Deuxième joueur
web-duel-new-sides = Les camps
web-duel-new-side-you = Vous
web-duel-new-side-bot = Un robot
web-duel-new-side-friend = La personne qui suivra le lien
web-duel-new-sides-note = À la revanche, les camps changent.
web-duel-learn = Vous n’êtes que deux ? Jouez au Duel, face à face.
web-duel-learn-rules = Ses règles

# La fin.
web-duel-over-law = La Loi gagne
web-duel-over-outlaw = Les Hors-la-loi gagnent
web-duel-over-turns =
    { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
web-duel-over-tally =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }, { $avoided ->
        [one] { $avoided } esquivée
       *[other] { $avoided } esquivées
    }, { $swaps ->
        [one] { $swaps } permutation
       *[other] { $swaps } permutations
    }.

# Ce que disent les symboles.
web-duel-legend-barrel = Tonneau : aide la Planque et Sid Curry
web-duel-legend-snake = Serpent : le Crotale mord
web-duel-legend-dynamite = Dynamite : la Dynamite explose
web-duel-legend-horseshoe = Fer à cheval : la chance de Pat Garret
web-duel-legend-hit = Une touche
web-duel-legend-miss = Esquive une touche
web-duel-legend-swap = Les personnages d’un camp changent de place
web-duel-legend-reload = Recharger : dès qu’un camp n’a plus qu’un personnage, défaussez-la et piochez une carte
web-duel-legend-always = Toujours actif, même à l’arrière-garde

# La galerie.
web-duel-section-brown = Cartes action
web-duel-section-brown-note = Jouées une fois, puis défaussées.
web-duel-section-blue = Équipement
web-duel-section-blue-note = Reste avec un personnage.
web-duel-section-red = Cartes BANG !
web-duel-section-red-note = Chacune est une touche ; une seule par tour.
web-duel-section-character-note = Douze pour la Loi, douze pour les Hors-la-loi.
web-duel-section-role = Camps
web-duel-section-role-note = Qui gagne, et comment.
