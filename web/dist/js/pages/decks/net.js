import { call } from "../../lib/api.js";
// src/pages/decks/net.ts
/** English names of the cards that a query finds. */
async function search(game, query) {
	return (await call("GET", `/api/games/${game}/search?packs=true&q=${encodeURIComponent(query)}`)).names;
}
export { search };
