# Les réponses de The Duel dans un menu.

duel-choice-play = Jouer { $card }
duel-choice-play-at = Jouer { $card } sur { $target }
duel-choice-play-put = Poser { $card } sur { $target }
duel-choice-play-as = Jouer { $card } comme { $thing } sur { $target }
duel-choice-play-avoid = Jouer { $card }
duel-choice-play-avoid-as = Esquiver avec { $card }
duel-choice-use = Utiliser { $thing }
duel-choice-use-barrel = Planque : révéler
duel-choice-use-sid-curry = Sid Curry : révéler dans la pioche adverse
duel-choice-use-hat = Défausser le Chapeau
duel-choice-use-babe-leroy = Babe Leroy : piocher deux cartes
duel-choice-use-cattle-katie = Cattle Katie : défausser { $card } pour piocher deux cartes
duel-choice-use-pearl-hat = Pearl Hat : utiliser la carte Action au sommet de la défausse
duel-choice-use-pearl-hat-at = Pearl Hat : utiliser la carte Action au sommet de la défausse sur { $target }
duel-choice-use-soundance-kid = Soundance Kid : défausser une carte, en piocher une de chaque pioche
duel-choice-take = { $card }
duel-choice-take-play = { $card } ({ $bearer })
duel-choice-take-back =
    Une carte au hasard de la main (dos { $back ->
        [law] de la Loi
       *[outlaw] des Hors-la-loi
    })
duel-choice-take-become = { $card } : { $text }
duel-choice-discard = Défausser { $card }
duel-choice-name-yes = Oui
duel-choice-name-no = Non
duel-choice-name-law = La Loi
duel-choice-name-outlaw = Les Hors-la-loi
duel-choice-swap = Permuter : { $character } passe devant
duel-choice-reload = Recharger { $card } : la défausser et piocher une carte
duel-choice-reload-pearl-hat = Pearl Hat : recharger le sommet de la défausse, piocher une carte
duel-choice-pass-play = Terminer le tour
duel-choice-pass-ready = Continuer et piocher
duel-choice-pass-avoid = Encaisser la touche
duel-choice-pass-answer = Perdre le point de vie
duel-choice-pass-cost = Ne pas payer
duel-choice-pass = Rien
