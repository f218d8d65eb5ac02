p it : sub it it : obj it it
p they : sub they they : obj them them
n target
n attacker
n ally
n Ally
n champion
n Champion
n enemy
n Enemy
n damage damage
v suffer
v have has have
v gain
v ignore
v be is are
