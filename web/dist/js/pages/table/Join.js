import { append, bind_value, child, delegate, delegated, each, event, from_html, get, if_block, init_select, next, only_child, pop, proxy, push, remove_input_defaults, reset, select_option, set, set_attribute, set_text, sibling, state, template_effect, text, untrack, user_derived } from "../../vendor/svelte.js";
import { choosable } from "../../lib/decks.js";
import { say } from "../../lib/say.js";
import { inTeams } from "../../lib/seating.js";
import { sitDown } from "../../lib/sit.js";
import { settings } from "../../lib/store/settings.js";
import { complain } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { DeckPicker } from "../../parts/DeckPicker.js";
// src/pages/table/Join.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<label class="svelte-fjj9pr"> <select class="svelte-fjj9pr"></select></label>`);
var root_2 = from_html(`<form class="svelte-fjj9pr"><h2> </h2> <label class="svelte-fjj9pr"> <input maxlength="24" autocomplete="nickname" class="svelte-fjj9pr"/></label> <!> <!> <!></form>`);
function Join($$anchor, $$props) {
	push($$props, true);
	/** Name, deck, seat: what it takes to sit down. */
	const seats = user_derived(() => $$props.table.room?.seats ?? []);
	const open = user_derived(() => get(seats).flatMap((each, n) => each.kind === "open" ? [n] : []));
	const teams = user_derived(() => inTeams(get(seats).map((each) => each.team)));
	const brings = user_derived(() => $$props.table.room?.brings_deck ?? true);
	let wanted = state(null);
	const seat = user_derived(() => get(wanted) !== null && get(open).includes(get(wanted)) ? get(wanted) : get(open)[0] ?? 0);
	const decks = user_derived(() => choosable($$props.game));
	let id = state(proxy(untrack(() => choosable($$props.game).find((deck) => deck.id === $$props.wish)?.id ?? $$props.game.decks[0]?.key ?? "")));
	let busy = state(false);
	async function sit(event) {
		event?.preventDefault();
		const deck = get(decks).find((each) => each.id === get(id));
		if (!deck && get(brings) || get(busy)) return;
		set(busy, true);
		try {
			await sitDown($$props.table.id, get(seat), $$props.table.room?.round ?? 1, get(brings) ? deck?.value ?? "" : "");
		} catch (problem) {
			complain(problem, $$props.table.scene);
		} finally {
			set(busy, false);
		}
	}
	if (untrack(() => $$props.wish && get(decks).some((deck) => deck.id === $$props.wish))) sit();
	var form = root_2();
	var h2 = child(form);
	var text$1 = only_child(h2, true);
	var label = sibling(h2, 2);
	var text_1 = child(label);
	var input = sibling(text_1);
	remove_input_defaults(input);
	reset(label);
	var node = sibling(label, 2);
	var consequent = ($$anchor) => {
		var label_1 = root_1();
		var text_2 = child(label_1);
		var select = sibling(text_2);
		each(select, 20, () => get(open), (n) => n, ($$anchor, n) => {
			var option = root();
			var text_3 = only_child(option, true);
			var option_value = {};
			template_effect(($0) => {
				set_text(text_3, $0);
				if (option_value !== (option_value = n)) option.value = (option.__value = option_value) ?? "";
			}, [() => say("web-seat-of-team", {
				n: n + 1,
				team: (get(seats)[n]?.team ?? 0) + 1
			})]);
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label_1);
		template_effect(($0) => {
			set_text(text_2, `${$0 ?? ""} `);
			if (select_value !== (select_value = get(seat))) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		}, [() => say("web-your-seat")]);
		delegated("change", select, (event) => set(wanted, Number(event.currentTarget.value), true));
		append($$anchor, label_1);
	};
	if_block(node, ($$render) => {
		if (get(teams) && get(open).length > 1) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => say("web-your-deck"));
			DeckPicker($$anchor, {
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
	};
	if_block(node_1, ($$render) => {
		if (get(brings)) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	{
		let $0 = user_derived(() => get(busy) || get(brings) && !get(id));
		Button(node_2, {
			type: "submit",
			kind: "primary",
			icon: "play",
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_4 = text();
				template_effect(($0) => set_text(text_4, $0), [() => say("web-sit")]);
				append($$anchor, text_4);
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
delegate(["change"]);
export { Join };
