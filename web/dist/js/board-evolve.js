import { append as e, bind_element_size as t, child as n, clsx as r, each as i, from_html as a, get as o, if_block as s, index as c, next as l, only_child as u, pop as d, prop as f, push as p, reset as m, set as h, set_attribute as g, set_class as _, set_style as ee, set_text as v, sibling as y, state as b, template_effect as x, user_derived as S } from "./vendor.js";
import { __exportAll as C, capital as w, say as T, seat as E, word as D } from "./main.js";
import { CardSpot as O, Pile as k, Pips as A, Plate as j, Stage as M, Zone as N, numberOf as P, takeHands as F, takeStage as I } from "./table.js";
// src/boards/EvolveSide.svelte
var L = a("<span><!></span>"), R = a("<span class=\"handful svelte-q1p5t7\"><!></span>"), z = a("<section><div class=\"leader svelte-q1p5t7\"><div><!> <span class=\"life svelte-q1p5t7\"><span class=\"unseen\"> </span> </span></div> <div class=\"facts svelte-q1p5t7\"><!> <!> <!></div></div> <div class=\"field svelte-q1p5t7\"><!></div> <div class=\"reach svelte-q1p5t7\"><div class=\"ex svelte-q1p5t7\"><!></div> <div class=\"hand svelte-q1p5t7\"><!></div></div> <div class=\"piles svelte-q1p5t7\"><!> <!> <!> <!> <!> <!></div></section>");
function B(t, i) {
	p(i, !0);
	let a = f(i, "far", 3, !1), c = F(), l = I(), h = S(() => l.of(i.seat, "leader")[0]), ee = S(() => P(i.view, i.seat, "leader"));
	var b = z(), C = n(b), w = n(C), M = n(w), B = (t) => {
		var r = L(), i = n(r);
		O(i, { get spot() {
			return o(h);
		} }), m(r), x(() => g(r, "data-card", o(h).id)), e(t, r);
	};
	s(M, (e) => {
		o(h) && e(B);
	});
	var V = y(M, 2), H = n(V), U = u(H, !0), W = y(H, 1, !0);
	m(V), m(w);
	var G = y(w, 2), K = n(G);
	j(K, {
		get view() {
			return i.view;
		},
		get seat() {
			return i.seat;
		},
		get sitters() {
			return i.sitters;
		},
		get since() {
			return i.since;
		}
	});
	var q = y(K, 2);
	{
		let e = S(() => D("number-", "pp")), t = S(() => P(i.view, i.seat, "pp")), n = S(() => P(i.view, i.seat, "max-pp"));
		A(q, {
			get label() {
				return o(e);
			},
			get now() {
				return o(t);
			},
			get most() {
				return o(n);
			},
			kind: "points"
		});
	}
	var te = y(q, 2);
	{
		let e = S(() => D("number-", "ep")), t = S(() => P(i.view, i.seat, "ep")), n = S(() => P(i.view, i.seat, "ep"));
		A(te, {
			get label() {
				return o(e);
			},
			get now() {
				return o(t);
			},
			get most() {
				return o(n);
			},
			kind: "evolution"
		});
	}
	m(G), m(C);
	var J = y(C, 2), ne = n(J);
	N(ne, {
		get seat() {
			return i.seat;
		},
		zone: "field",
		places: 5
	}), m(J);
	var Y = y(J, 2), X = n(Y), re = n(X);
	N(re, {
		get seat() {
			return i.seat;
		},
		zone: "ex",
		shape: "fan"
	}), m(X);
	var Z = y(X, 2), ie = n(Z);
	N(ie, {
		get seat() {
			return i.seat;
		},
		zone: "hand",
		shape: "fan"
	}), m(Z), m(Y);
	var Q = y(Y, 2), ae = n(Q), oe = (t) => {
		var r = R(), a = n(r);
		k(a, {
			get seat() {
				return i.seat;
			},
			zone: "hand"
		}), m(r), e(t, r);
	};
	s(ae, (e) => {
		a() && e(oe);
	});
	var $ = y(ae, 2);
	k($, {
		get seat() {
			return i.seat;
		},
		zone: "deck"
	});
	var se = y($, 2);
	k(se, {
		get seat() {
			return i.seat;
		},
		zone: "evolve",
		top: "first"
	});
	var ce = y(se, 2);
	k(ce, {
		get seat() {
			return i.seat;
		},
		zone: "cemetery"
	});
	var le = y(ce, 2);
	k(le, {
		get seat() {
			return i.seat;
		},
		zone: "banished"
	});
	var ue = y(le, 2);
	k(ue, {
		get seat() {
			return i.seat;
		},
		zone: "evolve-zone"
	}), m(Q), m(b), x((e, t) => {
		_(b, 1, r(["side", {
			far: a(),
			near: !a()
		}]), "svelte-q1p5t7"), g(b, "aria-label", e), _(w, 1, r(["portrait", { turn: i.view.active === i.seat && !i.view.outcome }]), "svelte-q1p5t7"), v(U, t), v(W, o(ee));
	}, [() => T("web-side", { who: E(i.seat, c.scene) }), () => T("web-life")]), e(t, b), d();
}
// src/boards/Evolve.svelte
var V = C({ default: () => K }), H = a("<div class=\"resolving svelte-1o5y26\"><!></div>"), U = a("<li class=\"svelte-1o5y26\"> </li>"), W = a("<ul class=\"pending svelte-1o5y26\"></ul>"), G = a("<div class=\"arena svelte-1o5y26\"><div><!> <div class=\"middle svelte-1o5y26\"><span class=\"rule svelte-1o5y26\"></span> <!> <!> <span class=\"turn svelte-1o5y26\"> </span> <span class=\"rule svelte-1o5y26\"></span></div> <!></div></div>");
function K(a, f) {
	p(f, !0);
	let C = F(), O = b(0), k = b(0), A = S(() => +(f.near === 0)), j = S(() => (f.view.shared[0]?.count ?? 0) > 0);
	{
		let d = S(() => T("web-board"));
		M(a, {
			get view() {
				return f.view;
			},
			get label() {
				return o(d);
			},
			children: (a, d) => {
				var p = G(), b = n(p);
				let S;
				var M = n(b);
				B(M, {
					get view() {
						return f.view;
					},
					get seat() {
						return o(A);
					},
					far: !0,
					get sitters() {
						return f.sitters;
					},
					get since() {
						return f.since;
					}
				});
				var P = y(M, 2), F = y(n(P), 2), I = (t) => {
					var r = H(), i = n(r);
					N(i, {
						seat: null,
						zone: "resolution"
					}), m(r), e(t, r);
				};
				s(F, (e) => {
					o(j) && e(I);
				});
				var L = y(F, 2), R = (t) => {
					var n = W();
					i(n, 21, () => f.view.pending, c, (t, n) => {
						var r = U(), i = u(r, !0);
						x((e) => v(i, e), [() => T("web-of", {
							who: E(o(n).seat, C.scene),
							what: C.scene.title(o(n).card)
						})]), e(t, r);
					}), m(n), x((e) => g(n, "aria-label", e), [() => T("web-pending")]), e(t, n);
				};
				s(L, (e) => {
					f.view.pending.length > 0 && e(R);
				});
				var z = y(L, 2), V = u(z, !0);
				l(2), m(P), B(y(P, 2), {
					get view() {
						return f.view;
					},
					get seat() {
						return f.near;
					},
					get sitters() {
						return f.sitters;
					},
					get since() {
						return f.since;
					}
				}), m(b), m(p), x((e) => {
					_(b, 1, r(["evolve", {
						narrow: o(O) > 0 && o(O) < 700,
						low: o(k) < 600,
						short: o(k) > 0 && o(k) < 400 && o(O) >= 700
					}]), "svelte-1o5y26"), S = ee(b, "", S, {
						"--high": `${o(k) ?? ""}px`,
						"--broad": `${o(O) ?? ""}px`
					}), v(V, e);
				}, [() => w([f.view.turn > 0 ? T("web-turn", { turn: f.view.turn }) : "", D("phase-", f.view.phase)].filter(Boolean).join(" · "))]), t(p, "clientWidth", (e) => h(O, e)), t(p, "clientHeight", (e) => h(k, e)), e(a, p);
			},
			$$slots: { default: !0 }
		});
	}
	d();
}
export { V as Evolve_exports };
