# Dodge City : les cartes et les personnages, leurs questions et leurs nouvelles.

card-dodge = Esquive
    .text = Annule un tir contre vous ; piochez ensuite une carte. Ne se joue pas autrement.
card-punch = Coup de poing
    .text = Tirez sur un joueur à distance 1. Ne compte pas comme votre carte BANG ! du tour.
card-springfield = Springfield
    .text = Défaussez une autre carte de votre main pour tirer sur n’importe quel autre joueur. Ne compte pas comme votre carte BANG ! du tour.
card-rag-time = Pianiste
    .text = Défaussez une autre carte de votre main pour prendre une carte à un joueur : une carte en jeu de votre choix, ou une carte de sa main au hasard.
card-brawl = Bagarre
    .text = Défaussez une autre carte de votre main : tous les autres joueurs perdent une carte, en jeu à votre choix, ou de leur main au hasard.
card-tequila = Tequila
    .text = Défaussez une autre carte de votre main : un joueur de votre choix, peut-être vous, récupère 1 point de vie. Ne sauve pas d’un coup mortel.
card-whisky = Whisky
    .text = Défaussez une autre carte de votre main pour récupérer 2 points de vie. Ne sauve pas d’un coup mortel.
card-hideout = Cachette
    .text = Les autres vous voient à une distance augmentée de 1, même en plus d’un Mustang.
card-binocular = Jumelles
    .text = Vous voyez les autres à une distance réduite de 1, même en plus d’une Lunette, au minimum 1.
card-iron-plate = Plaque de fer
    .text = Verte : dès le tour suivant, défaussez-la du jeu pour annuler un tir contre vous.
card-sombrero = Sombrero
    .text = Verte : dès le tour suivant, défaussez cette carte du jeu pour annuler un tir contre vous.
card-ten-gallon-hat = Stetson
    .text = Verte : dès le tour suivant, défaussez cette carte du jeu pour annuler un tir contre vous.
card-bible = Bible
    .text = Verte : dès le tour suivant, défaussez-la du jeu pour annuler un tir contre vous ; piochez ensuite une carte.
card-canteen = Gourde
    .text = Verte : pendant un de vos tours suivants, défaussez-la du jeu pour récupérer 1 point de vie. Ne sauve pas d’un coup mortel.
card-can-can = French cancan
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour faire défausser une carte à un joueur, en jeu à votre choix, ou de sa main au hasard.
card-conestoga = Conestoga
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour prendre une carte à un joueur, en jeu à votre choix, ou de sa main au hasard.
card-derringer = Derringer
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour tirer sur un joueur à distance 1 et piocher une carte, que le coup porte ou non.
card-knife = Couteau
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour tirer sur un joueur à distance 1.
card-pepperbox = Pepperbox
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour tirer sur un joueur à votre portée. Ce n’est pas une carte BANG !
card-buffalo-rifle = Fusil à bison
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour tirer sur n’importe quel autre joueur.
card-howitzer = Obusier
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour tirer sur tous les autres joueurs.
card-pony-express = Pony Express
    .text = Verte : pendant un de vos tours suivants, défaussez cette carte du jeu pour piocher 3 cartes.

character-apache-kid = Apache Kid
    .text = Les cartes ♦ jouées par les autres ne lui font rien, sauf pendant un Duel.
character-belle-star = Belle Star
    .text = Pendant son tour, aucune carte posée devant un autre joueur n’a d’effet.
character-bill-noface = Bill Sans-Visage
    .text = Au début de son tour, pioche une carte, et une de plus pour chaque point de vie qui lui manque.
character-chuck-wengam = Chuck Wengam
    .text = Pendant son tour, aussi souvent qu’il veut, peut perdre 1 point de vie pour piocher deux cartes ; jamais le dernier.
character-doc-holyday = Doc Holiday
    .text = Une fois pendant son tour, peut défausser deux cartes de sa main pour tirer sur un joueur à sa portée.
character-elena-fuente = Elena Fuente
    .text = Peut utiliser n’importe quelle carte de sa main comme un Raté !
character-greg-digger = Greg le Fossoyeur
    .text = Récupère 2 points de vie chaque fois qu’un autre joueur est éliminé.
character-herb-hunter = Herb Hunter
    .text = Pioche deux cartes chaque fois qu’un autre joueur est éliminé.
character-jose-delgado = José Delgado
    .text = Deux fois pendant son tour, peut défausser une carte bleue de sa main pour piocher deux cartes.
character-molly-stark = Molly Stark
    .text = Pioche une carte pour chaque carte de sa main utilisée hors de son tour ; pour celles d’un Duel, à la fin du Duel.
