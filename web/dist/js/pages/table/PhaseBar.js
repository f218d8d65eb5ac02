import { append, bind_checked, child, clsx, delegate, delegated, each, first_child, from_html, get, if_block, only_child, pop, push, remove_input_defaults, reset, set, set_attribute, set_checked, set_class, set_text, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { stopOf } from "../../lib/auto.js";
import { say, word } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
// src/pages/table/PhaseBar.svelte
var root = from_html(`<span class="passed svelte-br8rbj">»</span>`);
var root_1 = from_html(`<li> <!></li>`);
var root_2 = from_html(`<td class="svelte-br8rbj"><input type="checkbox"/></td>`);
var root_3 = from_html(`<tr><th scope="row" class="svelte-br8rbj"> </th><!></tr>`);
var root_4 = from_html(`<p class="soft"> </p> <table class="svelte-br8rbj"><thead><tr><td class="svelte-br8rbj"></td><th scope="col" class="svelte-br8rbj"> </th><th scope="col" class="svelte-br8rbj"> </th></tr></thead><tbody></tbody></table> <label class="svelte-br8rbj"><input type="checkbox"/> <span> <small class="soft svelte-br8rbj"> </small></span></label>`, 1);
var root_5 = from_html(`<div class="bar svelte-br8rbj"><ol class="svelte-br8rbj"></ol> <!></div> <!>`, 1);
function PhaseBar($$anchor, $$props) {
	push($$props, true);
	const view = user_derived(() => $$props.table.room?.view);
	/** Phases before the first turn: shown while they last. */
	const BEFORE = [
		"draft",
		"build",
		"setup"
	];
	const phases = user_derived(() => ($$props.table.info?.phases ?? []).filter((phase) => !BEFORE.includes(phase) || get(view)?.phase === phase));
	const game = user_derived(() => $$props.table.room?.game ?? "");
	const mine = user_derived(() => get(view)?.active !== null && $$props.table.mine.includes(get(view)?.active ?? -1));
	let open = state(false);
	const asks = (phase, own) => !settings.passed.includes(stopOf(get(game), phase, own));
	function toggle(phase, own) {
		const key = stopOf(get(game), phase, own);
		settings.passed = asks(phase, own) ? [...settings.passed, key] : settings.passed.filter((each) => each !== key);
	}
	var fragment = root_5();
	var div = first_child(fragment);
	var ol = child(div);
	each(ol, 20, () => get(phases), (phase) => phase, ($$anchor, phase) => {
		var li = root_1();
		var text = child(li);
		var node = sibling(text);
		var consequent = ($$anchor) => {
			var span = root();
			template_effect(($0) => set_attribute(span, "title", $0), [() => say("web-stops-passed")]);
			append($$anchor, span);
		};
		var d = user_derived(() => !asks(phase, true) || !asks(phase, false));
		if_block(node, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		reset(li);
		template_effect(($0) => {
			set_class(li, 1, clsx({
				now: get(view)?.phase === phase,
				mine: get(mine)
			}), "svelte-br8rbj");
			set_attribute(li, "aria-current", get(view)?.phase === phase ? "step" : void 0);
			set_text(text, `${$0 ?? ""} `);
		}, [() => word("phase-", phase)]);
		append($$anchor, li);
	});
	reset(ol);
	var node_1 = sibling(ol, 2);
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-stops"));
			let $1 = user_derived(() => say("web-stops"));
			Button($$anchor, {
				kind: "quiet",
				small: true,
				icon: "stop",
				get "aria-label"() {
					return get($0);
				},
				get title() {
					return get($1);
				},
				onclick: () => set(open, true)
			});
		}
	};
	if_block(node_1, ($$render) => {
		if ($$props.table.mine.length > 0) $$render(consequent_1);
	});
	reset(div);
	var node_2 = sibling(div, 2);
	{
		let $0 = user_derived(() => say("web-stops"));
		Dialog(node_2, {
			get title() {
				return get($0);
			},
			get open() {
				return get(open);
			},
			onclose: () => set(open, false),
			children: ($$anchor, $$slotProps) => {
				var fragment_2 = root_4();
				var p = first_child(fragment_2);
				var text_1 = only_child(p, true);
				var table_1 = sibling(p, 2);
				var thead = child(table_1);
				var tr = child(thead);
				var th = sibling(child(tr));
				var text_2 = only_child(th, true);
				var th_1 = sibling(th);
				var text_3 = only_child(th_1, true);
				reset(tr);
				reset(thead);
				var tbody = sibling(thead);
				each(tbody, 20, () => ($$props.table.info?.phases ?? []).filter((each) => !BEFORE.includes(each)), (phase) => phase, ($$anchor, phase) => {
					var tr_1 = root_3();
					var th_2 = child(tr_1);
					var text_4 = only_child(th_2, true);
					var node_3 = sibling(th_2);
					each(node_3, 16, () => [true, false], (own) => own, ($$anchor, own) => {
						var td = root_2();
						var input = child(td);
						remove_input_defaults(input);
						reset(td);
						template_effect(($0, $1) => {
							set_checked(input, $0);
							set_attribute(input, "aria-label", $1);
						}, [() => asks(phase, own), () => say(own ? "web-stop-mine" : "web-stop-theirs", { phase: word("phase-", phase) })]);
						delegated("change", input, () => toggle(phase, own));
						append($$anchor, td);
					});
					reset(tr_1);
					template_effect(($0) => set_text(text_4, $0), [() => word("phase-", phase)]);
					append($$anchor, tr_1);
				});
				reset(tbody);
				reset(table_1);
				var label = sibling(table_1, 2);
				var input_1 = child(label);
				remove_input_defaults(input_1);
				var span_1 = sibling(input_1, 2);
				var text_5 = child(span_1);
				var small = sibling(text_5);
				var text_6 = only_child(small, true);
				reset(span_1);
				reset(label);
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text_1, $0);
					set_text(text_2, $1);
					set_text(text_3, $2);
					set_text(text_5, `${$3 ?? ""} `);
					set_text(text_6, $4);
				}, [
					() => say("web-stops-means"),
					() => say("web-stops-mine"),
					() => say("web-stops-theirs"),
					() => say("web-full-control"),
					() => say("web-full-control-means")
				]);
				bind_checked(input_1, () => settings.fullControl, ($$value) => settings.fullControl = $$value);
				append($$anchor, fragment_2);
			},
			$$slots: { default: true }
		});
	}
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => say("web-phases")]);
	append($$anchor, fragment);
	pop();
}
delegate(["change"]);
export { PhaseBar };
