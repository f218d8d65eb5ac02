import { append as e, bind_checked as t, bind_select_value as n, bind_value as r, child as i, delegate as a, delegated as o, each as s, event as c, first_child as l, from_html as u, get as d, if_block as f, init_select as p, next as m, only_child as h, pop as g, push as _, remove_input_defaults as v, reset as y, set as b, set_text as x, sibling as S, state as C, template_effect as w, text as T, to_array as E, user_derived as D } from "./vendor.js";
import { Button as O, __exportAll as k, call as A, capital as j, complain as M, known as N, note as P, say as F, settings as I, takeOver as L } from "./main.js";
import { Dialog as R, play as z } from "./table.js";
// src/parts/Help.svelte
var B = k({ default: () => U }), V = u("<dt><kbd> </kbd></dt> <dd> </dd>", 1), H = u("<p> </p> <h3 class=\"svelte-15mxw0v\"> </h3> <dl class=\"svelte-15mxw0v\"></dl> <h3 class=\"svelte-15mxw0v\"> </h3> <p> </p>", 1);
function U(t, n) {
	_(n, !0);
	let r = [
		["web-space", "web-key-pass"],
		["web-enter", "web-key-do"],
		["web-escape", "web-key-cancel"],
		["← → ↑ ↓", "web-key-move"],
		["N", "web-key-next"],
		["Z", "web-key-undo"],
		["F", "web-key-full"],
		["L", "web-key-log"],
		["?", "web-key-help"]
	];
	{
		let a = D(() => F("web-help"));
		R(t, {
			get title() {
				return d(a);
			},
			get open() {
				return n.open;
			},
			get onclose() {
				return n.onclose;
			},
			children: (t, n) => {
				var a = H(), o = l(a), c = h(o, !0), u = S(o, 2), f = h(u, !0), p = S(u, 2);
				s(p, 21, () => r, ([e, t]) => e, (t, n) => {
					var r = D(() => E(d(n), 2));
					let a = () => d(r)[0], o = () => d(r)[1];
					var s = V(), c = l(s), u = i(c), f = h(u, !0);
					y(c);
					var p = S(c, 2), m = h(p, !0);
					w((e, t) => {
						x(f, e), x(m, t);
					}, [() => F(a()), () => F(o())]), e(t, s);
				}), y(p);
				var m = S(p, 2), g = h(m, !0), _ = S(m, 2), v = h(_);
				w((e, t, n, r, i) => {
					x(c, e), x(f, t), x(g, n), x(v, `${r ?? ""} ${i ?? ""}`);
				}, [
					() => F("web-help-intro"),
					() => F("web-keys"),
					() => F("web-help-signs"),
					() => F("web-help-signs-text"),
					() => N("help-signs") ? F("help-signs") : ""
				]), e(t, a);
			},
			$$slots: { default: !0 }
		});
	}
	g();
}
// src/parts/Devices.svelte
var W = u("<p class=\"code svelte-qcfugt\" role=\"status\"> </p> <p class=\"soft svelte-qcfugt\"> </p> <!>", 1), G = u("<details class=\"svelte-qcfugt\"><summary class=\"svelte-qcfugt\"> </summary> <p class=\"soft svelte-qcfugt\"> </p> <!> <form class=\"svelte-qcfugt\"><label class=\"svelte-qcfugt\"> <input maxlength=\"12\" autocomplete=\"off\" autocapitalize=\"characters\" spellcheck=\"false\"/></label> <!></form></details>");
function K(t, n) {
	_(n, !0);
	let a = C(null), o = C("");
	async function s() {
		b(a, await A("POST", "/api/guest/handover").catch((e) => (M(e), null)));
	}
	async function u(e) {
		if (e.preventDefault(), d(o).trim()) try {
			await L(d(o)), location.reload();
		} catch (e) {
			M(e);
		}
	}
	let p = D(() => d(a) ? `${location.origin}/#/?device=${d(a).code}` : ""), E = D(() => d(a) ? `${d(a).code.slice(0, 4)}-${d(a).code.slice(4)}` : "");
	var k = G(), j = i(k), N = h(j, !0), I = S(j, 2), R = h(I, !0), z = S(I, 2), B = (t) => {
		var n = W(), r = l(n), i = h(r, !0), o = S(r, 2), s = h(o, !0), c = S(o, 2);
		O(c, {
			small: !0,
			icon: "copy",
			onclick: () => navigator.clipboard.writeText(d(p)).then(() => P(F("web-copied")), () => {}),
			children: (t, n) => {
				m();
				var r = T();
				w((e) => x(r, e), [() => F("web-devices-link")]), e(t, r);
			},
			$$slots: { default: !0 }
		}), w((e) => {
			x(i, d(E)), x(s, e);
		}, [() => F("web-devices-good", { minutes: Math.round(d(a).seconds / 60) })]), e(t, n);
	}, V = (t) => {
		O(t, {
			small: !0,
			icon: "link",
			onclick: s,
			children: (t, n) => {
				m();
				var r = T();
				w((e) => x(r, e), [() => F("web-devices-give")]), e(t, r);
			},
			$$slots: { default: !0 }
		});
	};
	f(z, (e) => {
		d(a) ? e(B) : e(V, -1);
	});
	var H = S(z, 2), U = i(H), K = i(U), q = S(K);
	v(q), y(U);
	var J = S(U, 2);
	O(J, {
		small: !0,
		type: "submit",
		children: (t, n) => {
			m();
			var r = T();
			w((e) => x(r, e), [() => F("web-devices-take")]), e(t, r);
		},
		$$slots: { default: !0 }
	}), y(H), y(k), w((e, t, n) => {
		x(N, e), x(R, t), x(K, `${n ?? ""} `);
	}, [
		() => F("web-devices"),
		() => F("web-devices-means"),
		() => F("web-devices-code")
	]), c("submit", H, u), r(q, () => d(o), (e) => b(o, e)), e(t, k), g();
}
// src/parts/Settings.svelte
var q = k({ default: () => X }), J = u("<option> </option>"), Y = u("<div class=\"rows svelte-vs40k9\"><label class=\"svelte-vs40k9\"> <select><option lang=\"en\">English</option><option lang=\"fr\">Français</option></select></label> <label class=\"svelte-vs40k9\"> <select></select></label> <label class=\"svelte-vs40k9\"> <select></select></label> <label class=\"svelte-vs40k9\"> <input maxlength=\"24\" autocomplete=\"nickname\"/></label> <label class=\"tick svelte-vs40k9\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-vs40k9\"> </small></span></label> <label class=\"tick svelte-vs40k9\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-vs40k9\"> </small></span></label> <!></div>");
function X(a, c) {
	_(c, !0);
	{
		let l = D(() => F("web-settings"));
		R(a, {
			get title() {
				return d(l);
			},
			get open() {
				return c.open;
			},
			get onclose() {
				return c.onclose;
			},
			children: (a, c) => {
				var l = Y(), u = i(l), d = i(u), f = S(d), m = i(f);
				m.value = m.__value = "en";
				var g = S(m);
				g.value = g.__value = "fr", y(f), p(f), y(u);
				var _ = S(u, 2), b = i(_), C = S(b);
				s(C, 20, () => [
					"auto",
					"dark",
					"light"
				], (e) => e, (t, n) => {
					var r = J(), i = h(r, !0), a = {};
					w((e) => {
						x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
					}, [() => j(F(`web-theme-${n}`))]), e(t, r);
				}), y(C), p(C), y(_);
				var T = S(_, 2), E = i(T), D = S(E);
				s(D, 20, () => [
					"auto",
					"on",
					"off"
				], (e) => e, (t, n) => {
					var r = J(), i = h(r, !0), a = {};
					w((e) => {
						x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
					}, [() => j(F(`web-motion-${n}`))]), e(t, r);
				}), y(D), p(D), y(T);
				var O = S(T, 2), k = i(O), A = S(k);
				v(A), y(O);
				var M = S(O, 2), N = i(M);
				v(N);
				var P = S(N, 2), L = i(P), R = S(L), B = h(R, !0);
				y(P), y(M);
				var V = S(M, 2), H = i(V);
				v(H);
				var U = S(H, 2), W = i(U), G = S(W), q = h(G, !0);
				y(U), y(V), K(S(V, 2), {}), y(l), w((e, t, n, r, i, a, o, s) => {
					x(d, `${e ?? ""} `), x(b, `${t ?? ""} `), x(E, `${n ?? ""} `), x(k, `${r ?? ""} `), x(L, `${i ?? ""} `), x(B, a), x(W, `${o ?? ""} `), x(q, s);
				}, [
					() => F("web-language"),
					() => F("web-theme-label"),
					() => F("web-motion"),
					() => F("web-your-name"),
					() => F("web-full-control"),
					() => F("web-full-control-means"),
					() => F("web-sound"),
					() => F("web-sound-means")
				]), n(f, () => I.language, (e) => I.language = e), n(C, () => I.theme, (e) => I.theme = e), n(D, () => I.motion, (e) => I.motion = e), r(A, () => I.name, (e) => I.name = e), t(N, () => I.fullControl, (e) => I.fullControl = e), o("change", H, () => z("turn")), t(H, () => I.sound, (e) => I.sound = e), e(a, l);
			},
			$$slots: { default: !0 }
		});
	}
	g();
}
a(["change"]);
export { B as Help_exports, q as Settings_exports };
