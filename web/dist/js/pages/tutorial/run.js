import { get, set, state, user_derived } from "../../vendor/svelte.js";
import { newSeats, stagedSeats } from "../../lib/seating.js";
import { Refusal, api } from "../../lib/api.js";
import { socket } from "../../lib/live.js";
import { moves } from "../../lib/store/settings.js";
import { finish, next } from "./course.js";
import { throughLearner } from "./eyes.js";
// src/pages/tutorial/run.svelte.ts
var PAUSE_MS = {
	moving: 1100,
	still: 350
};
var Run = class {
	game;
	lesson;
	#table = state("");
	get table() {
		return get(this.#table);
	}
	set table(value) {
		set(this.#table, value, true);
	}
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
	#view = state(null);
	get view() {
		return get(this.#view);
	}
	set view(value) {
		set(this.#view, value);
	}
	#done = state(0);
	get done() {
		return get(this.#done);
	}
	set done(value) {
		set(this.#done, value, true);
	}
	#failed = state(null);
	get failed() {
		return get(this.#failed);
	}
	set failed(value) {
		set(this.#failed, value);
	}
	#other = state(null);
	get other() {
		return get(this.#other);
	}
	set other(value) {
		set(this.#other, value, true);
	}
	#sent = state(-1);
	get sent() {
		return get(this.#sent);
	}
	set sent(value) {
		set(this.#sent, value, true);
	}
	#misses = state(0);
	get misses() {
		return get(this.#misses);
	}
	set misses(value) {
		set(this.#misses, value, true);
	}
	#_turn = user_derived(() => this.#turn());
	get turn() {
		return get(this.#_turn);
	}
	set turn(value) {
		set(this.#_turn, value);
	}
	#stop;
	#timer;
	#over = false;
	constructor(game, lesson) {
		this.game = game;
		this.lesson = lesson;
		this.#stop = socket.hear((tell) => this.#take(tell));
		this.start();
	}
	/** Lays the table anew. */
	async start() {
		this.#reset();
		try {
			const count = stagedSeats(this.game, this.lesson.setup);
			const seats = newSeats(count, count, "open");
			const start = {
				is: "scene",
				setup: this.lesson.setup
			};
			const table = {
				game: this.game.key,
				mode: "",
				seating: "",
				seats,
				public: false,
				best_of: 1,
				clock: null,
				start
			};
			const opened = await api.open(table);
			if (this.#over) return;
			this.table = opened.table;
			socket.watch(this.table, {
				have: () => this.lines.length,
				refused: (why) => this.failed = why
			});
		} catch (problem) {
			this.failed = problem;
		}
	}
	leave() {
		this.#over = true;
		clearTimeout(this.#timer);
		this.#stop();
		if (this.table) socket.unwatch(this.table);
	}
	/** The learner picks an option: the one of the step is played, any other is talked about. */
	pick(pick) {
		const { turn } = this;
		if (turn.is !== "learner") return;
		if (turn.pick !== pick) {
			this.other = pick;
			this.misses += 1;
			return;
		}
		this.other = null;
		this.#act(pick, true);
	}
	#turn() {
		const { room } = this;
		if (room?.stage === "broken") return { is: "astray" };
		if (room?.at === this.sent) return { is: "wait" };
		return next(this.lesson, this.done, room?.view ?? null, room?.options ?? []);
	}
	#reset() {
		clearTimeout(this.#timer);
		if (this.table) socket.unwatch(this.table);
		this.table = "";
		this.room = null;
		this.view = null;
		this.lines = [];
		this.done = 0;
		this.other = null;
		this.failed = null;
		this.sent = -1;
	}
	#take(tell) {
		if (tell.is !== "room" || tell.table !== this.table || this.#over) return;
		this.lines = [...this.lines.slice(0, tell.log_from), ...tell.log];
		this.room = tell;
		this.view = tell.view && throughLearner(tell.view, this.view);
		this.#goOn();
	}
	/** Plays what is the page's to play. */
	#goOn() {
		const { turn, room } = this;
		if (turn.is === "done") finish(this.game.key, this.lesson.number);
		if (turn.is !== "page" || !room || this.sent === room.at) return;
		clearTimeout(this.#timer);
		const pause = moves() ? PAUSE_MS.moving : PAUSE_MS.still;
		this.#timer = setTimeout(() => void this.#act(turn.pick, turn.step !== null), turn.step ? pause : 0);
	}
	async #act(pick, isStep) {
		const { room } = this;
		const seat = room?.view?.asked;
		if (!room || seat === null || seat === void 0 || this.sent === room.at) return;
		this.sent = room.at;
		const steps = this.done + (isStep ? 1 : 0);
		this.done = steps;
		try {
			await socket.ask({
				do: "act",
				table: this.table,
				seat,
				at: room.at,
				pick
			});
		} catch (problem) {
			if (problem instanceof Refusal && problem.code === "stale") return;
			this.failed = problem;
		}
		if (this.room !== room) this.#goOn();
	}
};
export { Run };
