# The Duel : camps, symboles, phases, raisons, fins, options de règles, carte résumé.

duel-side-law = La Loi
    .goal = Éliminez tous les Hors-la-loi avant de perdre tous vos personnages.
duel-side-outlaw = Les Hors-la-loi
    .goal = Éliminez tous les personnages de la Loi avant de perdre tous les vôtres.

duel-set-duel = BANG ! The Duel

duel-symbol-barrel = tonneau
duel-symbol-snake = serpent
duel-symbol-dynamite = dynamite
duel-symbol-horseshoe = fer à cheval

duel-phase-setup = préparation
duel-phase-start = début du tour
duel-phase-ready = avant la pioche
duel-phase-draw = phase de pioche
duel-phase-play = phase de jeu
duel-phase-excess = phase de défausse

duel-deck-law = la pioche de la Loi
duel-deck-outlaw = la pioche des Hors-la-loi
duel-deck-common = la pioche commune

# Pourquoi quelque chose n’est pas possible.
duel-reason-bang-limit =
    { $limit ->
        [one] Une seule carte BANG ! par tour : elle est déjà jouée.
       *[other] { $limit } cartes BANG ! par tour : elles sont déjà jouées.
    }
duel-reason-reply-only = { $card } ne se joue qu’en réponse à une touche.
duel-reason-not-that-card = { $card } ne peut pas servir à cela.
duel-reason-nothing-to-take = { $card } ne trouve aucune carte à prendre ni à défausser.
duel-reason-nobody-to-swap = Aucun camp n’a deux personnages à permuter.
duel-reason-no-equipment = { $target } n’a pas d’équipement.
duel-reason-no-discarding = Pendant la phase de jeu, on ne peut pas simplement défausser des cartes.
duel-reason-too-many-cards = Vous avez plus de cartes en main que vous ne pouvez en garder : défaussez-en une.
duel-reason-must-choose = Il faut choisir une des options.
duel-reason-not-asked = Ce n’est pas une des options de cette question.
duel-reason-only-avoid = { $card } ne sert à rien ici : il faut une carte qui esquive les touches.
duel-reason-only-hit = { $card } ne sert à rien ici : il faut une carte de touche.
duel-reason-no-target = { $card } ne vise personne.
duel-reason-needs-target = { $card } a besoin d’une cible.
duel-reason-target-out = Ce personnage n’est pas en jeu.
duel-reason-rear-hidden = { $card } n’atteint pas { $target }, à l’arrière-garde.
duel-reason-own-rear-only = { $card } se pose seulement sur votre propre arrière-garde.
duel-reason-not-own-active = { $card } ne se pose pas sur votre personnage actif.
duel-reason-not-your-own = { $card } ne vise pas vos propres personnages.
duel-reason-lone-never-swaps = Un personnage seul ne permute jamais.
duel-reason-swapped-already = La permutation gratuite de ce tour est déjà faite.
duel-reason-no-reload-symbol = { $card } n’a pas le symbole de recharge.
duel-reason-nobody-alone = On ne recharge qu’une fois un camp réduit à un seul personnage.
duel-reason-not-with-active = On recharge seulement depuis la main ou depuis le personnage actif.
duel-reason-own-play-phase = Seulement dans la phase de jeu de votre propre tour.
duel-reason-acts-by-itself = { $card } agit sans qu’on s’en serve : il n’y a rien à utiliser.
duel-reason-not-yours = Aucun de vos personnages en jeu n’est { $card }.
duel-reason-not-in-play = { $card } n’est pas en jeu sur un de vos personnages.
duel-reason-asleep = { $card } sommeille : seul agit votre personnage en première ligne, ou celui qui est visé.
duel-reason-only-against-hits = { $card } ne sert que contre une touche.
duel-reason-used-on-this-hit = { $card } a déjà servi contre cette touche.
duel-reason-used-this-turn = { $card } a déjà servi pendant ce tour.
duel-reason-hand-not-empty = { $card } demande une main vide.
duel-reason-nothing-to-draw = Il n’y a aucune carte à piocher.
duel-reason-no-own-equipment = { $card } n’a aucun équipement à défausser qui ne soit pas toujours actif.
duel-reason-which-equipment = Dites quel équipement défausser.
duel-reason-own-equipment-only = Seul son propre équipement se défausse ainsi.
duel-reason-always-stays = Ce qui est toujours actif ne se défausse pas ainsi.
duel-reason-no-hand-card = { $card } demande une carte en main à défausser.
duel-reason-no-action-on-top = Aucune carte Action à copier n’est au-dessus de la défausse.
duel-reason-top-has-no-reload = La carte au-dessus de la défausse n’a pas le symbole de recharge.

