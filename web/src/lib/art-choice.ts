import { BEASTS } from './art-beasts';
import { SIGNS } from './art-signs';
import type { Chance } from './chance';

/** Beginnings of words in names, and what they make one see. The first that fits is drawn. */
const SEEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ferry)/, 'ship'], [/\b(?:dragon|drake|wyrm|wyvern|scale|draconic)/, 'dragon'], [/\b(?:phoenix|hawk|eagle|raven|crows?\b|bird|heron|falcon|wing(?!ed boot)|kite|feathered)/, 'bird'],
  [/\b(?:owls?\b)/, 'owl'], [/\b(?:bat\b|vampire)/, 'bat'], [/\b(?:serpent|snake|eel|adder|viper|hydra)/, 'serpent'], [/\b(?:wolf|hound|fox|dog|pack|jackal)/, 'wolf'],
  [/\b(?:cat\b|lion|tiger|panther|lynx|leopard)/, 'cat'], [/\b(?:bear\b|ursa)/, 'bear'], [/\b(?:boar|ox\b|ironback|bull|bison|beast|brute|hog|ram\b)/, 'boar'],
  [/\b(?:unicorn|horse|pegasus|steed|pony|mare)/, 'horse'], [/\b(?:stags?\b|deer|hart\b|elk|moose)/, 'stag'], [/\b(?:rat\b|mouse|mole|vermin|badger|burrow)/, 'rat'],
  [/\b(?:rabbit|hare\b|bunny)/, 'rabbit'], [/\b(?:spider|widow|weaver)/, 'spider'], [/\b(?:web\b|snare|net\b)/, 'web'], [/\b(?:beetle|bee\b|insect|wasp|hornet|moths?\b|ant\b|bug)/, 'insect'],
  [/\b(?:fish|shark|whale|carp|ocean|pond)/, 'fish'], [/\b(?:golem|statue|construct|automaton|puppet|doll|strikeform)/, 'golem'], [/\b(?:giant|titan|colossus|ogre|troll)/, 'giant'],
  [/\b(?:rider|lancer|cavalry|outrider|courier)/, 'rider'], [/\b(?:archer|ranger|bow(man|woman)|hunter|farsight|scout)/, 'archer'], [/\b(?:fairy|pixie|sprite|sylph|imps?\b)/, 'fairy'],
  [/\b(?:angel|seraph|winged|cherub|bishop)/, 'angel'], [/\b(?:ghost|spirit|phantom|wraith|shade|specter|spectre|soul)/, 'ghost'], [/\b(?:skull|skeleton|bone|dead|lich|grave|corpse|tomb)/, 'skull'],
  [/\b(?:oak|tree|ent\b|treant|wood|grove|birch|elm|stump|forest)/, 'tree'], [/\b(?:flower|bloom|rose|blossom|petal|garden|lily|sprout)/, 'flower'], [/\b(?:mushroom|spore|fung)/, 'mushroom'],
  [/\b(?:root|vine|thorn|bramble|ivy|splinter)/, 'root'], [/\b(?:pirate|ship|sail|corsair|harbor|captain of|fleet|buccan)/, 'ship'], [/\b(?:bridge|ford\b|crossing)/, 'bridge'],
  [/\b(?:gate|door|warden|portcullis)/, 'gate'], [/\b(?:tower|castle|fort|keep\b|wall|citadel|bastion)/, 'tower'], [/\b(?:temple|shrine|altar|church|sanctuary|chapel|monast)/, 'temple'],
  [/\b(?:house|inn\b|tavern|market|shop|hall\b|home|hut|den\b|cellar|mill\b)/, 'house'], [/\b(?:flame|fire|ember|burn|scorch|blaze|bonfire|ash\b|hearth|inferno|pyre)/, 'flame'],
  [/\b(?:bolt|lightning|thunder|storm|spark|shock)/, 'bolt'], [/\b(?:wave|tide|rain|water|sea\b|flood|river|spring\b|undertow|mist)/, 'wave'], [/\b(?:gust|wind|breeze|whirl|gale|air\b|sky)/, 'gust'],
  [/\b(?:frost|ice\b|snow|winter|cold|freez)/, 'frost'], [/\b(?:rock|stone|earth|quake|boulder|cliff|mountain|meteor)/, 'rock'], [/\b(?:suns?\b|sunlit|dawn|light\b|day\b|radian|noon)/, 'sun'],
  [/\b(?:moon|night|dusk|dark|midnight|eclipse|shadow)/, 'moon'], [/\b(?:axe|cleav|hew)/, 'axe'], [/\b(?:hammer|smith|forge|anvil|mason)/, 'hammer'], [/\b(?:spear|pike|javelin|harpoon|halberd)/, 'spear'],
  [/\b(?:arrow|bow\b|volley|shot|bullet)/, 'bow'], [/\b(?:dagger|knife|burglar|thief|assassin|rogue|cut(purse|throat)|stab)/, 'dagger'], [/\b(?:claw|rend|maul|slash|scratch)/, 'claw'],
  [/\b(?:shield|ward\b|guard|sentinel|sentry|defend|protect|aegis|bulwark)/, 'shield'], [/\b(?:sword|sellsword|blade|saber|edge\b|duel|strike|fencer)/, 'blade'], [/\b(?:kings?\b|queen|crown|prince|royal|noble|lord|lady|heir)/, 'crown'],
  [/\b(?:coin|gold|toll|bank|tax|wages?\b|hired|merchant|greed|price\b|purse|debt|clerk)/, 'coin'], [/\b(?:keys?\b|lock\b|vault|prison|jail)/, 'key'], [/\b(?:book|tome|lesson|pupil|scholar|scribe|scroll|study|library|teach|glyph|rune)/, 'book'],
  [/\b(?:potion|brew|elixir|alchem|bottle|poison|vial|cauldron)/, 'potion'], [/\b(?:lantern|lamp|torch|beacon|candle)/, 'lantern'], [/\b(?:bell|chime|toll\b|herald|welcome|farewell)/, 'bell'],
  [/\b(?:banner|flag|captain|commander|standard|rally|camp|army|march|vanguard)/, 'banner'], [/\b(?:gear|engine|machine|clockwork|cog|mechan|engineer|device|tinker)/, 'gear'], [/\b(?:times?\b|hour|clock|age\b|wait|vigil|slow)/, 'glass'],
  [/\b(?:mask|guest|disguise|trick|decep|spy|actor|jest)/, 'mask'], [/\b(?:eyes?\b|sight|watch|see\b|vision|look\b|lookout|gaze|obsess|oracle|seer)/, 'eye'], [/\b(?:hand\b|grasp|fist|touch|steal|grip)/, 'hand'],
  [/\b(?:heart|heal|sooth|love|life\b|care|mend|bless)/, 'heart'], [/\b(?:chain|bind|shackle|fetter|link|captive)/, 'chain'], [/\b(?:horn|song|music|bard|drum|flute|choir|hush|roar|shout)/, 'horn'],
  [/\b(?:fang|bite|tooth|jaw|devour|hunger|curse)/, 'fang'], [/\b(?:feather|quill|plume)/, 'feather'], [/\b(?:wheel|cart|wagon|chariot)/, 'wheel'], [/\b(?:knight|squire|paladin|soldier|warrior|gallant|steelclad|trooper)/, 'knight'],
  [/\b(?:parry|riposte)/, 'blade'], [/\b(?:mutiny|dock)/, 'ship'], [/\b(?:charge|call\b|summon)/, 'horn'], [/\b(?:recall|order\b)/, 'bell'], [/\b(?:formula|experiment|recipe)/, 'potion'],
  [/\b(?:thesis|blueprint|policy|notes?\b|rite\b|map\b|charter)/, 'book'], [/\bparts\b/, 'gear'], [/\bfoundry/, 'hammer'], [/\bmuster/, 'banner'], [/\bold exchange/, 'coin'], [/\bmortar/, 'hammer'], [/\brings?\b/, 'ring'], [/\b(?:unmaking|wild|growth)/, 'root'],
  [/\b(?:stars?\b|starlit|comet|wish|heaven|astral)/, 'star'], [/\b(?:bag\b|pack\b|satchel|sack)/, 'bag'],
];

