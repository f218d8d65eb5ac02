import { append, child, clsx, each, first_child, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { iconOf } from "../lib/icons.js";
import { word } from "../lib/say.js";
import { Art } from "./Art.js";
import { CardText } from "./CardText.js";
import { Icon } from "./Icon.js";
// src/parts/Card.svelte
var root = from_html(`<span> </span>`);
var root_1 = from_html(`<span><!><b class="svelte-83dztq"> </b></span>`);
var root_2 = from_html(`<i class="svelte-83dztq"><!></i>`);
var root_3 = from_html(`<i class="counter svelte-83dztq"> </i>`);
var root_4 = from_html(`<i class="counter svelte-83dztq"><!> </i>`);
var root_5 = from_html(`<span class="turned svelte-83dztq"><!></span>`);
var root_6 = from_html(`<div class="art svelte-83dztq"><!></div> <div class="plate svelte-83dztq"><span class="title"> </span></div> <div class="box svelte-83dztq"><p class="line svelte-83dztq"> </p> <!></div> <!> <span class="group svelte-83dztq"><!></span> <!> <!> <span class="signs svelte-83dztq"><!> <!> <!> <!></span> <!>`, 1);
var root_7 = from_html(`<span class="seal svelte-83dztq"><!></span>`);
var root_8 = from_html(`<div aria-hidden="true"><!></div>`);
function Card($$anchor, $$props) {
	push($$props, true);
	/**
	* Draws a card as wide as its place. What it says is decoration here: the
	* control around it carries `describe(face)` as its name.
	*/
	let still = prop($$props, "still", 3, false);
	const evolved = user_derived(() => $$props.face?.marks.includes("evolved") ?? false);
	const engaged = user_derived(() => $$props.face?.marks.includes("engaged") ?? false);
	function change(figure) {
		if (figure.printed === null || figure.now === figure.printed) return "";
		return figure.now > figure.printed ? "more" : "less";
	}
	var div = root_8();
	var node = child(div);
	var consequent_6 = ($$anchor) => {
		var fragment = root_6();
		var div_1 = first_child(fragment);
		var node_1 = child(div_1);
		Art(node_1, {
			get name() {
				return $$props.face.name;
			},
			get kind() {
				return $$props.face.kind;
			},
			get group() {
				return $$props.face.group;
			},
			get evolved() {
				return get(evolved);
			}
		});
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		var span = child(div_2);
		var text = only_child(span, true);
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var p = child(div_3);
		var text_1 = only_child(p, true);
		var node_2 = sibling(p, 2);
		CardText(node_2, { get lines() {
			return $$props.face.text;
		} });
		reset(div_3);
		var node_3 = sibling(div_3, 2);
		var consequent = ($$anchor) => {
			var span_1 = root();
			var text_2 = only_child(span_1, true);
			template_effect(($0) => {
				set_class(span_1, 1, $0, "svelte-83dztq");
				set_text(text_2, $$props.face.cost.now);
			}, [() => clsx(["cost", change($$props.face.cost)])]);
			append($$anchor, span_1);
		};
		if_block(node_3, ($$render) => {
			if ($$props.face.cost) $$render(consequent);
		});
		var span_2 = sibling(node_3, 2);
		var node_4 = child(span_2);
		{
			let $0 = user_derived(() => iconOf($$props.face.group, "neutral"));
			Icon(node_4, {
				get name() {
					return get($0);
				},
				size: "100%"
			});
		}
		reset(span_2);
		var node_5 = sibling(span_2, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1();
			var node_6 = child(span_3);
			Icon(node_6, {
				name: "sword",
				size: "100%"
			});
			var b = sibling(node_6);
			var text_3 = only_child(b, true);
			reset(span_3);
			template_effect(($0) => {
				set_class(span_3, 1, $0, "svelte-83dztq");
				set_text(text_3, $$props.face.attack.now);
			}, [() => clsx(["stat attack", change($$props.face.attack)])]);
			append($$anchor, span_3);
		};
		if_block(node_5, ($$render) => {
			if ($$props.face.attack) $$render(consequent_1);
		});
		var node_7 = sibling(node_5, 2);
		var consequent_2 = ($$anchor) => {
			var span_4 = root_1();
			var node_8 = child(span_4);
			Icon(node_8, {
				name: "shield",
				size: "100%"
			});
			var b_1 = sibling(node_8);
			var text_4 = only_child(b_1, true);
			reset(span_4);
			template_effect(($0) => {
				set_class(span_4, 1, $0, "svelte-83dztq");
				set_text(text_4, $$props.face.defense.now);
			}, [() => clsx(["stat defense", change($$props.face.defense)])]);
			append($$anchor, span_4);
		};
		if_block(node_7, ($$render) => {
			if ($$props.face.defense) $$render(consequent_2);
		});
		var span_5 = sibling(node_7, 2);
		var node_9 = child(span_5);
		each(node_9, 16, () => $$props.face.keywords, (key) => key, ($$anchor, key) => {
			var i = root_2();
			var node_10 = child(i);
			{
				let $0 = user_derived(() => iconOf(key === "ward" ? "shield" : key));
				Icon(node_10, {
					get name() {
						return get($0);
					},
					size: "100%"
				});
			}
			reset(i);
			template_effect(($0) => set_attribute(i, "title", $0), [() => word("mark-", key)]);
			append($$anchor, i);
		});
		var node_11 = sibling(node_9, 2);
		each(node_11, 17, () => $$props.face.counters, (each) => each.key, ($$anchor, each) => {
			var i_1 = root_3();
			var text_5 = only_child(i_1, true);
			template_effect(($0) => {
				set_attribute(i_1, "title", $0);
				set_text(text_5, get(each).n);
			}, [() => word("counter-", get(each).key)]);
			append($$anchor, i_1);
		});
		var node_12 = sibling(node_11, 2);
		var consequent_3 = ($$anchor) => {
			var i_2 = root_2();
			var node_13 = child(i_2);
			Icon(node_13, {
				name: "new",
				size: "100%"
			});
			reset(i_2);
			template_effect(($0) => set_attribute(i_2, "title", $0), [() => word("mark-", "new")]);
			append($$anchor, i_2);
		};
		var d = user_derived(() => $$props.face.marks.includes("new"));
		if_block(node_12, ($$render) => {
			if (get(d)) $$render(consequent_3);
		});
		var node_14 = sibling(node_12, 2);
		var consequent_4 = ($$anchor) => {
			var i_3 = root_4();
			var node_15 = child(i_3);
			Icon(node_15, {
				name: "cards",
				size: "70%"
			});
			var text_6 = sibling(node_15, 1, true);
			reset(i_3);
			template_effect(() => set_text(text_6, $$props.face.with.length));
			append($$anchor, i_3);
		};
		if_block(node_14, ($$render) => {
			if ($$props.face.with.length > 0) $$render(consequent_4);
		});
		reset(span_5);
		var node_16 = sibling(span_5, 2);
		var consequent_5 = ($$anchor) => {
			var span_6 = root_5();
			var node_17 = child(span_6);
			Icon(node_17, {
				name: "turned",
				size: "100%"
			});
			reset(span_6);
			append($$anchor, span_6);
		};
		if_block(node_16, ($$render) => {
			if (get(engaged)) $$render(consequent_5);
		});
		template_effect(($0) => {
			set_text(text, $$props.face.title);
			set_text(text_1, $0);
		}, [() => [word("kind-", $$props.face.kind), ...$$props.face.traits].filter(Boolean).join(" · ")]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var span_7 = root_7();
		var node_18 = child(span_7);
		Icon(node_18, {
			name: "scales",
			size: "100%"
		});
		reset(span_7);
		append($$anchor, span_7);
	};
	if_block(node, ($$render) => {
		if ($$props.face) $$render(consequent_6);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(() => set_class(div, 1, clsx([
		"card",
		$$props.face ? $$props.face.group || "neutral" : "back",
		$$props.face?.kind,
		{
			evolved: get(evolved),
			engaged: get(engaged) && !still()
		}
	]), "svelte-83dztq"));
	append($$anchor, div);
	pop();
}
export { Card };
