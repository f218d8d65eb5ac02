const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["js/decks.js","js/vendor.js","js/table.js","js/seeds.js","js/wishes.js","wishes.css","table.css","decks.css","js/board-evolve.js","board-evolve.css","js/board-spoils.js","board-spoils.css","js/board-wakfu.js","board-wakfu.css","js/board-brawl.js","board-brawl.css","js/board-generic.js","board-generic.css","js/learn.js","js/replay.js","replay.css","learn.css","js/packs.js","packs.css","js/rules.js","rules.css","js/settings.js","settings.css"])))=>i.map(i=>d[i]);
import { $document as e, $window as t, FluentBundle as n, FluentResource as r, __vitePreload as i, append as a, attribute_effect as o, bind_property as s, child as c, clsx as l, comment as u, component as d, delegate as f, delegated as p, each as m, effect as h, effect_root as g, event as _, first_child as v, from_html as y, from_svg as b, get as x, head as ee, if_block as S, index as te, mount as ne, next as C, noop as w, onMount as re, only_child as T, pop as E, prop as D, props_id as ie, proxy as O, push as k, remove_input_defaults as ae, reset as A, rest_props as oe, set as j, set_attribute as M, set_checked as se, set_class as ce, set_style as le, set_text as N, set_value as ue, sibling as P, snippet as de, spread_props as fe, state as F, template_effect as I, text as pe, untrack as me, user_derived as L, user_effect as R, user_pre_effect as he } from "./vendor.js";
// \0rolldown/runtime.js
var ge = Object.defineProperty, z = (e, t) => {
	let n = {};
	for (var r in e) ge(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || ge(n, Symbol.toStringTag, { value: "Module" }), n;
}, _e = "arbiter.settings", ve = {
	language: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
	theme: "auto",
	motion: "auto",
	name: "",
	game: "",
	fullControl: !1,
	passIdle: !0,
	askOwn: !1,
	sound: !1,
	grid: !0,
	blocked: [],
	passed: []
}, B = O({
	...ve,
	...ye()
});
function ye() {
	try {
		return JSON.parse(localStorage.getItem(_e) ?? "{}") ?? {};
	} catch {
		return {};
	}
}
g(() => {
	R(() => {
		localStorage.setItem(_e, JSON.stringify(B));
	}), R(() => {
		let e = document.documentElement;
		e.lang = B.language, e.dataset.theme = B.theme, e.dataset.motion = B.motion;
	});
});
function be(e, t) {
	let n = (t) => e.find((e) => e.key === t);
	return n(t ?? "") ?? n(B.game) ?? e[0];
}
function xe() {
	return B.motion === "auto" ? !matchMedia("(prefers-reduced-motion: reduce)").matches : B.motion === "on";
}
// src/lib/joined.ts
var Se = RegExp("\\b([Dd]|[Qq]u|[Jj]usqu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ][a-zà-ÿœ’'])", "gu"), Ce = /(?<![\p{L}’'])([Dd])e (?=Joueur [A-Z]\b)/gu, we = /(?<![\p{L}’'])([Àà]) (?=Joueur [A-Z]\b)/gu, Te = /(?<![\p{L}’'])([Dd])e (Le|Les) (?=\p{L})/gu, Ee = /(?<![\p{L}’'])([Àà]) (Le|Les) (?=\p{L})/gu, De = /([!?…]|\.{3})\.(?=\s|$)/gu;
function Oe(e, t) {
	let n = e.replace(De, "$1");
	if (t !== "fr") return n;
	let r = (e) => e === "À" ? "Au" : "au";
	return n.replace(Ce, (e, t) => `${t}u `).replace(we, (e, t) => `${r(t)} `).replace(Te, (e, t, n) => n === "Le" ? `${t}u ` : `${t}es `).replace(Ee, (e, t, n) => n === "Le" ? `${r(t)} ` : `${r(t)}x `).replace(Se, (e, t) => `${t}’`);
}
function ke(e, t) {
	let n = e.at(-1);
	return e.length < 2 || n === void 0 ? n ?? "" : `${e.slice(0, -1).join(", ")} ${t === "fr" ? "et" : "and"} ${n}`;
}
// src/lib/voice.svelte.ts
var Ae = ["web"], je = [
	"table",
	"pages",
	"server",
	"catalog",
	"cli"
], Me = "more", Ne = Object.assign({
	"../../../locales/en/brawl.ftl": () => i(() => import("./locales/en-brawl.js").then((e) => e.brawl_exports).then((e) => e.default), []),
	"../../../locales/en/catalog.ftl": () => i(() => import("./locales/en-more.js").then((e) => e.catalog_exports).then((e) => e.default), []),
	"../../../locales/en/cli.ftl": () => i(() => import("./locales/en-more.js").then((e) => e.cli_exports).then((e) => e.default), []),
	"../../../locales/en/evolve.ftl": () => i(() => import("./locales/en-evolve.js").then((e) => e.evolve_exports).then((e) => e.default), []),
	"../../../locales/en/pages.ftl": () => i(() => import("./locales/en-more.js").then((e) => e.pages_exports).then((e) => e.default), []),
	"../../../locales/en/server.ftl": () => i(() => import("./locales/en-more.js").then((e) => e.server_exports).then((e) => e.default), []),
	"../../../locales/en/spoils.ftl": () => i(() => import("./locales/en-spoils.js").then((e) => e.spoils_exports).then((e) => e.default), []),
	"../../../locales/en/table.ftl": () => i(() => import("./locales/en-more.js").then((e) => e.table_exports).then((e) => e.default), []),
	"../../../locales/en/wakfu.ftl": () => i(() => import("./locales/en-wakfu.js").then((e) => e.wakfu_exports).then((e) => e.default), []),
	"../../../locales/en/web.ftl": () => i(() => import("./locales/en.js").then((e) => e.web_exports).then((e) => e.default), []),
	"../../../locales/fr/brawl.ftl": () => i(() => import("./locales/fr-brawl.js").then((e) => e.brawl_exports).then((e) => e.default), []),
	"../../../locales/fr/catalog.ftl": () => i(() => import("./locales/fr-more.js").then((e) => e.catalog_exports).then((e) => e.default), []),
	"../../../locales/fr/cli.ftl": () => i(() => import("./locales/fr-more.js").then((e) => e.cli_exports).then((e) => e.default), []),
	"../../../locales/fr/evolve.ftl": () => i(() => import("./locales/fr-evolve.js").then((e) => e.evolve_exports).then((e) => e.default), []),
	"../../../locales/fr/pages.ftl": () => i(() => import("./locales/fr-more.js").then((e) => e.pages_exports).then((e) => e.default), []),
	"../../../locales/fr/server.ftl": () => i(() => import("./locales/fr-more.js").then((e) => e.server_exports).then((e) => e.default), []),
	"../../../locales/fr/spoils.ftl": () => i(() => import("./locales/fr-spoils.js").then((e) => e.spoils_exports).then((e) => e.default), []),
	"../../../locales/fr/table.ftl": () => i(() => import("./locales/fr-more.js").then((e) => e.table_exports).then((e) => e.default), []),
	"../../../locales/fr/wakfu.ftl": () => i(() => import("./locales/fr-wakfu.js").then((e) => e.wakfu_exports).then((e) => e.default), []),
	"../../../locales/fr/web.ftl": () => i(() => import("./locales/fr.js").then((e) => e.web_exports).then((e) => e.default), [])
}), Pe = new Map(), Fe = new Map(), Ie = F(0), Le = B.language;
function Re(e = "", t = B.language) {
	let n = `${t} ${e}`, r = Fe.get(n) ?? ze(t, e);
	return Fe.set(n, r), r;
}
async function ze(e, t) {
	let i = (t === "" ? Ae : t === "more" ? je : [t]).flatMap((t) => Ne[`../../../locales/${e}/${t}.ftl`] ?? []);
	try {
		let a = await Promise.all(i.map((e) => e())), o = t === "more" ? `${e} ` : `${e} ${t}`, s = Pe.get(o) ?? new n(e, { useIsolating: !1 });
		for (let e of a) s.addResource(new r(e));
		Pe.set(o, s);
	} catch {}
	Be.add(`${e} ${t}`), j(Ie, x(Ie) + 1);
}
var Be = new Set();
function Ve(e) {
	let t = Ue();
	return [Me, e].filter((e) => He(e, t)).length === 2;
}
function He(e, t) {
	return x(Ie) >= 0 && Be.has(`${t} ${e}`) ? !0 : (Re(e, t), !1);
}
function Ue() {
	let e = B.language;
	return e === Le || ["", ...[...Be].filter((e) => e.startsWith(`${Le} `)).map((e) => e.slice(Le.length + 1))].filter((t) => !He(t, e)).length === 0 && (Le = e), Le;
}
function We(e, t, n) {
	let r = Ue();
	for (let i of new Set([n, ""])) {
		i !== "" && He(i, r);
		let n = Pe.get(`${r} ${i}`), a = n?.getMessage(e)?.value;
		if (n && a) return {
			text: n.formatPattern(a, t, []),
			language: r
		};
	}
	return null;
}
// src/lib/say.svelte.ts
var Ge = {
	names: [],
	title: (e) => e
}, Ke = [
	"zone-",
	"number-",
	"phase-",
	"mark-",
	"counter-"
], V = O({ game: "" });
function qe(e) {
	he(() => {
		V.game = e() ?? "";
	});
}
function H(e, t = {}, n = V.game) {
	return U(e, t, n) ?? (Ve(n) ? e : "");
}
function Je(e) {
	return e.charAt(0).toLocaleUpperCase(B.language) + e.slice(1);
}
function Ye(e) {
	return e.filter(Boolean).reduce((e, t) => e ? `${e}${/[.!?…]$/.test(e) ? "" : "."} ${Je(t)}` : t, "");
}
function Xe(e, t = V.game) {
	return U(e, {}, t) !== null;
}
function Ze(e, t, n = V.game) {
	return U(`${e}${t}`, {}, n) ?? (Ve(n) ? t : "");
}
function Qe(e) {
	return e[B.language] || e.en;
}
function $e(e) {
	return e[B.language].length > 0 ? e[B.language] : e.en;
}
function et(e, t = Ge) {
	let n = e.args ?? [], r = {};
	for (let [e, i] of n) r[e] = "number" in i ? i.number : it(i, t);
	let i = nt(U(e.key, r) ?? (Ve(V.game) ? `${e.key} ${n.map(([, e]) => it(e, t)).join(", ")}`.trimEnd() : "")), a = U("hidden-card", {});
	return a !== null && i.startsWith(a) ? Je(i) : i;
}
var tt = "";
function nt(e) {
	return e.includes(tt) ? B.language === "fr" ? e.replace(/\b([Dd])u \u{E000}([aeiouyàâéèêëîïôûh])?/giu, (e, t, n) => n ? `${t}’${n}` : `${t}e `).replace(/\b([Aa])u \u{E000}/gu, (e, t) => t === "A" ? "À " : "à ").replaceAll(tt, "") : e.replaceAll(tt, "") : e;
}
function rt(e, t = Ge) {
	return t.names[e] || H("seat", { letter: String.fromCharCode(65 + e) });
}
function it(e, t) {
	if ("seat" in e) return (t.names[e.seat] ? tt : "") + rt(e.seat, t);
	if ("number" in e) return String(e.number);
	if ("card" in e) return e.card === null ? H("hidden-card") : t.title(e.card);
	if ("text" in e) return e.text;
	if ("list" in e) return ke(e.list.map((e) => it(e, t)), B.language);
	for (let t of [e.key, ...Ke.map((t) => t + e.key)]) {
		let e = U(t, {});
		if (e !== null) return e;
	}
	return e.key;
}
function U(e, t, n = V.game) {
	let r = We(e, t, n);
	return r && Oe(at(r.text, r.language), r.language);
}
function at(e, t) {
	return e.includes("`") ? e.replace(/`([^`]*)`/g, t === "fr" ? "«\xA0$1\xA0»" : "“$1”") : e;
}
function ot(e, t, n, r) {
	let i = Ze("zone-", e);
	return t === null ? H("web-zone", {
		zone: i,
		count: n
	}) : H("web-zone-of", {
		zone: i,
		who: rt(t, r),
		count: n
	});
}
// src/lib/router.svelte.ts
location.pathname !== "/" && !location.hash && history.replaceState(null, "", `/#${location.pathname}${location.search}`);
var st = F(O(location.hash));
addEventListener("hashchange", () => {
	j(st, location.hash, !0);
});
var ct = L(() => ft(x(st)));
function lt() {
	return x(ct);
}
function ut(e) {
	location.hash = `#${e}`;
}
function dt(e) {
	let [t = ""] = location.hash.slice(1).split("?"), n = new URLSearchParams(e).toString();
	history.replaceState(null, "", `#${t}${n ? `?${n}` : ""}`), j(st, location.hash, !0);
}
function ft(e) {
	let [t = "", n = ""] = e.replace(/^#/, "").split("?");
	return {
		parts: t.split("/").filter(Boolean).map(decodeURIComponent),
		query: new URLSearchParams(n)
	};
}
// src/pages/decks.page.ts
var pt = z({ page: () => mt }), mt = {
	path: "decks",
	menu: "decks-title",
	order: 20,
	load: () => i(() => import("./decks.js").then((e) => e.Decks_exports), __vite__mapDeps([0,1,2,3,4,5,6,7]))
}, ht = class extends Error {
	code;
	why;
	clause;
	constructor(e, t, n = null) {
		super(t.key), this.code = e, this.why = t, this.clause = n, this.name = "Refusal";
	}
}, gt = "arbiter.guest", _t = "arbiter.guest.renewed", vt = 2592e6, W = null;
function yt() {
	return W ??= St() ?? Ct(), W;
}
function bt() {
	localStorage.removeItem(gt), W = null;
}
async function xt(e) {
	await yt().catch(() => null);
	let t = await K(await fetch("/api/guest/takeover", {
		method: "POST",
		headers: { "content-type": "text/plain; charset=utf-8" },
		body: e
	}));
	localStorage.setItem(gt, JSON.stringify(t)), W = Promise.resolve(t);
}
function St() {
	try {
		let e = JSON.parse(localStorage.getItem(gt) ?? "null");
		return e?.token ? (Date.now() - Number(localStorage.getItem(_t) ?? 0) > vt && wt(e.token), Promise.resolve(e)) : null;
	} catch {
		return null;
	}
}
async function Ct() {
	try {
		let e = await K(await fetch("/api/guest", { method: "POST" }));
		return Tt(e), e;
	} catch (e) {
		throw W = null, e;
	}
}
async function wt(e) {
	try {
		let t = { authorization: `Bearer ${e}` }, n = await K(await fetch("/api/guest", {
			method: "POST",
			headers: t
		}));
		if (JSON.parse(localStorage.getItem(gt) ?? "null")?.player !== n.player) return;
		Tt(n);
	} catch {}
}
function Tt(e) {
	localStorage.setItem(gt, JSON.stringify(e)), localStorage.setItem(_t, String(Date.now())), W = Promise.resolve(e);
}
async function G(e, t, n) {
	return K(await kt(e, t, n));
}
async function Et(e) {
	let t = await kt("GET", e);
	return t.ok || await K(t), t.text();
}
async function Dt(e) {
	let t = await kt("GET", e);
	return t.ok || await K(t), t.blob();
}
async function* Ot(e, t) {
	let n = await kt("POST", e, t);
	n.ok && n.body || await K(n);
	let r = n.body.pipeThrough(new TextDecoderStream()).getReader(), i = "";
	for (;;) {
		let { done: e, value: t } = await r.read(), n = (i + (t ?? "")).split("\n");
		if (i = e ? "" : n.pop() ?? "", yield* n.filter(Boolean), e) return;
	}
}
async function kt(e, t, n) {
	let { token: r } = await yt(), i = { authorization: `Bearer ${r}` }, a = {
		method: e,
		headers: i
	};
	n instanceof Blob ? (i["content-type"] = "application/octet-stream", a.body = n) : typeof n == "string" ? (i["content-type"] = "text/plain; charset=utf-8", a.body = n) : n !== void 0 && (i["content-type"] = "application/json", a.body = JSON.stringify(n));
	try {
		return await fetch(t, a);
	} catch {
		throw new ht("busy", { key: "web-no-server" });
	}
}
async function K(e) {
	if (e.ok) return await e.json();
	let t = await e.json().catch(() => null);
	throw t?.code === "token" && bt(), new ht(t?.code ?? "busy", t?.why ?? { key: "web-no-server" });
}
var q = {
	games: async () => K(await fetch("/api/games")),
	cards: (e) => G("GET", `/api/games/${e}/cards`),
	allCards: (e) => G("GET", `/api/games/${e}/cards?packs=true`),
	clauses: (e) => G("GET", `/api/games/${e}/clauses`),
	lessons: (e) => G("GET", `/api/games/${e}/lessons`),
	explain: (e, t) => G("GET", `/api/games/${e}/explain?packs=true&q=${encodeURIComponent(t)}`),
	deck: (e, t) => G("POST", `/api/games/${e}/deck?packs=true`, t),
	open: (e) => G("POST", "/api/tables", e),
	report: (e) => G("POST", `/api/tables/${e}/report`),
	replay: (e) => G("GET", `/api/replays/${e}`),
	moment: (e, t, n) => G("GET", `/api/replays/${e}/at/${t}${n === null ? "" : `?seat=${n}`}`)
}, At = class {
	all;
	#e = new Map();
	#t = new Map();
	#n = null;
	constructor(e) {
		this.all = e;
		for (let t of e) (t.part === "evolve" ? this.#t : this.#e).set(t.name, t);
	}
	get(e, t = !1) {
		let [n, r] = t ? [this.#t, this.#e] : [this.#e, this.#t];
		return n.get(e) ?? r.get(e);
	}
	ability(e) {
		return this.#n ??= new Map(this.all.flatMap(({ text: e }) => e.en.flatMap((t, n) => {
			let [r, i] = [jt(t), jt(e.fr[n] ?? "")];
			return r && i ? [[r, {
				en: r,
				fr: i
			}]] : [];
		}))), this.#n.get(e);
	}
};
function jt(e) {
	return e.includes(" | ") ? e.split(" | ")[0] ?? "" : "";
}
var Mt = new At([]), Nt = new Map(), Pt = [];
function Ft() {
	return Bt("games", async () => Pt = await q.games());
}
function It() {
	return Pt;
}
function Lt(e) {
	return Bt(`cards ${e}`, async () => new At(await q.cards(e)));
}
function Rt(e) {
	return Bt(`clauses ${e}`, async () => new Map((await q.clauses(e)).map((e) => [e.clause, e])));
}
function zt(e, t) {
	return Bt(`reading ${e} ${t}`, () => q.explain(e, t));
}
function Bt(e, t) {
	let n = Nt.get(e);
	if (n) return n;
	let r = t();
	return Nt.set(e, r), r.catch(() => Nt.delete(e)), r;
}
// src/boards/registry.ts
var Vt = {
	evolve: {
		load: () => i(() => import("./board-evolve.js").then((e) => e.Evolve_exports), __vite__mapDeps([8,1,2,3,4,5,6,9])),
		inline: [
			"field",
			"ex",
			"hand",
			"leader",
			"resolution"
		],
		verbs: {
			own: {
				hand: ["play"],
				ex: ["play"],
				field: ["attack", "use"]
			},
			others: {}
		}
	},
	spoils: {
		load: () => i(() => import("./board-spoils.js").then((e) => e.Spoils_exports), __vite__mapDeps([10,1,2,3,4,5,6,11])),
		inline: [
			"faction",
			"play",
			"hand",
			"played"
		],
		verbs: {
			own: {
				hand: ["play"],
				play: ["use", "flip"]
			},
			others: { play: ["attack"] }
		}
	},
	wakfu: {
		load: () => i(() => import("./board-wakfu.js").then((e) => e.Wakfu_exports), __vite__mapDeps([12,1,2,3,4,5,6,13])),
		inline: [
			"world",
			"bag",
			"hand",
			"queue",
			"challenge"
		],
		verbs: {
			own: {
				hand: ["play"],
				world: ["attack", "use"],
				bag: ["use"]
			},
			others: { world: ["attack"] }
		}
	},
	brawl: {
		load: () => i(() => import("./board-brawl.js").then((e) => e.Brawl_exports), __vite__mapDeps([14,1,2,3,4,5,6,15])),
		inline: [
			"champions",
			"hand",
			"played",
			"pool"
		],
		verbs: {
			own: { hand: ["play"] },
			others: {}
		}
	}
}, Ht = {
	load: () => i(() => import("./board-generic.js").then((e) => e.Generic_exports), __vite__mapDeps([16,1,2,3,4,5,6,17])),
	inline: null,
	verbs: {
		own: { hand: ["play"] },
		others: {}
	}
};
function Ut(e) {
	return Vt[e] ?? Ht;
}
// src/lib/beforehand.ts
var Wt = 1500;
function Gt(e) {
	let t = setTimeout(() => {
		let t = e(), n = [
			i(() => import("./seeds.js").then((e) => e.seeds_exports), []),
			Re(Me),
			i(() => import("./table.js").then((e) => e.Table_exports), __vite__mapDeps([2,1,3,4,5,6])),
			...t ? [Ut(t).load(), Re(t)] : []
		];
		for (let e of n) e.catch(() => {});
	}, Wt);
	return () => clearTimeout(t);
}
// src/lib/people.ts
function Kt(e, t, n) {
	let r = [...e.map(({ player: e, name: t }) => ({
		player: e ?? "",
		name: t
	})), ...t.map(({ player: e, name: t }) => ({
		player: e,
		name: t
	}))].filter(({ player: e }) => e !== "" && e !== n);
	return [...new Map(r.toReversed().map((e) => [e.player, e])).values()].toReversed();
}
function qt(e) {
	return !!e && B.blocked.includes(e ?? "");
}
function Jt(e, t = !0) {
	let n = B.blocked.filter((t) => t !== e);
	B.blocked = t ? [...n, e] : n;
}
function Yt(e, t, n) {
	return G("POST", `/api/tables/${e}/complaint`, {
		player: t,
		why: n
	});
}
// src/lib/socket.ts
var Xt = 1, Zt = {
	first: 400,
	most: 1e4
}, Qt = {
	every: 2e4,
	patience: 1e4
}, $t = class {
	status = "idle";
	#e = null;
	#t = !1;
	#n = 0;
	#r = new Map();
	#i = new Map();
	#a = new Map();
	#o = !1;
	#s = new Set();
	#c = new Set();
	#l;
	#u;
	#d;
	constructor(e) {
		this.#d = e;
	}
	hear(e) {
		return this.#s.add(e), () => this.#s.delete(e);
	}
	observe(e) {
		return this.#c.add(e), e(this.status), () => this.#c.delete(e);
	}
	ask(e) {
		let t = {
			v: Xt,
			id: en(),
			...e
		};
		return new Promise((e, n) => {
			this.#r.set(t.id, {
				frame: t,
				done: e,
				failed: n
			}), this.#t ? this.#S(t) : this.connect();
		});
	}
	watch(e, t) {
		this.#i.set(e, t), this.#t ? this.#f(e, t) : this.connect();
	}
	#f(e, t) {
		this.#a.set(this.#x({
			do: "watch",
			table: e,
			have: t.have()
		}), e);
	}
	unwatch(e) {
		this.#i.delete(e) && this.#t && this.#x({
			do: "unwatch",
			table: e
		});
	}
	lobby() {
		this.#o = !0, this.#t ? this.#x({ do: "lobby" }) : this.connect();
	}
	connect() {
		this.#e || (clearTimeout(this.#l), this.#C("connecting"), this.#p());
	}
	async #p() {
		let e;
		try {
			e = await this.#d.token();
		} catch {
			this.#y();
			return;
		}
		if (this.#e) return;
		let t = this.#d.make(this.#d.url);
		this.#e = t, t.onopen = () => this.#x({
			do: "hello",
			token: e
		}), t.onmessage = (e) => this.#m(JSON.parse(e.data)), t.onclose = () => this.#v(t), t.onerror = () => t.close();
	}
	#m(e) {
		switch (this.#b(), e.is) {
			case "welcome":
				this.#h();
				break;
			case "done":
			case "why-not":
			case "foreseen":
				this.#_(e.id)?.done(e);
				break;
			case "refused":
				e.code === "token" && !this.#t && (this.#d.forget(), this.#e?.close()), this.#g(e.id, new ht(e.code, e.why, e.clause));
				break;
			case "closing": this.#C("gone");
		}
		for (let t of this.#s) t(e);
	}
	#h() {
		this.#t = !0, this.#a.clear(), this.#n = 0, this.#C("open"), this.#o && this.#x({ do: "lobby" });
		for (let [e, t] of this.#i) this.#f(e, t);
		for (let { frame: e } of this.#r.values()) this.#S(e);
	}
	#g(e, t) {
		this.#_(e)?.failed(t), this.#i.get(this.#a.get(e) ?? "")?.refused(t);
	}
	#_(e) {
		let t = this.#r.get(e);
		return this.#r.delete(e), t;
	}
	#v(e) {
		this.#e === e && (clearTimeout(this.#u), this.#e = null, this.#t = !1, this.#y());
	}
	#y() {
		this.#C("waiting");
		let e = Math.min(Zt.most, Zt.first * 2 ** this.#n);
		this.#n += 1, this.#l = setTimeout(() => this.connect(), e * (.75 + Math.random() / 2));
	}
	#b() {
		clearTimeout(this.#u), this.#u = setTimeout(() => {
			this.#x({ do: "ping" }), this.#u = setTimeout(() => this.#e?.close(), Qt.patience);
		}, Qt.every);
	}
	#x(e) {
		let t = en();
		return this.#S({
			v: Xt,
			id: t,
			...e
		}), t;
	}
	#S(e) {
		this.#e?.readyState === 1 && this.#e.send(JSON.stringify(e));
	}
	#C(e) {
		this.status = e;
		for (let t of this.#c) t(e);
	}
};
function en() {
	return Array.from(crypto.getRandomValues(new Uint8Array(12)), (e) => e.toString(16).padStart(2, "0")).join("");
}
var J = new $t({
	url: `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`,
	token: async () => (await yt()).token,
	forget: bt,
	make: (e) => new WebSocket(e)
}), Y = O({
	status: "idle",
	player: "",
	rules: ""
});
J.observe((e) => {
	Y.status = e;
}), J.hear((e) => {
	e.is === "welcome" && (Y.rules && Y.rules !== e.rules && location.reload(), Y.rules = e.rules, Y.player = e.player);
}), addEventListener("online", () => J.connect());
// src/lib/sit.ts
async function tn(e, t, n, r, a = "") {
	let { commit: o } = await i(async () => {
		let { commit: e } = await import("./seeds.js").then((e) => e.seeds_exports);
		return { commit: e };
	}, []);
	await J.ask({
		do: "sit",
		table: e,
		seat: t,
		name: a || B.name.trim() || H("web-guest"),
		deck: r,
		commit: o(e, t, n)
	});
}
// src/lib/seating.ts
var nn = {
	key: "",
	brings_deck: !0,
	seatings: []
}, rn = {
	key: "",
	teams: []
};
function X(e, t) {
	return e.modes.find((e) => e.key === t) ?? e.modes[0] ?? nn;
}
function an(e, t) {
	return e.seatings.find((e) => e.key === t) ?? e.seatings[0] ?? rn;
}
function on(e) {
	return an(X(e, ""), "").teams.length;
}
function sn(e, t) {
	let n = /^\s*seating\s+(\S+)/m.exec(t)?.[1];
	return e.modes.flatMap((e) => e.seatings).find((e) => e.key === n)?.teams.length ?? on(e);
}
function cn(e) {
	return new Set(e).size < e.length;
}
function ln(e, t, n, r = "") {
	return Array.from({ length: e }, (e, i) => i < t ? {
		kind: "human",
		deck: "",
		level: ""
	} : {
		kind: n,
		deck: "",
		level: n === "bot" ? r : ""
	});
}
// src/lib/start.ts
async function un(e, t) {
	await mn(e, t, ln(t.seats, 1, "bot", t.level).map((n) => n.kind === "bot" ? {
		...n,
		deck: dn(e, t)
	} : n), 1);
}
function dn(e, { mode: t, decks: n, seats: r }) {
	if (r > 2 || t !== (e.modes[0]?.key ?? "") || !X(e, t).brings_deck) return "";
	let i = e.decks.find((e) => e.key === n[0]), a = e.decks.filter((e) => e.key !== i?.key && e.class !== i?.class);
	return a[Math.floor(Math.random() * a.length)]?.key ?? "";
}
async function fn(e, t) {
	await mn(e, t, ln(t.seats, 1, "open"), 1);
}
async function pn(e, t) {
	await mn(e, t, ln(t.seats, t.seats, "open"), t.seats);
}
async function mn(e, t, n, r) {
	let i = n.map((e, n) => n < r ? {
		...e,
		deck: t.decks[n] ?? ""
	} : e), a = {
		game: e.key,
		mode: t.mode,
		seating: t.seating,
		seats: i,
		public: t.listed,
		best_of: t.bestOf,
		clock: t.clock,
		start: { is: "fresh" },
		firm: t.firm ?? !1
	}, { table: o } = await q.open(a), s = B.name || H("web-guest");
	for (let e = 0; e < r; e += 1) await tn(o, e, 1, t.decks[e] ?? "", e === 0 ? "" : H("web-next-name", {
		name: s,
		n: e + 1
	}));
	ut(`/t/${o}`);
}
// src/lib/quick.ts
function hn(e, t, n) {
	return e.filter((e) => e.game === t && e.stage === "open" && e.mode === n.mode && e.seating === n.seating && e.names.includes("") && e.names.some(Boolean) && !e.players.some(qt)).reverse();
}
async function gn(e, t) {
	for (let n of hn(await G("GET", "/api/tables"), e.key, t)) try {
		return await tn(n.table, n.names.indexOf(""), 1, t.decks[0] ?? ""), ut(`/t/${n.table}`);
	} catch {}
	await fn(e, {
		...t,
		listed: !0
	});
}
// src/lib/store/toasts.svelte.ts
var _n = O([]), vn = 0;
function yn(e, t = !1) {
	vn += 1;
	let n = vn;
	_n.push({
		id: n,
		text: typeof e == "string" ? () => e : e,
		bad: t
	}), setTimeout(() => bn(n), t ? 9e3 : 5e3);
}
function bn(e) {
	let t = _n.findIndex((t) => t.id === e);
	t >= 0 && _n.splice(t, 1);
}
function xn(e, t) {
	e instanceof ht ? yn(() => et(e.why, t) + (e.clause ? ` [${e.clause}]` : ""), !0) : yn(String(e), !0);
}
// src/lib/icons.ts
var Sn = {
	scales: "M12 3v17M7 21h10M5 6h14M5 6l-3 7a3.2 3.2 0 0 0 6 0zM19 6l-3 7a3.2 3.2 0 0 0 6 0z",
	help: "M9 9a3 3 0 1 1 4.2 2.8c-.9.4-1.2 1-1.2 2.2M12 17.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",
	sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M19.8 4.2l-1.4 1.4M5.6 18.4l-1.4 1.4",
	moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
	auto: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 3v18M12 7h4.5M12 11h6M12 15h5",
	globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z",
	gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2",
	close: "M5 5l14 14M19 5L5 19",
	check: "M4 12.5l5.5 5.5L20 6.5",
	more: "M5 12h.01M12 12h.01M19 12h.01",
	copy: "M8 8h12v12H8zM4 16V4h12",
	link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5",
	flag: "M5 22V3M5 4h13l-3 4.5 3 4.5H5",
	undo: "M4 9h11a5 5 0 0 1 0 10H8M8 5L4 9l4 4",
	log: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
	chat: "M4 5h16v11H11l-5 4v-4H4z",
	eye: "M2 12s3.5-6 10-6 10 6 10 6-3.5 6-10 6S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
	bug: "M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM12 9v10M3 13h5M16 13h5M4 7l4 3M20 7l-4 3M4 19l4-3M20 19l-4-3M9 4l1.5 2M15 4l-1.5 2",
	bot: "M5 9h14v10H5zM12 9V5M12 5a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM9 13v2M15 13v2M2 13v3M22 13v3",
	person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.6-4.5 3.6-6.5 8-6.5s7.4 2 8 6.5",
	friends: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.5a3.2 3.2 0 0 1 0 6.2M18 14.5c2 .8 3.2 2.7 3.5 5.5",
	book: "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14",
	clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2",
	forward: "M4 5l7 7-7 7M13 5l7 7-7 7",
	play: "M7 4l12 8-12 8z",
	stop: "M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 12h6",
	sword: "M20 3l-1 5-9.5 9.5-3-3L16 5zM5 13l6 6M7.5 16.5L3 21",
	shield: "M12 3l8 3v5.5c0 4.5-3 8-8 9.5-5-1.5-8-5-8-9.5V6z",
	heart: "M12 20S3.5 14.5 3.5 8.8A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.5 2.3C20.5 14.5 12 20 12 20z",
	turned: "M5 14a7.5 7.5 0 0 1 13-6M18 3v5h-5",
	evolve: "M12 3l3 5.5 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 9.5l6-1z",
	spark: "M12 2v6M12 16v6M2 12h6M16 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3",
	storm: "M13.5 2L5 13.5h6L9.5 22 19 9.5h-6.5z",
	rush: "M3 7h9M2 12h8M4 17h8M12 4l9 8-9 8",
	assail: "M12 3v18M3 12h18M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z",
	intimidate: "M4 9c3-1 5 0 6 3-3 1-5 0-6-3zM20 9c-3-1-5 0-6 3 3 1 5 0 6-3zM8 18c2.5-2 5.5-2 8 0",
	drain: "M12 3c4 5 6 7.5 6 11a6 6 0 0 1-12 0c0-3.5 2-6 6-11zM9.5 15a2.5 2.5 0 0 0 2.5 2.5",
	bane: "M12 3c-5 0-8 3-8 7.5 0 3 1.5 4.5 3.5 5.5V20h9v-4c2-1 3.5-2.5 3.5-5.5C20 6 17 3 12 3zM9 10.5v1M15 10.5v1M11 20v-2.5M13.5 20v-2.5",
	aura: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5a9.5 9.5 0 0 1 9.5 9.5M12 21.5A9.5 9.5 0 0 1 2.5 12",
	quick: "M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4l2.5 1.5M9.5 2h5",
	stack: "M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5",
	token: "M12 3l8 9-8 9-8-9z",
	new: "M12 4v16M4 12h16",
	fanfare: "M4 10v4h3l9 5V5L7 10zM19 9a4 4 0 0 1 0 6",
	lastwords: "M7 21V9a5 5 0 0 1 10 0v12M4 21h16M10 10h4M12 8v7",
	ability: "M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z",
	question: "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1.1.5-1.5 1.2-1.5 2.8M12 18.5v.5",
	cards: "M4 7l9-3 5 14-9 3zM16 6l5 1-3 11",
	skull: "M12 3c-5 0-8 3-8 7.5 0 3 1.5 4.5 3.5 5.5V20h9v-4c2-1 3.5-2.5 3.5-5.5C20 6 17 3 12 3zM9 10.5v1M15 10.5v1",
	forestcraft: "M5 20C4 10 9 4 20 4c0 11-5 16-14 15M6 20c1-5 4-9 9-11",
	swordcraft: "M4 4l4 1 11 11-2.5 2.5L5.5 7.5zM20 4l-4 1-3 3M8 13l-3 3M15.5 20l4.5-4.5M8.5 20L4 15.5M18 18l2.5 2.5M6 18l-2.5 2.5",
	runecraft: "M12 2.5l8.5 15h-17zM12 21.5L3.5 6.5h17z",
	dragoncraft: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5 0 2 .5 3 1.5 3.5C10 8 10.5 5 12 2z",
	abysscraft: "M16 3a9 9 0 1 0 5 12.5A7.5 7.5 0 0 1 16 3zM17.5 6l.8 1.7 1.7.8-1.7.8-.8 1.7-.8-1.7-1.7-.8 1.7-.8z",
	havencraft: "M3 18h18M5.5 18a6.5 6.5 0 0 1 13 0M12 3v5M4 7l3 3.5M20 7l-3 3.5M8 21.5h8",
	arcanist: "M12 3v3M12 21c-3.5 0-6-2.4-6-6 0-3 2-4.5 3-6.5 1 1.5 1.5 2 2.5 2 .5-1.5.5-2.5.5-4.5 3.5 2 6 5 6 9 0 3.6-2.5 6-6 6z",
	banker: "M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 21h18",
	gearsmith: "M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.500v3M12 18.500v3M2.5 12h3M18.5 12h3M5.3 5.300l2.1 2.100M16.6 16.600l2.1 2.100M18.7 5.300l-2.1 2.100M7.4 16.600l-2.1 2.1",
	rogue: "M4 8c3-1.5 5.5-1 8 1 2.5-2 5-2.5 8-1 0 6-2 9-5 9-1.5 0-2.5-1-3-2.5-.5 1.5-1.5 2.5-3 2.5-3 0-5-3-5-9zM7.5 11.500l2 .8M16.5 11.500l-2 .8",
	warlord: "M6 21V3M6 4c4-2 8 2 13 0v9c-5 2-9-2-13 0M10 8h5",
	tradeless: "M12 3l8 4.500v9L12 21l-8-4.500v-9z",
	covert: "M3 12c2.5-4 5.5-6 9-6s6.5 2 9 6c-2.5 4-5.5 6-9 6s-6.5-2-9-6zM4 4l16 16",
	attach: "M8 12V7a4 4 0 0 1 8 0v9a2.5 2.5 0 0 1-5 0V8",
	"flip-up": "M5 20h14M12 16V4M7 9l5-5 5 5",
	unique: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10.5 9.500L12.5 8v8.5",
	tactical: "M4 4h16v12H4zM4 20h16M8 8l3 3 5-4",
	manipulation: "M12.5 12a1.5 1.5 0 1 0-2 1.5 4 4 0 1 1 5.5-3.5 6.5 6.5 0 1 1-10.5 5M19.5 17a9 9 0 0 0 1-7",
	destruction: "M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5.5 0 2 .5 3 1.5 3.5C10 8 10.5 5 12 2z",
	creation: "M12 21v-9M12 14c-5 0-7.5-3-7.5-7.5 5 0 7.5 3 7.5 7.5zM12 12c0-5 2.5-8 7.5-8 0 5-2.5 8-7.5 8z",
	battered: "M12 20S3.5 14.5 3.5 8.8A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.5 2.3C20.5 14.5 12 20 12 20zM12 6.5l-2 4 4 2-2 4",
	immobilised: "M9 7.5a3 3 0 0 1 6 0v3M7 10.5h10v9H7zM12 14v2.5",
	experienced: "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17l-5.6 3.2 1.2-6.3L3 9.6l6.3-.8z",
	portal: "M12 3c4.5 0 7 4 7 9s-2.5 9-7 9-7-4-7-9 2.5-9 7-9zM12 7c2 0 3.5 2.2 3.5 5s-1.5 5-3.5 5-3-1.8-3-4 1.2-3.5 2.8-3.5",
	move: "M8 2.5h7v9.5l6 3.5v5.5H4v-4.5l4-3.5zM4 17h8",
	trap: "M3 17h18M5 17c0-5 3-9 7-9s7 4 7 9M7 11l2 3 3-4 3 4 2-3",
	target: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4",
	melee: "M6 4l12 12M18 4L6 16M4 14l6 6M20 14l-6 6",
	direct: "M3 12h17M14 6l6 6-6 6",
	indirect: "M3 18C6 6 16 4 20 14M20 14l1-5M20 14l-5-1",
	area: "M12 3l7 4v8l-7 4-7-4V7zM12 3v8M5 15l7-4 7 4",
	attack: "M20 3l-1 5-9.5 9.5-3-3L16 5zM5 13l6 6M7.5 16.5L3 21",
	skill: "M12 3l2.5 6.5L21 12l-6.5 2.5L12 21l-2.5-6.5L3 12l6.5-2.5z",
	reaction: "M12 3l8 3v5.5c0 4.5-3 8-8 9.5-5-1.5-8-5-8-9.5V6z",
	challenge: "M5 22V3M5 4h13l-3 4.5 3 4.5H5",
	champion: "M4 8l4 4 4-7 4 7 4-4-2 11H6z",
	points: "M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.2 4.5 3.7 5M17 5.5h3.5c0 3-1.2 4.5-3.7 5M12 14v4M8 20.5h8M9.5 18h5",
	house: "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
	down: "M4 4h16v16H4zM8 8l8 8M16 8l-8 8",
	air: "M3 9h11a3 3 0 1 0-3-3M3 13h16a3 3 0 1 1-3 3M3 17h7a2 2 0 1 1-2 2",
	earth: "M5 20c0-9 5-15 15-16 0 10-5 16-15 16zM5 20c3-5 6-8 10-11",
	fire: "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 3-4zM12 20a2.6 2.6 0 0 1-1-5c.5-.3.8-1 1-2 1.5 1.5 2.5 2.5 2.5 4.3A2.6 2.6 0 0 1 12 20z",
	water: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 14a3 3 0 0 0 3 3",
	giant: "M6 21V9l6-6 6 6v12M6 13h12M10 21v-4h4v4",
	agility: "M4 20l7-7M9 4h11v11M20 4L9 15",
	tackle: "M7 3v8a5 5 0 0 0 10 0V3M4 21h16",
	neutral: "M12 3l9 9-9 9-9-9zM12 8l4 4-4 4-4-4z"
};
function Cn(e, t = "ability") {
	return e in Sn ? e : t;
}
// src/parts/Icon.svelte
var wn = b("<svg viewBox=\"0 0 24 24\" class=\"svelte-dlgoph\"><path class=\"svelte-dlgoph\"></path></svg>");
function Z(e, t) {
	k(t, !0);
	let n = D(t, "label", 3, ""), r = D(t, "size", 3, "1.25em");
	var i = wn();
	let o;
	var s = T(i);
	I(() => {
		M(i, "role", n() ? "img" : void 0), M(i, "aria-label", n() || void 0), M(i, "aria-hidden", n() ? void 0 : "true"), o = le(i, "", o, {
			width: r(),
			height: r()
		}), M(s, "d", Sn[t.name]);
	}), a(e, i), E();
}
// src/parts/Button.svelte
var Tn = new Set([
	"$$slots",
	"$$events",
	"$$legacy",
	"kind",
	"icon",
	"hint",
	"small",
	"children"
]), En = y("<span><!></span>"), Dn = y("<kbd aria-hidden=\"true\" class=\"svelte-16cku8c\"> </kbd>"), On = y("<button><!> <!> <!></button>");
function Q(e, t) {
	let n = D(t, "kind", 3, "plain"), r = D(t, "hint", 3, ""), i = D(t, "small", 3, !1), s = oe(t, Tn);
	var l = On();
	o(l, () => ({
		type: "button",
		class: [
			"button",
			n(),
			{
				small: i(),
				bare: !t.children
			}
		],
		...s
	}), void 0, void 0, void 0, "svelte-16cku8c");
	var u = c(l), d = (e) => {
		Z(e, { get name() {
			return t.icon;
		} });
	};
	S(u, (e) => {
		t.icon && e(d);
	});
	var f = P(u, 2), p = (e) => {
		var n = En(), r = c(n);
		de(r, () => t.children), A(n), a(e, n);
	};
	S(f, (e) => {
		t.children && e(p);
	});
	var m = P(f, 2), h = (e) => {
		var t = Dn(), n = T(t, !0);
		I(() => N(n, r())), a(e, t);
	};
	S(m, (e) => {
		r() && e(h);
	}), A(l), a(e, l);
}
// src/lib/decks.ts
function kn(e) {
	let t = e.decks.map((e) => ({
		...An(e),
		value: e.key,
		own: !1
	})), n = Mn(e.key).map((e) => ({
		id: e.id,
		title: e.name,
		group: "",
		value: e.text,
		own: !0
	}));
	return [...t, ...n];
}
function An(e) {
	return {
		id: e.key,
		title: Qe(e.title) || e.key,
		group: e.class
	};
}
function jn(e, t, n) {
	let [r = "", ...i] = e.split(/\s*:\s*/);
	return i.length > 0 || !t ? {
		head: r,
		rest: i.join(": ")
	} : {
		head: Ze("class-", t, n),
		rest: e
	};
}
function Mn(e) {
	try {
		let t = JSON.parse(localStorage.getItem("arbiter.decks") ?? "[]");
		return Array.isArray(t) ? t.filter((t) => t?.game === e && typeof t.text == "string") : [];
	} catch {
		return [];
	}
}
// src/pages/home/form.ts
var Nn = {
	none: null,
	slow: {
		decision_s: 30,
		reserve_s: 1200
	},
	fast: {
		decision_s: 10,
		reserve_s: 420
	}
};
function Pn(e) {
	let t = X(e, ""), n = Math.max(1, ...e.modes.flatMap((e) => e.seatings.map((e) => e.teams.length))), r = Array.from({ length: n }, (t, n) => e.decks[n % Math.max(1, e.decks.length)]?.key ?? "");
	return {
		mode: t.key,
		seating: an(t, "").key,
		decks: r,
		level: "steady",
		bestOf: 1,
		clock: "none",
		listed: !1,
		firm: !1
	};
}
function Fn(e, t) {
	let n = (t) => kn(e).find((e) => e.id === t)?.value ?? t, r = X(e, t.mode), i = an(r, t.seating), a = i.teams.length;
	return {
		mode: r.key,
		seating: i.key,
		seats: a,
		decks: i.teams.map((e, i) => r.brings_deck ? n(t.decks[i] ?? "") : ""),
		level: t.level,
		bestOf: t.bestOf,
		clock: Nn[t.clock],
		listed: t.listed,
		firm: t.firm
	};
}
// src/lib/recent.ts
var In = "arbiter.recent", Ln = 12;
function Rn() {
	try {
		let e = JSON.parse(localStorage.getItem(In) ?? "[]");
		return Array.isArray(e) ? e.filter((e) => typeof e?.table == "string" && Array.isArray(e.names)) : [];
	} catch {
		return [];
	}
}
function zn(e) {
	if (e.role.is !== "seat" || e.staged || ![
		"playing",
		"between",
		"over"
	].includes(e.stage)) return;
	let [t, ...n] = e.role.seats, r = {
		table: e.table,
		game: e.game,
		names: e.seats.map((e) => e.name),
		over: e.stage === "over",
		...t !== void 0 && n.length === 0 ? { seat: t } : {}
	}, i = Rn();
	JSON.stringify(i[0]) !== JSON.stringify(r) && Vn([r, ...i.filter((t) => t.table !== e.table)]);
}
function Bn(e) {
	let t = Rn();
	t.some((t) => t.table === e) && Vn(t.filter((t) => t.table !== e));
}
function Vn(e) {
	try {
		localStorage.setItem(In, JSON.stringify(e.slice(0, Ln)));
	} catch {}
}
// src/lib/names.ts
function Hn(e) {
	return H("web-bot-name", { level: Ze("web-level-", e) });
}
function Un(e) {
	return Xe(`web-level-${e}`) ? Hn(e) : e;
}
function Wn(e) {
	let t = (t) => e.slice(0, t + 1).filter((n) => n === e[t]).length, n = (t) => t !== "" && e.indexOf(t) !== e.lastIndexOf(t);
	return e.map((e, r) => n(e) ? H("web-next-name", {
		name: e,
		n: t(r)
	}) : e);
}
// src/pages/home/Rows.svelte
var Gn = y("<li><a class=\"svelte-6opeht\"><b> </b> <!></a></li>"), Kn = y("<ul class=\"svelte-6opeht\"></ul>");
function qn(e, t) {
	k(t, !0);
	let n = (e) => e.names.map((e) => Un(e) || H(t.nobody)).join(" – ");
	var r = Kn();
	m(r, 21, () => t.rows, (e) => e.table, (e, r) => {
		var i = Gn(), o = c(i), s = c(o), l = T(s, !0), u = P(s, 2);
		de(u, () => t.more, () => x(r)), A(o), A(i), I((e) => {
			M(o, "href", `#/${t.to ?? ""}/${x(r).table ?? ""}`), N(l, e);
		}, [() => n(x(r))]), a(e, i);
	}), A(r), a(e, r), E();
}
// src/pages/home/Continue.svelte
var Jn = y("<span class=\"soft\"> </span> <span class=\"go\"><!></span>", 1), Yn = y("<section class=\"svelte-87q5i5\"><h2 class=\"svelte-87q5i5\"> </h2> <!></section>"), Xn = y("<!> <!>", 1);
function Zn(e, t) {
	k(t, !0);
	let n = (e, t = w, n = w, r = w) => {
		var i = Yn(), o = c(i), l = T(o, !0);
		qn(P(o, 2), {
			get rows() {
				return t();
			},
			get to() {
				return r();
			},
			nobody: "web-somebody",
			more: (e, t = w) => {
				var n = Jn(), r = v(n), i = T(r, !0), o = P(r, 2);
				Z(c(o), {
					name: "forward",
					size: "1em"
				}), A(o), I((e) => N(i, e), [() => s(t().game)]), a(e, n);
			},
			$$slots: { more: !0 }
		}), A(i), I((e) => {
			M(i, "aria-labelledby", n()), M(o, "id", n()), N(l, e);
		}, [() => H(n())]), a(e, i);
	}, r = Rn(), i = r.filter((e) => !e.over).slice(0, 4), o = r.filter((e) => e.over).slice(0, 3), s = (e) => t.games.find((t) => t.key === e)?.title ?? e;
	var l = Xn(), u = v(l), d = (e) => {
		n(e, () => i, () => "web-continue", () => "t");
	};
	S(u, (e) => {
		i.length > 0 && e(d);
	});
	var f = P(u, 2), p = (e) => {
		n(e, () => o, () => "web-last-replays", () => "replay/table");
	};
	S(f, (e) => {
		o.length > 0 && e(p);
	}), a(e, l), E();
}
// src/lib/brush.svelte.ts
var Qn = 600, $n = null, er = !1, tr = new Set();
function nr() {
	return $n !== null;
}
function rr(...e) {
	return $n?.(...e) ?? null;
}
function ir(e) {
	return tr.add(e), $n ? or() : er || (er = !0, sr(() => void i(() => import("./art.js").then((e) => e.art_exports).then((e) => ($n = e.picture, or()), () => er = !1), []))), () => tr.delete(e);
}
var ar = !1;
function or() {
	ar || tr.size === 0 || (ar = !0, sr(() => {
		ar = !1;
		let [e] = tr;
		e && tr.delete(e), e?.(), or();
	}));
}
function sr(e) {
	typeof requestIdleCallback == "function" ? requestIdleCallback(e, { timeout: Qn }) : setTimeout(e, 0);
}
// src/parts/Art.svelte
var cr = b("<path></path>"), lr = b("<svg viewBox=\"0 0 100 84\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\" class=\"svelte-ff7mr\"><defs><linearGradient x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\"></stop><stop offset=\"1\"></stop></linearGradient><radialGradient><stop offset=\"0\" stop-opacity=\"0.9\"></stop><stop offset=\"0.42\" stop-opacity=\"0.28\"></stop><stop offset=\"1\" stop-opacity=\"0\"></stop></radialGradient></defs><rect width=\"100\" height=\"84\"></rect><circle></circle><circle></circle><!></svg>");
function ur(e, t) {
	let n = ie();
	k(t, !0);
	let r = D(t, "evolved", 3, !1), i = F(O(nr())), o = L(() => x(i) ? rr(t.name, t.kind, t.group, r(), t.cost) : null);
	R(() => x(i) ? void 0 : ir(() => j(i, !0)));
	var s = u(), l = v(s), d = (e) => {
		var t = lr(), r = c(t), i = c(r), s = c(i), l = P(s);
		A(i);
		var u = P(i), d = c(u), f = P(d), p = P(f);
		A(u), A(r);
		var h = P(r), g = P(h), _ = P(g), v = P(_);
		m(v, 17, () => x(o).shapes, te, (e, t) => {
			var n = cr();
			I(() => {
				M(n, "d", x(t).d), M(n, "fill", x(t).fill), M(n, "fill-opacity", x(t).opacity ?? 1), M(n, "fill-rule", x(t).put ? "evenodd" : void 0), M(n, "transform", x(t).put);
			}), a(e, n);
		}), A(t), I(() => {
			M(i, "id", n), M(s, "stop-color", x(o).sky[0]), M(l, "stop-color", x(o).sky[1]), M(u, "id", `${n}-disc`), M(d, "stop-color", x(o).disc.fill), M(f, "stop-color", x(o).disc.fill), M(p, "stop-color", x(o).disc.fill), M(h, "fill", `url(#${n})`), M(g, "cx", x(o).disc.x), M(g, "cy", x(o).disc.y), M(g, "r", x(o).disc.r * 3), M(g, "fill", `url(#${n}-disc)`), M(_, "cx", x(o).disc.x), M(_, "cy", x(o).disc.y), M(_, "r", x(o).disc.r), M(_, "fill", x(o).disc.fill);
		}), a(e, t);
	};
	S(l, (e) => {
		x(o) && e(d);
	}), a(e, s), E();
}
// src/pages/home/Games.svelte
var dr = y("<label class=\"svelte-amu78l\"><input type=\"radio\" class=\"svelte-amu78l\"/> <span class=\"art svelte-amu78l\"><!></span> <b class=\"svelte-amu78l\"> </b></label>"), fr = y("<fieldset class=\"svelte-amu78l\"><legend class=\"unseen\"> </legend> <!></fieldset>");
function pr(e, t) {
	let n = ie();
	k(t, !0);
	var r = fr(), i = c(r), o = T(i, !0), s = P(i, 2);
	m(s, 17, () => t.games, (e) => e.key, (e, r) => {
		var i = dr(), o = c(i);
		ae(o);
		var s = P(o, 2), l = c(s);
		{
			let e = L(() => x(r).decks[0]?.class ?? "neutral");
			ur(l, {
				get name() {
					return x(r).title;
				},
				kind: "leader",
				get group() {
					return x(e);
				}
			});
		}
		A(s);
		var u = P(s, 2), d = T(u, !0);
		A(i), I(() => {
			M(o, "name", n), ue(o, x(r).key), se(o, x(r).key === t.chosen), N(d, x(r).title);
		}), p("change", o, () => t.onchoose(x(r).key)), a(e, i);
	}), A(r), I((e) => N(o, e), [() => H("web-game")]), a(e, r), E();
}
f(["change"]);
// src/pages/home/OpenTables.svelte
var mr = y("<span class=\"soft\"><!> </span>"), hr = y("<span class=\"soft\"> </span> <!> <!> <span class=\"go\"> </span>", 1), gr = y("<p class=\"soft\"> </p>"), _r = y("<section aria-labelledby=\"open-tables\" class=\"svelte-zivffd\"><div class=\"head svelte-zivffd\"><h2 id=\"open-tables\" class=\"svelte-zivffd\"> </h2> <!></div> <!></section>");
function vr(e, t) {
	k(t, !0);
	let n = F([]), r = L(() => x(n).filter((e) => !e.players.some(qt)));
	R(() => {
		let e = J.hear((e) => {
			e.is === "lobby" && j(n, e.tables);
		});
		return J.lobby(), e;
	});
	let i = (e) => t.games.find((t) => t.key === e)?.title ?? e;
	function o(e) {
		let n = t.games.find((t) => t.key === e.game), r = n && X(n, e.mode), i = n?.modes[0];
		return [r && r !== i ? H(`mode-${r.key}`, {}, e.game) : "", r && e.seating && e.seating !== r.seatings[0]?.key ? H(`seating-${e.seating}`, {}, e.game) : ""];
	}
	var s = _r(), l = c(s), u = c(l), d = T(u, !0);
	Q(P(u, 2), {
		icon: "friends",
		get disabled() {
			return t.busy;
		},
		get onclick() {
			return t.onquick;
		},
		children: (e, n) => {
			C();
			var r = pe();
			I((e) => N(r, e), [() => H("web-quick", { game: t.game?.title ?? "" })]), a(e, r);
		},
		$$slots: { default: !0 }
	}), A(l);
	var f = P(l, 2), p = (e) => {
		qn(e, {
			get rows() {
				return x(r);
			},
			to: "t",
			nobody: "web-seat-open",
			more: (e, t = w) => {
				var n = hr(), r = v(n), s = T(r, !0), l = P(r, 2), u = (e) => {
					var n = mr(), r = c(n);
					{
						let e = L(() => H("web-clock"));
						Z(r, {
							name: "clock",
							size: "1em",
							get label() {
								return x(e);
							}
						});
					}
					var i = P(r);
					A(n), I((e) => N(i, ` ${e ?? ""} min`), [() => Math.round(t().clock.reserve_s / 60)]), a(e, n);
				};
				S(l, (e) => {
					t().clock && e(u);
				});
				var d = P(l, 2), f = (e) => {
					var n = mr(), r = c(n);
					{
						let e = L(() => H("web-watchers", { n: t().watchers }));
						Z(r, {
							name: "eye",
							size: "1em",
							get label() {
								return x(e);
							}
						});
					}
					var i = P(r);
					A(n), I(() => N(i, ` ${t().watchers ?? ""}`)), a(e, n);
				};
				S(d, (e) => {
					t().watchers > 0 && e(f);
				});
				var p = P(d, 2), m = T(p, !0);
				I((e, t) => {
					N(s, e), N(m, t);
				}, [() => [
					i(t().game),
					...o(t()),
					H(`web-stage-${t().stage}`),
					t().best_of > 1 ? H("web-best-of-three") : ""
				].filter(Boolean).join(" · "), () => t().names.includes("") ? H("web-join-table") : H("web-watch-table")]), a(e, n);
			},
			$$slots: { more: !0 }
		});
	}, m = (e) => {
		var t = gr(), n = T(t, !0);
		I((e) => N(n, e), [() => H("web-no-tables")]), a(e, t);
	};
	S(f, (e) => {
		x(r).length > 0 ? e(p) : e(m, -1);
	}), A(s), I((e) => N(d, e), [() => H("web-open-tables")]), a(e, s), E();
}
// src/pages/home/Options.svelte
var yr = y("<details class=\"svelte-iucm9o\"><summary class=\"svelte-iucm9o\"> </summary> <!></details>");
function br(e, t) {
	k(t, !0);
	let n = D(t, "form", 15), r = F(!1), o = F(null);
	R(() => {
		x(r) && !x(o) && i(() => import("./wishes.js").then((e) => e.Wishes_exports).then((e) => j(o, e.default), () => {}), __vite__mapDeps([4,1,5]));
	});
	var l = yr(), f = c(l), p = T(f, !0), m = P(f, 2), h = (e) => {
		var r = u(), i = v(r);
		d(i, () => x(o), (e, r) => {
			r(e, {
				get game() {
					return t.game;
				},
				get busy() {
					return t.busy;
				},
				get onhot() {
					return t.onhot;
				},
				get form() {
					return n();
				},
				set form(e) {
					n(e);
				}
			});
		}), a(e, r);
	};
	S(m, (e) => {
		x(o) && e(h);
	}), A(l), I((e) => N(p, e), [() => H("web-options")]), s("open", "toggle", l, (e) => j(r, e), () => x(r)), a(e, l), E();
}
// src/pages/home/Ways.svelte
var xr = y("<li><button type=\"button\" class=\"svelte-tafrby\"><span class=\"art svelte-tafrby\"><!></span> <span class=\"words svelte-tafrby\"><span class=\"icon svelte-tafrby\"><!></span> <strong class=\"svelte-tafrby\"> </strong> <span class=\"soft\"> </span></span></button></li>"), Sr = y("<ul class=\"ways svelte-tafrby\"></ul>");
function Cr(e, t) {
	k(t, !0);
	let n = L(() => [
		{
			key: "bot",
			icon: "bot",
			group: r(2),
			seed: "The clever machine",
			go: t.onbot
		},
		{
			key: "friend",
			icon: "friends",
			group: r(0),
			seed: "Two at a table",
			go: t.onfriend
		},
		{
			key: t.game?.lessons === 0 ? "rules" : "learn",
			icon: "book",
			group: r(4),
			seed: "First lessons",
			go: t.onlearn
		}
	]);
	function r(e) {
		let n = t.game?.decks ?? [];
		return n[e % Math.max(1, n.length)]?.class ?? "neutral";
	}
	var i = Sr();
	m(i, 21, () => x(n), (e) => e.key, (e, n) => {
		var r = xr(), i = c(r), o = c(i);
		ur(c(o), {
			get name() {
				return x(n).seed;
			},
			kind: "follower",
			get group() {
				return x(n).group;
			}
		}), A(o);
		var s = P(o, 2), l = c(s);
		Z(c(l), {
			get name() {
				return x(n).icon;
			},
			size: "26px"
		}), A(l);
		var u = P(l, 2), d = T(u, !0), f = P(u, 2), m = T(f, !0);
		A(s), A(i), A(r), I((e, n) => {
			i.disabled = t.busy, N(d, e), N(m, n);
		}, [() => H(`web-way-${x(n).key}`), () => H(`web-way-${x(n).key}-means`)]), p("click", i, function(...e) {
			x(n).go?.apply(this, e);
		}), a(e, r);
	}), A(i), a(e, i), E();
}
f(["click"]);
// src/pages/Home.svelte
var wr = y(" <span class=\"svelte-et6md\"> </span>", 1), Tr = y("<p class=\"failed svelte-et6md\" role=\"alert\"> <!></p>"), Er = y("<div class=\"home svelte-et6md\"><header class=\"svelte-et6md\"><h1 class=\"svelte-et6md\"> </h1> <p class=\"svelte-et6md\"></p></header> <!> <!> <!> <!> <!> <!></div>");
function Dr(t, n) {
	k(n, !0);
	let r = F(It()), i = F(""), o = F(null), s = F(!1), l = F(!1), u = L(() => x(r).find((e) => e.key === x(i)) ?? x(r)[0]);
	qe(() => x(u)?.key);
	async function d() {
		j(l, !1);
		try {
			j(r, await Ft()), f(x(r));
		} catch {
			j(l, !0);
		}
	}
	function f(e) {
		p(be(e, n.query.get("game"))?.key ?? "");
	}
	function p(e) {
		j(i, e, !0);
		let t = x(r).find((t) => t.key === e);
		t && j(o, Pn(t), !0), t && (B.game = e);
	}
	async function g(e) {
		if (x(u) && x(o)) {
			j(s, !0);
			try {
				await e(x(u), Fn(x(u), x(o)));
			} catch (e) {
				xn(e);
			} finally {
				j(s, !1);
			}
		}
	}
	me(() => x(r).length > 0 ? f(x(r)) : void d()), re(() => Gt(() => x(u)?.key));
	let _ = me(() => n.query.get("device"));
	_ && xt(_).then(() => (location.hash = "#/", location.reload()), xn);
	var y = Er();
	ee("et6md", (t) => {
		h(() => {
			e.title = "Arbiter";
		});
	});
	var b = c(y), ne = c(b), w = T(ne, !0), D = P(ne, 2);
	m(D, 21, () => H("web-promise").split(/(?<=\.) /), te, (e, t, n) => {
		C();
		var r = wr(), i = v(r, !0);
		i.nodeValue = n > 0 ? " " : "";
		var o = P(i), s = T(o, !0);
		I(() => N(s, x(t))), a(e, r);
	}), A(D), A(b);
	var ie = P(b, 2), O = (e) => {
		var t = Tr(), n = c(t);
		Q(P(n), {
			kind: "primary",
			onclick: d,
			children: (e, t) => {
				C();
				var n = pe();
				I((e) => N(n, e), [() => H("web-try-again")]), a(e, n);
			},
			$$slots: { default: !0 }
		}), A(t), I((e) => N(n, `${e ?? ""} `), [() => H("web-no-server")]), a(e, t);
	};
	S(ie, (e) => {
		x(l) && e(O);
	});
	var ae = P(ie, 2);
	Zn(ae, { get games() {
		return x(r);
	} });
	var oe = P(ae, 2), M = (e) => {
		pr(e, {
			get games() {
				return x(r);
			},
			get chosen() {
				return x(i);
			},
			onchoose: p
		});
	};
	S(oe, (e) => {
		x(r).length > 1 && e(M);
	});
	var se = P(oe, 2);
	{
		let e = L(() => x(s) || !x(u));
		Cr(se, {
			get game() {
				return x(u);
			},
			get busy() {
				return x(e);
			},
			onbot: () => g(un),
			onfriend: () => g(fn),
			onlearn: () => ut(x(u) && x(u).lessons === 0 ? `/rules/${x(u).key}` : `/learn/${x(u)?.key ?? ""}`)
		});
	}
	var ce = P(se, 2), le = (e) => {
		br(e, {
			get game() {
				return x(u);
			},
			get busy() {
				return x(s);
			},
			onhot: () => g(pn),
			get form() {
				return x(o);
			},
			set form(e) {
				j(o, e, !0);
			}
		});
	};
	S(ce, (e) => {
		x(u) && x(o) && e(le);
	});
	var ue = P(ce, 2);
	{
		let e = L(() => x(s) || !x(u));
		vr(ue, {
			get games() {
				return x(r);
			},
			get game() {
				return x(u);
			},
			get busy() {
				return x(e);
			},
			onquick: () => g(gn)
		});
	}
	A(y), I((e) => N(w, e), [() => H("web-tagline")]), a(t, y), E();
}
// src/pages/home.page.ts
var Or = z({ page: () => kr }), kr = {
	path: "",
	load: () => Promise.resolve({ default: Dr })
}, Ar = z({ page: () => jr }), jr = {
	path: "learn",
	menu: "learn-menu",
	order: 10,
	load: () => i(() => import("./learn.js").then((e) => e.Learn_exports), __vite__mapDeps([18,1,2,3,4,5,6,19,0,7,20,21]))
}, Mr = z({ page: () => Nr }), Nr = {
	path: "packs",
	load: () => i(() => import("./packs.js").then((e) => e.Packs_exports), __vite__mapDeps([22,1,2,3,4,5,6,0,7,23]))
}, Pr = z({ page: () => Fr }), Fr = {
	path: "replay",
	menu: "replay-menu",
	order: 30,
	load: () => i(() => import("./replay.js").then((e) => e.Replays_exports), __vite__mapDeps([19,1,2,3,4,5,6,0,7,20]))
}, Ir = z({ page: () => Lr }), Lr = {
	path: "rules",
	menu: "rules-menu",
	order: 40,
	load: () => i(() => import("./rules.js").then((e) => e.Rules_exports), __vite__mapDeps([24,1,2,3,4,5,6,25]))
}, Rr = z({ page: () => zr }), zr = {
	path: "t",
	load: () => i(() => import("./table.js").then((e) => e.Table_exports), __vite__mapDeps([2,1,3,4,5,6]))
}, Br = Object.values(Object.assign({
	"./decks.page.ts": pt,
	"./home.page.ts": Or,
	"./learn.page.ts": Ar,
	"./packs.page.ts": Mr,
	"./replay.page.ts": Pr,
	"./rules.page.ts": Ir,
	"./table.page.ts": Rr
})).map((e) => e.page).sort((e, t) => (e.order ?? 99) - (t.order ?? 99)), $ = O({
	help: !1,
	settings: !1,
	playing: !1
}), Vr = new Set([
	"$$slots",
	"$$events",
	"$$legacy",
	"load",
	"wanted"
]);
function Hr(e, t) {
	k(t, !0);
	let n = oe(t, Vr), r = F(null);
	R(() => {
		t.wanted && !x(r) && t.load().then(({ default: e }) => j(r, e), () => {});
	});
	var i = u(), o = v(i), s = (e) => {
		var t = u(), i = v(t);
		d(i, () => x(r), (e, t) => {
			t(e, fe(() => n));
		}), a(e, t);
	};
	S(o, (e) => {
		x(r) && e(s);
	}), a(e, i), E();
}
// src/parts/Header.svelte
var Ur = y("<a class=\"svelte-1h1i3v1\"> </a>"), Wr = y("<header><a class=\"brand svelte-1h1i3v1\" href=\"#/\"><!> <span class=\"svelte-1h1i3v1\">Arbiter</span></a> <nav class=\"svelte-1h1i3v1\"></nav> <div class=\"tools svelte-1h1i3v1\"><!> <!> <!> <!></div></header> <!> <!>", 1);
function Gr(e, n) {
	k(n, !0);
	let r = Br.filter((e) => e.menu), o = L(() => lt().parts[0] ?? ""), s = {
		auto: "dark",
		dark: "light",
		light: "auto"
	}, l = {
		auto: "auto",
		dark: "moon",
		light: "sun"
	};
	function u(e) {
		let t = e.target instanceof HTMLElement && e.target.matches("input, textarea, select");
		e.key !== "?" || t || e.defaultPrevented || document.querySelector("dialog[open]") || (e.preventDefault(), $.help = !0);
	}
	var d = Wr();
	_("keydown", t, u);
	var f = v(d);
	let p;
	var h = c(f);
	Z(c(h), {
		name: "scales",
		size: "26px"
	}), C(2), A(h);
	var g = P(h, 2);
	m(g, 21, () => r, (e) => e.path, (e, t) => {
		var n = Ur(), r = T(n, !0);
		I((e) => {
			M(n, "href", `#/${x(t).path ?? ""}`), M(n, "aria-current", x(o) === x(t).path ? "page" : void 0), N(r, e);
		}, [() => H(x(t).menu ?? "")]), a(e, n);
	}), A(g);
	var y = P(g, 2), b = c(y);
	{
		let e = L(() => H("web-other-language")), t = L(() => B.language === "en" ? "fr" : "en");
		Q(b, {
			kind: "quiet",
			small: !0,
			icon: "globe",
			get title() {
				return x(e);
			},
			get lang() {
				return x(t);
			},
			onclick: () => B.language = B.language === "en" ? "fr" : "en",
			children: (e, t) => {
				C();
				var n = pe();
				I(() => N(n, B.language === "en" ? "FR" : "EN")), a(e, n);
			},
			$$slots: { default: !0 }
		});
	}
	var ee = P(b, 2);
	{
		let e = L(() => H("web-theme", { theme: H(`web-theme-${B.theme}`) })), t = L(() => H("web-theme", { theme: H(`web-theme-${B.theme}`) }));
		Q(ee, {
			kind: "quiet",
			small: !0,
			get icon() {
				return l[B.theme];
			},
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(t);
			},
			onclick: () => B.theme = s[B.theme]
		});
	}
	var S = P(ee, 2);
	{
		let e = L(() => H("web-settings")), t = L(() => H("web-settings"));
		Q(S, {
			kind: "quiet",
			small: !0,
			icon: "gear",
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(t);
			},
			onclick: () => $.settings = !0
		});
	}
	var te = P(S, 2);
	{
		let e = L(() => H("web-help")), t = L(() => H("web-help"));
		Q(te, {
			kind: "quiet",
			small: !0,
			icon: "help",
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(t);
			},
			onclick: () => $.help = !0
		});
	}
	A(y), A(f);
	var ne = P(f, 2);
	Hr(ne, {
		load: () => i(() => import("./settings.js").then((e) => e.Help_exports), __vite__mapDeps([26,1,2,3,4,5,6,27])),
		get wanted() {
			return $.help;
		},
		get open() {
			return $.help;
		},
		onclose: () => $.help = !1
	}), Hr(P(ne, 2), {
		load: () => i(() => import("./settings.js").then((e) => e.Settings_exports), __vite__mapDeps([26,1,2,3,4,5,6,27])),
		get wanted() {
			return $.settings;
		},
		get open() {
			return $.settings;
		},
		onclose: () => $.settings = !1
	}), I((e, t) => {
		p = ce(f, 1, "svelte-1h1i3v1", null, p, { slim: $.playing }), M(h, "aria-label", e), M(g, "aria-label", t);
	}, [() => H("web-home"), () => H("web-menu")]), a(e, d), E();
}
// src/parts/Toasts.svelte
var Kr = y("<div><!> <span> </span> <!></div>"), qr = y("<div class=\"toasts svelte-4089l0\" role=\"status\" aria-live=\"polite\"></div>");
function Jr(e, t) {
	k(t, !0);
	var n = qr();
	m(n, 21, () => _n, (e) => e.id, (e, t) => {
		var n = Kr(), r = c(n);
		{
			let e = L(() => x(t).bad ? "stop" : "check");
			Z(r, { get name() {
				return x(e);
			} });
		}
		var i = P(r, 2), o = T(i, !0), s = P(i, 2);
		{
			let e = L(() => H("web-close"));
			Q(s, {
				kind: "quiet",
				small: !0,
				icon: "close",
				get "aria-label"() {
					return x(e);
				},
				onclick: () => bn(x(t).id)
			});
		}
		A(n), I((e) => {
			ce(n, 1, l(["toast", { bad: x(t).bad }]), "svelte-4089l0"), N(o, e);
		}, [() => x(t).text()]), a(e, n);
	}), A(n), a(e, n), E();
}
// src/App.svelte
var Yr = y("<p class=\"lost svelte-1n46o8q\"> </p>"), Xr = y("<div class=\"lost svelte-1n46o8q\"><h1> </h1> <!></div>"), Zr = y("<a class=\"skip svelte-1n46o8q\" href=\"#main\"> </a> <!> <!> <main id=\"main\" tabindex=\"-1\" class=\"svelte-1n46o8q\"><!></main>", 1);
function Qr(e, t) {
	k(t, !0);
	let n = L(lt), r = L(() => Br.find((e) => e.path === (x(n).parts[0] ?? ""))), i = F(null), o = F(null);
	R(() => {
		let e = x(r);
		e?.load().then(({ default: t }) => {
			e === x(r) && j(i, {
				page: e,
				Body: t
			});
		}, () => j(o, e));
	});
	var s = Zr(), l = v(s), f = T(l, !0), m = P(l, 2);
	Gr(m, {});
	var h = P(m, 2);
	Jr(h, {});
	var g = P(h, 2), _ = c(g), y = (e) => {
		var t = Yr(), n = T(t, !0);
		I((e) => N(n, e), [() => H("web-no-server")]), a(e, t);
	}, b = (e) => {
		var t = u(), o = v(t), s = (e) => {
			var t = u(), r = v(t);
			{
				let e = L(() => x(n).parts.slice(1));
				d(r, () => x(i).Body, (t, r) => {
					r(t, {
						get parts() {
							return x(e);
						},
						get query() {
							return x(n).query;
						}
					});
				});
			}
			a(e, t);
		};
		S(o, (e) => {
			x(i)?.page === x(r) && e(s);
		}), a(e, t);
	}, ee = (e) => {
		var t = Xr(), n = c(t), r = T(n, !0);
		Q(P(n, 2), {
			kind: "primary",
			onclick: () => location.hash = "#/",
			children: (e, t) => {
				C();
				var n = pe();
				I((e) => N(n, e), [() => H("web-home")]), a(e, n);
			},
			$$slots: { default: !0 }
		}), A(t), I((e) => N(r, e), [() => H("web-lost")]), a(e, t);
	};
	S(_, (e) => {
		x(r) && x(o) === x(r) ? e(y) : x(r) ? e(b, 1) : e(ee, -1);
	}), A(g), I((e) => N(f, e), [() => H("web-skip")]), p("click", l, (e) => (e.preventDefault(), document.getElementById("main")?.focus())), a(e, s), E();
}
f(["click"]);
// src/lib/keyboard.ts
var $r = !1;
addEventListener("keydown", () => $r = !0, { capture: !0 }), addEventListener("pointerdown", () => $r = !1, { capture: !0 });
function ei() {
	return $r;
}
// src/main.ts
var ti = document.getElementById("app");
Promise.allSettled([Re(), Ft()]).then(() => {
	ti?.replaceChildren(), ti && ne(Qr, { target: ti });
});
export { ur as Art, Q as Button, At as Cards, Sn as ICONS, Z as Icon, ht as Refusal, qn as Rows, z as __exportAll, Wn as apart, q as api, Jt as block, Ut as boardOf, Hn as botName, ei as byKeyboard, G as call, Dt as callBlob, Et as callText, Ve as canSpeak, Je as capital, Lt as cards, kn as choosable, Rt as clauses, xn as complain, Yt as complainAbout, Qe as either, $e as eitherLines, Bn as forget, Ft as games, ut as go, Cn as iconOf, cn as inTeams, qt as isBlocked, Xe as known, Un as listedName, Y as live, Kt as met, X as modeOf, xe as moves, ln as newSeats, Mt as noCards, yn as note, be as preferred, zt as reading, Rn as recent, zn as remember, dt as requery, H as say, rt as seat, an as seatingOf, Ye as sentences, B as settings, tn as sitDown, J as socket, qe as speakOf, V as speaking, sn as stagedSeats, Ot as stream, xt as takeOver, et as tell, jn as titleParts, $ as ui, on as usualSeats, Ze as word, ot as zoneName };
