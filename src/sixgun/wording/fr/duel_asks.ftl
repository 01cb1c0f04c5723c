# Les questions de The Duel.

duel-ask-play = À vous : jouez une carte, utilisez une capacité, permutez ou terminez le tour.
duel-ask-ready = Avant de piocher : utiliser une capacité ?
duel-ask-excess = Vous tenez { $hand } cartes et pouvez en garder { $limit } : défaussez-en une.
duel-ask-avoid = { $source } touche { $character }. Esquiver ?
duel-ask-answer = { $source } : défaussez une carte de touche, sinon { $character } perd un point de vie.
duel-ask-cost = { $source } : défaussez une carte.
duel-ask-cost-extra = { $source } : défaussez une carte de plus, sinon la touche porte quand même.
duel-ask-cost-wagon = Chariot : défaussez une des trois cartes que vous avez piochées.
duel-ask-pick = { $source } : choisissez une carte.
duel-ask-pick-reveal = { $source } : laquelle des deux cartes compte ?
duel-ask-pick-general-store = Magasin : prenez une carte.
duel-ask-pick-carbine = La Carabine est esquivée : défausser quel équipement ?
duel-ask-pick-schoolmarm = Institutrice : prendre en main quel équipement ?
duel-ask-pick-stealing = Vol : prendre une carte de la main d’après son dos, ou défausser quel équipement ?
duel-ask-pick-bull-anderson = Bull Anderson : prendre quelle carte ?
duel-ask-pick-slim-poet = Slim Poet : défausser une carte au hasard de la main adverse ?
duel-ask-name = { $source } : l’utiliser ?
duel-ask-name-draw =
    { $source } : { $cards ->
        [one] piocher une carte ?
       *[other] piocher { $cards } cartes ?
    }
duel-ask-name-buffalo-bell = Buffalo Bell perd-il le point de vie à sa place ?
duel-ask-name-side = { $source } : permuter les personnages de quel camp ?
duel-ask-become = Qui passe devant en premier ?