/** What a kind of thing is, where its name says nothing. */
const KINDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  weapon: ['blade', 'axe', 'hammer', 'spear', 'dagger', 'bow'], hat: ['hat'], cape: ['cape'], belt: ['belt'], boots: ['boots'], amulet: ['amulet'], ring: ['ring'], shield: ['shield'],
  item: ['potion', 'lantern', 'key', 'book', 'ring', 'glass', 'bag', 'wheel'], dofus: ['star', 'sun', 'moon'], bag: ['bag'], room: ['house', 'temple', 'tower'],
  spell: ['star', 'bolt', 'flame', 'eye', 'hand', 'book', 'moon', 'sun'], tactic: ['hand', 'mask', 'glass', 'horn', 'eye', 'dagger'], action: ['hand', 'bolt', 'horn', 'claw', 'star'],
  familiar: ['cat', 'owl', 'rabbit', 'fish', 'insect'], mount: ['horse', 'boar', 'bird', 'stag'], quest: ['banner', 'book', 'crown'],
  trap: ['web', 'fang', 'chain', 'bolt'], challenge: ['crown', 'banner', 'glass', 'star'], zone: ['tree', 'rock', 'wave', 'gate'], location: ['house', 'tower', 'bridge', 'temple', 'gate'],
};

/** Kinds of things that are worn or held. */
const WORN = ['weapon', 'hat', 'cape', 'belt', 'boots', 'ring', 'shield'];

/** The outline of what a card is about; null where somebody stands there, or nothing is known of it. */
export function outline(chance: Chance, name: string, kind: string): { what: string; d: string; alive: boolean } | null {
  const words = name.toLowerCase();
  const named = SEEN.filter(([test]) => test.test(words)).map(([, what]) => what);
  // What is worn or held is what it is, whatever beast it is named after.
  const worn = WORN.includes(kind) ? (named.find((what) => !BEASTS[what] && KINDS[kind]?.includes(what)) ?? named.find((what) => kind === 'weapon' && what === 'claw')) : undefined;
  const found = worn ?? (WORN.includes(kind) ? undefined : named[0]) ?? (KINDS[kind] ? chance.of(KINDS[kind]) : null);
  if (found === null) return null;
  const beast = BEASTS[found];
  const d = beast ?? SIGNS[found];
  return d ? { what: found, d, alive: beast !== undefined } : null;
}

/** How many different subjects there are. */
export const SUBJECTS = Object.keys(BEASTS).length + Object.keys(SIGNS).length;
