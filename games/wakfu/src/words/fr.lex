# French words that change their shape.
h héros havre hache hasard
d le la les les
d un une
d tout toute tous toutes
d votre votre vos vos
a autre
q X
p il : sub il elle ils elles : acc le la les les : dat lui lui leur leur : obj lui elle eux elles
n m Allié
n m Héros
n m Équipement
n f Zone
n f Salle
n f Arme
n f Armure
n m Bijou Bijoux
n m Dofus
n m Monstre
n m Personnage
n m Artisan
n f Action
n m Sort
n f carte
n m Havre_Sac Havres_Sacs
n m Porteur
n f Cible
n m joueur
n m adversaire
n m Dommage
n m jeton
n m marqueur
n m Éther
n f Ressource
a incliné
a dressé
a adverse
a attaquant
a bloqueur bloqueuse bloqueurs bloqueuses
a blessé
a bloqué
a détruit
a choisi
v piocher
v défausser
v gagner
v regagner
v perdre perdez perd perdent
v doubler
v infliger
v subir subissez subit subissent
v détruire détruisez détruit détruisent
v bannir bannissez bannit bannissent
v incliner
v redresser
v recycler
v renvoyer renvoyez renvoie renvoient
v reprendre reprenez reprend reprennent
v prendre prenez prend prennent
v mettre mettez met mettent
v remettre remettez remet remettent
v chercher
v déplacer
v réduire réduisez réduit réduisent
v rediriger
v annuler
v échanger
v retirer
v placer
v ajouter
v jouer
v copier
v produire produisez produit produisent
v être êtes est sont
v avoir avez a ont
v attaquer
v bloquer
v apparaître apparaissez apparaît apparaissent
v quitter
v rester
v retourner
v devoir devez doit doivent
v déclarer
v utiliser
v pouvoir pouvez peut peuvent
v se_incliner vous_inclinez se_incline se_inclinent
v se_redresser vous_redressez se_redresse se_redressent
v révéler
v mélanger
v augmenter
v posséder possédez possède possèdent
v devenir devenez devient deviennent
v recevoir recevez reçoit reçoivent
v effectuer
v porter
v se_défausser défaussez-vous se_défausse se_défaussent
v se_trouver vous_trouvez se_trouve se_trouvent
n m Point
n m contrôleur
a banni
a fabriqué
a joué
a contrôlé
a Unique
d aucun aucune
d ce cette ces ces
v choisir choisissez choisit choisissent
a défaussé
a recyclé
n f charge_Elementaire charges_Elementaires
v regarder
v se_infliger vous_infligez se_inflige se_infligent
a révélé
a désigné
a seul
a différent
v faire faites fait font
v venir venez vient viennent
v nommer
