# La table de The Duel, au terminal et dans le navigateur.

terminal-duel-you = Votre camp : { $side }.
terminal-duel-side = { $name } ({ $side })
terminal-duel-reserve = { $hand } en main ({ $backs }), { $reserve } en réserve, pioche { $deck }
terminal-duel-waiting = Dans votre réserve, dans un ordre que personne ne connaît : { $names }
terminal-duel-out = Hors jeu : { $names }
terminal-duel-piles = Défausse { $discard }, au sommet : { $top } ; pioche commune { $common }
terminal-duel-active = actif
terminal-duel-rear = arrière-garde
terminal-duel-lone = seul
terminal-duel-always = toujours
terminal-duel-reload = recharge
terminal-duel-backs = { $law } Loi, { $outlaw } Hors-la-loi
terminal-duel-facts =
    { $colour ->
        [red] BANG !
        [blue] Équipement
       *[brown] Action
    }{ $reload ->
        [yes] , se recharge
       *[no] {""}
    } : { $values }
terminal-duel-character-facts =
    { $side }, { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie{ $always ->
        [yes] , capacité toujours active
       *[no] {""}
    }
terminal-sides-title = Camps

# Ce qu’on demande à quelqu’un d’autre.
online-duel-asked-play = { $name } choisit une carte à jouer.
online-duel-asked-ready = { $name } peut utiliser une capacité.
online-duel-asked-excess = { $name } défausse jusqu’à la limite.
online-duel-asked-avoid = { $name } peut esquiver la touche sur { $character }.
online-duel-asked-answer = { $name } : une carte de touche, sinon { $character } perd un point de vie.
online-duel-asked-cost = { $name } choisit une carte à défausser.
online-duel-asked-pick = { $name } choisit une carte.
online-duel-asked-name = { $name } décide pour { $source }.
online-duel-asked-become = { $name } choisit qui passe devant en premier.

online-duel-hint-play =
    { $limit ->
        [99] Autant de cartes BANG ! que vous voulez.
        [one] Cartes BANG ! : { $played } sur 1 jouée.
       *[other] Cartes BANG ! : { $played } sur { $limit } jouées.
    }{ $swap ->
        [yes] {" "}Vous pouvez encore permuter.
       *[no] {""}
    }
online-duel-hint-avoid =
    Il resterait { $life ->
        [one] { $life } point
       *[other] { $life } points
    } de vie à { $character }.
online-duel-doubt-last-life = { $character } serait hors jeu, et vous pouvez encore tenter quelque chose. Encaisser la touche ?
online-duel-doubt-full-life = Vos personnages ont tous leurs points de vie : { $card } ne servirait à rien. La jouer ?
online-duel-doubt-own = C’est votre propre personnage. Jouer { $card } sur { $target } ?
