import { proxy } from "../vendor/svelte.js";
import { forget, whoami } from "./api.js";
import { Socket } from "./socket.js";
// src/lib/live.svelte.ts
var scheme = location.protocol === "https:" ? "wss:" : "ws:";
var socket = new Socket({
	url: `${scheme}//${location.host}/api/socket`,
	token: async () => (await whoami()).token,
	forget,
	make: (url) => new WebSocket(url)
});
var live = proxy({
	status: "idle",
	player: "",
	rules: ""
});
socket.observe((status) => {
	live.status = status;
});
socket.hear((tell) => {
	if (tell.is !== "welcome") return;
	if (live.rules && live.rules !== tell.rules) location.reload();
	live.rules = tell.rules;
	live.player = tell.player;
});
addEventListener("online", () => socket.connect());
export { live, socket };
