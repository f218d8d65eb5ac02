import { BACK, printedFace } from "./face.js";
// src/lib/faces.ts
/** Both faces of a card that is turned over in the game, the first one first; null for a card with one face. */
function bothFaces(info) {
	if (!info.numbers.some((each) => each.key.startsWith(BACK))) return null;
	const front = info.numbers.filter((each) => !each.key.startsWith(BACK));
	const back = info.numbers.filter((each) => each.key.startsWith(BACK)).map((each) => ({
		...each,
		key: each.key.slice(BACK.length)
	}));
	return [{
		...printedFace({
			...info,
			numbers: front
		}),
		text: []
	}, {
		...printedFace({
			...info,
			numbers: back
		}),
		marks: ["experienced"]
	}];
}
export { bothFaces };
