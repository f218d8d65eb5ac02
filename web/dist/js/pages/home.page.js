import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/home.page.ts
var home_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "",
	load: () => __vitePreload(() => import("./Home.js").then((n) => n.Home_exports), [])
};
export { home_page_exports };