character-pat-brennan = Pat Brennan
    .text = Au début de son tour, au lieu de piocher, peut prendre une carte en jeu, de n’importe quel joueur.
character-pixie-pete = Pixie Pete
    .text = Pioche trois cartes au début de son tour.
character-sean-mallory = Sean Mallory
    .text = Peut garder jusqu’à dix cartes en main à la fin de son tour.
character-tequila-joe = Tequila Joe
    .text = Récupère 2 points de vie avec une Bière.
character-vera-custer = Vera Custer
    .text = Au début de son tour, choisit un autre personnage en jeu et a la même capacité jusqu’à son prochain tour.

ask-pick-rag-time =
    { $whom ->
        [self] Pianiste sur vos propres cartes : laquelle reprenez-vous en main ?
       *[other] Pianiste contre { $target } : quelle carte prenez-vous ?
    }
ask-pick-conestoga =
    { $whom ->
        [self] Conestoga sur vos propres cartes : laquelle reprenez-vous en main ?
       *[other] Conestoga contre { $target } : quelle carte prenez-vous ?
    }
ask-pick-can-can =
    { $whom ->
        [self] French cancan sur vos propres cartes : laquelle défaussez-vous ?
       *[other] French cancan contre { $target } : quelle carte doit partir ?
    }
ask-pick-brawl = Bagarre avec { $target } : quelle carte doit partir ?
ask-pick-pat-brennan = Piochez-vous, ou prenez-vous une carte en jeu ?
ask-aim-vera-custer = De qui prenez-vous la capacité jusqu’à votre prochain tour ?

choice-take-rag-time =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Reprendre votre carte { $card } en main
           *[other] Prendre { $card }, devant { $target }
        }
    }
choice-take-conestoga =
    { $place ->
        [hand] Prendre une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Reprendre votre carte { $card } en main
           *[other] Prendre { $card }, devant { $target }
        }
    }
choice-take-can-can =
    { $place ->
        [hand] Défausser une carte au hasard chez { $target } (main)
       *[card] { $whom ->
            [self] Défausser votre carte { $card }
           *[other] Défausser { $card }, devant { $target }
        }
    }
choice-take-brawl =
    { $place ->
        [hand] Défausser une carte au hasard chez { $target } (main)
       *[card] Défausser { $card }, devant { $target }
    }
choice-take-pat-brennan =
    { $place ->
        [deck] Piocher
       *[card] { $whom ->
            [self] Reprendre votre carte { $card } en main
           *[other] Prendre { $card }, devant { $target }
        }
    }
choice-aim-vera-custer = Prendre la même capacité que celle du joueur { $target }

choice-use-iron-plate = Défausser { $card } du jeu comme un Raté !
choice-use-sombrero = Défausser { $card } du jeu comme un Raté !
choice-use-ten-gallon-hat = Défausser { $card } du jeu comme un Raté !
choice-use-bible = Défausser { $card } du jeu comme un Raté ! et piocher une carte
choice-use-canteen = Utiliser { $card } : récupérer 1 point de vie
choice-use-pony-express = Utiliser { $card } : piocher 3 cartes
choice-use-howitzer = Utiliser { $card } : tirer sur tous les autres
choice-use-knife = Utiliser { $card } pour tirer sur { $target }
choice-use-derringer = Utiliser { $card } pour tirer sur { $target } et piocher une carte
choice-use-pepperbox = Utiliser { $card } pour tirer sur { $target }
choice-use-buffalo-rifle = Utiliser { $card } pour tirer sur { $target }
choice-use-can-can =
    { $whom ->
        [self] Utiliser { $card } sur vous-même : défausser une de vos cartes en jeu
       *[other] Utiliser { $card } contre { $target } : faire défausser une carte
    }
choice-use-conestoga =
    { $whom ->
        [self] Utiliser { $card } sur vous-même : reprendre une de vos cartes en jeu
       *[other] Utiliser { $card } contre { $target } : prendre une carte
    }
choice-use-chuck-wengam = Utiliser votre capacité : perdre 1 point de vie, piocher deux cartes
choice-use-doc-holyday = Utiliser votre capacité : défausser deux cartes, tirer sur { $target }
choice-use-jose-delgado = Utiliser votre capacité : défausser { $card }, piocher deux cartes

news-copy =
    { $who ->
        [you] Vous prenez
       *[other] { $name } prend
    } { $whom ->
        [you] votre capacité
       *[other] la capacité du joueur { $target }
    } ({ $thing }).

reason-diamonds = { $card } est une carte ♦, et les cartes ♦ ne font rien ici.
