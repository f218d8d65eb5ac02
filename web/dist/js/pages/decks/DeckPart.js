import { append, child, delegate, delegated, each, from_html, get, if_block, only_child, pop, props_id, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
import { either, say, word } from "../../lib/say.js";
import { numberOf, size } from "./deck.js";
// src/pages/decks/DeckPart.svelte
var root = from_html(`<p class="soft empty svelte-1py1gid"> </p>`);
var root_1 = from_html(`<li class="svelte-1py1gid"><span class="count svelte-1py1gid"> </span> <button type="button" class="name svelte-1py1gid"> </button> <button type="button" class="step svelte-1py1gid"><span aria-hidden="true">−</span></button> <button type="button" class="step svelte-1py1gid"><!></button></li>`);
var root_2 = from_html(`<section><h3 class="svelte-1py1gid"> <span class="soft svelte-1py1gid"> </span></h3> <!> <ul></ul></section>`);
function DeckPart($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const lines = user_derived(() => $$props.builder.entries.filter((entry) => entry.part === $$props.part).sort((a, b) => costOf(a) - costOf(b)));
	function costOf(entry) {
		const card = $$props.builder.cards.get(`main/${entry.name}`) ?? $$props.builder.cards.get(`${$$props.part}/${entry.name}`);
		return (card && numberOf(card, "cost")) ?? 0;
	}
	function titleOf(entry) {
		const card = $$props.builder.cards.get(`${$$props.part}/${entry.name}`) ?? $$props.builder.list.find((c) => c.name === entry.name);
		return card ? either(card.title) : entry.name;
	}
	function keys(event, entry) {
		if (event.key === "+" || event.key === "=") $$props.onadd($$props.part, entry.name);
		else if (event.key === "-" || event.key === "Delete") $$props.ontake($$props.part, entry.name);
		else return;
		event.preventDefault();
	}
	var section = root_2();
	var h3 = child(section);
	var text = child(h3);
	var span = sibling(text);
	var text_1 = only_child(span, true);
	reset(h3);
	var node = sibling(h3, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("decks-empty-part")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(lines).length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	each(ul, 21, () => get(lines), (entry) => entry.name, ($$anchor, entry) => {
		const title = user_derived(() => titleOf(get(entry)));
		var li = root_1();
		var span_1 = child(li);
		var text_3 = only_child(span_1, true);
		var button = sibling(span_1, 2);
		var text_4 = only_child(button, true);
		var button_1 = sibling(button, 2);
		var button_2 = sibling(button_1, 2);
		var node_1 = child(button_2);
		Icon(node_1, {
			name: "new",
			size: "0.9em"
		});
		reset(button_2);
		reset(li);
		template_effect(($0, $1, $2) => {
			set_text(text_3, get(entry).count);
			set_attribute(button, "aria-label", $0);
			set_text(text_4, get(title));
			set_attribute(button_1, "aria-label", $1);
			set_attribute(button_2, "aria-label", $2);
		}, [
			() => say("decks-inspect", { card: get(title) }),
			() => say("decks-take", {
				card: get(title),
				part: word("part-", $$props.part)
			}),
			() => say("decks-add", {
				card: get(title),
				part: word("part-", $$props.part)
			})
		]);
		delegated("click", button, () => $$props.builder.choose(get(entry).name));
		delegated("keydown", button, (event) => keys(event, get(entry)));
		delegated("click", button_1, () => $$props.ontake($$props.part, get(entry).name));
		delegated("click", button_2, () => $$props.onadd($$props.part, get(entry).name));
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-labelledby", id);
		set_attribute(h3, "id", id);
		set_text(text, `${$0 ?? ""} `);
		set_text(text_1, $1);
		set_attribute(ul, "aria-labelledby", id);
	}, [() => word("part-", $$props.part), () => say("decks-part-count", { count: size($$props.builder.entries, $$props.part) })]);
	append($$anchor, section);
	pop();
}
delegate(["click", "keydown"]);
export { DeckPart };
