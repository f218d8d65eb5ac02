import { append, bind_property, child, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set, set_attribute, set_style, set_text, sibling, state, template_effect, to_array, user_derived, user_effect } from "../vendor/svelte.js";
import { reading } from "../lib/cards.js";
import { say, word } from "../lib/say.js";
// src/parts/HowRead.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<span class="soft"> </span>`);
var root_2 = from_html(`<i class="svelte-1f3hjc2"> </i>`);
var root_3 = from_html(`<li class="svelte-1f3hjc2"><!><b> </b> <!></li>`);
var root_4 = from_html(`<dt class="svelte-1f3hjc2"> </dt> <dd class="svelte-1f3hjc2"> </dd>`, 1);
var root_5 = from_html(`<p class="soft"> </p> <ul class="tree svelte-1f3hjc2"></ul> <!> <dl class="svelte-1f3hjc2"></dl>`, 1);
var root_6 = from_html(`<details class="svelte-1f3hjc2"><summary class="svelte-1f3hjc2"> </summary> <!> <!></details>`);
function HowRead($$anchor, $$props) {
	push($$props, true);
	/** How the engine reads the text of a card: its words as a tree. */
	let open = state(false);
	let found = state(null);
	let failed = state(false);
	user_effect(() => {
		set(found, null);
		set(failed, false);
		if (!get(open)) return;
		const asked = $$props.name;
		reading($$props.game, asked).then((readings) => {
			if (asked === $$props.name) set(found, readings, true);
		}, () => set(failed, true));
	});
	/** “Text #1”, “Slot 0 → #1”: who means whom. */
	const numbered = (gives, means) => (gives === null ? "" : ` #${gives}`) + (means === null ? "" : ` → #${means}`);
	var details = root_6();
	var summary = child(details);
	var text_1 = only_child(summary, true);
	var node = sibling(summary, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("web-how-read-not")]);
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root();
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("web-how-read-none")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(failed)) $$render(consequent);
		else if (get(found)?.length === 0) $$render(consequent_1, 1);
	});
	var node_1 = sibling(node, 2);
	each(node_1, 17, () => get(found) ?? [], index, ($$anchor, $$item) => {
		let on = () => get($$item).on;
		let rows = () => get($$item).rows;
		let ties = () => get($$item).ties;
		let texts = () => get($$item).texts;
		var fragment = root_5();
		var p_2 = first_child(fragment);
		var text_4 = only_child(p_2, true);
		var ul = sibling(p_2, 2);
		each(ul, 21, rows, index, ($$anchor, row) => {
			var li = root_3();
			let styles;
			var node_2 = child(li);
			var consequent_2 = ($$anchor) => {
				var span = root_1();
				var text_5 = only_child(span);
				template_effect(() => set_text(text_5, `${get(row).field ?? ""}:`));
				append($$anchor, span);
			};
			if_block(node_2, ($$render) => {
				if (get(row).field) $$render(consequent_2);
			});
			var b = sibling(node_2);
			var text_6 = only_child(b, true);
			var text_7 = sibling(b);
			var node_3 = sibling(text_7);
			var consequent_3 = ($$anchor) => {
				var i = root_2();
				var text_8 = only_child(i, true);
				template_effect(() => set_text(text_8, get(row).text));
				append($$anchor, i);
			};
			if_block(node_3, ($$render) => {
				if (get(row).text) $$render(consequent_3);
			});
			reset(li);
			template_effect(($0, $1) => {
				styles = set_style(li, "", styles, { "--depth": get(row).depth });
				set_text(text_6, $0);
				set_text(text_7, `${$1 ?? ""} `);
			}, [() => get(row).words.join(" › "), () => numbered(get(row).gives, get(row).means)]);
			append($$anchor, li);
		});
		reset(ul);
		var node_4 = sibling(ul, 2);
		each(node_4, 17, ties, ([won, other]) => won, ($$anchor, $$item) => {
			var $$array = user_derived(() => to_array(get($$item), 2));
			let won = () => get($$array)[0];
			let other = () => get($$array)[1];
			var p_3 = root();
			var text_9 = only_child(p_3, true);
			template_effect(($0) => set_text(text_9, $0), [() => say("web-how-read-tie", {
				won: won(),
				other: other()
			})]);
			append($$anchor, p_3);
		});
		var dl = sibling(node_4, 2);
		each(dl, 21, texts, ([lang, text]) => lang, ($$anchor, $$item) => {
			var $$array_1 = user_derived(() => to_array(get($$item), 2));
			let lang = () => get($$array_1)[0];
			let text = () => get($$array_1)[1];
			var fragment_1 = root_4();
			var dt = first_child(fragment_1);
			var text_10 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_11 = only_child(dd, true);
			template_effect(() => {
				set_text(text_10, lang());
				set_attribute(dd, "lang", lang());
				set_text(text_11, text());
			});
			append($$anchor, fragment_1);
		});
		reset(dl);
		template_effect(($0) => set_text(text_4, $0), [() => word("kind-", on())]);
		append($$anchor, fragment);
	});
	reset(details);
	template_effect(($0) => set_text(text_1, $0), [() => say("web-how-read")]);
	bind_property("open", "toggle", details, ($$value) => set(open, $$value), () => get(open));
	append($$anchor, details);
	pop();
}
export { HowRead };
