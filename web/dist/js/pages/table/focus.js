import { tick, user_effect } from "../../vendor/svelte.js";
import { byKeyboard } from "../../lib/keyboard.js";
// src/pages/table/focus.svelte.ts
function attend(changes) {
	user_effect(() => {
		changes();
		tick().then(() => {
			if (!byKeyboard() || document.activeElement !== document.body) return;
			(document.querySelector(".felt [data-spot].ready") ?? document.querySelector(".prompt .pickable, .prompt .buttons button") ?? document.querySelector(".felt [data-spot]"))?.focus({ preventScroll: true });
		});
	});
}
export { attend };
