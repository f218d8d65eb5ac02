import { append, child, clsx, delegate, delegated, event, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_style, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { faceOf } from "../../lib/face.js";
import { takeHands } from "../../lib/hands.js";
import { say, word, zoneName } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { Icon } from "../../parts/Icon.js";
import { takeStage } from "../board.js";
// src/boards/parts/Pile.svelte
var root = from_html(`<span class="top svelte-ehu8qw"><!></span>`);
var root_1 = from_html(`<span class="sign svelte-ehu8qw"><!></span>`);
var root_2 = from_html(`<button type="button" data-spot=""><span class="unseen"> </span> <span class="stack svelte-ehu8qw"><!> <span class="count svelte-ehu8qw" aria-hidden="true"> </span></span> <span class="title svelte-ehu8qw" aria-hidden="true"> </span> <!></button>`);
function Pile($$anchor, $$props) {
	push($$props, true);
	/** Cards that lie on each other; a press shows what may be seen of them. */
	let top = prop($$props, "top", 19, () => $$props.zone === "deck" ? "first" : "last");
	const hands = takeHands();
	const stage = takeStage();
	const spots = user_derived(() => stage.of($$props.seat, $$props.zone));
	const title = user_derived(() => word("zone-", $$props.zone));
	const shown = user_derived(() => top() === "last" ? get(spots).at(-1) : get(spots)[0]);
	const face = user_derived(() => get(shown) ? faceOf(get(shown).card, hands.cards) : null);
	const offered = user_derived(() => get(spots).some((spot) => hands.offers({
		seat: $$props.seat,
		zone: $$props.zone,
		slug: spot.card.slug
	}).length > 0));
	const label = user_derived(() => [
		zoneName($$props.zone, $$props.seat, get(spots).length, hands.scene),
		get(face)?.title,
		get(offered) ? say("web-pile-offers") : ""
	].filter(Boolean).join(", "));
	var button = root_2();
	var span = child(button);
	var text = only_child(span, true);
	var span_1 = sibling(span, 2);
	let styles;
	var node = child(span_1);
	var consequent = ($$anchor) => {
		var span_2 = root();
		var node_1 = child(span_2);
		Card(node_1, {
			get face() {
				return get(face);
			},
			still: true
		});
		reset(span_2);
		template_effect(() => set_attribute(span_2, "data-card", get(shown).id));
		append($$anchor, span_2);
	};
	if_block(node, ($$render) => {
		if (get(shown)) $$render(consequent);
	});
	var span_3 = sibling(node, 2);
	var text_1 = only_child(span_3, true);
	reset(span_1);
	var span_4 = sibling(span_1, 2);
	var text_2 = only_child(span_4, true);
	var node_2 = sibling(span_4, 2);
	var consequent_1 = ($$anchor) => {
		var span_5 = root_1();
		var node_3 = child(span_5);
		Icon(node_3, {
			name: "ability",
			size: "70%"
		});
		reset(span_5);
		append($$anchor, span_5);
	};
	if_block(node_2, ($$render) => {
		if (get(offered)) $$render(consequent_1);
	});
	reset(button);
	template_effect(($0) => {
		set_class(button, 1, clsx([
			"pile",
			$$props.zone,
			{
				empty: get(spots).length === 0,
				ready: get(offered)
			}
		]), "svelte-ehu8qw");
		set_attribute(button, "data-pile", `${$$props.seat ?? ""}/${$$props.zone ?? ""}`);
		set_text(text, get(label));
		styles = set_style(span_1, "", styles, { "--deep": $0 });
		set_text(text_1, get(spots).length);
		set_text(text_2, get(title));
	}, [() => Math.min(4, Math.ceil(get(spots).length / 10))]);
	delegated("click", button, () => hands.open($$props.seat, $$props.zone));
	event("pointerenter", button, () => get(shown) && get(face) && hands.look(get(shown).card, {
		seat: $$props.seat,
		zone: $$props.zone,
		slug: get(shown).card.slug
	}));
	append($$anchor, button);
	pop();
}
delegate(["click"]);
export { Pile };
