import { append, child, each, from_html, get, if_block, only_child, pop, push, reset, set, set_attribute, set_text, sibling, state, template_effect, user_derived, user_effect } from "../../vendor/svelte.js";
import { socket } from "../../lib/live.js";
import { listedName } from "../../lib/names.js";
import { say } from "../../lib/say.js";
import { modeOf } from "../../lib/seating.js";
import { Icon } from "../../parts/Icon.js";
// src/pages/home/OpenTables.svelte
var root = from_html(`<span class="soft"><!> </span>`);
var root_1 = from_html(`<li><a class="svelte-zivffd"><b> </b> <span class="soft"> </span> <!> <!> <span class="go svelte-zivffd"> </span></a></li>`);
var root_2 = from_html(`<ul class="svelte-zivffd"></ul>`);
var root_3 = from_html(`<p class="soft"> </p>`);
var root_4 = from_html(`<section aria-labelledby="open-tables" class="svelte-zivffd"><h2 id="open-tables" class="svelte-zivffd"> </h2> <!></section>`);
function OpenTables($$anchor, $$props) {
	push($$props, true);
	let rows = state(null);
	user_effect(() => {
		const stop = socket.hear((tell) => {
			if (tell.is === "lobby") set(rows, tell.tables);
		});
		socket.lobby();
		return stop;
	});
	const title = (key) => $$props.games.find((game) => game.key === key)?.title ?? key;
	/** What is not as usual about a table. */
	function unusual(row) {
		const game = $$props.games.find((each) => each.key === row.game);
		const mode = game && modeOf(game, row.mode);
		const usual = game?.modes[0];
		return [mode && mode !== usual ? say(`mode-${mode.key}`, {}, row.game) : "", mode && row.seating && row.seating !== mode.seatings[0]?.key ? say(`seating-${row.seating}`, {}, row.game) : ""];
	}
	const players = (row) => row.names.map((name) => listedName(name) || say("web-seat-open")).join(" – ");
	var section = root_4();
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent_2 = ($$anchor) => {
		var ul = root_2();
		each(ul, 21, () => get(rows), (row) => row.table, ($$anchor, row) => {
			var li = root_1();
			var a = child(li);
			var b = child(a);
			var text_1 = only_child(b, true);
			var span = sibling(b, 2);
			var text_2 = only_child(span, true);
			var node_1 = sibling(span, 2);
			var consequent = ($$anchor) => {
				var span_1 = root();
				var node_2 = child(span_1);
				{
					let $0 = user_derived(() => say("web-clock"));
					Icon(node_2, {
						name: "clock",
						size: "1em",
						get label() {
							return get($0);
						}
					});
				}
				var text_3 = sibling(node_2);
				reset(span_1);
				template_effect(($0) => set_text(text_3, ` ${$0 ?? ""} min`), [() => Math.round(get(row).clock.reserve_s / 60)]);
				append($$anchor, span_1);
			};
			if_block(node_1, ($$render) => {
				if (get(row).clock) $$render(consequent);
			});
			var node_3 = sibling(node_1, 2);
			var consequent_1 = ($$anchor) => {
				var span_2 = root();
				var node_4 = child(span_2);
				{
					let $0 = user_derived(() => say("web-watchers", { n: get(row).watchers }));
					Icon(node_4, {
						name: "eye",
						size: "1em",
						get label() {
							return get($0);
						}
					});
				}
				var text_4 = sibling(node_4);
				reset(span_2);
				template_effect(() => set_text(text_4, ` ${get(row).watchers ?? ""}`));
				append($$anchor, span_2);
			};
			if_block(node_3, ($$render) => {
				if (get(row).watchers > 0) $$render(consequent_1);
			});
			var span_3 = sibling(node_3, 2);
			var text_5 = only_child(span_3, true);
			reset(a);
			reset(li);
			template_effect(($0, $1, $2) => {
				set_attribute(a, "href", `#/t/${get(row).table ?? ""}`);
				set_text(text_1, $0);
				set_text(text_2, $1);
				set_text(text_5, $2);
			}, [
				() => players(get(row)),
				() => [
					title(get(row).game),
					...unusual(get(row)),
					say(`web-stage-${get(row).stage}`),
					get(row).best_of > 1 ? say("web-best-of-three") : ""
				].filter(Boolean).join(" · "),
				() => get(row).names.includes("") ? say("web-join-table") : say("web-watch-table")
			]);
			append($$anchor, li);
		});
		reset(ul);
		append($$anchor, ul);
	};
	var alternate = ($$anchor) => {
		var p = root_3();
		var text_6 = only_child(p, true);
		template_effect(($0) => set_text(text_6, $0), [() => say("web-no-tables")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(rows) && get(rows).length > 0) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => set_text(text, $0), [() => say("web-open-tables")]);
	append($$anchor, section);
	pop();
}
export { OpenTables };
