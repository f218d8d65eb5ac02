import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/learn.page.ts
var learn_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "learn",
	menu: "learn-menu",
	order: 10,
	load: () => __vitePreload(() => import("./tutorial/Learn.js").then((n) => n.Learn_exports), [])
};
export { learn_page_exports };
