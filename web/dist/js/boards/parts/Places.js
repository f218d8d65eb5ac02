import { append, child, clsx, comment, delegate, delegated, each, event, first_child, from_svg, get, if_block, index, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { faceOf } from "../../lib/face.js";
import { takeHands } from "../../lib/hands.js";
import { cardAt, describePlace, layOut } from "../../lib/places.js";
import { say } from "../../lib/say.js";
import { Placing } from "./placing.js";
// src/boards/parts/Places.svelte
var root = from_svg(`<text class="pair svelte-wf9gug" y="16"> </text>`);
var root_1 = from_svg(`<g aria-hidden="true"><circle r="20" cy="-4"></circle><text class="title svelte-wf9gug" y="0"> </text><!></g>`);
var root_2 = from_svg(`<g role="button" data-spot=""><polygon class="svelte-wf9gug"></polygon><text class="key svelte-wf9gug" y="38" aria-hidden="true"> </text><!></g>`);
var root_3 = from_svg(`<svg class="places svelte-wf9gug" role="group"></svg>`);
function Places($$anchor, $$props) {
	push($$props, true);
	/** A board of squares or hexagons. Each place is a control with a name; arrow keys walk over them. */
	const hands = takeHands();
	const laid = user_derived(() => $$props.view.board ? layOut($$props.view.board) : null);
	const placing = new Placing(() => $$props.view);
	function standing(place) {
		return (place.cards ?? []).map((at) => {
			const card = cardAt($$props.view, at);
			const title = (card && faceOf(card, hands.cards)?.title) ?? "?";
			const number = (key) => card?.numbers?.find((each) => each.key === key)?.n;
			const pair = $$props.view.pair?.map(number).filter((n) => n !== void 0).join("/") ?? "";
			return {
				seat: at.seat,
				title: title.length > 11 ? `${title.slice(0, 10)}…` : title,
				pair
			};
		});
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var svg = root_3();
		each(svg, 21, () => get(laid).cells, ({ place, x, y }) => place.key, ($$anchor, $$item) => {
			let place = () => get($$item).place;
			let x = () => get($$item).x;
			let y = () => get($$item).y;
			const offers = user_derived(() => placing.offersOf(place()));
			var g = root_2();
			var polygon = child(g);
			var text = sibling(polygon);
			var text_1 = only_child(text, true);
			var node_1 = sibling(text);
			each(node_1, 17, () => standing(place()), index, ($$anchor, card, i) => {
				var g_1 = root_1();
				set_attribute(g_1, "transform", `translate(0 ${i * 26 - 10})`);
				var circle = child(g_1);
				var text_2 = sibling(circle);
				var text_3 = only_child(text_2, true);
				var node_2 = sibling(text_2);
				var consequent = ($$anchor) => {
					var text_4 = root();
					var text_5 = only_child(text_4, true);
					template_effect(() => set_text(text_5, get(card).pair));
					append($$anchor, text_4);
				};
				if_block(node_2, ($$render) => {
					if (get(card).pair) $$render(consequent);
				});
				reset(g_1);
				template_effect(() => {
					set_class(circle, 0, `seat-${get(card).seat ?? "none" ?? ""}`, "svelte-wf9gug");
					set_text(text_3, get(card).title);
				});
				append($$anchor, g_1);
			});
			reset(g);
			template_effect(($0, $1) => {
				set_attribute(g, "transform", `translate(${x() ?? ""} ${y() ?? ""})`);
				set_class(g, 0, $0, "svelte-wf9gug");
				set_attribute(g, "tabindex", placing.stop === place().key ? 0 : -1);
				set_attribute(g, "aria-label", $1);
				set_attribute(g, "data-on", place().key);
				set_attribute(polygon, "points", get(laid).corners);
				set_text(text_1, place().key);
			}, [() => clsx([
				"place",
				{ ready: get(offers).length > 0 },
				...place().marks ?? []
			]), () => describePlace($$props.view, place(), get(offers), hands.cards, hands.scene)]);
			delegated("click", g, (event) => placing.use(place(), event.currentTarget));
			delegated("keydown", g, (event) => placing.pressed(event, place()));
			event("focus", g, () => placing.look(place()));
			append($$anchor, g);
		});
		reset(svg);
		template_effect(($0) => {
			set_attribute(svg, "viewBox", `-3 -3 ${get(laid).width + 6} ${get(laid).height + 6}`);
			set_attribute(svg, "aria-label", $0);
		}, [() => say("web-places")]);
		append($$anchor, svg);
	};
	if_block(node, ($$render) => {
		if (get(laid)) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click", "keydown"]);
export { Places };
