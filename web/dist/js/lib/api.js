// src/lib/api.ts
/** An answer that says no; `why` is for people, `code` for programs. */
var Refusal = class extends Error {
	code;
	why;
	clause;
	constructor(code, why, clause = null) {
		super(why.key);
		this.code = code;
		this.why = why;
		this.clause = clause;
		this.name = "Refusal";
	}
};
var GUEST = "arbiter.guest";
var RENEWED = "arbiter.guest.renewed";
/** A token is good for a year after it was renewed; a page in use renews it each month. */
var MONTH = 2592e6;
var guest = null;
/** Who this device is; asked for once, then kept. */
function whoami() {
	guest ??= kept() ?? fetchGuest();
	return guest;
}
/** Forgets who this device is, for a token that the server did not make. */
function forget() {
	localStorage.removeItem(GUEST);
	guest = null;
}
/** Becomes the person whose other device gave this code. */
async function takeOver(code) {
	await whoami().catch(() => null);
	const taken = await read(await fetch("/api/guest/takeover", {
		method: "POST",
		headers: { "content-type": "text/plain; charset=utf-8" },
		body: code
	}));
	localStorage.setItem(GUEST, JSON.stringify(taken));
	guest = Promise.resolve(taken);
}
function kept() {
	try {
		const found = JSON.parse(localStorage.getItem(GUEST) ?? "null");
		if (!found?.token) return null;
		if (Date.now() - Number(localStorage.getItem(RENEWED) ?? 0) > MONTH) renew(found.token);
		return Promise.resolve(found);
	} catch {
		return null;
	}
}
async function fetchGuest() {
	try {
		const fresh = await read(await fetch("/api/guest", { method: "POST" }));
		keep(fresh);
		return fresh;
	} catch (problem) {
		guest = null;
		throw problem;
	}
}
/** The same person with a new token; whoever cannot be reached keeps the old one. */
async function renew(token) {
	try {
		const headers = { authorization: `Bearer ${token}` };
		const fresh = await read(await fetch("/api/guest", {
			method: "POST",
			headers
		}));
		if (JSON.parse(localStorage.getItem(GUEST) ?? "null")?.player !== fresh.player) return;
		keep(fresh);
	} catch {}
}
function keep(fresh) {
	localStorage.setItem(GUEST, JSON.stringify(fresh));
	localStorage.setItem(RENEWED, String(Date.now()));
	guest = Promise.resolve(fresh);
}
/** A request in this device's name; a body that is a string goes as it is. */
async function call(method, path, body) {
	return read(await send(method, path, body));
}
/** The same for an answer that is text, not JSON. */
async function callText(path) {
	const answer = await send("GET", path);
	if (!answer.ok) await read(answer);
	return answer.text();
}
/** The same for an answer that is a picture. */
async function callBlob(path) {
	const answer = await send("GET", path);
	if (!answer.ok) await read(answer);
	return answer.blob();
}
/** The lines of an answer to a file, as they come. */
async function* stream(path, body) {
	const answer = await send("POST", path, body);
	if (!answer.ok || !answer.body) await read(answer);
	const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	for (;;) {
		const { done, value } = await reader.read();
		const lines = (rest + (value ?? "")).split("\n");
		rest = done ? "" : lines.pop() ?? "";
		yield* lines.filter(Boolean);
		if (done) return;
	}
}
async function send(method, path, body) {
	const { token } = await whoami();
	const headers = { authorization: `Bearer ${token}` };
	const init = {
		method,
		headers
	};
	if (body instanceof Blob) {
		headers["content-type"] = "application/octet-stream";
		init.body = body;
	} else if (typeof body === "string") {
		headers["content-type"] = "text/plain; charset=utf-8";
		init.body = body;
	} else if (body !== void 0) {
		headers["content-type"] = "application/json";
		init.body = JSON.stringify(body);
	}
	try {
		return await fetch(path, init);
	} catch {
		throw new Refusal("busy", { key: "web-no-server" });
	}
}
async function read(answer) {
	if (answer.ok) return await answer.json();
	const problem = await answer.json().catch(() => null);
	if (problem?.code === "token") forget();
	throw new Refusal(problem?.code ?? "busy", problem?.why ?? { key: "web-no-server" });
}
var api = {
	games: () => call("GET", "/api/games"),
	cards: (game) => call("GET", `/api/games/${game}/cards`),
	/** With those of the packs that this person may use. */
	allCards: (game) => call("GET", `/api/games/${game}/cards?packs=true`),
	clauses: (game) => call("GET", `/api/games/${game}/clauses`),
	lessons: (game) => call("GET", `/api/games/${game}/lessons`),
	explain: (game, text) => call("GET", `/api/games/${game}/explain?packs=true&q=${encodeURIComponent(text)}`),
	deck: (game, text) => call("POST", `/api/games/${game}/deck?packs=true`, text),
	open: (table) => call("POST", "/api/tables", table),
	report: (table) => call("POST", `/api/tables/${table}/report`),
	replay: (id) => call("GET", `/api/replays/${id}`),
	moment: (id, at, seat) => call("GET", `/api/replays/${id}/at/${at}${seat === null ? "" : `?seat=${seat}`}`)
};
export { Refusal, api, call, callBlob, callText, forget, stream, takeOver, whoami };
