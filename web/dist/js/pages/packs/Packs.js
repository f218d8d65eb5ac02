import { __exportAll } from "../../rolldown-runtime.js";
import { $document, append, bind_checked, bind_this, child, deferred_template_effect, each, first_child, from_html, get, head, if_block, next, only_child, pop, proxy, push, remove_input_defaults, reset, set, set_text, sibling, state, template_effect, text, to_array, untrack, user_derived } from "../../vendor/svelte.js";
import { games } from "../../lib/cards.js";
import { packs } from "../../lib/packs.js";
import { say } from "../../lib/say.js";
import { complain, note } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { ImportPack } from "./ImportPack.js";
import { Report } from "./Report.js";
// src/pages/packs/Packs.svelte
var Packs_exports = /* @__PURE__ */ __exportAll({ default: () => Packs });
var root = from_html(`<p> <!></p>`);
var root_1 = from_html(`<p class="soft"> </p>`);
var root_2 = from_html(`<!> <!>`, 1);
var root_3 = from_html(`<li class="svelte-fotoiv"><span class="name svelte-fotoiv"> </span> <span class="soft"> <code> </code></span> <span class="actions svelte-fotoiv"><!> <!></span></li>`);
var root_4 = from_html(`<section aria-labelledby="packs-list"><h2 id="packs-list" class="svelte-fotoiv"> </h2> <!> <ul class="svelte-fotoiv"></ul></section>`);
var root_5 = from_html(`<p> </p> <label class="check svelte-fotoiv"><input type="checkbox" class="svelte-fotoiv"/> </label>`, 1);
var root_6 = from_html(`<div class="page svelte-fotoiv"><div class="top svelte-fotoiv"><h1 class="svelte-fotoiv"> </h1> <a href="#/decks"> </a></div> <p class="soft"> </p> <!> <!> <!> <div tabindex="-1" class="told svelte-fotoiv"><!></div> <!></div>`);
function Packs($$anchor, $$props) {
	push($$props, true);
	let list = state(null);
	let all = state([]);
	let report = state(null);
	let failed = state(false);
	let removing = state(null);
	let forget = state(false);
	/** The pack that a file shall take the place of. */
	let updating = state(proxy(untrack(() => $$props.query.get("update") ?? "")));
	let told = state(void 0);
	start();
	async function start() {
		set(failed, false);
		try {
			await (async ($$value) => {
				var $$array = to_array($$value, 2);
				set(all, $$array[0]);
				set(list, $$array[1]);
			})(await Promise.all([games(), packs.list()]));
		} catch {
			set(failed, true);
		}
	}
	const title = (key) => get(all).find((game) => game.key === key)?.title ?? key;
	async function open(row) {
		try {
			set(report, await packs.report(row.hash));
			get(told)?.focus();
		} catch (problem) {
			complain(problem);
		}
	}
	async function taken(found) {
		set(report, found);
		set(updating, "");
		if (found.kept) set(list, await packs.list().catch(() => get(list)));
		get(told)?.focus();
	}
	async function remove() {
		const row = get(removing);
		set(removing, null);
		if (!row) return;
		try {
			set(list, await packs.remove(row.hash, get(forget)));
			if (get(report)?.hash === row.hash) set(report, null);
			note(say("packs-removed", { pack: row.name }));
		} catch (problem) {
			complain(problem);
		}
	}
	var div = root_6();
	head("fotoiv", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => say("packs-title")]);
	});
	var div_1 = child(div);
	var h1 = child(div_1);
	var text$1 = only_child(h1, true);
	var a = sibling(h1, 2);
	var text_1 = only_child(a, true);
	reset(div_1);
	var p = sibling(div_1, 2);
	var text_2 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		var p_1 = root();
		var text_3 = child(p_1);
		var node_1 = sibling(text_3);
		Button(node_1, {
			small: true,
			onclick: start,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_4 = text();
				template_effect(($0) => set_text(text_4, $0), [() => say("web-try-again")]);
				append($$anchor, text_4);
			},
			$$slots: { default: true }
		});
		reset(p_1);
		template_effect(($0) => set_text(text_3, `${$0 ?? ""} `), [() => say("pages-failed")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(failed)) $$render(consequent);
	});
	var node_2 = sibling(node, 2);
	{
		let $0 = user_derived(() => get(list)?.filter((row) => row.own) ?? []);
		ImportPack(node_2, {
			get games() {
				return get(all);
			},
			get own() {
				return get($0);
			},
			ontaken: taken,
			get updating() {
				return get(updating);
			},
			set updating($$value) {
				set(updating, $$value, true);
			}
		});
	}
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var section = root_4();
		var h2 = child(section);
		var text_5 = only_child(h2, true);
		var node_4 = sibling(h2, 2);
		var consequent_1 = ($$anchor) => {
			var p_2 = root_1();
			var text_6 = only_child(p_2, true);
			template_effect(($0) => set_text(text_6, $0), [() => say("packs-none")]);
			append($$anchor, p_2);
		};
		if_block(node_4, ($$render) => {
			if (get(list).length === 0) $$render(consequent_1);
		});
		var ul = sibling(node_4, 2);
		each(ul, 21, () => get(list), (row) => `${row.own} ${row.name}`, ($$anchor, row) => {
			var li = root_3();
			var span = child(li);
			var text_7 = only_child(span, true);
			var span_1 = sibling(span, 2);
			var text_8 = child(span_1);
			var code = sibling(text_8);
			var text_9 = only_child(code, true);
			reset(span_1);
			var span_2 = sibling(span_1, 2);
			var node_5 = child(span_2);
			{
				let $0 = user_derived(() => say("packs-show", { pack: get(row).name }));
				Button(node_5, {
					small: true,
					onclick: () => open(get(row)),
					get "aria-label"() {
						return get($0);
					},
					children: ($$anchor, $$slotProps) => {
						next();
						var text_10 = text();
						template_effect(($0) => set_text(text_10, $0), [() => say("packs-cards")]);
						append($$anchor, text_10);
					},
					$$slots: { default: true }
				});
			}
			var node_6 = sibling(node_5, 2);
			var consequent_2 = ($$anchor) => {
				var fragment_2 = root_2();
				var node_7 = first_child(fragment_2);
				{
					let $0 = user_derived(() => say("packs-update", { pack: get(row).name }));
					Button(node_7, {
						small: true,
						onclick: () => set(updating, get(row).name, true),
						get "aria-label"() {
							return get($0);
						},
						children: ($$anchor, $$slotProps) => {
							next();
							var text_11 = text();
							template_effect(($0) => set_text(text_11, $0), [() => say("packs-update-short")]);
							append($$anchor, text_11);
						},
						$$slots: { default: true }
					});
				}
				var node_8 = sibling(node_7, 2);
				{
					let $0 = user_derived(() => say("packs-remove", { pack: get(row).name }));
					Button(node_8, {
						small: true,
						kind: "danger",
						onclick: () => (set(removing, get(row)), set(forget, false)),
						get "aria-label"() {
							return get($0);
						},
						children: ($$anchor, $$slotProps) => {
							next();
							var text_12 = text();
							template_effect(($0) => set_text(text_12, $0), [() => say("packs-remove-short")]);
							append($$anchor, text_12);
						},
						$$slots: { default: true }
					});
				}
				append($$anchor, fragment_2);
			};
			if_block(node_6, ($$render) => {
				if (get(row).own) $$render(consequent_2);
			});
			reset(span_2);
			reset(li);
			template_effect(($0, $1, $2) => {
				set_text(text_7, get(row).name);
				set_text(text_8, `${$0 ?? ""} · ${$1 ?? ""} · `);
				set_text(text_9, $2);
			}, [
				() => title(get(row).game),
				() => say(get(row).own ? "packs-own" : "packs-of-server"),
				() => get(row).hash.slice(0, 8)
			]);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0) => set_text(text_5, $0), [() => say("packs-list")]);
		append($$anchor, section);
	};
	if_block(node_3, ($$render) => {
		if (get(list)) $$render(consequent_3);
	});
	var div_2 = sibling(node_3, 2);
	var node_9 = child(div_2);
	var consequent_4 = ($$anchor) => {
		{
			let $0 = user_derived(() => title(get(report).game));
			Report($$anchor, {
				get report() {
					return get(report);
				},
				get game() {
					return get($0);
				}
			});
		}
	};
	if_block(node_9, ($$render) => {
		if (get(report)) $$render(consequent_4);
	});
	reset(div_2);
	bind_this(div_2, ($$value) => set(told, $$value), () => get(told));
	var node_10 = sibling(div_2, 2);
	{
		const actions = ($$anchor) => {
			var fragment_6 = root_2();
			var node_11 = first_child(fragment_6);
			Button(node_11, {
				kind: "quiet",
				onclick: () => set(removing, null),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_13 = text();
					template_effect(($0) => set_text(text_13, $0), [() => say("web-cancel")]);
					append($$anchor, text_13);
				},
				$$slots: { default: true }
			});
			var node_12 = sibling(node_11, 2);
			Button(node_12, {
				kind: "danger",
				onclick: remove,
				children: ($$anchor, $$slotProps) => {
					next();
					var text_14 = text();
					template_effect(($0) => set_text(text_14, $0), [() => say("packs-remove-short")]);
					append($$anchor, text_14);
				},
				$$slots: { default: true }
			});
			append($$anchor, fragment_6);
		};
		let $0 = user_derived(() => say("packs-remove", { pack: get(removing)?.name ?? "" }));
		let $1 = user_derived(() => get(removing) !== null);
		Dialog(node_10, {
			get title() {
				return get($0);
			},
			get open() {
				return get($1);
			},
			onclose: () => set(removing, null),
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_9 = root_5();
				var p_3 = first_child(fragment_9);
				var text_15 = only_child(p_3, true);
				var label = sibling(p_3, 2);
				var input = child(label);
				remove_input_defaults(input);
				var text_16 = sibling(input);
				reset(label);
				template_effect(($0, $1) => {
					set_text(text_15, $0);
					set_text(text_16, ` ${$1 ?? ""}`);
				}, [() => say("packs-remove-sure"), () => say("packs-forget")]);
				bind_checked(input, () => get(forget), ($$value) => set(forget, $$value));
				append($$anchor, fragment_9);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
	}, [
		() => say("packs-title"),
		() => say("packs-back"),
		() => say("packs-hint")
	]);
	append($$anchor, div);
	pop();
}
export { Packs_exports };
