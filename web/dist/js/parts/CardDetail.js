import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, prop, push, reset, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { STATS, iconWords } from "../lib/face.js";
import { iconOf } from "../lib/icons.js";
import { say, word } from "../lib/say.js";
import { Card } from "./Card.js";
import { CardText } from "./CardText.js";
import { Glyph } from "./Glyph.js";
import { Icon } from "./Icon.js";
import { Keyword } from "./Keyword.js";
// src/parts/CardDetail.svelte
var root = from_html(`<div class="picture svelte-1b39dar"><!></div>`);
var root_1 = from_html(`<h2 class="svelte-1b39dar"> </h2>`);
var root_2 = from_html(` <small> </small>`, 1);
var root_3 = from_html(`<div class="svelte-1b39dar"><dt class="svelte-1b39dar"> </dt> <dd class="svelte-1b39dar"> <!></dd></div>`);
var root_4 = from_html(`<div class="svelte-1b39dar"><dt class="svelte-1b39dar"> </dt><dd class="hurt svelte-1b39dar"> </dd></div>`);
var root_5 = from_html(`<dl class="svelte-1b39dar"><!> <!></dl>`);
var root_6 = from_html(`<p class="icons svelte-1b39dar"><span class="unseen svelte-1b39dar"> </span> <span aria-hidden="true" class="svelte-1b39dar"><span class="soft svelte-1b39dar"> </span> <!></span></p>`);
var root_7 = from_html(`<li class="svelte-1b39dar"><!></li>`);
var root_8 = from_html(`<li class="key svelte-1b39dar"><!></li>`);
var root_9 = from_html(`<li class="svelte-1b39dar"> </li>`);
var root_10 = from_html(`<ul class="marks svelte-1b39dar"><!> <!> <!></ul>`);
var root_11 = from_html(`<p class="soft svelte-1b39dar"> </p>`);
var root_12 = from_html(`<article class="detail svelte-1b39dar"><!> <div class="words svelte-1b39dar"><!> <p class="kind svelte-1b39dar"><!> </p> <!> <!> <!> <div class="text svelte-1b39dar"><!></div> <!></div></article>`);
function CardDetail($$anchor, $$props) {
	push($$props, true);
	/** Everything about a card in letters that can be read. */
	let picture = prop($$props, "picture", 3, true), heading = prop($$props, "heading", 3, true);
	const ICONS = [{
		key: "web-needs",
		short: "web-needs-short",
		of: "needs"
	}, {
		key: "web-gives",
		short: "web-gives-short",
		of: "gives"
	}];
	const numbers = user_derived(() => [...["cost", ...STATS].flatMap((key) => {
		const figure = $$props.face[key];
		return figure ? [{
			key,
			...figure
		}] : [];
	}), ...$$props.face.more]);
	var article = root_12();
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
	var consequent_4 = ($$anchor) => {
		var dl = root_5();
		var node_5 = child(dl);
		each(node_5, 17, () => get(numbers), ({ key, now, printed }) => key, ($$anchor, $$item) => {
			let key = () => get($$item).key;
			let now = () => get($$item).now;
			let printed = () => get($$item).printed;
			var div_2 = root_3();
			var dt = child(div_2);
			var text_2 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_3 = child(dd, true);
			var node_6 = sibling(text_3);
			var consequent_2 = ($$anchor) => {
				var fragment = root_2();
				var text_4 = first_child(fragment, true);
				text_4.nodeValue = " ";
				var small = sibling(text_4);
				var text_5 = only_child(small);
				template_effect(($0) => set_text(text_5, `(${$0 ?? ""})`), [() => say("web-printed", { printed: printed() })]);
				append($$anchor, fragment);
			};
			if_block(node_6, ($$render) => {
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
		var node_7 = sibling(node_5, 2);
		var consequent_3 = ($$anchor) => {
			var div_3 = root_4();
			var dt_1 = child(div_3);
			var text_6 = only_child(dt_1, true);
			var dd_1 = sibling(dt_1);
			var text_7 = only_child(dd_1, true);
			reset(div_3);
			template_effect(($0) => {
				set_text(text_6, $0);
				set_text(text_7, $$props.face.hurt);
			}, [() => word("number-", "damage")]);
			append($$anchor, div_3);
		};
		if_block(node_7, ($$render) => {
			if ($$props.face.hurt > 0) $$render(consequent_3);
		});
		reset(dl);
		append($$anchor, dl);
	};
	if_block(node_4, ($$render) => {
		if (get(numbers).length > 0) $$render(consequent_4);
	});
	var node_8 = sibling(node_4, 2);
	each(node_8, 17, () => ICONS, ({ key, short, of }) => key, ($$anchor, $$item) => {
		let key = () => get($$item).key;
		let short = () => get($$item).short;
		let of = () => get($$item).of;
		const icons = user_derived(() => $$props.face[of()]);
		var fragment_1 = comment();
		var node_9 = first_child(fragment_1);
		var consequent_5 = ($$anchor) => {
			var p_1 = root_6();
			var span = child(p_1);
			var text_8 = only_child(span, true);
			var span_1 = sibling(span, 2);
			var span_2 = child(span_1);
			var text_9 = only_child(span_2, true);
			var node_10 = sibling(span_2, 2);
			each(node_10, 17, () => get(icons), ({ icon, n }) => icon, ($$anchor, $$item) => {
				let icon = () => get($$item).icon;
				let n = () => get($$item).n;
				var fragment_2 = comment();
				var node_11 = first_child(fragment_2);
				each(node_11, 17, () => ({ length: n() }), index, ($$anchor, _) => {
					Glyph($$anchor, {
						get name() {
							return icon();
						},
						size: "1.4em"
					});
				});
				append($$anchor, fragment_2);
			});
			reset(span_1);
			reset(p_1);
			template_effect(($0, $1) => {
				set_text(text_8, $0);
				set_text(text_9, $1);
			}, [() => say(key(), { icons: iconWords(get(icons)) }), () => say(short())]);
			append($$anchor, p_1);
		};
		if_block(node_9, ($$render) => {
			if (get(icons).length > 0) $$render(consequent_5);
		});
		append($$anchor, fragment_1);
	});
	var node_12 = sibling(node_8, 2);
	var consequent_6 = ($$anchor) => {
		var ul = root_10();
		var node_13 = child(ul);
		each(node_13, 16, () => $$props.face.marks, (mark) => mark, ($$anchor, mark) => {
			var li = root_7();
			var node_14 = child(li);
			Keyword(node_14, { get name() {
				return mark;
			} });
			reset(li);
			append($$anchor, li);
		});
		var node_15 = sibling(node_13, 2);
		each(node_15, 16, () => $$props.face.keywords, (key) => key, ($$anchor, key) => {
			var li_1 = root_8();
			var node_16 = child(li_1);
			{
				let $0 = user_derived(() => iconOf(key === "ward" ? "shield" : key));
				Keyword(node_16, {
					get name() {
						return key;
					},
					get icon() {
						return get($0);
					}
				});
			}
			reset(li_1);
			append($$anchor, li_1);
		});
		var node_17 = sibling(node_15, 2);
		each(node_17, 17, () => $$props.face.counters, (each) => each.key, ($$anchor, each) => {
			var li_2 = root_9();
			var text_10 = only_child(li_2);
			template_effect(($0) => set_text(text_10, `${get(each).n ?? ""} × ${$0 ?? ""}`), [() => word("counter-", get(each).key)]);
			append($$anchor, li_2);
		});
		reset(ul);
		append($$anchor, ul);
	};
	if_block(node_12, ($$render) => {
		if ($$props.face.marks.length + $$props.face.keywords.length + $$props.face.counters.length > 0) $$render(consequent_6);
	});
	var div_4 = sibling(node_12, 2);
	var node_18 = child(div_4);
	CardText(node_18, { get lines() {
		return $$props.face.text;
	} });
	reset(div_4);
	var node_19 = sibling(div_4, 2);
	var consequent_7 = ($$anchor) => {
		var p_2 = root_11();
		var text_11 = only_child(p_2, true);
		template_effect(($0) => set_text(text_11, $0), [() => say("web-with", { cards: $$props.face.with.map((each) => each.name ?? "").join(", ") })]);
		append($$anchor, p_2);
	};
	if_block(node_19, ($$render) => {
		if ($$props.face.with.length > 0) $$render(consequent_7);
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
