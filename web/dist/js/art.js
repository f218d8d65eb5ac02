import { __exportAll as e } from "./main.js";
// src/lib/art-beasts.ts
var t = {
	wolf: "M22 52L30 44L34 36L38 42L44 46H66Q74 46 78 56L82 50Q82 60 74 62L72 80H67L66 66L52 66L50 80H45L44 66L38 62L37 80H32L31 58L26 58Z",
	cat: "M26 50L27 40L32 44H38L43 40L44 50Q58 44 68 52Q74 58 73 66Q82 64 80 48Q86 52 85 62Q83 74 72 74L71 80H62L60 70H46L45 80H37L35 62Q27 60 26 50Z",
	bear: "M20 54Q20 44 28 42Q30 36 35 40Q46 34 60 38Q76 40 79 56L80 80H69L67 66H48L47 80H36L34 64Q22 64 20 54Z",
	boar: "M16 60L20 52L30 46L34 40L37 46Q52 36 70 44Q80 50 82 60L86 54L84 66L78 68L77 80H71L69 68H46L44 80H38L36 66L28 66L24 70L22 64Z",
	horse: "M24 36L32 26L38 22L40 28Q50 32 50 44L70 46Q78 48 80 62L84 74L78 70L76 60L74 80H69L68 62H52L50 80H45L44 58Q38 52 38 40L30 44Z",
	stag: "M30 40L28 34L22 24L26 26L24 16L30 24L32 14L34 26L38 18L38 30L44 24L40 34Q46 38 46 46H68Q74 48 74 58L73 80H69L67 62H50L48 80H44L42 56L36 46L30 46Z",
	bird: "M50 34Q54 28 60 30L56 36Q60 42 58 50Q74 40 92 20Q90 46 64 60L70 74L56 66L50 80L44 66L30 74L36 60Q10 46 8 20Q26 40 42 50Q40 42 44 36Q46 34 50 34Z",
	owl: "M34 26L40 32Q50 28 60 32L66 26Q72 44 68 62Q64 76 50 80Q36 76 32 62Q28 44 34 26ZM41 38a5 5 0 1 0 .1 0ZM59 38a5 5 0 1 0 .1 0ZM50 46l4 5l-4 5l-4 -5Z",
	bat: "M50 40L46 32L45 40Q34 34 10 30Q18 40 18 54Q26 48 32 56Q38 50 44 60L50 72L56 60Q62 50 68 56Q74 48 82 54Q82 40 90 30Q66 34 55 40L54 32Z",
	dragon: "M18 36L30 28L28 20L36 26Q46 28 48 38L62 18L66 32L84 24L78 42L90 48L74 54Q78 62 70 68L82 76L88 66L88 80H66L62 70L58 80H52L52 66Q42 62 42 50Q34 46 30 40L22 42Z",
	serpent: "M30 26Q40 16 50 26L60 30L50 34Q40 40 52 46Q74 50 74 62Q74 78 50 80H26Q18 78 20 72H48Q64 72 62 64Q60 58 46 56Q30 52 32 40Q24 36 30 26Z",
	rat: "M18 66L28 58Q30 50 36 54Q44 44 60 50Q72 54 74 68Q84 70 90 60Q90 76 74 76L72 80H62L60 74H42L40 80H32L32 72Z",
	rabbit: "M38 22Q44 22 44 42L48 40L50 20Q57 22 54 42Q60 46 58 54Q74 56 74 70Q78 70 77 75Q74 78 72 76L70 80H40L42 72Q34 62 38 54Q34 46 40 42Q34 26 38 22Z",
	insect: "M44 34a6 6 0 1 1 12 0L66 26L58 38L62 46L80 40L62 52L64 60L82 64L62 64Q60 76 50 78Q40 76 38 64L18 64L36 60L38 52L20 40L38 46L42 38L34 26Z",
	spider: "M50 30a7 7 0 0 1 7 8L74 26L82 44L76 34L60 46L78 46L86 62L76 52L62 54Q66 70 50 74Q34 70 38 54L24 52L14 62L22 46L40 46L24 34L18 44L26 26L43 38a7 7 0 0 1 7 -8Z",
	fish: "M16 52Q32 30 58 40Q64 30 66 44L84 34L80 52L84 70L66 60Q62 72 56 64Q32 72 16 52ZM30 48a2.5 2.5 0 1 0 .1 0Z",
	golem: "M40 22H60V34L74 36L80 58L74 72L66 70L68 54L64 52L66 80H54L52 64H48L46 80H34L36 52L32 54L34 70L26 72L20 58L26 36L40 34ZM43 26h4v3h-4ZM53 26h4v3h-4Z",
	giant: "M44 14Q50 10 56 14V24L68 28Q76 36 74 50L82 76L76 78L66 52L64 80H54L51 58H49L46 80H36L34 52L26 60L22 56L28 36Q32 28 44 24Z",
	knight: "M42 20Q50 12 58 20L59 32L70 36L72 50L66 50L68 80H54L52 62H48L46 80H32L34 56L22 54V36H38L41 32ZM44 23h12v2H44Z",
	rider: "M50 13a6 6 0 1 1 .1 0ZM42 26Q50 22 58 26L60 41L72 44Q80 48 82 62L78 60L76 80H71L69 62H52L50 80H45L43 58Q36 52 34 42L26 46L24 40L32 32L40 36Z",
	archer: "M54 16a6 6 0 1 1 .1 0ZM47 29Q54 25 61 29L64 44L60 46L62 80H55L53 60L49 80H42L46 46L34 42V38L48 38ZM34 16Q20 40 34 64Q26 40 34 16ZM22 39.5H46V41H22Z",
	fairy: "M50 34a4 4 0 1 1 .1 0ZM46 44Q34 22 22 28Q20 44 44 50Q28 52 32 64Q42 64 47 54L44 72L48 72L50 60L52 72L56 72L53 54Q58 64 68 64Q72 52 56 50Q80 44 78 28Q66 22 54 44Z",
	angel: "M50 20a5 5 0 1 1 .1 0ZM40 12a10 2.4 0 1 1 20 0a10 2.4 0 1 1 -20 0ZM44 32Q30 12 12 22Q16 46 42 52L34 80H66L58 52Q84 46 88 22Q70 12 56 32Z",
	ghost: "M32 80Q28 40 36 30Q42 18 50 18Q58 18 64 30Q72 40 68 80Q64 72 60 80Q56 72 50 80Q44 72 40 80Q36 72 32 80ZM42 36a4 5 0 1 0 .1 0ZM58 36a4 5 0 1 0 .1 0Z",
	skull: "M30 42Q30 20 50 20Q70 20 70 42Q70 54 62 58V70H54V64H46V70H38V58Q30 54 30 42ZM41 38a5 6 0 1 0 .1 0ZM59 38a5 6 0 1 0 .1 0ZM50 50l3 6h-6Z",
	tree: "M46 80L47 60Q30 64 26 52Q16 46 26 36Q26 22 42 24Q50 12 60 24Q76 22 76 38Q84 48 72 54Q68 64 54 60L56 80Z",
	flower: "M49 80V54h2V80ZM50 66Q62 54 70 60Q64 72 50 70ZM50 40Q42 20 50 14Q58 20 50 40Q68 28 72 36Q70 44 50 42Q66 54 60 60Q52 60 50 44Q48 60 40 60Q34 54 50 42Q30 44 28 36Q32 28 50 40Z",
	mushroom: "M22 52Q24 26 50 24Q76 26 78 52Q64 48 58 50L60 80H40L42 50Q36 48 22 52ZM38 36a4 3 0 1 0 .1 0ZM60 38a4 3 0 1 0 .1 0Z"
}, n = {
	ship: "M20 60H80L72 78H28ZM48 16h3v42h-3ZM53 20Q74 34 72 52H53ZM46 24Q30 38 30 52H46Z",
	tower: "M36 80L39 36H34V22h6v5h6v-5h8v5h6v-5h6v14H61L64 80ZM46 80V68a4 4 0 0 1 8 0V80ZM47 44h6v8h-6Z",
	bridge: "M12 46Q50 26 88 46V54H82V80H76V58Q66 50 64 80H58Q50 44 42 80H36Q34 50 24 58V80H18V54H12Z",
	house: "M24 50L50 26L76 50H70V80H30V50ZM44 80V64H56V80ZM36 54h6v6h-6ZM58 54h6v6h-6ZM62 28h6v12l-6 -5Z",
	temple: "M20 42L50 22L80 42V47H20ZM26 50h7v24h-7ZM40 50h7v24h-7ZM53 50h7v24h-7ZM67 50h7v24h-7ZM20 75H80V80H20Z",
	gate: "M22 80V30h8v-6h8v6h24v-6h8v6h8V80H66V56a16 16 0 0 0 -32 0V80ZM38 80V58h3v22ZM48.5 80V48h3v32ZM59 80V58h3v22Z",
	flame: "M50 12Q48 28 60 36Q74 48 70 64Q66 80 50 80Q34 80 30 64Q28 52 38 42Q38 50 44 52Q40 32 50 12ZM50 54Q58 62 56 70Q54 76 50 76Q46 76 44 70Q43 64 50 54Z",
	bolt: "M58 10L28 50H46L38 82L74 38H54Z",
	wave: "M10 66Q26 66 34 48Q44 22 66 26Q82 30 82 44Q74 34 64 40Q74 42 72 52Q66 46 58 52Q54 66 90 66V80H10Z",
	gust: "M12 36H60Q70 34 68 26Q62 20 56 26L52 22Q62 12 72 22Q78 40 60 42H12ZM20 50H76Q88 52 86 62Q80 74 68 66L71 62Q80 66 81 60Q80 55 74 55H20ZM12 62H50Q58 64 56 70Q50 78 42 72L45 68Q51 71 51 68Q50 66 46 66H12Z",
	frost: "M48.5 14h3v66h-3ZM20 29l1.5 -2.6l57 33l-1.5 2.6ZM78.500 26.400l1.5 2.6l-57 33l-1.5 -2.6ZM50 22l8 -8l2 2l-10 10l-10 -10l2 -2ZM50 72l8 8l2 -2l-10 -10l-10 10l2 2Z",
	rock: "M18 78L28 46L44 26L60 32L76 52L84 78ZM44 26L50 50L28 46ZM50 50L76 52L62 78Z",
	sun: "M50 30a16 16 0 1 1 -.1 0ZM48 8h4v14h-4ZM48 70h4v12h-4ZM14 44h14v4H14ZM72 44h14v4H72ZM23 20l3 -3l10 10l-3 3ZM64 61l3 -3l10 10l-3 3ZM74 17l3 3l-10 10l-3 -3ZM33 58l3 3l-10 10l-3 -3Z",
	moon: "M62 14A34 34 0 1 0 82 66A30 30 0 0 1 62 14Z",
	blade: "M49 12h2l3 7v31h-8V19ZM38 50h24v4H38ZM48 54h4v14h-4ZM46 68h8v5h-8Z",
	axe: "M48 16h4v62h-4ZM52 20Q74 16 76 40Q64 34 52 42ZM48 20Q26 16 24 40Q36 34 48 42Z",
	hammer: "M28 20H72V40H28ZM46 40h8v40h-8ZM24 24h4v12h-4ZM72 24h4v12h-4Z",
	spear: "M50 8L57 28L52 26V80H48V26L43 28ZM38 40Q46 34 50 40Q54 34 62 40L50 48Z",
	bow: "M36 12Q76 46 36 80L38 74Q62 46 38 18ZM36 14h1.500v64H36ZM24 45H66V43L76 46L66 49V47H24Z",
	shield: "M26 20Q40 22 50 14Q60 22 74 20Q78 62 50 80Q22 62 26 20ZM48 26h4v16h14v4H52v26h-4V46H34v-4H48Z",
	dagger: "M70 14L74 18L46 52L42 48ZM36 44L50 58L46 62L32 48ZM38 56L42 60L28 76L22 70Z",
	claw: "M26 16Q46 34 42 78Q30 50 26 16ZM46 12Q62 34 54 80Q46 50 46 12ZM66 16Q80 40 66 76Q64 48 66 16Z",
	crown: "M22 66L18 30L34 46L50 22L66 46L82 30L78 66ZM22 70H78V76H22Z",
	coin: "M50 20a27 27 0 1 1 -.1 0ZM50 26a21 21 0 1 0 .1 0ZM48 32h4v4q8 1 8 8h-4q0 -4 -6 -4q-6 0 -6 3q0 3 7 4q10 1 10 8q0 7 -9 8v4h-4v-4q-9 -1 -9 -9h4q0 5 7 5q7 0 7 -4q0 -3 -7 -4q-10 -1 -10 -8q0 -7 8 -8Z",
	key: "M38 20a14 14 0 1 1 -.1 0ZM38 27a7 7 0 1 0 .1 0ZM46 42L74 70L70 74L66 70L61 75L57 71L62 66L58 62L52 68L48 64L54 58L41 47Z",
	book: "M18 26Q34 20 49 28V76Q34 68 18 74ZM51 28Q66 20 82 26V74Q66 68 51 76ZM24 34q10 -3 19 2v3q-9 -4 -19 -2ZM57 36q9 -5 19 -2v3q-10 -2 -19 2Z",
	potion: "M44 16h12v4h-2v16L70 64Q74 78 62 78H38Q26 78 30 64L46 36V20h-2ZM38 58h24l4 8Q66 73 60 73H40Q34 73 34 66Z",
	lantern: "M42 20a8 8 0 0 1 16 0h-3a5 5 0 0 0 -10 0ZM34 24H66L64 32H36ZM36 34H40V66H36ZM60 34H64V66H60ZM34 68H66V76H34ZM50 40q8 8 4 16q-4 6 -8 0q-4 -6 4 -16Z",
	bell: "M48 12h4v6q16 2 16 24q0 14 8 22H24q8 -8 8 -22q0 -22 16 -24ZM43 68H57a7 7 0 0 1 -14 0Z",
	banner: "M26 12h4v68h-4ZM30 16H76L66 32L76 48H30Z",
	gear: "M45 14h10l2 8l7 3l7 -4l7 7l-4 7l3 7l8 2v10l-8 2l-3 7l4 7l-7 7l-7 -4l-7 3l-2 8H45l-2 -8l-7 -3l-7 4l-7 -7l4 -7l-3 -7l-8 -2V44l8 -2l3 -7l-4 -7l7 -7l7 4l7 -3ZM50 37a12 12 0 1 0 .1 0Z",
	glass: "M28 14H72V20H68Q68 38 54 47Q68 56 68 74H72V80H28V74H32Q32 56 46 47Q32 38 32 20H28ZM50 56q10 8 12 18H38q2 -10 12 -18Z",
	mask: "M20 30Q50 20 80 30Q82 60 50 74Q18 60 20 30ZM30 40q8 -5 15 2q-8 7 -15 -2ZM55 42q7 -7 15 -2q-7 9 -15 2Z",
	eye: "M10 46Q50 10 90 46Q50 82 10 46ZM50 30a16 16 0 1 0 .1 0ZM50 38a8 8 0 1 1 -.1 0Z",
	hand: "M34 80V56L24 42Q28 36 34 42L40 50V22q4 -4 7 0V42h2V16q4 -4 7 0V42h2V20q4 -4 7 0V46h2V30q4 -4 7 0V60Q70 72 64 80Z",
	heart: "M50 78Q14 54 20 32Q26 14 42 20Q48 23 50 30Q52 23 58 20Q74 14 80 32Q86 54 50 78Z",
	chain: "M20 30a12 12 0 0 1 24 0v10a12 12 0 0 1 -24 0ZM26 30v10a6 6 0 0 0 12 0V30a6 6 0 0 0 -12 0ZM38 46a12 12 0 0 1 24 0v10a12 12 0 0 1 -24 0ZM44 46v10a6 6 0 0 0 12 0V46a6 6 0 0 0 -12 0ZM56 60a12 12 0 0 1 24 0v8a12 12 0 0 1 -24 0ZM62 60v8a6 6 0 0 0 12 0v-8a6 6 0 0 0 -12 0Z",
	horn: "M16 40Q40 44 56 30Q66 20 82 18V64Q66 62 56 58Q34 50 18 52ZM24 54Q30 70 44 66L40 58Z",
	web: "M49 10h2v72h-2ZM14 45h72v2H14ZM24 19l1.500 -1.500l51 51l-1.500 1.500ZM75 17.500l1.500 1.500l-51 51l-1.500 -1.500ZM50 22L67 29L74 46L67 63L50 70L33 63L26 46L33 29ZM50 26L36 32L30 46L36 60L50 66L64 60L70 46L64 32Z",
	hat: "M10 66Q50 52 90 66Q70 78 50 78Q30 78 10 66ZM30 58L46 16L60 14L54 24L70 58Q50 50 30 58Z",
	boots: "M34 14H56V52Q78 56 80 70V78H34ZM34 20H56V26H34Z",
	ring: "M50 32a22 22 0 1 1 -.1 0ZM50 40a14 14 0 1 0 .1 0ZM50 12l10 10l-10 12l-10 -12Z",
	amulet: "M30 12Q30 40 48 48h4Q70 40 70 12h-4Q66 36 50 44Q34 36 34 12ZM50 50l12 12l-12 18l-12 -18Z",
	cape: "M38 16H62L66 24Q80 56 74 80Q62 72 50 80Q38 72 26 80Q20 56 34 24ZM44 20h12v4H44Z",
	belt: "M10 38H90V56H10ZM38 34H62V60H38ZM44 40H56V54H44ZM47 45h12v4H47Z",
	bag: "M36 24Q50 14 64 24L60 32Q84 50 74 72Q70 80 50 80Q30 80 26 72Q16 50 40 32ZM38 32H62V36H38Z",
	wheel: "M50 16a30 30 0 1 1 -.1 0ZM50 22a24 24 0 1 0 .1 0ZM48 24h4v44h-4ZM28 44h44v4H28ZM34 32l2.800 -2.800l30 30l-2.800 2.800ZM63.200 29.200l2.800 2.800l-30 30l-2.800 -2.800Z",
	fang: "M18 24H82V34L76 58L68 34L60 70L52 34H48L40 70L32 34L24 58L18 34Z",
	feather: "M74 12Q86 40 60 60Q50 66 40 62L26 82L22 80L38 58Q32 44 46 30Q58 18 74 12ZM66 22L44 56L46 57L68 24Z",
	root: "M46 12H54L56 40Q74 44 84 34Q80 52 60 52Q70 62 84 62Q74 72 56 62L60 82H52L50 64L48 82H40L44 62Q26 72 16 62Q30 62 40 52Q20 52 16 34Q26 44 44 40Z",
	star: "M50 10L58 38L86 46L58 54L50 82L42 54L14 46L42 38Z"
}, r = [
	[/\b(?:ferry)/, "ship"],
	[/\b(?:dragon|drake|wyrm|wyvern|scale|draconic)/, "dragon"],
	[/\b(?:phoenix|hawk|eagle|raven|crows?\b|bird|heron|falcon|wing(?!ed boot)|kite|feathered)/, "bird"],
	[/\b(?:owls?\b)/, "owl"],
	[/\b(?:bat\b|vampire)/, "bat"],
	[/\b(?:serpent|snake|eel|adder|viper|hydra)/, "serpent"],
	[/\b(?:wolf|hound|fox|dog|pack|jackal)/, "wolf"],
	[/\b(?:cat\b|lion|tiger|panther|lynx|leopard)/, "cat"],
	[/\b(?:bear\b|ursa)/, "bear"],
	[/\b(?:boar|ox\b|ironback|bull|bison|beast|brute|hog|ram\b)/, "boar"],
	[/\b(?:unicorn|horse|pegasus|steed|pony|mare)/, "horse"],
	[/\b(?:stags?\b|deer|hart\b|elk|moose)/, "stag"],
	[/\b(?:rat\b|mouse|mole|vermin|badger|burrow)/, "rat"],
	[/\b(?:rabbit|hare\b|bunny)/, "rabbit"],
	[/\b(?:spider|widow|weaver)/, "spider"],
	[/\b(?:web\b|snare|net\b)/, "web"],
	[/\b(?:beetle|bee\b|insect|wasp|hornet|moths?\b|ant\b|bug)/, "insect"],
	[/\b(?:fish|shark|whale|carp|ocean|pond)/, "fish"],
	[/\b(?:golem|statue|construct|automaton|puppet|doll|strikeform)/, "golem"],
	[/\b(?:giant|titan|colossus|ogre|troll)/, "giant"],
	[/\b(?:rider|lancer|cavalry|outrider|courier)/, "rider"],
	[/\b(?:archer|ranger|bow(man|woman)|hunter|farsight|scout)/, "archer"],
	[/\b(?:fairy|pixie|sprite|sylph|imps?\b)/, "fairy"],
	[/\b(?:angel|seraph|winged|cherub|bishop)/, "angel"],
	[/\b(?:ghost|spirit|phantom|wraith|shade|specter|spectre|soul)/, "ghost"],
	[/\b(?:skull|skeleton|bone|dead|lich|grave|corpse|tomb)/, "skull"],
	[/\b(?:oak|tree|ent\b|treant|wood|grove|birch|elm|stump|forest)/, "tree"],
	[/\b(?:flower|bloom|rose|blossom|petal|garden|lily|sprout)/, "flower"],
	[/\b(?:mushroom|spore|fung)/, "mushroom"],
	[/\b(?:root|vine|thorn|bramble|ivy|splinter)/, "root"],
	[/\b(?:pirate|ship|sail|corsair|harbor|captain of|fleet|buccan)/, "ship"],
	[/\b(?:bridge|ford\b|crossing)/, "bridge"],
	[/\b(?:gate|door|warden|portcullis)/, "gate"],
	[/\b(?:tower|castle|fort|keep\b|wall|citadel|bastion)/, "tower"],
	[/\b(?:temple|shrine|altar|church|sanctuary|chapel|monast)/, "temple"],
	[/\b(?:house|inn\b|tavern|market|shop|hall\b|home|hut|den\b|cellar|mill\b)/, "house"],
	[/\b(?:flame|fire|ember|burn|scorch|blaze|bonfire|ash\b|hearth|inferno|pyre)/, "flame"],
	[/\b(?:bolt|lightning|thunder|storm|spark|shock)/, "bolt"],
	[/\b(?:wave|tide|rain|water|sea\b|flood|river|spring\b|undertow|mist)/, "wave"],
	[/\b(?:gust|wind|breeze|whirl|gale|air\b|sky)/, "gust"],
	[/\b(?:frost|ice\b|snow|winter|cold|freez)/, "frost"],
	[/\b(?:rock|stone|earth|quake|boulder|cliff|mountain|meteor)/, "rock"],
	[/\b(?:suns?\b|sunlit|dawn|light\b|day\b|radian|noon)/, "sun"],
	[/\b(?:moon|night|dusk|dark|midnight|eclipse|shadow)/, "moon"],
	[/\b(?:axe|cleav|hew)/, "axe"],
	[/\b(?:hammer|smith|forge|anvil|mason)/, "hammer"],
	[/\b(?:spear|pike|javelin|harpoon|halberd)/, "spear"],
	[/\b(?:arrow|bow\b|volley|shot|bullet)/, "bow"],
	[/\b(?:dagger|knife|burglar|thief|assassin|rogue|cut(purse|throat)|stab)/, "dagger"],
	[/\b(?:claw|rend|maul|slash|scratch)/, "claw"],
	[/\b(?:shield|ward\b|guard|sentinel|sentry|defend|protect|aegis|bulwark)/, "shield"],
	[/\b(?:sword|sellsword|blade|saber|edge\b|duel|strike|fencer)/, "blade"],
	[/\b(?:kings?\b|queen|crown|prince|royal|noble|lord|lady|heir)/, "crown"],
	[/\b(?:coin|gold|toll|bank|tax|wages?\b|hired|merchant|greed|price\b|purse|debt|clerk)/, "coin"],
	[/\b(?:keys?\b|lock\b|vault|prison|jail)/, "key"],
	[/\b(?:book|tome|lesson|pupil|scholar|scribe|scroll|study|library|teach|glyph|rune)/, "book"],
	[/\b(?:potion|brew|elixir|alchem|bottle|poison|vial|cauldron)/, "potion"],
	[/\b(?:lantern|lamp|torch|beacon|candle)/, "lantern"],
	[/\b(?:bell|chime|toll\b|herald|welcome|farewell)/, "bell"],
	[/\b(?:banner|flag|captain|commander|standard|rally|camp|army|march|vanguard)/, "banner"],
	[/\b(?:gear|engine|machine|clockwork|cog|mechan|engineer|device|tinker)/, "gear"],
	[/\b(?:times?\b|hour|clock|age\b|wait|vigil|slow)/, "glass"],
	[/\b(?:mask|guest|disguise|trick|decep|spy|actor|jest)/, "mask"],
	[/\b(?:eyes?\b|sight|watch|see\b|vision|look\b|lookout|gaze|obsess|oracle|seer)/, "eye"],
	[/\b(?:hand\b|grasp|fist|touch|steal|grip)/, "hand"],
	[/\b(?:heart|heal|sooth|love|life\b|care|mend|bless)/, "heart"],
	[/\b(?:chain|bind|shackle|fetter|link|captive)/, "chain"],
	[/\b(?:horn|song|music|bard|drum|flute|choir|hush|roar|shout)/, "horn"],
	[/\b(?:fang|bite|tooth|jaw|devour|hunger|curse)/, "fang"],
	[/\b(?:feather|quill|plume)/, "feather"],
	[/\b(?:wheel|cart|wagon|chariot)/, "wheel"],
	[/\b(?:knight|squire|paladin|soldier|warrior|gallant|steelclad|trooper)/, "knight"],
	[/\b(?:parry|riposte)/, "blade"],
	[/\b(?:mutiny|dock)/, "ship"],
	[/\b(?:charge|call\b|summon)/, "horn"],
	[/\b(?:recall|order\b)/, "bell"],
	[/\b(?:formula|experiment|recipe)/, "potion"],
	[/\b(?:thesis|blueprint|policy|notes?\b|rite\b|map\b|charter)/, "book"],
	[/\bparts\b/, "gear"],
	[/\bfoundry/, "hammer"],
	[/\bmuster/, "banner"],
	[/\bold exchange/, "coin"],
	[/\bmortar/, "hammer"],
	[/\brings?\b/, "ring"],
	[/\b(?:unmaking|wild|growth)/, "root"],
	[/\b(?:stars?\b|starlit|comet|wish|heaven|astral)/, "star"],
	[/\b(?:bag\b|pack\b|satchel|sack)/, "bag"]
], i = {
	weapon: [
		"blade",
		"axe",
		"hammer",
		"spear",
		"dagger",
		"bow"
	],
	hat: ["hat"],
	cape: ["cape"],
	belt: ["belt"],
	boots: ["boots"],
	amulet: ["amulet"],
	ring: ["ring"],
	shield: ["shield"],
	item: [
		"potion",
		"lantern",
		"key",
		"book",
		"ring",
		"glass",
		"bag",
		"wheel"
	],
	dofus: [
		"star",
		"sun",
		"moon"
	],
	bag: ["bag"],
	room: [
		"house",
		"temple",
		"tower"
	],
	spell: [
		"star",
		"bolt",
		"flame",
		"eye",
		"hand",
		"book",
		"moon",
		"sun"
	],
	tactic: [
		"hand",
		"mask",
		"glass",
		"horn",
		"eye",
		"dagger"
	],
	action: [
		"hand",
		"bolt",
		"horn",
		"claw",
		"star"
	],
	familiar: [
		"cat",
		"owl",
		"rabbit",
		"fish",
		"insect"
	],
	mount: [
		"horse",
		"boar",
		"bird",
		"stag"
	],
	quest: [
		"banner",
		"book",
		"crown"
	],
	trap: [
		"web",
		"fang",
		"chain",
		"bolt"
	],
	challenge: [
		"crown",
		"banner",
		"glass",
		"star"
	],
	zone: [
		"tree",
		"rock",
		"wave",
		"gate"
	],
	location: [
		"house",
		"tower",
		"bridge",
		"temple",
		"gate"
	]
}, a = [
	"weapon",
	"hat",
	"cape",
	"belt",
	"boots",
	"ring",
	"shield"
];
function o(e, o, s) {
	let c = o.toLowerCase(), l = r.filter(([e]) => e.test(c)).map(([, e]) => e), u = (a.includes(s) ? l.find((e) => !t[e] && i[s]?.includes(e)) ?? l.find((e) => s === "weapon" && e === "claw") : void 0) ?? (a.includes(s) ? void 0 : l[0]) ?? (i[s] ? e.of(i[s]) : null);
	if (u === null) return null;
	let d = t[u], f = d ?? n[u];
	return f ? {
		what: u,
		d: f,
		alive: d !== void 0
	} : null;
}
Object.keys(t).length + Object.keys(n).length;
// src/lib/art-subjects.ts
var s = (e) => e.toFixed(1), c = "#171522";
function l(e, t, n) {
	let r = n * .22;
	return `M${s(e)} ${s(t - n)}L${s(e + r)} ${s(t - r)}L${s(e + n)} ${s(t)}L${s(e + r)} ${s(t + r)}L${s(e)} ${s(t + n)}L${s(e - r)} ${s(t + r)}L${s(e - n)} ${s(t)}L${s(e - r)} ${s(t - r)}Z`;
}
function u(e, t) {
	let n = e.between(8, 13), r = e.between(15, 22);
	return [
		{
			d: "M36 80L40 66H60L64 80Z",
			fill: c
		},
		{
			d: `M50 ${s(40 - r)}L${s(50 + n)} 40L50 ${s(40 + r)}L${s(50 - n)} 40Z`,
			fill: t,
			opacity: .92
		},
		{
			d: `M50 ${s(40 - r)}L${s(50 + n)} 40L50 40ZM50 ${s(40 + r)}L${s(50 - n)} 40L50 40Z`,
			fill: c,
			opacity: .28
		}
	];
}
// src/lib/art-people.ts
var d = (e) => e.toFixed(1), f = "#171522", p = {
	hood: "M43.5 10Q43 -5 50 -5.5Q57 -5 56.5 10Z",
	horns: "M46 4Q39 0 41.5 -8Q44 -1 50 1Q56 -1 58.5 -8Q61 0 54 4Z",
	hat: "M40 4Q50 -1 60 4L54 1L52 -11L46 1Z",
	brim: "M37 3.5H63L60 1.5H56Q56 -5 50 -5Q44 -5 44 1.5H40Z",
	ears: "M46 4L44.5 -6L50 0L55.5 -6L54 4Z",
	crown: "M45.5 2V-5L48 -1.5L50 -6L52 -1.5L54.5 -5V2Z",
	helm: "M45 9V1Q45 -4 50 -4Q55 -4 55 1V9L51 6V3H49V6ZM49 -4Q50 -11 58 -9Q54 -7 52 -3.5Z",
	plait: "M45.4 3Q46 -3 51 -3Q58 -2 56 7Q60 14 57 22Q54 16 54 6Z",
	halo: "M43 -4A7 2.4 0 1 0 57 -4A7 2.4 0 1 0 43 -4ZM45 -4A5 1.2 0 1 1 55 -4A5 1.2 0 1 1 45 -4Z"
}, m = {
	staff: `M63 -6H64.4V40H63Z${l(63.7, -8, 4)}`,
	sword: "M60 16L72 -10L74 -4L64 18ZM58 14L66 19L65 20.6L57 15.6Z",
	spear: "M64 -6L65 -14L66 -6V40H64Z",
	axe: "M63 -4H64.6V34H63ZM64.6 -5Q74 -6 74 4Q70 3 64.6 7Z",
	shield: "M56 14H74V24Q74 34 65 38Q56 34 56 24Z",
	banner: "M63 -14H64.4V40H63ZM64.4 -13H84L79 -6L84 1H64.4Z",
	lantern: "M60 12H68V13.4H60ZM63.5 13H64.5V17H63.5ZM60 17H68L69.5 29H58.5Z",
	scythe: "M63 -8H64.4V40H63ZM64.4 -8Q50 -16 42 -6Q54 -9 64.4 -3Z",
	book: "M57 16L65 18L73 16V28L65 30L57 28Z",
	bow: "M62 -4Q80 16 62 36L62.6 36.8Q76 16 62.6 -4.8Z",
	hammer: "M63.4 0H65.4V34H63.4ZM57 -7H72V2H57Z",
	none: "M0 0"
}, h = {
	cloak: "M46.6 8C42 13 39 30 38 42H62C61 30 58 13 53.4 8Z",
	armour: "M41 9Q50 6.5 59 9L61 15L57 16L56 25L58 42H52L50 29L48 42H42L44 25L43 16L39 15Z",
	gown: "M46.5 8Q45 14 46.5 20C42 27 37 35 34 42H66C63 35 58 27 53.5 20Q55 14 53.5 8Z",
	broad: "M38 12Q50 4 62 12L64 26L58 27L59 42H41L42 27L36 26Z"
}, g = {
	forestcraft: {
		hats: [
			"ears",
			"plait",
			"hood"
		],
		items: [
			"bow",
			"staff",
			"lantern"
		]
	},
	swordcraft: {
		hats: [
			"helm",
			"crown",
			"brim"
		],
		items: [
			"sword",
			"shield",
			"banner"
		]
	},
	runecraft: {
		hats: [
			"hat",
			"hood",
			"plait"
		],
		items: [
			"staff",
			"book",
			"lantern"
		]
	},
	dragoncraft: {
		hats: [
			"horns",
			"helm",
			"plait"
		],
		items: [
			"spear",
			"axe",
			"hammer"
		]
	},
	abysscraft: {
		hats: [
			"hood",
			"horns",
			"brim"
		],
		items: [
			"scythe",
			"lantern",
			"sword"
		]
	},
	havencraft: {
		hats: [
			"halo",
			"hood",
			"plait"
		],
		items: [
			"staff",
			"shield",
			"book"
		]
	}
}, _ = [
	"whole",
	"bust",
	"pair",
	"pale",
	"aside"
];
function v(e, t, n, r) {
	let i = g[t], a = (t, n) => {
		let r = Object.keys(t);
		return n && e.next() < .5 ? e.of(n) : e.of(r);
	}, [o, s, c] = [
		a(p, i?.hats),
		a(m, i?.items),
		a(h, void 0)
	], l = e.of(_), u = e.next() < .5, v = e.next() < (t === "havencraft" ? .35 : .08), b = [
		h[c],
		p[o],
		m[s]
	].filter((e) => e !== void 0), x = (e, t, n, r = u) => `translate(${d(e)} ${d(t)}) scale(${d(r ? -n : n)} ${d(n)}) translate(-50 0)`, S = (e, t, n = 1) => [...v ? [{
		d: y,
		fill: r,
		opacity: .8 * n,
		put: t
	}] : [], ...[...b, "M46 4A4 4.4 0 1 0 54 4A4 4.4 0 1 0 46 4Z"].map((r) => ({
		d: r,
		fill: e,
		opacity: n,
		put: t
	}))], C = (e, t, n) => [...S(r, x(e - 1.1, t - .6, n), .7), ...S(f, x(e, t, n))], w = n ? 1.5 : 1.2;
	return {
		shapes: (() => {
			switch (l) {
				case "whole": return C(50, 80 - 42 * w, w);
				case "bust": return C(50, 28, w * 2);
				case "pair": return [...S(f, x(30, 44, .9, !u), .75), ...C(62, 80 - 42 * w, w)];
				case "pale": return [...S(f, x(51.6, 80 - 42 * w + 1, w)), ...S(r, x(50, 80 - 42 * w, w))];
				case "aside": return C(u ? 36 : 64, 26, w * 1.4);
			}
		})(),
		look: [
			l,
			o,
			s,
			c,
			v ? "winged" : ""
		]
	};
}
var y = "M50 12C44 -2 30 -8 18 -4Q24 6 33 12Q38 24 50 22ZM50 12C56 -2 70 -8 82 -4Q76 6 67 12Q62 24 50 22Z", b = (e) => e.toFixed(1), x = "#171522", S = [
	"plain",
	"disc",
	"ring",
	"arch",
	"banners",
	"window",
	"sickle",
	"beams",
	"peak",
	"columns"
];
function C(e, t, n, r) {
	let i = t.between(46, 54), a = (e, t = 44) => `M${b(i - e)} ${t}a${e} ${e} 0 1 0 ${2 * e} 0a${e} ${e} 0 1 0 ${-2 * e} 0Z`;
	switch (e) {
		case "plain": return [];
		case "disc": return [{
			d: a(32),
			fill: n,
			opacity: .9
		}];
		case "ring": return [{
			d: a(33) + a(28),
			fill: n,
			opacity: .75,
			put: "translate(0 0)"
		}, ...[
			0,
			1,
			2,
			3
		].map((e) => ({
			d: l(i + 30.5 * Math.cos(e * 1.57 + .78), 44 + 30.5 * Math.sin(e * 1.57 + .78), 6),
			fill: n
		}))];
		case "arch": return [{
			d: "M12 84V40C12 8 88 8 88 40V84Z",
			fill: r,
			opacity: .9
		}, {
			d: "M22 84V42C22 20 78 20 78 42V84Z",
			fill: n,
			opacity: .55
		}];
		case "banners": return [{
			d: "M6 0H24V52L15 44L6 52ZM76 0H94V52L85 44L76 52Z",
			fill: r
		}, {
			d: "M6 6H24V11H6ZM76 6H94V11H76Z",
			fill: n,
			opacity: .8
		}];
		case "window": return [{
			d: "M26 84V8H74V84Z",
			fill: n,
			opacity: .6
		}, {
			d: "M48.5 8H51.5V84H48.5ZM26 30H74V33H26Z",
			fill: r,
			opacity: .7
		}];
		case "sickle": return [{
			d: "M62 4A36 36 0 1 0 88 62A30 30 0 1 1 62 4Z",
			fill: n,
			opacity: .85
		}];
		case "beams": return [{
			d: "M50 -6L4 84H22ZM50 -6L34 84H44ZM50 -6L56 84H66ZM50 -6L78 84H96Z",
			fill: n,
			opacity: .38
		}];
		case "peak": return [{
			d: "M-6 84L34 14L50 36L62 22L106 84Z",
			fill: r,
			opacity: .85
		}, {
			d: "M34 14L25 30L33 27L38 33L43 27ZM62 22L55 33L61 31L66 36L70 32Z",
			fill: n,
			opacity: .9
		}];
		case "columns": return [{
			d: "M4 12H20V18H17V84H7V18H4ZM80 12H96V18H93V84H83V18H80Z",
			fill: n,
			opacity: .6
		}, {
			d: "M0 4H100V12H0Z",
			fill: r,
			opacity: .8
		}];
	}
}
var w = [
	"one",
	"tilted",
	"two",
	"three",
	"pale",
	"near"
];
function T(e, t, n, r, i) {
	let a = (e, t, n, i = r, a = 0) => `translate(${b(t)} ${b(n)}) rotate(${a}) scale(${E(i ? -e : e)} ${E(e)}) translate(-50 -80)`, o = (t, n, o, s = r, c = 0) => [{
		d: e,
		fill: i,
		opacity: .85,
		put: a(t, n - 1.4, o - 1, s, c)
	}, {
		d: e,
		fill: x,
		put: a(t, n, o, s, c)
	}];
	switch (t) {
		case "one": return o(n, 50, 80);
		case "tilted": return o(n * .92, r ? 40 : 60, 78, r, r ? 24 : -24);
		case "two": return [...o(n * .62, 28, 66, !r), ...o(n * .78, 64, 80, r)];
		case "three": return [
			...o(n * .5, 24, 62),
			...o(n * .5, 76, 62),
			...o(n * .68, 50, 82, !r)
		];
		case "pale": return [{
			d: e,
			fill: x,
			opacity: .9,
			put: a(n, 51.6, 81)
		}, {
			d: e,
			fill: i,
			put: a(n, 50, 80)
		}];
		case "near": return o(n * 1.32, r ? 42 : 58, 94);
	}
}
var E = (e) => e.toFixed(2), D = (e) => e.toFixed(1), O = "#171522";
function k(e, t, n) {
	let r = t ? 21 : e.between(13, 22), i = t ? 34 : e.between(16, 28), a = 80 - i, o = e.next() < .5 && !t ? A(r, a) : j(r, a), s = [{
		d: `M${D(50 - r)} 80V${D(a)}H${D(50 + r)}V80Z${o}`,
		fill: O
	}];
	return (t || e.next() < .4) && s.push({
		d: M(50 - r, a - 4, e.between(8, 14)) + M(50 + r - 7, a - 4, e.between(8, 14)),
		fill: O
	}), t && s.push({
		d: `M49.4 ${D(a - 26)}h1.2v22h-1.2ZM50.6 ${D(a - 26)}q8 -3 15 1q-3 4 0 8q-7 -3 -15 0Z`,
		fill: n,
		opacity: .95
	}), s.push({
		d: N(e, r, a, i),
		fill: n,
		opacity: .85
	}), s.push({
		d: "M46 80v-8a4 4 0 0 1 8 0v8Z",
		fill: n,
		opacity: .6
	}), s;
}
function A(e, t) {
	return `M${D(50 - e - 4)} ${D(t)}L50 ${D(t - e * .7)}L${D(50 + e + 4)} ${D(t)}Z`;
}
function j(e, t) {
	let n = e * 2 / 7;
	return Array.from({ length: 4 }, (r, i) => `M${D(50 - e + i * n * 2)} ${D(t)}v-4h${D(n)}v4Z`).join("");
}
function M(e, t, n) {
	return `M${D(e)} 80V${D(t - n)}l3.5 -7l3.5 7V80Z`;
}
function N(e, t, n, r) {
	let i = "";
	for (let a = 50 - t + 5; a < 50 + t - 4; a += 7) e.next() < .75 && (i += `M${D(a)} ${D(n + r * .25)}h3v4.5h-3Z`);
	return i;
}
function P(e, t) {
	return [{
		d: l(50, 42, 20),
		fill: t,
		opacity: .35
	}, {
		d: e.of([
			"M49 14h2l2.5 6v30h-7V20ZM40 50h20v4H40ZM48 54h4v12h-4ZM46.5 66h7v4h-7Z",
			"M46 18h8v10l7 10v26a4 4 0 0 1 -4 4H43a4 4 0 0 1 -4 -4V38l7 -10ZM45 14h10v3H45Z",
			"M32 38h36v28H32ZM32 34q18 -14 36 0v3H32ZM47 44h6v8h-6Z",
			"M36 22h26a4 4 0 0 1 0 8h-2v32a4 4 0 0 1 -4 4H32a4 4 0 0 1 0 -8h4ZM42 34h12v2H42ZM42 40h12v2H42ZM42 46h9v2h-9Z"
		]),
		fill: O
	}];
}
// src/lib/chance.ts
var F = class {
	#e;
	constructor(e) {
		let t = 2166136261;
		for (let n = 0; n < e.length; n += 1) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
		this.#e = t >>> 0;
	}
	next() {
		this.#e = this.#e + 1831565813 >>> 0;
		let e = Math.imul(this.#e ^ this.#e >>> 15, 1 | this.#e);
		return e = e + Math.imul(e ^ e >>> 7, 61 | e) ^ e, ((e ^ e >>> 14) >>> 0) / 4294967296;
	}
	between(e, t) {
		return e + this.next() * (t - e);
	}
	whole(e, t) {
		return Math.floor(this.between(e, t + 1));
	}
	of(e) {
		return e[Math.floor(this.next() * e.length)] ?? e[0];
	}
}, I = (e) => e.toFixed(1);
function L(e, t, n, r) {
	let i = t === "dragoncraft" ? 9 : t === "abysscraft" ? 8 : 5, a = t === "dragoncraft" || t === "abysscraft", o = `M0 100V${I(n)}`, s = n;
	for (let t = 1; t <= i; t += 1) {
		let c = t * 100 / i, l = n + e.between(-r, r);
		o += a ? `L${I(c)} ${I(l)}` : `C${I(c - 14)} ${I(s)} ${I(c - 8)} ${I(l)} ${I(c)} ${I(l)}`, s = l;
	}
	return `${o}V100Z`;
}
function R(e, t, n, r, i) {
	switch (t) {
		case "forestcraft": return z(e, 7, 11, (t) => ({
			d: B(e, t, n + e.between(0, 8)),
			fill: r
		}));
		case "swordcraft": return z(e, 4, 6, (t) => ({
			d: V(e, t, n + 8),
			fill: r
		}));
		case "runecraft": return K(e, i);
		case "dragoncraft": return z(e, 8, 14, (t) => ({
			d: W(t, e.between(14, 58), e.between(.6, 1.6)),
			fill: "#ffb35c",
			opacity: .9
		}));
		case "abysscraft": return z(e, 5, 8, (t) => ({
			d: H(e, t, n + 8),
			fill: r
		}));
		case "havencraft": return z(e, 3, 5, (t) => ({
			d: U(e, t, n + 8),
			fill: i,
			opacity: .7
		}));
		default: return z(e, 3, 6, (t) => ({
			d: G(t, e.between(12, 34), e.between(2, 4)),
			fill: r,
			opacity: .8
		}));
	}
}
function z(e, t, n, r) {
	let i = e.whole(t, n);
	return Array.from({ length: i }, (t, n) => r((n + e.between(.1, .9)) * 100 / i));
}
function B(e, t, n) {
	let r = e.between(14, 26), i = e.between(4, 7);
	return e.next() < .5 ? `M${I(t - i)} ${I(n)}L${I(t)} ${I(n - r)}L${I(t + i)} ${I(n)}Z` : `M${I(t - .8)} ${I(n)}V${I(n - r * .5)}a${I(i)} ${I(r * .4)} 0 1 1 1.6 0V${I(n)}Z`;
}
function V(e, t, n) {
	let r = e.between(16, 34), i = e.between(3.5, 6), a = e.next() < .5 ? `L${I(t)} ${I(n - r - 9)}L${I(t + i)} ${I(n - r)}` : `v-3h${I(i * .5)}v3h${I(i)}v-3h${I(i * .5)}v3`, o = `M${I(t)} ${I(n - r - 15)}v10h-.7v-10l6 2z`;
	return `M${I(t - i)} ${I(n)}V${I(n - r)}${a}V${I(n)}Z${e.next() < .4 ? o : ""}`;
}
function H(e, t, n) {
	let r = e.between(18, 42), i = e.between(1.8, 3.4);
	return `M${I(t - i)} ${I(n)}V${I(n - r * .55)}L${I(t)} ${I(n - r)}L${I(t + i)} ${I(n - r * .55)}V${I(n)}Z`;
}
function U(e, t, n) {
	let r = e.between(18, 30), i = e.between(6, 9), a = i - 2.2;
	return `M${I(t - i)} ${I(n)}V${I(n - r + i)}a${I(i)} ${I(i)} 0 0 1 ${I(i * 2)} 0V${I(n)}h-2.2V${I(n - r + i)}a${I(a)} ${I(a)} 0 0 0 ${I(-a * 2)} 0V${I(n)}Z`;
}
function W(e, t, n) {
	return `M${I(e)} ${I(t - n * 2)}q${I(n)} ${I(n)} 0 ${I(n * 3)}q${I(-n)} ${I(-n * 2)} 0 ${I(-n * 3)}Z`;
}
function G(e, t, n) {
	return `M${I(e - n)} ${I(t - 1)}q${I(n * .6)} -1.4 ${I(n)} 1q${I(n * .4)} -2.4 ${I(n)} -1q${I(-n * .6)} 0 ${I(-n)} 2q${I(-n * .4)} -2 ${I(-n)} -2Z`;
}
function K(e, t) {
	let n = e.between(34, 66), r = e.between(24, 34), i = (e, t) => `M${I(n - e)} ${I(r)}a${e} ${e} 0 1 0 ${e * 2} 0a${e} ${e} 0 1 0 ${-e * 2} 0M${I(n - e + t)} ${I(r)}a${e - t} ${e - t} 0 1 1 ${(e - t) * 2} 0a${e - t} ${e - t} 0 1 1 ${-(e - t) * 2} 0Z`, a = [{
		d: i(22, .8),
		fill: t,
		opacity: .6
	}, {
		d: i(17, .5),
		fill: t,
		opacity: .6
	}], o = e.whole(5, 9);
	for (let e = 0; e < o; e += 1) {
		let i = e / o * Math.PI * 2, [s, c] = [n + Math.cos(i) * 19.4, r + Math.sin(i) * 19.4];
		a.push({
			d: `M${I(s)} ${I(c - 1.8)}l1.5 1.8l-1.5 1.8l-1.5 -1.8Z`,
			fill: t,
			opacity: .9
		});
	}
	return a;
}
// src/lib/art.ts
var q = e({ picture: () => re }), J = {
	manipulation: "runecraft",
	destruction: "dragoncraft",
	creation: "forestcraft",
	champion: "swordcraft",
	trap: "abysscraft",
	air: "havencraft",
	earth: "forestcraft",
	fire: "dragoncraft",
	water: "runecraft",
	arcanist: "runecraft",
	banker: "swordcraft",
	gearsmith: "havencraft",
	rogue: "abysscraft",
	warlord: "dragoncraft"
}, Y = {
	forestcraft: {
		sky: [
			168,
			38,
			62
		],
		low: [
			96,
			44,
			70
		],
		disc: "#fff6c9"
	},
	swordcraft: {
		sky: [
			36,
			62,
			66
		],
		low: [
			18,
			62,
			74
		],
		disc: "#fff3d1"
	},
	runecraft: {
		sky: [
			226,
			52,
			46
		],
		low: [
			262,
			42,
			66
		],
		disc: "#dfe9ff"
	},
	dragoncraft: {
		sky: [
			12,
			60,
			46
		],
		low: [
			34,
			78,
			62
		],
		disc: "#ffe2a8"
	},
	abysscraft: {
		sky: [
			268,
			36,
			26
		],
		low: [
			334,
			38,
			46
		],
		disc: "#f6dcec"
	},
	havencraft: {
		sky: [
			204,
			46,
			76
		],
		low: [
			46,
			60,
			84
		],
		disc: "#fffdf0"
	},
	arcanist: {
		sky: [
			232,
			46,
			44
		],
		low: [
			276,
			36,
			64
		],
		disc: "#e4e6ff"
	},
	banker: {
		sky: [
			150,
			34,
			48
		],
		low: [
			52,
			50,
			76
		],
		disc: "#fff4c4"
	},
	gearsmith: {
		sky: [
			34,
			44,
			54
		],
		low: [
			196,
			24,
			72
		],
		disc: "#fff0cf"
	},
	rogue: {
		sky: [
			266,
			30,
			30
		],
		low: [
			306,
			30,
			50
		],
		disc: "#f3e2ff"
	},
	warlord: {
		sky: [
			6,
			54,
			42
		],
		low: [
			30,
			72,
			62
		],
		disc: "#ffe0a8"
	},
	tradeless: {
		sky: [
			206,
			22,
			54
		],
		low: [
			40,
			34,
			76
		],
		disc: "#fff8e6"
	},
	manipulation: {
		sky: [
			220,
			56,
			42
		],
		low: [
			250,
			44,
			64
		],
		disc: "#dfe9ff"
	},
	destruction: {
		sky: [
			8,
			60,
			40
		],
		low: [
			26,
			74,
			60
		],
		disc: "#ffe2a8"
	},
	creation: {
		sky: [
			44,
			62,
			52
		],
		low: [
			70,
			48,
			72
		],
		disc: "#fff8d0"
	},
	champion: {
		sky: [
			28,
			34,
			40
		],
		low: [
			40,
			46,
			66
		],
		disc: "#ffefcc"
	},
	challenge: {
		sky: [
			200,
			30,
			46
		],
		low: [
			44,
			44,
			72
		],
		disc: "#fff8e6"
	},
	trap: {
		sky: [
			26,
			30,
			26
		],
		low: [
			20,
			40,
			44
		],
		disc: "#f0cf96"
	},
	air: {
		sky: [
			262,
			34,
			62
		],
		low: [
			210,
			46,
			82
		],
		disc: "#fff8f0"
	},
	earth: {
		sky: [
			92,
			36,
			40
		],
		low: [
			46,
			46,
			66
		],
		disc: "#fff2c4"
	},
	fire: {
		sky: [
			10,
			60,
			42
		],
		low: [
			36,
			80,
			62
		],
		disc: "#ffe2a8"
	},
	water: {
		sky: [
			204,
			56,
			44
		],
		low: [
			186,
			46,
			70
		],
		disc: "#e6f7ff"
	},
	neutral: {
		sky: [
			206,
			30,
			58
		],
		low: [
			192,
			30,
			74
		],
		disc: "#fff8e6"
	}
}, X = [
	"follower",
	"leader",
	"character",
	"ally",
	"hero",
	"protector",
	"familiar",
	"mount"
], Z = [
	"spell",
	"tactic",
	"action",
	"quest"
], ee = [
	"location",
	"faction",
	"challenge",
	"bag",
	"room",
	"zone"
], te = [
	"item",
	"weapon",
	"hat",
	"cape",
	"belt",
	"boots",
	"amulet",
	"ring",
	"shield"
], Q = new Map(), ne = "s49";
function re(e, t, n, r, i = 3) {
	let a = `${e}|${t}|${n}|${r}|${i}`, o = Q.get(a);
	if (o) return o;
	let s = ie(e, t, n, r, i);
	return Q.set(a, s), s;
}
function ie(e, t, n, r, i) {
	let a = new F(e), s = Y[n] ?? Y.neutral, c = J[n] ?? n, d = a.between(-16, 16) + (r ? 14 : 0), f = ([e, t, n], r = 0) => `hsl(${Math.round(e + d)} ${t}% ${Math.max(4, Math.min(96, n + r))}%)`, p = {
		x: a.between(18, 82),
		y: a.between(12, 34),
		r: a.between(6, 13),
		fill: s.disc
	}, m = [];
	for (let e = a.whole(5, 12); e > 0; --e) m.push({
		d: l(a.between(0, 100), a.between(2, 46), a.between(.3, .9)),
		fill: s.disc,
		opacity: .75
	});
	m.push({
		d: L(a, c, 44, 12),
		fill: f(s.sky, -12),
		opacity: .75
	}), m.push(...R(a, c, 56, f(s.sky, -24), s.disc)), m.push({
		d: L(a, c, 60, 7),
		fill: f(s.sky, -28)
	});
	let h = [f(s.sky), f(s.low)];
	if ([
		"resource",
		"champion",
		"attack",
		"skill",
		"reaction"
	].includes(t)) return {
		sky: h,
		disc: p,
		shapes: m,
		look: [
			t,
			"sign",
			e
		]
	};
	let g = o(new F(`${e}/${t}`), e, t), _ = new F(`${e}/${ne}`), y = _.of(S), b = Math.min(1.12, .8 + i * .045) * (r ? 1.08 : 1);
	r && m.push({
		d: $(50, 44, 16, a),
		fill: s.disc,
		opacity: .5
	}), m.push(...C(y, _, s.disc, f(s.sky, -34)));
	let x = [y, t];
	if (g && t === "faction") m.push(...k(a, !0, s.disc).map((e) => e.fill === s.disc ? e : {
		...e,
		fill: f(s.sky, -30)
	})), m.push(...T(g.d, "one", .86, !1, s.disc)), x = [
		y,
		g.what,
		t
	];
	else if (g && (g.alive || !X.includes(t))) {
		let e = _.of(w);
		m.push(...T(g.d, e, b, _.next() < .5, s.disc)), x = [
			y,
			g.what,
			e
		];
	} else if (X.includes(t)) {
		g && m.push({
			d: g.d,
			fill: s.disc,
			opacity: .62,
			put: ae(.72, !1, _.next() < .5 ? 24 : 76, 56)
		});
		let e = v(_, c, t === "leader" || t === "hero" || r, s.disc);
		m.push(...e.shapes), x = [
			y,
			g?.what ?? "",
			...e.look
		];
	} else Z.includes(t) ? (m.push({
		d: $(50, 36, 14, a),
		fill: s.disc,
		opacity: .5
	}), m.push({
		d: l(50, 36, 13),
		fill: s.disc
	})) : ee.includes(t) ? m.push(...k(a, t === "faction", s.disc)) : te.includes(t) ? m.push(...P(a, s.disc)) : m.push(...u(a, s.disc));
	return m.push({
		d: L(a, "near", 76, 4),
		fill: f(s.sky, -40)
	}), {
		sky: h,
		disc: p,
		shapes: m,
		look: x
	};
}
function ae(e, t, n, r) {
	return `translate(${n} ${r}) scale(${t ? -e : e} ${e}) translate(-50 -80)`;
}
function $(e, t, n, r) {
	let i = "";
	for (let a = 0; a < n; a += 1) {
		let o = a / n * Math.PI * 2 + r.between(-.06, .06), s = r.between(26, 48), c = r.between(.03, .075), l = (n) => `${(e + Math.cos(n) * s).toFixed(1)} ${(t + Math.sin(n) * s).toFixed(1)}`;
		i += `M${e} ${t}L${l(o - c)}L${l(o + c)}Z`;
	}
	return i;
}
export { q as art_exports };
