import { append, child, clsx, delegate, delegated, each, event, from_html, get, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Card } from "../../parts/Card.js";
import { Icon } from "../../parts/Icon.js";
import { describe, printedFace } from "../../lib/face.js";
import { either, say, word } from "../../lib/say.js";
// src/pages/decks/CardTile.svelte
var root = from_html(`<button type="button"><!> <span class="unseen"> </span> <span class="unseen"> </span></button>`);
var root_1 = from_html(`<li><button type="button" class="card svelte-1d75oqf"><span class="unseen"> </span> <!></button> <span class="adds svelte-1d75oqf"></span></li>`);
function CardTile($$anchor, $$props) {
	push($$props, true);
	/** The faces of one name: the card itself first, then its evolved form. */
	/** Somebody points at it. */
	/** A card as it looks; pressed, it is read, and its buttons add it. */
	const card = user_derived(() => $$props.faces[0]);
	const title = user_derived(() => either(get(card).title));
	const face = user_derived(() => printedFace(get(card)));
	var li = root_1();
	var button = child(li);
	var span = child(button);
	var text = only_child(span, true);
	var node = sibling(span, 2);
	Card(node, {
		get face() {
			return get(face);
		},
		still: true
	});
	reset(button);
	var span_1 = sibling(button, 2);
	each(span_1, 21, () => $$props.faces.filter((each) => each.part !== ""), (each) => each.part, ($$anchor, each) => {
		const have = user_derived(() => $$props.count(get(each).part));
		var button_1 = root();
		let classes;
		var node_1 = child(button_1);
		{
			let $0 = user_derived(() => get(each).part === "evolve" ? "evolve" : "new");
			Icon(node_1, {
				get name() {
					return get($0);
				},
				size: "1em"
			});
		}
		var span_2 = sibling(node_1, 2);
		var text_1 = only_child(span_2);
		var text_2 = sibling(span_2);
		var span_3 = sibling(text_2);
		var text_3 = only_child(span_3, true);
		reset(button_1);
		template_effect(($0, $1, $2) => {
			classes = set_class(button_1, 1, "add svelte-1d75oqf", null, classes, { full: get(have) >= get(each).copies });
			set_attribute(button_1, "title", $0);
			set_text(text_1, `${$1 ?? ""},`);
			set_text(text_2, ` ${get(have) ?? ""} `);
			set_text(text_3, $2);
		}, [
			() => say("decks-add", {
				card: get(title),
				part: word("part-", get(each).part)
			}),
			() => say("decks-add", {
				card: get(title),
				part: word("part-", get(each).part)
			}),
			() => say("decks-most", { most: get(each).copies })
		]);
		delegated("click", button_1, () => $$props.onadd(get(each).part));
		append($$anchor, button_1);
	});
	reset(span_1);
	reset(li);
	template_effect(($0) => {
		set_class(li, 1, clsx(["tile", { chosen: $$props.chosen }]), "svelte-1d75oqf");
		set_attribute(button, "aria-pressed", $$props.chosen);
		set_text(text, $0);
	}, [() => describe(get(face))]);
	delegated("click", button, function(...$$args) {
		$$props.onchoose?.apply(this, $$args);
	});
	event("pointerenter", button, function(...$$args) {
		$$props.onlook?.apply(this, $$args);
	});
	append($$anchor, li);
	pop();
}
delegate(["click"]);
export { CardTile };
