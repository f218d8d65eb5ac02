import { append, child, clsx, delegate, delegated, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { describe, faceOf } from "../../lib/face.js";
import { takeHands } from "../../lib/hands.js";
import { say, zoneName } from "../../lib/say.js";
import { Card } from "../../parts/Card.js";
import { Dialog } from "../../parts/Dialog.js";
// src/pages/table/ZoneDialog.svelte
var root = from_html(`<li><button type="button"><span class="unseen"> </span> <!></button></li>`);
var root_1 = from_html(`<p class="soft"> </p>`);
var root_2 = from_html(`<ul class="svelte-kjefbx"></ul> <!> <!>`, 1);
function ZoneDialog($$anchor, $$props) {
	push($$props, true);
	/** All cards of a zone, newest first; hidden ones are counted. */
	const hands = takeHands();
	const zones = user_derived(() => $$props.at === null ? [] : $$props.at.seat === null ? $$props.table.room?.view?.shared : $$props.table.room?.view?.seats[$$props.at.seat]?.zones);
	const zone = user_derived(() => get(zones)?.find((each) => each.key === $$props.at?.zone));
	const known = user_derived(() => (get(zone)?.cards ?? []).filter((card) => card.name !== null).toReversed());
	const hidden = user_derived(() => (get(zone)?.count ?? 0) - get(known).length);
	const title = user_derived(() => $$props.at ? zoneName($$props.at.zone, $$props.at.seat, get(zone)?.count ?? 0, $$props.table.scene) : "");
	{
		let $0 = user_derived(() => $$props.at !== null);
		Dialog($$anchor, {
			get title() {
				return get(title);
			},
			get open() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			wide: true,
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root_2();
				var ul = first_child(fragment_1);
				each(ul, 21, () => get(known), index, ($$anchor, card) => {
					const face = user_derived(() => faceOf(get(card), $$props.table.cards));
					const place = user_derived(() => ({
						seat: $$props.at?.seat ?? null,
						zone: $$props.at?.zone ?? "",
						slug: get(card).slug
					}));
					const offers = user_derived(() => hands.offers(get(place)));
					var li = root();
					var button = child(li);
					var span = child(button);
					var text = only_child(span, true);
					var node = sibling(span, 2);
					Card(node, {
						get face() {
							return get(face);
						},
						still: true
					});
					reset(button);
					reset(li);
					template_effect(($0) => {
						set_class(button, 1, clsx({ ready: get(offers).length > 0 }), "svelte-kjefbx");
						set_text(text, $0);
					}, [() => get(face) ? describe(get(face)) : say("hidden-card")]);
					delegated("click", button, (event) => {
						$$props.onclose();
						hands.use(get(place), get(card), event.currentTarget);
					});
					append($$anchor, li);
				});
				reset(ul);
				var node_1 = sibling(ul, 2);
				var consequent = ($$anchor) => {
					var p = root_1();
					var text_1 = only_child(p, true);
					template_effect(($0) => set_text(text_1, $0), [() => say("web-zone-hidden", { n: get(hidden) })]);
					append($$anchor, p);
				};
				if_block(node_1, ($$render) => {
					if (get(hidden) > 0) $$render(consequent);
				});
				var node_2 = sibling(node_1, 2);
				var consequent_1 = ($$anchor) => {
					var p_1 = root_1();
					var text_2 = only_child(p_1, true);
					template_effect(($0) => set_text(text_2, $0), [() => say("web-zone-empty")]);
					append($$anchor, p_1);
				};
				if_block(node_2, ($$render) => {
					if (get(zone)?.count === 0) $$render(consequent_1);
				});
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
export { ZoneDialog };
