import { SvelteMap } from "../vendor/svelte.js";
import { callBlob } from "./api.js";
// src/lib/pictures.svelte.ts
var shown = new SvelteMap();
var asked = /* @__PURE__ */ new Set();
function pictureOf(name) {
	return shown.get(name);
}
/** Asks a table for the pictures that it has of these cards, each once. */
function meetPictures(table, cards) {
	for (const { name, slug, picture } of cards) {
		const key = `${table} ${slug}`;
		if (!picture || asked.has(key)) continue;
		asked.add(key);
		callBlob(`/api/tables/${table}/pictures/${slug}`).then((blob) => shown.set(name, URL.createObjectURL(blob)), () => asked.delete(key));
	}
}
export { meetPictures, pictureOf };
