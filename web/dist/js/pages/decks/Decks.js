import { __exportAll } from "../../rolldown-runtime.js";
import { $document, MediaQuery, append, child, clsx, deferred_template_effect, delegate, delegated, each, first_child, from_html, get, head, if_block, init_select, next, only_child, pop, push, reset, select_option, set, set_attribute, set_class, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { ClauseDialog } from "../../parts/ClauseDialog.js";
import { Dialog } from "../../parts/Dialog.js";
import { api } from "../../lib/api.js";
import { games } from "../../lib/cards.js";
import { titleParts } from "../../lib/decks.js";
import { go, requery } from "../../lib/router.js";
import { either, say, speakOf } from "../../lib/say.js";
import { preferred, settings } from "../../lib/store/settings.js";
import { complain, note } from "../../lib/store/toasts.js";
import { Builder } from "./builder.js";
import { CardList } from "./CardList.js";
import { size } from "./deck.js";
import { DeckPane } from "./DeckPane.js";
import { DeleteDialog } from "./DeleteDialog.js";
import { ExportDialog } from "./ExportDialog.js";
import { ImportDialog } from "./ImportDialog.js";
import { Inspector } from "./Inspector.js";
import { playWith } from "./play.js";
import { Shelf } from "./Shelf2.js";
import { freshId, keepDraft } from "./shelf.js";
// src/pages/decks/Decks.svelte
var Decks_exports = /* @__PURE__ */ __exportAll({ default: () => Decks });
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<select class="svelte-n8usmf"></select>`);
var root_2 = from_html(`<span class="soft"> </span>`);
var root_3 = from_html(`<p> <!></p>`);
var root_4 = from_html(`<div class="middle svelte-n8usmf"><!></div>`);
var root_5 = from_html(`<!> <!> <!>`, 1);
var root_6 = from_html(`<p> </p>`);
var root_7 = from_html(`<div class="sides svelte-n8usmf" role="group"><button type="button" class="svelte-n8usmf"> </button> <button type="button" class="svelte-n8usmf"> </button></div> <div><div class="cards svelte-n8usmf"><!></div> <!> <div class="deck svelte-n8usmf"><!></div></div> <!> <p class="unseen" role="status"> </p> <!> <!> <!> <!> <!> <!>`, 1);
var root_8 = from_html(`<div class="page svelte-n8usmf"><div class="top svelte-n8usmf"><h1 class="svelte-n8usmf"> </h1> <!> <span class="actions svelte-n8usmf"><!> <!> <!></span></div> <!></div>`);
function Decks($$anchor, $$props) {
	push($$props, true);
	const builder = new Builder();
	const narrow = new MediaQuery("width < 720px");
	let list = state([]);
	let failed = state(false);
	let side = state("cards");
	let dialog = state("none");
	let clause = state("");
	/** What would lay another deck on the table while this one is not saved. */
	let replacing = state(null);
	let said = state("");
	const titles = user_derived(() => new Map(builder.list.map((card) => [card.name, card.title])));
	const scene = user_derived(() => ({
		names: [],
		title: (name) => {
			const title = get(titles).get(name);
			return title ? either(title) : name;
		}
	}));
	const faces = user_derived(() => builder.list.filter((card) => card.name === builder.chosen));
	speakOf(() => builder.game?.key);
	start();
	async function start() {
		set(failed, false);
		try {
			set(list, await games());
			const game = preferred(get(list), $$props.query.get("game"));
			if (game) await choose(game);
			const code = $$props.query.get("code");
			if (code) await builder.read(code, "").catch(complain);
			if (code) requery({});
			const own = builder.own.find((deck) => deck.id === $$props.query.get("deck"));
			if (own) await open(own);
		} catch {
			set(failed, true);
		}
	}
	async function choose(game) {
		builder.begin(game, await api.allCards(game.key));
		settings.game = game.key;
	}
	/** Nobody loses a deck by laying another one on the table. */
	function instead(lay) {
		if (builder.edited) set(replacing, lay);
		else lay();
	}
	function decided(save) {
		const lay = get(replacing);
		set(replacing, null);
		keepDraft(builder.game?.key ?? "", null);
		if (save && !builder.save(say("decks-untitled"))) return note(say("decks-save-failed"), true);
		lay?.();
	}
	function add(part, name) {
		set(said, say("decks-added", {
			card: get(scene).title(name),
			count: builder.add(part, name)
		}), true);
	}
	function take(part, name) {
		set(said, say("decks-taken", {
			card: get(scene).title(name),
			count: builder.take(part, name)
		}), true);
	}
	function save() {
		const done = builder.save(say("decks-untitled"));
		note(say(done ? "decks-saved" : "decks-save-failed"), !done);
	}
	/** A deck was chosen far below: it is shown where decks are built. */
	function present() {
		set(side, "deck");
		scrollTo({ top: 0 });
	}
	async function open(deck) {
		present();
		await builder.read(deck.text, deck.name, deck.id).catch(complain);
	}
	async function copyStarter(row) {
		present();
		const name = titleParts(either(row.title), row.class).head;
		await builder.read(row.text, name).catch(complain);
	}
	function imported(report, name) {
		set(dialog, "none");
		instead(() => {
			present();
			builder.load(freshId(), name, report.entries);
		});
	}
	async function play() {
		if (!builder.game) return;
		try {
			builder.save(say("decks-untitled"));
			go(await playWith(builder.game, builder.id));
		} catch (problem) {
			complain(problem);
		}
	}
	var div = root_8();
	head("n8usmf", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => say("decks-title")]);
	});
	var div_1 = child(div);
	var h1 = child(div_1);
	var text$1 = only_child(h1, true);
	var node = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var select = root_1();
		each(select, 21, () => get(list), (game) => game.key, ($$anchor, game) => {
			var option = root();
			var text_1 = only_child(option, true);
			var option_value = {};
			template_effect(() => {
				set_text(text_1, get(game).title);
				if (option_value !== (option_value = get(game).key)) option.value = (option.__value = option_value) ?? "";
			});
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		template_effect(($0) => {
			set_attribute(select, "aria-label", $0);
			if (select_value !== (select_value = builder.game?.key)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		}, [() => say("web-game")]);
		delegated("change", select, (event) => {
			const game = get(list).find((each) => each.key === event.currentTarget.value);
			event.currentTarget.value = builder.game?.key ?? "";
			if (game) instead(() => choose(game).catch(complain));
		});
		append($$anchor, select);
	};
	var alternate = ($$anchor) => {
		var span = root_2();
		var text_2 = only_child(span, true);
		template_effect(() => set_text(text_2, builder.game?.title));
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(list).length > 1) $$render(consequent);
		else $$render(alternate, -1);
	});
	var span_1 = sibling(node, 2);
	var node_1 = child(span_1);
	Button(node_1, {
		small: true,
		icon: "new",
		onclick: () => instead(() => builder.fresh()),
		children: ($$anchor, $$slotProps) => {
			next();
			var text_3 = text();
			template_effect(($0) => set_text(text_3, $0), [() => say("decks-new")]);
			append($$anchor, text_3);
		},
		$$slots: { default: true }
	});
	var node_2 = sibling(node_1, 2);
	Button(node_2, {
		small: true,
		onclick: () => set(dialog, "import"),
		children: ($$anchor, $$slotProps) => {
			next();
			var text_4 = text();
			template_effect(($0) => set_text(text_4, $0), [() => say("decks-import")]);
			append($$anchor, text_4);
		},
		$$slots: { default: true }
	});
	var node_3 = sibling(node_2, 2);
	Button(node_3, {
		small: true,
		onclick: () => go("/packs"),
		children: ($$anchor, $$slotProps) => {
			next();
			var text_5 = text();
			template_effect(($0) => set_text(text_5, $0), [() => say("packs-title")]);
			append($$anchor, text_5);
		},
		$$slots: { default: true }
	});
	reset(span_1);
	reset(div_1);
	var node_4 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		var p = root_3();
		var text_6 = child(p);
		var node_5 = sibling(text_6);
		Button(node_5, {
			small: true,
			onclick: start,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_7 = text();
				template_effect(($0) => set_text(text_7, $0), [() => say("web-try-again")]);
				append($$anchor, text_7);
			},
			$$slots: { default: true }
		});
		reset(p);
		template_effect(($0) => set_text(text_6, `${$0 ?? ""} `), [() => say("pages-failed")]);
		append($$anchor, p);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_4 = root_7();
		var div_2 = first_child(fragment_4);
		var button = child(div_2);
		var text_8 = only_child(button, true);
		var button_1 = sibling(button, 2);
		var text_9 = only_child(button_1);
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var div_4 = child(div_3);
		var node_6 = child(div_4);
		CardList(node_6, {
			get builder() {
				return builder;
			},
			onadd: add
		});
		reset(div_4);
		var node_7 = sibling(div_4, 2);
		var consequent_2 = ($$anchor) => {
			var div_5 = root_4();
			var node_8 = child(div_5);
			{
				let $0 = user_derived(() => builder.game?.key ?? "");
				Inspector(node_8, {
					get game() {
						return get($0);
					},
					get faces() {
						return get(faces);
					}
				});
			}
			reset(div_5);
			append($$anchor, div_5);
		};
		if_block(node_7, ($$render) => {
			if (!narrow.current) $$render(consequent_2);
		});
		var div_6 = sibling(node_7, 2);
		var node_9 = child(div_6);
		DeckPane(node_9, {
			get builder() {
				return builder;
			},
			get scene() {
				return get(scene);
			},
			onadd: add,
			ontake: take,
			onclause: (number) => set(clause, number, true),
			onsave: save,
			onexport: () => set(dialog, "export"),
			ondelete: () => set(dialog, "delete"),
			onplay: play
		});
		reset(div_6);
		reset(div_3);
		var node_10 = sibling(div_3, 2);
		Shelf(node_10, {
			get builder() {
				return builder;
			},
			onopen: (deck) => instead(() => open(deck)),
			oncopy: (row) => instead(() => copyStarter(row))
		});
		var p_1 = sibling(node_10, 2);
		var text_10 = only_child(p_1, true);
		var node_11 = sibling(p_1, 2);
		{
			let $0 = user_derived(() => builder.chosen === null ? "" : get(scene).title(builder.chosen));
			let $1 = user_derived(() => narrow.current && builder.reading);
			Dialog(node_11, {
				get title() {
					return get($0);
				},
				get open() {
					return get($1);
				},
				onclose: () => builder.reading = false,
				children: ($$anchor, $$slotProps) => {
					{
						let $0 = user_derived(() => builder.game?.key ?? "");
						Inspector($$anchor, {
							get game() {
								return get($0);
							},
							get faces() {
								return get(faces);
							}
						});
					}
				},
				$$slots: { default: true }
			});
		}
		var node_12 = sibling(node_11, 2);
		{
			let $0 = user_derived(() => get(dialog) === "import");
			ImportDialog(node_12, {
				get open() {
					return get($0);
				},
				get game() {
					return builder.game.key;
				},
				get parts() {
					return builder.parts;
				},
				get scene() {
					return get(scene);
				},
				onclose: () => set(dialog, "none"),
				ontake: imported
			});
		}
		var node_13 = sibling(node_12, 2);
		{
			let $0 = user_derived(() => get(dialog) === "export");
			ExportDialog(node_13, {
				get open() {
					return get($0);
				},
				get game() {
					return builder.game.key;
				},
				get name() {
					return builder.name;
				},
				get entries() {
					return builder.entries;
				},
				get report() {
					return builder.report;
				},
				onclose: () => set(dialog, "none")
			});
		}
		var node_14 = sibling(node_13, 2);
		{
			let $0 = user_derived(() => get(dialog) === "delete");
			DeleteDialog(node_14, {
				get open() {
					return get($0);
				},
				get name() {
					return builder.name;
				},
				onclose: () => set(dialog, "none"),
				onyes: () => {
					builder.remove(builder.id);
					builder.fresh();
					set(dialog, "none");
				}
			});
		}
		var node_15 = sibling(node_14, 2);
		{
			const actions = ($$anchor) => {
				var fragment_6 = root_5();
				var node_16 = first_child(fragment_6);
				Button(node_16, {
					kind: "quiet",
					onclick: () => set(replacing, null),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_11 = text();
						template_effect(($0) => set_text(text_11, $0), [() => say("web-cancel")]);
						append($$anchor, text_11);
					},
					$$slots: { default: true }
				});
				var node_17 = sibling(node_16, 2);
				Button(node_17, {
					kind: "danger",
					onclick: () => decided(false),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_12 = text();
						template_effect(($0) => set_text(text_12, $0), [() => say("decks-replace-lose")]);
						append($$anchor, text_12);
					},
					$$slots: { default: true }
				});
				var node_18 = sibling(node_17, 2);
				Button(node_18, {
					kind: "primary",
					onclick: () => decided(true),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_13 = text();
						template_effect(($0) => set_text(text_13, $0), [() => say("decks-replace-save")]);
						append($$anchor, text_13);
					},
					$$slots: { default: true }
				});
				append($$anchor, fragment_6);
			};
			let $0 = user_derived(() => say("decks-unsaved"));
			let $1 = user_derived(() => get(replacing) !== null);
			Dialog(node_15, {
				get title() {
					return get($0);
				},
				get open() {
					return get($1);
				},
				onclose: () => set(replacing, null),
				actions,
				children: ($$anchor, $$slotProps) => {
					var p_2 = root_6();
					var text_14 = only_child(p_2, true);
					template_effect(($0) => set_text(text_14, $0), [() => say("decks-replace-sure", { name: builder.name || say("decks-untitled") })]);
					append($$anchor, p_2);
				},
				$$slots: {
					actions: true,
					default: true
				}
			});
		}
		var node_19 = sibling(node_15, 2);
		ClauseDialog(node_19, {
			get game() {
				return builder.game.key;
			},
			get clause() {
				return get(clause);
			},
			onclose: () => set(clause, "")
		});
		template_effect(($0, $1, $2, $3) => {
			set_attribute(div_2, "aria-label", $0);
			set_attribute(button, "aria-pressed", get(side) === "cards");
			set_text(text_8, $1);
			set_attribute(button_1, "aria-pressed", get(side) === "deck");
			set_text(text_9, `${$2 ?? ""} (${$3 ?? ""})`);
			set_class(div_3, 1, clsx(["columns", `on-${get(side)}`]), "svelte-n8usmf");
			set_text(text_10, get(said));
		}, [
			() => say("decks-title"),
			() => say("decks-cards"),
			() => say("decks-deck"),
			() => builder.parts.reduce((sum, part) => sum + size(builder.entries, part), 0)
		]);
		delegated("click", button, () => set(side, "cards"));
		delegated("click", button_1, () => set(side, "deck"));
		append($$anchor, fragment_4);
	};
	if_block(node_4, ($$render) => {
		if (get(failed)) $$render(consequent_1);
		else if (builder.game) $$render(consequent_3, 1);
	});
	reset(div);
	template_effect(($0) => set_text(text$1, $0), [() => say("decks-title")]);
	append($$anchor, div);
	pop();
}
delegate(["change", "click"]);
export { Decks_exports };
