import { append, child, clsx, first_child, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, to_array, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { numberOf, takeStage } from "../board.js";
import { CardSpot } from "../parts/CardSpot.js";
import { Pile } from "../parts/Pile.js";
import { Plate } from "../parts/Plate.js";
import { Zone } from "../parts/Zone.js";
import { Group } from "../parts/Group.js";
import { Influence } from "./Influence.js";
import { Means } from "./Means.js";
// src/boards/spoils/Side.svelte
var root = from_html(`<span><!></span>`);
var root_1 = from_html(`<span class="gap svelte-1ff7o7l"></span>`);
var root_2 = from_html(`<div class="spent svelte-1ff7o7l"><!></div>`);
var root_3 = from_html(`<div class="free svelte-1ff7o7l"><!></div> <!>`, 1);
var root_4 = from_html(`<span class="handful svelte-1ff7o7l"><!></span>`);
var root_5 = from_html(`<section><div class="home svelte-1ff7o7l"><div class="seat svelte-1ff7o7l"><div><!></div> <!></div> <div class="facts svelte-1ff7o7l"><!> <!></div></div> <div class="front svelte-1ff7o7l"><span class="caption svelte-1ff7o7l" aria-hidden="true"> </span> <!> <!> <!></div> <div class="store svelte-1ff7o7l"><span class="caption svelte-1ff7o7l" aria-hidden="true"> </span> <!></div> <div class="hand svelte-1ff7o7l"><span class="caption svelte-1ff7o7l" aria-hidden="true"> </span><!></div> <div class="piles svelte-1ff7o7l"><!> <!> <!> <!></div></section>`);
function Side($$anchor, $$props) {
	push($$props, true);
	let far = prop($$props, "far", 3, false);
	const hands = takeHands();
	const stage = takeStage();
	const who = user_derived(() => seat($$props.seat, hands.scene));
	const faction = user_derived(() => stage.of($$props.seat, "faction")[0]);
	const $$d = user_derived(() => [$$props.laid?.free ?? [], $$props.laid?.spent ?? []]), $$array = user_derived(() => to_array(get($$d), 2)), free = user_derived(() => get($$array)[0]), spent = user_derived(() => get($$array)[1]);
	var section = root_5();
	var div = child(section);
	var div_1 = child(div);
	var div_2 = child(div_1);
	var node = child(div_2);
	var consequent = ($$anchor) => {
		var span = root();
		var node_1 = child(span);
		CardSpot(node_1, { get spot() {
			return get(faction);
		} });
		reset(span);
		template_effect(() => set_attribute(span, "data-card", get(faction).id));
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(faction)) $$render(consequent);
	});
	reset(div_2);
	var node_2 = sibling(div_2, 2);
	{
		let $0 = user_derived(() => numberOf($$props.view, $$props.seat, "influence"));
		Influence(node_2, { get now() {
			return get($0);
		} });
	}
	reset(div_1);
	var div_3 = sibling(div_1, 2);
	var node_3 = child(div_3);
	Plate(node_3, {
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
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => get(free).length + get(spent).length);
		Means(node_4, {
			get view() {
				return $$props.view;
			},
			get seat() {
				return $$props.seat;
			},
			get all() {
				return get($0);
			}
		});
	}
	reset(div_3);
	reset(div);
	var div_4 = sibling(div, 2);
	var span_1 = child(div_4);
	var text = only_child(span_1, true);
	var node_5 = sibling(span_1, 2);
	{
		let $0 = user_derived(() => $$props.laid?.others ?? []);
		let $1 = user_derived(() => say("spoils-others", {
			who: get(who),
			n: $$props.laid?.others.length ?? 0
		}));
		Group(node_5, {
			get laid() {
				return get($0);
			},
			get label() {
				return get($1);
			}
		});
	}
	var node_6 = sibling(node_5, 2);
	var consequent_1 = ($$anchor) => {
		var span_2 = root_1();
		append($$anchor, span_2);
	};
	if_block(node_6, ($$render) => {
		if ($$props.laid && $$props.laid.others.length > 0 && $$props.laid.characters.length > 0) $$render(consequent_1);
	});
	var node_7 = sibling(node_6, 2);
	{
		let $0 = user_derived(() => $$props.laid?.characters ?? []);
		let $1 = user_derived(() => say("spoils-characters", {
			who: get(who),
			n: $$props.laid?.characters.length ?? 0
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
	reset(div_4);
	var div_5 = sibling(div_4, 2);
	var span_3 = child(div_5);
	var text_1 = only_child(span_3, true);
	var node_8 = sibling(span_3, 2);
	var consequent_3 = ($$anchor) => {
		var fragment = root_3();
		var div_6 = first_child(fragment);
		var node_9 = child(div_6);
		{
			let $0 = user_derived(() => say("spoils-free", {
				who: get(who),
				n: get(free).length
			}));
			Group(node_9, {
				shape: "fan",
				get laid() {
					return get(free);
				},
				get label() {
					return get($0);
				}
			});
		}
		reset(div_6);
		var node_10 = sibling(div_6, 2);
		var consequent_2 = ($$anchor) => {
			var div_7 = root_2();
			var node_11 = child(div_7);
			{
				let $0 = user_derived(() => say("spoils-spent", {
					who: get(who),
					n: get(spent).length
				}));
				Group(node_11, {
					shape: "fan",
					get laid() {
						return get(spent);
					},
					get label() {
						return get($0);
					}
				});
			}
			reset(div_7);
			append($$anchor, div_7);
		};
		if_block(node_10, ($$render) => {
			if (get(spent).length > 0) $$render(consequent_2);
		});
		append($$anchor, fragment);
	};
	if_block(node_8, ($$render) => {
		if (get(free).length + get(spent).length > 0) $$render(consequent_3);
	});
	reset(div_5);
	var div_8 = sibling(div_5, 2);
	var span_4 = child(div_8);
	var text_2 = only_child(span_4, true);
	var node_12 = sibling(span_4);
	Zone(node_12, {
		get seat() {
			return $$props.seat;
		},
		zone: "hand",
		shape: "fan",
		caption: false
	});
	reset(div_8);
	var div_9 = sibling(div_8, 2);
	var node_13 = child(div_9);
	var consequent_4 = ($$anchor) => {
		var span_5 = root_4();
		var node_14 = child(span_5);
		Pile(node_14, {
			get seat() {
				return $$props.seat;
			},
			zone: "hand"
		});
		reset(span_5);
		append($$anchor, span_5);
	};
	if_block(node_13, ($$render) => {
		if (far()) $$render(consequent_4);
	});
	var node_15 = sibling(node_13, 2);
	Pile(node_15, {
		get seat() {
			return $$props.seat;
		},
		zone: "deck"
	});
	var node_16 = sibling(node_15, 2);
	Pile(node_16, {
		get seat() {
			return $$props.seat;
		},
		zone: "discard"
	});
	var node_17 = sibling(node_16, 2);
	Pile(node_17, {
		get seat() {
			return $$props.seat;
		},
		zone: "removed"
	});
	reset(div_9);
	reset(section);
	template_effect(($0, $1, $2, $3) => {
		set_class(section, 1, clsx(["side", {
			far: far(),
			near: !far()
		}]), "svelte-1ff7o7l");
		set_attribute(section, "aria-label", $0);
		set_class(div_2, 1, clsx(["faction", { turn: $$props.view.active === $$props.seat && !$$props.view.outcome }]), "svelte-1ff7o7l");
		set_attribute(div_4, "data-pile", `${$$props.seat ?? ""}/play`);
		set_text(text, $1);
		set_text(text_1, $2);
		set_text(text_2, $3);
	}, [
		() => say("web-side", { who: get(who) }),
		() => say("zone-play"),
		() => say("spoils-store"),
		() => say("zone-hand")
	]);
	append($$anchor, section);
	pop();
}
export { Side };
