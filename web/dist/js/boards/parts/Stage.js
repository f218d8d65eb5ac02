import { append, bind_this, child, delegate, delegated, from_html, get, pop, push, reset, set, set_attribute, sibling, snippet, state, template_effect, user_derived, user_effect, user_pre_effect } from "../../vendor/svelte.js";
import { moves } from "../../lib/store/settings.js";
import { giveStage } from "../board.js";
import { after, before } from "../motion.js";
import { walk } from "../spots.js";
import { Tracker } from "../tracker.js";
import { Arrow } from "./Arrow.js";
// src/boards/parts/Stage.svelte
var root_1 = from_html(`<section class="stage svelte-1fw252e"><!> <!></section>`);
function Stage($$anchor, $$props) {
	push($$props, true);
	/** Knows every card of a view, moves them, and lets arrow keys walk over them. */
	let root = state(void 0);
	const tracker = new Tracker();
	const tracked = user_derived(() => tracker.next($$props.view));
	let shown = [];
	let then = null;
	giveStage({ of: (seat, zone) => get(tracked).filter((each) => each.seat === seat && each.zone === zone) });
	user_pre_effect(() => {
		then = get(root) && shown !== get(tracked) && moves() && document.visibilityState === "visible" ? before(get(root), shown, get(tracked)) : null;
	});
	user_effect(() => {
		if (get(root) && then) after(get(root), then, get(tracked), $$props.view.pair?.[1]);
		then = null;
		shown = get(tracked);
	});
	var section = root_1();
	var node = child(section);
	snippet(node, () => $$props.children);
	var node_1 = sibling(node, 2);
	Arrow(node_1, {
		get view() {
			return $$props.view;
		},
		get root() {
			return get(root);
		}
	});
	reset(section);
	bind_this(section, ($$value) => set(root, $$value), () => get(root));
	template_effect(() => set_attribute(section, "aria-label", $$props.label));
	delegated("keydown", section, (event) => get(root) && walk(event, get(root)));
	append($$anchor, section);
	pop();
}
delegate(["keydown"]);
export { Stage };
