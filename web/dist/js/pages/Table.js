import { __exportAll } from "../rolldown-runtime.js";
import { append, comment, first_child, get, key, pop, push, user_derived } from "../vendor/svelte.js";
import { TableRoom } from "./table/TableRoom.js";
// src/pages/Table.svelte
var Table_exports = /* @__PURE__ */ __exportAll({ default: () => Table });
function Table($$anchor, $$props) {
	push($$props, true);
	const id = user_derived(() => $$props.parts[0] ?? "");
	var fragment = comment();
	var node = first_child(fragment);
	key(node, () => get(id), ($$anchor) => {
		{
			let $0 = user_derived(() => $$props.query.get("deck") ?? "");
			TableRoom($$anchor, {
				get id() {
					return get(id);
				},
				get wish() {
					return get($0);
				}
			});
		}
	});
	append($$anchor, fragment);
	pop();
}
export { Table_exports };
