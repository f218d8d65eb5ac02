import { append, child, each, from_html, get, only_child, pop, push, reset, set_attribute, set_text, sibling, snippet, template_effect } from "../../vendor/svelte.js";
import { listedName } from "../../lib/names.js";
import { say } from "../../lib/say.js";
// src/pages/home/Rows.svelte
var root = from_html(`<li><a class="svelte-6opeht"><b> </b> <!></a></li>`);
var root_1 = from_html(`<ul class="svelte-6opeht"></ul>`);
function Rows($$anchor, $$props) {
	push($$props, true);
	/** The tables, one a line. */
	/** Where a line leads, without its table. */
	/** What an empty seat is called. */
	/** What else is said of a table, and what one does there. */
	const players = (row) => row.names.map((name) => listedName(name) || say($$props.nobody)).join(" – ");
	var ul = root_1();
	each(ul, 21, () => $$props.rows, (row) => row.table, ($$anchor, row) => {
		var li = root();
		var a = child(li);
		var b = child(a);
		var text = only_child(b, true);
		var node = sibling(b, 2);
		snippet(node, () => $$props.more, () => get(row));
		reset(a);
		reset(li);
		template_effect(($0) => {
			set_attribute(a, "href", `#/${$$props.to ?? ""}/${get(row).table ?? ""}`);
			set_text(text, $0);
		}, [() => players(get(row))]);
		append($$anchor, li);
	});
	reset(ul);
	append($$anchor, ul);
	pop();
}
export { Rows };
