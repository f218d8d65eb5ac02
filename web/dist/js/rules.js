import { $document as e, append as t, bind_value as n, child as r, deferred_template_effect as i, delegate as a, delegated as o, each as s, from_html as c, get as l, head as u, if_block as d, init_select as f, next as p, only_child as m, pop as h, push as ee, remove_input_defaults as te, reset as g, select_option as ne, set as _, set_attribute as v, set_class as re, set_text as y, sibling as b, state as x, template_effect as S, text as C, user_derived as w, user_effect as T } from "./vendor.js";
import { Button as ie, __exportAll as E, clauses as ae, complain as oe, either as se, games as ce, go as le, known as ue, preferred as de, say as D, settings as fe, speakOf as pe } from "./main.js";
import { showMe as me } from "./table.js";
// src/pages/rules/filter.ts
function he(e, t, n, r) {
	let i = O(t).split(/\s+/).filter(Boolean);
	return e.filter((e) => {
		if (n !== "" && e.kind !== n) return !1;
		let t = e.clause.toLowerCase(), a = O(e.summary[r]);
		return i.every((e) => t.startsWith(e) || a.includes(e));
	});
}
function ge(e) {
	let t = [];
	for (let n of e) {
		let e = /^\d+/.exec(n.clause)?.[0] ?? "R", r = t.find((t) => t.number === e);
		r ? r.clauses.push(n) : t.push({
			number: e,
			clauses: [n]
		});
	}
	return t;
}
function _e(e) {
	return [...new Set(e.map((e) => e.kind))];
}
function O(e) {
	return e.normalize("NFD").replace(/[̀-ͯ]/g, "").toLowerCase();
}
// src/pages/rules/Rules.svelte
var k = E({ default: () => L }), A = c("<option> </option>"), j = c("<select class=\"svelte-3mwf9z\"></select>"), M = c("<p class=\"soft\"> </p>"), N = c("<button type=\"button\" class=\"svelte-3mwf9z\"> </button>"), P = c("<p class=\"unknown svelte-3mwf9z\"> </p>"), F = c("<button type=\"button\" class=\"show svelte-3mwf9z\"> </button>"), I = c("<li tabindex=\"-1\"><a class=\"svelte-3mwf9z\"> </a> <p> <!></p></li>"), ve = c("<section><h2 class=\"svelte-3mwf9z\"> </h2> <ul></ul></section>"), ye = c("<div class=\"page svelte-3mwf9z\"><header class=\"svelte-3mwf9z\"><h1 class=\"svelte-3mwf9z\"> </h1> <!></header> <p class=\"soft\"> </p> <div class=\"tools svelte-3mwf9z\"><input type=\"search\"/> <div class=\"kinds svelte-3mwf9z\" role=\"group\"></div> <p class=\"soft\" role=\"status\"><!></p> <!></div> <!> <!></div>");
function L(a, c) {
	ee(c, !0);
	let E = x([]), O = x([]), k = x(!0), L = x(!1), R = x(""), z = x(""), B = w(() => c.parts[0] ?? de(l(E))?.key ?? ""), V = w(() => c.parts[1] ?? ""), H = w(() => he(l(O), l(R), l(z), fe.language)), be = w(() => ge(l(H)));
	pe(() => l(B)), T(() => {
		U(l(B));
	}), T(() => {
		if (!l(V) || l(O).length === 0) return;
		let e = document.getElementById(`clause-${l(V)}`);
		e?.scrollIntoView({ block: "center" }), e?.focus({ preventScroll: !0 });
	});
	async function U(e) {
		_(L, !1);
		try {
			if (_(E, await ce()), !e) return;
			let t = await ae(e);
			if (e !== l(B)) return;
			_(O, [...t.values()]), _(k, !1);
		} catch {
			_(L, !0);
		}
	}
	function xe(e) {
		let t = `rules-kind-${e || "all"}`;
		return ue(t) ? D(t) : D("rules-kind-other", { kind: e });
	}
	var W = ye();
	u("3mwf9z", (t) => {
		i((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => D("rules-title")]);
	});
	var G = r(W), K = r(G), Se = m(K, !0), Ce = b(K, 2), we = (e) => {
		var n = j();
		s(n, 21, () => l(E), (e) => e.key, (e, n) => {
			var r = A(), i = m(r, !0), a = {};
			S(() => {
				y(i, l(n).title), a !== (a = l(n).key) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), g(n);
		var r;
		f(n), S((e) => {
			v(n, "aria-label", e), r !== (r = l(B)) && (n.value = (n.__value = r) ?? "", ne(n, r));
		}, [() => D("web-game")]), o("change", n, (e) => le(`/rules/${e.currentTarget.value}`)), t(e, n);
	}, Te = (e) => {
		var n = M(), r = m(n, !0);
		S(() => y(r, l(E)[0]?.title)), t(e, n);
	};
	d(Ce, (e) => {
		l(E).length > 1 ? e(we) : e(Te, -1);
	}), g(G);
	var q = b(G, 2), Ee = m(q, !0), J = b(q, 2), Y = r(J);
	te(Y);
	var X = b(Y, 2);
	s(X, 20, () => ["", ..._e(l(O))], (e) => e, (e, n) => {
		var r = N(), i = m(r, !0);
		S((e) => {
			v(r, "aria-pressed", l(z) === n), y(i, e);
		}, [() => xe(n)]), o("click", r, () => _(z, n, !0)), t(e, r);
	}), g(X);
	var Z = b(X, 2), De = r(Z), Oe = (e) => {
		var n = C();
		S((e) => y(n, e), [() => D("pages-failed")]), t(e, n);
	}, ke = (e) => {
		var n = C();
		S((e) => y(n, e), [() => D("rules-loading")]), t(e, n);
	}, Ae = (e) => {
		var n = C();
		S((e) => y(n, e), [() => D("rules-found", { count: l(H).length })]), t(e, n);
	};
	d(De, (e) => {
		l(L) ? e(Oe) : l(k) ? e(ke, 1) : e(Ae, -1);
	}), g(Z);
	var je = b(Z, 2), Q = (e) => {
		ie(e, {
			small: !0,
			onclick: () => U(l(B)),
			children: (e, n) => {
				p();
				var r = C();
				S((e) => y(r, e), [() => D("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	d(je, (e) => {
		l(L) && e(Q);
	}), g(J);
	var $ = b(J, 2), Me = (e) => {
		var n = P(), r = m(n, !0);
		S((e) => y(r, e), [() => D("rules-unknown", { clause: l(V) })]), t(e, n);
	}, Ne = w(() => l(V) && !l(k) && !l(O).some((e) => e.clause === l(V)));
	d($, (e) => {
		l(Ne) && e(Me);
	});
	var Pe = b($, 2);
	s(Pe, 17, () => l(be), (e) => e.number, (e, n) => {
		var i = ve(), a = r(i), c = m(a, !0), u = b(a, 2);
		s(u, 21, () => l(n).clauses, (e) => e.clause, (e, n) => {
			var i = I();
			let a;
			var s = r(i), c = m(s, !0), u = b(s, 2), f = r(u), p = b(f), h = (e) => {
				var r = F(), i = m(r, !0);
				S((e, t) => {
					v(r, "aria-label", e), y(i, t);
				}, [() => D("web-show-clause", { clause: l(n).clause }), () => D("web-show-me")]), o("click", r, () => me(l(B), l(n).clause).catch(oe)), t(e, r);
			};
			d(p, (e) => {
				l(n).shown && e(h);
			}), g(u), g(i), S((e, t, r) => {
				v(i, "id", `clause-${l(n).clause ?? ""}`), a = re(i, 1, "svelte-3mwf9z", null, a, { wanted: l(n).clause === l(V) }), v(s, "href", `#/rules/${l(B) ?? ""}/${e ?? ""}`), v(s, "aria-label", t), y(c, l(n).clause), y(f, `${r ?? ""} `);
			}, [
				() => encodeURIComponent(l(n).clause),
				() => D("rules-link", { clause: l(n).clause }),
				() => se(l(n).summary)
			]), t(e, i);
		}), g(u), g(i), S((e) => {
			v(i, "aria-labelledby", `chapter-${l(n).number ?? ""}`), v(a, "id", `chapter-${l(n).number ?? ""}`), y(c, e);
		}, [() => l(n).number === "R" ? D("rules-rulings") : D("rules-chapter", { number: l(n).number })]), t(e, i);
	}), g(W), S((e, t, n, r, i) => {
		y(Se, e), y(Ee, t), v(Y, "aria-label", n), v(Y, "placeholder", r), v(X, "aria-label", i);
	}, [
		() => D("rules-title"),
		() => D("rules-intro"),
		() => D("rules-filter"),
		() => D("rules-filter"),
		() => D("rules-kind")
	]), n(Y, () => l(R), (e) => _(R, e)), t(a, W), h();
}
a(["change", "click"]);
export { k as Rules_exports };
