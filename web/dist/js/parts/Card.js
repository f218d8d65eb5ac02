import { append, child, clsx, comment, each, first_child, from_html, from_svg, get, if_block, index, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { emblemOf } from "../lib/emblems.js";
import { iconOf } from "../lib/icons.js";
import { pictureOf } from "../lib/pictures.js";
import { word } from "../lib/say.js";
import { Art } from "./Art.js";
import { CardNumbers } from "./CardNumbers.js";
import { CardText } from "./CardText.js";
import { Glyph } from "./Glyph.js";
import { Icon } from "./Icon.js";
// src/parts/Card.svelte
var root = from_html(`<img alt="" class="svelte-83dztq"/>`);
var root_1 = from_svg(`<svg class="emblem svelte-83dztq" viewBox="0 0 24 24"><path class="svelte-83dztq"></path></svg>`);
var root_2 = from_html(`<span class="gives svelte-83dztq"></span>`);
var root_3 = from_html(`<i class="svelte-83dztq"><!></i>`);
var root_4 = from_html(`<i class="counter svelte-83dztq"> </i>`);
var root_5 = from_html(`<i class="hurt svelte-83dztq"> </i>`);
var root_6 = from_html(`<i class="counter svelte-83dztq"><!> </i>`);
var root_7 = from_html(`<span class="turned svelte-83dztq"><!></span>`);
var root_8 = from_html(`<div class="art svelte-83dztq"><!></div> <!> <div class="plate svelte-83dztq"><span class="title svelte-83dztq"> </span></div> <div class="box svelte-83dztq"><p class="line svelte-83dztq"> </p> <!></div> <!> <span class="group svelte-83dztq"><!></span> <!> <span class="signs svelte-83dztq"><!> <!> <!> <!> <!></span> <!>`, 1);
var root_9 = from_html(`<span class="seal svelte-83dztq"><!></span>`);
var root_10 = from_html(`<div aria-hidden="true"><!></div>`);
function Card($$anchor, $$props) {
	push($$props, true);
	/**
	* Draws a card as wide as its place. What it says is decoration here: the
	* control around it carries `describe(face)` as its name.
	*/
	let still = prop($$props, "still", 3, false);
	/** Drawn with the numbers. */
	const SHOTS = [
		"melee",
		"indirect",
		"direct",
		"area"
	];
	const evolved = user_derived(() => $$props.face?.marks.includes("evolved") ?? false);
	/** A champion's sign, also on its cards, whose first trait is its name. */
	const emblem = user_derived(() => $$props.face ? emblemOf($$props.face.name) ?? emblemOf($$props.face.traits[0] ?? "") : null);
	/** What the owner of the server has of it, at a table with a pack. */
	const picture = user_derived(() => $$props.face ? pictureOf($$props.face.name) : void 0);
	const engaged = user_derived(() => $$props.face?.marks.some((mark) => [
		"engaged",
		"depleted",
		"tapped"
	].includes(mark)) ?? false);
	var div = root_10();
	var node = child(div);
	var consequent_7 = ($$anchor) => {
		var fragment = root_8();
		var div_1 = first_child(fragment);
		var node_1 = child(div_1);
		var consequent = ($$anchor) => {
			var img = root();
			template_effect(() => set_attribute(img, "src", get(picture)));
			append($$anchor, img);
		};
		var alternate = ($$anchor) => {
			{
				let $0 = user_derived(() => $$props.face.cost?.printed ?? void 0);
				Art($$anchor, {
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
					},
					get cost() {
						return get($0);
					}
				});
			}
		};
		if_block(node_1, ($$render) => {
			if (get(picture)) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(div_1);
		var node_2 = sibling(div_1, 2);
		var consequent_1 = ($$anchor) => {
			var svg = root_1();
			var path = only_child(svg);
			template_effect(() => set_attribute(path, "d", get(emblem)));
			append($$anchor, svg);
		};
		if_block(node_2, ($$render) => {
			if (get(emblem)) $$render(consequent_1);
		});
		var div_2 = sibling(node_2, 2);
		var span = child(div_2);
		var text = only_child(span, true);
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var p = child(div_3);
		var text_1 = only_child(p, true);
		var node_3 = sibling(p, 2);
		CardText(node_3, { get lines() {
			return $$props.face.text;
		} });
		reset(div_3);
		var node_4 = sibling(div_3, 2);
		var consequent_2 = ($$anchor) => {
			var span_1 = root_2();
			each(span_1, 21, () => $$props.face.gives, ({ icon, n }) => icon, ($$anchor, $$item) => {
				let icon = () => get($$item).icon;
				let n = () => get($$item).n;
				var fragment_2 = comment();
				var node_5 = first_child(fragment_2);
				each(node_5, 17, () => ({ length: n() }), index, ($$anchor, _) => {
					Glyph($$anchor, {
						get name() {
							return icon();
						},
						size: "100%"
					});
				});
				append($$anchor, fragment_2);
			});
			reset(span_1);
			append($$anchor, span_1);
		};
		if_block(node_4, ($$render) => {
			if ($$props.face.gives.length > 0) $$render(consequent_2);
		});
		var span_2 = sibling(node_4, 2);
		var node_6 = child(span_2);
		{
			let $0 = user_derived(() => iconOf($$props.face.group, "neutral"));
			Icon(node_6, {
				get name() {
					return get($0);
				},
				size: "100%"
			});
		}
		reset(span_2);
		var node_7 = sibling(span_2, 2);
		CardNumbers(node_7, { get face() {
			return $$props.face;
		} });
		var span_3 = sibling(node_7, 2);
		var node_8 = child(span_3);
		each(node_8, 16, () => $$props.face.keywords.filter((key) => !SHOTS.includes(key)), (key) => key, ($$anchor, key) => {
			var i_1 = root_3();
			var node_9 = child(i_1);
			{
				let $0 = user_derived(() => iconOf(key === "ward" ? "shield" : key));
				Icon(node_9, {
					get name() {
						return get($0);
					},
					size: "100%"
				});
			}
			reset(i_1);
			template_effect(($0) => set_attribute(i_1, "title", $0), [() => word("mark-", key)]);
			append($$anchor, i_1);
		});
		var node_10 = sibling(node_8, 2);
		each(node_10, 17, () => $$props.face.counters, (each) => each.key, ($$anchor, each) => {
			var i_2 = root_4();
			var text_2 = only_child(i_2, true);
			template_effect(($0) => {
				set_attribute(i_2, "title", $0);
				set_text(text_2, get(each).n);
			}, [() => word("counter-", get(each).key)]);
			append($$anchor, i_2);
		});
		var node_11 = sibling(node_10, 2);
		var consequent_3 = ($$anchor) => {
			var i_3 = root_5();
			var text_3 = only_child(i_3);
			template_effect(($0) => {
				set_attribute(i_3, "title", $0);
				set_text(text_3, `−${$$props.face.hurt ?? ""}`);
			}, [() => word("number-", "damage")]);
			append($$anchor, i_3);
		};
		if_block(node_11, ($$render) => {
			if ($$props.face.hurt > 0) $$render(consequent_3);
		});
		var node_12 = sibling(node_11, 2);
		var consequent_4 = ($$anchor) => {
			var i_4 = root_3();
			var node_13 = child(i_4);
			Icon(node_13, {
				name: "new",
				size: "100%"
			});
			reset(i_4);
			template_effect(($0) => set_attribute(i_4, "title", $0), [() => word("mark-", "new")]);
			append($$anchor, i_4);
		};
		var d = user_derived(() => $$props.face.marks.includes("new"));
		if_block(node_12, ($$render) => {
			if (get(d)) $$render(consequent_4);
		});
		var node_14 = sibling(node_12, 2);
		var consequent_5 = ($$anchor) => {
			var i_5 = root_6();
			var node_15 = child(i_5);
			Icon(node_15, {
				name: "cards",
				size: "70%"
			});
			var text_4 = sibling(node_15, 1, true);
			reset(i_5);
			template_effect(() => set_text(text_4, $$props.face.with.length));
			append($$anchor, i_5);
		};
		if_block(node_14, ($$render) => {
			if ($$props.face.with.length > 0) $$render(consequent_5);
		});
		reset(span_3);
		var node_16 = sibling(span_3, 2);
		var consequent_6 = ($$anchor) => {
			var span_4 = root_7();
			var node_17 = child(span_4);
			Icon(node_17, {
				name: "turned",
				size: "100%"
			});
			reset(span_4);
			append($$anchor, span_4);
		};
		if_block(node_16, ($$render) => {
			if (get(engaged)) $$render(consequent_6);
		});
		template_effect(($0) => {
			set_text(text, $$props.face.title);
			set_text(text_1, $0);
		}, [() => [word("kind-", $$props.face.kind), ...$$props.face.traits].filter(Boolean).join(" · ")]);
		append($$anchor, fragment);
	};
	var alternate_1 = ($$anchor) => {
		var span_5 = root_9();
		var node_18 = child(span_5);
		Icon(node_18, {
			name: "scales",
			size: "100%"
		});
		reset(span_5);
		append($$anchor, span_5);
	};
	if_block(node, ($$render) => {
		if ($$props.face) $$render(consequent_7);
		else $$render(alternate_1, -1);
	});
	reset(div);
	template_effect(($0) => set_class(div, 1, $0, "svelte-83dztq"), [() => clsx([
		"card",
		$$props.face ? $$props.face.group || "neutral" : "back",
		$$props.face?.kind,
		{
			evolved: get(evolved),
			trained: $$props.face?.marks.includes("experienced"),
			engaged: get(engaged) && !still()
		}
	])]);
	append($$anchor, div);
	pop();
}
export { Card };
