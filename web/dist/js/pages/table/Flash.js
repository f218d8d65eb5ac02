import { append, child, comment, first_child, from_html, get, if_block, key, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, user_derived, user_effect } from "../../vendor/svelte.js";
import { printedFace } from "../../lib/face.js";
import { lunge } from "../../boards/motion.js";
import { attacksOf } from "./attacks.js";
import { say, tell } from "../../lib/say.js";
import { moves } from "../../lib/store/settings.js";
import { play } from "../../lib/sound.js";
import { Card } from "../../parts/Card.js";
import { CardText } from "../../parts/CardText.js";
// src/pages/table/Flash.svelte
var root = from_html(`<div class="turn svelte-x1ngbh" aria-hidden="true"> </div>`);
var root_1 = from_html(`<div class="text svelte-x1ngbh"><!></div>`);
var root_2 = from_html(`<div class="card svelte-x1ngbh" aria-hidden="true"><!> <p class="svelte-x1ngbh"> </p> <!></div>`);
var root_3 = from_html(`<!> <!>`, 1);
function Flash($$anchor, $$props) {
	push($$props, true);
	/**
	* What should be seen in passing: that one's own turn begins, and the card that
	* somebody else plays or uses. Decoration: the log says the same in words.
	*/
	const SHOWN_MS = 2800;
	const ACTS = [
		"log-plays",
		"log-plays-ex",
		"log-uses",
		"log-uses-named",
		"log-crafts",
		"log-defends",
		"log-reinforces",
		"log-flips-up"
	];
	let turn = state(0);
	let card = state(null);
	let told = -1;
	let last = "";
	let timer;
	const view = user_derived(() => $$props.table.room?.view ?? null);
	user_effect(() => {
		const now = `${$$props.table.room?.round} ${get(view)?.turn} ${get(view)?.active}`;
		const own = get(view) !== null && !get(view).outcome && $$props.table.mine.length === 1 && get(view).active === $$props.table.mine[0];
		const begins = last !== "" && now !== last && own;
		if (begins) play("turn");
		if (begins && moves()) set(turn, get(turn) + 1);
		last = now;
	});
	user_effect(() => {
		const { lines } = $$props.table;
		const fresh = told < 0 || lines.length < told ? [] : lines.slice(told);
		told = lines.length;
		if (fresh.some((line) => line.said.key.startsWith("log-damage"))) play("hit");
		if (get(view) && moves()) fresh.flatMap((line) => attacksOf(line, get(view))).forEach(thrust);
		const act = fresh.findLast(byOthers);
		const name = act && cardOf(act);
		const info = name ? $$props.table.cards.get(name) : void 0;
		if (!act || !info) return;
		play("card");
		set(card, {
			face: printedFace(info),
			words: tell(act.said, $$props.table.scene),
			at: lines.length
		});
		clearTimeout(timer);
		timer = setTimeout(() => set(card, null), SHOWN_MS);
	});
	user_effect(() => () => clearTimeout(timer));
	const nodeAt = (place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`);
	function thrust({ by, on, seat }) {
		const node = nodeAt(by)?.closest("[data-card]");
		if (node) lunge(node, on && nodeAt(on)?.getBoundingClientRect() || null, seat === (get(view)?.viewer ?? 0));
	}
	function byOthers(line) {
		const by = (line.said.args ?? []).find(([name]) => name === "seat")?.[1];
		return ACTS.includes(line.said.key) && by !== void 0 && "seat" in by && $$props.table.mine.length === 1 && !$$props.table.mine.includes(by.seat);
	}
	function cardOf(line) {
		const of = (line.said.args ?? []).find(([name]) => name === "card")?.[1];
		return of && "card" in of ? of.card : null;
	}
	var fragment = root_3();
	var node_1 = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_2 = first_child(fragment_1);
		key(node_2, () => get(turn), ($$anchor) => {
			var div = root();
			var text = only_child(div, true);
			template_effect(($0) => set_text(text, $0), [() => say("web-your-turn")]);
			append($$anchor, div);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (get(turn) > 0) $$render(consequent);
	});
	var node_3 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_2 = comment();
		var node_4 = first_child(fragment_2);
		key(node_4, () => get(card).at, ($$anchor) => {
			var div_1 = root_2();
			var node_5 = child(div_1);
			Card(node_5, {
				get face() {
					return get(card).face;
				},
				still: true
			});
			var p = sibling(node_5, 2);
			var text_1 = only_child(p, true);
			var node_6 = sibling(p, 2);
			var consequent_1 = ($$anchor) => {
				var div_2 = root_1();
				var node_7 = child(div_2);
				CardText(node_7, { get lines() {
					return get(card).face.text;
				} });
				reset(div_2);
				append($$anchor, div_2);
			};
			if_block(node_6, ($$render) => {
				if (get(card).face.text.length > 0) $$render(consequent_1);
			});
			reset(div_1);
			template_effect(() => set_text(text_1, get(card).words));
			append($$anchor, div_1);
		});
		append($$anchor, fragment_2);
	};
	if_block(node_3, ($$render) => {
		if (get(card)) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
export { Flash };
