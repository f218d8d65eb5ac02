import { append, child, comment, delegate, delegated, each, first_child, from_html, get, if_block, only_child, pop, push, reset, set_attribute, set_class, set_text, template_effect, user_derived } from "../../vendor/svelte.js";
import { Card } from "../../parts/Card.js";
import { Dialog } from "../../parts/Dialog.js";
import { describe, faceOf } from "../../lib/face.js";
import { say, seat, tell, word } from "../../lib/say.js";
// src/pages/replay/ZoneDialog.svelte
var root = from_html(`<li><button type="button"><!></button></li>`);
var root_1 = from_html(`<ul class="svelte-14oj6so"></ul>`);
var root_2 = from_html(`<p class="soft"> </p>`);
function ZoneDialog($$anchor, $$props) {
	push($$props, true);
	const found = user_derived(() => {
		if (!$$props.zone) return [];
		return ($$props.zone.seat === null ? $$props.view.shared : $$props.view.seats[$$props.zone.seat]?.zones ?? []).find((each) => each.key === $$props.zone.zone)?.cards ?? [];
	});
	const title = user_derived(() => $$props.zone ? say("web-zone", {
		zone: word("zone-", $$props.zone.zone),
		who: $$props.zone.seat === null ? "" : seat($$props.zone.seat, $$props.scene),
		count: get(found).length
	}) : "");
	function nameOf(card, place) {
		const face = faceOf(card, $$props.cards);
		const can = $$props.offers(place).map((offer) => tell(offer.choice.label, $$props.scene));
		return [face ? describe(face) : say("hidden-card"), ...can].join(". ");
	}
	{
		let $0 = user_derived(() => $$props.zone !== null);
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
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				var consequent = ($$anchor) => {
					var ul = root_1();
					each(ul, 21, () => get(found), (card) => card.slug, ($$anchor, card) => {
						const place = user_derived(() => ({
							seat: $$props.zone.seat,
							zone: $$props.zone.zone,
							slug: get(card).slug
						}));
						var li = root();
						var button = child(li);
						let classes;
						var node_1 = child(button);
						{
							let $0 = user_derived(() => faceOf(get(card), $$props.cards));
							Card(node_1, {
								get face() {
									return get($0);
								},
								still: true
							});
						}
						reset(button);
						reset(li);
						template_effect(($0, $1) => {
							set_attribute(button, "aria-label", $0);
							classes = set_class(button, 1, "svelte-14oj6so", null, classes, { ready: $1 });
						}, [() => nameOf(get(card), get(place)), () => $$props.offers(get(place)).length > 0]);
						delegated("click", button, () => $$props.onuse(get(place), get(card)));
						append($$anchor, li);
					});
					reset(ul);
					append($$anchor, ul);
				};
				var alternate = ($$anchor) => {
					var p = root_2();
					var text = only_child(p, true);
					template_effect(($0) => set_text(text, $0), [() => say("decks-empty-part")]);
					append($$anchor, p);
				};
				if_block(node, ($$render) => {
					if ($$props.zone && get(found).length > 0) $$render(consequent);
					else $$render(alternate, -1);
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
