import { $document as e, append as t, bind_checked as n, bind_select_value as r, bind_this as i, bind_value as a, child as o, clsx as s, deferred_template_effect as c, delegate as l, delegated as u, each as d, event as f, first_child as p, from_html as m, get as h, head as g, if_block as _, index as v, init_select as y, next as b, only_child as x, pop as ee, prop as S, proxy as C, push as te, remove_input_defaults as ne, reset as w, set as T, set_attribute as E, set_class as D, set_text as O, set_value as re, sibling as k, state as A, template_effect as j, text as M, to_array as N, untrack as P, user_derived as F, user_effect as ie } from "./vendor.js";
import { Button as I, __exportAll as L, complain as R, games as ae, note as z, say as B } from "./main.js";
import { Dialog as V, NoPack as H, nameAfter as U, packs as W, put as G, saveText as oe, tableOf as K, whyNot as q } from "./table.js";
import { fileName as J } from "./decks.js";
// src/pages/packs/ImportPack.svelte
var se = m("<option> </option>"), Y = m("<label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label>"), ce = m("<label class=\"svelte-1ugy5td\"> <input maxlength=\"40\" autocomplete=\"off\" spellcheck=\"false\" class=\"svelte-1ugy5td\"/></label>"), le = m("<label class=\"bar svelte-1ugy5td\"><span> </span> <progress class=\"svelte-1ugy5td\"></progress></label>"), ue = m("<p class=\"bad svelte-1ugy5td\"> </p>"), de = m("<strong> </strong> ·", 1), X = m("<li><!><span lang=\"en\"> </span></li>"), fe = m("<ul class=\"svelte-1ugy5td\"></ul>"), pe = m("<form aria-labelledby=\"packs-import\" class=\"svelte-1ugy5td\"><h2 id=\"packs-import\" class=\"svelte-1ugy5td\"> </h2> <div class=\"fields svelte-1ugy5td\"><label class=\"svelte-1ugy5td\"> <input type=\"file\" accept=\".tsv,.csv,.json,.xml,.txt,text/*,application/json,text/xml\" class=\"svelte-1ugy5td\"/></label> <!> <!> <label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label></div> <div class=\"row svelte-1ugy5td\"><label class=\"check svelte-1ugy5td\"><input type=\"checkbox\" class=\"svelte-1ugy5td\"/> </label> <span class=\"actions svelte-1ugy5td\"><!> <!></span></div> <!> <div role=\"alert\"><!> <!></div></form>");
function me(e, s) {
	te(s, !0);
	let c = S(s, "updating", 15), l = A(null), m = A(""), g = A(""), C = A(!1), D = A(!1), N = A(null), P = A(null), L = A([]), R = A(void 0);
	ie(() => {
		c() && h(R)?.focus();
	});
	function ae(e) {
		T(l, e.currentTarget.files?.[0] ?? null), T(P, null), T(L, []), h(l) && !h(m) && T(m, U(h(l).name), !0);
	}
	async function z() {
		if (h(l)) {
			T(D, !0), T(P, null), T(L, []), T(N, {
				done: 0,
				all: 0
			}, !0);
			try {
				let e = {
					name: c() || h(m),
					game: h(g),
					dry: h(C),
					update: c() !== ""
				}, t = await G(h(l), e, (e, t) => T(N, {
					done: e,
					all: t
				}, !0));
				t.kept && (T(l, null), T(m, ""), h(R) && (h(R).value = "")), s.ontaken(t);
			} catch (e) {
				T(P, e), T(L, e instanceof H ? e.faults : []);
			} finally {
				T(D, !1), T(N, null);
			}
		}
	}
	var V = pe(), W = o(V), oe = x(W, !0), K = k(W, 2), J = o(K), me = o(J), he = k(me);
	i(he, (e) => T(R, e), () => h(R)), w(J);
	var ge = k(J, 2), _e = (e) => {
		var n = Y(), i = o(n), a = k(i), l = o(a), u = x(l, !0);
		l.value = l.__value = "";
		var f = k(l);
		d(f, 17, () => s.own, (e) => e.name, (e, n) => {
			var r = se(), i = x(r, !0), a = {};
			j(() => {
				O(i, h(n).name), a !== (a = h(n).name) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), w(a), y(a), w(n), j((e, t) => {
			O(i, `${e ?? ""} `), O(u, t);
		}, [() => B("packs-as"), () => B("packs-as-new")]), r(a, c), t(e, n);
	};
	_(ge, (e) => {
		s.own.length > 0 && e(_e);
	});
	var ve = k(ge, 2), ye = (e) => {
		var n = ce(), r = o(n), i = k(r);
		ne(i), w(n), j((e) => O(r, `${e ?? ""} `), [() => B("packs-name")]), a(i, () => h(m), (e) => T(m, e)), t(e, n);
	};
	_(ve, (e) => {
		c() || e(ye);
	});
	var be = k(ve, 2), xe = o(be), Z = k(xe), Q = o(Z), Se = x(Q, !0);
	Q.value = Q.__value = "";
	var Ce = k(Q);
	d(Ce, 17, () => s.games, (e) => e.key, (e, n) => {
		var r = se(), i = x(r, !0), a = {};
		j(() => {
			O(i, h(n).title), a !== (a = h(n).key) && (r.value = (r.__value = a) ?? "");
		}), t(e, r);
	}), w(Z), y(Z), w(be), w(K);
	var we = k(K, 2), Te = o(we), $ = o(Te);
	ne($);
	var Ee = k($);
	w(Te);
	var De = k(Te, 2), Oe = o(De), ke = (e) => {
		I(e, {
			kind: "quiet",
			onclick: () => c(""),
			children: (e, n) => {
				b();
				var r = M();
				j((e) => O(r, e), [() => B("web-cancel")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(Oe, (e) => {
		c() && e(ke);
	});
	var Ae = k(Oe, 2);
	{
		let e = F(() => h(D) || !h(l) || !(c() || h(m).trim()));
		I(Ae, {
			kind: "primary",
			type: "submit",
			get disabled() {
				return h(e);
			},
			children: (e, n) => {
				b();
				var r = M();
				j((e) => O(r, e), [() => B(h(C) ? "packs-try" : "packs-import-do")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	w(De), w(we);
	var je = k(we, 2), Me = (e) => {
		var n = le(), r = o(n), i = x(r, !0), a = k(r, 2);
		w(n), j((e, t) => {
			O(i, e), E(a, "max", t), re(a, h(N).done);
		}, [() => B("packs-progress", {
			done: h(N).done,
			all: h(N).all
		}), () => Math.max(1, h(N).all)]), t(e, n);
	};
	_(je, (e) => {
		h(N) && e(Me);
	});
	var Ne = k(je, 2), Pe = o(Ne), Fe = (e) => {
		var n = ue(), r = x(n, !0);
		j((e) => O(r, e), [() => q(h(P))]), t(e, n);
	};
	_(Pe, (e) => {
		h(P) && e(Fe);
	});
	var Ie = k(Pe, 2), Le = (e) => {
		var n = fe();
		d(n, 21, () => h(L), v, (e, n) => {
			var r = X(), i = o(r), a = (e) => {
				var r = de(), i = p(r), a = x(i, !0);
				b(), j((e) => O(a, e), [() => B("decks-line", { line: h(n).line })]), t(e, r);
			};
			_(i, (e) => {
				h(n).line > 0 && e(a);
			});
			var s = k(i), c = x(s, !0);
			w(r), j(() => O(c, h(n).why)), t(e, r);
		}), w(n), t(e, n);
	};
	_(Ie, (e) => {
		h(L).length > 0 && e(Le);
	}), w(Ne), w(V), j((e, t, n, r, i) => {
		O(oe, e), O(me, `${t ?? ""} `), O(xe, `${n ?? ""} `), O(Se, r), O(Ee, ` ${i ?? ""}`);
	}, [
		() => c() ? B("packs-update", { pack: c() }) : B("packs-import"),
		() => B("packs-file"),
		() => B("web-game"),
		() => B("packs-game-by-columns"),
		() => B("packs-dry")
	]), f("submit", V, (e) => {
		e.preventDefault(), z();
	}), u("change", he, ae), r(Z, () => h(g), (e) => T(g, e)), n($, () => h(C), (e) => T(C, e)), t(e, V), ee();
}
l(["change"]);
// src/pages/packs/Report.svelte
var he = m("<button type=\"button\" class=\"chip svelte-lba0cn\"> </button>"), ge = m("<p> </p>"), _e = m("<p class=\"why svelte-lba0cn\" lang=\"en\"> </p>"), ve = m("<li><p><strong> </strong> <span class=\"soft\"> </span></p> <!> <!></li>"), ye = m("<section aria-labelledby=\"packs-report\" class=\"svelte-lba0cn\"><h2 id=\"packs-report\" class=\"svelte-lba0cn\"> </h2> <p role=\"status\"> </p> <div class=\"tools svelte-lba0cn\"><label><span class=\"unseen\"> </span> <input type=\"search\"/></label> <span class=\"chips svelte-lba0cn\" role=\"group\"><button type=\"button\" class=\"chip svelte-lba0cn\"> </button> <!></span> <!></div> <p class=\"soft\" role=\"status\"> </p> <ul class=\"svelte-lba0cn\"></ul> <!></section>");
function be(e, n) {
	te(n, !0);
	let r = [
		"refused",
		"understood",
		"other"
	], i = A(""), c = A("all"), l = A(100), f = (e) => n.report.cards.filter((t) => t.verdict === e).length, p = F(() => Object.fromEntries(r.map((e) => [e, f(e)]))), m = F(() => n.report.cards.filter((e) => (h(c) === "all" || e.verdict === h(c)) && g(e, h(i))));
	ie(() => {
		h(i), h(c), n.report, T(l, 100);
	});
	function g(e, t) {
		let n = (e) => e.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		return n(`${e.place} ${e.name} ${e.set} ${e.why ?? ""}`).includes(n(t.trim()));
	}
	var y = ye(), S = o(y), C = x(S), re = k(S, 2), N = x(re, !0), P = k(re, 2), L = o(P), R = o(L), ae = x(R, !0), z = k(R, 2);
	ne(z), w(L);
	var V = k(L, 2), H = o(V), U = x(H), W = k(H, 2);
	d(W, 16, () => r, (e) => e, (e, n) => {
		var r = he(), i = x(r);
		j((e) => {
			E(r, "aria-pressed", h(c) === n), O(i, `${e ?? ""} (${h(p)[n] ?? ""})`);
		}, [() => B(`packs-${n}`)]), u("click", r, () => T(c, n, !0)), t(e, r);
	}), w(V);
	var G = k(V, 2);
	I(G, {
		small: !0,
		onclick: () => oe(J(n.report.name, "tsv"), K({
			...n.report,
			cards: h(m)
		})),
		children: (e, n) => {
			b();
			var r = M();
			j((e) => O(r, e), [() => B("packs-export")]), t(e, r);
		},
		$$slots: { default: !0 }
	}), w(P);
	var q = k(P, 2), se = x(q, !0), Y = k(q, 2);
	d(Y, 21, () => h(m).slice(0, h(l)), v, (e, n) => {
		var r = ve(), i = o(r), a = o(i), c = x(a, !0), l = k(a, 2), u = x(l);
		w(i);
		var d = k(i, 2), f = (e) => {
			var r = ge(), i = x(r, !0);
			j((e) => O(i, e), [() => B(`pack-note-${h(n).note}`)]), t(e, r);
		};
		_(d, (e) => {
			h(n).note && e(f);
		});
		var p = k(d, 2), m = (e) => {
			var r = _e(), i = x(r, !0);
			j(() => O(i, h(n).why)), t(e, r);
		};
		_(p, (e) => {
			h(n).why && e(m);
		}), w(r), j((e, t) => {
			D(r, 1, s(h(n).verdict), "svelte-lba0cn"), O(c, h(n).name), O(u, `${e ?? ""}${h(n).set ? ` · ${h(n).set}` : ""} · ${t ?? ""}`);
		}, [() => B("packs-place", { place: h(n).place }), () => B(`packs-${h(n).verdict}`)]), t(e, r);
	}), w(Y);
	var ce = k(Y, 2), le = (e) => {
		I(e, {
			onclick: () => T(l, h(l) + 100),
			children: (e, n) => {
				b();
				var r = M();
				j((e) => O(r, e), [() => B("packs-more", { count: h(m).length - h(l) })]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(ce, (e) => {
		h(m).length > h(l) && e(le);
	}), w(y), j((e, t, r, i, a, o, s) => {
		O(C, `${n.report.name ?? ""} · ${n.game ?? ""}`), O(N, e), O(ae, t), E(z, "placeholder", r), E(V, "aria-label", i), E(H, "aria-pressed", h(c) === "all"), O(U, `${a ?? ""} (${n.report.cards.length ?? ""})`), O(se, o), E(Y, "aria-label", s);
	}, [
		() => B(n.report.kept ? "packs-report-kept" : "packs-report-dry", {
			all: n.report.cards.length,
			understood: h(p).understood ?? 0,
			refused: h(p).refused ?? 0,
			other: h(p).other ?? 0
		}),
		() => B("packs-filter"),
		() => B("packs-filter"),
		() => B("packs-verdict"),
		() => B("packs-all"),
		() => B("packs-found", { count: h(m).length }),
		() => B("packs-cards")
	]), a(z, () => h(i), (e) => T(i, e)), u("click", H, () => T(c, "all")), t(e, y), ee();
}
l(["click"]);
// src/pages/packs/Packs.svelte
var xe = L({ default: () => Ee }), Z = m("<p> <!></p>"), Q = m("<p class=\"soft\"> </p>"), Se = m("<!> <!>", 1), Ce = m("<li class=\"svelte-fotoiv\"><span class=\"name svelte-fotoiv\"> </span> <span class=\"soft\"> <code> </code></span> <span class=\"actions svelte-fotoiv\"><!> <!></span></li>"), we = m("<section aria-labelledby=\"packs-list\"><h2 id=\"packs-list\" class=\"svelte-fotoiv\"> </h2> <!> <ul class=\"svelte-fotoiv\"></ul></section>"), Te = m("<p> </p> <label class=\"check svelte-fotoiv\"><input type=\"checkbox\" class=\"svelte-fotoiv\"/> </label>", 1), $ = m("<div class=\"page svelte-fotoiv\"><div class=\"top svelte-fotoiv\"><h1 class=\"svelte-fotoiv\"> </h1> <a href=\"#/decks\"> </a></div> <p class=\"soft\"> </p> <!> <!> <!> <div tabindex=\"-1\" class=\"told svelte-fotoiv\"><!></div> <!></div>");
function Ee(r, a) {
	te(a, !0);
	let s = A(null), l = A([]), u = A(null), f = A(!1), m = A(null), v = A(!1), y = A(C(P(() => a.query.get("update") ?? ""))), S = A(void 0);
	E();
	async function E() {
		T(f, !1);
		try {
			await (async (e) => {
				var t = N(e, 2);
				T(l, t[0]), T(s, t[1]);
			})(await Promise.all([ae(), W.list()]));
		} catch {
			T(f, !0);
		}
	}
	let D = (e) => h(l).find((t) => t.key === e)?.title ?? e;
	async function re(e) {
		try {
			T(u, await W.report(e.hash)), h(S)?.focus();
		} catch (e) {
			R(e);
		}
	}
	async function ie(e) {
		T(u, e), T(y, ""), e.kept && T(s, await W.list().catch(() => h(s))), h(S)?.focus();
	}
	async function L() {
		let e = h(m);
		if (T(m, null), e) try {
			T(s, await W.remove(e.hash, h(v))), h(u)?.hash === e.hash && T(u, null), z(B("packs-removed", { pack: e.name }));
		} catch (e) {
			R(e);
		}
	}
	var H = $();
	g("fotoiv", (t) => {
		c((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => B("packs-title")]);
	});
	var U = o(H), G = o(U), oe = x(G, !0), K = k(G, 2), q = x(K, !0);
	w(U);
	var J = k(U, 2), se = x(J, !0), Y = k(J, 2), ce = (e) => {
		var n = Z(), r = o(n), i = k(r);
		I(i, {
			small: !0,
			onclick: E,
			children: (e, n) => {
				b();
				var r = M();
				j((e) => O(r, e), [() => B("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), w(n), j((e) => O(r, `${e ?? ""} `), [() => B("pages-failed")]), t(e, n);
	};
	_(Y, (e) => {
		h(f) && e(ce);
	});
	var le = k(Y, 2);
	{
		let e = F(() => h(s)?.filter((e) => e.own) ?? []);
		me(le, {
			get games() {
				return h(l);
			},
			get own() {
				return h(e);
			},
			ontaken: ie,
			get updating() {
				return h(y);
			},
			set updating(e) {
				T(y, e, !0);
			}
		});
	}
	var ue = k(le, 2), de = (e) => {
		var n = we(), r = o(n), i = x(r, !0), a = k(r, 2), c = (e) => {
			var n = Q(), r = x(n, !0);
			j((e) => O(r, e), [() => B("packs-none")]), t(e, n);
		};
		_(a, (e) => {
			h(s).length === 0 && e(c);
		});
		var l = k(a, 2);
		d(l, 21, () => h(s), (e) => `${e.own} ${e.name}`, (e, n) => {
			var r = Ce(), i = o(r), a = x(i, !0), s = k(i, 2), c = o(s), l = k(c), u = x(l, !0);
			w(s);
			var d = k(s, 2), f = o(d);
			{
				let e = F(() => B("packs-show", { pack: h(n).name }));
				I(f, {
					small: !0,
					onclick: () => re(h(n)),
					get "aria-label"() {
						return h(e);
					},
					children: (e, n) => {
						b();
						var r = M();
						j((e) => O(r, e), [() => B("packs-cards")]), t(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			var g = k(f, 2), ee = (e) => {
				var r = Se(), i = p(r);
				{
					let e = F(() => B("packs-update", { pack: h(n).name }));
					I(i, {
						small: !0,
						onclick: () => T(y, h(n).name, !0),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = M();
							j((e) => O(r, e), [() => B("packs-update-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				var a = k(i, 2);
				{
					let e = F(() => B("packs-remove", { pack: h(n).name }));
					I(a, {
						small: !0,
						kind: "danger",
						onclick: () => (T(m, h(n)), T(v, !1)),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = M();
							j((e) => O(r, e), [() => B("packs-remove-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				t(e, r);
			};
			_(g, (e) => {
				h(n).own && e(ee);
			}), w(d), w(r), j((e, t, r) => {
				O(a, h(n).name), O(c, `${e ?? ""} · ${t ?? ""} · `), O(u, r);
			}, [
				() => D(h(n).game),
				() => B(h(n).own ? "packs-own" : "packs-of-server"),
				() => h(n).hash.slice(0, 8)
			]), t(e, r);
		}), w(l), w(n), j((e) => O(i, e), [() => B("packs-list")]), t(e, n);
	};
	_(ue, (e) => {
		h(s) && e(de);
	});
	var X = k(ue, 2), fe = o(X), pe = (e) => {
		{
			let t = F(() => D(h(u).game));
			be(e, {
				get report() {
					return h(u);
				},
				get game() {
					return h(t);
				}
			});
		}
	};
	_(fe, (e) => {
		h(u) && e(pe);
	}), w(X), i(X, (e) => T(S, e), () => h(S));
	var he = k(X, 2);
	{
		let e = (e) => {
			var n = Se(), r = p(n);
			I(r, {
				kind: "quiet",
				onclick: () => T(m, null),
				children: (e, n) => {
					b();
					var r = M();
					j((e) => O(r, e), [() => B("web-cancel")]), t(e, r);
				},
				$$slots: { default: !0 }
			});
			var i = k(r, 2);
			I(i, {
				kind: "danger",
				onclick: L,
				children: (e, n) => {
					b();
					var r = M();
					j((e) => O(r, e), [() => B("packs-remove-short")]), t(e, r);
				},
				$$slots: { default: !0 }
			}), t(e, n);
		}, r = F(() => B("packs-remove", { pack: h(m)?.name ?? "" })), i = F(() => h(m) !== null);
		V(he, {
			get title() {
				return h(r);
			},
			get open() {
				return h(i);
			},
			onclose: () => T(m, null),
			actions: e,
			children: (e, r) => {
				var i = Te(), a = p(i), s = x(a, !0), c = k(a, 2), l = o(c);
				ne(l);
				var u = k(l);
				w(c), j((e, t) => {
					O(s, e), O(u, ` ${t ?? ""}`);
				}, [() => B("packs-remove-sure"), () => B("packs-forget")]), n(l, () => h(v), (e) => T(v, e)), t(e, i);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	w(H), j((e, t, n) => {
		O(oe, e), O(q, t), O(se, n);
	}, [
		() => B("packs-title"),
		() => B("packs-back"),
		() => B("packs-hint")
	]), t(r, H), ee();
}
export { xe as Packs_exports };
