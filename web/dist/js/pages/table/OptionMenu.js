import { append, each, first_child, from_html, get, if_block, next, pop, prop, push, reset, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { iconOf } from "../../lib/icons.js";
import { faceOf } from "../../lib/face.js";
import { tell } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { CardDetail } from "../../parts/CardDetail.js";
import { Dialog } from "../../parts/Dialog.js";
// src/pages/table/OptionMenu.svelte
var root = from_html(`<div class="menu svelte-13kopw5"></div> <!>`, 1);
function OptionMenu($$anchor, $$props) {
	push($$props, true);
	/** The place that it is about, where it is about no card. */
	/** What can be done with a card or on a place, when that is more than one thing. */
	let place = prop($$props, "place", 3, null);
	const face = user_derived(() => $$props.looked ? faceOf($$props.looked.card, $$props.table.cards) : null);
	/** What an option is paid with has a sign. */
	function signOf({ choice }) {
		const keys = (choice.label.args ?? []).flatMap(([, arg]) => "key" in arg ? [arg.key.replace(/^essence-/, "")] : []);
		return iconOf(keys[0] ?? "");
	}
	function pick(offer) {
		$$props.onclose();
		$$props.table.act(offer.pick);
	}
	{
		let $0 = user_derived(() => get(face)?.title ?? place() ?? "");
		let $1 = user_derived(() => ($$props.looked !== null || place() !== null) && $$props.offers.length > 0);
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return get($1);
			},
			get onclose() {
				return $$props.onclose;
			},
			light: true,
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root();
				var div = first_child(fragment_1);
				each(div, 23, () => $$props.offers, (offer) => offer.pick, ($$anchor, offer, i) => {
					{
						let $0 = user_derived(() => get(i) === 0 ? "primary" : "plain");
						let $1 = user_derived(() => signOf(get(offer)));
						let $2 = user_derived(() => get(i) === 0);
						Button($$anchor, {
							get kind() {
								return get($0);
							},
							get icon() {
								return get($1);
							},
							get autofocus() {
								return get($2);
							},
							onclick: () => pick(get(offer)),
							children: ($$anchor, $$slotProps) => {
								next();
								var text$1 = text();
								template_effect(($0) => set_text(text$1, $0), [() => tell(get(offer).choice.label, $$props.table.scene)]);
								append($$anchor, text$1);
							},
							$$slots: { default: true }
						});
					}
				});
				reset(div);
				var node = sibling(div, 2);
				var consequent = ($$anchor) => {
					CardDetail($$anchor, {
						get face() {
							return get(face);
						},
						picture: false,
						heading: false
					});
				};
				if_block(node, ($$render) => {
					if (get(face)) $$render(consequent);
				});
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { OptionMenu };
