import { append, bind_element_size, child, clsx, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set, set_class, set_style, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { say, word } from "../../lib/say.js";
import { seatings } from "../board.js";
import { Zone } from "../parts/Zone.js";
import { Arena } from "./Arena.js";
import { Deed } from "./Deed.js";
import { Draft } from "./Draft.js";
import { Side } from "./Side.js";
import { Track } from "./Track.js";
// src/boards/brawl/Table.svelte
var root = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<div class="arena svelte-7g0pe"><div><div class="others svelte-7g0pe"></div> <div class="middle svelte-7g0pe"><div class="top svelte-7g0pe"><p class="turn svelte-7g0pe"> </p> <!></div> <div class="ring svelte-7g0pe"><!></div></div> <div class="own svelte-7g0pe"></div> <div class="hand svelte-7g0pe"><!></div></div></div>`);
function Table($$anchor, $$props) {
	push($$props, true);
	/** Below this many pixels the table is laid out for a phone; above the other, each team has a column. */
	const [NARROW, WIDE] = [700, 1150];
	let width = state(0);
	let height = state(0);
	let top = state(0);
	const sides = user_derived(() => seatings($$props.view, $$props.near));
	const narrow = user_derived(() => get(width) > 0 && get(width) < NARROW);
	/** A phone on its side has no height for two sides above each other. */
	const SHORT = 420;
	const flanked = user_derived(() => !get(narrow) && (get(width) >= WIDE || $$props.view.seats.length > 2 || get(height) > 0 && get(height) < SHORT));
	const drafting = user_derived(() => $$props.view.shared.some((zone) => zone.key === "pool" && zone.count > 0));
	const room = user_derived(() => get(narrow) ? get(width) : Math.max(260, get(height) - get(top) - 26));
	var div = root_1();
	var div_1 = child(div);
	let styles;
	var div_2 = child(div_1);
	each(div_2, 20, () => get(sides).others, (seat) => seat, ($$anchor, seat) => {
		Side($$anchor, {
			get view() {
				return $$props.view;
			},
			get seat() {
				return seat;
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
	var p = child(div_4);
	var text = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		Track($$anchor, { get view() {
			return $$props.view;
		} });
	};
	if_block(node, ($$render) => {
		if (!get(drafting)) $$render(consequent);
	});
	reset(div_4);
	var div_5 = sibling(div_4, 2);
	var node_1 = child(div_5);
	var consequent_1 = ($$anchor) => {
		Draft($$anchor, {});
	};
	var alternate = ($$anchor) => {
		var fragment_3 = root();
		var node_2 = first_child(fragment_3);
		Deed(node_2, { get view() {
			return $$props.view;
		} });
		var node_3 = sibling(node_2, 2);
		Arena(node_3, {
			get view() {
				return $$props.view;
			},
			get cover() {
				return $$props.cover;
			}
		});
		append($$anchor, fragment_3);
	};
	if_block(node_1, ($$render) => {
		if (get(drafting)) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(div_5);
	reset(div_3);
	var div_6 = sibling(div_3, 2);
	each(div_6, 20, () => get(sides).own.toReversed(), (seat) => seat, ($$anchor, seat) => {
		{
			let $0 = user_derived(() => seat === $$props.near);
			Side($$anchor, {
				get view() {
					return $$props.view;
				},
				get seat() {
					return seat;
				},
				get sitters() {
					return $$props.sitters;
				},
				get since() {
					return $$props.since;
				},
				get near() {
					return get($0);
				}
			});
		}
	});
	reset(div_6);
	var div_7 = sibling(div_6, 2);
	var node_4 = child(div_7);
	Zone(node_4, {
		get seat() {
			return $$props.near;
		},
		zone: "hand",
		shape: "fan"
	});
	reset(div_7);
	reset(div_1);
	reset(div);
	template_effect(($0) => {
		set_class(div_1, 1, clsx(["brawl", {
			narrow: get(narrow),
			flanked: get(flanked),
			tight: get(flanked) && get(width) < WIDE,
			paired: get(narrow) && $$props.view.seats.length > 2,
			drafting: get(drafting)
		}]), "svelte-7g0pe");
		styles = set_style(div_1, "", styles, {
			"--high": `${get(height) ?? ""}px`,
			"--room": `${get(room) ?? ""}px`
		});
		set_text(text, $0);
	}, [() => [$$props.view.turn > 0 ? say("brawl-round", { n: $$props.view.turn }) : "", word("phase-", $$props.view.phase)].filter(Boolean).join(" · ")]);
	bind_element_size(div_4, "clientHeight", ($$value) => set(top, $$value));
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, div);
	pop();
}
export { Table };
