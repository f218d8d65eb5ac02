import { append, child, clsx, from_html, get, if_block, only_child, pop, push, reset, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say, seat } from "../../lib/say.js";
import { takeHands } from "../../lib/hands.js";
import { inTeams } from "../../lib/seating.js";
import { Icon } from "../../parts/Icon.js";
import { Clock } from "./Clock.js";
// src/boards/parts/Plate.svelte
var root = from_html(`<span class="wins svelte-tlwek4"> </span>`);
var root_1 = from_html(`<span class="away svelte-tlwek4"> </span>`);
var root_2 = from_html(`<span class="team svelte-tlwek4"> </span>`);
var root_3 = from_html(`<span class="now svelte-tlwek4"> </span>`);
var root_4 = from_html(`<div><span class="who svelte-tlwek4"><!> <b class="svelte-tlwek4"> </b></span> <!> <!> <!> <!> <!> <!></div>`);
function Plate($$anchor, $$props) {
	push($$props, true);
	/** Who sits there. */
	const hands = takeHands();
	const sitter = user_derived(() => $$props.sitters[$$props.seat]);
	const teams = user_derived(() => inTeams($$props.view.seats.map((side) => side.team)));
	const out = user_derived(() => $$props.view.seats[$$props.seat]?.out ?? false);
	const turn = user_derived(() => $$props.view.active === $$props.seat && !$$props.view.outcome);
	const asked = user_derived(() => $$props.view.asked === $$props.seat && !$$props.view.outcome);
	var div = root_4();
	var span = child(div);
	var node = child(span);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-bot"));
			Icon($$anchor, {
				name: "bot",
				size: "1.1em",
				get label() {
					return get($0);
				}
			});
		}
	};
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-away"));
			Icon($$anchor, {
				name: "eye",
				size: "1.1em",
				get label() {
					return get($0);
				}
			});
		}
	};
	if_block(node, ($$render) => {
		if (get(sitter)?.kind === "bot") $$render(consequent);
		else if (get(sitter) && !get(sitter).here) $$render(consequent_1, 1);
	});
	var b = sibling(node, 2);
	var text = only_child(b, true);
	reset(span);
	var node_1 = sibling(span, 2);
	var consequent_2 = ($$anchor) => {
		var span_1 = root();
		var text_1 = only_child(span_1, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("web-wins", { n: get(sitter).wins })]);
		append($$anchor, span_1);
	};
	if_block(node_1, ($$render) => {
		if (get(sitter) && get(sitter).wins > 0) $$render(consequent_2);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_3 = ($$anchor) => {
		var span_2 = root_1();
		var text_2 = only_child(span_2, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("web-away")]);
		append($$anchor, span_2);
	};
	if_block(node_2, ($$render) => {
		if (get(sitter) && get(sitter).kind === "human" && !get(sitter).here) $$render(consequent_3);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_4 = ($$anchor) => {
		var span_3 = root_2();
		var text_3 = only_child(span_3, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("web-team", { team: ($$props.view.seats[$$props.seat]?.team ?? 0) + 1 })]);
		append($$anchor, span_3);
	};
	if_block(node_3, ($$render) => {
		if (get(teams)) $$render(consequent_4);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_5 = ($$anchor) => {
		var span_4 = root_1();
		var text_4 = only_child(span_4, true);
		template_effect(($0) => set_text(text_4, $0), [() => say("web-out")]);
		append($$anchor, span_4);
	};
	if_block(node_4, ($$render) => {
		if (get(out)) $$render(consequent_5);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_6 = ($$anchor) => {
		var span_5 = root_3();
		var text_5 = only_child(span_5, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("web-has-turn")]);
		append($$anchor, span_5);
	};
	if_block(node_5, ($$render) => {
		if (get(turn)) $$render(consequent_6);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_7 = ($$anchor) => {
		Clock($$anchor, {
			get decision() {
				return get(sitter).decision_ms;
			},
			get reserve() {
				return get(sitter).reserve_ms;
			},
			get since() {
				return $$props.since;
			},
			get running() {
				return get(asked);
			}
		});
	};
	if_block(node_6, ($$render) => {
		if (get(sitter)) $$render(consequent_7);
	});
	reset(div);
	template_effect(($0) => {
		set_class(div, 1, clsx(["plate", {
			turn: get(turn),
			asked: get(asked)
		}]), "svelte-tlwek4");
		set_text(text, $0);
	}, [() => seat($$props.seat, hands.scene)]);
	append($$anchor, div);
	pop();
}
export { Plate };
