import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { takeStage } from "../board.js";
import { Plate } from "../parts/Plate.js";
import { Zone } from "../parts/Zone.js";
// src/boards/wakfu/Packs.svelte
var root = from_html(`<section class="area svelte-1tljqe0"><h3 class="svelte-1tljqe0"> </h3> <!></section>`);
var root_1 = from_html(`<div class="plates svelte-1tljqe0"></div> <!>`, 1);
function Packs($$anchor, $$props) {
	push($$props, true);
	/** Before the game: the pack in the hand, what one has received, and the deck that comes of it. */
	const stage = takeStage();
	const areas = [
		"hand",
		"deck",
		"collection"
	];
	const caption = (zone, n) => zone === "hand" ? say("wakfu-pack", { n }) : zone === "deck" ? say("wakfu-deck", { n }) : say("wakfu-pool", { n });
	var fragment = root_1();
	var div = first_child(fragment);
	each(div, 21, () => $$props.view.seats, index, ($$anchor, _, seat) => {
		Plate($$anchor, {
			get view() {
				return $$props.view;
			},
			seat,
			get sitters() {
				return $$props.sitters;
			},
			get since() {
				return $$props.since;
			}
		});
	});
	reset(div);
	var node = sibling(div, 2);
	each(node, 16, () => areas, (zone) => zone, ($$anchor, zone) => {
		const n = user_derived(() => stage.of($$props.near, zone).length);
		var fragment_2 = comment();
		var node_1 = first_child(fragment_2);
		var consequent = ($$anchor) => {
			var section = root();
			var h3 = child(section);
			var text = only_child(h3, true);
			var node_2 = sibling(h3, 2);
			Zone(node_2, {
				get seat() {
					return $$props.near;
				},
				get zone() {
					return zone;
				},
				caption: false
			});
			reset(section);
			template_effect(($0) => set_text(text, $0), [() => caption(zone, get(n))]);
			append($$anchor, section);
		};
		if_block(node_1, ($$render) => {
			if (get(n) > 0) $$render(consequent);
		});
		append($$anchor, fragment_2);
	});
	append($$anchor, fragment);
	pop();
}
export { Packs };
