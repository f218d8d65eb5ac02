import { append, bind_checked, bind_select_value, bind_this, bind_value, child, delegate, delegated, each, event, first_child, from_html, get, if_block, index, init_select, next, only_child, pop, prop, push, remove_input_defaults, reset, set, set_attribute, set_text, set_value, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { Refusal } from "../../lib/api.js";
import { NoPack, nameAfter, put } from "../../lib/packs.js";
import { say, tell } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
// src/pages/packs/ImportPack.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<label class="svelte-1ugy5td"> <select class="svelte-1ugy5td"><option> </option><!></select></label>`);
var root_2 = from_html(`<label class="svelte-1ugy5td"> <input maxlength="40" autocomplete="off" spellcheck="false" class="svelte-1ugy5td"/></label>`);
var root_3 = from_html(`<label class="bar svelte-1ugy5td"><span> </span> <progress class="svelte-1ugy5td"></progress></label>`);
var root_4 = from_html(`<p class="bad svelte-1ugy5td"> </p>`);
var root_5 = from_html(`<strong> </strong> ·`, 1);
var root_6 = from_html(`<li><!><span lang="en"> </span></li>`);
var root_7 = from_html(`<ul class="svelte-1ugy5td"></ul>`);
var root_8 = from_html(`<form aria-labelledby="packs-import" class="svelte-1ugy5td"><h2 id="packs-import" class="svelte-1ugy5td"> </h2> <div class="fields svelte-1ugy5td"><label class="svelte-1ugy5td"> <input type="file" accept=".tsv,.csv,.json,.xml,.txt,text/*,application/json,text/xml" class="svelte-1ugy5td"/></label> <!> <!> <label class="svelte-1ugy5td"> <select class="svelte-1ugy5td"><option> </option><!></select></label></div> <div class="row svelte-1ugy5td"><label class="check svelte-1ugy5td"><input type="checkbox" class="svelte-1ugy5td"/> </label> <span class="actions svelte-1ugy5td"><!> <!></span></div> <!> <div role="alert"><!> <!></div></form>`);
function ImportPack($$anchor, $$props) {
	push($$props, true);
	/** Packs of this person: a file may take the place of one. */
	/** The pack whose place the file takes; empty: it becomes a new one. */
	let updating = prop($$props, "updating", 15);
	let file = state(null);
	let name = state("");
	let game = state("");
	let dry = state(false);
	let busy = state(false);
	let share = state(null);
	let failed = state("");
	let faults = state([]);
	let picker = state(void 0);
	user_effect(() => {
		if (updating()) get(picker)?.focus();
	});
	function chosen(event) {
		set(file, event.currentTarget.files?.[0] ?? null);
		set(failed, "");
		set(faults, []);
		if (get(file) && !get(name)) set(name, nameAfter(get(file).name), true);
	}
	async function send() {
		if (!get(file)) return;
		set(busy, true);
		set(failed, "");
		set(faults, []);
		set(share, {
			done: 0,
			all: 0
		}, true);
		try {
			const how = {
				name: updating() || get(name),
				game: get(game),
				dry: get(dry),
				update: updating() !== ""
			};
			const report = await put(get(file), how, (done, all) => set(share, {
				done,
				all
			}, true));
			if (report.kept) {
				set(file, null);
				set(name, "");
				if (get(picker)) get(picker).value = "";
			}
			$$props.ontaken(report);
		} catch (problem) {
			set(failed, problem instanceof Refusal ? tell(problem.why) : say("pages-failed"), true);
			set(faults, problem instanceof NoPack ? problem.faults : []);
		} finally {
			set(busy, false);
			set(share, null);
		}
	}
	var form = root_8();
	var h2 = child(form);
	var text$1 = only_child(h2, true);
	var div = sibling(h2, 2);
	var label = child(div);
	var text_1 = child(label);
	var input = sibling(text_1);
	bind_this(input, ($$value) => set(picker, $$value), () => get(picker));
	reset(label);
	var node = sibling(label, 2);
	var consequent = ($$anchor) => {
		var label_1 = root_1();
		var text_2 = child(label_1);
		var select = sibling(text_2);
		var option = child(select);
		var text_3 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => $$props.own, (row) => row.name, ($$anchor, row) => {
			var option_1 = root();
			var text_4 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(() => {
				set_text(text_4, get(row).name);
				if (option_1_value !== (option_1_value = get(row).name)) option_1.value = (option_1.__value = option_1_value) ?? "";
			});
			append($$anchor, option_1);
		});
		reset(select);
		init_select(select);
		reset(label_1);
		template_effect(($0, $1) => {
			set_text(text_2, `${$0 ?? ""} `);
			set_text(text_3, $1);
		}, [() => say("packs-as"), () => say("packs-as-new")]);
		bind_select_value(select, updating);
		append($$anchor, label_1);
	};
	if_block(node, ($$render) => {
		if ($$props.own.length > 0) $$render(consequent);
	});
	var node_2 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var label_2 = root_2();
		var text_5 = child(label_2);
		var input_1 = sibling(text_5);
		remove_input_defaults(input_1);
		reset(label_2);
		template_effect(($0) => set_text(text_5, `${$0 ?? ""} `), [() => say("packs-name")]);
		bind_value(input_1, () => get(name), ($$value) => set(name, $$value));
		append($$anchor, label_2);
	};
	if_block(node_2, ($$render) => {
		if (!updating()) $$render(consequent_1);
	});
	var label_3 = sibling(node_2, 2);
	var text_6 = child(label_3);
	var select_1 = sibling(text_6);
	var option_2 = child(select_1);
	var text_7 = only_child(option_2, true);
	option_2.value = option_2.__value = "";
	var node_3 = sibling(option_2);
	each(node_3, 17, () => $$props.games, (each) => each.key, ($$anchor, each) => {
		var option_3 = root();
		var text_8 = only_child(option_3, true);
		var option_3_value = {};
		template_effect(() => {
			set_text(text_8, get(each).title);
			if (option_3_value !== (option_3_value = get(each).key)) option_3.value = (option_3.__value = option_3_value) ?? "";
		});
		append($$anchor, option_3);
	});
	reset(select_1);
	init_select(select_1);
	reset(label_3);
	reset(div);
	var div_1 = sibling(div, 2);
	var label_4 = child(div_1);
	var input_2 = child(label_4);
	remove_input_defaults(input_2);
	var text_9 = sibling(input_2);
	reset(label_4);
	var span = sibling(label_4, 2);
	var node_4 = child(span);
	var consequent_2 = ($$anchor) => {
		Button($$anchor, {
			kind: "quiet",
			onclick: () => updating(""),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_10 = text();
				template_effect(($0) => set_text(text_10, $0), [() => say("web-cancel")]);
				append($$anchor, text_10);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_4, ($$render) => {
		if (updating()) $$render(consequent_2);
	});
	var node_5 = sibling(node_4, 2);
	{
		let $0 = user_derived(() => get(busy) || !get(file) || !(updating() || get(name).trim()));
		Button(node_5, {
			kind: "primary",
			type: "submit",
			get disabled() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_11 = text();
				template_effect(($0) => set_text(text_11, $0), [() => say(get(dry) ? "packs-try" : "packs-import-do")]);
				append($$anchor, text_11);
			},
			$$slots: { default: true }
		});
	}
	reset(span);
	reset(div_1);
	var node_6 = sibling(div_1, 2);
	var consequent_3 = ($$anchor) => {
		var label_5 = root_3();
		var span_1 = child(label_5);
		var text_12 = only_child(span_1, true);
		var progress = sibling(span_1, 2);
		reset(label_5);
		template_effect(($0, $1) => {
			set_text(text_12, $0);
			set_attribute(progress, "max", $1);
			set_value(progress, get(share).done);
		}, [() => say("packs-progress", {
			done: get(share).done,
			all: get(share).all
		}), () => Math.max(1, get(share).all)]);
		append($$anchor, label_5);
	};
	if_block(node_6, ($$render) => {
		if (get(share)) $$render(consequent_3);
	});
	var div_2 = sibling(node_6, 2);
	var node_7 = child(div_2);
	var consequent_4 = ($$anchor) => {
		var p = root_4();
		var text_13 = only_child(p, true);
		template_effect(() => set_text(text_13, get(failed)));
		append($$anchor, p);
	};
	if_block(node_7, ($$render) => {
		if (get(failed)) $$render(consequent_4);
	});
	var node_8 = sibling(node_7, 2);
	var consequent_6 = ($$anchor) => {
		var ul = root_7();
		each(ul, 21, () => get(faults), index, ($$anchor, fault) => {
			var li = root_6();
			var node_9 = child(li);
			var consequent_5 = ($$anchor) => {
				var fragment_3 = root_5();
				var strong = first_child(fragment_3);
				var text_14 = only_child(strong, true);
				next();
				template_effect(($0) => set_text(text_14, $0), [() => say("decks-line", { line: get(fault).line })]);
				append($$anchor, fragment_3);
			};
			if_block(node_9, ($$render) => {
				if (get(fault).line > 0) $$render(consequent_5);
			});
			var span_2 = sibling(node_9);
			var text_15 = only_child(span_2, true);
			reset(li);
			template_effect(() => set_text(text_15, get(fault).why));
			append($$anchor, li);
		});
		reset(ul);
		append($$anchor, ul);
	};
	if_block(node_8, ($$render) => {
		if (get(faults).length > 0) $$render(consequent_6);
	});
	reset(div_2);
	reset(form);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text$1, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_text(text_6, `${$2 ?? ""} `);
		set_text(text_7, $3);
		set_text(text_9, ` ${$4 ?? ""}`);
	}, [
		() => updating() ? say("packs-update", { pack: updating() }) : say("packs-import"),
		() => say("packs-file"),
		() => say("web-game"),
		() => say("packs-game-by-columns"),
		() => say("packs-dry")
	]);
	event("submit", form, (event) => {
		event.preventDefault();
		send();
	});
	delegated("change", input, chosen);
	bind_select_value(select_1, () => get(game), ($$value) => set(game, $$value));
	bind_checked(input_2, () => get(dry), ($$value) => set(dry, $$value));
	append($$anchor, form);
	pop();
}
delegate(["change"]);
export { ImportPack };
