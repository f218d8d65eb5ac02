import { $document, append, child, comment, deferred_template_effect, first_child, from_html, get, head, if_block, next, onDestroy, only_child, pop, push, reset, set_text, sibling, template_effect, text, untrack, user_derived } from "../../vendor/svelte.js";
import { say, speakOf, tell } from "../../lib/say.js";
import { Table } from "../../lib/table.js";
import { Button } from "../../parts/Button.js";
import { go } from "../../lib/router.js";
import { Banners } from "./Banners.js";
import { Play } from "./Play.js";
import { Waiting } from "./Waiting.js";
// src/pages/table/TableRoom.svelte
var root = from_html(`<div class="lost svelte-1mpd4ji"><h1> </h1> <p class="soft"> </p> <!></div>`);
var root_1 = from_html(`<!> <p class="lost soft svelte-1mpd4ji" role="status"> </p>`, 1);
var root_2 = from_html(`<!> <!>`, 1);
function TableRoom($$anchor, $$props) {
	push($$props, true);
	const table = new Table(untrack(() => $$props.id));
	const room = user_derived(() => table.room);
	speakOf(() => get(room)?.game);
	onDestroy(() => table.leave());
	var fragment = comment();
	head("1mpd4ji", ($$anchor) => {
		deferred_template_effect(() => {
			$document.title = get(room) ? `${table.info?.title ?? ""} · Arbiter` : "Arbiter";
		});
	});
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root();
		var h1 = child(div);
		var text$1 = only_child(h1, true);
		var p = sibling(h1, 2);
		var text_1 = only_child(p, true);
		var node_1 = sibling(p, 2);
		Button(node_1, {
			kind: "primary",
			onclick: () => go("/"),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_2 = text();
				template_effect(($0) => set_text(text_2, $0), [() => say("web-leave")]);
				append($$anchor, text_2);
			},
			$$slots: { default: true }
		});
		reset(div);
		template_effect(($0, $1) => {
			set_text(text$1, $0);
			set_text(text_1, $1);
		}, [() => say("web-no-table"), () => tell(table.refused.why)]);
		append($$anchor, div);
	};
	var consequent_1 = ($$anchor) => {
		var fragment_2 = root_1();
		var node_2 = first_child(fragment_2);
		Banners(node_2, { get table() {
			return table;
		} });
		var p_1 = sibling(node_2, 2);
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("web-loading")]);
		append($$anchor, fragment_2);
	};
	var consequent_2 = ($$anchor) => {
		Play($$anchor, { get table() {
			return table;
		} });
	};
	var alternate = ($$anchor) => {
		var fragment_4 = root_2();
		var node_3 = first_child(fragment_4);
		Banners(node_3, { get table() {
			return table;
		} });
		var node_4 = sibling(node_3, 2);
		Waiting(node_4, {
			get table() {
				return table;
			},
			get wish() {
				return $$props.wish;
			}
		});
		append($$anchor, fragment_4);
	};
	if_block(node, ($$render) => {
		if (table.refused) $$render(consequent);
		else if (!get(room)) $$render(consequent_1, 1);
		else if (get(room).view) $$render(consequent_2, 2);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { TableRoom };
