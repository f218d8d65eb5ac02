import { decks_page_exports } from "./decks.page.js";
import { home_page_exports } from "./home.page.js";
import { learn_page_exports } from "./learn.page.js";
import { packs_page_exports } from "./packs.page.js";
import { replay_page_exports } from "./replay.page.js";
import { rules_page_exports } from "./rules.page.js";
import { table_page_exports } from "./table.page.js";
var pages = Object.values(/* @__PURE__ */ Object.assign({
	"./decks.page.ts": decks_page_exports,
	"./home.page.ts": home_page_exports,
	"./learn.page.ts": learn_page_exports,
	"./packs.page.ts": packs_page_exports,
	"./replay.page.ts": replay_page_exports,
	"./rules.page.ts": rules_page_exports,
	"./table.page.ts": table_page_exports
})).map((module) => module.page).sort((a, b) => (a.order ?? 99) - (b.order ?? 99));
export { pages };
