import { append, bind_this, child, clsx, delegate, delegated, each, event, from_html, get, if_block, only_child, pop, prop, push, reset, set, set_attribute, set_class, set_style, set_text, sibling, state, template_effect, user_derived, user_effect } from "../vendor/svelte.js";
import { rove } from "../lib/rove.js";
import { say, tell } from "../lib/say.js";
// src/parts/LogLines.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<span role="gridcell"><button type="button" class="svelte-6yppmh"> </button></span>`);
var root_2 = from_html(`<div role="row"><span role="gridcell" class="said svelte-6yppmh"> <span class="cause svelte-6yppmh"> </span></span> <!></div>`);
var root_3 = from_html(`<div role="grid" aria-readonly="true" tabindex="-1" class="svelte-6yppmh"></div>`);
var root_4 = from_html(`<div class="log svelte-6yppmh" role="log" aria-live="off"><!></div>`);
function LogLines($$anchor, $$props) {
	push($$props, true);
	/**
	* The story of a game. The tab key stops once, at the newest line; arrows,
	* Home and End go from line to line and to the clauses beside them.
	*/
	/** Lines of this decision are marked. */
	let now = prop($$props, "now", 3, null);
	/** Older lines are in the replay. */
	const MOST = 400;
	/** So near to the end somebody reads what is new. */
	const NEAR_PX = 48;
	let box = state(void 0);
	let follows = true;
	/** Where the reader is, while the focus is inside. */
	let at = state(null);
	const first = user_derived(() => Math.max(0, $$props.lines.length - MOST));
	const shown = user_derived(() => $$props.lines.slice(get(first)));
	const stop = user_derived(() => Math.max(get(first), Math.min(get(at)?.line ?? Infinity, $$props.lines.length - 1)));
	const inClause = user_derived(() => get(at)?.column === 1 && Boolean($$props.lines[get(stop)]?.clause));
	user_effect(() => {
		if (get(shown).length > 0 && get(box) && get(at) === null && (follows || now() !== null)) get(box).scrollTop = get(box).scrollHeight;
	});
	function onscroll() {
		if (get(box)) follows = get(box).scrollHeight - get(box).scrollTop - get(box).clientHeight < NEAR_PX;
	}
	function entered(event) {
		const on = event.target instanceof HTMLElement ? event.target : null;
		const row = on?.closest("[data-line]");
		if (!on || !row) return;
		const line = Number(row.dataset["line"]);
		const column = on.matches("button") ? 1 : 0;
		if (get(at)?.line !== line || column === 1 !== get(inClause)) set(at, {
			line,
			column
		});
	}
	function left(event) {
		if (!(event.relatedTarget instanceof Node && get(box)?.contains(event.relatedTarget))) set(at, null);
	}
	function onkeydown(event) {
		if (event.altKey || event.ctrlKey || event.metaKey || $$props.lines.length === 0) return;
		if (event.key === "Enter" && !get(inClause)) {
			event.preventDefault();
			const clause = $$props.lines[get(stop)]?.clause;
			if (clause) $$props.onclause(clause);
			return;
		}
		const next = rove(event.key, {
			row: get(stop) - get(first),
			column: get(at)?.column ?? 0
		}, get(shown).length);
		if (!next) return;
		event.preventDefault();
		set(at, {
			line: get(first) + next.row,
			column: next.column
		});
		(get(box)?.querySelector(`[data-line="${get(at).line}"]`))?.querySelector(get(inClause) ? "button" : ".said")?.focus();
	}
	/** A sentence that names the card already needs no cause. */
	function cause(line) {
		const named = (line.said.args ?? []).some(([, arg]) => "card" in arg && arg.card === line.cause);
		return line.cause && !named ? say("web-cause", { card: $$props.scene.title(line.cause) }) : "";
	}
	var div = root_4();
	var node = child(div);
	var consequent = ($$anchor) => {
		var p = root();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => say("web-log-empty")]);
		append($$anchor, p);
	};
	var alternate = ($$anchor) => {
		var div_1 = root_3();
		each(div_1, 23, () => get(shown), (line, i) => get(first) + i, ($$anchor, line, i) => {
			const n = user_derived(() => get(first) + get(i));
			var div_2 = root_2();
			let styles;
			var span = child(div_2);
			var text_1 = child(span);
			var span_1 = sibling(text_1);
			var text_2 = only_child(span_1, true);
			reset(span);
			var node_1 = sibling(span, 2);
			var consequent_1 = ($$anchor) => {
				var span_2 = root_1();
				var button = child(span_2);
				var text_3 = only_child(button, true);
				reset(span_2);
				template_effect(($0) => {
					set_attribute(button, "tabindex", get(stop) === get(n) && get(inClause) ? 0 : -1);
					set_attribute(button, "aria-label", $0);
					set_text(text_3, get(line).clause);
				}, [() => say("web-clause", { clause: get(line).clause })]);
				delegated("click", button, () => $$props.onclause(get(line).clause));
				append($$anchor, span_2);
			};
			if_block(node_1, ($$render) => {
				if (get(line).clause) $$render(consequent_1);
			});
			reset(div_2);
			template_effect(($0, $1, $2) => {
				set_attribute(div_2, "data-line", get(n));
				set_class(div_2, 1, clsx({
					head: get(line).depth === 0,
					turn: get(line).said.key === "log-turn",
					now: get(line).at === now()
				}), "svelte-6yppmh");
				styles = set_style(div_2, "", styles, { "--depth": $0 });
				set_attribute(span, "aria-colspan", get(line).clause ? 1 : 2);
				set_attribute(span, "tabindex", get(stop) === get(n) && !get(inClause) ? 0 : -1);
				set_text(text_1, `${$1 ?? ""} `);
				set_text(text_2, $2);
			}, [
				() => Math.min(get(line).depth, 6),
				() => tell(get(line).said, $$props.scene),
				() => cause(get(line))
			]);
			append($$anchor, div_2);
		});
		reset(div_1);
		template_effect(() => set_attribute(div_1, "aria-label", $$props.label));
		delegated("keydown", div_1, onkeydown);
		delegated("focusin", div_1, entered);
		delegated("focusout", div_1, left);
		append($$anchor, div_1);
	};
	if_block(node, ($$render) => {
		if ($$props.lines.length === 0) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div);
	bind_this(div, ($$value) => set(box, $$value), () => get(box));
	template_effect(() => set_attribute(div, "aria-label", $$props.label));
	event("scroll", div, onscroll);
	append($$anchor, div);
	pop();
}
delegate([
	"keydown",
	"focusin",
	"focusout",
	"click"
]);
export { LogLines };
