import { append, bind_value, child, each, first_child, from_html, get, if_block, next, only_child, pop, prop, push, remove_input_defaults, reset, set, set_attribute, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { say, word } from "../../lib/say.js";
import { Curve } from "./Curve.js";
import { curve, kinds } from "./deck.js";
import { DeckPart } from "./DeckPart.js";
import { Thresholds } from "./Thresholds.js";
import { Legality } from "./Legality.js";
import { SampleHand } from "./SampleHand.js";
import { Suggestions } from "./Suggestions.js";
import { drawn } from "./hand.js";
// src/pages/decks/DeckPane.svelte
var root = from_html(`<span class="soft note svelte-qbz3ti"> </span>`);
var root_1 = from_html(`<li><strong class="svelte-qbz3ti"> </strong> </li>`);
var root_2 = from_html(`<section class="pane svelte-qbz3ti"><div class="head svelte-qbz3ti"><label class="unseen" for="deck-name"> </label> <input id="deck-name" maxlength="80" autocomplete="off" class="svelte-qbz3ti"/> <!></div> <div class="tools svelte-qbz3ti"><!> <!> <!> <!></div> <!> <!> <!> <div class="numbers svelte-qbz3ti"><!> <ul class="svelte-qbz3ti"></ul> <!></div> <!></section> <!>`, 1);
function DeckPane($$anchor, $$props) {
	push($$props, true);
	let builder = prop($$props, "builder", 7);
	let sampling = state(false);
	const stored = user_derived(() => builder().own.some((deck) => deck.id === builder().id));
	var fragment = root_2();
	var section = first_child(fragment);
	var div = child(section);
	var label = child(div);
	var text$1 = only_child(label, true);
	var input = sibling(label, 2);
	remove_input_defaults(input);
	var node = sibling(input, 2);
	{
		let $0 = user_derived(() => builder().saved ? "plain" : "primary");
		Button(node, {
			get kind() {
				return get($0);
			},
			get onclick() {
				return $$props.onsave;
			},
			get disabled() {
				return builder().saved;
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_1 = text();
				template_effect(($0) => set_text(text_1, $0), [() => say("decks-save")]);
				append($$anchor, text_1);
			},
			$$slots: { default: true }
		});
	}
	reset(div);
	var div_1 = sibling(div, 2);
	var node_1 = child(div_1);
	{
		let $0 = user_derived(() => builder().entries.length === 0);
		Button(node_1, {
			small: true,
			get onclick() {
				return $$props.onexport;
			},
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_2 = text();
				template_effect(($0) => set_text(text_2, $0), [() => say("decks-export")]);
				append($$anchor, text_2);
			},
			$$slots: { default: true }
		});
	}
	var node_2 = sibling(node_1, 2);
	{
		let $0 = user_derived(() => drawn(builder().entries).length === 0);
		Button(node_2, {
			small: true,
			icon: "eye",
			onclick: () => set(sampling, true),
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_3 = text();
				template_effect(($0) => set_text(text_3, $0), [() => say("decks-sample")]);
				append($$anchor, text_3);
			},
			$$slots: { default: true }
		});
	}
	var node_3 = sibling(node_2, 2);
	var consequent = ($$anchor) => {
		Button($$anchor, {
			small: true,
			kind: "quiet",
			get onclick() {
				return $$props.ondelete;
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_4 = text();
				template_effect(($0) => set_text(text_4, $0), [() => say("decks-delete")]);
				append($$anchor, text_4);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_3, ($$render) => {
		if (get(stored)) $$render(consequent);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_1 = ($$anchor) => {
		var span = root();
		var text_5 = only_child(span, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("decks-unsaved")]);
		append($$anchor, span);
	};
	if_block(node_4, ($$render) => {
		if (!builder().saved && builder().entries.length > 0) $$render(consequent_1);
	});
	reset(div_1);
	var node_5 = sibling(div_1, 2);
	Legality(node_5, {
		get report() {
			return builder().report;
		},
		get checking() {
			return builder().checking;
		},
		get scene() {
			return $$props.scene;
		},
		get onclause() {
			return $$props.onclause;
		},
		onreplace: (fault, name) => builder().replace(fault, name)
	});
	var node_6 = sibling(node_5, 2);
	Suggestions(node_6, {
		get builder() {
			return builder();
		},
		get scene() {
			return $$props.scene;
		},
		get onadd() {
			return $$props.onadd;
		}
	});
	var node_7 = sibling(node_6, 2);
	{
		let $0 = user_derived(() => !builder().report?.legal);
		let $1 = user_derived(() => builder().report?.legal ? void 0 : say("decks-play-why"));
		Button(node_7, {
			kind: "primary",
			icon: "bot",
			get disabled() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			get onclick() {
				return $$props.onplay;
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_6 = text();
				template_effect(($0) => set_text(text_6, $0), [() => say("decks-play")]);
				append($$anchor, text_6);
			},
			$$slots: { default: true }
		});
	}
	var div_2 = sibling(node_7, 2);
	var node_8 = child(div_2);
	var consequent_2 = ($$anchor) => {
		{
			let $0 = user_derived(() => curve(builder().entries, builder().cards));
			Curve($$anchor, { get columns() {
				return get($0);
			} });
		}
	};
	if_block(node_8, ($$render) => {
		if (builder().priced) $$render(consequent_2);
	});
	var ul = sibling(node_8, 2);
	each(ul, 21, () => kinds(builder().entries, builder().cards), ({ kind, count }) => kind, ($$anchor, $$item) => {
		let kind = () => get($$item).kind;
		let count = () => get($$item).count;
		var li = root_1();
		var strong = child(li);
		var text_7 = only_child(strong, true);
		var text_8 = sibling(strong);
		reset(li);
		template_effect(($0) => {
			set_text(text_7, count());
			set_text(text_8, ` ${$0 ?? ""}`);
		}, [() => word("kind-", kind())]);
		append($$anchor, li);
	});
	reset(ul);
	var node_9 = sibling(ul, 2);
	Thresholds(node_9, {
		get entries() {
			return builder().entries;
		},
		get cards() {
			return builder().cards;
		}
	});
	reset(div_2);
	var node_10 = sibling(div_2, 2);
	each(node_10, 16, () => builder().parts, (part) => part, ($$anchor, part) => {
		DeckPart($$anchor, {
			get builder() {
				return builder();
			},
			get part() {
				return part;
			},
			get onadd() {
				return $$props.onadd;
			},
			get ontake() {
				return $$props.ontake;
			}
		});
	});
	reset(section);
	var node_11 = sibling(section, 2);
	SampleHand(node_11, {
		get builder() {
			return builder();
		},
		get open() {
			return get(sampling);
		},
		onclose: () => set(sampling, false)
	});
	template_effect(($0, $1, $2, $3) => {
		set_attribute(section, "aria-label", $0);
		set_text(text$1, $1);
		set_attribute(input, "placeholder", $2);
		set_attribute(ul, "aria-label", $3);
	}, [
		() => say("decks-deck"),
		() => say("decks-name"),
		() => say("decks-untitled"),
		() => say("decks-filter-kind")
	]);
	bind_value(input, () => builder().name, ($$value) => builder().name = $$value);
	append($$anchor, fragment);
	pop();
}
export { DeckPane };
