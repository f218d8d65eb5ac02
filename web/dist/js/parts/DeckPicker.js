import { append, bind_group, child, clsx, each, from_html, get, only_child, pop, prop, props_id, push, remove_input_defaults, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { choosable, titleParts } from "../lib/decks.js";
import { iconOf } from "../lib/icons.js";
import { say, word } from "../lib/say.js";
import { Icon } from "./Icon.js";
// src/parts/DeckPicker.svelte
var root = from_html(`<label><input type="radio" class="svelte-16n6w9z"/> <span class="face svelte-16n6w9z"><!></span> <span class="words svelte-16n6w9z"><b class="svelte-16n6w9z"> </b> <small class="svelte-16n6w9z"> </small></span></label>`);
var root_1 = from_html(`<fieldset class="svelte-16n6w9z"><legend class="svelte-16n6w9z"> </legend> <div class="decks svelte-16n6w9z"></div></fieldset>`);
function DeckPicker($$anchor, $$props) {
	const group = props_id();
	push($$props, true);
	const binding_group = [];
	let id = prop($$props, "id", 15);
	const decks = user_derived(() => choosable($$props.game));
	var fieldset = root_1();
	var legend_1 = child(fieldset);
	var text = only_child(legend_1, true);
	var div = sibling(legend_1, 2);
	each(div, 21, () => get(decks), (deck) => deck.id, ($$anchor, deck) => {
		const computed_const = user_derived(() => {
			return titleParts(get(deck).title, get(deck).group, $$props.game.key);
		});
		var label = root();
		var input = child(label);
		remove_input_defaults(input);
		var input_value;
		var span = sibling(input, 2);
		var node = child(span);
		{
			let $0 = user_derived(() => get(deck).own ? "cards" : iconOf(get(deck).group, "neutral"));
			Icon(node, {
				get name() {
					return get($0);
				},
				size: "26px"
			});
		}
		reset(span);
		var span_1 = sibling(span, 2);
		var b = child(span_1);
		var text_1 = only_child(b, true);
		var small = sibling(b, 2);
		var text_2 = only_child(small, true);
		reset(span_1);
		reset(label);
		template_effect(($0) => {
			set_class(label, 1, clsx(get(deck).group), "svelte-16n6w9z");
			set_attribute(input, "name", group);
			if (input_value !== (input_value = get(deck).id)) input.value = (input.__value = input_value) ?? "";
			set_text(text_1, get(computed_const).head);
			set_text(text_2, $0);
		}, [() => get(computed_const).rest || (get(deck).own ? say("web-own-deck") : word("class-", get(deck).group, $$props.game.key))]);
		bind_group(binding_group, [], input, () => {
			get(deck).id;
			return id();
		}, id);
		append($$anchor, label);
	});
	reset(div);
	reset(fieldset);
	template_effect(() => set_text(text, $$props.legend));
	append($$anchor, fieldset);
	pop();
}
export { DeckPicker };
