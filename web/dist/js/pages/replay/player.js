import { get, set, state } from "../../vendor/svelte.js";
import { Cards, cards, noCards } from "../../lib/cards.js";
import { momentOf, replayOf } from "./net.js";
import { SPEEDS, clamp, stride } from "./steps.js";
// src/pages/replay/player.svelte.ts
var KEPT = 200;
var Player = class {
	id;
	#replay = state(null);
	get replay() {
		return get(this.#replay);
	}
	set replay(value) {
		set(this.#replay, value);
	}
	#cards = state(noCards);
	get cards() {
		return get(this.#cards);
	}
	set cards(value) {
		set(this.#cards, value);
	}
	#moment = state(null);
	get moment() {
		return get(this.#moment);
	}
	set moment(value) {
		set(this.#moment, value);
	}
	#at = state(0);
	get at() {
		return get(this.#at);
	}
	set at(value) {
		set(this.#at, value, true);
	}
	#eyes = state(null);
	get eyes() {
		return get(this.#eyes);
	}
	set eyes(value) {
		set(this.#eyes, value, true);
	}
	#playing = state(false);
	get playing() {
		return get(this.#playing);
	}
	set playing(value) {
		set(this.#playing, value, true);
	}
	#speed = state(1);
	get speed() {
		return get(this.#speed);
	}
	set speed(value) {
		set(this.#speed, value, true);
	}
	#failed = state(null);
	get failed() {
		return get(this.#failed);
	}
	set failed(value) {
		set(this.#failed, value);
	}
	#kept = /* @__PURE__ */ new Map();
	#wanted = "";
	#timer;
	constructor(id, at, eyes) {
		this.id = id;
		this.at = at;
		this.eyes = eyes;
		this.#begin();
	}
	/** Goes to a place; whoever steps by hand stops the playing. */
	seek(at, byHand = true) {
		if (!this.replay) return;
		if (byHand) this.pause();
		this.at = clamp(this.replay, at);
		this.#show();
	}
	step(by, forward) {
		if (this.replay) this.seek(stride(this.replay, this.at, by, forward));
	}
	look(eyes) {
		this.eyes = eyes;
		this.#show();
	}
	toggle() {
		if (this.playing) {
			this.pause();
			return;
		}
		if (this.replay && this.at >= this.replay.decisions) this.seek(0);
		this.playing = true;
		this.#tick();
	}
	pause() {
		this.playing = false;
		clearTimeout(this.#timer);
	}
	#tick() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			if (!this.playing || !this.replay) return;
			this.seek(stride(this.replay, this.at, "beat", true), false);
			if (this.at >= this.replay.decisions) this.pause();
			else this.#tick();
		}, SPEEDS[this.speed]?.ms ?? 1200);
	}
	async #begin() {
		try {
			const replay = await replayOf(this.id);
			this.replay = replay;
			this.at = clamp(replay, this.at);
			cards(replay.game).then((list) => this.cards = replay.cards ? new Cards([...list.all, ...replay.cards]) : list);
			await this.#show();
		} catch (problem) {
			this.failed = problem instanceof Error ? problem : new Error(String(problem));
		}
	}
	async #show() {
		const key = `${this.at} ${this.eyes}`;
		this.#wanted = key;
		try {
			const moment = this.#kept.get(key) ?? await momentOf(this.id, this.at, this.eyes);
			this.#keep(key, moment);
			if (this.#wanted === key) this.moment = moment;
		} catch (problem) {
			if (this.#wanted === key) this.failed = problem instanceof Error ? problem : new Error(String(problem));
		}
	}
	#keep(key, moment) {
		this.#kept.set(key, moment);
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > KEPT && oldest !== void 0) this.#kept.delete(oldest);
	}
};
export { Player };
