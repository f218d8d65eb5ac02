import { home_page_exports } from "./home.page.js";
import { table_page_exports } from "./table.page.js";
var pages = Object.values(/* @__PURE__ */ Object.assign({
	"./home.page.ts": home_page_exports,
	"./table.page.ts": table_page_exports
})).map((module) => module.page).sort((a, b) => (a.order ?? 99) - (b.order ?? 99));
export { pages };
