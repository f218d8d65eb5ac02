import { append, child, clsx, comment, delegate, delegated, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_class, set_text, sibling, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Glyph } from "../../parts/Glyph.js";
import { Icon } from "../../parts/Icon.js";
import { iconWords, printedFace } from "../../lib/face.js";
import { iconOf } from "../../lib/icons.js";
import { either, say, word } from "../../lib/say.js";
import { numberOf } from "./deck.js";
// src/pages/decks/CardRow.svelte
var root = from_html(`<span class="needs" aria-hidden="true"></span> <span class="unseen"> </span>`, 1);
var root_1 = from_html(`<span class="unseen"> </span>`);
var root_2 = from_html(`<button type="button"><!> <span class="unseen"> </span> <span> </span> <span class="unseen"> </span></button>`);
var root_3 = from_html(`<li><button type="button" class="card svelte-kvcxiz"><span aria-hidden="true"> </span> <span class="words svelte-kvcxiz"><span class="name svelte-kvcxiz"> </span> <span class="kind svelte-kvcxiz"><!> <!> <!></span></span> <!></button> <!></li>`);
function CardRow($$anchor, $$props) {
	push($$props, true);
	/** The faces of one name: the card itself first, then its evolved form. */
	const card = user_derived(() => $$props.faces[0]);
	const title = user_derived(() => either(get(card).title));
	const cost = user_derived(() => numberOf(get(card), "cost"));
	const face = user_derived(() => printedFace(get(card)));
	const body = user_derived(() => [
		"attack",
		"defense",
		"speed",
		"structure"
	].map((key) => numberOf(get(card), key)).filter((n) => n !== null));
	var li = root_3();
	var button = child(li);
	var span = child(button);
	let classes;
	var text$1 = only_child(span, true);
	var span_1 = sibling(span, 2);
	var span_2 = child(span_1);
	var text_1 = only_child(span_2, true);
	var span_3 = sibling(span_2, 2);
	var node = child(span_3);
	{
		let $0 = user_derived(() => iconOf(get(card).class, "neutral"));
		Icon(node, {
			get name() {
				return get($0);
			},
			size: "1em"
		});
	}
	var text_2 = sibling(node);
	var node_1 = sibling(text_2);
	var consequent = ($$anchor) => {
		var text_3 = text();
		template_effect(($0) => set_text(text_3, `· ${$0 ?? ""}`), [() => get(body).join("/")]);
		append($$anchor, text_3);
	};
	if_block(node_1, ($$render) => {
		if (get(body).length > 0) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root();
		var span_4 = first_child(fragment_1);
		each(span_4, 21, () => get(face).needs, ({ icon, n }) => icon, ($$anchor, $$item) => {
			let icon = () => get($$item).icon;
			let n = () => get($$item).n;
			var fragment_2 = comment();
			var node_3 = first_child(fragment_2);
			each(node_3, 17, () => ({ length: n() }), index, ($$anchor, _) => {
				Glyph($$anchor, {
					get name() {
						return icon();
					},
					size: "1.15em"
				});
			});
			append($$anchor, fragment_2);
		});
		reset(span_4);
		var span_5 = sibling(span_4, 2);
		var text_4 = only_child(span_5, true);
		template_effect(($0) => set_text(text_4, $0), [() => say("web-needs", { icons: iconWords(get(face).needs) })]);
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (get(face).needs.length > 0) $$render(consequent_1);
	});
	reset(span_3);
	reset(span_1);
	var node_4 = sibling(span_1, 2);
	var consequent_2 = ($$anchor) => {
		var span_6 = root_1();
		var text_5 = only_child(span_6);
		template_effect(($0) => set_text(text_5, `${$0 ?? ""} ${get(cost) ?? ""}`), [() => word("number-", "cost")]);
		append($$anchor, span_6);
	};
	if_block(node_4, ($$render) => {
		if (get(cost) !== null) $$render(consequent_2);
	});
	reset(button);
	var node_5 = sibling(button, 2);
	each(node_5, 17, () => $$props.faces.filter((face) => face.part !== ""), (face) => face.part, ($$anchor, face, $$index_2, $$array) => {
		const have = user_derived(() => $$props.count(get(face).part));
		var button_1 = root_2();
		let classes_1;
		var node_6 = child(button_1);
		{
			let $0 = user_derived(() => get(face).part === "evolve" ? "evolve" : "new");
			Icon(node_6, {
				get name() {
					return get($0);
				},
				size: "1em"
			});
		}
		var span_7 = sibling(node_6, 2);
		var text_6 = only_child(span_7);
		var span_8 = sibling(span_7, 2);
		let classes_2;
		var text_7 = only_child(span_8, true);
		var span_9 = sibling(span_8, 2);
		var text_8 = only_child(span_9, true);
		reset(button_1);
		template_effect(($0, $1, $2) => {
			classes_1 = set_class(button_1, 1, "add svelte-kvcxiz", null, classes_1, { full: get(have) >= get(face).copies });
			set_attribute(button_1, "title", $0);
			set_text(text_6, `${$1 ?? ""},`);
			classes_2 = set_class(span_8, 1, "have svelte-kvcxiz", null, classes_2, { some: get(have) > 0 });
			set_text(text_7, get(have));
			set_text(text_8, $2);
		}, [
			() => say("decks-add", {
				card: get(title),
				part: word("part-", get(face).part)
			}),
			() => say("decks-add", {
				card: get(title),
				part: word("part-", get(face).part)
			}),
			() => say("decks-most", { most: get(face).copies })
		]);
		delegated("click", button_1, () => $$props.onadd(get(face).part));
		append($$anchor, button_1);
	});
	reset(li);
	template_effect(($0, $1) => {
		set_class(li, 1, clsx([
			"row",
			`class-${get(card).class}`,
			{ chosen: $$props.chosen }
		]), "svelte-kvcxiz");
		set_attribute(button, "aria-pressed", $$props.chosen);
		classes = set_class(span, 1, "cost svelte-kvcxiz", null, classes, { none: get(cost) === null });
		set_text(text$1, get(cost) ?? "·");
		set_text(text_1, get(title));
		set_text(text_2, ` ${$0 ?? ""} · ${$1 ?? ""} `);
	}, [() => word("class-", get(card).class), () => word("kind-", get(card).kind)]);
	delegated("click", button, function(...$$args) {
		$$props.onchoose?.apply(this, $$args);
	});
	append($$anchor, li);
	pop();
}
delegate(["click"]);
export { CardRow };
