import { append, child, clsx, delegate, delegated, each, first_child, from_html, get, if_block, init_select, only_child, pop, push, reset, select_option, set_attribute, set_class, set_text, set_value, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
import { go } from "../../lib/router.js";
import { either, say } from "../../lib/say.js";
import { finished } from "./course.js";
import { PlayBot } from "./PlayBot.js";
// src/pages/tutorial/Lessons.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<select class="svelte-1sx4x8y"></select>`);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<p> </p> <p><a class="rules svelte-1sx4x8y"> </a></p>`, 1);
var root_4 = from_html(`<span class="unseen"> </span>`);
var root_5 = from_html(`<li><a><span class="number svelte-1sx4x8y" aria-hidden="true"><!></span> <span class="words svelte-1sx4x8y"><span class="unseen"> </span> <span class="title svelte-1sx4x8y"> </span> <!></span> <!></a></li>`);
var root_6 = from_html(`<p> </p> <div class="progress svelte-1sx4x8y"><progress class="svelte-1sx4x8y"></progress> <span class="soft"> </span></div> <ol class="svelte-1sx4x8y"></ol>`, 1);
var root_7 = from_html(`<div class="end svelte-1sx4x8y"><p> </p> <!></div>`);
var root_8 = from_html(`<div class="page svelte-1sx4x8y"><header class="svelte-1sx4x8y"><h1 class="svelte-1sx4x8y"> </h1> <!></header> <!> <!></div>`);
function Lessons($$anchor, $$props) {
	push($$props, true);
	const done = user_derived(() => finished($$props.game.key));
	const first = user_derived(() => $$props.lessons.find((lesson) => !get(done).includes(lesson.number))?.number);
	var div = root_8();
	var header = child(div);
	var h1 = child(header);
	var text$1 = only_child(h1, true);
	var node = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var select = root_1();
		each(select, 21, () => $$props.games, (each) => each.key, ($$anchor, each) => {
			var option = root();
			var text_1 = only_child(option, true);
			var option_value = {};
			template_effect(() => {
				set_text(text_1, get(each).title);
				if (option_value !== (option_value = get(each).key)) option.value = (option.__value = option_value) ?? "";
			});
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		template_effect(($0) => {
			set_attribute(select, "aria-label", $0);
			if (select_value !== (select_value = $$props.game.key)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		}, [() => say("web-game")]);
		delegated("change", select, (event) => go(`/learn/${event.currentTarget.value}`));
		append($$anchor, select);
	};
	var alternate = ($$anchor) => {
		var p = root_2();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, $$props.game.title));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.games.length > 1) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(header);
	var node_1 = sibling(header, 2);
	var consequent_1 = ($$anchor) => {
		var fragment = root_3();
		var p_1 = first_child(fragment);
		var text_3 = only_child(p_1, true);
		var p_2 = sibling(p_1, 2);
		var a = child(p_2);
		var text_4 = only_child(a, true);
		reset(p_2);
		template_effect(($0, $1) => {
			set_text(text_3, $0);
			set_attribute(a, "href", `#/rules/${$$props.game.key ?? ""}`);
			set_text(text_4, $1);
		}, [() => say("learn-none"), () => say("web-way-rules")]);
		append($$anchor, fragment);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_1 = root_6();
		var p_3 = first_child(fragment_1);
		var text_5 = only_child(p_3, true);
		var div_1 = sibling(p_3, 2);
		var progress = child(div_1);
		var span = sibling(progress, 2);
		var text_6 = only_child(span, true);
		reset(div_1);
		var ol = sibling(div_1, 2);
		each(ol, 21, () => $$props.lessons, (lesson) => lesson.number, ($$anchor, lesson) => {
			const over = user_derived(() => get(done).includes(get(lesson).number));
			var li = root_5();
			var a_1 = child(li);
			var span_1 = child(a_1);
			var node_2 = child(span_1);
			var consequent_2 = ($$anchor) => {
				Icon($$anchor, {
					name: "check",
					size: "1.2em"
				});
			};
			var alternate_1 = ($$anchor) => {
				var text_7 = text();
				template_effect(() => set_text(text_7, get(lesson).number));
				append($$anchor, text_7);
			};
			if_block(node_2, ($$render) => {
				if (get(over)) $$render(consequent_2);
				else $$render(alternate_1, -1);
			});
			reset(span_1);
			var span_2 = sibling(span_1, 2);
			var span_3 = child(span_2);
			var text_8 = only_child(span_3);
			var span_4 = sibling(span_3, 2);
			var text_9 = only_child(span_4, true);
			var node_3 = sibling(span_4, 2);
			var consequent_3 = ($$anchor) => {
				var span_5 = root_4();
				var text_10 = only_child(span_5);
				template_effect(($0) => set_text(text_10, `(${$0 ?? ""})`), [() => say("learn-done-mark")]);
				append($$anchor, span_5);
			};
			if_block(node_3, ($$render) => {
				if (get(over)) $$render(consequent_3);
			});
			reset(span_2);
			var node_4 = sibling(span_2, 2);
			Icon(node_4, {
				name: "forward",
				size: "1em"
			});
			reset(a_1);
			reset(li);
			template_effect(($0, $1) => {
				set_attribute(a_1, "href", `#/learn/${$$props.game.key ?? ""}/${get(lesson).number ?? ""}`);
				set_class(a_1, 1, clsx({
					over: get(over),
					next: get(lesson).number === get(first)
				}), "svelte-1sx4x8y");
				set_text(text_8, `${$0 ?? ""}:`);
				set_text(text_9, $1);
			}, [() => say("learn-lesson", { number: get(lesson).number }), () => either(get(lesson).title)]);
			append($$anchor, li);
		});
		reset(ol);
		template_effect(($0, $1, $2) => {
			set_text(text_5, $0);
			set_attribute(progress, "max", $$props.lessons.length);
			set_value(progress, get(done).length);
			set_attribute(progress, "aria-label", $1);
			set_text(text_6, $2);
		}, [
			() => say("learn-intro"),
			() => say("learn-title"),
			() => say("learn-progress", {
				done: get(done).length,
				all: $$props.lessons.length
			})
		]);
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.lessons.length === 0) $$render(consequent_1);
		else $$render(alternate_2, -1);
	});
	var node_5 = sibling(node_1, 2);
	var consequent_4 = ($$anchor) => {
		var div_2 = root_7();
		var p_4 = child(div_2);
		var text_11 = only_child(p_4, true);
		var node_6 = sibling(p_4, 2);
		PlayBot(node_6, { get game() {
			return $$props.game;
		} });
		reset(div_2);
		template_effect(($0) => set_text(text_11, $0), [() => say("learn-all-done")]);
		append($$anchor, div_2);
	};
	if_block(node_5, ($$render) => {
		if ($$props.lessons.length > 0 && get(first) === void 0) $$render(consequent_4);
	});
	reset(div);
	template_effect(($0) => set_text(text$1, $0), [() => say("learn-title")]);
	append($$anchor, div);
	pop();
}
delegate(["change"]);
export { Lessons };
