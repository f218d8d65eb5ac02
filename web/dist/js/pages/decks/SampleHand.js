import { append, child, each, first_child, from_html, get, index, next, only_child, pop, proxy, push, reset, set, set_text, sibling, state, template_effect, text, untrack, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Card } from "../../parts/Card.js";
import { Dialog } from "../../parts/Dialog.js";
import { describe, printedFace } from "../../lib/face.js";
import { either, say } from "../../lib/say.js";
import { FIRST, drawn, likely, shuffled } from "./hand.js";
// src/pages/decks/SampleHand.svelte
var root = from_html(`<!> <!> <!>`, 1);
var root_1 = from_html(`<li><span class="unseen"> </span><!></li>`);
var root_2 = from_html(`<tr><td class="svelte-1lts172"> </td><td class="svelte-1lts172"> </td><td class="percent svelte-1lts172"> </td></tr>`);
var root_3 = from_html(`<p class="soft" role="status"> </p> <ul class="hand svelte-1lts172"></ul> <details><summary class="svelte-1lts172"> </summary> <table class="svelte-1lts172"><tbody></tbody></table></details>`, 1);
function SampleHand($$anchor, $$props) {
	push($$props, true);
	/** Hands that the deck could give, and how likely each of its cards is by then. */
	let pile = state([]);
	let cards = state(proxy(FIRST));
	const hand = user_derived(() => get(pile).slice(0, get(cards)));
	const faces = user_derived(() => get(hand).flatMap((name) => {
		const card = $$props.builder.list.find((each) => each.name === name && each.part !== "evolve");
		return card ? [printedFace(card)] : [];
	}));
	const chances = user_derived(() => drawn($$props.builder.entries).map(({ name, count }) => ({
		name,
		count,
		percent: Math.round(100 * likely(count, get(pile).length, get(cards)))
	})).sort((a, b) => b.percent - a.percent));
	const title = (name) => {
		const card = $$props.builder.list.find((each) => each.name === name);
		return card ? either(card.title) : name;
	};
	user_effect(() => {
		if ($$props.open) untrack(anew);
	});
	function anew() {
		set(pile, shuffled($$props.builder.entries));
		set(cards, Math.min(FIRST, get(pile).length), true);
	}
	{
		const actions = ($$anchor) => {
			var fragment_1 = root();
			var node = first_child(fragment_1);
			{
				let $0 = user_derived(() => get(cards) <= 1);
				Button(node, {
					get disabled() {
						return get($0);
					},
					onclick: () => set(cards, get(cards) - 1),
					children: ($$anchor, $$slotProps) => {
						next();
						var text$1 = text();
						template_effect(($0) => set_text(text$1, $0), [() => say("decks-sample-fewer")]);
						append($$anchor, text$1);
					},
					$$slots: { default: true }
				});
			}
			var node_1 = sibling(node, 2);
			{
				let $0 = user_derived(() => get(cards) >= get(pile).length);
				Button(node_1, {
					get disabled() {
						return get($0);
					},
					onclick: () => set(cards, get(cards) + 1),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_1 = text();
						template_effect(($0) => set_text(text_1, $0), [() => say("decks-sample-draw")]);
						append($$anchor, text_1);
					},
					$$slots: { default: true }
				});
			}
			var node_2 = sibling(node_1, 2);
			Button(node_2, {
				kind: "primary",
				icon: "turned",
				onclick: anew,
				children: ($$anchor, $$slotProps) => {
					next();
					var text_2 = text();
					template_effect(($0) => set_text(text_2, $0), [() => say("decks-sample-anew")]);
					append($$anchor, text_2);
				},
				$$slots: { default: true }
			});
			append($$anchor, fragment_1);
		};
		let $0 = user_derived(() => say("decks-sample"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return $$props.open;
			},
			get onclose() {
				return $$props.onclose;
			},
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_5 = root_3();
				var p = first_child(fragment_5);
				var text_3 = only_child(p, true);
				var ul = sibling(p, 2);
				each(ul, 21, () => get(faces), index, ($$anchor, face) => {
					var li = root_1();
					var span = child(li);
					var text_4 = only_child(span, true);
					var node_3 = sibling(span);
					Card(node_3, {
						get face() {
							return get(face);
						},
						still: true
					});
					reset(li);
					template_effect(($0) => set_text(text_4, $0), [() => describe(get(face))]);
					append($$anchor, li);
				});
				reset(ul);
				var details = sibling(ul, 2);
				var summary = child(details);
				var text_5 = only_child(summary, true);
				var table = sibling(summary, 2);
				var tbody = child(table);
				each(tbody, 21, () => get(chances), ({ name, count, percent }) => name, ($$anchor, $$item) => {
					let name = () => get($$item).name;
					let count = () => get($$item).count;
					let percent = () => get($$item).percent;
					var tr = root_2();
					var td = child(tr);
					var text_6 = only_child(td);
					var td_1 = sibling(td);
					var text_7 = only_child(td_1, true);
					var td_2 = sibling(td_1);
					var text_8 = only_child(td_2);
					reset(tr);
					template_effect(($0) => {
						set_text(text_6, `${count() ?? ""}×`);
						set_text(text_7, $0);
						set_text(text_8, `${percent() ?? ""} %`);
					}, [() => title(name())]);
					append($$anchor, tr);
				});
				reset(tbody);
				reset(table);
				reset(details);
				template_effect(($0, $1) => {
					set_text(text_3, $0);
					set_text(text_5, $1);
				}, [() => say("decks-sample-count", {
					n: get(hand).length,
					of: get(pile).length
				}), () => say("decks-sample-chances", { n: get(cards) })]);
				append($$anchor, fragment_5);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	pop();
}
export { SampleHand };
