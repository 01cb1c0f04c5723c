# Pour une poignée de cartes : les événements et leurs questions.

event-abandoned-mine = Mine abandonnée
    .text = Au début de son tour, chacun pioche dans la défausse tant qu’il y en a. Les cartes qu’il défausse à la fin de son tour vont face cachée sur la pioche.
event-ambush = Embuscade
    .text = Tous les joueurs sont à distance 1 les uns des autres ; seules les cartes en jeu et les capacités y changent quelque chose.
event-blood-brothers = Frères de sang
    .text = Au début de son tour, un joueur peut renoncer à 1 point de vie, sauf le dernier : un autre joueur de son choix en récupère 1.
event-dead-man = Le Mort
    .text = Le joueur éliminé en premier revient quand c’est son tour, avec 2 points de vie et 2 cartes. Il reste dans la partie.
event-hard-liquor = Liqueur forte
    .text = Au lieu de piocher au début de son tour, un joueur peut récupérer 1 point de vie.
event-lasso = Lasso
    .text = Les cartes posées devant les joueurs n’ont aucun effet.
event-law-of-the-west = La loi de l’Ouest
    .text = Chacun montre la deuxième carte qu’il pioche au début de son tour. S’il peut la jouer pendant ce tour, il le doit.
event-peyote = Peyote
    .text = Au lieu de piocher, un joueur devine si la première carte de la pioche est rouge ou noire. S’il a raison, il la garde et peut recommencer ; sinon, elle est défaussée.
event-ranch = Ranch
    .text = Après avoir pioché, un joueur peut une fois défausser autant de cartes de sa main qu’il veut et en piocher autant.
event-ricochet = Ricochet
    .text = Pendant son tour, un joueur peut défausser des cartes BANG !, chacune contre une carte posée devant un autre joueur : elle est défaussée si celui-ci ne joue pas un Raté !
event-russian-roulette = Roulette russe
    .text = À son arrivée, les joueurs défaussent un Raté ! chacun à leur tour, en commençant par le Shérif. Le premier qui ne le fait pas perd 2 points de vie, et c’est fini.
event-sniper = Tireur d’élite
    .text = Pendant son tour, un joueur peut défausser deux cartes BANG ! ensemble pour tirer sur un joueur à sa portée : il faut deux Raté ! pour annuler ce tir.
event-the-judge = Le Juge
    .text = Aucune carte ne peut être posée devant un joueur.
event-vendetta = Vendetta
    .text = À la fin de son tour, chacun dégaine : sur un ♥, il joue un tour de plus, mais un seul.
event-a-fistful-of-cards = Pour une poignée de cartes
    .text = Au début de son tour, chacun subit un tir pour chaque carte de sa main. Cet événement dure jusqu’à la fin de la partie.

ask-aim-blood-brothers = Frères de sang : renoncez-vous à 1 point de vie pour qu’un autre joueur en récupère 1 ?
ask-name-hard-liquor = Liqueur forte : piochez-vous, ou récupérez-vous plutôt 1 point de vie ?
ask-name-peyote = Peyote : la première carte de la pioche est-elle rouge ou noire ?
ask-cost-ranch = Ranch : quelles cartes échangez-vous ?
ask-cost-sniper = Tireur d’élite : choisissez un BANG ! à défausser.
ask-pick-ricochet = Ricochet : sur quelle carte tirez-vous ?
ask-dodge-ricochet = { $target } tire sur une carte posée devant vous : { $card }. Elle est défaussée si vous ne jouez pas un Raté !
ask-dodge-russian-roulette = Roulette russe : défaussez un Raté !, ou perdez 2 points de vie.

choice-aim-blood-brothers = Donner 1 point de vie à { $target }
choice-name-draw = Piocher
choice-name-drink = Récupérer 1 point de vie
choice-name-red = Rouge (♥ ou ♦)
choice-name-black = Noire (♠ ou ♣)
choice-name-stop = Arrêter de deviner
choice-take-ricochet = Tirer sur { $card }, devant { $target }
choice-use-ricochet = Ricochet : défausser { $card } pour tirer sur une carte posée devant un autre joueur, qui la perd si un Raté ! ne la sauve pas
choice-use-sniper = Défausser deux cartes BANG ! pour tirer sur { $target } (Tireur d’élite)
choice-pass-blood-brothers = Garder vos points de vie
choice-pass-ranch = Ne plus échanger de cartes
choice-pass-ricochet = Laisser partir la carte

reason-must-be-played = La loi de l’Ouest : vous devez jouer la carte que vous avez montrée avant de terminer votre tour.
reason-nothing-in-front = Le Juge est en ville : aucune carte ne peut être posée devant un joueur.
