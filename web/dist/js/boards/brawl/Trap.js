import { append, child, clsx, from_html, get, if_block, only_child, pop, push, reset, set_class, set_text, template_effect, user_derived } from "../../vendor/svelte.js";
import { Icon } from "../../parts/Icon.js";
// src/boards/brawl/Trap.svelte
var root = from_html(`<b class="svelte-1twidnf"> </b>`);
var root_1 = from_html(`<span aria-hidden="true"><!></span>`);
function Trap($$anchor, $$props) {
	push($$props, true);
	/** A trap on its hex: its back, or what it does for whoever knows it. Decoration, the hex says it. */
	const SIGNS = {
		stun: "spark",
		immobilise: "immobilised"
	};
	const bare = user_derived(() => $$props.card.slug.replace(/#\d+$/, ""));
	const damage = user_derived(() => /^damage-(\d)$/.exec(get(bare))?.[1] ?? null);
	var span = root_1();
	var node = child(span);
	var consequent = ($$anchor) => {
		var b = root();
		var text = only_child(b);
		template_effect(() => set_text(text, `−${get(damage) ?? ""}`));
		append($$anchor, b);
	};
	var alternate = ($$anchor) => {
		{
			let $0 = user_derived(() => $$props.card.name === null ? "trap" : SIGNS[get(bare)] ?? "trap");
			Icon($$anchor, {
				get name() {
					return get($0);
				},
				size: "72%"
			});
		}
	};
	if_block(node, ($$render) => {
		if (get(damage) !== null && $$props.card.name !== null) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(span);
	template_effect(() => set_class(span, 1, clsx(["trap", { known: $$props.card.name !== null }]), "svelte-1twidnf"));
	append($$anchor, span);
	pop();
}
export { Trap };
