import { BEASTS } from './art-beasts';
import { SIGNS } from './art-signs';
import type { Chance } from './chance';

/** Words in names and traits, and what they make one see. The first that fits is drawn. */
const SEEN: readonly (readonly [RegExp, string])[] = [
  [/dragon|drake|wyrm|wyvern|scale|draconic/, 'dragon'], [/phoenix|hawk|eagle|raven|crow|bird|heron|falcon|wing(?!ed boot)|kite|feathered/, 'bird'],
  [/owl/, 'owl'], [/bat\b|vampire/, 'bat'], [/serpent|snake|eel|adder|viper|hydra/, 'serpent'], [/wolf|hound|fox|dog|pack|jackal/, 'wolf'],
  [/cat\b|lion|tiger|panther|lynx|leopard/, 'cat'], [/bear\b|ursa/, 'bear'], [/boar|ox|bull|bison|beast|brute|hog|ram\b/, 'boar'],
  [/unicorn|horse|pegasus|steed|pony|mare/, 'horse'], [/stag|deer|hart\b|elk|moose/, 'stag'], [/rat\b|mouse|mole|vermin|badger|burrow/, 'rat'],
  [/rabbit|hare\b|bunny/, 'rabbit'], [/spider|widow|weaver/, 'spider'], [/web\b|snare|net\b/, 'web'], [/beetle|bee\b|insect|wasp|hornet|moth|ant\b|bug/, 'insect'],
  [/fish|shark|whale|carp|ocean|pond/, 'fish'], [/golem|statue|construct|automaton|puppet|doll|strikeform/, 'golem'], [/giant|titan|colossus|ogre|troll/, 'giant'],
  [/rider|lancer|cavalry|outrider|courier/, 'rider'], [/archer|ranger|bow(man|woman)|hunter|farsight|scout/, 'archer'], [/fairy|pixie|sprite|sylph|imp\b/, 'fairy'],
  [/angel|seraph|winged|cherub|bishop/, 'angel'], [/ghost|spirit|phantom|wraith|shade|specter|spectre|soul/, 'ghost'], [/skull|skeleton|bone|dead|lich|grave|corpse|tomb/, 'skull'],
  [/oak|tree|ent\b|treant|wood|grove|birch|elm|stump|forest/, 'tree'], [/flower|bloom|rose|blossom|petal|garden|lily|sprout/, 'flower'], [/mushroom|spore|fung/, 'mushroom'],
  [/root|vine|thorn|bramble|ivy|splinter/, 'root'], [/pirate|ship|sail|corsair|harbor|captain of|fleet|buccan/, 'ship'], [/bridge|ford\b|crossing/, 'bridge'],
  [/gate|door|warden|portcullis/, 'gate'], [/tower|castle|fort|keep\b|wall|citadel|bastion/, 'tower'], [/temple|shrine|altar|church|sanctuary|chapel|monast/, 'temple'],
  [/house|inn\b|tavern|market|shop|hall|home|hut|den\b|cellar|mill\b/, 'house'], [/flame|fire|ember|burn|scorch|blaze|bonfire|ash\b|hearth|inferno|pyre/, 'flame'],
  [/bolt|lightning|thunder|storm|spark|shock/, 'bolt'], [/wave|tide|rain|water|sea\b|flood|river|spring\b|undertow|mist/, 'wave'], [/gust|wind|breeze|whirl|gale|air\b|sky/, 'gust'],
  [/frost|ice|snow|winter|cold|freez/, 'frost'], [/rock|stone|earth|quake|boulder|cliff|mountain|meteor/, 'rock'], [/sun|dawn|light\b|day\b|radian|noon/, 'sun'],
  [/moon|night|dusk|dark|midnight|eclipse|shadow/, 'moon'], [/axe|cleav|hew/, 'axe'], [/hammer|smith|forge|anvil|mason/, 'hammer'], [/spear|pike|javelin|harpoon|halberd/, 'spear'],
  [/arrow|bow\b|volley|shot|bullet/, 'bow'], [/dagger|knife|burglar|thief|assassin|rogue|cut(purse|throat)|stab/, 'dagger'], [/claw|rend|maul|slash|scratch/, 'claw'],
  [/shield|ward\b|guard|sentinel|sentry|defend|protect|aegis|bulwark/, 'shield'], [/sword|blade|saber|edge\b|duel|strike|fencer/, 'blade'], [/king|queen|crown|prince|royal|noble|lord|lady|heir/, 'crown'],
  [/coin|gold|toll|bank|tax|wage|hired|merchant|greed|price|purse|debt|clerk/, 'coin'], [/key|lock\b|vault|prison|jail/, 'key'], [/book|tome|lesson|pupil|scholar|scribe|scroll|study|library|teach|glyph|rune/, 'book'],
  [/potion|brew|elixir|alchem|bottle|poison|vial|cauldron/, 'potion'], [/lantern|lamp|torch|beacon|candle/, 'lantern'], [/bell|chime|toll\b|herald|welcome|farewell/, 'bell'],
  [/banner|flag|captain|commander|standard|rally|camp|army|march|vanguard/, 'banner'], [/gear|engine|machine|clockwork|cog|mechan|engineer|device|tinker/, 'gear'], [/time|hour|clock|age\b|wait|vigil|slow/, 'glass'],
  [/mask|guest|disguise|trick|decep|spy|actor|jest/, 'mask'], [/eye|sight|watch|see|vision|look|gaze|obsess|oracle|seer/, 'eye'], [/hand\b|grasp|fist|touch|steal|grip/, 'hand'],
  [/heart|heal|sooth|love|life\b|care|mend|bless/, 'heart'], [/chain|bind|shackle|fetter|link|captive/, 'chain'], [/horn|song|music|bard|drum|flute|choir|hush|roar|shout/, 'horn'],
  [/fang|bite|tooth|jaw|devour|hunger|curse/, 'fang'], [/feather|quill|plume/, 'feather'], [/wheel|cart|wagon|chariot/, 'wheel'], [/knight|squire|paladin|soldier|warrior|gallant|steelclad|trooper/, 'knight'],
  [/star|comet|wish|heaven|astral/, 'star'], [/bag\b|pack\b|satchel|sack/, 'bag'],
];

