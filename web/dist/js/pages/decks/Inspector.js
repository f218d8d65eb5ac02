import { append, child, each, from_html, get, if_block, only_child, pop, props_id, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Card } from "../../parts/Card.js";
import { CardDetail } from "../../parts/CardDetail.js";
import { HowRead } from "../../parts/HowRead.js";
import { describe, printedFace } from "../../lib/face.js";
import { say } from "../../lib/say.js";
// src/pages/decks/Inspector.svelte
var root = from_html(`<p class="soft empty svelte-zefwte"> </p>`);
var root_1 = from_html(`<div class="picture svelte-zefwte" role="img"><!></div>`);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<div class="words svelte-zefwte"><!> <!></div>`);
var root_4 = from_html(`<section class="svelte-zefwte"><h2 class="unseen"> </h2> <!> <div class="pictures svelte-zefwte"></div> <!> <!></section>`);
function Inspector($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	var section = root_4();
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("decks-inspector-empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.faces.length === 0) $$render(consequent);
	});
	var div = sibling(node, 2);
	each(div, 21, () => $$props.faces, (face) => face.part, ($$anchor, face) => {
		var div_1 = root_1();
		var node_1 = child(div_1);
		{
			let $0 = user_derived(() => printedFace(get(face)));
			Card(node_1, {
				get face() {
					return get($0);
				},
				still: true
			});
		}
		reset(div_1);
		template_effect(($0) => set_attribute(div_1, "aria-label", $0), [() => describe(printedFace(get(face)))]);
		append($$anchor, div_1);
	});
	reset(div);
	var node_2 = sibling(div, 2);
	each(node_2, 17, () => $$props.faces, (face) => face.part, ($$anchor, face) => {
		var div_2 = root_3();
		var node_3 = child(div_2);
		{
			let $0 = user_derived(() => printedFace(get(face)));
			CardDetail(node_3, {
				get face() {
					return get($0);
				},
				picture: false
			});
		}
		var node_4 = sibling(node_3, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_2();
			var text_2 = only_child(p_1, true);
			template_effect(($0) => set_text(text_2, $0), [() => say("decks-token")]);
			append($$anchor, p_1);
		};
		if_block(node_4, ($$render) => {
			if (get(face).part === "") $$render(consequent_1);
		});
		reset(div_2);
		append($$anchor, div_2);
	});
	var node_5 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		HowRead($$anchor, {
			get game() {
				return $$props.game;
			},
			get name() {
				return $$props.faces[0].name;
			}
		});
	};
	var d = user_derived(() => $$props.faces[0] && $$props.faces.some((face) => face.text.en.length > 0));
	if_block(node_5, ($$render) => {
		if (get(d)) $$render(consequent_2);
	});
	reset(section);
	template_effect(($0) => {
		set_attribute(section, "aria-labelledby", id);
		set_attribute(h2, "id", id);
		set_text(text, $0);
	}, [() => say("decks-inspector")]);
	append($$anchor, section);
	pop();
}
export { Inspector };
