import { append, child, clsx, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { takeStage } from "../board.js";
import { Group } from "../parts/Group.js";
// src/boards/spoils/Response.svelte
var root = from_html(`<div class="played svelte-lkcp3t"><!></div>`);
var root_1 = from_html(`<p class="svelte-lkcp3t"> </p>`);
var root_2 = from_html(`<li class="svelte-lkcp3t"> </li>`);
var root_3 = from_html(`<ul class="pending svelte-lkcp3t"></ul>`);
var root_4 = from_html(`<div><!> <!> <!></div>`);
function Response($$anchor, $$props) {
	push($$props, true);
	/** What is being played or used, who may answer it, and which triggers wait. */
	const hands = takeHands();
	const stage = takeStage();
	const played = user_derived(() => stage.of(null, "played").map((spot) => ({
		spot,
		on: []
	})));
	const topic = user_derived(() => {
		return [...$$props.view.shared, ...$$props.view.seats.flatMap((side) => side.zones)].flatMap((zone) => zone.cards).find((card) => card.marks?.includes("topic")) ?? get(played).at(-1)?.spot.card;
	});
	const used = user_derived(() => get(topic) !== void 0 && !get(played).some(({ spot }) => spot.card === get(topic)));
	const title = (card) => card.name === null ? say("hidden-card") : hands.scene.title(card.name);
	const words = user_derived(() => {
		if ($$props.view.asked === null) return "";
		const who = seat($$props.view.asked, hands.scene);
		switch ($$props.view.question) {
			case "ask-respond": return get(topic) ? say(get(used) ? "spoils-respond-ability" : "spoils-respond", {
				who,
				card: title(get(topic))
			}) : "";
			case "ask-end-of-turn": return say("spoils-respond-end", { who });
			case "ask-round": return say("spoils-round", { who });
			default: return "";
		}
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var div = root_4();
		var node_1 = child(div);
		var consequent = ($$anchor) => {
			var div_1 = root();
			var node_2 = child(div_1);
			{
				let $0 = user_derived(() => say("zone-played"));
				Group(node_2, {
					shape: "fan",
					get laid() {
						return get(played);
					},
					get label() {
						return get($0);
					}
				});
			}
			reset(div_1);
			append($$anchor, div_1);
		};
		if_block(node_1, ($$render) => {
			if (get(played).length > 0) $$render(consequent);
		});
		var node_3 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var p = root_1();
			var text = only_child(p, true);
			template_effect(() => set_text(text, get(words)));
			append($$anchor, p);
		};
		if_block(node_3, ($$render) => {
			if (get(words)) $$render(consequent_1);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			var ul = root_3();
			each(ul, 21, () => $$props.view.pending, index, ($$anchor, each) => {
				var li = root_2();
				var text_1 = only_child(li);
				template_effect(($0, $1) => set_text(text_1, `${$0 ?? ""}: ${$1 ?? ""}`), [() => seat(get(each).seat, hands.scene), () => hands.scene.title(get(each).card)]);
				append($$anchor, li);
			});
			reset(ul);
			template_effect(($0) => set_attribute(ul, "aria-label", $0), [() => say("web-pending")]);
			append($$anchor, ul);
		};
		if_block(node_4, ($$render) => {
			if ($$props.view.pending.length > 0) $$render(consequent_2);
		});
		reset(div);
		template_effect(() => set_class(div, 1, clsx(["response", {
			mine: $$props.view.asked !== null && $$props.view.asked === $$props.view.viewer,
			silent: !get(words) && $$props.view.pending.length === 0
		}]), "svelte-lkcp3t"));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(played).length > 0 || get(words) || $$props.view.pending.length > 0) $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
export { Response };
