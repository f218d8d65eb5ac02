import { known, say, word } from "./say.js";
// src/lib/names.ts
/** Bots are called by their level. */
function botName(level) {
	return say("web-bot-name", { level: word("web-level-", level) });
}
/** A name from a list that does not say who is a bot: there a bot is only its level. */
function listedName(name) {
	return known(`web-level-${name}`) ? botName(name) : name;
}
export { botName, listedName };
