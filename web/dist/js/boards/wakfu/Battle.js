import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
import { numberAt } from "../parts/laid.js";
// src/boards/wakfu/Battle.svelte
var root = from_html(`<span class="duel svelte-1283x7c" role="group"> <b> <!> </b> </span>`);
var root_1 = from_html(`<span class="duel svelte-1283x7c" role="group"> <b> </b> </span>`);
var root_2 = from_html(`<span class="duel goal svelte-1283x7c"><!> </span>`);
var root_3 = from_html(`<section class="battle svelte-1283x7c"><!> <!> <!></section>`);
function Battle($$anchor, $$props) {
	push($$props, true);
	/** Each duel, those who are free, and the Target, in the line between the sides: nothing moves for a battle. */
	const hands = takeHands();
	const title = (laid) => laid?.spot.card.name ? hands.scene.title(laid.spot.card.name) : say("hidden-card");
	const strength = (all) => all.reduce((sum, each) => sum + numberAt(each, "strength"), 0);
	const titles = (all) => all.map(title).join(", ");
	var section = root_3();
	var node = child(section);
	each(node, 17, () => $$props.fight.duels, index, ($$anchor, $$item, i) => {
		let attacker = () => get($$item).attacker;
		let blockers = () => get($$item).blockers;
		var span = root();
		var text = child(span);
		var b = sibling(text);
		var text_1 = child(b);
		var node_1 = sibling(text_1);
		Icon(node_1, {
			name: "sword",
			size: "0.9em"
		});
		var text_2 = sibling(node_1);
		reset(b);
		var text_3 = sibling(b);
		reset(span);
		template_effect(($0, $1, $2, $3, $4) => {
			set_attribute(span, "aria-label", $0);
			set_text(text, `${$1 ?? ""} `);
			set_text(text_1, `${$2 ?? ""} `);
			set_text(text_2, ` ${$3 ?? ""}`);
			set_text(text_3, ` ${$4 ?? ""}`);
		}, [
			() => say("wakfu-duel", {
				n: i + 1,
				card: title(attacker())
			}),
			() => title(attacker()),
			() => strength(attacker() ? [attacker()] : []),
			() => strength(blockers()),
			() => titles(blockers())
		]);
		append($$anchor, span);
	});
	var node_2 = sibling(node, 2);
	each(node_2, 17, () => [{
		key: "wakfu-free",
		all: $$props.fight.free
	}, {
		key: "wakfu-idle",
		all: $$props.fight.idle
	}], ({ key, all }) => key, ($$anchor, $$item) => {
		let key = () => get($$item).key;
		let all = () => get($$item).all;
		var fragment = comment();
		var node_3 = first_child(fragment);
		var consequent = ($$anchor) => {
			var span_1 = root_1();
			var text_4 = child(span_1);
			var b_1 = sibling(text_4);
			var text_5 = only_child(b_1, true);
			var text_6 = sibling(b_1);
			reset(span_1);
			template_effect(($0, $1, $2, $3) => {
				set_attribute(span_1, "aria-label", $0);
				set_text(text_4, `${$1 ?? ""} `);
				set_text(text_5, $2);
				set_text(text_6, ` ${$3 ?? ""}`);
			}, [
				() => say(key()),
				() => say(key()),
				() => strength(all()),
				() => titles(all())
			]);
			append($$anchor, span_1);
		};
		if_block(node_3, ($$render) => {
			if (all().length > 0) $$render(consequent);
		});
		append($$anchor, fragment);
	});
	var node_4 = sibling(node_2, 2);
	var consequent_1 = ($$anchor) => {
		var span_2 = root_2();
		var node_5 = child(span_2);
		Icon(node_5, {
			name: "assail",
			size: "0.95em"
		});
		var text_7 = sibling(node_5);
		reset(span_2);
		template_effect(($0) => set_text(text_7, ` ${$0 ?? ""}`), [() => say("wakfu-target", { card: title($$props.fight.target) })]);
		append($$anchor, span_2);
	};
	if_block(node_4, ($$render) => {
		if ($$props.fight.target) $$render(consequent_1);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => say("phase-battle")]);
	append($$anchor, section);
	pop();
}
export { Battle };
