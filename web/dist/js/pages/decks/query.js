// src/pages/decks/query.ts
var CLASS = {
	long: "class",
	short: "c",
	sign: ":"
};
var KIND = {
	long: "type",
	short: "t",
	sign: ":"
};
var COST = {
	long: "cost",
	short: "m",
	sign: "="
};
/** What a filter is set to in this query, with its sign if that is another one: `swordcraft`, `3`, `>=7`. */
function setTo(query, filter) {
	for (const term of terms(query)) {
		const found = match(term, filter);
		if (found !== null) return found;
	}
	return null;
}
/** The query with this filter set anew; the same value again takes it out. */
function toggle(query, filter, value) {
	const was = setTo(query, filter);
	const rest = terms(query).filter((term) => match(term, filter) === null);
	if (was === value) return rest.join(" ");
	const own = /^[<>=!]/.test(value) ? `${filter.long}${value}` : `${filter.long}${filter.sign}${value}`;
	return [...rest.some((term) => /^or$/i.test(term)) ? [`(${rest.join(" ")})`] : rest, own].join(" ");
}
/** Splits at spaces outside of quotes and brackets. */
function terms(query) {
	const found = [];
	let term = "";
	let depth = 0;
	let quoted = false;
	for (const letter of query) {
		if (letter === "\"") quoted = !quoted;
		if (!quoted && letter === "(") depth += 1;
		if (!quoted && letter === ")") depth -= 1;
		if (/\s/.test(letter) && !quoted && depth <= 0) {
			if (term) found.push(term);
			term = "";
		} else term += letter;
	}
	return term ? [...found, term] : found;
}
function match(term, filter) {
	const found = /^([a-z]+)([:<>=]=?)(.+)$/i.exec(term);
	if (!found) return null;
	const [, word = "", sign = "", value = ""] = found;
	if (word.toLowerCase() !== filter.long && word.toLowerCase() !== filter.short) return null;
	return sign === ":" || sign === "=" ? value : sign + value;
}
export { CLASS, COST, KIND, setTo, toggle };
