import { __exportAll } from "../rolldown-runtime.js";
import { __vitePreload } from "../vendor/vite.js";
// src/pages/replay.page.ts
var replay_page_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = {
	path: "replay",
	menu: "replay-menu",
	order: 30,
	load: () => __vitePreload(() => import("./replay/Replays.js").then((n) => n.Replays_exports), [])
};
export { replay_page_exports };
