import { append, bind_this, bind_value, child, delegate, delegated, each, event, from_html, get, if_block, index, next, only_child, pop, push, remove_input_defaults, reset, set, set_attribute, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { settings } from "../../lib/store/settings.js";
import { block, isBlocked } from "../../lib/people.js";
import { live } from "../../lib/live.js";
import { Button } from "../../parts/Button.js";
// src/pages/table/ChatPanel.svelte
var root = from_html(`<button type="button" class="svelte-hz6snz"> </button>`);
var root_1 = from_html(`<li class="svelte-hz6snz"><b> </b> <span> </span> <!></li>`);
var root_2 = from_html(`<li class="soft svelte-hz6snz"> </li>`);
var root_3 = from_html(`<div class="chat svelte-hz6snz"><ol role="log" aria-live="polite" class="svelte-hz6snz"></ol> <!> <form class="svelte-hz6snz"><input maxlength="300" class="svelte-hz6snz"/> <!></form></div>`);
function ChatPanel($$anchor, $$props) {
	push($$props, true);
	let text$1 = state("");
	let box = state(void 0);
	const shown = user_derived(() => $$props.table.chat.filter((each) => !isBlocked(each.player)));
	user_effect(() => {
		if (get(shown).length > 0 && get(box)) get(box).scrollTop = get(box).scrollHeight;
	});
	async function send(event) {
		event.preventDefault();
		const said = get(text$1).trim();
		if (said && await $$props.table.ask({
			do: "say",
			table: $$props.table.id,
			text: said
		})) set(text$1, "");
	}
	var div = root_3();
	var ol = child(div);
	each(ol, 21, () => get(shown), index, ($$anchor, each) => {
		var li = root_1();
		var b = child(li);
		var text_1 = only_child(b, true);
		var span = sibling(b, 2);
		var text_2 = only_child(span, true);
		var node = sibling(span, 2);
		var consequent = ($$anchor) => {
			var button = root();
			var text_3 = only_child(button, true);
			template_effect(($0) => set_text(text_3, $0), [() => say("web-mute")]);
			delegated("click", button, () => block(get(each).player));
			append($$anchor, button);
		};
		if_block(node, ($$render) => {
			if (get(each).player !== live.player) $$render(consequent);
		});
		reset(li);
		template_effect(($0) => {
			set_text(text_1, $0);
			set_text(text_2, get(each).text);
		}, [() => get(each).name || say("web-somebody")]);
		append($$anchor, li);
	}, ($$anchor) => {
		var li_1 = root_2();
		var text_4 = only_child(li_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => say("web-chat-empty")]);
		append($$anchor, li_1);
	});
	reset(ol);
	bind_this(ol, ($$value) => set(box, $$value), () => get(box));
	var node_1 = sibling(ol, 2);
	var consequent_1 = ($$anchor) => {
		Button($$anchor, {
			kind: "quiet",
			small: true,
			onclick: () => settings.blocked = [],
			children: ($$anchor, $$slotProps) => {
				next();
				var text_5 = text();
				template_effect(($0) => set_text(text_5, $0), [() => say("web-unmute", { n: settings.blocked.length })]);
				append($$anchor, text_5);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_1, ($$render) => {
		if (settings.blocked.length > 0) $$render(consequent_1);
	});
	var form = sibling(node_1, 2);
	var input = child(form);
	remove_input_defaults(input);
	var node_2 = sibling(input, 2);
	{
		let $0 = user_derived(() => say("web-chat-send"));
		Button(node_2, {
			type: "submit",
			small: true,
			icon: "chat",
			get "aria-label"() {
				return get($0);
			}
		});
	}
	reset(form);
	reset(div);
	template_effect(($0, $1, $2) => {
		set_attribute(ol, "aria-label", $0);
		set_attribute(input, "aria-label", $1);
		set_attribute(input, "placeholder", $2);
	}, [
		() => say("web-chat"),
		() => say("web-chat-say"),
		() => say("web-chat-say")
	]);
	event("submit", form, send);
	bind_value(input, () => get(text$1), ($$value) => set(text$1, $$value));
	append($$anchor, div);
	pop();
}
delegate(["click"]);
export { ChatPanel };
