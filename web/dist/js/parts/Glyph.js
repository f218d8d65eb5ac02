import { append, child, from_svg, get, pop, prop, push, reset, set_attribute, set_style, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { GLYPHS } from "../lib/glyphs.js";
// src/parts/Glyph.svelte
var root = from_svg(`<svg viewBox="-1 -1 26 26" class="svelte-6hpiq"><path stroke="#fff3cf" stroke-width="1.3" stroke-linejoin="round"></path><path fill="#fffaf0" fill-rule="evenodd"></path></svg>`);
function Glyph($$anchor, $$props) {
	push($$props, true);
	/** Without a label it is decoration and is not read out. */
	let label = prop($$props, "label", 3, ""), size = prop($$props, "size", 3, "1.25em");
	const glyph = user_derived(() => GLYPHS[$$props.name]);
	var svg = root();
	let styles;
	var path = child(svg);
	var path_1 = sibling(path);
	reset(svg);
	template_effect(() => {
		set_attribute(svg, "role", label() ? "img" : void 0);
		set_attribute(svg, "aria-label", label() || void 0);
		set_attribute(svg, "aria-hidden", label() ? void 0 : "true");
		styles = set_style(svg, "", styles, {
			width: size(),
			height: size()
		});
		set_attribute(path, "d", get(glyph).ring);
		set_attribute(path, "fill", get(glyph).fill);
		set_attribute(path_1, "d", get(glyph).sign);
	});
	append($$anchor, svg);
	pop();
}
export { Glyph };
