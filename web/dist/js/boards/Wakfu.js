import { __exportAll } from "../rolldown-runtime.js";
import { get, pop, push, rest_props, spread_props, user_derived } from "../vendor/svelte.js";
import { say } from "../lib/say.js";
import { Stage } from "./parts/Stage.js";
import { Table } from "./wakfu/Table.js";
// src/boards/Wakfu.svelte
var Wakfu_exports = /* @__PURE__ */ __exportAll({ default: () => Wakfu });
var rest_excludes = /* @__PURE__ */ new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Wakfu($$anchor, $$props) {
	push($$props, true);
	/** The table of Wakfu TCG. */
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
				Table($$anchor, spread_props(() => props));
			},
			$$slots: { default: true }
		});
	}
	pop();
}
export { Wakfu_exports };
