import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, text } from "../vendor/svelte.js";
import { iconOf } from "../lib/icons.js";
import { known, say, word } from "../lib/say.js";
import { glyphOf } from "../lib/glyphs.js";
import { Glyph } from "./Glyph.js";
import { Icon } from "./Icon.js";
// src/parts/CardText.svelte
var root = from_html(`<span class="cost svelte-hbbguh" role="img"> </span>`);
var root_1 = from_html(`<b class="head svelte-hbbguh"> </b>`);
var root_2 = from_html(`<span class="sign svelte-hbbguh"><!> </span>`);
var root_3 = from_html(`<p class="svelte-hbbguh"></p>`);
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
	const HEAD = /(^|\| )(\p{Lu}[\p{Lu}’'-]{2,}(?: [\p{Lu}’'-]+)*)(?=[\s:|]|$)/gu;
	function bits(line) {
		return line.replace(HEAD, "$1$2").split(/(\[[a-z]+\d*\]|\[[A-Z]\]|\u{2}[^\u{2}]+\u{2})/u).filter(Boolean).map((part) => {
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
	each(node, 17, () => $$props.lines, index, ($$anchor, line) => {
		var p = root_3();
		each(p, 21, () => bits(get(line)), index, ($$anchor, bit) => {
			var fragment_1 = comment();
			var node_1 = first_child(fragment_1);
			var consequent = ($$anchor) => {
				var span = root();
				var text = only_child(span, true);
				template_effect(() => {
					set_attribute(span, "aria-label", get(bit).text);
					set_text(text, get(bit).cost);
				});
				append($$anchor, span);
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
				var text_1 = only_child(b, true);
				template_effect(() => set_text(text_1, get(bit).text));
				append($$anchor, b);
			};
			var consequent_3 = ($$anchor) => {
				var span_1 = root_2();
				var node_2 = child(span_1);
				Icon(node_2, {
					get name() {
						return get(bit).icon;
					},
					size: "1em"
				});
				var text_2 = sibling(node_2);
				reset(span_1);
				template_effect(() => set_text(text_2, ` ${get(bit).text ?? ""}`));
				append($$anchor, span_1);
			};
			var alternate = ($$anchor) => {
				var text_3 = text();
				template_effect(() => set_text(text_3, get(bit).text));
				append($$anchor, text_3);
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
		reset(p);
		append($$anchor, p);
	});
	append($$anchor, fragment);
	pop();
}
export { CardText };