/** What a kind of thing is, where its name says nothing. */
const KINDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  weapon: ['blade', 'axe', 'hammer', 'spear', 'dagger', 'bow'], hat: ['hat'], cape: ['cape'], belt: ['belt'], boots: ['boots'], amulet: ['amulet'], ring: ['ring'], shield: ['shield'],
  item: ['potion', 'lantern', 'key', 'book', 'ring', 'glass', 'bag', 'wheel'], dofus: ['star', 'sun', 'moon'], bag: ['bag'], room: ['house', 'temple', 'tower'],
  spell: ['star', 'bolt', 'flame', 'eye', 'hand', 'book', 'moon', 'sun'], tactic: ['hand', 'mask', 'glass', 'horn', 'eye', 'dagger'], action: ['hand', 'bolt', 'horn', 'claw', 'star'],
  familiar: ['cat', 'owl', 'rabbit', 'fish', 'insect'], mount: ['horse', 'boar', 'bird', 'stag'], quest: ['banner', 'book', 'crown'],
  trap: ['web', 'fang', 'chain', 'bolt'], challenge: ['crown', 'banner', 'glass', 'star'], zone: ['tree', 'rock', 'wave', 'gate'], location: ['house', 'tower', 'bridge', 'temple', 'gate'],
};

/** The outline of what a card is about; null where somebody stands there, or nothing is known of it. */
export function outline(chance: Chance, name: string, kind: string): { d: string; alive: boolean } | null {
  const words = name.toLowerCase();
  const found = SEEN.find(([test]) => test.test(words))?.[1] ?? (KINDS[kind] ? chance.of(KINDS[kind]) : null);
  if (found === null) return null;
  const beast = BEASTS[found];
  const d = beast ?? SIGNS[found];
  return d ? { d, alive: beast !== undefined } : null;
}

/** How many different subjects there are. */
export const SUBJECTS = Object.keys(BEASTS).length + Object.keys(SIGNS).length;
