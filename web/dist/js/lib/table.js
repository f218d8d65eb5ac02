import { get, set, state, user_derived } from "../vendor/svelte.js";
import { Refusal, api } from "./api.js";
import { answer, isPassing, ordersOf, passesIdle } from "./auto.js";
import { Cards, cards, games, noCards } from "./cards.js";
import { packs } from "./packs.js";
import { sceneOf } from "./face.js";
import { socket } from "./live.js";
import { botName } from "./names.js";
import { payment, proposal } from "./pay.js";
import { meetPictures } from "./pictures.js";
import { forget, remember } from "./recent.js";
import { seedFor } from "./seeds.js";
import { Selection } from "./selection.js";
import { settings } from "./store/settings.js";
import { complain } from "./store/toasts.js";
// src/lib/table.svelte.ts
var Table = class {
	id;
	#room = state(null);
	get room() {
		return get(this.#room);
	}
	set room(value) {
		set(this.#room, value);
	}
	#lines = state([]);
	get lines() {
		return get(this.#lines);
	}
	set lines(value) {
		set(this.#lines, value);
	}
	#chat = state([]);
	get chat() {
		return get(this.#chat);
	}
	set chat(value) {
		set(this.#chat, value);
	}
	#cards = state(noCards);
	get cards() {
		return get(this.#cards);
	}
	set cards(value) {
		set(this.#cards, value);
	}
	#shipped = noCards;
	#packed = [];
	#met = "";
	#info = state(null);
	get info() {
		return get(this.#info);
	}
	set info(value) {
		set(this.#info, value);
	}
	#since = state(0);
	get since() {
		return get(this.#since);
	}
	set since(value) {
		set(this.#since, value);
	}
	#moved = state(false);
	get moved() {
		return get(this.#moved);
	}
	set moved(value) {
		set(this.#moved, value, true);
	}
	#broken = state(null);
	get broken() {
		return get(this.#broken);
	}
	set broken(value) {
		set(this.#broken, value);
	}
	#refused = state(null);
	get refused() {
		return get(this.#refused);
	}
	set refused(value) {
		set(this.#refused, value);
	}
	#selection = state(new Selection());
	get selection() {
		return get(this.#selection);
	}
	set selection(value) {
		set(this.#selection, value);
	}
	#acting = state(false);
	#due = state(0);
	#answered = "";
	#taken = state(0);
	#paying = null;
	#awaited = [];
	#sealed = /* @__PURE__ */ new Set();
	#lodged = /* @__PURE__ */ new Map();
	#stop;
	constructor(id) {
		this.id = id;
		this.#stop = socket.hear((tell) => this.#take(tell));
		this.follow();
	}
	#mine = user_derived(() => this.room?.role.is === "seat" ? this.room.role.seats : []);
	get mine() {
		return get(this.#mine);
	}
	set mine(value) {
		set(this.#mine, value);
	}
	#asked = user_derived(() => this.room?.stage === "playing" && this.room.options.length > 0 && this.mine.includes(this.room.view?.asked ?? -1));
	get asked() {
		return get(this.#asked);
	}
	set asked(value) {
		set(this.#asked, value);
	}
	#passing = user_derived(() => this.mine.some((seat) => isPassing(this.room?.seats[seat]?.orders)));
	get passing() {
		return get(this.#passing);
	}
	set passing(value) {
		set(this.#passing, value);
	}
	#idle = user_derived(() => this.asked && this.room?.options.length === 1 && this.room.options[0]?.act === "pass" && passesIdle(this.room.seats[this.room.view?.asked ?? -1]?.orders));
	get idle() {
		return get(this.#idle);
	}
	set idle(value) {
		set(this.#idle, value);
	}
	#busy = user_derived(() => get(this.#acting) || (this.room?.seq ?? 0) < get(this.#due));
	get busy() {
		return get(this.#busy);
	}
	set busy(value) {
		set(this.#busy, value);
	}
	#unfinished = user_derived(() => get(this.#taken) > 0 && this.asked && !this.busy && this.room?.undo.free === true);
	get unfinished() {
		return get(this.#unfinished);
	}
	set unfinished(value) {
		set(this.#unfinished, value);
	}
	#payable = user_derived(() => this.asked && this.room?.view ? proposal(this.room.view, this.room.options) !== null : false);
	get payable() {
		return get(this.#payable);
	}
	set payable(value) {
		set(this.#payable, value);
	}
	#names = user_derived(() => this.room?.seats.map(nameOf) ?? []);
	get names() {
		return get(this.#names);
	}
	set names(value) {
		set(this.#names, value);
	}
	#scene = user_derived(() => sceneOf(this.names, this.cards));
	get scene() {
		return get(this.#scene);
	}
	set scene(value) {
		set(this.#scene, value);
	}
	follow() {
		this.moved = false;
		const refused = (reason) => {
			this.refused = reason;
			forget(this.id);
		};
		socket.watch(this.id, {
			have: () => this.lines.length,
			refused
		});
	}
	leave() {
		this.#stop();
		socket.unwatch(this.id);
	}
	/** Picks an option of the question that stands. */
	async act(pick) {
		const { room } = this;
		const choice = room?.options[pick];
		const seat = room?.view?.asked;
		if (!room || !choice || this.busy || seat === null || seat === void 0) return;
		this.selection = this.selection.picked(room, choice);
		if (room.options.length > 1) set(this.#taken, get(this.#taken) + 1);
		set(this.#acting, true);
		try {
			const done = await socket.ask({
				do: "act",
				table: this.id,
				seat,
				at: room.at,
				pick
			});
			if (done.is === "done") set(this.#due, done.seq);
		} catch (problem) {
			if (!(problem instanceof Refusal && problem.code === "stale")) complain(problem, this.scene);
		} finally {
			set(this.#acting, false);
			this.#answerAlone();
		}
	}
	/** Asks for something else; what is refused is shown. */
	async ask(ask) {
		try {
			await socket.ask(ask);
			return true;
		} catch (problem) {
			complain(problem, this.scene);
			return false;
		}
	}
	async undo() {
		const seat = this.room?.undo.seats[0];
		if (seat === void 0) return;
		const { selection } = this;
		this.selection = selection.undone();
		set(this.#taken, Math.max(0, get(this.#taken) - 1), true);
		if (!await this.ask({
			do: "undo",
			table: this.id,
			seat
		})) this.selection = selection;
	}
	/** Takes back the whole of an action that is not finished. */
	async takeBack() {
		while (this.unfinished) {
			const next = new Promise((resolve) => this.#awaited.push(resolve));
			await this.undo();
			await next;
		}
	}
	/** Pays what is to be paid, with what this person needs least. */
	pay() {
		const { room } = this;
		const pick = room?.view ? proposal(room.view, room.options) : null;
		if (pick === null) return;
		this.#paying = payment(room?.view);
		this.act(pick);
	}
	passUntilMyTurn() {
		if (this.room?.view) this.#lodge(this.room, !this.passing);
	}
	/** Answers by rule, if there is a rule for it. */
	#answerAlone() {
		const { room } = this;
		if (!room?.view || !this.asked || this.busy || this.moved) return;
		const key = `${room.round} ${room.at} ${room.seq}`;
		if (this.#paying !== payment(room.view)) this.#paying = null;
		const pick = (this.#paying === null ? null : proposal(room.view, room.options)) ?? answer(room.view, room.options, settings.fullControl, room.staged);
		if (pick === null || this.#answered === key) return;
		this.#answered = key;
		this.act(pick);
	}
	#take(tell) {
		if (!("table" in tell) || tell.table !== this.id) return;
		switch (tell.is) {
			case "room":
				this.#enter(tell);
				break;
			case "said":
				this.chat = [...this.chat, tell.spoken].slice(-200);
				break;
			case "moved":
				this.moved = true;
				break;
			case "broken": this.broken = tell.why;
		}
	}
	#enter(room) {
		if (this.room?.game !== room.game) this.#learn(room.game);
		if (room.scene && this.room?.seq !== room.seq) this.cards = withOwn(this.#shipped, room, this.#packed);
		if (room.packs?.length) this.#meet(room);
		this.lines = [...this.lines.slice(0, room.log_from), ...room.log];
		this.chat = room.chat.length > 0 ? room.chat : this.chat;
		this.since = performance.now();
		this.refused = null;
		this.room = room;
		this.selection = this.selection.seen(room);
		if (!this.asked || rests(room)) set(this.#taken, 0);
		for (const go of this.#awaited.splice(0)) go();
		remember(room);
		this.#lodge(room);
		this.#seal(room);
		this.#answerAlone();
	}
	/** Tells the room how to answer for this person, where it does not know it yet. */
	#lodge(room, passing) {
		if (room.stage !== "playing" || room.staged || this.moved) return;
		const { fullControl, passed, passIdle, askOwn } = settings;
		for (const seat of this.mine) {
			const now = room.seats[seat]?.orders;
			const orders = ordersOf(room.game, {
				fullControl,
				passed,
				passIdle,
				askOwn,
				passing: passing ?? isPassing(now)
			});
			const words = JSON.stringify(orders);
			const known = JSON.stringify(now) === words;
			if (known) this.#lodged.delete(seat);
			if (known || this.#lodged.get(seat) === words) continue;
			this.#lodged.set(seat, words);
			this.ask({
				do: "lodge",
				table: this.id,
				seat,
				orders
			});
		}
	}
	async #learn(game) {
		try {
			this.#shipped = await cards(game);
			this.cards = withOwn(this.#shipped, this.room, this.#packed);
			this.info = (await games()).find((each) => each.key === game) ?? null;
		} catch (problem) {
			complain(problem);
		}
	}
	/** All are bound to their seeds: now ours may be known. */
	#seal(room) {
		if (room.stage !== "sealing") return;
		for (const seat of this.mine) {
			const hash = room.fair.commits[seat] ?? "";
			const seed = seedFor(this.id, seat, hash);
			if (!seed || room.seats[seat]?.ready || this.#sealed.has(hash)) continue;
			this.#sealed.add(hash);
			this.ask({
				do: "reveal",
				table: this.id,
				seat,
				seed
			});
		}
	}
	/** Asks for the cards of packs, as soon as another one is to be seen. */
	async #meet(room) {
		const seen = namesIn(room);
		if (seen === this.#met) return;
		this.#met = seen;
		try {
			this.#packed = await packs.shown(this.id);
			meetPictures(this.id, this.#packed);
			this.cards = withOwn(this.#shipped, this.room, this.#packed);
		} catch {
			this.#met = "";
		}
	}
	/** Reports a mistake: the server keeps the game, and gives it where it may. */
	report() {
		return api.report(this.id);
	}
};
/** The cards of a game and those that only this table has, in place of those of the same name. */
function withOwn(shipped, room, packed) {
	const own = [...packed, ...room?.scene?.cards ?? []];
	return own.length > 0 ? new Cards([...shipped.all, ...own]) : shipped;
}
/** The names of all cards that are to be seen, and whose deck is known. */
function namesIn(room) {
	const names = new Set(room.seats.flatMap((seat) => seat.deck ?? []));
	const meet = (cards) => {
		for (const card of cards) {
			if (card.name) names.add(card.name);
			meet(card.with ?? []);
		}
	};
	for (const zone of [...room.view?.shared ?? [], ...(room.view?.seats ?? []).flatMap((side) => side.zones)]) meet(zone.cards);
	for (const { cause } of room.log) if (cause) names.add(cause);
	return [...names].sort().join("\n");
}
/** Nothing is half done: a turn goes on, or a window stands open. */
function rests(room) {
	return room.options.some(({ act }) => act === "end" || act === "pass");
}
function nameOf(seat) {
	return seat.kind === "bot" ? botName(seat.name) : seat.name;
}
export { Table };
