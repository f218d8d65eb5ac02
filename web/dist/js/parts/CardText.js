import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, text, user_derived } from "../vendor/svelte.js";
import { iconOf } from "../lib/icons.js";
import { known, say, word } from "../lib/say.js";
import { glyphOf } from "../lib/glyphs.js";
import { Glyph } from "./Glyph.js";
import { Icon } from "./Icon.js";
// src/parts/CardText.svelte
var root = from_html(`<span class="cost svelte-hbbguh" role="img"> </span>`);
var root_1 = from_html(`<b class="head svelte-hbbguh"> </b>`);
var root_2 = from_html(`<span class="sign svelte-hbbguh"><!> </span>`);
var root_3 = from_html(`<span class="row svelte-hbbguh"></span>`);
var root_4 = from_html(`<p class="svelte-hbbguh"></p>`);
function CardText($$anchor, $$props) {
	push($$props, true);
	/** Lines of a card with the signs of its language: `[fanfare]`, `[cost02]`, `[O]`, and heads in capitals. */
	/** Where a game has the words of its signs; what has a name already is not named twice. */
	const WORDS = [
		"sign-",
		"class-",
		"head-",
		"mark-",
		"number-"
	];
	const SPELT = { lastwords: "last-words" };
	const NAMES = {
		act: "ability",
		attack: "sword",
		defense: "shield",
		engage: "turned"
	};
	/** What an ability and its parts are called stands in capitals at the beginning. */
	const HEAD = /^(\p{Lu}[\p{Lu}’'-]{2,}(?: [\p{Lu}’'-]+)*)(?=[\s:]|$)/u;
	/** `A | COST: … | EFFECT: …` has a row for each part; `||` begins another of several texts. */
	const paragraphs = user_derived(() => $$props.lines.flatMap((line) => line.split(" || ")).map((text) => text.split(" | ").map(bits)));
	function bits(line) {
		return line.replace(HEAD, "$1").split(/(\[[a-z]+\d*\]|\[[A-Z]\]|\u{2}[^\u{2}]+\u{2})/u).filter(Boolean).map((part) => {
			if (part.startsWith("")) return {
				text: part.slice(1, -1),
				head: true
			};
			const glyph = glyphOf(/^\[([A-Z])\]$/.exec(part)?.[1] ?? "");
			if (glyph) return {
				text: word("number-", glyph),
				glyph
			};
			const [, key = "", number = ""] = /^\[([a-z]+)(\d*)\]$/.exec(part) ?? [];
			if (key === "cost") return {
				text: say("sign-cost", { n: Number(number) }),
				cost: Number(number)
			};
			const found = WORDS.map((kind) => kind + (SPELT[key] ?? key)).find((each) => known(each));
			if (!key || !found) return { text: part };
			return {
				text: say(found),
				icon: NAMES[key] ?? iconOf(key, found.startsWith("class-") ? "neutral" : void 0)
			};
		});
	}
	var fragment = comment();
	var node = first_child(fragment);
	each(node, 17, () => get(paragraphs), index, ($$anchor, rows) => {
		var p = root_4();
		each(p, 21, () => get(rows), index, ($$anchor, row) => {
			var span = root_3();
			each(span, 21, () => get(row), index, ($$anchor, bit) => {
				var fragment_1 = comment();
				var node_1 = first_child(fragment_1);
				var consequent = ($$anchor) => {
					var span_1 = root();
					var text_1 = only_child(span_1, true);
					template_effect(() => {
						set_attribute(span_1, "aria-label", get(bit).text);
						set_text(text_1, get(bit).cost);
					});
					append($$anchor, span_1);
				};
				var consequent_1 = ($$anchor) => {
					Glyph($$anchor, {
						get name() {
							return get(bit).glyph;
						},
						get label() {
							return get(bit).text;
						},
						size: "1.2em"
					});
				};
				var consequent_2 = ($$anchor) => {
					var b = root_1();
					var text_2 = only_child(b, true);
					template_effect(() => set_text(text_2, get(bit).text));
					append($$anchor, b);
				};
				var consequent_3 = ($$anchor) => {
					var span_2 = root_2();
					var node_2 = child(span_2);
					Icon(node_2, {
						get name() {
							return get(bit).icon;
						},
						size: "1em"
					});
					var text_3 = sibling(node_2);
					reset(span_2);
					template_effect(() => set_text(text_3, ` ${get(bit).text ?? ""}`));
					append($$anchor, span_2);
				};
				var alternate = ($$anchor) => {
					var text_4 = text();
					template_effect(() => set_text(text_4, get(bit).text));
					append($$anchor, text_4);
				};
				if_block(node_1, ($$render) => {
					if (get(bit).cost !== void 0) $$render(consequent);
					else if (get(bit).glyph) $$render(consequent_1, 1);
					else if (get(bit).head) $$render(consequent_2, 2);
					else if (get(bit).icon) $$render(consequent_3, 3);
					else $$render(alternate, -1);
				});
				append($$anchor, fragment_1);
			});
			reset(span);
			append($$anchor, span);
		});
		reset(p);
		append($$anchor, p);
	});
	append($$anchor, fragment);
	pop();
}
export { CardText };
