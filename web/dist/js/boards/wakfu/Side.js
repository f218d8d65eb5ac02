import { append, child, clsx, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { numberOf } from "../board.js";
import { Group } from "../parts/Group.js";
import { Pile } from "../parts/Pile.js";
import { Plate } from "../parts/Plate.js";
import { Zone } from "../parts/Zone.js";
import { Hero } from "./Hero.js";
// src/boards/wakfu/Side.svelte
var root = from_html(`<div class="places svelte-o9b6yf"><!></div>`);
var root_1 = from_html(`<div class="hand svelte-o9b6yf"><span class="caption svelte-o9b6yf" aria-hidden="true"> </span><!></div>`);
var root_2 = from_html(`<section><div class="base svelte-o9b6yf"><div class="home svelte-o9b6yf"><!> <!></div> <div class="piles svelte-o9b6yf"><!> <!> <!> <!></div></div> <div class="haven svelte-o9b6yf"><span class="caption svelte-o9b6yf" aria-hidden="true"> </span> <!> <!></div> <div class="world svelte-o9b6yf"><span class="caption svelte-o9b6yf" aria-hidden="true"> </span> <!> <!></div> <!></section>`);
function Side($$anchor, $$props) {
	push($$props, true);
	/** Everybody but the one who sits here. */
	let far = prop($$props, "far", 3, false);
	const hands = takeHands();
	const who = user_derived(() => seat($$props.seat, hands.scene));
	const out = user_derived(() => $$props.view.seats[$$props.seat]?.out ?? false);
	var section = root_2();
	var div = child(section);
	var div_1 = child(div);
	var node = child(div_1);
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
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		Hero($$anchor, {
			get view() {
				return $$props.view;
			},
			get seat() {
				return $$props.seat;
			}
		});
	};
	if_block(node_1, ($$render) => {
		if (!get(out)) $$render(consequent);
	});
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var node_2 = child(div_2);
	var consequent_1 = ($$anchor) => {
		Pile($$anchor, {
			get seat() {
				return $$props.seat;
			},
			zone: "hand"
		});
	};
	if_block(node_2, ($$render) => {
		if (far()) $$render(consequent_1);
	});
	var node_3 = sibling(node_2, 2);
	Pile(node_3, {
		get seat() {
			return $$props.seat;
		},
		zone: "deck"
	});
	var node_4 = sibling(node_3, 2);
	Pile(node_4, {
		get seat() {
			return $$props.seat;
		},
		zone: "discard"
	});
	var node_5 = sibling(node_4, 2);
	Pile(node_5, {
		get seat() {
			return $$props.seat;
		},
		zone: "banished"
	});
	reset(div_2);
	reset(div);
	var div_3 = sibling(div, 2);
	var span = child(div_3);
	var text = only_child(span, true);
	var node_6 = sibling(span, 2);
	{
		let $0 = user_derived(() => $$props.laid?.haven ? [$$props.laid.haven] : []);
		let $1 = user_derived(() => say("wakfu-haven", {
			who: get(who),
			n: numberOf($$props.view, $$props.seat, "resistance")
		}));
		Group(node_6, {
			get laid() {
				return get($0);
			},
			get label() {
				return get($1);
			}
		});
	}
	var node_7 = sibling(node_6, 2);
	{
		let $0 = user_derived(() => $$props.laid?.inside ?? []);
		let $1 = user_derived(() => say("wakfu-inside", {
			who: get(who),
			n: $$props.laid?.inside.length ?? 0
		}));
		Group(node_7, {
			get laid() {
				return get($0);
			},
			get label() {
				return get($1);
			}
		});
	}
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var span_1 = child(div_4);
	var text_1 = only_child(span_1, true);
	var node_8 = sibling(span_1, 2);
	{
		let $0 = user_derived(() => $$props.laid?.fighters ?? []);
		let $1 = user_derived(() => say("wakfu-fighters", {
			who: get(who),
			n: $$props.laid?.fighters.length ?? 0
		}));
		Group(node_8, {
			get laid() {
				return get($0);
			},
			get label() {
				return get($1);
			}
		});
	}
	var node_9 = sibling(node_8, 2);
	var consequent_2 = ($$anchor) => {
		var div_5 = root();
		var node_10 = child(div_5);
		{
			let $0 = user_derived(() => $$props.laid?.places ?? []);
			let $1 = user_derived(() => say("wakfu-places", {
				who: get(who),
				n: $$props.laid?.places.length ?? 0
			}));
			Group(node_10, {
				shape: "fan",
				get laid() {
					return get($0);
				},
				get label() {
					return get($1);
				}
			});
		}
		reset(div_5);
		append($$anchor, div_5);
	};
	if_block(node_9, ($$render) => {
		if (($$props.laid?.places.length ?? 0) > 0) $$render(consequent_2);
	});
	reset(div_4);
	var node_11 = sibling(div_4, 2);
	var consequent_3 = ($$anchor) => {
		var div_6 = root_1();
		var span_2 = child(div_6);
		var text_2 = only_child(span_2, true);
		var node_12 = sibling(span_2);
		Zone(node_12, {
			get seat() {
				return $$props.seat;
			},
			zone: "hand",
			shape: "fan",
			caption: false
		});
		reset(div_6);
		template_effect(($0) => set_text(text_2, $0), [() => say("zone-hand")]);
		append($$anchor, div_6);
	};
	if_block(node_11, ($$render) => {
		if (!far()) $$render(consequent_3);
	});
	reset(section);
	template_effect(($0, $1, $2) => {
		set_class(section, 1, clsx(["side", {
			far: far(),
			near: !far(),
			out: get(out)
		}]), "svelte-o9b6yf");
		set_attribute(section, "aria-label", $0);
		set_attribute(div_3, "data-pile", `${$$props.seat ?? ""}/bag`);
		set_text(text, $1);
		set_attribute(div_4, "data-pile", `${$$props.seat ?? ""}/world`);
		set_text(text_1, $2);
	}, [
		() => say("web-side", { who: get(who) }),
		() => say("zone-bag"),
		() => say("zone-world")
	]);
	append($$anchor, section);
	pop();
}
export { Side };
