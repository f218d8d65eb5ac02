import { star } from "./art-subjects.js";
// src/lib/art-scenes.ts
var f = (n) => n.toFixed(1);
var SHADOW = "#171522";
/** What stands behind the subject of a picture: most of what one tells cards apart by from afar. */
var BACKDROPS = [
	"plain",
	"disc",
	"ring",
	"arch",
	"banners",
	"window",
	"sickle",
	"beams",
	"peak",
	"columns"
];
function backdrop(which, chance, bright, deep) {
	const x = chance.between(46, 54);
	const circle = (r, y = 44) => `M${f(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
	switch (which) {
		case "plain": return [];
		case "disc": return [{
			d: circle(32),
			fill: bright,
			opacity: .9
		}];
		case "ring": return [{
			d: circle(33) + circle(28),
			fill: bright,
			opacity: .75,
			put: "translate(0 0)"
		}, ...[
			0,
			1,
			2,
			3
		].map((n) => ({
			d: star(x + 30.5 * Math.cos(n * 1.57 + .78), 44 + 30.5 * Math.sin(n * 1.57 + .78), 6),
			fill: bright
		}))];
		case "arch": return [{
			d: "M12 84V40C12 8 88 8 88 40V84Z",
			fill: deep,
			opacity: .9
		}, {
			d: "M22 84V42C22 20 78 20 78 42V84Z",
			fill: bright,
			opacity: .55
		}];
		case "banners": return [{
			d: "M6 0H24V52L15 44L6 52ZM76 0H94V52L85 44L76 52Z",
			fill: deep
		}, {
			d: "M6 6H24V11H6ZM76 6H94V11H76Z",
			fill: bright,
			opacity: .8
		}];
		case "window": return [{
			d: "M26 84V8H74V84Z",
			fill: bright,
			opacity: .6
		}, {
			d: "M48.5 8H51.5V84H48.5ZM26 30H74V33H26Z",
			fill: deep,
			opacity: .7
		}];
		case "sickle": return [{
			d: "M62 4A36 36 0 1 0 88 62A30 30 0 1 1 62 4Z",
			fill: bright,
			opacity: .85
		}];
		case "beams": return [{
			d: "M50 -6L4 84H22ZM50 -6L34 84H44ZM50 -6L56 84H66ZM50 -6L78 84H96Z",
			fill: bright,
			opacity: .38
		}];
		case "peak": return [{
			d: "M-6 84L34 14L50 36L62 22L106 84Z",
			fill: deep,
			opacity: .85
		}, {
			d: "M34 14L25 30L33 27L38 33L43 27ZM62 22L55 33L61 31L66 36L70 32Z",
			fill: bright,
			opacity: .9
		}];
		case "columns": return [{
			d: "M4 12H20V18H17V84H7V18H4ZM80 12H96V18H93V84H83V18H80Z",
			fill: bright,
			opacity: .6
		}, {
			d: "M0 4H100V12H0Z",
			fill: deep,
			opacity: .8
		}];
	}
}
/** How a thing or a beast is shown. */
var WAYS = [
	"one",
	"tilted",
	"two",
	"three",
	"pale",
	"near"
];
/** An outline that stands in the middle, with an edge of light on one side. */
function shown(d, way, size, turned, bright) {
	const at = (scale, x, y, flip = turned, turn = 0) => `translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f2(flip ? -scale : scale)} ${f2(scale)}) translate(-50 -80)`;
	const dark = (scale, x, y, flip = turned, turn = 0) => [{
		d,
		fill: bright,
		opacity: .85,
		put: at(scale, x - 1.4, y - 1, flip, turn)
	}, {
		d,
		fill: SHADOW,
		put: at(scale, x, y, flip, turn)
	}];
	switch (way) {
		case "one": return dark(size, 50, 80);
		case "tilted": return dark(size * .92, turned ? 40 : 60, 78, turned, turned ? 24 : -24);
		case "two": return [...dark(size * .62, 28, 66, !turned), ...dark(size * .78, 64, 80, turned)];
		case "three": return [
			...dark(size * .5, 24, 62),
			...dark(size * .5, 76, 62),
			...dark(size * .68, 50, 82, !turned)
		];
		case "pale": return [{
			d,
			fill: SHADOW,
			opacity: .9,
			put: at(size, 51.6, 81)
		}, {
			d,
			fill: bright,
			put: at(size, 50, 80)
		}];
		case "near": return dark(size * 1.32, turned ? 42 : 58, 94);
	}
}
var f2 = (n) => n.toFixed(2);
export { BACKDROPS, WAYS, backdrop, shown };
