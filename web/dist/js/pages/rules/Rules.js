import { __exportAll } from "../../rolldown-runtime.js";
import { $document, append, bind_value, child, deferred_template_effect, delegate, delegated, each, from_html, get, head, if_block, init_select, next, only_child, pop, push, remove_input_defaults, reset, select_option, set, set_attribute, set_class, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { clauses, games } from "../../lib/cards.js";
import { go } from "../../lib/router.js";
import { either, known, say, speakOf } from "../../lib/say.js";
import { showMe } from "../../lib/show.js";
import { complain } from "../../lib/store/toasts.js";
import { preferred, settings } from "../../lib/store/settings.js";
import { chapters, filter, kindsOf } from "./filter.js";
// src/pages/rules/Rules.svelte
var Rules_exports = /* @__PURE__ */ __exportAll({ default: () => Rules });
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<select class="svelte-3mwf9z"></select>`);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<button type="button" class="svelte-3mwf9z"> </button>`);
var root_4 = from_html(`<p class="unknown svelte-3mwf9z"> </p>`);
var root_5 = from_html(`<button type="button" class="show svelte-3mwf9z"> </button>`);
var root_6 = from_html(`<li tabindex="-1"><a class="svelte-3mwf9z"> </a> <p> <!></p></li>`);
var root_7 = from_html(`<section><h2 class="svelte-3mwf9z"> </h2> <ul></ul></section>`);
var root_8 = from_html(`<div class="page svelte-3mwf9z"><header class="svelte-3mwf9z"><h1 class="svelte-3mwf9z"> </h1> <!></header> <p class="soft"> </p> <div class="tools svelte-3mwf9z"><input type="search"/> <div class="kinds svelte-3mwf9z" role="group"></div> <p class="soft" role="status"><!></p> <!></div> <!> <!></div>`);
function Rules($$anchor, $$props) {
	push($$props, true);
	let list = state([]);
	let all = state([]);
	let loading = state(true);
	let failed = state(false);
	let words = state("");
	let kind = state("");
	const game = user_derived(() => $$props.parts[0] ?? preferred(get(list))?.key ?? "");
	const wanted = user_derived(() => $$props.parts[1] ?? "");
	const found = user_derived(() => filter(get(all), get(words), get(kind), settings.language));
	const shown = user_derived(() => chapters(get(found)));
	speakOf(() => get(game));
	user_effect(() => {
		load(get(game));
	});
	user_effect(() => {
		if (!get(wanted) || get(all).length === 0) return;
		const target = document.getElementById(`clause-${get(wanted)}`);
		target?.scrollIntoView({ block: "center" });
		target?.focus({ preventScroll: true });
	});
	async function load(key) {
		set(failed, false);
		try {
			set(list, await games());
			if (!key) return;
			const fresh = await clauses(key);
			if (key !== get(game)) return;
			set(all, [...fresh.values()]);
			set(loading, false);
		} catch {
			set(failed, true);
		}
	}
	function nameOf(each) {
		const key = `rules-kind-${each || "all"}`;
		return known(key) ? say(key) : say("rules-kind-other", { kind: each });
	}
	var div = root_8();
	head("3mwf9z", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => say("rules-title")]);
	});
	var header = child(div);
	var h1 = child(header);
	var text$1 = only_child(h1, true);
	var node = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var select = root_1();
		each(select, 21, () => get(list), (each) => each.key, ($$anchor, each) => {
			var option = root();
			var text_1 = only_child(option, true);
			var option_value = {};
			template_effect(() => {
				set_text(text_1, get(each).title);
				if (option_value !== (option_value = get(each).key)) option.value = (option.__value = option_value) ?? "";
			});
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		template_effect(($0) => {
			set_attribute(select, "aria-label", $0);
			if (select_value !== (select_value = get(game))) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		}, [() => say("web-game")]);
		delegated("change", select, (event) => go(`/rules/${event.currentTarget.value}`));
		append($$anchor, select);
	};
	var alternate = ($$anchor) => {
		var p = root_2();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, get(list)[0]?.title));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(list).length > 1) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(header);
	var p_1 = sibling(header, 2);
	var text_3 = only_child(p_1, true);
	var div_1 = sibling(p_1, 2);
	var input = child(div_1);
	remove_input_defaults(input);
	var div_2 = sibling(input, 2);
	each(div_2, 20, () => ["", ...kindsOf(get(all))], (each) => each, ($$anchor, each) => {
		var button = root_3();
		var text_4 = only_child(button, true);
		template_effect(($0) => {
			set_attribute(button, "aria-pressed", get(kind) === each);
			set_text(text_4, $0);
		}, [() => nameOf(each)]);
		delegated("click", button, () => set(kind, each, true));
		append($$anchor, button);
	});
	reset(div_2);
	var p_2 = sibling(div_2, 2);
	var node_1 = child(p_2);
	var consequent_1 = ($$anchor) => {
		var text_5 = text();
		template_effect(($0) => set_text(text_5, $0), [() => say("pages-failed")]);
		append($$anchor, text_5);
	};
	var consequent_2 = ($$anchor) => {
		var text_6 = text();
		template_effect(($0) => set_text(text_6, $0), [() => say("rules-loading")]);
		append($$anchor, text_6);
	};
	var alternate_1 = ($$anchor) => {
		var text_7 = text();
		template_effect(($0) => set_text(text_7, $0), [() => say("rules-found", { count: get(found).length })]);
		append($$anchor, text_7);
	};
	if_block(node_1, ($$render) => {
		if (get(failed)) $$render(consequent_1);
		else if (get(loading)) $$render(consequent_2, 1);
		else $$render(alternate_1, -1);
	});
	reset(p_2);
	var node_2 = sibling(p_2, 2);
	var consequent_3 = ($$anchor) => {
		Button($$anchor, {
			small: true,
			onclick: () => load(get(game)),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_8 = text();
				template_effect(($0) => set_text(text_8, $0), [() => say("web-try-again")]);
				append($$anchor, text_8);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_2, ($$render) => {
		if (get(failed)) $$render(consequent_3);
	});
	reset(div_1);
	var node_3 = sibling(div_1, 2);
	var consequent_4 = ($$anchor) => {
		var p_3 = root_4();
		var text_9 = only_child(p_3, true);
		template_effect(($0) => set_text(text_9, $0), [() => say("rules-unknown", { clause: get(wanted) })]);
		append($$anchor, p_3);
	};
	var d = user_derived(() => get(wanted) && !get(loading) && !get(all).some((each) => each.clause === get(wanted)));
	if_block(node_3, ($$render) => {
		if (get(d)) $$render(consequent_4);
	});
	var node_4 = sibling(node_3, 2);
	each(node_4, 17, () => get(shown), (chapter) => chapter.number, ($$anchor, chapter) => {
		var section = root_7();
		var h2 = child(section);
		var text_10 = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, () => get(chapter).clauses, (each) => each.clause, ($$anchor, each) => {
			var li = root_6();
			let classes;
			var a = child(li);
			var text_11 = only_child(a, true);
			var p_4 = sibling(a, 2);
			var text_12 = child(p_4);
			var node_5 = sibling(text_12);
			var consequent_5 = ($$anchor) => {
				var button_1 = root_5();
				var text_13 = only_child(button_1, true);
				template_effect(($0, $1) => {
					set_attribute(button_1, "aria-label", $0);
					set_text(text_13, $1);
				}, [() => say("web-show-clause", { clause: get(each).clause }), () => say("web-show-me")]);
				delegated("click", button_1, () => showMe(get(game), get(each).clause).catch(complain));
				append($$anchor, button_1);
			};
			if_block(node_5, ($$render) => {
				if (get(each).shown) $$render(consequent_5);
			});
			reset(p_4);
			reset(li);
			template_effect(($0, $1, $2) => {
				set_attribute(li, "id", `clause-${get(each).clause ?? ""}`);
				classes = set_class(li, 1, "svelte-3mwf9z", null, classes, { wanted: get(each).clause === get(wanted) });
				set_attribute(a, "href", `#/rules/${get(game) ?? ""}/${$0 ?? ""}`);
				set_attribute(a, "aria-label", $1);
				set_text(text_11, get(each).clause);
				set_text(text_12, `${$2 ?? ""} `);
			}, [
				() => encodeURIComponent(get(each).clause),
				() => say("rules-link", { clause: get(each).clause }),
				() => either(get(each).summary)
			]);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0) => {
			set_attribute(section, "aria-labelledby", `chapter-${get(chapter).number ?? ""}`);
			set_attribute(h2, "id", `chapter-${get(chapter).number ?? ""}`);
			set_text(text_10, $0);
		}, [() => get(chapter).number === "R" ? say("rules-rulings") : say("rules-chapter", { number: get(chapter).number })]);
		append($$anchor, section);
	});
	reset(div);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text$1, $0);
		set_text(text_3, $1);
		set_attribute(input, "aria-label", $2);
		set_attribute(input, "placeholder", $3);
		set_attribute(div_2, "aria-label", $4);
	}, [
		() => say("rules-title"),
		() => say("rules-intro"),
		() => say("rules-filter"),
		() => say("rules-filter"),
		() => say("rules-kind")
	]);
	bind_value(input, () => get(words), ($$value) => set(words, $$value));
	append($$anchor, div);
	pop();
}
delegate(["change", "click"]);
export { Rules_exports };
