import { append, child, clsx, delegate, delegated, each, event, from_html, get, index, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, tell, word } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { marked, numberOn } from "./lay.js";
import { championWords } from "./names.js";
import { Token } from "./Token.js";
// src/boards/brawl/Champion.svelte
var root = from_html(`<span><!></span>`);
var root_1 = from_html(`<i></i>`);
var root_2 = from_html(`<button type="button" data-spot=""><span class="unseen"> </span> <span class="face svelte-684jzb"><!></span> <span class="facts svelte-684jzb" aria-hidden="true"><span class="top svelte-684jzb"><b class="svelte-684jzb"> </b> <!></span> <span class="numbers svelte-684jzb"><span class="pips svelte-684jzb"></span> <span class="heart svelte-684jzb"><!> </span> <span class="svelte-684jzb"><!> </span></span></span></button>`);
function Champion($$anchor, $$props) {
	push($$props, true);
	/** A champion beside the arena: who, how much life, what befell it; a press acts or shows its card. */
	const MARKS = [
		"portal",
		"battered",
		"immobilised",
		"experienced"
	];
	const hands = takeHands();
	const place = user_derived(() => ({
		seat: $$props.spot.seat,
		zone: $$props.spot.zone,
		slug: $$props.spot.card.slug
	}));
	const offers = user_derived(() => hands.offers(get(place)));
	const life = user_derived(() => numberOn($$props.spot.card, "life"));
	const left = user_derived(() => numberOn($$props.spot.card, "left"));
	const name = user_derived(() => [championWords($$props.spot.card, $$props.spot.seat ?? 0, hands.scene), get(offers).length > 0 ? say("web-can", { acts: get(offers).map((offer) => tell(offer.choice.label, hands.scene)).join("; ") }) : ""].filter(Boolean).join(". "));
	var button = root_2();
	var span = child(button);
	var text = only_child(span, true);
	var span_1 = sibling(span, 2);
	var node = child(span_1);
	Token(node, {
		get card() {
			return $$props.spot.card;
		},
		get team() {
			return $$props.team;
		},
		get second() {
			return $$props.second;
		},
		bare: true
	});
	reset(span_1);
	var span_2 = sibling(span_1, 2);
	var span_3 = child(span_2);
	var b = child(span_3);
	var text_1 = only_child(b, true);
	var node_1 = sibling(b, 2);
	each(node_1, 16, () => MARKS.filter((mark) => marked($$props.spot.card, mark)), (mark) => mark, ($$anchor, mark) => {
		var span_4 = root();
		var node_2 = child(span_4);
		Icon(node_2, {
			get name() {
				return mark;
			},
			size: "1em"
		});
		reset(span_4);
		template_effect(($0) => {
			set_class(span_4, 1, clsx(["mark", mark]), "svelte-684jzb");
			set_attribute(span_4, "title", $0);
		}, [() => word("mark-", mark)]);
		append($$anchor, span_4);
	});
	reset(span_3);
	var span_5 = sibling(span_3, 2);
	var span_6 = child(span_5);
	each(span_6, 21, () => ({ length: get(life) }), index, ($$anchor, _, i) => {
		var i_1 = root_1();
		let classes;
		template_effect(() => classes = set_class(i_1, 1, "svelte-684jzb", null, classes, { full: i < get(left) }));
		append($$anchor, i_1);
	});
	reset(span_6);
	var span_7 = sibling(span_6, 2);
	var node_3 = child(span_7);
	Icon(node_3, {
		name: "heart",
		size: "1em"
	});
	var text_2 = sibling(node_3, 1, true);
	reset(span_7);
	var span_8 = sibling(span_7, 2);
	var node_4 = child(span_8);
	Icon(node_4, {
		name: "shield",
		size: "1em"
	});
	var text_3 = sibling(node_4, 1, true);
	reset(span_8);
	reset(span_5);
	reset(span_2);
	reset(button);
	template_effect(($0, $1, $2) => {
		set_class(button, 1, $0, "svelte-684jzb");
		set_attribute(button, "data-place", `${$$props.spot.seat ?? ""}/${$$props.spot.zone ?? ""}/${$$props.spot.card.slug ?? ""}`);
		set_attribute(button, "tabindex", $$props.stop ? 0 : -1);
		set_text(text, get(name));
		set_text(text_1, $1);
		set_text(text_2, get(left));
		set_text(text_3, $2);
	}, [
		() => clsx(["champion", {
			ready: get(offers).length > 0,
			away: marked($$props.spot.card, "portal")
		}]),
		() => hands.scene.title($$props.spot.card.name ?? ""),
		() => numberOn($$props.spot.card, "defence")
	]);
	delegated("click", button, (event) => hands.use(get(place), $$props.spot.card, event.currentTarget));
	event("focus", button, () => {
		hands.look($$props.spot.card, get(place));
		$$props.onfocus();
	});
	event("pointerenter", button, () => hands.look($$props.spot.card, get(place)));
	append($$anchor, button);
	pop();
}
delegate(["click"]);
export { Champion };
