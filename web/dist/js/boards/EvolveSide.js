import { append, child, clsx, from_html, get, if_block, only_child, pop, prop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { say, seat, word } from "../lib/say.js";
import { takeHands } from "../lib/hands.js";
import { numberOf, takeStage } from "./board.js";
import { CardSpot } from "./parts/CardSpot.js";
import { Pile } from "./parts/Pile.js";
import { Pips } from "./parts/Pips.js";
import { Plate } from "./parts/Plate.js";
import { Zone } from "./parts/Zone.js";
// src/boards/EvolveSide.svelte
var root = from_html(`<span><!></span>`);
var root_1 = from_html(`<span class="handful svelte-q1p5t7"><!></span>`);
var root_2 = from_html(`<section><div class="leader svelte-q1p5t7"><div><!> <span class="life svelte-q1p5t7"><span class="unseen"> </span> </span></div> <div class="facts svelte-q1p5t7"><!> <!> <!></div></div> <div class="field svelte-q1p5t7"><!></div> <div class="reach svelte-q1p5t7"><div class="ex svelte-q1p5t7"><!></div> <div class="hand svelte-q1p5t7"><!></div></div> <div class="piles svelte-q1p5t7"><!> <!> <!> <!> <!> <!></div></section>`);
function EvolveSide($$anchor, $$props) {
	push($$props, true);
	let far = prop($$props, "far", 3, false);
	const hands = takeHands();
	const stage = takeStage();
	const leader = user_derived(() => stage.of($$props.seat, "leader")[0]);
	const life = user_derived(() => numberOf($$props.view, $$props.seat, "leader"));
	var section = root_2();
	var div = child(section);
	var div_1 = child(div);
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var span = root();
		var node_1 = child(span);
		CardSpot(node_1, { get spot() {
			return get(leader);
		} });
		reset(span);
		template_effect(() => set_attribute(span, "data-card", get(leader).id));
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(leader)) $$render(consequent);
	});
	var span_1 = sibling(node, 2);
	var span_2 = child(span_1);
	var text = only_child(span_2, true);
	var text_1 = sibling(span_2, 1, true);
	reset(span_1);
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var node_2 = child(div_2);
	Plate(node_2, {
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
	var node_3 = sibling(node_2, 2);
	{
		let $0 = user_derived(() => word("number-", "pp"));
		let $1 = user_derived(() => numberOf($$props.view, $$props.seat, "pp"));
		let $2 = user_derived(() => numberOf($$props.view, $$props.seat, "max-pp"));
		Pips(node_3, {
			get label() {
				return get($0);
			},
			get now() {
				return get($1);
			},
			get most() {
				return get($2);
			},
			kind: "points"
		});
	}
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => word("number-", "ep"));
		let $1 = user_derived(() => numberOf($$props.view, $$props.seat, "ep"));
		let $2 = user_derived(() => numberOf($$props.view, $$props.seat, "ep"));
		Pips(node_4, {
			get label() {
				return get($0);
			},
			get now() {
				return get($1);
			},
			get most() {
				return get($2);
			},
			kind: "evolution"
		});
	}
	reset(div_2);
	reset(div);
	var div_3 = sibling(div, 2);
	var node_5 = child(div_3);
	Zone(node_5, {
		get seat() {
			return $$props.seat;
		},
		zone: "field",
		places: 5
	});
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var div_5 = child(div_4);
	var node_6 = child(div_5);
	Zone(node_6, {
		get seat() {
			return $$props.seat;
		},
		zone: "ex",
		shape: "fan"
	});
	reset(div_5);
	var div_6 = sibling(div_5, 2);
	var node_7 = child(div_6);
	Zone(node_7, {
		get seat() {
			return $$props.seat;
		},
		zone: "hand",
		shape: "fan"
	});
	reset(div_6);
	reset(div_4);
	var div_7 = sibling(div_4, 2);
	var node_8 = child(div_7);
	var consequent_1 = ($$anchor) => {
		var span_3 = root_1();
		var node_9 = child(span_3);
		Pile(node_9, {
			get seat() {
				return $$props.seat;
			},
			zone: "hand"
		});
		reset(span_3);
		append($$anchor, span_3);
	};
	if_block(node_8, ($$render) => {
		if (far()) $$render(consequent_1);
	});
	var node_10 = sibling(node_8, 2);
	Pile(node_10, {
		get seat() {
			return $$props.seat;
		},
		zone: "deck"
	});
	var node_11 = sibling(node_10, 2);
	Pile(node_11, {
		get seat() {
			return $$props.seat;
		},
		zone: "evolve",
		top: "first"
	});
	var node_12 = sibling(node_11, 2);
	Pile(node_12, {
		get seat() {
			return $$props.seat;
		},
		zone: "cemetery"
	});
	var node_13 = sibling(node_12, 2);
	Pile(node_13, {
		get seat() {
			return $$props.seat;
		},
		zone: "banished"
	});
	var node_14 = sibling(node_13, 2);
	Pile(node_14, {
		get seat() {
			return $$props.seat;
		},
		zone: "evolve-zone"
	});
	reset(div_7);
	reset(section);
	template_effect(($0, $1) => {
		set_class(section, 1, clsx(["side", {
			far: far(),
			near: !far()
		}]), "svelte-q1p5t7");
		set_attribute(section, "aria-label", $0);
		set_class(div_1, 1, clsx(["portrait", { turn: $$props.view.active === $$props.seat && !$$props.view.outcome }]), "svelte-q1p5t7");
		set_text(text, $1);
		set_text(text_1, get(life));
	}, [() => say("web-side", { who: seat($$props.seat, hands.scene) }), () => say("web-life")]);
	append($$anchor, section);
	pop();
}
export { EvolveSide };
