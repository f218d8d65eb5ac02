import { settings } from './store/settings.svelte';

/** Small sounds, made and not loaded: what happens, for ears that want it. */
export type Sound = 'turn' | 'card' | 'hit' | 'end';

/** Tones as `[pitch in Hz, beginning in s, length in s]`. */
export const TONES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  turn: [[523, 0, 0.12], [784, 0.1, 0.2]],
  card: [[392, 0, 0.07]],
  hit: [[147, 0, 0.12]],
  end: [[392, 0, 0.15], [523, 0.13, 0.15], [659, 0.26, 0.3]],
};

const VOLUME = 0.06;
let context: AudioContext | null = null;

/** Plays a sound, if this device wants any. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [pitch, at, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const from = currentTime + at;
    tone.type = sound === 'hit' ? 'triangle' : 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(VOLUME, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    tone.connect(volume).connect(destination);
    tone.start(from);
    tone.stop(from + length);
  }
}
