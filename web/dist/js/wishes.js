import { append as e, bind_checked as t, bind_group as n, bind_select_value as r, bind_value as i, child as a, clsx as o, each as s, from_html as c, get as l, if_block as u, init_select as d, next as f, only_child as p, pop as m, prop as h, props_id as g, push as _, remove_input_defaults as v, reset as y, set_attribute as ee, set_class as b, set_text as x, sibling as S, template_effect as C, text as w, user_derived as T } from "./vendor.js";
import { Button as E, Icon as te, __exportAll as D, choosable as O, iconOf as k, modeOf as ne, say as A, seatingOf as re, settings as ie, titleParts as ae, word as j } from "./main.js";
// src/parts/DeckPicker.svelte
var M = c("<label><input type=\"radio\" class=\"svelte-16n6w9z\"/> <span class=\"face svelte-16n6w9z\"><!></span> <span class=\"words svelte-16n6w9z\"><b class=\"svelte-16n6w9z\"> </b> <small class=\"svelte-16n6w9z\"> </small></span></label>"), N = c("<fieldset class=\"svelte-16n6w9z\"><legend class=\"svelte-16n6w9z\"> </legend> <div class=\"decks svelte-16n6w9z\"></div></fieldset>");
function oe(t, r) {
	let i = g();
	_(r, !0);
	let c = [], u = h(r, "id", 15), d = T(() => O(r.game));
	var f = N(), w = a(f), E = p(w, !0), D = S(w, 2);
	s(D, 21, () => l(d), (e) => e.id, (t, s) => {
		let d = T(() => ae(l(s).title, l(s).group, r.game.key));
		var f = M(), m = a(f);
		v(m);
		var h, g = S(m, 2), _ = a(g);
		{
			let e = T(() => l(s).own ? "cards" : k(l(s).group, "neutral"));
			te(_, {
				get name() {
					return l(e);
				},
				size: "26px"
			});
		}
		y(g);
		var w = S(g, 2), E = a(w), D = p(E, !0), O = S(E, 2), ne = p(O, !0);
		y(w), y(f), C((e) => {
			b(f, 1, o(l(s).group), "svelte-16n6w9z"), ee(m, "name", i), h !== (h = l(s).id) && (m.value = (m.__value = h) ?? ""), x(D, l(d).head), x(ne, e);
		}, [() => l(d).rest || (l(s).own ? A("web-own-deck") : j("class-", l(s).group, r.game.key))]), n(c, [], m, () => (l(s).id, u()), u), e(t, f);
	}), y(D), y(f), C(() => x(E, r.legend)), e(t, f), m();
}
// src/pages/home/Wishes.svelte
var se = D({ default: () => I }), P = c("<option> </option>"), F = c("<label class=\"svelte-k1jz1j\"> <select></select></label>"), ce = c("<div class=\"wide svelte-k1jz1j\"><!></div>"), le = c("<div class=\"options svelte-k1jz1j\"><label class=\"svelte-k1jz1j\"> <input maxlength=\"24\" autocomplete=\"nickname\"/></label> <!> <!> <!> <label class=\"svelte-k1jz1j\"> <select></select></label> <label class=\"svelte-k1jz1j\"> <select><option> </option><option> </option></select></label> <label class=\"svelte-k1jz1j\"> <select><option> </option><option> </option><option> </option></select></label> <label class=\"tick svelte-k1jz1j\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-k1jz1j\"> </small></span></label> <label class=\"tick svelte-k1jz1j\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-k1jz1j\"> </small></span></label> <div class=\"wide hot svelte-k1jz1j\"><div><b> </b> <p class=\"soft\"> </p></div> <!> <!></div></div>");
function I(n, o) {
	_(o, !0);
	let c = h(o, "form", 15), g = T(() => ne(o.game, c().mode)), b = T(() => re(l(g), c().seating).teams.length), te = T(() => Array.from({ length: l(b) - 1 }, (e, t) => t + 1));
	var D = le(), k = a(D), j = a(k), M = S(j);
	v(M), y(k);
	var N = S(k, 2), se = (t) => {
		var n = F(), i = a(n), u = S(i);
		s(u, 21, () => o.game.modes, (e) => e.key, (t, n) => {
			var r = P(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).key) && (r.value = (r.__value = a) ?? "");
			}, [() => A(`mode-${l(n).key}`, {}, o.game.key)]), e(t, r);
		}), y(u), d(u), y(n), C((e) => x(i, `${e ?? ""} `), [() => A("web-mode")]), r(u, () => c().mode, (e) => c(c().mode = e, !0)), e(t, n);
	};
	u(N, (e) => {
		o.game.modes.length > 1 && e(se);
	});
	var I = S(N, 2), ue = (t) => {
		var n = F(), i = a(n), u = S(i);
		s(u, 21, () => l(g).seatings, (e) => e.key, (t, n) => {
			var r = P(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).key) && (r.value = (r.__value = a) ?? "");
			}, [() => A(`seating-${l(n).key}`, {}, o.game.key)]), e(t, r);
		}), y(u), d(u), y(n), C((e) => x(i, `${e ?? ""} `), [() => A("web-seating")]), r(u, () => c().seating, (e) => c(c().seating = e, !0)), e(t, n);
	};
	u(I, (e) => {
		l(g).seatings.length > 1 && e(ue);
	});
	var de = S(I, 2), fe = (t) => {
		var n = ce(), r = a(n);
		{
			let e = T(() => A("web-your-deck"));
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
	var L = S(de, 2), pe = a(L), R = S(pe);
	s(R, 20, () => ["steady", "random"], (e) => e, (t, n) => {
		var r = P(), i = p(r, !0), a = {};
		C((e) => {
			x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
		}, [() => A(`web-level-${n}`)]), e(t, r);
	}), y(R), d(R), y(L);
	var z = S(L, 2), me = a(z), B = S(me), V = a(B), he = p(V, !0);
	V.value = V.__value = 1;
	var H = S(V), ge = p(H, !0);
	H.value = H.__value = 3, y(B), d(B), y(z);
	var U = S(z, 2), _e = a(U), W = S(_e), G = a(W), ve = p(G, !0);
	G.value = G.__value = "none";
	var K = S(G), ye = p(K, !0);
	K.value = K.__value = "slow";
	var q = S(K), be = p(q, !0);
	q.value = q.__value = "fast", y(W), d(W), y(U);
	var J = S(U, 2), Y = a(J);
	v(Y);
	var xe = S(Y, 2), Se = a(xe), Ce = S(Se), we = p(Ce, !0);
	y(xe), y(J);
	var X = S(J, 2), Z = a(X);
	v(Z);
	var Q = S(Z, 2), Te = a(Q), Ee = S(Te), De = p(Ee, !0);
	y(Q), y(X);
	var Oe = S(X, 2), $ = a(Oe), ke = a($), Ae = p(ke, !0), je = S(ke, 2), Me = p(je, !0);
	y($);
	var Ne = S($, 2);
	s(Ne, 16, () => l(g).brings_deck ? l(te) : [], (e) => e, (t, n) => {
		var i = F(), u = a(i), f = S(u);
		s(f, 21, () => O(o.game), (e) => e.id, (t, n) => {
			var r = P(), i = p(r, !0), a = {};
			C((e) => {
				x(i, e), a !== (a = l(n).id) && (r.value = (r.__value = a) ?? "");
			}, [() => ae(l(n).title, l(n).group, o.game.key).head]), e(t, r);
		}), y(f), d(f), y(i), C((e) => x(u, `${e ?? ""} `), [() => l(b) > 2 ? A("web-nth-players-deck", { n: n + 1 }) : A("web-other-players-deck")]), r(f, () => c().decks[n], (e) => c(c().decks[n] = e, !0)), e(t, i);
	});
	var Pe = S(Ne, 2);
	E(Pe, {
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
			C((e) => x(r, e), [() => A("web-hot-seat-start", { n: l(b) })]), e(t, r);
		},
		$$slots: { default: !0 }
	}), y(Oe), y(D), C((e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h) => {
		x(j, `${e ?? ""} `), ee(M, "placeholder", t), x(pe, `${n ?? ""} `), x(me, `${r ?? ""} `), x(he, i), x(ge, a), x(_e, `${o ?? ""} `), x(ve, s), x(ye, c), x(be, l), x(Se, `${u ?? ""} `), x(we, d), x(Te, `${f ?? ""} `), x(De, p), x(Ae, m), x(Me, h);
	}, [
		() => A("web-your-name"),
		() => A("web-guest"),
		() => A("web-bot-level"),
		() => A("web-match"),
		() => A("web-one-game"),
		() => A("web-best-of-three"),
		() => A("web-clock"),
		() => A("web-clock-none"),
		() => A("web-clock-slow"),
		() => A("web-clock-fast"),
		() => A("web-public"),
		() => A("web-public-means"),
		() => A("web-firm"),
		() => A("web-firm-means"),
		() => A("web-hot-seat", { n: l(b) }),
		() => A("web-hot-seat-means")
	]), i(M, () => ie.name, (e) => ie.name = e), r(R, () => c().level, (e) => c(c().level = e, !0)), r(B, () => c().bestOf, (e) => c(c().bestOf = e, !0)), r(W, () => c().clock, (e) => c(c().clock = e, !0)), t(Y, () => c().listed, (e) => c(c().listed = e, !0)), t(Z, () => c().firm, (e) => c(c().firm = e, !0)), e(n, D), m();
}
export { oe as DeckPicker, se as Wishes_exports };
