import { append, child, clsx, comment, delegate, delegated, event, first_child, from_html, get, if_block, only_child, pop, prop, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { describe, faceOf } from "../../lib/face.js";
import { SIGNS } from "../../lib/aims.js";
import { takeHands } from "../../lib/hands.js";
import { say, tell } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { Icon } from "../../parts/Icon.js";
// src/boards/parts/CardSpot.svelte
var root = from_html(`<span class="eye svelte-b09w7u"><!></span>`);
var root_1 = from_html(`<span class="sign svelte-b09w7u"><!></span>`);
var root_2 = from_html(`<span class="unseen svelte-b09w7u"> </span> <span class="turn svelte-b09w7u"><!></span> <!> <!>`, 1);
var root_3 = from_html(`<button type="button" data-spot=""><!></button>`);
var root_4 = from_html(`<span><!></span>`);
function CardSpot($$anchor, $$props) {
	push($$props, true);
	const drawing = ($$anchor) => {
		var fragment = root_2();
		var span = first_child(fragment);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var node = child(span_1);
		{
			let $0 = user_derived(() => get(down) && !get(peeked) ? null : get(face));
			Card(node, {
				get face() {
					return get($0);
				},
				still: true
			});
		}
		reset(span_1);
		var node_1 = sibling(span_1, 2);
		var consequent = ($$anchor) => {
			var span_2 = root();
			var node_2 = child(span_2);
			Icon(node_2, {
				name: "eye",
				size: "80%"
			});
			reset(span_2);
			append($$anchor, span_2);
		};
		if_block(node_1, ($$render) => {
			if (get(down)) $$render(consequent);
		});
		var node_3 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1();
			var node_4 = child(span_3);
			Icon(node_4, {
				get name() {
					return SIGNS[get(aim) ?? "play"];
				},
				size: "70%"
			});
			reset(span_3);
			append($$anchor, span_3);
		};
		if_block(node_3, ($$render) => {
			if (get(offers).length > 0) $$render(consequent_1);
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
	const aim = user_derived(() => get(offers).length > 0 ? hands.aim?.(get(offers)) ?? "play" : null);
	const has = (mark) => $$props.spot.card.marks?.includes(mark) ?? false;
	const engaged = user_derived(() => has("engaged") || has("depleted") || has("tapped"));
	const fights = user_derived(() => has("attacking") || has("blocking") ? `${has("attacking") ? "attacks" : "blocks"} ${$$props.spot.card.numbers?.find(({ key }) => key === "duel")?.n ?? 0}` : void 0);
	const down = user_derived(() => has("face-down") && get(face) !== null);
	const lit = user_derived(() => hands.lit?.(get(place)) ?? null);
	let peeked = state(false);
	const name = user_derived(() => [get(face) ? describe(get(face)) : say("hidden-card"), get(offers).length > 0 ? say("web-can", { acts: get(offers).map((offer) => tell(offer.choice.label, hands.scene)).join("; ") }) : ""].filter(Boolean).join(". "));
	function looked() {
		set(peeked, true);
		hands.look($$props.spot.card, get(place));
		$$props.onfocus?.();
	}
	function pointed() {
		set(peeked, true);
		hands.look($$props.spot.card, get(place));
	}
	var fragment_1 = comment();
	var node_5 = first_child(fragment_1);
	var consequent_2 = ($$anchor) => {
		var button = root_3();
		var node_6 = child(button);
		drawing(node_6);
		reset(button);
		template_effect(($0) => {
			set_class(button, 1, $0, "svelte-b09w7u");
			set_attribute(button, "data-fights", get(fights));
			set_attribute(button, "data-place", `${$$props.spot.seat ?? "-" ?? ""}/${$$props.spot.zone ?? ""}/${$$props.spot.card.slug ?? ""}`);
			set_attribute(button, "tabindex", stop() ? 0 : -1);
		}, [() => clsx([
			"spot",
			get(aim),
			{
				ready: get(offers).length > 0,
				engaged: get(engaged),
				attacking: get(fights) !== void 0,
				attacked: has("attacked") || has("target") && $$props.spot.zone !== "champions",
				topic: has("topic"),
				asks: get(lit) === "asks",
				meant: get(lit) === "meant"
			}
		])]);
		delegated("click", button, (event) => hands.use(get(place), $$props.spot.card, event.currentTarget));
		event("focus", button, looked);
		event("blur", button, () => set(peeked, false));
		event("pointerenter", button, pointed);
		event("pointerleave", button, () => set(peeked, false));
		append($$anchor, button);
	};
	var alternate = ($$anchor) => {
		var span_4 = root_4();
		var node_7 = child(span_4);
		drawing(node_7);
		reset(span_4);
		template_effect(($0) => set_class(span_4, 1, $0, "svelte-b09w7u"), [() => clsx(["spot still", {
			engaged: get(engaged),
			topic: has("topic"),
			asks: get(lit) === "asks",
			meant: get(lit) === "meant"
		}])]);
		append($$anchor, span_4);
	};
	if_block(node_5, ($$render) => {
		if (get(face) || get(offers).length > 0) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment_1);
	pop();
}
delegate(["click"]);
export { CardSpot };
