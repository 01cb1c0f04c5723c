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
web-duel-place-rear = Arrière
web-duel-place-alone = Seul
web-duel-always = Toujours actif
web-duel-reload = Se recharge
web-duel-in-hand = en main
web-duel-in-reserve = en réserve
web-duel-hand-and-reserve = { $hand } en main, { $reserve } en réserve
web-duel-reserve = { $count } en réserve
web-duel-waits = { $name } attend dans votre réserve
web-duel-is-out = { $name } est hors jeu
web-duel-deck-law = Pioche de la Loi
web-duel-deck-outlaw = Pioche des Hors-la-loi
web-duel-deck-common = Pioche commune
web-duel-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-duel-reveal = révéler
web-duel-swap = Échanger
web-duel-swap-hint = Votre autre personnage passe devant. Une fois par tour.
web-duel-turn-of-side = Tour { $turn } · { $side }
web-duel-if-hit = Si le coup porte, il reste { $life } de vie à { $name }.
web-duel-if-hit-out = Si le coup porte, { $name } est hors jeu.
web-duel-may-swap = Vous pouvez encore échanger.
web-duel-reload-open = Les cartes à barillet se rechargent.
web-duel-label-asleep = { $name } (en sommeil)
web-duel-label-ability-asleep = capacité en sommeil
web-duel-label-used = capacité utilisée ce tour-ci
web-duel-hand-over =
    { $side ->
        [outlaw] Passez l’appareil aux Hors-la-loi
       *[law] Passez l’appareil à la Loi
    }
web-duel-hand-over-note = C’est à { $name } de décider. L’autre ne regarde pas.
web-duel-hand-over-ready = À moi
