import { append as e, bind_element_size as t, child as n, clsx as r, comment as i, each as a, first_child as o, from_html as s, get as c, if_block as l, index as u, key as d, next as f, only_child as p, pop as m, prop as h, push as g, reset as _, rest_props as v, set as y, set_attribute as b, set_class as x, set_style as S, set_text as C, sibling as w, spread_props as T, state as E, template_effect as D, text as O, to_array as k, untrack as A, user_derived as j, user_effect as M } from "./vendor.js";
import { Icon as N, __exportAll as P, say as F, seat as I, word as L } from "./main.js";
import { CardSpot as R, GLYPH_NAMES as z, Glyph as B, Group as V, Pile as H, Plate as ee, Stage as te, Zone as U, attach as W, marked as G, numberAt as K, numberOf as q, takeHands as J, takeStage as Y } from "./table.js";
// src/boards/spoils/lay.ts
function ne(e, t) {
	let n = W(e.flat(), (e) => !G(e, "spent"));
	return e.map((e) => {
		let r = n(e), i = r.filter(({ spot: e }) => Q(e, t)), a = r.filter(({ spot: e }) => !Q(e, t));
		return {
			free: i.filter(({ spot: e }) => !G(e, "spent")),
			spent: i.filter(({ spot: e }) => G(e, "spent")),
			characters: a.filter(({ spot: e }) => Z(e)),
			others: a.filter(({ spot: e }) => !Z(e)),
			fighters: a.filter(({ spot: e }) => ie.some((t) => G(e, t))).sort((e, t) => X(t) - X(e)),
			target: a.find(({ spot: e }) => G(e, "attacked")) ?? null
		};
	});
}
function X(e) {
	return K(e, "speed");
}
function re(e) {
	return [...new Set(e.flat().map(X))].sort((e, t) => t - e);
}
var ie = ["attacking", "blocking"], Z = (e) => (e.card.numbers ?? []).some(({ key: e }) => e === "speed");
function Q(e, t) {
	return e.card.name === null || G(e, "face-down") ? !0 : !(e.card.numbers ?? []).some(({ key: e }) => e === "speed" || e === "structure") && t.get(e.card.name)?.kind === "resource";
}
// src/boards/spoils/Battle.svelte
var ae = s("<li><!><span class=\"unseen\"> </span><span aria-hidden=\"true\"> </span></li>"), oe = s("<section class=\"battle svelte-s33v34\"><span class=\"party\"><!> </span> <span class=\"aim svelte-s33v34\"><!> <!></span> <span class=\"party\"><!> </span> <ol class=\"svelte-s33v34\"></ol></section>");
function se(t, i) {
	g(i, !0);
	let o = J(), s = j(() => i.view.active ?? i.near), u = j(() => c(s) === i.near ? i.far : i.near), d = (e) => i.sides[e]?.fighters ?? [], f = j(() => re([d(i.near), d(i.far)])), h = j(() => i.sides[c(u)]?.target ?? null), v = j(() => i.view.seats[c(u)]?.zones.some(({ key: e, cards: t }) => e === "faction" && t[0]?.marks?.includes("attacked")) ?? !1), y = (e) => d(e).reduce((e, t) => e + Math.max(0, K(t, "attack")), 0), S = (e, t) => d(e).filter((e) => X(e) === t), T = (e) => [...S(i.near, e), ...S(i.far, e)].every(({ spot: e }) => G(e, "struck")), E = j(() => c(f).find((e) => !T(e)));
	function k(e) {
		return F(e === c(s) ? "spoils-attackers" : "spoils-blockers", {
			who: I(e, o.scene),
			n: d(e).length,
			strength: y(e)
		});
	}
	let A = (e) => e.spot.card.name === null ? F("hidden-card") : o.scene.title(e.spot.card.name);
	var M = oe(), P = n(M), L = n(P);
	N(L, {
		name: "sword",
		size: "1em"
	});
	var R = w(L);
	_(P);
	var z = w(P, 2), B = n(z);
	N(B, {
		name: "assail",
		size: "1em"
	});
	var V = w(B, 2), H = (t) => {
		var n = O();
		D((e) => C(n, e), [() => F("spoils-target", { card: A(c(h)) })]), e(t, n);
	}, ee = (t) => {
		var n = O();
		D((e) => C(n, e), [() => F("spoils-target-faction", { who: I(c(u), o.scene) })]), e(t, n);
	}, te = (t) => {
		var n = O();
		D((e) => C(n, e), [() => F("spoils-target-none")]), e(t, n);
	};
	l(V, (e) => {
		c(h) ? e(H) : c(v) ? e(ee, 1) : e(te, -1);
	}), _(z);
	var U = w(z, 2), W = n(U);
	N(W, {
		name: "shield",
		size: "1em"
	});
	var q = w(W);
	_(U);
	var Y = w(U, 2);
	a(Y, 20, () => c(f), (e) => e, (t, i) => {
		var a = ae(), o = n(a);
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
			() => F("spoils-level", { speed: i }),
			() => F("spoils-level", { speed: i })
		]), e(t, a);
	}), _(Y), _(M), D((e, t, n) => {
		b(M, "aria-label", e), C(R, ` ${t ?? ""}`), C(q, ` ${n ?? ""}`);
	}, [
		() => F("phase-battle"),
		() => k(c(s)),
		() => k(c(u))
	]), e(t, M), m();
}
// src/boards/spoils/Response.svelte
var $ = s("<div class=\"played svelte-lkcp3t\"><!></div>"), ce = s("<p class=\"svelte-lkcp3t\"> </p>"), le = s("<li class=\"svelte-lkcp3t\"> </li>"), ue = s("<ul class=\"pending svelte-lkcp3t\"></ul>"), de = s("<div><!> <!> <!></div>");
function fe(t, s) {
	g(s, !0);
	let d = J(), f = Y(), h = j(() => f.of(null, "played").map((e) => ({
		spot: e,
		on: []
	}))), v = j(() => [...s.view.shared, ...s.view.seats.flatMap((e) => e.zones)].flatMap((e) => e.cards).find((e) => e.marks?.includes("topic")) ?? c(h).at(-1)?.spot.card), y = j(() => c(v) !== void 0 && !c(h).some(({ spot: e }) => e.card === c(v))), S = (e) => e.name === null ? F("hidden-card") : d.scene.title(e.name), T = j(() => {
		if (s.view.asked === null) return "";
		let e = I(s.view.asked, d.scene);
		switch (s.view.question) {
			case "ask-respond": return c(v) ? F(c(y) ? "spoils-respond-ability" : "spoils-respond", {
				who: e,
				card: S(c(v))
			}) : "";
			case "ask-end-of-turn": return F("spoils-respond-end", { who: e });
			case "ask-round": return F("spoils-round", { who: e });
			default: return "";
		}
	});
	var E = i(), O = o(E), k = (t) => {
		var i = de(), o = n(i), f = (t) => {
			var r = $(), i = n(r);
			{
				let e = j(() => F("zone-played"));
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
			var n = ce(), r = p(n, !0);
			D(() => C(r, c(T))), e(t, n);
		};
		l(m, (e) => {
			c(T) && e(g);
		});
		var v = w(m, 2), y = (t) => {
			var n = ue();
			a(n, 21, () => s.view.pending, u, (t, n) => {
				var r = le(), i = p(r, !0);
				D((e) => C(i, e), [() => F("web-of", {
					who: I(c(n).seat, d.scene),
					what: d.scene.title(c(n).card)
				})]), e(t, r);
			}), _(n), D((e) => b(n, "aria-label", e), [() => F("web-pending")]), e(t, n);
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
var pe = s("<b> </b>"), me = s("<i aria-hidden=\"true\"> </i>"), he = s("<span><span class=\"unseen svelte-203kkn\"> </span> <!> <!></span>");
function ge(t, a) {
	g(a, !0);
	let s = A(() => a.now), u = E(null);
	M(() => {
		a.now !== s && y(u, { by: a.now - s }), s = a.now;
	});
	var f = he(), h = n(f), v = p(h, !0), b = w(h, 2);
	d(b, () => c(u), (t) => {
		var n = pe(), i = p(n, !0);
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
			var n = me(), i = p(n, !0);
			D(() => {
				x(n, 1, r(c(u).by < 0 ? "harm" : "gain"), "svelte-203kkn"), C(i, c(u).by < 0 ? `−${-c(u).by}` : `+${c(u).by}`);
			}), e(t, n);
		}), e(t, n);
	};
	l(S, (e) => {
		c(u) && e(T);
	}), _(f), D((e) => {
		x(f, 1, r(["influence", { low: a.now <= 5 }]), "svelte-203kkn"), C(v, e);
	}, [() => L("number-", "influence")]), e(t, f), m();
}
// src/boards/spoils/Means.svelte
var _e = s("<li class=\"svelte-avx6dk\"><!><b> </b></li>"), ve = s("<ul class=\"svelte-avx6dk\"></ul>"), ye = s("<div class=\"means svelte-avx6dk\"><span class=\"ready svelte-avx6dk\"><span class=\"unseen svelte-avx6dk\"> </span> <span aria-hidden=\"true\" class=\"svelte-avx6dk\"><i class=\"stack svelte-avx6dk\"></i><b> </b><small class=\"svelte-avx6dk\"> </small></span></span> <!></div>");
function be(t, r) {
	g(r, !0);
	let i = j(() => q(r.view, r.seat, "ready")), o = j(() => z.map((e) => ({
		name: e,
		n: q(r.view, r.seat, e)
	})).filter(({ n: e }) => e > 0));
	var s = ye(), u = n(s), d = n(u), f = p(d, !0), h = w(d, 2), v = w(n(h)), y = p(v, !0), x = w(v), S = p(x);
	_(h), _(u);
	var T = w(u, 2), E = (t) => {
		var r = ve();
		a(r, 21, () => c(o), ({ name: e, n: t }) => e, (t, r) => {
			let i = () => c(r).name, a = () => c(r).n;
			var o = _e(), s = n(o);
			{
				let e = j(() => L("number-", i()));
				B(s, {
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
			}, [() => L("number-", i())]), e(t, o);
		}), _(r), D((e) => b(r, "aria-label", e), [() => F("spoils-icons")]), e(t, r);
	};
	l(T, (e) => {
		c(o).length > 0 && e(E);
	}), _(s), D((e, t) => {
		b(u, "title", e), C(f, t), C(y, c(i)), C(S, `/${r.all ?? ""}`);
	}, [() => L("number-", "ready"), () => F("spoils-means", {
		ready: c(i),
		all: r.all
	})]), e(t, s), m();
}
// src/boards/spoils/Side.svelte
var xe = s("<span><!></span>"), Se = s("<span class=\"gap svelte-1ff7o7l\"></span>"), Ce = s("<div class=\"spent svelte-1ff7o7l\"><!></div>"), we = s("<div class=\"free svelte-1ff7o7l\"><!></div> <!>", 1), Te = s("<span class=\"handful svelte-1ff7o7l\"><!></span>"), Ee = s("<section><div class=\"home svelte-1ff7o7l\"><div class=\"seat svelte-1ff7o7l\"><div><!></div> <!></div> <div class=\"facts svelte-1ff7o7l\"><!> <!></div></div> <div class=\"front svelte-1ff7o7l\"><span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span> <!> <!> <!></div> <div class=\"store svelte-1ff7o7l\"><span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span> <!></div> <div class=\"hand svelte-1ff7o7l\"><span class=\"caption svelte-1ff7o7l\" aria-hidden=\"true\"> </span><!></div> <div class=\"piles svelte-1ff7o7l\"><!> <!> <!> <!></div></section>");
function De(t, i) {
	g(i, !0);
	let a = h(i, "far", 3, !1), s = J(), u = Y(), d = j(() => I(i.seat, s.scene)), f = j(() => u.of(i.seat, "faction")[0]), v = j(() => [i.laid?.free ?? [], i.laid?.spent ?? []]), y = j(() => k(c(v), 2)), S = j(() => c(y)[0]), T = j(() => c(y)[1]);
	var E = Ee(), O = n(E), A = n(O), M = n(A), N = n(M), P = (t) => {
		var r = xe(), i = n(r);
		R(i, { get spot() {
			return c(f);
		} }), _(r), D(() => b(r, "data-card", c(f).id)), e(t, r);
	};
	l(N, (e) => {
		c(f) && e(P);
	}), _(M);
	var L = w(M, 2);
	{
		let e = j(() => q(i.view, i.seat, "influence"));
		ge(L, { get now() {
			return c(e);
		} });
	}
	_(A);
	var z = w(A, 2), B = n(z);
	ee(B, {
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
	var te = w(B, 2);
	{
		let e = j(() => c(S).length + c(T).length);
		be(te, {
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
	_(z), _(O);
	var W = w(O, 2), G = n(W), K = p(G, !0), ne = w(G, 2);
	{
		let e = j(() => i.laid?.others ?? []), t = j(() => F("spoils-others", {
			who: c(d),
			n: i.laid?.others.length ?? 0
		}));
		V(ne, {
			get laid() {
				return c(e);
			},
			get label() {
				return c(t);
			}
		});
	}
	var X = w(ne, 2), re = (t) => {
		var n = Se();
		e(t, n);
	};
	l(X, (e) => {
		i.laid && i.laid.others.length > 0 && i.laid.characters.length > 0 && e(re);
	});
	var ie = w(X, 2);
	{
		let e = j(() => i.laid?.characters ?? []), t = j(() => F("spoils-characters", {
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
	_(W);
	var Z = w(W, 2), Q = n(Z), ae = p(Q, !0), oe = w(Q, 2), se = (t) => {
		var r = we(), i = o(r), a = n(i);
		{
			let e = j(() => F("spoils-free", {
				who: c(d),
				n: c(S).length
			}));
			V(a, {
				shape: "fan",
				get laid() {
					return c(S);
				},
				get label() {
					return c(e);
				}
			});
		}
		_(i);
		var s = w(i, 2), u = (t) => {
			var r = Ce(), i = n(r);
			{
				let e = j(() => F("spoils-spent", {
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
		l(s, (e) => {
			c(T).length > 0 && e(u);
		}), e(t, r);
	};
	l(oe, (e) => {
		c(S).length + c(T).length > 0 && e(se);
	}), _(Z);
	var $ = w(Z, 2), ce = n($), le = p(ce, !0), ue = w(ce);
	U(ue, {
		get seat() {
			return i.seat;
		},
		zone: "hand",
		shape: "fan",
		caption: !1
	}), _($);
	var de = w($, 2), fe = n(de), pe = (t) => {
		var r = Te(), a = n(r);
		H(a, {
			get seat() {
				return i.seat;
			},
			zone: "hand"
		}), _(r), e(t, r);
	};
	l(fe, (e) => {
		a() && e(pe);
	});
	var me = w(fe, 2);
	H(me, {
		get seat() {
			return i.seat;
		},
		zone: "deck"
	});
	var he = w(me, 2);
	H(he, {
		get seat() {
			return i.seat;
		},
		zone: "discard"
	});
	var _e = w(he, 2);
	H(_e, {
		get seat() {
			return i.seat;
		},
		zone: "removed"
	}), _(de), _(E), D((e, t, n, o) => {
		x(E, 1, r(["side", {
			far: a(),
			near: !a()
		}]), "svelte-1ff7o7l"), b(E, "aria-label", e), x(M, 1, r(["faction", { turn: i.view.active === i.seat && !i.view.outcome }]), "svelte-1ff7o7l"), b(W, "data-pile", `${i.seat ?? ""}/play`), C(K, t), C(ae, n), C(le, o);
	}, [
		() => F("web-side", { who: c(d) }),
		() => F("zone-play"),
		() => F("spoils-store"),
		() => F("zone-hand")
	]), e(t, E), m();
}
// src/boards/spoils/Arena.svelte
var Oe = s("<div class=\"arena svelte-1dk7k9r\"><div><!> <div class=\"middle svelte-1dk7k9r\"><div class=\"state svelte-1dk7k9r\"><span class=\"rule svelte-1dk7k9r\"></span> <!> <span> </span> <!> <span class=\"rule svelte-1dk7k9r\"></span></div></div> <!></div></div>");
function ke(i, a) {
	g(a, !0);
	let o = J(), s = Y(), u = E(0), d = E(0), h = j(() => +(a.near === 0)), v = j(() => ne([s.of(0, "play"), s.of(1, "play")], o.cards)), b = j(() => a.view.phase === "battle");
	var T = Oe(), O = n(T);
	let k;
	var A = n(O);
	De(A, {
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
	var M = w(A, 2), N = n(M), P = w(n(N), 2), I = (e) => {
		se(e, {
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
		c(b) && e(I);
	});
	var R = w(P, 2), z = p(R, !0);
	fe(w(R, 2), { get view() {
		return a.view;
	} }), f(2), _(N), _(M), De(w(M, 2), {
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
		x(O, 1, r(["spoils", { narrow: c(u) > 0 && c(u) < 700 }]), "svelte-1dk7k9r"), k = S(O, "", k, { "--high": `${c(d) ?? ""}px` }), x(R, 1, r(["turn", { fights: c(b) }]), "svelte-1dk7k9r"), C(z, e);
	}, [() => [a.view.turn > 0 ? F("web-turn", { turn: a.view.turn }) : "", L("phase-", a.view.phase)].filter(Boolean).join(" · ")]), t(T, "clientWidth", (e) => y(u, e)), t(T, "clientHeight", (e) => y(d, e)), e(i, T), m();
}
// src/boards/Spoils.svelte
var Ae = P({ default: () => Me }), je = new Set([
	"$$slots",
	"$$events",
	"$$legacy"
]);
function Me(e, t) {
	g(t, !0);
	let n = v(t, je);
	{
		let r = j(() => F("web-board"));
		te(e, {
			get view() {
				return t.view;
			},
			get label() {
				return c(r);
			},
			children: (e, t) => {
				ke(e, T(() => n));
			},
			$$slots: { default: !0 }
		});
	}
	m();
}
export { Ae as Spoils_exports };
