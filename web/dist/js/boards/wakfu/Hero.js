import { append, child, from_html, get, only_child, pop, push, reset, set_attribute, set_style, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { numberOf } from "../board.js";
// src/boards/wakfu/Hero.svelte
var root = from_html(`<div class="hero svelte-1urgupa"><ul class="svelte-1urgupa"><li class="svelte-1urgupa"><!><span class="unseen"> </span><b> </b></li> <li class="svelte-1urgupa"><!><span class="unseen"> </span><b> </b></li> <li class="svelte-1urgupa"><!><span class="unseen"> </span><b> </b></li></ul> <div class="xp svelte-1urgupa" role="img"><span class="level svelte-1urgupa"> </span> <span class="bar svelte-1urgupa"><span class="done svelte-1urgupa"></span><span class="turns svelte-1urgupa"></span></span> <span class="now svelte-1urgupa"> </span></div></div>`);
function Hero($$anchor, $$props) {
	push($$props, true);
	/** What a Hero has left, and how far it is on its way to the third Level. */
	/** Experience at which a Hero turns over, and at which it wins. */
	const [TURNS, WINS] = [6, 18];
	const number = (key) => numberOf($$props.view, $$props.seat, key);
	const xp = user_derived(() => number("xp"));
	const goal = user_derived(() => number("level") < 2 ? TURNS : WINS);
	var div = root();
	var ul = child(div);
	var li = child(ul);
	var node = child(li);
	Icon(node, {
		name: "heart",
		size: "1em"
	});
	var span = sibling(node);
	var text = only_child(span, true);
	var b = sibling(span);
	var text_1 = only_child(b, true);
	reset(li);
	var li_1 = sibling(li, 2);
	var node_1 = child(li_1);
	Icon(node_1, {
		name: "cards",
		size: "1em"
	});
	var span_1 = sibling(node_1);
	var text_2 = only_child(span_1, true);
	var b_1 = sibling(span_1);
	var text_3 = only_child(b_1, true);
	reset(li_1);
	var li_2 = sibling(li_1, 2);
	var node_2 = child(li_2);
	Icon(node_2, {
		name: "move",
		size: "1em"
	});
	var span_2 = sibling(node_2);
	var text_4 = only_child(span_2, true);
	var b_2 = sibling(span_2);
	var text_5 = only_child(b_2, true);
	reset(li_2);
	reset(ul);
	var div_1 = sibling(ul, 2);
	var span_3 = child(div_1);
	var text_6 = only_child(span_3, true);
	var span_4 = sibling(span_3, 2);
	var span_5 = child(span_4);
	let styles;
	var span_6 = sibling(span_5);
	let styles_1;
	reset(span_4);
	var span_7 = sibling(span_4, 2);
	var text_7 = only_child(span_7);
	reset(div_1);
	reset(div);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) => {
		set_attribute(li, "title", $0);
		set_text(text, $1);
		set_text(text_1, $2);
		set_attribute(li_1, "title", $3);
		set_text(text_2, $4);
		set_text(text_3, $5);
		set_attribute(li_2, "title", $6);
		set_text(text_4, $7);
		set_text(text_5, $8);
		set_attribute(div_1, "aria-label", $9);
		set_attribute(div_1, "title", $10);
		set_text(text_6, $11);
		styles = set_style(span_5, "", styles, { width: $12 });
		styles_1 = set_style(span_6, "", styles_1, { left: `${100 * TURNS / WINS}%` });
		set_text(text_7, `${get(xp) ?? ""}/${get(goal) ?? ""}`);
	}, [
		() => say("number-hp"),
		() => say("number-hp"),
		() => number("hp"),
		() => say("number-ap"),
		() => say("number-ap"),
		() => number("ap"),
		() => say("number-mp"),
		() => say("number-mp"),
		() => number("mp"),
		() => say("wakfu-xp", {
			xp: get(xp),
			goal: get(goal),
			level: number("level")
		}),
		() => say("wakfu-xp", {
			xp: get(xp),
			goal: get(goal),
			level: number("level")
		}),
		() => number("level"),
		() => `${Math.min(100, 100 * get(xp) / WINS)}%`
	]);
	append($$anchor, div);
	pop();
}
export { Hero };
