# La page des règles, avec nos propres mots. Un texte de plusieurs lignes est une liste, une ligne par entrée.

web-rules-title = Les règles
web-rules-lead = Tout ce qu’il faut pour une première partie, en cinq minutes environ. Inutile de l’apprendre par cœur : la table ne propose que ce qui est permis, et explique ce qui ne l’est pas.
web-rules-contents = Sur cette page
web-rules-top = Retour en haut
web-rules-learn = Apprendre en jouant

web-rules-goal = Le but
web-rules-goal-text = Chacun reçoit un rôle secret, et c’est le rôle qui dit quand on gagne. Seul celui du Shérif est connu ; les autres se devinent à ce que font les joueurs.
web-rules-goal-after = On gagne et on perd avec son camp, pas seul : un Adjoint ou un Hors-la-loi tombé gagne quand même si son camp gagne.

web-rules-setup = Avant la partie
web-rules-setup-text = Le nombre de chaque rôle dépend du nombre de joueurs :
web-rules-setup-players = Joueurs
web-rules-setup-list =
    Les rôles sont distribués face cachée. Le Shérif se montre aussitôt.
    Chacun reçoit un personnage, face visible, avec sa propre capacité et trois ou quatre points de vie, dessinés comme des balles.
    Le Shérif a un point de vie de plus que n’en montre son personnage.
    Chacun commence avec autant de cartes en main que de points de vie.
    Le Shérif joue le premier tour ; on continue ensuite vers la gauche.

web-rules-turn = Votre tour
web-rules-turn-text = Un tour a trois phases, toujours dans cet ordre.
web-rules-turn-list =
    Piochez deux cartes. Quand la pioche est vide, la défausse est mélangée pour en former une nouvelle.
    Jouez autant de cartes que vous voulez, ou aucune.
    Défaussez jusqu’à votre nombre de points de vie. Moins vous avez de points de vie, moins vous gardez de cartes.
web-rules-turn-limits = La deuxième phase a trois limites :
web-rules-turn-limits-list =
    Une seule carte BANG ! par tour. Les autres cartes qui tirent ne comptent pas.
    Jamais deux cartes de même nom devant un joueur.
    Une seule arme devant vous. Une nouvelle arme remplace l’ancienne.
web-rules-turn-after = Hors de votre tour, vous ne faites que répondre : avec Raté ! quand on vous tire dessus, avec BANG ! dans un Duel ou contre les Indiens !, avec Bière quand part votre dernier point de vie.

web-rules-kinds = Trois couleurs de cartes
web-rules-kinds-brown = Marron, aux coins ronds
web-rules-kinds-brown-text = Se joue une fois : la carte fait ce qu’elle dit et va à la défausse.
web-rules-kinds-blue = Bleue, aux coins entaillés
web-rules-kinds-blue-text = Reste devant un joueur et agit sans cesse, jusqu’à ce que quelqu’un l’enlève. Les armes, les chevaux et les planques sont bleus.
web-rules-kinds-green = Verte, aux coins coupés
web-rules-kinds-green-text = Seulement dans Dodge City. Posez-la devant vous maintenant ; dès le tour suivant, vous pouvez la défausser pour son effet.
web-rules-kinds-after = La couleur et la valeur dans le coin ne servent que lorsqu’on dégaine.

web-rules-draw = Dégainer
web-rules-draw-text = Certaines cartes s’en remettent au hasard. Pour dégainer, on retourne et on défausse la première carte de la pioche ; seules comptent sa couleur et sa valeur.
web-rules-draw-list =
    Planque : un cœur, et le tir vous manque.
    Prison : un cœur, et vous jouez votre tour. Avec toute autre carte, vous le perdez. La Prison disparaît dans les deux cas.
    Dynamite : un pique du 2 au 9, et elle explose pour trois points de vie. Sinon, elle passe au joueur suivant.
web-rules-draw-after = La Dynamite vient avant la Prison. Les valeurs vont du 2 au 10, puis V, D, R et A.

web-rules-distance = Distance et portée
web-rules-distance-text = Vos voisins sont à distance 1, les joueurs derrière eux à distance 2, et ainsi de suite : toujours par le plus court chemin autour de la table. Les joueurs éliminés ne comptent plus, et la table rétrécit.
web-rules-distance-picture = Une table de six : vos voisins sont à distance 1, les suivants à 2, celui d’en face à 3.
web-rules-distance-you = Vous
web-rules-distance-list =
    Votre portée dit jusqu’où va un BANG ! Avec le Colt .45 que chacun possède, elle est de 1 ; une arme devant vous la remplace par son propre nombre.
    Un Mustang vous éloigne de 1 aux yeux des autres. Une Lunette rapproche les autres de 1 à vos yeux.
    Chacun ne change qu’un sens : ils peuvent vous voir à 3 et vous, les voir à 2.
    Une distance n’est jamais inférieure à 1.
    Braquage ! demande la distance 1, quelle que soit votre arme. Coup de foudre, Duel et Prison ne demandent aucune portée.

