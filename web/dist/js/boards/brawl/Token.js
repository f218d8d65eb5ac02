import { append, child, clsx, each, first_child, from_html, from_svg, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
import { marked, numberOn } from "./lay.js";
import { emblemOf, initials } from "../../lib/emblems.js";
// src/boards/brawl/Token.svelte
var root = from_svg(`<circle class="rim svelte-1cc5d33" cx="50" cy="50" r="37"></circle>`);
var root_1 = from_svg(`<path class="emblem svelte-1cc5d33" transform="translate(50 48) scale(2.2) translate(-12 -12)"></path>`);
var root_2 = from_svg(`<text x="50" y="60" class="svelte-1cc5d33"> </text>`);
var root_3 = from_html(`<span class="star svelte-1cc5d33"><!></span>`);
var root_4 = from_html(`<i class="svelte-1cc5d33"><!></i>`);
var root_5 = from_html(`<span class="signs svelte-1cc5d33"></span>`);
var root_6 = from_html(`<span class="left svelte-1cc5d33"> </span> <!>`, 1);
var root_7 = from_html(`<span aria-hidden="true"><svg viewBox="0 0 100 100" class="svelte-1cc5d33"><circle class="disc svelte-1cc5d33" cx="50" cy="50" r="46"></circle><circle class="track svelte-1cc5d33" cx="50" cy="50" r="45"></circle><circle class="life svelte-1cc5d33" cx="50" cy="50" r="45" transform="rotate(-90 50 50)"></circle><!><!></svg> <!> <!></span>`);
function Token($$anchor, $$props) {
	push($$props, true);
	/** A champion as a round token as wide as its place; decoration, the hex and the plate carry the words. */
	let second = prop($$props, "second", 3, false), bare = prop($$props, "bare", 3, false);
	const ROUND = 2 * Math.PI * 45;
	const emblem = user_derived(() => emblemOf($$props.card.slug));
	const life = user_derived(() => numberOn($$props.card, "life"));
	const left = user_derived(() => numberOn($$props.card, "left"));
	const share = user_derived(() => get(life) > 0 ? Math.max(0, Math.min(1, get(left) / get(life))) : 1);
	const signs = user_derived(() => ["battered", "immobilised"].filter((mark) => marked($$props.card, mark)));
	const experienced = user_derived(() => marked($$props.card, "experienced"));
	var span = root_7();
	var svg = child(span);
	var circle = sibling(child(svg), 2);
	var node = sibling(circle);
	var consequent = ($$anchor) => {
		var circle_1 = root();
		append($$anchor, circle_1);
	};
	if_block(node, ($$render) => {
		if (second()) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var path = root_1();
		template_effect(() => set_attribute(path, "d", get(emblem)));
		append($$anchor, path);
	};
	var alternate = ($$anchor) => {
		var text = root_2();
		var text_1 = only_child(text, true);
		template_effect(($0) => set_text(text_1, $0), [() => initials($$props.card.name ?? "?")]);
		append($$anchor, text);
	};
	if_block(node_1, ($$render) => {
		if (get(emblem)) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(svg);
	var node_2 = sibling(svg, 2);
	var consequent_2 = ($$anchor) => {
		var span_1 = root_3();
		var node_3 = child(span_1);
		Icon(node_3, {
			name: "experienced",
			size: "100%"
		});
		reset(span_1);
		append($$anchor, span_1);
	};
	if_block(node_2, ($$render) => {
		if (get(experienced)) $$render(consequent_2);
	});
	var node_4 = sibling(node_2, 2);
	var consequent_4 = ($$anchor) => {
		var fragment = root_6();
		var span_2 = first_child(fragment);
		var text_2 = only_child(span_2, true);
		var node_5 = sibling(span_2, 2);
		var consequent_3 = ($$anchor) => {
			var span_3 = root_5();
			each(span_3, 20, () => get(signs), (sign) => sign, ($$anchor, sign) => {
				var i = root_4();
				var node_6 = child(i);
				Icon(node_6, {
					get name() {
						return sign;
					},
					size: "100%"
				});
				reset(i);
				append($$anchor, i);
			});
			reset(span_3);
			append($$anchor, span_3);
		};
		if_block(node_5, ($$render) => {
			if (get(signs).length > 0) $$render(consequent_3);
		});
		template_effect(() => set_text(text_2, get(left)));
		append($$anchor, fragment);
	};
	if_block(node_4, ($$render) => {
		if (!bare()) $$render(consequent_4);
	});
	reset(span);
	template_effect(($0) => {
		set_class(span, 1, $0, "svelte-1cc5d33");
		set_attribute(circle, "stroke-dasharray", `${get(share) * ROUND} 282.7433388230814`);
	}, [() => clsx([
		"token",
		`team-${$$props.team}`,
		{
			second: second(),
			experienced: get(experienced),
			active: marked($$props.card, "active"),
			target: marked($$props.card, "target")
		}
	])]);
	append($$anchor, span);
	pop();
}
export { Token };
