import { append, child, comment, delegate, delegated, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { titleParts } from "../../lib/decks.js";
import { either, say, word } from "../../lib/say.js";
import { suggested } from "./suggest.js";
// src/pages/decks/Suggestions.svelte
var root = from_html(`<li><button type="button" class="svelte-1krock6"> <span class="soft"> </span></button></li>`);
var root_1 = from_html(`<section><h3 class="svelte-1krock6"> </h3> <ul class="svelte-1krock6"></ul></section>`);
function Suggestions($$anchor, $$props) {
	push($$props, true);
	/** While a deck is not legal: what the shipped deck that is most like it has besides. */
	const MOST = 6;
	const found = user_derived(() => $$props.builder.report && !$$props.builder.report.legal ? suggested($$props.builder.entries, $$props.builder.game?.decks ?? [], MOST) : null);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var section = root_1();
		var h3 = child(section);
		var text = only_child(h3, true);
		var ul = sibling(h3, 2);
		each(ul, 21, () => get(found).entries, ({ part, name, count }) => `${part}/${name}`, ($$anchor, $$item) => {
			let part = () => get($$item).part;
			let name = () => get($$item).name;
			let count = () => get($$item).count;
			var li = root();
			var button = child(li);
			var text_1 = child(button);
			var span = sibling(text_1);
			var text_2 = only_child(span);
			reset(button);
			reset(li);
			template_effect(($0, $1) => {
				set_attribute(button, "title", $0);
				set_text(text_1, `${$1 ?? ""} `);
				set_text(text_2, `+${count() ?? ""}`);
			}, [() => say("decks-add", {
				card: $$props.scene.title(name()),
				part: word("part-", part())
			}), () => $$props.scene.title(name())]);
			delegated("click", button, () => $$props.onadd(part(), name()));
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0, $1) => {
			set_attribute(section, "aria-label", $0);
			set_text(text, $1);
		}, [() => say("decks-suggest"), () => say("decks-suggest-like", { deck: titleParts(either(get(found).deck.title), get(found).deck.class).head })]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(found) && get(found).entries.length > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Suggestions };
