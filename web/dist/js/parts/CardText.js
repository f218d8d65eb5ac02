import { append, child, comment, each, first_child, from_html, get, if_block, index, only_child, pop, push, reset, set_attribute, set_text, sibling, template_effect, text } from "../vendor/svelte.js";
import { iconOf } from "../lib/icons.js";
import { known, say } from "../lib/say.js";
import { Icon } from "./Icon.js";
// src/parts/CardText.svelte
var root = from_html(`<span class="cost svelte-hbbguh" role="img"> </span>`);
var root_1 = from_html(`<span class="sign svelte-hbbguh"><!> </span>`);
var root_2 = from_html(`<p class="svelte-hbbguh"></p>`);
function CardText($$anchor, $$props) {
	push($$props, true);
	/** Lines of a card with the signs of its language: `[fanfare]`, `[cost02]`. */
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
	function bits(line) {
		return line.split(/(\[[a-z]+\d*\])/).filter(Boolean).map((part) => {
			const [, key = "", number = ""] = /^\[([a-z]+)(\d*)\]$/.exec(part) ?? [];
			if (key === "cost") return {
				text: say("sign-cost", { n: Number(number) }),
				cost: Number(number)
			};
			const found = WORDS.map((kind) => kind + (SPELT[key] ?? key)).find(known);
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
		var p = root_2();
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
				var span_1 = root_1();
				var node_2 = child(span_1);
				Icon(node_2, {
					get name() {
						return get(bit).icon;
					},
					size: "1em"
				});
				var text_1 = sibling(node_2);
				reset(span_1);
				template_effect(() => set_text(text_1, ` ${get(bit).text ?? ""}`));
				append($$anchor, span_1);
			};
			var alternate = ($$anchor) => {
				var text_2 = text();
				template_effect(() => set_text(text_2, get(bit).text));
				append($$anchor, text_2);
			};
			if_block(node_1, ($$render) => {
				if (get(bit).cost !== void 0) $$render(consequent);
				else if (get(bit).icon) $$render(consequent_1, 1);
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
