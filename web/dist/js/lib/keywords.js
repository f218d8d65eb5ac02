// src/lib/keywords.ts
/** As many sentences as a small window holds. */
var MOST = 3;
/** The clauses that say what a keyword means: their summaries begin with it. */
function explained(all, keyword) {
	const word = keyword.replaceAll("-", " ").toLowerCase();
	const begins = ({ kind, summary }) => kind !== "note" && summary.en.toLowerCase().startsWith(word) && !/[a-z]/i.test(summary.en.charAt(word.length));
	return [...all].filter(begins).slice(0, MOST);
}
export { explained };
