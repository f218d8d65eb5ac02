import { append, bind_checked, bind_select_value, bind_value, child, each, from_html, get, if_block, init_select, next, only_child, pop, prop, push, remove_input_defaults, reset, set_attribute, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { choosable, titleParts } from "../../lib/decks.js";
import { say } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { Button } from "../../parts/Button.js";
import { DeckPicker } from "../../parts/DeckPicker.js";
import { modeOf, seatingOf } from "../../lib/seating.js";
// src/pages/home/Options.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<label class="svelte-iucm9o"> <select></select></label>`);
var root_2 = from_html(`<div class="wide svelte-iucm9o"><!></div>`);
var root_3 = from_html(`<details class="svelte-iucm9o"><summary class="svelte-iucm9o"> </summary> <div class="options svelte-iucm9o"><label class="svelte-iucm9o"> <input maxlength="24" autocomplete="nickname"/></label> <!> <!> <!> <label class="svelte-iucm9o"> <select></select></label> <label class="svelte-iucm9o"> <select><option> </option><option> </option></select></label> <label class="svelte-iucm9o"> <select><option> </option><option> </option><option> </option></select></label> <label class="tick svelte-iucm9o"><input type="checkbox"/> <span> <small class="soft svelte-iucm9o"> </small></span></label> <label class="tick svelte-iucm9o"><input type="checkbox"/> <span> <small class="soft svelte-iucm9o"> </small></span></label> <div class="wide hot svelte-iucm9o"><div><b> </b> <p class="soft"> </p></div> <!> <!></div></div></details>`);
function Options($$anchor, $$props) {
	push($$props, true);
	let form = prop($$props, "form", 15);
	const mode = user_derived(() => modeOf($$props.game, form().mode));
	const seats = user_derived(() => seatingOf(get(mode), form().seating).teams.length);
	const others = user_derived(() => Array.from({ length: get(seats) - 1 }, (_, n) => n + 1));
	var details = root_3();
	var summary = child(details);
	var text$1 = only_child(summary, true);
	var div = sibling(summary, 2);
	var label = child(div);
	var text_1 = child(label);
	var input = sibling(text_1);
	remove_input_defaults(input);
	reset(label);
	var node = sibling(label, 2);
	var consequent = ($$anchor) => {
		var label_1 = root_1();
		var text_2 = child(label_1);
		var select = sibling(text_2);
		each(select, 21, () => $$props.game.modes, (each) => each.key, ($$anchor, each) => {
			var option = root();
			var text_3 = only_child(option, true);
			var option_value = {};
			template_effect(($0) => {
				set_text(text_3, $0);
				if (option_value !== (option_value = get(each).key)) option.value = (option.__value = option_value) ?? "";
			}, [() => say(`mode-${get(each).key}`, {}, $$props.game.key)]);
			append($$anchor, option);
		});
		reset(select);
		init_select(select);
		reset(label_1);
		template_effect(($0) => set_text(text_2, `${$0 ?? ""} `), [() => say("web-mode")]);
		bind_select_value(select, () => form().mode, ($$value) => form(form().mode = $$value, true));
		append($$anchor, label_1);
	};
	if_block(node, ($$render) => {
		if ($$props.game.modes.length > 1) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var label_2 = root_1();
		var text_4 = child(label_2);
		var select_1 = sibling(text_4);
		each(select_1, 21, () => get(mode).seatings, (each) => each.key, ($$anchor, each) => {
			var option_1 = root();
			var text_5 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(($0) => {
				set_text(text_5, $0);
				if (option_1_value !== (option_1_value = get(each).key)) option_1.value = (option_1.__value = option_1_value) ?? "";
			}, [() => say(`seating-${get(each).key}`, {}, $$props.game.key)]);
			append($$anchor, option_1);
		});
		reset(select_1);
		init_select(select_1);
		reset(label_2);
		template_effect(($0) => set_text(text_4, `${$0 ?? ""} `), [() => say("web-seating")]);
		bind_select_value(select_1, () => form().seating, ($$value) => form(form().seating = $$value, true));
		append($$anchor, label_2);
	};
	if_block(node_1, ($$render) => {
		if (get(mode).seatings.length > 1) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var div_1 = root_2();
		var node_3 = child(div_1);
		{
			let $0 = user_derived(() => say("web-your-deck"));
			DeckPicker(node_3, {
				get game() {
					return $$props.game;
				},
				get legend() {
					return get($0);
				},
				get id() {
					return form().decks[0];
				},
				set id($$value) {
					form(form().decks[0] = $$value, true);
				}
			});
		}
		reset(div_1);
		append($$anchor, div_1);
	};
	if_block(node_2, ($$render) => {
		if (get(mode).brings_deck) $$render(consequent_2);
	});
	var label_3 = sibling(node_2, 2);
	var text_6 = child(label_3);
	var select_2 = sibling(text_6);
	each(select_2, 20, () => ["steady", "random"], (level) => level, ($$anchor, level) => {
		var option_2 = root();
		var text_7 = only_child(option_2, true);
		var option_2_value = {};
		template_effect(($0) => {
			set_text(text_7, $0);
			if (option_2_value !== (option_2_value = level)) option_2.value = (option_2.__value = option_2_value) ?? "";
		}, [() => say(`web-level-${level}`)]);
		append($$anchor, option_2);
	});
	reset(select_2);
	init_select(select_2);
	reset(label_3);
	var label_4 = sibling(label_3, 2);
	var text_8 = child(label_4);
	var select_3 = sibling(text_8);
	var option_3 = child(select_3);
	var text_9 = only_child(option_3, true);
	option_3.value = option_3.__value = 1;
	var option_4 = sibling(option_3);
	var text_10 = only_child(option_4, true);
	option_4.value = option_4.__value = 3;
	reset(select_3);
	init_select(select_3);
	reset(label_4);
	var label_5 = sibling(label_4, 2);
	var text_11 = child(label_5);
	var select_4 = sibling(text_11);
	var option_5 = child(select_4);
	var text_12 = only_child(option_5, true);
	option_5.value = option_5.__value = "none";
	var option_6 = sibling(option_5);
	var text_13 = only_child(option_6, true);
	option_6.value = option_6.__value = "slow";
	var option_7 = sibling(option_6);
	var text_14 = only_child(option_7, true);
	option_7.value = option_7.__value = "fast";
	reset(select_4);
	init_select(select_4);
	reset(label_5);
	var label_6 = sibling(label_5, 2);
	var input_1 = child(label_6);
	remove_input_defaults(input_1);
	var span = sibling(input_1, 2);
	var text_15 = child(span);
	var small = sibling(text_15);
	var text_16 = only_child(small, true);
	reset(span);
	reset(label_6);
	var label_7 = sibling(label_6, 2);
	var input_2 = child(label_7);
	remove_input_defaults(input_2);
	var span_1 = sibling(input_2, 2);
	var text_17 = child(span_1);
	var small_1 = sibling(text_17);
	var text_18 = only_child(small_1, true);
	reset(span_1);
	reset(label_7);
	var div_2 = sibling(label_7, 2);
	var div_3 = child(div_2);
	var b = child(div_3);
	var text_19 = only_child(b, true);
	var p = sibling(b, 2);
	var text_20 = only_child(p, true);
	reset(div_3);
	var node_4 = sibling(div_3, 2);
	each(node_4, 16, () => get(mode).brings_deck ? get(others) : [], (n) => n, ($$anchor, n) => {
		var label_8 = root_1();
		var text_21 = child(label_8);
		var select_5 = sibling(text_21);
		each(select_5, 21, () => choosable($$props.game), (deck) => deck.id, ($$anchor, deck) => {
			var option_8 = root();
			var text_22 = only_child(option_8, true);
			var option_8_value = {};
			template_effect(($0) => {
				set_text(text_22, $0);
				if (option_8_value !== (option_8_value = get(deck).id)) option_8.value = (option_8.__value = option_8_value) ?? "";
			}, [() => titleParts(get(deck).title, get(deck).group, $$props.game.key).head]);
			append($$anchor, option_8);
		});
		reset(select_5);
		init_select(select_5);
		reset(label_8);
		template_effect(($0) => set_text(text_21, `${$0 ?? ""} `), [() => get(seats) > 2 ? say("web-nth-players-deck", { n: n + 1 }) : say("web-other-players-deck")]);
		bind_select_value(select_5, () => form().decks[n], ($$value) => form(form().decks[n] = $$value, true));
		append($$anchor, label_8);
	});
	var node_5 = sibling(node_4, 2);
	Button(node_5, {
		icon: "friends",
		get disabled() {
			return $$props.busy;
		},
		get onclick() {
			return $$props.onhot;
		},
		children: ($$anchor, $$slotProps) => {
			next();
			var text_23 = text();
			template_effect(($0) => set_text(text_23, $0), [() => say("web-hot-seat-start", { n: get(seats) })]);
			append($$anchor, text_23);
		},
		$$slots: { default: true }
	});
	reset(div_2);
	reset(div);
	reset(details);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) => {
		set_text(text$1, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(input, "placeholder", $2);
		set_text(text_6, `${$3 ?? ""} `);
		set_text(text_8, `${$4 ?? ""} `);
		set_text(text_9, $5);
		set_text(text_10, $6);
		set_text(text_11, `${$7 ?? ""} `);
		set_text(text_12, $8);
		set_text(text_13, $9);
		set_text(text_14, $10);
		set_text(text_15, `${$11 ?? ""} `);
		set_text(text_16, $12);
		set_text(text_17, `${$13 ?? ""} `);
		set_text(text_18, $14);
		set_text(text_19, $15);
		set_text(text_20, $16);
	}, [
		() => say("web-options"),
		() => say("web-your-name"),
		() => say("web-guest"),
		() => say("web-bot-level"),
		() => say("web-match"),
		() => say("web-one-game"),
		() => say("web-best-of-three"),
		() => say("web-clock"),
		() => say("web-clock-none"),
		() => say("web-clock-slow"),
		() => say("web-clock-fast"),
		() => say("web-public"),
		() => say("web-public-means"),
		() => say("web-firm"),
		() => say("web-firm-means"),
		() => say("web-hot-seat", { n: get(seats) }),
		() => say("web-hot-seat-means")
	]);
	bind_value(input, () => settings.name, ($$value) => settings.name = $$value);
	bind_select_value(select_2, () => form().level, ($$value) => form(form().level = $$value, true));
	bind_select_value(select_3, () => form().bestOf, ($$value) => form(form().bestOf = $$value, true));
	bind_select_value(select_4, () => form().clock, ($$value) => form(form().clock = $$value, true));
	bind_checked(input_1, () => form().listed, ($$value) => form(form().listed = $$value, true));
	bind_checked(input_2, () => form().firm, ($$value) => form(form().firm = $$value, true));
	append($$anchor, details);
	pop();
}
export { Options };
