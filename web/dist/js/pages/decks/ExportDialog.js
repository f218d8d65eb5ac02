import { append, child, comment, delegate, delegated, each, first_child, from_html, get, if_block, next, only_child, pop, push, remove_input_defaults, remove_textarea_child, reset, set, set_attribute, set_checked, set_class, set_text, set_value, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { say } from "../../lib/say.js";
import { saveText } from "../../lib/save.js";
import { copy, fileName } from "./files.js";
import { jsonOf } from "./forms.js";
// src/pages/decks/ExportDialog.svelte
var root = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<label><input type="radio" name="deck-form"/> </label>`);
var root_2 = from_html(`<textarea readonly="" rows="10" spellcheck="false" class="svelte-qp1277"></textarea> <p role="status" class="soft"> </p>`, 1);
var root_3 = from_html(`<div class="forms svelte-qp1277" role="radiogroup"></div> <!>`, 1);
function ExportDialog($$anchor, $$props) {
	push($$props, true);
	const forms = user_derived(() => $$props.report ? [
		{
			key: "text",
			text: $$props.report.text,
			ending: "txt"
		},
		{
			key: "code",
			text: $$props.report.code,
			ending: ""
		},
		{
			key: "link",
			text: `${location.origin}/#/decks?game=${$$props.game}&code=${$$props.report.code}`,
			ending: ""
		},
		{
			key: "json",
			text: jsonOf($$props.game, $$props.name, $$props.entries),
			ending: "json"
		},
		{
			key: $$props.report.ending,
			text: $$props.report.file,
			ending: $$props.report.ending
		}
	] : []);
	let key = state("text");
	let said = state("");
	const form = user_derived(() => get(forms).find((f) => f.key === get(key)) ?? get(forms)[0]);
	async function take(text) {
		set(said, say(await copy(text) ? "web-copied" : "decks-copy-failed"), true);
	}
	{
		const actions = ($$anchor) => {
			var fragment_1 = comment();
			var node = first_child(fragment_1);
			var consequent_1 = ($$anchor) => {
				var fragment_2 = root();
				var node_1 = first_child(fragment_2);
				var consequent = ($$anchor) => {
					Button($$anchor, {
						onclick: () => saveText(fileName($$props.name, get(form).ending), get(form).text),
						children: ($$anchor, $$slotProps) => {
							next();
							var text_1 = text();
							template_effect(($0) => set_text(text_1, $0), [() => say("decks-download")]);
							append($$anchor, text_1);
						},
						$$slots: { default: true }
					});
				};
				if_block(node_1, ($$render) => {
					if (get(form).ending) $$render(consequent);
				});
				var node_2 = sibling(node_1, 2);
				Button(node_2, {
					kind: "primary",
					icon: "copy",
					onclick: () => take(get(form).text),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_2 = text();
						template_effect(($0) => set_text(text_2, $0), [() => say("web-copy")]);
						append($$anchor, text_2);
					},
					$$slots: { default: true }
				});
				append($$anchor, fragment_2);
			};
			if_block(node, ($$render) => {
				if (get(form)) $$render(consequent_1);
			});
			append($$anchor, fragment_1);
		};
		let $0 = user_derived(() => say("decks-export-title"));
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
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_6 = root_3();
				var div = first_child(fragment_6);
				each(div, 21, () => get(forms), (each) => each.key, ($$anchor, each) => {
					var label = root_1();
					let classes;
					var input = child(label);
					remove_input_defaults(input);
					var text_3 = sibling(input);
					reset(label);
					template_effect(($0) => {
						classes = set_class(label, 1, "svelte-qp1277", null, classes, { on: get(each).key === get(form)?.key });
						set_value(input, get(each).key);
						set_checked(input, get(each).key === get(form)?.key);
						set_text(text_3, ` ${$0 ?? ""}`);
					}, [() => say(`decks-export-${get(each).key}`)]);
					delegated("change", input, () => {
						set(key, get(each).key, true);
						set(said, "");
					});
					append($$anchor, label);
				});
				reset(div);
				var node_3 = sibling(div, 2);
				var consequent_2 = ($$anchor) => {
					var fragment_7 = root_2();
					var textarea = first_child(fragment_7);
					remove_textarea_child(textarea);
					var p = sibling(textarea, 2);
					var text_4 = only_child(p, true);
					template_effect(($0) => {
						set_attribute(textarea, "aria-label", $0);
						set_value(textarea, get(form).text);
						set_text(text_4, get(said));
					}, [() => say(`decks-export-${get(form).key}`)]);
					append($$anchor, fragment_7);
				};
				if_block(node_3, ($$render) => {
					if (get(form)) $$render(consequent_2);
				});
				template_effect(($0) => set_attribute(div, "aria-label", $0), [() => say("decks-export-title")]);
				append($$anchor, fragment_6);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	pop();
}
delegate(["change"]);
export { ExportDialog };
