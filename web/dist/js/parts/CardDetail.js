import { append, child, each, from_html, get, if_block, only_child, pop, prop, push, reset, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { iconOf } from "../lib/icons.js";
import { say, word } from "../lib/say.js";
import { Card } from "./Card.js";
import { CardText } from "./CardText.js";
import { Icon } from "./Icon.js";
// src/parts/CardDetail.svelte
var root = from_html(`<div class="picture svelte-1b39dar"><!></div>`);
var root_1 = from_html(`<h2 class="svelte-1b39dar"> </h2>`);
var root_2 = from_html(`<small> </small>`);
var root_3 = from_html(`<div class="svelte-1b39dar"><dt class="svelte-1b39dar"> </dt> <dd class="svelte-1b39dar"> <!></dd></div>`);
var root_4 = from_html(`<dl class="svelte-1b39dar"></dl>`);
var root_5 = from_html(`<li class="svelte-1b39dar"> </li>`);
var root_6 = from_html(`<li class="key svelte-1b39dar"><!> </li>`);
var root_7 = from_html(`<ul class="marks svelte-1b39dar"><!> <!> <!></ul>`);
var root_8 = from_html(`<p class="soft svelte-1b39dar"> </p>`);
var root_9 = from_html(`<article class="detail svelte-1b39dar"><!> <div class="words svelte-1b39dar"><!> <p class="kind svelte-1b39dar"><!> </p> <!> <!> <div class="text svelte-1b39dar"><!></div> <!></div></article>`);
function CardDetail($$anchor, $$props) {
	push($$props, true);
	/** Everything about a card in letters that can be read. */
	let picture = prop($$props, "picture", 3, true), heading = prop($$props, "heading", 3, true);
	const numbers = user_derived(() => [
		"cost",
		"attack",
		"defense"
	].flatMap((key) => {
		const figure = $$props.face[key];
		return figure ? [{
			key,
			...figure
		}] : [];
	}));
	var article = root_9();
	var node = child(article);
	var consequent = ($$anchor) => {
		var div = root();
		var node_1 = child(div);
		Card(node_1, {
			get face() {
				return $$props.face;
			},
			still: true
		});
		reset(div);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (picture()) $$render(consequent);
	});
	var div_1 = sibling(node, 2);
	var node_2 = child(div_1);
	var consequent_1 = ($$anchor) => {
		var h2 = root_1();
		var text = only_child(h2, true);
		template_effect(() => set_text(text, $$props.face.title));
		append($$anchor, h2);
	};
	if_block(node_2, ($$render) => {
		if (heading()) $$render(consequent_1);
	});
	var p = sibling(node_2, 2);
	var node_3 = child(p);
	{
		let $0 = user_derived(() => iconOf($$props.face.group, "neutral"));
		Icon(node_3, {
			get name() {
				return get($0);
			},
			size: "1.1em"
		});
	}
	var text_1 = sibling(node_3);
	reset(p);
	var node_4 = sibling(p, 2);
	var consequent_3 = ($$anchor) => {
		var dl = root_4();
		each(dl, 21, () => get(numbers), ({ key, now, printed }) => key, ($$anchor, $$item) => {
			let key = () => get($$item).key;
			let now = () => get($$item).now;
			let printed = () => get($$item).printed;
			var div_2 = root_3();
			var dt = child(div_2);
			var text_2 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_3 = child(dd, true);
			var node_5 = sibling(text_3);
			var consequent_2 = ($$anchor) => {
				var small = root_2();
				var text_4 = only_child(small);
				template_effect(($0) => set_text(text_4, `(${$0 ?? ""})`), [() => say("web-printed", { printed: printed() })]);
				append($$anchor, small);
			};
			if_block(node_5, ($$render) => {
				if (printed() !== null && printed() !== now()) $$render(consequent_2);
			});
			reset(dd);
			reset(div_2);
			template_effect(($0) => {
				set_text(text_2, $0);
				set_text(text_3, now());
			}, [() => word("number-", key())]);
			append($$anchor, div_2);
		});
		reset(dl);
		append($$anchor, dl);
	};
	if_block(node_4, ($$render) => {
		if (get(numbers).length > 0) $$render(consequent_3);
	});
	var node_6 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var ul = root_7();
		var node_7 = child(ul);
		each(node_7, 16, () => $$props.face.marks, (mark) => mark, ($$anchor, mark) => {
			var li = root_5();
			var text_5 = only_child(li, true);
			template_effect(($0) => set_text(text_5, $0), [() => word("mark-", mark)]);
			append($$anchor, li);
		});
		var node_8 = sibling(node_7, 2);
		each(node_8, 16, () => $$props.face.keywords, (key) => key, ($$anchor, key) => {
			var li_1 = root_6();
			var node_9 = child(li_1);
			{
				let $0 = user_derived(() => iconOf(key === "ward" ? "shield" : key));
				Icon(node_9, {
					get name() {
						return get($0);
					},
					size: "1em"
				});
			}
			var text_6 = sibling(node_9);
			reset(li_1);
			template_effect(($0) => set_text(text_6, ` ${$0 ?? ""}`), [() => word("mark-", key)]);
			append($$anchor, li_1);
		});
		var node_10 = sibling(node_8, 2);
		each(node_10, 17, () => $$props.face.counters, (each) => each.key, ($$anchor, each) => {
			var li_2 = root_5();
			var text_7 = only_child(li_2);
			template_effect(($0) => set_text(text_7, `${get(each).n ?? ""} × ${$0 ?? ""}`), [() => word("counter-", get(each).key)]);
			append($$anchor, li_2);
		});
		reset(ul);
		append($$anchor, ul);
	};
	if_block(node_6, ($$render) => {
		if ($$props.face.marks.length + $$props.face.keywords.length + $$props.face.counters.length > 0) $$render(consequent_4);
	});
	var div_3 = sibling(node_6, 2);
	var node_11 = child(div_3);
	CardText(node_11, { get lines() {
		return $$props.face.text;
	} });
	reset(div_3);
	var node_12 = sibling(div_3, 2);
	var consequent_5 = ($$anchor) => {
		var p_1 = root_8();
		var text_8 = only_child(p_1, true);
		template_effect(($0) => set_text(text_8, $0), [() => say("web-with", { cards: $$props.face.with.map((each) => each.name ?? "").join(", ") })]);
		append($$anchor, p_1);
	};
	if_block(node_12, ($$render) => {
		if ($$props.face.with.length > 0) $$render(consequent_5);
	});
	reset(div_1);
	reset(article);
	template_effect(($0) => set_text(text_1, ` ${$0 ?? ""}`), [() => [
		word("class-", $$props.face.group),
		word("kind-", $$props.face.kind),
		...$$props.face.traits
	].filter(Boolean).join(" · ")]);
	append($$anchor, article);
	pop();
}
export { CardDetail };
