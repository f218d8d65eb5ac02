import { __exportAll } from "../rolldown-runtime.js";
import { append, bind_element_size, child, clsx, each, from_html, get, if_block, index, next, only_child, pop, push, reset, set, set_attribute, set_class, set_style, set_text, sibling, state, template_effect, user_derived } from "../vendor/svelte.js";
import { say, seat, word } from "../lib/say.js";
import { takeHands } from "../lib/hands.js";
import { EvolveSide } from "./EvolveSide.js";
import { Stage } from "./parts/Stage.js";
import { Zone } from "./parts/Zone.js";
// src/boards/Evolve.svelte
var Evolve_exports = /* @__PURE__ */ __exportAll({ default: () => Evolve });
var root = from_html(`<div class="resolving svelte-1o5y26"><!></div>`);
var root_1 = from_html(`<li class="svelte-1o5y26"> </li>`);
var root_2 = from_html(`<ul class="pending svelte-1o5y26"></ul>`);
var root_3 = from_html(`<div class="arena svelte-1o5y26"><div><!> <div class="middle svelte-1o5y26"><span class="rule svelte-1o5y26"></span> <!> <!> <span class="turn svelte-1o5y26"> </span> <span class="rule svelte-1o5y26"></span></div> <!></div></div>`);
function Evolve($$anchor, $$props) {
	push($$props, true);
	/** Below this many pixels the board is laid out for a phone. */
	const NARROW = 700;
	/** Below this it is a phone on its side. */
	const SHORT = 400;
	/** Below this a phone has no row to spare. */
	const LOW = 600;
	const hands = takeHands();
	let width = state(0);
	let height = state(0);
	const far = user_derived(() => $$props.near === 0 ? 1 : 0);
	const resolving = user_derived(() => ($$props.view.shared[0]?.count ?? 0) > 0);
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
				var div = root_3();
				var div_1 = child(div);
				let styles;
				var node = child(div_1);
				EvolveSide(node, {
					get view() {
						return $$props.view;
					},
					get seat() {
						return get(far);
					},
					far: true,
					get sitters() {
						return $$props.sitters;
					},
					get since() {
						return $$props.since;
					}
				});
				var div_2 = sibling(node, 2);
				var node_1 = sibling(child(div_2), 2);
				var consequent = ($$anchor) => {
					var div_3 = root();
					var node_2 = child(div_3);
					Zone(node_2, {
						seat: null,
						zone: "resolution"
					});
					reset(div_3);
					append($$anchor, div_3);
				};
				if_block(node_1, ($$render) => {
					if (get(resolving)) $$render(consequent);
				});
				var node_3 = sibling(node_1, 2);
				var consequent_1 = ($$anchor) => {
					var ul = root_2();
					each(ul, 21, () => $$props.view.pending, index, ($$anchor, each) => {
						var li = root_1();
						var text = only_child(li);
						template_effect(($0, $1) => set_text(text, `${$0 ?? ""}: ${$1 ?? ""}`), [() => seat(get(each).seat, hands.scene), () => hands.scene.title(get(each).card)]);
						append($$anchor, li);
					});
					reset(ul);
					template_effect(($0) => set_attribute(ul, "aria-label", $0), [() => say("web-pending")]);
					append($$anchor, ul);
				};
				if_block(node_3, ($$render) => {
					if ($$props.view.pending.length > 0) $$render(consequent_1);
				});
				var span = sibling(node_3, 2);
				var text_1 = only_child(span, true);
				next(2);
				reset(div_2);
				var node_4 = sibling(div_2, 2);
				EvolveSide(node_4, {
					get view() {
						return $$props.view;
					},
					get seat() {
						return $$props.near;
					},
					get sitters() {
						return $$props.sitters;
					},
					get since() {
						return $$props.since;
					}
				});
				reset(div_1);
				reset(div);
				template_effect(($0) => {
					set_class(div_1, 1, clsx(["evolve", {
						narrow: get(width) > 0 && get(width) < NARROW,
						low: get(height) < LOW,
						short: get(height) > 0 && get(height) < SHORT && get(width) >= NARROW
					}]), "svelte-1o5y26");
					styles = set_style(div_1, "", styles, {
						"--high": `${get(height) ?? ""}px`,
						"--broad": `${get(width) ?? ""}px`
					});
					set_text(text_1, $0);
				}, [() => [$$props.view.turn > 0 ? say("web-turn", { turn: $$props.view.turn }) : "", word("phase-", $$props.view.phase)].filter(Boolean).join(" · ")]);
				bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
				bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
				append($$anchor, div);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Evolve_exports };
