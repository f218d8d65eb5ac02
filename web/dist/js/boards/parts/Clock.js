import { append, child, clsx, comment, first_child, from_html, get, if_block, only_child, pop, proxy, push, reset, set, set_class, set_text, sibling, state, template_effect, user_derived, user_effect } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
// src/boards/parts/Clock.svelte
var root = from_html(`<b> </b>`);
var root_1 = from_html(`<span role="timer" aria-live="off"><!> <span class="unseen"> </span> <!> <span> </span></span>`);
function Clock($$anchor, $$props) {
	push($$props, true);
	/** Runs while its seat is asked. */
	let now = state(proxy(performance.now()));
	user_effect(() => {
		set(now, performance.now(), true);
		if (!$$props.running) return;
		const timer = setInterval(() => set(now, performance.now(), true), 500);
		return () => clearInterval(timer);
	});
	const gone = user_derived(() => $$props.running ? Math.max(0, get(now) - $$props.since) : 0);
	const first = user_derived(() => $$props.decision === null ? 0 : Math.max(0, $$props.decision - get(gone)));
	const rest = user_derived(() => Math.max(0, ($$props.reserve ?? 0) - Math.max(0, get(gone) - ($$props.decision ?? 0))));
	const late = user_derived(() => get(first) + get(rest) < 2e4);
	function clock(ms) {
		const s = Math.ceil(ms / 1e3);
		return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var span = root_1();
		var node_1 = child(span);
		Icon(node_1, {
			name: "clock",
			size: "1em"
		});
		var span_1 = sibling(node_1, 2);
		var text = only_child(span_1, true);
		var node_2 = sibling(span_1, 2);
		var consequent = ($$anchor) => {
			var b = root();
			var text_1 = only_child(b, true);
			template_effect(($0) => set_text(text_1, $0), [() => clock(get(first))]);
			append($$anchor, b);
		};
		if_block(node_2, ($$render) => {
			if ($$props.running && get(first) > 0) $$render(consequent);
		});
		var span_2 = sibling(node_2, 2);
		var text_2 = only_child(span_2, true);
		reset(span);
		template_effect(($0, $1) => {
			set_class(span, 1, clsx(["clock", {
				running: $$props.running,
				late: get(late) && $$props.running
			}]), "svelte-yjh8cu");
			set_text(text, $0);
			set_text(text_2, $1);
		}, [() => say("web-clock"), () => clock(get(rest))]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if ($$props.decision !== null || $$props.reserve !== null) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
export { Clock };
