import { append, child, from_html, get, if_block, only_child, pop, push, reset, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { faceOf, printedFace } from "../../lib/face.js";
import { say } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { CardText } from "../../parts/CardText.js";
// src/pages/table/Source.svelte
var root = from_html(`<span class="about svelte-1i2ci0u"> </span>`);
var root_1 = from_html(`<div class="line svelte-1i2ci0u"><!></div>`);
var root_2 = from_html(`<div class="source svelte-1i2ci0u"><span class="small svelte-1i2ci0u"><!></span> <div class="svelte-1i2ci0u"><p class="head svelte-1i2ci0u"><span class="name svelte-1i2ci0u"> </span> <!></p> <!></div></div>`);
function Source($$anchor, $$props) {
	push($$props, true);
	/** What a question comes from: the card, the sentence of its text, and whom it speaks of. */
	const lies = (place) => {
		return (place.seat === null ? $$props.view.shared : $$props.view.seats[place.seat]?.zones)?.find((zone) => zone.key === place.zone)?.cards.find((card) => card.slug === place.slug);
	};
	const face = user_derived(() => {
		const card = $$props.subject.at ? lies($$props.subject.at) : void 0;
		if (card) return faceOf(card, $$props.table.cards);
		const info = $$props.table.cards.get($$props.subject.card);
		return info ? printedFace(info) : null;
	});
	/** The line that asks; of a short text all of it, where no line is named. */
	const lines = user_derived(() => {
		const text = get(face)?.text ?? [];
		const line = text[$$props.subject.line ?? -1];
		if (line !== void 0) return [line];
		return text.length <= 2 ? text : [];
	});
	const about = user_derived(() => ($$props.subject.about ?? []).flatMap((place) => {
		const name = lies(place)?.name;
		return name ? [$$props.table.scene.title(name)] : [];
	}));
	var div = root_2();
	var span = child(div);
	var node = child(span);
	Card(node, {
		get face() {
			return get(face);
		},
		still: true
	});
	reset(span);
	var div_1 = sibling(span, 2);
	var p = child(div_1);
	var span_1 = child(p);
	var text_1 = only_child(span_1, true);
	var node_1 = sibling(span_1, 2);
	var consequent = ($$anchor) => {
		var span_2 = root();
		var text_2 = only_child(span_2, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("web-prompt-about", { cards: get(about).join(", ") })]);
		append($$anchor, span_2);
	};
	if_block(node_1, ($$render) => {
		if (get(about).length > 0) $$render(consequent);
	});
	reset(p);
	var node_2 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var div_2 = root_1();
		var node_3 = child(div_2);
		CardText(node_3, { get lines() {
			return get(lines);
		} });
		reset(div_2);
		append($$anchor, div_2);
	};
	if_block(node_2, ($$render) => {
		if (get(lines).length > 0) $$render(consequent_1);
	});
	reset(div_1);
	reset(div);
	template_effect(($0) => set_text(text_1, $0), [() => $$props.table.scene.title($$props.subject.card)]);
	append($$anchor, div);
	pop();
}
export { Source };
