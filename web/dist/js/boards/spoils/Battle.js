import { append, child, clsx, each, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { marked, numberAt } from "../parts/laid.js";
import { levels, speedOf } from "./lay.js";
// src/boards/spoils/Battle.svelte
var root = from_html(`<li><!><span class="unseen"> </span><span aria-hidden="true"> </span></li>`);
var root_1 = from_html(`<section class="battle svelte-s33v34"><span class="party"><!> </span> <span class="aim svelte-s33v34"><!> <!></span> <span class="party"><!> </span> <ol class="svelte-s33v34"></ol></section>`);
function Battle($$anchor, $$props) {
	push($$props, true);
	/** What a battle is about, in the line between the sides: nothing moves for it. The leftmost speed strikes first. */
	const hands = takeHands();
	const attacker = user_derived(() => $$props.view.active ?? $$props.near);
	const defender = user_derived(() => get(attacker) === $$props.near ? $$props.far : $$props.near);
	const party = (seat) => $$props.sides[seat]?.fighters ?? [];
	const speeds = user_derived(() => levels([party($$props.near), party($$props.far)]));
	const target = user_derived(() => $$props.sides[get(defender)]?.target ?? null);
	const faction = user_derived(() => $$props.view.seats[get(defender)]?.zones.some(({ key, cards }) => key === "faction" && cards[0]?.marks?.includes("attacked")) ?? false);
	const strength = (seat) => party(seat).reduce((sum, each) => sum + Math.max(0, numberAt(each, "attack")), 0);
	const at = (seat, speed) => party(seat).filter((each) => speedOf(each) === speed);
	const done = (speed) => [...at($$props.near, speed), ...at($$props.far, speed)].every(({ spot }) => marked(spot, "struck"));
	const next = user_derived(() => get(speeds).find((speed) => !done(speed)));
	function side(seat$1) {
		return say(seat$1 === get(attacker) ? "spoils-attackers" : "spoils-blockers", {
			who: seat(seat$1, hands.scene),
			n: party(seat$1).length,
			strength: strength(seat$1)
		});
	}
	const title = (laid) => laid.spot.card.name === null ? say("hidden-card") : hands.scene.title(laid.spot.card.name);
	var section = root_1();
	var span = child(section);
	var node = child(span);
	Icon(node, {
		name: "sword",
		size: "1em"
	});
	var text$1 = sibling(node);
	reset(span);
	var span_1 = sibling(span, 2);
	var node_1 = child(span_1);
	Icon(node_1, {
		name: "assail",
		size: "1em"
	});
	var node_2 = sibling(node_1, 2);
	var consequent = ($$anchor) => {
		var text_1 = text();
		template_effect(($0) => set_text(text_1, $0), [() => say("spoils-target", { card: title(get(target)) })]);
		append($$anchor, text_1);
	};
	var consequent_1 = ($$anchor) => {
		var text_2 = text();
		template_effect(($0) => set_text(text_2, $0), [() => say("spoils-target-faction", { who: seat(get(defender), hands.scene) })]);
		append($$anchor, text_2);
	};
	var alternate = ($$anchor) => {
		var text_3 = text();
		template_effect(($0) => set_text(text_3, $0), [() => say("spoils-target-none")]);
		append($$anchor, text_3);
	};
	if_block(node_2, ($$render) => {
		if (get(target)) $$render(consequent);
		else if (get(faction)) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	reset(span_1);
	var span_2 = sibling(span_1, 2);
	var node_3 = child(span_2);
	Icon(node_3, {
		name: "shield",
		size: "1em"
	});
	var text_4 = sibling(node_3);
	reset(span_2);
	var ol = sibling(span_2, 2);
	each(ol, 20, () => get(speeds), (speed) => speed, ($$anchor, speed) => {
		var li = root();
		var node_4 = child(li);
		{
			let $0 = user_derived(() => done(speed) ? "check" : "storm");
			Icon(node_4, {
				get name() {
					return get($0);
				},
				size: "0.95em"
			});
		}
		var span_3 = sibling(node_4);
		var text_5 = only_child(span_3, true);
		var span_4 = sibling(span_3);
		var text_6 = only_child(span_4, true);
		reset(li);
		template_effect(($0, $1, $2) => {
			set_class(li, 1, $0, "svelte-s33v34");
			set_attribute(li, "title", $1);
			set_text(text_5, $2);
			set_text(text_6, speed);
		}, [
			() => clsx(["speed", {
				done: done(speed),
				next: speed === get(next)
			}]),
			() => say("spoils-level", { speed }),
			() => say("spoils-level", { speed })
		]);
		append($$anchor, li);
	});
	reset(ol);
	reset(section);
	template_effect(($0, $1, $2) => {
		set_attribute(section, "aria-label", $0);
		set_text(text$1, ` ${$1 ?? ""}`);
		set_text(text_4, ` ${$2 ?? ""}`);
	}, [
		() => say("phase-battle"),
		() => side(get(attacker)),
		() => side(get(defender))
	]);
	append($$anchor, section);
	pop();
}
export { Battle };
