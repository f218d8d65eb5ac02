import { append, child, clsx, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { Glyph } from "./Glyph.js";
import { Icon } from "./Icon.js";
// src/parts/CardNumbers.svelte
var root = from_html(`<span> </span>`);
var root_1 = from_html(`<i class="svelte-86jopg"><!></i>`);
var root_2 = from_html(`<span class="needs svelte-86jopg"></span>`);
var root_3 = from_html(`<span><!><b class="svelte-86jopg"> </b></span>`);
var root_4 = from_html(`<span class="stat influence svelte-86jopg"><b class="svelte-86jopg"> </b></span>`);
var root_5 = from_html(`<span class="shot svelte-86jopg"><!> </span>`);
var root_6 = from_html(`<!> <!> <!> <!> <!> <!> <!> <!> <!>`, 1);
function CardNumbers($$anchor, $$props) {
	push($$props, true);
	/** The numbers on a card, each in its corner; decoration, as the whole drawing. */
	/** How a card reaches its targets. */
	const SHOTS = [
		"melee",
		"indirect",
		"direct",
		"area"
	];
	/** Numbers with a corner of their own. */
	const CORNERS = [
		{
			key: "movement",
			icon: "move"
		},
		{
			key: "left",
			icon: "heart"
		},
		{
			key: "force",
			icon: "sword"
		},
		{
			key: "defence",
			icon: "shield"
		},
		{
			key: "strength",
			icon: "sword"
		},
		{
			key: "hp",
			icon: "heart"
		},
		{
			key: "resistance",
			icon: "house"
		}
	];
	const needs = user_derived(() => $$props.face.needs.flatMap(({ icon, n }) => Array.from({ length: n }, () => icon)));
	/** What is left of it after damage that the number itself does not show. */
	const left = (figure) => ({
		now: figure.now - $$props.face.hurt,
		printed: figure.printed
	});
	const more = (key) => $$props.face.more.find((figure) => figure.key === key) ?? null;
	const cost = user_derived(() => $$props.face.cost ?? more("level"));
	const reach = user_derived(() => {
		const [least, most] = [more("range-min")?.now, more("range-max")?.now];
		return least === void 0 || most === void 0 ? "" : least === most ? `${least}` : `${least}–${most}`;
	});
	const shot = user_derived(() => SHOTS.find((each) => $$props.face.keywords.includes(each)) ?? null);
	function change(figure) {
		if (figure.printed === null || figure.now === figure.printed) return "";
		return figure.now > figure.printed ? "more" : "less";
	}
	var fragment = root_6();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var span = root();
		var text = only_child(span, true);
		template_effect(($0) => {
			set_class(span, 1, $0, "svelte-86jopg");
			set_text(text, get(cost).now);
		}, [() => clsx(["cost", change(get(cost))])]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(cost)) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var span_1 = root_2();
		each(span_1, 21, () => get(needs), index, ($$anchor, icon) => {
			var i_1 = root_1();
			var node_2 = child(i_1);
			Glyph(node_2, {
				get name() {
					return get(icon);
				},
				size: "100%"
			});
			reset(i_1);
			append($$anchor, i_1);
		});
		reset(span_1);
		append($$anchor, span_1);
	};
	if_block(node_1, ($$render) => {
		if (get(needs).length > 0) $$render(consequent_1);
	});
	var node_3 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var span_2 = root_3();
		var node_4 = child(span_2);
		Icon(node_4, {
			name: "sword",
			size: "100%"
		});
		var b = sibling(node_4);
		var text_1 = only_child(b, true);
		reset(span_2);
		template_effect(($0) => {
			set_class(span_2, 1, $0, "svelte-86jopg");
			set_text(text_1, $$props.face.attack.now);
		}, [() => clsx([
			"stat attack",
			change($$props.face.attack),
			{ swift: $$props.face.speed }
		])]);
		append($$anchor, span_2);
	};
	if_block(node_3, ($$render) => {
		if ($$props.face.attack) $$render(consequent_2);
	});
	var node_5 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		var span_3 = root_3();
		var node_6 = child(span_3);
		Icon(node_6, {
			name: "storm",
			size: "100%"
		});
		var b_1 = sibling(node_6);
		var text_2 = only_child(b_1, true);
		reset(span_3);
		template_effect(($0) => {
			set_class(span_3, 1, $0, "svelte-86jopg");
			set_text(text_2, $$props.face.speed.now);
		}, [() => clsx(["stat speed swift", change($$props.face.speed)])]);
		append($$anchor, span_3);
	};
	if_block(node_5, ($$render) => {
		if ($$props.face.speed) $$render(consequent_3);
	});
	var node_7 = sibling(node_5, 2);
	var consequent_4 = ($$anchor) => {
		const shown = user_derived(() => left($$props.face.defense));
		var span_4 = root_3();
		var node_8 = child(span_4);
		{
			let $0 = user_derived(() => $$props.face.speed ? "heart" : "shield");
			Icon(node_8, {
				get name() {
					return get($0);
				},
				size: "100%"
			});
		}
		var b_2 = sibling(node_8);
		var text_3 = only_child(b_2, true);
		reset(span_4);
		template_effect(($0) => {
			set_class(span_4, 1, $0, "svelte-86jopg");
			set_text(text_3, get(shown).now);
		}, [() => clsx([
			"stat defense",
			change(get(shown)),
			{ swift: $$props.face.speed }
		])]);
		append($$anchor, span_4);
	};
	if_block(node_7, ($$render) => {
		if ($$props.face.defense) $$render(consequent_4);
	});
	var node_9 = sibling(node_7, 2);
	var consequent_5 = ($$anchor) => {
		const shown = user_derived(() => left($$props.face.structure));
		var span_5 = root_3();
		var node_10 = child(span_5);
		Icon(node_10, {
			name: "house",
			size: "100%"
		});
		var b_3 = sibling(node_10);
		var text_4 = only_child(b_3, true);
		reset(span_5);
		template_effect(($0) => {
			set_class(span_5, 1, $0, "svelte-86jopg");
			set_text(text_4, get(shown).now);
		}, [() => clsx(["stat structure", change(get(shown))])]);
		append($$anchor, span_5);
	};
	if_block(node_9, ($$render) => {
		if ($$props.face.structure) $$render(consequent_5);
	});
	var node_11 = sibling(node_9, 2);
	var consequent_6 = ($$anchor) => {
		var span_6 = root_4();
		var b_4 = child(span_6);
		var text_5 = only_child(b_4, true);
		reset(span_6);
		template_effect(() => set_text(text_5, $$props.face.influence.now));
		append($$anchor, span_6);
	};
	if_block(node_11, ($$render) => {
		if ($$props.face.influence) $$render(consequent_6);
	});
	var node_12 = sibling(node_11, 2);
	each(node_12, 17, () => CORNERS, ({ key, icon }) => key, ($$anchor, $$item) => {
		let key = () => get($$item).key;
		let icon = () => get($$item).icon;
		const figure = user_derived(() => more(key()) ?? (key() === "left" ? more("life") : null));
		var fragment_1 = comment();
		var node_13 = first_child(fragment_1);
		var consequent_7 = ($$anchor) => {
			var span_7 = root_3();
			var node_14 = child(span_7);
			Icon(node_14, {
				get name() {
					return icon();
				},
				size: "100%"
			});
			var b_5 = sibling(node_14);
			var text_6 = only_child(b_5, true);
			reset(span_7);
			template_effect(($0) => {
				set_class(span_7, 1, $0, "svelte-86jopg");
				set_text(text_6, get(figure).now);
			}, [() => clsx([
				"stat",
				key(),
				change(get(figure))
			])]);
			append($$anchor, span_7);
		};
		if_block(node_13, ($$render) => {
			if (get(figure)) $$render(consequent_7);
		});
		append($$anchor, fragment_1);
	});
	var node_15 = sibling(node_12, 2);
	var consequent_8 = ($$anchor) => {
		var span_8 = root_5();
		var node_16 = child(span_8);
		Icon(node_16, {
			get name() {
				return get(shot);
			},
			size: "1.1em"
		});
		var text_7 = sibling(node_16, 1, true);
		reset(span_8);
		template_effect(() => set_text(text_7, get(reach)));
		append($$anchor, span_8);
	};
	if_block(node_15, ($$render) => {
		if (get(shot)) $$render(consequent_8);
	});
	append($$anchor, fragment);
	pop();
}
export { CardNumbers };
