import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/packs.page.ts
var packs_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "packs",
	load: () => __vitePreload(() => import("./packs/Packs.js").then((n) => n.Packs_exports), [])
};
export { packs_page_exports };
