import { append, child, clsx, delegate, delegated, each, event, from_html, get, if_block, index, next, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { describe, faceOf, printedFace } from "../../lib/face.js";
import { cardOf, enterOffer, spaceOffer } from "../../lib/offers.js";
import { say, seat, tell } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { Button } from "../../parts/Button.js";
import { Card } from "../../parts/Card.js";
import { Icon } from "../../parts/Icon.js";
import { Foreseen } from "./Foreseen.js";
import { Source } from "./Source.js";
// src/pages/table/Prompt.svelte
var root = from_html(`<li class="svelte-h4jngd"><button type="button" class="pickable svelte-h4jngd" data-spot=""><span class="unseen"> </span> <!></button></li>`);
var root_1 = from_html(`<ul class="tray svelte-h4jngd"></ul>`);
var root_2 = from_html(`<strong class="svelte-h4jngd"> </strong>`);
var root_3 = from_html(`<span class="hint svelte-h4jngd"> </span>`);
var root_4 = from_html(`<li class="svelte-h4jngd"> </li>`);
var root_5 = from_html(`<li class="back svelte-h4jngd"><!></li>`);
var root_6 = from_html(`<ul class="chips svelte-h4jngd"><!> <!></ul>`);
var root_7 = from_html(`<span class="full svelte-h4jngd"> </span>`);
var root_8 = from_html(`<section><div class="unseen" role="alert" aria-live="assertive"> </div> <!> <!> <div class="row svelte-h4jngd"><div class="words svelte-h4jngd"><div class="said svelte-h4jngd"><span class="who svelte-h4jngd"><!> </span> <!> <!> <!></div> <!> <!></div> <div class="buttons svelte-h4jngd"><!> <!> <!> <!> <!> <!> <!></div></div></section>`);
function Prompt($$anchor, $$props) {
	push($$props, true);
	/** Opens what is said about the end again, once it was set aside. */
	const room = user_derived(() => $$props.table.room);
	const view = user_derived(() => get(room)?.view);
	const hot = user_derived(() => $$props.table.mine.length > 1);
	const who = user_derived(() => get(view) && get(view).asked !== null ? seat(get(view).asked, $$props.table.scene) : "");
	const heading = user_derived(() => $$props.table.asked ? get(hot) ? say("web-prompt-hot", { who: get(who) }) : say("web-prompt-you") : get(view)?.outcome ? say("web-prompt-over") : say("web-prompt-wait", { who: get(who) }));
	const question = user_derived(() => $$props.table.asked && get(view) ? say(get(view).question) : "");
	const subject = user_derived(() => $$props.table.asked ? get(view)?.subject ?? null : null);
	/** For those who do not see where it comes from. */
	const spoken = user_derived(() => get(subject) ? `${$$props.table.scene.title(get(subject).card)}: ${get(question)}` : get(question));
	const space = user_derived(() => spaceOffer($$props.sorted.buttons)?.pick);
	const enter = user_derived(() => enterOffer($$props.sorted, $$props.table.selection.labels.length)?.pick);
	const onCards = user_derived(() => $$props.table.asked && $$props.sorted.board.size + $$props.sorted.places.size > 0);
	function claim() {
		const [seat] = $$props.table.mine;
		if (seat !== void 0) $$props.table.ask({
			do: "claim",
			table: $$props.table.id,
			seat
		});
	}
	function faceFor({ choice }) {
		const [place] = choice.about ?? [];
		const card = (place?.seat === null ? get(view)?.shared : get(view)?.seats[place?.seat ?? -1]?.zones)?.find((zone) => zone.key === place?.zone)?.cards.find((each) => each.slug === place?.slug);
		if (card) return faceOf(card, $$props.table.cards);
		const info = $$props.table.cards.get(cardOf(choice) ?? "");
		return info ? printedFace(info) : null;
	}
	var section = root_8();
	var div = child(section);
	var text$1 = only_child(div);
	var node = sibling(div, 2);
	Foreseen(node, {
		get found() {
			return $$props.foreseeing.now;
		},
		get scene() {
			return $$props.table.scene;
		}
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var ul = root_1();
		each(ul, 21, () => $$props.sorted.tray, (offer) => offer.pick, ($$anchor, offer) => {
			const face = user_derived(() => faceFor(get(offer)));
			const label = user_derived(() => tell(get(offer).choice.label, $$props.table.scene));
			var li = root();
			var button = child(li);
			var span = child(button);
			var text_1 = only_child(span, true);
			var node_2 = sibling(span, 2);
			Card(node_2, {
				get face() {
					return get(face);
				},
				still: true
			});
			reset(button);
			reset(li);
			template_effect(($0) => {
				button.disabled = $$props.table.busy;
				set_text(text_1, $0);
			}, [() => get(face) ? `${get(label)}. ${describe(get(face))}` : get(label)]);
			event("pointerenter", button, () => $$props.foreseeing.look(get(offer).pick));
			event("pointerleave", button, () => $$props.foreseeing.forget());
			event("focus", button, () => $$props.foreseeing.look(get(offer).pick));
			delegated("click", button, () => $$props.table.act(get(offer).pick));
			append($$anchor, li);
		});
		reset(ul);
		template_effect(() => set_attribute(ul, "aria-label", get(question)));
		append($$anchor, ul);
	};
	if_block(node_1, ($$render) => {
		if ($$props.sorted.tray.length > 0) $$render(consequent);
	});
	var div_1 = sibling(node_1, 2);
	var div_2 = child(div_1);
	var div_3 = child(div_2);
	var span_1 = child(div_3);
	var node_3 = child(span_1);
	var consequent_1 = ($$anchor) => {
		Icon($$anchor, {
			name: "ability",
			size: "1em"
		});
	};
	var consequent_2 = ($$anchor) => {
		Icon($$anchor, {
			name: "clock",
			size: "1em"
		});
	};
	if_block(node_3, ($$render) => {
		if ($$props.table.asked) $$render(consequent_1);
		else if (!get(view)?.outcome) $$render(consequent_2, 1);
	});
	var text_2 = sibling(node_3);
	reset(span_1);
	var node_4 = sibling(span_1, 2);
	var consequent_3 = ($$anchor) => {
		var strong = root_2();
		var text_3 = only_child(strong, true);
		template_effect(() => set_text(text_3, get(question)));
		append($$anchor, strong);
	};
	if_block(node_4, ($$render) => {
		if (get(question)) $$render(consequent_3);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var span_2 = root_3();
		var text_4 = only_child(span_2, true);
		template_effect(($0) => set_text(text_4, $0), [() => say("web-pass-idle-now")]);
		append($$anchor, span_2);
	};
	if_block(node_5, ($$render) => {
		if ($$props.table.idle) $$render(consequent_4);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_5 = ($$anchor) => {
		var span_3 = root_3();
		var text_5 = only_child(span_3, true);
		template_effect(($0) => set_text(text_5, $0), [() => say("web-prompt-cards")]);
		append($$anchor, span_3);
	};
	if_block(node_6, ($$render) => {
		if ($$props.table.asked && get(onCards) && !get(subject)) $$render(consequent_5);
	});
	reset(div_3);
	var node_7 = sibling(div_3, 2);
	var consequent_6 = ($$anchor) => {
		Source($$anchor, {
			get table() {
				return $$props.table;
			},
			get view() {
				return get(view);
			},
			get subject() {
				return get(subject);
			}
		});
	};
	if_block(node_7, ($$render) => {
		if (get(subject) && get(view)) $$render(consequent_6);
	});
	var node_8 = sibling(node_7, 2);
	var consequent_8 = ($$anchor) => {
		var ul_1 = root_6();
		var node_9 = child(ul_1);
		each(node_9, 17, () => $$props.table.selection.labels, index, ($$anchor, label) => {
			var li_1 = root_4();
			var text_6 = only_child(li_1, true);
			template_effect(($0) => set_text(text_6, $0), [() => tell(get(label), $$props.table.scene)]);
			append($$anchor, li_1);
		});
		var node_10 = sibling(node_9, 2);
		var consequent_7 = ($$anchor) => {
			var li_2 = root_5();
			var node_11 = child(li_2);
			{
				let $0 = user_derived(() => say("web-undo-pick"));
				Button(node_11, {
					kind: "quiet",
					small: true,
					icon: "undo",
					get "aria-label"() {
						return get($0);
					},
					onclick: () => $$props.table.undo()
				});
			}
			reset(li_2);
			append($$anchor, li_2);
		};
		if_block(node_10, ($$render) => {
			if (get(room) && get(room).undo.seats.length > 0) $$render(consequent_7);
		});
		reset(ul_1);
		template_effect(($0) => set_attribute(ul_1, "aria-label", $0), [() => say("web-chosen")]);
		append($$anchor, ul_1);
	};
	if_block(node_8, ($$render) => {
		if ($$props.table.selection.labels.length > 0) $$render(consequent_8);
	});
	reset(div_2);
	var div_4 = sibling(div_2, 2);
	var node_12 = child(div_4);
	each(node_12, 17, () => $$props.sorted.buttons, (offer) => offer.pick, ($$anchor, offer) => {
		{
			let $0 = user_derived(() => get(offer).pick === get(enter) ? "primary" : "plain");
			let $1 = user_derived(() => get(offer).pick === get(space) ? say("web-space") : "");
			Button($$anchor, {
				get kind() {
					return get($0);
				},
				get hint() {
					return get($1);
				},
				get disabled() {
					return $$props.table.busy;
				},
				onpointerenter: () => $$props.foreseeing.look(get(offer).pick),
				onpointerleave: () => $$props.foreseeing.forget(),
				onfocus: () => $$props.foreseeing.look(get(offer).pick),
				onblur: () => $$props.foreseeing.forget(),
				onclick: () => $$props.table.act(get(offer).pick),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_7 = text();
					template_effect(($0) => set_text(text_7, $0), [() => tell(get(offer).choice.label, $$props.table.scene)]);
					append($$anchor, text_7);
				},
				$$slots: { default: true }
			});
		}
	});
	var node_13 = sibling(node_12, 2);
	var consequent_9 = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-space"));
			Button($$anchor, {
				kind: "primary",
				get hint() {
					return get($0);
				},
				get disabled() {
					return $$props.table.busy;
				},
				onclick: () => $$props.table.pay(),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_8 = text();
					template_effect(($0) => set_text(text_8, $0), [() => say("web-pay-rest")]);
					append($$anchor, text_8);
				},
				$$slots: { default: true }
			});
		}
	};
	if_block(node_13, ($$render) => {
		if ($$props.table.payable) $$render(consequent_9);
	});
	var node_14 = sibling(node_13, 2);
	var consequent_10 = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-escape"));
			Button($$anchor, {
				kind: "quiet",
				icon: "undo",
				get hint() {
					return get($0);
				},
				onclick: () => $$props.table.takeBack(),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_9 = text();
					template_effect(($0) => set_text(text_9, $0), [() => say("web-take-back-all")]);
					append($$anchor, text_9);
				},
				$$slots: { default: true }
			});
		}
	};
	if_block(node_14, ($$render) => {
		if ($$props.table.unfinished) $$render(consequent_10);
	});
	var node_15 = sibling(node_14, 2);
	var consequent_11 = ($$anchor) => {
		Button($$anchor, {
			kind: "primary",
			icon: "forward",
			get onclick() {
				return $$props.onover;
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_10 = text();
				template_effect(($0) => set_text(text_10, $0), [() => say("web-over-open")]);
				append($$anchor, text_10);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_15, ($$render) => {
		if ($$props.onover) $$render(consequent_11);
	});
	var node_16 = sibling(node_15, 2);
	var consequent_12 = ($$anchor) => {
		Button($$anchor, {
			kind: "primary",
			icon: "flag",
			onclick: claim,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_11 = text();
				template_effect(($0) => set_text(text_11, $0), [() => say("web-claim")]);
				append($$anchor, text_11);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_16, ($$render) => {
		if (get(room)?.claim) $$render(consequent_12);
	});
	var node_17 = sibling(node_16, 2);
	var consequent_13 = ($$anchor) => {
		Button($$anchor, {
			icon: "stop",
			onclick: () => $$props.table.passUntilMyTurn(),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_12 = text();
				template_effect(($0) => set_text(text_12, $0), [() => say("web-stop-passing")]);
				append($$anchor, text_12);
			},
			$$slots: { default: true }
		});
	};
	var consequent_14 = ($$anchor) => {
		Button($$anchor, {
			kind: "quiet",
			small: true,
			icon: "forward",
			onclick: () => $$props.table.passUntilMyTurn(),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_13 = text();
				template_effect(($0) => set_text(text_13, $0), [() => say("web-pass-until")]);
				append($$anchor, text_13);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_17, ($$render) => {
		if ($$props.table.passing) $$render(consequent_13);
		else if (get(view) && !get(view).outcome && $$props.table.mine.length === 1 && get(view).active !== null && get(view).active !== $$props.table.mine[0]) $$render(consequent_14, 1);
	});
	var node_18 = sibling(node_17, 2);
	var consequent_15 = ($$anchor) => {
		var span_4 = root_7();
		var text_14 = only_child(span_4, true);
		template_effect(($0) => set_text(text_14, $0), [() => say("web-full-control")]);
		append($$anchor, span_4);
	};
	if_block(node_18, ($$render) => {
		if (settings.fullControl) $$render(consequent_15);
	});
	reset(div_4);
	reset(div_1);
	reset(section);
	template_effect(($0) => {
		set_class(section, 1, clsx(["prompt", { mine: $$props.table.asked }]), "svelte-h4jngd");
		set_attribute(section, "aria-label", $0);
		set_attribute(section, "aria-busy", $$props.table.busy);
		set_attribute(section, "data-seq", get(room)?.seq);
		set_text(text$1, `${get(heading) ?? ""} ${get(spoken) ?? ""}`);
		set_text(text_2, ` ${get(heading) ?? ""}`);
	}, [() => say("web-prompt")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
export { Prompt };
