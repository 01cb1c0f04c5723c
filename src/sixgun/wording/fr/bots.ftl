# Pourquoi un robot a agi ainsi, dans ses propres mots. $target : un joueur ; $role : ce qu’il semble être, à $belief pour
# cent ; $hit : la chance du tir en pour cent ; $card : le nom d’une carte ; $who : celui
# d’un personnage.

motive-shoot = { $target } est contre moi : { $role }, je dirais, à { $belief } %. Le tir touche à { $hit } %.
motive-shoot-sheriff = Le Shérif doit tomber : il reste { $life ->
        [one] 1 point de vie
       *[other] { $life } points de vie
    } à { $target }, et le tir touche à { $hit } %.
motive-last-two = Il ne reste que { $target } et moi. Le tir touche à { $hit } %.
motive-prey = { $target } est ma proie. Le tir touche à { $hit } %.
motive-hunter = { $target } est sur mon chemin. Le tir touche à { $hit } %.
motive-balance = Aucun camp ne doit prendre le dessus : { $target } ({ $role } à { $belief } %) doit faiblir.
motive-attack = { $target } est contre moi : { $role } à { $belief } %.
motive-duel = Je peux gagner un duel contre { $target }, qui est contre moi : { $role } à { $belief } %.
motive-jail = Mieux vaut que { $target } ({ $role } à { $belief } %) passe un tour.
motive-rob = Mieux vaut que { $target } ({ $role } à { $belief } %) ait une carte de moins.
motive-relieve = { $target } est de mon côté : autant lui ôter cette carte.
motive-help-friend = { $target } est de mon côté ({ $role } à { $belief } %) et a besoin de ce point de vie.
motive-against-all =
    { $foes ->
        [one] { $card } touche 1 adversaire
       *[other] { $card } touche { $foes } adversaires
    } sur { $others } autres joueurs.
motive-light-it = Elle explosera plus probablement devant un adversaire.
motive-good-riddance = Je veux me débarrasser de cette carte.
motive-more-cards = Plus de cartes, c’est toujours bon.
motive-better-weapon = { $card } porte { $reach ->
        [one] à distance 1
       *[other] jusqu’à distance { $reach }
    }, c’est mieux pour moi.
motive-be-prepared = { $card } me sert mieux devant moi.
motive-heal = Il me reste { $life ->
        [one] un seul point de vie
       *[other] { $life } points de vie
    }.
motive-use-it = { $card } me sert maintenant.
motive-must-play = Je dois jouer { $card }.
motive-nothing-better = Je n’ai rien de mieux à faire.
motive-save-life =
    Une carte vaut moins qu’un point de vie, et il { $life ->
        [one] ne m’en reste qu’un.
       *[other] m’en reste { $life }.
    }
motive-try-luck = Dégainer ne coûte rien.
motive-too-few = Il faut { $needed } cartes pour annuler ce tir, et j’en ai { $have }.
motive-too-dear =
    { $life ->
        [one] Avec { $life } point de vie
       *[other] Avec { $life } points de vie
    }, je préfère garder mes cartes.
motive-spare-friend = Je ne me bats pas contre { $target }, qui est de mon côté.
motive-stay-alive = Sinon, c’est fini pour moi.
motive-poorest-card = { $card } est la carte qui me manquera le moins.
motive-best-card = { $card } est la meilleure pour moi.
motive-luckier-card = Cette carte porte chance.
motive-choose-player = { $target } est le meilleur choix.

# Le Duel.
motive-strike = Il reste { $life ->
        [one] 1 point de vie
       *[other] { $life } points de vie
    } à { $who }, et le coup porte à { $hit } %.
motive-burden = { $card } est mieux chez { $who }.
motive-equip = { $card } sert le mieux à { $who }.
motive-in-front = { $who } est mieux devant à présent.
motive-reveal = Révéler ne coûte rien.
