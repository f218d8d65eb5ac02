import { append, bind_checked, bind_select_value, bind_value, child, each, from_html, get, init_select, next, only_child, pop, prop, push, remove_input_defaults, reset, set_attribute, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { choosable, titleParts } from "../../lib/decks.js";
import { say } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { Button } from "../../parts/Button.js";
import { DeckPicker } from "../../parts/DeckPicker.js";
// src/pages/home/Options.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<details class="svelte-iucm9o"><summary class="svelte-iucm9o"> </summary> <div class="options svelte-iucm9o"><label class="svelte-iucm9o"> <input maxlength="24" autocomplete="nickname"/></label> <div class="wide svelte-iucm9o"><!></div> <label class="svelte-iucm9o"> <select></select></label> <label class="svelte-iucm9o"> <select><option> </option><option> </option></select></label> <label class="svelte-iucm9o"> <select><option> </option><option> </option><option> </option></select></label> <label class="tick svelte-iucm9o"><input type="checkbox"/> <span> <small class="soft svelte-iucm9o"> </small></span></label> <div class="wide hot svelte-iucm9o"><div><b> </b> <p class="soft"> </p></div> <label class="svelte-iucm9o"> <select></select></label> <!></div></div></details>`);
function Options($$anchor, $$props) {
	push($$props, true);
	let form = prop($$props, "form", 15);
	var details = root_1();
	var summary = child(details);
	var text$1 = only_child(summary, true);
	var div = sibling(summary, 2);
	var label = child(div);
	var text_1 = child(label);
	var input = sibling(text_1);
	remove_input_defaults(input);
	reset(label);
	var div_1 = sibling(label, 2);
	var node = child(div_1);
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
				return form().deck;
			},
			set id($$value) {
				form(form().deck = $$value, true);
			}
		});
	}
	reset(div_1);
	var label_1 = sibling(div_1, 2);
	var text_2 = child(label_1);
	var select = sibling(text_2);
	each(select, 20, () => ["steady", "random"], (level) => level, ($$anchor, level) => {
		var option = root();
		var text_3 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_3, $0);
			if (option_value !== (option_value = level)) option.value = (option.__value = option_value) ?? "";
		}, [() => say(`web-level-${level}`)]);
		append($$anchor, option);
	});
	reset(select);
	init_select(select);
	reset(label_1);
	var label_2 = sibling(label_1, 2);
	var text_4 = child(label_2);
	var select_1 = sibling(text_4);
	var option_1 = child(select_1);
	var text_5 = only_child(option_1, true);
	option_1.value = option_1.__value = 1;
	var option_2 = sibling(option_1);
	var text_6 = only_child(option_2, true);
	option_2.value = option_2.__value = 3;
	reset(select_1);
	init_select(select_1);
	reset(label_2);
	var label_3 = sibling(label_2, 2);
	var text_7 = child(label_3);
	var select_2 = sibling(text_7);
	var option_3 = child(select_2);
	var text_8 = only_child(option_3, true);
	option_3.value = option_3.__value = "none";
	var option_4 = sibling(option_3);
	var text_9 = only_child(option_4, true);
	option_4.value = option_4.__value = "slow";
	var option_5 = sibling(option_4);
	var text_10 = only_child(option_5, true);
	option_5.value = option_5.__value = "fast";
	reset(select_2);
	init_select(select_2);
	reset(label_3);
	var label_4 = sibling(label_3, 2);
	var input_1 = child(label_4);
	remove_input_defaults(input_1);
	var span = sibling(input_1, 2);
	var text_11 = child(span);
	var small = sibling(text_11);
	var text_12 = only_child(small, true);
	reset(span);
	reset(label_4);
	var div_2 = sibling(label_4, 2);
	var div_3 = child(div_2);
	var b = child(div_3);
	var text_13 = only_child(b, true);
	var p = sibling(b, 2);
	var text_14 = only_child(p, true);
	reset(div_3);
	var label_5 = sibling(div_3, 2);
	var text_15 = child(label_5);
	var select_3 = sibling(text_15);
	each(select_3, 21, () => choosable($$props.game), (deck) => deck.id, ($$anchor, deck) => {
		var option_6 = root();
		var text_16 = only_child(option_6, true);
		var option_6_value = {};
		template_effect(($0) => {
			set_text(text_16, $0);
			if (option_6_value !== (option_6_value = get(deck).id)) option_6.value = (option_6.__value = option_6_value) ?? "";
		}, [() => titleParts(get(deck).title, get(deck).group, $$props.game.key).head]);
		append($$anchor, option_6);
	});
	reset(select_3);
	init_select(select_3);
	reset(label_5);
	var node_1 = sibling(label_5, 2);
	Button(node_1, {
		icon: "friends",
		get disabled() {
			return $$props.busy;
		},
		get onclick() {
			return $$props.onhot;
		},
		children: ($$anchor, $$slotProps) => {
			next();
			var text_17 = text();
			template_effect(($0) => set_text(text_17, $0), [() => say("web-hot-seat-start")]);
			append($$anchor, text_17);
		},
		$$slots: { default: true }
	});
	reset(div_2);
	reset(div);
	reset(details);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) => {
		set_text(text$1, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(input, "placeholder", $2);
		set_text(text_2, `${$3 ?? ""} `);
		set_text(text_4, `${$4 ?? ""} `);
		set_text(text_5, $5);
		set_text(text_6, $6);
		set_text(text_7, `${$7 ?? ""} `);
		set_text(text_8, $8);
		set_text(text_9, $9);
		set_text(text_10, $10);
		set_text(text_11, `${$11 ?? ""} `);
		set_text(text_12, $12);
		set_text(text_13, $13);
		set_text(text_14, $14);
		set_text(text_15, `${$15 ?? ""} `);
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
		() => say("web-hot-seat"),
		() => say("web-hot-seat-means"),
		() => say("web-other-players-deck")
	]);
	bind_value(input, () => settings.name, ($$value) => settings.name = $$value);
	bind_select_value(select, () => form().level, ($$value) => form(form().level = $$value, true));
	bind_select_value(select_1, () => form().bestOf, ($$value) => form(form().bestOf = $$value, true));
	bind_select_value(select_2, () => form().clock, ($$value) => form(form().clock = $$value, true));
	bind_checked(input_1, () => form().listed, ($$value) => form(form().listed = $$value, true));
	bind_select_value(select_3, () => form().other, ($$value) => form(form().other = $$value, true));
	append($$anchor, details);
	pop();
}
export { Options };
