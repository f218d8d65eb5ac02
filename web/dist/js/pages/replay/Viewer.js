import { $document, $window, append, child, comment, deferred_template_effect, delegate, delegated, each, event, first_child, from_html, get, head, if_block, init_select, next, onDestroy, only_child, pop, push, reset, select_option, set, set_text, sibling, state, template_effect, text, user_derived, user_effect } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { ClauseDialog } from "../../parts/ClauseDialog.js";
import { Refusal } from "../../lib/api.js";
import { sceneOf } from "../../lib/face.js";
import { requery } from "../../lib/router.js";
import { listedName } from "../../lib/names.js";
import { say, seat, speakOf, tell } from "../../lib/say.js";
import { complain, note } from "../../lib/store/toasts.js";
import { saveText } from "../../lib/save.js";
import { copy } from "../decks/files.js";
import { BranchDialog } from "./BranchDialog.js";
import { Controls } from "./Controls.js";
import { Felt } from "./Felt.js";
import { Looked } from "./Looked.js";
import { fileOf, sceneFileOf } from "./net.js";
import { Player } from "./player.js";
import { Proof } from "./Proof.js";
import { apart, queryOf } from "./steps.js";
import { Story } from "./Story.js";
// src/pages/replay/Viewer.svelte
var root = from_html(`<div class="trouble svelte-7d8ckk"><p> </p> <a href="#/replay"> </a></div>`);
var root_1 = from_html(`<p class="trouble soft svelte-7d8ckk" role="status"> </p>`);
var root_2 = from_html(`<option> </option>`);
var root_3 = from_html(`<div class="viewer svelte-7d8ckk"><header class="svelte-7d8ckk"><h1 class="svelte-7d8ckk"> </h1> <!> <label class="eyes svelte-7d8ckk"><span class="svelte-7d8ckk"> </span> <select class="svelte-7d8ckk"></select></label></header> <div class="board svelte-7d8ckk"><!></div> <div class="side svelte-7d8ckk"><!> <!></div> <div class="bar svelte-7d8ckk"><!> <div class="tools svelte-7d8ckk"><!> <!> <!> <!> <p class="soft svelte-7d8ckk"> </p></div></div></div> <!> <!>`, 1);
function Viewer($$anchor, $$props) {
	push($$props, true);
	const player = new Player($$props.id, $$props.at, $$props.eyes);
	let looked = state(null);
	let branching = state(false);
	let clause = state("");
	const replay = user_derived(() => player.replay), moment = user_derived(() => player.moment);
	const names = user_derived(() => apart((get(replay)?.names ?? []).map(listedName)));
	const scene = user_derived(() => sceneOf(get(names), player.cards));
	const near = user_derived(() => typeof player.eyes === "number" ? player.eyes : 0);
	speakOf(() => get(replay)?.game);
	onDestroy(() => player.pause());
	user_effect(() => {
		if (get(replay)) requery(queryOf({
			at: player.at,
			seat: player.eyes
		}));
	});
	const keys = {
		ArrowLeft: ["beat", false],
		ArrowRight: ["beat", true],
		",": ["decision", false],
		".": ["decision", true]
	};
	function key(event) {
		const target = event.target instanceof HTMLElement ? event.target : null;
		if (target?.matches("input, select, textarea") || document.querySelector("dialog[open]") || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
		const step = keys[event.key];
		if (step) player.step(event.shiftKey && step[0] === "beat" ? "turn" : step[0], step[1]);
		else if (event.key === "Home") player.seek(0);
		else if (event.key === "End") player.seek(get(replay)?.decisions ?? 0);
		else if (event.key === " " && !target?.matches("button, a")) player.toggle();
		else return;
		event.preventDefault();
	}
	/** Arrow keys walk from card to card where one has the focus; a press of the mouse is not meant to begin that. */
	function release(event) {
		const target = event.target instanceof Element ? event.target.closest("[data-spot]") : null;
		if (event.detail > 0) target?.blur();
	}
	async function link() {
		const done = await copy(location.href);
		note(say(done ? "replay-link-copied" : "decks-copy-failed"), !done);
	}
	async function save(text, name) {
		try {
			saveText(name, await text);
		} catch (problem) {
			complain(problem, get(scene));
		}
	}
	function wordOf(value) {
		if (typeof value === "number") return seat(value, get(scene));
		return say(value === null ? "replay-eyes-spectator" : "replay-eyes-judge");
	}
	var fragment = comment();
	event("keydown", $window, key);
	event("click", $window, release);
	head("7d8ckk", ($$anchor) => {
		deferred_template_effect(($0) => {
			$document.title = `${$0 ?? ""} · Arbiter`;
		}, [() => say("replay-title")]);
	});
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root();
		var p = child(div);
		var text_1 = only_child(p, true);
		var a = sibling(p, 2);
		var text_2 = only_child(a, true);
		reset(div);
		template_effect(($0, $1) => {
			set_text(text_1, $0);
			set_text(text_2, $1);
		}, [() => player.failed instanceof Refusal ? tell(player.failed.why) : say("pages-failed"), () => say("replay-open-title")]);
		append($$anchor, div);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1();
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => say("replay-loading")]);
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_3();
		var div_1 = first_child(fragment_1);
		var header = child(div_1);
		var h1 = child(header);
		var text_4 = only_child(h1, true);
		var node_1 = sibling(h1, 2);
		Proof(node_1, { get verified() {
			return get(replay).verified;
		} });
		var label = sibling(node_1, 2);
		var span = child(label);
		var text_5 = only_child(span, true);
		var select = sibling(span, 2);
		each(select, 20, () => [
			null,
			...get(names).map((_, n) => n),
			"judge"
		], (value) => value, ($$anchor, value) => {
			var option = root_2();
			var text_6 = only_child(option, true);
			var option_value = {};
			template_effect(($0, $1) => {
				set_text(text_6, $0);
				if (option_value !== (option_value = $1)) option.value = (option.__value = option_value) ?? "";
			}, [() => wordOf(value), () => String(value)]);
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label);
		reset(header);
		var div_2 = sibling(header, 2);
		var node_2 = child(div_2);
		Felt(node_2, {
			get game() {
				return get(replay).game;
			},
			get view() {
				return get(moment).view;
			},
			get near() {
				return get(near);
			},
			get names() {
				return get(names);
			},
			get cards() {
				return player.cards;
			},
			get scene() {
				return get(scene);
			},
			get options() {
				return get(moment).options;
			},
			get pointed() {
				return get(moment).picked;
			},
			onlook: (card) => set(looked, card)
		});
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var node_3 = child(div_3);
		Looked(node_3, {
			get card() {
				return get(looked);
			},
			get cards() {
				return player.cards;
			}
		});
		var node_4 = sibling(node_3, 2);
		Story(node_4, {
			get moment() {
				return get(moment);
			},
			get scene() {
				return get(scene);
			},
			onclause: (number) => set(clause, number, true)
		});
		reset(div_3);
		var div_4 = sibling(div_3, 2);
		var node_5 = child(div_4);
		Controls(node_5, {
			get replay() {
				return get(replay);
			},
			get at() {
				return player.at;
			},
			get turn() {
				return get(moment).view.turn;
			},
			get playing() {
				return player.playing;
			},
			get speed() {
				return player.speed;
			},
			onseek: (to) => player.seek(to),
			onplay: () => player.toggle(),
			onspeed: (speed) => player.speed = speed
		});
		var div_5 = sibling(node_5, 2);
		var node_6 = child(div_5);
		Button(node_6, {
			kind: "primary",
			icon: "play",
			onclick: () => {
				player.pause();
				set(branching, true);
			},
			children: ($$anchor, $$slotProps) => {
				next();
				var text_7 = text();
				template_effect(($0) => set_text(text_7, $0), [() => say("replay-branch")]);
				append($$anchor, text_7);
			},
			$$slots: { default: true }
		});
		var node_7 = sibling(node_6, 2);
		Button(node_7, {
			small: true,
			icon: "link",
			onclick: link,
			children: ($$anchor, $$slotProps) => {
				next();
				var text_8 = text();
				template_effect(($0) => set_text(text_8, $0), [() => say("replay-link")]);
				append($$anchor, text_8);
			},
			$$slots: { default: true }
		});
		var node_8 = sibling(node_7, 2);
		Button(node_8, {
			small: true,
			icon: "log",
			onclick: () => save(fileOf($$props.id), `${$$props.id}.replay`),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_9 = text();
				template_effect(($0) => set_text(text_9, $0), [() => say("replay-download")]);
				append($$anchor, text_9);
			},
			$$slots: { default: true }
		});
		var node_9 = sibling(node_8, 2);
		Button(node_9, {
			small: true,
			onclick: () => save(sceneFileOf($$props.id, player.at), `${$$props.id}-${player.at}.scene`),
			children: ($$anchor, $$slotProps) => {
				next();
				var text_10 = text();
				template_effect(($0) => set_text(text_10, $0), [() => say("replay-as-scene")]);
				append($$anchor, text_10);
			},
			$$slots: { default: true }
		});
		var p_2 = sibling(node_9, 2);
		var text_11 = only_child(p_2, true);
		reset(div_5);
		reset(div_4);
		reset(div_1);
		var node_10 = sibling(div_1, 2);
		BranchDialog(node_10, {
			get open() {
				return get(branching);
			},
			get replay() {
				return get(replay);
			},
			get at() {
				return player.at;
			},
			get scene() {
				return get(scene);
			},
			onclose: () => set(branching, false)
		});
		var node_11 = sibling(node_10, 2);
		ClauseDialog(node_11, {
			get game() {
				return get(replay).game;
			},
			get clause() {
				return get(clause);
			},
			onclose: () => set(clause, "")
		});
		template_effect(($0, $1, $2, $3) => {
			set_text(text_4, $0);
			set_text(text_5, $1);
			if (select_value !== (select_value = $2)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_text(text_11, $3);
		}, [
			() => get(names).map((_, n) => seat(n, get(scene))).join(" · "),
			() => say("replay-eyes"),
			() => String(player.eyes),
			() => say("replay-keys")
		]);
		delegated("change", select, (event) => {
			const value = event.currentTarget.value;
			player.look(value === "null" ? null : value === "judge" ? "judge" : Number(value));
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (player.failed) $$render(consequent);
		else if (!get(replay) || !get(moment)) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["change"]);
export { Viewer };
