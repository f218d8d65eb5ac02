export type Language = 'en' | 'fr';
export type Theme = 'auto' | 'dark' | 'light';
/** `auto` follows what the device prefers. */
export type Motion = 'auto' | 'on' | 'off';

export interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  name: string;
  /** The game that was chosen last. */
  game: string;
  fullControl: boolean;
  /** Pass where there is nothing else to do; among people after a pause that is always the same. */
  passIdle: boolean;
  /** Ask in the windows after one's own plays too. */
  askOwn: boolean;
  /** Small sounds; silent unless somebody wants them. */
  sound: boolean;
  /** Cards of the deck builder as pictures, not as lines. */
  grid: boolean;
  /** Public ids of people whom this device does not want to hear. */
  blocked: string[];
  /** Where windows are passed: `game phase mine|theirs`. All others ask. */
  passed: string[];
}

const KEY = 'arbiter.settings';

const first: Settings = {
  language: navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en',
  theme: 'auto',
  motion: 'auto',
  name: '',
  game: '',
  fullControl: false,
  passIdle: true,
  askOwn: false,
  sound: false,
  grid: true,
  blocked: [],
  passed: [],
};

/** The settings of this device; every change is kept. */
export const settings = $state<Settings>({ ...first, ...kept() });

function kept(): Partial<Settings> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<Settings>;
  } catch {
    return {};
  }
}

$effect.root(() => {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset['theme'] = settings.theme;
    root.dataset['motion'] = settings.motion;
  });
});

/** The wanted one of these games, else the one that was chosen last, else the first. */
export function preferred<T extends { key: string }>(games: readonly T[], wanted?: string | null): T | undefined {
  const find = (key: string) => games.find((each) => each.key === key);
  return find(wanted ?? '') ?? find(settings.game) ?? games[0];
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
