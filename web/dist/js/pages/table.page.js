import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/table.page.ts
var table_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "t",
	load: () => __vitePreload(() => import("./Table.js").then((n) => n.Table_exports), [])
};
export { table_page_exports };
