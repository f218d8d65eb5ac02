import { append, bind_element_size, child, clsx, from_html, get, if_block, next, only_child, pop, push, reset, set, set_class, set_style, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, word } from "../../lib/say.js";
import { takeStage } from "../board.js";
import { Battle } from "./Battle.js";
import { lay } from "./lay.js";
import { Response } from "./Response.js";
import { Side } from "./Side.js";
// src/boards/spoils/Arena.svelte
var root = from_html(`<div class="arena svelte-1dk7k9r"><div><!> <div class="middle svelte-1dk7k9r"><div class="state svelte-1dk7k9r"><span class="rule svelte-1dk7k9r"></span> <!> <span> </span> <!> <span class="rule svelte-1dk7k9r"></span></div></div> <!></div></div>`);
function Arena($$anchor, $$props) {
	push($$props, true);
	/** Below this many pixels the board is laid out for a phone. */
	const NARROW = 700;
	const hands = takeHands();
	const stage = takeStage();
	let width = state(0);
	let height = state(0);
	const far = user_derived(() => $$props.near === 0 ? 1 : 0);
	const sides = user_derived(() => lay([stage.of(0, "play"), stage.of(1, "play")], hands.cards));
	const fights = user_derived(() => $$props.view.phase === "battle");
	var div = root();
	var div_1 = child(div);
	let styles;
	var node = child(div_1);
	Side(node, {
		get view() {
			return $$props.view;
		},
		get seat() {
			return get(far);
		},
		far: true,
		get laid() {
			return get(sides)[get(far)];
		},
		get sitters() {
			return $$props.sitters;
		},
		get since() {
			return $$props.since;
		}
	});
	var div_2 = sibling(node, 2);
	var div_3 = child(div_2);
	var node_1 = sibling(child(div_3), 2);
	var consequent = ($$anchor) => {
		Battle($$anchor, {
			get view() {
				return $$props.view;
			},
			get sides() {
				return get(sides);
			},
			get near() {
				return $$props.near;
			},
			get far() {
				return get(far);
			}
		});
	};
	if_block(node_1, ($$render) => {
		if (get(fights)) $$render(consequent);
	});
	var span = sibling(node_1, 2);
	var text = only_child(span, true);
	var node_2 = sibling(span, 2);
	Response(node_2, { get view() {
		return $$props.view;
	} });
	next(2);
	reset(div_3);
	reset(div_2);
	var node_3 = sibling(div_2, 2);
	Side(node_3, {
		get view() {
			return $$props.view;
		},
		get seat() {
			return $$props.near;
		},
		get laid() {
			return get(sides)[$$props.near];
		},
		get sitters() {
			return $$props.sitters;
		},
		get since() {
			return $$props.since;
		}
	});
	reset(div_1);
	reset(div);
	template_effect(($0) => {
		set_class(div_1, 1, clsx(["spoils", { narrow: get(width) > 0 && get(width) < NARROW }]), "svelte-1dk7k9r");
		styles = set_style(div_1, "", styles, { "--high": `${get(height) ?? ""}px` });
		set_class(span, 1, clsx(["turn", { fights: get(fights) }]), "svelte-1dk7k9r");
		set_text(text, $0);
	}, [() => [$$props.view.turn > 0 ? say("web-turn", { turn: $$props.view.turn }) : "", word("phase-", $$props.view.phase)].filter(Boolean).join(" · ")]);
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, div);
	pop();
}
export { Arena };
