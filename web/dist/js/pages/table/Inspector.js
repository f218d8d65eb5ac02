import { append, child, delegate, delegated, each, first_child, from_html, get, if_block, next, only_child, pop, prop, push, reset, set, set_attribute, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { faceOf } from "../../lib/face.js";
import { bothFaces } from "../../lib/faces.js";
import { say, tell } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { CardDetail } from "../../parts/CardDetail.js";
import { HowRead } from "../../parts/HowRead.js";
// src/pages/table/Inspector.svelte
var root = from_html(`<button type="button" class="svelte-x8ezws"> </button>`);
var root_1 = from_html(`<li class="svelte-x8ezws"><b> </b> <!></li>`);
var root_2 = from_html(`<ul class="reasons svelte-x8ezws"></ul>`);
var root_3 = from_html(`<!> <!> <!> <!> <div aria-live="polite"><!></div>`, 1);
var root_4 = from_html(`<p class="soft"> </p>`);
var root_5 = from_html(`<div class="inspector svelte-x8ezws"><!></div>`);
function Inspector($$anchor, $$props) {
	push($$props, true);
	/** Whether "why not?" can be asked about it. */
	let picture = prop($$props, "picture", 3, false);
	const now = user_derived(() => $$props.looked ? faceOf($$props.looked.card, $$props.table.cards) : null);
	const both = user_derived(() => {
		const info = $$props.table.cards.get($$props.looked?.card.name ?? "");
		return info ? bothFaces(info) : null;
	});
	/** The card that was turned over to read its other face. */
	let turned = state("");
	const over = user_derived(() => get(both) !== null && get(turned) === get(now)?.name);
	const face = user_derived(() => get(over) && get(both) ? get(both)[get(now)?.marks.includes("experienced") ? 0 : 1] : get(now));
	var div = root_5();
	var node = child(div);
	var consequent_5 = ($$anchor) => {
		var fragment = root_3();
		var node_1 = first_child(fragment);
		CardDetail(node_1, {
			get face() {
				return get(face);
			},
			get picture() {
				return picture();
			}
		});
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			Button($$anchor, {
				small: true,
				icon: "turned",
				get "aria-pressed"() {
					return get(over);
				},
				onclick: () => set(turned, get(over) ? "" : get(face).name, true),
				children: ($$anchor, $$slotProps) => {
					next();
					var text$1 = text();
					template_effect(($0) => set_text(text$1, $0), [() => say("web-other-face")]);
					append($$anchor, text$1);
				},
				$$slots: { default: true }
			});
		};
		if_block(node_2, ($$render) => {
			if (get(both)) $$render(consequent);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_1 = ($$anchor) => {
			HowRead($$anchor, {
				get game() {
					return $$props.table.room.game;
				},
				get name() {
					return get(face).name;
				}
			});
		};
		if_block(node_3, ($$render) => {
			if (get(face).text.length > 0 && $$props.table.room) $$render(consequent_1);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			Button($$anchor, {
				small: true,
				icon: "question",
				hint: "?",
				get onclick() {
					return $$props.onwhy;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => say("web-why")]);
					append($$anchor, text_1);
				},
				$$slots: { default: true }
			});
		};
		if_block(node_4, ($$render) => {
			if ($$props.askable) $$render(consequent_2);
		});
		var div_1 = sibling(node_4, 2);
		var node_5 = child(div_1);
		var consequent_4 = ($$anchor) => {
			var ul = root_2();
			each(ul, 21, () => $$props.reasons, (reason) => reason.words, ($$anchor, reason) => {
				var li = root_1();
				var b = child(li);
				var text_2 = only_child(b, true);
				var text_3 = sibling(b);
				var node_6 = sibling(text_3);
				var consequent_3 = ($$anchor) => {
					var button = root();
					var text_4 = only_child(button, true);
					template_effect(($0) => {
						set_attribute(button, "aria-label", $0);
						set_text(text_4, get(reason).clause);
					}, [() => say("web-clause", { clause: get(reason).clause })]);
					delegated("click", button, () => $$props.onclause(get(reason).clause ?? ""));
					append($$anchor, button);
				};
				if_block(node_6, ($$render) => {
					if (get(reason).clause) $$render(consequent_3);
				});
				reset(li);
				template_effect(($0, $1) => {
					set_text(text_2, $0);
					set_text(text_3, ` ${$1 ?? ""} `);
				}, [() => say(`web-why-${get(reason).verb}`), () => get(reason).why ? tell(get(reason).why, $$props.table.scene) : say("web-why-nothing")]);
				append($$anchor, li);
			});
			reset(ul);
			append($$anchor, ul);
		};
		if_block(node_5, ($$render) => {
			if ($$props.reasons) $$render(consequent_4);
		});
		reset(div_1);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var p = root_4();
		var text_5 = only_child(p, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("web-look")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(face)) $$render(consequent_5);
		else $$render(alternate, -1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
export { Inspector };
