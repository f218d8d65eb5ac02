// src/pages/rules/filter.ts
/** Clauses whose number begins with, or whose summary holds, every word that is looked for. */
function filter(clauses, words, kind, lang) {
	const wanted = fold(words).split(/\s+/).filter(Boolean);
	return clauses.filter((c) => {
		if (kind !== "" && c.kind !== kind) return false;
		const number = c.clause.toLowerCase();
		const summary = fold(c.summary[lang]);
		return wanted.every((w) => number.startsWith(w) || summary.includes(w));
	});
}
/** In chapters, in the order of the book; rulings have letters and come last as one chapter. */
function chapters(clauses) {
	const found = [];
	for (const clause of clauses) {
		const number = /^\d+/.exec(clause.clause)?.[0] ?? "R";
		const last = found.find((c) => c.number === number);
		if (last) last.clauses.push(clause);
		else found.push({
			number,
			clauses: [clause]
		});
	}
	return found;
}
/** The kinds that occur, in the order of their first use. */
function kindsOf(clauses) {
	return [...new Set(clauses.map((c) => c.kind))];
}
function fold(text) {
	return text.normalize("NFD").replace(/[̀-ͯ]/g, "").toLowerCase();
}
export { chapters, filter, kindsOf };
