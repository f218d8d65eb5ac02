import { append, child, comment, delegate, delegated, each, first_child, from_html, get, only_child, pop, prop, push, reset, set_attribute, set_text, sibling, template_effect, user_derived } from "../../vendor/svelte.js";
import { say, word } from "../../lib/say.js";
import { CLASS, COST, KIND, setTo, toggle } from "./query.js";
// src/pages/decks/Filters.svelte
var root = from_html(`<button type="button" class="chip svelte-1muwl70"> </button>`);
var root_1 = from_html(`<div class="row svelte-1muwl70" role="group"><span class="title svelte-1muwl70" aria-hidden="true"> </span> <!></div>`);
function Filters($$anchor, $$props) {
	push($$props, true);
	/** Whether cards have a cost. */
	let query = prop($$props, "query", 15);
	/** Costs have a button each up to the last, which means "and above". */
	const LAST = 7;
	const costs = [...Array(LAST).keys()].map((n) => ({
		value: String(n),
		label: String(n)
	}));
	const rows = user_derived(() => [
		{
			filter: CLASS,
			title: say("decks-filter-class"),
			buttons: $$props.classes.map((value) => ({
				value,
				label: word("class-", value)
			}))
		},
		{
			filter: KIND,
			title: say("decks-filter-kind"),
			buttons: $$props.kinds.map((value) => ({
				value,
				label: word("kind-", value)
			}))
		},
		{
			filter: COST,
			title: say("decks-filter-cost"),
			buttons: $$props.priced ? [...costs, {
				value: `>=${LAST}`,
				label: `${LAST}+`
			}] : []
		}
	]);
	var fragment = comment();
	var node = first_child(fragment);
	each(node, 17, () => get(rows).filter((each) => each.buttons.length > 0), (row) => row.filter.long, ($$anchor, row) => {
		var div = root_1();
		var span = child(div);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		each(node_1, 17, () => get(row).buttons, ({ value, label }) => value, ($$anchor, $$item) => {
			let value = () => get($$item).value;
			let label = () => get($$item).label;
			var button = root();
			var text_1 = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-pressed", $0);
				set_text(text_1, label());
			}, [() => setTo(query(), get(row).filter) === value()]);
			delegated("click", button, () => query(toggle(query(), get(row).filter, value())));
			append($$anchor, button);
		});
		reset(div);
		template_effect(() => {
			set_attribute(div, "aria-label", get(row).title);
			set_text(text, get(row).title);
		});
		append($$anchor, div);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Filters };
