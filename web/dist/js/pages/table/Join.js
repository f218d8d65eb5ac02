import { append, bind_value, child, event, from_html, get, next, only_child, pop, proxy, push, remove_input_defaults, reset, set, set_attribute, set_text, sibling, state, template_effect, text, untrack, user_derived } from "../../vendor/svelte.js";
import { choosable } from "../../lib/decks.js";
import { say } from "../../lib/say.js";
import { sitDown } from "../../lib/sit.js";
import { settings } from "../../lib/store/settings.js";
import { complain } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { DeckPicker } from "../../parts/DeckPicker.js";
// src/pages/table/Join.svelte
var root = from_html(`<form class="svelte-fjj9pr"><h2> </h2> <label class="svelte-fjj9pr"> <input maxlength="24" autocomplete="nickname" class="svelte-fjj9pr"/></label> <!> <!></form>`);
function Join($$anchor, $$props) {
	push($$props, true);
	/** Name, deck, seat: what it takes to sit down. */
	const decks = user_derived(() => choosable($$props.game));
	let id = state(proxy(untrack(() => choosable($$props.game).find((deck) => deck.id === $$props.wish)?.id ?? $$props.game.decks[0]?.key ?? "")));
	let busy = state(false);
	async function sit(event) {
		event?.preventDefault();
		const deck = get(decks).find((each) => each.id === get(id));
		if (!deck || get(busy)) return;
		set(busy, true);
		try {
			await sitDown($$props.table.id, $$props.seat, $$props.table.room?.round ?? 1, deck.value);
		} catch (problem) {
			complain(problem, $$props.table.scene);
		} finally {
			set(busy, false);
		}
	}
	if (untrack(() => $$props.wish && get(decks).some((deck) => deck.id === $$props.wish))) sit();
	var form = root();
	var h2 = child(form);
	var text$1 = only_child(h2, true);
	var label = sibling(h2, 2);
	var text_1 = child(label);
	var input = sibling(text_1);
	remove_input_defaults(input);
	reset(label);
	var node = sibling(label, 2);
	{
		let $0 = user_derived(() => say("web-your-deck"));
		DeckPicker(node, {
			get game() {
				return $$props.game;
			},
			get legend() {
				return get($0);
			},
			get id() {
				return get(id);
			},
			set id($$value) {
				set(id, $$value, true);
			}
		});
	}
	var node_1 = sibling(node, 2);
	{
		let $0 = user_derived(() => get(busy) || !get(id));
		Button(node_1, {
			type: "submit",
			kind: "primary",
			icon: "play",
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_2 = text();
				template_effect(($0) => set_text(text_2, $0), [() => say("web-sit")]);
				append($$anchor, text_2);
			},
			$$slots: { default: true }
		});
	}
	reset(form);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(input, "placeholder", $2);
	}, [
		() => say("web-join"),
		() => say("web-your-name"),
		() => say("web-guest")
	]);
	event("submit", form, sit);
	bind_value(input, () => settings.name, ($$value) => settings.name = $$value);
	append($$anchor, form);
	pop();
}
export { Join };
