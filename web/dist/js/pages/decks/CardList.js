import { append, bind_value, child, clsx, comment, each, first_child, from_html, get, if_block, next, only_child, pop, prop, push, remove_input_defaults, reset, set, set_attribute, set_class, set_text, sibling, spread_props, state, template_effect, text, to_array, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Refusal } from "../../lib/api.js";
import { say, tell } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { CardRow } from "./CardRow.js";
import { CardTile } from "./CardTile.js";
import { copies } from "./deck.js";
import { Filters } from "./Filters.js";
import { search } from "./net.js";
// src/pages/decks/CardList.svelte
var root = from_html(`<pre class="caret svelte-1879bbr" aria-hidden="true"> </pre>`);
var root_1 = from_html(`<!> <p class="bad svelte-1879bbr"> </p>`, 1);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<div class="list svelte-1879bbr"><div class="tools svelte-1879bbr"><div class="search svelte-1879bbr"><label for="card-search" class="unseen"> </label> <input id="card-search" type="search" autocomplete="off" spellcheck="false" maxlength="256" aria-describedby="card-search-says" class="svelte-1879bbr"/> <!> <!></div> <div id="card-search-says" class="says svelte-1879bbr" role="status"><!></div> <div class="filters svelte-1879bbr"><!></div></div> <ul></ul> <!></div>`);
function CardList($$anchor, $$props) {
	push($$props, true);
	let builder = prop($$props, "builder", 7);
	/** So many rows are drawn at first; a long list is slow on a phone. */
	const PAGE = 60;
	const PAUSE_MS = 180;
	let query = state("");
	let found = state(null);
	let fault = state(null);
	let shown = state(PAGE);
	let asked = 0;
	const names = user_derived(() => {
		const faces = /* @__PURE__ */ new Map();
		for (const card of builder().list) faces.set(card.name, [...faces.get(card.name) ?? [], card]);
		return [...faces].filter(([name]) => get(found) === null || get(found).has(name));
	});
	const classes = user_derived(() => [...new Set(builder().list.map((card) => card.class))]);
	const kinds = user_derived(() => [...new Set(builder().list.map((card) => card.kind))]);
	user_effect(() => {
		const wanted = get(query).trim();
		const game = builder().game?.key;
		const number = ++asked;
		if (!game) return;
		if (wanted === "") {
			set(found, null);
			set(fault, null);
			return;
		}
		const timer = setTimeout(() => void look(game, wanted, number), PAUSE_MS);
		return () => clearTimeout(timer);
	});
	async function look(game, wanted, number) {
		try {
			const names = await search(game, wanted);
			if (number !== asked) return;
			set(found, new Set(names));
			set(fault, null);
			set(shown, PAGE);
		} catch (problem) {
			if (number !== asked) return;
			set(fault, problem instanceof Refusal ? {
				text: tell(problem.why),
				column: columnOf(problem)
			} : {
				text: say("pages-failed"),
				column: null
			}, true);
		}
	}
	function columnOf(problem) {
		const arg = problem.why.args?.find(([name]) => name === "column")?.[1];
		return arg && "number" in arg ? arg.number : null;
	}
	var div = root_3();
	var div_1 = child(div);
	var div_2 = child(div_1);
	var label = child(div_2);
	var text$1 = only_child(label, true);
	var input = sibling(label, 2);
	remove_input_defaults(input);
	var node = sibling(input, 2);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => say("decks-clear"));
			Button($$anchor, {
				kind: "quiet",
				icon: "close",
				small: true,
				get "aria-label"() {
					return get($0);
				},
				onclick: () => set(query, "")
			});
		}
	};
	if_block(node, ($$render) => {
		if (get(query)) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	Button(node_1, {
		small: true,
		get "aria-pressed"() {
			return settings.grid;
		},
		onclick: () => settings.grid = !settings.grid,
		children: ($$anchor, $$slotProps) => {
			next();
			var text_1 = text();
			template_effect(($0) => set_text(text_1, $0), [() => say("decks-grid")]);
			append($$anchor, text_1);
		},
		$$slots: { default: true }
	});
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var node_2 = child(div_3);
	var consequent_2 = ($$anchor) => {
		var fragment_2 = root_1();
		var node_3 = first_child(fragment_2);
		var consequent_1 = ($$anchor) => {
			var pre = root();
			var text_2 = only_child(pre);
			template_effect(($0) => set_text(text_2, `${get(query) ?? ""}
${$0 ?? ""}^`), [() => " ".repeat(Math.max(0, get(fault).column - 1))]);
			append($$anchor, pre);
		};
		if_block(node_3, ($$render) => {
			if (get(fault).column !== null) $$render(consequent_1);
		});
		var p = sibling(node_3, 2);
		var text_3 = only_child(p, true);
		template_effect(() => set_text(text_3, get(fault).text));
		append($$anchor, fragment_2);
	};
	var consequent_3 = ($$anchor) => {
		var p_1 = root_2();
		var text_4 = only_child(p_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => say("decks-found", { count: get(names).length })]);
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var p_2 = root_2();
		var text_5 = only_child(p_2, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("decks-search-hint", { class: get(classes).at(-1) ?? "" })]);
		append($$anchor, p_2);
	};
	if_block(node_2, ($$render) => {
		if (get(fault)) $$render(consequent_2);
		else if (get(query)) $$render(consequent_3, 1);
		else $$render(alternate, -1);
	});
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var node_4 = child(div_4);
	Filters(node_4, {
		get classes() {
			return get(classes);
		},
		get kinds() {
			return get(kinds);
		},
		get priced() {
			return builder().priced;
		},
		get query() {
			return get(query);
		},
		set query($$value) {
			set(query, $$value, true);
		}
	});
	reset(div_4);
	reset(div_1);
	var ul = sibling(div_1, 2);
	each(ul, 21, () => get(names).slice(0, get(shown)), ([name, faces]) => name, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let name = () => get($$array)[0];
		let faces = () => get($$array)[1];
		const props = user_derived(() => ({
			faces: faces(),
			chosen: builder().chosen === name(),
			count: (part) => copies(builder().entries, part, name()),
			onchoose: () => builder().choose(name()),
			onadd: (part) => $$props.onadd(part, name())
		}));
		var fragment_3 = comment();
		var node_5 = first_child(fragment_3);
		var consequent_4 = ($$anchor) => {
			CardTile($$anchor, spread_props(() => get(props), { onlook: () => builder().chosen = name() }));
		};
		var alternate_1 = ($$anchor) => {
			CardRow($$anchor, spread_props(() => get(props)));
		};
		if_block(node_5, ($$render) => {
			if (settings.grid) $$render(consequent_4);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_3);
	});
	reset(ul);
	var node_6 = sibling(ul, 2);
	var consequent_5 = ($$anchor) => {
		Button($$anchor, {
			onclick: () => set(shown, get(shown) + PAGE),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_6 = text();
				template_effect(($0) => set_text(text_6, $0), [() => say("decks-more", { count: Math.min(PAGE, get(names).length - get(shown)) })]);
				append($$anchor, text_6);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_6, ($$render) => {
		if (get(names).length > get(shown)) $$render(consequent_5);
	});
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_attribute(input, "placeholder", $1);
		set_attribute(input, "aria-invalid", get(fault) !== null);
		set_class(ul, 1, clsx({ grid: settings.grid }), "svelte-1879bbr");
		set_attribute(ul, "aria-label", $2);
	}, [
		() => say("decks-search"),
		() => say("decks-search"),
		() => say("decks-cards")
	]);
	bind_value(input, () => get(query), ($$value) => set(query, $$value));
	append($$anchor, div);
	pop();
}
export { CardList };
