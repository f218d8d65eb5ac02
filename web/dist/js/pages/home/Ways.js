import { append, child, delegate, delegated, each, from_html, get, only_child, pop, push, reset, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say } from "../../lib/say.js";
import { Art } from "../../parts/Art.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/home/Ways.svelte
var root = from_html(`<li><button type="button" class="svelte-tafrby"><span class="art svelte-tafrby"><!></span> <span class="words svelte-tafrby"><span class="icon svelte-tafrby"><!></span> <strong class="svelte-tafrby"> </strong> <span class="soft"> </span></span></button></li>`);
var root_1 = from_html(`<ul class="ways svelte-tafrby"></ul>`);
function Ways($$anchor, $$props) {
	push($$props, true);
	/** The three doors. */
	const ways = user_derived(() => [
		{
			key: "bot",
			icon: "bot",
			group: land(2),
			seed: "The clever machine",
			go: $$props.onbot
		},
		{
			key: "friend",
			icon: "friends",
			group: land(0),
			seed: "Two at a table",
			go: $$props.onfriend
		},
		{
			key: $$props.game?.lessons === 0 ? "rules" : "learn",
			icon: "book",
			group: land(4),
			seed: "First lessons",
			go: $$props.onlearn
		}
	]);
	/** Each door shows a land of the game that is chosen. */
	function land(n) {
		const decks = $$props.game?.decks ?? [];
		return decks[n % Math.max(1, decks.length)]?.class ?? "neutral";
	}
	var ul = root_1();
	each(ul, 21, () => get(ways), (way) => way.key, ($$anchor, way) => {
		var li = root();
		var button = child(li);
		var span = child(button);
		var node = child(span);
		Art(node, {
			get name() {
				return get(way).seed;
			},
			kind: "follower",
			get group() {
				return get(way).group;
			}
		});
		reset(span);
		var span_1 = sibling(span, 2);
		var span_2 = child(span_1);
		var node_1 = child(span_2);
		Icon(node_1, {
			get name() {
				return get(way).icon;
			},
			size: "26px"
		});
		reset(span_2);
		var strong = sibling(span_2, 2);
		var text = only_child(strong, true);
		var span_3 = sibling(strong, 2);
		var text_1 = only_child(span_3, true);
		reset(span_1);
		reset(button);
		reset(li);
		template_effect(($0, $1) => {
			button.disabled = $$props.busy;
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => say(`web-way-${get(way).key}`), () => say(`web-way-${get(way).key}-means`)]);
		delegated("click", button, function(...$$args) {
			get(way).go?.apply(this, $$args);
		});
		append($$anchor, li);
	});
	reset(ul);
	append($$anchor, ul);
	pop();
}
delegate(["click"]);
export { Ways };
