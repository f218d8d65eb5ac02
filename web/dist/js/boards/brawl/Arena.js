import { append, attribute_effect, child, clsx, delegate, delegated, each, event, from_html, from_svg, get, index, pop, push, reset, set, set_attribute, set_class, set_style, sibling, state, template_effect, user_derived } from "../../vendor/svelte.js";
import { takeHands } from "../../lib/hands.js";
import { layOut } from "../../lib/places.js";
import { say } from "../../lib/say.js";
import { Placing } from "../parts/placing.js";
import { ESSENCES, arrow, champions, groundOf, marked, outline } from "./lay.js";
import { Ground } from "./Ground.js";
import { nameOf } from "./names.js";
import { Pieces } from "./Pieces.js";
// src/boards/brawl/Arena.svelte
var root = from_svg(`<g role="button" data-spot=""><!></g>`);
var root_1 = from_svg(`<path></path>`);
var root_2 = from_svg(`<line></line>`);
var root_3 = from_html(`<div class="field svelte-auf30h"><svg role="group" class="svelte-auf30h"><!><!><defs><marker id="brawl-tip" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z" class="tip svelte-auf30h"></path></marker></defs><!></svg> <!></div>`);
function Arena($$anchor, $$props) {
	push($$props, true);
	/** Places to which a card under the eyes leads. */
	/** The arena. Each hex is a control with a name; arrow keys walk over them, Enter acts. */
	const EDGE = 8;
	const hands = takeHands();
	const placing = new Placing(() => $$props.view);
	const laid = user_derived(() => $$props.view.board ? layOut($$props.view.board) : {
		width: 1,
		height: 1,
		corners: "",
		cells: []
	});
	const corners = user_derived(() => get(laid).corners.split(" "));
	const middles = user_derived(() => new Map(get(laid).cells.map(({ place, x, y }) => [place.key, {
		x,
		y
	}])));
	let hover = state("");
	/** What the options under the eyes would hit. */
	const shape = user_derived(() => new Set(hands.offersOn(get(hover)).flatMap(({ choice }) => (choice.places?.length ?? 0) > 1 ? choice.places ?? [] : [])));
	const all = user_derived(() => champions($$props.view));
	const arrows = user_derived(() => {
		const from = get(middles).get(get(all).find(({ card }) => marked(card, "active"))?.place ?? "");
		return get(all).flatMap(({ card, place }) => {
			const to = get(middles).get(place ?? "");
			const drawn = from && to && marked(card, "target") ? arrow(from, to, 44) : null;
			return drawn ? [drawn] : [];
		});
	});
	function edges(zone) {
		const inside = new Set(get(laid).cells.filter(({ place }) => groundOf(place).zone === zone).map(({ place }) => place.key));
		return ($$props.view.board ? outline($$props.view.board, inside) : []).map(({ key, side }) => {
			const { x, y } = get(middles).get(key) ?? {
				x: 0,
				y: 0
			};
			return `M${at(side, x, y)}L${at((side + 1) % 6, x, y)}`;
		});
	}
	function at(corner, x, y) {
		const [dx = 0, dy = 0] = (get(corners)[corner] ?? "").split(",").map(Number);
		return `${(x + dx * .95).toFixed(1)} ${(y + dy * .95).toFixed(1)}`;
	}
	function seen(key) {
		set(hover, key, true);
	}
	var div = root_3();
	let styles;
	var svg = child(div);
	var node = child(svg);
	each(node, 17, () => get(laid).cells, ({ place, x, y }) => place.key, ($$anchor, $$item) => {
		let place = () => get($$item).place;
		let x = () => get($$item).x;
		let y = () => get($$item).y;
		const offers = user_derived(() => placing.offersOf(place()));
		var g = root();
		var node_1 = child(g);
		Ground(node_1, {
			get place() {
				return place();
			},
			get view() {
				return $$props.view;
			},
			get corners() {
				return get(laid).corners;
			}
		});
		reset(g);
		template_effect(($0, $1) => {
			set_attribute(g, "transform", `translate(${x() ?? ""} ${y() ?? ""})`);
			set_class(g, 0, $0, "svelte-auf30h");
			set_attribute(g, "tabindex", placing.stop === place().key ? 0 : -1);
			set_attribute(g, "aria-label", $1);
			set_attribute(g, "data-on", place().key);
		}, [() => clsx(["hex", {
			ready: get(offers).length > 0,
			shape: get(shape).has(place().key),
			leads: $$props.cover.has(place().key)
		}]), () => nameOf($$props.view, place(), get(offers), hands.scene)]);
		delegated("click", g, (event) => placing.use(place(), event.currentTarget));
		delegated("keydown", g, (event) => placing.pressed(event, place()));
		event("focus", g, () => {
			placing.look(place());
			seen(place().key);
		});
		event("blur", g, () => seen(""));
		event("pointerenter", g, () => {
			placing.look(place());
			seen(place().key);
		});
		event("pointerleave", g, () => seen(""));
		append($$anchor, g);
	});
	var node_2 = sibling(node);
	each(node_2, 16, () => ESSENCES, (zone) => zone, ($$anchor, zone) => {
		var path = root_1();
		template_effect(($0) => {
			set_class(path, 0, `edge ${zone ?? ""}`, "svelte-auf30h");
			set_attribute(path, "d", $0);
		}, [() => edges(zone).join("")]);
		append($$anchor, path);
	});
	var node_3 = sibling(node_2, 2);
	each(node_3, 17, () => get(arrows), index, ($$anchor, line) => {
		var line_1 = root_2();
		attribute_effect(line_1, () => ({
			class: "arrow",
			...get(line),
			"marker-end": "url(#brawl-tip)"
		}), void 0, void 0, void 0, "svelte-auf30h");
		append($$anchor, line_1);
	});
	reset(svg);
	var node_4 = sibling(svg, 2);
	{
		let $0 = user_derived(() => get(laid).width + 16);
		let $1 = user_derived(() => get(laid).height + 16);
		Pieces(node_4, {
			get view() {
				return $$props.view;
			},
			get middles() {
				return get(middles);
			},
			get width() {
				return get($0);
			},
			get height() {
				return get($1);
			},
			edge: EDGE
		});
	}
	reset(div);
	template_effect(($0) => {
		styles = set_style(div, "", styles, { "--ratio": (get(laid).width + 16) / (get(laid).height + 16) });
		set_attribute(svg, "viewBox", `-8 -8 ${get(laid).width + 16} ${get(laid).height + 16}`);
		set_attribute(svg, "aria-label", $0);
	}, [() => say("brawl-arena")]);
	append($$anchor, div);
	pop();
}
delegate(["click", "keydown"]);
export { Arena };
