import { append, child, clsx, comment, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { takeStage } from "../board.js";
import { CardSpot } from "../parts/CardSpot.js";
import { champions, marked } from "./lay.js";
// src/boards/brawl/Deed.svelte
var root = from_html(`<li class="svelte-58mnl8"><!></li>`);
var root_1 = from_html(`<p class="svelte-58mnl8"> </p>`);
var root_2 = from_html(`<div><ul class="svelte-58mnl8"></ul> <!></div>`);
function Deed($$anchor, $$props) {
	push($$props, true);
	/** What is being done: the card that is played, by whom, on whom. */
	const hands = takeHands();
	const stage = takeStage();
	const played = user_derived(() => $$props.view.seats.flatMap((_, seat) => stage.of(seat, "played")));
	const all = user_derived(() => champions($$props.view));
	const title = (name) => hands.scene.title(name ?? "");
	const actor = user_derived(() => get(all).find(({ card }) => marked(card, "active")));
	const targets = user_derived(() => get(all).filter(({ card }) => marked(card, "target")));
	const words = user_derived(() => get(actor) ? get(targets).length > 0 ? say("brawl-on", {
		who: title(get(actor).card.name),
		whom: get(targets).map(({ card }) => title(card.name)).join(", ")
	}) : say("brawl-acts", { who: title(get(actor).card.name) }) : "");
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root_2();
		var ul = child(div);
		each(ul, 21, () => get(played), (spot) => spot.id, ($$anchor, spot) => {
			var li = root();
			var node_1 = child(li);
			CardSpot(node_1, { get spot() {
				return get(spot);
			} });
			reset(li);
			template_effect(($0) => {
				set_attribute(li, "data-card", get(spot).id);
				set_attribute(li, "data-pile", `${get(spot).seat ?? ""}/played`);
				set_attribute(li, "title", $0);
			}, [() => seat(get(spot).seat ?? 0, hands.scene)]);
			append($$anchor, li);
		});
		reset(ul);
		var node_2 = sibling(ul, 2);
		var consequent = ($$anchor) => {
			var p = root_1();
			var text = only_child(p, true);
			template_effect(() => set_text(text, get(words)));
			append($$anchor, p);
		};
		if_block(node_2, ($$render) => {
			if (get(words)) $$render(consequent);
		});
		reset(div);
		template_effect(($0) => {
			set_class(div, 1, clsx(["deed", { react: $$props.view.question === "ask-react" }]), "svelte-58mnl8");
			set_attribute(ul, "aria-label", $0);
		}, [() => say("brawl-played")]);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(played).length > 0) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
export { Deed };
