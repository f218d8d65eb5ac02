import { $document as e, $window as t, SvelteMap as n, append as r, await_block as i, bind_checked as a, bind_property as o, bind_this as s, bind_value as c, child as l, clsx as u, comment as d, component as f, deferred_template_effect as p, delegate as m, delegated as h, each as g, event as _, first_child as v, from_html as y, from_svg as b, get as x, getContext as S, head as C, if_block as w, index as T, init_select as E, key as D, next as O, noop as k, onDestroy as A, only_child as j, pop as M, prop as N, props_id as P, proxy as ee, push as F, remove_input_defaults as te, reset as I, select_option as ne, set as L, setContext as re, set_attribute as R, set_checked as ie, set_class as z, set_style as ae, set_text as B, set_value as oe, sibling as V, snippet as se, state as H, template_effect as U, text as W, tick as ce, to_array as le, untrack as ue, user_derived as G, user_effect as K, user_pre_effect as de } from "./vendor.js";
import { Art as fe, Button as q, Cards as pe, Icon as J, Refusal as me, __exportAll as he, apart as ge, api as _e, block as ve, boardOf as ye, botName as be, byKeyboard as xe, call as Se, callBlob as Ce, canSpeak as we, cards as Te, choosable as Ee, clauses as De, complain as Oe, complainAbout as ke, either as Ae, eitherLines as je, forget as Me, games as Ne, go as Pe, iconOf as Fe, inTeams as Ie, isBlocked as Le, known as Re, live as ze, met as Be, moves as Ve, noCards as He, note as Ue, reading as We, remember as Ge, say as Y, seat as Ke, sentences as qe, settings as X, sitDown as Je, socket as Ye, speakOf as Xe, speaking as Ze, stream as Qe, tell as Z, ui as $e, word as Q, zoneName as et } from "./main.js";
import { commit as tt, seedFor as nt } from "./seeds.js";
import { DeckPicker as rt } from "./wishes.js";
// src/lib/hands.ts
var it = Symbol("hands");
function at(e) {
	re(it, e);
}
function ot() {
	return S(it);
}
function st(e, t) {
	return e.seat === t.seat && e.zone === t.zone && e.slug === t.slug;
}
function ct(e) {
	return `${e.seat ?? "-"}/${e.zone}/${e.slug}`;
}
// src/lib/glyphs.ts
var lt = {
	obsession: {
		ring: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
		sign: "M3.6 12S7 6.4 12 6.4s8.4 5.6 8.4 5.600S17 17.6 12 17.6 3.6 12 3.6 12zM12 8.900a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.200z",
		fill: "#3c5fca"
	},
	greed: {
		ring: "M6.6 1.800h10.800L23 12l-5.6 10.200H6.600L1 12z",
		sign: "M12 5.200a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.600zM9.4 9.400h5.200v5.200H9.400z",
		fill: "#23804a"
	},
	elitism: {
		ring: "M2 1.500h20v10c0 5.7-4.2 9.7-10 11.500C6.2 21.2 2 17.2 2 11.500z",
		sign: "M5.4 6.600l3.3 3.800L12 5l3.3 5.4 3.3-3.8-1.2 8H6.600zM6.8 15.800h10.400v1.700H6.800z",
		fill: "#97690a"
	},
	deception: {
		ring: "M12 .300L23.7 12 12 23.7.3 12z",
		sign: "M5.2 9c2.2-.9 4.6-.6 6.8.9 2.2-1.5 4.6-1.8 6.8-.9.2 3.9-1.4 6.2-3.8 6.2-1.5 0-2.4-1-3-2.1-.6 1.1-1.5 2.1-3 2.1-2.4 0-4-2.3-3.8-6.200zM7.6 10.900l2.9 1.1-2.7.8zM16.4 10.900l-2.9 1.1 2.7.8z",
		fill: "#7639ad"
	},
	rage: {
		ring: "M12 .300l2.9 4 4.6-1.8.3 4.9 4.2 2.6-2.7 4.1 1.7 4.6-4.9.6-2 4.4-4.1-2.6-4.1 2.6-2-4.4-4.9-.6 1.7-4.600L0 10l4.2-2.6.3-4.9 4.6 1.800z",
		sign: "M12.2 5c.5 3 4.6 4.7 4.6 8.700a4.7 4.7 0 0 1-9.4 0c0-2 .8-3.2 2-4.3 0 1.5.4 2.3 1.2 2.7-.1-2.6.3-5.1 1.6-7.100z",
		fill: "#be3527"
	}
}, ut = Object.keys(lt), dt = {
	O: "obsession",
	G: "greed",
	E: "elitism",
	D: "deception",
	R: "rage"
};
function ft(e) {
	return dt[e] ?? null;
}
// src/lib/face.ts
var pt = [
	"engaged",
	"evolved",
	"new",
	"token",
	"faceup",
	"facedown",
	"unplayable",
	"depleted",
	"face-down",
	"spent",
	"attacking",
	"blocking",
	"attacked",
	"topic",
	"struck",
	"portal",
	"active",
	"experienced",
	"immobilised",
	"battered",
	"target",
	"tapped"
], mt = "experienced-", ht = [
	"attach",
	"flip-up",
	"unique",
	"tactical",
	"melee",
	"indirect",
	"direct",
	"area"
];
function gt(e, t) {
	if (e.name === null) return null;
	let n = e.marks ?? [], r = t.get(e.name, n.includes("evolved")), i = r ? yt(r) : St(e.name), a = (t) => {
		let i = (e.numbers ?? []).find((e) => e.key === t)?.n, a = (r && vt(r, t, n)) ?? null;
		return i === void 0 ? null : {
			now: i,
			printed: a
		};
	};
	return {
		...i,
		cost: n.includes("evolved") || i.kind === "leader" ? null : a("cost") ?? i.cost,
		attack: i.kind === "leader" ? null : a("attack") ?? i.attack,
		defense: a("defense") ?? i.defense,
		speed: a("speed") ?? i.speed,
		structure: a("structure") ?? i.structure,
		influence: a("influence") ?? i.influence,
		more: e.numbers ? bt(e.numbers.map((e) => e.key), a) : i.more.filter(({ key: e }) => !e.startsWith(mt)),
		hurt: (a("damage")?.now ?? 0) + (a("ruin")?.now ?? 0),
		keywords: [...n.filter((e) => ![
			...pt,
			i.kind,
			i.group
		].includes(e)), ...i.keywords.filter((e) => ht.includes(e))],
		marks: n.filter((e) => pt.includes(e)),
		counters: e.counters ?? [],
		text: r?.numbers.some((e) => e.key.startsWith("experienced-")) && !n.includes("experienced") ? [] : i.text,
		with: _t(e, t)
	};
}
function _t(e, t) {
	return (e.with ?? []).filter(({ name: t }) => t !== e.name).map(({ name: e }) => e === null ? Y("hidden-card") : kt(e, t));
}
function vt(e, t, n) {
	let r = (t) => e.numbers.find((e) => e.key === t)?.n;
	return (n.includes("experienced") ? r(`experienced-${t}`) : void 0) ?? r(t);
}
function yt(e) {
	let t = (t) => {
		let n = e.numbers.find((e) => e.key === t)?.n;
		return n === void 0 ? null : {
			now: n,
			printed: n
		};
	};
	return {
		name: e.name,
		title: Ae(e.title),
		kind: e.kind,
		group: e.class,
		traits: e.traits.map(Ae),
		cost: t("cost"),
		attack: e.kind === "leader" ? null : t("attack"),
		defense: t("defense"),
		speed: t("speed"),
		structure: t("structure"),
		influence: t("influence"),
		more: bt(e.numbers.map((e) => e.key), t),
		hurt: 0,
		needs: xt(e, "needs-"),
		gives: xt(e, ""),
		keywords: e.keywords,
		marks: e.part === "evolve" ? ["evolved"] : [],
		counters: [],
		text: je(e.text),
		with: []
	};
}
function bt(e, t) {
	let n = [
		"cost",
		"damage",
		"ruin",
		...Tt,
		...ut.flatMap((e) => [e, `needs-${e}`])
	];
	return e.flatMap((e) => {
		let r = n.includes(e) ? null : t(e);
		return r ? [{
			key: e,
			...r
		}] : [];
	});
}
function xt(e, t) {
	return ut.flatMap((n) => {
		let r = e.numbers.find((e) => e.key === t + n)?.n ?? 0;
		return r > 0 ? [{
			icon: n,
			n: r
		}] : [];
	});
}
function St(e) {
	return {
		name: e,
		title: e,
		kind: "",
		group: "",
		traits: [],
		cost: null,
		attack: null,
		defense: null,
		speed: null,
		structure: null,
		influence: null,
		more: [],
		hurt: 0,
		needs: [],
		gives: [],
		keywords: [],
		marks: [],
		counters: [],
		text: [],
		with: []
	};
}
function Ct(e) {
	let t = [e.title];
	e.kind && t.push(Q("kind-", e.kind)), e.cost && t.push(`${Q("number-", "cost")} ${e.cost.now}`), e.needs.length > 0 && t.push(Y("web-needs", { icons: Et(e.needs) })), e.gives.length > 0 && t.push(Y("web-gives", { icons: Et(e.gives) }));
	for (let n of Tt) {
		let r = wt(e, n);
		r && t.push(`${Q("number-", n)} ${Dt(r)}`);
	}
	for (let n of e.more) t.push(`${Q("number-", n.key)} ${Dt(n)}`);
	return e.hurt > 0 && t.push(`${Q("number-", "damage")} ${e.hurt}`), t.push(...e.marks.map((e) => Q("mark-", e))), t.push(...e.keywords.map((e) => Q("mark-", e))), t.push(...e.counters.map((e) => `${e.n} × ${Q("counter-", e.key)}`)), e.with.length > 0 && t.push(Y("web-with", { cards: e.with.join(", ") })), t.join(", ");
}
function wt(e, t) {
	let n = e[t];
	return !n || t !== "defense" && t !== "structure" ? n : {
		now: n.now - e.hurt,
		printed: n.printed
	};
}
var Tt = [
	"attack",
	"defense",
	"speed",
	"structure",
	"influence"
];
function Et(e) {
	return e.map(({ icon: e, n: t }) => `${t} ${Q("number-", e)}`).join(", ");
}
function Dt({ now: e, printed: t }) {
	return t === null || t === e ? String(e) : Y("web-instead", {
		now: e,
		printed: t
	});
}
function Ot(e, t) {
	return {
		names: e,
		title: (e) => kt(e, t)
	};
}
function kt(e, t) {
	let n = t.get(e)?.title ?? t.ability(e);
	return n ? Ae(n) : e;
}
// src/lib/places.ts
var At = 50, jt = 100 / Math.sqrt(3);
function Mt(e) {
	let t = e.shape === "hexes", n = t ? jt * 1.5 : 100, r = t ? jt : At, i = e.places.map((e) => {
		let [i, a] = e.at, o = t && Math.abs(a) % 2 == 1 ? At : 0;
		return {
			place: e,
			x: At + i * 2 * At + o,
			y: r + a * n
		};
	});
	return {
		width: Math.max(0, ...i.map((e) => e.x)) + At,
		height: Math.max(0, ...i.map((e) => e.y)) + r,
		cells: i,
		corners: (t ? [
			0,
			1,
			2,
			3,
			4,
			5
		].map((e) => [jt * Math.sin(e * Math.PI / 3), -jt * Math.cos(e * Math.PI / 3)]) : [
			[-50, -50],
			[At, -50],
			[At, At],
			[-50, At]
		]).map((e) => e.map((e) => e.toFixed(2)).join(",")).join(" ")
	};
}
function Nt(e, t) {
	return (t.seat === null ? e.shared : e.seats[t.seat]?.zones ?? []).find((e) => e.key === t.zone)?.cards.find((e) => e.slug === t.slug) ?? null;
}
function Pt(e, t, n, r, i) {
	let a = (t.cards ?? []).map((t) => {
		let n = Nt(e, t), a = n && gt(n, r), o = a ? Ct(a) : Y("hidden-card");
		return t.seat === null ? o : Y("web-place-of", {
			what: o,
			who: Ke(t.seat, i)
		});
	}), o = [
		t.label ? `${t.key}, ${Q("place-", t.label)}` : t.key,
		t.seat === null ? "" : Ke(t.seat, i),
		...(t.marks ?? []).map((e) => Q("mark-", e))
	];
	return qe([
		o.filter(Boolean).join(", "),
		a.length > 0 ? a.join("; ") : Y("web-place-empty"),
		n.length > 0 ? Y("web-can", { acts: n.map((e) => Z(e.choice.label, i)).join("; ") }) : ""
	]);
}
// src/boards/board.ts
var Ft = Symbol("stage");
function It(e) {
	re(Ft, e);
}
function Lt() {
	return S(Ft);
}
function Rt(e, t, n) {
	return e.seats[t]?.numbers.find((e) => e.key === n)?.n ?? 0;
}
function zt(e, t) {
	let n = e.seats.map((n, r) => (t + r) % e.seats.length), r = e.seats[t]?.team;
	return {
		own: n.filter((t) => e.seats[t]?.team === r),
		others: n.filter((t) => e.seats[t]?.team !== r)
	};
}
// src/lib/aims.ts
var Bt = new Set([
	"ask-bottom",
	"ask-cost",
	"ask-craft",
	"ask-discard",
	"ask-hand",
	"ask-limit",
	"ask-mulligan",
	"ask-over-limit",
	"ask-pay",
	"ask-redraw",
	"ask-stun",
	"ask-under"
]), Vt = new Set(["ask-attackers", "ask-blockers"]), Ht = ["attack", "block"], Ut = [
	"target",
	"number",
	"seat",
	"pending"
];
function Wt(e, t) {
	let n = e.map(({ choice: e }) => e.act);
	return Bt.has(t) ? "discard" : Vt.has(t) || n.some((e) => Ht.includes(e)) ? "attack" : n.length > 0 && n.every((e) => Ut.includes(e)) ? "target" : "play";
}
var Gt = {
	play: "ability",
	attack: "sword",
	target: "target",
	discard: "down"
}, Kt = {
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
function qt(e) {
	return Kt[e.toLowerCase().replace(/'/g, "").replace(/#\d+$/, "").replace(/[^a-z]+/g, "-")] ?? null;
}
function Jt(e) {
	return e.split(/[\s']+/).map((e) => e.slice(0, 1).toUpperCase()).join("").slice(0, 2);
}
// src/lib/pictures.svelte.ts
var Yt = new n(), Xt = new Set();
function Zt(e) {
	return Yt.get(e);
}
function Qt(e, t) {
	for (let { name: n, slug: r, picture: i } of t) {
		let t = `${e} ${r}`;
		i && !Xt.has(t) && (Xt.add(t), Ce(`/api/tables/${e}/pictures/${r}`).then((e) => Yt.set(n, URL.createObjectURL(e)), () => Xt.delete(t)));
	}
}
// src/parts/Glyph.svelte
var $t = b("<svg viewBox=\"-1 -1 26 26\" class=\"svelte-6hpiq\"><path stroke=\"#fff3cf\" stroke-width=\"1.3\" stroke-linejoin=\"round\"></path><path fill=\"#fffaf0\" fill-rule=\"evenodd\"></path></svg>");
function en(e, t) {
	F(t, !0);
	let n = N(t, "label", 3, ""), i = N(t, "size", 3, "1.25em"), a = G(() => lt[t.name]);
	var o = $t();
	let s;
	var c = l(o), u = V(c);
	I(o), U(() => {
		R(o, "role", n() ? "img" : void 0), R(o, "aria-label", n() || void 0), R(o, "aria-hidden", n() ? void 0 : "true"), s = ae(o, "", s, {
			width: i(),
			height: i()
		}), R(c, "d", x(a).ring), R(c, "fill", x(a).fill), R(u, "d", x(a).sign);
	}), r(e, o), M();
}
// src/parts/CardNumbers.svelte
var tn = y("<span> </span>"), nn = y("<i class=\"svelte-86jopg\"><!></i>"), rn = y("<span class=\"needs svelte-86jopg\"></span>"), an = y("<span><!><b class=\"svelte-86jopg\"> </b></span>"), on = y("<span class=\"stat influence svelte-86jopg\"><b class=\"svelte-86jopg\"> </b></span>"), sn = y("<span class=\"shot svelte-86jopg\"><!> </span>"), cn = y("<!> <!> <!> <!> <!> <!> <!> <!> <!>", 1);
function ln(e, t) {
	F(t, !0);
	let n = [
		"melee",
		"indirect",
		"direct",
		"area"
	], i = [
		{
			key: "movement",
			icon: "move"
		},
		{
			key: "left",
			icon: "heart"
		},
		{
			key: "force",
			icon: "sword"
		},
		{
			key: "defence",
			icon: "shield"
		},
		{
			key: "strength",
			icon: "sword"
		},
		{
			key: "hp",
			icon: "heart"
		},
		{
			key: "resistance",
			icon: "house"
		}
	], a = G(() => t.face.needs.flatMap(({ icon: e, n: t }) => Array.from({ length: t }, () => e))), o = G(() => [wt(t.face, "defense"), wt(t.face, "structure")]), s = G(() => le(x(o), 2)), c = G(() => x(s)[0]), f = G(() => x(s)[1]), p = (e) => t.face.more.find((t) => t.key === e) ?? null, m = G(() => t.face.cost ?? p("level")), h = G(() => {
		let [e, t] = [p("range-min")?.now, p("range-max")?.now];
		return e === void 0 || t === void 0 ? "" : e === t ? `${e}` : `${e}–${t}`;
	}), _ = G(() => n.find((e) => t.face.keywords.includes(e)) ?? null);
	function y(e) {
		return e.printed === null || e.now === e.printed ? "" : e.now > e.printed ? "more" : "less";
	}
	var b = cn(), S = v(b), C = (e) => {
		var t = tn(), n = j(t, !0);
		U((e) => {
			z(t, 1, e, "svelte-86jopg"), B(n, x(m).now);
		}, [() => u(["cost", y(x(m))])]), r(e, t);
	};
	w(S, (e) => {
		x(m) && e(C);
	});
	var E = V(S, 2), D = (e) => {
		var t = rn();
		g(t, 21, () => x(a), T, (e, t) => {
			var n = nn();
			en(l(n), {
				get name() {
					return x(t);
				},
				size: "100%"
			}), I(n), r(e, n);
		}), I(t), r(e, t);
	};
	w(E, (e) => {
		x(a).length > 0 && e(D);
	});
	var O = V(E, 2), k = (e) => {
		var n = an(), i = l(n);
		J(i, {
			name: "sword",
			size: "100%"
		});
		var a = V(i), o = j(a, !0);
		I(n), U((e) => {
			z(n, 1, e, "svelte-86jopg"), B(o, t.face.attack.now);
		}, [() => u([
			"stat attack",
			y(t.face.attack),
			{ swift: t.face.speed }
		])]), r(e, n);
	};
	w(O, (e) => {
		t.face.attack && e(k);
	});
	var A = V(O, 2), N = (e) => {
		var n = an(), i = l(n);
		J(i, {
			name: "storm",
			size: "100%"
		});
		var a = V(i), o = j(a, !0);
		I(n), U((e) => {
			z(n, 1, e, "svelte-86jopg"), B(o, t.face.speed.now);
		}, [() => u(["stat speed swift", y(t.face.speed)])]), r(e, n);
	};
	w(A, (e) => {
		t.face.speed && e(N);
	});
	var P = V(A, 2), ee = (e) => {
		var n = an(), i = l(n);
		{
			let e = G(() => t.face.speed ? "heart" : "shield");
			J(i, {
				get name() {
					return x(e);
				},
				size: "100%"
			});
		}
		var a = V(i), o = j(a, !0);
		I(n), U((e) => {
			z(n, 1, e, "svelte-86jopg"), B(o, x(c).now);
		}, [() => u([
			"stat defense",
			y(x(c)),
			{ swift: t.face.speed }
		])]), r(e, n);
	};
	w(P, (e) => {
		x(c) && e(ee);
	});
	var te = V(P, 2), ne = (e) => {
		var t = an(), n = l(t);
		J(n, {
			name: "house",
			size: "100%"
		});
		var i = V(n), a = j(i, !0);
		I(t), U((e) => {
			z(t, 1, e, "svelte-86jopg"), B(a, x(f).now);
		}, [() => u(["stat structure", y(x(f))])]), r(e, t);
	};
	w(te, (e) => {
		x(f) && e(ne);
	});
	var L = V(te, 2), re = (e) => {
		var n = on(), i = l(n), a = j(i, !0);
		I(n), U(() => B(a, t.face.influence.now)), r(e, n);
	};
	w(L, (e) => {
		t.face.influence && e(re);
	});
	var R = V(L, 2);
	g(R, 17, () => i, ({ key: e, icon: t }) => e, (e, t) => {
		let n = () => x(t).key, i = () => x(t).icon, a = G(() => p(n()) ?? (n() === "left" ? p("life") : null));
		var o = d(), s = v(o), c = (e) => {
			var t = an(), o = l(t);
			J(o, {
				get name() {
					return i();
				},
				size: "100%"
			});
			var s = V(o), c = j(s, !0);
			I(t), U((e) => {
				z(t, 1, e, "svelte-86jopg"), B(c, x(a).now);
			}, [() => u([
				"stat",
				n(),
				y(x(a))
			])]), r(e, t);
		};
		w(s, (e) => {
			x(a) && e(c);
		}), r(e, o);
	});
	var ie = V(R, 2), ae = (e) => {
		var t = sn(), n = l(t);
		J(n, {
			get name() {
				return x(_);
			},
			size: "1.1em"
		});
		var i = V(n, 1, !0);
		I(t), U(() => B(i, x(h))), r(e, t);
	};
	w(ie, (e) => {
		x(_) && e(ae);
	}), r(e, b), M();
}
// src/parts/CardText.svelte
var un = y("<span class=\"cost svelte-hbbguh\" role=\"img\"> </span>"), dn = y("<b class=\"head svelte-hbbguh\"> </b>"), fn = y("<span class=\"sign svelte-hbbguh\"><!> </span>"), pn = y("<span class=\"row svelte-hbbguh\"></span>"), mn = y("<p class=\"svelte-hbbguh\"></p>");
function hn(e, t) {
	F(t, !0);
	let n = [
		"sign-",
		"class-",
		"head-",
		"mark-",
		"number-"
	], i = { lastwords: "last-words" }, a = {
		act: "ability",
		attack: "sword",
		defense: "shield",
		engage: "turned"
	}, o = {
		Tap: "turned",
		Incliner: "turned",
		Air: "air",
		Earth: "earth",
		Terre: "earth",
		Fire: "fire",
		Feu: "fire",
		Water: "water",
		Eau: "water",
		Neutral: "neutral",
		Neutre: "neutral"
	}, s = /^(\p{Lu}[\p{Lu}’'-]{2,}(?: [\p{Lu}’'-]+)*)(?=[\s:]|$)/u, c = G(() => t.lines.flatMap((e) => e.split(" || ")).map((e) => e.split(" | ").map(u)));
	function u(e) {
		return e.replace(/« /gu, "«\xA0").replace(/ (?=[»:;?!](?:\s|$))/gu, "\xA0").replace(s, "$1").split(/(\[[a-z]+\d*\]|\[[A-Z]\w*\]|\u{2}[^\u{2}]+\u{2})/u).filter(Boolean).map((e) => {
			if (e.startsWith("")) return {
				text: e.slice(1, -1),
				head: !0
			};
			let t = ft(/^\[([A-Z])\]$/.exec(e)?.[1] ?? "");
			if (t) return {
				text: Q("number-", t),
				glyph: t
			};
			let r = o[/^\[([A-Z]\w+)\]$/.exec(e)?.[1] ?? ""];
			if (r) return {
				text: e.slice(1, -1),
				icon: r
			};
			let [, s = "", c = ""] = /^\[([a-z]+)(\d*)\]$/.exec(e) ?? [];
			if (s === "cost") return {
				text: Y("sign-cost", { n: Number(c) }),
				cost: Number(c)
			};
			let l = n.map((e) => e + (i[s] ?? s)).find((e) => Re(e));
			return !s || !l ? { text: e } : {
				text: Y(l),
				icon: a[s] ?? Fe(s, l.startsWith("class-") ? "neutral" : void 0)
			};
		});
	}
	var f = d(), p = v(f);
	g(p, 17, () => x(c), T, (e, t) => {
		var n = mn();
		g(n, 21, () => x(t), T, (e, t) => {
			var n = pn();
			g(n, 21, () => x(t), T, (e, t) => {
				var n = d(), i = v(n), a = (e) => {
					var n = un(), i = j(n, !0);
					U(() => {
						R(n, "aria-label", x(t).text), B(i, x(t).cost);
					}), r(e, n);
				}, o = (e) => {
					en(e, {
						get name() {
							return x(t).glyph;
						},
						get label() {
							return x(t).text;
						},
						size: "1.2em"
					});
				}, s = (e) => {
					var n = dn(), i = j(n, !0);
					U(() => B(i, x(t).text)), r(e, n);
				}, c = (e) => {
					var n = fn(), i = l(n);
					J(i, {
						get name() {
							return x(t).icon;
						},
						size: "1em"
					});
					var a = V(i);
					I(n), U(() => B(a, ` ${x(t).text ?? ""}`)), r(e, n);
				}, u = (e) => {
					var n = W();
					U(() => B(n, x(t).text)), r(e, n);
				};
				w(i, (e) => {
					x(t).cost === void 0 ? x(t).glyph ? e(o, 1) : x(t).head ? e(s, 2) : x(t).icon ? e(c, 3) : e(u, -1) : e(a);
				}), r(e, n);
			}), I(n), r(e, n);
		}), I(n), r(e, n);
	}), r(e, f), M();
}
// src/parts/Card.svelte
var gn = y("<img alt=\"\" class=\"svelte-83dztq\"/>"), _n = b("<svg class=\"emblem svelte-83dztq\" viewBox=\"0 0 24 24\"><path class=\"svelte-83dztq\"></path></svg>"), vn = y("<span class=\"gives svelte-83dztq\"></span>"), yn = y("<i class=\"svelte-83dztq\"><!></i>"), bn = y("<i class=\"counter svelte-83dztq\"> </i>"), xn = y("<i class=\"hurt svelte-83dztq\"> </i>"), Sn = y("<i class=\"counter svelte-83dztq\"><!> </i>"), Cn = y("<span class=\"turned svelte-83dztq\"><!></span>"), wn = y("<div class=\"art svelte-83dztq\"><!></div> <!> <div class=\"plate svelte-83dztq\"><span class=\"title svelte-83dztq\"> </span></div> <div><p class=\"line svelte-83dztq\"> </p> <!></div> <!> <span class=\"group svelte-83dztq\"><!></span> <!> <span class=\"signs svelte-83dztq\"><!> <!> <!> <!> <!></span> <!>", 1), Tn = y("<span class=\"seal svelte-83dztq\"><!></span>"), En = y("<div aria-hidden=\"true\"><!></div>");
function Dn(e, t) {
	F(t, !0);
	let n = N(t, "still", 3, !1), i = [
		"melee",
		"indirect",
		"direct",
		"area"
	], a = G(() => t.face?.marks.includes("evolved") ?? !1), o = G(() => t.face ? qt(t.face.name) ?? qt(t.face.traits[0] ?? "") : null), s = G(() => t.face ? Zt(t.face.name) : void 0), c = G(() => t.face?.text.reduce((e, t) => e + t.length + 16 * t.split(" | ").length, 0) ?? 0), [f, p] = [260, {
		short: 3389,
		tall: 5258
	}], m = G(() => Math.min(5.1, Math.max(3.1, Math.sqrt((x(c) > f ? p.tall : p.short) / Math.max(1, x(c)))))), h = G(() => t.face?.marks.some((e) => [
		"engaged",
		"depleted",
		"tapped"
	].includes(e)) ?? !1);
	var _ = En(), y = l(_), b = (e) => {
		var n = wn(), p = v(n), _ = l(p), y = (e) => {
			var t = gn();
			U(() => R(t, "src", x(s))), r(e, t);
		}, b = (e) => {
			{
				let n = G(() => t.face.cost?.printed ?? void 0);
				fe(e, {
					get name() {
						return t.face.name;
					},
					get kind() {
						return t.face.kind;
					},
					get group() {
						return t.face.group;
					},
					get evolved() {
						return x(a);
					},
					get cost() {
						return x(n);
					}
				});
			}
		};
		w(_, (e) => {
			x(s) ? e(y) : e(b, -1);
		}), I(p);
		var S = V(p, 2), C = (e) => {
			var t = _n(), n = j(t);
			U(() => R(n, "d", x(o))), r(e, t);
		};
		w(S, (e) => {
			x(o) && e(C);
		});
		var E = V(S, 2), D = l(E), O = j(D, !0);
		I(E);
		var k = V(E, 2);
		let A;
		var M = l(k), N = j(M, !0);
		hn(V(M, 2), { get lines() {
			return t.face.text;
		} }), I(k);
		var P = V(k, 2), ee = (e) => {
			var n = vn();
			g(n, 21, () => t.face.gives, ({ icon: e, n: t }) => e, (e, t) => {
				let n = () => x(t).icon, i = () => x(t).n;
				var a = d(), o = v(a);
				g(o, 17, () => ({ length: i() }), T, (e, t) => {
					en(e, {
						get name() {
							return n();
						},
						size: "100%"
					});
				}), r(e, a);
			}), I(n), r(e, n);
		};
		w(P, (e) => {
			t.face.gives.length > 0 && e(ee);
		});
		var F = V(P, 2), te = l(F);
		{
			let e = G(() => Fe(t.face.group, "neutral"));
			J(te, {
				get name() {
					return x(e);
				},
				size: "100%"
			});
		}
		I(F);
		var ne = V(F, 2);
		ln(ne, { get face() {
			return t.face;
		} });
		var L = V(ne, 2), re = l(L);
		g(re, 16, () => t.face.keywords.filter((e) => !i.includes(e)), (e) => e, (e, t) => {
			var n = yn(), i = l(n);
			{
				let e = G(() => Fe(t === "ward" ? "shield" : t));
				J(i, {
					get name() {
						return x(e);
					},
					size: "100%"
				});
			}
			I(n), U((e) => R(n, "title", e), [() => Q("mark-", t)]), r(e, n);
		});
		var ie = V(re, 2);
		g(ie, 17, () => t.face.counters, (e) => e.key, (e, t) => {
			var n = bn(), i = j(n, !0);
			U((e) => {
				R(n, "title", e), B(i, x(t).n);
			}, [() => Q("counter-", x(t).key)]), r(e, n);
		});
		var oe = V(ie, 2), se = (e) => {
			var n = xn(), i = j(n);
			U((e) => {
				R(n, "title", e), B(i, `−${t.face.hurt ?? ""}`);
			}, [() => Q("number-", "damage")]), r(e, n);
		};
		w(oe, (e) => {
			t.face.hurt > 0 && e(se);
		});
		var H = V(oe, 2), W = (e) => {
			var t = yn(), n = l(t);
			J(n, {
				name: "new",
				size: "100%"
			}), I(t), U((e) => R(t, "title", e), [() => Q("mark-", "new")]), r(e, t);
		}, ce = G(() => t.face.marks.includes("new"));
		w(H, (e) => {
			x(ce) && e(W);
		});
		var le = V(H, 2), ue = (e) => {
			var n = Sn(), i = l(n);
			J(i, {
				name: "cards",
				size: "70%"
			});
			var a = V(i, 1, !0);
			I(n), U(() => B(a, t.face.with.length)), r(e, n);
		};
		w(le, (e) => {
			t.face.with.length > 0 && e(ue);
		}), I(L);
		var K = V(L, 2), de = (e) => {
			var t = Cn(), n = l(t);
			J(n, {
				name: "turned",
				size: "100%"
			}), I(t), r(e, t);
		};
		w(K, (e) => {
			x(h) && e(de);
		}), U((e, n) => {
			B(O, t.face.title), z(k, 1, u(["box", { long: x(c) > f }]), "svelte-83dztq"), A = ae(k, "", A, { "--letter": e }), B(N, n);
		}, [() => `${x(m).toFixed(2) ?? ""}cqi`, () => [Q("kind-", t.face.kind), ...t.face.traits].filter(Boolean).join(" · ")]), r(e, n);
	}, S = (e) => {
		var t = Tn(), n = l(t);
		J(n, {
			name: "scales",
			size: "100%"
		}), I(t), r(e, t);
	};
	w(y, (e) => {
		t.face ? e(b) : e(S, -1);
	}), I(_), U((e) => z(_, 1, e, "svelte-83dztq"), [() => u([
		"card",
		t.face ? t.face.group || "neutral" : "back",
		t.face?.kind,
		{
			evolved: x(a),
			trained: t.face?.marks.includes("experienced"),
			engaged: x(h) && !n()
		}
	])]), r(e, _), M();
}
// src/boards/parts/CardSpot.svelte
var On = y("<span class=\"eye svelte-b09w7u\"><!></span>"), kn = y("<span class=\"sign svelte-b09w7u\"><!></span>"), An = y("<span class=\"unseen svelte-b09w7u\"> </span> <span class=\"turn svelte-b09w7u\"><!></span> <!> <!>", 1), jn = y("<button type=\"button\" data-spot=\"\"><!></button>"), Mn = y("<span><!></span>");
function Nn(e, t) {
	F(t, !0);
	let n = (e) => {
		var t = An(), n = v(t), i = j(n, !0), a = V(n, 2), o = l(a);
		{
			let e = G(() => x(y) && !x(S) ? null : x(s));
			Dn(o, {
				get face() {
					return x(e);
				},
				still: !0
			});
		}
		I(a);
		var u = V(a, 2), d = (e) => {
			var t = On(), n = l(t);
			J(n, {
				name: "eye",
				size: "80%"
			}), I(t), r(e, t);
		};
		w(u, (e) => {
			x(y) && e(d);
		});
		var p = V(u, 2), m = (e) => {
			var t = kn(), n = l(t);
			J(n, {
				get name() {
					return Gt[x(f) ?? "play"];
				},
				size: "70%"
			}), I(t), r(e, t);
		};
		w(p, (e) => {
			x(c).length > 0 && e(m);
		}), U(() => B(i, x(C))), r(e, t);
	}, i = N(t, "stop", 3, !0), a = ot(), o = G(() => ({
		seat: t.spot.seat,
		zone: t.spot.zone,
		slug: t.spot.card.slug
	})), s = G(() => gt(t.spot.card, a.cards)), c = G(() => a.offers(x(o))), f = G(() => x(c).length > 0 ? a.aim?.(x(c)) ?? "play" : null), p = (e) => t.spot.card.marks?.includes(e) ?? !1, m = G(() => p("engaged") || p("depleted") || p("tapped")), g = G(() => p("attacking") || p("blocking") ? `${p("attacking") ? "attacks" : "blocks"} ${t.spot.card.numbers?.find(({ key: e }) => e === "duel")?.n ?? 0}` : void 0), y = G(() => p("face-down") && x(s) !== null), b = G(() => a.lit?.(x(o)) ?? null), S = H(!1), C = G(() => qe([x(s) ? Ct(x(s)) : Y("hidden-card"), x(c).length > 0 ? Y("web-can", { acts: x(c).map((e) => Z(e.choice.label, a.scene)).join("; ") }) : ""]));
	function T() {
		L(S, !0), a.look(t.spot.card, x(o)), t.onfocus?.();
	}
	function E() {
		L(S, !0), a.look(t.spot.card, x(o));
	}
	var D = d(), O = v(D), k = (e) => {
		var s = jn(), d = l(s);
		n(d), I(s), U((e) => {
			z(s, 1, e, "svelte-b09w7u"), R(s, "data-fights", x(g)), R(s, "data-place", `${t.spot.seat ?? "-" ?? ""}/${t.spot.zone ?? ""}/${t.spot.card.slug ?? ""}`), R(s, "tabindex", i() ? 0 : -1);
		}, [() => u([
			"spot",
			x(f),
			{
				ready: x(c).length > 0,
				engaged: x(m),
				attacking: x(g) !== void 0,
				attacked: p("attacked") || p("target") && t.spot.zone !== "champions",
				topic: p("topic"),
				asks: x(b) === "asks",
				meant: x(b) === "meant"
			}
		])]), h("click", s, (e) => a.use(x(o), t.spot.card, e.currentTarget)), _("focus", s, T), _("blur", s, () => L(S, !1)), _("pointerenter", s, E), _("pointerleave", s, () => L(S, !1)), r(e, s);
	}, A = (e) => {
		var t = Mn(), i = l(t);
		n(i), I(t), U((e) => z(t, 1, e, "svelte-b09w7u"), [() => u(["spot still", {
			engaged: x(m),
			topic: p("topic"),
			asks: x(b) === "asks",
			meant: x(b) === "meant"
		}])]), r(e, t);
	};
	w(O, (e) => {
		x(s) || x(c).length > 0 ? e(k) : e(A, -1);
	}), r(e, D), M();
}
m(["click"]);
// src/boards/parts/Zone.svelte
var Pn = y("<span class=\"caption svelte-3apjwi\" aria-hidden=\"true\"> </span>"), Fn = y("<li class=\"svelte-3apjwi\"><!></li>"), In = y("<li class=\"place svelte-3apjwi\" aria-hidden=\"true\"></li>"), Ln = y("<div><!> <ul class=\"svelte-3apjwi\"><!> <!></ul></div>");
function Rn(e, t) {
	F(t, !0);
	let n = N(t, "places", 3, 0), i = N(t, "shape", 3, "row"), a = N(t, "caption", 3, !0), o = ot(), s = Lt(), c = G(() => s.of(t.seat, t.zone)), d = G(() => Q("zone-", t.zone)), f = G(() => et(t.zone, t.seat, x(c).length, o.scene)), p = G(() => Math.max(0, n() - x(c).length)), m = H(""), h = (e) => o.offers({
		seat: t.seat,
		zone: t.zone,
		slug: e.card.slug
	}).length > 0, _ = G(() => {
		let e = x(c).find((e) => e.id === x(m));
		return (e && h(e) ? e : x(c).find(h) ?? e ?? x(c)[0])?.id;
	});
	var v = Ln(), y = l(v), b = (e) => {
		var t = Pn(), n = j(t, !0);
		U(() => B(n, x(d))), r(e, t);
	};
	w(y, (e) => {
		a() && e(b);
	});
	var S = V(y, 2), C = l(S);
	g(C, 19, () => x(c), (e) => e.id, (e, t, n) => {
		var i = Fn();
		let a;
		var o = l(i);
		{
			let e = G(() => x(_) === x(t).id);
			Nn(o, {
				get spot() {
					return x(t);
				},
				get stop() {
					return x(e);
				},
				onfocus: () => L(m, x(t).id, !0)
			});
		}
		I(i), U(() => {
			R(i, "data-card", x(t).id), a = ae(i, "", a, {
				"--i": x(n) - (x(c).length - 1) / 2,
				"--n": x(c).length
			});
		}), r(e, i);
	});
	var E = V(C, 2);
	g(E, 17, () => ({ length: x(p) }), T, (e, t) => {
		var n = In();
		r(e, n);
	}), I(S), I(v), U(() => {
		z(v, 1, u([
			"zone",
			i(),
			t.zone,
			{ bare: x(c).length === 0 }
		]), "svelte-3apjwi"), R(v, "data-pile", `${t.seat ?? "-" ?? ""}/${t.zone ?? ""}`), R(S, "aria-label", x(f));
	}), r(e, v), M();
}
// src/boards/parts/placing.svelte.ts
var zn = class {
	#e;
	#t = ot();
	#n = H("");
	constructor(e) {
		this.#e = e;
	}
	#r = G(() => {
		let e = this.#e().board?.places ?? [], t = (e) => this.offersOf(e).length > 0, n = e.find((e) => e.key === x(this.#n));
		return (n && t(n) ? n : e.find(t) ?? n ?? e[0])?.key;
	});
	get stop() {
		return x(this.#r);
	}
	set stop(e) {
		L(this.#r, e);
	}
	offersOf(e) {
		let t = [...this.#t.offersOn(e.key), ...(e.cards ?? []).flatMap((e) => this.#t.offers(e))];
		return [...new Map(t.map((e) => [e.pick, e])).values()];
	}
	use(e, t) {
		let n = this.#t.offersOn(e.key), r = e.cards ?? [], i = r.find((e) => this.#t.offers(e).length > 0) ?? r[0], a = i && Nt(this.#e(), i);
		n.length > 0 && !n.every((e) => i && this.#t.offers(i).some((t) => t.pick === e.pick)) ? this.#t.useOn(e.key, t) : i && a && this.#t.use(i, a, t);
	}
	look(e) {
		L(this.#n, e.key, !0);
		let [t] = e.cards ?? [], n = t && Nt(this.#e(), t);
		t && n && this.#t.look(n, t);
	}
	pressed(e, t) {
		e.key === "Enter" && e.currentTarget instanceof Element && (e.preventDefault(), this.use(t, e.currentTarget));
	}
};
// src/lib/faces.ts
function Bn(e) {
	if (!e.numbers.some((e) => e.key.startsWith("experienced-"))) return null;
	let t = e.numbers.filter((e) => !e.key.startsWith(mt)), n = e.numbers.filter((e) => e.key.startsWith(mt)).map((e) => ({
		...e,
		key: e.key.slice(mt.length)
	}));
	return [{
		...yt({
			...e,
			numbers: t
		}),
		text: []
	}, {
		...yt({
			...e,
			numbers: n
		}),
		marks: ["experienced"]
	}];
}
// src/boards/parts/Pile.svelte
var Vn = y("<span class=\"top svelte-ehu8qw\"><!></span>"), Hn = y("<span class=\"sign svelte-ehu8qw\"><!></span>"), Un = y("<button type=\"button\" data-spot=\"\"><span class=\"unseen\"> </span> <span class=\"stack svelte-ehu8qw\"><!> <span class=\"count svelte-ehu8qw\" aria-hidden=\"true\"> </span></span> <span class=\"title svelte-ehu8qw\" aria-hidden=\"true\"> </span> <span class=\"title brief svelte-ehu8qw\" aria-hidden=\"true\"> </span> <!></button>");
function Wn(e, t) {
	F(t, !0);
	let n = N(t, "top", 19, () => t.zone === "deck" ? "first" : "last"), i = ot(), a = Lt(), o = G(() => a.of(t.seat, t.zone)), s = G(() => Q("zone-", t.zone)), c = G(() => Re(`brief-${t.zone}`) ? Y(`brief-${t.zone}`) : x(s)), d = G(() => n() === "last" ? x(o).at(-1) : x(o)[0]), f = G(() => t.zone === "deck" && x(o).length > 1 && x(o).every(({ card: e }) => e.name !== null)), p = G(() => x(d) && !x(f) ? gt(x(d).card, i.cards) : null), m = G(() => x(o).some((e) => i.offers({
		seat: t.seat,
		zone: t.zone,
		slug: e.card.slug
	}).length > 0)), g = G(() => [
		et(t.zone, t.seat, x(o).length, i.scene),
		x(p)?.title,
		x(m) ? Y("web-pile-offers") : ""
	].filter(Boolean).join(", "));
	var v = Un(), y = l(v), b = j(y, !0), S = V(y, 2);
	let C;
	var T = l(S), E = (e) => {
		var t = Vn();
		Dn(l(t), {
			get face() {
				return x(p);
			},
			still: !0
		}), I(t), U(() => R(t, "data-card", x(d).id)), r(e, t);
	};
	w(T, (e) => {
		x(d) && e(E);
	});
	var D = V(T, 2), O = j(D, !0);
	I(S);
	var k = V(S, 2), A = j(k, !0), P = V(k, 2), ee = j(P, !0), te = V(P, 2), ne = (e) => {
		var t = Hn(), n = l(t);
		J(n, {
			name: "ability",
			size: "70%"
		}), I(t), r(e, t);
	};
	w(te, (e) => {
		x(m) && e(ne);
	}), I(v), U((e) => {
		z(v, 1, u([
			"pile",
			t.zone,
			{
				empty: x(o).length === 0,
				ready: x(m)
			}
		]), "svelte-ehu8qw"), R(v, "data-pile", `${t.seat ?? ""}/${t.zone ?? ""}`), B(b, x(g)), C = ae(S, "", C, { "--high": e }), B(O, x(o).length), B(A, x(s)), B(ee, x(c));
	}, [() => Math.min(4, Math.ceil(x(o).length / 10))]), h("click", v, () => i.open(t.seat, t.zone)), _("pointerenter", v, () => x(d) && x(p) && i.look(x(d).card, {
		seat: t.seat,
		zone: t.zone,
		slug: x(d).card.slug
	})), r(e, v), M();
}
m(["click"]);
// src/boards/parts/Clock.svelte
var Gn = y("<b> </b>"), Kn = y("<span role=\"timer\" aria-live=\"off\"><!> <span class=\"unseen\"> </span> <!> <span> </span></span>");
function qn(e, t) {
	F(t, !0);
	let n = H(ee(performance.now()));
	K(() => {
		if (L(n, performance.now(), !0), !t.running) return;
		let e = setInterval(() => L(n, performance.now(), !0), 500);
		return () => clearInterval(e);
	});
	let i = G(() => t.running ? Math.max(0, x(n) - t.since) : 0), a = G(() => t.decision === null ? 0 : Math.max(0, t.decision - x(i))), o = G(() => Math.max(0, (t.reserve ?? 0) - Math.max(0, x(i) - (t.decision ?? 0)))), s = G(() => x(a) + x(o) < 2e4);
	function c(e) {
		let t = Math.ceil(e / 1e3);
		return `${Math.floor(t / 60)}:${String(t % 60).padStart(2, "0")}`;
	}
	var f = d(), p = v(f), m = (e) => {
		var n = Kn(), i = l(n);
		J(i, {
			name: "clock",
			size: "1em"
		});
		var d = V(i, 2), f = j(d, !0), p = V(d, 2), m = (e) => {
			var t = Gn(), n = j(t, !0);
			U((e) => B(n, e), [() => c(x(a))]), r(e, t);
		};
		w(p, (e) => {
			t.running && x(a) > 0 && e(m);
		});
		var h = V(p, 2), g = j(h, !0);
		I(n), U((e, r) => {
			z(n, 1, u(["clock", {
				running: t.running,
				late: x(s) && t.running
			}]), "svelte-yjh8cu"), B(f, e), B(g, r);
		}, [() => Y("web-clock"), () => c(x(o))]), r(e, n);
	};
	w(p, (e) => {
		(t.decision !== null || t.reserve !== null) && e(m);
	}), r(e, f), M();
}
// src/boards/parts/Plate.svelte
var Jn = y("<span class=\"wins svelte-tlwek4\"> </span>"), Yn = y("<span class=\"away svelte-tlwek4\"> </span>"), Xn = y("<span class=\"team svelte-tlwek4\"> </span>"), Zn = y("<span class=\"now svelte-tlwek4\"> </span>"), Qn = y("<div><span class=\"who svelte-tlwek4\"><!> <b class=\"svelte-tlwek4\"> </b></span> <!> <!> <!> <!> <!> <!></div>");
function $n(e, t) {
	F(t, !0);
	let n = ot(), i = G(() => t.sitters[t.seat]), a = G(() => Ie(t.view.seats.map((e) => e.team))), o = G(() => t.view.seats[t.seat]?.out ?? !1), s = G(() => t.view.active === t.seat && !t.view.outcome), c = G(() => t.view.asked === t.seat && !t.view.outcome);
	var d = Qn(), f = l(d), p = l(f), m = (e) => {
		{
			let t = G(() => Y("web-bot"));
			J(e, {
				name: "bot",
				size: "1.1em",
				get label() {
					return x(t);
				}
			});
		}
	}, h = (e) => {
		{
			let t = G(() => Y("web-away"));
			J(e, {
				name: "eye",
				size: "1.1em",
				get label() {
					return x(t);
				}
			});
		}
	};
	w(p, (e) => {
		x(i)?.kind === "bot" ? e(m) : x(i) && !x(i).here && e(h, 1);
	});
	var g = V(p, 2), _ = j(g, !0);
	I(f);
	var v = V(f, 2), y = (e) => {
		var t = Jn(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-wins", { n: x(i).wins })]), r(e, t);
	};
	w(v, (e) => {
		x(i) && x(i).wins > 0 && e(y);
	});
	var b = V(v, 2), S = (e) => {
		var t = Yn(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-away")]), r(e, t);
	};
	w(b, (e) => {
		x(i) && x(i).kind === "human" && !x(i).here && e(S);
	});
	var C = V(b, 2), T = (e) => {
		var n = Xn(), i = j(n, !0);
		U((e) => B(i, e), [() => Y("web-team", { team: (t.view.seats[t.seat]?.team ?? 0) + 1 })]), r(e, n);
	};
	w(C, (e) => {
		x(a) && e(T);
	});
	var E = V(C, 2), D = (e) => {
		var t = Yn(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-out")]), r(e, t);
	};
	w(E, (e) => {
		x(o) && e(D);
	});
	var O = V(E, 2), k = (e) => {
		var t = Zn(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-has-turn")]), r(e, t);
	};
	w(O, (e) => {
		x(s) && e(k);
	});
	var A = V(O, 2), N = (e) => {
		qn(e, {
			get decision() {
				return x(i).decision_ms;
			},
			get reserve() {
				return x(i).reserve_ms;
			},
			get since() {
				return t.since;
			},
			get running() {
				return x(c);
			}
		});
	};
	w(A, (e) => {
		x(i) && e(N);
	}), I(d), U((e) => {
		z(d, 1, u(["plate", {
			turn: x(s),
			asked: x(c)
		}]), "svelte-tlwek4"), B(_, e);
	}, [() => Ke(t.seat, n.scene)]), r(e, d), M();
}
// src/boards/motion.ts
var er = {
	duration: 420,
	easing: "cubic-bezier(0.2, 0.7, 0.2, 1)"
};
function tr(e, t, n) {
	let r = new Map(), i = new Map(), a = ar(e), o = new Map(n.map((e) => [e.id, ir(e)])), s = new Map(t.map((e) => [e.id, ir(e)]));
	for (let t of e.querySelectorAll("[data-card]")) {
		let e = t.dataset.card ?? "";
		r.set(e, t.getBoundingClientRect());
		let n = o.get(e);
		n && n !== s.get(e) && a.has(n) && i.set(e, t.cloneNode(!0));
	}
	return {
		rects: r,
		piles: a,
		ghosts: i,
		old: t
	};
}
function nr(e, t, n, r) {
	let i = ar(e), a = new Map(t.old.map((e) => [e.id, e])), o = new Map();
	for (let t of e.querySelectorAll("[data-card]")) o.set(t.dataset.card ?? "", t);
	for (let e of n) {
		let n = a.get(e.id), s = o.get(e.id), c = t.rects.get(e.id) ?? (n && t.piles.get(ir(n)));
		s && c ? or(s, c, s.getBoundingClientRect()) : s && t.old.length > 0 && sr(s);
		let l = t.ghosts.get(e.id), u = i.get(ir(e));
		!s && l && c && u && cr(l, c, u), s && n && ur(s, lr(n, e, r));
	}
}
function rr(e, t, n) {
	let r = e.getBoundingClientRect(), i = t ? t.left + t.width / 2 - r.left - r.width / 2 : 0, a = t ? t.top + t.height / 2 - r.top - r.height / 2 : n ? -r.height : r.height, o = Math.min(1, r.height / (2 * Math.hypot(i, a) || 1));
	e.animate([
		{
			translate: "0",
			zIndex: 6
		},
		{
			translate: `${i * o}px ${a * o}px`,
			zIndex: 6,
			offset: .45
		},
		{
			translate: "0",
			zIndex: 6
		}
	], {
		duration: 340,
		easing: "cubic-bezier(0.3, 0, 0.2, 1)"
	});
}
function ir(e) {
	return `${e.seat ?? "-"}/${e.zone}`;
}
function ar(e) {
	let t = new Map();
	for (let n of e.querySelectorAll("[data-pile]")) t.set(n.dataset.pile ?? "", n.getBoundingClientRect());
	return t;
}
function or(e, t, n) {
	let r = t.left + t.width / 2 - n.left - n.width / 2, i = t.top + t.height / 2 - n.top - n.height / 2;
	Math.abs(r) + Math.abs(i) < 3 || n.width === 0 || e.animate([{
		translate: `${r}px ${i}px`,
		scale: `${t.width / n.width}`,
		zIndex: 5
	}, {
		translate: "0",
		scale: "1",
		zIndex: 5
	}], er);
}
function sr(e) {
	e.animate([{
		opacity: 0,
		transform: "scale(0.8)"
	}, {
		opacity: 1,
		transform: "none"
	}], {
		duration: 260,
		easing: "ease-out"
	});
}
function cr(e, t, n) {
	e.removeAttribute("data-card"), e.setAttribute("aria-hidden", "true"), e.inert = !0, Object.assign(e.style, {
		position: "fixed",
		zIndex: "40",
		margin: "0",
		pointerEvents: "none",
		listStyle: "none",
		left: `${t.left}px`,
		top: `${t.top}px`,
		width: `${t.width}px`,
		height: `${t.height}px`
	}), document.body.append(e);
	let r = `translate(${n.left - t.left}px, ${n.top - t.top}px) scale(${n.width / Math.max(1, t.width)})`, i = e.animate([{
		transform: "none",
		transformOrigin: "0 0",
		opacity: 1
	}, {
		transform: r,
		transformOrigin: "0 0",
		opacity: .25
	}], er);
	i.onfinish = () => e.remove(), i.oncancel = () => e.remove();
}
function lr(e, t, n = "") {
	if (e.zone !== t.zone || e.card.name === null || e.card.name !== t.card.name) return 0;
	let r = (e, t) => e.card.numbers?.find((e) => e.key === t)?.n ?? 0, i = (e) => r(e, n) + r(e, "structure") - r(e, "damage") - r(e, "ruin");
	return i(t) - i(e);
}
function ur(e, t) {
	if (t === 0) return;
	t < 0 && e.animate([
		{ translate: "0" },
		{ translate: "-5px" },
		{ translate: "5px" },
		{ translate: "-3px" },
		{ translate: "0" }
	], { duration: 320 });
	let n = e.getBoundingClientRect(), r = document.createElement("span");
	r.className = `pop ${t < 0 ? "harm" : "heal"}`, r.textContent = t > 0 ? `+${t}` : `−${-t}`, r.setAttribute("aria-hidden", "true"), r.style.left = `${n.left + n.width / 2}px`, r.style.top = `${n.top + n.height / 2}px`, document.body.append(r);
	let i = r.animate([
		{
			opacity: 0,
			transform: "translate(-50%, -50%) scale(0.6)"
		},
		{
			opacity: 1,
			transform: "translate(-50%, -70%) scale(1.15)",
			offset: .25
		},
		{
			opacity: 1,
			transform: "translate(-50%, -90%) scale(1)",
			offset: .7
		},
		{
			opacity: 0,
			transform: "translate(-50%, -150%) scale(1)"
		}
	], { duration: 1100 });
	i.onfinish = () => r.remove(), i.oncancel = () => r.remove();
}
// src/boards/spots.ts
function dr(e, t) {
	let n = e.target instanceof Element ? e.target.closest("[data-spot]") : null, r = fr[e.key];
	!n || !r || e.altKey || e.ctrlKey || e.metaKey || (e.preventDefault(), pr(n, [...t.querySelectorAll("[data-spot]")], r)?.focus());
}
var fr = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};
function pr(e, t, [n, r]) {
	let i = mr(e), a = null, o = Infinity;
	for (let s of t) {
		if (s === e || s.getClientRects().length === 0) continue;
		let t = mr(s), c = (t.x - i.x) * n + (t.y - i.y) * r, l = c + (Math.abs((t.x - i.x) * r) + Math.abs((t.y - i.y) * n)) * 3;
		c > 4 && l < o && ([a, o] = [s, l]);
	}
	return a;
}
function mr(e) {
	let { left: t, top: n, width: r, height: i } = e.getBoundingClientRect();
	return {
		x: t + r / 2,
		y: n + i / 2
	};
}
// src/boards/tracker.ts
var hr = class {
	#e = null;
	#t = [];
	#n = 0;
	next(e) {
		if (e === this.#e) return this.#t;
		let t = vr(e), n = new Set(this.#t);
		for (let e of _r) for (let r of t) {
			if (r.id) continue;
			let t = [...n].find((t) => e(t, r));
			t && (r.id = t.id, n.delete(t));
		}
		for (let e of t) e.id ||= (this.#n += 1, `c${this.#n}`);
		return this.#e = e, this.#t = t, t;
	}
}, gr = (e, t) => e.seat === t.seat && e.zone === t.zone, $ = (e) => e.card.name !== null, _r = [
	(e, t) => gr(e, t) && $(e) && $(t) && e.card.slug === t.card.slug && e.index === t.index,
	(e, t) => gr(e, t) && $(e) && $(t) && e.card.slug === t.card.slug,
	(e, t) => gr(e, t) && $(e) && $(t) && e.card.name === t.card.name,
	(e, t) => $(e) && $(t) && e.card.name === t.card.name && e.seat === t.seat && !gr(e, t),
	(e, t) => $(e) && $(t) && e.card.name === t.card.name && !gr(e, t),
	(e, t) => gr(e, t) && !$(e) && !$(t),
	(e, t) => !$(e) && $(t) && e.seat === t.seat && e.zone === "hand" && t.zone !== "hand",
	(e, t) => !$(e) && e.seat === t.seat && e.zone === "deck" && t.zone !== "deck",
	(e, t) => $(e) && !$(t) && e.seat === t.seat && !gr(e, t)
];
function vr(e) {
	let t = [], n = (e, n) => {
		for (let r of n) r.cards.forEach((n, i) => t.push({
			id: "",
			seat: e,
			zone: r.key,
			index: i,
			card: n
		}));
	};
	return e.seats.forEach((e, t) => n(t, e.zones)), n(null, e.shared), t;
}
// src/boards/parts/Arrow.svelte
var yr = b("<path></path><polygon></polygon>", 1), br = b("<svg class=\"ways svelte-1pzev99\" aria-hidden=\"true\"></svg>");
function xr(e, n) {
	F(n, !0);
	let i = H([]), a = H(""), o = (e) => [...n.root?.querySelectorAll(e) ?? []].map((e) => e.getBoundingClientRect()).filter(({ width: e }) => e > 0);
	function s() {
		L(a, c(n.root?.closest(".felt")?.getBoundingClientRect()), !0);
		let [e] = o(".asks"), t = e ? o(".meant").map((t) => f(e, t, !1)) : [];
		L(i, t.length > 0 ? t : l());
	}
	function c(e) {
		return e ? `inset(${Math.max(0, e.top)}px ${Math.max(0, innerWidth - e.right)}px ${Math.max(0, innerHeight - e.bottom)}px ${Math.max(0, e.left)}px)` : "";
	}
	function l() {
		return [...n.root?.querySelectorAll("[data-fights^=\"attacks\"]") ?? []].flatMap((e) => {
			let t = e.dataset.fights?.split(" ")[1] ?? "0", n = t === "0" ? [] : o(`[data-fights="blocks ${t}"]`), r = e.getBoundingClientRect();
			return (n.length > 0 ? n : o(".attacked")).map((e) => f(r, e, !0));
		});
	}
	function f(e, t, n) {
		let [r, i, a, o] = [
			e.x + e.width / 2,
			e.y + e.height / 2,
			t.x + t.width / 2,
			t.y + t.height / 2
		], s = Math.hypot(a - r, o - i) || 1, [c, l] = [(a - r) / s, (o - i) / s], [u, d] = [a - c * t.height * .3, o - l * t.height * .3], [f, p] = [(r + u) / 2 - l * s * .12, (i + d) / 2 + c * s * .12], m = Math.atan2(d - p, u - f), h = (e) => `${u - 11 * Math.cos(m + e)},${d - 11 * Math.sin(m + e)}`;
		return {
			d: `M${r},${i} Q${f},${p} ${u},${d}`,
			tip: `${u},${d} ${h(.5)} ${h(-.5)}`,
			battle: n
		};
	}
	K(() => {
		n.view;
		let e = requestAnimationFrame(s), t = setTimeout(s, 450);
		return () => {
			cancelAnimationFrame(e), clearTimeout(t);
		};
	});
	var p = d();
	_("resize", t, s), _("scroll", t, () => x(i).length > 0 && s(), !0);
	var m = v(p), h = (e) => {
		var t = br();
		let n;
		g(t, 21, () => x(i), ({ d: e, tip: t, battle: n }) => e, (e, t, n, i) => {
			let a = () => x(t).d, o = () => x(t).tip, s = () => x(t).battle;
			var c = yr(), l = v(c), d = V(l);
			U(() => {
				z(l, 0, u({ battle: s() }), "svelte-1pzev99"), R(l, "d", a()), z(d, 0, u({ battle: s() }), "svelte-1pzev99"), R(d, "points", o());
			}), r(e, c);
		}), I(t), U(() => n = ae(t, "", n, { "clip-path": x(a) })), r(e, t);
	};
	w(m, (e) => {
		x(i).length > 0 && e(h);
	}), r(e, p), M();
}
// src/boards/parts/Stage.svelte
var Sr = y("<section class=\"stage svelte-1fw252e\"><!> <!></section>");
function Cr(e, t) {
	F(t, !0);
	let n = H(void 0), i = new hr(), a = G(() => i.next(t.view)), o = [], c = null;
	It({ of: (e, t) => x(a).filter((n) => n.seat === e && n.zone === t) }), de(() => {
		c = x(n) && o !== x(a) && Ve() && document.visibilityState === "visible" ? tr(x(n), o, x(a)) : null;
	}), K(() => {
		x(n) && c && nr(x(n), c, x(a), t.view.pair?.[1]), c = null, o = x(a);
	});
	var u = Sr(), d = l(u);
	se(d, () => t.children), xr(V(d, 2), {
		get view() {
			return t.view;
		},
		get root() {
			return x(n);
		}
	}), I(u), s(u, (e) => L(n, e), () => x(n)), U(() => R(u, "aria-label", t.label)), h("keydown", u, (e) => x(n) && dr(e, x(n))), r(e, u), M();
}
m(["keydown"]);
// src/boards/parts/Pips.svelte
var wr = y("<small class=\"svelte-10fdugy\"> </small>"), Tr = y("<i></i>"), Er = y("<div><span class=\"label svelte-10fdugy\"> </span> <b class=\"svelte-10fdugy\"> <!></b> <span class=\"dots svelte-10fdugy\" aria-hidden=\"true\"></span></div>");
function Dr(e, t) {
	let n = G(() => Array.from({ length: Math.max(t.now, t.most) }, (e, n) => n < t.now));
	var i = Er(), a = l(i), o = j(a, !0), s = V(a, 2), c = l(s, !0), d = V(c), f = (e) => {
		var n = wr(), i = j(n);
		U(() => B(i, `/${t.most ?? ""}`)), r(e, n);
	};
	w(d, (e) => {
		t.kind === "points" && e(f);
	}), I(s);
	var p = V(s, 2);
	g(p, 21, () => x(n), T, (e, t) => {
		var n = Tr();
		let i;
		U(() => i = z(n, 1, "svelte-10fdugy", null, i, { full: x(t) })), r(e, n);
	}), I(p), I(i), U(() => {
		z(i, 1, u(["pips", t.kind]), "svelte-10fdugy"), B(o, t.label), B(c, t.now);
	}), r(e, i);
}
// src/boards/parts/Places.svelte
var Or = b("<text class=\"pair svelte-wf9gug\" y=\"16\"> </text>"), kr = b("<g aria-hidden=\"true\"><circle r=\"20\" cy=\"-4\"></circle><text class=\"title svelte-wf9gug\" y=\"0\"> </text><!></g>"), Ar = b("<g role=\"button\" data-spot=\"\"><polygon class=\"svelte-wf9gug\"></polygon><text class=\"key svelte-wf9gug\" y=\"38\" aria-hidden=\"true\"> </text><!></g>"), jr = b("<svg class=\"places svelte-wf9gug\" role=\"group\"></svg>");
function Mr(e, t) {
	F(t, !0);
	let n = ot(), i = G(() => t.view.board ? Mt(t.view.board) : null), a = new zn(() => t.view);
	function o(e) {
		return (e.cards ?? []).map((e) => {
			let r = Nt(t.view, e), i = (r && gt(r, n.cards)?.title) ?? "?", a = t.view.pair?.map((e) => r?.numbers?.find((t) => t.key === e)?.n).filter((e) => e !== void 0).join("/") ?? "";
			return {
				seat: e.seat,
				title: i.length > 11 ? `${i.slice(0, 10)}…` : i,
				pair: a
			};
		});
	}
	var s = d(), c = v(s), f = (e) => {
		var s = jr();
		g(s, 21, () => x(i).cells, ({ place: e, x: t, y: n }) => e.key, (e, s) => {
			let c = () => x(s).place, d = () => x(s).x, f = () => x(s).y, p = G(() => a.offersOf(c()));
			var m = Ar(), v = l(m), y = V(v), b = j(y, !0), S = V(y);
			g(S, 17, () => o(c()), T, (e, t, n) => {
				var i = kr();
				R(i, "transform", `translate(0 ${n * 26 - 10})`);
				var a = l(i), o = V(a), s = j(o, !0), c = V(o), u = (e) => {
					var n = Or(), i = j(n, !0);
					U(() => B(i, x(t).pair)), r(e, n);
				};
				w(c, (e) => {
					x(t).pair && e(u);
				}), I(i), U(() => {
					z(a, 0, `seat-${x(t).seat ?? "none" ?? ""}`, "svelte-wf9gug"), B(s, x(t).title);
				}), r(e, i);
			}), I(m), U((e, t) => {
				R(m, "transform", `translate(${d() ?? ""} ${f() ?? ""})`), z(m, 0, e, "svelte-wf9gug"), R(m, "tabindex", a.stop === c().key ? 0 : -1), R(m, "aria-label", t), R(m, "data-on", c().key), R(v, "points", x(i).corners), B(b, c().key);
			}, [() => u([
				"place",
				{ ready: x(p).length > 0 },
				...c().marks ?? []
			]), () => Pt(t.view, c(), x(p), n.cards, n.scene)]), h("click", m, (e) => a.use(c(), e.currentTarget)), h("keydown", m, (e) => a.pressed(e, c())), _("focus", m, () => a.look(c())), r(e, m);
		}), I(s), U((e) => {
			R(s, "viewBox", `-3 -3 ${x(i).width + 6} ${x(i).height + 6}`), R(s, "aria-label", e);
		}, [() => Y("web-places")]), r(e, s);
	};
	w(c, (e) => {
		x(i) && e(f);
	}), r(e, s), M();
}
m(["click", "keydown"]);
// src/boards/parts/laid.ts
function Nr(e, t = () => !0) {
	let n = Ir(e, t), r = new Set([...n.values()].flat());
	return (e) => e.filter((e) => !r.has(e)).map((e) => ({
		spot: e,
		on: Lr(e, n)
	}));
}
function Pr(e, t) {
	return e.card.marks?.includes(t) ?? !1;
}
function Fr({ spot: e }, t) {
	return e.card.numbers?.find((e) => e.key === t)?.n ?? 0;
}
function Ir(e, t) {
	let n = new Set(e.filter(t)), r = new Map();
	for (let t of e) for (let e of t.card.with ?? []) {
		let i = [...n].find((n) => n !== t && Rr(n.card.slug) === Rr(e.slug));
		i && (n.delete(i), r.set(t, [...r.get(t) ?? [], i]));
	}
	return r;
}
function Lr(e, t) {
	return (t.get(e) ?? []).flatMap((e) => [e, ...Lr(e, t)]);
}
function Rr(e) {
	return e.replace(/#\d+$/, "");
}
// src/boards/parts/Group.svelte
var zr = y("<div class=\"attached svelte-14bkafr\"><!></div>"), Br = y("<li><div class=\"bearer svelte-14bkafr\"><!></div> <!></li>"), Vr = y("<ul></ul>");
function Hr(e, t) {
	F(t, !0);
	let n = N(t, "shape", 3, "row"), i = ot(), a = H(""), o = G(() => t.laid.flatMap(({ spot: e, on: t }) => [e, ...t])), s = ({ seat: e, zone: t, card: n }) => i.offers({
		seat: e,
		zone: t,
		slug: n.slug
	}).length > 0, c = G(() => {
		let e = x(o).find((e) => e.id === x(a));
		return (e && s(e) ? e : x(o).find(s) ?? e ?? x(o)[0])?.id;
	});
	var f = d(), p = v(f), m = (e) => {
		var i = Vr();
		g(i, 21, () => t.laid, ({ spot: e, on: t }) => e.id, (e, t) => {
			let n = () => x(t).spot, i = () => x(t).on;
			var o = Br();
			let s, u;
			var d = l(o), f = l(d);
			{
				let e = G(() => x(c) === n().id);
				Nn(f, {
					get spot() {
						return n();
					},
					get stop() {
						return x(e);
					},
					onfocus: () => L(a, n().id, !0)
				});
			}
			I(d);
			var p = V(d, 2);
			g(p, 19, i, (e) => e.id, (e, t, n) => {
				var o = zr();
				let s;
				var u = l(o);
				{
					let e = G(() => x(c) === x(t).id);
					Nn(u, {
						get spot() {
							return x(t);
						},
						get stop() {
							return x(e);
						},
						onfocus: () => L(a, x(t).id, !0)
					});
				}
				I(o), U(() => {
					R(o, "data-card", x(t).id), s = ae(o, "", s, { "--i": i().length - x(n) });
				}), r(e, o);
			}), I(o), U(() => {
				s = z(o, 1, "svelte-14bkafr", null, s, { bears: i().length > 0 }), u = ae(o, "", u, { "--on": i().length }), R(d, "data-card", n().id);
			}), r(e, o);
		}), I(i), U(() => {
			z(i, 1, u(["group", n()]), "svelte-14bkafr"), R(i, "aria-label", t.label);
		}), r(e, i);
	};
	w(p, (e) => {
		t.laid.length > 0 && e(m);
	}), r(e, f), M();
}
// src/lib/pay.ts
var Ur = "ask-pay";
function Wr(e) {
	return e?.question === Ur ? `${Ur} ${e.subject?.card ?? ""}` : null;
}
function Gr(e, t) {
	if (Wr(e) === null || t.length === 0) return null;
	let n = t.map((t) => Jr(qr(e, t)));
	if (n.some((e) => e === null)) return null;
	let r = Math.min(...n);
	return n.indexOf(r);
}
function Kr(e, t) {
	if (Wr(e) === null) return !1;
	let n = t.map((t) => {
		let n = qr(e, t);
		return n ? JSON.stringify({
			...n,
			slug: ""
		}) : t.words;
	});
	return new Set(n).size === 1;
}
function qr(e, t) {
	let [n] = t.about ?? [];
	return (n?.seat === null ? e.shared : e.seats[n?.seat ?? -1]?.zones)?.find((e) => e.key === n?.zone)?.cards.find((e) => e.slug === n?.slug) ?? null;
}
function Jr(e) {
	if (!e) return null;
	let t = (t) => e.numbers?.find((e) => e.key === t)?.n ?? 0, n = Math.max(t("strength"), t("attack"));
	return e.marks?.includes("face-down") ? 0 : 1 + 10 * n + (e.with?.length ?? 0);
}
// src/lib/auto.ts
var Yr = ["ask-react", "ask-respond"], Xr = [
	"pass",
	"end",
	"stop",
	"no",
	"refuse"
];
function Zr(e, t, n, r = !1) {
	if (n || e.asked === null) return null;
	let [i] = t;
	if (r && t.length > 0 && t.every(({ act: e }) => e === "pass") || t.length > 1 && Kr(e, t)) return 0;
	let a = $r(t);
	if (a !== null) return a;
	let o = i && Xr.includes(i.act);
	return t.length === 1 && i && !o ? 0 : null;
}
var Qr = ["restore", "develop"];
function $r(e) {
	if (e.length < 2) return null;
	if (e.every(({ act: e }) => Qr.includes(e))) return e.findIndex(({ act: t }) => t === Qr.find((t) => e.some((e) => e.act === t)));
	let t = new Set(e.map(({ label: e }) => JSON.stringify(e)));
	return e.every(({ act: e }) => e === "pending") && t.size === 1 ? 0 : null;
}
function ei(e, { fullControl: t, passed: n, passing: r, passIdle: i, askOwn: a }) {
	if (t) return {
		ask_all: !0,
		pass: []
	};
	let o = n.flatMap((t) => {
		let [n, r = "", i] = t.split(" ");
		return n === e ? [{
			question: "",
			phase: r,
			turns: i === "mine" ? "own" : "others",
			until: "match"
		}] : [];
	}), s = Yr.map((e) => ({
		question: e,
		phase: "",
		turns: "after-own",
		until: "match"
	})), c = {
		question: "",
		phase: "",
		turns: "idle",
		until: "match"
	}, l = {
		question: "",
		phase: "",
		turns: "any",
		until: "turn"
	};
	return {
		ask_all: !1,
		pass: [
			...o,
			...a ? [] : s,
			...i ? [c] : [],
			...r ? [l] : []
		]
	};
}
function ti(e) {
	return e?.pass.some((e) => e.until === "turn") ?? !1;
}
function ni(e) {
	return e?.pass.some((e) => e.turns === "idle") ?? !1;
}
function ri(e, t, n) {
	return `${e} ${t} ${n ? "mine" : "theirs"}`;
}
// src/lib/packs.ts
var ii = class extends me {
	faults;
	constructor(e, t) {
		super("text", e), this.faults = t;
	}
}, ai = {
	list: () => Se("GET", "/api/packs"),
	report: (e) => Se("GET", `/api/packs/${e}`),
	remove: (e, t) => Se("DELETE", `/api/packs/${e}?forget=${t}`),
	shown: (e) => Se("GET", `/api/tables/${e}/cards`)
};
async function oi(e, t, n) {
	let r = new URLSearchParams({
		name: t.name,
		dry: String(t.dry),
		update: String(t.update)
	});
	t.game && r.set("game", t.game);
	let i = null;
	for await (let t of Qe(`/api/packs?${r}`, e)) {
		let e = JSON.parse(t);
		if (e.is === "progress") n(e.done, e.all);
		else if (e.is === "refused") throw new ii(e.why, e.faults);
		else i = e;
	}
	if (!i) throw new me("busy", { key: "web-no-server" });
	return i;
}
function si(e) {
	return e.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 40).replace(/^-+|-+$/g, "");
}
function ci(e) {
	let t = (e) => e.replace(/[\t\n]/g, " ");
	return [
		"place	name	set	verdict	note	why",
		...e.cards.map(({ place: e, name: n, set: r, verdict: i, why: a = "", note: o = "" }) => [
			e,
			n,
			r,
			i,
			o,
			a
		].map(t).join("	")),
		""
	].join("\n");
}
// src/lib/selection.ts
var li = [
	"play",
	"use",
	"evolve",
	"attack",
	"pass",
	"end",
	"stack",
	"keep",
	"mulligan",
	"flip",
	"restore",
	"develop",
	"stop"
], ui = "ask-main", di = class e {
	labels;
	#e;
	#t;
	#n;
	constructor(e = [], t = "", n = -1, r = !1) {
		this.labels = e, this.#e = t, this.#t = n, this.#n = r;
	}
	picked(t, n) {
		if (!t.view || t.view.question === ui || li.includes(n.act)) return new e();
		let { question: r } = t.view, i = r === this.#e ? this.labels : [];
		return new e([...i, n.label], r, t.at, !0);
	}
	undone() {
		return new e(this.labels.slice(0, -1), this.#e, this.#t, !0);
	}
	seen(t) {
		return t.at === this.#t ? this : this.#n && t.view?.question === this.#e ? new e(this.labels, this.#e, t.at) : new e();
	}
}, fi = class {
	id;
	#e = H(null);
	get room() {
		return x(this.#e);
	}
	set room(e) {
		L(this.#e, e);
	}
	#t = H([]);
	get lines() {
		return x(this.#t);
	}
	set lines(e) {
		L(this.#t, e);
	}
	#n = H([]);
	get chat() {
		return x(this.#n);
	}
	set chat(e) {
		L(this.#n, e);
	}
	#r = H(He);
	get cards() {
		return x(this.#r);
	}
	set cards(e) {
		L(this.#r, e);
	}
	#i = He;
	#a = [];
	#o = "";
	#s = H(null);
	get info() {
		return x(this.#s);
	}
	set info(e) {
		L(this.#s, e);
	}
	#c = H(0);
	get since() {
		return x(this.#c);
	}
	set since(e) {
		L(this.#c, e);
	}
	#l = H(!1);
	get moved() {
		return x(this.#l);
	}
	set moved(e) {
		L(this.#l, e, !0);
	}
	#u = H(null);
	get broken() {
		return x(this.#u);
	}
	set broken(e) {
		L(this.#u, e);
	}
	#d = H(null);
	get refused() {
		return x(this.#d);
	}
	set refused(e) {
		L(this.#d, e);
	}
	#f = H(new di());
	get selection() {
		return x(this.#f);
	}
	set selection(e) {
		L(this.#f, e);
	}
	#p = H(!1);
	#m = H(0);
	#h = "";
	#g = H(0);
	#_ = "";
	#v = null;
	#y = [];
	#b = new Set();
	#x = new Map();
	#S;
	constructor(e) {
		this.id = e, this.#S = Ye.hear((e) => this.#P(e)), this.follow();
	}
	#C = G(() => this.room?.role.is === "seat" ? this.room.role.seats : []);
	get mine() {
		return x(this.#C);
	}
	set mine(e) {
		L(this.#C, e);
	}
	#w = G(() => this.room?.stage === "playing" && this.room.options.length > 0 && this.mine.includes(this.room.view?.asked ?? -1));
	get asked() {
		return x(this.#w);
	}
	set asked(e) {
		L(this.#w, e);
	}
	#T = G(() => this.mine.some((e) => ti(this.room?.seats[e]?.orders)));
	get passing() {
		return x(this.#T);
	}
	set passing(e) {
		L(this.#T, e);
	}
	#E = G(() => this.asked && this.room?.options.length === 1 && this.room.options[0]?.act === "pass" && ni(this.room.seats[this.room.view?.asked ?? -1]?.orders));
	get idle() {
		return x(this.#E);
	}
	set idle(e) {
		L(this.#E, e);
	}
	#D = G(() => x(this.#p) || (this.room?.seq ?? 0) < x(this.#m));
	get busy() {
		return x(this.#D);
	}
	set busy(e) {
		L(this.#D, e);
	}
	#O = G(() => x(this.#g) > 0 && this.asked && !this.busy && this.room?.undo.free === !0);
	get unfinished() {
		return x(this.#O);
	}
	set unfinished(e) {
		L(this.#O, e);
	}
	#k = G(() => this.asked && this.room?.view ? Gr(this.room.view, this.room.options) !== null : !1);
	get payable() {
		return x(this.#k);
	}
	set payable(e) {
		L(this.#k, e);
	}
	#A = G(() => ge(this.room?.seats.map(gi) ?? []));
	get names() {
		return x(this.#A);
	}
	set names(e) {
		L(this.#A, e);
	}
	#j = G(() => Ot(this.names, this.cards));
	get scene() {
		return x(this.#j);
	}
	set scene(e) {
		L(this.#j, e);
	}
	follow() {
		this.moved = !1, Ye.watch(this.id, {
			have: () => this.lines.length,
			refused: (e) => {
				this.refused = e, Me(this.id);
			}
		});
	}
	leave() {
		this.#S(), Ye.unwatch(this.id);
	}
	async act(e) {
		await this.#M(e, !0);
	}
	async #M(e, t) {
		let { room: n } = this, r = n?.options[e], i = n?.view?.asked;
		if (n && r && !this.busy && i != null) {
			this.selection = this.selection.picked(n, r), n.options.length > 1 && (t || x(this.#g) > 0) && L(this.#g, x(this.#g) + 1), L(this.#p, !0);
			try {
				let t = await Ye.ask({
					do: "act",
					table: this.id,
					seat: i,
					at: n.at,
					pick: e
				});
				t.is === "done" && L(this.#m, t.seq);
			} catch (e) {
				e instanceof me && e.code === "stale" || Oe(e, this.scene);
			} finally {
				L(this.#p, !1), this.#N();
			}
		}
	}
	async ask(e) {
		try {
			return await Ye.ask(e), !0;
		} catch (e) {
			return Oe(e, this.scene), !1;
		}
	}
	async undo() {
		let e = this.room?.undo.seats[0];
		if (e === void 0) return;
		let { selection: t } = this;
		this.selection = t.undone(), L(this.#g, Math.max(0, x(this.#g) - 1), !0), await this.ask({
			do: "undo",
			table: this.id,
			seat: e
		}) || (this.selection = t);
	}
	async takeBack() {
		for (; this.unfinished;) {
			let e = new Promise((e) => this.#y.push(e));
			await this.undo(), await e;
		}
	}
	pay() {
		let { room: e } = this, t = e?.view ? Gr(e.view, e.options) : null;
		t !== null && (this.#v = Wr(e?.view), this.act(t));
	}
	passUntilMyTurn() {
		this.room?.view && this.#L(this.room, !this.passing);
	}
	#N() {
		let { room: e } = this;
		if (!e?.view || !this.asked || this.busy || this.moved) return;
		let t = `${e.round} ${e.at} ${e.seq}`;
		this.#v !== Wr(e.view) && (this.#v = null);
		let n = this.#v === null ? null : Gr(e.view, e.options), r = n ?? Zr(e.view, e.options, X.fullControl, e.staged);
		r !== null && this.#h !== t && (this.#h = t, this.#M(r, n !== null));
	}
	#P(e) {
		if ("table" in e && e.table === this.id) switch (e.is) {
			case "room":
				this.#F(e);
				break;
			case "said":
				this.chat = [...this.chat, e.spoken].slice(-200);
				break;
			case "moved":
				this.moved = !0;
				break;
			case "broken": this.broken = e.why;
		}
	}
	#F(e) {
		this.room?.game !== e.game && this.#R(e.game), e.scene && this.room?.seq !== e.seq && (this.cards = pi(this.#i, e, this.#a)), e.packs?.length && this.#B(e), this.lines = [...this.lines.slice(0, e.log_from), ...e.log], this.chat = e.chat.length > 0 ? e.chat : this.chat, this.since = performance.now(), this.refused = null;
		let t = this.room?.view?.asked !== e.view?.asked || this.room?.view?.turn !== e.view?.turn;
		this.room = e, this.selection = this.selection.seen(e), (t || !this.asked || hi(e) || this.#I(e)) && L(this.#g, 0), this.#_ = e.view?.question ?? "";
		for (let e of this.#y.splice(0)) e();
		Ge(e), this.#L(e), this.#z(e), this.#N();
	}
	#I({ view: e }) {
		return !e?.subject && this.#_ !== "ask-main" && e?.question !== this.#_;
	}
	#L(e, t) {
		if (e.stage !== "playing" || e.staged || this.moved) return;
		let { fullControl: n, passed: r, passIdle: i, askOwn: a } = X;
		for (let o of this.mine) {
			let s = e.seats[o]?.orders, c = ei(e.game, {
				fullControl: n,
				passed: r,
				passIdle: i,
				askOwn: a,
				passing: t ?? ti(s)
			}), l = JSON.stringify(c), u = JSON.stringify(s) === l;
			u && this.#x.delete(o), u || this.#x.get(o) === l || (this.#x.set(o, l), this.ask({
				do: "lodge",
				table: this.id,
				seat: o,
				orders: c
			}));
		}
	}
	async #R(e) {
		try {
			this.#i = await Te(e), this.cards = pi(this.#i, this.room, this.#a), this.info = (await Ne()).find((t) => t.key === e) ?? null;
		} catch (e) {
			Oe(e);
		}
	}
	#z(e) {
		if (e.stage === "sealing") for (let t of this.mine) {
			let n = e.fair.commits[t] ?? "", r = nt(this.id, t, n);
			!r || e.seats[t]?.ready || this.#b.has(n) || (this.#b.add(n), this.ask({
				do: "reveal",
				table: this.id,
				seat: t,
				seed: r
			}));
		}
	}
	async #B(e) {
		let t = mi(e);
		if (t !== this.#o) {
			this.#o = t;
			try {
				this.#a = await ai.shown(this.id), Qt(this.id, this.#a), this.cards = pi(this.#i, this.room, this.#a);
			} catch {
				this.#o = "";
			}
		}
	}
	report() {
		return _e.report(this.id);
	}
};
function pi(e, t, n) {
	let r = [...n, ...t?.scene?.cards ?? []];
	return r.length > 0 ? new pe([...e.all, ...r]) : e;
}
function mi(e) {
	let t = new Set(e.seats.flatMap((e) => e.deck ?? [])), n = (e) => {
		for (let r of e) r.name && t.add(r.name), n(r.with ?? []);
	};
	for (let t of [...e.view?.shared ?? [], ...(e.view?.seats ?? []).flatMap((e) => e.zones)]) n(t.cards);
	for (let { cause: n } of e.log) n && t.add(n);
	return [...t].sort().join("\n");
}
function hi(e) {
	return e.options.some(({ act: e }) => e === "end" || e === "pass");
}
function gi(e) {
	return e.kind === "bot" ? be(e.name) : e.name;
}
// src/pages/table/Banners.svelte
var _i = y("<p class=\"banner svelte-1cbnfam\"><!> </p>"), vi = y("<p class=\"banner bad svelte-1cbnfam\"><!><span class=\"svelte-1cbnfam\"> </span> <!></p>"), yi = y("<p class=\"banner bad svelte-1cbnfam\"><!> </p>"), bi = y("<p class=\"banner svelte-1cbnfam\"><!><span class=\"svelte-1cbnfam\"> </span> <!> <!></p>"), xi = y("<div class=\"banners\" role=\"status\"><!> <!> <!> <!></div>");
function Si(e, t) {
	F(t, !0);
	let n = G(() => t.table.room), i = G(() => x(n)?.undo.asked_by ?? null), a = G(() => (x(n)?.undo.waiting ?? []).filter((e) => t.table.mine.includes(e))), o = G(() => ze.status === "waiting" || ze.status === "gone" || ze.status === "connecting" && x(n) !== null);
	function s(e) {
		for (let n of x(a)) t.table.ask({
			do: "allow-undo",
			table: t.table.id,
			seat: n,
			allow: e
		});
	}
	var c = xi(), u = l(c), d = (e) => {
		var t = _i(), n = l(t);
		J(n, { name: "clock" });
		var i = V(n, 1, !0);
		I(t), U((e) => B(i, e), [() => Y(ze.status === "gone" ? "web-server-stops" : "web-reconnecting")]), r(e, t);
	};
	w(u, (e) => {
		x(o) && e(d);
	});
	var f = V(u, 2), p = (e) => {
		var n = vi(), i = l(n);
		J(i, { name: "copy" });
		var a = V(i), o = j(a, !0), s = V(a, 2);
		q(s, {
			small: !0,
			kind: "primary",
			onclick: () => t.table.follow(),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-take-back")]), r(e, n);
			},
			$$slots: { default: !0 }
		}), I(n), U((e) => B(o, e), [() => Y("web-moved")]), r(e, n);
	};
	w(f, (e) => {
		t.table.moved && e(p);
	});
	var m = V(f, 2), h = (e) => {
		var n = yi(), i = l(n);
		J(i, { name: "bug" });
		var a = V(i, 1, !0);
		I(n), U((e) => B(a, e), [() => t.table.broken ? Z(t.table.broken, t.table.scene) : Y("web-broken")]), r(e, n);
	};
	w(m, (e) => {
		(t.table.broken || x(n)?.stage === "broken") && e(h);
	});
	var g = V(m, 2), _ = (e) => {
		var n = bi(), a = l(n);
		J(a, { name: "undo" });
		var o = V(a), c = j(o, !0), u = V(o, 2);
		q(u, {
			small: !0,
			kind: "primary",
			onclick: () => s(!0),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-allow")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
		var d = V(u, 2);
		q(d, {
			small: !0,
			onclick: () => s(!1),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-refuse")]), r(e, n);
			},
			$$slots: { default: !0 }
		}), I(n), U((e) => B(c, e), [() => Y("web-undo-asked", { who: Ke(x(i), t.table.scene) })]), r(e, n);
	}, v = (e) => {
		var t = _i(), n = l(t);
		J(n, { name: "undo" });
		var i = V(n, 1, !0);
		I(t), U((e) => B(i, e), [() => Y("web-undo-waits")]), r(e, t);
	}, y = G(() => x(i) !== null && t.table.mine.includes(x(i)));
	w(g, (e) => {
		x(i) !== null && x(a).length > 0 ? e(_) : x(y) && e(v, 1);
	}), I(c), r(e, c), M();
}
// src/lib/offers.ts
var Ci = {
	board: new Map(),
	places: new Map(),
	tray: [],
	buttons: []
};
function wi(e, t, n) {
	let r = new Map(), i = new Map(), a = [], o = [];
	return t.forEach((t, s) => {
		let [c] = t.about ?? [], l = c && ji(e, c), u = Ti(t), d = u !== void 0 && e.board?.places.some((e) => e.key === u), f = l && (n === null || n.includes(c.zone));
		d && i.set(u, [...i.get(u) ?? [], {
			pick: s,
			choice: t
		}]), f && r.set(ct(c), [...r.get(ct(c)) ?? [], {
			pick: s,
			choice: t
		}]), d || f || (l || Ei(t) ? a.push({
			pick: s,
			choice: t
		}) : o.push({
			pick: s,
			choice: t
		}));
	}), {
		board: r,
		places: i,
		tray: a,
		buttons: o
	};
}
function Ti(e) {
	return e.act === "play" ? void 0 : e.places?.[0];
}
function Ei(e) {
	if (e.act !== "face" && !e.about?.length) return null;
	let t = (e.label.args ?? []).find(([, e]) => "card" in e && e.card !== null);
	return t && "card" in t[1] ? t[1].card : null;
}
var Di = ["ask-starting"];
function Oi(e, t = "") {
	if (Di.includes(t)) return null;
	for (let t of [
		"pass",
		"end",
		"stop",
		"keep"
	]) {
		let n = e.find((e) => e.choice.act === t);
		if (n) return n;
	}
	return e.length === 1 ? e[0] ?? null : null;
}
var ki = ["ask-rollback", "ask-recycle"];
function Ai(e, t = 0, n = "") {
	let { buttons: r } = e;
	if (ki.includes(n)) return Oi(r);
	let i = r.find((e) => [
		"yes",
		"use",
		"keep",
		"to-field"
	].includes(e.choice.act));
	if (i) return i;
	let a = r.find((e) => e.choice.act === "stop");
	return a && t > 0 ? a : e.board.size + e.places.size + e.tray.length === 0 && r.length === 1 ? r[0] ?? null : null;
}
function ji(e, t) {
	return (t.seat === null ? e.shared : e.seats[t.seat]?.zones ?? []).find((e) => e.key === t.zone)?.cards.some((e) => e.slug === t.slug) ?? !1;
}
// src/lib/show.ts
async function Mi(e, t) {
	let n = {
		is: "shown",
		clause: t
	}, { table: r } = await _e.open({
		game: e,
		mode: "",
		seating: "",
		seats: [],
		public: !1,
		best_of: 1,
		clock: null,
		start: n
	});
	Pe(`/t/${r}`);
}
// src/parts/Dialog.svelte
var Ni = y("<footer class=\"svelte-1imcjvo\"><!></footer>"), Pi = y("<div class=\"inside svelte-1imcjvo\"><header class=\"svelte-1imcjvo\"><h2 class=\"svelte-1imcjvo\"> </h2> <!></header> <div class=\"body svelte-1imcjvo\"><!></div> <!></div>"), Fi = y("<dialog><!></dialog>");
function Ii(e, t) {
	let n = P();
	F(t, !0);
	let i = N(t, "wide", 3, !1), a = N(t, "light", 3, !1), o = H(void 0), c = null;
	K(() => {
		if (x(o) && t.open !== d(x(o))) {
			if (!t.open) return f();
			c = document.activeElement, a() ? x(o).showPopover() : x(o).showModal();
		}
	});
	let d = (e) => e.open || e.matches(":popover-open");
	function f() {
		a() ? x(o)?.hidePopover() : x(o)?.close();
	}
	function p(e) {
		e.target === x(o) && !a() && f();
	}
	function m(e) {
		if (e.newState !== "closed") return;
		let n = x(o)?.contains(document.activeElement);
		t.onclose(), n && c instanceof HTMLElement && c.focus({ preventScroll: !0 });
	}
	function g(e) {
		a() && t.open && e.relatedTarget instanceof Node && !x(o)?.contains(e.relatedTarget) && f();
	}
	var v = Fi(), y = l(v), b = (e) => {
		var i = Pi(), a = l(i), o = l(a), s = j(o, !0), c = V(o, 2);
		{
			let e = G(() => Y("web-close"));
			q(c, {
				kind: "quiet",
				icon: "close",
				small: !0,
				get "aria-label"() {
					return x(e);
				},
				onclick: f
			});
		}
		I(a);
		var u = V(a, 2), d = l(u);
		se(d, () => t.children), I(u);
		var p = V(u, 2), m = (e) => {
			var n = Ni(), i = l(n);
			se(i, () => t.actions), I(n), r(e, n);
		};
		w(p, (e) => {
			t.actions && e(m);
		}), I(i), U(() => {
			R(o, "id", n), B(s, t.title);
		}), r(e, i);
	};
	w(y, (e) => {
		t.open && e(b);
	}), I(v), s(v, (e) => L(o, e), () => x(o)), U(() => {
		z(v, 1, u({
			wide: i(),
			light: a()
		}), "svelte-1imcjvo"), R(v, "popover", a() ? "auto" : void 0), R(v, "aria-labelledby", n);
	}), _("close", v, function(...e) {
		t.onclose?.apply(this, e);
	}), h("click", v, p), _("beforetoggle", v, function(...e) {
		(a() ? m : void 0)?.apply(this, e);
	}), h("focusout", v, g), r(e, v), M();
}
m(["click", "focusout"]);
// src/parts/ClauseDialog.svelte
var Li = y("<p class=\"svelte-14g9qa9\"><!></p>"), Ri = y("<p class=\"svelte-14g9qa9\"> </p> <!> <p class=\"svelte-14g9qa9\"><a> </a></p>", 1), zi = y("<p class=\"svelte-14g9qa9\"> </p>"), Bi = y("<p class=\"soft svelte-14g9qa9\"> </p>");
function Vi(e, t) {
	F(t, !0);
	{
		let n = G(() => Y("web-clause", { clause: t.clause })), a = G(() => t.clause !== "");
		Ii(e, {
			get title() {
				return x(n);
			},
			get open() {
				return x(a);
			},
			get onclose() {
				return t.onclose;
			},
			children: (e, n) => {
				var a = d(), o = v(a);
				i(o, () => De(t.game), (e) => {
					var t = Bi(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-loading")]), r(e, t);
				}, (e, n) => {
					let i = G(() => x(n).get(t.clause));
					var a = Ri(), o = v(a), s = j(o, !0), c = V(o, 2), u = (e) => {
						var n = Li(), i = l(n);
						q(i, {
							small: !0,
							icon: "play",
							onclick: () => (t.onclose(), Mi(t.game, t.clause).catch(Oe)),
							children: (e, t) => {
								O();
								var n = W();
								U((e) => B(n, e), [() => Y("web-show-me")]), r(e, n);
							},
							$$slots: { default: !0 }
						}), I(n), r(e, n);
					};
					w(c, (e) => {
						x(i)?.shown && e(u);
					});
					var d = V(c, 2), f = l(d), p = j(f, !0);
					I(d), U((e, n) => {
						B(s, e), R(f, "href", `#/rules/${t.game ?? ""}/${t.clause ?? ""}`), B(p, n);
					}, [() => x(i) ? Ae(x(i).summary) : Y("web-clause-unknown"), () => Y("web-clause-more")]), h("click", f, function(...e) {
						t.onclose?.apply(this, e);
					}), r(e, a);
				}, (e) => {
					var t = zi(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-no-server")]), r(e, t);
				}), r(e, a);
			},
			$$slots: { default: !0 }
		});
	}
	M();
}
m(["click"]);
// src/lib/rove.ts
var Hi = 10;
function Ui(e, { row: t, column: n }, r) {
	let i = (e) => ({
		row: Math.max(0, Math.min(r - 1, e)),
		column: n
	});
	switch (e) {
		case "ArrowUp": return i(t - 1);
		case "ArrowDown": return i(t + 1);
		case "PageUp": return i(t - Hi);
		case "PageDown": return i(t + Hi);
		case "Home": return i(0);
		case "End": return i(r - 1);
		case "ArrowLeft": return {
			row: t,
			column: 0
		};
		case "ArrowRight": return {
			row: t,
			column: 1
		};
		default: return null;
	}
}
// src/parts/LogLines.svelte
var Wi = y("<p class=\"soft\"> </p>"), Gi = y("<span role=\"gridcell\"><button type=\"button\" class=\"svelte-6yppmh\"> </button></span>"), Ki = y("<div role=\"row\"><span role=\"gridcell\" class=\"said svelte-6yppmh\"> <span class=\"cause svelte-6yppmh\"> </span></span> <!></div>"), qi = y("<div role=\"grid\" aria-readonly=\"true\" tabindex=\"-1\" class=\"svelte-6yppmh\"></div>"), Ji = y("<div class=\"log svelte-6yppmh\" role=\"log\" aria-live=\"off\"><!></div>");
function Yi(e, t) {
	F(t, !0);
	let n = N(t, "now", 3, null), i = H(void 0), a = !0, o = H(null), c = G(() => Math.max(0, t.lines.length - 400)), d = G(() => t.lines.slice(x(c))), f = G(() => Math.max(x(c), Math.min(x(o)?.line ?? Infinity, t.lines.length - 1))), p = G(() => x(o)?.column === 1 && !!t.lines[x(f)]?.clause);
	K(() => {
		x(d).length > 0 && x(i) && x(o) === null && (a || n() !== null) && (x(i).scrollTop = x(i).scrollHeight);
	});
	function m() {
		x(i) && (a = x(i).scrollHeight - x(i).scrollTop - x(i).clientHeight < 48);
	}
	function v(e) {
		let t = e.target instanceof HTMLElement ? e.target : null, n = t?.closest("[data-line]");
		if (!t || !n) return;
		let r = Number(n.dataset.line), i = +!!t.matches("button");
		(x(o)?.line !== r || i === 1 !== x(p)) && L(o, {
			line: r,
			column: i
		});
	}
	function y(e) {
		e.relatedTarget instanceof Node && x(i)?.contains(e.relatedTarget) || L(o, null);
	}
	function b(e) {
		if (e.altKey || e.ctrlKey || e.metaKey || t.lines.length === 0) return;
		if (e.key === "Enter" && !x(p)) {
			e.preventDefault();
			let n = t.lines[x(f)]?.clause;
			n && t.onclause(n);
			return;
		}
		let n = Ui(e.key, {
			row: x(f) - x(c),
			column: x(o)?.column ?? 0
		}, x(d).length);
		n && (e.preventDefault(), L(o, {
			line: x(c) + n.row,
			column: n.column
		}), (x(i)?.querySelector(`[data-line="${x(o).line}"]`))?.querySelector(x(p) ? "button" : ".said")?.focus());
	}
	function S(e) {
		let n = (e.said.args ?? []).some(([, t]) => "card" in t && t.card === e.cause);
		return e.cause && !n ? Y("web-cause", { card: t.scene.title(e.cause) }) : "";
	}
	var C = Ji(), T = l(C), E = (e) => {
		var t = Wi(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-log-empty")]), r(e, t);
	}, D = (e) => {
		var i = qi();
		g(i, 23, () => x(d), (e, t) => x(c) + t, (e, i, a) => {
			let o = G(() => x(c) + x(a));
			var s = Ki();
			let d;
			var m = l(s), g = l(m), _ = V(g), v = j(_, !0);
			I(m);
			var y = V(m, 2), b = (e) => {
				var n = Gi(), a = l(n), s = j(a, !0);
				I(n), U((e) => {
					R(a, "tabindex", x(f) === x(o) && x(p) ? 0 : -1), R(a, "aria-label", e), B(s, x(i).clause);
				}, [() => Y("web-clause", { clause: x(i).clause })]), h("click", a, () => t.onclause(x(i).clause)), r(e, n);
			};
			w(y, (e) => {
				x(i).clause && e(b);
			}), I(s), U((e, t, r) => {
				R(s, "data-line", x(o)), z(s, 1, u({
					head: x(i).depth === 0,
					turn: x(i).said.key === "log-turn",
					now: x(i).at === n()
				}), "svelte-6yppmh"), d = ae(s, "", d, { "--depth": e }), R(m, "aria-colspan", x(i).clause ? 1 : 2), R(m, "tabindex", x(f) === x(o) && !x(p) ? 0 : -1), B(g, `${t ?? ""} `), B(v, r);
			}, [
				() => Math.min(x(i).depth, 6),
				() => Z(x(i).said, t.scene),
				() => S(x(i))
			]), r(e, s);
		}), I(i), U(() => R(i, "aria-label", t.label)), h("keydown", i, b), h("focusin", i, v), h("focusout", i, y), r(e, i);
	};
	w(T, (e) => {
		t.lines.length === 0 ? e(E) : e(D, -1);
	}), I(C), s(C, (e) => L(i, e), () => x(i)), U(() => R(C, "aria-label", t.label)), _("scroll", C, m), r(e, C), M();
}
m([
	"keydown",
	"focusin",
	"focusout",
	"click"
]);
// src/pages/table/Announcer.svelte
var Xi = y("<div class=\"unseen\" role=\"status\" aria-live=\"polite\"> </div>");
function Zi(e, t) {
	F(t, !0);
	let n = H(""), i = -1;
	K(() => {
		let e = i < 0 || t.lines.length <= i ? [] : t.lines.slice(Math.max(i, t.lines.length - 12));
		i = t.lines.length, L(n, e.map((e) => Z(e.said, t.scene)).join(" "), !0);
	});
	var a = Xi(), o = j(a, !0);
	U(() => B(o, x(n))), r(e, a), M();
}
// src/pages/table/ChatPanel.svelte
var Qi = y("<button type=\"button\" class=\"svelte-hz6snz\"> </button>"), $i = y("<li class=\"svelte-hz6snz\"><b> </b> <span> </span> <!></li>"), ea = y("<li class=\"soft svelte-hz6snz\"> </li>"), ta = y("<div class=\"chat svelte-hz6snz\"><ol role=\"log\" aria-live=\"polite\" class=\"svelte-hz6snz\"></ol> <!> <form class=\"svelte-hz6snz\"><input maxlength=\"300\" class=\"svelte-hz6snz\"/> <!></form></div>");
function na(e, t) {
	F(t, !0);
	let n = H(""), i = H(void 0), a = G(() => t.table.chat.filter((e) => !Le(e.player)));
	K(() => {
		x(a).length > 0 && x(i) && (x(i).scrollTop = x(i).scrollHeight);
	});
	async function o(e) {
		e.preventDefault();
		let r = x(n).trim();
		r && await t.table.ask({
			do: "say",
			table: t.table.id,
			text: r
		}) && L(n, "");
	}
	var u = ta(), d = l(u);
	g(d, 21, () => x(a), T, (e, t) => {
		var n = $i(), i = l(n), a = j(i, !0), o = V(i, 2), s = j(o, !0), c = V(o, 2), u = (e) => {
			var n = Qi(), i = j(n, !0);
			U((e) => B(i, e), [() => Y("web-mute")]), h("click", n, () => ve(x(t).player)), r(e, n);
		};
		w(c, (e) => {
			x(t).player !== ze.player && e(u);
		}), I(n), U((e) => {
			B(a, e), B(s, x(t).text);
		}, [() => x(t).name || Y("web-somebody")]), r(e, n);
	}, (e) => {
		var t = ea(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-chat-empty")]), r(e, t);
	}), I(d), s(d, (e) => L(i, e), () => x(i));
	var f = V(d, 2), p = (e) => {
		q(e, {
			kind: "quiet",
			small: !0,
			onclick: () => X.blocked = [],
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-unmute", { n: X.blocked.length })]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	};
	w(f, (e) => {
		X.blocked.length > 0 && e(p);
	});
	var m = V(f, 2), v = l(m);
	te(v);
	var y = V(v, 2);
	{
		let e = G(() => Y("web-chat-send"));
		q(y, {
			type: "submit",
			small: !0,
			icon: "chat",
			get "aria-label"() {
				return x(e);
			}
		});
	}
	I(m), I(u), U((e, t, n) => {
		R(d, "aria-label", e), R(v, "aria-label", t), R(v, "placeholder", n);
	}, [
		() => Y("web-chat"),
		() => Y("web-chat-say"),
		() => Y("web-chat-say")
	]), _("submit", m, o), c(v, () => x(n), (e) => L(n, e)), r(e, u), M();
}
m(["click"]);
// src/pages/table/Curtain.svelte
var ra = y("<div class=\"curtain svelte-dmbget\"><!> <h2> </h2> <p class=\"soft\"> </p> <!></div>");
function ia(e, t) {
	F(t, !0);
	var n = ra(), i = l(n);
	J(i, {
		name: "friends",
		size: "64px"
	});
	var a = V(i, 2), o = j(a, !0), s = V(a, 2), c = j(s, !0), u = V(s, 2);
	q(u, {
		kind: "primary",
		icon: "eye",
		autofocus: !0,
		get onclick() {
			return t.onopen;
		},
		children: (e, t) => {
			O();
			var n = W();
			U((e) => B(n, e), [() => Y("web-curtain-open")]), r(e, n);
		},
		$$slots: { default: !0 }
	}), I(n), U((e, t) => {
		B(o, e), B(c, t);
	}, [() => Y("web-curtain", { who: Ke(t.viewer, t.table.scene) }), () => Y("web-curtain-means")]), r(e, n), M();
}
// src/pages/table/attacks.ts
var aa = [
	"log-attack",
	"log-attack-leader",
	"log-attacker",
	"log-attackers"
], oa = [
	"attacking",
	"engaged",
	"depleted",
	"tapped"
];
function sa({ said: e }, t) {
	if (!aa.includes(e.key)) return [];
	let n = (t) => (e.args ?? []).find(([e]) => e === t)?.[1], r = ca(n("seat")) ?? t.active;
	if (r === null) return [];
	let i = ca(n("foe")), a = la(n("target"))[0], o = t.seats.map((e, t) => t).filter((e) => e !== r), s = a ? o.map((e) => ua(t, e, a)).find(Boolean) ?? null : i === null ? null : da(t, i);
	return [...la(n("card")), ...la(n("cards"))].flatMap((e) => {
		let n = ua(t, r, e);
		return n ? [{
			seat: r,
			by: n,
			on: s
		}] : [];
	});
}
function ca(e) {
	return e && "seat" in e ? e.seat : null;
}
function la(e) {
	return e ? "card" in e ? e.card === null ? [] : [e.card] : "list" in e ? e.list.flatMap(la) : [] : [];
}
function ua(e, t, n) {
	let r = (e.seats[t]?.zones ?? []).flatMap((e) => e.cards.filter((e) => e.name === n).map((t) => ({
		zone: e.key,
		card: t
	}))), i = r.filter(({ card: e }) => e.marks?.some((e) => oa.includes(e))).at(-1) ?? r[0];
	return i ? `${t}/${i.zone}/${i.card.slug}` : null;
}
function da(e, t) {
	let n = e.seats[t]?.zones.find(({ key: e }) => e === "leader" || e === "faction");
	return n?.cards[0] ? `${t}/${n.key}/${n.cards[0].slug}` : null;
}
// src/lib/sound.ts
var fa = {
	turn: [[
		523,
		0,
		.12
	], [
		784,
		.1,
		.2
	]],
	card: [[
		392,
		0,
		.07
	]],
	hit: [[
		147,
		0,
		.12
	]],
	end: [
		[
			392,
			0,
			.15
		],
		[
			523,
			.13,
			.15
		],
		[
			659,
			.26,
			.3
		]
	]
}, pa = .06, ma = null;
function ha(e) {
	if (!X.sound || typeof AudioContext > "u") return;
	ma ??= new AudioContext();
	let { currentTime: t, destination: n } = ma;
	for (let [r, i, a] of fa[e]) {
		let o = ma.createOscillator(), s = ma.createGain(), c = t + i;
		o.type = e === "hit" ? "triangle" : "sine", o.frequency.value = r, s.gain.setValueAtTime(pa, c), s.gain.exponentialRampToValueAtTime(1e-4, c + a), o.connect(s).connect(n), o.start(c), o.stop(c + a);
	}
}
// src/pages/table/Flash.svelte
var ga = y("<div class=\"turn svelte-x1ngbh\" aria-hidden=\"true\"> </div>"), _a = y("<div class=\"text svelte-x1ngbh\"><!></div>"), va = y("<div class=\"card svelte-x1ngbh\" aria-hidden=\"true\"><!> <p class=\"svelte-x1ngbh\"> </p> <!></div>"), ya = y("<!> <!>", 1);
function ba(e, t) {
	F(t, !0);
	let n = [
		"log-plays",
		"log-plays-ex",
		"log-uses",
		"log-uses-named",
		"log-crafts",
		"log-defends",
		"log-reinforces",
		"log-flips-up"
	], i = H(0), a = H(null), o = -1, s = "", c, u = G(() => t.table.room?.view ?? null);
	K(() => {
		let e = `${t.table.room?.round} ${x(u)?.turn} ${x(u)?.active}`, n = x(u) !== null && !x(u).outcome && t.table.mine.length === 1 && x(u).active === t.table.mine[0], r = s !== "" && e !== s && n;
		r && ha("turn"), r && Ve() && L(i, x(i) + 1), s = e;
	}), K(() => {
		let { lines: e } = t.table, n = o < 0 || e.length < o ? [] : e.slice(o);
		o = e.length, n.some((e) => e.said.key.startsWith("log-damage")) && ha("hit"), x(u) && Ve() && n.flatMap((e) => sa(e, x(u))).forEach(p);
		let r = n.findLast(h);
		!r && n.some((e) => e.depth === 0 && g(e)) && L(a, null);
		let i = r && _(r), s = i ? t.table.cards.get(i) : void 0;
		if (!r || !s) return;
		ha("card");
		let l = yt(s);
		L(a, {
			face: l,
			text: y(r, l),
			words: Z(r.said, t.table.scene),
			at: e.length
		}), clearTimeout(c), c = setTimeout(() => L(a, null), 2800);
	}), K(() => () => clearTimeout(c));
	let f = (e) => document.querySelector(`[data-place="${CSS.escape(e)}"]`);
	function p({ by: e, on: t, seat: n }) {
		let r = f(e)?.closest("[data-card]");
		r && rr(r, t && f(t)?.getBoundingClientRect() || null, n === (x(u)?.viewer ?? 0));
	}
	function m(e) {
		let n = (e.said.args ?? []).find(([e]) => e === "seat")?.[1];
		return n && "seat" in n && t.table.mine.length === 1 ? n.seat : null;
	}
	function h(e) {
		let r = m(e);
		return n.includes(e.said.key) && r !== null && !t.table.mine.includes(r);
	}
	function g(e) {
		let r = m(e);
		return n.includes(e.said.key) && r !== null && t.table.mine.includes(r);
	}
	function _(e, t = "card") {
		let n = (e.said.args ?? []).find(([e]) => e === t)?.[1];
		return n && "card" in n ? n.card : null;
	}
	function y(e, n) {
		let r = _(e, "ability"), i = r === null ? "" : t.table.scene.title(r), a = n.text.filter((e) => i !== "" && e.startsWith(i));
		return a.length > 0 ? a : n.text;
	}
	var b = ya(), S = v(b), C = (e) => {
		var t = d(), n = v(t);
		D(n, () => x(i), (e) => {
			var t = ga(), n = j(t, !0);
			U((e) => B(n, e), [() => Y("web-your-turn")]), r(e, t);
		}), r(e, t);
	};
	w(S, (e) => {
		x(i) > 0 && e(C);
	});
	var T = V(S, 2), E = (e) => {
		var t = d(), n = v(t);
		D(n, () => x(a).at, (e) => {
			var t = va(), n = l(t);
			Dn(n, {
				get face() {
					return x(a).face;
				},
				still: !0
			});
			var i = V(n, 2), o = j(i, !0), s = V(i, 2), c = (e) => {
				var t = _a();
				hn(l(t), { get lines() {
					return x(a).text;
				} }), I(t), r(e, t);
			};
			w(s, (e) => {
				x(a).text.length > 0 && e(c);
			}), I(t), U(() => B(o, x(a).words)), r(e, t);
		}), r(e, t);
	};
	w(T, (e) => {
		x(a) && e(E);
	}), r(e, b), M();
}
// src/pages/table/foresee.svelte.ts
var xa = 140, Sa = /^log-(engage|fought|pays|taps|tapped|depletes|plays|plays-ex|uses|uses-named|attack|attack-leader|attacks|passes|turn|phase|response)$/;
function Ca(e) {
	return e.filter((e, t) => (t !== 0 || e.depth !== 0) && !Sa.test(e.said.key)).slice(0, 5);
}
var wa = class {
	#e = H(null);
	get now() {
		return x(this.#e);
	}
	set now(e) {
		L(this.#e, e);
	}
	#t = new Map();
	#n;
	#r = "";
	#i;
	constructor(e) {
		this.#i = e;
	}
	look(e) {
		clearTimeout(this.#n);
		let { room: t, asked: n, busy: r } = this.#i, i = e === null ? void 0 : t?.options[e];
		if (!t || e === null || !n || r || !i || i.act === "end") return this.forget();
		let a = Ta(t, e);
		this.#r = a;
		let o = this.#t.get(a);
		this.now = o ?? null, o || (this.#n = setTimeout(() => void this.#a(t, e, a), xa));
	}
	forget() {
		clearTimeout(this.#n), this.#r = "", this.now = null;
	}
	async #a({ at: e }, t, n) {
		try {
			let r = await Ye.ask({
				do: "foresee",
				table: this.#i.id,
				at: e,
				pick: t
			});
			if (r.is !== "foreseen") return;
			let i = {
				lines: Ca(r.lines),
				sure: r.sure
			};
			this.#t.set(n, i), this.#r === n && (this.now = i);
		} catch (e) {
			if (!(e instanceof me)) throw e;
		}
	}
};
function Ta(e, t) {
	return `${e.round} ${e.at} ${e.seq} ${t}`;
}
// src/lib/keywords.ts
var Ea = 3;
function Da(e, t) {
	let n = t.replaceAll("-", " ").toLowerCase(), r = ({ kind: e, summary: t }) => e !== "note" && !/^\w+ \w+ that /.test(t.en) && t.en.toLowerCase().startsWith(n) && !/[a-z]/i.test(t.en.charAt(n.length));
	return [...e].filter(r).slice(0, Ea);
}
// src/parts/Keyword.svelte
var Oa = y("<!> ", 1), ka = y("<span class=\"line svelte-1ujzzp1\"> <a> </a></span>"), Aa = y("<button type=\"button\" class=\"svelte-1ujzzp1\"><!></button> <span class=\"said svelte-1ujzzp1\" popover=\"auto\"></span>", 1);
function ja(e, t) {
	let n = P();
	F(t, !0);
	let a = (e) => {
		var n = Oa(), i = v(n), a = (e) => {
			J(e, {
				get name() {
					return t.icon;
				},
				size: "1em"
			});
		};
		w(i, (e) => {
			t.icon && e(a);
		});
		var o = V(i);
		U(() => B(o, ` ${x(s) ?? ""}`)), r(e, n);
	}, o = Promise.resolve(new Map()), s = G(() => Q("mark-", t.name));
	var c = d(), u = v(c);
	i(u, () => Ze.game ? De(Ze.game) : o, (e) => {
		a(e);
	}, (e, i) => {
		let o = G(() => Da(x(i).values(), t.name));
		var c = d(), u = v(c), f = (e) => {
			var t = Aa(), i = v(t), c = l(i);
			a(c), I(i);
			var u = V(i, 2);
			g(u, 21, () => x(o), (e) => e.clause, (e, t) => {
				var n = ka(), i = l(n), a = V(i), o = j(a, !0);
				I(n), U((e, n) => {
					B(i, `${e ?? ""} `), R(a, "href", `#/rules/${Ze.game ?? ""}/${n ?? ""}`), B(o, x(t).clause);
				}, [() => Ae(x(t).summary), () => encodeURIComponent(x(t).clause)]), r(e, n);
			}), I(u), U((e) => {
				R(i, "popovertarget", n), R(i, "aria-label", e), R(u, "id", n);
			}, [() => Y("web-keyword", { keyword: x(s) })]), r(e, t);
		}, p = (e) => {
			a(e);
		};
		w(u, (e) => {
			x(o).length > 0 ? e(f) : e(p, -1);
		}), r(e, c);
	}, (e) => {
		a(e);
	}), r(e, c), M();
}
// src/parts/CardDetail.svelte
var Ma = y("<div class=\"picture svelte-1b39dar\"><!></div>"), Na = y("<h2 class=\"svelte-1b39dar\"> </h2>"), Pa = y(" <small> </small>", 1), Fa = y("<div class=\"svelte-1b39dar\"><dt class=\"svelte-1b39dar\"> </dt> <dd class=\"svelte-1b39dar\"> <!></dd></div>"), Ia = y("<div class=\"svelte-1b39dar\"><dt class=\"svelte-1b39dar\"> </dt><dd class=\"hurt svelte-1b39dar\"> </dd></div>"), La = y("<dl class=\"svelte-1b39dar\"><!> <!></dl>"), Ra = y("<p class=\"icons svelte-1b39dar\"><span class=\"unseen svelte-1b39dar\"> </span> <span aria-hidden=\"true\" class=\"svelte-1b39dar\"><span class=\"soft svelte-1b39dar\"> </span> <!></span></p>"), za = y("<li class=\"svelte-1b39dar\"><!></li>"), Ba = y("<li class=\"key svelte-1b39dar\"><!></li>"), Va = y("<li class=\"svelte-1b39dar\"> </li>"), Ha = y("<ul class=\"marks svelte-1b39dar\"><!> <!> <!></ul>"), Ua = y("<p class=\"soft with svelte-1b39dar\"> </p>"), Wa = y("<article class=\"detail svelte-1b39dar\"><!> <div class=\"words svelte-1b39dar\"><!> <p class=\"kind svelte-1b39dar\"><!> </p> <!> <!> <!> <div class=\"text svelte-1b39dar\"><!></div> <!></div></article>");
function Ga(e, t) {
	F(t, !0);
	let n = N(t, "picture", 3, !0), i = N(t, "heading", 3, !0), a = [{
		key: "web-needs",
		short: "web-needs-short",
		of: "needs"
	}, {
		key: "web-gives",
		short: "web-gives-short",
		of: "gives"
	}], o = G(() => [...["cost", ...Tt].flatMap((e) => {
		let n = e === "cost" ? t.face.cost : wt(t.face, e);
		return n ? [{
			key: e,
			...n
		}] : [];
	}), ...t.face.more]);
	var s = Wa(), c = l(s), u = (e) => {
		var n = Ma();
		Dn(l(n), {
			get face() {
				return t.face;
			},
			still: !0
		}), I(n), r(e, n);
	};
	w(c, (e) => {
		n() && e(u);
	});
	var f = V(c, 2), p = l(f), m = (e) => {
		var n = Na(), i = j(n, !0);
		U(() => B(i, t.face.title)), r(e, n);
	};
	w(p, (e) => {
		i() && e(m);
	});
	var h = V(p, 2), _ = l(h);
	{
		let e = G(() => Fe(t.face.group, "neutral"));
		J(_, {
			get name() {
				return x(e);
			},
			size: "1.1em"
		});
	}
	var y = V(_);
	I(h);
	var b = V(h, 2), S = (e) => {
		var n = La(), i = l(n);
		g(i, 17, () => x(o), ({ key: e, now: t, printed: n }) => e, (e, t) => {
			let n = () => x(t).key, i = () => x(t).now, a = () => x(t).printed;
			var o = Fa(), s = l(o), c = j(s, !0), u = V(s, 2), d = l(u, !0), f = V(d), p = (e) => {
				var t = Pa(), n = v(t, !0);
				n.nodeValue = " ";
				var i = V(n), o = j(i);
				U((e) => B(o, `(${e ?? ""})`), [() => Y("web-printed", { printed: a() })]), r(e, t);
			};
			w(f, (e) => {
				a() !== null && a() !== i() && e(p);
			}), I(u), I(o), U((e) => {
				B(c, e), B(d, i());
			}, [() => Q("number-", n())]), r(e, o);
		});
		var a = V(i, 2), s = (e) => {
			var n = Ia(), i = l(n), a = j(i, !0), o = V(i), s = j(o, !0);
			I(n), U((e) => {
				B(a, e), B(s, t.face.hurt);
			}, [() => Q("number-", "damage")]), r(e, n);
		};
		w(a, (e) => {
			t.face.hurt > 0 && e(s);
		}), I(n), r(e, n);
	};
	w(b, (e) => {
		x(o).length > 0 && e(S);
	});
	var C = V(b, 2);
	g(C, 17, () => a, ({ key: e, short: t, of: n }) => e, (e, n) => {
		let i = () => x(n).key, a = () => x(n).short, o = () => x(n).of, s = G(() => t.face[o()]);
		var c = d(), u = v(c), f = (e) => {
			var t = Ra(), n = l(t), o = j(n, !0), c = V(n, 2), u = l(c), f = j(u, !0), p = V(u, 2);
			g(p, 17, () => x(s), ({ icon: e, n: t }) => e, (e, t) => {
				let n = () => x(t).icon, i = () => x(t).n;
				var a = d(), o = v(a);
				g(o, 17, () => ({ length: i() }), T, (e, t) => {
					en(e, {
						get name() {
							return n();
						},
						size: "1.4em"
					});
				}), r(e, a);
			}), I(c), I(t), U((e, t) => {
				B(o, e), B(f, t);
			}, [() => Y(i(), { icons: Et(x(s)) }), () => Y(a())]), r(e, t);
		};
		w(u, (e) => {
			x(s).length > 0 && e(f);
		}), r(e, c);
	});
	var E = V(C, 2), D = (e) => {
		var n = Ha(), i = l(n);
		g(i, 16, () => t.face.marks, (e) => e, (e, t) => {
			var n = za();
			ja(l(n), { get name() {
				return t;
			} }), I(n), r(e, n);
		});
		var a = V(i, 2);
		g(a, 16, () => t.face.keywords, (e) => e, (e, t) => {
			var n = Ba(), i = l(n);
			{
				let e = G(() => Fe(t === "ward" ? "shield" : t));
				ja(i, {
					get name() {
						return t;
					},
					get icon() {
						return x(e);
					}
				});
			}
			I(n), r(e, n);
		});
		var o = V(a, 2);
		g(o, 17, () => t.face.counters, (e) => e.key, (e, t) => {
			var n = Va(), i = j(n);
			U((e) => B(i, `${x(t).n ?? ""} × ${e ?? ""}`), [() => Q("counter-", x(t).key)]), r(e, n);
		}), I(n), r(e, n);
	};
	w(E, (e) => {
		t.face.marks.length + t.face.keywords.length + t.face.counters.length > 0 && e(D);
	});
	var O = V(E, 2);
	hn(l(O), { get lines() {
		return t.face.text;
	} }), I(O);
	var k = V(O, 2), A = (e) => {
		var n = Ua(), i = j(n, !0);
		U((e) => B(i, e), [() => Y("web-with", { cards: t.face.with.join(", ") })]), r(e, n);
	};
	w(k, (e) => {
		t.face.with.length > 0 && e(A);
	}), I(f), I(s), U((e) => B(y, ` ${e ?? ""}`), [() => [
		Q("class-", t.face.group),
		Q("kind-", t.face.kind),
		...t.face.traits
	].filter(Boolean).join(" · ")]), r(e, s), M();
}
// src/parts/HowRead.svelte
var Ka = y("<p class=\"soft\"> </p>"), qa = y("<span class=\"soft\"> </span>"), Ja = y("<i class=\"svelte-1f3hjc2\"> </i>"), Ya = y("<li class=\"svelte-1f3hjc2\"><!><b> </b> <!></li>"), Xa = y("<dt class=\"svelte-1f3hjc2\"> </dt> <dd class=\"svelte-1f3hjc2\"> </dd>", 1), Za = y("<p class=\"soft\"> </p> <ul class=\"tree svelte-1f3hjc2\"></ul> <!> <dl class=\"svelte-1f3hjc2\"></dl>", 1), Qa = y("<details class=\"svelte-1f3hjc2\"><summary class=\"svelte-1f3hjc2\"> </summary> <!> <!></details>");
function $a(e, t) {
	F(t, !0);
	let n = H(!1), i = H(null), a = H(!1);
	K(() => {
		if (L(i, null), L(a, !1), !x(n)) return;
		let e = t.name;
		We(t.game, e).then((n) => {
			e === t.name && L(i, n, !0);
		}, () => L(a, !0));
	});
	let s = (e, t) => (e === null ? "" : ` #${e}`) + (t === null ? "" : ` → #${t}`);
	var c = Qa(), u = l(c), d = j(u, !0), f = V(u, 2), p = (e) => {
		var t = Ka(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-how-read-not")]), r(e, t);
	}, m = (e) => {
		var t = Ka(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-how-read-none")]), r(e, t);
	};
	w(f, (e) => {
		x(a) ? e(p) : x(i)?.length === 0 && e(m, 1);
	});
	var h = V(f, 2);
	g(h, 17, () => x(i) ?? [], T, (e, t) => {
		let n = () => x(t).on, i = () => x(t).rows, a = () => x(t).ties, o = () => x(t).texts;
		var c = Za(), u = v(c), d = j(u, !0), f = V(u, 2);
		g(f, 21, i, T, (e, t) => {
			var n = Ya();
			let i;
			var a = l(n), o = (e) => {
				var n = qa(), i = j(n);
				U(() => B(i, `${x(t).field ?? ""}:`)), r(e, n);
			};
			w(a, (e) => {
				x(t).field && e(o);
			});
			var c = V(a), u = j(c, !0), d = V(c), f = V(d), p = (e) => {
				var n = Ja(), i = j(n, !0);
				U(() => B(i, x(t).text)), r(e, n);
			};
			w(f, (e) => {
				x(t).text && e(p);
			}), I(n), U((e, r) => {
				i = ae(n, "", i, { "--depth": x(t).depth }), B(u, e), B(d, `${r ?? ""} `);
			}, [() => x(t).words.join(" › "), () => s(x(t).gives, x(t).means)]), r(e, n);
		}), I(f);
		var p = V(f, 2);
		g(p, 17, a, ([e, t]) => e, (e, t) => {
			var n = G(() => le(x(t), 2));
			let i = () => x(n)[0], a = () => x(n)[1];
			var o = Ka(), s = j(o, !0);
			U((e) => B(s, e), [() => Y("web-how-read-tie", {
				won: i(),
				other: a()
			})]), r(e, o);
		});
		var m = V(p, 2);
		g(m, 21, o, ([e, t]) => e, (e, t) => {
			var n = G(() => le(x(t), 2));
			let i = () => x(n)[0], a = () => x(n)[1];
			var o = Xa(), s = v(o), c = j(s, !0), l = V(s, 2), u = j(l, !0);
			U(() => {
				B(c, i()), R(l, "lang", i()), B(u, a());
			}), r(e, o);
		}), I(m), U((e) => B(d, e), [() => Q("kind-", n())]), r(e, c);
	}), I(c), U((e) => B(d, e), [() => Y("web-how-read")]), o("open", "toggle", c, (e) => L(n, e), () => x(n)), r(e, c), M();
}
// src/pages/table/Inspector.svelte
var eo = y("<button type=\"button\" class=\"svelte-x8ezws\"> </button>"), to = y("<li class=\"svelte-x8ezws\"><b> </b> <!></li>"), no = y("<ul class=\"reasons svelte-x8ezws\"></ul>"), ro = y("<!> <!> <!> <!> <div aria-live=\"polite\"><!></div>", 1), io = y("<p class=\"soft\"> </p>"), ao = y("<div class=\"inspector svelte-x8ezws\"><!></div>");
function oo(e, t) {
	F(t, !0);
	let n = N(t, "picture", 3, !1), i = G(() => t.looked ? gt(t.looked.card, t.table.cards) : null), a = G(() => {
		let e = t.table.cards.get(t.looked?.card.name ?? "");
		return e ? Bn(e) : null;
	}), o = H(""), s = G(() => x(a) !== null && x(o) === x(i)?.name), c = G(() => x(s) && x(a) ? x(a)[+!x(i)?.marks.includes("experienced")] : x(i));
	var u = ao(), d = l(u), f = (e) => {
		var i = ro(), u = v(i);
		Ga(u, {
			get face() {
				return x(c);
			},
			get picture() {
				return n();
			}
		});
		var d = V(u, 2), f = (e) => {
			q(e, {
				small: !0,
				icon: "turned",
				get "aria-pressed"() {
					return x(s);
				},
				onclick: () => L(o, x(s) ? "" : x(c).name, !0),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-other-face")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
		};
		w(d, (e) => {
			x(a) && e(f);
		});
		var p = V(d, 2), m = (e) => {
			$a(e, {
				get game() {
					return t.table.room.game;
				},
				get name() {
					return x(c).name;
				}
			});
		};
		w(p, (e) => {
			x(c).text.length > 0 && t.table.room && e(m);
		});
		var _ = V(p, 2), y = (e) => {
			q(e, {
				small: !0,
				icon: "question",
				hint: "?",
				get onclick() {
					return t.onwhy;
				},
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-why")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
		};
		w(_, (e) => {
			t.askable && e(y);
		});
		var b = V(_, 2), S = l(b), C = (e) => {
			var n = no();
			g(n, 21, () => t.reasons, (e) => e.words, (e, n) => {
				var i = to(), a = l(i), o = j(a, !0), s = V(a), c = V(s), u = (e) => {
					var i = eo(), a = j(i, !0);
					U((e) => {
						R(i, "aria-label", e), B(a, x(n).clause);
					}, [() => Y("web-clause", { clause: x(n).clause })]), h("click", i, () => t.onclause(x(n).clause ?? "")), r(e, i);
				};
				w(c, (e) => {
					x(n).clause && e(u);
				}), I(i), U((e, t) => {
					B(o, e), B(s, ` ${t ?? ""} `);
				}, [() => Y(`web-why-${x(n).verb}`), () => x(n).why ? Z(x(n).why, t.table.scene) : Y("web-why-nothing")]), r(e, i);
			}), I(n), r(e, n);
		};
		w(S, (e) => {
			t.reasons && e(C);
		}), I(b), r(e, i);
	}, p = (e) => {
		var t = io(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-look")]), r(e, t);
	};
	w(d, (e) => {
		x(c) ? e(f) : e(p, -1);
	}), I(u), r(e, u), M();
}
m(["click"]);
// src/pages/table/focus.svelte.ts
function so(e) {
	K(() => {
		e(), ce().then(() => {
			xe() && document.activeElement === document.body && (document.querySelector(".felt [data-spot].ready") ?? document.querySelector(".prompt .pickable, .prompt .buttons button") ?? document.querySelector(".felt [data-spot]"))?.focus({ preventScroll: !0 });
		});
	});
}
// src/pages/table/keys.ts
var co = ".felt [data-spot].ready, .prompt .pickable, .prompt .buttons button";
function lo(e, t) {
	if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey) return;
	let n = e.target instanceof Element ? e.target : document.body;
	if (!n.closest("dialog:not(.light), input, textarea, select")) {
		if (e.repeat && [" ", "Enter"].includes(e.key)) return e.preventDefault();
		uo(e.key, n, t) && e.preventDefault();
	}
}
function uo(e, t, { table: n, sorted: r, log: i, why: a }) {
	let o = !t.closest("button, a, summary, [role=button]"), s = t.closest("[data-spot]") !== null;
	switch (e) {
		case " ": return (o || s) && (po(n) || mo(n, Oi(r.buttons, n.room?.view?.question)));
		case "Enter": return o && (po(n) || mo(n, Ai(r, n.selection.labels.length, n.room?.view?.question)));
		case "n":
		case "N": return fo(t);
		case "z":
		case "Z": return n.undo(), !0;
		case "f":
		case "F": return X.fullControl = !X.fullControl, !0;
		case "l":
		case "L": return i(), !0;
		case "Escape": return n.passing ? (n.passUntilMyTurn(), !0) : n.unfinished ? (n.takeBack(), !0) : !1;
		case "?": return a();
		default: return !1;
	}
}
function fo(e) {
	let t = [...document.querySelectorAll(co)];
	return t[(t.findIndex((t) => t === e) + 1) % t.length]?.focus(), t.length > 0;
}
function po(e) {
	let { payable: t } = e;
	return t && e.pay(), t;
}
function mo(e, t) {
	return t && e.act(t.pick), t !== null;
}
// src/pages/table/looking.svelte.ts
var ho = class {
	#e = H(null);
	#t = G(() => {
		let e = x(this.#e), t = this.#r.room?.view;
		if (!e || !t) return e;
		let { seat: n, zone: r, slug: i } = e.place, a = (n === null ? t.shared : t.seats[n]?.zones)?.find((e) => e.key === r)?.cards.find((t) => t.slug === i && t.name === e.card.name);
		return a ? {
			card: a,
			place: e.place
		} : e;
	});
	get at() {
		return x(this.#t);
	}
	set at(e) {
		L(this.#t, e);
	}
	#n = H(null);
	get reasons() {
		return x(this.#n);
	}
	set reasons(e) {
		L(this.#n, e);
	}
	#r;
	constructor(e) {
		this.#r = e;
	}
	#i = G(() => {
		let { seat: e, zone: t } = this.at?.place ?? {
			seat: null,
			zone: ""
		};
		if (e === null || this.#r.mine.length === 0) return [];
		let { own: n, others: r } = ye(this.#r.room?.game ?? "").verbs;
		return (this.#r.mine.includes(e) ? n : r)[t] ?? [];
	});
	#a = G(() => x(this.#i).length > 0);
	get askable() {
		return x(this.#a);
	}
	set askable(e) {
		L(this.#a, e);
	}
	look(e, t) {
		e.name !== null && (this.at?.card !== e && (this.reasons = null), L(this.#e, {
			card: e,
			place: t
		}));
	}
	forget() {
		L(this.#e, null), this.reasons = null;
	}
	async why() {
		if (!this.at || !this.askable) return;
		let { card: e } = this.at;
		try {
			let t = x(this.#i).map((t) => this.#o(t, e.slug)), n = await Promise.all(t);
			if (this.at?.card.slug !== e.slug) return;
			let r = n.filter((e) => e.why !== null);
			this.reasons = r.length > 0 ? r : n.slice(0, 1);
		} catch (e) {
			Oe(e, this.#r.scene);
		}
	}
	async #o(e, t) {
		let n = `${e} ${t}`, r = await Ye.ask({
			do: "why",
			table: this.#r.id,
			words: n
		});
		return r.is === "why-not" ? {
			verb: e,
			words: n,
			why: r.why,
			clause: r.clause
		} : {
			verb: e,
			words: n,
			why: null,
			clause: null
		};
	}
}, go = y("<div class=\"menu svelte-13kopw5\"></div> <!>", 1);
function _o(e, t) {
	F(t, !0);
	let n = N(t, "place", 3, null), i = G(() => t.looked ? gt(t.looked.card, t.table.cards) : null);
	function a({ choice: e }) {
		let t = (e.label.args ?? []).flatMap(([, e]) => "key" in e ? [e.key.replace(/^essence-/, "")] : []);
		return Fe(t[0] ?? "");
	}
	function o(e) {
		t.onclose(), t.table.act(e.pick);
	}
	{
		let s = G(() => x(i)?.title ?? n() ?? ""), c = G(() => (t.looked !== null || n() !== null) && t.offers.length > 0);
		Ii(e, {
			get title() {
				return x(s);
			},
			get open() {
				return x(c);
			},
			get onclose() {
				return t.onclose;
			},
			light: !0,
			children: (e, n) => {
				var s = go(), c = v(s);
				g(c, 23, () => t.offers, (e) => e.pick, (e, n, i) => {
					{
						let s = G(() => x(i) === 0 ? "primary" : "plain"), c = G(() => a(x(n))), l = G(() => x(i) === 0);
						q(e, {
							get kind() {
								return x(s);
							},
							get icon() {
								return x(c);
							},
							get autofocus() {
								return x(l);
							},
							onclick: () => o(x(n)),
							children: (e, i) => {
								O();
								var a = W();
								U((e) => B(a, e), [() => Z(x(n).choice.label, t.table.scene)]), r(e, a);
							},
							$$slots: { default: !0 }
						});
					}
				}), I(c);
				var l = V(c, 2), u = (e) => {
					Ga(e, {
						get face() {
							return x(i);
						},
						picture: !1,
						heading: !1
					});
				};
				w(l, (e) => {
					x(i) && e(u);
				}), r(e, s);
			},
			$$slots: { default: !0 }
		});
	}
	M();
}
// src/pages/table/recap.ts
var vo = "arbiter.seen", yo = 20, bo = 3;
function xo() {
	try {
		let e = JSON.parse(localStorage.getItem(vo) ?? "[]");
		return Array.isArray(e) ? e.filter((e) => Array.isArray(e) && typeof e[1] == "number") : [];
	} catch {
		return [];
	}
}
function So(e) {
	return xo().find(([t]) => t === e)?.[1] ?? null;
}
function Co(e, t) {
	if (t !== 0) try {
		localStorage.setItem(vo, JSON.stringify([[e, t], ...xo().filter(([t]) => t !== e)].slice(0, yo)));
	} catch {}
}
function wo(e, t, n) {
	let r = e.slice(t).filter((e) => e.depth <= 1);
	return r.length < bo ? [] : r.slice(-n);
}
function To(e) {
	let [t, n, r] = [
		0,
		null,
		1
	];
	for (let i of e) {
		if (i.said.key === "log-turn" && (t = Eo(i, [
			"turn",
			"number",
			"n"
		]) ?? t + 1), !/^log-(damage|loses-influence|scores|leader-loses)/.test(i.said.key)) continue;
		let e = Eo(i, ["number", "n"]) ?? 0;
		e > 1 && e >= r && ([n, r] = [{
			line: i,
			turn: t
		}, e]);
	}
	return n;
}
function Eo(e, t) {
	for (let n of t) {
		let t = e.said.args?.find(([e]) => e === n)?.[1];
		if (t && "number" in t) return t.number;
	}
	return null;
}
// src/pages/table/Over.svelte
var Do = y("<!> <!> <!> <!>", 1), Oo = y("<p class=\"score svelte-trffa1\"> </p>"), ko = y("<span class=\"soft\"> </span>"), Ao = y("<p class=\"cause svelte-trffa1\"> <!></p>"), jo = y("<p class=\"firm\"><b> </b></p>"), Mo = y("<p class=\"moment svelte-trffa1\"><b> </b> </p>"), No = y("<p role=\"status\"> </p>"), Po = y("<details class=\"svelte-trffa1\"><summary class=\"svelte-trffa1\"> </summary> <!></details>"), Fo = y("<p> </p> <!>", 1), Io = y("<!> <!> <!> <!> <!>", 1);
function Lo(e, t) {
	F(t, !0);
	let n = G(() => t.table.room), i = G(() => x(n)?.view?.outcome ?? null), a = G(() => x(i)?.won.some((e) => t.table.mine.includes(e)) ?? !1), o = G(() => !x(a) && (x(i)?.won.length ?? 0) > 0 && t.table.mine.length === 1), s = G(() => t.table.mine.every((e) => x(n)?.seats[e]?.ready)), c = G(() => x(i)?.stopped || !x(i) ? Y("web-over-stopped") : x(i).won.length === 0 ? Y("web-over-drawn") : t.table.mine.length === 1 && x(a) ? Y("web-over-won") : x(o) ? Y("web-over-lost") : Y("web-over-by", { who: x(i).won.map((e) => Ke(e, t.table.scene)).join(", ") })), u = G(() => {
		let e = t.table.lines.filter((e) => !/^log-(won|wins|draw|drawn|stopped)$/.test(e.said.key)).at(-1);
		return e ? Z(e.said, t.table.scene) : "";
	}), f = G(() => {
		let e = x(i) ? To(t.table.lines) : null;
		return e && Z(e.line.said, t.table.scene) !== x(u) ? e : null;
	}), p = H(""), m = H(""), h = G(() => `${x(n)?.round} ${x(n)?.stage} ${x(n)?.fair.server_commit}`), g = G(() => (x(n)?.stage === "over" || x(n)?.stage === "between") && x(p) !== x(h)), _ = G(() => x(n)?.seats.every((e, n) => e.kind === "bot" || t.table.mine.includes(n)) ?? !1), y = G(() => x(n)?.stage === "over" && x(n).brings_deck && t.table.mine.length === 1);
	async function b() {
		if (!x(n)) return;
		let e = t.table.info && x(y) ? Ee(t.table.info).find((e) => e.id === x(m))?.value : "";
		for (let r of t.table.mine) {
			let i = x(n).stage === "over" ? 1 : x(n).round + 1;
			await t.table.ask({
				do: "again",
				table: t.table.id,
				seat: r,
				deck: e ?? "",
				commit: tt(t.table.id, r, i)
			});
		}
	}
	K(() => {
		x(g) && ha("end");
	});
	function S() {
		L(p, "");
	}
	var C = { show: S };
	return Ii(e, {
		get title() {
			return x(c);
		},
		get open() {
			return x(g);
		},
		onclose: () => L(p, x(h), !0),
		actions: (e) => {
			var i = Do(), a = v(i);
			q(a, {
				onclick: () => Pe("/"),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-leave")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
			var o = V(a, 2), c = (e) => {
				q(e, {
					icon: "play",
					onclick: () => Pe(`/replay/table/${t.table.id}`),
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-see-replay")]), r(e, n);
					},
					$$slots: { default: !0 }
				});
			};
			w(o, (e) => {
				x(n)?.stage === "over" && !x(n).scene && e(c);
			});
			var l = V(o, 2);
			q(l, {
				onclick: () => L(p, x(h), !0),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-see-table")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
			var u = V(l, 2), d = (e) => {
				q(e, {
					kind: "primary",
					icon: "forward",
					onclick: b,
					children: (e, t) => {
						O();
						var i = W();
						U((e) => B(i, e), [() => Y(x(n)?.stage === "between" ? "web-next-game" : "web-rematch")]), r(e, i);
					},
					$$slots: { default: !0 }
				});
			};
			w(u, (e) => {
				t.table.mine.length > 0 && !x(s) && e(d);
			}), r(e, i);
		},
		children: (e, a) => {
			var o = Io(), c = v(o), p = (e) => {
				var i = Oo(), a = j(i, !0);
				U((e) => B(a, e), [() => x(n).seats.map((e, n) => `${Ke(n, t.table.scene)} ${e.wins}`).join(" – ")]), r(e, i);
			};
			w(c, (e) => {
				x(n) && x(n).best_of > 1 && e(p);
			});
			var h = V(c, 2), g = (e) => {
				var t = Ao(), i = l(t), a = V(i), o = (e) => {
					var t = ko(), i = j(t, !0);
					U((e) => B(i, e), [() => Y("web-over-turns", { n: x(n).view.turn })]), r(e, t);
				};
				w(a, (e) => {
					x(n)?.view && x(n).view.turn > 0 && e(o);
				}), I(t), U(() => B(i, `${x(u) ?? ""} `)), r(e, t);
			};
			w(h, (e) => {
				x(u) && x(i) && e(g);
			});
			var b = V(h, 2), S = (e) => {
				var t = jo(), n = l(t), i = j(n, !0);
				I(t), U((e) => B(i, e), [() => Y("web-over-firm")]), r(e, t);
			};
			w(b, (e) => {
				x(n)?.firm && x(i) && x(i).won.length > 0 && e(S);
			});
			var C = V(b, 2), T = (e) => {
				var n = Mo(), i = l(n), a = j(i, !0), o = V(i);
				I(n), U((e, t) => {
					B(a, e), B(o, ` ${t ?? ""}`);
				}, [() => Y("web-over-moment", { n: x(f).turn }), () => Z(x(f).line.said, t.table.scene)]), r(e, n);
			};
			w(C, (e) => {
				x(f) && e(T);
			});
			var E = V(C, 2), D = (e) => {
				var i = d(), a = v(i), o = (e) => {
					var t = No(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-again-wait")]), r(e, t);
				}, c = (e) => {
					var i = Fo(), a = v(i), o = j(a, !0), s = V(a, 2), c = (e) => {
						var n = Po(), i = l(n), a = j(i, !0), o = V(i, 2);
						{
							let e = G(() => Y("web-your-deck"));
							rt(o, {
								get game() {
									return t.table.info;
								},
								get legend() {
									return x(e);
								},
								get id() {
									return x(m);
								},
								set id(e) {
									L(m, e, !0);
								}
							});
						}
						I(n), U((e) => B(a, e), [() => Y("web-other-deck")]), r(e, n);
					};
					w(s, (e) => {
						x(y) && t.table.info && e(c);
					}), U((e) => B(o, e), [() => Y(x(n)?.stage === "between" ? "web-between-means" : x(_) ? "web-over-means-bots" : "web-over-means")]), r(e, i);
				};
				w(a, (e) => {
					x(s) ? e(o) : e(c, -1);
				}), r(e, i);
			};
			w(E, (e) => {
				t.table.mine.length > 0 && e(D);
			}), r(e, o);
		},
		$$slots: {
			actions: !0,
			default: !0
		}
	}), M(C);
}
// src/pages/table/Foreseen.svelte
var Ro = y("<li> </li>"), zo = y("<li class=\"soft\"> </li>"), Bo = y("<div class=\"told svelte-k1vhxa\"><strong class=\"svelte-k1vhxa\"><!> </strong> <ul><!> <!></ul></div>"), Vo = y("<div class=\"foreseen svelte-k1vhxa\" role=\"status\" aria-live=\"polite\"><!></div>");
function Ho(e, t) {
	F(t, !0);
	var n = Vo(), i = l(n), a = (e) => {
		var n = Bo(), i = l(n), a = l(i);
		J(a, {
			name: "eye",
			size: "1em"
		});
		var o = V(a);
		I(i);
		var s = V(i, 2), c = l(s);
		g(c, 17, () => t.found.lines, T, (e, n) => {
			var i = Ro(), a = j(i, !0);
			U((e, t) => {
				z(i, 1, e, "svelte-k1vhxa"), B(a, t);
			}, [() => u({
				dies: /destroy|dies|knocked|slain|banish/.test(x(n).said.key),
				hurts: x(n).said.key.includes("damage")
			}), () => Z(x(n).said, t.scene)]), r(e, i);
		});
		var d = V(c, 2), f = (e) => {
			var t = zo(), n = j(t, !0);
			U((e) => B(n, e), [() => Y("web-foreseen-open")]), r(e, t);
		};
		w(d, (e) => {
			t.found.sure || e(f);
		}), I(s), I(n), U((e) => B(o, ` ${e ?? ""}`), [() => Y("web-foreseen")]), r(e, n);
	};
	w(i, (e) => {
		t.found && t.found.lines.length > 0 && e(a);
	}), I(n), r(e, n), M();
}
// src/pages/table/Source.svelte
var Uo = y("<span class=\"small svelte-1i2ci0u\"><!></span>"), Wo = y("<span class=\"about svelte-1i2ci0u\"> </span>"), Go = y("<div class=\"line svelte-1i2ci0u\"><!></div>"), Ko = y("<div class=\"source svelte-1i2ci0u\"><span class=\"small svelte-1i2ci0u\"><!></span> <!> <div class=\"svelte-1i2ci0u\"><p class=\"head svelte-1i2ci0u\"><span class=\"name svelte-1i2ci0u\"> </span> <!></p> <!></div></div>");
function qo(e, t) {
	F(t, !0);
	let n = (e) => (e.seat === null ? t.view.shared : t.view.seats[e.seat]?.zones)?.find((t) => t.key === e.zone)?.cards.find((t) => t.slug === e.slug), i = G(() => {
		let e = t.subject.at ? n(t.subject.at) : void 0;
		if (e) return gt(e, t.table.cards);
		let r = t.table.cards.get(t.subject.card);
		return r ? yt(r) : null;
	}), a = G(() => t.view.question.startsWith("ask-pay")), o = (e) => e.split(" | ").filter((e, t, n) => t !== n.length - 2 || !/^CO(?:ST|ÛT)\s?:/u.test(e)).join(" | "), s = G(() => {
		let e = x(i)?.text ?? [], n = e[t.subject.line ?? -1], r = n === void 0 ? e.length <= 2 ? e : [] : [n];
		return x(a) ? r : r.map(o).map((e) => t.view.question === "ask-may" ? c(e) : e);
	});
	function c(e) {
		let t = (e.split(" | ").at(-1)?.match(/[^.]+\.(?=\s|$)/gu) ?? []).filter((e) => /\b(?:may|pou(?:v|rr)ez|peut|peuvent)\b/iu.test(e));
		return t.length === 1 ? t[0]?.replace(/^(?:EFFECT|EFFET)\s?:/u, "").trim() ?? e : e;
	}
	let u = G(() => (t.subject.about ?? []).filter(({ zone: e }) => e === "deck").flatMap((e) => n(e) ?? []).slice(0, 4)), d = G(() => (t.subject.about ?? []).flatMap((e) => {
		let r = n(e)?.name;
		return r ? [t.table.scene.title(r)] : [];
	}));
	var f = Ko(), p = l(f);
	Dn(l(p), {
		get face() {
			return x(i);
		},
		still: !0
	}), I(p);
	var m = V(p, 2);
	g(m, 17, () => x(u), (e) => e.slug, (e, n) => {
		var i = Uo(), a = l(i);
		{
			let e = G(() => gt(x(n), t.table.cards));
			Dn(a, {
				get face() {
					return x(e);
				},
				still: !0
			});
		}
		I(i), r(e, i);
	});
	var h = V(m, 2), _ = l(h), v = l(_), y = j(v, !0), b = V(v, 2), S = (e) => {
		var t = Wo(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-prompt-about", { cards: x(d).join(", ") })]), r(e, t);
	};
	w(b, (e) => {
		x(d).length > 0 && e(S);
	}), I(_);
	var C = V(_, 2), T = (e) => {
		var t = Go();
		hn(l(t), { get lines() {
			return x(s);
		} }), I(t), r(e, t);
	};
	w(C, (e) => {
		x(s).length > 0 && e(T);
	}), I(h), I(f), U((e) => B(y, e), [() => t.table.scene.title(t.subject.card)]), r(e, f), M();
}
// src/pages/table/Tray.svelte
var Jo = y("<li class=\"svelte-1g8y833\"><button type=\"button\" class=\"pickable svelte-1g8y833\" data-spot=\"\"><span class=\"unseen\"> </span> <!></button></li>"), Yo = y("<ul class=\"tray svelte-1g8y833\"></ul>");
function Xo(e, t) {
	F(t, !0);
	let n = G(() => t.table.room?.view);
	function i({ choice: e }) {
		let [r] = e.about ?? [], i = (r?.seat === null ? x(n)?.shared : x(n)?.seats[r?.seat ?? -1]?.zones)?.find((e) => e.key === r?.zone)?.cards.find((e) => e.slug === r?.slug);
		if (i) return gt(i, t.table.cards);
		let a = t.table.cards.get(Ei(e) ?? "");
		return a ? yt(a) : null;
	}
	var a = Yo();
	g(a, 21, () => t.offers, (e) => e.pick, (e, n) => {
		let a = G(() => i(x(n))), o = G(() => Z(x(n).choice.label, t.table.scene));
		var s = Jo(), c = l(s), u = l(c), d = j(u, !0);
		Dn(V(u, 2), {
			get face() {
				return x(a);
			},
			still: !0
		}), I(c), I(s), U((e) => {
			c.disabled = t.table.busy, B(d, e);
		}, [() => x(a) ? `${x(o)}. ${Ct(x(a))}` : x(o)]), _("pointerenter", c, () => t.foreseeing.look(x(n).pick)), _("pointerleave", c, () => t.foreseeing.forget()), _("focus", c, () => t.foreseeing.look(x(n).pick)), h("click", c, () => t.table.act(x(n).pick)), r(e, s);
	}), I(a), U(() => R(a, "aria-label", t.question)), r(e, a), M();
}
m(["click"]);
// src/pages/table/Prompt.svelte
var Zo = y("<strong class=\"svelte-h4jngd\"> </strong>"), Qo = y("<span class=\"hint svelte-h4jngd\"> </span>"), $o = y("<li class=\"svelte-h4jngd\"> </li>"), es = y("<li class=\"back svelte-h4jngd\"><!></li>"), ts = y("<ul class=\"chips svelte-h4jngd\"><!> <!></ul>"), ns = y("<span> </span>"), rs = y("<span class=\"full svelte-h4jngd\"> </span>"), is = y("<section><div class=\"unseen\" role=\"alert\" aria-live=\"assertive\"> </div> <!> <!> <div class=\"row svelte-h4jngd\"><div class=\"words svelte-h4jngd\"><div class=\"said svelte-h4jngd\"><span><!> </span> <!> <!> <!></div> <!> <!></div> <div class=\"buttons svelte-h4jngd\"><!> <!> <!> <!> <!> <!> <!></div></div></section>");
function as(e, t) {
	F(t, !0);
	let n = G(() => t.table.room), i = G(() => x(n)?.view), a = G(() => t.table.mine.length > 1), o = G(() => x(i) && x(i).asked !== null ? Ke(x(i).asked, t.table.scene) : ""), s = G(() => t.table.asked ? x(a) ? Y("web-prompt-hot", { who: x(o) }) : Y("web-prompt-you") : x(i)?.outcome ? Y("web-prompt-over") : Y("web-prompt-wait", { who: x(o) })), c = G(() => t.table.asked && x(i) ? Y(x(i).question) : ""), d = G(() => t.table.asked ? x(i)?.subject ?? null : null), f = G(() => x(d) ? Y("web-of", {
		who: t.table.scene.title(x(d).card),
		what: x(c)
	}) : x(c)), p = G(() => Oi(t.sorted.buttons, x(i)?.question)?.pick), m = G(() => Ai(t.sorted, t.table.selection.labels.length, x(i)?.question)?.pick), h = G(() => t.table.asked && t.sorted.board.size + t.sorted.places.size > 0), _ = G(() => !t.table.asked || (x(n)?.options.some(({ act: e }) => e === "pass") ?? !1));
	function v() {
		let [e] = t.table.mine;
		e !== void 0 && t.table.ask({
			do: "claim",
			table: t.table.id,
			seat: e
		});
	}
	var y = is(), b = l(y), S = j(b), C = V(b, 2);
	Ho(C, {
		get found() {
			return t.foreseeing.now;
		},
		get scene() {
			return t.table.scene;
		}
	});
	var E = V(C, 2), D = (e) => {
		Xo(e, {
			get table() {
				return t.table;
			},
			get offers() {
				return t.sorted.tray;
			},
			get foreseeing() {
				return t.foreseeing;
			},
			get question() {
				return x(c);
			}
		});
	};
	w(E, (e) => {
		t.sorted.tray.length > 0 && e(D);
	});
	var k = V(E, 2), A = l(k), N = l(A), P = l(N), ee = l(P), te = (e) => {
		J(e, {
			name: "ability",
			size: "1em"
		});
	}, ne = (e) => {
		J(e, {
			name: "clock",
			size: "1em"
		});
	};
	w(ee, (e) => {
		t.table.asked ? e(te) : x(i)?.outcome || e(ne, 1);
	});
	var L = V(ee);
	I(P);
	var re = V(P, 2), ie = (e) => {
		var t = Zo(), n = j(t, !0);
		U(() => B(n, x(c))), r(e, t);
	};
	w(re, (e) => {
		x(c) && e(ie);
	});
	var ae = V(re, 2), oe = (e) => {
		var t = Qo(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-pass-idle-now")]), r(e, t);
	};
	w(ae, (e) => {
		t.table.idle && e(oe);
	});
	var se = V(ae, 2), H = (e) => {
		var t = Qo(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-prompt-cards")]), r(e, t);
	};
	w(se, (e) => {
		t.table.asked && x(h) && !x(d) && e(H);
	}), I(N);
	var ce = V(N, 2), le = (e) => {
		qo(e, {
			get table() {
				return t.table;
			},
			get view() {
				return x(i);
			},
			get subject() {
				return x(d);
			}
		});
	};
	w(ce, (e) => {
		x(d) && x(i) && e(le);
	});
	var ue = V(ce, 2), K = (e) => {
		var i = ts(), a = l(i);
		g(a, 17, () => t.table.selection.labels, T, (e, n) => {
			var i = $o(), a = j(i, !0);
			U((e) => B(a, e), [() => Z(x(n), t.table.scene)]), r(e, i);
		});
		var o = V(a, 2), s = (e) => {
			var n = es(), i = l(n);
			{
				let e = G(() => Y("web-undo-pick"));
				q(i, {
					kind: "quiet",
					small: !0,
					icon: "undo",
					get "aria-label"() {
						return x(e);
					},
					onclick: () => t.table.undo()
				});
			}
			I(n), r(e, n);
		};
		w(o, (e) => {
			x(n) && x(n).undo.seats.length > 0 && e(s);
		}), I(i), U((e) => R(i, "aria-label", e), [() => Y("web-chosen")]), r(e, i);
	};
	w(ue, (e) => {
		t.table.selection.labels.length > 0 && e(K);
	}), I(A);
	var de = V(A, 2), fe = l(de);
	g(fe, 17, () => t.sorted.buttons, (e) => e.pick, (e, n) => {
		{
			let i = G(() => x(n).pick === x(m) ? "primary" : "plain"), a = G(() => x(n).pick === x(p) ? Y("web-space") : "");
			q(e, {
				get kind() {
					return x(i);
				},
				get hint() {
					return x(a);
				},
				get disabled() {
					return t.table.busy;
				},
				onpointerenter: () => t.foreseeing.look(x(n).pick),
				onpointerleave: () => t.foreseeing.forget(),
				onfocus: () => t.foreseeing.look(x(n).pick),
				onblur: () => t.foreseeing.forget(),
				onclick: () => t.table.act(x(n).pick),
				children: (e, i) => {
					O();
					var a = W();
					U((e) => B(a, e), [() => Z(x(n).choice.label, t.table.scene)]), r(e, a);
				},
				$$slots: { default: !0 }
			});
		}
	});
	var pe = V(fe, 2), me = (e) => {
		{
			let n = G(() => Y("web-space"));
			q(e, {
				kind: "primary",
				get hint() {
					return x(n);
				},
				get disabled() {
					return t.table.busy;
				},
				onclick: () => t.table.pay(),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-pay-rest")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
		}
	};
	w(pe, (e) => {
		t.table.payable && e(me);
	});
	var he = V(pe, 2), ge = (e) => {
		{
			let n = G(() => Y("web-escape"));
			q(e, {
				kind: "quiet",
				icon: "undo",
				get hint() {
					return x(n);
				},
				onclick: () => t.table.takeBack(),
				children: (e, n) => {
					var i = ns(), a = j(i, !0);
					U((e) => {
						z(i, 1, u({
							spare: t.sorted.buttons.length > 1,
							slim: t.sorted.buttons.length > 0 || t.table.payable
						}), "svelte-h4jngd"), B(a, e);
					}, [() => Y("web-take-back-all")]), r(e, i);
				},
				$$slots: { default: !0 }
			});
		}
	};
	w(he, (e) => {
		t.table.unfinished && e(ge);
	});
	var _e = V(he, 2), ve = (e) => {
		q(e, {
			kind: "primary",
			icon: "forward",
			get onclick() {
				return t.onover;
			},
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-over-open")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	};
	w(_e, (e) => {
		t.onover && e(ve);
	});
	var ye = V(_e, 2), be = (e) => {
		q(e, {
			kind: "primary",
			icon: "flag",
			onclick: v,
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-claim")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	};
	w(ye, (e) => {
		x(n)?.claim && e(be);
	});
	var xe = V(ye, 2), Se = (e) => {
		q(e, {
			icon: "stop",
			onclick: () => t.table.passUntilMyTurn(),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-stop-passing")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	}, Ce = (e) => {
		q(e, {
			kind: "quiet",
			small: !0,
			icon: "forward",
			onclick: () => t.table.passUntilMyTurn(),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-pass-until")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	};
	w(xe, (e) => {
		t.table.passing ? e(Se) : x(i) && !x(i).outcome && x(_) && t.table.mine.length === 1 && x(i).active !== null && x(i).active !== t.table.mine[0] && e(Ce, 1);
	});
	var we = V(xe, 2), Te = (e) => {
		var t = rs(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-full-control")]), r(e, t);
	};
	w(we, (e) => {
		X.fullControl && e(Te);
	}), I(de), I(k), I(y), U((e) => {
		z(y, 1, u(["prompt", { mine: t.table.asked }]), "svelte-h4jngd"), R(y, "aria-label", e), R(y, "aria-busy", t.table.busy), R(y, "data-seq", x(n)?.seq), B(S, `${x(s) ?? ""} ${x(f) ?? ""}`), z(P, 1, u(["who", { plain: !x(a) && x(c) }]), "svelte-h4jngd"), B(L, ` ${x(s) ?? ""}`);
	}, [() => Y("web-prompt")]), r(e, y), M();
}
// src/pages/table/Recap.svelte
var os = y("<li> </li>"), ss = y("<section class=\"recap svelte-1pwq7gu\"><div class=\"head svelte-1pwq7gu\"><strong class=\"svelte-1pwq7gu\"> </strong> <!></div> <ol></ol></section>");
function cs(n, i) {
	F(i, !0);
	let a = G(() => `${i.table.id} ${i.table.room?.round ?? 0}`), o = G(() => i.table.lines.length), s = H(ee(ue(() => So(x(a))))), c = H(document.visibilityState === "visible"), f = H(!1), p = H(0);
	K(() => {
		x(c) && !x(f) && x(p) === 0 && x(o) > 0 && L(p, x(o), !0);
	});
	let m = G(() => x(s) === null || x(f) || x(p) === 0 ? [] : wo(i.table.lines.slice(0, x(p)), x(s), 12));
	function h() {
		let e = document.visibilityState === "visible";
		e !== x(c) && (L(c, e), e ? ((e) => {
			var t = le(e, 3);
			L(s, t[0], !0), L(p, t[1], !0), L(f, t[2], !0);
		})([
			So(x(a)),
			x(o),
			!1
		]) : Co(x(a), x(o)));
	}
	A(() => Co(x(a), x(o)));
	var y = d();
	_("visibilitychange", e, h), _("pagehide", t, () => x(c) && Co(x(a), x(o)));
	var b = v(y), S = (e) => {
		var t = ss(), n = l(t), a = l(n), o = j(a, !0), s = V(a, 2);
		{
			let e = G(() => Y("web-recap-close"));
			q(s, {
				small: !0,
				kind: "quiet",
				icon: "close",
				get "aria-label"() {
					return x(e);
				},
				onclick: () => L(f, !0)
			});
		}
		I(n);
		var c = V(n, 2);
		g(c, 21, () => x(m), T, (e, t) => {
			var n = os(), a = j(n, !0);
			U((e) => {
				z(n, 1, u({ head: x(t).depth === 0 }), "svelte-1pwq7gu"), B(a, e);
			}, [() => Z(x(t).said, i.table.scene)]), r(e, n);
		}), I(c), I(t), U((e, n) => {
			R(t, "aria-label", e), B(o, n);
		}, [() => Y("web-recap"), () => Y("web-recap")]), r(e, t);
	};
	w(b, (e) => {
		x(m).length > 0 && e(S);
	}), r(n, y), M();
}
// src/pages/table/SceneNote.svelte
var ls = y("<li><code class=\"svelte-179ge8b\"> </code></li>"), us = y("<section class=\"note svelte-179ge8b\"><details><summary class=\"svelte-179ge8b\"><span class=\"soft\"> </span> <b lang=\"en\"> </b></summary> <p class=\"soft\"> </p> <ol lang=\"en\" class=\"svelte-179ge8b\"></ol> <!></details></section>");
function ds(e, t) {
	F(t, !0);
	var n = us(), i = l(n), a = l(i), o = l(a), s = j(o, !0), c = V(o, 2), u = j(c, !0);
	I(a);
	var d = V(a, 2), f = j(d, !0), p = V(d, 2);
	g(p, 21, () => t.scene.story, T, (e, t) => {
		var n = ls(), i = l(n), a = j(i, !0);
		I(n), U(() => B(a, x(t))), r(e, n);
	}), I(p);
	var m = V(p, 2);
	q(m, {
		small: !0,
		kind: "quiet",
		icon: "undo",
		onclick: () => Mi(t.game, t.scene.clauses[0] ?? "").catch(Oe),
		children: (e, t) => {
			O();
			var n = W();
			U((e) => B(n, e), [() => Y("web-scene-again")]), r(e, n);
		},
		$$slots: { default: !0 }
	}), I(i), I(n), U((e, r, i) => {
		R(n, "aria-label", e), B(s, r), B(u, t.scene.title), B(f, i);
	}, [
		() => Y("web-scene"),
		() => t.scene.clauses.join(", "),
		() => Y("web-scene-means")
	]), r(e, n), M();
}
// src/lib/save.ts
function fs(e, t) {
	let n = URL.createObjectURL(new Blob([t], { type: "text/plain" })), r = document.createElement("a");
	r.href = n, r.download = e, r.click(), setTimeout(() => URL.revokeObjectURL(n), 1e3);
}
// src/pages/table/People.svelte
var ps = y("<label class=\"svelte-rh1040\"> <input maxlength=\"300\"/></label> <!>", 1), ms = y("<li class=\"svelte-rh1040\"><b> </b> <span class=\"acts svelte-rh1040\"><!> <!></span> <!></li>"), hs = y("<li class=\"soft svelte-rh1040\"> </li>"), gs = y("<p class=\"soft\"> </p> <ul class=\"svelte-rh1040\"></ul>", 1);
function _s(e, t) {
	F(t, !0);
	let n = H(""), i = H(""), a = G(() => Be(t.table.room?.seats ?? [], t.table.chat, ze.player));
	async function o() {
		let e = x(n);
		try {
			await ke(t.table.id, e, x(i).trim()), ve(e), Ue(Y("web-person-reported")), ((e) => {
				var t = le(e, 2);
				L(n, t[0], !0), L(i, t[1], !0);
			})(["", ""]);
		} catch (e) {
			Oe(e, t.table.scene);
		}
	}
	{
		let s = G(() => Y("web-people"));
		Ii(e, {
			get title() {
				return x(s);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			children: (e, t) => {
				var s = gs(), u = v(s), d = j(u, !0), f = V(u, 2);
				g(f, 21, () => x(a), ({ player: e, name: t }) => e, (e, t) => {
					let a = () => x(t).player, s = () => x(t).name;
					var u = ms(), d = l(u), f = j(d, !0), p = V(d, 2), m = l(p);
					{
						let e = G(() => Le(a()));
						q(m, {
							small: !0,
							get "aria-pressed"() {
								return x(e);
							},
							onclick: () => ve(a(), !Le(a())),
							children: (e, t) => {
								O();
								var n = W();
								U((e) => B(n, e), [() => Y(Le(a()) ? "web-unblock" : "web-mute")]), r(e, n);
							},
							$$slots: { default: !0 }
						});
					}
					var h = V(m, 2);
					q(h, {
						small: !0,
						icon: "flag",
						onclick: () => L(n, x(n) === a() ? "" : a(), !0),
						children: (e, t) => {
							O();
							var n = W();
							U((e) => B(n, e), [() => Y("web-person-report")]), r(e, n);
						},
						$$slots: { default: !0 }
					}), I(p);
					var g = V(p, 2), _ = (e) => {
						var t = ps(), n = v(t), a = l(n), s = V(a);
						te(s), I(n);
						var u = V(n, 2);
						q(u, {
							kind: "primary",
							onclick: o,
							children: (e, t) => {
								O();
								var n = W();
								U((e) => B(n, e), [() => Y("web-person-send")]), r(e, n);
							},
							$$slots: { default: !0 }
						}), U((e) => B(a, `${e ?? ""} `), [() => Y("web-person-why")]), c(s, () => x(i), (e) => L(i, e)), r(e, t);
					};
					w(g, (e) => {
						x(n) === a() && e(_);
					}), I(u), U((e) => B(f, e), [() => s() || Y("web-somebody")]), r(e, u);
				}, (e) => {
					var t = hs(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-people-none")]), r(e, t);
				}), I(f), U((e) => B(d, e), [() => Y("web-people-means")]), r(e, s);
			},
			$$slots: { default: !0 }
		});
	}
	M();
}
// src/pages/table/PhaseBar.svelte
var vs = y("<span class=\"passed svelte-br8rbj\">»</span>"), ys = y("<li> <!></li>"), bs = y("<td class=\"svelte-br8rbj\"><input type=\"checkbox\"/></td>"), xs = y("<tr><th scope=\"row\" class=\"svelte-br8rbj\"> </th><!></tr>"), Ss = y("<p class=\"soft\"> </p> <table class=\"svelte-br8rbj\"><thead><tr><td class=\"svelte-br8rbj\"></td><th scope=\"col\" class=\"svelte-br8rbj\"> </th><th scope=\"col\" class=\"svelte-br8rbj\"> </th></tr></thead><tbody></tbody></table> <label class=\"svelte-br8rbj\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-br8rbj\"> </small></span></label>", 1), Cs = y("<div class=\"bar svelte-br8rbj\"><ol class=\"svelte-br8rbj\"></ol> <!></div> <!>", 1);
function ws(e, t) {
	F(t, !0);
	let n = G(() => t.table.room?.view), i = [
		"draft",
		"build",
		"setup"
	], o = G(() => (t.table.info?.phases ?? []).filter((e) => !i.includes(e) || x(n)?.phase === e)), s = G(() => t.table.room?.game ?? ""), c = G(() => x(n)?.active !== null && t.table.mine.includes(x(n)?.active ?? -1)), d = H(!1), f = (e, t) => !X.passed.includes(ri(x(s), e, t));
	function p(e, t) {
		let n = ri(x(s), e, t);
		X.passed = f(e, t) ? [...X.passed, n] : X.passed.filter((e) => e !== n);
	}
	var m = Cs(), _ = v(m), y = l(_);
	g(y, 20, () => x(o), (e) => e, (e, t) => {
		var i = ys(), a = l(i), o = V(a), s = (e) => {
			var t = vs();
			U((e) => R(t, "title", e), [() => Y("web-stops-passed")]), r(e, t);
		}, d = G(() => !f(t, !0) || !f(t, !1));
		w(o, (e) => {
			x(d) && e(s);
		}), I(i), U((e) => {
			z(i, 1, u({
				now: x(n)?.phase === t,
				mine: x(c)
			}), "svelte-br8rbj"), R(i, "aria-current", x(n)?.phase === t ? "step" : void 0), B(a, `${e ?? ""} `);
		}, [() => Q("phase-", t)]), r(e, i);
	}), I(y);
	var b = V(y, 2), S = (e) => {
		{
			let t = G(() => Y("web-stops")), n = G(() => Y("web-stops"));
			q(e, {
				kind: "quiet",
				small: !0,
				icon: "stop",
				get "aria-label"() {
					return x(t);
				},
				get title() {
					return x(n);
				},
				onclick: () => L(d, !0)
			});
		}
	};
	w(b, (e) => {
		t.table.mine.length > 0 && e(S);
	}), I(_);
	var C = V(_, 2);
	{
		let e = G(() => Y("web-stops"));
		Ii(C, {
			get title() {
				return x(e);
			},
			get open() {
				return x(d);
			},
			onclose: () => L(d, !1),
			children: (e, n) => {
				var o = Ss(), s = v(o), c = j(s, !0), u = V(s, 2), d = l(u), m = l(d), _ = V(l(m)), y = j(_, !0), b = V(_), x = j(b, !0);
				I(m), I(d);
				var S = V(d);
				g(S, 20, () => (t.table.info?.phases ?? []).filter((e) => !i.includes(e)), (e) => e, (e, t) => {
					var n = xs(), i = l(n), a = j(i, !0), o = V(i);
					g(o, 16, () => [!0, !1], (e) => e, (e, n) => {
						var i = bs(), a = l(i);
						te(a), I(i), U((e, t) => {
							ie(a, e), R(a, "aria-label", t);
						}, [() => f(t, n), () => Y(n ? "web-stop-mine" : "web-stop-theirs", { phase: Q("phase-", t) })]), h("change", a, () => p(t, n)), r(e, i);
					}), I(n), U((e) => B(a, e), [() => Q("phase-", t)]), r(e, n);
				}), I(S), I(u);
				var C = V(u, 2), w = l(C);
				te(w);
				var T = V(w, 2), E = l(T), D = V(E), O = j(D, !0);
				I(T), I(C), U((e, t, n, r, i) => {
					B(c, e), B(y, t), B(x, n), B(E, `${r ?? ""} `), B(O, i);
				}, [
					() => Y("web-stops-means"),
					() => Y("web-stops-mine"),
					() => Y("web-stops-theirs"),
					() => Y("web-full-control"),
					() => Y("web-full-control-means")
				]), a(w, () => X.fullControl, (e) => X.fullControl = e), r(e, o);
			},
			$$slots: { default: !0 }
		});
	}
	U((e) => R(y, "aria-label", e), [() => Y("web-phases")]), r(e, m), M();
}
m(["change"]);
// src/pages/table/Tools.svelte
var Ts = y("<span class=\"watchers svelte-6vgspi\"><!> </span>"), Es = y("<i aria-hidden=\"true\" class=\"svelte-6vgspi\"> </i>"), Ds = y("<p class=\"soft proof svelte-6vgspi\"> </p>"), Os = y("<div class=\"menu svelte-6vgspi\"><label class=\"svelte-6vgspi\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-6vgspi\"> </small></span></label> <label class=\"svelte-6vgspi\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-6vgspi\"> </small></span></label> <label class=\"svelte-6vgspi\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-6vgspi\"> </small></span></label> <!> <!> <div class=\"pair svelte-6vgspi\"><!> <!></div> <!> <!> <!> <!></div>"), ks = y("<!> <!>", 1), As = y("<p> </p>"), js = y("<div class=\"tools svelte-6vgspi\" role=\"toolbar\"><!> <span class=\"gap svelte-6vgspi\"></span> <!> <!> <!> <span class=\"chat svelte-6vgspi\"><!> <!></span> <!></div> <!> <!> <!>", 1);
function Ms(e, t) {
	F(t, !0);
	let n = H(!1), i = H(!1), o = H(!1), s = G(() => t.table.room), c = G(() => x(s)?.stage === "playing"), u = G(() => x(c) && (x(s)?.undo.seats.length ?? 0) > 0 && x(s)?.undo.asked_by === null), d = G(() => x(s)?.view?.asked !== null && t.table.mine.includes(x(s)?.view?.asked ?? -1) ? x(s)?.view?.asked : t.table.mine[0]);
	async function f() {
		L(n, !1);
		try {
			let { report: e, text: n } = await t.table.report();
			n && fs(`arbiter-${e}.replay`, n), Ue(Y("web-bug-done", { report: e }));
		} catch (e) {
			Oe(e, t.table.scene);
		}
	}
	function p() {
		L(i, !1), x(d) !== void 0 && x(d) !== null && t.table.ask({
			do: "concede",
			table: t.table.id,
			seat: x(d)
		});
	}
	var m = js(), h = v(m), g = l(h);
	ws(g, { get table() {
		return t.table;
	} });
	var _ = V(g, 4), y = (e) => {
		var t = Ts(), n = l(t);
		{
			let e = G(() => Y("web-watchers", { n: x(s)?.watchers ?? 0 }));
			J(n, {
				name: "eye",
				size: "1.1em",
				get label() {
					return x(e);
				}
			});
		}
		var i = V(n, 1, !0);
		I(t), U((e) => {
			R(t, "title", e), B(i, x(s)?.watchers);
		}, [() => Y("web-watchers", { n: x(s)?.watchers ?? 0 })]), r(e, t);
	};
	w(_, (e) => {
		(x(s)?.watchers ?? 0) > 0 && e(y);
	});
	var b = V(_, 2), S = (e) => {
		{
			let n = G(() => !x(u)), r = G(() => Y(x(s)?.undo.free ? "web-undo" : "web-undo-ask")), i = G(() => Y(x(s)?.undo.free ? "web-undo" : "web-undo-ask"));
			q(e, {
				small: !0,
				kind: "quiet",
				icon: "undo",
				get disabled() {
					return x(n);
				},
				get "aria-label"() {
					return x(r);
				},
				get title() {
					return x(i);
				},
				onclick: () => t.table.undo()
			});
		}
	};
	w(b, (e) => {
		t.table.mine.length > 0 && e(S);
	});
	var C = V(b, 2);
	{
		let e = G(() => Y("web-log")), n = G(() => Y("web-log"));
		q(C, {
			small: !0,
			kind: "quiet",
			icon: "log",
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(n);
			},
			get onclick() {
				return t.onlog;
			}
		});
	}
	var T = V(C, 2), E = l(T);
	{
		let e = G(() => t.unread > 0 ? Y("web-chat-unread", { n: t.unread }) : Y("web-chat")), n = G(() => Y("web-chat"));
		q(E, {
			small: !0,
			kind: "quiet",
			icon: "chat",
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(n);
			},
			get onclick() {
				return t.onchat;
			}
		});
	}
	var D = V(E, 2), k = (e) => {
		var n = Es(), i = j(n, !0);
		U(() => B(i, t.unread)), r(e, n);
	};
	w(D, (e) => {
		t.unread > 0 && e(k);
	}), I(T);
	var A = V(T, 2);
	{
		let e = G(() => Y("web-more")), t = G(() => Y("web-more"));
		q(A, {
			small: !0,
			kind: "quiet",
			icon: "more",
			get "aria-label"() {
				return x(e);
			},
			get title() {
				return x(t);
			},
			onclick: () => L(n, !0)
		});
	}
	I(h);
	var N = V(h, 2);
	{
		let e = G(() => Y("web-more"));
		Ii(N, {
			get title() {
				return x(e);
			},
			get open() {
				return x(n);
			},
			onclose: () => L(n, !1),
			children: (e, u) => {
				var d = Os(), p = l(d), m = l(p);
				te(m);
				var h = V(m, 2), g = l(h), _ = V(g), v = j(_, !0);
				I(h), I(p);
				var y = V(p, 2), b = l(y);
				te(b);
				var S = V(b, 2), C = l(S), T = V(C), E = j(T, !0);
				I(S), I(y);
				var D = V(y, 2), k = l(D);
				te(k);
				var A = V(k, 2), M = l(A), N = V(M), P = j(N, !0);
				I(A), I(D);
				var ee = V(D, 2), F = (e) => {
					var t = Ds(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-fair", { hash: x(s).fair.server_commit.slice(0, 16) })]), r(e, t);
				};
				w(ee, (e) => {
					x(s) && e(F);
				});
				var ne = V(ee, 2);
				q(ne, {
					icon: "copy",
					onclick: () => navigator.clipboard.writeText(`${location.origin}/#/t/${t.table.id}`).then(() => Ue(Y("web-copied")), () => {}),
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-copy-watch")]), r(e, n);
					},
					$$slots: { default: !0 }
				});
				var re = V(ne, 2), R = l(re);
				q(R, {
					icon: "gear",
					onclick: () => (L(n, !1), $e.settings = !0),
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-settings")]), r(e, n);
					},
					$$slots: { default: !0 }
				});
				var ie = V(R, 2);
				q(ie, {
					icon: "help",
					onclick: () => (L(n, !1), $e.help = !0),
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-help")]), r(e, n);
					},
					$$slots: { default: !0 }
				}), I(re);
				var z = V(re, 2), ae = (e) => {
					q(e, {
						icon: "person",
						onclick: () => (L(n, !1), L(o, !0)),
						children: (e, t) => {
							O();
							var n = W();
							U((e) => B(n, e), [() => Y("web-people")]), r(e, n);
						},
						$$slots: { default: !0 }
					});
				};
				w(z, (e) => {
					x(s) && !x(s).staged && e(ae);
				});
				var oe = V(z, 2);
				q(oe, {
					icon: "scales",
					onclick: () => Pe("/"),
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-leave")]), r(e, n);
					},
					$$slots: { default: !0 }
				});
				var se = V(oe, 2);
				q(se, {
					icon: "bug",
					onclick: f,
					children: (e, t) => {
						O();
						var n = W();
						U((e) => B(n, e), [() => Y("web-bug")]), r(e, n);
					},
					$$slots: { default: !0 }
				});
				var H = V(se, 2), ce = (e) => {
					q(e, {
						kind: "danger",
						icon: "flag",
						onclick: () => {
							L(n, !1), L(i, !0);
						},
						children: (e, t) => {
							O();
							var n = W();
							U((e) => B(n, e), [() => Y("web-concede")]), r(e, n);
						},
						$$slots: { default: !0 }
					});
				};
				w(H, (e) => {
					x(c) && t.table.mine.length > 0 && e(ce);
				}), I(d), U((e, t, n, r, i, a) => {
					B(g, `${e ?? ""} `), B(v, t), b.disabled = X.fullControl, B(C, `${n ?? ""} `), B(E, r), k.disabled = X.fullControl, B(M, `${i ?? ""} `), B(P, a);
				}, [
					() => Y("web-full-control"),
					() => Y("web-full-control-means"),
					() => Y("web-pass-idle"),
					() => Y("web-pass-idle-means"),
					() => Y("web-ask-own"),
					() => Y("web-ask-own-means")
				]), a(m, () => X.fullControl, (e) => X.fullControl = e), a(b, () => X.passIdle, (e) => X.passIdle = e), a(k, () => X.askOwn, (e) => X.askOwn = e), r(e, d);
			},
			$$slots: { default: !0 }
		});
	}
	var P = V(N, 2);
	_s(P, {
		get table() {
			return t.table;
		},
		get open() {
			return x(o);
		},
		onclose: () => L(o, !1)
	});
	var ee = V(P, 2);
	{
		let e = (e) => {
			var t = ks(), n = v(t);
			q(n, {
				onclick: () => L(i, !1),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-cancel")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
			var a = V(n, 2);
			q(a, {
				kind: "danger",
				icon: "flag",
				onclick: p,
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-concede")]), r(e, n);
				},
				$$slots: { default: !0 }
			}), r(e, t);
		}, n = G(() => Y("web-concede"));
		Ii(ee, {
			get title() {
				return x(n);
			},
			get open() {
				return x(i);
			},
			onclose: () => L(i, !1),
			actions: e,
			children: (e, n) => {
				var i = As(), a = j(i, !0);
				U((e) => B(a, e), [() => Y("web-concede-sure", { who: x(d) === void 0 || x(d) === null ? "" : Ke(x(d), t.table.scene) })]), r(e, i);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	U((e) => R(h, "aria-label", e), [() => Y("web-tools")]), r(e, m), M();
}
// src/pages/table/ZoneDialog.svelte
var Ns = y("<li><button type=\"button\"><span class=\"unseen\"> </span> <!></button></li>"), Ps = y("<p class=\"soft\"> </p>"), Fs = y("<ul class=\"svelte-kjefbx\"></ul> <!> <!>", 1);
function Is(e, t) {
	F(t, !0);
	let n = ot(), i = G(() => t.at === null ? [] : t.at.seat === null ? t.table.room?.view?.shared : t.table.room?.view?.seats[t.at.seat]?.zones), a = G(() => x(i)?.find((e) => e.key === t.at?.zone)), o = G(() => (x(a)?.cards ?? []).filter((e) => e.name !== null).toReversed()), s = G(() => (x(a)?.count ?? 0) - x(o).length), c = G(() => t.at ? et(t.at.zone, t.at.seat, x(a)?.count ?? 0, t.table.scene) : "");
	{
		let i = G(() => t.at !== null);
		Ii(e, {
			get title() {
				return x(c);
			},
			get open() {
				return x(i);
			},
			get onclose() {
				return t.onclose;
			},
			wide: !0,
			children: (e, i) => {
				var c = Fs(), d = v(c);
				g(d, 21, () => x(o), T, (e, i) => {
					let a = G(() => gt(x(i), t.table.cards)), o = G(() => ({
						seat: t.at?.seat ?? null,
						zone: t.at?.zone ?? "",
						slug: x(i).slug
					})), s = G(() => n.offers(x(o)));
					var c = Ns(), d = l(c), f = l(d), p = j(f, !0);
					Dn(V(f, 2), {
						get face() {
							return x(a);
						},
						still: !0
					}), I(d), I(c), U((e) => {
						z(d, 1, u({ ready: x(s).length > 0 }), "svelte-kjefbx"), B(p, e);
					}, [() => x(a) ? Ct(x(a)) : Y("hidden-card")]), h("click", d, (e) => {
						t.onclose(), n.use(x(o), x(i), e.currentTarget);
					}), r(e, c);
				}), I(d);
				var f = V(d, 2), p = (e) => {
					var t = Ps(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-zone-hidden", { n: x(s) })]), r(e, t);
				};
				w(f, (e) => {
					x(s) > 0 && e(p);
				});
				var m = V(f, 2), _ = (e) => {
					var t = Ps(), n = j(t, !0);
					U((e) => B(n, e), [() => Y("web-zone-empty")]), r(e, t);
				};
				w(m, (e) => {
					x(a)?.count === 0 && e(_);
				}), r(e, c);
			},
			$$slots: { default: !0 }
		});
	}
	M();
}
m(["click"]);
// src/pages/table/Play.svelte
var Ls = y("<div class=\"felt svelte-tq0rzl\"><!> <!> <!></div> <!>", 1), Rs = y("<button type=\"button\" class=\"svelte-tq0rzl\"> </button>"), zs = y("<div class=\"sheet svelte-tq0rzl\"><!></div>"), Bs = y("<!> <h1 class=\"unseen\"> </h1> <div><div class=\"main svelte-tq0rzl\"><!> <!> <!> <!></div> <aside class=\"svelte-tq0rzl\"><div class=\"look svelte-tq0rzl\" role=\"group\"><!></div> <div class=\"tabs svelte-tq0rzl\" role=\"group\"></div> <div class=\"story svelte-tq0rzl\"><!></div></aside></div> <!> <!> <!> <!> <!> <!>", 1);
function Vs(t, n) {
	F(n, !0);
	let a = (e) => {
		var t = d(), i = v(t), a = (e) => {
			na(e, { get table() {
				return n.table;
			} });
		}, o = (e) => {
			{
				let t = G(() => Y("web-log"));
				Yi(e, {
					get lines() {
						return n.table.lines;
					},
					get scene() {
						return n.table.scene;
					},
					get label() {
						return x(t);
					},
					onclause: (e) => L(A, e, !0)
				});
			}
		};
		w(i, (e) => {
			x(N) === "chat" ? e(a) : e(o, -1);
		}), r(e, t);
	}, o = (e, t = k) => {
		oo(e, {
			get table() {
				return n.table;
			},
			get picture() {
				return t();
			},
			get looked() {
				return C.at;
			},
			get reasons() {
				return C.reasons;
			},
			get askable() {
				return C.askable;
			},
			onwhy: () => C.why(),
			onclause: (e) => L(A, e, !0)
		});
	}, c = G(() => n.table.room), p = G(() => x(c)?.view), m = G(() => ye(x(c)?.game ?? "")), y = G(() => x(m).load()), b = G(() => x(p)?.viewer ?? n.table.mine[0] ?? 0), S = G(() => x(p) && n.table.asked && !n.table.moved ? wi(x(p), x(c)?.options ?? [], x(m).inline) : Ci), C = new ho(ue(() => n.table)), T = new wa(ue(() => n.table)), E = H(null), D = H(null), O = H(null), A = H(""), N = H("log"), P = H(!1), te = H(0), ne = H(void 0), re = G(() => x(c)?.stage === "over" || x(c)?.stage === "between"), ie = H(ee(ue(() => x(b)))), ae = G(() => n.table.mine.length > 1 && x(c)?.staged === !1 && x(c).stage === "playing"), oe = G(() => x(ae) && x(p)?.viewer !== null && x(p)?.viewer !== x(ie));
	K(() => {
		x(oe) && (C.forget(), ((e) => {
			var t = le(e, 4);
			L(E, t[0]), L(D, t[1], !0), L(O, t[2]), L(P, t[3], !0);
		})([
			null,
			null,
			null,
			!1
		]));
	}), K(() => {
		x(c)?.round, x(c)?.at, x(c)?.stage, ((e) => {
			var t = le(e, 2);
			L(E, t[0]), L(D, t[1], !0);
		})([null, null]), T.forget();
	});
	let se = G(() => x(p)?.subject?.about?.find(({ zone: e }) => e === "deck")), W = G(() => n.table.asked ? x(se) ?? x(p)?.subject?.at ?? null : null), ce = G(() => x(W) ? ct(x(W)) : "");
	K(() => {
		x(ce) !== "" && ue(() => x(W) && de(x(W)));
	});
	function de(e) {
		let t = (e.seat === null ? x(p)?.shared : x(p)?.seats[e.seat]?.zones)?.find((t) => t.key === e.zone)?.cards.find((t) => t.slug === e.slug);
		t && C.look(t, e);
	}
	let fe = matchMedia("(width < 1000px)");
	K(() => ($e.playing = !0, () => $e.playing = !1)), K(() => {
		x(N) === "chat" && L(te, n.table.chat.length, !0);
	}), so(() => [
		x(c)?.seq,
		x(oe),
		n.table.asked
	]), at({
		get cards() {
			return n.table.cards;
		},
		get scene() {
			return n.table.scene;
		},
		offers: q,
		use: J,
		aim: (e) => Wt(e, x(p)?.question ?? ""),
		offersOn: (e) => x(S).places.get(e) ?? [],
		useOn: pe,
		look: (e, t) => {
			C.look(e, t);
			let n = q(t);
			T.look(n.length === 1 ? n[0]?.pick ?? null : null);
		},
		lit: (e) => {
			let t = n.table.asked ? x(p)?.subject : null;
			return t?.at && st(t.at, e) ? "asks" : t?.about?.some((t) => st(t, e)) ? "meant" : null;
		},
		open: (e, t) => L(O, {
			seat: e,
			zone: t
		})
	});
	function q(e) {
		return x(S).board.get(ct(e)) ?? [];
	}
	function pe(e) {
		let t = x(S).places.get(e) ?? [], [r] = t;
		r && t.length === 1 ? n.table.act(r.pick) : r && L(D, e, !0);
	}
	function J(e, t) {
		let r = q(e), [i] = r;
		C.look(t, e);
		let a = r.length === 1 && (i?.choice.act === "target" || !matchMedia("(pointer: coarse)").matches);
		i && a ? n.table.act(i.pick) : r.length > 0 ? L(E, {
			card: t,
			place: e
		}) : me("card");
	}
	function me(e) {
		let t = x(P) && x(N) === e;
		e !== "card" && L(N, e, !0), fe.matches && (L(N, e, !0), L(P, !t));
	}
	let he = (e) => !x(oe) && lo(e, {
		table: n.table,
		sorted: x(S),
		log: () => me("log"),
		why: () => !C.at || !C.askable ? !1 : (C.why(), me("card"), !0)
	});
	var ge = Bs();
	_("keydown", e, he);
	var _e = v(ge), ve = (e) => {
		Zi(e, {
			get lines() {
				return n.table.lines;
			},
			get scene() {
				return n.table.scene;
			}
		});
	};
	w(_e, (e) => {
		x(oe) || e(ve);
	});
	var be = V(_e, 2), xe = j(be, !0), Se = V(be, 2), Ce = l(Se), we = l(Ce);
	Si(we, { get table() {
		return n.table;
	} });
	var Te = V(we, 2), Ee = (e) => {
		ds(e, {
			get scene() {
				return x(c).scene;
			},
			get game() {
				return x(c).game;
			}
		});
	};
	w(Te, (e) => {
		x(c)?.scene && e(Ee);
	});
	var De = V(Te, 2), Oe = (e) => {
		{
			let t = G(() => Math.max(0, n.table.chat.length - x(te)));
			Ms(e, {
				get table() {
					return n.table;
				},
				get unread() {
					return x(t);
				},
				onlog: () => me("log"),
				onchat: () => me("chat")
			});
		}
	};
	w(De, (e) => {
		x(oe) || e(Oe);
	});
	var ke = V(De, 2), Ae = (e) => {
		ia(e, {
			get table() {
				return n.table;
			},
			get viewer() {
				return x(p).viewer;
			},
			onopen: () => L(ie, x(p).viewer ?? 0, !0)
		});
	}, je = (e) => {
		var t = Ls(), a = v(t), o = l(a);
		ba(o, { get table() {
			return n.table;
		} });
		var s = V(o, 2), u = (e) => {
			cs(e, { get table() {
				return n.table;
			} });
		};
		w(s, (e) => {
			n.table.mine.length === 1 && e(u);
		});
		var m = V(s, 2);
		i(m, () => x(y), null, (e, t) => {
			var i = G(() => {
				var { default: e } = x(t);
				return { Board: e };
			}), a = G(() => x(i).Board), o = d(), s = v(o), l = (e) => {
				var t = d(), i = v(t);
				f(i, () => x(a), (e, t) => {
					t(e, {
						get view() {
							return x(p);
						},
						get near() {
							return x(b);
						},
						get sitters() {
							return x(c).seats;
						},
						get since() {
							return n.table.since;
						}
					});
				}), r(e, t);
			};
			w(s, (e) => {
				x(p) && x(c) && e(l);
			}), r(e, o);
		}), I(a);
		var h = V(a, 2);
		{
			let e = G(() => x(re) ? () => x(ne)?.show() : void 0);
			as(h, {
				get table() {
					return n.table;
				},
				get sorted() {
					return x(S);
				},
				get foreseeing() {
					return T;
				},
				get onover() {
					return x(e);
				}
			});
		}
		U(() => a.inert = n.table.moved), r(e, t);
	};
	w(ke, (e) => {
		x(oe) && x(p) && x(p).viewer !== null ? e(Ae) : e(je, -1);
	}), I(Ce);
	var Me = V(Ce, 2), Ne = l(Me);
	o(l(Ne), () => !0), I(Ne);
	var Pe = V(Ne, 2);
	g(Pe, 20, () => ["log", "chat"], (e) => e, (e, t) => {
		var n = Rs(), i = j(n, !0);
		U((e) => {
			R(n, "aria-pressed", x(N) === t || t === "log" && x(N) === "card"), B(i, e);
		}, [() => Y(`web-${t}`)]), h("click", n, () => L(N, t, !0)), r(e, n);
	}), I(Pe);
	var Fe = V(Pe, 2);
	a(l(Fe)), I(Fe), I(Me), I(Se);
	var Ie = V(Se, 2);
	{
		let e = G(() => Y(x(N) === "card" ? "web-card" : `web-${x(N)}`));
		Ii(Ie, {
			get title() {
				return x(e);
			},
			get open() {
				return x(P);
			},
			onclose: () => {
				L(P, !1), x(N) === "card" && L(N, "log");
			},
			children: (e, t) => {
				var n = zs(), i = l(n), s = (e) => {
					o(e, () => !0);
				}, c = (e) => {
					a(e);
				};
				w(i, (e) => {
					x(N) === "card" ? e(s) : e(c, -1);
				}), I(n), r(e, n);
			},
			$$slots: { default: !0 }
		});
	}
	var Le = V(Ie, 2);
	{
		let e = G(() => x(E) ? q(x(E).place) : []);
		_o(Le, {
			get table() {
				return n.table;
			},
			get looked() {
				return x(E);
			},
			get offers() {
				return x(e);
			},
			onclose: () => L(E, null)
		});
	}
	var Re = V(Le, 2);
	{
		let e = G(() => x(D) === null ? [] : x(S).places.get(x(D)) ?? []);
		_o(Re, {
			get table() {
				return n.table;
			},
			looked: null,
			get place() {
				return x(D);
			},
			get offers() {
				return x(e);
			},
			onclose: () => L(D, null)
		});
	}
	var ze = V(Re, 2);
	Is(ze, {
		get table() {
			return n.table;
		},
		get at() {
			return x(O);
		},
		onclose: () => L(O, null)
	});
	var Be = V(ze, 2);
	{
		let e = G(() => x(c)?.game ?? "");
		Vi(Be, {
			get game() {
				return x(e);
			},
			get clause() {
				return x(A);
			},
			onclose: () => L(A, "")
		});
	}
	var Ve = V(Be, 2);
	s(Lo(Ve, { get table() {
		return n.table;
	} }), (e) => L(ne, e, !0), () => x(ne)), U((e, t, n) => {
		B(xe, e), z(Se, 1, u(["play", { veiled: x(oe) }]), "svelte-tq0rzl"), R(Me, "aria-label", t), R(Me, "hidden", x(oe)), R(Ne, "aria-label", n), R(Ne, "tabindex", C.at ? 0 : void 0);
	}, [
		() => n.table.info?.title ?? Y("web-board"),
		() => Y("web-aside"),
		() => Y("web-card")
	]), r(t, ge), M();
}
m(["click"]);
// src/pages/table/Join.svelte
var Hs = y("<option> </option>"), Us = y("<label class=\"svelte-fjj9pr\"> <select class=\"svelte-fjj9pr\"></select></label>"), Ws = y("<form class=\"svelte-fjj9pr\"><h2> </h2> <label class=\"svelte-fjj9pr\"> <input maxlength=\"24\" autocomplete=\"nickname\" class=\"svelte-fjj9pr\"/></label> <!> <!> <!></form>");
function Gs(e, t) {
	F(t, !0);
	let n = G(() => t.table.room?.seats ?? []), i = G(() => x(n).flatMap((e, t) => e.kind === "open" ? [t] : [])), a = G(() => Ie(x(n).map((e) => e.team))), o = G(() => t.table.room?.brings_deck ?? !0), s = H(null), u = G(() => x(s) !== null && x(i).includes(x(s)) ? x(s) : x(i)[0] ?? 0), d = G(() => Ee(t.game)), f = H(ee(ue(() => Ee(t.game).find((e) => e.id === t.wish)?.id ?? t.game.decks[0]?.key ?? ""))), p = H(!1);
	async function m(e) {
		e?.preventDefault();
		let n = x(d).find((e) => e.id === x(f));
		if (!(!n && x(o) || x(p))) {
			L(p, !0);
			try {
				await Je(t.table.id, x(u), t.table.room?.round ?? 1, x(o) ? n?.value ?? "" : "");
			} catch (e) {
				Oe(e, t.table.scene);
			} finally {
				L(p, !1);
			}
		}
	}
	ue(() => t.wish && x(d).some((e) => e.id === t.wish)) && m();
	var v = Ws(), y = l(v), b = j(y, !0), S = V(y, 2), C = l(S), T = V(C);
	te(T), I(S);
	var D = V(S, 2), k = (e) => {
		var t = Us(), a = l(t), o = V(a);
		g(o, 20, () => x(i), (e) => e, (e, t) => {
			var i = Hs(), a = j(i, !0), o = {};
			U((e) => {
				B(a, e), o !== (o = t) && (i.value = (i.__value = o) ?? "");
			}, [() => Y("web-seat-of-team", {
				n: t + 1,
				team: (x(n)[t]?.team ?? 0) + 1
			})]), r(e, i);
		}), I(o);
		var c;
		E(o), I(t), U((e) => {
			B(a, `${e ?? ""} `), c !== (c = x(u)) && (o.value = (o.__value = c) ?? "", ne(o, c));
		}, [() => Y("web-your-seat")]), h("change", o, (e) => L(s, Number(e.currentTarget.value), !0)), r(e, t);
	};
	w(D, (e) => {
		x(a) && x(i).length > 1 && e(k);
	});
	var A = V(D, 2), N = (e) => {
		{
			let n = G(() => Y("web-your-deck"));
			rt(e, {
				get game() {
					return t.game;
				},
				get legend() {
					return x(n);
				},
				get id() {
					return x(f);
				},
				set id(e) {
					L(f, e, !0);
				}
			});
		}
	};
	w(A, (e) => {
		x(o) && e(N);
	});
	var P = V(A, 2);
	{
		let e = G(() => x(p) || x(o) && !x(f));
		q(P, {
			type: "submit",
			kind: "primary",
			icon: "play",
			get disabled() {
				return x(e);
			},
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-sit")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
	}
	I(v), U((e, t, n) => {
		B(b, e), B(C, `${t ?? ""} `), R(T, "placeholder", n);
	}, [
		() => Y("web-join"),
		() => Y("web-your-name"),
		() => Y("web-guest")
	]), _("submit", v, m), c(T, () => X.name, (e) => X.name = e), r(e, v), M();
}
m(["change"]);
// src/pages/table/Waiting.svelte
var Ks = y("<span class=\"soft\"> </span>"), qs = y("<li><!> <b> </b> <!> <span class=\"soft\"> </span> <!></li>"), Js = y("<p class=\"state svelte-1uwvaaq\" role=\"status\"> </p>"), Ys = y("<section class=\"invite svelte-1uwvaaq\"><h2> </h2> <p class=\"soft\"> </p> <div class=\"row svelte-1uwvaaq\"><input id=\"invite\" readonly=\"\" class=\"svelte-1uwvaaq\"/> <!> <!></div> <p class=\"state svelte-1uwvaaq\" role=\"status\"> </p></section>"), Xs = y("<div class=\"waiting svelte-1uwvaaq\"><h1 class=\"svelte-1uwvaaq\"> </h1> <ul class=\"seats svelte-1uwvaaq\"></ul> <!></div>");
function Zs(e, t) {
	F(t, !0);
	let n = G(() => t.table.room), i = G(() => (x(n)?.seats ?? []).findIndex((e) => e.kind === "open")), a = G(() => Ie((x(n)?.seats ?? []).map((e) => e.team))), o = G(() => t.table.mine.length > 0 && x(i) >= 0), s = G(() => `${location.origin}/#/t/${t.table.id}`), c = "share" in navigator;
	async function d() {
		try {
			await navigator.clipboard.writeText(x(s)), Ue(Y("web-copied"));
		} catch {
			document.querySelector("#invite")?.select();
		}
	}
	var f = Xs(), p = l(f), m = j(p, !0), h = V(p, 2);
	g(h, 21, () => x(n)?.seats ?? [], T, (e, i, o) => {
		var s = qs(), c = l(s);
		{
			let e = G(() => x(i).kind === "bot" ? "bot" : "person");
			J(c, {
				get name() {
					return x(e);
				},
				size: "30px"
			});
		}
		var d = V(c, 2), f = j(d, !0), p = V(d, 2), m = (e) => {
			var t = Ks(), n = j(t, !0);
			U((e) => B(n, e), [() => Y("web-team", { team: x(i).team + 1 })]), r(e, t);
		};
		w(p, (e) => {
			x(a) && e(m);
		});
		var h = V(p, 2), g = j(h, !0), _ = V(h, 2), v = (e) => {
			q(e, {
				small: !0,
				kind: "quiet",
				onclick: () => t.table.ask({
					do: "stand",
					table: t.table.id,
					seat: o
				}),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-stand")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
		}, y = G(() => t.table.mine.includes(o) && x(n)?.stage !== "playing");
		w(_, (e) => {
			x(y) && e(v);
		}), I(s), U((e, t, n) => {
			z(s, 1, e, "svelte-1uwvaaq"), B(f, t), B(g, n);
		}, [
			() => u({
				open: x(i).kind === "open",
				mine: t.table.mine.includes(o)
			}),
			() => x(i).kind === "open" ? Y("web-seat-open") : t.table.names[o],
			() => t.table.mine.includes(o) ? Y("web-seat-you") : x(i).kind === "open" ? "" : x(i).here ? Y("web-here") : Y("web-away")
		]), r(e, s);
	}), I(h);
	var v = V(h, 2), y = (e) => {
		var t = Js(), n = j(t, !0);
		U((e) => B(n, e), [() => Y("web-sealing")]), r(e, t);
	}, b = (e) => {
		var t = Ys(), n = l(t), i = j(n, !0), a = V(n, 2), o = j(a, !0), u = V(a, 2), f = l(u);
		te(f);
		var p = V(f, 2);
		q(p, {
			kind: "primary",
			icon: "copy",
			onclick: d,
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-copy")]), r(e, n);
			},
			$$slots: { default: !0 }
		});
		var m = V(p, 2), h = (e) => {
			q(e, {
				icon: "link",
				onclick: () => navigator.share({
					url: x(s),
					title: "Arbiter"
				}).catch(() => {}),
				children: (e, t) => {
					O();
					var n = W();
					U((e) => B(n, e), [() => Y("web-share")]), r(e, n);
				},
				$$slots: { default: !0 }
			});
		};
		w(m, (e) => {
			c && e(h);
		}), I(u);
		var g = V(u, 2), v = j(g, !0);
		I(t), U((e, t, n, r) => {
			B(i, e), B(o, t), oe(f, x(s)), R(f, "aria-label", n), B(v, r);
		}, [
			() => Y("web-invite"),
			() => Y("web-invite-means"),
			() => Y("web-invite-link"),
			() => Y("web-waiting")
		]), _("focus", f, (e) => e.currentTarget.select()), r(e, t);
	}, S = (e) => {
		Gs(e, {
			get table() {
				return t.table;
			},
			get game() {
				return t.table.info;
			},
			get wish() {
				return t.wish;
			}
		});
	};
	w(v, (e) => {
		x(n)?.stage === "sealing" ? e(y) : x(o) ? e(b, 1) : x(i) >= 0 && t.table.info && e(S, 2);
	}), I(f), U((e) => {
		B(m, t.table.info?.title ?? ""), R(h, "aria-label", e);
	}, [() => Y("web-seats")]), r(e, f), M();
}
// src/pages/table/TableRoom.svelte
var Qs = y("<div class=\"lost svelte-1mpd4ji\"><h1> </h1> <p class=\"soft\"> </p> <!></div>"), $s = y("<!> <p class=\"lost soft svelte-1mpd4ji\" role=\"status\"> </p>", 1), ec = y("<!> <!>", 1);
function tc(t, n) {
	F(n, !0);
	let i = new fi(ue(() => n.id)), a = G(() => i.room);
	Xe(() => x(a)?.game), A(() => i.leave());
	var o = d();
	C("1mpd4ji", (t) => {
		p(() => {
			e.title = x(a) ? `${i.info?.title ?? ""} · Arbiter` : "Arbiter";
		});
	});
	var s = v(o), c = (e) => {
		var t = Qs(), n = l(t), a = j(n, !0), o = V(n, 2), s = j(o, !0), c = V(o, 2);
		q(c, {
			kind: "primary",
			onclick: () => Pe("/"),
			children: (e, t) => {
				O();
				var n = W();
				U((e) => B(n, e), [() => Y("web-leave")]), r(e, n);
			},
			$$slots: { default: !0 }
		}), I(t), U((e, t) => {
			B(a, e), B(s, t);
		}, [() => Y("web-no-table"), () => Z(i.refused.why)]), r(e, t);
	}, u = (e) => {
		var t = $s(), n = v(t);
		Si(n, { get table() {
			return i;
		} });
		var a = V(n, 2), o = j(a, !0);
		U((e) => B(o, e), [() => Y("web-loading")]), r(e, t);
	}, f = G(() => !x(a) || !we(x(a).game)), m = (e) => {
		Vs(e, { get table() {
			return i;
		} });
	}, h = (e) => {
		var t = ec(), a = v(t);
		Si(a, { get table() {
			return i;
		} }), Zs(V(a, 2), {
			get table() {
				return i;
			},
			get wish() {
				return n.wish;
			}
		}), r(e, t);
	};
	w(s, (e) => {
		i.refused ? e(c) : x(f) ? e(u, 1) : x(a).view ? e(m, 2) : e(h, -1);
	}), r(t, o), M();
}
// src/pages/Table.svelte
var nc = he({ default: () => rc });
function rc(e, t) {
	F(t, !0);
	let n = G(() => t.parts[0] ?? "");
	var i = d(), a = v(i);
	D(a, () => x(n), (e) => {
		{
			let r = G(() => t.query.get("deck") ?? "");
			tc(e, {
				get id() {
					return x(n);
				},
				get wish() {
					return x(r);
				}
			});
		}
	}), r(e, i), M();
}
// src/lib/whynot.ts
function ic(e, t) {
	return e instanceof me ? Z(e.why, t) : Y("pages-failed");
}
export { Dn as Card, Ga as CardDetail, Nn as CardSpot, hn as CardText, Vi as ClauseDialog, Ii as Dialog, ut as GLYPH_NAMES, en as Glyph, Hr as Group, $a as HowRead, Yi as LogLines, ii as NoPack, Wn as Pile, Dr as Pips, Mr as Places, zn as Placing, $n as Plate, Cr as Stage, nc as Table_exports, Rn as Zone, Nr as attach, Bn as bothFaces, Nt as cardAt, Ct as describe, qt as emblemOf, gt as faceOf, at as giveHands, Et as iconWords, Jt as initials, Mt as layOut, Pr as marked, si as nameAfter, Fr as numberAt, Rt as numberOf, ai as packs, Ti as placeOf, ha as play, yt as printedFace, oi as put, st as sameSpot, fs as saveText, Ot as sceneOf, zt as seatings, Mi as showMe, ct as spotKey, ci as tableOf, ot as takeHands, Lt as takeStage, ic as whyNot };
