import { append, child, clsx, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_class, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say, seat, tell } from "../../lib/say.js";
import { LogLines } from "../../parts/LogLines.js";
// src/pages/replay/Story.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<span class="unseen"> </span>`);
var root_2 = from_html(`<li> <!></li>`);
var root_3 = from_html(`<ul class="svelte-wld1g3"></ul>`);
var root_4 = from_html(`<p> </p> <!>`, 1);
var root_5 = from_html(`<section class="options svelte-wld1g3" aria-labelledby="options-title"><h2 id="options-title" class="svelte-wld1g3"> </h2> <!></section> <section class="story svelte-wld1g3" aria-labelledby="story-title"><h2 id="story-title" class="svelte-wld1g3"> </h2> <!></section>`, 1);
function Story($$anchor, $$props) {
	push($$props, true);
	const asked = user_derived(() => $$props.moment.view.asked);
	var fragment = root_5();
	var section = first_child(fragment);
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("web-prompt-over")]);
		append($$anchor, p);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = root_4();
		var p_1 = first_child(fragment_1);
		var text_2 = only_child(p_1);
		var node_1 = sibling(p_1, 2);
		var consequent_1 = ($$anchor) => {
			var p_2 = root();
			var text_3 = only_child(p_2, true);
			template_effect(($0) => set_text(text_3, $0), [() => say("replay-options-hidden", { seat: seat(get(asked), $$props.scene) })]);
			append($$anchor, p_2);
		};
		var alternate = ($$anchor) => {
			var ul = root_3();
			each(ul, 21, () => $$props.moment.options, index, ($$anchor, option, n) => {
				var li = root_2();
				var text_4 = child(li, true);
				var node_2 = sibling(text_4);
				var consequent_2 = ($$anchor) => {
					var span = root_1();
					var text_5 = only_child(span);
					template_effect(($0) => set_text(text_5, `(${$0 ?? ""})`), [() => say("replay-picked")]);
					append($$anchor, span);
				};
				if_block(node_2, ($$render) => {
					if (n === $$props.moment.picked) $$render(consequent_2);
				});
				reset(li);
				template_effect(($0) => {
					set_class(li, 1, clsx({ picked: n === $$props.moment.picked }), "svelte-wld1g3");
					set_text(text_4, $0);
				}, [() => tell(get(option).label, $$props.scene)]);
				append($$anchor, li);
			});
			reset(ul);
			append($$anchor, ul);
		};
		if_block(node_1, ($$render) => {
			if ($$props.moment.options.length === 0) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		template_effect(($0, $1) => set_text(text_2, `${$0 ?? ""} ${$1 ?? ""}`), [() => say("replay-asked", { seat: seat(get(asked), $$props.scene) }), () => say($$props.moment.view.question)]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(asked) === null) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	reset(section);
	var section_1 = sibling(section, 2);
	var h2_1 = child(section_1);
	var text_6 = only_child(h2_1, true);
	var node_3 = sibling(h2_1, 2);
	{
		let $0 = user_derived(() => say("replay-log"));
		LogLines(node_3, {
			get lines() {
				return $$props.moment.log;
			},
			get scene() {
				return $$props.scene;
			},
			get label() {
				return get($0);
			},
			get now() {
				return $$props.moment.at;
			},
			get onclause() {
				return $$props.onclause;
			}
		});
	}
	reset(section_1);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_6, $1);
	}, [() => say("replay-options"), () => say("replay-log")]);
	append($$anchor, fragment);
	pop();
}
export { Story };
