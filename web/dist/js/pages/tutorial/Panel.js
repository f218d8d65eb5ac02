import { append, child, comment, each, first_child, from_html, get, if_block, index, key, next, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
import { either, say, seat, tell } from "../../lib/say.js";
import { PlayBot } from "./PlayBot.js";
// src/pages/tutorial/Panel.svelte
var root = from_html(`<span></span>`);
var root_1 = from_html(`<p> </p>`);
var root_2 = from_html(`<p class="well svelte-hnyd4l"><!> </p> <p> </p> <!>`, 1);
var root_3 = from_html(`<p class="soft"> </p>`);
var root_4 = from_html(`<p class="do svelte-hnyd4l"><!> </p>`);
var root_5 = from_html(`<p class="hint svelte-hnyd4l"> </p>`);
var root_6 = from_html(`<p> </p> <!> <!>`, 1);
var root_7 = from_html(`<a class="next svelte-hnyd4l"> <!></a>`);
var root_8 = from_html(`<!> <!>`, 1);
var root_9 = from_html(`<section class="panel svelte-hnyd4l"><header class="svelte-hnyd4l"><p class="soft svelte-hnyd4l"><a> </a> </p> <h1 class="svelte-hnyd4l"> </h1> <div class="dots svelte-hnyd4l" role="img"></div></header> <div class="says svelte-hnyd4l" role="status"><!></div> <div class="buttons svelte-hnyd4l"><!></div></section>`);
function Panel($$anchor, $$props) {
	push($$props, true);
	const game = user_derived(() => $$props.run.game), lesson = user_derived(() => $$props.run.lesson);
	const turn = user_derived(() => $$props.run.turn);
	const label = user_derived(() => get(turn).is === "learner" && $$props.run.room ? tell($$props.run.room.options[get(turn).pick]?.label ?? { key: "" }, $$props.scene) : "");
	/** A step without words of its own goes on with the last that had some. */
	const words = user_derived(() => {
		for (let n = Math.min($$props.run.done, get(lesson).steps.length - 1); n >= 0; n -= 1) {
			const step = get(lesson).steps[n];
			if (step && either(step.say)) return either(step.say);
		}
		return "";
	});
	var section = root_9();
	var header = child(section);
	var p = child(header);
	var a = child(p);
	var text$1 = only_child(a, true);
	var text_1 = sibling(a);
	reset(p);
	var h1 = sibling(p, 2);
	var text_2 = only_child(h1, true);
	var div = sibling(h1, 2);
	each(div, 21, () => get(lesson).steps, index, ($$anchor, _, n) => {
		var span = root();
		let classes;
		template_effect(() => classes = set_class(span, 1, "svelte-hnyd4l", null, classes, { done: n < $$props.run.done }));
		append($$anchor, span);
	});
	reset(div);
	reset(header);
	var div_1 = sibling(header, 2);
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var p_1 = root_1();
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("learn-failed", { why: "" })]);
		append($$anchor, p_1);
	};
	var consequent_2 = ($$anchor) => {
		var fragment = root_2();
		var p_2 = first_child(fragment);
		var node_1 = child(p_2);
		Icon(node_1, { name: "check" });
		var text_4 = sibling(node_1);
		reset(p_2);
		var p_3 = sibling(p_2, 2);
		var text_5 = only_child(p_3, true);
		var node_2 = sibling(p_3, 2);
		var consequent_1 = ($$anchor) => {
			var p_4 = root_1();
			var text_6 = only_child(p_4, true);
			template_effect(($0) => set_text(text_6, $0), [() => say("learn-all-done")]);
			append($$anchor, p_4);
		};
		if_block(node_2, ($$render) => {
			if ($$props.last) $$render(consequent_1);
		});
		template_effect(($0, $1) => {
			set_text(text_4, ` ${$0 ?? ""}`);
			set_text(text_5, $1);
		}, [() => say("learn-finished"), () => either(get(lesson).done)]);
		append($$anchor, fragment);
	};
	var consequent_3 = ($$anchor) => {
		var p_5 = root_1();
		var text_7 = only_child(p_5, true);
		template_effect(($0) => set_text(text_7, $0), [() => say("learn-astray")]);
		append($$anchor, p_5);
	};
	var consequent_4 = ($$anchor) => {
		var p_6 = root_3();
		var text_8 = only_child(p_6, true);
		template_effect(($0) => set_text(text_8, $0), [() => say("learn-loading")]);
		append($$anchor, p_6);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = root_6();
		var p_7 = first_child(fragment_1);
		var text_9 = only_child(p_7, true);
		var node_3 = sibling(p_7, 2);
		var consequent_5 = ($$anchor) => {
			var p_8 = root_4();
			var node_4 = child(p_8);
			Icon(node_4, {
				name: "forward",
				size: "1em"
			});
			var text_10 = sibling(node_4);
			reset(p_8);
			template_effect(() => set_text(text_10, ` ${get(label) ?? ""}`));
			append($$anchor, p_8);
		};
		var alternate = ($$anchor) => {
			var p_9 = root_3();
			var text_11 = only_child(p_9, true);
			template_effect(($0) => set_text(text_11, $0), [() => say("learn-other-plays", { seat: seat($$props.run.room.view?.asked ?? 1, $$props.scene) })]);
			append($$anchor, p_9);
		};
		if_block(node_3, ($$render) => {
			if (get(turn).is === "learner") $$render(consequent_5);
			else $$render(alternate, -1);
		});
		var node_5 = sibling(node_3, 2);
		key(node_5, () => $$props.run.misses, ($$anchor) => {
			var fragment_2 = comment();
			var node_6 = first_child(fragment_2);
			var consequent_6 = ($$anchor) => {
				var p_10 = root_5();
				var text_12 = only_child(p_10, true);
				template_effect(($0) => set_text(text_12, $0), [() => say("learn-not-that", { label: get(label) })]);
				append($$anchor, p_10);
			};
			if_block(node_6, ($$render) => {
				if ($$props.run.other !== null) $$render(consequent_6);
			});
			append($$anchor, fragment_2);
		});
		template_effect(() => set_text(text_9, get(words)));
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.run.failed) $$render(consequent);
		else if (get(turn).is === "done") $$render(consequent_2, 1);
		else if (get(turn).is === "astray") $$render(consequent_3, 2);
		else if (!$$props.run.room) $$render(consequent_4, 3);
		else $$render(alternate_1, -1);
	});
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var node_7 = child(div_2);
	var consequent_8 = ($$anchor) => {
		var fragment_3 = root_8();
		var node_8 = first_child(fragment_3);
		var consequent_7 = ($$anchor) => {
			PlayBot($$anchor, { get game() {
				return get(game);
			} });
		};
		var alternate_2 = ($$anchor) => {
			var a_1 = root_7();
			var text_13 = child(a_1);
			var node_9 = sibling(text_13);
			Icon(node_9, {
				name: "forward",
				size: "1em"
			});
			reset(a_1);
			template_effect(($0) => {
				set_attribute(a_1, "href", `#/learn/${get(game).key ?? ""}/${get(lesson).number + 1}`);
				set_text(text_13, `${$0 ?? ""} `);
			}, [() => say("learn-next")]);
			append($$anchor, a_1);
		};
		if_block(node_8, ($$render) => {
			if ($$props.last) $$render(consequent_7);
			else $$render(alternate_2, -1);
		});
		var node_10 = sibling(node_8, 2);
		Button(node_10, {
			small: true,
			kind: "quiet",
			onclick: () => $$props.run.start(),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_14 = text();
				template_effect(($0) => set_text(text_14, $0), [() => say("learn-again")]);
				append($$anchor, text_14);
			},
			$$slots: { default: true }
		});
		append($$anchor, fragment_3);
	};
	var alternate_3 = ($$anchor) => {
		var fragment_6 = root_8();
		var node_11 = first_child(fragment_6);
		var consequent_9 = ($$anchor) => {
			Button($$anchor, {
				small: true,
				icon: "eye",
				get onclick() {
					return $$props.onshow;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text_15 = text();
					template_effect(($0) => set_text(text_15, $0), [() => say("learn-show")]);
					append($$anchor, text_15);
				},
				$$slots: { default: true }
			});
		};
		if_block(node_11, ($$render) => {
			if (get(turn).is === "learner") $$render(consequent_9);
		});
		var node_12 = sibling(node_11, 2);
		Button(node_12, {
			small: true,
			kind: "quiet",
			icon: "undo",
			onclick: () => $$props.run.start(),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_16 = text();
				template_effect(($0) => set_text(text_16, $0), [() => say("learn-restart")]);
				append($$anchor, text_16);
			},
			$$slots: { default: true }
		});
		append($$anchor, fragment_6);
	};
	if_block(node_7, ($$render) => {
		if (get(turn).is === "done") $$render(consequent_8);
		else $$render(alternate_3, -1);
	});
	reset(div_2);
	reset(section);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(a, "href", `#/learn/${get(game).key ?? ""}`);
		set_text(text$1, $1);
		set_text(text_1, ` · ${$2 ?? ""}`);
		set_text(text_2, $3);
		set_attribute(div, "aria-label", $4);
	}, [
		() => say("learn-lesson", { number: get(lesson).number }),
		() => say("learn-back"),
		() => say("learn-lesson", { number: get(lesson).number }),
		() => either(get(lesson).title),
		() => say("learn-step", {
			step: $$props.run.done,
			all: get(lesson).steps.length
		})
	]);
	append($$anchor, section);
	pop();
}
export { Panel };