# Comment une partie se termine.
duel-outcome-law-wins = Le dernier Hors-la-loi est éliminé : la Loi gagne.
duel-outcome-outlaw-wins = La Loi n’a plus personne : les Hors-la-loi gagnent.

# Ce que change une option de règles.
duel-option-characters = Combien de personnages chaque camp prend parmi ses douze.
duel-option-late-shuffle = Une pioche épuisée n’est refaite qu’au moment où une carte est demandée.
duel-option-early-abilities = Ce qui sert une fois par tour peut aussi servir avant la phase de pioche.
duel-option-rear-sleeps = Une carte toujours active ne réveille pas l’arrière-garde qu’elle blesse.
duel-option-idle-cards = Une carte sans aucun effet possible peut être jouée.
duel-option-harding-counts = Les cartes BANG ! de West Harding comptent pour le personnage qui le suit.
duel-option-answer-finds-another = Si le tireur n’est plus là, la réponse de Sid Curry touche le personnage actif adverse.
duel-option-fanning-needs-equipment = Tir en éventail ne vise pas un personnage sans équipement.
duel-option-toco-in-duels = Toco Ramirez peut défausser n’importe quelle carte comme touche, pour répondre à Duel et à Indiens !
duel-option-duel-harms-both = Qui perd son propre Duel a perdu ce point de vie par l’adversaire.
duel-option-own-moves-count = Horloge et Jango piochent aussi quand leur propre joueur déplace le jeton adverse.
duel-option-bell-takes-ale = Buffalo Bell peut prendre les points que Bière forte enlève à l’autre personnage.
duel-option-reveal-in-order = De deux cartes révélées, la dernière est au sommet de la défausse.
duel-option-owner-draws-first = Après une élimination, le propriétaire pioche avant le joueur de Bill Tightman.
duel-option-forced-discards-count = Wild Bill répond aussi quand l’adversaire impose une défausse au choix.
duel-option-tom-own-moves-only = Tom Thorn ne tire que si son joueur, ou Débandade, le fait avancer.
duel-option-shotgun-must = La permutation d’un Fusil de chasse esquivé est obligatoire.

# La carte résumé.
duel-summary-turn =
    1. Les cartes qui agissent au début de votre tour.
    2. Piochez deux cartes.
    3. Jouez des cartes ; permutez vos personnages une fois, si vous voulez.
    4. Défaussez jusqu’aux points de vie de votre personnage actif, ou jusqu’à deux s’il n’en a qu’un.
    .title = Votre tour
duel-summary-targets =
    Cartes BANG ! et autres touches : le personnage actif adverse.
    Équipement : votre arrière-garde ou le personnage actif adverse.
    Autres Actions : tous sauf l’arrière-garde adverse.
    .title = Qui une carte peut viser
duel-summary-limits =
    Une carte BANG ! et une permutation gratuite par tour.
    Seuls le personnage actif et ses équipements agissent ; ce qui est toujours actif agit aussi à l’arrière-garde.
    .title = Limites
duel-summary-life =
    Qui perd son dernier point de vie est hors jeu ; son joueur pioche deux cartes et le suivant de la réserve prend sa place.
    Qui n’a plus de personnage a perdu.
    .title = Vie et mort
duel-summary-reload =
    Dès qu’un camp n’a plus qu’un personnage, les cartes au symbole de recharge peuvent être défaussées pour piocher une carte.
    Révéler : retourner la première carte d’une pioche ; seul compte son symbole.
    .title = Recharger et révéler
