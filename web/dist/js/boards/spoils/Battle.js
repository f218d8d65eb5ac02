import { append, child, clsx, each, from_html, get, if_block, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say, seat } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { Group } from "../parts/Group.js";
import { marked, numberAt } from "../parts/laid.js";
import { levels, speedOf } from "./lay.js";
// src/boards/spoils/Battle.svelte
var root = from_html(`<div role="group"><div class="top svelte-s33v34"><!></div> <span class="speed svelte-s33v34" aria-hidden="true"><!> </span> <div class="bottom svelte-s33v34"><!></div></div>`);
var root_1 = from_html(`<div class="level goal svelte-s33v34"><div class="top svelte-s33v34"><!></div> <span class="speed svelte-s33v34" aria-hidden="true"><!></span> <div class="bottom svelte-s33v34"><!></div></div>`);
var root_2 = from_html(`<section class="battle svelte-s33v34"><div class="words svelte-s33v34"><span class="party"><!> </span> <span class="aim svelte-s33v34"><!> <!></span> <span class="party"><!> </span></div> <div class="lane svelte-s33v34"><!> <!></div></section>`);
function Battle($$anchor, $$props) {
	push($$props, true);
	/** Two parties face to face, a column for each speed: the leftmost strikes first. */
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
	var section = root_2();
	var div = child(section);
	var span = child(div);
	var node = child(span);
	{
		let $0 = user_derived(() => $$props.far === get(attacker) ? "sword" : "shield");
		Icon(node, {
			get name() {
				return get($0);
			},
			size: "1em"
		});
	}
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
	{
		let $0 = user_derived(() => $$props.near === get(attacker) ? "sword" : "shield");
		Icon(node_3, {
			get name() {
				return get($0);
			},
			size: "1em"
		});
	}
	var text_4 = sibling(node_3);
	reset(span_2);
	reset(div);
	var div_1 = sibling(div, 2);
	var node_4 = child(div_1);
	each(node_4, 16, () => get(speeds), (speed) => speed, ($$anchor, speed) => {
		var div_2 = root();
		var div_3 = child(div_2);
		var node_5 = child(div_3);
		{
			let $0 = user_derived(() => at($$props.far, speed));
			let $1 = user_derived(() => side($$props.far));
			Group(node_5, {
				get laid() {
					return get($0);
				},
				get label() {
					return get($1);
				}
			});
		}
		reset(div_3);
		var span_3 = sibling(div_3, 2);
		var node_6 = child(span_3);
		{
			let $0 = user_derived(() => done(speed) ? "check" : "storm");
			Icon(node_6, {
				get name() {
					return get($0);
				},
				size: "0.95em"
			});
		}
		var text_5 = sibling(node_6, 1, true);
		reset(span_3);
		var div_4 = sibling(span_3, 2);
		var node_7 = child(div_4);
		{
			let $0 = user_derived(() => at($$props.near, speed));
			let $1 = user_derived(() => side($$props.near));
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
		reset(div_2);
		template_effect(($0, $1) => {
			set_class(div_2, 1, $0, "svelte-s33v34");
			set_attribute(div_2, "aria-label", $1);
			set_text(text_5, speed);
		}, [() => clsx(["level", {
			done: done(speed),
			next: speed === get(next)
		}]), () => say("spoils-level", { speed })]);
		append($$anchor, div_2);
	});
	var node_8 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var div_5 = root_1();
		var div_6 = child(div_5);
		var node_9 = child(div_6);
		var consequent_2 = ($$anchor) => {
			{
				let $0 = user_derived(() => [get(target)]);
				let $1 = user_derived(() => say("spoils-target", { card: title(get(target)) }));
				Group($$anchor, {
					get laid() {
						return get($0);
					},
					get label() {
						return get($1);
					}
				});
			}
		};
		if_block(node_9, ($$render) => {
			if (get(defender) === $$props.far) $$render(consequent_2);
		});
		reset(div_6);
		var span_4 = sibling(div_6, 2);
		var node_10 = child(span_4);
		Icon(node_10, {
			name: "assail",
			size: "0.95em"
		});
		reset(span_4);
		var div_7 = sibling(span_4, 2);
		var node_11 = child(div_7);
		var consequent_3 = ($$anchor) => {
			{
				let $0 = user_derived(() => [get(target)]);
				let $1 = user_derived(() => say("spoils-target", { card: title(get(target)) }));
				Group($$anchor, {
					get laid() {
						return get($0);
					},
					get label() {
						return get($1);
					}
				});
			}
		};
		if_block(node_11, ($$render) => {
			if (get(defender) === $$props.near) $$render(consequent_3);
		});
		reset(div_7);
		reset(div_5);
		append($$anchor, div_5);
	};
	if_block(node_8, ($$render) => {
		if (get(target)) $$render(consequent_4);
	});
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2) => {
		set_attribute(section, "aria-label", $0);
		set_text(text$1, ` ${$1 ?? ""}`);
		set_text(text_4, ` ${$2 ?? ""}`);
	}, [
		() => say("phase-battle"),
		() => side($$props.far),
		() => side($$props.near)
	]);
	append($$anchor, section);
	pop();
}
export { Battle };
