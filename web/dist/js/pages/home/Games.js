import { append, child, delegate, delegated, each, from_html, get, only_child, pop, props_id, push, remove_input_defaults, reset, set_attribute, set_checked, set_text, set_value, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { Art } from "../../parts/Art.js";
// src/pages/home/Games.svelte
var root = from_html(`<label class="svelte-amu78l"><input type="radio" class="svelte-amu78l"/> <span class="art svelte-amu78l"><!></span> <b class="svelte-amu78l"> </b></label>`);
var root_1 = from_html(`<fieldset class="svelte-amu78l"><legend class="unseen"> </legend> <!></fieldset>`);
function Games($$anchor, $$props) {
	const group = props_id();
	push($$props, true);
	var fieldset = root_1();
	var legend = child(fieldset);
	var text = only_child(legend, true);
	var node = sibling(legend, 2);
	each(node, 17, () => $$props.games, (game) => game.key, ($$anchor, game) => {
		var label = root();
		var input = child(label);
		remove_input_defaults(input);
		var span = sibling(input, 2);
		var node_1 = child(span);
		{
			let $0 = user_derived(() => get(game).decks[0]?.class ?? "neutral");
			Art(node_1, {
				get name() {
					return get(game).title;
				},
				kind: "leader",
				get group() {
					return get($0);
				}
			});
		}
		reset(span);
		var b = sibling(span, 2);
		var text_1 = only_child(b, true);
		reset(label);
		template_effect(() => {
			set_attribute(input, "name", group);
			set_value(input, get(game).key);
			set_checked(input, get(game).key === $$props.chosen);
			set_text(text_1, get(game).title);
		});
		delegated("change", input, () => $$props.onchoose(get(game).key));
		append($$anchor, label);
	});
	reset(fieldset);
	template_effect(($0) => set_text(text, $0), [() => say("web-game")]);
	append($$anchor, fieldset);
	pop();
}
delegate(["change"]);
export { Games };
