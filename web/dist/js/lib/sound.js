import { settings } from "./store/settings.js";
// src/lib/sound.ts
/** Tones as `[pitch in Hz, beginning in s, length in s]`. */
var TONES = {
	turn: [[
		523,
		0,
		.12
	], [
		784,
		.1,
		.2
	]],
	card: [[
		392,
		0,
		.07
	]],
	hit: [[
		147,
		0,
		.12
	]],
	end: [
		[
			392,
			0,
			.15
		],
		[
			523,
			.13,
			.15
		],
		[
			659,
			.26,
			.3
		]
	]
};
var VOLUME = .06;
var context = null;
/** Plays a sound, if this device wants any. */
function play(sound) {
	if (!settings.sound || typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	const { currentTime, destination } = context;
	for (const [pitch, at, length] of TONES[sound]) {
		const tone = context.createOscillator();
		const volume = context.createGain();
		const from = currentTime + at;
		tone.type = sound === "hit" ? "triangle" : "sine";
		tone.frequency.value = pitch;
		volume.gain.setValueAtTime(VOLUME, from);
		volume.gain.exponentialRampToValueAtTime(1e-4, from + length);
		tone.connect(volume).connect(destination);
		tone.start(from);
		tone.stop(from + length);
	}
}
export { play };
