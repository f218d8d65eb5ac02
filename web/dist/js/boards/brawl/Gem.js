import { append, child, clsx, from_svg, pop, prop, push, reset, set_attribute, set_class, set_style, sibling, template_effect } from "../../vendor/svelte.js";
import { ICONS } from "../../lib/icons.js";
// src/boards/brawl/Gem.svelte
var root = from_svg(`<svg viewBox="-1 -1 26 26" aria-hidden="true"><path class="stone svelte-1gctn5"></path><path class="sign svelte-1gctn5" transform="translate(12 12) scale(0.56) translate(-12 -12)"></path></svg>`);
function Gem($$anchor, $$props) {
	push($$props, true);
	/** An essence: each has another outline, another sign and another colour. Decoration; whoever shows it says it. */
	let spent = prop($$props, "spent", 3, false), size = prop($$props, "size", 3, "1.4em");
	const OUTLINES = {
		manipulation: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
		destruction: "M12 .500L23.5 12 12 23.5.500 12z",
		creation: "M12 .800l9.7 5.600v11.200L12 23.200l-9.7-5.600V6.400z"
	};
	var svg = root();
	let styles;
	var path = child(svg);
	var path_1 = sibling(path);
	reset(svg);
	template_effect(() => {
		set_class(svg, 0, clsx([$$props.essence, { spent: spent() }]), "svelte-1gctn5");
		styles = set_style(svg, "", styles, {
			width: size(),
			height: size()
		});
		set_attribute(path, "d", OUTLINES[$$props.essence]);
		set_attribute(path_1, "d", ICONS[$$props.essence]);
	});
	append($$anchor, svg);
	pop();
}
export { Gem };
