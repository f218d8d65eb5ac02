import { append, bind_value, child, delegate, delegated, each, first_child, from_html, get, if_block, next, only_child, pop, push, remove_textarea_child, reset, set, set_attribute, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { Refusal, api } from "../../lib/api.js";
import { say, tell } from "../../lib/say.js";
import { codeIn, mend, readable } from "./forms.js";
// src/pages/decks/ImportDialog.svelte
var root = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<p class="bad svelte-12q2edc"> </p>`);
var root_2 = from_html(`<p> </p>`);
var root_3 = from_html(`<p class="soft"><strong> </strong> </p>`);
var root_4 = from_html(`<p class="good svelte-12q2edc"> </p> <!> <!>`, 1);
var root_5 = from_html(`<div class="nearest svelte-12q2edc" role="group"><span class="soft"> </span> <!></div>`);
var root_6 = from_html(`<li class="svelte-12q2edc"><p><strong> </strong> </p> <!></li>`);
var root_7 = from_html(`<ul class="svelte-12q2edc"></ul>`);
var root_8 = from_html(`<p class="soft"> </p> <label class="field svelte-12q2edc"><span> </span> <textarea rows="9" spellcheck="false" class="svelte-12q2edc"></textarea></label> <div class="row svelte-12q2edc"><label class="file svelte-12q2edc"> <input type="file" accept=".txt,.cod,.o8d,.json,.dek,text/plain,application/json" class="svelte-12q2edc"/></label> <!></div> <div role="status" class="answer svelte-12q2edc"><!> <!></div> <!>`, 1);
function ImportDialog($$anchor, $$props) {
	push($$props, true);
	let text$1 = state("");
	let name = state("");
	let report = state(null);
	let failed = state("");
	/** Faults of lines; what is wrong with the whole is said beside the deck. */
	const bad = user_derived(() => get(report)?.faults.filter((fault) => fault.line > 0 && fault.clause === null) ?? []);
	const good = user_derived(() => get(report)?.entries.reduce((sum, entry) => sum + entry.count, 0) ?? 0);
	user_effect(() => {
		if ($$props.open) return;
		set(text$1, set(name, set(failed, ""), true), true);
		set(report, null);
	});
	async function read() {
		const given = readable(codeIn(get(text$1)), $$props.parts);
		set(text$1, given.text, true);
		set(name, given.name ?? get(name), true);
		set(failed, "");
		try {
			set(report, await api.deck($$props.game, get(text$1)));
		} catch (problem) {
			set(report, null);
			set(failed, problem instanceof Refusal ? tell(problem.why, $$props.scene) : say("pages-failed"), true);
		}
	}
	async function file(event) {
		const chosen = event.currentTarget.files?.[0];
		event.currentTarget.value = "";
		if (!chosen) return;
		set(text$1, await chosen.text(), true);
		set(name, chosen.name.replace(/\.[^.]*$/, ""), true);
		await read();
	}
	async function replace(fault, nearest) {
		set(text$1, mend(get(text$1), fault.line, nearest), true);
		await read();
	}
	{
		const actions = ($$anchor) => {
			var fragment_1 = root();
			var node = first_child(fragment_1);
			Button(node, {
				kind: "quiet",
				get onclick() {
					return $$props.onclose;
				},
				children: ($$anchor, $$slotProps) => {
					next();
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => say("web-cancel")]);
					append($$anchor, text_1);
				},
				$$slots: { default: true }
			});
			var node_1 = sibling(node, 2);
			{
				let $0 = user_derived(() => get(good) === 0);
				Button(node_1, {
					kind: "primary",
					get disabled() {
						return get($0);
					},
					onclick: () => {
						if (get(report)) $$props.ontake(get(report), get(name));
					},
					children: ($$anchor, $$slotProps) => {
						next();
						var text_2 = text();
						template_effect(($0) => set_text(text_2, $0), [() => say("decks-import-take")]);
						append($$anchor, text_2);
					},
					$$slots: { default: true }
				});
			}
			append($$anchor, fragment_1);
		};
		let $0 = user_derived(() => say("decks-import-title"));
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
			wide: true,
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_4 = root_8();
				var p = first_child(fragment_4);
				var text_3 = only_child(p, true);
				var label = sibling(p, 2);
				var span = child(label);
				var text_4 = only_child(span, true);
				var textarea = sibling(span, 2);
				remove_textarea_child(textarea);
				reset(label);
				var div = sibling(label, 2);
				var label_1 = child(div);
				var text_5 = child(label_1);
				var input = sibling(text_5);
				reset(label_1);
				var node_2 = sibling(label_1, 2);
				{
					let $0 = user_derived(() => get(text$1).trim() === "");
					Button(node_2, {
						onclick: read,
						get disabled() {
							return get($0);
						},
						children: ($$anchor, $$slotProps) => {
							next();
							var text_6 = text();
							template_effect(($0) => set_text(text_6, $0), [() => say("decks-import-read")]);
							append($$anchor, text_6);
						},
						$$slots: { default: true }
					});
				}
				reset(div);
				var div_1 = sibling(div, 2);
				var node_3 = child(div_1);
				var consequent = ($$anchor) => {
					var p_1 = root_1();
					var text_7 = only_child(p_1, true);
					template_effect(() => set_text(text_7, get(failed)));
					append($$anchor, p_1);
				};
				if_block(node_3, ($$render) => {
					if (get(failed)) $$render(consequent);
				});
				var node_4 = sibling(node_3, 2);
				var consequent_2 = ($$anchor) => {
					var fragment_6 = root_4();
					var p_2 = first_child(fragment_6);
					var text_8 = only_child(p_2, true);
					var node_5 = sibling(p_2, 2);
					var consequent_1 = ($$anchor) => {
						var p_3 = root_2();
						var text_9 = only_child(p_3, true);
						template_effect(($0) => set_text(text_9, $0), [() => say("decks-import-bad", { count: get(bad).length })]);
						append($$anchor, p_3);
					};
					if_block(node_5, ($$render) => {
						if (get(bad).length > 0) $$render(consequent_1);
					});
					var node_6 = sibling(node_5, 2);
					each(node_6, 17, () => get(report).notes, (note) => note.line, ($$anchor, note) => {
						var p_4 = root_3();
						var strong = child(p_4);
						var text_10 = only_child(strong, true);
						var text_11 = sibling(strong);
						reset(p_4);
						template_effect(($0, $1) => {
							set_text(text_10, $0);
							set_text(text_11, ` · ${$1 ?? ""}`);
						}, [() => say("decks-line", { line: get(note).line }), () => tell(get(note).why, $$props.scene)]);
						append($$anchor, p_4);
					});
					template_effect(($0) => set_text(text_8, $0), [() => say("decks-import-good", { count: get(good) })]);
					append($$anchor, fragment_6);
				};
				if_block(node_4, ($$render) => {
					if (get(report)) $$render(consequent_2);
				});
				reset(div_1);
				var node_7 = sibling(div_1, 2);
				var consequent_4 = ($$anchor) => {
					var ul = root_7();
					each(ul, 21, () => get(bad), (fault) => fault.line + fault.why.key, ($$anchor, fault) => {
						var li = root_6();
						var p_5 = child(li);
						var strong_1 = child(p_5);
						var text_12 = only_child(strong_1, true);
						var text_13 = sibling(strong_1);
						reset(p_5);
						var node_8 = sibling(p_5, 2);
						var consequent_3 = ($$anchor) => {
							var div_2 = root_5();
							var span_1 = child(div_2);
							var text_14 = only_child(span_1, true);
							var node_9 = sibling(span_1, 2);
							each(node_9, 16, () => get(fault).nearest, (nearest) => nearest, ($$anchor, nearest) => {
								Button($$anchor, {
									small: true,
									onclick: () => replace(get(fault), nearest),
									children: ($$anchor, $$slotProps) => {
										next();
										var text_15 = text();
										template_effect(($0) => set_text(text_15, $0), [() => $$props.scene.title(nearest)]);
										append($$anchor, text_15);
									},
									$$slots: { default: true }
								});
							});
							reset(div_2);
							template_effect(($0, $1) => {
								set_attribute(div_2, "aria-label", $0);
								set_text(text_14, $1);
							}, [() => say("decks-import-nearest"), () => say("decks-import-nearest")]);
							append($$anchor, div_2);
						};
						if_block(node_8, ($$render) => {
							if (get(fault).nearest.length > 0) $$render(consequent_3);
						});
						reset(li);
						template_effect(($0, $1) => {
							set_text(text_12, $0);
							set_text(text_13, ` · ${$1 ?? ""}`);
						}, [() => say("decks-line", { line: get(fault).line }), () => tell(get(fault).why, $$props.scene)]);
						append($$anchor, li);
					});
					reset(ul);
					append($$anchor, ul);
				};
				if_block(node_7, ($$render) => {
					if (get(bad).length > 0) $$render(consequent_4);
				});
				template_effect(($0, $1, $2) => {
					set_text(text_3, $0);
					set_text(text_4, $1);
					set_text(text_5, `${$2 ?? ""} `);
				}, [
					() => say("decks-import-hint"),
					() => say("decks-import-text"),
					() => say("decks-import-file")
				]);
				bind_value(textarea, () => get(text$1), ($$value) => set(text$1, $$value));
				delegated("change", input, file);
				append($$anchor, fragment_4);
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
export { ImportDialog };
