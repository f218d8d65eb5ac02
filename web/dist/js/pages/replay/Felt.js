import { append, bind_element_size, bind_this, bind_window_size, child, comment, component, each, first_child, from_html, get, if_block, next, pop, prop, proxy, push, reset, set, set_style, set_text, sibling, state, template_effect, text, to_array, user_derived, user_effect } from "../../vendor/svelte.js";
import { giveHands, sameSpot, spotKey } from "../../lib/hands.js";
import { placeOf } from "../../lib/offers.js";
import { say, tell } from "../../lib/say.js";
import { boardOf } from "../../boards/registry.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { ZoneDialog } from "./ZoneDialog.js";
// src/pages/replay/Felt.svelte
var root_1 = from_html(`<li><!></li>`);
var root_2 = from_html(`<ul class="picks svelte-vhweh9"></ul>`);
var root_3 = from_html(`<div class="felt svelte-vhweh9"><div class="scaled svelte-vhweh9"><!></div></div> <!> <!>`, 1);
function Felt($$anchor, $$props) {
	push($$props, true);
	/** The option that is pointed at. */
	/** Somebody picks an option; without it the table is only looked at. */
	let options = prop($$props, "options", 19, () => []), pointed = prop($$props, "pointed", 3, null);
	let root = state(void 0);
	let asking = state(null);
	let zone = state(null);
	let Board = state(null);
	/**
	* A board counts on most of the window; beside panels it gets less, and is
	* drawn smaller. On a phone nothing stands beside it.
	*/
	const PART = {
		wide: .78,
		tall: .85
	};
	let tmp = [
		0,
		0,
		0,
		0
	], $$array = user_derived(() => to_array(tmp, 4)), wide = state(proxy(get($$array)[0])), tall = state(proxy(get($$array)[1])), width = state(proxy(get($$array)[2])), height = state(proxy(get($$array)[3]));
	const zoom = user_derived(() => get(wide) < 900 || get(width) === 0 ? 1 : Math.min(1, get(width) / (get(wide) * PART.wide), get(height) / (get(tall) * PART.tall)));
	const sitters = user_derived(() => $$props.names.map((name) => ({
		name,
		kind: "human",
		here: true,
		wins: 0,
		reserve_ms: null,
		decision_ms: null
	})));
	const offersAt = (place) => options().flatMap((choice, pick) => (choice.about ?? []).slice(0, 1).some((each) => sameSpot(each, place)) ? [{
		pick,
		choice
	}] : []);
	const offersOn = (place) => options().flatMap((choice, pick) => placeOf(choice) === place ? [{
		pick,
		choice
	}] : []);
	giveHands({
		get cards() {
			return $$props.cards;
		},
		get scene() {
			return $$props.scene;
		},
		offers: offersAt,
		use,
		offersOn,
		useOn,
		look: (card) => $$props.onlook?.(card),
		open: (seat, key) => set(zone, {
			seat,
			zone: key
		})
	});
	function useOn(place) {
		const picks = offersOn(place);
		const [only] = picks;
		if (!$$props.onpick || !only) return;
		if (picks.length === 1) $$props.onpick(only.pick);
		else set(asking, {
			title: place,
			picks
		});
	}
	function use(place, card) {
		$$props.onlook?.(card);
		const picks = offersAt(place);
		const [only] = picks;
		if (!$$props.onpick || !only) return;
		set(zone, null);
		if (picks.length === 1) $$props.onpick(only.pick);
		else set(asking, {
			title: card.name === null ? say("hidden-card") : $$props.scene.title(card.name),
			picks
		});
	}
	user_effect(() => {
		boardOf($$props.game).load().then((loaded) => set(Board, loaded.default));
	});
	user_effect(() => {
		if (!get(root) || !get(Board) || !$$props.view) return;
		const place = pointed() === null ? void 0 : options()[pointed()]?.about?.[0];
		const on = pointed() === null ? void 0 : options()[pointed()]?.places?.[0];
		const mark = on === void 0 ? place && `[data-place="${CSS.escape(spotKey(place))}"]` : `[data-on="${CSS.escape(on)}"]`;
		const node = mark ? get(root).querySelector(mark) : null;
		node?.setAttribute("data-pointed", "");
		return () => node?.removeAttribute("data-pointed");
	});
	var fragment = root_3();
	var div = first_child(fragment);
	var div_1 = child(div);
	let styles;
	var node_1 = child(div_1);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_2 = first_child(fragment_1);
		component(node_2, () => get(Board), ($$anchor, Board_1) => {
			Board_1($$anchor, {
				get view() {
					return $$props.view;
				},
				get near() {
					return $$props.near;
				},
				get sitters() {
					return get(sitters);
				},
				since: 0
			});
		});
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (get(Board)) $$render(consequent);
	});
	reset(div_1);
	reset(div);
	bind_this(div, ($$value) => set(root, $$value), () => get(root));
	var node_3 = sibling(div, 2);
	ZoneDialog(node_3, {
		get view() {
			return $$props.view;
		},
		get zone() {
			return get(zone);
		},
		get cards() {
			return $$props.cards;
		},
		get scene() {
			return $$props.scene;
		},
		onclose: () => set(zone, null),
		onuse: use,
		offers: offersAt
	});
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => get(asking)?.title ?? "");
		let $1 = user_derived(() => get(asking) !== null);
		Dialog(node_4, {
			get title() {
				return get($0);
			},
			get open() {
				return get($1);
			},
			onclose: () => set(asking, null),
			children: ($$anchor, $$slotProps) => {
				var ul = root_2();
				each(ul, 21, () => get(asking)?.picks ?? [], ({ pick, choice }) => pick, ($$anchor, $$item) => {
					let pick = () => get($$item).pick;
					let choice = () => get($$item).choice;
					var li = root_1();
					var node_5 = child(li);
					Button(node_5, {
						onclick: () => {
							set(asking, null);
							$$props.onpick?.(pick());
						},
						children: ($$anchor, $$slotProps) => {
							next();
							var text$1 = text();
							template_effect(($0) => set_text(text$1, $0), [() => tell(choice().label, $$props.scene)]);
							append($$anchor, text$1);
						},
						$$slots: { default: true }
					});
					reset(li);
					append($$anchor, li);
				});
				reset(ul);
				append($$anchor, ul);
			},
			$$slots: { default: true }
		});
	}
	template_effect(() => styles = set_style(div_1, "", styles, { zoom: get(zoom) }));
	bind_window_size("innerWidth", ($$value) => set(wide, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(tall, $$value, true));
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, fragment);
	pop();
}
export { Felt };
