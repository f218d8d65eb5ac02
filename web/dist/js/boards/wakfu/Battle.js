import { append, child, each, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { Group } from "../parts/Group.js";
import { numberAt } from "../parts/laid.js";
// src/boards/wakfu/Battle.svelte
var root = from_html(`<div class="duel svelte-1283x7c" role="group"><!> <span class="sum svelte-1283x7c" aria-hidden="true"> <!> </span> <!></div>`);
var root_1 = from_html(`<div class="duel svelte-1283x7c" role="group"><!> <span class="sum svelte-1283x7c"> </span> <!></div>`);
var root_2 = from_html(`<div class="duel goal svelte-1283x7c" role="group"><span class="sum svelte-1283x7c"><!> </span> <!></div>`);
var root_3 = from_html(`<section class="battle svelte-1283x7c"><!> <!> <!></section>`);
function Battle($$anchor, $$props) {
	push($$props, true);
	/** A column for each duel, one for those who are free, and the Target at the end. */
	const hands = takeHands();
	const title = (laid) => laid?.spot.card.name ? hands.scene.title(laid.spot.card.name) : say("hidden-card");
	const strength = (all) => all.reduce((sum, each) => sum + numberAt(each, "strength"), 0);
	/** Our own fighters stand below, those of others above. */
	const attacksDown = user_derived(() => $$props.view.active !== null && !$$props.own.includes($$props.view.active));
	var section = root_3();
	var node = child(section);
	each(node, 17, () => $$props.fight.duels, index, ($$anchor, duel, i) => {
		const computed_const = user_derived(() => {
			const [up, down] = get(attacksDown) ? [get(duel).attacker ? [get(duel).attacker] : [], get(duel).blockers] : [get(duel).blockers, get(duel).attacker ? [get(duel).attacker] : []];
			return {
				up,
				down
			};
		});
		var div = root();
		var node_1 = child(div);
		{
			let $0 = user_derived(() => say("wakfu-duel", {
				n: i + 1,
				card: title(get(duel).attacker)
			}));
			Group(node_1, {
				get laid() {
					return get(computed_const).up;
				},
				get label() {
					return get($0);
				}
			});
		}
		var span = sibling(node_1, 2);
		var text = child(span);
		var node_2 = sibling(text);
		Icon(node_2, {
			name: "sword",
			size: "0.9em"
		});
		var text_1 = sibling(node_2);
		reset(span);
		var node_3 = sibling(span, 2);
		{
			let $0 = user_derived(() => say("wakfu-duel", {
				n: i + 1,
				card: title(get(duel).attacker)
			}));
			Group(node_3, {
				get laid() {
					return get(computed_const).down;
				},
				get label() {
					return get($0);
				}
			});
		}
		reset(div);
		template_effect(($0, $1, $2) => {
			set_attribute(div, "aria-label", $0);
			set_text(text, `${$1 ?? ""} `);
			set_text(text_1, ` ${$2 ?? ""}`);
		}, [
			() => say("wakfu-duel", {
				n: i + 1,
				card: title(get(duel).attacker)
			}),
			() => strength(get(computed_const).up),
			() => strength(get(computed_const).down)
		]);
		append($$anchor, div);
	});
	var node_4 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var div_1 = root_1();
		var node_5 = child(div_1);
		{
			let $0 = user_derived(() => get(attacksDown) ? $$props.fight.free : $$props.fight.idle);
			let $1 = user_derived(() => say(get(attacksDown) ? "wakfu-free" : "wakfu-idle"));
			Group(node_5, {
				get laid() {
					return get($0);
				},
				get label() {
					return get($1);
				}
			});
		}
		var span_1 = sibling(node_5, 2);
		var text_2 = only_child(span_1, true);
		var node_6 = sibling(span_1, 2);
		{
			let $0 = user_derived(() => get(attacksDown) ? $$props.fight.idle : $$props.fight.free);
			let $1 = user_derived(() => say(get(attacksDown) ? "wakfu-idle" : "wakfu-free"));
			Group(node_6, {
				get laid() {
					return get($0);
				},
				get label() {
					return get($1);
				}
			});
		}
		reset(div_1);
		template_effect(($0, $1) => {
			set_attribute(div_1, "aria-label", $0);
			set_text(text_2, $1);
		}, [() => say("wakfu-free"), () => say("wakfu-free")]);
		append($$anchor, div_1);
	};
	if_block(node_4, ($$render) => {
		if ($$props.fight.free.length > 0 || $$props.fight.idle.length > 0) $$render(consequent);
	});
	var node_7 = sibling(node_4, 2);
	var consequent_1 = ($$anchor) => {
		var div_2 = root_2();
		var span_2 = child(div_2);
		var node_8 = child(span_2);
		Icon(node_8, {
			name: "assail",
			size: "0.95em"
		});
		var text_3 = sibling(node_8);
		reset(span_2);
		var node_9 = sibling(span_2, 2);
		{
			let $0 = user_derived(() => [$$props.fight.target]);
			let $1 = user_derived(() => say("wakfu-target", { card: title($$props.fight.target) }));
			Group(node_9, {
				get laid() {
					return get($0);
				},
				get label() {
					return get($1);
				}
			});
		}
		reset(div_2);
		template_effect(($0, $1) => {
			set_attribute(div_2, "aria-label", $0);
			set_text(text_3, ` ${$1 ?? ""}`);
		}, [() => say("wakfu-target", { card: title($$props.fight.target) }), () => say("wakfu-target", { card: title($$props.fight.target) })]);
		append($$anchor, div_2);
	};
	if_block(node_7, ($$render) => {
		if ($$props.fight.target) $$render(consequent_1);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => say("phase-battle")]);
	append($$anchor, section);
	pop();
}
export { Battle };
