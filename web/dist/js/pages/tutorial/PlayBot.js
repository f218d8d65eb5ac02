import { append, get, next, pop, push, set, set_text, state, template_effect, text } from "../../vendor/svelte.js";
import { Button } from "../../parts/Button.js";
import { go } from "../../lib/router.js";
import { say } from "../../lib/say.js";
import { complain } from "../../lib/store/toasts.js";
import { playWith } from "../decks/play.js";
// src/pages/tutorial/PlayBot.svelte
function PlayBot($$anchor, $$props) {
	push($$props, true);
	let busy = state(false);
	async function play() {
		set(busy, true);
		try {
			go(await playWith($$props.game, $$props.game.decks[0]?.key ?? ""));
		} catch (problem) {
			complain(problem);
		} finally {
			set(busy, false);
		}
	}
	Button($$anchor, {
		kind: "primary",
		icon: "bot",
		get disabled() {
			return get(busy);
		},
		onclick: play,
		children: ($$anchor, $$slotProps) => {
			next();
			var text$1 = text();
			template_effect(($0) => set_text(text$1, $0), [() => say("learn-bot")]);
			append($$anchor, text$1);
		},
		$$slots: { default: true }
	});
	pop();
}
export { PlayBot };
