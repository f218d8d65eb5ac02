import { get, set, state } from "../../vendor/svelte.js";
import { Refusal } from "../../lib/api.js";
import { socket } from "../../lib/live.js";
// src/pages/table/foresee.svelte.ts
var PAUSE_MS = 140;
var DULL = /^log-(engage|fought|pays|taps|tapped|depletes|plays|plays-ex|uses|uses-named|attack|attack-leader|attacks|passes|turn|phase|response)$/;
function results(lines) {
	return lines.filter((line, n) => !(n === 0 && line.depth === 0) && !DULL.test(line.said.key)).slice(0, 5);
}
/** Asks the engine what would come of the option under the eyes. */
var Foreseeing = class {
	#now = state(null);
	get now() {
		return get(this.#now);
	}
	set now(value) {
		set(this.#now, value);
	}
	#known = /* @__PURE__ */ new Map();
	#timer;
	#wanted = "";
	#table;
	constructor(table) {
		this.#table = table;
	}
	/** The option under the eyes; null if there is none, or more than one. */
	look(pick) {
		clearTimeout(this.#timer);
		const { room, asked, busy } = this.#table;
		const choice = pick === null ? void 0 : room?.options[pick];
		if (!room || pick === null || !asked || busy || !choice || choice.act === "end") return this.forget();
		const key = keyOf(room, pick);
		this.#wanted = key;
		const found = this.#known.get(key);
		this.now = found ?? null;
		if (!found) this.#timer = setTimeout(() => void this.#ask(room, pick, key), PAUSE_MS);
	}
	forget() {
		clearTimeout(this.#timer);
		this.#wanted = "";
		this.now = null;
	}
	async #ask({ at }, pick, key) {
		try {
			const told = await socket.ask({
				do: "foresee",
				table: this.#table.id,
				at,
				pick
			});
			if (told.is !== "foreseen") return;
			const found = {
				lines: results(told.lines),
				sure: told.sure
			};
			this.#known.set(key, found);
			if (this.#wanted === key) this.now = found;
		} catch (problem) {
			if (!(problem instanceof Refusal)) throw problem;
		}
	}
};
function keyOf(room, pick) {
	return `${room.round} ${room.at} ${room.seq} ${pick}`;
}
export { Foreseeing };
