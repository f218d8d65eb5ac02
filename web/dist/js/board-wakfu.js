import { append as e, bind_element_size as t, child as n, clsx as r, comment as i, each as a, first_child as o, from_html as s, get as c, if_block as l, index as u, only_child as d, pop as f, prop as p, push as m, reset as h, rest_props as g, set as _, set_attribute as v, set_class as y, set_style as b, set_text as x, sibling as S, spread_props as C, state as w, template_effect as T, user_derived as E } from "./vendor.js";
import { Icon as D, __exportAll as O, capital as k, say as A, seat as j, word as M } from "./main.js";
import { Group as N, Pile as P, Plate as F, Stage as I, Zone as L, attach as R, marked as z, numberAt as B, numberOf as V, seatings as H, takeHands as U, takeStage as W } from "./table.js";
// src/boards/wakfu/Battle.svelte
var G = s("<span class=\"duel svelte-1283x7c\" role=\"group\"> <b> <!> </b> </span>"), K = s("<span class=\"duel svelte-1283x7c\" role=\"group\"> <b> </b> </span>"), q = s("<span class=\"duel goal svelte-1283x7c\"><!> </span>"), J = s("<section class=\"battle svelte-1283x7c\"><!> <!> <!></section>");
function Y(t, r) {
	m(r, !0);
	let s = U(), p = (e) => e?.spot.card.name ? s.scene.title(e.spot.card.name) : A("hidden-card"), g = (e) => e.reduce((e, t) => e + B(t, "strength"), 0), _ = (e) => e.map(p).join(", ");
	var y = J(), b = n(y);
	a(b, 17, () => r.fight.duels, u, (t, r, i) => {
		let a = () => c(r).attacker, o = () => c(r).blockers;
		var s = G(), l = n(s), u = S(l), d = n(u), f = S(d);
		D(f, {
			name: "sword",
			size: "0.9em"
		});
		var m = S(f);
		h(u);
		var y = S(u);
		h(s), T((e, t, n, r, i) => {
			v(s, "aria-label", e), x(l, `${t ?? ""} `), x(d, `${n ?? ""} `), x(m, ` ${r ?? ""}`), x(y, ` ${i ?? ""}`);
		}, [
			() => A("wakfu-duel", {
				n: i + 1,
				card: p(a())
			}),
			() => p(a()),
			() => g(a() ? [a()] : []),
			() => g(o()),
			() => _(o())
		]), e(t, s);
	});
	var C = S(b, 2);
	a(C, 17, () => [{
		key: "wakfu-free",
		all: r.fight.free
	}, {
		key: "wakfu-idle",
		all: r.fight.idle
	}], ({ key: e, all: t }) => e, (t, r) => {
		let a = () => c(r).key, s = () => c(r).all;
		var u = i(), f = o(u), p = (t) => {
			var r = K(), i = n(r), o = S(i), c = d(o, !0), l = S(o);
			h(r), T((e, t, n, a) => {
				v(r, "aria-label", e), x(i, `${t ?? ""} `), x(c, n), x(l, ` ${a ?? ""}`);
			}, [
				() => A(a()),
				() => A(a()),
				() => g(s()),
				() => _(s())
			]), e(t, r);
		};
		l(f, (e) => {
			s().length > 0 && e(p);
		}), e(t, u);
	});
	var w = S(C, 2), E = (t) => {
		var i = q(), a = n(i);
		D(a, {
			name: "assail",
			size: "0.95em"
		});
		var o = S(a);
		h(i), T((e) => x(o, ` ${e ?? ""}`), [() => A("wakfu-target", { card: p(r.fight.target) })]), e(t, i);
	};
	l(w, (e) => {
		r.fight.target && e(E);
	}), h(y), T((e) => v(y, "aria-label", e), [() => A("phase-battle")]), e(t, y), f();
}
// src/boards/wakfu/lay.ts
function X(e, t) {
	let n = R(e.flatMap(({ world: e, bag: t }) => [...e, ...t])), r = ({ spot: e }) => e.card.name === null ? "" : t.get(e.card.name)?.kind ?? "", i = e.map(({ world: e, bag: t }) => ({
		world: n(e),
		bag: n(t)
	}));
	return {
		sides: i.map(({ world: e, bag: t }) => {
			let n = (e) => r(e) === "bag";
			return {
				fighters: e.filter((e) => Q(e) && !n(e)),
				places: e.filter((e) => !Q(e) && !n(e)),
				haven: e.find(n) ?? null,
				inside: t
			};
		}),
		fight: Z(i.flatMap(({ world: e, bag: t }) => [...e, ...t]))
	};
}
function Z(e) {
	let t = e.filter(({ spot: e }) => z(e, "attacking")), n = e.filter(({ spot: e }) => z(e, "blocking")), r = (e) => B(e, "duel");
	return {
		duels: [...new Set([...t, ...n].map(r))].filter((e) => e > 0).sort((e, t) => e - t).map((e) => ({
			attacker: t.find((t) => r(t) === e) ?? null,
			blockers: n.filter((t) => r(t) === e)
		})),
		free: t.filter((e) => r(e) === 0),
		idle: n.filter((e) => r(e) === 0),
		target: e.find(({ spot: e }) => z(e, "target") && !z(e, "blocking")) ?? null
	};
}
var Q = ({ spot: e }) => (e.card.numbers ?? []).some(({ key: e }) => e === "strength"), $ = s("<section class=\"area svelte-1tljqe0\"><h3 class=\"svelte-1tljqe0\"> </h3> <!></section>"), ee = s("<div class=\"plates svelte-1tljqe0\"></div> <!>", 1);
function te(t, r) {
	m(r, !0);
	let s = W(), p = [
		"hand",
		"deck",
		"collection"
	], g = (e, t) => A(e === "hand" ? "wakfu-pack" : e === "deck" ? "wakfu-deck" : "wakfu-pool", { n: t });
	var _ = ee(), v = o(_);
	a(v, 21, () => r.view.seats, u, (e, t, n) => {
		F(e, {
			get view() {
				return r.view;
			},
			seat: n,
			get sitters() {
				return r.sitters;
			},
			get since() {
				return r.since;
			}
		});
	}), h(v);
	var y = S(v, 2);
	a(y, 16, () => p, (e) => e, (t, a) => {
		let u = E(() => s.of(r.near, a).length);
		var f = i(), p = o(f), m = (t) => {
			var i = $(), o = n(i), s = d(o, !0), l = S(o, 2);
			L(l, {
				get seat() {
					return r.near;
				},
				get zone() {
					return a;
				},
				caption: !1
			}), h(i), T((e) => x(s, e), [() => g(a, c(u))]), e(t, i);
		};
		l(p, (e) => {
			c(u) > 0 && e(m);
		}), e(t, f);
	}), e(t, _), f();
}
// src/boards/wakfu/Queue.svelte
var ne = s("<span class=\"to svelte-1hbqas9\"> </span>"), re = s("<li><b class=\"svelte-1hbqas9\"> </b> <span class=\"who svelte-1hbqas9\"> </span> <!></li>"), ie = s("<div class=\"cards svelte-1hbqas9\"><!></div>"), ae = s("<div class=\"queue svelte-1hbqas9\"><ol class=\"svelte-1hbqas9\"></ol> <!></div>");
function oe(t, s) {
	m(s, !0);
	let u = U(), p = W(), g = E(() => p.of(null, "queue").map((e) => ({
		spot: e,
		on: []
	}))), _ = E(() => s.view.pending.toReversed());
	var b = i(), C = o(b), w = (t) => {
		var i = ae(), o = n(i);
		a(o, 23, () => c(_), (e, t) => c(_).length - t, (t, i, a) => {
			var o = re(), s = n(o), f = d(s, !0), p = S(s, 2), m = d(p, !0), g = S(p, 2), v = (t) => {
				var n = ne(), r = d(n, !0);
				T((e) => x(r, e), [() => A("wakfu-answers", { card: u.scene.title(c(_)[c(a) + 1]?.card ?? "") })]), e(t, n);
			};
			l(g, (e) => {
				c(a) + 1 < c(_).length && e(v);
			}), h(o), T((e, t) => {
				y(o, 1, r({ next: c(a) === 0 }), "svelte-1hbqas9"), x(f, e), x(m, t);
			}, [() => u.scene.title(c(i).card), () => j(c(i).seat, u.scene)]), e(t, o);
		}), h(o);
		var s = S(o, 2), f = (t) => {
			var r = ie(), i = n(r);
			{
				let e = E(() => A("zone-queue"));
				N(i, {
					shape: "fan",
					get laid() {
						return c(g);
					},
					get label() {
						return c(e);
					}
				});
			}
			h(r), e(t, r);
		};
		l(s, (e) => {
			c(g).length > 0 && e(f);
		}), h(i), T((e) => v(o, "aria-label", e), [() => A("zone-queue")]), e(t, i);
	};
	l(C, (e) => {
		(c(_).length > 0 || c(g).length > 0) && e(w);
	}), e(t, b), f();
}
// src/boards/wakfu/Hero.svelte
var se = s("<div class=\"hero svelte-1urgupa\"><ul class=\"svelte-1urgupa\"><li class=\"svelte-1urgupa\"><!><span class=\"unseen\"> </span><b> </b></li> <li class=\"svelte-1urgupa\"><!><span class=\"unseen\"> </span><b> </b></li> <li class=\"svelte-1urgupa\"><!><span class=\"unseen\"> </span><b> </b></li></ul> <div class=\"xp svelte-1urgupa\" role=\"img\"><span class=\"level svelte-1urgupa\"> </span> <span class=\"bar svelte-1urgupa\"><span class=\"done svelte-1urgupa\"></span><span class=\"turns svelte-1urgupa\"></span></span> <span class=\"now svelte-1urgupa\"> </span></div></div>");
function ce(t, r) {
	m(r, !0);
	let [i, a] = [6, 18], o = (e) => V(r.view, r.seat, e), s = E(() => o("xp")), l = E(() => o("level") < 2 ? i : a);
	var u = se(), p = n(u), g = n(p), _ = n(g);
	D(_, {
		name: "heart",
		size: "1em"
	});
	var y = S(_), C = d(y, !0), w = S(y), O = d(w, !0);
	h(g);
	var k = S(g, 2), j = n(k);
	D(j, {
		name: "cards",
		size: "1em"
	});
	var M = S(j), N = d(M, !0), P = S(M), F = d(P, !0);
	h(k);
	var I = S(k, 2), L = n(I);
	D(L, {
		name: "move",
		size: "1em"
	});
	var R = S(L), z = d(R, !0), B = S(R), H = d(B, !0);
	h(I), h(p);
	var U = S(p, 2), W = n(U), G = d(W, !0), K = S(W, 2), q = n(K);
	let J;
	var Y = S(q);
	let X;
	h(K);
	var Z = S(K, 2), Q = d(Z);
	h(U), h(u), T((e, t, n, r, o, u, d, f, p, m, h, _, y) => {
		v(g, "title", e), x(C, t), x(O, n), v(k, "title", r), x(N, o), x(F, u), v(I, "title", d), x(z, f), x(H, p), v(U, "aria-label", m), v(U, "title", h), x(G, _), J = b(q, "", J, { width: y }), X = b(Y, "", X, { left: `${100 * i / a}%` }), x(Q, `${c(s) ?? ""}/${c(l) ?? ""}`);
	}, [
		() => A("number-hp"),
		() => A("number-hp"),
		() => o("hp"),
		() => A("number-ap"),
		() => A("number-ap"),
		() => o("ap"),
		() => A("number-mp"),
		() => A("number-mp"),
		() => o("mp"),
		() => A("wakfu-xp", {
			xp: c(s),
			goal: c(l),
			level: o("level")
		}),
		() => A("wakfu-xp", {
			xp: c(s),
			goal: c(l),
			level: o("level")
		}),
		() => o("level"),
		() => `${Math.min(100, 100 * c(s) / a)}%`
	]), e(t, u), f();
}
// src/boards/wakfu/Side.svelte
var le = s("<div class=\"places svelte-o9b6yf\"><!></div>"), ue = s("<div class=\"hand svelte-o9b6yf\"><span class=\"caption svelte-o9b6yf\" aria-hidden=\"true\"> </span><!></div>"), de = s("<section><div class=\"base svelte-o9b6yf\"><div class=\"home svelte-o9b6yf\"><!> <!></div> <div class=\"piles svelte-o9b6yf\"><!> <!> <!> <!></div></div> <div class=\"haven svelte-o9b6yf\"><span class=\"caption svelte-o9b6yf\" aria-hidden=\"true\"> </span> <!> <!></div> <div class=\"world svelte-o9b6yf\"><span class=\"caption svelte-o9b6yf\" aria-hidden=\"true\"> </span> <!> <!></div> <!></section>");
function fe(t, i) {
	m(i, !0);
	let a = p(i, "far", 3, !1), o = U(), s = E(() => j(i.seat, o.scene)), u = E(() => i.view.seats[i.seat]?.out ?? !1);
	var g = de(), _ = n(g), b = n(_), C = n(b);
	F(C, {
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
	var w = S(C, 2), D = (e) => {
		ce(e, {
			get view() {
				return i.view;
			},
			get seat() {
				return i.seat;
			}
		});
	};
	l(w, (e) => {
		c(u) || e(D);
	}), h(b);
	var O = S(b, 2), k = n(O), M = (e) => {
		P(e, {
			get seat() {
				return i.seat;
			},
			zone: "hand"
		});
	};
	l(k, (e) => {
		a() && e(M);
	});
	var I = S(k, 2);
	P(I, {
		get seat() {
			return i.seat;
		},
		zone: "deck"
	});
	var R = S(I, 2);
	P(R, {
		get seat() {
			return i.seat;
		},
		zone: "discard"
	});
	var z = S(R, 2);
	P(z, {
		get seat() {
			return i.seat;
		},
		zone: "banished"
	}), h(O), h(_);
	var B = S(_, 2), H = n(B), W = d(H, !0), G = S(H, 2);
	{
		let e = E(() => i.laid?.haven ? [i.laid.haven] : []), t = E(() => A("wakfu-haven", {
			who: c(s),
			n: V(i.view, i.seat, "resistance")
		}));
		N(G, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	var K = S(G, 2);
	{
		let e = E(() => i.laid?.inside ?? []), t = E(() => A("wakfu-inside", {
			who: c(s),
			n: i.laid?.inside.length ?? 0
		}));
		N(K, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	h(B);
	var q = S(B, 2), J = n(q), Y = d(J, !0), X = S(J, 2);
	{
		let e = E(() => i.laid?.fighters ?? []), t = E(() => A("wakfu-fighters", {
			who: c(s),
			n: i.laid?.fighters.length ?? 0
		}));
		N(X, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	var Z = S(X, 2), Q = (t) => {
		var r = le(), a = n(r);
		{
			let e = E(() => i.laid?.places ?? []), t = E(() => A("wakfu-places", {
				who: c(s),
				n: i.laid?.places.length ?? 0
			}));
			N(a, {
				shape: "fan",
				get laid() {
					return c(e);
				},
				get label() {
					return c(t);
				}
			});
		}
		h(r), e(t, r);
	};
	l(Z, (e) => {
		(i.laid?.places.length ?? 0) > 0 && e(Q);
	}), h(q);
	var $ = S(q, 2), ee = (t) => {
		var r = ue(), a = n(r), o = d(a, !0), s = S(a);
		L(s, {
			get seat() {
				return i.seat;
			},
			zone: "hand",
			shape: "fan",
			caption: !1
		}), h(r), T((e) => x(o, e), [() => A("zone-hand")]), e(t, r);
	};
	l($, (e) => {
		a() || e(ee);
	}), h(g), T((e, t, n) => {
		y(g, 1, r(["side", {
			far: a(),
			near: !a(),
			out: c(u)
		}]), "svelte-o9b6yf"), v(g, "aria-label", e), v(B, "data-pile", `${i.seat ?? ""}/bag`), x(W, t), v(q, "data-pile", `${i.seat ?? ""}/world`), x(Y, n);
	}, [
		() => A("web-side", { who: c(s) }),
		() => A("zone-bag"),
		() => A("zone-world")
	]), e(t, g), f();
}
// src/boards/wakfu/Table.svelte
var pe = s("<p class=\"turn svelte-c9uo92\"> </p> <!>", 1), me = s("<div class=\"challenge svelte-c9uo92\"><!></div>"), he = s("<div class=\"team others svelte-c9uo92\"></div> <div class=\"middle svelte-c9uo92\"><div class=\"state svelte-c9uo92\"><span class=\"turn svelte-c9uo92\"> </span> <!> <!> <!></div></div> <div class=\"team own svelte-c9uo92\"></div>", 1), ge = s("<div class=\"arena svelte-c9uo92\"><div><!></div></div>");
function _e(i, s) {
	m(s, !0);
	let u = U(), p = W(), g = w(0), v = w(0), C = E(() => H(s.view, s.near)), D = E(() => X(s.view.seats.map((e, t) => ({
		world: p.of(t, "world"),
		bag: p.of(t, "bag")
	})), u.cards)), O = E(() => c(D).fight), j = E(() => c(O).duels), N = E(() => c(O).free), P = E(() => c(O).idle), F = E(() => c(O).target), I = E(() => s.view.phase === "battle" && (c(F) !== null || c(j).length + c(N).length + c(P).length > 0)), R = E(() => s.view.phase === "draft" || s.view.phase === "build"), z = E(() => Math.max(c(C).own.length, c(C).others.length));
	var B = ge(), V = n(B);
	let G;
	var K = n(V), q = (t) => {
		var n = pe(), r = o(n), i = d(r, !0);
		te(S(r, 2), {
			get view() {
				return s.view;
			},
			get near() {
				return s.near;
			},
			get sitters() {
				return s.sitters;
			},
			get since() {
				return s.since;
			}
		}), T((e) => x(i, e), [() => k(M("phase-", s.view.phase))]), e(t, n);
	}, J = (t) => {
		var r = he(), i = o(r);
		a(i, 20, () => c(C).others, (e) => e, (e, t) => {
			fe(e, {
				get view() {
					return s.view;
				},
				get seat() {
					return t;
				},
				far: !0,
				get laid() {
					return c(D).sides[t];
				},
				get sitters() {
					return s.sitters;
				},
				get since() {
					return s.since;
				}
			});
		}), h(i);
		var u = S(i, 2), f = n(u), m = n(f), g = d(m, !0), _ = S(m, 2), v = (e) => {
			Y(e, { get fight() {
				return c(D).fight;
			} });
		};
		l(_, (e) => {
			c(I) && e(v);
		});
		var y = S(_, 2);
		oe(y, { get view() {
			return s.view;
		} });
		var b = S(y, 2), w = (t) => {
			var r = me(), i = n(r);
			L(i, {
				seat: null,
				zone: "challenge",
				caption: !1
			}), h(r), e(t, r);
		}, O = E(() => p.of(null, "challenge").length > 0);
		l(b, (e) => {
			c(O) && e(w);
		}), h(f), h(u);
		var j = S(u, 2);
		a(j, 20, () => c(C).own.toReversed(), (e) => e, (e, t) => {
			{
				let n = E(() => t !== s.near);
				fe(e, {
					get view() {
						return s.view;
					},
					get seat() {
						return t;
					},
					get far() {
						return c(n);
					},
					get laid() {
						return c(D).sides[t];
					},
					get sitters() {
						return s.sitters;
					},
					get since() {
						return s.since;
					}
				});
			}
		}), h(j), T((e) => x(g, e), [() => k([s.view.turn > 0 ? A("web-turn", { turn: s.view.turn }) : "", M("phase-", s.view.phase)].filter(Boolean).join(" · "))]), e(t, r);
	};
	l(K, (e) => {
		c(R) ? e(q) : e(J, -1);
	}), h(V), h(B), T(() => {
		y(V, 1, r(["wakfu", {
			receives: c(R),
			narrow: c(g) > 0 && c(g) < 700,
			short: c(g) >= 700 && c(v) < 420 && c(z) === 1,
			squat: c(v) < 420 && c(z) > 1,
			crowded: c(z) > 1
		}]), "svelte-c9uo92"), G = b(V, "", G, {
			"--high": `${c(v) ?? ""}px`,
			"--broad": `${c(g) ?? ""}px`
		});
	}), t(B, "clientWidth", (e) => _(g, e)), t(B, "clientHeight", (e) => _(v, e)), e(i, B), f();
}
// src/boards/Wakfu.svelte
var ve = O({ default: () => be }), ye = new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function be(e, t) {
	m(t, !0);
	let n = g(t, ye);
	{
		let r = E(() => A("web-board"));
		I(e, {
			get view() {
				return t.view;
			},
			get label() {
				return c(r);
			},
			children: (e, t) => {
				_e(e, C(() => n));
			},
			$$slots: { default: !0 }
		});
	}
	f();
}
export { ve as Wakfu_exports };
