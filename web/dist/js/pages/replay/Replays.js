import { __exportAll } from "../../rolldown-runtime.js";
import { append, comment, first_child, get, if_block, key, pop, push, user_derived } from "../../vendor/svelte.js";
import { FromTable } from "./FromTable.js";
import { OpenReplay } from "./OpenReplay.js";
import { spotOf } from "./steps.js";
import { Viewer } from "./Viewer.js";
// src/pages/replay/Replays.svelte
var Replays_exports = /* @__PURE__ */ __exportAll({ default: () => Replays });
function Replays($$anchor, $$props) {
	push($$props, true);
	const id = user_derived(() => $$props.parts[0]);
	const table = user_derived(() => get(id) === "table" ? $$props.parts[1] : void 0);
	const spot = user_derived(() => spotOf($$props.query));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		key(node_1, () => get(table), ($$anchor) => {
			FromTable($$anchor, { get table() {
				return get(table);
			} });
		});
		append($$anchor, fragment_1);
	};
	var consequent_1 = ($$anchor) => {
		var fragment_3 = comment();
		var node_2 = first_child(fragment_3);
		key(node_2, () => get(id), ($$anchor) => {
			Viewer($$anchor, {
				get id() {
					return get(id);
				},
				get at() {
					return get(spot).at;
				},
				get eyes() {
					return get(spot).seat;
				}
			});
		});
		append($$anchor, fragment_3);
	};
	var alternate = ($$anchor) => {
		OpenReplay($$anchor, {});
	};
	if_block(node, ($$render) => {
		if (get(table)) $$render(consequent);
		else if (get(id)) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { Replays_exports };
