import { $document as e, MediaQuery as t, append as n, bind_value as r, child as i, clsx as a, comment as o, deferred_template_effect as s, delegate as c, delegated as l, each as u, event as d, first_child as f, from_html as p, from_svg as m, get as h, head as g, if_block as _, index as v, init_select as y, next as b, only_child as x, pop as S, prop as C, props_id as w, proxy as T, push as E, remove_input_defaults as D, remove_textarea_child as O, reset as k, select_option as A, set as j, set_attribute as M, set_checked as N, set_class as P, set_style as F, set_text as I, set_value as L, sibling as R, spread_props as z, state as B, template_effect as V, text as H, to_array as U, untrack as W, user_derived as G, user_effect as K } from "./vendor.js";
import { Button as q, Icon as J, Refusal as ee, __exportAll as Y, api as X, call as te, capital as ne, complain as re, either as Z, games as ie, go as ae, iconOf as oe, newSeats as se, note as ce, preferred as le, requery as ue, say as Q, settings as de, speakOf as fe, tell as pe, titleParts as me, usualSeats as he, word as $ } from "./main.js";
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
	#p = G(() => this.priced ? "cost" : Qe(this.list.flatMap((e) => e.numbers.map(({ key: e }) => e))));
	get counted() {
		return h(this.#p);
	}
	set counted(e) {
		j(this.#p, e);
	}
	#m = G(() => [...new Set(this.list.map((e) => e.part).filter(Boolean))].sort((e, t) => Ze(e) - Ze(t)));
	get parts() {
		return h(this.#m);
	}
	set parts(e) {
		j(this.#m, e);
	}
	#h = G(() => Ne(this.entries, this.parts));
	get text() {
		return h(this.#h);
	}
	set text(e) {
		j(this.#h, e);
	}
	#g = G(() => this.shelf.some((e) => e.id === this.id && e.text === this.text && e.name === this.name));
	get saved() {
		return h(this.#g);
	}
	set saved(e) {
		j(this.#g, e);
	}
	#_ = G(() => !this.saved && this.entries.length > 0 && this.text !== h(this.#u));
	get edited() {
		return h(this.#_);
	}
	set edited(e) {
		j(this.#_, e);
	}
	#v = G(() => this.shelf.filter((e) => e.game === this.game?.key));
	get own() {
		return h(this.#v);
	}
	set own(e) {
		j(this.#v, e);
	}
	#y;
	#b = 0;
	begin(e, t) {
		this.game = e, this.list = t, this.fresh();
		let n = Ue(e.key);
		n && this.#x(n).catch(() => {});
	}
	async #x({ id: e, name: t, text: n }) {
		let { entries: r } = await X.deck(this.game?.key ?? "", n);
		this.entries.length > 0 || (this.load(e, t, r), j(this.#u, ""), this.#S());
	}
	choose(e) {
		this.chosen = e, this.reading = !0;
	}
	fresh() {
		this.load(Ge(), "", []);
	}
	load(e, t, n) {
		this.id = e, this.name = t, this.entries = n, j(this.#u, Ne(n, this.parts), !0), this.report = null, this.#C(0);
	}
	async read(e, t, n = Ge()) {
		let r = await X.deck(this.game?.key ?? "", e);
		return this.load(n, t, r.entries), r;
	}
	add(e, t) {
		return this.entries = ke(this.entries, e, t), this.#C(Je), je(this.entries, e, t);
	}
	take(e, t) {
		return this.entries = Ae(this.entries, e, t), this.#C(Je), je(this.entries, e, t);
	}
	replace(e, t) {
		let n = e.why.args?.flatMap(([, e]) => "card" in e && e.card !== null ? [e.card] : [])[0], r = this.entries.filter((e) => e.name === n), i = this.entries.filter((e) => e.name !== n);
		this.entries = r.reduce((e, { part: n, count: r }) => ke(e, n, t, r), i), this.#C(0);
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
	#S() {
		let e = this.game?.key ?? "";
		this.edited ? We(e, {
			id: this.id,
			name: this.name,
			game: e,
			text: this.text
		}) : this.entries.length > 0 && Ue(e)?.id === this.id && We(e, null);
	}
	#C(e) {
		clearTimeout(this.#y);
		let t = ++this.#b;
		this.checking = !0, this.#S(), this.#y = setTimeout(async () => {
			try {
				let e = await X.deck(this.game?.key ?? "", this.text);
				t === this.#b && (this.report = e);
			} catch {
				t === this.#b && (this.report = null);
			} finally {
				t === this.#b && (this.checking = !1);
			}
		}, e);
	}
};
function Ze(e) {
	let t = Ye.indexOf(e);
	return t < 0 ? Ye.length : t;
}
function Qe(e) {
	let t = new Map();
	for (let n of e) t.set(n, (t.get(n) ?? 0) + 1);
	return [...t].reduce((e, t) => t[1] > e[1] ? t : e, ["", 0])[0];
}
// src/pages/decks/CardRow.svelte
var $e = p("<span class=\"needs\" aria-hidden=\"true\"></span> <span class=\"unseen\"> </span>", 1), et = p("<span class=\"unseen\"> </span>"), tt = p("<button type=\"button\"><!> <span class=\"unseen\"> </span> <span> </span> <span class=\"unseen\"> </span></button>"), nt = p("<li><button type=\"button\" class=\"card svelte-kvcxiz\"><span aria-hidden=\"true\"> </span> <span class=\"words svelte-kvcxiz\"><span class=\"name svelte-kvcxiz\"> </span> <span class=\"kind svelte-kvcxiz\"><!> <!> <!></span></span> <!></button> <!></li>");
function rt(e, t) {
	E(t, !0);
	let r = G(() => t.faces[0]), s = G(() => Z(h(r).title)), c = G(() => Pe(h(r), "cost")), d = G(() => Te(h(r))), p = G(() => [
		"attack",
		"defense",
		"speed",
		"structure"
	].map((e) => Pe(h(r), e)).filter((e) => e !== null));
	var m = nt(), g = i(m), y = i(g);
	let b;
	var C = x(y, !0), w = R(y, 2), T = i(w), D = x(T, !0), O = R(T, 2), A = i(O);
	{
		let e = G(() => oe(h(r).class, "neutral"));
		J(A, {
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
		var t = $e(), r = f(t);
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
		var t = et(), r = x(t);
		V((e) => I(r, `${e ?? ""} ${h(c) ?? ""}`), [() => $("number-", "cost")]), n(e, t);
	};
	_(B, (e) => {
		h(c) !== null && e(U);
	}), k(g);
	var W = R(g, 2);
	u(W, 17, () => t.faces.filter((e) => e.part !== ""), (e) => e.part, (e, r, a, o) => {
		let c = G(() => t.count(h(r).part));
		var u = tt();
		let d;
		var f = i(u);
		{
			let e = G(() => h(r).part === "evolve" ? "evolve" : "new");
			J(f, {
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
var it = p("<button type=\"button\"><!> <span class=\"unseen\"> </span> <span class=\"unseen\"> </span></button>"), at = p("<li><button type=\"button\" class=\"card svelte-1d75oqf\"><span class=\"unseen\"> </span> <!></button> <span class=\"adds svelte-1d75oqf\"></span></li>");
function ot(e, t) {
	E(t, !0);
	let r = G(() => t.faces[0]), o = G(() => Z(h(r).title)), s = G(() => Te(h(r)));
	var c = at(), f = i(c), p = i(f), m = x(p, !0), g = R(p, 2);
	ge(g, {
		get face() {
			return h(s);
		},
		still: !0
	}), k(f);
	var _ = R(f, 2);
	u(_, 21, () => t.faces.filter((e) => e.part !== ""), (e) => e.part, (e, r) => {
		let a = G(() => t.count(h(r).part));
		var s = it();
		let c;
		var u = i(s);
		{
			let e = G(() => h(r).part === "evolve" ? "evolve" : "new");
			J(u, {
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
var st = {
	long: "class",
	short: "c",
	sign: ":"
}, ct = {
	long: "type",
	short: "t",
	sign: ":"
}, lt = {
	long: "cost",
	short: "m",
	sign: "="
};
function ut(e, t) {
	for (let n of ft(e)) {
		let e = pt(n, t);
		if (e !== null) return e;
	}
	return null;
}
function dt(e, t, n) {
	let r = ut(e, t), i = ft(e).filter((e) => pt(e, t) === null);
	if (r === n) return i.join(" ");
	let a = /^[<>=!]/.test(n) ? `${t.long}${n}` : `${t.long}${t.sign}${n}`;
	return [...i.some((e) => /^or$/i.test(e)) ? [`(${i.join(" ")})`] : i, a].join(" ");
}
function ft(e) {
	let t = [], n = "", r = 0, i = !1;
	for (let a of e) a === "\"" && (i = !i), !i && a === "(" && (r += 1), !i && a === ")" && --r, /\s/.test(a) && !i && r <= 0 ? (n && t.push(n), n = "") : n += a;
	return n ? [...t, n] : t;
}
function pt(e, t) {
	let n = /^([a-z]+)([:<>=]=?)(.+)$/i.exec(e);
	if (!n) return null;
	let [, r = "", i = "", a = ""] = n;
	return r.toLowerCase() !== t.long && r.toLowerCase() !== t.short ? null : i === ":" || i === "=" ? a : i + a;
}
// src/pages/decks/Filters.svelte
var mt = p("<option> </option>"), ht = p("<select class=\"chip svelte-1muwl70\"><option> </option><!></select>"), gt = p("<button type=\"button\" class=\"chip svelte-1muwl70\"> </button>"), _t = p("<div class=\"row svelte-1muwl70\" role=\"group\"><span class=\"title svelte-1muwl70\" aria-hidden=\"true\"> </span> <!></div>");
function vt(e, t) {
	E(t, !0);
	let r = C(t, "query", 15), a = [...Array(7).keys()].map((e) => ({
		value: String(e),
		label: String(e)
	})), s = G(() => [
		{
			filter: st,
			title: Q("decks-filter-class"),
			buttons: t.classes.map((e) => ({
				value: e,
				label: $("class-", e)
			}))
		},
		{
			filter: ct,
			title: Q("decks-filter-kind"),
			buttons: t.kinds.map((e) => ({
				value: e,
				label: $("kind-", e)
			}))
		},
		{
			filter: lt,
			title: Q("decks-filter-cost"),
			buttons: t.priced ? [...a, {
				value: ">=7",
				label: "7+"
			}] : []
		}
	]);
	var c = o(), d = f(c);
	u(d, 17, () => h(s).filter((e) => e.buttons.length > 0), (e) => e.filter.long, (e, t) => {
		var a = _t(), s = i(a), c = x(s, !0), d = R(s, 2), p = (e) => {
			let a = G(() => ut(r(), h(t).filter) ?? "");
			var o = ht(), s = i(o), c = x(s, !0);
			s.value = s.__value = "";
			var d = R(s);
			u(d, 17, () => h(t).buttons, ({ value: e, label: t }) => e, (e, t) => {
				let r = () => h(t).value, i = () => h(t).label;
				var a = mt(), o = x(a, !0), s = {};
				V((e) => {
					I(o, e), s !== (s = r()) && (a.value = (a.__value = s) ?? "");
				}, [() => ne(i())]), n(e, a);
			}), k(o);
			var f;
			y(o), V((e) => {
				M(o, "aria-label", h(t).title), I(c, e), f !== (f = h(a)) && (o.value = (o.__value = f) ?? "", A(o, f));
			}, [() => ne(Q("decks-filter-any"))]), l("change", o, ({ currentTarget: e }) => r(dt(r(), h(t).filter, e.value || h(a)))), n(e, o);
		}, m = (e) => {
			var i = o(), a = f(i);
			u(a, 17, () => h(t).buttons, ({ value: e, label: t }) => e, (e, i) => {
				let a = () => h(i).value, o = () => h(i).label;
				var s = gt(), c = x(s, !0);
				V((e, t) => {
					M(s, "aria-pressed", e), I(c, t);
				}, [() => ut(r(), h(t).filter) === a(), () => ne(o())]), l("click", s, () => r(dt(r(), h(t).filter, a()))), n(e, s);
			}), n(e, i);
		};
		_(d, (e) => {
			h(t).buttons.length > 10 ? e(p) : e(m, -1);
		}), k(a), V(() => {
			M(a, "aria-label", h(t).title), I(c, h(t).title);
		}), n(e, a);
	}), n(e, c), S();
}
c(["change", "click"]);
// src/pages/decks/net.ts
async function yt(e, t) {
	return (await te("GET", `/api/games/${e}/search?packs=true&q=${encodeURIComponent(t)}`)).names;
}
// src/pages/decks/CardList.svelte
var bt = p("<pre class=\"caret svelte-1879bbr\" aria-hidden=\"true\"> </pre>"), xt = p("<!> <p class=\"bad svelte-1879bbr\"> </p>", 1), St = p("<p class=\"soft\"> </p>"), Ct = p("<div class=\"list svelte-1879bbr\"><div class=\"tools svelte-1879bbr\"><div class=\"search svelte-1879bbr\"><label for=\"card-search\" class=\"unseen\"> </label> <input id=\"card-search\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" maxlength=\"256\" aria-describedby=\"card-search-says\" class=\"svelte-1879bbr\"/> <!> <!></div> <div id=\"card-search-says\" class=\"says svelte-1879bbr\" role=\"status\"><!></div> <div class=\"filters svelte-1879bbr\"><!></div></div> <ul></ul> <!></div>");
function wt(e, t) {
	E(t, !0);
	let s = C(t, "builder", 7), c = B(""), l = B(null), d = B(null), p = B(60), m = 0, g = G(() => {
		let e = new Map();
		for (let t of s().list) e.set(t.name, [...e.get(t.name) ?? [], t]);
		let t = [...e].filter(([e]) => h(l) === null || h(l).has(e)), n = ([, e]) => e.some((e) => e.part !== "");
		return [...t.filter(n), ...t.filter((e) => !n(e))];
	}), v = G(() => [...new Set(s().list.map((e) => e.class))]), y = G(() => [...new Set(s().list.map((e) => e.kind))]);
	K(() => {
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
			let r = await yt(e, t);
			if (n !== m) return;
			j(l, new Set(r)), j(d, null), j(p, 60);
		} catch (e) {
			if (n !== m) return;
			j(d, e);
		}
	}
	function T(e) {
		if (!(e instanceof ee)) return null;
		let t = e.why.args?.find(([e]) => e === "column")?.[1];
		return t && "number" in t ? t.number : null;
	}
	var O = Ct(), A = i(O), N = i(A), F = i(N), L = x(F, !0), W = R(F, 2);
	D(W);
	var J = R(W, 2), Y = (e) => {
		{
			let t = G(() => Q("decks-clear"));
			q(e, {
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
	_(J, (e) => {
		h(c) && e(Y);
	});
	var X = R(J, 2);
	q(X, {
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
	var te = R(N, 2), ne = i(te), re = (e) => {
		let t = G(() => T(h(d)));
		var r = xt(), i = f(r), a = (e) => {
			var r = bt(), i = x(r);
			V((e) => I(i, `${h(c) ?? ""}
${e ?? ""}^`), [() => " ".repeat(Math.max(0, h(t) - 1))]), n(e, r);
		};
		_(i, (e) => {
			h(t) !== null && e(a);
		});
		var o = R(i, 2), s = x(o, !0);
		V((e) => I(s, e), [() => De(h(d))]), n(e, r);
	}, Z = (e) => {
		var t = St(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-found", { count: h(g).length })]), n(e, t);
	}, ie = (e) => {
		var t = St(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-search-hint", {
			class: h(v)[0] ?? "",
			number: s().counted
		})]), n(e, t);
	};
	_(ne, (e) => {
		h(d) ? e(re) : h(c) ? e(Z, 1) : e(ie, -1);
	}), k(te);
	var ae = R(te, 2);
	vt(i(ae), {
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
	}), k(ae), k(A);
	var oe = R(A, 2);
	u(oe, 21, () => h(g).slice(0, h(p)), ([e, t]) => e, (e, r) => {
		var i = G(() => U(h(r), 2));
		let a = () => h(i)[0], c = () => h(i)[1], l = G(() => ({
			faces: c(),
			chosen: s().chosen === a(),
			count: (e) => je(s().entries, e, a()),
			onchoose: () => s().choose(a()),
			onadd: (e) => t.onadd(e, a())
		}));
		var u = o(), d = f(u), p = (e) => {
			ot(e, z(() => h(l), { onlook: () => s().chosen = a() }));
		}, m = (e) => {
			rt(e, z(() => h(l)));
		};
		_(d, (e) => {
			de.grid ? e(p) : e(m, -1);
		}), n(e, u);
	}), k(oe);
	var se = R(oe, 2), ce = (e) => {
		q(e, {
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
		I(L, e), M(W, "placeholder", t), M(W, "aria-invalid", h(d) !== null), P(oe, 1, a({ grid: de.grid }), "svelte-1879bbr"), M(oe, "aria-label", n);
	}, [
		() => Q("decks-search"),
		() => Q("decks-search"),
		() => Q("decks-cards")
	]), r(W, () => h(c), (e) => j(c, e)), n(e, O), S();
}
// src/pages/decks/Curve.svelte
var Tt = m("<text class=\"count svelte-1t4mjc4\"> </text>"), Et = m("<rect class=\"bed svelte-1t4mjc4\" y=\"14\" rx=\"3\"></rect><rect class=\"bar svelte-1t4mjc4\" rx=\"3\"></rect><!><text class=\"cost svelte-1t4mjc4\"> </text>", 1), Dt = m("<svg role=\"img\" preserveAspectRatio=\"xMidYMax meet\" class=\"svelte-1t4mjc4\"></svg>");
function Ot(e, t) {
	E(t, !0);
	let r = G(() => Math.max(4, ...t.columns.map((e) => e.count))), i = G(() => t.columns.filter((e) => e.count > 0).map((e) => Q(e.open ? "decks-curve-last" : "decks-curve-column", {
		cost: e.cost,
		count: e.count
	})).join("; "));
	var a = Dt();
	u(a, 23, () => t.columns, (e) => e.cost, (e, t, i) => {
		let a = G(() => h(t).count / h(r) * 64);
		var o = Et(), s = f(o);
		M(s, "width", 20), M(s, "height", 64);
		var c = R(s);
		M(c, "width", 20);
		var l = R(c), u = (e) => {
			var r = Tt(), o = x(r, !0);
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
var kt = p("<p class=\"soft empty svelte-1py1gid\"> </p>"), At = p("<li class=\"svelte-1py1gid\"><span class=\"count svelte-1py1gid\"> </span> <button type=\"button\" class=\"name svelte-1py1gid\"> </button> <button type=\"button\" class=\"step svelte-1py1gid\"><span aria-hidden=\"true\">−</span></button> <button type=\"button\" class=\"step svelte-1py1gid\"><!></button></li>"), jt = p("<section><h3 class=\"svelte-1py1gid\"> <span class=\"soft svelte-1py1gid\"> </span></h3> <!> <ul></ul></section>");
function Mt(e, t) {
	let r = w();
	E(t, !0);
	let a = G(() => t.builder.entries.filter((e) => e.part === t.part).sort((e, t) => o(e) - o(t)));
	function o(e) {
		let n = t.builder.cards.get(`main/${e.name}`) ?? t.builder.cards.get(`${t.part}/${e.name}`);
		return (n && Pe(n, "cost")) ?? 0;
	}
	function s(e) {
		let n = t.builder.cards.get(`${t.part}/${e.name}`) ?? t.builder.list.find((t) => t.name === e.name);
		return n ? Z(n.title) : e.name;
	}
	function c(e, n) {
		if (e.key === "+" || e.key === "=") t.onadd(t.part, n.name);
		else if (e.key === "-" || e.key === "Delete") t.ontake(t.part, n.name);
		else return;
		e.preventDefault();
	}
	var d = jt(), f = i(d), p = i(f), m = R(p), g = x(m, !0);
	k(f);
	var v = R(f, 2), y = (e) => {
		var t = kt(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-empty-part")]), n(e, t);
	};
	_(v, (e) => {
		h(a).length === 0 && e(y);
	});
	var b = R(v, 2);
	u(b, 21, () => h(a), (e) => e.name, (e, r) => {
		let a = G(() => s(h(r)));
		var o = At(), u = i(o), d = x(u, !0), f = R(u, 2), p = x(f, !0), m = R(f, 2), g = R(m, 2), _ = i(g);
		J(_, {
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
var Nt = p("<tr><th scope=\"row\" class=\"svelte-1olhpz5\"><!> </th><td class=\"svelte-1olhpz5\"><span class=\"bar gives svelte-1olhpz5\"></span> </td><td class=\"svelte-1olhpz5\"><span class=\"bar svelte-1olhpz5\"></span> </td><td class=\"svelte-1olhpz5\"> </td></tr>"), Pt = p("<table class=\"svelte-1olhpz5\"><caption class=\"svelte-1olhpz5\"> </caption><thead class=\"svelte-1olhpz5\"><tr><td class=\"svelte-1olhpz5\"></td><th scope=\"col\" class=\"svelte-1olhpz5\"> </th><th scope=\"col\" class=\"svelte-1olhpz5\"> </th><th scope=\"col\" class=\"svelte-1olhpz5\"> </th></tr></thead><tbody></tbody></table>");
function Ft(e, t) {
	E(t, !0);
	let r = G(() => Ie(t.entries, t.cards)), s = G(() => Math.max(1, ...h(r).map(({ gives: e, needs: t }) => Math.max(e, t))));
	var c = o(), l = f(c), d = (e) => {
		var t = Pt(), o = i(t), c = x(o, !0), l = R(o), d = i(l), f = R(i(d)), p = x(f, !0), m = R(f), g = x(m, !0), _ = R(m), v = x(_, !0);
		k(d), k(l);
		var y = R(l);
		u(y, 21, () => h(r), ({ icon: e, gives: t, needs: n, most: r }) => e, (e, t) => {
			let r = () => h(t).icon, o = () => h(t).gives, c = () => h(t).needs, l = () => h(t).most;
			var u = Nt(), d = i(u), f = i(d);
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
var It = p("<p class=\"soft\"> </p>"), Lt = p("<p class=\"head svelte-1u8e3cy\"><!> </p>"), Rt = p("<button type=\"button\" class=\"clause svelte-1u8e3cy\"> </button>"), zt = p("<div class=\"nearest svelte-1u8e3cy\" role=\"group\"><span class=\"soft\"> </span> <!></div>"), Bt = p("<li class=\"svelte-1u8e3cy\"> <!> <!></li>"), Vt = p("<p class=\"head svelte-1u8e3cy\"><!> </p> <ul></ul>", 1), Ht = p("<div role=\"status\"><!></div>");
function Ut(e, t) {
	E(t, !0);
	var r = Ht(), o = i(r), s = (e) => {
		var r = It(), i = x(r, !0);
		V((e) => I(i, e), [() => t.checking ? Q("decks-checking") : Q("pages-failed")]), n(e, r);
	}, c = (e) => {
		var t = Lt(), r = i(t);
		J(r, { name: "check" });
		var a = R(r);
		k(t), V((e) => I(a, ` ${e ?? ""}`), [() => Q("decks-legal")]), n(e, t);
	}, d = (e) => {
		var r = Vt(), a = f(r), o = i(a);
		J(o, { name: "scales" });
		var s = R(o);
		k(a);
		var c = R(a, 2);
		u(c, 21, () => t.report.faults, v, (e, r) => {
			var a = Bt(), o = i(a), s = R(o), c = (e) => {
				var i = Rt(), a = x(i, !0);
				V((e) => {
					M(i, "aria-label", e), I(a, h(r).clause);
				}, [() => Q("web-clause", { clause: h(r).clause })]), l("click", i, () => t.onclause(h(r).clause ?? "")), n(e, i);
			};
			_(s, (e) => {
				h(r).clause && e(c);
			});
			var d = R(s, 2), f = (e) => {
				var a = zt(), o = i(a), s = x(o, !0), c = R(o, 2);
				u(c, 16, () => h(r).nearest, (e) => e, (e, i) => {
					q(e, {
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
function Wt(e) {
	let t = ["main", "deck"];
	return e.filter((e) => t.includes(e.part));
}
function Gt(e, t = Math.random) {
	let n = Wt(e).flatMap((e) => Array.from({ length: e.count }, () => e.name));
	for (let e = n.length - 1; e > 0; --e) {
		let r = Math.floor(t() * (e + 1));
		[n[e], n[r]] = [n[r] ?? "", n[e] ?? ""];
	}
	return n;
}
function Kt(e, t, n) {
	let r = 1;
	for (let i = 0; i < Math.min(n, t); i += 1) r *= Math.max(0, t - e - i) / (t - i);
	return 1 - r;
}
// src/pages/decks/SampleHand.svelte
var qt = p("<!> <!> <!>", 1), Jt = p("<li><span class=\"unseen\"> </span><!></li>"), Yt = p("<tr><td class=\"svelte-1lts172\"> </td><td class=\"svelte-1lts172\"> </td><td class=\"percent svelte-1lts172\"> </td></tr>"), Xt = p("<p class=\"soft\" role=\"status\"> </p> <ul class=\"hand svelte-1lts172\"></ul> <details><summary class=\"svelte-1lts172\"> </summary> <table class=\"svelte-1lts172\"><tbody></tbody></table></details>", 1);
function Zt(e, t) {
	E(t, !0);
	let r = B([]), a = B(T(5)), o = G(() => h(r).slice(0, h(a))), s = G(() => h(o).flatMap((e) => {
		let n = t.builder.list.find((t) => t.name === e && t.part !== "evolve");
		return n ? [Te(n)] : [];
	})), c = G(() => Wt(t.builder.entries).map(({ name: e, count: t }) => ({
		name: e,
		count: t,
		percent: Math.round(100 * Kt(t, h(r).length, h(a)))
	})).sort((e, t) => t.percent - e.percent)), l = (e) => {
		let n = t.builder.list.find((t) => t.name === e);
		return n ? Z(n.title) : e;
	};
	K(() => {
		t.open && W(d);
	});
	function d() {
		j(r, Gt(t.builder.entries)), j(a, Math.min(5, h(r).length), !0);
	}
	{
		let p = (e) => {
			var t = qt(), i = f(t);
			{
				let e = G(() => h(a) <= 1);
				q(i, {
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
				q(o, {
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
			q(s, {
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
				var d = Xt(), p = f(d), m = x(p, !0), g = R(p, 2);
				u(g, 21, () => h(s), v, (e, t) => {
					var r = Jt(), a = i(r), o = x(a, !0), s = R(a);
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
					var s = Yt(), c = i(s), u = x(c), d = R(c), f = x(d, !0), p = R(d), m = x(p);
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
function Qt(e) {
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
function $t(e, t) {
	return t.reduce((t, { part: n, name: r, count: i }) => t + Math.min(i, je([...e], n, r)), 0);
}
function en(e, t, n) {
	let r = null;
	for (let n of t) {
		let t = Qt(n.text), i = $t(e, t);
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
var tn = p("<li><button type=\"button\" class=\"svelte-1krock6\"> <span class=\"soft\"> </span></button></li>"), nn = p("<section><h3 class=\"svelte-1krock6\"> </h3> <ul class=\"svelte-1krock6\"></ul></section>");
function rn(e, t) {
	E(t, !0);
	let r = G(() => t.builder.report && !t.builder.report.legal ? en(t.builder.entries, t.builder.game?.decks ?? [], 6) : null);
	var a = o(), s = f(a), c = (e) => {
		var a = nn(), o = i(a), s = x(o, !0), c = R(o, 2);
		u(c, 21, () => h(r).entries, ({ part: e, name: t, count: n }) => `${e}/${t}`, (e, r) => {
			let a = () => h(r).part, o = () => h(r).name, s = () => h(r).count;
			var c = tn(), u = i(c), d = i(u), f = R(d), p = x(f);
			k(u), k(c), V((e, t) => {
				M(u, "title", e), I(d, `${t ?? ""} `), I(p, `+${s() ?? ""}`);
			}, [() => Q("decks-add", {
				card: t.scene.title(o()),
				part: $("part-", a())
			}), () => t.scene.title(o())]), l("click", u, () => t.onadd(a(), o())), n(e, c);
		}), k(c), k(a), V((e, t) => {
			M(a, "aria-label", e), I(s, t);
		}, [() => Q("decks-suggest"), () => Q("decks-suggest-like", { deck: me(Z(h(r).deck.title), h(r).deck.class).head })]), n(e, a);
	};
	_(s, (e) => {
		h(r) && h(r).entries.length > 0 && e(c);
	}), n(e, a), S();
}
c(["click"]);
// src/pages/decks/DeckPane.svelte
var an = p("<span class=\"soft note svelte-qbz3ti\"> </span>"), on = p("<li> <strong class=\"svelte-qbz3ti\"> </strong></li>"), sn = p("<section class=\"pane svelte-qbz3ti\"><div class=\"head svelte-qbz3ti\"><label class=\"unseen\" for=\"deck-name\"> </label> <input id=\"deck-name\" maxlength=\"80\" autocomplete=\"off\" class=\"svelte-qbz3ti\"/> <!></div> <div class=\"tools svelte-qbz3ti\"><!> <!> <!> <!></div> <!> <!> <!> <div class=\"numbers svelte-qbz3ti\"><!> <ul class=\"svelte-qbz3ti\"></ul> <!></div> <!></section> <!>", 1);
function cn(e, t) {
	E(t, !0);
	let a = C(t, "builder", 7), o = B(!1), s = G(() => a().own.some((e) => e.id === a().id));
	var c = sn(), l = f(c), d = i(l), p = i(d), m = x(p, !0), g = R(p, 2);
	D(g);
	var v = R(g, 2);
	{
		let e = G(() => a().saved ? "plain" : "primary");
		q(v, {
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
		q(w, {
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
		let e = G(() => Wt(a().entries).length === 0);
		q(T, {
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
		q(e, {
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
		var t = an(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-unsaved")]), n(e, t);
	};
	_(N, (e) => {
		!a().saved && a().entries.length > 0 && e(P);
	}), k(y);
	var F = R(y, 2);
	Ut(F, {
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
	rn(L, {
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
		q(z, {
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
	var U = R(z, 2), W = i(U), K = (e) => {
		{
			let t = G(() => Fe(a().entries, a().cards));
			Ot(e, { get columns() {
				return h(t);
			} });
		}
	};
	_(W, (e) => {
		a().priced && e(K);
	});
	var J = R(W, 2);
	u(J, 21, () => Le(a().entries, a().cards), ({ kind: e, count: t }) => e, (e, t) => {
		let r = () => h(t).kind, a = () => h(t).count;
		var o = on(), s = i(o), c = R(s), l = x(c, !0);
		k(o), V((e) => {
			I(s, `${e ?? ""} `), I(l, a());
		}, [() => ne($("kind-", r()))]), n(e, o);
	}), k(J), Ft(R(J, 2), {
		get entries() {
			return a().entries;
		},
		get cards() {
			return a().cards;
		}
	}), k(U);
	var ee = R(U, 2);
	u(ee, 16, () => a().parts, (e) => e, (e, n) => {
		Mt(e, {
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
	}), k(l), Zt(R(l, 2), {
		get builder() {
			return a();
		},
		get open() {
			return h(o);
		},
		onclose: () => j(o, !1)
	}), V((e, t, n, r) => {
		M(l, "aria-label", e), I(m, t), M(g, "placeholder", n), M(U, "hidden", !a().priced && a().entries.length === 0), M(J, "aria-label", r);
	}, [
		() => Q("decks-deck"),
		() => Q("decks-name"),
		() => Q("decks-untitled"),
		() => Q("decks-filter-kind")
	]), r(g, () => a().name, (e) => a().name = e), n(e, c), S();
}
// src/pages/decks/DeleteDialog.svelte
var ln = p("<!> <!>", 1), un = p("<p> </p>");
function dn(e, t) {
	E(t, !0);
	{
		let r = (e) => {
			var r = ln(), i = f(r);
			q(i, {
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
			q(a, {
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
				var i = un(), a = x(i, !0);
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
async function fn(e) {
	try {
		return await navigator.clipboard.writeText(e), !0;
	} catch {
		return !1;
	}
}
function pn(e, t) {
	return `${e.normalize("NFD").replace(/[^\w -]/g, "").trim().replace(/\s+/g, "-").toLowerCase() || "deck"}.${t}`;
}
// src/pages/decks/forms.ts
function mn(e, t, n) {
	return JSON.stringify({
		game: e,
		name: t,
		cards: n
	}, null, 2) + "\n";
}
function hn(e, t) {
	let n = e.trim();
	if (!n.startsWith("{") && !n.startsWith("[")) return {
		text: n,
		name: null
	};
	try {
		let e = JSON.parse(n), r = Array.isArray(e) ? e : e.cards, i = Array.isArray(e) ? null : e.name;
		return Array.isArray(r) ? {
			text: Ne(r.map((e) => yn(e, t)), t),
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
function gn(e) {
	let t = /[?&#]code=([A-Za-z0-9._-]+)/.exec(e);
	return t ? t[1] : e;
}
function _n(e, t, n) {
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
var vn = ["main", "deck"];
function yn(e, t) {
	let n = typeof e == "object" && e ? e : {};
	return {
		part: typeof n.part == "string" ? n.part : vn.find((e) => t.includes(e)) ?? "main",
		count: typeof n.count == "number" ? n.count : 1,
		name: typeof n.name == "string" ? n.name : String(e)
	};
}
// src/pages/decks/ExportDialog.svelte
var bn = p("<!> <!>", 1), xn = p("<label><input type=\"radio\" name=\"deck-form\"/> </label>"), Sn = p("<textarea readonly=\"\" rows=\"10\" spellcheck=\"false\" class=\"svelte-qp1277\"></textarea> <p role=\"status\" class=\"soft\"> </p>", 1), Cn = p("<div class=\"forms svelte-qp1277\" role=\"radiogroup\"></div> <!>", 1);
function wn(e, t) {
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
			text: mn(t.game, t.name, t.entries),
			ending: "json"
		},
		...t.report.ending === "txt" ? [] : [{
			key: t.report.ending,
			text: t.report.file,
			ending: t.report.ending
		}]
	] : []), a = B("text"), s = B(""), c = G(() => h(r).find((e) => e.key === h(a)) ?? h(r)[0]);
	async function d(e) {
		j(s, Q(await fn(e) ? "web-copied" : "decks-copy-failed"), !0);
	}
	{
		let p = (e) => {
			var r = o(), i = f(r), a = (e) => {
				var r = bn(), i = f(r), a = (e) => {
					q(e, {
						onclick: () => Ee(pn(t.name, h(c).ending), h(c).text),
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
				q(o, {
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
				var o = Cn(), d = f(o);
				u(d, 21, () => h(r), (e) => e.key, (e, t) => {
					var r = xn();
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
					var t = Sn(), r = f(t);
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
var Tn = p("<!> <!>", 1), En = p("<p class=\"bad svelte-12q2edc\"> </p>"), Dn = p("<p> </p>"), On = p("<p class=\"soft\"><strong> </strong> </p>"), kn = p("<p> </p> <!> <!>", 1), An = p("<div class=\"nearest svelte-12q2edc\" role=\"group\"><span class=\"soft\"> </span> <!></div>"), jn = p("<li class=\"svelte-12q2edc\"><p><strong> </strong> </p> <!></li>"), Mn = p("<ul class=\"svelte-12q2edc\"></ul>"), Nn = p("<p class=\"soft\"> </p> <label class=\"field svelte-12q2edc\"><span> </span> <textarea rows=\"9\" spellcheck=\"false\" class=\"svelte-12q2edc\"></textarea></label> <div class=\"row svelte-12q2edc\"><label class=\"file svelte-12q2edc\"> <input type=\"file\" accept=\".txt,.cod,.o8d,.json,.dek,text/plain,application/json\" class=\"svelte-12q2edc\"/></label> <!></div> <div role=\"status\" class=\"answer svelte-12q2edc\"><!> <!></div> <!>", 1);
function Pn(e, t) {
	E(t, !0);
	let o = B(""), s = B(""), c = B(null), d = B(null), p = G(() => h(c)?.faults.filter((e) => e.line > 0 && e.clause === null) ?? []), m = G(() => h(c)?.entries.reduce((e, t) => e + t.count, 0) ?? 0);
	K(() => {
		t.open || (j(o, j(s, ""), !0), j(d, null), j(c, null));
	});
	function g(e) {
		let n = [
			"first",
			"second",
			"third"
		];
		return {
			...e,
			args: (e.args ?? []).map(([e, r]) => [e, n.includes(e) && "text" in r ? { text: t.scene.title(r.text) } : r])
		};
	}
	async function v() {
		let e = hn(gn(h(o)), t.parts);
		j(o, e.text, !0), j(s, e.name ?? h(s), !0), j(d, null);
		try {
			j(c, await X.deck(t.game, h(o)));
		} catch (e) {
			j(c, null), j(d, e);
		}
	}
	async function y(e) {
		let t = e.currentTarget.files?.[0];
		e.currentTarget.value = "", t && (j(o, await t.text(), !0), j(s, t.name.replace(/\.[^.]*$/, ""), !0), await v());
	}
	async function C(e, t) {
		j(o, _n(h(o), e.line, t), !0), await v();
	}
	{
		let S = (e) => {
			var r = Tn(), i = f(r);
			q(i, {
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
				let e = G(() => h(m) === 0);
				q(a, {
					kind: "primary",
					get disabled() {
						return h(e);
					},
					onclick: () => {
						h(c) && t.ontake(h(c), h(s));
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
		}, w = G(() => Q("decks-import-title"));
		ye(e, {
			get title() {
				return h(w);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			wide: !0,
			actions: S,
			children: (e, s) => {
				var S = Nn(), w = f(S), T = x(w, !0), E = R(w, 2), D = i(E), A = x(D, !0), N = R(D, 2);
				O(N), k(E);
				var F = R(E, 2), L = i(F), z = i(L), B = R(z);
				k(L);
				var U = R(L, 2);
				{
					let e = G(() => h(o).trim() === "");
					q(U, {
						onclick: v,
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
				k(F);
				var W = R(F, 2), K = i(W), J = (e) => {
					var r = En(), i = x(r, !0);
					V((e) => I(i, e), [() => De(h(d), t.scene)]), n(e, r);
				};
				_(K, (e) => {
					h(d) && e(J);
				});
				var ee = R(K, 2), Y = (e) => {
					var r = kn(), o = f(r), s = x(o, !0), l = R(o, 2), d = (e) => {
						var t = Dn(), r = x(t, !0);
						V((e) => I(r, e), [() => Q("decks-import-bad", { count: h(p).length })]), n(e, t);
					};
					_(l, (e) => {
						h(p).length > 0 && e(d);
					});
					var g = R(l, 2);
					u(g, 17, () => h(c).notes, (e) => e.line, (e, r) => {
						var a = On(), o = i(a), s = x(o, !0), c = R(o);
						k(a), V((e, t) => {
							I(s, e), I(c, ` · ${t ?? ""}`);
						}, [() => Q("decks-line", { line: h(r).line }), () => pe(h(r).why, t.scene)]), n(e, a);
					}), V((e) => {
						P(o, 1, a(h(m) > 0 ? "good" : "bad"), "svelte-12q2edc"), I(s, e);
					}, [() => Q("decks-import-good", { count: h(m) })]), n(e, r);
				};
				_(ee, (e) => {
					h(c) && e(Y);
				}), k(W);
				var X = R(W, 2), te = (e) => {
					var r = Mn();
					u(r, 21, () => h(p), (e) => e.line + e.why.key, (e, r) => {
						var a = jn(), o = i(a), s = i(o), c = x(s, !0), l = R(s);
						k(o);
						var d = R(o, 2), f = (e) => {
							var a = An(), o = i(a), s = x(o, !0), c = R(o, 2);
							u(c, 16, () => h(r).nearest, (e) => e, (e, i) => {
								q(e, {
									small: !0,
									onclick: () => C(h(r), i),
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
						}, [() => Q("decks-line", { line: h(r).line }), () => pe(g(h(r).why), t.scene)]), n(e, a);
					}), k(r), n(e, r);
				};
				_(X, (e) => {
					h(p).length > 0 && e(te);
				}), V((e, t, n) => {
					I(T, e), I(A, t), I(z, `${n ?? ""} `);
				}, [
					() => Q("decks-import-hint"),
					() => Q("decks-import-text"),
					() => Q("decks-import-file")
				]), r(N, () => h(o), (e) => j(o, e)), l("change", B, y), n(e, S);
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
var Fn = p("<p class=\"soft empty svelte-zefwte\"> </p>"), In = p("<div class=\"picture svelte-zefwte\" role=\"img\"><!></div>"), Ln = p("<p class=\"soft\"> </p>"), Rn = p("<div class=\"words svelte-zefwte\"><!> <!></div>"), zn = p("<section class=\"svelte-zefwte\"><h2 class=\"unseen\"> </h2> <!> <div class=\"pictures svelte-zefwte\"></div> <!> <!></section>");
function Bn(e, t) {
	let r = w();
	E(t, !0);
	var a = zn(), o = i(a), s = x(o, !0), c = R(o, 2), l = (e) => {
		var t = Fn(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-inspector-empty")]), n(e, t);
	};
	_(c, (e) => {
		t.faces.length === 0 && e(l);
	});
	var d = R(c, 2);
	u(d, 21, () => t.faces, (e) => e.part, (e, t) => {
		var r = In(), a = i(r);
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
		var r = Rn(), a = i(r);
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
			var t = Ln(), r = x(t, !0);
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
async function Vn(e, t) {
	return `/t/${(await X.open({
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
var Hn = p("<p class=\"soft\"> </p>"), Un = p("<li><button type=\"button\" class=\"svelte-1saw0fp\"><!> <span class=\"unseen\"> </span> <span class=\"name svelte-1saw0fp\"> </span></button></li>"), Wn = p("<li><button type=\"button\" class=\"svelte-1saw0fp\"><span class=\"unseen\"> </span> <!> <span><span class=\"name svelte-1saw0fp\"> </span><span class=\"what svelte-1saw0fp\"> </span></span></button></li>"), Gn = p("<section class=\"svelte-1saw0fp\"><h2 class=\"svelte-1saw0fp\"> </h2> <!> <ul class=\"svelte-1saw0fp\"></ul></section> <section class=\"svelte-1saw0fp\"><h2 class=\"svelte-1saw0fp\"> </h2> <ul class=\"svelte-1saw0fp\"></ul></section>", 1);
function Kn(e, t) {
	let r = w();
	E(t, !0);
	var a = Gn(), o = f(a), s = i(o), c = x(s, !0), d = R(s, 2), p = (e) => {
		var t = Hn(), r = x(t, !0);
		V((e) => I(r, e), [() => Q("decks-own-empty")]), n(e, t);
	};
	_(d, (e) => {
		t.builder.own.length === 0 && e(p);
	});
	var m = R(d, 2);
	u(m, 21, () => t.builder.own, (e) => e.id, (e, r) => {
		var a = Un(), o = i(a), s = i(o);
		J(s, { name: "cards" });
		var c = R(s, 2), u = x(c, !0), d = R(c, 2), f = x(d, !0);
		k(o), k(a), V((e) => {
			M(o, "aria-current", h(r).id === t.builder.id), I(u, e), I(f, h(r).name);
		}, [() => Q("decks-open")]), l("click", o, () => t.onopen(h(r))), n(e, a);
	}), k(m), k(o);
	var g = R(o, 2), v = i(g), y = x(v, !0), b = R(v, 2);
	u(b, 21, () => t.builder.game?.decks ?? [], (e) => e.key, (e, r) => {
		let a = G(() => me(Z(h(r).title), h(r).class));
		var o = Wn(), s = i(o), c = i(s), u = x(c, !0), d = R(c, 2);
		{
			let e = G(() => oe(h(r).class, "cards"));
			J(d, { get name() {
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
var qn = Y({ default: () => rr }), Jn = p("<option> </option>"), Yn = p("<select class=\"svelte-n8usmf\"></select>"), Xn = p("<span class=\"soft\"> </span>"), Zn = p("<p> <!></p>"), Qn = p("<div class=\"middle svelte-n8usmf\"><!></div>"), $n = p("<!> <!> <!>", 1), er = p("<p> </p>"), tr = p("<div class=\"sides svelte-n8usmf\" role=\"group\"><button type=\"button\" class=\"svelte-n8usmf\"> </button> <button type=\"button\" class=\"svelte-n8usmf\"> </button></div> <div><div class=\"cards svelte-n8usmf\"><!></div> <!> <div class=\"deck svelte-n8usmf\"><!></div></div> <!> <p class=\"unseen\" role=\"status\"> </p> <!> <!> <!> <!> <!> <!>", 1), nr = p("<div class=\"page svelte-n8usmf\"><div class=\"top svelte-n8usmf\"><h1 class=\"svelte-n8usmf\"> </h1> <!> <span class=\"actions svelte-n8usmf\"><!> <!> <!></span></div> <!></div>");
function rr(r, o) {
	E(o, !0);
	let c = new Xe(), d = new t("width < 720px"), p = B([]), m = B(!1), v = B("cards"), C = B("none"), w = B(""), T = B(null), D = B(""), O = G(() => new Map(c.list.map((e) => [e.name, e.title]))), N = G(() => ({
		names: [],
		title: (e) => {
			let t = h(O).get(e);
			return t ? Z(t) : e;
		}
	})), F = G(() => c.list.filter((e) => e.name === c.chosen));
	fe(() => c.game?.key), L();
	async function L() {
		j(m, !1);
		try {
			j(p, await ie());
			let e = le(h(p), o.query.get("game"));
			e && await z(e);
			let t = o.query.get("code");
			t && await c.read(t, "").catch(re), t && ue({});
			let n = c.own.find((e) => e.id === o.query.get("deck"));
			n && await te(n);
		} catch {
			j(m, !0);
		}
	}
	async function z(e) {
		c.begin(e, await X.allCards(e.key)), de.game = e.key;
	}
	function U(e) {
		c.edited ? j(T, e) : e();
	}
	function W(e) {
		let t = h(T);
		if (j(T, null), We(c.game?.key ?? "", null), e && !c.save(Q("decks-untitled"))) return ce(Q("decks-save-failed"), !0);
		t?.();
	}
	function K(e, t) {
		j(D, Q("decks-added", {
			card: h(N).title(t),
			count: c.add(e, t)
		}), !0);
	}
	function J(e, t) {
		j(D, Q("decks-taken", {
			card: h(N).title(t),
			count: c.take(e, t)
		}), !0);
	}
	function ee() {
		let e = c.save(Q("decks-untitled"));
		ce(Q(e ? "decks-saved" : "decks-save-failed"), !e);
	}
	function Y() {
		j(v, "deck"), scrollTo({ top: 0 });
	}
	async function te(e) {
		Y(), await c.read(e.text, e.name, e.id).catch(re);
	}
	async function ne(e) {
		Y();
		let t = me(Z(e.title), e.class).head;
		await c.read(e.text, t).catch(re);
	}
	function oe(e, t) {
		j(C, "none"), U(() => {
			Y(), c.load(Ge(), t, e.entries);
		});
	}
	async function se() {
		if (c.game) try {
			c.save(Q("decks-untitled")), ae(await Vn(c.game, c.id));
		} catch (e) {
			re(e);
		}
	}
	var pe = nr();
	g("n8usmf", (t) => {
		s((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => Q("decks-title")]);
	});
	var he = i(pe), $ = i(he), ge = x($, !0), _e = R($, 2), be = (e) => {
		var t = Yn();
		u(t, 21, () => h(p), (e) => e.key, (e, t) => {
			var r = Jn(), i = x(r, !0), a = {};
			V(() => {
				I(i, h(t).title), a !== (a = h(t).key) && (r.value = (r.__value = a) ?? "");
			}), n(e, r);
		}), k(t);
		var r;
		y(t), V((e) => {
			M(t, "aria-label", e), r !== (r = c.game?.key) && (t.value = (t.__value = r) ?? "", A(t, r));
		}, [() => Q("web-game")]), l("change", t, (e) => {
			let t = h(p).find((t) => t.key === e.currentTarget.value);
			e.currentTarget.value = c.game?.key ?? "", t && U(() => z(t).catch(re));
		}), n(e, t);
	}, xe = (e) => {
		var t = Xn(), r = x(t, !0);
		V(() => I(r, c.game?.title)), n(e, t);
	};
	_(_e, (e) => {
		h(p).length > 1 ? e(be) : e(xe, -1);
	});
	var Se = R(_e, 2), Ce = i(Se);
	q(Ce, {
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
	q(we, {
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
	q(Te, {
		small: !0,
		onclick: () => ae("/packs"),
		children: (e, t) => {
			b();
			var r = H();
			V((e) => I(r, e), [() => Q("packs-title")]), n(e, r);
		},
		$$slots: { default: !0 }
	}), k(Se), k(he);
	var Ee = R(he, 2), De = (e) => {
		var t = Zn(), r = i(t), a = R(r);
		q(a, {
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
		var t = tr(), r = f(t), o = i(r), s = x(o, !0), u = R(o, 2), p = x(u);
		k(r);
		var m = R(r, 2), g = i(m);
		wt(i(g), {
			get builder() {
				return c;
			},
			onadd: K
		}), k(g);
		var y = R(g, 2), S = (e) => {
			var t = Qn(), r = i(t);
			{
				let e = G(() => c.game?.key ?? "");
				Bn(r, {
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
		cn(i(E), {
			get builder() {
				return c;
			},
			get scene() {
				return h(N);
			},
			onadd: K,
			ontake: J,
			onclause: (e) => j(w, e, !0),
			onsave: ee,
			onexport: () => j(C, "export"),
			ondelete: () => j(C, "delete"),
			onplay: se
		}), k(E), k(m);
		var O = R(m, 2);
		Kn(O, {
			get builder() {
				return c;
			},
			onopen: (e) => U(() => te(e)),
			oncopy: (e) => U(() => ne(e))
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
						Bn(e, {
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
			Pn(B, {
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
				ontake: oe
			});
		}
		var Y = R(B, 2);
		{
			let e = G(() => h(C) === "export");
			wn(Y, {
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
		var X = R(Y, 2);
		{
			let e = G(() => h(C) === "delete");
			dn(X, {
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
		var re = R(X, 2);
		{
			let e = (e) => {
				var t = $n(), r = f(t);
				q(r, {
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
				q(i, {
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
				q(a, {
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
			ye(re, {
				get title() {
					return h(t);
				},
				get open() {
					return h(r);
				},
				onclose: () => j(T, null),
				actions: e,
				children: (e, t) => {
					var r = er(), i = x(r, !0);
					V((e) => I(i, e), [() => Q("decks-replace-sure", { name: c.name || Q("decks-untitled") })]), n(e, r);
				},
				$$slots: {
					actions: !0,
					default: !0
				}
			});
		}
		var Z = R(re, 2);
		ve(Z, {
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
export { qn as Decks_exports, fn as copy, pn as fileName, Vn as playWith };
