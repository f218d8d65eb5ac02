import { append, child, clsx, each, from_html, get, if_block, index, only_child, pop, prop, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat, word } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { numberOf, takeStage } from "../board.js";
import { Pile } from "../parts/Pile.js";
import { Plate } from "../parts/Plate.js";
import { ESSENCES } from "./lay.js";
import { Champion } from "./Champion.js";
import { Gem } from "./Gem.js";
// src/boards/brawl/Side.svelte
var root = from_html(`<li><!> <span class="unseen"> </span></li>`);
var root_1 = from_html(`<i aria-hidden="true"></i>`);
var root_2 = from_html(`<li><!></li>`);
var root_3 = from_html(`<ul class="champions svelte-70x9q7"></ul>`);
var root_4 = from_html(`<section><header class="svelte-70x9q7"><!> <span class="points svelte-70x9q7"><!><b> </b><span class="unseen"> </span></span></header> <div class="means svelte-70x9q7"><ul class="gems svelte-70x9q7"></ul> <span class="standard svelte-70x9q7"><span class="unseen"> </span> <!></span> <span class="piles svelte-70x9q7"><!> <!> <!></span></div> <!></section>`);
function Side($$anchor, $$props) {
	push($$props, true);
	/** Whose hand lies open below. */
	/** All of a player that is not in the arena. */
	let near = prop($$props, "near", 3, false);
	const STANDARD = 4;
	const hands = takeHands();
	const stage = takeStage();
	const who = user_derived(() => seat($$props.seat, hands.scene));
	const team = user_derived(() => $$props.view.seats[$$props.seat]?.team ?? 0);
	const second = user_derived(() => $$props.view.seats.findIndex((side) => side.team === get(team)) !== $$props.seat);
	const points = user_derived(() => numberOf($$props.view, $$props.seat, "points"));
	const left = user_derived(() => numberOf($$props.view, $$props.seat, "standard"));
	const spots = user_derived(() => stage.of($$props.seat, "champions"));
	let current = state("");
	const ready = (slug) => hands.offers({
		seat: $$props.seat,
		zone: "champions",
		slug
	}).length > 0;
	const stop = user_derived(() => (get(spots).find((spot) => spot.id === get(current) && ready(spot.card.slug)) ?? get(spots).find((spot) => ready(spot.card.slug)) ?? get(spots).find((spot) => spot.id === get(current)) ?? get(spots)[0])?.id);
	var section = root_4();
	var header = child(section);
	var node = child(header);
	Plate(node, {
		get view() {
			return $$props.view;
		},
		get seat() {
			return $$props.seat;
		},
		get sitters() {
			return $$props.sitters;
		},
		get since() {
			return $$props.since;
		}
	});
	var span = sibling(node, 2);
	var node_1 = child(span);
	Icon(node_1, {
		name: "points",
		size: "1em"
	});
	var b = sibling(node_1);
	var text = only_child(b, true);
	var span_1 = sibling(b);
	var text_1 = only_child(span_1, true);
	reset(span);
	reset(header);
	var div = sibling(header, 2);
	var ul = child(div);
	each(ul, 20, () => ESSENCES, (essence) => essence, ($$anchor, essence) => {
		const spent = user_derived(() => numberOf($$props.view, $$props.seat, essence) === 0);
		var li = root();
		var node_2 = child(li);
		Gem(node_2, {
			get essence() {
				return essence;
			},
			get spent() {
				return get(spent);
			},
			size: "1.5em"
		});
		var span_2 = sibling(node_2, 2);
		var text_2 = only_child(span_2, true);
		reset(li);
		template_effect(($0, $1) => {
			set_attribute(li, "title", $0);
			set_text(text_2, $1);
		}, [() => say(get(spent) ? "brawl-spent" : "brawl-ready", { essence: word("essence-", essence) }), () => say(get(spent) ? "brawl-spent" : "brawl-ready", { essence: word("essence-", essence) })]);
		append($$anchor, li);
	});
	reset(ul);
	var span_3 = sibling(ul, 2);
	var span_4 = child(span_3);
	var text_3 = only_child(span_4, true);
	var node_3 = sibling(span_4, 2);
	each(node_3, 17, () => ({ length: STANDARD }), index, ($$anchor, _, i) => {
		var i_1 = root_1();
		let classes;
		template_effect(() => classes = set_class(i_1, 1, "svelte-70x9q7", null, classes, { full: i < get(left) }));
		append($$anchor, i_1);
	});
	reset(span_3);
	var span_5 = sibling(span_3, 2);
	var node_4 = child(span_5);
	var consequent = ($$anchor) => {
		Pile($$anchor, {
			get seat() {
				return $$props.seat;
			},
			zone: "hand"
		});
	};
	if_block(node_4, ($$render) => {
		if (!near()) $$render(consequent);
	});
	var node_5 = sibling(node_4, 2);
	Pile(node_5, {
		get seat() {
			return $$props.seat;
		},
		zone: "deck"
	});
	var node_6 = sibling(node_5, 2);
	Pile(node_6, {
		get seat() {
			return $$props.seat;
		},
		zone: "discard"
	});
	reset(span_5);
	reset(div);
	var node_7 = sibling(div, 2);
	var consequent_1 = ($$anchor) => {
		var ul_1 = root_3();
		each(ul_1, 21, () => get(spots), (spot) => spot.id, ($$anchor, spot) => {
			var li_1 = root_2();
			var node_8 = child(li_1);
			{
				let $0 = user_derived(() => get(stop) === get(spot).id);
				Champion(node_8, {
					get spot() {
						return get(spot);
					},
					get team() {
						return get(team);
					},
					get second() {
						return get(second);
					},
					get stop() {
						return get($0);
					},
					onfocus: () => set(current, get(spot).id, true)
				});
			}
			reset(li_1);
			append($$anchor, li_1);
		});
		reset(ul_1);
		template_effect(($0) => set_attribute(ul_1, "aria-label", $0), [() => say("web-zone-of", {
			zone: word("zone-", "champions"),
			who: get(who),
			count: get(spots).length
		})]);
		append($$anchor, ul_1);
	};
	if_block(node_7, ($$render) => {
		if (get(spots).length > 0) $$render(consequent_1);
	});
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_class(section, 1, clsx([
			"side",
			`team-${get(team)}`,
			{
				near: near(),
				turn: $$props.view.active === $$props.seat && !$$props.view.outcome
			}
		]), "svelte-70x9q7");
		set_attribute(section, "aria-label", $0);
		set_attribute(span, "title", $1);
		set_text(text, get(points));
		set_text(text_1, $2);
		set_attribute(ul, "aria-label", $3);
		set_attribute(span_3, "title", $4);
		set_text(text_3, $5);
	}, [
		() => say("web-side", { who: get(who) }),
		() => word("number-", "points"),
		() => word("number-", "points"),
		() => say("brawl-essences", { who: get(who) }),
		() => say("brawl-standard", { n: get(left) }),
		() => say("brawl-standard", { n: get(left) })
	]);
	append($$anchor, section);
	pop();
}
export { Side };
