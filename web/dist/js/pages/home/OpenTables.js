import { append, child, first_child, from_html, get, if_block, next, noop, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { socket } from "../../lib/live.js";
import { isBlocked } from "../../lib/people.js";
import { say } from "../../lib/say.js";
import { modeOf } from "../../lib/seating.js";
import { Button } from "../../parts/Button.js";
import { Icon } from "../../parts/Icon.js";
import { Rows } from "./Rows.js";
// src/pages/home/OpenTables.svelte
var root = from_html(`<span class="soft"><!> </span>`);
var root_1 = from_html(`<span class="soft"> </span> <!> <!> <span class="go"> </span>`, 1);
var root_2 = from_html(`<p class="soft"> </p>`);
var root_3 = from_html(`<section aria-labelledby="open-tables" class="svelte-zivffd"><div class="head svelte-zivffd"><h2 id="open-tables" class="svelte-zivffd"> </h2> <!></div> <!></section>`);
function OpenTables($$anchor, $$props) {
	push($$props, true);
	/** The game that is chosen. */
	/** Plays with whoever waits. */
	let rows = state([]);
	/** Whom this device does not want to meet it is not shown. */
	const shown = user_derived(() => get(rows).filter((row) => !row.players.some(isBlocked)));
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
	var section = root_3();
	var div = child(section);
	var h2 = child(div);
	var text$1 = only_child(h2, true);
	var node = sibling(h2, 2);
	Button(node, {
		icon: "friends",
		get disabled() {
			return $$props.busy;
		},
		get onclick() {
			return $$props.onquick;
		},
		children: ($$anchor, $$slotProps) => {
			next();
			var text_1 = text();
			template_effect(($0) => set_text(text_1, $0), [() => say("web-quick", { game: $$props.game?.title ?? "" })]);
			append($$anchor, text_1);
		},
		$$slots: { default: true }
	});
	reset(div);
	var node_1 = sibling(div, 2);
	var consequent_2 = ($$anchor) => {
		{
			const more = ($$anchor, row = noop) => {
				var fragment_2 = root_1();
				var span = first_child(fragment_2);
				var text_2 = only_child(span, true);
				var node_2 = sibling(span, 2);
				var consequent = ($$anchor) => {
					var span_1 = root();
					var node_3 = child(span_1);
					{
						let $0 = user_derived(() => say("web-clock"));
						Icon(node_3, {
							name: "clock",
							size: "1em",
							get label() {
								return get($0);
							}
						});
					}
					var text_3 = sibling(node_3);
					reset(span_1);
					template_effect(($0) => set_text(text_3, ` ${$0 ?? ""} min`), [() => Math.round(row().clock.reserve_s / 60)]);
					append($$anchor, span_1);
				};
				if_block(node_2, ($$render) => {
					if (row().clock) $$render(consequent);
				});
				var node_4 = sibling(node_2, 2);
				var consequent_1 = ($$anchor) => {
					var span_2 = root();
					var node_5 = child(span_2);
					{
						let $0 = user_derived(() => say("web-watchers", { n: row().watchers }));
						Icon(node_5, {
							name: "eye",
							size: "1em",
							get label() {
								return get($0);
							}
						});
					}
					var text_4 = sibling(node_5);
					reset(span_2);
					template_effect(() => set_text(text_4, ` ${row().watchers ?? ""}`));
					append($$anchor, span_2);
				};
				if_block(node_4, ($$render) => {
					if (row().watchers > 0) $$render(consequent_1);
				});
				var span_3 = sibling(node_4, 2);
				var text_5 = only_child(span_3, true);
				template_effect(($0, $1) => {
					set_text(text_2, $0);
					set_text(text_5, $1);
				}, [() => [
					title(row().game),
					...unusual(row()),
					say(`web-stage-${row().stage}`),
					row().best_of > 1 ? say("web-best-of-three") : ""
				].filter(Boolean).join(" · "), () => row().names.includes("") ? say("web-join-table") : say("web-watch-table")]);
				append($$anchor, fragment_2);
			};
			Rows($$anchor, {
				get rows() {
					return get(shown);
				},
				to: "t",
				nobody: "web-seat-open",
				more,
				$$slots: { more: true }
			});
		}
	};
	var alternate = ($$anchor) => {
		var p = root_2();
		var text_6 = only_child(p, true);
		template_effect(($0) => set_text(text_6, $0), [() => say("web-no-tables")]);
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (get(shown).length > 0) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => set_text(text$1, $0), [() => say("web-open-tables")]);
	append($$anchor, section);
	pop();
}
export { OpenTables };
