const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["js/decks.js","js/vendor.js","js/table.js","js/seeds.js","js/wishes.js","wishes.css","table.css","decks.css","js/board-evolve.js","board-evolve.css","js/board-spoils.js","board-spoils.css","js/board-wakfu.js","board-wakfu.css","js/board-brawl.js","board-brawl.css","js/board-generic.js","board-generic.css","js/learn.js","js/replay.js","replay.css","learn.css","js/packs.js","packs.css","js/rules.js","rules.css","js/settings.js","settings.css"])))=>i.map(i=>d[i]);
import { $document as e, $window as t, FluentBundle as n, FluentResource as r, __vitePreload as i, append as a, attribute_effect as o, bind_property as s, child as c, clsx as l, comment as u, component as d, delegate as f, delegated as p, each as m, effect as h, effect_root as g, event as _, first_child as v, from_html as y, from_svg as b, get as x, head as ee, if_block as S, index as te, mount as ne, next as re, noop as C, onMount as ie, only_child as w, pop as T, prop as E, props_id as ae, proxy as D, push as O, remove_input_defaults as oe, reset as k, rest_props as se, set as A, set_attribute as j, set_checked as ce, set_class as le, set_style as ue, set_text as M, set_value as de, sibling as N, snippet as fe, spread_props as pe, state as P, template_effect as F, text as me, untrack as he, user_derived as I, user_effect as L, user_pre_effect as ge } from "./vendor.js";
// \0rolldown/runtime.js
var _e = Object.defineProperty, R = (e, t) => {
	let n = {};
	for (var r in e) _e(n, r, {
		get: e[r],
		enumerable: !0
	});
	return t || _e(n, Symbol.toStringTag, { value: "Module" }), n;
}, ve = "arbiter.settings", ye = {
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
}, z = D({
	...ye,
	...be()
});
function be() {
	try {
		return JSON.parse(localStorage.getItem(ve) ?? "{}") ?? {};
	} catch {
		return {};
	}
}
g(() => {
	L(() => {
		localStorage.setItem(ve, JSON.stringify(z));
	}), L(() => {
		let e = document.documentElement;
		e.lang = z.language, e.dataset.theme = z.theme, e.dataset.motion = z.motion;
	});
});
function xe(e, t) {
	let n = (t) => e.find((e) => e.key === t);
	return n(t ?? "") ?? n(z.game) ?? e[0];
}
function Se() {
	return z.motion === "auto" ? !matchMedia("(prefers-reduced-motion: reduce)").matches : z.motion === "on";
}
// src/lib/joined.ts
var Ce = RegExp("\\b([Dd]|[Qq]u|[Jj]usqu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ][a-zà-ÿœ’'])", "gu"), we = /(?<![\p{L}’'])([Dd])e (?=Joueur [A-Z]\b)/gu, Te = /(?<![\p{L}’'])([Àà]) (?=Joueur [A-Z]\b)/gu, Ee = /(?<![\p{L}’'])([Dd])e (Le|Les) (?=\p{L})/gu, De = /(?<![\p{L}’'])([Àà]) (Le|Les) (?=\p{L})/gu, Oe = /([!?…]|\.{3})\.(?=\s|$)/gu;
function ke(e, t) {
	let n = e.replace(Oe, "$1");
	if (t !== "fr") return n;
	let r = (e) => e === "À" ? "Au" : "au";
	return n.replace(we, (e, t) => `${t}u `).replace(Te, (e, t) => `${r(t)} `).replace(Ee, (e, t, n) => n === "Le" ? `${t}u ` : `${t}es `).replace(De, (e, t, n) => n === "Le" ? `${r(t)} ` : `${r(t)}x `).replace(Ce, (e, t) => `${t}’`);
}
function Ae(e, t) {
	let n = e.at(-1);
	return e.length < 2 || n === void 0 ? n ?? "" : `${e.slice(0, -1).join(", ")} ${t === "fr" ? "et" : "and"} ${n}`;
}
// src/lib/voice.svelte.ts
var je = ["web"], Me = [
	"table",
	"pages",
	"server",
	"catalog",
	"cli"
], Ne = "more", Pe = Object.assign({
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
}), Fe = new Map(), Ie = new Map(), Le = P(0), B = z.language;
function Re(e = "", t = z.language) {
	let n = `${t} ${e}`, r = Ie.get(n) ?? ze(t, e);
	return Ie.set(n, r), r;
}
async function ze(e, t) {
	let i = (t === "" ? je : t === "more" ? Me : [t]).flatMap((t) => Pe[`../../../locales/${e}/${t}.ftl`] ?? []);
	try {
		let a = await Promise.all(i.map((e) => e())), o = t === "more" ? `${e} ` : `${e} ${t}`, s = Fe.get(o) ?? new n(e, { useIsolating: !1 });
		for (let e of a) s.addResource(new r(e));
		Fe.set(o, s);
	} catch {}
	Be.add(`${e} ${t}`), A(Le, x(Le) + 1);
}
var Be = new Set();
function Ve(e) {
	let t = Ue();
	return [Ne, e].filter((e) => He(e, t)).length === 2;
}
function He(e, t) {
	return x(Le) >= 0 && Be.has(`${t} ${e}`) ? !0 : (Re(e, t), !1);
}
function Ue() {
	let e = z.language;
	return e === B || ["", ...[...Be].filter((e) => e.startsWith(`${B} `)).map((e) => e.slice(B.length + 1))].filter((t) => !He(t, e)).length === 0 && (B = e), B;
}
function We(e, t, n) {
	let r = Ue();
	for (let i of new Set([n, ""])) {
		i !== "" && He(i, r);
		let n = Fe.get(`${r} ${i}`), a = n?.getMessage(e)?.value;
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
], V = D({ game: "" });
function qe(e) {
	ge(() => {
		V.game = e() ?? "";
	});
}
function H(e, t = {}, n = V.game) {
	return U(e, t, n) ?? (Ve(n) ? e : "");
}
function Je(e) {
	return e.charAt(0).toLocaleUpperCase(z.language) + e.slice(1);
}
function Ye(e, t = V.game) {
	return U(e, {}, t) !== null;
}
function Xe(e, t, n = V.game) {
	return U(`${e}${t}`, {}, n) ?? (Ve(n) ? t : "");
}
function Ze(e) {
	return e[z.language] || e.en;
}
function Qe(e) {
	return e[z.language].length > 0 ? e[z.language] : e.en;
}
function $e(e, t = Ge) {
	let n = e.args ?? [], r = {};
	for (let [e, i] of n) r[e] = "number" in i ? i.number : rt(i, t);
	let i = tt(U(e.key, r) ?? (Ve(V.game) ? `${e.key} ${n.map(([, e]) => rt(e, t)).join(", ")}`.trimEnd() : "")), a = U("hidden-card", {});
	return a !== null && i.startsWith(a) ? Je(i) : i;
}
var et = "";
function tt(e) {
	return e.includes(et) ? z.language === "fr" ? e.replace(/\b([Dd])u \u{E000}([aeiouyàâéèêëîïôûh])?/giu, (e, t, n) => n ? `${t}’${n}` : `${t}e `).replace(/\b([Aa])u \u{E000}/gu, (e, t) => t === "A" ? "À " : "à ").replaceAll(et, "") : e.replaceAll(et, "") : e;
}
function nt(e, t = Ge) {
	return t.names[e] || H("seat", { letter: String.fromCharCode(65 + e) });
}
function rt(e, t) {
	if ("seat" in e) return (t.names[e.seat] ? et : "") + nt(e.seat, t);
	if ("number" in e) return String(e.number);
	if ("card" in e) return e.card === null ? H("hidden-card") : t.title(e.card);
	if ("text" in e) return e.text;
	if ("list" in e) return Ae(e.list.map((e) => rt(e, t)), z.language);
	for (let t of [e.key, ...Ke.map((t) => t + e.key)]) {
		let e = U(t, {});
		if (e !== null) return e;
	}
	return e.key;
}
function U(e, t, n = V.game) {
	let r = We(e, t, n);
	return r && ke(it(r.text, r.language), r.language);
}
function it(e, t) {
	return e.includes("`") ? e.replace(/`([^`]*)`/g, t === "fr" ? "«\xA0$1\xA0»" : "“$1”") : e;
}
function at(e, t, n, r) {
	let i = Xe("zone-", e);
	return t === null ? H("web-zone", {
		zone: i,
		count: n
	}) : H("web-zone-of", {
		zone: i,
		who: nt(t, r),
		count: n
	});
}
// src/lib/router.svelte.ts
location.pathname !== "/" && !location.hash && history.replaceState(null, "", `/#${location.pathname}${location.search}`);
var ot = P(D(location.hash));
addEventListener("hashchange", () => {
	A(ot, location.hash, !0);
});
var st = I(() => dt(x(ot)));
function ct() {
	return x(st);
}
function lt(e) {
	location.hash = `#${e}`;
}
function ut(e) {
	let [t = ""] = location.hash.slice(1).split("?"), n = new URLSearchParams(e).toString();
	history.replaceState(null, "", `#${t}${n ? `?${n}` : ""}`), A(ot, location.hash, !0);
}
function dt(e) {
	let [t = "", n = ""] = e.replace(/^#/, "").split("?");
	return {
		parts: t.split("/").filter(Boolean).map(decodeURIComponent),
		query: new URLSearchParams(n)
	};
}
// src/pages/decks.page.ts
var ft = R({ page: () => pt }), pt = {
	path: "decks",
	menu: "decks-title",
	order: 20,
	load: () => i(() => import("./decks.js").then((e) => e.Decks_exports), __vite__mapDeps([0,1,2,3,4,5,6,7]))
}, mt = class extends Error {
	code;
	why;
	clause;
	constructor(e, t, n = null) {
		super(t.key), this.code = e, this.why = t, this.clause = n, this.name = "Refusal";
	}
}, ht = "arbiter.guest", gt = "arbiter.guest.renewed", _t = 2592e6, W = null;
function vt() {
	return W ??= xt() ?? St(), W;
}
function yt() {
	localStorage.removeItem(ht), W = null;
}
async function bt(e) {
	await vt().catch(() => null);
	let t = await K(await fetch("/api/guest/takeover", {
		method: "POST",
		headers: { "content-type": "text/plain; charset=utf-8" },
		body: e
	}));
	localStorage.setItem(ht, JSON.stringify(t)), W = Promise.resolve(t);
}
function xt() {
	try {
		let e = JSON.parse(localStorage.getItem(ht) ?? "null");
		return e?.token ? (Date.now() - Number(localStorage.getItem(gt) ?? 0) > _t && Ct(e.token), Promise.resolve(e)) : null;
	} catch {
		return null;
	}
}
async function St() {
	try {
		let e = await K(await fetch("/api/guest", { method: "POST" }));
		return wt(e), e;
	} catch (e) {
		throw W = null, e;
	}
}
async function Ct(e) {
	try {
		let t = { authorization: `Bearer ${e}` }, n = await K(await fetch("/api/guest", {
			method: "POST",
			headers: t
		}));
		if (JSON.parse(localStorage.getItem(ht) ?? "null")?.player !== n.player) return;
		wt(n);
	} catch {}
}
function wt(e) {
	localStorage.setItem(ht, JSON.stringify(e)), localStorage.setItem(gt, String(Date.now())), W = Promise.resolve(e);
}
async function G(e, t, n) {
	return K(await Ot(e, t, n));
}
async function Tt(e) {
	let t = await Ot("GET", e);
	return t.ok || await K(t), t.text();
}
async function Et(e) {
	let t = await Ot("GET", e);
	return t.ok || await K(t), t.blob();
}
async function* Dt(e, t) {
	let n = await Ot("POST", e, t);
	n.ok && n.body || await K(n);
	let r = n.body.pipeThrough(new TextDecoderStream()).getReader(), i = "";
	for (;;) {
		let { done: e, value: t } = await r.read(), n = (i + (t ?? "")).split("\n");
		if (i = e ? "" : n.pop() ?? "", yield* n.filter(Boolean), e) return;
	}
}
async function Ot(e, t, n) {
	let { token: r } = await vt(), i = { authorization: `Bearer ${r}` }, a = {
		method: e,
		headers: i
	};
	n instanceof Blob ? (i["content-type"] = "application/octet-stream", a.body = n) : typeof n == "string" ? (i["content-type"] = "text/plain; charset=utf-8", a.body = n) : n !== void 0 && (i["content-type"] = "application/json", a.body = JSON.stringify(n));
	try {
		return await fetch(t, a);
	} catch {
		throw new mt("busy", { key: "web-no-server" });
	}
}
async function K(e) {
	if (e.ok) return await e.json();
	let t = await e.json().catch(() => null);
	throw t?.code === "token" && yt(), new mt(t?.code ?? "busy", t?.why ?? { key: "web-no-server" });
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
}, kt = class {
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
			let [r, i] = [At(t), At(e.fr[n] ?? "")];
			return r && i ? [[r, {
				en: r,
				fr: i
			}]] : [];
		}))), this.#n.get(e);
	}
};
function At(e) {
	return e.includes(" | ") ? e.split(" | ")[0] ?? "" : "";
}
var jt = new kt([]), Mt = new Map(), Nt = [];
function Pt() {
	return zt("games", async () => Nt = await q.games());
}
function Ft() {
	return Nt;
}
function It(e) {
	return zt(`cards ${e}`, async () => new kt(await q.cards(e)));
}
function Lt(e) {
	return zt(`clauses ${e}`, async () => new Map((await q.clauses(e)).map((e) => [e.clause, e])));
}
function Rt(e, t) {
	return zt(`reading ${e} ${t}`, () => q.explain(e, t));
}
function zt(e, t) {
	let n = Mt.get(e);
	if (n) return n;
	let r = t();
	return Mt.set(e, r), r.catch(() => Mt.delete(e)), r;
}
// src/boards/registry.ts
var Bt = {
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
}, Vt = {
	load: () => i(() => import("./board-generic.js").then((e) => e.Generic_exports), __vite__mapDeps([16,1,2,3,4,5,6,17])),
	inline: null,
	verbs: {
		own: { hand: ["play"] },
		others: {}
	}
};
function Ht(e) {
	return Bt[e] ?? Vt;
}
// src/lib/beforehand.ts
var Ut = 1500;
function Wt(e) {
	let t = setTimeout(() => {
		let t = e(), n = [
			i(() => import("./seeds.js").then((e) => e.seeds_exports), []),
			Re(Ne),
			i(() => import("./table.js").then((e) => e.Table_exports), __vite__mapDeps([2,1,3,4,5,6])),
			...t ? [Ht(t).load(), Re(t)] : []
		];
		for (let e of n) e.catch(() => {});
	}, Ut);
	return () => clearTimeout(t);
}
// src/lib/people.ts
function Gt(e, t, n) {
	let r = [...e.map(({ player: e, name: t }) => ({
		player: e ?? "",
		name: t
	})), ...t.map(({ player: e, name: t }) => ({
		player: e,
		name: t
	}))].filter(({ player: e }) => e !== "" && e !== n);
	return [...new Map(r.toReversed().map((e) => [e.player, e])).values()].toReversed();
}
function Kt(e) {
	return !!e && z.blocked.includes(e ?? "");
}
function qt(e, t = !0) {
	let n = z.blocked.filter((t) => t !== e);
	z.blocked = t ? [...n, e] : n;
}
function Jt(e, t, n) {
	return G("POST", `/api/tables/${e}/complaint`, {
		player: t,
		why: n
	});
}
// src/lib/socket.ts
var Yt = 1, Xt = {
	first: 400,
	most: 1e4
}, Zt = {
	every: 2e4,
	patience: 1e4
}, Qt = class {
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
			v: Yt,
			id: $t(),
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
				e.code === "token" && !this.#t && (this.#d.forget(), this.#e?.close()), this.#g(e.id, new mt(e.code, e.why, e.clause));
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
		let e = Math.min(Xt.most, Xt.first * 2 ** this.#n);
		this.#n += 1, this.#l = setTimeout(() => this.connect(), e * (.75 + Math.random() / 2));
	}
	#b() {
		clearTimeout(this.#u), this.#u = setTimeout(() => {
			this.#x({ do: "ping" }), this.#u = setTimeout(() => this.#e?.close(), Zt.patience);
		}, Zt.every);
	}
	#x(e) {
		let t = $t();
		return this.#S({
			v: Yt,
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
function $t() {
	return Array.from(crypto.getRandomValues(new Uint8Array(12)), (e) => e.toString(16).padStart(2, "0")).join("");
}
var J = new Qt({
	url: `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`,
	token: async () => (await vt()).token,
	forget: yt,
	make: (e) => new WebSocket(e)
}), Y = D({
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
async function en(e, t, n, r, a = "") {
	let { commit: o } = await i(async () => {
		let { commit: e } = await import("./seeds.js").then((e) => e.seeds_exports);
		return { commit: e };
	}, []);
	await J.ask({
		do: "sit",
		table: e,
		seat: t,
		name: a || z.name.trim() || H("web-guest"),
		deck: r,
		commit: o(e, t, n)
	});
}
// src/lib/seating.ts
var tn = {
	key: "",
	brings_deck: !0,
	seatings: []
}, nn = {
	key: "",
	teams: []
};
function X(e, t) {
	return e.modes.find((e) => e.key === t) ?? e.modes[0] ?? tn;
}
function rn(e, t) {
	return e.seatings.find((e) => e.key === t) ?? e.seatings[0] ?? nn;
}
function an(e) {
	return rn(X(e, ""), "").teams.length;
}
function on(e, t) {
	let n = /^\s*seating\s+(\S+)/m.exec(t)?.[1];
	return e.modes.flatMap((e) => e.seatings).find((e) => e.key === n)?.teams.length ?? an(e);
}
function sn(e) {
	return new Set(e).size < e.length;
}
function cn(e, t, n, r = "") {
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
async function ln(e, t) {
	await pn(e, t, cn(t.seats, 1, "bot", t.level).map((n) => n.kind === "bot" ? {
		...n,
		deck: un(e, t)
	} : n), 1);
}
function un(e, { mode: t, decks: n, seats: r }) {
	if (r > 2 || t !== (e.modes[0]?.key ?? "") || !X(e, t).brings_deck) return "";
	let i = e.decks.find((e) => e.key === n[0]), a = e.decks.filter((e) => e.key !== i?.key && e.class !== i?.class);
	return a[Math.floor(Math.random() * a.length)]?.key ?? "";
}
async function dn(e, t) {
	await pn(e, t, cn(t.seats, 1, "open"), 1);
}
async function fn(e, t) {
	await pn(e, t, cn(t.seats, t.seats, "open"), t.seats);
}
async function pn(e, t, n, r) {
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
	}, { table: o } = await q.open(a), s = z.name || H("web-guest");
	for (let e = 0; e < r; e += 1) await en(o, e, 1, t.decks[e] ?? "", e === 0 ? "" : H("web-next-name", {
		name: s,
		n: e + 1
	}));
	lt(`/t/${o}`);
}
// src/lib/quick.ts
function mn(e, t, n) {
	return e.filter((e) => e.game === t && e.stage === "open" && e.mode === n.mode && e.seating === n.seating && e.names.includes("") && e.names.some(Boolean) && !e.players.some(Kt)).reverse();
}
async function hn(e, t) {
	for (let n of mn(await G("GET", "/api/tables"), e.key, t)) try {
		return await en(n.table, n.names.indexOf(""), 1, t.decks[0] ?? ""), lt(`/t/${n.table}`);
	} catch {}
	await dn(e, {
		...t,
		listed: !0
	});
}
// src/lib/store/toasts.svelte.ts
var gn = D([]), _n = 0;
function vn(e, t = !1) {
	_n += 1;
	let n = _n;
	gn.push({
		id: n,
		text: typeof e == "string" ? () => e : e,
		bad: t
	}), setTimeout(() => yn(n), t ? 9e3 : 5e3);
}
function yn(e) {
	let t = gn.findIndex((t) => t.id === e);
	t >= 0 && gn.splice(t, 1);
}
function bn(e, t) {
	e instanceof mt ? vn(() => $e(e.why, t) + (e.clause ? ` [${e.clause}]` : ""), !0) : vn(String(e), !0);
}
// src/lib/icons.ts
var xn = {
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
function Sn(e, t = "ability") {
	return e in xn ? e : t;
}
// src/parts/Icon.svelte
var Cn = b("<svg viewBox=\"0 0 24 24\" class=\"svelte-dlgoph\"><path class=\"svelte-dlgoph\"></path></svg>");
function Z(e, t) {
	O(t, !0);
	let n = E(t, "label", 3, ""), r = E(t, "size", 3, "1.25em");
	var i = Cn();
	let o;
	var s = w(i);
	F(() => {
		j(i, "role", n() ? "img" : void 0), j(i, "aria-label", n() || void 0), j(i, "aria-hidden", n() ? void 0 : "true"), o = ue(i, "", o, {
			width: r(),
			height: r()
		}), j(s, "d", xn[t.name]);
	}), a(e, i), T();
}
// src/parts/Button.svelte
var wn = new Set([
	"$$slots",
	"$$events",
	"$$legacy",
	"kind",
	"icon",
	"hint",
	"small",
	"children"
]), Tn = y("<span><!></span>"), En = y("<kbd aria-hidden=\"true\" class=\"svelte-16cku8c\"> </kbd>"), Dn = y("<button><!> <!> <!></button>");
function Q(e, t) {
	let n = E(t, "kind", 3, "plain"), r = E(t, "hint", 3, ""), i = E(t, "small", 3, !1), s = se(t, wn);
	var l = Dn();
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
	var f = N(u, 2), p = (e) => {
		var n = Tn(), r = c(n);
		fe(r, () => t.children), k(n), a(e, n);
	};
	S(f, (e) => {
		t.children && e(p);
	});
	var m = N(f, 2), h = (e) => {
		var t = En(), n = w(t, !0);
		F(() => M(n, r())), a(e, t);
	};
	S(m, (e) => {
		r() && e(h);
	}), k(l), a(e, l);
}
// src/lib/decks.ts
function On(e) {
	let t = e.decks.map((e) => ({
		...kn(e),
		value: e.key,
		own: !1
	})), n = jn(e.key).map((e) => ({
		id: e.id,
		title: e.name,
		group: "",
		value: e.text,
		own: !0
	}));
	return [...t, ...n];
}
function kn(e) {
	return {
		id: e.key,
		title: Ze(e.title) || e.key,
		group: e.class
	};
}
function An(e, t, n) {
	let [r = "", ...i] = e.split(/\s*:\s*/);
	return i.length > 0 || !t ? {
		head: r,
		rest: i.join(": ")
	} : {
		head: Xe("class-", t, n),
		rest: e
	};
}
function jn(e) {
	try {
		let t = JSON.parse(localStorage.getItem("arbiter.decks") ?? "[]");
		return Array.isArray(t) ? t.filter((t) => t?.game === e && typeof t.text == "string") : [];
	} catch {
		return [];
	}
}
// src/pages/home/form.ts
var Mn = {
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
function Nn(e) {
	let t = X(e, ""), n = Math.max(1, ...e.modes.flatMap((e) => e.seatings.map((e) => e.teams.length))), r = Array.from({ length: n }, (t, n) => e.decks[n % Math.max(1, e.decks.length)]?.key ?? "");
	return {
		mode: t.key,
		seating: rn(t, "").key,
		decks: r,
		level: "steady",
		bestOf: 1,
		clock: "none",
		listed: !1,
		firm: !1
	};
}
function Pn(e, t) {
	let n = (t) => On(e).find((e) => e.id === t)?.value ?? t, r = X(e, t.mode), i = rn(r, t.seating), a = i.teams.length;
	return {
		mode: r.key,
		seating: i.key,
		seats: a,
		decks: i.teams.map((e, i) => r.brings_deck ? n(t.decks[i] ?? "") : ""),
		level: t.level,
		bestOf: t.bestOf,
		clock: Mn[t.clock],
		listed: t.listed,
		firm: t.firm
	};
}
// src/lib/recent.ts
var Fn = "arbiter.recent", In = 12;
function Ln() {
	try {
		let e = JSON.parse(localStorage.getItem(Fn) ?? "[]");
		return Array.isArray(e) ? e.filter((e) => typeof e?.table == "string" && Array.isArray(e.names)) : [];
	} catch {
		return [];
	}
}
function Rn(e) {
	if (e.role.is !== "seat" || e.staged || ![
		"playing",
		"between",
		"over"
	].includes(e.stage)) return;
	let t = {
		table: e.table,
		game: e.game,
		names: e.seats.map((e) => e.name),
		over: e.stage === "over"
	}, n = Ln();
	JSON.stringify(n[0]) !== JSON.stringify(t) && Bn([t, ...n.filter((t) => t.table !== e.table)]);
}
function zn(e) {
	let t = Ln();
	t.some((t) => t.table === e) && Bn(t.filter((t) => t.table !== e));
}
function Bn(e) {
	try {
		localStorage.setItem(Fn, JSON.stringify(e.slice(0, In)));
	} catch {}
}
// src/lib/names.ts
function Vn(e) {
	return H("web-bot-name", { level: Xe("web-level-", e) });
}
function Hn(e) {
	return Ye(`web-level-${e}`) ? Vn(e) : e;
}
function Un(e) {
	let t = (t) => e.slice(0, t + 1).filter((n) => n === e[t]).length, n = (t) => t !== "" && e.indexOf(t) !== e.lastIndexOf(t);
	return e.map((e, r) => n(e) ? H("web-next-name", {
		name: e,
		n: t(r)
	}) : e);
}
// src/pages/home/Rows.svelte
var Wn = y("<li><a class=\"svelte-6opeht\"><b> </b> <!></a></li>"), Gn = y("<ul class=\"svelte-6opeht\"></ul>");
function Kn(e, t) {
	O(t, !0);
	let n = (e) => e.names.map((e) => Hn(e) || H(t.nobody)).join(" – ");
	var r = Gn();
	m(r, 21, () => t.rows, (e) => e.table, (e, r) => {
		var i = Wn(), o = c(i), s = c(o), l = w(s, !0), u = N(s, 2);
		fe(u, () => t.more, () => x(r)), k(o), k(i), F((e) => {
			j(o, "href", `#/${t.to ?? ""}/${x(r).table ?? ""}`), M(l, e);
		}, [() => n(x(r))]), a(e, i);
	}), k(r), a(e, r), T();
}
// src/pages/home/Continue.svelte
var qn = y("<span class=\"soft\"> </span> <span class=\"go\"><!></span>", 1), Jn = y("<section class=\"svelte-87q5i5\"><h2 class=\"svelte-87q5i5\"> </h2> <!></section>"), Yn = y("<!> <!>", 1);
function Xn(e, t) {
	O(t, !0);
	let n = (e, t = C, n = C, r = C) => {
		var i = Jn(), o = c(i), l = w(o, !0);
		Kn(N(o, 2), {
			get rows() {
				return t();
			},
			get to() {
				return r();
			},
			nobody: "web-somebody",
			more: (e, t = C) => {
				var n = qn(), r = v(n), i = w(r, !0), o = N(r, 2);
				Z(c(o), {
					name: "forward",
					size: "1em"
				}), k(o), F((e) => M(i, e), [() => s(t().game)]), a(e, n);
			},
			$$slots: { more: !0 }
		}), k(i), F((e) => {
			j(i, "aria-labelledby", n()), j(o, "id", n()), M(l, e);
		}, [() => H(n())]), a(e, i);
	}, r = Ln(), i = r.filter((e) => !e.over).slice(0, 4), o = r.filter((e) => e.over).slice(0, 3), s = (e) => t.games.find((t) => t.key === e)?.title ?? e;
	var l = Yn(), u = v(l), d = (e) => {
		n(e, () => i, () => "web-continue", () => "t");
	};
	S(u, (e) => {
		i.length > 0 && e(d);
	});
	var f = N(u, 2), p = (e) => {
		n(e, () => o, () => "web-last-replays", () => "replay/table");
	};
	S(f, (e) => {
		o.length > 0 && e(p);
	}), a(e, l), T();
}
// src/lib/brush.svelte.ts
var Zn = 600, Qn = null, $n = !1, er = new Set();
function tr() {
	return Qn !== null;
}
function nr(...e) {
	return Qn?.(...e) ?? null;
}
function rr(e) {
	return er.add(e), Qn ? ar() : $n || ($n = !0, or(() => void i(() => import("./art.js").then((e) => e.art_exports).then((e) => (Qn = e.picture, ar()), () => $n = !1), []))), () => er.delete(e);
}
var ir = !1;
function ar() {
	ir || er.size === 0 || (ir = !0, or(() => {
		ir = !1;
		let [e] = er;
		e && er.delete(e), e?.(), ar();
	}));
}
function or(e) {
	typeof requestIdleCallback == "function" ? requestIdleCallback(e, { timeout: Zn }) : setTimeout(e, 0);
}
// src/parts/Art.svelte
var sr = b("<path></path>"), cr = b("<svg viewBox=\"0 0 100 84\" preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\" class=\"svelte-ff7mr\"><defs><linearGradient x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\"><stop offset=\"0\"></stop><stop offset=\"1\"></stop></linearGradient><radialGradient><stop offset=\"0\" stop-opacity=\"0.9\"></stop><stop offset=\"0.42\" stop-opacity=\"0.28\"></stop><stop offset=\"1\" stop-opacity=\"0\"></stop></radialGradient></defs><rect width=\"100\" height=\"84\"></rect><circle></circle><circle></circle><!></svg>");
function lr(e, t) {
	let n = ae();
	O(t, !0);
	let r = E(t, "evolved", 3, !1), i = P(D(tr())), o = I(() => x(i) ? nr(t.name, t.kind, t.group, r(), t.cost) : null);
	L(() => x(i) ? void 0 : rr(() => A(i, !0)));
	var s = u(), l = v(s), d = (e) => {
		var t = cr(), r = c(t), i = c(r), s = c(i), l = N(s);
		k(i);
		var u = N(i), d = c(u), f = N(d), p = N(f);
		k(u), k(r);
		var h = N(r), g = N(h), _ = N(g), v = N(_);
		m(v, 17, () => x(o).shapes, te, (e, t) => {
			var n = sr();
			F(() => {
				j(n, "d", x(t).d), j(n, "fill", x(t).fill), j(n, "fill-opacity", x(t).opacity ?? 1), j(n, "fill-rule", x(t).put ? "evenodd" : void 0), j(n, "transform", x(t).put);
			}), a(e, n);
		}), k(t), F(() => {
			j(i, "id", n), j(s, "stop-color", x(o).sky[0]), j(l, "stop-color", x(o).sky[1]), j(u, "id", `${n}-disc`), j(d, "stop-color", x(o).disc.fill), j(f, "stop-color", x(o).disc.fill), j(p, "stop-color", x(o).disc.fill), j(h, "fill", `url(#${n})`), j(g, "cx", x(o).disc.x), j(g, "cy", x(o).disc.y), j(g, "r", x(o).disc.r * 3), j(g, "fill", `url(#${n}-disc)`), j(_, "cx", x(o).disc.x), j(_, "cy", x(o).disc.y), j(_, "r", x(o).disc.r), j(_, "fill", x(o).disc.fill);
		}), a(e, t);
	};
	S(l, (e) => {
		x(o) && e(d);
	}), a(e, s), T();
}
// src/pages/home/Games.svelte
var ur = y("<label class=\"svelte-amu78l\"><input type=\"radio\" class=\"svelte-amu78l\"/> <span class=\"art svelte-amu78l\"><!></span> <b class=\"svelte-amu78l\"> </b></label>"), dr = y("<fieldset class=\"svelte-amu78l\"><legend class=\"unseen\"> </legend> <!></fieldset>");
function fr(e, t) {
	let n = ae();
	O(t, !0);
	var r = dr(), i = c(r), o = w(i, !0), s = N(i, 2);
	m(s, 17, () => t.games, (e) => e.key, (e, r) => {
		var i = ur(), o = c(i);
		oe(o);
		var s = N(o, 2), l = c(s);
		{
			let e = I(() => x(r).decks[0]?.class ?? "neutral");
			lr(l, {
				get name() {
					return x(r).title;
				},
				kind: "leader",
				get group() {
					return x(e);
				}
			});
		}
		k(s);
		var u = N(s, 2), d = w(u, !0);
		k(i), F(() => {
			j(o, "name", n), de(o, x(r).key), ce(o, x(r).key === t.chosen), M(d, x(r).title);
		}), p("change", o, () => t.onchoose(x(r).key)), a(e, i);
	}), k(r), F((e) => M(o, e), [() => H("web-game")]), a(e, r), T();
}
f(["change"]);
// src/pages/home/OpenTables.svelte
var pr = y("<span class=\"soft\"><!> </span>"), mr = y("<span class=\"soft\"> </span> <!> <!> <span class=\"go\"> </span>", 1), hr = y("<p class=\"soft\"> </p>"), gr = y("<section aria-labelledby=\"open-tables\" class=\"svelte-zivffd\"><div class=\"head svelte-zivffd\"><h2 id=\"open-tables\" class=\"svelte-zivffd\"> </h2> <!></div> <!></section>");
function _r(e, t) {
	O(t, !0);
	let n = P([]), r = I(() => x(n).filter((e) => !e.players.some(Kt)));
	L(() => {
		let e = J.hear((e) => {
			e.is === "lobby" && A(n, e.tables);
		});
		return J.lobby(), e;
	});
	let i = (e) => t.games.find((t) => t.key === e)?.title ?? e;
	function o(e) {
		let n = t.games.find((t) => t.key === e.game), r = n && X(n, e.mode), i = n?.modes[0];
		return [r && r !== i ? H(`mode-${r.key}`, {}, e.game) : "", r && e.seating && e.seating !== r.seatings[0]?.key ? H(`seating-${e.seating}`, {}, e.game) : ""];
	}
	var s = gr(), l = c(s), u = c(l), d = w(u, !0);
	Q(N(u, 2), {
		icon: "friends",
		get disabled() {
			return t.busy;
		},
		get onclick() {
			return t.onquick;
		},
		children: (e, n) => {
			re();
			var r = me();
			F((e) => M(r, e), [() => H("web-quick", { game: t.game?.title ?? "" })]), a(e, r);
		},
		$$slots: { default: !0 }
	}), k(l);
	var f = N(l, 2), p = (e) => {
		Kn(e, {
			get rows() {
				return x(r);
			},
			to: "t",
			nobody: "web-seat-open",
			more: (e, t = C) => {
				var n = mr(), r = v(n), s = w(r, !0), l = N(r, 2), u = (e) => {
					var n = pr(), r = c(n);
					{
						let e = I(() => H("web-clock"));
						Z(r, {
							name: "clock",
							size: "1em",
							get label() {
								return x(e);
							}
						});
					}
					var i = N(r);
					k(n), F((e) => M(i, ` ${e ?? ""} min`), [() => Math.round(t().clock.reserve_s / 60)]), a(e, n);
				};
				S(l, (e) => {
					t().clock && e(u);
				});
				var d = N(l, 2), f = (e) => {
					var n = pr(), r = c(n);
					{
						let e = I(() => H("web-watchers", { n: t().watchers }));
						Z(r, {
							name: "eye",
							size: "1em",
							get label() {
								return x(e);
							}
						});
					}
					var i = N(r);
					k(n), F(() => M(i, ` ${t().watchers ?? ""}`)), a(e, n);
				};
				S(d, (e) => {
					t().watchers > 0 && e(f);
				});
				var p = N(d, 2), m = w(p, !0);
				F((e, t) => {
					M(s, e), M(m, t);
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
		var t = hr(), n = w(t, !0);
		F((e) => M(n, e), [() => H("web-no-tables")]), a(e, t);
	};
	S(f, (e) => {
		x(r).length > 0 ? e(p) : e(m, -1);
	}), k(s), F((e) => M(d, e), [() => H("web-open-tables")]), a(e, s), T();
}
// src/pages/home/Options.svelte
var vr = y("<details class=\"svelte-iucm9o\"><summary class=\"svelte-iucm9o\"> </summary> <!></details>");
function yr(e, t) {
	O(t, !0);
	let n = E(t, "form", 15), r = P(!1), o = P(null);
	L(() => {
		x(r) && !x(o) && i(() => import("./wishes.js").then((e) => e.Wishes_exports).then((e) => A(o, e.default), () => {}), __vite__mapDeps([4,1,5]));
	});
	var l = vr(), f = c(l), p = w(f, !0), m = N(f, 2), h = (e) => {
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
	}), k(l), F((e) => M(p, e), [() => H("web-options")]), s("open", "toggle", l, (e) => A(r, e), () => x(r)), a(e, l), T();
}
// src/pages/home/Ways.svelte
var br = y("<li><button type=\"button\" class=\"svelte-tafrby\"><span class=\"art svelte-tafrby\"><!></span> <span class=\"words svelte-tafrby\"><span class=\"icon svelte-tafrby\"><!></span> <strong class=\"svelte-tafrby\"> </strong> <span class=\"soft\"> </span></span></button></li>"), xr = y("<ul class=\"ways svelte-tafrby\"></ul>");
function Sr(e, t) {
	O(t, !0);
	let n = I(() => [
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
	var i = xr();
	m(i, 21, () => x(n), (e) => e.key, (e, n) => {
		var r = br(), i = c(r), o = c(i);
		lr(c(o), {
			get name() {
				return x(n).seed;
			},
			kind: "follower",
			get group() {
				return x(n).group;
			}
		}), k(o);
		var s = N(o, 2), l = c(s);
		Z(c(l), {
			get name() {
				return x(n).icon;
			},
			size: "26px"
		}), k(l);
		var u = N(l, 2), d = w(u, !0), f = N(u, 2), m = w(f, !0);
		k(s), k(i), k(r), F((e, n) => {
			i.disabled = t.busy, M(d, e), M(m, n);
		}, [() => H(`web-way-${x(n).key}`), () => H(`web-way-${x(n).key}-means`)]), p("click", i, function(...e) {
			x(n).go?.apply(this, e);
		}), a(e, r);
	}), k(i), a(e, i), T();
}
f(["click"]);
// src/pages/Home.svelte
var Cr = y("<p class=\"failed svelte-et6md\" role=\"alert\"> <!></p>"), wr = y("<div class=\"home svelte-et6md\"><header class=\"svelte-et6md\"><h1 class=\"svelte-et6md\"> </h1> <p class=\"svelte-et6md\"> </p></header> <!> <!> <!> <!> <!> <!></div>");
function Tr(t, n) {
	O(n, !0);
	let r = P(Ft()), i = P(""), o = P(null), s = P(!1), l = P(!1), u = I(() => x(r).find((e) => e.key === x(i)) ?? x(r)[0]);
	qe(() => x(u)?.key);
	async function d() {
		A(l, !1);
		try {
			A(r, await Pt()), f(x(r));
		} catch {
			A(l, !0);
		}
	}
	function f(e) {
		p(xe(e, n.query.get("game"))?.key ?? "");
	}
	function p(e) {
		A(i, e, !0);
		let t = x(r).find((t) => t.key === e);
		t && A(o, Nn(t), !0), t && (z.game = e);
	}
	async function m(e) {
		if (x(u) && x(o)) {
			A(s, !0);
			try {
				await e(x(u), Pn(x(u), x(o)));
			} catch (e) {
				bn(e);
			} finally {
				A(s, !1);
			}
		}
	}
	he(() => x(r).length > 0 ? f(x(r)) : void d()), ie(() => Wt(() => x(u)?.key));
	let g = he(() => n.query.get("device"));
	g && bt(g).then(() => (location.hash = "#/", location.reload()), bn);
	var _ = wr();
	ee("et6md", (t) => {
		h(() => {
			e.title = "Arbiter";
		});
	});
	var v = c(_), y = c(v), b = w(y, !0), te = N(y, 2), ne = w(te, !0);
	k(v);
	var C = N(v, 2), E = (e) => {
		var t = Cr(), n = c(t);
		Q(N(n), {
			kind: "primary",
			onclick: d,
			children: (e, t) => {
				re();
				var n = me();
				F((e) => M(n, e), [() => H("web-try-again")]), a(e, n);
			},
			$$slots: { default: !0 }
		}), k(t), F((e) => M(n, `${e ?? ""} `), [() => H("web-no-server")]), a(e, t);
	};
	S(C, (e) => {
		x(l) && e(E);
	});
	var ae = N(C, 2);
	Xn(ae, { get games() {
		return x(r);
	} });
	var D = N(ae, 2), oe = (e) => {
		fr(e, {
			get games() {
				return x(r);
			},
			get chosen() {
				return x(i);
			},
			onchoose: p
		});
	};
	S(D, (e) => {
		x(r).length > 1 && e(oe);
	});
	var se = N(D, 2);
	{
		let e = I(() => x(s) || !x(u));
		Sr(se, {
			get game() {
				return x(u);
			},
			get busy() {
				return x(e);
			},
			onbot: () => m(ln),
			onfriend: () => m(dn),
			onlearn: () => lt(x(u) && x(u).lessons === 0 ? `/rules/${x(u).key}` : `/learn/${x(u)?.key ?? ""}`)
		});
	}
	var j = N(se, 2), ce = (e) => {
		yr(e, {
			get game() {
				return x(u);
			},
			get busy() {
				return x(s);
			},
			onhot: () => m(fn),
			get form() {
				return x(o);
			},
			set form(e) {
				A(o, e, !0);
			}
		});
	};
	S(j, (e) => {
		x(u) && x(o) && e(ce);
	});
	var le = N(j, 2);
	{
		let e = I(() => x(s) || !x(u));
		_r(le, {
			get games() {
				return x(r);
			},
			get game() {
				return x(u);
			},
			get busy() {
				return x(e);
			},
			onquick: () => m(hn)
		});
	}
	k(_), F((e, t) => {
		M(b, e), M(ne, t);
	}, [() => H("web-tagline"), () => H("web-promise")]), a(t, _), T();
}
// src/pages/home.page.ts
var Er = R({ page: () => Dr }), Dr = {
	path: "",
	load: () => Promise.resolve({ default: Tr })
}, Or = R({ page: () => kr }), kr = {
	path: "learn",
	menu: "learn-menu",
	order: 10,
	load: () => i(() => import("./learn.js").then((e) => e.Learn_exports), __vite__mapDeps([18,1,2,3,4,5,6,19,0,7,20,21]))
}, Ar = R({ page: () => jr }), jr = {
	path: "packs",
	load: () => i(() => import("./packs.js").then((e) => e.Packs_exports), __vite__mapDeps([22,1,2,3,4,5,6,0,7,23]))
}, Mr = R({ page: () => Nr }), Nr = {
	path: "replay",
	menu: "replay-menu",
	order: 30,
	load: () => i(() => import("./replay.js").then((e) => e.Replays_exports), __vite__mapDeps([19,1,2,3,4,5,6,0,7,20]))
}, Pr = R({ page: () => Fr }), Fr = {
	path: "rules",
	menu: "rules-menu",
	order: 40,
	load: () => i(() => import("./rules.js").then((e) => e.Rules_exports), __vite__mapDeps([24,1,2,3,4,5,6,25]))
}, Ir = R({ page: () => Lr }), Lr = {
	path: "t",
	load: () => i(() => import("./table.js").then((e) => e.Table_exports), __vite__mapDeps([2,1,3,4,5,6]))
}, Rr = Object.values(Object.assign({
	"./decks.page.ts": ft,
	"./home.page.ts": Er,
	"./learn.page.ts": Or,
	"./packs.page.ts": Ar,
	"./replay.page.ts": Mr,
	"./rules.page.ts": Pr,
	"./table.page.ts": Ir
})).map((e) => e.page).sort((e, t) => (e.order ?? 99) - (t.order ?? 99)), $ = D({
	help: !1,
	settings: !1,
	playing: !1
}), zr = new Set([
	"$$slots",
	"$$events",
	"$$legacy",
	"load",
	"wanted"
]);
function Br(e, t) {
	O(t, !0);
	let n = se(t, zr), r = P(null);
	L(() => {
		t.wanted && !x(r) && t.load().then(({ default: e }) => A(r, e), () => {});
	});
	var i = u(), o = v(i), s = (e) => {
		var t = u(), i = v(t);
		d(i, () => x(r), (e, t) => {
			t(e, pe(() => n));
		}), a(e, t);
	};
	S(o, (e) => {
		x(r) && e(s);
	}), a(e, i), T();
}
// src/parts/Header.svelte
var Vr = y("<a class=\"svelte-1h1i3v1\"> </a>"), Hr = y("<header><a class=\"brand svelte-1h1i3v1\" href=\"#/\"><!> <span class=\"svelte-1h1i3v1\">Arbiter</span></a> <nav class=\"svelte-1h1i3v1\"></nav> <div class=\"tools svelte-1h1i3v1\"><!> <!> <!> <!></div></header> <!> <!>", 1);
function Ur(e, n) {
	O(n, !0);
	let r = Rr.filter((e) => e.menu), o = I(() => ct().parts[0] ?? ""), s = {
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
	var d = Hr();
	_("keydown", t, u);
	var f = v(d);
	let p;
	var h = c(f);
	Z(c(h), {
		name: "scales",
		size: "26px"
	}), re(2), k(h);
	var g = N(h, 2);
	m(g, 21, () => r, (e) => e.path, (e, t) => {
		var n = Vr(), r = w(n, !0);
		F((e) => {
			j(n, "href", `#/${x(t).path ?? ""}`), j(n, "aria-current", x(o) === x(t).path ? "page" : void 0), M(r, e);
		}, [() => H(x(t).menu ?? "")]), a(e, n);
	}), k(g);
	var y = N(g, 2), b = c(y);
	{
		let e = I(() => H("web-other-language")), t = I(() => z.language === "en" ? "fr" : "en");
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
			onclick: () => z.language = z.language === "en" ? "fr" : "en",
			children: (e, t) => {
				re();
				var n = me();
				F(() => M(n, z.language === "en" ? "FR" : "EN")), a(e, n);
			},
			$$slots: { default: !0 }
		});
	}
	var ee = N(b, 2);
	{
		let e = I(() => H("web-theme", { theme: H(`web-theme-${z.theme}`) })), t = I(() => H("web-theme", { theme: H(`web-theme-${z.theme}`) }));
		Q(ee, {
			kind: "quiet",
			small: !0,
			get icon() {
				return l[z.theme];
			},
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(t);
			},
			onclick: () => z.theme = s[z.theme]
		});
	}
	var S = N(ee, 2);
	{
		let e = I(() => H("web-settings")), t = I(() => H("web-settings"));
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
	var te = N(S, 2);
	{
		let e = I(() => H("web-help")), t = I(() => H("web-help"));
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
	k(y), k(f);
	var ne = N(f, 2);
	Br(ne, {
		load: () => i(() => import("./settings.js").then((e) => e.Help_exports), __vite__mapDeps([26,1,2,3,4,5,6,27])),
		get wanted() {
			return $.help;
		},
		get open() {
			return $.help;
		},
		onclose: () => $.help = !1
	}), Br(N(ne, 2), {
		load: () => i(() => import("./settings.js").then((e) => e.Settings_exports), __vite__mapDeps([26,1,2,3,4,5,6,27])),
		get wanted() {
			return $.settings;
		},
		get open() {
			return $.settings;
		},
		onclose: () => $.settings = !1
	}), F((e, t) => {
		p = le(f, 1, "svelte-1h1i3v1", null, p, { slim: $.playing }), j(h, "aria-label", e), j(g, "aria-label", t);
	}, [() => H("web-home"), () => H("web-menu")]), a(e, d), T();
}
// src/parts/Toasts.svelte
var Wr = y("<div><!> <span> </span> <!></div>"), Gr = y("<div class=\"toasts svelte-4089l0\" role=\"status\" aria-live=\"polite\"></div>");
function Kr(e, t) {
	O(t, !0);
	var n = Gr();
	m(n, 21, () => gn, (e) => e.id, (e, t) => {
		var n = Wr(), r = c(n);
		{
			let e = I(() => x(t).bad ? "stop" : "check");
			Z(r, { get name() {
				return x(e);
			} });
		}
		var i = N(r, 2), o = w(i, !0), s = N(i, 2);
		{
			let e = I(() => H("web-close"));
			Q(s, {
				kind: "quiet",
				small: !0,
				icon: "close",
				get "aria-label"() {
					return x(e);
				},
				onclick: () => yn(x(t).id)
			});
		}
		k(n), F((e) => {
			le(n, 1, l(["toast", { bad: x(t).bad }]), "svelte-4089l0"), M(o, e);
		}, [() => x(t).text()]), a(e, n);
	}), k(n), a(e, n), T();
}
// src/App.svelte
var qr = y("<p class=\"lost svelte-1n46o8q\"> </p>"), Jr = y("<div class=\"lost svelte-1n46o8q\"><h1> </h1> <!></div>"), Yr = y("<a class=\"skip svelte-1n46o8q\" href=\"#main\"> </a> <!> <!> <main id=\"main\" tabindex=\"-1\" class=\"svelte-1n46o8q\"><!></main>", 1);
function Xr(e, t) {
	O(t, !0);
	let n = I(ct), r = I(() => Rr.find((e) => e.path === (x(n).parts[0] ?? ""))), i = P(null), o = P(null);
	L(() => {
		let e = x(r);
		e?.load().then(({ default: t }) => {
			e === x(r) && A(i, {
				page: e,
				Body: t
			});
		}, () => A(o, e));
	});
	var s = Yr(), l = v(s), f = w(l, !0), m = N(l, 2);
	Ur(m, {});
	var h = N(m, 2);
	Kr(h, {});
	var g = N(h, 2), _ = c(g), y = (e) => {
		var t = qr(), n = w(t, !0);
		F((e) => M(n, e), [() => H("web-no-server")]), a(e, t);
	}, b = (e) => {
		var t = u(), o = v(t), s = (e) => {
			var t = u(), r = v(t);
			{
				let e = I(() => x(n).parts.slice(1));
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
		var t = Jr(), n = c(t), r = w(n, !0);
		Q(N(n, 2), {
			kind: "primary",
			onclick: () => location.hash = "#/",
			children: (e, t) => {
				re();
				var n = me();
				F((e) => M(n, e), [() => H("web-home")]), a(e, n);
			},
			$$slots: { default: !0 }
		}), k(t), F((e) => M(r, e), [() => H("web-lost")]), a(e, t);
	};
	S(_, (e) => {
		x(r) && x(o) === x(r) ? e(y) : x(r) ? e(b, 1) : e(ee, -1);
	}), k(g), F((e) => M(f, e), [() => H("web-skip")]), p("click", l, (e) => (e.preventDefault(), document.getElementById("main")?.focus())), a(e, s), T();
}
f(["click"]);
// src/lib/keyboard.ts
var Zr = !1;
addEventListener("keydown", () => Zr = !0, { capture: !0 }), addEventListener("pointerdown", () => Zr = !1, { capture: !0 });
function Qr() {
	return Zr;
}
// src/main.ts
var $r = document.getElementById("app");
Promise.allSettled([Re(), Pt()]).then(() => {
	$r?.replaceChildren(), $r && ne(Xr, { target: $r });
});
export { lr as Art, Q as Button, kt as Cards, xn as ICONS, Z as Icon, mt as Refusal, Kn as Rows, R as __exportAll, Un as apart, q as api, qt as block, Ht as boardOf, Vn as botName, Qr as byKeyboard, G as call, Et as callBlob, Tt as callText, Ve as canSpeak, Je as capital, It as cards, On as choosable, Lt as clauses, bn as complain, Jt as complainAbout, Ze as either, Qe as eitherLines, zn as forget, Pt as games, lt as go, Sn as iconOf, sn as inTeams, Kt as isBlocked, Ye as known, Hn as listedName, Y as live, Gt as met, X as modeOf, Se as moves, cn as newSeats, jt as noCards, vn as note, xe as preferred, Rt as reading, Ln as recent, Rn as remember, ut as requery, H as say, nt as seat, rn as seatingOf, z as settings, en as sitDown, J as socket, qe as speakOf, V as speaking, on as stagedSeats, Dt as stream, bt as takeOver, $e as tell, An as titleParts, $ as ui, an as usualSeats, Xe as word, at as zoneName };
