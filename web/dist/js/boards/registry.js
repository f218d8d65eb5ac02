import { __vitePreload } from "../vendor/vite.js";
// src/boards/registry.ts
var boards = {
	evolve: {
		load: () => __vitePreload(() => import("./Evolve.js").then((n) => n.Evolve_exports), []),
		inline: [
			"field",
			"ex",
			"hand",
			"leader",
			"resolution"
		],
		verbs: {
			own: {
				hand: ["play"],
				ex: ["play"],
				field: ["attack", "use"]
			},
			others: {}
		}
	},
	spoils: {
		load: () => __vitePreload(() => import("./Spoils.js").then((n) => n.Spoils_exports), []),
		inline: [
			"faction",
			"play",
			"hand",
			"played"
		],
		verbs: {
			own: {
				hand: ["play"],
				play: ["use", "flip"]
			},
			others: { play: ["attack"] }
		}
	},
	wakfu: {
		load: () => __vitePreload(() => import("./Wakfu.js").then((n) => n.Wakfu_exports), []),
		inline: [
			"world",
			"bag",
			"hand",
			"queue",
			"challenge"
		],
		verbs: {
			own: {
				hand: ["play"],
				world: ["attack", "use"],
				bag: ["use"]
			},
			others: { world: ["attack"] }
		}
	},
	brawl: {
		load: () => __vitePreload(() => import("./Brawl.js").then((n) => n.Brawl_exports), []),
		inline: [
			"champions",
			"hand",
			"played",
			"pool"
		],
		verbs: {
			own: { hand: ["play"] },
			others: {}
		}
	}
};
var generic = {
	load: () => __vitePreload(() => import("./Generic.js").then((n) => n.Generic_exports), []),
	inline: null,
	verbs: {
		own: { hand: ["play"] },
		others: {}
	}
};
/** The board of a game; the one for any game where it has none of its own. */
function boardOf(game) {
	return boards[game] ?? generic;
}
export { boardOf };
