import { append, child, clsx, comment, delegate, delegated, event, first_child, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { describe, faceOf } from "../../lib/face.js";
import { takeHands } from "../../lib/hands.js";
import { say, tell } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { Icon } from "../../parts/Icon.js";
// src/boards/parts/CardSpot.svelte
var root = from_html(`<span class="sign svelte-b09w7u"><!></span>`);
var root_1 = from_html(`<span class="unseen svelte-b09w7u"> </span> <span class="turn svelte-b09w7u"><!></span> <!>`, 1);
var root_2 = from_html(`<button type="button" data-spot=""><!></button>`);
var root_3 = from_html(`<span class="spot still svelte-b09w7u"><!></span>`);
function CardSpot($$anchor, $$props) {
	push($$props, true);
	const drawing = ($$anchor) => {
		var fragment = root_1();
		var span = first_child(fragment);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var node = child(span_1);
		Card(node, {
			get face() {
				return get(face);
			},
			still: true
		});
		reset(span_1);
		var node_1 = sibling(span_1, 2);
		var consequent = ($$anchor) => {
			var span_2 = root();
			var node_2 = child(span_2);
			Icon(node_2, {
				name: "ability",
				size: "70%"
			});
			reset(span_2);
			append($$anchor, span_2);
		};
		if_block(node_1, ($$render) => {
			if (get(offers).length > 0) $$render(consequent);
		});
		template_effect(() => set_text(text, get(name)));
		append($$anchor, fragment);
	};
	let stop = prop($$props, "stop", 3, true);
	const hands = takeHands();
	const place = user_derived(() => ({
		seat: $$props.spot.seat,
		zone: $$props.spot.zone,
		slug: $$props.spot.card.slug
	}));
	const face = user_derived(() => faceOf($$props.spot.card, hands.cards));
	const offers = user_derived(() => hands.offers(get(place)));
	const engaged = user_derived(() => get(face)?.marks.includes("engaged") ?? false);
	const name = user_derived(() => [get(face) ? describe(get(face)) : say("hidden-card"), get(offers).length > 0 ? say("web-can", { acts: get(offers).map((offer) => tell(offer.choice.label, hands.scene)).join("; ") }) : ""].filter(Boolean).join(". "));
	function looked() {
		hands.look($$props.spot.card, get(place));
		$$props.onfocus?.();
	}
	var fragment_1 = comment();
	var node_3 = first_child(fragment_1);
	var consequent_1 = ($$anchor) => {
		var button = root_2();
		var node_4 = child(button);
		drawing(node_4);
		reset(button);
		template_effect(() => {
			set_class(button, 1, clsx(["spot", {
				ready: get(offers).length > 0,
				engaged: get(engaged)
			}]), "svelte-b09w7u");
			set_attribute(button, "data-place", `${$$props.spot.seat ?? "-" ?? ""}/${$$props.spot.zone ?? ""}/${$$props.spot.card.slug ?? ""}`);
			set_attribute(button, "tabindex", stop() ? 0 : -1);
		});
		delegated("click", button, (event) => hands.use(get(place), $$props.spot.card, event.currentTarget));
		event("focus", button, looked);
		event("pointerenter", button, () => hands.look($$props.spot.card, get(place)));
		append($$anchor, button);
	};
	var alternate = ($$anchor) => {
		var span_3 = root_3();
		var node_5 = child(span_3);
		drawing(node_5);
		reset(span_3);
		append($$anchor, span_3);
	};
	if_block(node_3, ($$render) => {
		if (get(face) || get(offers).length > 0) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment_1);
	pop();
}
delegate(["click"]);
export { CardSpot };
