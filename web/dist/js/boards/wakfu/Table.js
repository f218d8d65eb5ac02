import { append, bind_element_size, child, clsx, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set, set_class, set_style, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, word } from "../../lib/say.js";
import { seatings, takeStage } from "../board.js";
import { Zone } from "../parts/Zone.js";
import { Battle } from "./Battle.js";
import { lay } from "./lay.js";
import { Packs } from "./Packs.js";
import { Queue } from "./Queue.js";
import { Side } from "./Side.js";
// src/boards/wakfu/Table.svelte
var root = from_html(`<p class="turn svelte-c9uo92"> </p> <!>`, 1);
var root_1 = from_html(`<div class="challenge svelte-c9uo92"><!></div>`);
var root_2 = from_html(`<div class="team others svelte-c9uo92"></div> <div class="middle svelte-c9uo92"><div class="state svelte-c9uo92"><span class="turn svelte-c9uo92"> </span> <!> <!> <!></div></div> <div class="team own svelte-c9uo92"></div>`, 1);
var root_3 = from_html(`<div class="arena svelte-c9uo92"><div><!></div></div>`);
function Table($$anchor, $$props) {
	push($$props, true);
	/** Below this many pixels the table is laid out for a phone. */
	const NARROW = 700;
	const hands = takeHands();
	const stage = takeStage();
	let width = state(0);
	let height = state(0);
	const teams = user_derived(() => seatings($$props.view, $$props.near));
	const laid = user_derived(() => lay($$props.view.seats.map((_, seat) => ({
		world: stage.of(seat, "world"),
		bag: stage.of(seat, "bag")
	})), hands.cards));
	const $$d = user_derived(() => get(laid).fight), duels = user_derived(() => get($$d).duels), free = user_derived(() => get($$d).free), idle = user_derived(() => get($$d).idle), target = user_derived(() => get($$d).target);
	const fights = user_derived(() => $$props.view.phase === "battle" && (get(target) !== null || get(duels).length + get(free).length + get(idle).length > 0));
	const receives = user_derived(() => $$props.view.phase === "draft" || $$props.view.phase === "build");
	const crowd = user_derived(() => Math.max(get(teams).own.length, get(teams).others.length));
	var div = root_3();
	var div_1 = child(div);
	let styles;
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var fragment = root();
		var p = first_child(fragment);
		var text = only_child(p, true);
		var node_1 = sibling(p, 2);
		Packs(node_1, {
			get view() {
				return $$props.view;
			},
			get near() {
				return $$props.near;
			},
			get sitters() {
				return $$props.sitters;
			},
			get since() {
				return $$props.since;
			}
		});
		template_effect(($0) => set_text(text, $0), [() => word("phase-", $$props.view.phase)]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_2();
		var div_2 = first_child(fragment_1);
		each(div_2, 20, () => get(teams).others, (seat) => seat, ($$anchor, seat) => {
			Side($$anchor, {
				get view() {
					return $$props.view;
				},
				get seat() {
					return seat;
				},
				far: true,
				get laid() {
					return get(laid).sides[seat];
				},
				get sitters() {
					return $$props.sitters;
				},
				get since() {
					return $$props.since;
				}
			});
		});
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var div_4 = child(div_3);
		var span = child(div_4);
		var text_1 = only_child(span, true);
		var node_2 = sibling(span, 2);
		var consequent_1 = ($$anchor) => {
			Battle($$anchor, { get fight() {
				return get(laid).fight;
			} });
		};
		if_block(node_2, ($$render) => {
			if (get(fights)) $$render(consequent_1);
		});
		var node_3 = sibling(node_2, 2);
		Queue(node_3, { get view() {
			return $$props.view;
		} });
		var node_4 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			var div_5 = root_1();
			var node_5 = child(div_5);
			Zone(node_5, {
				seat: null,
				zone: "challenge",
				caption: false
			});
			reset(div_5);
			append($$anchor, div_5);
		};
		var d = user_derived(() => stage.of(null, "challenge").length > 0);
		if_block(node_4, ($$render) => {
			if (get(d)) $$render(consequent_2);
		});
		reset(div_4);
		reset(div_3);
		var div_6 = sibling(div_3, 2);
		each(div_6, 20, () => get(teams).own.toReversed(), (seat) => seat, ($$anchor, seat) => {
			{
				let $0 = user_derived(() => seat !== $$props.near);
				Side($$anchor, {
					get view() {
						return $$props.view;
					},
					get seat() {
						return seat;
					},
					get far() {
						return get($0);
					},
					get laid() {
						return get(laid).sides[seat];
					},
					get sitters() {
						return $$props.sitters;
					},
					get since() {
						return $$props.since;
					}
				});
			}
		});
		reset(div_6);
		template_effect(($0) => set_text(text_1, $0), [() => [$$props.view.turn > 0 ? say("web-turn", { turn: $$props.view.turn }) : "", word("phase-", $$props.view.phase)].filter(Boolean).join(" · ")]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(receives)) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div_1);
	reset(div);
	template_effect(() => {
		set_class(div_1, 1, clsx(["wakfu", {
			receives: get(receives),
			narrow: get(width) > 0 && get(width) < NARROW,
			crowded: get(crowd) > 1
		}]), "svelte-c9uo92");
		styles = set_style(div_1, "", styles, {
			"--high": `${get(height) ?? ""}px`,
			"--broad": `${get(width) ?? ""}px`
		});
	});
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, div);
	pop();
}
export { Table };
