import { append, child, clsx, each, event, from_html, get, if_block, index, next, only_child, pop, push, remove_input_defaults, reset, set_attribute, set_class, set_text, set_value, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { inTeams } from "../../lib/seating.js";
import { note } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
import { Join } from "./Join.js";
// src/pages/table/Waiting.svelte
var root = from_html(`<span class="soft"> </span>`);
var root_1 = from_html(`<li><!> <b> </b> <!> <span class="soft"> </span> <!></li>`);
var root_2 = from_html(`<p class="state svelte-1uwvaaq" role="status"> </p>`);
var root_3 = from_html(`<section class="invite svelte-1uwvaaq"><h2> </h2> <p class="soft"> </p> <div class="row svelte-1uwvaaq"><input id="invite" readonly="" class="svelte-1uwvaaq"/> <!> <!></div> <p class="state svelte-1uwvaaq" role="status"> </p></section>`);
var root_4 = from_html(`<div class="waiting svelte-1uwvaaq"><h1 class="svelte-1uwvaaq"> </h1> <ul class="seats svelte-1uwvaaq"></ul> <!></div>`);
function Waiting($$anchor, $$props) {
	push($$props, true);
	/** A table before its game: who sits where, the invitation, a seat to take. */
	const room = user_derived(() => $$props.table.room);
	const open = user_derived(() => (get(room)?.seats ?? []).findIndex((seat) => seat.kind === "open"));
	const teams = user_derived(() => inTeams((get(room)?.seats ?? []).map((seat) => seat.team)));
	const waits = user_derived(() => $$props.table.mine.length > 0 && get(open) >= 0);
	const link = user_derived(() => `${location.origin}/#/t/${$$props.table.id}`);
	const share = "share" in navigator;
	async function copy() {
		try {
			await navigator.clipboard.writeText(get(link));
			note(say("web-copied"));
		} catch {
			document.querySelector("#invite")?.select();
		}
	}
	var div = root_4();
	var h1 = child(div);
	var text$1 = only_child(h1, true);
	var ul = sibling(h1, 2);
	each(ul, 21, () => get(room)?.seats ?? [], index, ($$anchor, seat, i) => {
		var li = root_1();
		var node = child(li);
		{
			let $0 = user_derived(() => get(seat).kind === "bot" ? "bot" : "person");
			Icon(node, {
				get name() {
					return get($0);
				},
				size: "30px"
			});
		}
		var b = sibling(node, 2);
		var text_1 = only_child(b, true);
		var node_1 = sibling(b, 2);
		var consequent = ($$anchor) => {
			var span = root();
			var text_2 = only_child(span, true);
			template_effect(($0) => set_text(text_2, $0), [() => say("web-team", { team: get(seat).team + 1 })]);
			append($$anchor, span);
		};
		if_block(node_1, ($$render) => {
			if (get(teams)) $$render(consequent);
		});
		var span_1 = sibling(node_1, 2);
		var text_3 = only_child(span_1, true);
		var node_2 = sibling(span_1, 2);
		var consequent_1 = ($$anchor) => {
			Button($$anchor, {
				small: true,
				kind: "quiet",
				onclick: () => $$props.table.ask({
					do: "stand",
					table: $$props.table.id,
					seat: i
				}),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_4 = text();
					template_effect(($0) => set_text(text_4, $0), [() => say("web-stand")]);
					append($$anchor, text_4);
				},
				$$slots: { default: true }
			});
		};
		var d = user_derived(() => $$props.table.mine.includes(i) && get(room)?.stage !== "playing");
		if_block(node_2, ($$render) => {
			if (get(d)) $$render(consequent_1);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			set_class(li, 1, $0, "svelte-1uwvaaq");
			set_text(text_1, $1);
			set_text(text_3, $2);
		}, [
			() => clsx({
				open: get(seat).kind === "open",
				mine: $$props.table.mine.includes(i)
			}),
			() => get(seat).kind === "open" ? say("web-seat-open") : $$props.table.names[i],
			() => $$props.table.mine.includes(i) ? say("web-seat-you") : get(seat).kind === "open" ? "" : get(seat).here ? say("web-here") : say("web-away")
		]);
		append($$anchor, li);
	});
	reset(ul);
	var node_3 = sibling(ul, 2);
	var consequent_2 = ($$anchor) => {
		var p = root_2();
		var text_5 = only_child(p, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("web-sealing")]);
		append($$anchor, p);
	};
	var consequent_4 = ($$anchor) => {
		var section = root_3();
		var h2 = child(section);
		var text_6 = only_child(h2, true);
		var p_1 = sibling(h2, 2);
		var text_7 = only_child(p_1, true);
		var div_1 = sibling(p_1, 2);
		var input = child(div_1);
		remove_input_defaults(input);
		var node_4 = sibling(input, 2);
		Button(node_4, {
			kind: "primary",
			icon: "copy",
			onclick: copy,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_8 = text();
				template_effect(($0) => set_text(text_8, $0), [() => say("web-copy")]);
				append($$anchor, text_8);
			},
			$$slots: { default: true }
		});
		var node_5 = sibling(node_4, 2);
		var consequent_3 = ($$anchor) => {
			Button($$anchor, {
				icon: "link",
				onclick: () => navigator.share({
					url: get(link),
					title: "Arbiter"
				}).catch(() => {}),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_9 = text();
					template_effect(($0) => set_text(text_9, $0), [() => say("web-share")]);
					append($$anchor, text_9);
				},
				$$slots: { default: true }
			});
		};
		if_block(node_5, ($$render) => {
			if (share) $$render(consequent_3);
		});
		reset(div_1);
		var p_2 = sibling(div_1, 2);
		var text_10 = only_child(p_2, true);
		reset(section);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_6, $0);
			set_text(text_7, $1);
			set_value(input, get(link));
			set_attribute(input, "aria-label", $2);
			set_text(text_10, $3);
		}, [
			() => say("web-invite"),
			() => say("web-invite-means"),
			() => say("web-invite-link"),
			() => say("web-waiting")
		]);
		event("focus", input, (event) => event.currentTarget.select());
		append($$anchor, section);
	};
	var consequent_5 = ($$anchor) => {
		Join($$anchor, {
			get table() {
				return $$props.table;
			},
			get game() {
				return $$props.table.info;
			},
			get wish() {
				return $$props.wish;
			}
		});
	};
	if_block(node_3, ($$render) => {
		if (get(room)?.stage === "sealing") $$render(consequent_2);
		else if (get(waits)) $$render(consequent_4, 1);
		else if (get(open) >= 0 && $$props.table.info) $$render(consequent_5, 2);
	});
	reset(div);
	template_effect(($0) => {
		set_text(text$1, $$props.table.info?.title ?? "");
		set_attribute(ul, "aria-label", $0);
	}, [() => say("web-seats")]);
	append($$anchor, div);
	pop();
}
export { Waiting };
