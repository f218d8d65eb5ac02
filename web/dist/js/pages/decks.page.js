import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/decks.page.ts
var decks_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "decks",
	menu: "decks-title",
	order: 20,
	load: () => __vitePreload(() => import("./decks/Decks.js").then((n) => n.Decks_exports), [])
};
export { decks_page_exports };
