import { $document, append, await_block, bind_this, child, clsx, comment, component, delegate, delegated, each, event, first_child, from_html, get, if_block, noop, only_child, pop, proxy, push, reset, set, set_attribute, set_class, set_text, sibling, state, template_effect, to_array, untrack, user_derived, user_effect } from "../../vendor/svelte.js";
import { boardOf } from "../../boards/registry.js";
import { aimOf } from "../../lib/aims.js";
import { giveHands, sameSpot, spotKey } from "../../lib/hands.js";
import { nothing, sortOffers } from "../../lib/offers.js";
import { say } from "../../lib/say.js";
import { ui } from "../../lib/store/ui.js";
import { ClauseDialog } from "../../parts/ClauseDialog.js";
import { Dialog } from "../../parts/Dialog.js";
import { LogLines } from "../../parts/LogLines.js";
import { Announcer } from "./Announcer.js";
import { Banners } from "./Banners.js";
import { ChatPanel } from "./ChatPanel.js";
import { Curtain } from "./Curtain.js";
import { Flash } from "./Flash.js";
import { Foreseeing } from "./foresee.js";
import { Inspector } from "./Inspector.js";
import { attend } from "./focus.js";
import { keys } from "./keys.js";
import { Looking } from "./looking.js";
import { OptionMenu } from "./OptionMenu.js";
import { Over } from "./Over.js";
import { Prompt } from "./Prompt.js";
import { Recap } from "./Recap2.js";
import { SceneNote } from "./SceneNote.js";
import { Tools } from "./Tools.js";
import { ZoneDialog } from "./ZoneDialog.js";
// src/pages/table/Play.svelte
var root = from_html(`<div class="felt svelte-tq0rzl"><!> <!> <!></div> <!>`, 1);
var root_1 = from_html(`<button type="button" class="svelte-tq0rzl"> </button>`);
var root_2 = from_html(`<div class="sheet svelte-tq0rzl"><!></div>`);
var root_3 = from_html(`<!> <h1 class="unseen"> </h1> <div><div class="main svelte-tq0rzl"><!> <!> <!> <!></div> <aside class="svelte-tq0rzl"><div class="look svelte-tq0rzl" role="group"><!></div> <div class="tabs svelte-tq0rzl" role="group"></div> <div class="story svelte-tq0rzl"><!></div></aside></div> <!> <!> <!> <!> <!> <!>`, 1);
function Play($$anchor, $$props) {
	push($$props, true);
	const story = ($$anchor) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			ChatPanel($$anchor, { get table() {
				return $$props.table;
			} });
		};
		var alternate = ($$anchor) => {
			{
				let $0 = user_derived(() => say("web-log"));
				LogLines($$anchor, {
					get lines() {
						return $$props.table.lines;
					},
					get scene() {
						return $$props.table.scene;
					},
					get label() {
						return get($0);
					},
					onclause: (which) => set(clause, which, true)
				});
			}
		};
		if_block(node, ($$render) => {
			if (get(panel) === "chat") $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	};
	const inspector = ($$anchor, picture = noop) => {
		Inspector($$anchor, {
			get table() {
				return $$props.table;
			},
			get picture() {
				return picture();
			},
			get looked() {
				return looking.at;
			},
			get reasons() {
				return looking.reasons;
			},
			get askable() {
				return looking.askable;
			},
			onwhy: () => looking.why(),
			onclause: (which) => set(clause, which, true)
		});
	};
	const room = user_derived(() => $$props.table.room);
	const view = user_derived(() => get(room)?.view);
	const board = user_derived(() => boardOf(get(room)?.game ?? ""));
	const loaded = user_derived(() => get(board).load());
	const near = user_derived(() => get(view)?.viewer ?? $$props.table.mine[0] ?? 0);
	const sorted = user_derived(() => get(view) && $$props.table.asked && !$$props.table.moved ? sortOffers(get(view), get(room)?.options ?? [], get(board).inline) : nothing);
	const looking = new Looking(untrack(() => $$props.table));
	const foreseeing = new Foreseeing(untrack(() => $$props.table));
	let menu = state(null);
	let onPlace = state(null);
	let zone = state(null);
	let clause = state("");
	let panel = state("log");
	let sheet = state(false);
	let seen = state(0);
	let over = state(void 0);
	const ended = user_derived(() => get(room)?.stage === "over" || get(room)?.stage === "between");
	let unveiled = state(proxy(untrack(() => get(near))));
	const hot = user_derived(() => $$props.table.mine.length > 1 && get(room)?.staged === false && get(room).stage === "playing");
	const curtain = user_derived(() => get(hot) && get(view)?.viewer !== null && get(view)?.viewer !== get(unveiled));
	user_effect(() => {
		if (!get(curtain)) return;
		looking.forget();
		(($$value) => {
			var $$array = to_array($$value, 4);
			set(menu, $$array[0]);
			set(onPlace, $$array[1], true);
			set(zone, $$array[2]);
			set(sheet, $$array[3], true);
		})([
			null,
			null,
			null,
			false
		]);
	});
	user_effect(() => {
		get(room)?.round, get(room)?.at, get(room)?.stage;
		(($$value) => {
			var $$array_1 = to_array($$value, 2);
			set(menu, $$array_1[0]);
			set(onPlace, $$array_1[1], true);
		})([null, null]);
		foreseeing.forget();
	});
	const narrow = matchMedia("(width < 1000px)");
	user_effect(() => {
		ui.playing = true;
		return () => ui.playing = false;
	});
	user_effect(() => {
		if (get(panel) === "chat") set(seen, $$props.table.chat.length, true);
	});
	attend(() => [
		get(room)?.seq,
		get(curtain),
		$$props.table.asked
	]);
	giveHands({
		get cards() {
			return $$props.table.cards;
		},
		get scene() {
			return $$props.table.scene;
		},
		offers: offersAt,
		use,
		aim: (offers) => aimOf(offers, get(view)?.question ?? ""),
		offersOn: (place) => get(sorted).places.get(place) ?? [],
		useOn,
		look: (card, place) => {
			looking.look(card, place);
			const offers = offersAt(place);
			foreseeing.look(offers.length === 1 ? offers[0]?.pick ?? null : null);
		},
		lit: (place) => {
			const subject = $$props.table.asked ? get(view)?.subject : null;
			if (subject?.at && sameSpot(subject.at, place)) return "asks";
			return subject?.about?.some((each) => sameSpot(each, place)) ? "meant" : null;
		},
		open: (seat, key) => set(zone, {
			seat,
			zone: key
		})
	});
	function offersAt(place) {
		return get(sorted).board.get(spotKey(place)) ?? [];
	}
	/** What may be done on a place: one thing is done at once, several are asked for. */
	function useOn(place) {
		const offers = get(sorted).places.get(place) ?? [];
		const [only] = offers;
		if (only && offers.length === 1) $$props.table.act(only.pick);
		else if (only) set(onPlace, place, true);
	}
	/** One offer is done at once, several are asked for; a finger sees the card first. */
	function use(place, card) {
		const offers = offersAt(place);
		const [only] = offers;
		looking.look(card, place);
		const direct = offers.length === 1 && (only?.choice.act === "target" || !matchMedia("(pointer: coarse)").matches);
		if (only && direct) $$props.table.act(only.pick);
		else if (offers.length > 0) set(menu, {
			card,
			place
		});
		else show("card");
	}
	function show(which) {
		const same = get(sheet) && get(panel) === which;
		if (which !== "card") set(panel, which, true);
		if (!narrow.matches) return;
		set(panel, which, true);
		set(sheet, !same);
	}
	const onkey = (event) => !get(curtain) && keys(event, {
		table: $$props.table,
		sorted: get(sorted),
		log: () => show("log"),
		why: () => {
			if (!looking.at || !looking.askable) return false;
			looking.why();
			show("card");
			return true;
		}
	});
	var fragment_4 = root_3();
	event("keydown", $document, onkey);
	var node_1 = first_child(fragment_4);
	var consequent_1 = ($$anchor) => {
		Announcer($$anchor, {
			get lines() {
				return $$props.table.lines;
			},
			get scene() {
				return $$props.table.scene;
			}
		});
	};
	if_block(node_1, ($$render) => {
		if (!get(curtain)) $$render(consequent_1);
	});
	var h1 = sibling(node_1, 2);
	var text = only_child(h1, true);
	var div = sibling(h1, 2);
	var div_1 = child(div);
	var node_2 = child(div_1);
	Banners(node_2, { get table() {
		return $$props.table;
	} });
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		SceneNote($$anchor, {
			get scene() {
				return get(room).scene;
			},
			get game() {
				return get(room).game;
			}
		});
	};
	if_block(node_3, ($$render) => {
		if (get(room)?.scene) $$render(consequent_2);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		{
			let $0 = user_derived(() => Math.max(0, $$props.table.chat.length - get(seen)));
			Tools($$anchor, {
				get table() {
					return $$props.table;
				},
				get unread() {
					return get($0);
				},
				onlog: () => show("log"),
				onchat: () => show("chat")
			});
		}
	};
	if_block(node_4, ($$render) => {
		if (!get(curtain)) $$render(consequent_3);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		Curtain($$anchor, {
			get table() {
				return $$props.table;
			},
			get viewer() {
				return get(view).viewer;
			},
			onopen: () => set(unveiled, get(view).viewer ?? 0, true)
		});
	};
	var alternate_1 = ($$anchor) => {
		var fragment_9 = root();
		var div_2 = first_child(fragment_9);
		var node_6 = child(div_2);
		Flash(node_6, { get table() {
			return $$props.table;
		} });
		var node_7 = sibling(node_6, 2);
		var consequent_5 = ($$anchor) => {
			Recap($$anchor, { get table() {
				return $$props.table;
			} });
		};
		if_block(node_7, ($$render) => {
			if ($$props.table.mine.length === 1) $$render(consequent_5);
		});
		var node_8 = sibling(node_7, 2);
		await_block(node_8, () => get(loaded), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Board } = get($$source);
				return { Board };
			});
			var Board = user_derived(() => get($$value).Board);
			var fragment_11 = comment();
			var node_9 = first_child(fragment_11);
			var consequent_6 = ($$anchor) => {
				var fragment_12 = comment();
				var node_10 = first_child(fragment_12);
				component(node_10, () => get(Board), ($$anchor, Board_1) => {
					Board_1($$anchor, {
						get view() {
							return get(view);
						},
						get near() {
							return get(near);
						},
						get sitters() {
							return get(room).seats;
						},
						get since() {
							return $$props.table.since;
						}
					});
				});
				append($$anchor, fragment_12);
			};
			if_block(node_9, ($$render) => {
				if (get(view) && get(room)) $$render(consequent_6);
			});
			append($$anchor, fragment_11);
		});
		reset(div_2);
		var node_11 = sibling(div_2, 2);
		{
			let $0 = user_derived(() => get(ended) ? () => get(over)?.show() : void 0);
			Prompt(node_11, {
				get table() {
					return $$props.table;
				},
				get sorted() {
					return get(sorted);
				},
				get foreseeing() {
					return foreseeing;
				},
				get onover() {
					return get($0);
				}
			});
		}
		template_effect(() => div_2.inert = $$props.table.moved);
		append($$anchor, fragment_9);
	};
	if_block(node_5, ($$render) => {
		if (get(curtain) && get(view) && get(view).viewer !== null) $$render(consequent_4);
		else $$render(alternate_1, -1);
	});
	reset(div_1);
	var aside = sibling(div_1, 2);
	var div_3 = child(aside);
	inspector(child(div_3), () => true);
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	each(div_4, 20, () => ["log", "chat"], (tab) => tab, ($$anchor, tab) => {
		var button = root_1();
		var text_1 = only_child(button, true);
		template_effect(($0) => {
			set_attribute(button, "aria-pressed", get(panel) === tab || tab === "log" && get(panel) === "card");
			set_text(text_1, $0);
		}, [() => say(`web-${tab}`)]);
		delegated("click", button, () => set(panel, tab, true));
		append($$anchor, button);
	});
	reset(div_4);
	var div_5 = sibling(div_4, 2);
	story(child(div_5));
	reset(div_5);
	reset(aside);
	reset(div);
	var node_14 = sibling(div, 2);
	{
		let $0 = user_derived(() => say(get(panel) === "card" ? "web-card" : `web-${get(panel)}`));
		Dialog(node_14, {
			get title() {
				return get($0);
			},
			get open() {
				return get(sheet);
			},
			onclose: () => {
				set(sheet, false);
				if (get(panel) === "card") set(panel, "log");
			},
			children: ($$anchor, $$slotProps) => {
				var div_6 = root_2();
				var node_15 = child(div_6);
				var consequent_7 = ($$anchor) => {
					inspector($$anchor, () => true);
				};
				var alternate_2 = ($$anchor) => {
					story($$anchor);
				};
				if_block(node_15, ($$render) => {
					if (get(panel) === "card") $$render(consequent_7);
					else $$render(alternate_2, -1);
				});
				reset(div_6);
				append($$anchor, div_6);
			},
			$$slots: { default: true }
		});
	}
	var node_16 = sibling(node_14, 2);
	{
		let $0 = user_derived(() => get(menu) ? offersAt(get(menu).place) : []);
		OptionMenu(node_16, {
			get table() {
				return $$props.table;
			},
			get looked() {
				return get(menu);
			},
			get offers() {
				return get($0);
			},
			onclose: () => set(menu, null)
		});
	}
	var node_17 = sibling(node_16, 2);
	{
		let $0 = user_derived(() => get(onPlace) === null ? [] : get(sorted).places.get(get(onPlace)) ?? []);
		OptionMenu(node_17, {
			get table() {
				return $$props.table;
			},
			looked: null,
			get place() {
				return get(onPlace);
			},
			get offers() {
				return get($0);
			},
			onclose: () => set(onPlace, null)
		});
	}
	var node_18 = sibling(node_17, 2);
	ZoneDialog(node_18, {
		get table() {
			return $$props.table;
		},
		get at() {
			return get(zone);
		},
		onclose: () => set(zone, null)
	});
	var node_19 = sibling(node_18, 2);
	{
		let $0 = user_derived(() => get(room)?.game ?? "");
		ClauseDialog(node_19, {
			get game() {
				return get($0);
			},
			get clause() {
				return get(clause);
			},
			onclose: () => set(clause, "")
		});
	}
	var node_20 = sibling(node_19, 2);
	bind_this(Over(node_20, { get table() {
		return $$props.table;
	} }), ($$value) => set(over, $$value, true), () => get(over));
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_class(div, 1, clsx(["play", { veiled: get(curtain) }]), "svelte-tq0rzl");
		set_attribute(aside, "aria-label", $1);
		set_attribute(aside, "hidden", get(curtain));
		set_attribute(div_3, "aria-label", $2);
		set_attribute(div_3, "tabindex", looking.at ? 0 : void 0);
	}, [
		() => $$props.table.info?.title ?? say("web-board"),
		() => say("web-aside"),
		() => say("web-card")
	]);
	append($$anchor, fragment_4);
	pop();
}
delegate(["click"]);
export { Play };
