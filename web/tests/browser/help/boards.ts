// The fullest tables of every game: all that a player may have in sight at once.

export interface Full {
  game: string;
  setup: string;
}

export const boards: Full[] = [
  {
    game: 'evolve',
    setup: [
      'A field road-warden x5',
      'A hand squire-captain, twin-sparks, cellar-rat, road-warden, squire-captain, twin-sparks, binding-glyph',
      'A ex fairy x5',
      'A pp 6',
      'B field road-warden x5',
      'B ex fairy x5',
      'B hand cellar-rat x7',
    ].join('\n'),
  },
  {
    game: 'spoils',
    setup: [
      'A play obsession x4, greed x3, greed [spent], masked-guest [face-down]',
      'A play toll-keeper x3, plain-blade [on toll-keeper], plain-blade [on toll-keeper], hired-hand x3, stone-bridge [ruin 2], stone-bridge',
      'A hand hush, hired-hand, obsession, toll-keeper, hush, hired-hand, greed',
      'B play deception x4, obsession x3, knife-in-the-dark [face-down]',
      'B play alley-burglar x3, hired-hand x3 [depleted], stone-bridge',
      'B hand hush x7',
    ].join('\n'),
  },
  {
    game: 'brawl',
    setup: [
      'turn A 3',
      'A champions goldarr [at 0 2], gwaien [at 1 3] [experienced], dugrun [at -1 3]',
      'A hand fireball, harpoon-strike, me-hearties, hold-ground, knock-down',
      'A track two-fronts [slot 2], pincer [slot 1]',
      'A traps stun [at -1 2], damage-2 [at 1 -2]',
      'B champions sulka [at 0 1] [damage 4], rath [at 1 -1] [immobilised], mariusz',
      'B hand curse',
    ].join('\n'),
  },
  {
    game: 'wakfu',
    setup: [
      'turn A 5',
      'A hero brann-oxhand [world]',
      'A haven burrow-bag',
      'A world old-oak, young-mole x3, gate-guard, mole-hood [on gate-guard], mole-claw [on gate-guard]',
      'A hand misty-sword, sky-pirate, gate-guard, hearth-smith, spring-gust, bonfire',
      'B hero lysa-farsight [world]',
      'B haven windmill-bag',
      'B world ash-ghost, tide-doll, young-mole x3',
      'B hand misty-sword x6',
    ].join('\n'),
  },
];

/** Windows that people have: two laptops, a desktop, a phone both ways, a narrow one. */
export const sizes = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 640 },
] as const;
