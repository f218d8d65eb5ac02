import { append, child, clsx, delegate, delegated, each, event, from_html, get, index, only_child, pop, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { describe, printedFace } from "../../lib/face.js";
import { bothFaces } from "../../lib/faces.js";
import { takeHands } from "../../lib/hands.js";
import { either, say, tell } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { takeStage } from "../board.js";
import { Gem } from "./Gem.js";
// src/boards/brawl/Draft.svelte
var root = from_html(`<span class="face svelte-123qf91"><!></span>`);
var root_1 = from_html(`<span class="svelte-123qf91"><!> </span>`);
var root_2 = from_html(`<li><button type="button" data-spot=""><span class="unseen"> </span> <span class="faces svelte-123qf91"></span> <span class="words svelte-123qf91" aria-hidden="true"> </span> <span class="cards svelte-123qf91" aria-hidden="true"></span></button></li>`);
var root_3 = from_html(`<ul class="draft svelte-123qf91"></ul>`);
function Draft($$anchor, $$props) {
	push($$props, true);
	/** The champions that can be recruited, each with both faces. */
	const hands = takeHands();
	const stage = takeStage();
	const pool = user_derived(() => stage.of(null, "pool"));
	let current = state("");
	const stop = user_derived(() => (get(pool).find((spot) => spot.id === get(current)) ?? get(pool)[0])?.id);
	function faces(name) {
		const info = hands.cards.get(name ?? "");
		return info ? bothFaces(info) ?? [printedFace(info)] : [];
	}
	/** The six cards that come with a champion: the first trait of a card is its champion. */
	function cardsOf(name) {
		return hands.cards.all.filter((info) => info.traits[0]?.en === name).map((info) => ({
			name: info.name,
			title: either(info.title),
			essence: info.class
		}));
	}
	var ul = root_3();
	each(ul, 21, () => get(pool), (spot) => spot.id, ($$anchor, spot) => {
		const place = user_derived(() => ({
			seat: null,
			zone: "pool",
			slug: get(spot).card.slug
		}));
		const offers = user_derived(() => hands.offers(get(place)));
		const both = user_derived(() => faces(get(spot).card.name));
		var li = root_2();
		var button = child(li);
		var span = child(button);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		each(span_1, 21, () => get(both), index, ($$anchor, face) => {
			var span_2 = root();
			var node = child(span_2);
			Card(node, {
				get face() {
					return get(face);
				},
				still: true
			});
			reset(span_2);
			append($$anchor, span_2);
		});
		reset(span_1);
		var span_3 = sibling(span_1, 2);
		var text_1 = only_child(span_3, true);
		var span_4 = sibling(span_3, 2);
		each(span_4, 21, () => cardsOf(get(spot).card.name), (card) => card.name, ($$anchor, card) => {
			var span_5 = root_1();
			var node_1 = child(span_5);
			Gem(node_1, {
				get essence() {
					return get(card).essence;
				},
				size: "1.1em"
			});
			var text_2 = sibling(node_1, 1, true);
			reset(span_5);
			template_effect(() => set_text(text_2, get(card).title));
			append($$anchor, span_5);
		});
		reset(span_4);
		reset(button);
		reset(li);
		template_effect(($0, $1) => {
			set_class(button, 1, clsx({ ready: get(offers).length > 0 }), "svelte-123qf91");
			set_attribute(button, "data-card", get(spot).id);
			set_attribute(button, "data-place", `-/pool/${get(spot).card.slug ?? ""}`);
			set_attribute(button, "tabindex", get(stop) === get(spot).id ? 0 : -1);
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => [
			...get(both).map(describe),
			...get(both).flatMap((face) => face.text),
			say("brawl-cards", { cards: cardsOf(get(spot).card.name).map((card) => card.title).join(", ") }),
			get(offers).length > 0 ? say("web-can", { acts: get(offers).map((each) => tell(each.choice.label, hands.scene)).join("; ") }) : ""
		].filter(Boolean).join(". "), () => get(both).flatMap((face) => face.text).join(" ")]);
		delegated("click", button, (event) => hands.use(get(place), get(spot).card, event.currentTarget));
		event("focus", button, () => {
			set(current, get(spot).id, true);
			hands.look(get(spot).card, get(place));
		});
		event("pointerenter", button, () => hands.look(get(spot).card, get(place)));
		append($$anchor, li);
	});
	reset(ul);
	template_effect(($0) => set_attribute(ul, "aria-label", $0), [() => say("brawl-pool", { n: get(pool).length })]);
	append($$anchor, ul);
	pop();
}
delegate(["click"]);
export { Draft };
