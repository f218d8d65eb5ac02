import { Refusal } from "./api.js";
// src/lib/socket.ts
var VERSION = 1;
var BACKOFF = {
	first: 400,
	most: 1e4
};
var PULSE = {
	every: 2e4,
	patience: 1e4
};
/**
* The one connection of a page. What was asked stays asked until it is
* answered: after a reconnect every open request goes out again under its old
* id, and the server does it at most once.
*/
var Socket = class {
	status = "idle";
	#wire = null;
	#greeted = false;
	#tries = 0;
	#waiting = /* @__PURE__ */ new Map();
	#watched = /* @__PURE__ */ new Map();
	#asked = /* @__PURE__ */ new Map();
	#lobby = false;
	#tellers = /* @__PURE__ */ new Set();
	#observers = /* @__PURE__ */ new Set();
	#retry;
	#pulse;
	#wiring;
	constructor(wiring) {
		this.#wiring = wiring;
	}
	/** Hears every frame. Returns how to stop. */
	hear(teller) {
		this.#tellers.add(teller);
		return () => this.#tellers.delete(teller);
	}
	/** Hears where the connection stands, now and from now on. */
	observe(observer) {
		this.#observers.add(observer);
		observer(this.status);
		return () => this.#observers.delete(observer);
	}
	/** Asks until there is an answer. */
	ask(ask) {
		const frame = {
			v: VERSION,
			id: freshId(),
			...ask
		};
		return new Promise((done, failed) => {
			this.#waiting.set(frame.id, {
				frame,
				done,
				failed
			});
			if (this.#greeted) this.#send(frame);
			else this.connect();
		});
	}
	/** Follows a table; also a second time, to take it back from another window. */
	watch(table, watched) {
		this.#watched.set(table, watched);
		if (this.#greeted) this.#follow(table, watched);
		else this.connect();
	}
	#follow(table, watched) {
		this.#asked.set(this.#say({
			do: "watch",
			table,
			have: watched.have()
		}), table);
	}
	unwatch(table) {
		if (this.#watched.delete(table) && this.#greeted) this.#say({
			do: "unwatch",
			table
		});
	}
	/** Follows the list of open tables. */
	lobby() {
		this.#lobby = true;
		if (this.#greeted) this.#say({ do: "lobby" });
		else this.connect();
	}
	/** Connects at once, also when the next try would come later. */
	connect() {
		if (this.#wire) return;
		clearTimeout(this.#retry);
		this.#set("connecting");
		this.#open();
	}
	async #open() {
		let token;
		try {
			token = await this.#wiring.token();
		} catch {
			this.#later();
			return;
		}
		if (this.#wire) return;
		const wire = this.#wiring.make(this.#wiring.url);
		this.#wire = wire;
		wire.onopen = () => this.#say({
			do: "hello",
			token
		});
		wire.onmessage = (event) => this.#take(JSON.parse(event.data));
		wire.onclose = () => this.#lost(wire);
		wire.onerror = () => wire.close();
	}
	#take(tell) {
		this.#beat();
		switch (tell.is) {
			case "welcome":
				this.#welcome();
				break;
			case "done":
			case "why-not":
			case "foreseen":
				this.#settle(tell.id)?.done(tell);
				break;
			case "refused":
				if (tell.code === "token" && !this.#greeted) {
					this.#wiring.forget();
					this.#wire?.close();
				}
				this.#refused(tell.id, new Refusal(tell.code, tell.why, tell.clause));
				break;
			case "closing": this.#set("gone");
		}
		for (const teller of this.#tellers) teller(tell);
	}
	#welcome() {
		this.#greeted = true;
		this.#asked.clear();
		this.#tries = 0;
		this.#set("open");
		if (this.#lobby) this.#say({ do: "lobby" });
		for (const [table, watched] of this.#watched) this.#follow(table, watched);
		for (const { frame } of this.#waiting.values()) this.#send(frame);
	}
	#refused(id, reason) {
		this.#settle(id)?.failed(reason);
		this.#watched.get(this.#asked.get(id) ?? "")?.refused(reason);
	}
	#settle(id) {
		const found = this.#waiting.get(id);
		this.#waiting.delete(id);
		return found;
	}
	#lost(wire) {
		if (this.#wire !== wire) return;
		clearTimeout(this.#pulse);
		this.#wire = null;
		this.#greeted = false;
		this.#later();
	}
	#later() {
		this.#set("waiting");
		const wait = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.#tries);
		this.#tries += 1;
		this.#retry = setTimeout(() => this.connect(), wait * (.75 + Math.random() / 2));
	}
	/** A silent connection is asked for a sign of life, then given up. */
	#beat() {
		clearTimeout(this.#pulse);
		this.#pulse = setTimeout(() => {
			this.#say({ do: "ping" });
			this.#pulse = setTimeout(() => this.#wire?.close(), PULSE.patience);
		}, PULSE.every);
	}
	#say(ask) {
		const id = freshId();
		this.#send({
			v: VERSION,
			id,
			...ask
		});
		return id;
	}
	#send(frame) {
		if (this.#wire?.readyState === 1) this.#wire.send(JSON.stringify(frame));
	}
	#set(status) {
		this.status = status;
		for (const observer of this.#observers) observer(status);
	}
};
function freshId() {
	return Array.from(crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}
export { Socket };
