import { append, child, clsx, comment, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { takeStage } from "../board.js";
import { Group } from "../parts/Group.js";
// src/boards/wakfu/Queue.svelte
var root = from_html(`<span class="to svelte-1hbqas9"> </span>`);
var root_1 = from_html(`<li><b class="svelte-1hbqas9"> </b> <span class="who svelte-1hbqas9"> </span> <!></li>`);
var root_2 = from_html(`<div class="cards svelte-1hbqas9"><!></div>`);
var root_3 = from_html(`<div class="queue svelte-1hbqas9"><ol class="svelte-1hbqas9"></ol> <!></div>`);
function Queue($$anchor, $$props) {
	push($$props, true);
	/** What waits to be resolved: what came last, as an answer to what is below it, comes first. */
	const hands = takeHands();
	const stage = takeStage();
	const cards = user_derived(() => stage.of(null, "queue").map((spot) => ({
		spot,
		on: []
	})));
	const waiting = user_derived(() => $$props.view.pending.toReversed());
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var div = root_3();
		var ol = child(div);
		each(ol, 23, () => get(waiting), (each, i) => get(waiting).length - i, ($$anchor, each, i) => {
			var li = root_1();
			var b = child(li);
			var text = only_child(b, true);
			var span = sibling(b, 2);
			var text_1 = only_child(span, true);
			var node_1 = sibling(span, 2);
			var consequent = ($$anchor) => {
				var span_1 = root();
				var text_2 = only_child(span_1, true);
				template_effect(($0) => set_text(text_2, $0), [() => say("wakfu-answers", { card: hands.scene.title(get(waiting)[get(i) + 1]?.card ?? "") })]);
				append($$anchor, span_1);
			};
			if_block(node_1, ($$render) => {
				if (get(i) + 1 < get(waiting).length) $$render(consequent);
			});
			reset(li);
			template_effect(($0, $1) => {
				set_class(li, 1, clsx({ next: get(i) === 0 }), "svelte-1hbqas9");
				set_text(text, $0);
				set_text(text_1, $1);
			}, [() => hands.scene.title(get(each).card), () => seat(get(each).seat, hands.scene)]);
			append($$anchor, li);
		});
		reset(ol);
		var node_2 = sibling(ol, 2);
		var consequent_1 = ($$anchor) => {
			var div_1 = root_2();
			var node_3 = child(div_1);
			{
				let $0 = user_derived(() => say("zone-queue"));
				Group(node_3, {
					shape: "fan",
					get laid() {
						return get(cards);
					},
					get label() {
						return get($0);
					}
				});
			}
			reset(div_1);
			append($$anchor, div_1);
		};
		if_block(node_2, ($$render) => {
			if (get(cards).length > 0) $$render(consequent_1);
		});
		reset(div);
		template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => say("zone-queue")]);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(waiting).length > 0 || get(cards).length > 0) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
export { Queue };
