import { append, bind_group, child, each, first_child, from_html, get, index, next, only_child, pop, push, remove_input_defaults, reset, set, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { go } from "../../lib/router.js";
import { say, seat } from "../../lib/say.js";
import { complain } from "../../lib/store/toasts.js";
import { branch } from "./net.js";
// src/pages/replay/BranchDialog.svelte
var root = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<label class="svelte-vdegxm"><input type="radio" name="branch-seat"/> </label>`);
var root_2 = from_html(`<p class="soft"> </p> <fieldset class="svelte-vdegxm"><legend class="svelte-vdegxm"> </legend> <!></fieldset> <fieldset class="svelte-vdegxm"><legend class="svelte-vdegxm"> </legend> <label class="svelte-vdegxm"><input type="radio" name="branch-others"/> </label> <label class="svelte-vdegxm"><input type="radio" name="branch-others"/> </label></fieldset>`, 1);
function BranchDialog($$anchor, $$props) {
	push($$props, true);
	const binding_group = [];
	const binding_group_1 = [];
	let mine = state(0);
	let others = state("bot");
	let busy = state(false);
	async function begin() {
		set(busy, true);
		try {
			const opened = await branch($$props.replay, $$props.at, get(mine), get(others));
			go(`/t/${opened.table}`);
		} catch (problem) {
			complain(problem, $$props.scene);
		} finally {
			set(busy, false);
		}
	}
	{
		const actions = ($$anchor) => {
			var fragment_1 = root();
			var node = first_child(fragment_1);
			Button(node, {
				kind: "quiet",
				get onclick() {
					return $$props.onclose;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text$1 = text();
					template_effect(($0) => set_text(text$1, $0), [() => say("web-cancel")]);
					append($$anchor, text$1);
				},
				$$slots: { default: true }
			});
			var node_1 = sibling(node, 2);
			Button(node_1, {
				kind: "primary",
				icon: "play",
				get disabled() {
					return get(busy);
				},
				onclick: begin,
				children: ($$anchor, $$slotProps) => {
					next();
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => say("replay-branch-go")]);
					append($$anchor, text_1);
				},
				$$slots: { default: true }
			});
			append($$anchor, fragment_1);
		};
		let $0 = user_derived(() => say("replay-branch"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return $$props.open;
			},
			get onclose() {
				return $$props.onclose;
			},
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_4 = root_2();
				var p = first_child(fragment_4);
				var text_2 = only_child(p, true);
				var fieldset = sibling(p, 2);
				var legend = child(fieldset);
				var text_3 = only_child(legend, true);
				var node_2 = sibling(legend, 2);
				each(node_2, 17, () => $$props.replay.names, index, ($$anchor, _, n) => {
					var label = root_1();
					var input = child(label);
					remove_input_defaults(input);
					input.value = input.__value = n;
					var text_4 = sibling(input);
					reset(label);
					template_effect(($0) => set_text(text_4, ` ${$0 ?? ""}`), [() => seat(n, $$props.scene)]);
					bind_group(binding_group, [], input, () => {
						return get(mine);
					}, ($$value) => set(mine, $$value));
					append($$anchor, label);
				});
				reset(fieldset);
				var fieldset_1 = sibling(fieldset, 2);
				var legend_1 = child(fieldset_1);
				var text_5 = only_child(legend_1, true);
				var label_1 = sibling(legend_1, 2);
				var input_1 = child(label_1);
				remove_input_defaults(input_1);
				input_1.value = input_1.__value = "bot";
				var text_6 = sibling(input_1);
				reset(label_1);
				var label_2 = sibling(label_1, 2);
				var input_2 = child(label_2);
				remove_input_defaults(input_2);
				input_2.value = input_2.__value = "hot";
				var text_7 = sibling(input_2);
				reset(label_2);
				reset(fieldset_1);
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text_2, $0);
					set_text(text_3, $1);
					set_text(text_5, $2);
					set_text(text_6, ` ${$3 ?? ""}`);
					set_text(text_7, ` ${$4 ?? ""}`);
				}, [
					() => say("replay-branch-hint"),
					() => say("replay-branch-you"),
					() => say("replay-branch-others"),
					() => say("replay-branch-bot"),
					() => say("replay-branch-hot")
				]);
				bind_group(binding_group_1, [], input_1, () => get(others), ($$value) => set(others, $$value));
				bind_group(binding_group_1, [], input_2, () => get(others), ($$value) => set(others, $$value));
				append($$anchor, fragment_4);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	pop();
}
export { BranchDialog };
