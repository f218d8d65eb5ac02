import { enterOffer, spaceOffer } from "../../lib/offers.js";
import { settings } from "../../lib/store/settings.js";
// src/pages/table/keys.ts
var ACTABLE = ".felt [data-spot].ready, .prompt .pickable, .prompt .buttons button";
/** The keys of the table. A key that does something here does nothing else. */
function keys(event, on) {
	if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
	const target = event.target instanceof Element ? event.target : document.body;
	if (target.closest("dialog:not(.light), input, textarea, select")) return;
	if (event.repeat && [" ", "Enter"].includes(event.key)) return event.preventDefault();
	if (act(event.key, target, on)) event.preventDefault();
}
function act(key, target, { table, sorted, log, why }) {
	const free = !target.closest("button, a, summary, [role=button]");
	const card = target.closest("[data-spot]") !== null;
	switch (key) {
		case " ": return (free || card) && (pays(table) || pick(table, spaceOffer(sorted.buttons)));
		case "Enter": return free && (pays(table) || pick(table, enterOffer(sorted, table.selection.labels.length)));
		case "n":
		case "N": return next(target);
		case "z":
		case "Z":
			table.undo();
			return true;
		case "f":
		case "F":
			settings.fullControl = !settings.fullControl;
			return true;
		case "l":
		case "L":
			log();
			return true;
		case "Escape":
			if (table.passing) {
				table.passUntilMyTurn();
				return true;
			}
			if (!table.unfinished) return false;
			table.takeBack();
			return true;
		case "?": return why();
		default: return false;
	}
}
/** Goes to the next card or button with which something can be done. */
function next(from) {
	const all = [...document.querySelectorAll(ACTABLE)];
	all[(all.findIndex((each) => each === from) + 1) % all.length]?.focus();
	return all.length > 0;
}
/** Accepts the payment that is proposed, if one is. */
function pays(table) {
	const { payable } = table;
	if (payable) table.pay();
	return payable;
}
function pick(table, offer) {
	if (offer) table.act(offer.pick);
	return offer !== null;
}
export { keys };
