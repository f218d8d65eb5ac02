import { append, bind_value, child, event, first_child, from_html, get, if_block, next, only_child, pop, push, remove_input_defaults, reset, set, set_text, sibling, state, template_effect, text, user_derived } from "../vendor/svelte.js";
import { call, takeOver } from "../lib/api.js";
import { say } from "../lib/say.js";
import { complain, note } from "../lib/store/toasts.js";
import { Button } from "./Button.js";
// src/parts/Devices.svelte
var root = from_html(`<p class="code svelte-qcfugt" role="status"> </p> <p class="soft svelte-qcfugt"> </p> <!>`, 1);
var root_1 = from_html(`<details class="svelte-qcfugt"><summary class="svelte-qcfugt"> </summary> <p class="soft svelte-qcfugt"> </p> <!> <form class="svelte-qcfugt"><label class="svelte-qcfugt"> <input maxlength="12" autocomplete="off" autocapitalize="characters" spellcheck="false"/></label> <!></form></details>`);
function Devices($$anchor, $$props) {
	push($$props, true);
	/** The same person on another device: by a code, or by a link with the code in it. */
	let given = state(null);
	let code = state("");
	async function give() {
		set(given, await call("POST", "/api/guest/handover").catch((problem) => (complain(problem), null)));
	}
	async function take(event) {
		event.preventDefault();
		if (!get(code).trim()) return;
		try {
			await takeOver(get(code));
			location.reload();
		} catch (problem) {
			complain(problem);
		}
	}
	const link = user_derived(() => get(given) ? `${location.origin}/#/?device=${get(given).code}` : "");
	const spelt = user_derived(() => get(given) ? `${get(given).code.slice(0, 4)}-${get(given).code.slice(4)}` : "");
	var details = root_1();
	var summary = child(details);
	var text$1 = only_child(summary, true);
	var p = sibling(summary, 2);
	var text_1 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		var fragment = root();
		var p_1 = first_child(fragment);
		var text_2 = only_child(p_1, true);
		var p_2 = sibling(p_1, 2);
		var text_3 = only_child(p_2, true);
		var node_1 = sibling(p_2, 2);
		Button(node_1, {
			small: true,
			icon: "copy",
			onclick: () => navigator.clipboard.writeText(get(link)).then(() => note(say("web-copied")), () => {}),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_4 = text();
				template_effect(($0) => set_text(text_4, $0), [() => say("web-devices-link")]);
				append($$anchor, text_4);
			},
			$$slots: { default: true }
		});
		template_effect(($0) => {
			set_text(text_2, get(spelt));
			set_text(text_3, $0);
		}, [() => say("web-devices-good", { minutes: Math.round(get(given).seconds / 60) })]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		Button($$anchor, {
			small: true,
			icon: "link",
			onclick: give,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_5 = text();
				template_effect(($0) => set_text(text_5, $0), [() => say("web-devices-give")]);
				append($$anchor, text_5);
			},
			$$slots: { default: true }
		});
	};
	if_block(node, ($$render) => {
		if (get(given)) $$render(consequent);
		else $$render(alternate, -1);
	});
	var form = sibling(node, 2);
	var label = child(form);
	var text_6 = child(label);
	var input = sibling(text_6);
	remove_input_defaults(input);
	reset(label);
	var node_2 = sibling(label, 2);
	Button(node_2, {
		small: true,
		type: "submit",
		children: ($$anchor, $$slotProps) => {
			next();
			var text_7 = text();
			template_effect(($0) => set_text(text_7, $0), [() => say("web-devices-take")]);
			append($$anchor, text_7);
		},
		$$slots: { default: true }
	});
	reset(form);
	reset(details);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
		set_text(text_6, `${$2 ?? ""} `);
	}, [
		() => say("web-devices"),
		() => say("web-devices-means"),
		() => say("web-devices-code")
	]);
	event("submit", form, take);
	bind_value(input, () => get(code), ($$value) => set(code, $$value));
	append($$anchor, details);
	pop();
}
export { Devices };
