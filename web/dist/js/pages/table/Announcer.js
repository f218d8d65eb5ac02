import { append, from_html, get, only_child, pop, push, set, set_text, state, template_effect, user_effect } from "../../vendor/svelte.js";
import { tell } from "../../lib/say.js";
// src/pages/table/Announcer.svelte
var root = from_html(`<div class="unseen" role="status" aria-live="polite"> </div>`);
function Announcer($$anchor, $$props) {
	push($$props, true);
	/** Reads out what happens, wherever the log is shown or not. */
	const MOST = 12;
	let told = state("");
	let heard = -1;
	user_effect(() => {
		const fresh = heard < 0 || $$props.lines.length <= heard ? [] : $$props.lines.slice(Math.max(heard, $$props.lines.length - MOST));
		heard = $$props.lines.length;
		set(told, fresh.map((line) => tell(line.said, $$props.scene)).join(" "), true);
	});
	var div = root();
	var text = only_child(div, true);
	template_effect(() => set_text(text, get(told)));
	append($$anchor, div);
	pop();
}
export { Announcer };
