import { blake3, bytesToHex } from "../vendor/noble-hashes.js";
// src/lib/seeds.ts
var PREFIX = "arbiter.seed.";
var KEPT = 60;
/**
* Draws a seed for a seat and keeps it here; what it returns is its hash, the
* only thing that anybody learns before all seats are bound to theirs.
*/
function commit(table, seat, round) {
	const seed = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(32));
	const hash = bytesToHex(blake3(seed));
	prune();
	localStorage.setItem(key(table, seat, hash), `${bytesToHex(seed)} ${round} ${Date.now()}`);
	return hash;
}
/** The seed behind a hash that this device gave; null if it was another device. */
function seedFor(table, seat, hash) {
	return localStorage.getItem(key(table, seat, hash))?.split(" ")[0] ?? null;
}
function key(table, seat, hash) {
	return `${PREFIX}${table}.${seat}.${hash}`;
}
/** Old seeds have been revealed or never will be. */
function prune() {
	const stamp = (name) => Number(localStorage.getItem(name)?.split(" ")[2] ?? 0);
	const all = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
	all.sort((a, b) => stamp(b) - stamp(a));
	for (const old of all.slice(KEPT)) localStorage.removeItem(old);
}
export { commit, seedFor };
