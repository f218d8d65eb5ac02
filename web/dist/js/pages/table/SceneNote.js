import { append, child, each, from_html, get, index, next, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, text } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { showMe } from "../../lib/show.js";
import { complain } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
// src/pages/table/SceneNote.svelte
var root = from_html(`<li><code class="svelte-179ge8b"> </code></li>`);
var root_1 = from_html(`<section class="note svelte-179ge8b"><details><summary class="svelte-179ge8b"><span class="soft"> </span> <b lang="en"> </b></summary> <p class="soft"> </p> <ol lang="en" class="svelte-179ge8b"></ol> <!></details></section>`);
function SceneNote($$anchor, $$props) {
	push($$props, true);
	var section = root_1();
	var details = child(section);
	var summary = child(details);
	var span = child(summary);
	var text$1 = only_child(span, true);
	var b = sibling(span, 2);
	var text_1 = only_child(b, true);
	reset(summary);
	var p = sibling(summary, 2);
	var text_2 = only_child(p, true);
	var ol = sibling(p, 2);
	each(ol, 21, () => $$props.scene.story, index, ($$anchor, line) => {
		var li = root();
		var code = child(li);
		var text_3 = only_child(code, true);
		reset(li);
		template_effect(() => set_text(text_3, get(line)));
		append($$anchor, li);
	});
	reset(ol);
	var node = sibling(ol, 2);
	Button(node, {
		small: true,
		kind: "quiet",
		icon: "undo",
		onclick: () => showMe($$props.game, $$props.scene.clauses[0] ?? "").catch(complain),
		children: ($$anchor, $$slotProps) => {
			next();
			var text_4 = text();
			template_effect(($0) => set_text(text_4, $0), [() => say("web-scene-again")]);
			append($$anchor, text_4);
		},
		$$slots: { default: true }
	});
	reset(details);
	reset(section);
	template_effect(($0, $1, $2) => {
		set_attribute(section, "aria-label", $0);
		set_text(text$1, $1);
		set_text(text_1, $$props.scene.title);
		set_text(text_2, $2);
	}, [
		() => say("web-scene"),
		() => $$props.scene.clauses.join(", "),
		() => say("web-scene-means")
	]);
	append($$anchor, section);
	pop();
}
export { SceneNote };
