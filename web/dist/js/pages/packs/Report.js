import { append, bind_value, child, clsx, delegate, delegated, each, from_html, get, if_block, index, next, only_child, pop, push, remove_input_defaults, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { tableOf } from "../../lib/packs.js";
import { saveText } from "../../lib/save.js";
import { say } from "../../lib/say.js";
import { Button } from "../../parts/Button.js";
import { fileName } from "../decks/files.js";
// src/pages/packs/Report.svelte
var root = from_html(`<button type="button" class="chip svelte-lba0cn"> </button>`);
var root_1 = from_html(`<p> </p>`);
var root_2 = from_html(`<p class="why svelte-lba0cn" lang="en"> </p>`);
var root_3 = from_html(`<li><p><strong> </strong> <span class="soft"> </span></p> <!> <!></li>`);
var root_4 = from_html(`<section aria-labelledby="packs-report" class="svelte-lba0cn"><h2 id="packs-report" class="svelte-lba0cn"> </h2> <p role="status"> </p> <div class="tools svelte-lba0cn"><label><span class="unseen"> </span> <input type="search"/></label> <span class="chips svelte-lba0cn" role="group"><button type="button" class="chip svelte-lba0cn"> </button> <!></span> <!></div> <p class="soft" role="status"> </p> <ul class="svelte-lba0cn"></ul> <!></section>`);
function Report($$anchor, $$props) {
	push($$props, true);
	/** Title of the game. */
	/** So many rows are drawn at first; a long list is slow on a phone. */
	const PAGE = 100;
	const VERDICTS = [
		"refused",
		"understood",
		"other"
	];
	let words = state("");
	let only = state("all");
	let shown = state(PAGE);
	const count = (verdict) => $$props.report.cards.filter((card) => card.verdict === verdict).length;
	const counts = user_derived(() => Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])));
	const found = user_derived(() => $$props.report.cards.filter((card) => (get(only) === "all" || card.verdict === get(only)) && says(card, get(words))));
	user_effect(() => {
		get(words), get(only), $$props.report;
		set(shown, PAGE);
	});
	function says(card, wanted) {
		const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		return plain(`${card.place} ${card.name} ${card.set} ${card.why ?? ""}`).includes(plain(wanted.trim()));
	}
	var section = root_4();
	var h2 = child(section);
	var text_1 = only_child(h2);
	var p = sibling(h2, 2);
	var text_2 = only_child(p, true);
	var div = sibling(p, 2);
	var label = child(div);
	var span = child(label);
	var text_3 = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label);
	var span_1 = sibling(label, 2);
	var button = child(span_1);
	var text_4 = only_child(button);
	var node = sibling(button, 2);
	each(node, 16, () => VERDICTS, (verdict) => verdict, ($$anchor, verdict) => {
		var button_1 = root();
		var text_5 = only_child(button_1);
		template_effect(($0) => {
			set_attribute(button_1, "aria-pressed", get(only) === verdict);
			set_text(text_5, `${$0 ?? ""} (${get(counts)[verdict] ?? ""})`);
		}, [() => say(`packs-${verdict}`)]);
		delegated("click", button_1, () => set(only, verdict, true));
		append($$anchor, button_1);
	});
	reset(span_1);
	var node_1 = sibling(span_1, 2);
	Button(node_1, {
		small: true,
		onclick: () => saveText(fileName($$props.report.name, "tsv"), tableOf({
			...$$props.report,
			cards: get(found)
		})),
		children: ($$anchor, $$slotProps) => {
			next();
			var text_6 = text();
			template_effect(($0) => set_text(text_6, $0), [() => say("packs-export")]);
			append($$anchor, text_6);
		},
		$$slots: { default: true }
	});
	reset(div);
	var p_1 = sibling(div, 2);
	var text_7 = only_child(p_1, true);
	var ul = sibling(p_1, 2);
	each(ul, 21, () => get(found).slice(0, get(shown)), index, ($$anchor, card) => {
		var li = root_3();
		var p_2 = child(li);
		var strong = child(p_2);
		var text_8 = only_child(strong, true);
		var span_2 = sibling(strong, 2);
		var text_9 = only_child(span_2);
		reset(p_2);
		var node_2 = sibling(p_2, 2);
		var consequent = ($$anchor) => {
			var p_3 = root_1();
			var text_10 = only_child(p_3, true);
			template_effect(($0) => set_text(text_10, $0), [() => say(`pack-note-${get(card).note}`)]);
			append($$anchor, p_3);
		};
		if_block(node_2, ($$render) => {
			if (get(card).note) $$render(consequent);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_1 = ($$anchor) => {
			var p_4 = root_2();
			var text_11 = only_child(p_4, true);
			template_effect(() => set_text(text_11, get(card).why));
			append($$anchor, p_4);
		};
		if_block(node_3, ($$render) => {
			if (get(card).why) $$render(consequent_1);
		});
		reset(li);
		template_effect(($0, $1) => {
			set_class(li, 1, clsx(get(card).verdict), "svelte-lba0cn");
			set_text(text_8, get(card).name);
			set_text(text_9, `${$0 ?? ""}${get(card).set ? ` · ${get(card).set}` : ""} · ${$1 ?? ""}`);
		}, [() => say("packs-place", { place: get(card).place }), () => say(`packs-${get(card).verdict}`)]);
		append($$anchor, li);
	});
	reset(ul);
	var node_4 = sibling(ul, 2);
	var consequent_2 = ($$anchor) => {
		Button($$anchor, {
			onclick: () => set(shown, get(shown) + PAGE),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_12 = text();
				template_effect(($0) => set_text(text_12, $0), [() => say("packs-more", { count: get(found).length - get(shown) })]);
				append($$anchor, text_12);
			},
			$$slots: { default: true }
		});
	};
	if_block(node_4, ($$render) => {
		if (get(found).length > get(shown)) $$render(consequent_2);
	});
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_text(text_1, `${$$props.report.name ?? ""} · ${$$props.game ?? ""}`);
		set_text(text_2, $0);
		set_text(text_3, $1);
		set_attribute(input, "placeholder", $2);
		set_attribute(span_1, "aria-label", $3);
		set_attribute(button, "aria-pressed", get(only) === "all");
		set_text(text_4, `${$4 ?? ""} (${$$props.report.cards.length ?? ""})`);
		set_text(text_7, $5);
		set_attribute(ul, "aria-label", $6);
	}, [
		() => say($$props.report.kept ? "packs-report-kept" : "packs-report-dry", {
			all: $$props.report.cards.length,
			understood: get(counts)["understood"] ?? 0,
			refused: get(counts)["refused"] ?? 0,
			other: get(counts)["other"] ?? 0
		}),
		() => say("packs-filter"),
		() => say("packs-filter"),
		() => say("packs-verdict"),
		() => say("packs-all"),
		() => say("packs-found", { count: get(found).length }),
		() => say("packs-cards")
	]);
	bind_value(input, () => get(words), ($$value) => set(words, $$value));
	delegated("click", button, () => set(only, "all"));
	append($$anchor, section);
	pop();
}
delegate(["click"]);
export { Report };
