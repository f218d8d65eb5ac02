import { append, bind_value, child, each, first_child, from_html, get, if_block, next, only_child, pop, push, remove_input_defaults, reset, set, set_text, sibling, state, template_effect, text, to_array, user_derived } from "../../vendor/svelte.js";
import { live } from "../../lib/live.js";
import { block, complainAbout, isBlocked, met } from "../../lib/people.js";
import { say } from "../../lib/say.js";
import { complain, note } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
// src/pages/table/People.svelte
var root = from_html(`<label class="svelte-rh1040"> <input maxlength="300"/></label> <!>`, 1);
var root_1 = from_html(`<li class="svelte-rh1040"><b> </b> <span class="acts svelte-rh1040"><!> <!></span> <!></li>`);
var root_2 = from_html(`<li class="soft svelte-rh1040"> </li>`);
var root_3 = from_html(`<p class="soft"> </p> <ul class="svelte-rh1040"></ul>`, 1);
function People($$anchor, $$props) {
	push($$props, true);
	/** The others at this table: whom one does not want to hear, and whom one reports. */
	let about = state("");
	let why = state("");
	const all = user_derived(() => met($$props.table.room?.seats ?? [], $$props.table.chat, live.player));
	async function report() {
		const player = get(about);
		try {
			await complainAbout($$props.table.id, player, get(why).trim());
			block(player);
			note(say("web-person-reported"));
			(($$value) => {
				var $$array = to_array($$value, 2);
				set(about, $$array[0], true);
				set(why, $$array[1], true);
			})(["", ""]);
		} catch (problem) {
			complain(problem, $$props.table.scene);
		}
	}
	{
		let $0 = user_derived(() => say("web-people"));
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
				var fragment_1 = root_3();
				var p = first_child(fragment_1);
				var text$1 = only_child(p, true);
				var ul = sibling(p, 2);
				each(ul, 21, () => get(all), ({ player, name }) => player, ($$anchor, $$item) => {
					let player = () => get($$item).player;
					let name = () => get($$item).name;
					var li = root_1();
					var b = child(li);
					var text_1 = only_child(b, true);
					var span = sibling(b, 2);
					var node = child(span);
					{
						let $0 = user_derived(() => isBlocked(player()));
						Button(node, {
							small: true,
							get "aria-pressed"() {
								return get($0);
							},
							onclick: () => block(player(), !isBlocked(player())),
							children: ($$anchor, $$slotProps) => {
								next();
								var text_2 = text();
								template_effect(($0) => set_text(text_2, $0), [() => say(isBlocked(player()) ? "web-unblock" : "web-mute")]);
								append($$anchor, text_2);
							},
							$$slots: { default: true }
						});
					}
					var node_1 = sibling(node, 2);
					Button(node_1, {
						small: true,
						icon: "flag",
						onclick: () => set(about, get(about) === player() ? "" : player(), true),
						children: ($$anchor, $$slotProps) => {
							next();
							var text_3 = text();
							template_effect(($0) => set_text(text_3, $0), [() => say("web-person-report")]);
							append($$anchor, text_3);
						},
						$$slots: { default: true }
					});
					reset(span);
					var node_2 = sibling(span, 2);
					var consequent = ($$anchor) => {
						var fragment_4 = root();
						var label = first_child(fragment_4);
						var text_4 = child(label);
						var input = sibling(text_4);
						remove_input_defaults(input);
						reset(label);
						var node_3 = sibling(label, 2);
						Button(node_3, {
							kind: "primary",
							onclick: report,
							children: ($$anchor, $$slotProps) => {
								next();
								var text_5 = text();
								template_effect(($0) => set_text(text_5, $0), [() => say("web-person-send")]);
								append($$anchor, text_5);
							},
							$$slots: { default: true }
						});
						template_effect(($0) => set_text(text_4, `${$0 ?? ""} `), [() => say("web-person-why")]);
						bind_value(input, () => get(why), ($$value) => set(why, $$value));
						append($$anchor, fragment_4);
					};
					if_block(node_2, ($$render) => {
						if (get(about) === player()) $$render(consequent);
					});
					reset(li);
					template_effect(($0) => set_text(text_1, $0), [() => name() || say("web-somebody")]);
					append($$anchor, li);
				}, ($$anchor) => {
					var li_1 = root_2();
					var text_6 = only_child(li_1, true);
					template_effect(($0) => set_text(text_6, $0), [() => say("web-people-none")]);
					append($$anchor, li_1);
				});
				reset(ul);
				template_effect(($0) => set_text(text$1, $0), [() => say("web-people-means")]);
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { People };
