import { append as e, bind_element_size as t, child as n, clsx as r, comment as i, each as a, first_child as o, from_html as s, get as c, if_block as l, index as u, key as d, next as f, only_child as p, pop as m, prop as h, push as g, reset as _, rest_props as v, set as y, set_attribute as b, set_class as x, set_style as S, set_text as C, sibling as w, spread_props as T, state as E, template_effect as D, text as O, to_array as k, untrack as A, user_derived as j, user_effect as M } from "./vendor.js";
import { Icon as N, __exportAll as P, capital as F, say as I, seat as L, word as R } from "./main.js";
import { CardSpot as z, GLYPH_NAMES as B, Glyph as ee, Group as V, Pile as H, Plate as te, Stage as U, Zone as W, attach as G, marked as K, numberAt as q, numberOf as J, takeHands as Y, takeStage as ne } from "./table.js";
// src/boards/spoils/lay.ts
function re(e, t) {
	let n = G(e.flat(), (e) => !K(e, "spent"));
	return e.map((e) => {
		let r = n(e), i = r.filter(({ spot: e }) => oe(e, t)), a = r.filter(({ spot: e }) => !oe(e, t));
		return {
			free: i.filter(({ spot: e }) => !K(e, "spent")),
			spent: i.filter(({ spot: e }) => K(e, "spent")),
			characters: a.filter(({ spot: e }) => ae(e)),
			others: a.filter(({ spot: e }) => !ae(e)),
			fighters: a.filter(({ spot: e }) => Z.some((t) => K(e, t))).sort((e, t) => X(t) - X(e)),
			target: a.find(({ spot: e }) => K(e, "attacked")) ?? null
		};
	});
}
function X(e) {
	return q(e, "speed");
}
function ie(e) {
	return [...new Set(e.flat().map(X))].sort((e, t) => t - e);
}
var Z = ["attacking", "blocking"], ae = (e) => (e.card.numbers ?? []).some(({ key: e }) => e === "speed");
function oe(e, t) {
	return e.card.name === null || K(e, "face-down") ? !0 : !(e.card.numbers ?? []).some(({ key: e }) => e === "speed" || e === "structure") && t.get(e.card.name)?.kind === "resource";
}
// src/boards/spoils/Battle.svelte
var Q = s("<li><!><span class=\"unseen\"> </span><span aria-hidden=\"true\"> </span></li>"), se = s("<section class=\"battle svelte-s33v34\"><span class=\"party\"><!> </span> <span class=\"aim svelte-s33v34\"><!> <!></span> <span class=\"party\"><!> </span> <ol class=\"svelte-s33v34\"></ol></section>");
function ce(t, i) {
	g(i, !0);
	let o = Y(), s = j(() => i.view.active ?? i.near), u = j(() => c(s) === i.near ? i.far : i.near), d = (e) => i.sides[e]?.fighters ?? [], f = j(() => ie([d(i.near), d(i.far)])), h = j(() => i.sides[c(u)]?.target ?? null), v = j(() => i.view.seats[c(u)]?.zones.some(({ key: e, cards: t }) => e === "faction" && t[0]?.marks?.includes("attacked")) ?? !1), y = (e) => d(e).reduce((e, t) => e + Math.max(0, q(t, "attack")), 0), S = (e, t) => d(e).filter((e) => X(e) === t), T = (e) => [...S(i.near, e), ...S(i.far, e)].every(({ spot: e }) => K(e, "struck")), E = j(() => c(f).find((e) => !T(e)));
	function k(e) {
		return I(e === c(s) ? "spoils-attackers" : "spoils-blockers", {
			who: L(e, o.scene),
			n: d(e).length,
			strength: y(e)
		});
	}
	let A = (e) => e.spot.card.name === null ? I("hidden-card") : o.scene.title(e.spot.card.name);
	var M = se(), P = n(M), F = n(P);
	N(F, {
		name: "sword",
		size: "1em"
	});
	var R = w(F);
	_(P);
	var z = w(P, 2), B = n(z);
	N(B, {
		name: "assail",
		size: "1em"
	});
	var ee = w(B, 2), V = (t) => {
		var n = O();
		D((e) => C(n, e), [() => I("spoils-target", { card: A(c(h)) })]), e(t, n);
	}, H = (t) => {
		var n = O();
		D((e) => C(n, e), [() => I("spoils-target-faction", { who: L(c(u), o.scene) })]), e(t, n);
	}, te = (t) => {
		var n = O();
		D((e) => C(n, e), [() => I("spoils-target-none")]), e(t, n);
	};
	l(ee, (e) => {
		c(h) ? e(V) : c(v) ? e(H, 1) : e(te, -1);
	}), _(z);
	var U = w(z, 2), W = n(U);
	N(W, {
		name: "shield",
		size: "1em"
	});
	var G = w(W);
	_(U);
	var J = w(U, 2);
	a(J, 20, () => c(f), (e) => e, (t, i) => {
		var a = Q(), o = n(a);
		{
			let e = j(() => T(i) ? "check" : "storm");
			N(o, {
				get name() {
					return c(e);
				},
				size: "0.95em"
			});
		}
		var s = w(o), l = p(s, !0), u = w(s), d = p(u, !0);
		_(a), D((e, t, n) => {
			x(a, 1, e, "svelte-s33v34"), b(a, "title", t), C(l, n), C(d, i);
		}, [
			() => r(["speed", {
				done: T(i),
				next: i === c(E)
			}]),
			() => I("spoils-level", { speed: i }),
			() => I("spoils-level", { speed: i })
		]), e(t, a);
	}), _(J), _(M), D((e, t, n) => {
		b(M, "aria-label", e), C(R, ` ${t ?? ""}`), C(G, ` ${n ?? ""}`);
	}, [
		() => I("phase-battle"),
		() => k(c(s)),
		() => k(c(u))
	]), e(t, M), m();
}
// src/boards/spoils/Response.svelte
var le = s("<div class=\"played svelte-lkcp3t\"><!></div>"), ue = s("<p class=\"svelte-lkcp3t\"> </p>"), de = s("<li class=\"svelte-lkcp3t\"> </li>"), fe = s("<ul class=\"pending svelte-lkcp3t\"></ul>"), pe = s("<div><!> <!> <!></div>");
function $(t, s) {
	g(s, !0);
	let d = Y(), f = ne(), h = j(() => f.of(null, "played").map((e) => ({
		spot: e,
		on: []
	}))), v = j(() => [...s.view.shared, ...s.view.seats.flatMap((e) => e.zones)].flatMap((e) => e.cards).find((e) => e.marks?.includes("topic")) ?? c(h).at(-1)?.spot.card), y = j(() => c(v) !== void 0 && !c(h).some(({ spot: e }) => e.card === c(v))), S = (e) => e.name === null ? I("hidden-card") : d.scene.title(e.name), T = j(() => {
		if (s.view.asked === null) return "";
		let e = L(s.view.asked, d.scene);
		switch (s.view.question) {
			case "ask-respond": return c(v) ? I(c(y) ? "spoils-respond-ability" : "spoils-respond", {
				who: e,
				card: S(c(v))
			}) : "";
			case "ask-end-of-turn": return I("spoils-respond-end", { who: e });
			case "ask-round": return I("spoils-round", { who: e });
			default: return "";
		}
	});
	var E = i(), O = o(E), k = (t) => {
		var i = pe(), o = n(i), f = (t) => {
			var r = le(), i = n(r);
			{
				let e = j(() => I("zone-played"));
				V(i, {
					shape: "fan",
					get laid() {
						return c(h);
					},
					get label() {
						return c(e);
					}
				});
			}
			_(r), e(t, r);
		};
		l(o, (e) => {
			c(h).length > 0 && e(f);
		});
		var m = w(o, 2), g = (t) => {
			var n = ue(), r = p(n, !0);
			D(() => C(r, c(T))), e(t, n);
		};
		l(m, (e) => {
			c(T) && e(g);
		});
		var v = w(m, 2), y = (t) => {
			var n = fe();
			a(n, 21, () => s.view.pending, u, (t, n) => {
				var r = de(), i = p(r, !0);
				D((e) => C(i, e), [() => I("web-of", {
					who: L(c(n).seat, d.scene),
					what: d.scene.title(c(n).card)
				})]), e(t, r);
			}), _(n), D((e) => b(n, "aria-label", e), [() => I("web-pending")]), e(t, n);
		};
		l(v, (e) => {
			s.view.pending.length > 0 && e(y);
		}), _(i), D(() => x(i, 1, r(["response", {
			mine: s.view.asked !== null && s.view.asked === s.view.viewer,
			silent: !c(T) && s.view.pending.length === 0
		}]), "svelte-lkcp3t")), e(t, i);
	};
	l(O, (e) => {
		(c(h).length > 0 || c(T) || s.view.pending.length > 0) && e(k);
	}), e(t, E), m();
}
// src/boards/spoils/Influence.svelte
var me = s("<b> </b>"), he = s("<i aria-hidden=\"true\"> </i>"), ge = s("<span><span class=\"unseen svelte-203kkn\"> </span> <!> <!></span>");
function _e(t, a) {
	g(a, !0);
	let s = A(() => a.now), u = E(null);
	M(() => {
		a.now !== s && y(u, { by: a.now - s }), s = a.now;
	});
	var f = ge(), h = n(f), v = p(h, !0), b = w(h, 2);
	d(b, () => c(u), (t) => {
		var n = me(), i = p(n, !0);
		D(() => {
			x(n, 1, r({
				struck: c(u) !== null && c(u).by < 0,
				grown: c(u) !== null && c(u).by > 0
			}), "svelte-203kkn"), C(i, a.now);
		}), e(t, n);
	});
	var S = w(b, 2), T = (t) => {
		var n = i(), a = o(n);
		d(a, () => c(u), (t) => {
			var n = he(), i = p(n, !0);
			D(() => {
				x(n, 1, r(c(u).by < 0 ? "harm" : "gain"), "svelte-203kkn"), C(i, c(u).by < 0 ? `−${-c(u).by}` : `+${c(u).by}`);
			}), e(t, n);
		}), e(t, n);
	};
	l(S, (e) => {
		c(u) && e(T);
	}), _(f), D((e) => {
		x(f, 1, r(["influence", { low: a.now <= 5 }]), "svelte-203kkn"), C(v, e);
	}, [() => R("number-", "influence")]), e(t, f), m();
}
// src/boards/spoils/Means.svelte
var ve = s("<li class=\"svelte-avx6dk\"><!><b> </b></li>"), ye = s("<ul class=\"svelte-avx6dk\"></ul>"), be = s("<div class=\"means svelte-avx6dk\"><span class=\"ready svelte-avx6dk\"><span class=\"unseen svelte-avx6dk\"> </span> <span aria-hidden=\"true\" class=\"svelte-avx6dk\"><i class=\"stack svelte-avx6dk\"></i><b> </b><small class=\"svelte-avx6dk\"> </small></span></span> <!></div>");
function xe(t, r) {
	g(r, !0);
	let i = j(() => J(r.view, r.seat, "ready")), o = j(() => B.map((e) => ({
		name: e,
		n: J(r.view, r.seat, e)
	})).filter(({ n: e }) => e > 0));
	var s = be(), u = n(s), d = n(u), f = p(d, !0), h = w(d, 2), v = w(n(h)), y = p(v, !0), x = w(v), S = p(x);
	_(h), _(u);
	var T = w(u, 2), E = (t) => {
		var r = ye();
		a(r, 21, () => c(o), ({ name: e, n: t }) => e, (t, r) => {
			let i = () => c(r).name, a = () => c(r).n;
			var o = ve(), s = n(o);
			{
				let e = j(() => R("number-", i()));
				ee(s, {
					get name() {
						return i();
					},
					get label() {
						return c(e);
					},
					size: "1.35em"
				});
			}
			var l = w(s), u = p(l, !0);
			_(o), D((e) => {
				b(o, "title", e), C(u, a());
			}, [() => R("number-", i())]), e(t, o);
		}), _(r), D((e) => b(r, "aria-label", e), [() => I("spoils-icons")]), e(t, r);
	};
	l(T, (e) => {
		c(o).length > 0 && e(E);
	}), _(s), D((e, t) => {
		b(u, "title", e), C(f, t), C(y, c(i)), C(S, `/${r.all ?? ""}`);
	}, [() => R("number-", "ready"), () => I("spoils-means", {
		ready: c(i),
		all: r.all
	})]), e(t, s), m();
}
// src/boards/spoils/Side.svelte
var Se = s("<span><!></span>"), Ce = s("<span class=\"gap svelte-1ff7o7l\"></span>"), we = s("<div class=\"spent svelte-1ff7o7l\"><!></div>"), Te = s("<span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span> <div class=\"free svelte-1ff7o7l\"><!></div> <!>", 1), Ee = s("<span class=\"handful svelte-1ff7o7l\"><!></span>"), De = s("<section><div class=\"home svelte-1ff7o7l\"><div class=\"seat svelte-1ff7o7l\"><div><!></div> <!></div> <div class=\"facts svelte-1ff7o7l\"><!> <!></div></div> <div class=\"front svelte-1ff7o7l\"><span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span> <!> <!> <!></div> <div class=\"store svelte-1ff7o7l\"><!></div> <div class=\"hand svelte-1ff7o7l\"><span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span><!></div> <div class=\"piles svelte-1ff7o7l\"><!> <!> <!> <!></div></section>");
function Oe(t, i) {
	g(i, !0);
	let a = h(i, "far", 3, !1), s = Y(), u = ne(), d = j(() => L(i.seat, s.scene)), f = j(() => u.of(i.seat, "faction")[0]), v = j(() => [i.laid?.free ?? [], i.laid?.spent ?? []]), y = j(() => k(c(v), 2)), S = j(() => c(y)[0]), T = j(() => c(y)[1]);
	var E = De(), O = n(E), A = n(O), M = n(A), N = n(M), P = (t) => {
		var r = Se(), i = n(r);
		z(i, { get spot() {
			return c(f);
		} }), _(r), D(() => b(r, "data-card", c(f).id)), e(t, r);
	};
	l(N, (e) => {
		c(f) && e(P);
	}), _(M);
	var F = w(M, 2);
	{
		let e = j(() => J(i.view, i.seat, "influence"));
		_e(F, { get now() {
			return c(e);
		} });
	}
	_(A);
	var R = w(A, 2), B = n(R);
	te(B, {
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
	var ee = w(B, 2);
	{
		let e = j(() => c(S).length + c(T).length);
		xe(ee, {
			get view() {
				return i.view;
			},
			get seat() {
				return i.seat;
			},
			get all() {
				return c(e);
			}
		});
	}
	_(R), _(O);
	var U = w(O, 2), G = n(U), K = p(G, !0), q = w(G, 2);
	{
		let e = j(() => i.laid?.others ?? []), t = j(() => I("spoils-others", {
			who: c(d),
			n: i.laid?.others.length ?? 0
		}));
		V(q, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	var re = w(q, 2), X = (t) => {
		var n = Ce();
		e(t, n);
	};
	l(re, (e) => {
		i.laid && i.laid.others.length > 0 && i.laid.characters.length > 0 && e(X);
	});
	var ie = w(re, 2);
	{
		let e = j(() => i.laid?.characters ?? []), t = j(() => I("spoils-characters", {
			who: c(d),
			n: i.laid?.characters.length ?? 0
		}));
		V(ie, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	_(U);
	var Z = w(U, 2), ae = n(Z), oe = (t) => {
		var r = Te(), i = o(r), a = p(i, !0), s = w(i, 2), u = n(s);
		{
			let e = j(() => I("spoils-free", {
				who: c(d),
				n: c(S).length
			}));
			V(u, {
				shape: "fan",
				get laid() {
					return c(S);
				},
				get label() {
					return c(e);
				}
			});
		}
		_(s);
		var f = w(s, 2), m = (t) => {
			var r = we(), i = n(r);
			{
				let e = j(() => I("spoils-spent", {
					who: c(d),
					n: c(T).length
				}));
				V(i, {
					shape: "fan",
					get laid() {
						return c(T);
					},
					get label() {
						return c(e);
					}
				});
			}
			_(r), e(t, r);
		};
		l(f, (e) => {
			c(T).length > 0 && e(m);
		}), D((e) => C(a, e), [() => I("spoils-store")]), e(t, r);
	};
	l(ae, (e) => {
		c(S).length + c(T).length > 0 && e(oe);
	}), _(Z);
	var Q = w(Z, 2), se = n(Q), ce = p(se, !0), le = w(se);
	W(le, {
		get seat() {
			return i.seat;
		},
		zone: "hand",
		shape: "fan",
		caption: !1
	}), _(Q);
	var ue = w(Q, 2), de = n(ue), fe = (t) => {
		var r = Ee(), a = n(r);
		H(a, {
			get seat() {
				return i.seat;
			},
			zone: "hand"
		}), _(r), e(t, r);
	};
	l(de, (e) => {
		a() && e(fe);
	});
	var pe = w(de, 2);
	H(pe, {
		get seat() {
			return i.seat;
		},
		zone: "deck"
	});
	var $ = w(pe, 2);
	H($, {
		get seat() {
			return i.seat;
		},
		zone: "discard"
	});
	var me = w($, 2);
	H(me, {
		get seat() {
			return i.seat;
		},
		zone: "removed"
	}), _(ue), _(E), D((e, t, n) => {
		x(E, 1, r(["side", {
			far: a(),
			near: !a()
		}]), "svelte-1ff7o7l"), b(E, "aria-label", e), x(M, 1, r(["faction", { turn: i.view.active === i.seat && !i.view.outcome }]), "svelte-1ff7o7l"), b(U, "data-pile", `${i.seat ?? ""}/play`), C(K, t), C(ce, n);
	}, [
		() => I("web-side", { who: c(d) }),
		() => I("zone-play"),
		() => I("zone-hand")
	]), e(t, E), m();
}
// src/boards/spoils/Arena.svelte
var ke = s("<div class=\"arena svelte-1dk7k9r\"><div><!> <div class=\"middle svelte-1dk7k9r\"><div class=\"state svelte-1dk7k9r\"><span class=\"rule svelte-1dk7k9r\"></span> <!> <span> </span> <!> <span class=\"rule svelte-1dk7k9r\"></span></div></div> <!></div></div>");
function Ae(i, a) {
	g(a, !0);
	let o = Y(), s = ne(), u = E(0), d = E(0), h = j(() => +(a.near === 0)), v = j(() => re([s.of(0, "play"), s.of(1, "play")], o.cards)), b = j(() => a.view.phase === "battle");
	var T = ke(), O = n(T);
	let k;
	var A = n(O);
	Oe(A, {
		get view() {
			return a.view;
		},
		get seat() {
			return c(h);
		},
		far: !0,
		get laid() {
			return c(v)[c(h)];
		},
		get sitters() {
			return a.sitters;
		},
		get since() {
			return a.since;
		}
	});
	var M = w(A, 2), N = n(M), P = w(n(N), 2), L = (e) => {
		ce(e, {
			get view() {
				return a.view;
			},
			get sides() {
				return c(v);
			},
			get near() {
				return a.near;
			},
			get far() {
				return c(h);
			}
		});
	};
	l(P, (e) => {
		c(b) && e(L);
	});
	var z = w(P, 2), B = p(z, !0);
	$(w(z, 2), { get view() {
		return a.view;
	} }), f(2), _(N), _(M), Oe(w(M, 2), {
		get view() {
			return a.view;
		},
		get seat() {
			return a.near;
		},
		get laid() {
			return c(v)[a.near];
		},
		get sitters() {
			return a.sitters;
		},
		get since() {
			return a.since;
		}
	}), _(O), _(T), D((e) => {
		x(O, 1, r(["spoils", {
			narrow: c(u) > 0 && c(u) < 700,
			short: c(u) >= 700 && c(d) < 420
		}]), "svelte-1dk7k9r"), k = S(O, "", k, { "--high": `${c(d) ?? ""}px` }), x(z, 1, r(["turn", { fights: c(b) }]), "svelte-1dk7k9r"), C(B, e);
	}, [() => F([a.view.turn > 0 ? I("web-turn", { turn: a.view.turn }) : "", a.view.phase === "main" ? "" : R("phase-", a.view.phase)].filter(Boolean).join(" · "))]), t(T, "clientWidth", (e) => y(u, e)), t(T, "clientHeight", (e) => y(d, e)), e(i, T), m();
}
// src/boards/Spoils.svelte
var je = P({ default: () => Ne }), Me = new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Ne(e, t) {
	g(t, !0);
	let n = v(t, Me);
	{
		let r = j(() => I("web-board"));
		U(e, {
			get view() {
				return t.view;
			},
			get label() {
				return c(r);
			},
			children: (e, t) => {
				Ae(e, T(() => n));
			},
			$$slots: { default: !0 }
		});
	}
	m();
}
export { je as Spoils_exports };
