import { __exportAll } from "../../rolldown-runtime.js";
import { $document, append, child, comment, deferred_template_effect, first_child, from_html, get, head, if_block, key, next, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { api } from "../../lib/api.js";
import { games } from "../../lib/cards.js";
import { preferred } from "../../lib/store/settings.js";
import { say, speakOf } from "../../lib/say.js";
import { Lesson } from "./Lesson.js";
import { Lessons } from "./Lessons.js";
// src/pages/tutorial/Learn.svelte
var Learn_exports = /* @__PURE__ */ __exportAll({ default: () => Learn });
var root = from_html(`<p class="trouble svelte-1du1xtp"> <!></p>`);
var root_1 = from_html(`<p class="trouble soft svelte-1du1xtp"> </p>`);
function Learn($$anchor, $$props) {
	push($$props, true);
	let all = state([]);
	let game = state(null);
	let lessons = state([]);
	let stage = state("loading");
	const lesson = user_derived(() => get(lessons).find((each) => String(each.number) === $$props.parts[1]));
	speakOf(() => get(game)?.key);
	user_effect(() => {
		load($$props.parts[0]);
	});
	async function load(key) {
		if (get(game) && get(game).key === (key ?? get(game).key)) return;
		set(stage, "loading");
		try {
			const list = await games();
			set(all, list);
			const taught = list.filter((each) => each.lessons > 0);
			const found = list.find((each) => each.key === key) ?? preferred(taught) ?? list[0];
			if (!found) return;
			set(lessons, await api.lessons(found.key));
			set(game, found);
			set(stage, "ready");
		} catch {
			set(stage, "failed");
		}
	}
	var fragment = comment();
	head("1du1xtp", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => get(lesson) ? say("learn-lesson", { number: get(lesson).number }) : say("learn-title")]);
	});
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root();
		var text$1 = child(p);
		var node_1 = sibling(text$1);
		Button(node_1, {
			small: true,
			onclick: () => load($$props.parts[0]),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_1 = text();
				template_effect(($0) => set_text(text_1, $0), [() => say("web-try-again")]);
				append($$anchor, text_1);
			},
			$$slots: { default: true }
		});
		reset(p);
		template_effect(($0) => set_text(text$1, `${$0 ?? ""} `), [() => say("pages-failed")]);
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => say("web-loading")]);
		append($$anchor, p_1);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_2 = comment();
		var node_2 = first_child(fragment_2);
		key(node_2, () => get(lesson).number, ($$anchor) => {
			{
				let $0 = user_derived(() => get(lesson).number === get(lessons).at(-1)?.number);
				Lesson($$anchor, {
					get game() {
						return get(game);
					},
					get lesson() {
						return get(lesson);
					},
					get last() {
						return get($0);
					}
				});
			}
		});
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		Lessons($$anchor, {
			get games() {
				return get(all);
			},
			get game() {
				return get(game);
			},
			get lessons() {
				return get(lessons);
			}
		});
	};
	if_block(node, ($$render) => {
		if (get(stage) === "failed") $$render(consequent);
		else if (get(stage) === "loading" || !get(game)) $$render(consequent_1, 1);
		else if (get(lesson)) $$render(consequent_2, 2);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { Learn_exports };
