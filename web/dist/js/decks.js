import { $document as e, MediaQuery as t, append as n, bind_value as r, child as i, clsx as a, comment as o, deferred_template_effect as s, delegate as c, delegated as l, each as u, event as d, first_child as f, from_html as p, from_svg as m, get as h, head as g, if_block as _, index as v, init_select as y, next as b, only_child as x, pop as S, prop as C, props_id as w, proxy as T, push as E, remove_input_defaults as D, remove_textarea_child as O, reset as k, select_option as A, set as j, set_attribute as M, set_checked as N, set_class as P, set_style as F, set_text as I, set_value as L, sibling as R, spread_props as z, state as B, template_effect as V, text as H, to_array as U, untrack as W, user_derived as G, user_effect as ee } from "./vendor.js";
import { Button as K, Icon as q, Refusal as te, __exportAll as ne, api as J, call as re, capital as ie, complain as Y, either as X, games as ae, go as oe, iconOf as Z, newSeats as se, note as ce, preferred as le, requery as ue, say as Q, settings as de, speakOf as fe, tell as pe, titleParts as me, usualSeats as he, word as $ } from "./main.js";
import { Card as ge, CardDetail as _e, ClauseDialog as ve, Dialog as ye, GLYPH_NAMES as be, Glyph as xe, HowRead as Se, describe as Ce, iconWords as we, printedFace as Te, saveText as Ee, whyNot as De } from "./table.js";
// src/pages/decks/deck.ts
function Oe(e) {
	return `${e.part}/${e.name}`;
}
function ke(e, t, n, r = 1) {
	return e.some((e) => e.part === t && e.name === n) ? e.map((e) => e.part === t && e.name === n ? {
		...e,
		count: Math.min(e.count + r, 99)
	} : e) : [...e, {
		part: t,
		name: n,
		count: Math.min(r, 99)
	}];
}
function Ae(e, t, n) {
	return e.map((e) => e.part === t && e.name === n ? {
		...e,
		count: e.count - 1
	} : e).filter((e) => e.count > 0);
}
function je(e, t, n) {
	return e.find((e) => e.part === t && e.name === n)?.count ?? 0;
}
function Me(e, t) {
	return e.filter((e) => e.part === t).reduce((e, t) => e + t.count, 0);
}
function Ne(e, t) {
	let n = (e) => e.charAt(0).toUpperCase() + e.slice(1), r = [...t, ...e.map((e) => e.part)];
	return r.filter((e, t) => r.indexOf(e) === t).filter((t) => e.some((e) => e.part === t)).map((t) => {
		let r = e.filter((e) => e.part === t).map((e) => `${e.count} ${e.name}`);
		return [n(t), ...r].join("\n");
	}).join("\n\n");
}
function Pe(e, t) {
	return e.numbers.find((e) => e.key === t)?.n ?? null;
}
function Fe(e, t, n = 8) {
	let r = [];
	for (let e = 0; e <= n; e++) r.push({
		cost: e,
		open: e === n,
		count: 0
	});
	for (let i of e) {
		let e = t.get(Oe(i)), a = e && i.part !== "evolve" ? Pe(e, "cost") : null;
		a !== null && (r[Math.max(0, Math.min(a, n))].count += i.count);
	}
	return r;
}
function Ie(e, t) {
	return be.map((n) => {
		let r = {
			icon: n,
			gives: 0,
			needs: 0,
			most: 0
		};
		for (let i of e) {
			let e = t.get(Oe(i)), a = (e && Pe(e, `needs-${n}`)) ?? 0;
			e && (Pe(e, n) ?? 0) > 0 && (r.gives += i.count), a > 0 && (r.needs += i.count), r.most = Math.max(r.most, a);
		}
		return r;
	}).filter(({ gives: e, needs: t }) => e + t > 0);
}
function Le(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t.get(Oe(r))?.kind;
		e && n.set(e, (n.get(e) ?? 0) + r.count);
	}
	return [...n].map(([e, t]) => ({
		kind: e,
		count: t
	})).sort((e, t) => t.count - e.count);
}
// src/pages/decks/shelf.ts
var Re = "arbiter.decks", ze = "arbiter.draft";
function Be() {
	try {
		let e = JSON.parse(localStorage.getItem(Re) ?? "[]");
		return Array.isArray(e) ? e.filter(qe) : [];
	} catch {
		return [];
	}
}
function Ve(e) {
	let t = Be(), n = t.findIndex((t) => t.id === e.id);
	return n < 0 ? t.push(e) : t[n] = e, Ke(t);
}
function He(e) {
	return Ke(Be().filter((t) => t.id !== e));
}
function Ue(e) {
	try {
		let t = JSON.parse(localStorage.getItem(`${ze} ${e}`) ?? "null");
		return qe(t) ? t : null;
	} catch {
		return null;
	}
}
function We(e, t) {
	try {
		t ? localStorage.setItem(`${ze} ${e}`, JSON.stringify(t)) : localStorage.removeItem(`${ze} ${e}`);
	} catch {}
}
function Ge() {
	return [...crypto.getRandomValues(new Uint8Array(6))].map((e) => e.toString(16).padStart(2, "0")).join("");
}
function Ke(e) {
	try {
		return localStorage.setItem(Re, JSON.stringify(e)), !0;
	} catch {
		return !1;
	}
}
function qe(e) {
	if (typeof e != "object" || !e) return !1;
	let t = e;
	return [
		"id",
		"name",
		"game",
		"text"
	].every((e) => typeof t[e] == "string");
}
// src/pages/decks/builder.svelte.ts
var Je = 150, Ye = [
	"leader",
	"faction",
	"main",
	"deck",
	"evolve",
	"reserve"
], Xe = class {
	#e = B(null);
	get game() {
		return h(this.#e);
	}
	set game(e) {
		j(this.#e, e);
	}
	#t = B([]);
	get list() {
		return h(this.#t);
	}
	set list(e) {
		j(this.#t, e);
	}
	#n = B(T(Ge()));
	get id() {
		return h(this.#n);
	}
	set id(e) {
		j(this.#n, e, !0);
	}
	#r = B("");
	get name() {
		return h(this.#r);
	}
	set name(e) {
		j(this.#r, e, !0);
	}
	#i = B([]);
	get entries() {
		return h(this.#i);
	}
	set entries(e) {
		j(this.#i, e);
	}
	#a = B(null);
	get report() {
		return h(this.#a);
	}
	set report(e) {
		j(this.#a, e);
	}
	#o = B(!1);
	get checking() {
		return h(this.#o);
	}
	set checking(e) {
		j(this.#o, e, !0);
	}
	#s = B(Be());
	get shelf() {
		return h(this.#s);
	}
	set shelf(e) {
		j(this.#s, e);
	}
	#c = B(null);
	get chosen() {
		return h(this.#c);
	}
	set chosen(e) {
		j(this.#c, e, !0);
	}
	#l = B(!1);
	get reading() {
		return h(this.#l);
	}
	set reading(e) {
		j(this.#l, e, !0);
	}
	#u = B("");
	#d = G(() => new Map(this.list.map((e) => [Oe(e), e])));
	get cards() {
		return h(this.#d);
	}
	set cards(e) {
		j(this.#d, e);
	}
	#f = G(() => this.list.some((e) => e.numbers.some((e) => e.key === "cost")));
	get priced() {
		return h(this.#f);
	}
	set priced(e) {
		j(this.#f, e);
	}
	#p = G(() => [...new Set(this.list.map((e) => e.part).filter(Boolean))].sort((e, t) => Ze(e) - Ze(t)));
	get parts() {
		return h(this.#p);
	}
	set parts(e) {
		j(this.#p, e);
	}
	#m = G(() => Ne(this.entries, this.parts));
	get text() {
		return h(this.#m);
	}
	set text(e) {
		j(this.#m, e);
	}
	#h = G(() => this.shelf.some((e) => e.id === this.id && e.text === this.text && e.name === this.name));
	get saved() {
		return h(this.#h);
	}
	set saved(e) {
		j(this.#h, e);
	}
	#g = G(() => !this.saved && this.entries.length > 0 && this.text !== h(this.#u));
	get edited() {
		return h(this.#g);
	}
	set edited(e) {
		j(this.#g, e);
	}
	#_ = G(() => this.shelf.filter((e) => e.game === this.game?.key));
	get own() {
		return h(this.#_);
	}
	set own(e) {
		j(this.#_, e);
	}
	#v;
	#y = 0;
	begin(e, t) {
		this.game = e, this.list = t, this.fresh();
		let n = Ue(e.key);
		n && this.#b(n).catch(() => {});
	}
	async #b({ id: e, name: t, text: n }) {
		let { entries: r } = await J.deck(this.game?.key ?? "", n);
		this.entries.length > 0 || (this.load(e, t, r), j(this.#u, ""), this.#x());
	}
	choose(e) {
		this.chosen = e, this.reading = !0;
	}
	fresh() {
		this.load(Ge(), "", []);
	}
	load(e, t, n) {
		this.id = e, this.name = t, this.entries = n, j(this.#u, Ne(n, this.parts), !0), this.report = null, this.#S(0);
	}
	async read(e, t, n = Ge()) {
		let r = await J.deck(this.game?.key ?? "", e);
		return this.load(n, t, r.entries), r;
	}
	add(e, t) {
		return this.entries = ke(this.entries, e, t), this.#S(Je), je(this.entries, e, t);
	}
	take(e, t) {
		return this.entries = Ae(this.entries, e, t), this.#S(Je), je(this.entries, e, t);
	}
	replace(e, t) {
		let n = e.why.args?.flatMap(([, e]) => "card" in e && e.card !== null ? [e.card] : [])[0], r = this.entries.filter((e) => e.name === n), i = this.entries.filter((e) => e.name !== n);
		this.entries = r.reduce((e, { part: n, count: r }) => ke(e, n, t, r), i), this.#S(0);
	}
	save(e) {
		this.name = this.name.trim() || e;
		let t = Ve({
			id: this.id,
			name: this.name,
			game: this.game?.key ?? "",
			text: this.text
		});
		return this.shelf = Be(), t && We(this.game?.key ?? "", null), t;
	}
	remove(e) {
		He(e), this.shelf = Be();
	}
	#x() {
		let e = this.game?.key ?? "";
		this.edited ? We(e, {
			id: this.id,
			name: this.name,
			game: e,
			text: this.text
		}) : this.entries.length > 0 && Ue(e)?.id === this.id && We(e, null);
	}
	#S(e) {
		clearTimeout(this.#v);
		let t = ++this.#y;
		this.checking = !0, this.#x(), this.#v = setTimeout(async () => {
			try {
				let e = await J.deck(this.game?.key ?? "", this.text);
				t === this.#y && (this.report = e);
			} catch {
				t === this.#y && (this.report = null);
			} finally {
				t === this.#y && (this.checking = !1);
			}
		}, e);
	}
};
function Ze(e) {
	let t = Ye.indexOf(e);
	return t < 0 ? Ye.length : t;
}
// src/pages/decks/CardRow.svelte
var Qe = p("<span class=\"needs\" aria-hidden=\"true\"></span> <span class=\"unseen\"> </span>", 1), $e = p("<span class=\"unseen\"> </span>"), et = p("<button type=\"button\"><!> <span class=\"unseen\"> </span> <span> </span> <span class=\"unseen\"> </span></button>"), tt = p("<li><button type=\"button\" class=\"card svelte-kvcxiz\"><span aria-hidden=\"true\"> </span> <span class=\"words svelte-kvcxiz\"><span class=\"name svelte-kvcxiz\"> </span> <span class=\"kind svelte-kvcxiz\"><!> <!> <!></span></span> <!></button> <!></li>");
function nt(e, t) {
	E(t, !0);
	let r = G(() => t.faces[0]), s = G(() => X(h(r).title)), c = G(() => Pe(h(r), "cost")), d = G(() => Te(h(r))), p = G(() => [
		"attack",
		"defense",
		"speed",
		"structure"
	].map((e) => Pe(h(r), e)).filter((e) => e !== null));
	var m = tt(), g = i(m), y = i(g);
	let b;
	var C = x(y, !0), w = R(y, 2), T = i(w), D = x(T, !0), O = R(T, 2), A = i(O);
	{
		let e = G(() => Z(h(r).class, "neutral"));
		q(A, {
			get name() {
				return h(e);
			},
			size: "1em"
		});
	}
	var j = R(A), N = R(j), F = (e) => {
		var t = H();
		V((e) => I(t, `· ${e ?? ""}`), [() => h(p).join("/")]), n(e, t);
	};
	_(N, (e) => {
		h(p).length > 0 && e(F);
	});
	var L = R(N, 2), z = (e) => {
		var t = Qe(), r = f(t);
		u(r, 21, () => h(d).needs, ({ icon: e, n: t }) => e, (e, t) => {
			let r = () => h(t).icon, i = () => h(t).n;
			var a = o(), s = f(a);
			u(s, 17, () => ({ length: i() }), v, (e, t) => {
				xe(e, {
					get name() {
						return r();
					},
					size: "1.15em"
				});
			}), n(e, a);
		}), k(r);
		var i = R(r, 2), a = x(i, !0);
		V((e) => I(a, e), [() => Q("web-needs", { icons: we(h(d).needs) })]), n(e, t);
	};
	_(L, (e) => {
		h(d).needs.length > 0 && e(z);
	}), k(O), k(w);
	var B = R(w, 2), U = (e) => {
		var t = $e(), r = x(t);
		V((e) => I(r, `${e ?? ""} ${h(c) ?? ""}`), [() => $("number-", "cost")]), n(e, t);
	};
	_(B, (e) => {
		h(c) !== null && e(U);
	}), k(g);
	var W = R(g, 2);
	u(W, 17, () => t.faces.filter((e) => e.part !== ""), (e) => e.part, (e, r, a, o) => {
		let c = G(() => t.count(h(r).part));
		var u = et();
		let d;
		var f = i(u);
		{
			let e = G(() => h(r).part === "evolve" ? "evolve" : "new");
			q(f, {
				get name() {
					return h(e);
				},
				size: "1em"
			});
		}
		var p = R(f, 2), m = x(p), g = R(p, 2);
		let _;
		var v = x(g, !0), y = R(g, 2), b = x(y, !0);
		k(u), V((e, t, n) => {
			d = P(u, 1, "add svelte-kvcxiz", null, d, { full: h(c) >= h(r).copies }), M(u, "title", e), I(m, `${t ?? ""},`), _ = P(g, 1, "have svelte-kvcxiz", null, _, { some: h(c) > 0 }), I(v, h(c)), I(b, n);
		}, [
			() => Q("decks-add", {
				card: h(s),
				part: $("part-", h(r).part)
			}),
			() => Q("decks-add", {
				card: h(s),
				part: $("part-", h(r).part)
			}),
			() => Q("decks-most", { most: h(r).copies })
		]), l("click", u, () => t.onadd(h(r).part)), n(e, u);
	}), k(m), V((e, n) => {
		P(m, 1, a([
			"row",
			`class-${h(r).class}`,
			{ chosen: t.chosen }
		]), "svelte-kvcxiz"), M(g, "aria-pressed", t.chosen), b = P(y, 1, "cost svelte-kvcxiz", null, b, { none: h(c) === null }), I(C, h(c) ?? "·"), I(D, h(s)), I(j, ` ${e ?? ""} · ${n ?? ""} `);
	}, [() => $("class-", h(r).class), () => $("kind-", h(r).kind)]), l("click", g, function(...e) {
		t.onchoose?.apply(this, e);
	}), n(e, m), S();
}
c(["click"]);
// src/pages/decks/CardTile.svelte
var rt = p("<button type=\"button\"><!> <span class=\"unseen\"> </span> <span class=\"unseen\"> </span></button>"), it = p("<li><button type=\"button\" class=\"card svelte-1d75oqf\"><span class=\"unseen\"> </span> <!></button> <span class=\"adds svelte-1d75oqf\"></span></li>");
function at(e, t) {
	E(t, !0);
	let r = G(() => t.faces[0]), o = G(() => X(h(r).title)), s = G(() => Te(h(r)));
	var c = it(), f = i(c), p = i(f), m = x(p, !0), g = R(p, 2);
	ge(g, {
		get face() {
			return h(s);
		},
		still: !0
	}), k(f);
	var _ = R(f, 2);
	u(_, 21, () => t.faces.filter((e) => e.part !== ""), (e) => e.part, (e, r) => {
		let a = G(() => t.count(h(r).part));
		var s = rt();
		let c;
		var u = i(s);
		{
			let e = G(() => h(r).part === "evolve" ? "evolve" : "new");
			q(u, {
				get name() {
					return h(e);
				},
				size: "1em"
			});
		}
		var d = R(u, 2), f = x(d), p = R(d), m = R(p), g = x(m, !0);
		k(s), V((e, t, n) => {
			c = P(s, 1, "add svelte-1d75oqf", null, c, { full: h(a) >= h(r).copies }), M(s, "title", e), I(f, `${t ?? ""},`), I(p, ` ${h(a) ?? ""} `), I(g, n);
		}, [
			() => Q("decks-add", {
				card: h(o),
				part: $("part-", h(r).part)
			}),
			() => Q("decks-add", {
				card: h(o),
				part: $("part-", h(r).part)
			}),
			() => Q("decks-most", { most: h(r).copies })
		]), l("click", s, () => t.onadd(h(r).part)), n(e, s);
	}), k(_), k(c), V((e) => {
		P(c, 1, a(["tile", { chosen: t.chosen }]), "svelte-1d75oqf"), M(f, "aria-pressed", t.chosen), I(m, e);
	}, [() => Ce(h(s))]), l("click", f, function(...e) {
		t.onchoose?.apply(this, e);
	}), d("pointerenter", f, function(...e) {
		t.onlook?.apply(this, e);
	}), n(e, c), S();
}
c(["click"]);
// src/pages/decks/query.ts
var ot = {
	long: "class",
	short: "c",
	sign: ":"
}, st = {
	long: "type",
	short: "t",
	sign: ":"
}, ct = {
	long: "cost",
	short: "m",
	sign: "="
};
function lt(e, t) {
	for (let n of dt(e)) {
		let e = ft(n, t);
		if (e !== null) return e;
	}
	return null;
}
function ut(e, t, n) {
	let r = lt(e, t), i = dt(e).filter((e) => ft(e, t) === null);
	if (r === n) return i.join(" ");
	let a = /^[<>=!]/.test(n) ? `${t.long}${n}` : `${t.long}${t.sign}${n}`;
	return [...i.some((e) => /^or$/i.test(e)) ? [`(${i.join(" ")})`] : i, a].join(" ");
}
function dt(e) {
	let t = [], n = "", r = 0, i = !1;
	for (let a of e) a === "\"" && (i = !i), !i && a === "(" && (r += 1), !i && a === ")" && --r, /\s/.test(a) && !i && r <= 0 ? (n && t.push(n), n = "") : n += a;
	return n ? [...t, n] : t;
}
function ft(e, t) {
	let n = /^([a-z]+)([:<>=]=?)(.+)$/i.exec(e);
	if (!n) return null;
	let [, r = "", i = "", a = ""] = n;
	return r.toLowerCase() !== t.long && r.toLowerCase() !== t.short ? null : i === ":" || i === "=" ? a : i + a;
}
// src/pages/decks/Filters.svelte
var pt = p("<button type=\"button\" class=\"chip svelte-1muwl70\"> </button>"), mt = p("<div class=\"row svelte-1muwl70\" role=\"group\"><span class=\"title svelte-1muwl70\" aria-hidden=\"true\"> </span> <!></div>");
function ht(e, t) {
	E(t, !0);
	let r = C(t, "query", 15), a = [...Array(7).keys()].map((e) => ({
		value: String(e),
		label: String(e)
	})), s = G(() => [
		{
			filter: ot,
			title: Q("decks-filter-class"),
			buttons: t.classes.map((e) => ({
				value: e,
				label: $("class-", e)
			}))
		},
		{
			filter: st,
			title: Q("decks-filter-kind"),
			buttons: t.kinds.map((e) => ({
				value: e,
				label: $("kind-", e)
			}))
		},
		{
			filter: ct,
			title: Q("decks-filter-cost"),
			buttons: t.priced ? [...a, {
				value: ">=7",
				label: "7+"
			}] : []
		}
	]);
	var c = o(), d = f(c);
	u(d, 17, () => h(s).filter((e) => e.buttons.length > 0), (e) => e.filter.long, (e, t) => {
		var a = mt(), o = i(a), s = x(o, !0), c = R(o, 2);
		u(c, 17, () => h(t).buttons, ({ value: e, label: t }) => e, (e, i) => {
			let a = () => h(i).value, o = () => h(i).label;
			var s = pt(), c = x(s, !0);
			V((e, t) => {
				M(s, "aria-pressed", e), I(c, t);
			}, [() => lt(r(), h(t).filter) === a(), () => ie(o())]), l("click", s, () => r(ut(r(), h(t).filter, a()))), n(e, s);
		}), k(a), V(() => {
			M(a, "aria-label", h(t).title), I(s, h(t).title);
		}), n(e, a);
	}), n(e, c), S();
}
c(["click"]);
// src/pages/decks/net.ts
async function gt(e, t) {
	return (await re("GET", `/api/games/${e}/search?packs=true&q=${encodeURIComponent(t)}`)).names;
}
// src/pages/decks/CardList.svelte
var _t = p("<pre class=\"caret svelte-1879bbr\" aria-hidden=\"true\"> </pre>"), vt = p("<!> <p class=\"bad svelte-1879bbr\"> </p>", 1), yt = p("<p class=\"soft\"> </p>"), bt = p("<div class=\"list svelte-1879bbr\"><div class=\"tools svelte-1879bbr\"><div class=\"search svelte-1879bbr\"><label for=\"card-search\" class=\"unseen\"> </label> <input id=\"card-search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" maxlength=\"256\" aria-describedby=\"card-search-says\" class=\"svelte-1879bbr\"/> <!> <!></div> <div id=\"card-search-says\" class=\"says svelte-1879bbr\" role=\"status\"><!></div> <div class=\"filters svelte-1879bbr\"><!></div></div> <ul></ul> <!></div>");
function xt(e, t) {
	E(t, !0);
	let s = C(t, "builder", 7), c = B(""), l = B(null), d = B(null), p = B(60), m = 0, g = G(() => {
		let e = new Map();
		for (let t of s().list) e.set(t.name, [...e.get(t.name) ?? [], t]);
		return [...e].filter(([e]) => h(l) === null || h(l).has(e));
	}), v = G(() => [...new Set(s().list.map((e) => e.class))]), y = G(() => [...new Set(s().list.map((e) => e.kind))]);
	ee(() => {
		let e = h(c).trim(), t = s().game?.key, n = ++m;
		if (!t) return;
		if (e === "") {
			j(l, null), j(d, null);
			return;
		}
		let r = setTimeout(() => void w(t, e, n), 180);
		return () => clearTimeout(r);
	});
	async function w(e, t, n) {
		try {
			let r = await gt(e, t);
			if (n !== m) return;
			j(l, new Set(r)), j(d, null), j(p, 60);
		} catch (e) {
			if (n !== m) return;
			j(d, e);
		}
	}
	function T(e) {
		if (!(e instanceof te)) return null;
		let t = e.why.args?.find(([e]) => e === "column")?.[1];
		return t && "number" in t ? t.number : null;
	}
	var O = bt(), A = i(O), N = i(A), F = i(N), L = x(F, !0), W = R(F, 2);
	D(W);
	var q = R(W, 2), ne = (e) => {
		{
			let t = G(() => Q("decks-clear"));
			K(e, {
				kind: "quiet",
				icon: "close",
				small: !0,
				get "aria-label"() {
					return h(t);
				},
				onclick: () => j(c, "")
			});
		}
	};
	_(q, (e) => {
		h(c) && e(ne);
	});
	var J = R(q, 2);
	K(J, {
		small: !0,
		get "aria-pressed"() {
			return de.grid;
		},
		onclick: () => de.grid = !de.grid,
		children: (e, t) => {
			b();
			var r = H();
			V((e) => I(r, e), [() => Q("decks-grid")]), n(e, r);
		},
		$$slots: { default: !0 }
	}), k(N);
	var re = R(N, 2), ie = i(re), Y = (e) => {
		let t = G(() => T(h(d)));
		var r = vt(), i = f(r), a = (e) => {
			var r = _t(), i = x(r);
			V((e) => I(i, `${h(c) ?? ""}
${e ?? ""}^`), [() => " ".repeat(Math.max(0, h(t) - 1))]), n(e, r);
		};
		_(i, (e) => {
			h(t) !== null && e(a);
		});
		var o = R(i, 2), s = x(o, !0);
		V((e) => I(s, e), [() => De(h(d))]), n(e, r);
	}, X = (e) => {
		var t = yt(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-found", { count: h(g).length })]), n(e, t);
	}, ae = (e) => {
		var t = yt(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-search-hint", { class: h(v).at(-1) ?? "" })]), n(e, t);
	};
	_(ie, (e) => {
		h(d) ? e(Y) : h(c) ? e(X, 1) : e(ae, -1);
	}), k(re);
	var oe = R(re, 2);
	ht(i(oe), {
		get classes() {
			return h(v);
		},
		get kinds() {
			return h(y);
		},
		get priced() {
			return s().priced;
		},
		get query() {
			return h(c);
		},
		set query(e) {
			j(c, e, !0);
		}
	}), k(oe), k(A);
	var Z = R(A, 2);
	u(Z, 21, () => h(g).slice(0, h(p)), ([e, t]) => e, (e, r) => {
		var i = G(() => U(h(r), 2));
		let a = () => h(i)[0], c = () => h(i)[1], l = G(() => ({
			faces: c(),
			chosen: s().chosen === a(),
			count: (e) => je(s().entries, e, a()),
			onchoose: () => s().choose(a()),
			onadd: (e) => t.onadd(e, a())
		}));
		var u = o(), d = f(u), p = (e) => {
			at(e, z(() => h(l), { onlook: () => s().chosen = a() }));
		}, m = (e) => {
			nt(e, z(() => h(l)));
		};
		_(d, (e) => {
			de.grid ? e(p) : e(m, -1);
		}), n(e, u);
	}), k(Z);
	var se = R(Z, 2), ce = (e) => {
		K(e, {
			onclick: () => j(p, h(p) + 60),
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-more", { count: Math.min(60, h(g).length - h(p)) })]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(se, (e) => {
		h(g).length > h(p) && e(ce);
	}), k(O), V((e, t, n) => {
		I(L, e), M(W, "placeholder", t), M(W, "aria-invalid", h(d) !== null), P(Z, 1, a({ grid: de.grid }), "svelte-1879bbr"), M(Z, "aria-label", n);
	}, [
		() => Q("decks-search"),
		() => Q("decks-search"),
		() => Q("decks-cards")
	]), r(W, () => h(c), (e) => j(c, e)), n(e, O), S();
}
// src/pages/decks/Curve.svelte
var St = m("<text class=\"count svelte-1t4mjc4\"> </text>"), Ct = m("<rect class=\"bed svelte-1t4mjc4\" y=\"14\" rx=\"3\"></rect><rect class=\"bar svelte-1t4mjc4\" rx=\"3\"></rect><!><text class=\"cost svelte-1t4mjc4\"> </text>", 1), wt = m("<svg role=\"img\" preserveAspectRatio=\"xMidYMax meet\" class=\"svelte-1t4mjc4\"></svg>");
function Tt(e, t) {
	E(t, !0);
	let r = G(() => Math.max(4, ...t.columns.map((e) => e.count))), i = G(() => t.columns.filter((e) => e.count > 0).map((e) => Q(e.open ? "decks-curve-last" : "decks-curve-column", {
		cost: e.cost,
		count: e.count
	})).join("; "));
	var a = wt();
	u(a, 23, () => t.columns, (e) => e.cost, (e, t, i) => {
		let a = G(() => h(t).count / h(r) * 64);
		var o = Ct(), s = f(o);
		M(s, "width", 20), M(s, "height", 64);
		var c = R(s);
		M(c, "width", 20);
		var l = R(c), u = (e) => {
			var r = St(), o = x(r, !0);
			V(() => {
				M(r, "x", h(i) * 26 + 13), M(r, "y", 74 - h(a)), I(o, h(t).count);
			}), n(e, r);
		};
		_(l, (e) => {
			h(t).count > 0 && e(u);
		});
		var d = R(l);
		M(d, "y", 91);
		var p = x(d);
		V(() => {
			M(s, "x", h(i) * 26 + 3), M(c, "x", h(i) * 26 + 3), M(c, "y", 78 - h(a)), M(c, "height", h(a)), M(d, "x", h(i) * 26 + 13), I(p, `${h(t).cost ?? ""}${h(t).open ? "+" : ""}`);
		}), n(e, o);
	}), k(a), V((e) => {
		M(a, "viewBox", `0 0 ${t.columns.length * 26} 94`), M(a, "aria-label", `${e ?? ""}. ${h(i) ?? ""}`);
	}, [() => Q("decks-curve")]), n(e, a), S();
}
// src/pages/decks/DeckPart.svelte
var Et = p("<p class=\"soft empty svelte-1py1gid\"> </p>"), Dt = p("<li class=\"svelte-1py1gid\"><span class=\"count svelte-1py1gid\"> </span> <button type=\"button\" class=\"name svelte-1py1gid\"> </button> <button type=\"button\" class=\"step svelte-1py1gid\"><span aria-hidden=\"true\">−</span></button> <button type=\"button\" class=\"step svelte-1py1gid\"><!></button></li>"), Ot = p("<section><h3 class=\"svelte-1py1gid\"> <span class=\"soft svelte-1py1gid\"> </span></h3> <!> <ul></ul></section>");
function kt(e, t) {
	let r = w();
	E(t, !0);
	let a = G(() => t.builder.entries.filter((e) => e.part === t.part).sort((e, t) => o(e) - o(t)));
	function o(e) {
		let n = t.builder.cards.get(`main/${e.name}`) ?? t.builder.cards.get(`${t.part}/${e.name}`);
		return (n && Pe(n, "cost")) ?? 0;
	}
	function s(e) {
		let n = t.builder.cards.get(`${t.part}/${e.name}`) ?? t.builder.list.find((t) => t.name === e.name);
		return n ? X(n.title) : e.name;
	}
	function c(e, n) {
		if (e.key === "+" || e.key === "=") t.onadd(t.part, n.name);
		else if (e.key === "-" || e.key === "Delete") t.ontake(t.part, n.name);
		else return;
		e.preventDefault();
	}
	var d = Ot(), f = i(d), p = i(f), m = R(p), g = x(m, !0);
	k(f);
	var v = R(f, 2), y = (e) => {
		var t = Et(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-empty-part")]), n(e, t);
	};
	_(v, (e) => {
		h(a).length === 0 && e(y);
	});
	var b = R(v, 2);
	u(b, 21, () => h(a), (e) => e.name, (e, r) => {
		let a = G(() => s(h(r)));
		var o = Dt(), u = i(o), d = x(u, !0), f = R(u, 2), p = x(f, !0), m = R(f, 2), g = R(m, 2), _ = i(g);
		q(_, {
			name: "new",
			size: "0.9em"
		}), k(g), k(o), V((e, t, n) => {
			I(d, h(r).count), M(f, "aria-label", e), I(p, h(a)), M(m, "aria-label", t), M(g, "aria-label", n);
		}, [
			() => Q("decks-inspect", { card: h(a) }),
			() => Q("decks-take", {
				card: h(a),
				part: $("part-", t.part)
			}),
			() => Q("decks-add", {
				card: h(a),
				part: $("part-", t.part)
			})
		]), l("click", f, () => t.builder.choose(h(r).name)), l("keydown", f, (e) => c(e, h(r))), l("click", m, () => t.ontake(t.part, h(r).name)), l("click", g, () => t.onadd(t.part, h(r).name)), n(e, o);
	}), k(b), k(d), V((e, t) => {
		M(d, "aria-labelledby", r), M(f, "id", r), I(p, `${e ?? ""} `), I(g, t), M(b, "aria-labelledby", r);
	}, [() => $("part-", t.part), () => Q("decks-part-count", { count: Me(t.builder.entries, t.part) })]), n(e, d), S();
}
c(["click", "keydown"]);
// src/pages/decks/Thresholds.svelte
var At = p("<tr><th scope=\"row\" class=\"svelte-1olhpz5\"><!> </th><td class=\"svelte-1olhpz5\"><span class=\"bar gives svelte-1olhpz5\"></span> </td><td class=\"svelte-1olhpz5\"><span class=\"bar svelte-1olhpz5\"></span> </td><td class=\"svelte-1olhpz5\"> </td></tr>"), jt = p("<table class=\"svelte-1olhpz5\"><caption class=\"svelte-1olhpz5\"> </caption><thead class=\"svelte-1olhpz5\"><tr><td class=\"svelte-1olhpz5\"></td><th scope=\"col\" class=\"svelte-1olhpz5\"> </th><th scope=\"col\" class=\"svelte-1olhpz5\"> </th><th scope=\"col\" class=\"svelte-1olhpz5\"> </th></tr></thead><tbody></tbody></table>");
function Mt(e, t) {
	E(t, !0);
	let r = G(() => Ie(t.entries, t.cards)), s = G(() => Math.max(1, ...h(r).map(({ gives: e, needs: t }) => Math.max(e, t))));
	var c = o(), l = f(c), d = (e) => {
		var t = jt(), o = i(t), c = x(o, !0), l = R(o), d = i(l), f = R(i(d)), p = x(f, !0), m = R(f), g = x(m, !0), _ = R(m), v = x(_, !0);
		k(d), k(l);
		var y = R(l);
		u(y, 21, () => h(r), ({ icon: e, gives: t, needs: n, most: r }) => e, (e, t) => {
			let r = () => h(t).icon, o = () => h(t).gives, c = () => h(t).needs, l = () => h(t).most;
			var u = At(), d = i(u), f = i(d);
			xe(f, {
				get name() {
					return r();
				},
				size: "1.4em"
			});
			var p = R(f);
			k(d);
			var m = R(d), g = i(m);
			let _;
			var v = R(g, 1, !0);
			k(m);
			var y = R(m), b = i(y);
			let S;
			var C = R(b, 1, !0);
			k(y);
			var w = R(y), T = x(w, !0);
			k(u), V((e) => {
				P(u, 1, a({ short: c() > 0 && o() < l() }), "svelte-1olhpz5"), I(p, ` ${e ?? ""}`), _ = F(g, "", _, { "--part": o() / h(s) }), I(v, o()), S = F(b, "", S, { "--part": c() / h(s) }), I(C, c()), I(T, l());
			}, [() => $("number-", r())]), n(e, u);
		}), k(y), k(t), V((e, t, n, r) => {
			I(c, e), I(p, t), I(g, n), I(v, r);
		}, [
			() => Q("decks-thresholds"),
			() => Q("decks-threshold-gives"),
			() => Q("decks-threshold-needs"),
			() => Q("decks-threshold-most")
		]), n(e, t);
	};
	_(l, (e) => {
		h(r).length > 0 && e(d);
	}), n(e, c), S();
}
// src/pages/decks/Legality.svelte
var Nt = p("<p class=\"soft\"> </p>"), Pt = p("<p class=\"head svelte-1u8e3cy\"><!> </p>"), Ft = p("<button type=\"button\" class=\"clause svelte-1u8e3cy\"> </button>"), It = p("<div class=\"nearest svelte-1u8e3cy\" role=\"group\"><span class=\"soft\"> </span> <!></div>"), Lt = p("<li class=\"svelte-1u8e3cy\"> <!> <!></li>"), Rt = p("<p class=\"head svelte-1u8e3cy\"><!> </p> <ul></ul>", 1), zt = p("<div role=\"status\"><!></div>");
function Bt(e, t) {
	E(t, !0);
	var r = zt(), o = i(r), s = (e) => {
		var r = Nt(), i = x(r, !0);
		V((e) => I(i, e), [() => t.checking ? Q("decks-checking") : Q("pages-failed")]), n(e, r);
	}, c = (e) => {
		var t = Pt(), r = i(t);
		q(r, { name: "check" });
		var a = R(r);
		k(t), V((e) => I(a, ` ${e ?? ""}`), [() => Q("decks-legal")]), n(e, t);
	}, d = (e) => {
		var r = Rt(), a = f(r), o = i(a);
		q(o, { name: "scales" });
		var s = R(o);
		k(a);
		var c = R(a, 2);
		u(c, 21, () => t.report.faults, v, (e, r) => {
			var a = Lt(), o = i(a), s = R(o), c = (e) => {
				var i = Ft(), a = x(i, !0);
				V((e) => {
					M(i, "aria-label", e), I(a, h(r).clause);
				}, [() => Q("web-clause", { clause: h(r).clause })]), l("click", i, () => t.onclause(h(r).clause ?? "")), n(e, i);
			};
			_(s, (e) => {
				h(r).clause && e(c);
			});
			var d = R(s, 2), f = (e) => {
				var a = It(), o = i(a), s = x(o, !0), c = R(o, 2);
				u(c, 16, () => h(r).nearest, (e) => e, (e, i) => {
					K(e, {
						small: !0,
						onclick: () => t.onreplace(h(r), i),
						children: (e, r) => {
							b();
							var a = H();
							V((e) => I(a, e), [() => t.scene.title(i)]), n(e, a);
						},
						$$slots: { default: !0 }
					});
				}), k(a), V((e, t) => {
					M(a, "aria-label", e), I(s, t);
				}, [() => Q("decks-import-nearest"), () => Q("decks-import-nearest")]), n(e, a);
			};
			_(d, (e) => {
				h(r).nearest.length > 0 && e(f);
			}), k(a), V((e) => I(o, `${e ?? ""} `), [() => pe(h(r).why, t.scene)]), n(e, a);
		}), k(c), V((e) => I(s, ` ${e ?? ""}`), [() => Q("decks-illegal", { count: t.report.faults.length })]), n(e, r);
	};
	_(o, (e) => {
		t.report === null ? e(s) : t.report.legal ? e(c, 1) : e(d, -1);
	}), k(r), V(() => {
		P(r, 1, a(["legality", { good: t.report?.legal }]), "svelte-1u8e3cy"), M(r, "aria-busy", t.checking);
	}), n(e, r), S();
}
c(["click"]);
// src/pages/decks/hand.ts
function Vt(e) {
	let t = ["main", "deck"];
	return e.filter((e) => t.includes(e.part));
}
function Ht(e, t = Math.random) {
	let n = Vt(e).flatMap((e) => Array.from({ length: e.count }, () => e.name));
	for (let e = n.length - 1; e > 0; --e) {
		let r = Math.floor(t() * (e + 1));
		[n[e], n[r]] = [n[r] ?? "", n[e] ?? ""];
	}
	return n;
}
function Ut(e, t, n) {
	let r = 1;
	for (let i = 0; i < Math.min(n, t); i += 1) r *= Math.max(0, t - e - i) / (t - i);
	return 1 - r;
}
// src/pages/decks/SampleHand.svelte
var Wt = p("<!> <!> <!>", 1), Gt = p("<li><span class=\"unseen\"> </span><!></li>"), Kt = p("<tr><td class=\"svelte-1lts172\"> </td><td class=\"svelte-1lts172\"> </td><td class=\"percent svelte-1lts172\"> </td></tr>"), qt = p("<p class=\"soft\" role=\"status\"> </p> <ul class=\"hand svelte-1lts172\"></ul> <details><summary class=\"svelte-1lts172\"> </summary> <table class=\"svelte-1lts172\"><tbody></tbody></table></details>", 1);
function Jt(e, t) {
	E(t, !0);
	let r = B([]), a = B(T(5)), o = G(() => h(r).slice(0, h(a))), s = G(() => h(o).flatMap((e) => {
		let n = t.builder.list.find((t) => t.name === e && t.part !== "evolve");
		return n ? [Te(n)] : [];
	})), c = G(() => Vt(t.builder.entries).map(({ name: e, count: t }) => ({
		name: e,
		count: t,
		percent: Math.round(100 * Ut(t, h(r).length, h(a)))
	})).sort((e, t) => t.percent - e.percent)), l = (e) => {
		let n = t.builder.list.find((t) => t.name === e);
		return n ? X(n.title) : e;
	};
	ee(() => {
		t.open && W(d);
	});
	function d() {
		j(r, Ht(t.builder.entries)), j(a, Math.min(5, h(r).length), !0);
	}
	{
		let p = (e) => {
			var t = Wt(), i = f(t);
			{
				let e = G(() => h(a) <= 1);
				K(i, {
					get disabled() {
						return h(e);
					},
					onclick: () => j(a, h(a) - 1),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("decks-sample-fewer")]), n(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			var o = R(i, 2);
			{
				let e = G(() => h(a) >= h(r).length);
				K(o, {
					get disabled() {
						return h(e);
					},
					onclick: () => j(a, h(a) + 1),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("decks-sample-draw")]), n(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			var s = R(o, 2);
			K(s, {
				kind: "primary",
				icon: "turned",
				onclick: d,
				children: (e, t) => {
					b();
					var r = H();
					V((e) => I(r, e), [() => Q("decks-sample-anew")]), n(e, r);
				},
				$$slots: { default: !0 }
			}), n(e, t);
		}, m = G(() => Q("decks-sample"));
		ye(e, {
			get title() {
				return h(m);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			actions: p,
			children: (e, t) => {
				var d = qt(), p = f(d), m = x(p, !0), g = R(p, 2);
				u(g, 21, () => h(s), v, (e, t) => {
					var r = Gt(), a = i(r), o = x(a, !0), s = R(a);
					ge(s, {
						get face() {
							return h(t);
						},
						still: !0
					}), k(r), V((e) => I(o, e), [() => Ce(h(t))]), n(e, r);
				}), k(g);
				var _ = R(g, 2), y = i(_), b = x(y, !0), S = R(y, 2), C = i(S);
				u(C, 21, () => h(c), ({ name: e, count: t, percent: n }) => e, (e, t) => {
					let r = () => h(t).name, a = () => h(t).count, o = () => h(t).percent;
					var s = Kt(), c = i(s), u = x(c), d = R(c), f = x(d, !0), p = R(d), m = x(p);
					k(s), V((e) => {
						I(u, `${a() ?? ""}×`), I(f, e), I(m, `${o() ?? ""} %`);
					}, [() => l(r())]), n(e, s);
				}), k(C), k(S), k(_), V((e, t) => {
					I(m, e), I(b, t);
				}, [() => Q("decks-sample-count", {
					n: h(o).length,
					of: h(r).length
				}), () => Q("decks-sample-chances", { n: h(a) })]), n(e, d);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	S();
}
// src/pages/decks/suggest.ts
function Yt(e) {
	let t = [], n = "";
	for (let r of e.split("\n").map((e) => e.replace(/#.*/, "").trim())) {
		let [, e, i] = /^(\d+)\s+(.+)$/.exec(r) ?? [];
		e && i ? t.push({
			part: n,
			name: i,
			count: Number(e)
		}) : r && (n = r.toLowerCase().replace(/:$/, ""));
	}
	return t;
}
function Xt(e, t) {
	return t.reduce((t, { part: n, name: r, count: i }) => t + Math.min(i, je([...e], n, r)), 0);
}
function Zt(e, t, n) {
	let r = null;
	for (let n of t) {
		let t = Yt(n.text), i = Xt(e, t);
		i > (r?.like ?? 0) && (r = {
			deck: n,
			all: t,
			like: i
		});
	}
	if (!r) return null;
	let i = r.all.map((t) => ({
		...t,
		count: t.count - je([...e], t.part, t.name)
	})).filter((e) => e.count > 0);
	return {
		deck: r.deck,
		entries: i.slice(0, n)
	};
}
// src/pages/decks/Suggestions.svelte
var Qt = p("<li><button type=\"button\" class=\"svelte-1krock6\"> <span class=\"soft\"> </span></button></li>"), $t = p("<section><h3 class=\"svelte-1krock6\"> </h3> <ul class=\"svelte-1krock6\"></ul></section>");
function en(e, t) {
	E(t, !0);
	let r = G(() => t.builder.report && !t.builder.report.legal ? Zt(t.builder.entries, t.builder.game?.decks ?? [], 6) : null);
	var a = o(), s = f(a), c = (e) => {
		var a = $t(), o = i(a), s = x(o, !0), c = R(o, 2);
		u(c, 21, () => h(r).entries, ({ part: e, name: t, count: n }) => `${e}/${t}`, (e, r) => {
			let a = () => h(r).part, o = () => h(r).name, s = () => h(r).count;
			var c = Qt(), u = i(c), d = i(u), f = R(d), p = x(f);
			k(u), k(c), V((e, t) => {
				M(u, "title", e), I(d, `${t ?? ""} `), I(p, `+${s() ?? ""}`);
			}, [() => Q("decks-add", {
				card: t.scene.title(o()),
				part: $("part-", a())
			}), () => t.scene.title(o())]), l("click", u, () => t.onadd(a(), o())), n(e, c);
		}), k(c), k(a), V((e, t) => {
			M(a, "aria-label", e), I(s, t);
		}, [() => Q("decks-suggest"), () => Q("decks-suggest-like", { deck: me(X(h(r).deck.title), h(r).deck.class).head })]), n(e, a);
	};
	_(s, (e) => {
		h(r) && h(r).entries.length > 0 && e(c);
	}), n(e, a), S();
}
c(["click"]);
// src/pages/decks/DeckPane.svelte
var tn = p("<span class=\"soft note svelte-qbz3ti\"> </span>"), nn = p("<li> <strong class=\"svelte-qbz3ti\"> </strong></li>"), rn = p("<section class=\"pane svelte-qbz3ti\"><div class=\"head svelte-qbz3ti\"><label class=\"unseen\" for=\"deck-name\"> </label> <input id=\"deck-name\" maxlength=\"80\" autocomplete=\"off\" class=\"svelte-qbz3ti\"/> <!></div> <div class=\"tools svelte-qbz3ti\"><!> <!> <!> <!></div> <!> <!> <!> <div class=\"numbers svelte-qbz3ti\"><!> <ul class=\"svelte-qbz3ti\"></ul> <!></div> <!></section> <!>", 1);
function an(e, t) {
	E(t, !0);
	let a = C(t, "builder", 7), o = B(!1), s = G(() => a().own.some((e) => e.id === a().id));
	var c = rn(), l = f(c), d = i(l), p = i(d), m = x(p, !0), g = R(p, 2);
	D(g);
	var v = R(g, 2);
	{
		let e = G(() => a().saved ? "plain" : "primary");
		K(v, {
			get kind() {
				return h(e);
			},
			get onclick() {
				return t.onsave;
			},
			get disabled() {
				return a().saved;
			},
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-save")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	k(d);
	var y = R(d, 2), w = i(y);
	{
		let e = G(() => a().entries.length === 0);
		K(w, {
			small: !0,
			get onclick() {
				return t.onexport;
			},
			get disabled() {
				return h(e);
			},
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-export")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	var T = R(w, 2);
	{
		let e = G(() => Vt(a().entries).length === 0);
		K(T, {
			small: !0,
			icon: "eye",
			onclick: () => j(o, !0),
			get disabled() {
				return h(e);
			},
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-sample")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	var O = R(T, 2), A = (e) => {
		K(e, {
			small: !0,
			kind: "quiet",
			get onclick() {
				return t.ondelete;
			},
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-delete")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(O, (e) => {
		h(s) && e(A);
	});
	var N = R(O, 2), P = (e) => {
		var t = tn(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-unsaved")]), n(e, t);
	};
	_(N, (e) => {
		!a().saved && a().entries.length > 0 && e(P);
	}), k(y);
	var F = R(y, 2);
	Bt(F, {
		get report() {
			return a().report;
		},
		get checking() {
			return a().checking;
		},
		get scene() {
			return t.scene;
		},
		get onclause() {
			return t.onclause;
		},
		onreplace: (e, t) => a().replace(e, t)
	});
	var L = R(F, 2);
	en(L, {
		get builder() {
			return a();
		},
		get scene() {
			return t.scene;
		},
		get onadd() {
			return t.onadd;
		}
	});
	var z = R(L, 2);
	{
		let e = G(() => !a().report?.legal), r = G(() => a().report?.legal ? void 0 : Q("decks-play-why"));
		K(z, {
			kind: "primary",
			icon: "bot",
			get disabled() {
				return h(e);
			},
			get title() {
				return h(r);
			},
			get onclick() {
				return t.onplay;
			},
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("decks-play")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	var U = R(z, 2), W = i(U), ee = (e) => {
		{
			let t = G(() => Fe(a().entries, a().cards));
			Tt(e, { get columns() {
				return h(t);
			} });
		}
	};
	_(W, (e) => {
		a().priced && e(ee);
	});
	var q = R(W, 2);
	u(q, 21, () => Le(a().entries, a().cards), ({ kind: e, count: t }) => e, (e, t) => {
		let r = () => h(t).kind, a = () => h(t).count;
		var o = nn(), s = i(o), c = R(s), l = x(c, !0);
		k(o), V((e) => {
			I(s, `${e ?? ""} `), I(l, a());
		}, [() => ie($("kind-", r()))]), n(e, o);
	}), k(q), Mt(R(q, 2), {
		get entries() {
			return a().entries;
		},
		get cards() {
			return a().cards;
		}
	}), k(U);
	var te = R(U, 2);
	u(te, 16, () => a().parts, (e) => e, (e, n) => {
		kt(e, {
			get builder() {
				return a();
			},
			get part() {
				return n;
			},
			get onadd() {
				return t.onadd;
			},
			get ontake() {
				return t.ontake;
			}
		});
	}), k(l), Jt(R(l, 2), {
		get builder() {
			return a();
		},
		get open() {
			return h(o);
		},
		onclose: () => j(o, !1)
	}), V((e, t, n, r) => {
		M(l, "aria-label", e), I(m, t), M(g, "placeholder", n), M(q, "aria-label", r);
	}, [
		() => Q("decks-deck"),
		() => Q("decks-name"),
		() => Q("decks-untitled"),
		() => Q("decks-filter-kind")
	]), r(g, () => a().name, (e) => a().name = e), n(e, c), S();
}
// src/pages/decks/DeleteDialog.svelte
var on = p("<!> <!>", 1), sn = p("<p> </p>");
function cn(e, t) {
	E(t, !0);
	{
		let r = (e) => {
			var r = on(), i = f(r);
			K(i, {
				kind: "quiet",
				get onclick() {
					return t.onclose;
				},
				children: (e, t) => {
					b();
					var r = H();
					V((e) => I(r, e), [() => Q("web-cancel")]), n(e, r);
				},
				$$slots: { default: !0 }
			});
			var a = R(i, 2);
			K(a, {
				kind: "danger",
				get onclick() {
					return t.onyes;
				},
				children: (e, t) => {
					b();
					var r = H();
					V((e) => I(r, e), [() => Q("decks-delete-yes")]), n(e, r);
				},
				$$slots: { default: !0 }
			}), n(e, r);
		}, i = G(() => Q("decks-delete"));
		ye(e, {
			get title() {
				return h(i);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			actions: r,
			children: (e, r) => {
				var i = sn(), a = x(i, !0);
				V((e) => I(a, e), [() => Q("decks-delete-sure", { name: t.name })]), n(e, i);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	S();
}
// src/pages/decks/files.ts
async function ln(e) {
	try {
		return await navigator.clipboard.writeText(e), !0;
	} catch {
		return !1;
	}
}
function un(e, t) {
	return `${e.normalize("NFD").replace(/[^\w -]/g, "").trim().replace(/\s+/g, "-").toLowerCase() || "deck"}.${t}`;
}
// src/pages/decks/forms.ts
function dn(e, t, n) {
	return JSON.stringify({
		game: e,
		name: t,
		cards: n
	}, null, 2) + "\n";
}
function fn(e, t) {
	let n = e.trim();
	if (!n.startsWith("{") && !n.startsWith("[")) return {
		text: n,
		name: null
	};
	try {
		let e = JSON.parse(n), r = Array.isArray(e) ? e : e.cards, i = Array.isArray(e) ? null : e.name;
		return Array.isArray(r) ? {
			text: Ne(r.map((e) => gn(e, t)), t),
			name: typeof i == "string" ? i : null
		} : {
			text: n,
			name: null
		};
	} catch {
		return {
			text: n,
			name: null
		};
	}
}
function pn(e) {
	let t = /[?&#]code=([A-Za-z0-9._-]+)/.exec(e);
	return t ? t[1] : e;
}
function mn(e, t, n) {
	let r = e.split("\n"), i = r[t - 1];
	if (i === void 0) return e;
	let a = /name="[^"]*"/, o = /(<card\b[^>]*>)[^<]*(<\/card>)/, s = n.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");
	if (o.test(i)) r[t - 1] = i.replace(o, (e, t, n) => t + s + n);
	else if (a.test(i)) r[t - 1] = i.replace(a, () => `name="${s}"`);
	else {
		let e = /^\s*(\d+)\s*x?\s+/i.exec(i), a = /\s+#.*$/.exec(i);
		r[t - 1] = `${e ? e[1] : "1"} ${n}${a ? a[0] : ""}`;
	}
	return r.join("\n");
}
var hn = ["main", "deck"];
function gn(e, t) {
	let n = typeof e == "object" && e ? e : {};
	return {
		part: typeof n.part == "string" ? n.part : hn.find((e) => t.includes(e)) ?? "main",
		count: typeof n.count == "number" ? n.count : 1,
		name: typeof n.name == "string" ? n.name : String(e)
	};
}
// src/pages/decks/ExportDialog.svelte
var _n = p("<!> <!>", 1), vn = p("<label><input type=\"radio\" name=\"deck-form\"/> </label>"), yn = p("<textarea readonly=\"\" rows=\"10\" spellcheck=\"false\" class=\"svelte-qp1277\"></textarea> <p role=\"status\" class=\"soft\"> </p>", 1), bn = p("<div class=\"forms svelte-qp1277\" role=\"radiogroup\"></div> <!>", 1);
function xn(e, t) {
	E(t, !0);
	let r = G(() => t.report ? [
		{
			key: "text",
			text: t.report.text,
			ending: "txt"
		},
		{
			key: "code",
			text: t.report.code,
			ending: ""
		},
		{
			key: "link",
			text: `${location.origin}/#/decks?game=${t.game}&code=${t.report.code}`,
			ending: ""
		},
		{
			key: "json",
			text: dn(t.game, t.name, t.entries),
			ending: "json"
		},
		{
			key: t.report.ending,
			text: t.report.file,
			ending: t.report.ending
		}
	] : []), a = B("text"), s = B(""), c = G(() => h(r).find((e) => e.key === h(a)) ?? h(r)[0]);
	async function d(e) {
		j(s, Q(await ln(e) ? "web-copied" : "decks-copy-failed"), !0);
	}
	{
		let p = (e) => {
			var r = o(), i = f(r), a = (e) => {
				var r = _n(), i = f(r), a = (e) => {
					K(e, {
						onclick: () => Ee(un(t.name, h(c).ending), h(c).text),
						children: (e, t) => {
							b();
							var r = H();
							V((e) => I(r, e), [() => Q("decks-download")]), n(e, r);
						},
						$$slots: { default: !0 }
					});
				};
				_(i, (e) => {
					h(c).ending && e(a);
				});
				var o = R(i, 2);
				K(o, {
					kind: "primary",
					icon: "copy",
					onclick: () => d(h(c).text),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("web-copy")]), n(e, r);
					},
					$$slots: { default: !0 }
				}), n(e, r);
			};
			_(i, (e) => {
				h(c) && e(a);
			}), n(e, r);
		}, m = G(() => Q("decks-export-title"));
		ye(e, {
			get title() {
				return h(m);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			actions: p,
			children: (e, t) => {
				var o = bn(), d = f(o);
				u(d, 21, () => h(r), (e) => e.key, (e, t) => {
					var r = vn();
					let o;
					var u = i(r);
					D(u);
					var d = R(u);
					k(r), V((e) => {
						o = P(r, 1, "svelte-qp1277", null, o, { on: h(t).key === h(c)?.key }), L(u, h(t).key), N(u, h(t).key === h(c)?.key), I(d, ` ${e ?? ""}`);
					}, [() => Q(`decks-export-${h(t).key}`)]), l("change", u, () => {
						j(a, h(t).key, !0), j(s, "");
					}), n(e, r);
				}), k(d);
				var p = R(d, 2), m = (e) => {
					var t = yn(), r = f(t);
					O(r);
					var i = R(r, 2), a = x(i, !0);
					V((e) => {
						M(r, "aria-label", e), L(r, h(c).text), I(a, h(s));
					}, [() => Q(`decks-export-${h(c).key}`)]), n(e, t);
				};
				_(p, (e) => {
					h(c) && e(m);
				}), V((e) => M(d, "aria-label", e), [() => Q("decks-export-title")]), n(e, o);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	S();
}
c(["change"]);
// src/pages/decks/ImportDialog.svelte
var Sn = p("<!> <!>", 1), Cn = p("<p class=\"bad svelte-12q2edc\"> </p>"), wn = p("<p> </p>"), Tn = p("<p class=\"soft\"><strong> </strong> </p>"), En = p("<p class=\"good svelte-12q2edc\"> </p> <!> <!>", 1), Dn = p("<div class=\"nearest svelte-12q2edc\" role=\"group\"><span class=\"soft\"> </span> <!></div>"), On = p("<li class=\"svelte-12q2edc\"><p><strong> </strong> </p> <!></li>"), kn = p("<ul class=\"svelte-12q2edc\"></ul>"), An = p("<p class=\"soft\"> </p> <label class=\"field svelte-12q2edc\"><span> </span> <textarea rows=\"9\" spellcheck=\"false\" class=\"svelte-12q2edc\"></textarea></label> <div class=\"row svelte-12q2edc\"><label class=\"file svelte-12q2edc\"> <input type=\"file\" accept=\".txt,.cod,.o8d,.json,.dek,text/plain,application/json\" class=\"svelte-12q2edc\"/></label> <!></div> <div role=\"status\" class=\"answer svelte-12q2edc\"><!> <!></div> <!>", 1);
function jn(e, t) {
	E(t, !0);
	let a = B(""), o = B(""), s = B(null), c = B(null), d = G(() => h(s)?.faults.filter((e) => e.line > 0 && e.clause === null) ?? []), p = G(() => h(s)?.entries.reduce((e, t) => e + t.count, 0) ?? 0);
	ee(() => {
		t.open || (j(a, j(o, ""), !0), j(c, null), j(s, null));
	});
	async function m() {
		let e = fn(pn(h(a)), t.parts);
		j(a, e.text, !0), j(o, e.name ?? h(o), !0), j(c, null);
		try {
			j(s, await J.deck(t.game, h(a)));
		} catch (e) {
			j(s, null), j(c, e);
		}
	}
	async function g(e) {
		let t = e.currentTarget.files?.[0];
		e.currentTarget.value = "", t && (j(a, await t.text(), !0), j(o, t.name.replace(/\.[^.]*$/, ""), !0), await m());
	}
	async function v(e, t) {
		j(a, mn(h(a), e.line, t), !0), await m();
	}
	{
		let y = (e) => {
			var r = Sn(), i = f(r);
			K(i, {
				kind: "quiet",
				get onclick() {
					return t.onclose;
				},
				children: (e, t) => {
					b();
					var r = H();
					V((e) => I(r, e), [() => Q("web-cancel")]), n(e, r);
				},
				$$slots: { default: !0 }
			});
			var a = R(i, 2);
			{
				let e = G(() => h(p) === 0);
				K(a, {
					kind: "primary",
					get disabled() {
						return h(e);
					},
					onclick: () => {
						h(s) && t.ontake(h(s), h(o));
					},
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("decks-import-take")]), n(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			n(e, r);
		}, S = G(() => Q("decks-import-title"));
		ye(e, {
			get title() {
				return h(S);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			wide: !0,
			actions: y,
			children: (e, o) => {
				var y = An(), S = f(y), C = x(S, !0), w = R(S, 2), T = i(w), E = x(T, !0), D = R(T, 2);
				O(D), k(w);
				var A = R(w, 2), N = i(A), P = i(N), F = R(P);
				k(N);
				var L = R(N, 2);
				{
					let e = G(() => h(a).trim() === "");
					K(L, {
						onclick: m,
						get disabled() {
							return h(e);
						},
						children: (e, t) => {
							b();
							var r = H();
							V((e) => I(r, e), [() => Q("decks-import-read")]), n(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				k(A);
				var z = R(A, 2), B = i(z), U = (e) => {
					var r = Cn(), i = x(r, !0);
					V((e) => I(i, e), [() => De(h(c), t.scene)]), n(e, r);
				};
				_(B, (e) => {
					h(c) && e(U);
				});
				var W = R(B, 2), ee = (e) => {
					var r = En(), a = f(r), o = x(a, !0), c = R(a, 2), l = (e) => {
						var t = wn(), r = x(t, !0);
						V((e) => I(r, e), [() => Q("decks-import-bad", { count: h(d).length })]), n(e, t);
					};
					_(c, (e) => {
						h(d).length > 0 && e(l);
					});
					var m = R(c, 2);
					u(m, 17, () => h(s).notes, (e) => e.line, (e, r) => {
						var a = Tn(), o = i(a), s = x(o, !0), c = R(o);
						k(a), V((e, t) => {
							I(s, e), I(c, ` · ${t ?? ""}`);
						}, [() => Q("decks-line", { line: h(r).line }), () => pe(h(r).why, t.scene)]), n(e, a);
					}), V((e) => I(o, e), [() => Q("decks-import-good", { count: h(p) })]), n(e, r);
				};
				_(W, (e) => {
					h(s) && e(ee);
				}), k(z);
				var q = R(z, 2), te = (e) => {
					var r = kn();
					u(r, 21, () => h(d), (e) => e.line + e.why.key, (e, r) => {
						var a = On(), o = i(a), s = i(o), c = x(s, !0), l = R(s);
						k(o);
						var d = R(o, 2), f = (e) => {
							var a = Dn(), o = i(a), s = x(o, !0), c = R(o, 2);
							u(c, 16, () => h(r).nearest, (e) => e, (e, i) => {
								K(e, {
									small: !0,
									onclick: () => v(h(r), i),
									children: (e, r) => {
										b();
										var a = H();
										V((e) => I(a, e), [() => t.scene.title(i)]), n(e, a);
									},
									$$slots: { default: !0 }
								});
							}), k(a), V((e, t) => {
								M(a, "aria-label", e), I(s, t);
							}, [() => Q("decks-import-nearest"), () => Q("decks-import-nearest")]), n(e, a);
						};
						_(d, (e) => {
							h(r).nearest.length > 0 && e(f);
						}), k(a), V((e, t) => {
							I(c, e), I(l, ` · ${t ?? ""}`);
						}, [() => Q("decks-line", { line: h(r).line }), () => pe(h(r).why, t.scene)]), n(e, a);
					}), k(r), n(e, r);
				};
				_(q, (e) => {
					h(d).length > 0 && e(te);
				}), V((e, t, n) => {
					I(C, e), I(E, t), I(P, `${n ?? ""} `);
				}, [
					() => Q("decks-import-hint"),
					() => Q("decks-import-text"),
					() => Q("decks-import-file")
				]), r(D, () => h(a), (e) => j(a, e)), l("change", F, g), n(e, y);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	S();
}
c(["change"]);
// src/pages/decks/Inspector.svelte
var Mn = p("<p class=\"soft empty svelte-zefwte\"> </p>"), Nn = p("<div class=\"picture svelte-zefwte\" role=\"img\"><!></div>"), Pn = p("<p class=\"soft\"> </p>"), Fn = p("<div class=\"words svelte-zefwte\"><!> <!></div>"), In = p("<section class=\"svelte-zefwte\"><h2 class=\"unseen\"> </h2> <!> <div class=\"pictures svelte-zefwte\"></div> <!> <!></section>");
function Ln(e, t) {
	let r = w();
	E(t, !0);
	var a = In(), o = i(a), s = x(o, !0), c = R(o, 2), l = (e) => {
		var t = Mn(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-inspector-empty")]), n(e, t);
	};
	_(c, (e) => {
		t.faces.length === 0 && e(l);
	});
	var d = R(c, 2);
	u(d, 21, () => t.faces, (e) => e.part, (e, t) => {
		var r = Nn(), a = i(r);
		{
			let e = G(() => Te(h(t)));
			ge(a, {
				get face() {
					return h(e);
				},
				still: !0
			});
		}
		k(r), V((e) => M(r, "aria-label", e), [() => Ce(Te(h(t)))]), n(e, r);
	}), k(d);
	var f = R(d, 2);
	u(f, 17, () => t.faces, (e) => e.part, (e, t) => {
		var r = Fn(), a = i(r);
		{
			let e = G(() => Te(h(t)));
			_e(a, {
				get face() {
					return h(e);
				},
				picture: !1
			});
		}
		var o = R(a, 2), s = (e) => {
			var t = Pn(), r = x(t, !0);
			V((e) => I(r, e), [() => Q("decks-token")]), n(e, t);
		};
		_(o, (e) => {
			h(t).part === "" && e(s);
		}), k(r), n(e, r);
	});
	var p = R(f, 2), m = (e) => {
		Se(e, {
			get game() {
				return t.game;
			},
			get name() {
				return t.faces[0].name;
			}
		});
	}, g = G(() => t.faces[0] && t.faces.some((e) => e.text.en.length > 0));
	_(p, (e) => {
		h(g) && e(m);
	}), k(a), V((e) => {
		M(a, "aria-labelledby", r), M(o, "id", r), I(s, e);
	}, [() => Q("decks-inspector")]), n(e, a), S();
}
// src/pages/decks/play.ts
async function Rn(e, t) {
	return `/t/${(await J.open({
		game: e.key,
		mode: "",
		seating: "",
		seats: se(he(e), 1, "bot", "steady"),
		public: !1,
		best_of: 1,
		clock: null,
		start: { is: "fresh" }
	})).table}?deck=${t}`;
}
// src/pages/decks/Shelf.svelte
var zn = p("<p class=\"soft\"> </p>"), Bn = p("<li><button type=\"button\" class=\"svelte-1saw0fp\"><!> <span class=\"unseen\"> </span> <span class=\"name svelte-1saw0fp\"> </span></button></li>"), Vn = p("<li><button type=\"button\" class=\"svelte-1saw0fp\"><span class=\"unseen\"> </span> <!> <span><span class=\"name svelte-1saw0fp\"> </span><span class=\"what svelte-1saw0fp\"> </span></span></button></li>"), Hn = p("<section class=\"svelte-1saw0fp\"><h2 class=\"svelte-1saw0fp\"> </h2> <!> <ul class=\"svelte-1saw0fp\"></ul></section> <section class=\"svelte-1saw0fp\"><h2 class=\"svelte-1saw0fp\"> </h2> <ul class=\"svelte-1saw0fp\"></ul></section>", 1);
function Un(e, t) {
	let r = w();
	E(t, !0);
	var a = Hn(), o = f(a), s = i(o), c = x(s, !0), d = R(s, 2), p = (e) => {
		var t = zn(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-own-empty")]), n(e, t);
	};
	_(d, (e) => {
		t.builder.own.length === 0 && e(p);
	});
	var m = R(d, 2);
	u(m, 21, () => t.builder.own, (e) => e.id, (e, r) => {
		var a = Bn(), o = i(a), s = i(o);
		q(s, { name: "cards" });
		var c = R(s, 2), u = x(c, !0), d = R(c, 2), f = x(d, !0);
		k(o), k(a), V((e) => {
			M(o, "aria-current", h(r).id === t.builder.id), I(u, e), I(f, h(r).name);
		}, [() => Q("decks-open")]), l("click", o, () => t.onopen(h(r))), n(e, a);
	}), k(m), k(o);
	var g = R(o, 2), v = i(g), y = x(v, !0), b = R(v, 2);
	u(b, 21, () => t.builder.game?.decks ?? [], (e) => e.key, (e, r) => {
		let a = G(() => me(X(h(r).title), h(r).class));
		var o = Vn(), s = i(o), c = i(s), u = x(c, !0), d = R(c, 2);
		{
			let e = G(() => Z(h(r).class, "cards"));
			q(d, { get name() {
				return h(e);
			} });
		}
		var f = R(d, 2), p = i(f), m = x(p, !0), g = R(p), _ = x(g, !0);
		k(f), k(s), k(o), V((e) => {
			I(u, e), I(m, h(a).head), I(_, h(a).rest);
		}, [() => Q("web-copy")]), l("click", s, () => t.oncopy(h(r))), n(e, o);
	}), k(b), k(g), V((e, t) => {
		M(o, "aria-labelledby", `${r}-own`), M(s, "id", `${r}-own`), I(c, e), M(g, "aria-labelledby", `${r}-starters`), M(v, "id", `${r}-starters`), I(y, t);
	}, [() => Q("decks-own"), () => Q("decks-starters")]), n(e, a), S();
}
c(["click"]);
// src/pages/decks/Decks.svelte
var Wn = ne({ default: () => er }), Gn = p("<option> </option>"), Kn = p("<select class=\"svelte-n8usmf\"></select>"), qn = p("<span class=\"soft\"> </span>"), Jn = p("<p> <!></p>"), Yn = p("<div class=\"middle svelte-n8usmf\"><!></div>"), Xn = p("<!> <!> <!>", 1), Zn = p("<p> </p>"), Qn = p("<div class=\"sides svelte-n8usmf\" role=\"group\"><button type=\"button\" class=\"svelte-n8usmf\"> </button> <button type=\"button\" class=\"svelte-n8usmf\"> </button></div> <div><div class=\"cards svelte-n8usmf\"><!></div> <!> <div class=\"deck svelte-n8usmf\"><!></div></div> <!> <p class=\"unseen\" role=\"status\"> </p> <!> <!> <!> <!> <!> <!>", 1), $n = p("<div class=\"page svelte-n8usmf\"><div class=\"top svelte-n8usmf\"><h1 class=\"svelte-n8usmf\"> </h1> <!> <span class=\"actions svelte-n8usmf\"><!> <!> <!></span></div> <!></div>");
function er(r, o) {
	E(o, !0);
	let c = new Xe(), d = new t("width < 720px"), p = B([]), m = B(!1), v = B("cards"), C = B("none"), w = B(""), T = B(null), D = B(""), O = G(() => new Map(c.list.map((e) => [e.name, e.title]))), N = G(() => ({
		names: [],
		title: (e) => {
			let t = h(O).get(e);
			return t ? X(t) : e;
		}
	})), F = G(() => c.list.filter((e) => e.name === c.chosen));
	fe(() => c.game?.key), L();
	async function L() {
		j(m, !1);
		try {
			j(p, await ae());
			let e = le(h(p), o.query.get("game"));
			e && await z(e);
			let t = o.query.get("code");
			t && await c.read(t, "").catch(Y), t && ue({});
			let n = c.own.find((e) => e.id === o.query.get("deck"));
			n && await re(n);
		} catch {
			j(m, !0);
		}
	}
	async function z(e) {
		c.begin(e, await J.allCards(e.key)), de.game = e.key;
	}
	function U(e) {
		c.edited ? j(T, e) : e();
	}
	function W(e) {
		let t = h(T);
		if (j(T, null), We(c.game?.key ?? "", null), e && !c.save(Q("decks-untitled"))) return ce(Q("decks-save-failed"), !0);
		t?.();
	}
	function ee(e, t) {
		j(D, Q("decks-added", {
			card: h(N).title(t),
			count: c.add(e, t)
		}), !0);
	}
	function q(e, t) {
		j(D, Q("decks-taken", {
			card: h(N).title(t),
			count: c.take(e, t)
		}), !0);
	}
	function te() {
		let e = c.save(Q("decks-untitled"));
		ce(Q(e ? "decks-saved" : "decks-save-failed"), !e);
	}
	function ne() {
		j(v, "deck"), scrollTo({ top: 0 });
	}
	async function re(e) {
		ne(), await c.read(e.text, e.name, e.id).catch(Y);
	}
	async function ie(e) {
		ne();
		let t = me(X(e.title), e.class).head;
		await c.read(e.text, t).catch(Y);
	}
	function Z(e, t) {
		j(C, "none"), U(() => {
			ne(), c.load(Ge(), t, e.entries);
		});
	}
	async function se() {
		if (c.game) try {
			c.save(Q("decks-untitled")), oe(await Rn(c.game, c.id));
		} catch (e) {
			Y(e);
		}
	}
	var pe = $n();
	g("n8usmf", (t) => {
		s((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => Q("decks-title")]);
	});
	var he = i(pe), $ = i(he), ge = x($, !0), _e = R($, 2), be = (e) => {
		var t = Kn();
		u(t, 21, () => h(p), (e) => e.key, (e, t) => {
			var r = Gn(), i = x(r, !0), a = {};
			V(() => {
				I(i, h(t).title), a !== (a = h(t).key) && (r.value = (r.__value = a) ?? "");
			}), n(e, r);
		}), k(t);
		var r;
		y(t), V((e) => {
			M(t, "aria-label", e), r !== (r = c.game?.key) && (t.value = (t.__value = r) ?? "", A(t, r));
		}, [() => Q("web-game")]), l("change", t, (e) => {
			let t = h(p).find((t) => t.key === e.currentTarget.value);
			e.currentTarget.value = c.game?.key ?? "", t && U(() => z(t).catch(Y));
		}), n(e, t);
	}, xe = (e) => {
		var t = qn(), r = x(t, !0);
		V(() => I(r, c.game?.title)), n(e, t);
	};
	_(_e, (e) => {
		h(p).length > 1 ? e(be) : e(xe, -1);
	});
	var Se = R(_e, 2), Ce = i(Se);
	K(Ce, {
		small: !0,
		icon: "new",
		onclick: () => U(() => c.fresh()),
		children: (e, t) => {
			b();
			var r = H();
			V((e) => I(r, e), [() => Q("decks-new")]), n(e, r);
		},
		$$slots: { default: !0 }
	});
	var we = R(Ce, 2);
	K(we, {
		small: !0,
		onclick: () => j(C, "import"),
		children: (e, t) => {
			b();
			var r = H();
			V((e) => I(r, e), [() => Q("decks-import")]), n(e, r);
		},
		$$slots: { default: !0 }
	});
	var Te = R(we, 2);
	K(Te, {
		small: !0,
		onclick: () => oe("/packs"),
		children: (e, t) => {
			b();
			var r = H();
			V((e) => I(r, e), [() => Q("packs-title")]), n(e, r);
		},
		$$slots: { default: !0 }
	}), k(Se), k(he);
	var Ee = R(he, 2), De = (e) => {
		var t = Jn(), r = i(t), a = R(r);
		K(a, {
			small: !0,
			onclick: L,
			children: (e, t) => {
				b();
				var r = H();
				V((e) => I(r, e), [() => Q("web-try-again")]), n(e, r);
			},
			$$slots: { default: !0 }
		}), k(t), V((e) => I(r, `${e ?? ""} `), [() => Q("pages-failed")]), n(e, t);
	}, Oe = (e) => {
		var t = Qn(), r = f(t), o = i(r), s = x(o, !0), u = R(o, 2), p = x(u);
		k(r);
		var m = R(r, 2), g = i(m);
		xt(i(g), {
			get builder() {
				return c;
			},
			onadd: ee
		}), k(g);
		var y = R(g, 2), S = (e) => {
			var t = Yn(), r = i(t);
			{
				let e = G(() => c.game?.key ?? "");
				Ln(r, {
					get game() {
						return h(e);
					},
					get faces() {
						return h(F);
					}
				});
			}
			k(t), n(e, t);
		};
		_(y, (e) => {
			d.current || e(S);
		});
		var E = R(y, 2);
		an(i(E), {
			get builder() {
				return c;
			},
			get scene() {
				return h(N);
			},
			onadd: ee,
			ontake: q,
			onclause: (e) => j(w, e, !0),
			onsave: te,
			onexport: () => j(C, "export"),
			ondelete: () => j(C, "delete"),
			onplay: se
		}), k(E), k(m);
		var O = R(m, 2);
		Un(O, {
			get builder() {
				return c;
			},
			onopen: (e) => U(() => re(e)),
			oncopy: (e) => U(() => ie(e))
		});
		var A = R(O, 2), L = x(A, !0), z = R(A, 2);
		{
			let e = G(() => c.chosen === null ? "" : h(N).title(c.chosen)), t = G(() => d.current && c.reading);
			ye(z, {
				get title() {
					return h(e);
				},
				get open() {
					return h(t);
				},
				onclose: () => c.reading = !1,
				children: (e, t) => {
					{
						let t = G(() => c.game?.key ?? "");
						Ln(e, {
							get game() {
								return h(t);
							},
							get faces() {
								return h(F);
							}
						});
					}
				},
				$$slots: { default: !0 }
			});
		}
		var B = R(z, 2);
		{
			let e = G(() => h(C) === "import");
			jn(B, {
				get open() {
					return h(e);
				},
				get game() {
					return c.game.key;
				},
				get parts() {
					return c.parts;
				},
				get scene() {
					return h(N);
				},
				onclose: () => j(C, "none"),
				ontake: Z
			});
		}
		var ne = R(B, 2);
		{
			let e = G(() => h(C) === "export");
			xn(ne, {
				get open() {
					return h(e);
				},
				get game() {
					return c.game.key;
				},
				get name() {
					return c.name;
				},
				get entries() {
					return c.entries;
				},
				get report() {
					return c.report;
				},
				onclose: () => j(C, "none")
			});
		}
		var J = R(ne, 2);
		{
			let e = G(() => h(C) === "delete");
			cn(J, {
				get open() {
					return h(e);
				},
				get name() {
					return c.name;
				},
				onclose: () => j(C, "none"),
				onyes: () => {
					c.remove(c.id), c.fresh(), j(C, "none");
				}
			});
		}
		var Y = R(J, 2);
		{
			let e = (e) => {
				var t = Xn(), r = f(t);
				K(r, {
					kind: "quiet",
					onclick: () => j(T, null),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("web-cancel")]), n(e, r);
					},
					$$slots: { default: !0 }
				});
				var i = R(r, 2);
				K(i, {
					kind: "danger",
					onclick: () => W(!1),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("decks-replace-lose")]), n(e, r);
					},
					$$slots: { default: !0 }
				});
				var a = R(i, 2);
				K(a, {
					kind: "primary",
					onclick: () => W(!0),
					children: (e, t) => {
						b();
						var r = H();
						V((e) => I(r, e), [() => Q("decks-replace-save")]), n(e, r);
					},
					$$slots: { default: !0 }
				}), n(e, t);
			}, t = G(() => Q("decks-unsaved")), r = G(() => h(T) !== null);
			ye(Y, {
				get title() {
					return h(t);
				},
				get open() {
					return h(r);
				},
				onclose: () => j(T, null),
				actions: e,
				children: (e, t) => {
					var r = Zn(), i = x(r, !0);
					V((e) => I(i, e), [() => Q("decks-replace-sure", { name: c.name || Q("decks-untitled") })]), n(e, r);
				},
				$$slots: {
					actions: !0,
					default: !0
				}
			});
		}
		var X = R(Y, 2);
		ve(X, {
			get game() {
				return c.game.key;
			},
			get clause() {
				return h(w);
			},
			onclose: () => j(w, "")
		}), V((e, t, n, i) => {
			M(r, "aria-label", e), M(o, "aria-pressed", h(v) === "cards"), I(s, t), M(u, "aria-pressed", h(v) === "deck"), I(p, `${n ?? ""} (${i ?? ""})`), P(m, 1, a(["columns", `on-${h(v)}`]), "svelte-n8usmf"), I(L, h(D));
		}, [
			() => Q("decks-title"),
			() => Q("decks-cards"),
			() => Q("decks-deck"),
			() => c.parts.reduce((e, t) => e + Me(c.entries, t), 0)
		]), l("click", o, () => j(v, "cards")), l("click", u, () => j(v, "deck")), n(e, t);
	};
	_(Ee, (e) => {
		h(m) ? e(De) : c.game && e(Oe, 1);
	}), k(pe), V((e) => I(ge, e), [() => Q("decks-title")]), n(r, pe), S();
}
c(["change", "click"]);
export { Wn as Decks_exports, ln as copy, un as fileName, Rn as playWith };
