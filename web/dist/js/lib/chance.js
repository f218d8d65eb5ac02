// src/lib/chance.ts
/**
* A small stream of numbers from a word: the same word draws the same picture
* everywhere. Nothing of a game depends on it.
*/
var Chance = class {
	#state;
	constructor(word) {
		let hash = 2166136261;
		for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619);
		this.#state = hash >>> 0;
	}
	/** From 0 up to 1. */
	next() {
		this.#state = this.#state + 1831565813 >>> 0;
		let mixed = Math.imul(this.#state ^ this.#state >>> 15, 1 | this.#state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	}
	between(low, high) {
		return low + this.next() * (high - low);
	}
	whole(low, high) {
		return Math.floor(this.between(low, high + 1));
	}
	of(list) {
		return list[Math.floor(this.next() * list.length)] ?? list[0];
	}
};
export { Chance };
