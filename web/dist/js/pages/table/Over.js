import { append, child, comment, first_child, from_html, get, if_block, next, only_child, pop, push, reset, set, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { say, seat, tell } from "../../lib/say.js";
import { commit } from "../../lib/seeds.js";
import { Button } from "../../parts/Button.js";
import { play } from "../../lib/sound.js";
import { keyMoment } from "./recap.js";
import { Dialog } from "../../parts/Dialog.js";
import { choosable } from "../../lib/decks.js";
import { DeckPicker } from "../../parts/DeckPicker.js";
import { go } from "../../lib/router.js";
// src/pages/table/Over.svelte
var root = from_html(`<!> <!> <!> <!>`, 1);
var root_1 = from_html(`<p class="score svelte-trffa1"> </p>`);
var root_2 = from_html(`<p class="cause svelte-trffa1"> <span class="soft"> </span></p>`);
var root_3 = from_html(`<p class="firm"><b> </b></p>`);
var root_4 = from_html(`<p class="moment svelte-trffa1"><b> </b> </p>`);
var root_5 = from_html(`<p role="status"> </p>`);
var root_6 = from_html(`<details class="svelte-trffa1"><summary class="svelte-trffa1"> </summary> <!></details>`);
var root_7 = from_html(`<p> </p> <!>`, 1);
var root_8 = from_html(`<!> <!> <!> <!> <!>`, 1);
function Over($$anchor, $$props) {
	push($$props, true);
	/** How a game ended, and what comes next. */
	const room = user_derived(() => $$props.table.room);
	const outcome = user_derived(() => get(room)?.view?.outcome ?? null);
	const won = user_derived(() => get(outcome)?.won.some((seat) => $$props.table.mine.includes(seat)) ?? false);
	const lost = user_derived(() => !get(won) && (get(outcome)?.won.length ?? 0) > 0 && $$props.table.mine.length === 1);
	const ready = user_derived(() => $$props.table.mine.every((seat) => get(room)?.seats[seat]?.ready));
	const title = user_derived(() => get(outcome)?.stopped || !get(outcome) ? say("web-over-stopped") : get(outcome).won.length === 0 ? say("web-over-drawn") : $$props.table.mine.length === 1 && get(won) ? say("web-over-won") : get(lost) ? say("web-over-lost") : say("web-over-by", { who: get(outcome).won.map((seat$1) => seat(seat$1, $$props.table.scene)).join(", ") }));
	/** The line before the one that says who won: what it was decided by. */
	const cause = user_derived(() => {
		const last = $$props.table.lines.filter((line) => !/^log-(won|wins|draw|drawn|stopped)$/.test(line.said.key)).at(-1);
		return last ? tell(last.said, $$props.table.scene) : "";
	});
	const moment = user_derived(() => get(outcome) ? keyMoment($$props.table.lines) : null);
	let closed = state("");
	let deck = state("");
	const key = user_derived(() => `${get(room)?.round} ${get(room)?.stage} ${get(room)?.fair.server_commit}`);
	const open = user_derived(() => (get(room)?.stage === "over" || get(room)?.stage === "between") && get(closed) !== get(key));
	const changeable = user_derived(() => get(room)?.stage === "over" && get(room).brings_deck && $$props.table.mine.length === 1);
	async function again() {
		if (!get(room)) return;
		const chosen = $$props.table.info && get(changeable) ? choosable($$props.table.info).find((each) => each.id === get(deck))?.value : "";
		for (const seat of $$props.table.mine) {
			const next = get(room).stage === "over" ? 1 : get(room).round + 1;
			await $$props.table.ask({
				do: "again",
				table: $$props.table.id,
				seat,
				deck: chosen ?? "",
				commit: commit($$props.table.id, seat, next)
			});
		}
	}
	user_effect(() => {
		if (get(open)) play("end");
	});
	function show() {
		set(closed, "");
	}
	var $$exports = { show };
	{
		const actions = ($$anchor) => {
			var fragment_1 = root();
			var node = first_child(fragment_1);
			Button(node, {
				onclick: () => go("/"),
				children: ($$anchor, $$slotProps) => {
					next();
					var text$1 = text();
					template_effect(($0) => set_text(text$1, $0), [() => say("web-leave")]);
					append($$anchor, text$1);
				},
				$$slots: { default: true }
			});
			var node_1 = sibling(node, 2);
			var consequent = ($$anchor) => {
				Button($$anchor, {
					icon: "play",
					onclick: () => go(`/replay/table/${$$props.table.id}`),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_1 = text();
						template_effect(($0) => set_text(text_1, $0), [() => say("web-see-replay")]);
						append($$anchor, text_1);
					},
					$$slots: { default: true }
				});
			};
			if_block(node_1, ($$render) => {
				if (get(room)?.stage === "over" && !get(room).scene) $$render(consequent);
			});
			var node_2 = sibling(node_1, 2);
			Button(node_2, {
				onclick: () => set(closed, get(key), true),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_2 = text();
					template_effect(($0) => set_text(text_2, $0), [() => say("web-see-table")]);
					append($$anchor, text_2);
				},
				$$slots: { default: true }
			});
			var node_3 = sibling(node_2, 2);
			var consequent_1 = ($$anchor) => {
				Button($$anchor, {
					kind: "primary",
					icon: "forward",
					onclick: again,
					children: ($$anchor, $$slotProps) => {
						next();
						var text_3 = text();
						template_effect(($0) => set_text(text_3, $0), [() => say(get(room)?.stage === "between" ? "web-next-game" : "web-rematch")]);
						append($$anchor, text_3);
					},
					$$slots: { default: true }
				});
			};
			if_block(node_3, ($$render) => {
				if ($$props.table.mine.length > 0 && !get(ready)) $$render(consequent_1);
			});
			append($$anchor, fragment_1);
		};
		Dialog($$anchor, {
			get title() {
				return get(title);
			},
			get open() {
				return get(open);
			},
			onclose: () => set(closed, get(key), true),
			actions,
			children: ($$anchor, $$slotProps) => {
				var fragment_8 = root_8();
				var node_4 = first_child(fragment_8);
				var consequent_2 = ($$anchor) => {
					var p = root_1();
					var text_4 = only_child(p, true);
					template_effect(($0) => set_text(text_4, $0), [() => get(room).seats.map((seat$2, i) => `${seat(i, $$props.table.scene)} ${seat$2.wins}`).join(" – ")]);
					append($$anchor, p);
				};
				if_block(node_4, ($$render) => {
					if (get(room) && get(room).best_of > 1) $$render(consequent_2);
				});
				var node_5 = sibling(node_4, 2);
				var consequent_3 = ($$anchor) => {
					var p_1 = root_2();
					var text_5 = child(p_1);
					var span = sibling(text_5);
					var text_6 = only_child(span, true);
					reset(p_1);
					template_effect(($0) => {
						set_text(text_5, `${get(cause) ?? ""} `);
						set_text(text_6, $0);
					}, [() => say("web-over-turns", { n: get(room)?.view?.turn ?? 0 })]);
					append($$anchor, p_1);
				};
				if_block(node_5, ($$render) => {
					if (get(cause) && get(outcome)) $$render(consequent_3);
				});
				var node_6 = sibling(node_5, 2);
				var consequent_4 = ($$anchor) => {
					var p_2 = root_3();
					var b = child(p_2);
					var text_7 = only_child(b, true);
					reset(p_2);
					template_effect(($0) => set_text(text_7, $0), [() => say("web-over-firm")]);
					append($$anchor, p_2);
				};
				if_block(node_6, ($$render) => {
					if (get(room)?.firm && get(outcome) && get(outcome).won.length > 0) $$render(consequent_4);
				});
				var node_7 = sibling(node_6, 2);
				var consequent_5 = ($$anchor) => {
					var p_3 = root_4();
					var b_1 = child(p_3);
					var text_8 = only_child(b_1, true);
					var text_9 = sibling(b_1);
					reset(p_3);
					template_effect(($0, $1) => {
						set_text(text_8, $0);
						set_text(text_9, ` ${$1 ?? ""}`);
					}, [() => say("web-over-moment", { n: get(moment).turn }), () => tell(get(moment).line.said, $$props.table.scene)]);
					append($$anchor, p_3);
				};
				if_block(node_7, ($$render) => {
					if (get(moment)) $$render(consequent_5);
				});
				var node_8 = sibling(node_7, 2);
				var consequent_8 = ($$anchor) => {
					var fragment_9 = comment();
					var node_9 = first_child(fragment_9);
					var consequent_6 = ($$anchor) => {
						var p_4 = root_5();
						var text_10 = only_child(p_4, true);
						template_effect(($0) => set_text(text_10, $0), [() => say("web-again-wait")]);
						append($$anchor, p_4);
					};
					var alternate = ($$anchor) => {
						var fragment_10 = root_7();
						var p_5 = first_child(fragment_10);
						var text_11 = only_child(p_5, true);
						var node_10 = sibling(p_5, 2);
						var consequent_7 = ($$anchor) => {
							var details = root_6();
							var summary = child(details);
							var text_12 = only_child(summary, true);
							var node_11 = sibling(summary, 2);
							{
								let $0 = user_derived(() => say("web-your-deck"));
								DeckPicker(node_11, {
									get game() {
										return $$props.table.info;
									},
									get legend() {
										return get($0);
									},
									get id() {
										return get(deck);
									},
									set id($$value) {
										set(deck, $$value, true);
									}
								});
							}
							reset(details);
							template_effect(($0) => set_text(text_12, $0), [() => say("web-other-deck")]);
							append($$anchor, details);
						};
						if_block(node_10, ($$render) => {
							if (get(changeable) && $$props.table.info) $$render(consequent_7);
						});
						template_effect(($0) => set_text(text_11, $0), [() => say(get(room)?.stage === "between" ? "web-between-means" : "web-over-means")]);
						append($$anchor, fragment_10);
					};
					if_block(node_9, ($$render) => {
						if (get(ready)) $$render(consequent_6);
						else $$render(alternate, -1);
					});
					append($$anchor, fragment_9);
				};
				if_block(node_8, ($$render) => {
					if ($$props.table.mine.length > 0) $$render(consequent_8);
				});
				append($$anchor, fragment_8);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	return pop($$exports);
}
export { Over };
