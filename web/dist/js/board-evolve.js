import { append as e, bind_element_size as t, child as n, clsx as r, each as i, from_html as a, get as o, if_block as s, index as c, next as ee, only_child as l, pop as u, prop as d, push as f, reset as p, set as m, set_attribute as h, set_class as g, set_style as _, set_text as v, sibling as y, state as b, template_effect as x, user_derived as S } from "./vendor.js";
import { __exportAll as C, say as w, seat as T, word as E } from "./main.js";
import { CardSpot as D, Pile as O, Pips as k, Plate as A, Stage as j, Zone as M, numberOf as N, takeHands as P, takeStage as F } from "./table.js";
// src/boards/EvolveSide.svelte
var I = a("<span><!></span>"), L = a("<span class=\"handful svelte-q1p5t7\"><!></span>"), R = a("<section><div class=\"leader svelte-q1p5t7\"><div><!> <span class=\"life svelte-q1p5t7\"><span class=\"unseen\"> </span> </span></div> <div class=\"facts svelte-q1p5t7\"><!> <!> <!></div></div> <div class=\"field svelte-q1p5t7\"><!></div> <div class=\"reach svelte-q1p5t7\"><div class=\"ex svelte-q1p5t7\"><!></div> <div class=\"hand svelte-q1p5t7\"><!></div></div> <div class=\"piles svelte-q1p5t7\"><!> <!> <!> <!> <!> <!></div></section>");
function z(t, i) {
	f(i, !0);
	let a = d(i, "far", 3, !1), c = P(), ee = F(), m = S(() => ee.of(i.seat, "leader")[0]), _ = S(() => N(i.view, i.seat, "leader"));
	var b = R(), C = n(b), j = n(C), z = n(j), B = (t) => {
		var r = I(), i = n(r);
		D(i, { get spot() {
			return o(m);
		} }), p(r), x(() => h(r, "data-card", o(m).id)), e(t, r);
	};
	s(z, (e) => {
		o(m) && e(B);
	});
	var V = y(z, 2), H = n(V), U = l(H, !0), W = y(H, 1, !0);
	p(V), p(j);
	var G = y(j, 2), K = n(G);
	A(K, {
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
		let e = S(() => E("number-", "pp")), t = S(() => N(i.view, i.seat, "pp")), n = S(() => N(i.view, i.seat, "max-pp"));
		k(q, {
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
		let e = S(() => E("number-", "ep")), t = S(() => N(i.view, i.seat, "ep")), n = S(() => N(i.view, i.seat, "ep"));
		k(te, {
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
	p(G), p(C);
	var J = y(C, 2), ne = n(J);
	M(ne, {
		get seat() {
			return i.seat;
		},
		zone: "field",
		places: 5
	}), p(J);
	var Y = y(J, 2), X = n(Y), re = n(X);
	M(re, {
		get seat() {
			return i.seat;
		},
		zone: "ex",
		shape: "fan"
	}), p(X);
	var Z = y(X, 2), ie = n(Z);
	M(ie, {
		get seat() {
			return i.seat;
		},
		zone: "hand",
		shape: "fan"
	}), p(Z), p(Y);
	var Q = y(Y, 2), ae = n(Q), oe = (t) => {
		var r = L(), a = n(r);
		O(a, {
			get seat() {
				return i.seat;
			},
			zone: "hand"
		}), p(r), e(t, r);
	};
	s(ae, (e) => {
		a() && e(oe);
	});
	var $ = y(ae, 2);
	O($, {
		get seat() {
			return i.seat;
		},
		zone: "deck"
	});
	var se = y($, 2);
	O(se, {
		get seat() {
			return i.seat;
		},
		zone: "evolve",
		top: "first"
	});
	var ce = y(se, 2);
	O(ce, {
		get seat() {
			return i.seat;
		},
		zone: "cemetery"
	});
	var le = y(ce, 2);
	O(le, {
		get seat() {
			return i.seat;
		},
		zone: "banished"
	});
	var ue = y(le, 2);
	O(ue, {
		get seat() {
			return i.seat;
		},
		zone: "evolve-zone"
	}), p(Q), p(b), x((e, t) => {
		g(b, 1, r(["side", {
			far: a(),
			near: !a()
		}]), "svelte-q1p5t7"), h(b, "aria-label", e), g(j, 1, r(["portrait", { turn: i.view.active === i.seat && !i.view.outcome }]), "svelte-q1p5t7"), v(U, t), v(W, o(_));
	}, [() => w("web-side", { who: T(i.seat, c.scene) }), () => w("web-life")]), e(t, b), u();
}
// src/boards/Evolve.svelte
var B = C({ default: () => G }), V = a("<div class=\"resolving svelte-1o5y26\"><!></div>"), H = a("<li class=\"svelte-1o5y26\"> </li>"), U = a("<ul class=\"pending svelte-1o5y26\"></ul>"), W = a("<div class=\"arena svelte-1o5y26\"><div><!> <div class=\"middle svelte-1o5y26\"><span class=\"rule svelte-1o5y26\"></span> <!> <!> <span class=\"turn svelte-1o5y26\"> </span> <span class=\"rule svelte-1o5y26\"></span></div> <!></div></div>");
function G(a, d) {
	f(d, !0);
	let C = P(), D = b(0), O = b(0), k = S(() => +(d.near === 0)), A = S(() => (d.view.shared[0]?.count ?? 0) > 0);
	{
		let u = S(() => w("web-board"));
		j(a, {
			get view() {
				return d.view;
			},
			get label() {
				return o(u);
			},
			children: (a, u) => {
				var f = W(), b = n(f);
				let S;
				var j = n(b);
				z(j, {
					get view() {
						return d.view;
					},
					get seat() {
						return o(k);
					},
					far: !0,
					get sitters() {
						return d.sitters;
					},
					get since() {
						return d.since;
					}
				});
				var N = y(j, 2), P = y(n(N), 2), F = (t) => {
					var r = V(), i = n(r);
					M(i, {
						seat: null,
						zone: "resolution"
					}), p(r), e(t, r);
				};
				s(P, (e) => {
					o(A) && e(F);
				});
				var I = y(P, 2), L = (t) => {
					var n = U();
					i(n, 21, () => d.view.pending, c, (t, n) => {
						var r = H(), i = l(r, !0);
						x((e) => v(i, e), [() => w("web-of", {
							who: T(o(n).seat, C.scene),
							what: C.scene.title(o(n).card)
						})]), e(t, r);
					}), p(n), x((e) => h(n, "aria-label", e), [() => w("web-pending")]), e(t, n);
				};
				s(I, (e) => {
					d.view.pending.length > 0 && e(L);
				});
				var R = y(I, 2), B = l(R, !0);
				ee(2), p(N), z(y(N, 2), {
					get view() {
						return d.view;
					},
					get seat() {
						return d.near;
					},
					get sitters() {
						return d.sitters;
					},
					get since() {
						return d.since;
					}
				}), p(b), p(f), x((e) => {
					g(b, 1, r(["evolve", {
						narrow: o(D) > 0 && o(D) < 700,
						low: o(O) < 600,
						short: o(O) > 0 && o(O) < 400 && o(D) >= 700
					}]), "svelte-1o5y26"), S = _(b, "", S, {
						"--high": `${o(O) ?? ""}px`,
						"--broad": `${o(D) ?? ""}px`
					}), v(B, e);
				}, [() => [d.view.turn > 0 ? w("web-turn", { turn: d.view.turn }) : "", E("phase-", d.view.phase)].filter(Boolean).join(" · ")]), t(f, "clientWidth", (e) => m(D, e)), t(f, "clientHeight", (e) => m(O, e)), e(a, f);
			},
			$$slots: { default: !0 }
		});
	}
	u();
}
export { B as Evolve_exports };
