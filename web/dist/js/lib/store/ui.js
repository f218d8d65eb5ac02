import { proxy } from "../../vendor/svelte.js";
// src/lib/store/ui.svelte.ts
var ui = proxy({
	help: false,
	settings: false,
	playing: false
});
export { ui };
