import { append, from_svg, only_child, pop, prop, push, set_attribute, set_style, template_effect } from "../vendor/svelte.js";
import { ICONS } from "../lib/icons.js";
// src/parts/Icon.svelte
var root = from_svg(`<svg viewBox="0 0 24 24" class="svelte-dlgoph"><path class="svelte-dlgoph"></path></svg>`);
function Icon($$anchor, $$props) {
	push($$props, true);
	/** Without a label it is decoration and is not read out. */
	let label = prop($$props, "label", 3, ""), size = prop($$props, "size", 3, "1.25em");
	var svg = root();
	let styles;
	var path = only_child(svg);
	template_effect(() => {
		set_attribute(svg, "role", label() ? "img" : void 0);
		set_attribute(svg, "aria-label", label() || void 0);
		set_attribute(svg, "aria-hidden", label() ? void 0 : "true");
		styles = set_style(svg, "", styles, {
			width: size(),
			height: size()
		});
		set_attribute(path, "d", ICONS[$$props.name]);
	});
	append($$anchor, svg);
	pop();
}
export { Icon };
