import { append, child, each, first_child, from_html, get, if_block, noop, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect } from "../../vendor/svelte.js";
import { listedName } from "../../lib/names.js";
import { recent } from "../../lib/recent.js";
import { say } from "../../lib/say.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/home/Continue.svelte
var root = from_html(`<li><a class="svelte-87q5i5"><b> </b> <span class="soft"> </span> <span class="go svelte-87q5i5"><!></span></a></li>`);
var root_1 = from_html(`<section class="svelte-87q5i5"><h2 class="svelte-87q5i5"> </h2> <ul class="svelte-87q5i5"></ul></section>`);
var root_2 = from_html(`<!> <!>`, 1);
function Continue($$anchor, $$props) {
	push($$props, true);
	const rows = ($$anchor, list = noop, key = noop, address = noop) => {
		var section = root_1();
		var h2 = child(section);
		var text = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, list, (each) => each.table, ($$anchor, each) => {
			var li = root();
			var a = child(li);
			var b = child(a);
			var text_1 = only_child(b, true);
			var span = sibling(b, 2);
			var text_2 = only_child(span, true);
			var span_1 = sibling(span, 2);
			var node = child(span_1);
			Icon(node, {
				name: "forward",
				size: "1em"
			});
			reset(span_1);
			reset(a);
			reset(li);
			template_effect(($0, $1) => {
				set_attribute(a, "href", `#/${address() ?? ""}/${get(each).table ?? ""}`);
				set_text(text_1, $0);
				set_text(text_2, $1);
			}, [() => players(get(each)), () => title(get(each).game)]);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0) => {
			set_attribute(section, "aria-labelledby", key());
			set_attribute(h2, "id", key());
			set_text(text, $0);
		}, [() => say(key())]);
		append($$anchor, section);
	};
	const all = recent();
	const going = all.filter((each) => !each.over).slice(0, 4);
	const past = all.filter((each) => each.over).slice(0, 3);
	const title = (key) => $$props.games.find((game) => game.key === key)?.title ?? key;
	const players = (each) => each.names.map((name) => listedName(name) || say("web-somebody")).join(" – ");
	var fragment = root_2();
	var node_1 = first_child(fragment);
	var consequent = ($$anchor) => {
		rows($$anchor, () => going, () => "web-continue", () => "t");
	};
	if_block(node_1, ($$render) => {
		if (going.length > 0) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		rows($$anchor, () => past, () => "web-last-replays", () => "replay/table");
	};
	if_block(node_2, ($$render) => {
		if (past.length > 0) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
export { Continue };
