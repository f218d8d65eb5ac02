import { append, child, comment, first_child, from_html, get, if_block, only_child, pop, push, reset, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Card } from "../../parts/Card.js";
import { CardText } from "../../parts/CardText.js";
import { faceOf } from "../../lib/face.js";
// src/pages/replay/Looked.svelte
var root = from_html(`<aside aria-hidden="true" class="svelte-1f3zkuk"><div class="picture"><!></div> <div class="words"><strong class="svelte-1f3zkuk"> </strong> <!></div></aside>`);
function Looked($$anchor, $$props) {
	push($$props, true);
	/** The card that somebody looks at, large enough to read. The control it came from says the same in words. */
	const face = user_derived(() => $$props.card ? faceOf($$props.card, $$props.cards) : null);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var aside = root();
		var div = child(aside);
		var node_1 = child(div);
		Card(node_1, {
			get face() {
				return get(face);
			},
			still: true
		});
		reset(div);
		var div_1 = sibling(div, 2);
		var strong = child(div_1);
		var text = only_child(strong, true);
		var node_2 = sibling(strong, 2);
		CardText(node_2, { get lines() {
			return get(face).text;
		} });
		reset(div_1);
		reset(aside);
		template_effect(() => set_text(text, get(face).title));
		append($$anchor, aside);
	};
	if_block(node, ($$render) => {
		if (get(face)) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
export { Looked };
