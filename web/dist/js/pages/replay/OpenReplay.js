import { $document, append, bind_value, child, clsx, deferred_template_effect, delegate, delegated, event, from_html, get, head, next, only_child, pop, push, remove_input_defaults, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
import { Refusal } from "../../lib/api.js";
import { go } from "../../lib/router.js";
import { say, tell } from "../../lib/say.js";
import { upload } from "./net.js";
// src/pages/replay/OpenReplay.svelte
var root = from_html(`<div class="page svelte-11w1fub"><h1 class="svelte-11w1fub"> </h1> <div role="group"><!> <p class="svelte-11w1fub"> </p> <label class="file svelte-11w1fub"> <input type="file" class="svelte-11w1fub"/></label> <p class="soft svelte-11w1fub"> </p></div> <p class="bad svelte-11w1fub" role="alert"> </p> <form class="svelte-11w1fub"><label for="replay-id"> </label> <input id="replay-id" autocomplete="off" spellcheck="false" class="svelte-11w1fub"/> <!></form></div>`);
function OpenReplay($$anchor, $$props) {
	push($$props, true);
	let over = state(false);
	let failed = state("");
	let id = state("");
	async function take(file) {
		set(over, false);
		if (!file) return;
		set(failed, "");
		try {
			const replay = await upload(await file.text());
			go(`/replay/${replay.replay}`);
		} catch (problem) {
			const why = problem instanceof Refusal ? tell(problem.why) : say("pages-failed");
			set(failed, say("replay-file-failed", { why }), true);
		}
	}
	function drop(event) {
		event.preventDefault();
		take(event.dataTransfer?.files[0]);
	}
	var div = root();
	head("11w1fub", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => say("replay-open-title")]);
	});
	var h1 = child(div);
	var text$1 = only_child(h1, true);
	var div_1 = sibling(h1, 2);
	var node = child(div_1);
	Icon(node, {
		name: "log",
		size: "44px"
	});
	var p = sibling(node, 2);
	var text_1 = only_child(p, true);
	var label = sibling(p, 2);
	var text_2 = child(label);
	var input = sibling(text_2);
	reset(label);
	var p_1 = sibling(label, 2);
	var text_3 = only_child(p_1, true);
	reset(div_1);
	var p_2 = sibling(div_1, 2);
	var text_4 = only_child(p_2, true);
	var form = sibling(p_2, 2);
	var label_1 = child(form);
	var text_5 = only_child(label_1, true);
	var input_1 = sibling(label_1, 2);
	remove_input_defaults(input_1);
	var node_1 = sibling(input_1, 2);
	{
		let $0 = user_derived(() => get(id).trim() === "");
		Button(node_1, {
			type: "submit",
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_6 = text();
				template_effect(($0) => set_text(text_6, $0), [() => say("replay-go")]);
				append($$anchor, text_6);
			},
			$$slots: { default: true }
		});
	}
	reset(form);
	reset(div);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text$1, $0);
		set_class(div_1, 1, clsx(["drop", { over: get(over) }]), "svelte-11w1fub");
		set_attribute(div_1, "aria-label", $1);
		set_text(text_1, $2);
		set_text(text_2, `${$3 ?? ""} `);
		set_text(text_3, $4);
		set_text(text_4, get(failed));
		set_text(text_5, $5);
	}, [
		() => say("replay-open-title"),
		() => say("replay-drop"),
		() => say("replay-drop"),
		() => say("replay-choose"),
		() => say("replay-upload-hint"),
		() => say("replay-id")
	]);
	event("dragover", div_1, (event) => {
		event.preventDefault();
		set(over, true);
	});
	event("dragleave", div_1, () => set(over, false));
	event("drop", div_1, drop);
	delegated("change", input, (event) => take(event.currentTarget.files?.[0]));
	event("submit", form, (event) => {
		event.preventDefault();
		if (get(id).trim()) go(`/replay/${encodeURIComponent(get(id).trim())}`);
	});
	bind_value(input_1, () => get(id), ($$value) => set(id, $$value));
	append($$anchor, div);
	pop();
}
delegate(["change"]);
export { OpenReplay };