web-rules-shots = Tirs et points de vie
web-rules-shots-list =
    Un BANG ! contre un joueur à votre portée coûte un point de vie, s’il n’est pas annulé.
    Raté ! annule un tir contre vous, et une Planque le peut en dégainant. Vous pouvez essayer d’abord la Planque et jouer Raté ! si elle échoue.
    Gatling tire sur tous les autres. Contre les Indiens ! et dans un Duel, ni Raté ! ni la Planque ne servent : seul un BANG ! y répond.
    Bière rend un point de vie, pendant votre propre tour. On n’en a jamais plus qu’au départ.
    Quand vous perdez votre dernier point de vie, une Bière de votre main vous sauve aussitôt, ou autant qu’il en faut.
    Quand il ne reste que deux joueurs, Bière ne fait rien.

web-rules-out = Hors jeu
web-rules-out-text = Sans point de vie, vous quittez la partie : votre rôle est montré et vos cartes vont à la défausse. La suite dépend de qui l’a fait :
web-rules-out-list =
    Qui élimine un Hors-la-loi pioche trois cartes en récompense, même un autre Hors-la-loi.
    Un Shérif qui élimine un Adjoint perd toutes ses cartes, en main et devant lui.
    La Dynamite n’est à personne : elle ne vaut ni récompense ni punition.
web-rules-out-after = Vous pouvez continuer à regarder, et noter pour qui vous prenez chacun.

web-rules-end = Qui gagne
web-rules-end-list =
    Le Shérif tombe : les Hors-la-loi gagnent, même s’il n’en reste aucun.
    Le Shérif tombe et le Renégat est seul en jeu : le Renégat gagne seul.
    Plus de Hors-la-loi ni de Renégat : le Shérif et les Adjoints gagnent.
web-rules-end-after = Le Renégat doit donc garder le Shérif en vie jusqu’à ce que tous les autres soient tombés, et ne tirer qu’ensuite.

web-rules-next = La partie suivante
web-rules-next-text = Après une partie, on peut tout redistribuer. Deux options, choisies à la création de la table, relient les parties : les survivants peuvent garder leur personnage, et l’étoile du Shérif peut passer à la place d’à côté.

web-rules-few = Trois joueurs, huit joueurs
web-rules-few-three = À trois, il n’y a pas de Shérif. Un Adjoint, un Hors-la-loi et un Renégat jouent à rôles découverts, et chacun en poursuit un autre : l’Adjoint le Renégat, le Renégat le Hors-la-loi, le Hors-la-loi l’Adjoint. Qui élimine lui-même sa cible gagne aussitôt ; si elle tombe autrement, le dernier en jeu gagne. Chaque élimination rapporte trois cartes à son auteur.
web-rules-few-eight = À huit, avec Dodge City, il y a deux Renégats, chacun seul contre tous. Si le Shérif tombe quand les deux sont en jeu, les Hors-la-loi gagnent.

web-rules-sets = Les extensions
web-rules-sets-dodge = Ajoute quinze personnages, quarante cartes et la huitième place. Les cartes vertes attendent devant vous jusqu’à un tour suivant. Certaines cartes marron coûtent une autre carte de votre main avant d’agir. Seule une Bière sauve une vie au dernier moment, jamais Whisky, Tequila ni Gourde.
web-rules-sets-noon = Une pile d’événements. À partir du deuxième tour du Shérif, un nouvel événement arrive au début de chacun de ses tours et change les règles pour tous jusqu’au suivant. Vous voyez toujours lequel vient ensuite. Le dernier, Duel au soleil, coûte à chacun un point de vie par tour et reste.
web-rules-sets-fistful = Une autre pile d’événements, jouée de la même façon ; sa dernière carte vous tire dessus une fois pour chaque carte de votre main. Avec les deux piles, douze événements sont tirés de l’ensemble, et l’une des deux dernières cartes ferme la pile.
web-rules-sets-bullet = Trois personnages de plus pour toutes les parties.

web-rules-list = Toutes les cartes en mots
web-rules-list-text = Pointez un nom pour voir la carte entière, ou parcourez tout dans la galerie.
web-rules-list-gallery = Ouvrir la galerie des cartes
web-rules-list-characters = Personnages

# Le Duel.
web-rules-duel = Le Duel : à deux
web-rules-duel-text = L’un joue la Loi, l’autre les Hors-la-loi. Chaque camp a quatre personnages : deux en jeu, deux en réserve. Qui perd le dernier perd la partie.
web-rules-duel-list =
    Le personnage actif est devant ; la capacité et l’équipement de l’arrière-garde sont en sommeil, sauf s’ils sont toujours actifs ou si c’est elle que vise une touche.
    Piochez deux cartes, jouez-en autant que vous voulez, mais une seule carte BANG ! (rouge) ; une fois par tour vous pouvez permuter vos personnages.
    Les cartes BANG ! ne visent que le personnage actif adverse. L’équipement va à votre arrière-garde ou à l’actif adverse.
    On ne dégaine pas : on révèle la première carte de sa pioche, et c’est son symbole qui compte – tonneau, serpent, dynamite ou fer à cheval.
    À la fin du tour, gardez autant de cartes que votre actif a de points de vie, mais au moins deux.
    Qui perd un personnage pioche deux cartes ; le suivant de la réserve prend sa place.
    Dès qu’un camp n’a plus qu’un personnage, les cartes à barillet se rechargent : défaussez-en une, piochez-en une.
web-rules-duel-play = Jouer au Duel
web-rules-duel-cards = Ses cartes
