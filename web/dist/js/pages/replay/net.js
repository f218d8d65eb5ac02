import { api, call, callText } from "../../lib/api.js";
// src/pages/replay/net.ts
var replayOf = (id) => api.replay(id);
/** The moment after so many decisions. */
function momentOf(id, at, eyes) {
	const query = eyes === "judge" ? "" : eyes === null ? "?public=true" : `?seat=${eyes}`;
	return call("GET", `/api/replays/${id}/at/${at}${query}`);
}
/** The game that was played at a table, taken in as a replay. */
async function ofTable(table) {
	return upload(await callText(`/api/tables/${table}/replay`));
}
/** Hands a replay file to the server, which checks it and gives it an id. */
function upload(text) {
	return call("POST", "/api/replays", text);
}
/** The file itself. */
var fileOf = (id) => callText(`/api/replays/${id}/text`);
/** The moment as a scene: set-up, story and checks that can be run. */
var sceneFileOf = (id, at) => callText(`/api/replays/${id}/scene?at=${at}`);
/** A new table that begins with this moment; seats that are no bot's are ours. */
function branch(replay, at, mine, others) {
	const seats = replay.names.map((_, seat) => ({
		kind: seat === mine || others === "hot" ? "human" : "bot",
		deck: "",
		level: seat === mine || others === "hot" ? "" : "steady"
	}));
	return api.open({
		game: replay.game,
		mode: "",
		seating: "",
		seats,
		public: false,
		best_of: 1,
		clock: null,
		start: {
			is: "replay",
			replay: replay.replay,
			at
		}
	});
}
export { branch, fileOf, momentOf, ofTable, replayOf, sceneFileOf, upload };
