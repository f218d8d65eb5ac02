import { Refusal, call, stream } from "./api.js";
// src/lib/packs.ts
/** A file that became no pack: what is wrong, by line. */
var NoPack = class extends Refusal {
	faults;
	constructor(why, faults) {
		super("text", why);
		this.faults = faults;
	}
};
var packs = {
	list: () => call("GET", "/api/packs"),
	report: (hash) => call("GET", `/api/packs/${hash}`),
	remove: (hash, forget) => call("DELETE", `/api/packs/${hash}?forget=${forget}`),
	/** The cards of packs that a table shows to this person. */
	shown: (table) => call("GET", `/api/tables/${table}/cards`)
};
/** Hands a file to the server, and hears how far it has come. */
async function put(file, how, onstep) {
	const query = new URLSearchParams({
		name: how.name,
		dry: String(how.dry),
		update: String(how.update)
	});
	if (how.game) query.set("game", how.game);
	let report = null;
	for await (const line of stream(`/api/packs?${query}`, file)) {
		const step = JSON.parse(line);
		if (step.is === "progress") onstep(step.done, step.all);
		else if (step.is === "refused") throw new NoPack(step.why, step.faults);
		else report = step;
	}
	if (!report) throw new Refusal("busy", { key: "web-no-server" });
	return report;
}
/** A name for a pack after that of its file, as far as a pack may be called so. */
function nameAfter(file) {
	return file.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40).replace(/^-+|-+$/g, "");
}
/** What a report says of some cards, as a table. */
function tableOf(report) {
	const cell = (text) => text.replace(/[\t\n]/g, " ");
	return [
		"place	name	set	verdict	note	why",
		...report.cards.map(({ place, name, set, verdict, why = "", note = "" }) => [
			place,
			name,
			set,
			verdict,
			note,
			why
		].map(cell).join("	")),
		""
	].join("\n");
}
export { NoPack, nameAfter, packs, put, tableOf };
