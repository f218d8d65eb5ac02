# English words that change their shape.
q X
p it : sub it they : obj it them
n Ally
n Hero Heroes
n Equipment Equipment
n Zone
n Room
n Weapon
n Armour Armour
n Jewel
n Dofus Dofus
n Monster
n Character
n Artisan
n Action
n Spell
n card
n Haven_Bag
n Bearer
n Target
n player
n opponent
n damage damage
n token
n marker
n Elemental_charge
n Ether
n Resource
v draw
v discard
v gain
v regain
v lose
v double
v deal
v suffer
v destroy
v banish
v tap
v untap
v recycle
v return
v take
v put puts
v search
v displace
v reduce
v redirect
v cancel
v exchange
v remove
v place
v add
v play
v copy
v produce
v be is are
v have has have
v attack
v block
v appear
v leave
v stay
v go goes
v declare
v use
v reveal
v shuffle
v increase
v become
v make
v bear
n controller
v choose
v look
v give
v name
v win
