import { proxy, user_pre_effect } from "../vendor/svelte.js";
import { brawl_default, catalog_default, cli_default, evolve_default, pages_default, server_default, spoils_default, wakfu_default, web_default } from "../locales/en.js";
import { brawl_default as brawl_default$1, catalog_default as catalog_default$1, cli_default as cli_default$1, evolve_default as evolve_default$1, pages_default as pages_default$1, server_default as server_default$1, spoils_default as spoils_default$1, wakfu_default as wakfu_default$1, web_default as web_default$1 } from "../locales/fr.js";
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle.js";
import { settings } from "./store/settings.js";
// src/lib/say.svelte.ts
var nowhere = {
	names: [],
	title: (name) => name
};
var KINDS = [
	"zone-",
	"number-",
	"phase-",
	"mark-",
	"counter-"
];
var speaking = proxy({ game: "" });
function speakOf(game) {
	user_pre_effect(() => {
		speaking.game = game() ?? "";
	});
}
/** What every page can say; each other file is named after its game. */
var COMMON = [
	"web",
	"pages",
	"server",
	"catalog",
	"cli"
];
var files = /* #__PURE__ */ Object.assign({
	"../../../locales/en/brawl.ftl": brawl_default,
	"../../../locales/en/catalog.ftl": catalog_default,
	"../../../locales/en/cli.ftl": cli_default,
	"../../../locales/en/evolve.ftl": evolve_default,
	"../../../locales/en/pages.ftl": pages_default,
	"../../../locales/en/server.ftl": server_default,
	"../../../locales/en/spoils.ftl": spoils_default,
	"../../../locales/en/wakfu.ftl": wakfu_default,
	"../../../locales/en/web.ftl": web_default,
	"../../../locales/fr/brawl.ftl": brawl_default$1,
	"../../../locales/fr/catalog.ftl": catalog_default$1,
	"../../../locales/fr/cli.ftl": cli_default$1,
	"../../../locales/fr/evolve.ftl": evolve_default$1,
	"../../../locales/fr/pages.ftl": pages_default$1,
	"../../../locales/fr/server.ftl": server_default$1,
	"../../../locales/fr/spoils.ftl": spoils_default$1,
	"../../../locales/fr/wakfu.ftl": wakfu_default$1,
	"../../../locales/fr/web.ftl": web_default$1
});
var bundles = bundled();
/** A bundle for each language and game, and one for what they share, under its language alone. */
function bundled() {
	const made = /* @__PURE__ */ new Map();
	for (const [path, text] of Object.entries(files)) {
		const [file = "", language = ""] = path.replace(/\.ftl$/, "").split("/").reverse();
		const key = bundleKey(language, COMMON.includes(file) ? "" : file);
		const bundle = made.get(key) ?? new FluentBundle(language, { useIsolating: false });
		bundle.addResource(new FluentResource(text));
		made.set(key, bundle);
	}
	return made;
}
function bundleKey(language, game) {
	return game ? `${language} ${game}` : language;
}
/** The sentence with this key; the key itself where there is none. */
function say(key, args = {}, game = speaking.game) {
	return find(key, args, game) ?? key;
}
/** Whether there is a sentence with this key. */
function known(key, game = speaking.game) {
	return find(key, {}, game) !== null;
}
/** A word of a view, by its kind: `word('zone-', 'hand')`. */
function word(kind, key, game = speaking.game) {
	return find(`${kind}${key}`, {}, game) ?? key;
}
/** A text that comes in every language. */
function either(both) {
	return both[settings.language] || both.en;
}
/** The same for lines. */
function eitherLines(both) {
	return both[settings.language].length > 0 ? both[settings.language] : both.en;
}
/**
* A message of the engine or the server. One without a translation shows its
* key and arguments, so that a game can still be played.
*/
function tell(message, scene = nowhere) {
	const args = message.args ?? [];
	const values = {};
	for (const [name, arg] of args) values[name] = "number" in arg ? arg.number : argument(arg, scene);
	const bare = () => `${message.key} ${args.map(([, arg]) => argument(arg, scene)).join(", ")}`.trimEnd();
	return find(message.key, values) ?? bare();
}
/** A player. */
function seat(number, scene = nowhere) {
	return scene.names[number] || say("seat", { letter: String.fromCharCode(65 + number) });
}
function argument(arg, scene) {
	if ("seat" in arg) return seat(arg.seat, scene);
	if ("number" in arg) return String(arg.number);
	if ("card" in arg) return arg.card === null ? say("hidden-card") : scene.title(arg.card);
	if ("text" in arg) return arg.text;
	if ("list" in arg) return arg.list.map((each) => argument(each, scene)).join(", ");
	for (const key of [arg.key, ...KINDS.map((kind) => kind + arg.key)]) {
		const found = find(key, {});
		if (found !== null) return found;
	}
	return arg.key;
}
/** In the language itself, then in English; each time the game first, then what all share. */
function find(key, args, game = speaking.game) {
	for (const language of [settings.language, "en"]) for (const owner of /* @__PURE__ */ new Set([game, ""])) {
		const bundle = bundles.get(bundleKey(language, owner));
		const pattern = bundle?.getMessage(key)?.value;
		if (bundle && pattern) return quoted(bundle.formatPattern(pattern, args, []), language);
	}
	return null;
}
/** What a terminal sets between backticks, a page sets between quotation marks. */
function quoted(text, language) {
	return text.includes("`") ? text.replace(/`([^`]*)`/g, language === "fr" ? "«\xA0$1\xA0»" : "“$1”") : text;
}
/** What a zone is called, with whose it is and how much lies there. */
function zoneName(zone, owner, count, scene) {
	const named = word("zone-", zone);
	if (owner === null) return say("web-zone", {
		zone: named,
		count
	});
	return say("web-zone-of", {
		zone: named,
		who: seat(owner, scene),
		count
	});
}
export { either, eitherLines, known, say, seat, speakOf, speaking, tell, word, zoneName };
