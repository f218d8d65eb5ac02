import { append, child, delegate, delegated, each, from_html, from_svg, get, init_select, next, only_child, pop, push, remove_input_defaults, reset, select_option, set_attribute, set_text, set_value, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { say } from "../../lib/say.js";
import { SPEEDS, stride } from "./steps.js";
// src/pages/replay/Controls.svelte
var root = from_svg(`<line y1="0" y2="10" class="svelte-1x2vtd8"></line>`);
var root_1 = from_html(`<option> </option>`);
var root_2 = from_html(`<div class="controls svelte-1x2vtd8" role="group"><div class="seek svelte-1x2vtd8"><input type="range" min="0" step="1" class="svelte-1x2vtd8"/> <svg class="marks svelte-1x2vtd8" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true"></svg></div> <div class="row svelte-1x2vtd8"><!> <!> <!> <label class="speed svelte-1x2vtd8"><span class="soft"> </span> <select class="svelte-1x2vtd8"></select></label> <span class="place soft svelte-1x2vtd8"> </span></div></div>`);
function Controls($$anchor, $$props) {
	push($$props, true);
	const place = user_derived(() => say("replay-place", {
		at: $$props.at,
		all: $$props.replay.decisions,
		turn: $$props.turn
	}));
	const steps = [
		{
			key: "turn-back",
			by: "turn",
			forward: false,
			sign: "«"
		},
		{
			key: "beat-back",
			by: "beat",
			forward: false,
			sign: "‹"
		},
		{
			key: "decision-back",
			by: "decision",
			forward: false,
			sign: "◂"
		},
		{
			key: "decision-on",
			by: "decision",
			forward: true,
			sign: "▸"
		},
		{
			key: "beat-on",
			by: "beat",
			forward: true,
			sign: "›"
		},
		{
			key: "turn-on",
			by: "turn",
			forward: true,
			sign: "»"
		}
	];
	var div = root_2();
	var div_1 = child(div);
	var input = child(div_1);
	remove_input_defaults(input);
	var svg = sibling(input, 2);
	each(svg, 20, () => $$props.replay.turns, (turn) => turn, ($$anchor, turn, $$index, $$array) => {
		var line = root();
		template_effect(($0, $1) => {
			set_attribute(line, "x1", $0);
			set_attribute(line, "x2", $1);
		}, [() => turn / Math.max(1, $$props.replay.decisions) * 1e3, () => turn / Math.max(1, $$props.replay.decisions) * 1e3]);
		append($$anchor, line);
	});
	reset(svg);
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var node = child(div_2);
	each(node, 17, () => steps.slice(0, 3), (step) => step.key, ($$anchor, step) => {
		{
			let $0 = user_derived(() => say(`replay-${get(step).key}`));
			let $1 = user_derived(() => say(`replay-${get(step).key}`));
			let $2 = user_derived(() => $$props.at === 0);
			Button($$anchor, {
				small: true,
				get "aria-label"() {
					return get($0);
				},
				get title() {
					return get($1);
				},
				get disabled() {
					return get($2);
				},
				onclick: () => $$props.onseek(stride($$props.replay, $$props.at, get(step).by, get(step).forward)),
				children: ($$anchor, $$slotProps) => {
					next();
					var text$1 = text();
					template_effect(() => set_text(text$1, get(step).sign));
					append($$anchor, text$1);
				},
				$$slots: { default: true }
			});
		}
	});
	var node_1 = sibling(node, 2);
	{
		let $0 = user_derived(() => $$props.playing ? "stop" : "play");
		Button(node_1, {
			kind: "primary",
			get icon() {
				return get($0);
			},
			get "aria-pressed"() {
				return $$props.playing;
			},
			get onclick() {
				return $$props.onplay;
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_1 = text();
				template_effect(($0) => set_text(text_1, $0), [() => say($$props.playing ? "replay-pause" : "replay-play")]);
				append($$anchor, text_1);
			},
			$$slots: { default: true }
		});
	}
	var node_2 = sibling(node_1, 2);
	each(node_2, 17, () => steps.slice(3), (step) => step.key, ($$anchor, step) => {
		{
			let $0 = user_derived(() => say(`replay-${get(step).key}`));
			let $1 = user_derived(() => say(`replay-${get(step).key}`));
			let $2 = user_derived(() => $$props.at === $$props.replay.decisions);
			Button($$anchor, {
				small: true,
				get "aria-label"() {
					return get($0);
				},
				get title() {
					return get($1);
				},
				get disabled() {
					return get($2);
				},
				onclick: () => $$props.onseek(stride($$props.replay, $$props.at, get(step).by, get(step).forward)),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_2 = text();
					template_effect(() => set_text(text_2, get(step).sign));
					append($$anchor, text_2);
				},
				$$slots: { default: true }
			});
		}
	});
	var label = sibling(node_2, 2);
	var span = child(label);
	var text_3 = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 23, () => SPEEDS, (each) => each.key, ($$anchor, each, n) => {
		var option = root_1();
		var text_4 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_4, $0);
			if (option_value !== (option_value = get(n))) option.value = (option.__value = option_value) ?? "";
		}, [() => say(`replay-speed-${get(each).key}`)]);
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var span_1 = sibling(label, 2);
	var text_5 = only_child(span_1, true);
	reset(div_2);
	reset(div);
	template_effect(($0, $1, $2) => {
		set_attribute(div, "aria-label", $0);
		set_attribute(input, "max", $$props.replay.decisions);
		set_value(input, $$props.at);
		set_attribute(input, "aria-label", $1);
		set_attribute(input, "aria-valuetext", get(place));
		set_text(text_3, $2);
		if (select_value !== (select_value = $$props.speed)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_5, get(place));
	}, [
		() => say("replay-controls"),
		() => say("replay-seek"),
		() => say("replay-speed")
	]);
	delegated("input", input, (event) => $$props.onseek(Number(event.currentTarget.value)));
	delegated("change", select, (event) => $$props.onspeed(Number(event.currentTarget.value)));
	append($$anchor, div);
	pop();
}
delegate(["input", "change"]);
export { Controls };
