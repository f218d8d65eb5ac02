import { append, child, first_child, from_html, get, if_block, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, user_effect } from "../../vendor/svelte.js";
import { Refusal } from "../../lib/api.js";
import { say, tell } from "../../lib/say.js";
import { ofTable } from "./net.js";
// src/pages/replay/FromTable.svelte
var root = from_html(`<p> </p> <a href="#/replay"> </a>`, 1);
var root_1 = from_html(`<p class="soft"> </p>`);
var root_2 = from_html(`<div class="trouble svelte-1um0emm" role="status"><!></div>`);
function FromTable($$anchor, $$props) {
	push($$props, true);
	/** From a table to the replay of its game, which has an address of its own. */
	let failed = state("");
	user_effect(() => {
		ofTable($$props.table).then((replay) => location.replace(`#/replay/${replay.replay}`), (problem) => set(failed, problem instanceof Refusal ? tell(problem.why) : say("pages-failed"), true));
	});
	var div = root_2();
	var node = child(div);
	var consequent = ($$anchor) => {
		var fragment = root();
		var p = first_child(fragment);
		var text = only_child(p, true);
		var a = sibling(p, 2);
		var text_1 = only_child(a, true);
		template_effect(($0) => {
			set_text(text, get(failed));
			set_text(text_1, $0);
		}, [() => say("replay-open-title")]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var p_1 = root_1();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("replay-loading")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(failed)) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { FromTable };
