import { append, child, each, from_html, get, if_block, index, next, onDestroy, onMount, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { cards, noCards } from "../../lib/cards.js";
import { sceneOf } from "../../lib/face.js";
import { say, seat, tell } from "../../lib/say.js";
import { Felt } from "../replay/Felt.js";
import { Looked } from "../replay/Looked.js";
import { Panel } from "./Panel.js";
import { Run } from "./run.js";
// src/pages/tutorial/Lesson.svelte
var root = from_html(`<li><!></li>`);
var root_1 = from_html(`<section class="options svelte-1qtbb3f" aria-labelledby="lesson-question"><h2 id="lesson-question" class="svelte-1qtbb3f"> </h2> <ul class="svelte-1qtbb3f"></ul></section>`);
var root_2 = from_html(`<div class="lesson svelte-1qtbb3f"><div class="side svelte-1qtbb3f"><!> <!> <div class="look svelte-1qtbb3f"><!></div></div> <!></div>`);
function Lesson($$anchor, $$props) {
	push($$props, true);
	const run = new Run($$props.game, $$props.lesson);
	let cards$1 = state(noCards);
	let looked = state(null);
	let show = state(false);
	const names = user_derived(() => [say("learn-you", { who: seat(0) }), seat(1)]);
	const scene = user_derived(() => sceneOf(get(names), get(cards$1)));
	const view = user_derived(() => run.view);
	const mine = user_derived(() => run.turn.is === "learner");
	const options = user_derived(() => get(mine) ? run.room?.options ?? [] : []);
	const pointed = user_derived(() => run.turn.is === "learner" ? run.turn.pick : null);
	onMount(async () => {
		set(cards$1, await cards($$props.game.key).catch(() => noCards));
	});
	onDestroy(() => run.leave());
	function point() {
		set(show, true);
		const button = document.getElementById(`option-${get(pointed)}`);
		button?.scrollIntoView({ block: "nearest" });
		button?.focus();
	}
	function pick(n) {
		set(show, n !== get(pointed));
		run.pick(n);
	}
	var div = root_2();
	var div_1 = child(div);
	var node = child(div_1);
	Panel(node, {
		get run() {
			return run;
		},
		get scene() {
			return get(scene);
		},
		get last() {
			return $$props.last;
		},
		onshow: point
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var section = root_1();
		var h2 = child(section);
		var text$1 = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, () => get(options), index, ($$anchor, option, n) => {
			var li = root();
			var node_2 = child(li);
			{
				let $0 = user_derived(() => n === get(pointed) ? "primary" : "plain");
				let $1 = user_derived(() => get(show) && n === get(pointed) ? "lesson-question" : void 0);
				Button(node_2, {
					small: true,
					id: `option-${n}`,
					get kind() {
						return get($0);
					},
					get "aria-describedby"() {
						return get($1);
					},
					onclick: () => pick(n),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_1 = text();
						template_effect(($0) => set_text(text_1, $0), [() => tell(get(option).label, get(scene))]);
						append($$anchor, text_1);
					},
					$$slots: { default: true }
				});
			}
			reset(li);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0) => set_text(text$1, $0), [() => say(get(view).question)]);
		append($$anchor, section);
	};
	if_block(node_1, ($$render) => {
		if (get(options).length > 0 && get(view)) $$render(consequent);
	});
	var div_2 = sibling(node_1, 2);
	var node_3 = child(div_2);
	Looked(node_3, {
		get card() {
			return get(looked);
		},
		get cards() {
			return get(cards$1);
		}
	});
	reset(div_2);
	reset(div_1);
	var node_4 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		Felt($$anchor, {
			get game() {
				return $$props.game.key;
			},
			get view() {
				return get(view);
			},
			near: 0,
			get names() {
				return get(names);
			},
			get cards() {
				return get(cards$1);
			},
			get scene() {
				return get(scene);
			},
			get options() {
				return get(options);
			},
			get pointed() {
				return get(pointed);
			},
			onpick: pick,
			onlook: (card) => set(looked, card)
		});
	};
	if_block(node_4, ($$render) => {
		if (get(view)) $$render(consequent_1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { Lesson };
