import { get, proxy, set, state, user_derived } from "../../vendor/svelte.js";
import { api } from "../../lib/api.js";
import { add, copies, keyOf, take, textOf } from "./deck.js";
import { draft, forget, freshId, held, keep, keepDraft } from "./shelf.js";
// src/pages/decks/builder.svelte.ts
var PAUSE_MS = 150;
var ORDER = [
	"leader",
	"faction",
	"main",
	"deck",
	"evolve",
	"reserve"
];
var Builder = class {
	#game = state(null);
	get game() {
		return get(this.#game);
	}
	set game(value) {
		set(this.#game, value);
	}
	#list = state([]);
	get list() {
		return get(this.#list);
	}
	set list(value) {
		set(this.#list, value);
	}
	#id = state(proxy(freshId()));
	get id() {
		return get(this.#id);
	}
	set id(value) {
		set(this.#id, value, true);
	}
	#name = state("");
	get name() {
		return get(this.#name);
	}
	set name(value) {
		set(this.#name, value, true);
	}
	#entries = state([]);
	get entries() {
		return get(this.#entries);
	}
	set entries(value) {
		set(this.#entries, value);
	}
	#report = state(null);
	get report() {
		return get(this.#report);
	}
	set report(value) {
		set(this.#report, value);
	}
	#checking = state(false);
	get checking() {
		return get(this.#checking);
	}
	set checking(value) {
		set(this.#checking, value, true);
	}
	#shelf = state(held());
	get shelf() {
		return get(this.#shelf);
	}
	set shelf(value) {
		set(this.#shelf, value);
	}
	#chosen = state(null);
	get chosen() {
		return get(this.#chosen);
	}
	set chosen(value) {
		set(this.#chosen, value, true);
	}
	#reading = state(false);
	get reading() {
		return get(this.#reading);
	}
	set reading(value) {
		set(this.#reading, value, true);
	}
	#laid = state("");
	#cards = user_derived(() => new Map(this.list.map((card) => [keyOf(card), card])));
	get cards() {
		return get(this.#cards);
	}
	set cards(value) {
		set(this.#cards, value);
	}
	#priced = user_derived(() => this.list.some((card) => card.numbers.some((number) => number.key === "cost")));
	get priced() {
		return get(this.#priced);
	}
	set priced(value) {
		set(this.#priced, value);
	}
	#parts = user_derived(() => [...new Set(this.list.map((card) => card.part).filter(Boolean))].sort((a, b) => place(a) - place(b)));
	get parts() {
		return get(this.#parts);
	}
	set parts(value) {
		set(this.#parts, value);
	}
	#text = user_derived(() => textOf(this.entries, this.parts));
	get text() {
		return get(this.#text);
	}
	set text(value) {
		set(this.#text, value);
	}
	#saved = user_derived(() => this.shelf.some((deck) => deck.id === this.id && deck.text === this.text && deck.name === this.name));
	get saved() {
		return get(this.#saved);
	}
	set saved(value) {
		set(this.#saved, value);
	}
	#edited = user_derived(() => !this.saved && this.entries.length > 0 && this.text !== get(this.#laid));
	get edited() {
		return get(this.#edited);
	}
	set edited(value) {
		set(this.#edited, value);
	}
	#own = user_derived(() => this.shelf.filter((deck) => deck.game === this.game?.key));
	get own() {
		return get(this.#own);
	}
	set own(value) {
		set(this.#own, value);
	}
	#timer;
	#asked = 0;
	begin(game, list) {
		this.game = game;
		this.list = list;
		this.fresh();
		const left = draft(game.key);
		if (left) this.#resume(left).catch(() => {});
	}
	/** What was being built when the page was left lies on the table again, and is not saved yet. */
	async #resume({ id, name, text }) {
		const { entries } = await api.deck(this.game?.key ?? "", text);
		if (this.entries.length > 0) return;
		this.load(id, name, entries);
		set(this.#laid, "");
		this.#remember();
	}
	choose(name) {
		this.chosen = name;
		this.reading = true;
	}
	fresh() {
		this.load(freshId(), "", []);
	}
	/** Lays another deck on the table. */
	load(id, name, entries) {
		this.id = id;
		this.name = name;
		this.entries = entries;
		set(this.#laid, textOf(entries, this.parts), true);
		this.report = null;
		this.#check(0);
	}
	/** Reads a text, a code or a file with the server, and lays it on the table. */
	async read(text, name, id = freshId()) {
		const report = await api.deck(this.game?.key ?? "", text);
		this.load(id, name, report.entries);
		return report;
	}
	/** One copy more; says how many there are now. */
	add(part, name) {
		this.entries = add(this.entries, part, name);
		this.#check(PAUSE_MS);
		return copies(this.entries, part, name);
	}
	take(part, name) {
		this.entries = take(this.entries, part, name);
		this.#check(PAUSE_MS);
		return copies(this.entries, part, name);
	}
	/** Takes a card in the place of the one that a fault is about, as often as that one was there. */
	replace(fault, name) {
		const about = fault.why.args?.flatMap(([, arg]) => "card" in arg && arg.card !== null ? [arg.card] : [])[0];
		const gone = this.entries.filter((entry) => entry.name === about);
		const left = this.entries.filter((entry) => entry.name !== about);
		this.entries = gone.reduce((all, { part, count }) => add(all, part, name, count), left);
		this.#check(0);
	}
	save(untitled) {
		this.name = this.name.trim() || untitled;
		const done = keep({
			id: this.id,
			name: this.name,
			game: this.game?.key ?? "",
			text: this.text
		});
		this.shelf = held();
		if (done) keepDraft(this.game?.key ?? "", null);
		return done;
	}
	remove(id) {
		forget(id);
		this.shelf = held();
	}
	#remember() {
		const game = this.game?.key ?? "";
		if (this.edited) keepDraft(game, {
			id: this.id,
			name: this.name,
			game,
			text: this.text
		});
		else if (this.entries.length > 0 && draft(game)?.id === this.id) keepDraft(game, null);
	}
	/** Asks the server when nothing changed for a while; only the last answer counts. */
	#check(pause) {
		clearTimeout(this.#timer);
		const number = ++this.#asked;
		this.checking = true;
		this.#remember();
		this.#timer = setTimeout(async () => {
			try {
				const report = await api.deck(this.game?.key ?? "", this.text);
				if (number === this.#asked) this.report = report;
			} catch {
				if (number === this.#asked) this.report = null;
			} finally {
				if (number === this.#asked) this.checking = false;
			}
		}, pause);
	}
};
function place(part) {
	const at = ORDER.indexOf(part);
	return at < 0 ? ORDER.length : at;
}
export { Builder };
