// src/lib/glyphs.ts
/** In the order of the book. */
var GLYPHS = {
	obsession: {
		ring: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
		sign: "M3.6 12S7 6.4 12 6.4s8.4 5.6 8.4 5.600S17 17.6 12 17.6 3.6 12 3.6 12zM12 8.900a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.200z",
		fill: "#3c5fca"
	},
	greed: {
		ring: "M6.6 1.800h10.800L23 12l-5.6 10.200H6.600L1 12z",
		sign: "M12 5.200a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.600zM9.4 9.400h5.200v5.200H9.400z",
		fill: "#23804a"
	},
	elitism: {
		ring: "M2 1.500h20v10c0 5.7-4.2 9.7-10 11.500C6.2 21.2 2 17.2 2 11.500z",
		sign: "M5.4 6.600l3.3 3.800L12 5l3.3 5.4 3.3-3.8-1.2 8H6.600zM6.8 15.800h10.400v1.700H6.800z",
		fill: "#97690a"
	},
	deception: {
		ring: "M12 .300L23.7 12 12 23.7.3 12z",
		sign: "M5.2 9c2.2-.9 4.6-.6 6.8.9 2.2-1.5 4.6-1.8 6.8-.9.2 3.9-1.4 6.2-3.8 6.2-1.5 0-2.4-1-3-2.1-.6 1.1-1.5 2.1-3 2.1-2.4 0-4-2.3-3.8-6.200zM7.6 10.900l2.9 1.1-2.7.8zM16.4 10.900l-2.9 1.1 2.7.8z",
		fill: "#7639ad"
	},
	rage: {
		ring: "M12 .300l2.9 4 4.6-1.8.3 4.9 4.2 2.6-2.7 4.1 1.7 4.6-4.9.6-2 4.4-4.1-2.6-4.1 2.6-2-4.4-4.9-.6 1.7-4.600L0 10l4.2-2.6.3-4.9 4.6 1.800z",
		sign: "M12.2 5c.5 3 4.6 4.7 4.6 8.700a4.7 4.7 0 0 1-9.4 0c0-2 .8-3.2 2-4.3 0 1.5.4 2.3 1.2 2.7-.1-2.6.3-5.1 1.6-7.100z",
		fill: "#be3527"
	}
};
var GLYPH_NAMES = Object.keys(GLYPHS);
/** The letters by which texts of cards name them. */
var LETTERS = {
	O: "obsession",
	G: "greed",
	E: "elitism",
	D: "deception",
	R: "rage"
};
function glyphOf(letter) {
	return LETTERS[letter] ?? null;
}
export { GLYPHS, GLYPH_NAMES, glyphOf };
