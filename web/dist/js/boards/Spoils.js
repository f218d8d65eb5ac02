import { __exportAll } from "../rolldown-runtime.js";
import { get, pop, push, rest_props, spread_props, user_derived } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { Stage } from "./parts/Stage.js";
import { Arena } from "./spoils/Arena.js";
// src/boards/Spoils.svelte
var Spoils_exports = /* @__PURE__ */ __exportAll({ default: () => Spoils });
var rest_excludes = /* @__PURE__ */ new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Spoils($$anchor, $$props) {
	push($$props, true);
	/** The table of The Spoils. */
	let props = rest_props($$props, rest_excludes);
	{
		let $0 = user_derived(() => say("web-board"));
		Stage($$anchor, {
			get view() {
				return $$props.view;
			},
			get label() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				Arena($$anchor, spread_props(() => props));
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Spoils_exports };
