import { append as e, attribute_effect as t, bind_element_size as n, child as r, clsx as i, comment as a, delegate as o, delegated as s, each as c, event as l, first_child as u, from_html as d, from_svg as f, get as p, if_block as m, index as h, only_child as g, pop as _, prop as v, push as y, reset as b, rest_props as x, set as S, set_attribute as C, set_class as w, set_style as T, set_text as E, sibling as D, spread_props as O, state as k, template_effect as A, user_derived as j } from "./vendor.js";
import { Card as M, CardSpot as N, Pile as P, Placing as F, Plate as I, Stage as L, Zone as R, bothFaces as z, cardAt as B, describe as V, emblemOf as H, faceOf as ee, giveHands as te, initials as U, layOut as W, numberOf as G, printedFace as K, seatings as ne, takeHands as q, takeStage as re } from "./table.js";
import { ICONS as J, Icon as Y, __exportAll as ie, capital as ae, either as oe, say as X, seat as se, tell as ce, word as Z } from "./main.js";
// src/boards/brawl/lay.ts
var le = [
	"manipulation",
	"destruction",
	"creation"
], ue = {
	esmae: "manipulation",
	garnet: "destruction",
	ragryl: "creation"
};
function de({ label: e, marks: t = [] }) {
	return {
		zone: le.find((t) => t === e) ?? ue[e ?? ""] ?? null,
		statue: t.includes("statue"),
		trap: t.includes("trap-space"),
		deployment: e === "deployment"
	};
}
function fe(e) {
	let t = new Map();
	for (let n of e.board?.places ?? []) for (let e of n.cards ?? []) t.set(me(e), n.key);
	return e.seats.flatMap((e, n) => (e.zones.find((e) => e.key === "champions")?.cards ?? []).map((e) => {
		let r = {
			seat: n,
			zone: "champions",
			slug: e.slug
		};
		return {
			spot: r,
			card: e,
			place: t.get(me(r)) ?? null
		};
	}));
}
function pe(e) {
	return (e.board?.places ?? []).flatMap((t) => (t.cards ?? []).filter((e) => e.zone === "traps").map((n) => ({
		spot: n,
		card: B(e, n) ?? {
			name: null,
			slug: n.slug
		},
		place: t.key
	})));
}
var me = (e) => `${e.seat ?? "-"}/${e.zone}/${e.slug}`;
function Q(e, t) {
	return e.numbers?.find((e) => e.key === t)?.n ?? 0;
}
function $(e, t) {
	return e.marks?.includes(t) ?? !1;
}
function he(e) {
	return e.shared.filter((e) => /^track-\d+$/.test(e.key)).map((e) => {
		let t = e.cards[0] ?? null, n = t?.numbers?.find((e) => e.key === "worth")?.n ?? null, r = [0, 1].filter((e) => t !== null && $(t, `met-${e}`));
		return {
			key: e.key,
			card: t,
			worth: n,
			met: r
		};
	});
}
function ge(e, t, n) {
	let [r, i] = [t.x - e.x, t.y - e.y], a = Math.hypot(r, i);
	if (a <= n * 2) return null;
	let [o, s] = [r / a, i / a];
	return {
		x1: e.x + o * n,
		y1: e.y + s * n,
		x2: t.x - o * n,
		y2: t.y - s * n
	};
}
function _e(e, t) {
	let n = new Map(e.places.map((e) => [e.at.join(), e.key]));
	return e.places.filter((e) => t.has(e.key)).flatMap((e) => ve(e.at).flatMap((r, i) => t.has(n.get(r.join()) ?? "") ? [] : [{
		key: e.key,
		side: i
	}]));
}
function ve([e, t]) {
	let n = Math.abs(t) % 2;
	return [
		[e + n, t - 1],
		[e + 1, t],
		[e + n, t + 1],
		[e + n - 1, t + 1],
		[e - 1, t],
		[e + n - 1, t - 1]
	];
}
// src/boards/brawl/Ground.svelte
var ye = f("<path class=\"sign lit svelte-bnyhr\" transform=\"translate(0 -8) scale(0.9) translate(-12 -12)\"></path>"), be = f("<ellipse class=\"base svelte-bnyhr\" cx=\"0\" cy=\"27\" rx=\"30\" ry=\"10\"></ellipse><path class=\"stone svelte-bnyhr\" d=\"M-22 27L-17 10H17L22 27zM-11 10L-14 -14Q-16 -26 -6 -28A10 10 0 1 1 6 -28Q16 -26 14 -14L11 10z\"></path><!>", 1), xe = f("<path class=\"chevron svelte-bnyhr\" d=\"M-20 8L0 -8L20 8M-20 22L0 6L20 22\"></path>"), Se = f("<path class=\"sign svelte-bnyhr\" transform=\"scale(1.3) translate(-12 -12)\"></path>"), Ce = f("<rect class=\"pit svelte-bnyhr\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" rx=\"12\" transform=\"rotate(45) scale(0.82)\"></rect>"), we = f("<polygon class=\"range svelte-bnyhr\" transform=\"scale(0.7)\"></polygon>"), Te = f("<g aria-hidden=\"true\"><polygon class=\"floor svelte-bnyhr\" transform=\"scale(0.96)\"></polygon><!><!><text y=\"47\" class=\"svelte-bnyhr\"> </text><!><polygon class=\"glow svelte-bnyhr\" transform=\"scale(0.88)\"></polygon></g>");
function Ee(t, n) {
	y(n, !0);
	let a = j(() => de(n.place)), o = j(() => p(a).deployment && n.place.seat !== null ? n.view.seats[n.place.seat]?.team ?? null : null);
	var s = Te(), c = r(s), l = D(c), d = (t) => {
		var n = be(), r = D(u(n), 2), i = (t) => {
			var n = ye();
			A(() => C(n, "d", J[p(a).zone])), e(t, n);
		};
		m(r, (e) => {
			p(a).zone && e(i);
		}), e(t, n);
	}, f = (t) => {
		var r = xe();
		A(() => C(r, "transform", n.place.at[1] === 0 ? "scale(1 -1)" : "")), e(t, r);
	}, h = (t) => {
		var n = Se();
		A(() => C(n, "d", J[p(a).zone])), e(t, n);
	};
	m(l, (e) => {
		p(a).statue ? e(d) : p(a).deployment ? e(f, 1) : p(a).zone && !p(a).trap && e(h, 2);
	});
	var v = D(l), x = (t) => {
		var n = Ce();
		e(t, n);
	};
	m(v, (e) => {
		p(a).trap && e(x);
	});
	var S = D(v), T = g(S, !0), O = D(S), k = (t) => {
		var r = we();
		A(() => C(r, "points", n.corners)), e(t, r);
	}, M = j(() => n.place.marks?.includes("range"));
	m(O, (e) => {
		p(M) && e(k);
	});
	var N = D(O);
	b(s), A(() => {
		w(s, 0, i([
			p(a).zone ?? "plain",
			{
				statue: p(a).statue,
				home: p(a).deployment
			},
			p(o) === null ? "" : `team-${p(o)}`
		]), "svelte-bnyhr"), C(c, "points", n.corners), E(T, n.place.key), C(N, "points", n.corners);
	}), e(t, s), _();
}
// src/boards/brawl/names.ts
function De(e, t, n, r) {
	let i = de(t), a = [
		X("brawl-hex", { hex: t.key }),
		t.label ? Z("place-", t.label) : "",
		i.deployment && t.seat !== null ? X("brawl-home-of", { who: ke(e, t.seat, r) }) : "",
		i.trap ? Z("mark-", "trap-space") : "",
		t.marks?.includes("range") ? Z("mark-", "range") : ""
	], o = (t.cards ?? []).map((t) => {
		let n = B(e, t);
		return t.zone === "traps" ? n?.name ? X("brawl-trap-known", { trap: r.title(n.name) }) : X("brawl-trap") : n ? Oe(n, t.seat ?? 0, r) : X("hidden-card");
	}), s = n.map((e) => ce(e.choice.label, r));
	return [
		a.filter(Boolean).join(", "),
		o.length > 0 ? o.join("; ") : i.statue ? "" : X("web-place-empty"),
		s.length > 0 ? X("web-can", { acts: s.join("; ") }) : ""
	].filter(Boolean).join(". ");
}
function Oe(e, t, n) {
	let r = X("brawl-life", {
		left: Q(e, "left"),
		life: Q(e, "life")
	});
	return [
		X("web-place-of", {
			what: n.title(e.name ?? ""),
			who: se(t, n)
		}),
		r,
		`${Z("number-", "defence")} ${Q(e, "defence")}`,
		...(e.marks ?? []).map((e) => Z("mark-", e))
	].join(", ");
}
function ke(e, t, n) {
	let r = e.seats[t]?.team;
	return e.seats.flatMap((e, t) => e.team === r ? [t] : []).map((e) => se(e, n)).join(", ");
}
// src/boards/brawl/Token.svelte
var Ae = f("<circle class=\"rim svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"37\"></circle>"), je = f("<path class=\"emblem svelte-1cc5d33\" transform=\"translate(50 48) scale(2.2) translate(-12 -12)\"></path>"), Me = f("<text x=\"50\" y=\"60\" class=\"svelte-1cc5d33\"> </text>"), Ne = d("<span class=\"star svelte-1cc5d33\"><!></span>"), Pe = d("<i class=\"svelte-1cc5d33\"><!></i>"), Fe = d("<span class=\"signs svelte-1cc5d33\"></span>"), Ie = d("<span class=\"left svelte-1cc5d33\"> </span> <!>", 1), Le = d("<span aria-hidden=\"true\"><svg viewBox=\"0 0 100 100\" class=\"svelte-1cc5d33\"><circle class=\"disc svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"46\"></circle><circle class=\"track svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"45\"></circle><circle class=\"life svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"45\" transform=\"rotate(-90 50 50)\"></circle><!><!></svg> <!> <!></span>");
function Re(t, n) {
	y(n, !0);
	let a = v(n, "second", 3, !1), o = v(n, "bare", 3, !1), s = 2 * Math.PI * 45, l = j(() => H(n.card.slug)), d = j(() => Q(n.card, "life")), f = j(() => Q(n.card, "left")), h = j(() => p(d) > 0 ? Math.max(0, Math.min(1, p(f) / p(d))) : 1), x = j(() => ["battered", "immobilised"].filter((e) => $(n.card, e))), S = j(() => $(n.card, "experienced"));
	var T = Le(), O = r(T), k = D(r(O), 2), M = D(k), N = (t) => {
		var n = Ae();
		e(t, n);
	};
	m(M, (e) => {
		a() && e(N);
	});
	var P = D(M), F = (t) => {
		var n = je();
		A(() => C(n, "d", p(l))), e(t, n);
	}, I = (t) => {
		var r = Me(), i = g(r, !0);
		A((e) => E(i, e), [() => U(n.card.name ?? "?")]), e(t, r);
	};
	m(P, (e) => {
		p(l) ? e(F) : e(I, -1);
	}), b(O);
	var L = D(O, 2), R = (t) => {
		var n = Ne(), i = r(n);
		Y(i, {
			name: "experienced",
			size: "100%"
		}), b(n), e(t, n);
	};
	m(L, (e) => {
		p(S) && e(R);
	});
	var z = D(L, 2), B = (t) => {
		var n = Ie(), i = u(n), a = g(i, !0), o = D(i, 2), s = (t) => {
			var n = Fe();
			c(n, 20, () => p(x), (e) => e, (t, n) => {
				var i = Pe(), a = r(i);
				Y(a, {
					get name() {
						return n;
					},
					size: "100%"
				}), b(i), e(t, i);
			}), b(n), e(t, n);
		};
		m(o, (e) => {
			p(x).length > 0 && e(s);
		}), A(() => E(a, p(f))), e(t, n);
	};
	m(z, (e) => {
		o() || e(B);
	}), b(T), A((e) => {
		w(T, 1, e, "svelte-1cc5d33"), C(k, "stroke-dasharray", `${p(h) * s} 282.7433388230814`);
	}, [() => i([
		"token",
		`team-${n.team}`,
		{
			second: a(),
			experienced: p(S),
			active: $(n.card, "active"),
			target: $(n.card, "target")
		}
	])]), e(t, T), _();
}
// src/boards/brawl/Trap.svelte
var ze = d("<b class=\"svelte-1twidnf\"> </b>"), Be = d("<span aria-hidden=\"true\"><!></span>");
function Ve(t, n) {
	y(n, !0);
	let a = {
		stun: "spark",
		immobilise: "immobilised"
	}, o = j(() => n.card.slug.replace(/#\d+$/, "")), s = j(() => /^damage-(\d)$/.exec(p(o))?.[1] ?? null);
	var c = Be(), l = r(c), u = (t) => {
		var n = ze(), r = g(n);
		A(() => E(r, `−${p(s) ?? ""}`)), e(t, n);
	}, d = (e) => {
		{
			let t = j(() => n.card.name === null ? "trap" : a[p(o)] ?? "trap");
			Y(e, {
				get name() {
					return p(t);
				},
				size: "72%"
			});
		}
	};
	m(l, (e) => {
		p(s) !== null && n.card.name !== null ? e(u) : e(d, -1);
	}), b(c), A(() => w(c, 1, i(["trap", { known: n.card.name !== null }]), "svelte-1twidnf")), e(t, c), _();
}
// src/boards/brawl/Pieces.svelte
var He = d("<span class=\"piece low svelte-1222fuj\"><!></span>"), Ue = d("<span class=\"piece svelte-1222fuj\"><!></span>"), We = d("<span class=\"waiting svelte-1222fuj\"><!></span>"), Ge = d("<div><span class=\"swirl svelte-1222fuj\"><!></span> <div class=\"row svelte-1222fuj\"></div></div>"), Ke = d("<div class=\"pieces svelte-1222fuj\" aria-hidden=\"true\"><!> <!> <!></div>");
function qe(t, n) {
	y(n, !0);
	let o = re(), s = j(() => fe(n.view)), l = j(() => p(s).filter(({ place: e }) => e !== null)), d = (e) => n.view.seats[e ?? 0]?.team ?? 0, f = (e) => n.view.seats.findIndex((t) => t.team === d(e)) !== e, h = (e, t, n) => o.of(e, t).find((e) => e.card.slug === n)?.id, g = (e) => `${100 * ((n.middles.get(e ?? "")?.x ?? 0) + n.edge) / n.width}%`, v = (e) => `${100 * ((n.middles.get(e ?? "")?.y ?? 0) + n.edge) / n.height}%`, x = j(() => [0, 1].map((e) => ({
		south: e === 1,
		waiting: p(s).filter(({ place: t, spot: r }) => t === null && G(n.view, r.seat ?? 0, "south") === e)
	})));
	var S = Ke(), E = r(S);
	c(E, 17, () => pe(n.view), (e) => e.place, (t, i) => {
		var a = He();
		let o;
		Ve(r(a), { get card() {
			return p(i).card;
		} }), b(a), A((e, t) => o = T(a, "", o, {
			left: e,
			top: t,
			width: `${5200 / n.width}%`
		}), [() => g(p(i).place), () => v(p(i).place)]), e(t, a);
	});
	var O = D(E, 2);
	c(O, 17, () => p(l), ({ spot: e, card: t, place: n }) => `${e.seat}/${e.slug}`, (t, i) => {
		let a = () => p(i).spot, o = () => p(i).card, s = () => p(i).place;
		var c = Ue();
		let l;
		var u = r(c);
		{
			let e = j(() => d(a().seat)), t = j(() => f(a().seat));
			Re(u, {
				get card() {
					return o();
				},
				get team() {
					return p(e);
				},
				get second() {
					return p(t);
				}
			});
		}
		b(c), A((e, t, r) => {
			C(c, "data-card", e), l = T(c, "", l, {
				left: t,
				top: r,
				width: `${7600 / n.width}%`
			});
		}, [
			() => h(a().seat, a().zone, a().slug),
			() => g(s()),
			() => v(s())
		]), e(t, c);
	});
	var k = D(O, 2);
	c(k, 17, () => p(x), ({ south: e, waiting: t }) => e, (t, o) => {
		let s = () => p(o).south, l = () => p(o).waiting;
		var g = a(), _ = u(g), v = (t) => {
			var n = Ge(), a = r(n), o = r(a);
			Y(o, {
				name: "portal",
				size: "1.5em"
			}), b(a);
			var u = D(a, 2);
			c(u, 21, l, ({ spot: e, card: t }) => `${e.seat}/${e.slug}`, (t, n) => {
				let i = () => p(n).spot, a = () => p(n).card;
				var o = We(), s = r(o);
				{
					let e = j(() => d(i().seat)), t = j(() => f(i().seat));
					Re(s, {
						get card() {
							return a();
						},
						get team() {
							return p(e);
						},
						get second() {
							return p(t);
						},
						bare: !0
					});
				}
				b(o), A((e) => C(o, "data-card", e), [() => h(i().seat, i().zone, i().slug)]), e(t, o);
			}), b(u), b(n), A(() => w(n, 1, i(["portal", { south: s() }]), "svelte-1222fuj")), e(t, n);
		};
		m(_, (e) => {
			l().length > 0 && n.view.phase !== "setup" && e(v);
		}), e(t, g);
	}), b(S), e(t, S), _();
}
// src/boards/brawl/Arena.svelte
var Je = f("<g role=\"button\" data-spot=\"\"><!></g>"), Ye = f("<path></path>"), Xe = f("<line></line>"), Ze = d("<div class=\"field svelte-auf30h\"><svg role=\"group\" class=\"svelte-auf30h\"><!><!><defs><marker id=\"brawl-tip\" viewBox=\"0 0 10 10\" refX=\"6\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\" class=\"tip svelte-auf30h\"></path></marker></defs><!></svg> <!></div>");
function Qe(n, a) {
	y(a, !0);
	let o = q(), u = new F(() => a.view), d = j(() => a.view.board ? W(a.view.board) : {
		width: 1,
		height: 1,
		corners: "",
		cells: []
	}), f = j(() => p(d).corners.split(" ")), m = j(() => new Map(p(d).cells.map(({ place: e, x: t, y: n }) => [e.key, {
		x: t,
		y: n
	}]))), g = k(""), v = j(() => new Set(o.offersOn(p(g)).flatMap(({ choice: e }) => (e.places?.length ?? 0) > 1 ? e.places ?? [] : []))), x = j(() => fe(a.view)), E = j(() => {
		let e = p(m).get(p(x).find(({ card: e }) => $(e, "active"))?.place ?? "");
		return p(x).flatMap(({ card: t, place: n }) => {
			let r = p(m).get(n ?? ""), i = e && r && $(t, "target") ? ge(e, r, 44) : null;
			return i ? [i] : [];
		});
	});
	function O(e) {
		let t = new Set(p(d).cells.filter(({ place: t }) => de(t).zone === e).map(({ place: e }) => e.key));
		return (a.view.board ? _e(a.view.board, t) : []).map(({ key: e, side: t }) => {
			let { x: n, y: r } = p(m).get(e) ?? {
				x: 0,
				y: 0
			};
			return `M${M(t, n, r)}L${M((t + 1) % 6, n, r)}`;
		});
	}
	function M(e, t, n) {
		let [r = 0, i = 0] = (p(f)[e] ?? "").split(",").map(Number);
		return `${(t + r * .95).toFixed(1)} ${(n + i * .95).toFixed(1)}`;
	}
	function N(e) {
		S(g, e, !0);
	}
	var P = Ze();
	let I;
	var L = r(P), R = r(L);
	c(R, 17, () => p(d).cells, ({ place: e, x: t, y: n }) => e.key, (t, n) => {
		let c = () => p(n).place, f = () => p(n).x, m = () => p(n).y, h = j(() => u.offersOf(c()));
		var g = Je();
		Ee(r(g), {
			get place() {
				return c();
			},
			get view() {
				return a.view;
			},
			get corners() {
				return p(d).corners;
			}
		}), b(g), A((e, t) => {
			C(g, "transform", `translate(${f() ?? ""} ${m() ?? ""})`), w(g, 0, e, "svelte-auf30h"), C(g, "tabindex", u.stop === c().key ? 0 : -1), C(g, "aria-label", t), C(g, "data-on", c().key);
		}, [() => i(["hex", {
			ready: p(h).length > 0,
			shape: p(v).has(c().key),
			leads: a.cover.has(c().key)
		}]), () => De(a.view, c(), p(h), o.scene)]), s("click", g, (e) => u.use(c(), e.currentTarget)), s("keydown", g, (e) => u.pressed(e, c())), l("focus", g, () => {
			u.look(c()), N(c().key);
		}), l("blur", g, () => N("")), l("pointerenter", g, () => {
			u.look(c()), N(c().key);
		}), l("pointerleave", g, () => N("")), e(t, g);
	});
	var z = D(R);
	c(z, 16, () => le, (e) => e, (t, n) => {
		var r = Ye();
		A((e) => {
			w(r, 0, `edge ${n ?? ""}`, "svelte-auf30h"), C(r, "d", e);
		}, [() => O(n).join("")]), e(t, r);
	});
	var B = D(z, 2);
	c(B, 17, () => p(E), h, (n, r) => {
		var i = Xe();
		t(i, () => ({
			class: "arrow",
			...p(r),
			"marker-end": "url(#brawl-tip)"
		}), void 0, void 0, void 0, "svelte-auf30h"), e(n, i);
	}), b(L);
	var V = D(L, 2);
	{
		let e = j(() => p(d).width + 16), t = j(() => p(d).height + 16);
		qe(V, {
			get view() {
				return a.view;
			},
			get middles() {
				return p(m);
			},
			get width() {
				return p(e);
			},
			get height() {
				return p(t);
			},
			edge: 8
		});
	}
	b(P), A((e) => {
		I = T(P, "", I, { "--ratio": (p(d).width + 16) / (p(d).height + 16) }), C(L, "viewBox", `-8 -8 ${p(d).width + 16} ${p(d).height + 16}`), C(L, "aria-label", e);
	}, [() => X("brawl-arena")]), e(n, P), _();
}
o(["click", "keydown"]);
// src/boards/brawl/Deed.svelte
var $e = d("<li class=\"svelte-58mnl8\"><!></li>"), et = d("<p class=\"svelte-58mnl8\"> </p>"), tt = d("<div><ul class=\"svelte-58mnl8\"></ul> <!></div>");
function nt(t, n) {
	y(n, !0);
	let o = q(), s = re(), l = j(() => n.view.seats.flatMap((e, t) => s.of(t, "played"))), d = j(() => fe(n.view)), f = (e) => o.scene.title(e ?? ""), h = j(() => p(d).find(({ card: e }) => $(e, "active"))), v = j(() => p(d).filter(({ card: e }) => $(e, "target"))), x = j(() => p(h) ? p(v).length > 0 ? X("brawl-on", {
		who: f(p(h).card.name),
		whom: p(v).map(({ card: e }) => f(e.name)).join(", ")
	}) : X("brawl-acts", { who: f(p(h).card.name) }) : "");
	var S = a(), T = u(S), O = (t) => {
		var a = tt(), s = r(a);
		c(s, 21, () => p(l), (e) => e.id, (t, n) => {
			var i = $e(), a = r(i);
			N(a, { get spot() {
				return p(n);
			} }), b(i), A((e) => {
				C(i, "data-card", p(n).id), C(i, "data-pile", `${p(n).seat ?? ""}/played`), C(i, "title", e);
			}, [() => se(p(n).seat ?? 0, o.scene)]), e(t, i);
		}), b(s);
		var u = D(s, 2), d = (t) => {
			var n = et(), r = g(n, !0);
			A(() => E(r, p(x))), e(t, n);
		};
		m(u, (e) => {
			p(x) && e(d);
		}), b(a), A((e) => {
			w(a, 1, i(["deed", { react: n.view.question === "ask-react" }]), "svelte-58mnl8"), C(s, "aria-label", e);
		}, [() => X("brawl-played")]), e(t, a);
	};
	m(T, (e) => {
		p(l).length > 0 && e(O);
	}), e(t, S), _();
}
// src/boards/brawl/Gem.svelte
var rt = f("<svg viewBox=\"-1 -1 26 26\" aria-hidden=\"true\"><path class=\"stone svelte-1gctn5\"></path><path class=\"sign svelte-1gctn5\" transform=\"translate(12 12) scale(0.56) translate(-12 -12)\"></path></svg>");
function it(t, n) {
	y(n, !0);
	let a = v(n, "spent", 3, !1), o = v(n, "size", 3, "1.4em"), s = {
		manipulation: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
		destruction: "M12 .500L23.5 12 12 23.5.500 12z",
		creation: "M12 .800l9.7 5.600v11.200L12 23.200l-9.7-5.600V6.400z"
	};
	var c = rt();
	let l;
	var u = r(c), d = D(u);
	b(c), A(() => {
		w(c, 0, i([n.essence, { spent: a() }]), "svelte-1gctn5"), l = T(c, "", l, {
			width: o(),
			height: o()
		}), C(u, "d", s[n.essence]), C(d, "d", J[n.essence]);
	}), e(t, c), _();
}
// src/boards/brawl/Draft.svelte
var at = d("<span class=\"face svelte-123qf91\"><!></span>"), ot = d("<span class=\"svelte-123qf91\"><!> </span>"), st = d("<li><button type=\"button\" data-spot=\"\"><span class=\"unseen\"> </span> <span class=\"faces svelte-123qf91\"></span> <span class=\"words svelte-123qf91\" aria-hidden=\"true\"> </span> <span class=\"cards svelte-123qf91\" aria-hidden=\"true\"></span></button></li>"), ct = d("<ul class=\"draft svelte-123qf91\"></ul>");
function lt(t, n) {
	y(n, !0);
	let a = q(), o = re(), u = j(() => o.of(null, "pool")), d = k(""), f = j(() => (p(u).find((e) => e.id === p(d)) ?? p(u)[0])?.id);
	function m(e) {
		let t = a.cards.get(e ?? "");
		return t ? z(t) ?? [K(t)] : [];
	}
	function v(e) {
		return a.cards.all.filter((t) => t.traits[0]?.en === e).map((e) => ({
			name: e.name,
			title: oe(e.title),
			essence: e.class
		}));
	}
	var x = ct();
	c(x, 21, () => p(u), (e) => e.id, (t, n) => {
		let o = j(() => ({
			seat: null,
			zone: "pool",
			slug: p(n).card.slug
		})), u = j(() => a.offers(p(o))), _ = j(() => m(p(n).card.name));
		var y = st(), x = r(y), T = r(x), O = g(T, !0), k = D(T, 2);
		c(k, 21, () => p(_), h, (t, n) => {
			var i = at(), a = r(i);
			M(a, {
				get face() {
					return p(n);
				},
				still: !0
			}), b(i), e(t, i);
		}), b(k);
		var N = D(k, 2), P = g(N, !0), F = D(N, 2);
		c(F, 21, () => v(p(n).card.name), (e) => e.name, (t, n) => {
			var i = ot(), a = r(i);
			it(a, {
				get essence() {
					return p(n).essence;
				},
				size: "1.1em"
			});
			var o = D(a, 1, !0);
			b(i), A(() => E(o, p(n).title)), e(t, i);
		}), b(F), b(x), b(y), A((e, t) => {
			w(x, 1, i({ ready: p(u).length > 0 }), "svelte-123qf91"), C(x, "data-card", p(n).id), C(x, "data-place", `-/pool/${p(n).card.slug ?? ""}`), C(x, "tabindex", p(f) === p(n).id ? 0 : -1), E(O, e), E(P, t);
		}, [() => [
			...p(_).map(V),
			...p(_).flatMap((e) => e.text),
			X("brawl-cards", { cards: v(p(n).card.name).map((e) => e.title).join(", ") }),
			p(u).length > 0 ? X("web-can", { acts: p(u).map((e) => ce(e.choice.label, a.scene)).join("; ") }) : ""
		].filter(Boolean).join(". "), () => p(_).flatMap((e) => e.text).join(" ")]), s("click", x, (e) => a.use(p(o), p(n).card, e.currentTarget)), l("focus", x, () => {
			S(d, p(n).id, !0), a.look(p(n).card, p(o));
		}), l("pointerenter", x, () => a.look(p(n).card, p(o))), e(t, y);
	}), b(x), A((e) => C(x, "aria-label", e), [() => X("brawl-pool", { n: p(u).length })]), e(t, x), _();
}
o(["click"]);
// src/boards/brawl/Champion.svelte
var ut = d("<span><!></span>"), dt = d("<i></i>"), ft = d("<button type=\"button\" data-spot=\"\"><span class=\"unseen\"> </span> <span class=\"face svelte-684jzb\"><!></span> <span class=\"facts svelte-684jzb\" aria-hidden=\"true\"><span class=\"top svelte-684jzb\"><b class=\"svelte-684jzb\"> </b> <!></span> <span class=\"numbers svelte-684jzb\"><span class=\"pips svelte-684jzb\"></span> <span class=\"heart svelte-684jzb\"><!> </span> <span class=\"svelte-684jzb\"><!> </span></span></span></button>");
function pt(t, n) {
	y(n, !0);
	let a = [
		"portal",
		"battered",
		"immobilised",
		"experienced"
	], o = q(), u = j(() => ({
		seat: n.spot.seat,
		zone: n.spot.zone,
		slug: n.spot.card.slug
	})), d = j(() => o.offers(p(u))), f = j(() => Q(n.spot.card, "life")), m = j(() => Q(n.spot.card, "left")), v = j(() => [Oe(n.spot.card, n.spot.seat ?? 0, o.scene), p(d).length > 0 ? X("web-can", { acts: p(d).map((e) => ce(e.choice.label, o.scene)).join("; ") }) : ""].filter(Boolean).join(". "));
	var x = ft(), S = r(x), T = g(S, !0), O = D(S, 2);
	Re(r(O), {
		get card() {
			return n.spot.card;
		},
		get team() {
			return n.team;
		},
		get second() {
			return n.second;
		},
		bare: !0
	}), b(O);
	var k = D(O, 2), M = r(k), N = r(M), P = g(N, !0), F = D(N, 2);
	c(F, 16, () => a.filter((e) => $(n.spot.card, e)), (e) => e, (t, n) => {
		var a = ut(), o = r(a);
		Y(o, {
			get name() {
				return n;
			},
			size: "1em"
		}), b(a), A((e) => {
			w(a, 1, i(["mark", n]), "svelte-684jzb"), C(a, "title", e);
		}, [() => Z("mark-", n)]), e(t, a);
	}), b(M);
	var I = D(M, 2), L = r(I);
	c(L, 21, () => ({ length: p(f) }), h, (t, n, r) => {
		var i = dt();
		let a;
		A(() => a = w(i, 1, "svelte-684jzb", null, a, { full: r < p(m) })), e(t, i);
	}), b(L);
	var R = D(L, 2), z = r(R);
	Y(z, {
		name: "heart",
		size: "1em"
	});
	var B = D(z, 1, !0);
	b(R);
	var V = D(R, 2), H = r(V);
	Y(H, {
		name: "shield",
		size: "1em"
	});
	var ee = D(H, 1, !0);
	b(V), b(I), b(k), b(x), A((e, t, r) => {
		w(x, 1, e, "svelte-684jzb"), C(x, "data-place", `${n.spot.seat ?? ""}/${n.spot.zone ?? ""}/${n.spot.card.slug ?? ""}`), C(x, "tabindex", n.stop ? 0 : -1), E(T, p(v)), E(P, t), E(B, p(m)), E(ee, r);
	}, [
		() => i(["champion", {
			ready: p(d).length > 0,
			away: $(n.spot.card, "portal")
		}]),
		() => o.scene.title(n.spot.card.name ?? ""),
		() => Q(n.spot.card, "defence")
	]), s("click", x, (e) => o.use(p(u), n.spot.card, e.currentTarget)), l("focus", x, () => {
		o.look(n.spot.card, p(u)), n.onfocus();
	}), l("pointerenter", x, () => o.look(n.spot.card, p(u))), e(t, x), _();
}
o(["click"]);
// src/boards/brawl/Side.svelte
var mt = d("<li><!> <span class=\"unseen\"> </span></li>"), ht = d("<i aria-hidden=\"true\"></i>"), gt = d("<li><!></li>"), _t = d("<ul class=\"champions svelte-70x9q7\"></ul>"), vt = d("<section><header class=\"svelte-70x9q7\"><!> <span class=\"points svelte-70x9q7\"><!><b> </b><span class=\"unseen\"> </span></span></header> <div class=\"means svelte-70x9q7\"><ul class=\"gems svelte-70x9q7\"></ul> <span class=\"standard svelte-70x9q7\"><span class=\"unseen\"> </span> <!></span> <span class=\"piles svelte-70x9q7\"><!> <!> <!></span></div> <!></section>");
function yt(t, n) {
	y(n, !0);
	let a = v(n, "near", 3, !1), o = q(), s = re(), l = j(() => se(n.seat, o.scene)), u = j(() => n.view.seats[n.seat]?.team ?? 0), d = j(() => n.view.seats.findIndex((e) => e.team === p(u)) !== n.seat), f = j(() => G(n.view, n.seat, "points")), x = j(() => G(n.view, n.seat, "standard")), T = j(() => s.of(n.seat, "champions")), O = k(""), M = (e) => o.offers({
		seat: n.seat,
		zone: "champions",
		slug: e
	}).length > 0, N = j(() => (p(T).find((e) => e.id === p(O) && M(e.card.slug)) ?? p(T).find((e) => M(e.card.slug)) ?? p(T).find((e) => e.id === p(O)) ?? p(T)[0])?.id);
	var F = vt(), L = r(F), R = r(L);
	I(R, {
		get view() {
			return n.view;
		},
		get seat() {
			return n.seat;
		},
		get sitters() {
			return n.sitters;
		},
		get since() {
			return n.since;
		}
	});
	var z = D(R, 2), B = r(z);
	Y(B, {
		name: "points",
		size: "1em"
	});
	var V = D(B), H = g(V, !0), ee = D(V), te = g(ee, !0);
	b(z), b(L);
	var U = D(L, 2), W = r(U);
	c(W, 20, () => le, (e) => e, (t, i) => {
		let a = j(() => G(n.view, n.seat, i) === 0);
		var o = mt(), s = r(o);
		it(s, {
			get essence() {
				return i;
			},
			get spent() {
				return p(a);
			},
			size: "1.5em"
		});
		var c = D(s, 2), l = g(c, !0);
		b(o), A((e, t) => {
			C(o, "title", e), E(l, t);
		}, [() => X(p(a) ? "brawl-spent" : "brawl-ready", { essence: Z("essence-", i) }), () => X(p(a) ? "brawl-spent" : "brawl-ready", { essence: Z("essence-", i) })]), e(t, o);
	}), b(W);
	var K = D(W, 2), ne = r(K), J = g(ne, !0), ie = D(ne, 2);
	c(ie, 17, () => ({ length: 4 }), h, (t, n, r) => {
		var i = ht();
		let a;
		A(() => a = w(i, 1, "svelte-70x9q7", null, a, { full: r < p(x) })), e(t, i);
	}), b(K);
	var ae = D(K, 2), oe = r(ae), ce = (e) => {
		P(e, {
			get seat() {
				return n.seat;
			},
			zone: "hand"
		});
	};
	m(oe, (e) => {
		a() || e(ce);
	});
	var ue = D(oe, 2);
	P(ue, {
		get seat() {
			return n.seat;
		},
		zone: "deck"
	});
	var de = D(ue, 2);
	P(de, {
		get seat() {
			return n.seat;
		},
		zone: "discard"
	}), b(ae), b(U);
	var fe = D(U, 2), pe = (t) => {
		var n = _t();
		c(n, 21, () => p(T), (e) => e.id, (t, n) => {
			var i = gt(), a = r(i);
			{
				let e = j(() => p(N) === p(n).id);
				pt(a, {
					get spot() {
						return p(n);
					},
					get team() {
						return p(u);
					},
					get second() {
						return p(d);
					},
					get stop() {
						return p(e);
					},
					onfocus: () => S(O, p(n).id, !0)
				});
			}
			b(i), e(t, i);
		}), b(n), A((e) => C(n, "aria-label", e), [() => X("web-zone-of", {
			zone: Z("zone-", "champions"),
			who: p(l),
			count: p(T).length
		})]), e(t, n);
	};
	m(fe, (e) => {
		p(T).length > 0 && e(pe);
	}), b(F), A((e, t, r, o, s, c) => {
		w(F, 1, i([
			"side",
			`team-${p(u)}`,
			{
				near: a(),
				turn: n.view.active === n.seat && !n.view.outcome
			}
		]), "svelte-70x9q7"), C(F, "aria-label", e), C(z, "title", t), E(H, p(f)), E(te, r), C(W, "aria-label", o), C(K, "title", s), E(J, c);
	}, [
		() => X("web-side", { who: p(l) }),
		() => Z("number-", "points"),
		() => Z("number-", "points"),
		() => X("brawl-essences", { who: p(l) }),
		() => X("brawl-standard", { n: p(x) }),
		() => X("brawl-standard", { n: p(x) })
	]), e(t, F), _();
}
// src/boards/brawl/Track.svelte
var bt = d("<span class=\"worth svelte-5r10cx\"> </span>"), xt = d("<i><!></i>"), St = d("<button type=\"button\" data-spot=\"\" class=\"svelte-5r10cx\"><span class=\"unseen\"> </span> <span class=\"head svelte-5r10cx\" aria-hidden=\"true\"><!> <b class=\"svelte-5r10cx\"> </b></span> <span class=\"met svelte-5r10cx\" aria-hidden=\"true\"></span> <span class=\"text svelte-5r10cx\" aria-hidden=\"true\"> </span></button>"), Ct = d("<li><!></li>"), wt = d("<ol class=\"track svelte-5r10cx\"><li class=\"deck svelte-5r10cx\" aria-hidden=\"true\"><!> </li> <!></ol>");
function Tt(t, n) {
	y(n, !0);
	let a = q(), o = j(() => he(n.view)), u = j(() => n.view.shared.find((e) => e.key === "challenges")?.count ?? 0), d = k(0);
	function f({ worth: e, met: t }) {
		let r = t.map((e) => ke(n.view, n.view.seats.findIndex((t) => t.team === e), a.scene));
		return [e === null ? "" : e === 0 ? X("brawl-worth-none") : X("brawl-worth", { n: e }), r.length > 0 ? X("brawl-met-by", { who: r.join(", ") }) : ""].filter(Boolean).join(", ");
	}
	var h = wt(), v = r(h), x = r(v);
	Y(x, {
		name: "cards",
		size: "1.2em"
	});
	var T = D(x, 1, !0);
	b(v);
	var O = D(v, 2);
	c(O, 19, () => p(o), (e) => e.key, (t, n, o) => {
		let u = j(() => p(n).card ? ee(p(n).card, a.cards) : null);
		var h = Ct(), _ = r(h), v = (t) => {
			let i = j(() => p(n).card);
			var h = St(), _ = r(h), v = g(_, !0), y = D(_, 2), x = r(y), T = (t) => {
				var r = bt(), i = g(r, !0);
				A(() => E(i, p(n).worth === 0 ? "–" : p(n).worth)), e(t, r);
			};
			m(x, (e) => {
				p(n).worth !== null && e(T);
			});
			var O = D(x, 2), k = g(O, !0);
			b(y);
			var M = D(y, 2);
			c(M, 20, () => p(n).met, (e) => e, (t, n) => {
				var i = xt(), a = r(i);
				Y(a, {
					name: "check",
					size: "100%"
				}), b(i), A(() => w(i, 1, `team-${n ?? ""}`, "svelte-5r10cx")), e(t, i);
			}), b(M);
			var N = D(M, 2), P = g(N, !0);
			b(h), A((e, t) => {
				C(h, "tabindex", p(d) === p(o) ? 0 : -1), E(v, e), E(k, p(u).title), E(P, t);
			}, [() => [
				p(u).title,
				...p(u).text,
				f(p(n))
			].filter(Boolean).join(". "), () => p(u).text.join(" ")]), s("click", h, (e) => a.use({
				seat: null,
				zone: p(n).key,
				slug: p(i).slug
			}, p(i), e.currentTarget)), l("focus", h, () => {
				S(d, p(o), !0), a.look(p(i), {
					seat: null,
					zone: p(n).key,
					slug: p(i).slug
				});
			}), l("pointerenter", h, () => a.look(p(i), {
				seat: null,
				zone: p(n).key,
				slug: p(i).slug
			})), e(t, h);
		};
		m(_, (e) => {
			p(u) && p(n).card && e(v);
		}), b(h), A(() => w(h, 1, i(["slot", {
			empty: !p(u),
			dead: p(n).worth === 0
		}]), "svelte-5r10cx")), e(t, h);
	}), b(h), A((e, t) => {
		C(h, "aria-label", e), C(v, "title", t), E(T, p(u));
	}, [() => X("brawl-track", { n: p(u) }), () => X("brawl-track", { n: p(u) })]), e(t, h), _();
}
o(["click"]);
// src/boards/brawl/Table.svelte
var Et = d("<!> <!>", 1), Dt = d("<div class=\"arena svelte-7g0pe\"><div><div class=\"others svelte-7g0pe\"></div> <div class=\"middle svelte-7g0pe\"><div class=\"top svelte-7g0pe\"><p class=\"turn svelte-7g0pe\"> </p> <!></div> <div class=\"ring svelte-7g0pe\"><!></div></div> <div class=\"own svelte-7g0pe\"></div> <div class=\"hand svelte-7g0pe\"><!></div></div></div>");
function Ot(t, a) {
	y(a, !0);
	let [o, s] = [700, 1150], l = k(0), d = k(0), f = k(0), h = j(() => ne(a.view, a.near)), v = j(() => p(l) > 0 && p(l) < o), x = j(() => !p(v) && (p(l) >= s || a.view.seats.length > 2 || p(d) > 0 && p(d) < 420)), C = j(() => a.view.shared.some((e) => e.key === "pool" && e.count > 0)), O = k(0), M = j(() => a.view.board ? W(a.view.board) : null), N = j(() => {
		let e = p(M) ? Math.min(p(O), p(P) * p(M).width / p(M).height) : p(O);
		return Math.max(0, (p(O) - e) / 2 + e * .15 - 8);
	}), P = j(() => p(v) ? p(l) : Math.max(260, p(d) - p(f) - 26));
	var F = Dt(), I = r(F);
	let L;
	var z = r(I);
	c(z, 20, () => p(h).others, (e) => e, (e, t) => {
		yt(e, {
			get view() {
				return a.view;
			},
			get seat() {
				return t;
			},
			get sitters() {
				return a.sitters;
			},
			get since() {
				return a.since;
			}
		});
	}), b(z);
	var B = D(z, 2), V = r(B), H = r(V), ee = g(H, !0), te = D(H, 2), U = (e) => {
		Tt(e, { get view() {
			return a.view;
		} });
	};
	m(te, (e) => {
		p(C) || e(U);
	}), b(V);
	var G = D(V, 2), K = r(G), q = (e) => {
		lt(e, {});
	}, re = (t) => {
		var n = Et(), r = u(n);
		nt(r, { get view() {
			return a.view;
		} }), Qe(D(r, 2), {
			get view() {
				return a.view;
			},
			get cover() {
				return a.cover;
			}
		}), e(t, n);
	};
	m(K, (e) => {
		p(C) ? e(q) : e(re, -1);
	}), b(G), b(B);
	var J = D(B, 2);
	c(J, 20, () => p(h).own.toReversed(), (e) => e, (e, t) => {
		{
			let n = j(() => t === a.near);
			yt(e, {
				get view() {
					return a.view;
				},
				get seat() {
					return t;
				},
				get sitters() {
					return a.sitters;
				},
				get since() {
					return a.since;
				},
				get near() {
					return p(n);
				}
			});
		}
	}), b(J);
	var Y = D(J, 2), ie = r(Y);
	R(ie, {
		get seat() {
			return a.near;
		},
		zone: "hand",
		shape: "fan"
	}), b(Y), b(I), b(F), A((e) => {
		w(I, 1, i(["brawl", {
			narrow: p(v),
			flanked: p(x),
			tight: p(x) && p(l) < s,
			paired: p(v) && a.view.seats.length > 2,
			drafting: p(C)
		}]), "svelte-7g0pe"), L = T(I, "", L, {
			"--high": `${p(d) ?? ""}px`,
			"--room": `${p(P) ?? ""}px`,
			"--beside": `${p(N) ?? ""}px`
		}), E(ee, e);
	}, [() => ae([a.view.turn > 0 ? X("brawl-round", { n: a.view.turn }) : "", Z("phase-", a.view.phase)].filter(Boolean).join(" · "))]), n(V, "clientHeight", (e) => S(f, e)), n(B, "clientWidth", (e) => S(O, e)), n(F, "clientWidth", (e) => S(l, e)), n(F, "clientHeight", (e) => S(d, e)), e(t, F), _();
}
// src/boards/Brawl.svelte
var kt = ie({ default: () => jt }), At = new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function jt(e, t) {
	y(t, !0);
	let n = x(t, At), r = q(), i = k(null), a = j(() => new Set(p(i)?.zone === "hand" ? r.offers(p(i)).flatMap((e) => e.choice.places ?? []) : []));
	te({
		get cards() {
			return r.cards;
		},
		get scene() {
			return r.scene;
		},
		offers: (e) => r.offers(e),
		use: (e, t, n) => r.use(e, t, n),
		aim: (e) => r.aim?.(e) ?? "play",
		lit: (e) => r.lit?.(e) ?? null,
		offersOn: (e) => r.offersOn(e),
		useOn: (e, t) => r.useOn(e, t),
		look: (e, t) => {
			S(i, t), r.look(e, t);
		},
		open: (e, t) => r.open(e, t)
	});
	{
		let r = j(() => X("web-board"));
		L(e, {
			get view() {
				return t.view;
			},
			get label() {
				return p(r);
			},
			children: (e, t) => {
				Ot(e, O(() => n, { get cover() {
					return p(a);
				} }));
			},
			$$slots: { default: !0 }
		});
	}
	_();
}
export { kt as Brawl_exports };
