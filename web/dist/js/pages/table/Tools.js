import { append, bind_checked, child, first_child, from_html, get, if_block, next, only_child, pop, push, remove_input_defaults, reset, set, set_attribute, set_text, sibling, state, template_effect, text, user_derived } from "../../vendor/svelte.js";
import { say, seat } from "../../lib/say.js";
import { go } from "../../lib/router.js";
import { saveText } from "../../lib/save.js";
import { settings } from "../../lib/store/settings.js";
import { ui } from "../../lib/store/ui.js";
import { complain, note } from "../../lib/store/toasts.js";
import { Button } from "../../parts/Button.js";
import { Dialog } from "../../parts/Dialog.js";
import { Icon } from "../../parts/Icon.js";
import { People } from "./People.js";
import { PhaseBar } from "./PhaseBar.js";
// src/pages/table/Tools.svelte
var root = from_html(`<span class="watchers svelte-6vgspi"><!> </span>`);
var root_1 = from_html(`<i aria-hidden="true" class="svelte-6vgspi"> </i>`);
var root_2 = from_html(`<p class="soft proof svelte-6vgspi"> </p>`);
var root_3 = from_html(`<div class="menu svelte-6vgspi"><label class="svelte-6vgspi"><input type="checkbox"/> <span> <small class="soft svelte-6vgspi"> </small></span></label> <label class="svelte-6vgspi"><input type="checkbox"/> <span> <small class="soft svelte-6vgspi"> </small></span></label> <label class="svelte-6vgspi"><input type="checkbox"/> <span> <small class="soft svelte-6vgspi"> </small></span></label> <!> <!> <div class="pair svelte-6vgspi"><!> <!></div> <!> <!> <!> <!></div>`);
var root_4 = from_html(`<!> <!>`, 1);
var root_5 = from_html(`<p> </p>`);
var root_6 = from_html(`<div class="tools svelte-6vgspi" role="toolbar"><!> <span class="gap svelte-6vgspi"></span> <!> <!> <!> <span class="chat svelte-6vgspi"><!> <!></span> <!></div> <!> <!> <!>`, 1);
function Tools($$anchor, $$props) {
	push($$props, true);
	/** Lines of chat that were not seen yet. */
	let menu = state(false);
	let conceding = state(false);
	let people = state(false);
	const room = user_derived(() => $$props.table.room);
	const playing = user_derived(() => get(room)?.stage === "playing");
	const undoable = user_derived(() => get(playing) && (get(room)?.undo.seats.length ?? 0) > 0 && get(room)?.undo.asked_by === null);
	const give = user_derived(() => get(room)?.view?.asked !== null && $$props.table.mine.includes(get(room)?.view?.asked ?? -1) ? get(room)?.view?.asked : $$props.table.mine[0]);
	async function report() {
		set(menu, false);
		try {
			const { report, text } = await $$props.table.report();
			if (text) saveText(`arbiter-${report}.replay`, text);
			note(say("web-bug-done", { report }));
		} catch (problem) {
			complain(problem, $$props.table.scene);
		}
	}
	function concede() {
		set(conceding, false);
		if (get(give) !== void 0 && get(give) !== null) $$props.table.ask({
			do: "concede",
			table: $$props.table.id,
			seat: get(give)
		});
	}
	var fragment = root_6();
	var div = first_child(fragment);
	var node = child(div);
	PhaseBar(node, { get table() {
		return $$props.table;
	} });
	var node_1 = sibling(node, 4);
	var consequent = ($$anchor) => {
		var span = root();
		var node_2 = child(span);
		{
			let $0 = user_derived(() => say("web-watchers", { n: get(room)?.watchers ?? 0 }));
			Icon(node_2, {
				name: "eye",
				size: "1.1em",
				get label() {
					return get($0);
				}
			});
		}
		var text_1 = sibling(node_2, 1, true);
		reset(span);
		template_effect(($0) => {
			set_attribute(span, "title", $0);
			set_text(text_1, get(room)?.watchers);
		}, [() => say("web-watchers", { n: get(room)?.watchers ?? 0 })]);
		append($$anchor, span);
	};
	if_block(node_1, ($$render) => {
		if ((get(room)?.watchers ?? 0) > 0) $$render(consequent);
	});
	var node_3 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => !get(undoable));
			let $1 = user_derived(() => say(get(room)?.undo.free ? "web-undo" : "web-undo-ask"));
			let $2 = user_derived(() => say(get(room)?.undo.free ? "web-undo" : "web-undo-ask"));
			Button($$anchor, {
				small: true,
				kind: "quiet",
				icon: "undo",
				get disabled() {
					return get($0);
				},
				get "aria-label"() {
					return get($1);
				},
				get title() {
					return get($2);
				},
				onclick: () => $$props.table.undo()
			});
		}
	};
	if_block(node_3, ($$render) => {
		if ($$props.table.mine.length > 0) $$render(consequent_1);
	});
	var node_4 = sibling(node_3, 2);
	{
		let $0 = user_derived(() => say("web-log"));
		let $1 = user_derived(() => say("web-log"));
		Button(node_4, {
			small: true,
			kind: "quiet",
			icon: "log",
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			get onclick() {
				return $$props.onlog;
			}
		});
	}
	var span_1 = sibling(node_4, 2);
	var node_5 = child(span_1);
	{
		let $0 = user_derived(() => $$props.unread > 0 ? say("web-chat-unread", { n: $$props.unread }) : say("web-chat"));
		let $1 = user_derived(() => say("web-chat"));
		Button(node_5, {
			small: true,
			kind: "quiet",
			icon: "chat",
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			get onclick() {
				return $$props.onchat;
			}
		});
	}
	var node_6 = sibling(node_5, 2);
	var consequent_2 = ($$anchor) => {
		var i = root_1();
		var text_2 = only_child(i, true);
		template_effect(() => set_text(text_2, $$props.unread));
		append($$anchor, i);
	};
	if_block(node_6, ($$render) => {
		if ($$props.unread > 0) $$render(consequent_2);
	});
	reset(span_1);
	var node_7 = sibling(span_1, 2);
	{
		let $0 = user_derived(() => say("web-more"));
		let $1 = user_derived(() => say("web-more"));
		Button(node_7, {
			small: true,
			kind: "quiet",
			icon: "more",
			get "aria-label"() {
				return get($0);
			},
			get title() {
				return get($1);
			},
			onclick: () => set(menu, true)
		});
	}
	reset(div);
	var node_8 = sibling(div, 2);
	{
		let $0 = user_derived(() => say("web-more"));
		Dialog(node_8, {
			get title() {
				return get($0);
			},
			get open() {
				return get(menu);
			},
			onclose: () => set(menu, false),
			children: ($$anchor, $$slotProps) => {
				var div_1 = root_3();
				var label = child(div_1);
				var input = child(label);
				remove_input_defaults(input);
				var span_2 = sibling(input, 2);
				var text_3 = child(span_2);
				var small = sibling(text_3);
				var text_4 = only_child(small, true);
				reset(span_2);
				reset(label);
				var label_1 = sibling(label, 2);
				var input_1 = child(label_1);
				remove_input_defaults(input_1);
				var span_3 = sibling(input_1, 2);
				var text_5 = child(span_3);
				var small_1 = sibling(text_5);
				var text_6 = only_child(small_1, true);
				reset(span_3);
				reset(label_1);
				var label_2 = sibling(label_1, 2);
				var input_2 = child(label_2);
				remove_input_defaults(input_2);
				var span_4 = sibling(input_2, 2);
				var text_7 = child(span_4);
				var small_2 = sibling(text_7);
				var text_8 = only_child(small_2, true);
				reset(span_4);
				reset(label_2);
				var node_9 = sibling(label_2, 2);
				var consequent_3 = ($$anchor) => {
					var p = root_2();
					var text_9 = only_child(p, true);
					template_effect(($0) => set_text(text_9, $0), [() => say("web-fair", { hash: get(room).fair.server_commit.slice(0, 16) })]);
					append($$anchor, p);
				};
				if_block(node_9, ($$render) => {
					if (get(room)) $$render(consequent_3);
				});
				var node_10 = sibling(node_9, 2);
				Button(node_10, {
					icon: "copy",
					onclick: () => navigator.clipboard.writeText(`${location.origin}/#/t/${$$props.table.id}`).then(() => note(say("web-copied")), () => {}),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_10 = text();
						template_effect(($0) => set_text(text_10, $0), [() => say("web-copy-watch")]);
						append($$anchor, text_10);
					},
					$$slots: { default: true }
				});
				var div_2 = sibling(node_10, 2);
				var node_11 = child(div_2);
				Button(node_11, {
					icon: "gear",
					onclick: () => (set(menu, false), ui.settings = true),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_11 = text();
						template_effect(($0) => set_text(text_11, $0), [() => say("web-settings")]);
						append($$anchor, text_11);
					},
					$$slots: { default: true }
				});
				var node_12 = sibling(node_11, 2);
				Button(node_12, {
					icon: "help",
					onclick: () => (set(menu, false), ui.help = true),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_12 = text();
						template_effect(($0) => set_text(text_12, $0), [() => say("web-help")]);
						append($$anchor, text_12);
					},
					$$slots: { default: true }
				});
				reset(div_2);
				var node_13 = sibling(div_2, 2);
				var consequent_4 = ($$anchor) => {
					Button($$anchor, {
						icon: "person",
						onclick: () => (set(menu, false), set(people, true)),
						children: ($$anchor, $$slotProps) => {
							next();
							var text_13 = text();
							template_effect(($0) => set_text(text_13, $0), [() => say("web-people")]);
							append($$anchor, text_13);
						},
						$$slots: { default: true }
					});
				};
				if_block(node_13, ($$render) => {
					if (get(room) && !get(room).staged) $$render(consequent_4);
				});
				var node_14 = sibling(node_13, 2);
				Button(node_14, {
					icon: "scales",
					onclick: () => go("/"),
					children: ($$anchor, $$slotProps) => {
						next();
						var text_14 = text();
						template_effect(($0) => set_text(text_14, $0), [() => say("web-leave")]);
						append($$anchor, text_14);
					},
					$$slots: { default: true }
				});
				var node_15 = sibling(node_14, 2);
				Button(node_15, {
					icon: "bug",
					onclick: report,
					children: ($$anchor, $$slotProps) => {
						next();
						var text_15 = text();
						template_effect(($0) => set_text(text_15, $0), [() => say("web-bug")]);
						append($$anchor, text_15);
					},
					$$slots: { default: true }
				});
				var node_16 = sibling(node_15, 2);
				var consequent_5 = ($$anchor) => {
					Button($$anchor, {
						kind: "danger",
						icon: "flag",
						onclick: () => {
							set(menu, false);
							set(conceding, true);
						},
						children: ($$anchor, $$slotProps) => {
							next();
							var text_16 = text();
							template_effect(($0) => set_text(text_16, $0), [() => say("web-concede")]);
							append($$anchor, text_16);
						},
						$$slots: { default: true }
					});
				};
				if_block(node_16, ($$render) => {
					if (get(playing) && $$props.table.mine.length > 0) $$render(consequent_5);
				});
				reset(div_1);
				template_effect(($0, $1, $2, $3, $4, $5) => {
					set_text(text_3, `${$0 ?? ""} `);
					set_text(text_4, $1);
					input_1.disabled = settings.fullControl;
					set_text(text_5, `${$2 ?? ""} `);
					set_text(text_6, $3);
					input_2.disabled = settings.fullControl;
					set_text(text_7, `${$4 ?? ""} `);
					set_text(text_8, $5);
				}, [
					() => say("web-full-control"),
					() => say("web-full-control-means"),
					() => say("web-pass-idle"),
					() => say("web-pass-idle-means"),
					() => say("web-ask-own"),
					() => say("web-ask-own-means")
				]);
				bind_checked(input, () => settings.fullControl, ($$value) => settings.fullControl = $$value);
				bind_checked(input_1, () => settings.passIdle, ($$value) => settings.passIdle = $$value);
				bind_checked(input_2, () => settings.askOwn, ($$value) => settings.askOwn = $$value);
				append($$anchor, div_1);
			},
			$$slots: { default: true }
		});
	}
	var node_17 = sibling(node_8, 2);
	People(node_17, {
		get table() {
			return $$props.table;
		},
		get open() {
			return get(people);
		},
		onclose: () => set(people, false)
	});
	var node_18 = sibling(node_17, 2);
	{
		const actions = ($$anchor) => {
			var fragment_11 = root_4();
			var node_19 = first_child(fragment_11);
			Button(node_19, {
				onclick: () => set(conceding, false),
				children: ($$anchor, $$slotProps) => {
					next();
					var text_17 = text();
					template_effect(($0) => set_text(text_17, $0), [() => say("web-cancel")]);
					append($$anchor, text_17);
				},
				$$slots: { default: true }
			});
			var node_20 = sibling(node_19, 2);
			Button(node_20, {
				kind: "danger",
				icon: "flag",
				onclick: concede,
				children: ($$anchor, $$slotProps) => {
					next();
					var text_18 = text();
					template_effect(($0) => set_text(text_18, $0), [() => say("web-concede")]);
					append($$anchor, text_18);
				},
				$$slots: { default: true }
			});
			append($$anchor, fragment_11);
		};
		let $0 = user_derived(() => say("web-concede"));
		Dialog(node_18, {
			get title() {
				return get($0);
			},
			get open() {
				return get(conceding);
			},
			onclose: () => set(conceding, false),
			actions,
			children: ($$anchor, $$slotProps) => {
				var p_1 = root_5();
				var text_19 = only_child(p_1, true);
				template_effect(($0) => set_text(text_19, $0), [() => say("web-concede-sure", { who: get(give) === void 0 || get(give) === null ? "" : seat(get(give), $$props.table.scene) })]);
				append($$anchor, p_1);
			},
			$$slots: {
				actions: true,
				default: true
			}
		});
	}
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => say("web-tools")]);
	append($$anchor, fragment);
	pop();
}
export { Tools };
