import { append, child, each, from_svg, get, index, pop, prop, props_id, push, reset, set_attribute, sibling, template_effect, user_derived } from "../vendor/svelte.js";
import { picture } from "../lib/art.js";
// src/parts/Art.svelte
var root = from_svg(`<path></path>`);
var root_1 = from_svg(`<svg viewBox="0 0 100 84" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="svelte-ff7mr"><defs><linearGradient x1="0" y1="0" x2="0" y2="1"><stop offset="0"></stop><stop offset="1"></stop></linearGradient><radialGradient><stop offset="0" stop-opacity="0.9"></stop><stop offset="0.42" stop-opacity="0.28"></stop><stop offset="1" stop-opacity="0"></stop></radialGradient></defs><rect width="100" height="84"></rect><circle></circle><circle></circle><!></svg>`);
function Art($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	let evolved = prop($$props, "evolved", 3, false);
	const drawn = user_derived(() => picture($$props.name, $$props.kind, $$props.group, evolved(), $$props.cost));
	var svg = root_1();
	var defs = child(svg);
	var linearGradient = child(defs);
	var stop = child(linearGradient);
	var stop_1 = sibling(stop);
	reset(linearGradient);
	var radialGradient = sibling(linearGradient);
	var stop_2 = child(radialGradient);
	var stop_3 = sibling(stop_2);
	var stop_4 = sibling(stop_3);
	reset(radialGradient);
	reset(defs);
	var rect = sibling(defs);
	var circle = sibling(rect);
	var circle_1 = sibling(circle);
	var node = sibling(circle_1);
	each(node, 17, () => get(drawn).shapes, index, ($$anchor, shape) => {
		var path = root();
		template_effect(() => {
			set_attribute(path, "d", get(shape).d);
			set_attribute(path, "fill", get(shape).fill);
			set_attribute(path, "fill-opacity", get(shape).opacity ?? 1);
			set_attribute(path, "fill-rule", get(shape).put ? "evenodd" : void 0);
			set_attribute(path, "transform", get(shape).put);
		});
		append($$anchor, path);
	});
	reset(svg);
	template_effect(() => {
		set_attribute(linearGradient, "id", id);
		set_attribute(stop, "stop-color", get(drawn).sky[0]);
		set_attribute(stop_1, "stop-color", get(drawn).sky[1]);
		set_attribute(radialGradient, "id", `${id}-disc`);
		set_attribute(stop_2, "stop-color", get(drawn).disc.fill);
		set_attribute(stop_3, "stop-color", get(drawn).disc.fill);
		set_attribute(stop_4, "stop-color", get(drawn).disc.fill);
		set_attribute(rect, "fill", `url(#${id})`);
		set_attribute(circle, "cx", get(drawn).disc.x);
		set_attribute(circle, "cy", get(drawn).disc.y);
		set_attribute(circle, "r", get(drawn).disc.r * 3);
		set_attribute(circle, "fill", `url(#${id}-disc)`);
		set_attribute(circle_1, "cx", get(drawn).disc.x);
		set_attribute(circle_1, "cy", get(drawn).disc.y);
		set_attribute(circle_1, "r", get(drawn).disc.r);
		set_attribute(circle_1, "fill", get(drawn).disc.fill);
	});
	append($$anchor, svg);
	pop();
}
export { Art };
