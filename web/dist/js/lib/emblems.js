// src/lib/emblems.ts
/** A sign of our own for each champion on a 24 × 24 sheet, drawn with strokes; by the slug of the name. */
var EMBLEMS = {
	dugrun: "M12 3l8 3v5.5c0 4.5-3 8-8 9.5-5-1.5-8-5-8-9.500V6zM12 7v9M8 11h8",
	goldarr: "M12 8v13M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 11h8M4 14c.5 4 3.5 7 8 7s7.5-3 8-7M4 14l-1.5 2.500M20 14l1.5 2.5",
	gwaien: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5 0 2 .5 3 1.5 3.500C10 8 10.5 5 12 2zM12 15v4",
	kilgore: "M4 4h16v7H4zM8 4v7M16 4v7M10.5 11v10.5h3V11",
	"tzu-xiao": "M7 12c0-2 1.5-3 3-3h6a3 3 0 0 1 3 3v4c0 3-2 5-5 5h-3c-2.5 0-4-2-4-4.500zM10 9V5M13 9V4M16 9V5M7 13H5",
	deryn: "M5 19L19 5M19 5h-5M19 5v5M8 4c6 1 11 6 12 12M5 19l-2 .500M5 19l-.5 2M8 4L4.5 8M20 16l-4 3.5",
	rath: "M12 2l3 6-1 7h-4L9 8zM7 15h10M12 15v4M10.5 19h3v3h-3z",
	mariusz: "M3 5l4 3h10l4-3-1.5 8L12 21 4.5 13zM8.5 11.500v.5M15.5 11.500v.5M10.5 16l1.5 1.5 1.5-1.5",
	korvash: "M12 2v20M12 4c-3-2-7-1.5-9 1.500C5 9 9 9.5 12 8M12 4c3-2 7-1.5 9 1.500C19 9 15 9.5 12 8",
	kolel: "M4 12c0-4 3.5-6 8-6s8 2 8 6c0 5-4 8-8 8s-8-3-8-8zM7.5 7.500V5M16.5 7.500V5M8 13c2.5 2 5.5 2 8 0M12 14.500v4",
	sulka: "M7 21c0-5 10-4 10-9S8 9 8 6.5 10 3 12.5 3 17 4.5 17 6.500M12.5 3v0M17 6.500l2.5 1M17 6.500l1.5 2.500M4 21h6",
	akhet: "M12 21c-1-4-4-5-9-5 3-1 5-2 6-4-2-2-3-5-2-9 1.5 3.5 3.5 5 5 5.5 1.5-.5 3.5-2 5-5.5 1 4 0 7-2 9 1 2 3 3 6 4-5 0-8 1-9 5zM12 9v5"
};
/** The sign of a champion, by its name or its slug. */
function emblemOf(name) {
	return EMBLEMS[name.toLowerCase().replace(/'/g, "").replace(/#\d+$/, "").replace(/[^a-z]+/g, "-")] ?? null;
}
/** What stands for somebody without a sign. */
function initials(name) {
	return name.split(/[\s']+/).map((part) => part.slice(0, 1).toUpperCase()).join("").slice(0, 2);
}
export { emblemOf, initials };
