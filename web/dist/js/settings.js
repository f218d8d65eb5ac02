import { append as e, bind_checked as t, bind_select_value as n, bind_value as r, child as i, delegate as a, delegated as o, each as s, event as c, first_child as l, from_html as u, get as d, if_block as f, init_select as p, next as m, only_child as h, pop as g, push as _, remove_input_defaults as v, reset as y, set as b, set_text as x, sibling as S, state as C, template_effect as w, text as T, to_array as E, user_derived as D } from "./vendor.js";
import { Button as O, __exportAll as k, call as A, complain as j, known as M, note as N, say as P, settings as F, takeOver as I } from "./main.js";
import { Dialog as L, play as R } from "./table.js";
// src/parts/Help.svelte
var z = k({ default: () => H }), B = u("<dt><kbd> </kbd></dt> <dd> </dd>", 1), V = u("<p> </p> <h3 class=\"svelte-15mxw0v\"> </h3> <dl class=\"svelte-15mxw0v\"></dl> <h3 class=\"svelte-15mxw0v\"> </h3> <p> </p>", 1);
function H(t, n) {
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
		let a = D(() => P("web-help"));
		L(t, {
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
				var a = V(), o = l(a), c = h(o, !0), u = S(o, 2), f = h(u, !0), p = S(u, 2);
				s(p, 21, () => r, ([e, t]) => e, (t, n) => {
					var r = D(() => E(d(n), 2));
					let a = () => d(r)[0], o = () => d(r)[1];
					var s = B(), c = l(s), u = i(c), f = h(u, !0);
					y(c);
					var p = S(c, 2), m = h(p, !0);
					w((e, t) => {
						x(f, e), x(m, t);
					}, [() => P(a()), () => P(o())]), e(t, s);
				}), y(p);
				var m = S(p, 2), g = h(m, !0), _ = S(m, 2), v = h(_);
				w((e, t, n, r, i) => {
					x(c, e), x(f, t), x(g, n), x(v, `${r ?? ""} ${i ?? ""}`);
				}, [
					() => P("web-help-intro"),
					() => P("web-keys"),
					() => P("web-help-signs"),
					() => P("web-help-signs-text"),
					() => M("help-signs") ? P("help-signs") : ""
				]), e(t, a);
			},
			$$slots: { default: !0 }
		});
	}
	g();
}
// src/parts/Devices.svelte
var U = u("<p class=\"code svelte-qcfugt\" role=\"status\"> </p> <p class=\"soft svelte-qcfugt\"> </p> <!>", 1), W = u("<details class=\"svelte-qcfugt\"><summary class=\"svelte-qcfugt\"> </summary> <p class=\"soft svelte-qcfugt\"> </p> <!> <form class=\"svelte-qcfugt\"><label class=\"svelte-qcfugt\"> <input maxlength=\"12\" autocomplete=\"off\" autocapitalize=\"characters\" spellcheck=\"false\"/></label> <!></form></details>");
function G(t, n) {
	_(n, !0);
	let a = C(null), o = C("");
	async function s() {
		b(a, await A("POST", "/api/guest/handover").catch((e) => (j(e), null)));
	}
	async function u(e) {
		if (e.preventDefault(), d(o).trim()) try {
			await I(d(o)), location.reload();
		} catch (e) {
			j(e);
		}
	}
	let p = D(() => d(a) ? `${location.origin}/#/?device=${d(a).code}` : ""), E = D(() => d(a) ? `${d(a).code.slice(0, 4)}-${d(a).code.slice(4)}` : "");
	var k = W(), M = i(k), F = h(M, !0), L = S(M, 2), R = h(L, !0), z = S(L, 2), B = (t) => {
		var n = U(), r = l(n), i = h(r, !0), o = S(r, 2), s = h(o, !0), c = S(o, 2);
		O(c, {
			small: !0,
			icon: "copy",
			onclick: () => navigator.clipboard.writeText(d(p)).then(() => N(P("web-copied")), () => {}),
			children: (t, n) => {
				m();
				var r = T();
				w((e) => x(r, e), [() => P("web-devices-link")]), e(t, r);
			},
			$$slots: { default: !0 }
		}), w((e) => {
			x(i, d(E)), x(s, e);
		}, [() => P("web-devices-good", { minutes: Math.round(d(a).seconds / 60) })]), e(t, n);
	}, V = (t) => {
		O(t, {
			small: !0,
			icon: "link",
			onclick: s,
			children: (t, n) => {
				m();
				var r = T();
				w((e) => x(r, e), [() => P("web-devices-give")]), e(t, r);
			},
			$$slots: { default: !0 }
		});
	};
	f(z, (e) => {
		d(a) ? e(B) : e(V, -1);
	});
	var H = S(z, 2), G = i(H), K = i(G), q = S(K);
	v(q), y(G);
	var J = S(G, 2);
	O(J, {
		small: !0,
		type: "submit",
		children: (t, n) => {
			m();
			var r = T();
			w((e) => x(r, e), [() => P("web-devices-take")]), e(t, r);
		},
		$$slots: { default: !0 }
	}), y(H), y(k), w((e, t, n) => {
		x(F, e), x(R, t), x(K, `${n ?? ""} `);
	}, [
		() => P("web-devices"),
		() => P("web-devices-means"),
		() => P("web-devices-code")
	]), c("submit", H, u), r(q, () => d(o), (e) => b(o, e)), e(t, k), g();
}
// src/parts/Settings.svelte
var K = k({ default: () => Y }), q = u("<option> </option>"), J = u("<div class=\"rows svelte-vs40k9\"><label class=\"svelte-vs40k9\"> <select><option lang=\"en\">English</option><option lang=\"fr\">Français</option></select></label> <label class=\"svelte-vs40k9\"> <select></select></label> <label class=\"svelte-vs40k9\"> <select></select></label> <label class=\"svelte-vs40k9\"> <input maxlength=\"24\" autocomplete=\"nickname\"/></label> <label class=\"tick svelte-vs40k9\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-vs40k9\"> </small></span></label> <label class=\"tick svelte-vs40k9\"><input type=\"checkbox\"/> <span> <small class=\"soft svelte-vs40k9\"> </small></span></label> <!></div>");
function Y(a, c) {
	_(c, !0);
	{
		let l = D(() => P("web-settings"));
		L(a, {
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
				var l = J(), u = i(l), d = i(u), f = S(d), m = i(f);
				m.value = m.__value = "en";
				var g = S(m);
				g.value = g.__value = "fr", y(f), p(f), y(u);
				var _ = S(u, 2), b = i(_), C = S(b);
				s(C, 20, () => [
					"auto",
					"dark",
					"light"
				], (e) => e, (t, n) => {
					var r = q(), i = h(r, !0), a = {};
					w((e) => {
						x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
					}, [() => P(`web-theme-${n}`)]), e(t, r);
				}), y(C), p(C), y(_);
				var T = S(_, 2), E = i(T), D = S(E);
				s(D, 20, () => [
					"auto",
					"on",
					"off"
				], (e) => e, (t, n) => {
					var r = q(), i = h(r, !0), a = {};
					w((e) => {
						x(i, e), a !== (a = n) && (r.value = (r.__value = a) ?? "");
					}, [() => P(`web-motion-${n}`)]), e(t, r);
				}), y(D), p(D), y(T);
				var O = S(T, 2), k = i(O), A = S(k);
				v(A), y(O);
				var j = S(O, 2), M = i(j);
				v(M);
				var N = S(M, 2), I = i(N), L = S(I), z = h(L, !0);
				y(N), y(j);
				var B = S(j, 2), V = i(B);
				v(V);
				var H = S(V, 2), U = i(H), W = S(U), K = h(W, !0);
				y(H), y(B), G(S(B, 2), {}), y(l), w((e, t, n, r, i, a, o, s) => {
					x(d, `${e ?? ""} `), x(b, `${t ?? ""} `), x(E, `${n ?? ""} `), x(k, `${r ?? ""} `), x(I, `${i ?? ""} `), x(z, a), x(U, `${o ?? ""} `), x(K, s);
				}, [
					() => P("web-language"),
					() => P("web-theme-label"),
					() => P("web-motion"),
					() => P("web-your-name"),
					() => P("web-full-control"),
					() => P("web-full-control-means"),
					() => P("web-sound"),
					() => P("web-sound-means")
				]), n(f, () => F.language, (e) => F.language = e), n(C, () => F.theme, (e) => F.theme = e), n(D, () => F.motion, (e) => F.motion = e), r(A, () => F.name, (e) => F.name = e), t(M, () => F.fullControl, (e) => F.fullControl = e), o("change", V, () => R("turn")), t(V, () => F.sound, (e) => F.sound = e), e(a, l);
			},
			$$slots: { default: !0 }
		});
	}
	g();
}
a(["change"]);
export { z as Help_exports, K as Settings_exports };
