import { append, bind_checked, bind_select_value, bind_value, child, delegate, delegated, each, from_html, get, init_select, only_child, pop, push, remove_input_defaults, reset, set_text, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { play } from "../lib/sound.js";
import { settings } from "../lib/store/settings.js";
import { Devices } from "./Devices.js";
import { Dialog } from "./Dialog.js";
// src/parts/Settings.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<div class="rows svelte-vs40k9"><label class="svelte-vs40k9"> <select><option lang="en">English</option><option lang="fr">Français</option></select></label> <label class="svelte-vs40k9"> <select></select></label> <label class="svelte-vs40k9"> <select></select></label> <label class="svelte-vs40k9"> <input maxlength="24" autocomplete="nickname"/></label> <label class="tick svelte-vs40k9"><input type="checkbox"/> <span> <small class="soft svelte-vs40k9"> </small></span></label> <label class="tick svelte-vs40k9"><input type="checkbox"/> <span> <small class="soft svelte-vs40k9"> </small></span></label> <!></div>`);
function Settings($$anchor, $$props) {
	push($$props, true);
	{
		let $0 = user_derived(() => say("web-settings"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get open() {
				return $$props.open;
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var div = root_1();
				var label = child(div);
				var text = child(label);
				var select = sibling(text);
				var option = child(select);
				option.value = option.__value = "en";
				var option_1 = sibling(option);
				option_1.value = option_1.__value = "fr";
				reset(select);
				init_select(select);
				reset(label);
				var label_1 = sibling(label, 2);
				var text_1 = child(label_1);
				var select_1 = sibling(text_1);
				each(select_1, 20, () => [
					"auto",
					"dark",
					"light"
				], (theme) => theme, ($$anchor, theme) => {
					var option_2 = root();
					var text_2 = only_child(option_2, true);
					var option_2_value = {};
					template_effect(($0) => {
						set_text(text_2, $0);
						if (option_2_value !== (option_2_value = theme)) option_2.value = (option_2.__value = option_2_value) ?? "";
					}, [() => say(`web-theme-${theme}`)]);
					append($$anchor, option_2);
				});
				reset(select_1);
				init_select(select_1);
				reset(label_1);
				var label_2 = sibling(label_1, 2);
				var text_3 = child(label_2);
				var select_2 = sibling(text_3);
				each(select_2, 20, () => [
					"auto",
					"on",
					"off"
				], (motion) => motion, ($$anchor, motion) => {
					var option_3 = root();
					var text_4 = only_child(option_3, true);
					var option_3_value = {};
					template_effect(($0) => {
						set_text(text_4, $0);
						if (option_3_value !== (option_3_value = motion)) option_3.value = (option_3.__value = option_3_value) ?? "";
					}, [() => say(`web-motion-${motion}`)]);
					append($$anchor, option_3);
				});
				reset(select_2);
				init_select(select_2);
				reset(label_2);
				var label_3 = sibling(label_2, 2);
				var text_5 = child(label_3);
				var input = sibling(text_5);
				remove_input_defaults(input);
				reset(label_3);
				var label_4 = sibling(label_3, 2);
				var input_1 = child(label_4);
				remove_input_defaults(input_1);
				var span = sibling(input_1, 2);
				var text_6 = child(span);
				var small = sibling(text_6);
				var text_7 = only_child(small, true);
				reset(span);
				reset(label_4);
				var label_5 = sibling(label_4, 2);
				var input_2 = child(label_5);
				remove_input_defaults(input_2);
				var span_1 = sibling(input_2, 2);
				var text_8 = child(span_1);
				var small_1 = sibling(text_8);
				var text_9 = only_child(small_1, true);
				reset(span_1);
				reset(label_5);
				var node = sibling(label_5, 2);
				Devices(node, {});
				reset(div);
				template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
					set_text(text, `${$0 ?? ""} `);
					set_text(text_1, `${$1 ?? ""} `);
					set_text(text_3, `${$2 ?? ""} `);
					set_text(text_5, `${$3 ?? ""} `);
					set_text(text_6, `${$4 ?? ""} `);
					set_text(text_7, $5);
					set_text(text_8, `${$6 ?? ""} `);
					set_text(text_9, $7);
				}, [
					() => say("web-language"),
					() => say("web-theme-label"),
					() => say("web-motion"),
					() => say("web-your-name"),
					() => say("web-full-control"),
					() => say("web-full-control-means"),
					() => say("web-sound"),
					() => say("web-sound-means")
				]);
				bind_select_value(select, () => settings.language, ($$value) => settings.language = $$value);
				bind_select_value(select_1, () => settings.theme, ($$value) => settings.theme = $$value);
				bind_select_value(select_2, () => settings.motion, ($$value) => settings.motion = $$value);
				bind_value(input, () => settings.name, ($$value) => settings.name = $$value);
				bind_checked(input_1, () => settings.fullControl, ($$value) => settings.fullControl = $$value);
				delegated("change", input_2, () => play("turn"));
				bind_checked(input_2, () => settings.sound, ($$value) => settings.sound = $$value);
				append($$anchor, div);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["change"]);
export { Settings };
