import { append as e, bind_checked as t, bind_group as n, bind_select_value as r, bind_value as i, child as a, clsx as o, each as s, from_html as c, get as l, if_block as u, init_select as d, next as f, only_child as p, pop as m, prop as h, props_id as g, push as _, remove_input_defaults as v, reset as y, set_attribute as ee, set_class as b, set_text as x, sibling as S, template_effect as C, text as w, user_derived as T } from "./vendor.js";
import { Button as E, Icon as te, __exportAll as D, capital as O, choosable as k, iconOf as A, modeOf as ne, say as j, seatingOf as re, settings as ie, titleParts as ae, word as M } from "./main.js";
// src/parts/DeckPicker.svelte
var N = c("<label><input type=\"radio\" class=\"svelte-16n6w9z\"/> <span class=\"face svelte-16n6w9z\"><!></span> <span class=\"words svelte-16n6w9z\"><b class=\"svelte-16n6w9z\"> </b> <small class=\"svelte-16n6w9z\"> </small></span></label>"), P = c("<fieldset class=\"svelte-16n6w9z\"><legend class=\"svelte-16n6w9z\"> </legend> <div class=\"decks svelte-16n6w9z\"></div></fieldset>");
function oe(t, r) {
	let i = g();
	_(r, !0);
	let c = [], u = h(r, "id", 15), d = T(() => k(r.game));
	var f = P(), w = a(f), E = p(w, !0), D = S(w, 2);
	s(D, 21, () => l(d), (e) => e.id, (t, s) => {
		let d = T(() => ae(l(s).title, l(s).group, r.game.key));
		var f = N(), m = a(f);
		v(m);
		var h, g = S(m, 2), _ = a(g);
		{
			let e = T(() => l(s).own ? "cards" : A(l(s).group, "neutral"));
			te(_, {
				get name() {
					return l(e);
				},
				size: "26px"
			});
		}
		y(g);
		var w = S(g, 2), E = a(w), D = p(E, !0), k = S(E, 2), ne = p(k, !0);
		y(w), y(f), C((e) => {
			b(f, 1, o(l(s).group), "svelte-16n6w9z"), ee(m, "name", i), h !== (h = l(s).id) && (m.value = (m.__value = h) ?? ""), x(D, l(d).head), x(ne, e);
		}, [() => O(l(d).rest) || (l(s).own ? j("web-own-deck") : M("class-", l(s).group, r.game.key))]), n(c, [], m, () => (l(s).id, u()), u), e(t, f);
	}), y(D), y(f), C(() => x(E, r.legend)), e(t, f), m();
}
// src/pages/home/Wishes.svelte
var se = D({ default: () => L }), F = c("<option> </option>"), I = c("<label class=\"svelte-k1jz1j\"> <select></select></label>"), ce = c("<div class=\"wide svelte-k1jz1j\"><!></div>"), le = c("<div class=\"options svelte-k1jz1j\"><label class=\"svelte-k1jz1j\"> <input maxlength=\"24\" autocomplete=\"nickname\"/></label> <!> <!> <!> <label class=\"svelte-k1jz1j\"> <select></select></label> <label class=\"svelte-k1jz1j\"> <select><option> </option><option> </option></select></label> <label class=\"svelte-k1jz1j\"> <select><option> </option><option> </option><option> </option></select></label> <div class=\"wide ticks svelte-k1jz1j\"><label class=\"tick svelte-k1jz1j\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-k1jz1j\"> </small></span></label> <label class=\"tick svelte-k1jz1j\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-k1jz1j\"> </small></span></label></div> <div class=\"wide hot svelte-k1jz1j\"><div><b> </b> <p class=\"soft\"> </p></div> <!> <!></div></div>");
function L(n, o) {
	_(o, !0);
	let c = h(o, "form", 15), g = T(() => ne(o.game, c().mode)), b = T(() => re(l(g), c().seating).teams.length), te = T(() => Array.from({ length: l(b) - 1 }, (e, t) => t + 1));
	var D = le(), A = a(D), M = a(A), N = S(M);
	v(N), y(A);
	var P = S(A, 2), se = (t) => {
		var n = I(), i = a(n), u = S(i);
		s(u, 21, () => o.game.modes, (e) => e.key, (t, n) => {
			var r = F(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).key) && (r.value = (r.__value = a) ?? "");
			}, [() => O(j(`mode-${l(n).key}`, {}, o.game.key))]), e(t, r);
		}), y(u), d(u), y(n), C((e) => x(i, `${e ?? ""} `), [() => j("web-mode")]), r(u, () => c().mode, (e) => c(c().mode = e, !0)), e(t, n);
	};
	u(P, (e) => {
		o.game.modes.length > 1 && e(se);
	});
	var L = S(P, 2), ue = (t) => {
		var n = I(), i = a(n), u = S(i);
		s(u, 21, () => l(g).seatings, (e) => e.key, (t, n) => {
			var r = F(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).key) && (r.value = (r.__value = a) ?? "");
			}, [() => O(j(`seating-${l(n).key}`, {}, o.game.key))]), e(t, r);
		}), y(u), d(u), y(n), C((e) => x(i, `${e ?? ""} `), [() => j("web-seating")]), r(u, () => c().seating, (e) => c(c().seating = e, !0)), e(t, n);
	};
	u(L, (e) => {
		l(g).seatings.length > 1 && e(ue);
	});
	var de = S(L, 2), fe = (t) => {
		var n = ce(), r = a(n);
		{
			let e = T(() => j("web-your-deck"));
			oe(r, {
				get game() {
					return o.game;
				},
				get legend() {
					return l(e);
				},
				get id() {
					return c().decks[0];
				},
				set id(e) {
					c(c().decks[0] = e, !0);
				}
			});
		}
		y(n), e(t, n);
	};
	u(de, (e) => {
		l(g).brings_deck && e(fe);
	});
	var R = S(de, 2), pe = a(R), z = S(pe);
	s(z, 20, () => ["steady", "random"], (e) => e, (t, n) => {
		var r = F(), i = p(r, !0), a = {};
		C((e) => {
			x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
		}, [() => O(j(`web-level-${n}`))]), e(t, r);
	}), y(z), d(z), y(R);
	var B = S(R, 2), me = a(B), V = S(me), H = a(V), he = p(H, !0);
	H.value = H.__value = 1;
	var U = S(H), ge = p(U, !0);
	U.value = U.__value = 3, y(V), d(V), y(B);
	var W = S(B, 2), _e = a(W), G = S(_e), K = a(G), ve = p(K, !0);
	K.value = K.__value = "none";
	var q = S(K), ye = p(q, !0);
	q.value = q.__value = "slow";
	var J = S(q), be = p(J, !0);
	J.value = J.__value = "fast", y(G), d(G), y(W);
	var Y = S(W, 2), X = a(Y), Z = a(X);
	v(Z);
	var xe = S(Z, 2), Se = a(xe), Ce = S(Se), we = p(Ce, !0);
	y(xe), y(X);
	var Te = S(X, 2), Q = a(Te);
	v(Q);
	var Ee = S(Q, 2), De = a(Ee), Oe = S(De), ke = p(Oe, !0);
	y(Ee), y(Te), y(Y);
	var Ae = S(Y, 2), $ = a(Ae), je = a($), Me = p(je, !0), Ne = S(je, 2), Pe = p(Ne, !0);
	y($);
	var Fe = S($, 2);
	s(Fe, 16, () => l(g).brings_deck ? l(te) : [], (e) => e, (t, n) => {
		var i = I(), u = a(i), f = S(u);
		s(f, 21, () => k(o.game), (e) => e.id, (t, n) => {
			var r = F(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).id) && (r.value = (r.__value = a) ?? "");
			}, [() => ae(l(n).title, l(n).group, o.game.key).head]), e(t, r);
		}), y(f), d(f), y(i), C((e) => x(u, `${e ?? ""} `), [() => l(b) > 2 ? j("web-nth-players-deck", { n: n + 1 }) : j("web-other-players-deck")]), r(f, () => c().decks[n], (e) => c(c().decks[n] = e, !0)), e(t, i);
	});
	var Ie = S(Fe, 2);
	E(Ie, {
		icon: "friends",
		get disabled() {
			return o.busy;
		},
		get onclick() {
			return o.onhot;
		},
		children: (t, n) => {
			f();
			var r = w();
			C((e) => x(r, e), [() => j("web-hot-seat-start", { n: l(b) })]), e(t, r);
		},
		$$slots: { default: !0 }
	}), y(Ae), y(D), C((e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) => {
		x(M, `${e ?? ""} `), ee(N, "placeholder", t), x(pe, `${n ?? ""} `), x(me, `${r ?? ""} `), x(he, i), x(ge, a), x(_e, `${o ?? ""} `), x(ve, s), x(ye, c), x(be, l), x(Se, `${u ?? ""} `), x(we, d), x(De, `${f ?? ""} `), x(ke, p), x(Me, m), x(Pe, h);
	}, [
		() => j("web-your-name"),
		() => j("web-guest"),
		() => j("web-bot-level"),
		() => j("web-match"),
		() => j("web-one-game"),
		() => j("web-best-of-three"),
		() => j("web-clock"),
		() => j("web-clock-none"),
		() => j("web-clock-slow"),
		() => j("web-clock-fast"),
		() => j("web-public"),
		() => j("web-public-means"),
		() => j("web-firm"),
		() => j("web-firm-means"),
		() => j("web-hot-seat", { n: l(b) }),
		() => j("web-hot-seat-means")
	]), i(N, () => ie.name, (e) => ie.name = e), r(z, () => c().level, (e) => c(c().level = e, !0)), r(V, () => c().bestOf, (e) => c(c().bestOf = e, !0)), r(G, () => c().clock, (e) => c(c().clock = e, !0)), t(Z, () => c().listed, (e) => c(c().listed = e, !0)), t(Q, () => c().firm, (e) => c(c().firm = e, !0)), e(n, D), m();
}
export { oe as DeckPicker, se as Wishes_exports };
