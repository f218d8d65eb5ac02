import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/rules.page.ts
var rules_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "rules",
	menu: "rules-menu",
	order: 40,
	load: () => __vitePreload(() => import("./rules/Rules.js").then((n) => n.Rules_exports), [])
};
export { rules_page_exports };
