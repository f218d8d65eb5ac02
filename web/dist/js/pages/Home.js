import { __exportAll } from "../rolldown-runtime.js";
import { $document, append, child, effect, from_html, get, head, if_block, next, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, untrack, user_derived } from "../vendor/svelte.js";
import { games } from "../lib/cards.js";
import { go } from "../lib/router.js";
import { say, speakOf } from "../lib/say.js";
import { takeOver } from "../lib/api.js";
import { quickMatch } from "../lib/quick.js";
import { playBot, playFriend, playHotSeat } from "../lib/start.js";
import { preferred, settings } from "../lib/store/settings.js";
import { complain } from "../lib/store/toasts.js";
import { Button } from "../parts/Button.js";
import { freshForm, wishesOf } from "./home/form.js";
import { Continue } from "./home/Continue.js";
import { Games } from "./home/Games.js";
import { OpenTables } from "./home/OpenTables.js";
import { Options } from "./home/Options.js";
import { Ways } from "./home/Ways.js";
// src/pages/Home.svelte
var Home_exports = /* @__PURE__ */ __exportAll({ default: () => Home });
var root = from_html(`<p class="failed svelte-et6md" role="alert"> <!></p>`);
var root_1 = from_html(`<div class="home svelte-et6md"><header class="svelte-et6md"><h1 class="svelte-et6md"> </h1> <p class="svelte-et6md"> </p></header> <!> <!> <!> <!> <!> <!></div>`);
function Home($$anchor, $$props) {
	push($$props, true);
	let all = state([]);
	let chosen = state("");
	let form = state(null);
	let busy = state(false);
	let failed = state(false);
	const game = user_derived(() => get(all).find((each) => each.key === get(chosen)) ?? get(all)[0]);
	speakOf(() => get(game)?.key);
	async function load() {
		set(failed, false);
		try {
			set(all, await games());
			choose(preferred(get(all), $$props.query.get("game"))?.key ?? "");
		} catch {
			set(failed, true);
		}
	}
	function choose(key) {
		set(chosen, key, true);
		const found = get(all).find((each) => each.key === key);
		if (found) set(form, freshForm(found), true);
		if (found) settings.game = key;
	}
	async function start(how) {
		if (!get(game) || !get(form)) return;
		set(busy, true);
		try {
			await how(get(game), wishesOf(get(game), get(form)));
		} catch (problem) {
			complain(problem);
		} finally {
			set(busy, false);
		}
	}
	load();
	const device = untrack(() => $$props.query.get("device"));
	if (device) takeOver(device).then(() => (location.hash = "#/", location.reload()), complain);
	var div = root_1();
	head("et6md", ($$anchor) => {
		effect(() => {
			$document.title = "Arbiter";
		});
	});
	var header = child(div);
	var h1 = child(header);
	var text$1 = only_child(h1, true);
	var p = sibling(h1, 2);
	var text_1 = only_child(p, true);
	reset(header);
	var node = sibling(header, 2);
	var consequent = ($$anchor) => {
		var p_1 = root();
		var text_2 = child(p_1);
		var node_1 = sibling(text_2);
		Button(node_1, {
			kind: "primary",
			onclick: load,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_3 = text();
				template_effect(($0) => set_text(text_3, $0), [() => say("web-try-again")]);
				append($$anchor, text_3);
			},
			$$slots: { default: true }
		});
		reset(p_1);
		template_effect(($0) => set_text(text_2, `${$0 ?? ""} `), [() => say("web-no-server")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(failed)) $$render(consequent);
	});
	var node_2 = sibling(node, 2);
	Continue(node_2, { get games() {
		return get(all);
	} });
	var node_3 = sibling(node_2, 2);
	var consequent_1 = ($$anchor) => {
		Games($$anchor, {
			get games() {
				return get(all);
			},
			get chosen() {
				return get(chosen);
			},
			onchoose: choose
		});
	};
	if_block(node_3, ($$render) => {
		if (get(all).length > 1) $$render(consequent_1);
	});
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => get(busy) || !get(game));
		Ways(node_4, {
			get game() {
				return get(game);
			},
			get busy() {
				return get($0);
			},
			onbot: () => start(playBot),
			onfriend: () => start(playFriend),
			onlearn: () => go(get(game) && get(game).lessons === 0 ? `/rules/${get(game).key}` : `/learn/${get(game)?.key ?? ""}`)
		});
	}
	var node_5 = sibling(node_4, 2);
	var consequent_2 = ($$anchor) => {
		Options($$anchor, {
			get game() {
				return get(game);
			},
			get busy() {
				return get(busy);
			},
			onhot: () => start(playHotSeat),
			get form() {
				return get(form);
			},
			set form($$value) {
				set(form, $$value, true);
			}
		});
	};
	if_block(node_5, ($$render) => {
		if (get(game) && get(form)) $$render(consequent_2);
	});
	var node_6 = sibling(node_5, 2);
	{
		let $0 = user_derived(() => get(busy) || !get(game));
		OpenTables(node_6, {
			get games() {
				return get(all);
			},
			get game() {
				return get(game);
			},
			get busy() {
				return get($0);
			},
			onquick: () => start(quickMatch)
		});
	}
	reset(div);
	template_effect(($0, $1) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
	}, [() => say("web-tagline"), () => say("web-promise")]);
	append($$anchor, div);
	pop();
}
export { Home_exports };
