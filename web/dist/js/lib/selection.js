// src/lib/selection.ts
/** Acts that stand for themselves and never belong to a selection. */
var WHOLE = [
	"play",
	"use",
	"evolve",
	"attack",
	"pass",
	"end",
	"stack",
	"keep",
	"mulligan",
	"flip",
	"restore",
	"develop",
	"stop"
];
/** Whoever acts in its turn does one thing after the other: that is no selection. */
var MAIN = "ask-main";
/**
* Several picks in a row of the same question, shown as one selection. It goes
* on as long as every change of the decision is a pick or a taking back of
* this page, and the question stays the same.
*/
var Selection = class Selection {
	labels;
	#question;
	#at;
	/** A change by this page is on its way. */
	#expected;
	constructor(labels = [], question = "", at = -1, expected = false) {
		this.labels = labels;
		this.#question = question;
		this.#at = at;
		this.#expected = expected;
	}
	/** After one more pick. */
	picked(room, choice) {
		if (!room.view || room.view.question === MAIN || WHOLE.includes(choice.act)) return new Selection();
		const { question } = room.view;
		const before = question === this.#question ? this.labels : [];
		return new Selection([...before, choice.label], question, room.at, true);
	}
	/** After the last pick was taken back. */
	undone() {
		return new Selection(this.labels.slice(0, -1), this.#question, this.#at, true);
	}
	/** What is left of it in this room. */
	seen(room) {
		if (room.at === this.#at) return this;
		return this.#expected && room.view?.question === this.#question ? new Selection(this.labels, this.#question, room.at) : new Selection();
	}
};
export { Selection };
