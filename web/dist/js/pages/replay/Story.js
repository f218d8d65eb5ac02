import { append, bind_this, child, clsx, delegate, delegated, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set, set_attribute, set_class, set_style, set_text, sibling, state, template_effect, user_derived, user_effect } from "../../vendor/svelte.js";
import { say, seat, tell } from "../../lib/say.js";
// src/pages/replay/Story.svelte
var root = from_html(`<p class="soft"> </p>`);
var root_1 = from_html(`<span class="unseen"> </span>`);
var root_2 = from_html(`<li> <!></li>`);
var root_3 = from_html(`<ul class="svelte-wld1g3"></ul>`);
var root_4 = from_html(`<p> </p> <!>`, 1);
var root_5 = from_html(`<button type="button" class="svelte-wld1g3"> </button>`);
var root_6 = from_html(`<section class="options svelte-wld1g3" aria-labelledby="options-title"><h2 id="options-title" class="svelte-wld1g3"> </h2> <!></section> <section class="story svelte-wld1g3" aria-labelledby="story-title"><h2 id="story-title" class="svelte-wld1g3"> </h2> <ol tabindex="0" aria-labelledby="story-title" class="svelte-wld1g3"></ol></section>`, 1);
function Story($$anchor, $$props) {
	push($$props, true);
	let end = state(void 0);
	const asked = user_derived(() => $$props.moment.view.asked);
	const lines = user_derived(() => $$props.moment.log.slice(-120));
	user_effect(() => {
		if (get(end) && $$props.moment) get(end).scrollTop = get(end).scrollHeight;
	});
	var fragment = root_6();
	var section = first_child(fragment);
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => say("replay-over")]);
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
	var ol = sibling(h2_1, 2);
	each(ol, 21, () => get(lines), index, ($$anchor, line) => {
		var li_1 = root_2();
		let classes;
		let styles;
		var text_7 = child(li_1);
		var node_3 = sibling(text_7);
		var consequent_3 = ($$anchor) => {
			var button = root_5();
			var text_8 = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-label", $0);
				set_text(text_8, get(line).clause);
			}, [() => say("decks-clause", { clause: get(line).clause })]);
			delegated("click", button, () => $$props.onclause(get(line).clause));
			append($$anchor, button);
		};
		if_block(node_3, ($$render) => {
			if (get(line).clause) $$render(consequent_3);
		});
		reset(li_1);
		template_effect(($0) => {
			classes = set_class(li_1, 1, "svelte-wld1g3", null, classes, { now: get(line).at === $$props.moment.at });
			styles = set_style(li_1, "", styles, { "--depth": get(line).depth });
			set_text(text_7, `${$0 ?? ""} `);
		}, [() => tell(get(line).said, $$props.scene)]);
		append($$anchor, li_1);
	});
	reset(ol);
	bind_this(ol, ($$value) => set(end, $$value), () => get(end));
	reset(section_1);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_6, $1);
	}, [() => say("replay-options"), () => say("replay-log")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Story };
