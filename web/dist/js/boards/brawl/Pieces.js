import { append, child, clsx, comment, each, first_child, from_html, get, if_block, pop, push, reset, set_attribute, set_class, set_style, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
import { numberOf, takeStage } from "../board.js";
import { champions, traps } from "./lay.js";
import { Token } from "./Token.js";
import { Trap } from "./Trap.js";
// src/boards/brawl/Pieces.svelte
var root = from_html(`<span class="piece low svelte-1222fuj"><!></span>`);
var root_1 = from_html(`<span class="piece svelte-1222fuj"><!></span>`);
var root_2 = from_html(`<span class="waiting svelte-1222fuj"><!></span>`);
var root_3 = from_html(`<div><span class="swirl svelte-1222fuj"><!></span> <div class="row svelte-1222fuj"></div></div>`);
var root_4 = from_html(`<div class="pieces svelte-1222fuj" aria-hidden="true"><!> <!> <!></div>`);
function Pieces($$anchor, $$props) {
	push($$props, true);
	const stage = takeStage();
	const all = user_derived(() => champions($$props.view));
	const standing = user_derived(() => get(all).filter(({ place }) => place !== null));
	const teamOf = (seat) => $$props.view.seats[seat ?? 0]?.team ?? 0;
	/** The second player of a team has another rim. */
	const second = (seat) => $$props.view.seats.findIndex((side) => side.team === teamOf(seat)) !== seat;
	const idOf = (seat, zone, slug) => stage.of(seat, zone).find((spot) => spot.card.slug === slug)?.id;
	const across = (key) => `${100 * (($$props.middles.get(key ?? "")?.x ?? 0) + $$props.edge) / $$props.width}%`;
	const down = (key) => `${100 * (($$props.middles.get(key ?? "")?.y ?? 0) + $$props.edge) / $$props.height}%`;
	const portals = user_derived(() => [0, 1].map((south) => ({
		south: south === 1,
		waiting: get(all).filter(({ place, spot }) => place === null && numberOf($$props.view, spot.seat ?? 0, "south") === south)
	})));
	var div = root_4();
	var node = child(div);
	each(node, 17, () => traps($$props.view), (trap) => trap.place, ($$anchor, trap) => {
		var span = root();
		let styles;
		var node_1 = child(span);
		Trap(node_1, { get card() {
			return get(trap).card;
		} });
		reset(span);
		template_effect(($0, $1) => styles = set_style(span, "", styles, {
			left: $0,
			top: $1,
			width: `${5200 / $$props.width}%`
		}), [() => across(get(trap).place), () => down(get(trap).place)]);
		append($$anchor, span);
	});
	var node_2 = sibling(node, 2);
	each(node_2, 17, () => get(standing), ({ spot, card, place }) => `${spot.seat}/${spot.slug}`, ($$anchor, $$item) => {
		let spot = () => get($$item).spot;
		let card = () => get($$item).card;
		let place = () => get($$item).place;
		var span_1 = root_1();
		let styles_1;
		var node_3 = child(span_1);
		{
			let $0 = user_derived(() => teamOf(spot().seat));
			let $1 = user_derived(() => second(spot().seat));
			Token(node_3, {
				get card() {
					return card();
				},
				get team() {
					return get($0);
				},
				get second() {
					return get($1);
				}
			});
		}
		reset(span_1);
		template_effect(($0, $1, $2) => {
			set_attribute(span_1, "data-card", $0);
			styles_1 = set_style(span_1, "", styles_1, {
				left: $1,
				top: $2,
				width: `${7600 / $$props.width}%`
			});
		}, [
			() => idOf(spot().seat, spot().zone, spot().slug),
			() => across(place()),
			() => down(place())
		]);
		append($$anchor, span_1);
	});
	var node_4 = sibling(node_2, 2);
	each(node_4, 17, () => get(portals), ({ south, waiting }) => south, ($$anchor, $$item) => {
		let south = () => get($$item).south;
		let waiting = () => get($$item).waiting;
		var fragment = comment();
		var node_5 = first_child(fragment);
		var consequent = ($$anchor) => {
			var div_1 = root_3();
			var span_2 = child(div_1);
			var node_6 = child(span_2);
			Icon(node_6, {
				name: "portal",
				size: "1.5em"
			});
			reset(span_2);
			var div_2 = sibling(span_2, 2);
			each(div_2, 21, waiting, ({ spot, card }) => `${spot.seat}/${spot.slug}`, ($$anchor, $$item) => {
				let spot = () => get($$item).spot;
				let card = () => get($$item).card;
				var span_3 = root_2();
				var node_7 = child(span_3);
				{
					let $0 = user_derived(() => teamOf(spot().seat));
					let $1 = user_derived(() => second(spot().seat));
					Token(node_7, {
						get card() {
							return card();
						},
						get team() {
							return get($0);
						},
						get second() {
							return get($1);
						},
						bare: true
					});
				}
				reset(span_3);
				template_effect(($0) => set_attribute(span_3, "data-card", $0), [() => idOf(spot().seat, spot().zone, spot().slug)]);
				append($$anchor, span_3);
			});
			reset(div_2);
			reset(div_1);
			template_effect(() => set_class(div_1, 1, clsx(["portal", { south: south() }]), "svelte-1222fuj"));
			append($$anchor, div_1);
		};
		if_block(node_5, ($$render) => {
			if (waiting().length > 0 && $$props.view.phase !== "setup") $$render(consequent);
		});
		append($$anchor, fragment);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
export { Pieces };
