// src/pages/decks/files.ts
/** Copies; says whether the browser allowed it. */
async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
/** A name that every system takes for a file. */
function fileName(name, ending) {
	return `${name.normalize("NFD").replace(/[^\w -]/g, "").trim().replace(/\s+/g, "-").toLowerCase() || "deck"}.${ending}`;
}
export { copy, fileName };
