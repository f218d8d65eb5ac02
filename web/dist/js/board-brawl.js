import { append as e, attribute_effect as t, bind_element_size as n, child as r, clsx as i, comment as a, delegate as o, delegated as s, each as c, event as l, first_child as u, from_html as d, from_svg as f, get as p, if_block as m, index as h, only_child as g, pop as _, prop as v, proxy as y, push as b, reset as x, rest_props as S, set as C, set_attribute as w, set_class as T, set_style as E, set_text as D, sibling as O, spread_props as k, state as A, template_effect as j, to_array as M, user_derived as N } from "./vendor.js";
import { Card as P, CardSpot as F, Pile as I, Placing as L, Plate as R, Stage as z, Zone as ee, bothFaces as B, cardAt as V, describe as te, emblemOf as ne, faceOf as re, giveHands as H, initials as U, layOut as ie, numberOf as W, printedFace as G, seatings as ae, takeHands as K, takeStage as q } from "./table.js";
import { ICONS as J, Icon as Y, __exportAll as oe, capital as se, either as ce, say as X, seat as le, sentences as ue, tell as de, word as Z } from "./main.js";
// src/boards/brawl/lay.ts
var fe = [
	"manipulation",
	"destruction",
	"creation"
], pe = {
	esmae: "manipulation",
	garnet: "destruction",
	ragryl: "creation"
};
function me({ label: e, marks: t = [] }) {
	return {
		zone: fe.find((t) => t === e) ?? pe[e ?? ""] ?? null,
		statue: t.includes("statue"),
		trap: t.includes("trap-space"),
		deployment: e === "deployment"
	};
}
function he(e) {
	let t = new Map();
	for (let n of e.board?.places ?? []) for (let e of n.cards ?? []) t.set(_e(e), n.key);
	return e.seats.flatMap((e, n) => (e.zones.find((e) => e.key === "champions")?.cards ?? []).map((e) => {
		let r = {
			seat: n,
			zone: "champions",
			slug: e.slug
		};
		return {
			spot: r,
			card: e,
			place: t.get(_e(r)) ?? null
		};
	}));
}
function ge(e) {
	return (e.board?.places ?? []).flatMap((t) => (t.cards ?? []).filter((e) => e.zone === "traps").map((n) => ({
		spot: n,
		card: V(e, n) ?? {
			name: null,
			slug: n.slug
		},
		place: t.key
	})));
}
var _e = (e) => `${e.seat ?? "-"}/${e.zone}/${e.slug}`;
function Q(e, t) {
	return e.numbers?.find((e) => e.key === t)?.n ?? 0;
}
function $(e, t) {
	return e.marks?.includes(t) ?? !1;
}
function ve(e) {
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
function ye(e, t, n) {
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
function be(e, t) {
	let n = new Map(e.places.map((e) => [e.at.join(), e.key]));
	return e.places.filter((e) => t.has(e.key)).flatMap((e) => xe(e.at).flatMap((r, i) => t.has(n.get(r.join()) ?? "") ? [] : [{
		key: e.key,
		side: i
	}]));
}
function xe([e, t]) {
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
var Se = f("<path class=\"sign lit svelte-bnyhr\" transform=\"translate(0 -8) scale(0.9) translate(-12 -12)\"></path>"), Ce = f("<ellipse class=\"base svelte-bnyhr\" cx=\"0\" cy=\"27\" rx=\"30\" ry=\"10\"></ellipse><path class=\"stone svelte-bnyhr\" d=\"M-22 27L-17 10H17L22 27zM-11 10L-14 -14Q-16 -26 -6 -28A10 10 0 1 1 6 -28Q16 -26 14 -14L11 10z\"></path><!>", 1), we = f("<path class=\"chevron svelte-bnyhr\" d=\"M-20 8L0 -8L20 8M-20 22L0 6L20 22\"></path>"), Te = f("<path class=\"sign svelte-bnyhr\" transform=\"scale(1.3) translate(-12 -12)\"></path>"), Ee = f("<rect class=\"pit svelte-bnyhr\" x=\"-23\" y=\"-23\" width=\"46\" height=\"46\" rx=\"12\" transform=\"rotate(45) scale(0.82)\"></rect>"), De = f("<polygon class=\"range svelte-bnyhr\" transform=\"scale(0.7)\"></polygon>"), Oe = f("<g aria-hidden=\"true\"><polygon class=\"floor svelte-bnyhr\" transform=\"scale(0.96)\"></polygon><!><!><text y=\"47\" class=\"svelte-bnyhr\"> </text><!><polygon class=\"glow svelte-bnyhr\" transform=\"scale(0.88)\"></polygon></g>");
function ke(t, n) {
	b(n, !0);
	let a = N(() => me(n.place)), o = N(() => p(a).deployment && n.place.seat !== null ? n.view.seats[n.place.seat]?.team ?? null : null);
	var s = Oe(), c = r(s), l = O(c), d = (t) => {
		var n = Ce(), r = O(u(n), 2), i = (t) => {
			var n = Se();
			j(() => w(n, "d", J[p(a).zone])), e(t, n);
		};
		m(r, (e) => {
			p(a).zone && e(i);
		}), e(t, n);
	}, f = (t) => {
		var r = we();
		j(() => w(r, "transform", n.place.at[1] === 0 ? "scale(1 -1)" : "")), e(t, r);
	}, h = (t) => {
		var n = Te();
		j(() => w(n, "d", J[p(a).zone])), e(t, n);
	};
	m(l, (e) => {
		p(a).statue ? e(d) : p(a).deployment ? e(f, 1) : p(a).zone && !p(a).trap && e(h, 2);
	});
	var v = O(l), y = (t) => {
		var n = Ee();
		e(t, n);
	};
	m(v, (e) => {
		p(a).trap && e(y);
	});
	var S = O(v), C = g(S, !0), E = O(S), k = (t) => {
		var r = De();
		j(() => w(r, "points", n.corners)), e(t, r);
	}, A = N(() => n.place.marks?.includes("range"));
	m(E, (e) => {
		p(A) && e(k);
	});
	var M = O(E);
	x(s), j(() => {
		T(s, 0, i([
			p(a).zone ?? "plain",
			{
				statue: p(a).statue,
				home: p(a).deployment
			},
			p(o) === null ? "" : `team-${p(o)}`
		]), "svelte-bnyhr"), w(c, "points", n.corners), D(C, n.place.key), w(M, "points", n.corners);
	}), e(t, s), _();
}
// src/boards/brawl/names.ts
function Ae(e, t, n, r) {
	let i = me(t), a = i.deployment && t.seat !== null ? Me(e, t.seat, r) : "", o = [
		X("brawl-hex", { hex: t.key }),
		a ? X("brawl-home-of", { who: a }) : t.label ? Z("place-", t.label) : "",
		i.trap ? Z("mark-", "trap-space") : "",
		t.marks?.includes("range") ? Z("mark-", "range") : ""
	], s = (t.cards ?? []).map((t) => {
		let n = V(e, t);
		return t.zone === "traps" ? n?.name ? X("brawl-trap-known", { trap: r.title(n.name) }) : X("brawl-trap") : n ? je(n, t.seat ?? 0, r) : X("hidden-card");
	}), c = n.map((e) => de(e.choice.label, r));
	return ue([
		o.filter(Boolean).join(", "),
		s.length > 0 ? s.join("; ") : i.statue ? "" : X("web-place-empty"),
		c.length > 0 ? X("web-can", { acts: c.join("; ") }) : ""
	]);
}
function je(e, t, n) {
	let r = X("brawl-life", {
		left: Q(e, "left"),
		life: Q(e, "life")
	});
	return [
		X("web-place-of", {
			what: n.title(e.name ?? ""),
			who: le(t, n)
		}),
		r,
		`${Z("number-", "defence")} ${Q(e, "defence")}`,
		...(e.marks ?? []).map((e) => Z("mark-", e))
	].join(", ");
}
function Me(e, t, n) {
	let r = e.seats[t]?.team;
	return e.seats.flatMap((e, t) => e.team === r ? [t] : []).map((e) => le(e, n)).join(", ");
}
// src/boards/brawl/Token.svelte
var Ne = f("<circle class=\"rim svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"37\"></circle>"), Pe = f("<path class=\"emblem svelte-1cc5d33\" transform=\"translate(50 48) scale(2.2) translate(-12 -12)\"></path>"), Fe = f("<text x=\"50\" y=\"60\" class=\"svelte-1cc5d33\"> </text>"), Ie = d("<span class=\"star svelte-1cc5d33\"><!></span>"), Le = d("<i class=\"svelte-1cc5d33\"><!></i>"), Re = d("<span class=\"signs svelte-1cc5d33\"></span>"), ze = d("<span class=\"left svelte-1cc5d33\"> </span> <!>", 1), Be = d("<span aria-hidden=\"true\"><svg viewBox=\"0 0 100 100\" class=\"svelte-1cc5d33\"><circle class=\"disc svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"46\"></circle><circle class=\"track svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"45\"></circle><circle class=\"life svelte-1cc5d33\" cx=\"50\" cy=\"50\" r=\"45\" transform=\"rotate(-90 50 50)\"></circle><!><!></svg> <!> <!></span>");
function Ve(t, n) {
	b(n, !0);
	let a = v(n, "second", 3, !1), o = v(n, "bare", 3, !1), s = 2 * Math.PI * 45, l = N(() => ne(n.card.slug)), d = N(() => Q(n.card, "life")), f = N(() => Q(n.card, "left")), h = N(() => p(d) > 0 ? Math.max(0, Math.min(1, p(f) / p(d))) : 1), y = N(() => ["battered", "immobilised"].filter((e) => $(n.card, e))), S = N(() => $(n.card, "experienced"));
	var C = Be(), E = r(C), k = O(r(E), 2), A = O(k), M = (t) => {
		var n = Ne();
		e(t, n);
	};
	m(A, (e) => {
		a() && e(M);
	});
	var P = O(A), F = (t) => {
		var n = Pe();
		j(() => w(n, "d", p(l))), e(t, n);
	}, I = (t) => {
		var r = Fe(), i = g(r, !0);
		j((e) => D(i, e), [() => U(n.card.name ?? "?")]), e(t, r);
	};
	m(P, (e) => {
		p(l) ? e(F) : e(I, -1);
	}), x(E);
	var L = O(E, 2), R = (t) => {
		var n = Ie(), i = r(n);
		Y(i, {
			name: "experienced",
			size: "100%"
		}), x(n), e(t, n);
	};
	m(L, (e) => {
		p(S) && e(R);
	});
	var z = O(L, 2), ee = (t) => {
		var n = ze(), i = u(n), a = g(i, !0), o = O(i, 2), s = (t) => {
			var n = Re();
			c(n, 20, () => p(y), (e) => e, (t, n) => {
				var i = Le(), a = r(i);
				Y(a, {
					get name() {
						return n;
					},
					size: "100%"
				}), x(i), e(t, i);
			}), x(n), e(t, n);
		};
		m(o, (e) => {
			p(y).length > 0 && e(s);
		}), j(() => D(a, p(f))), e(t, n);
	};
	m(z, (e) => {
		o() || e(ee);
	}), x(C), j((e) => {
		T(C, 1, e, "svelte-1cc5d33"), w(k, "stroke-dasharray", `${p(h) * s} 282.7433388230814`);
	}, [() => i([
		"token",
		`team-${n.team}`,
		{
			second: a(),
			experienced: p(S),
			active: $(n.card, "active"),
			target: $(n.card, "target")
		}
	])]), e(t, C), _();
}
// src/boards/brawl/Trap.svelte
var He = d("<b class=\"svelte-1twidnf\"> </b>"), Ue = d("<span aria-hidden=\"true\"><!></span>");
function We(t, n) {
	b(n, !0);
	let a = {
		stun: "spark",
		immobilise: "immobilised"
	}, o = N(() => n.card.slug.replace(/#\d+$/, "")), s = N(() => /^damage-(\d)$/.exec(p(o))?.[1] ?? null);
	var c = Ue(), l = r(c), u = (t) => {
		var n = He(), r = g(n);
		j(() => D(r, `−${p(s) ?? ""}`)), e(t, n);
	}, d = (e) => {
		{
			let t = N(() => n.card.name === null ? "trap" : a[p(o)] ?? "trap");
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
	}), x(c), j(() => T(c, 1, i(["trap", { known: n.card.name !== null }]), "svelte-1twidnf")), e(t, c), _();
}
// src/boards/brawl/Pieces.svelte
var Ge = d("<span class=\"piece low svelte-1222fuj\"><!></span>"), Ke = d("<span class=\"piece svelte-1222fuj\"><!></span>"), qe = d("<span><!></span>"), Je = d("<div><span class=\"swirl svelte-1222fuj\"><!></span> <!></div>"), Ye = d("<div class=\"pieces svelte-1222fuj\" aria-hidden=\"true\"><!> <!> <!></div>");
function Xe(t, n) {
	b(n, !0);
	let o = q(), s = N(() => he(n.view)), l = N(() => p(s).filter(({ place: e }) => e !== null)), d = (e) => n.view.seats[e ?? 0]?.team ?? 0, f = (e) => n.view.seats.findIndex((t) => t.team === d(e)) !== e, h = (e, t, n) => o.of(e, t).find((e) => e.card.slug === n)?.id, g = (e) => `${100 * ((n.middles.get(e ?? "")?.x ?? 0) + n.edge) / n.width}%`, v = (e) => `${100 * ((n.middles.get(e ?? "")?.y ?? 0) + n.edge) / n.height}%`, y = N(() => [0, 1].map((e) => ({
		south: e === 1,
		waiting: p(s).filter(({ place: t, spot: r }) => t === null && W(n.view, r.seat ?? 0, "south") === e)
	})));
	var S = Ye(), C = r(S);
	c(C, 17, () => ge(n.view), (e) => e.place, (t, i) => {
		var a = Ge();
		let o;
		We(r(a), { get card() {
			return p(i).card;
		} }), x(a), j((e, t) => o = E(a, "", o, {
			left: e,
			top: t,
			width: `${5200 / n.width}%`
		}), [() => g(p(i).place), () => v(p(i).place)]), e(t, a);
	});
	var D = O(C, 2);
	c(D, 17, () => p(l), ({ spot: e, card: t, place: n }) => `${e.seat}/${e.slug}`, (t, i) => {
		let a = () => p(i).spot, o = () => p(i).card, s = () => p(i).place;
		var c = Ke();
		let l;
		var u = r(c);
		{
			let e = N(() => d(a().seat)), t = N(() => f(a().seat));
			Ve(u, {
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
		x(c), j((e, t, r) => {
			w(c, "data-card", e), l = E(c, "", l, {
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
	var k = O(D, 2);
	c(k, 17, () => p(y), ({ south: e, waiting: t }) => e, (t, o) => {
		let s = () => p(o).south, l = () => p(o).waiting;
		var g = a(), _ = u(g), v = (t) => {
			var n = Je(), a = r(n), o = r(a);
			Y(o, {
				name: "portal",
				size: "100%"
			}), x(a);
			var u = O(a, 2);
			c(u, 17, l, ({ spot: e, card: t }) => `${e.seat}/${e.slug}`, (t, n) => {
				let i = () => p(n).spot, a = () => p(n).card;
				var o = qe(), s = r(o);
				{
					let e = N(() => d(i().seat)), t = N(() => f(i().seat));
					Ve(s, {
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
				x(o), j((e) => w(o, "data-card", e), [() => h(i().seat, i().zone, i().slug)]), e(t, o);
			}), x(n), j(() => T(n, 1, i(["portal", {
				south: s(),
				crowded: l().length > 3
			}]), "svelte-1222fuj")), e(t, n);
		};
		m(_, (e) => {
			l().length > 0 && n.view.phase !== "setup" && e(v);
		}), e(t, g);
	}), x(S), e(t, S), _();
}
// src/boards/brawl/Arena.svelte
var Ze = f("<g role=\"button\" data-spot=\"\"><!></g>"), Qe = f("<path></path>"), $e = f("<line></line>"), et = d("<div class=\"field svelte-auf30h\"><svg role=\"group\" class=\"svelte-auf30h\"><!><!><defs><marker id=\"brawl-tip\" viewBox=\"0 0 10 10\" refX=\"6\" refY=\"5\" markerWidth=\"5\" markerHeight=\"5\" orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\" class=\"tip svelte-auf30h\"></path></marker></defs><!></svg> <!></div>");
function tt(n, a) {
	b(a, !0);
	let o = K(), u = new L(() => a.view), d = N(() => a.view.board ? ie(a.view.board) : {
		width: 1,
		height: 1,
		corners: "",
		cells: []
	}), f = N(() => p(d).corners.split(" ")), m = N(() => new Map(p(d).cells.map(({ place: e, x: t, y: n }) => [e.key, {
		x: t,
		y: n
	}]))), g = A(""), v = N(() => new Set(o.offersOn(p(g)).flatMap(({ choice: e }) => (e.places?.length ?? 0) > 1 ? e.places ?? [] : []))), y = N(() => he(a.view)), S = N(() => {
		let e = p(m).get(p(y).find(({ card: e }) => $(e, "active"))?.place ?? "");
		return p(y).flatMap(({ card: t, place: n }) => {
			let r = p(m).get(n ?? ""), i = e && r && $(t, "target") ? ye(e, r, 44) : null;
			return i ? [i] : [];
		});
	});
	function D(e) {
		let t = new Set(p(d).cells.filter(({ place: t }) => me(t).zone === e).map(({ place: e }) => e.key));
		return (a.view.board ? be(a.view.board, t) : []).map(({ key: e, side: t }) => {
			let { x: n, y: r } = p(m).get(e) ?? {
				x: 0,
				y: 0
			};
			return `M${k(t, n, r)}L${k((t + 1) % 6, n, r)}`;
		});
	}
	function k(e, t, n) {
		let [r = 0, i = 0] = (p(f)[e] ?? "").split(",").map(Number);
		return `${(t + r * .95).toFixed(1)} ${(n + i * .95).toFixed(1)}`;
	}
	function M(e) {
		C(g, e, !0);
	}
	var P = et();
	let F;
	var I = r(P), R = r(I);
	c(R, 17, () => p(d).cells, ({ place: e, x: t, y: n }) => e.key, (t, n) => {
		let c = () => p(n).place, f = () => p(n).x, m = () => p(n).y, h = N(() => u.offersOf(c()));
		var g = Ze();
		ke(r(g), {
			get place() {
				return c();
			},
			get view() {
				return a.view;
			},
			get corners() {
				return p(d).corners;
			}
		}), x(g), j((e, t) => {
			w(g, "transform", `translate(${f() ?? ""} ${m() ?? ""})`), T(g, 0, e, "svelte-auf30h"), w(g, "tabindex", u.stop === c().key ? 0 : -1), w(g, "aria-label", t), w(g, "data-on", c().key);
		}, [() => i(["hex", {
			ready: p(h).length > 0,
			shape: p(v).has(c().key),
			leads: a.cover.has(c().key)
		}]), () => Ae(a.view, c(), p(h), o.scene)]), s("click", g, (e) => u.use(c(), e.currentTarget)), s("keydown", g, (e) => u.pressed(e, c())), l("focus", g, () => {
			u.look(c()), M(c().key);
		}), l("blur", g, () => M("")), l("pointerenter", g, () => {
			u.look(c()), M(c().key);
		}), l("pointerleave", g, () => M("")), e(t, g);
	});
	var z = O(R);
	c(z, 16, () => fe, (e) => e, (t, n) => {
		var r = Qe();
		j((e) => {
			T(r, 0, `edge ${n ?? ""}`, "svelte-auf30h"), w(r, "d", e);
		}, [() => D(n).join("")]), e(t, r);
	});
	var ee = O(z, 2);
	c(ee, 17, () => p(S), h, (n, r) => {
		var i = $e();
		t(i, () => ({
			class: "arrow",
			...p(r),
			"marker-end": "url(#brawl-tip)"
		}), void 0, void 0, void 0, "svelte-auf30h"), e(n, i);
	}), x(I);
	var B = O(I, 2);
	{
		let e = N(() => p(d).width + 16), t = N(() => p(d).height + 16);
		Xe(B, {
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
	x(P), j((e) => {
		F = E(P, "", F, { "--ratio": (p(d).width + 16) / (p(d).height + 16) }), w(I, "viewBox", `-8 -8 ${p(d).width + 16} ${p(d).height + 16}`), w(I, "aria-label", e);
	}, [() => X("brawl-arena")]), e(n, P), _();
}
o(["click", "keydown"]);
// src/boards/brawl/Deed.svelte
var nt = d("<li class=\"svelte-58mnl8\"><!></li>"), rt = d("<p class=\"svelte-58mnl8\"> </p>"), it = d("<div><ul class=\"svelte-58mnl8\"></ul> <!></div>");
function at(t, n) {
	b(n, !0);
	let o = K(), s = q(), l = N(() => n.view.seats.flatMap((e, t) => s.of(t, "played"))), d = N(() => he(n.view)), f = (e) => o.scene.title(e ?? ""), h = N(() => p(d).find(({ card: e }) => $(e, "active"))), v = N(() => p(d).filter(({ card: e }) => $(e, "target"))), y = N(() => p(h) ? p(v).length > 0 ? X("brawl-on", {
		who: f(p(h).card.name),
		whom: p(v).map(({ card: e }) => f(e.name)).join(", ")
	}) : X("brawl-acts", { who: f(p(h).card.name) }) : "");
	var S = a(), C = u(S), E = (t) => {
		var a = it(), s = r(a);
		c(s, 21, () => p(l), (e) => e.id, (t, n) => {
			var i = nt(), a = r(i);
			F(a, { get spot() {
				return p(n);
			} }), x(i), j((e) => {
				w(i, "data-card", p(n).id), w(i, "data-pile", `${p(n).seat ?? ""}/played`), w(i, "title", e);
			}, [() => le(p(n).seat ?? 0, o.scene)]), e(t, i);
		}), x(s);
		var u = O(s, 2), d = (t) => {
			var n = rt(), r = g(n, !0);
			j(() => D(r, p(y))), e(t, n);
		};
		m(u, (e) => {
			p(y) && e(d);
		}), x(a), j((e) => {
			T(a, 1, i(["deed", { react: n.view.question === "ask-react" }]), "svelte-58mnl8"), w(s, "aria-label", e);
		}, [() => X("brawl-played")]), e(t, a);
	};
	m(C, (e) => {
		p(l).length > 0 && e(E);
	}), e(t, S), _();
}
// src/boards/brawl/Gem.svelte
var ot = f("<svg viewBox=\"-1 -1 26 26\" aria-hidden=\"true\"><path class=\"stone svelte-1gctn5\"></path><path class=\"sign svelte-1gctn5\" transform=\"translate(12 12) scale(0.56) translate(-12 -12)\"></path></svg>");
function st(t, n) {
	b(n, !0);
	let a = v(n, "spent", 3, !1), o = v(n, "size", 3, "1.4em"), s = {
		manipulation: "M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22z",
		destruction: "M12 .500L23.5 12 12 23.5.500 12z",
		creation: "M12 .800l9.7 5.600v11.200L12 23.200l-9.7-5.600V6.400z"
	};
	var c = ot();
	let l;
	var u = r(c), d = O(u);
	x(c), j(() => {
		T(c, 0, i([n.essence, { spent: a() }]), "svelte-1gctn5"), l = E(c, "", l, {
			width: o(),
			height: o()
		}), w(u, "d", s[n.essence]), w(d, "d", J[n.essence]);
	}), e(t, c), _();
}
// src/boards/brawl/Draft.svelte
var ct = d("<span class=\"face svelte-123qf91\"><!></span>"), lt = d("<span class=\"svelte-123qf91\"><!> </span>"), ut = d("<li><button type=\"button\" data-spot=\"\"><span class=\"unseen\"> </span> <span class=\"faces svelte-123qf91\"></span> <span class=\"words svelte-123qf91\" aria-hidden=\"true\"> </span> <span class=\"cards svelte-123qf91\" aria-hidden=\"true\"></span></button></li>"), dt = d("<ul class=\"draft svelte-123qf91\"></ul>");
function ft(t, n) {
	b(n, !0);
	let a = K(), o = q(), u = N(() => o.of(null, "pool")), d = A(""), f = N(() => (p(u).find((e) => e.id === p(d)) ?? p(u)[0])?.id);
	function m(e) {
		let t = a.cards.get(e ?? "");
		return t ? B(t) ?? [G(t)] : [];
	}
	function v(e) {
		return a.cards.all.filter((t) => t.traits[0]?.en === e).map((e) => ({
			name: e.name,
			title: ce(e.title),
			essence: e.class
		}));
	}
	var y = dt();
	c(y, 21, () => p(u), (e) => e.id, (t, n) => {
		let o = N(() => ({
			seat: null,
			zone: "pool",
			slug: p(n).card.slug
		})), u = N(() => a.offers(p(o))), _ = N(() => m(p(n).card.name));
		var y = ut(), b = r(y), S = r(b), E = g(S, !0), k = O(S, 2);
		c(k, 21, () => p(_), h, (t, n) => {
			var i = ct(), a = r(i);
			P(a, {
				get face() {
					return p(n);
				},
				still: !0
			}), x(i), e(t, i);
		}), x(k);
		var A = O(k, 2), M = g(A, !0), F = O(A, 2);
		c(F, 21, () => v(p(n).card.name), (e) => e.name, (t, n) => {
			var i = lt(), a = r(i);
			st(a, {
				get essence() {
					return p(n).essence;
				},
				size: "1.1em"
			});
			var o = O(a, 1, !0);
			x(i), j(() => D(o, p(n).title)), e(t, i);
		}), x(F), x(b), x(y), j((e, t) => {
			T(b, 1, i({ ready: p(u).length > 0 }), "svelte-123qf91"), w(b, "data-card", p(n).id), w(b, "data-place", `-/pool/${p(n).card.slug ?? ""}`), w(b, "tabindex", p(f) === p(n).id ? 0 : -1), D(E, e), D(M, t);
		}, [() => ue([
			...p(_).map(te),
			...p(_).flatMap((e) => e.text),
			X("brawl-cards", { cards: v(p(n).card.name).map((e) => e.title).join(", ") }),
			p(u).length > 0 ? X("web-can", { acts: p(u).map((e) => de(e.choice.label, a.scene)).join("; ") }) : ""
		]), () => p(_).flatMap((e) => e.text).join(" ")]), s("click", b, (e) => a.use(p(o), p(n).card, e.currentTarget)), l("focus", b, () => {
			C(d, p(n).id, !0), a.look(p(n).card, p(o));
		}), l("pointerenter", b, () => a.look(p(n).card, p(o))), e(t, y);
	}), x(y), j((e) => w(y, "aria-label", e), [() => X("brawl-pool", { n: p(u).length })]), e(t, y), _();
}
o(["click"]);
// src/boards/brawl/Champion.svelte
var pt = d("<span><!></span>"), mt = d("<i></i>"), ht = d("<button type=\"button\" data-spot=\"\"><span class=\"unseen\"> </span> <span class=\"face svelte-684jzb\"><!></span> <span class=\"facts svelte-684jzb\" aria-hidden=\"true\"><span class=\"top svelte-684jzb\"><b class=\"svelte-684jzb\"> </b> <!></span> <span class=\"numbers svelte-684jzb\"><span class=\"pips svelte-684jzb\"></span> <span class=\"heart svelte-684jzb\"><!> </span> <span class=\"svelte-684jzb\"><!> </span></span></span></button>");
function gt(t, n) {
	b(n, !0);
	let a = [
		"portal",
		"battered",
		"immobilised",
		"experienced"
	], o = K(), u = N(() => ({
		seat: n.spot.seat,
		zone: n.spot.zone,
		slug: n.spot.card.slug
	})), d = N(() => o.offers(p(u))), f = N(() => Q(n.spot.card, "life")), m = N(() => Q(n.spot.card, "left")), v = N(() => ue([je(n.spot.card, n.spot.seat ?? 0, o.scene), p(d).length > 0 ? X("web-can", { acts: p(d).map((e) => de(e.choice.label, o.scene)).join("; ") }) : ""]));
	var y = ht(), S = r(y), C = g(S, !0), E = O(S, 2);
	Ve(r(E), {
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
	}), x(E);
	var k = O(E, 2), A = r(k), M = r(A), P = g(M, !0), F = O(M, 2);
	c(F, 16, () => a.filter((e) => $(n.spot.card, e)), (e) => e, (t, n) => {
		var a = pt(), o = r(a);
		Y(o, {
			get name() {
				return n;
			},
			size: "1em"
		}), x(a), j((e) => {
			T(a, 1, i(["mark", n]), "svelte-684jzb"), w(a, "title", e);
		}, [() => Z("mark-", n)]), e(t, a);
	}), x(A);
	var I = O(A, 2), L = r(I);
	c(L, 21, () => ({ length: p(f) }), h, (t, n, r) => {
		var i = mt();
		let a;
		j(() => a = T(i, 1, "svelte-684jzb", null, a, { full: r < p(m) })), e(t, i);
	}), x(L);
	var R = O(L, 2), z = r(R);
	Y(z, {
		name: "heart",
		size: "1em"
	});
	var ee = O(z, 1, !0);
	x(R);
	var B = O(R, 2), V = r(B);
	Y(V, {
		name: "shield",
		size: "1em"
	});
	var te = O(V, 1, !0);
	x(B), x(I), x(k), x(y), j((e, t, r) => {
		T(y, 1, e, "svelte-684jzb"), w(y, "data-place", `${n.spot.seat ?? ""}/${n.spot.zone ?? ""}/${n.spot.card.slug ?? ""}`), w(y, "tabindex", n.stop ? 0 : -1), D(C, p(v)), D(P, t), D(ee, p(m)), D(te, r);
	}, [
		() => i(["champion", {
			ready: p(d).length > 0,
			away: $(n.spot.card, "portal")
		}]),
		() => o.scene.title(n.spot.card.name ?? ""),
		() => Q(n.spot.card, "defence")
	]), s("click", y, (e) => o.use(p(u), n.spot.card, e.currentTarget)), l("focus", y, () => {
		o.look(n.spot.card, p(u)), n.onfocus();
	}), l("pointerenter", y, () => o.look(n.spot.card, p(u))), e(t, y), _();
}
o(["click"]);
// src/boards/brawl/Side.svelte
var _t = d("<li><!> <span class=\"unseen\"> </span></li>"), vt = d("<i aria-hidden=\"true\"></i>"), yt = d("<li><!></li>"), bt = d("<ul class=\"champions svelte-70x9q7\"></ul>"), xt = d("<section><header class=\"svelte-70x9q7\"><!> <span class=\"points svelte-70x9q7\"><!><b> </b><span class=\"unseen\"> </span></span></header> <div class=\"means svelte-70x9q7\"><ul class=\"gems svelte-70x9q7\"></ul> <span class=\"standard svelte-70x9q7\"><span class=\"unseen\"> </span> <!></span> <span class=\"piles svelte-70x9q7\"><!> <!> <!></span></div> <!></section>");
function St(t, n) {
	b(n, !0);
	let a = v(n, "near", 3, !1), o = K(), s = q(), l = N(() => le(n.seat, o.scene)), u = N(() => n.view.seats[n.seat]?.team ?? 0), d = N(() => n.view.seats.findIndex((e) => e.team === p(u)) !== n.seat), f = N(() => W(n.view, n.seat, "points")), y = N(() => W(n.view, n.seat, "standard")), S = N(() => s.of(n.seat, "champions")), E = A(""), k = (e) => o.offers({
		seat: n.seat,
		zone: "champions",
		slug: e
	}).length > 0, M = N(() => (p(S).find((e) => e.id === p(E) && k(e.card.slug)) ?? p(S).find((e) => k(e.card.slug)) ?? p(S).find((e) => e.id === p(E)) ?? p(S)[0])?.id);
	var P = xt(), F = r(P), L = r(F);
	R(L, {
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
	var z = O(L, 2), ee = r(z);
	Y(ee, {
		name: "points",
		size: "1em"
	});
	var B = O(ee), V = g(B, !0), te = O(B), ne = g(te, !0);
	x(z), x(F);
	var re = O(F, 2), H = r(re);
	c(H, 20, () => fe, (e) => e, (t, i) => {
		let a = N(() => W(n.view, n.seat, i) === 0);
		var o = _t(), s = r(o);
		st(s, {
			get essence() {
				return i;
			},
			get spent() {
				return p(a);
			},
			size: "1.5em"
		});
		var c = O(s, 2), l = g(c, !0);
		x(o), j((e, t) => {
			w(o, "title", e), D(l, t);
		}, [() => X(p(a) ? "brawl-spent" : "brawl-ready", { essence: Z("essence-", i) }), () => X(p(a) ? "brawl-spent" : "brawl-ready", { essence: Z("essence-", i) })]), e(t, o);
	}), x(H);
	var U = O(H, 2), ie = r(U), G = g(ie, !0), ae = O(ie, 2);
	c(ae, 17, () => ({ length: 4 }), h, (t, n, r) => {
		var i = vt();
		let a;
		j(() => a = T(i, 1, "svelte-70x9q7", null, a, { full: r < p(y) })), e(t, i);
	}), x(U);
	var J = O(U, 2), oe = r(J), se = (e) => {
		I(e, {
			get seat() {
				return n.seat;
			},
			zone: "hand"
		});
	};
	m(oe, (e) => {
		a() || e(se);
	});
	var ce = O(oe, 2);
	I(ce, {
		get seat() {
			return n.seat;
		},
		zone: "deck"
	});
	var ue = O(ce, 2);
	I(ue, {
		get seat() {
			return n.seat;
		},
		zone: "discard"
	}), x(J), x(re);
	var de = O(re, 2), pe = (t) => {
		var n = bt();
		c(n, 21, () => p(S), (e) => e.id, (t, n) => {
			var i = yt(), a = r(i);
			{
				let e = N(() => p(M) === p(n).id);
				gt(a, {
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
					onfocus: () => C(E, p(n).id, !0)
				});
			}
			x(i), e(t, i);
		}), x(n), j((e) => w(n, "aria-label", e), [() => X("web-zone-of", {
			zone: Z("zone-", "champions"),
			who: p(l),
			count: p(S).length
		})]), e(t, n);
	};
	m(de, (e) => {
		p(S).length > 0 && e(pe);
	}), x(P), j((e, t, r, o, s, c) => {
		T(P, 1, i([
			"side",
			`team-${p(u)}`,
			{
				near: a(),
				turn: n.view.active === n.seat && !n.view.outcome
			}
		]), "svelte-70x9q7"), w(P, "aria-label", e), w(z, "title", t), D(V, p(f)), D(ne, r), w(H, "aria-label", o), w(U, "title", s), D(G, c);
	}, [
		() => X("web-side", { who: p(l) }),
		() => Z("number-", "points"),
		() => Z("number-", "points"),
		() => X("brawl-essences", { who: p(l) }),
		() => X("brawl-standard", { n: p(y) }),
		() => X("brawl-standard", { n: p(y) })
	]), e(t, P), _();
}
// src/boards/brawl/Track.svelte
var Ct = d("<span class=\"worth svelte-5r10cx\"> </span>"), wt = d("<i><!></i>"), Tt = d("<button type=\"button\" data-spot=\"\" class=\"svelte-5r10cx\"><span class=\"unseen\"> </span> <span class=\"head svelte-5r10cx\" aria-hidden=\"true\"><!> <b class=\"svelte-5r10cx\"> </b></span> <span class=\"met svelte-5r10cx\" aria-hidden=\"true\"></span> <span class=\"text svelte-5r10cx\" aria-hidden=\"true\"> </span></button>"), Et = d("<li><!></li>"), Dt = d("<ol class=\"track svelte-5r10cx\"><li class=\"deck svelte-5r10cx\" aria-hidden=\"true\"><!> </li> <!></ol>");
function Ot(t, n) {
	b(n, !0);
	let a = K(), o = N(() => ve(n.view)), u = N(() => n.view.shared.find((e) => e.key === "challenges")?.count ?? 0), d = A(0);
	function f({ worth: e, met: t }) {
		let r = t.map((e) => Me(n.view, n.view.seats.findIndex((t) => t.team === e), a.scene));
		return [e === null ? "" : e === 0 ? X("brawl-worth-none") : X("brawl-worth", { n: e }), r.length > 0 ? X("brawl-met-by", { who: r.join(", ") }) : ""].filter(Boolean).join(", ");
	}
	var h = Dt(), v = r(h), y = r(v);
	Y(y, {
		name: "cards",
		size: "1.2em"
	});
	var S = O(y, 1, !0);
	x(v);
	var E = O(v, 2);
	c(E, 19, () => p(o), (e) => e.key, (t, n, o) => {
		let u = N(() => p(n).card ? re(p(n).card, a.cards) : null);
		var h = Et(), _ = r(h), v = (t) => {
			let i = N(() => p(n).card);
			var h = Tt(), _ = r(h), v = g(_, !0), y = O(_, 2), b = r(y), S = (t) => {
				var r = Ct(), i = g(r, !0);
				j(() => D(i, p(n).worth === 0 ? "–" : p(n).worth)), e(t, r);
			};
			m(b, (e) => {
				p(n).worth !== null && e(S);
			});
			var E = O(b, 2), k = g(E, !0);
			x(y);
			var A = O(y, 2);
			c(A, 20, () => p(n).met, (e) => e, (t, n) => {
				var i = wt(), a = r(i);
				Y(a, {
					name: "check",
					size: "100%"
				}), x(i), j(() => T(i, 1, `team-${n ?? ""}`, "svelte-5r10cx")), e(t, i);
			}), x(A);
			var M = O(A, 2), P = g(M, !0);
			x(h), j((e, t) => {
				w(h, "tabindex", p(d) === p(o) ? 0 : -1), D(v, e), D(k, p(u).title), D(P, t);
			}, [() => ue([
				p(u).title,
				...p(u).text,
				f(p(n))
			]), () => p(u).text.join(" ")]), s("click", h, (e) => a.use({
				seat: null,
				zone: p(n).key,
				slug: p(i).slug
			}, p(i), e.currentTarget)), l("focus", h, () => {
				C(d, p(o), !0), a.look(p(i), {
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
		}), x(h), j(() => T(h, 1, i(["slot", {
			empty: !p(u),
			dead: p(n).worth === 0
		}]), "svelte-5r10cx")), e(t, h);
	}), x(h), j((e, t) => {
		w(h, "aria-label", e), w(v, "title", t), D(S, p(u));
	}, [() => X("brawl-track", { n: p(u) }), () => X("brawl-track", { n: p(u) })]), e(t, h), _();
}
o(["click"]);
// src/boards/brawl/Table.svelte
var kt = d("<!> <!>", 1), At = d("<div class=\"arena svelte-7g0pe\"><div><div class=\"others svelte-7g0pe\"></div> <div class=\"middle svelte-7g0pe\"><div class=\"top svelte-7g0pe\"><p class=\"turn svelte-7g0pe\"> </p> <!></div> <div class=\"ring svelte-7g0pe\"><!></div></div> <div class=\"own svelte-7g0pe\"></div> <div class=\"hand svelte-7g0pe\"><!></div></div></div>");
function jt(t, a) {
	b(a, !0);
	let [o, s] = [700, 1150], l = A(0), d = A(0), f = A(0), h = N(() => ae(a.view, a.near)), v = N(() => p(l) > 0 && p(l) < o), S = N(() => !p(v) && p(d) > 0 && p(d) < 420), w = N(() => !p(v) && !p(S) && p(d) > 0 && p(d) < 680), k = N(() => !p(v) && (p(l) >= s || a.view.seats.length > 2 || p(S))), P = N(() => a.view.shared.some((e) => e.key === "pool" && e.count > 0)), F = A(0), I = N(() => a.view.board ? ie(a.view.board) : null), L = N(() => {
		let e = p(I) ? Math.min(p(F), p(re) * p(I).width / p(I).height) : p(F);
		return Math.max(0, (p(F) - e) / 2 + e * .15 - 8);
	}), R = [
		0,
		0,
		0
	], z = N(() => M(R, 3)), B = A(y(p(z)[0])), V = A(y(p(z)[1])), te = A(y(p(z)[2])), ne = N(() => p(B) + p(V) + p(te) + p(f) + 46), re = N(() => p(v) ? Math.min(p(l), Math.max(.76 * p(l), p(d) - p(ne))) : Math.max(p(S) ? 220 : 260, p(d) - p(f) - 26));
	var H = At(), U = r(H);
	let W;
	var G = r(U);
	c(G, 20, () => p(h).others, (e) => e, (e, t) => {
		St(e, {
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
	}), x(G);
	var K = O(G, 2), q = r(K), J = r(q), Y = g(J, !0), oe = O(J, 2), ce = (e) => {
		Ot(e, { get view() {
			return a.view;
		} });
	};
	m(oe, (e) => {
		p(P) || e(ce);
	}), x(q);
	var le = O(q, 2), ue = r(le), de = (e) => {
		ft(e, {});
	}, fe = (t) => {
		var n = kt(), r = u(n);
		at(r, { get view() {
			return a.view;
		} }), tt(O(r, 2), {
			get view() {
				return a.view;
			},
			get cover() {
				return a.cover;
			}
		}), e(t, n);
	};
	m(ue, (e) => {
		p(P) ? e(de) : e(fe, -1);
	}), x(le), x(K);
	var pe = O(K, 2);
	c(pe, 20, () => p(h).own.toReversed(), (e) => e, (e, t) => {
		{
			let n = N(() => t === a.near);
			St(e, {
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
	}), x(pe);
	var me = O(pe, 2), he = r(me);
	ee(he, {
		get seat() {
			return a.near;
		},
		zone: "hand",
		shape: "fan"
	}), x(me), x(U), x(H), j((e) => {
		T(U, 1, i(["brawl", {
			narrow: p(v),
			flanked: p(k),
			short: p(S),
			snug: p(w),
			tight: p(k) && p(l) < s,
			paired: p(v) && a.view.seats.length > 2,
			drafting: p(P)
		}]), "svelte-7g0pe"), W = E(U, "", W, {
			"--high": `${p(d) ?? ""}px`,
			"--room": `${p(re) ?? ""}px`,
			"--beside": `${p(L) ?? ""}px`
		}), D(Y, e);
	}, [() => se([a.view.turn > 0 ? X("brawl-round", { n: a.view.turn }) : "", Z("phase-", a.view.phase)].filter(Boolean).join(" · "))]), n(G, "clientHeight", (e) => C(B, e)), n(q, "clientHeight", (e) => C(f, e)), n(K, "clientWidth", (e) => C(F, e)), n(pe, "clientHeight", (e) => C(V, e)), n(me, "clientHeight", (e) => C(te, e)), n(H, "clientWidth", (e) => C(l, e)), n(H, "clientHeight", (e) => C(d, e)), e(t, H), _();
}
// src/boards/Brawl.svelte
var Mt = oe({ default: () => Pt }), Nt = new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Pt(e, t) {
	b(t, !0);
	let n = S(t, Nt), r = K(), i = A(null), a = N(() => new Set(p(i)?.zone === "hand" ? r.offers(p(i)).flatMap((e) => e.choice.places ?? []) : []));
	H({
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
			C(i, t), r.look(e, t);
		},
		open: (e, t) => r.open(e, t)
	});
	{
		let r = N(() => X("web-board"));
		z(e, {
			get view() {
				return t.view;
			},
			get label() {
				return p(r);
			},
			children: (e, t) => {
				jt(e, k(() => n, { get cover() {
					return p(a);
				} }));
			},
			$$slots: { default: !0 }
		});
	}
	_();
}
export { Mt as Brawl_exports };
