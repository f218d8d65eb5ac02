import { __exportAll } from "../rolldown-runtime.js";
import { append, child, comment, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { say, seat, word } from "../lib/say.js";
import { takeHands } from "../lib/hands.js";
import { Pile } from "./parts/Pile.js";
import { Places } from "./parts/Places.js";
import { Plate } from "./parts/Plate.js";
import { Stage } from "./parts/Stage.js";
import { Zone } from "./parts/Zone.js";
// src/boards/Generic.svelte
var Generic_exports = /* @__PURE__ */ __exportAll({ default: () => Generic });
var root = from_html(`<div class="svelte-1qkemig"><dt class="svelte-1qkemig"> </dt><dd class="svelte-1qkemig"> </dd></div>`);
var root_1 = from_html(`<section class="svelte-1qkemig"><!> <dl class="svelte-1qkemig"></dl> <div class="zones svelte-1qkemig"></div></section>`);
var root_2 = from_html(`<div class="generic svelte-1qkemig"><!> <!> <!></div>`);
function Generic($$anchor, $$props) {
	push($$props, true);
	/** Shows any game: numbers as they are, long zones as piles. */
	const LONG = 9;
	const hands = takeHands();
	const order = user_derived(() => $$props.view.seats.map((_, i) => ($$props.near + $$props.view.seats.length - 1 - i) % $$props.view.seats.length));
	{
		let $0 = user_derived(() => say("web-board"));
		Stage($$anchor, {
			get view() {
				return $$props.view;
			},
			get label() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				var div = root_2();
				var node = child(div);
				var consequent = ($$anchor) => {
					Places($$anchor, { get view() {
						return $$props.view;
					} });
				};
				if_block(node, ($$render) => {
					if ($$props.view.board) $$render(consequent);
				});
				var node_1 = sibling(node, 2);
				each(node_1, 17, () => $$props.view.shared, (zone) => zone.key, ($$anchor, zone) => {
					var fragment_2 = comment();
					var node_2 = first_child(fragment_2);
					var consequent_1 = ($$anchor) => {
						Zone($$anchor, {
							seat: null,
							get zone() {
								return get(zone).key;
							}
						});
					};
					if_block(node_2, ($$render) => {
						if (get(zone).count > 0) $$render(consequent_1);
					});
					append($$anchor, fragment_2);
				});
				var node_3 = sibling(node_1, 2);
				each(node_3, 16, () => get(order), (seat) => seat, ($$anchor, seat$1) => {
					var section = root_1();
					var node_4 = child(section);
					Plate(node_4, {
						get view() {
							return $$props.view;
						},
						get seat() {
							return seat$1;
						},
						get sitters() {
							return $$props.sitters;
						},
						get since() {
							return $$props.since;
						}
					});
					var dl = sibling(node_4, 2);
					each(dl, 21, () => $$props.view.seats[seat$1]?.numbers ?? [], (number) => number.key, ($$anchor, number) => {
						var div_1 = root();
						var dt = child(div_1);
						var text = only_child(dt, true);
						var dd = sibling(dt);
						var text_1 = only_child(dd, true);
						reset(div_1);
						template_effect(($0) => {
							set_text(text, $0);
							set_text(text_1, get(number).n);
						}, [() => word("number-", get(number).key)]);
						append($$anchor, div_1);
					});
					reset(dl);
					var div_2 = sibling(dl, 2);
					each(div_2, 21, () => $$props.view.seats[seat$1]?.zones ?? [], (zone) => zone.key, ($$anchor, zone) => {
						var fragment_4 = comment();
						var node_5 = first_child(fragment_4);
						var consequent_2 = ($$anchor) => {
							Pile($$anchor, {
								get seat() {
									return seat$1;
								},
								get zone() {
									return get(zone).key;
								}
							});
						};
						var consequent_3 = ($$anchor) => {
							Zone($$anchor, {
								get seat() {
									return seat$1;
								},
								get zone() {
									return get(zone).key;
								},
								shape: "fan"
							});
						};
						if_block(node_5, ($$render) => {
							if (get(zone).count > LONG) $$render(consequent_2);
							else if (get(zone).count > 0) $$render(consequent_3, 1);
						});
						append($$anchor, fragment_4);
					});
					reset(div_2);
					reset(section);
					template_effect(($0) => set_attribute(section, "aria-label", $0), [() => say("web-side", { who: seat(seat$1, hands.scene) })]);
					append($$anchor, section);
				});
				reset(div);
				append($$anchor, div);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Generic_exports };
