import { $document as e, append as t, bind_checked as n, bind_select_value as r, bind_this as i, bind_value as a, child as o, clsx as s, deferred_template_effect as c, delegate as l, delegated as u, each as d, event as f, first_child as p, from_html as m, get as h, head as g, if_block as _, index as v, init_select as y, next as b, only_child as x, pop as ee, prop as S, proxy as C, push as te, remove_input_defaults as w, reset as T, set as E, set_attribute as D, set_class as O, set_text as k, set_value as A, sibling as j, state as M, template_effect as N, text as P, to_array as F, untrack as I, user_derived as L, user_effect as ne } from "./vendor.js";
import { Button as R, __exportAll as z, complain as B, games as re, note as V, say as H } from "./main.js";
import { Dialog as U, NoPack as W, nameAfter as G, packs as K, put as ie, saveText as ae, tableOf as q, whyNot as oe } from "./table.js";
import { fileName as J } from "./decks.js";
// src/pages/packs/ImportPack.svelte
var se = m("<option> </option>"), Y = m("<label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label>"), ce = m("<label class=\"svelte-1ugy5td\"> <input maxlength=\"40\" autocomplete=\"off\" spellcheck=\"false\" class=\"svelte-1ugy5td\"/></label>"), le = m("<label class=\"bar svelte-1ugy5td\"><span> </span> <progress class=\"svelte-1ugy5td\"></progress></label>"), ue = m("<p class=\"bad svelte-1ugy5td\"> </p>"), de = m("<strong> </strong> ·", 1), X = m("<li><!><span lang=\"en\"> </span></li>"), fe = m("<ul class=\"svelte-1ugy5td\"></ul>"), pe = m("<form aria-labelledby=\"packs-import\" class=\"svelte-1ugy5td\"><h2 id=\"packs-import\" class=\"svelte-1ugy5td\"> </h2> <div class=\"fields svelte-1ugy5td\"><label class=\"picker svelte-1ugy5td\"> <span class=\"file svelte-1ugy5td\" aria-hidden=\"true\"><span class=\"choose svelte-1ugy5td\"> </span> </span> <input type=\"file\" accept=\".tsv,.csv,.json,.xml,.txt,text/*,application/json,text/xml\" class=\"svelte-1ugy5td\"/></label> <!> <!> <label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label></div> <div class=\"row svelte-1ugy5td\"><label class=\"check svelte-1ugy5td\"><input type=\"checkbox\" class=\"svelte-1ugy5td\"/> </label> <span class=\"actions svelte-1ugy5td\"><!> <!></span></div> <!> <div role=\"alert\"><!> <!></div></form>");
function me(e, s) {
	te(s, !0);
	let c = S(s, "updating", 15), l = M(null), m = M(""), g = M(""), C = M(!1), O = M(!1), F = M(null), I = M(null), z = M([]), B = M(void 0);
	ne(() => {
		c() && h(B)?.focus();
	});
	function re(e) {
		E(l, e.currentTarget.files?.[0] ?? null), E(I, null), E(z, []), h(l) && !h(m) && E(m, G(h(l).name), !0);
	}
	async function V() {
		if (h(l)) {
			E(O, !0), E(I, null), E(z, []), E(F, {
				done: 0,
				all: 0
			}, !0);
			try {
				let e = {
					name: c() || h(m),
					game: h(g),
					dry: h(C),
					update: c() !== ""
				}, t = await ie(h(l), e, (e, t) => E(F, {
					done: e,
					all: t
				}, !0));
				t.kept && (E(l, null), E(m, ""), h(B) && (h(B).value = "")), s.ontaken(t);
			} catch (e) {
				E(I, e), E(z, e instanceof W ? e.faults : []);
			} finally {
				E(O, !1), E(F, null);
			}
		}
	}
	var U = pe(), K = o(U), ae = x(K, !0), q = j(K, 2), J = o(q), me = o(J), Z = j(me), he = o(Z), ge = x(he, !0), _e = j(he);
	T(Z);
	var ve = j(Z, 2);
	i(ve, (e) => E(B, e), () => h(B)), T(J);
	var ye = j(J, 2), be = (e) => {
		var n = Y(), i = o(n), a = j(i), l = o(a), u = x(l, !0);
		l.value = l.__value = "";
		var f = j(l);
		d(f, 17, () => s.own, (e) => e.name, (e, n) => {
			var r = se(), i = x(r, !0), a = {};
			N(() => {
				k(i, h(n).name), a !== (a = h(n).name) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), T(a), y(a), T(n), N((e, t) => {
			k(i, `${e ?? ""} `), k(u, t);
		}, [() => H("packs-as"), () => H("packs-as-new")]), r(a, c), t(e, n);
	};
	_(ye, (e) => {
		s.own.length > 0 && e(be);
	});
	var xe = j(ye, 2), Se = (e) => {
		var n = ce(), r = o(n), i = j(r);
		w(i), T(n), N((e) => k(r, `${e ?? ""} `), [() => H("packs-name")]), a(i, () => h(m), (e) => E(m, e)), t(e, n);
	};
	_(xe, (e) => {
		c() || e(Se);
	});
	var Ce = j(xe, 2), we = o(Ce), Q = j(we), $ = o(Q), Te = x($, !0);
	$.value = $.__value = "";
	var Ee = j($);
	d(Ee, 17, () => s.games, (e) => e.key, (e, n) => {
		var r = se(), i = x(r, !0), a = {};
		N(() => {
			k(i, h(n).title), a !== (a = h(n).key) && (r.value = (r.__value = a) ?? "");
		}), t(e, r);
	}), T(Q), y(Q), T(Ce), T(q);
	var De = j(q, 2), Oe = o(De), ke = o(Oe);
	w(ke);
	var Ae = j(ke);
	T(Oe);
	var je = j(Oe, 2), Me = o(je), Ne = (e) => {
		R(e, {
			kind: "quiet",
			onclick: () => c(""),
			children: (e, n) => {
				b();
				var r = P();
				N((e) => k(r, e), [() => H("web-cancel")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(Me, (e) => {
		c() && e(Ne);
	});
	var Pe = j(Me, 2);
	{
		let e = L(() => h(O) || !h(l) || !(c() || h(m).trim()));
		R(Pe, {
			kind: "primary",
			type: "submit",
			get disabled() {
				return h(e);
			},
			children: (e, n) => {
				b();
				var r = P();
				N((e) => k(r, e), [() => H(h(C) ? "packs-try" : "packs-import-do")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	T(je), T(De);
	var Fe = j(De, 2), Ie = (e) => {
		var n = le(), r = o(n), i = x(r, !0), a = j(r, 2);
		T(n), N((e, t) => {
			k(i, e), D(a, "max", t), A(a, h(F).done);
		}, [() => H("packs-progress", {
			done: h(F).done,
			all: h(F).all
		}), () => Math.max(1, h(F).all)]), t(e, n);
	};
	_(Fe, (e) => {
		h(F) && e(Ie);
	});
	var Le = j(Fe, 2), Re = o(Le), ze = (e) => {
		var n = ue(), r = x(n, !0);
		N((e) => k(r, e), [() => oe(h(I))]), t(e, n);
	};
	_(Re, (e) => {
		h(I) && e(ze);
	});
	var Be = j(Re, 2), Ve = (e) => {
		var n = fe();
		d(n, 21, () => h(z), v, (e, n) => {
			var r = X(), i = o(r), a = (e) => {
				var r = de(), i = p(r), a = x(i, !0);
				b(), N((e) => k(a, e), [() => H("decks-line", { line: h(n).line })]), t(e, r);
			};
			_(i, (e) => {
				h(n).line > 0 && e(a);
			});
			var s = j(i), c = x(s, !0);
			T(r), N(() => k(c, h(n).why)), t(e, r);
		}), T(n), t(e, n);
	};
	_(Be, (e) => {
		h(z).length > 0 && e(Ve);
	}), T(Le), T(U), N((e, t, n, r, i, a) => {
		k(ae, e), k(me, `${t ?? ""} `), k(ge, n), k(_e, ` ${h(l)?.name ?? "" ?? ""}`), k(we, `${r ?? ""} `), k(Te, i), k(Ae, ` ${a ?? ""}`);
	}, [
		() => c() ? H("packs-update", { pack: c() }) : H("packs-import"),
		() => H("packs-file"),
		() => H("replay-choose"),
		() => H("web-game"),
		() => H("packs-game-by-columns"),
		() => H("packs-dry")
	]), f("submit", U, (e) => {
		e.preventDefault(), V();
	}), u("change", ve, re), r(Q, () => h(g), (e) => E(g, e)), n(ke, () => h(C), (e) => E(C, e)), t(e, U), ee();
}
l(["change"]);
// src/pages/packs/Report.svelte
var Z = m("<button type=\"button\" class=\"chip svelte-lba0cn\"> </button>"), he = m("<p> </p>"), ge = m("<p class=\"why svelte-lba0cn\" lang=\"en\"> </p>"), _e = m("<li><p><strong> </strong> <span class=\"soft\"> </span></p> <!> <!></li>"), ve = m("<section aria-labelledby=\"packs-report\" class=\"svelte-lba0cn\"><h2 id=\"packs-report\" class=\"svelte-lba0cn\"> </h2> <p role=\"status\"> </p> <div class=\"tools svelte-lba0cn\"><label><span class=\"unseen\"> </span> <input type=\"search\"/></label> <span class=\"chips svelte-lba0cn\" role=\"group\"><button type=\"button\" class=\"chip svelte-lba0cn\"> </button> <!></span> <!></div> <p class=\"soft\" role=\"status\"> </p> <ul class=\"svelte-lba0cn\"></ul> <!></section>");
function ye(e, n) {
	te(n, !0);
	let r = [
		"refused",
		"understood",
		"other"
	], i = M(""), c = M("all"), l = M(100), f = (e) => n.report.cards.filter((t) => t.verdict === e).length, p = L(() => Object.fromEntries(r.map((e) => [e, f(e)]))), m = L(() => n.report.cards.filter((e) => (h(c) === "all" || e.verdict === h(c)) && g(e, h(i))));
	ne(() => {
		h(i), h(c), n.report, E(l, 100);
	});
	function g(e, t) {
		let n = (e) => e.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		return n(`${e.place} ${e.name} ${e.set} ${e.why ?? ""}`).includes(n(t.trim()));
	}
	var y = ve(), S = o(y), C = x(S), A = j(S, 2), F = x(A, !0), I = j(A, 2), z = o(I), B = o(z), re = x(B, !0), V = j(B, 2);
	w(V), T(z);
	var U = j(z, 2), W = o(U), G = x(W), K = j(W, 2);
	d(K, 16, () => r, (e) => e, (e, n) => {
		var r = Z(), i = x(r);
		N((e) => {
			D(r, "aria-pressed", h(c) === n), k(i, `${e ?? ""} (${h(p)[n] ?? ""})`);
		}, [() => H(`packs-${n}`)]), u("click", r, () => E(c, n, !0)), t(e, r);
	}), T(U);
	var ie = j(U, 2);
	R(ie, {
		small: !0,
		onclick: () => ae(J(n.report.name, "tsv"), q({
			...n.report,
			cards: h(m)
		})),
		children: (e, n) => {
			b();
			var r = P();
			N((e) => k(r, e), [() => H("packs-export")]), t(e, r);
		},
		$$slots: { default: !0 }
	}), T(I);
	var oe = j(I, 2), se = x(oe, !0), Y = j(oe, 2);
	d(Y, 21, () => h(m).slice(0, h(l)), v, (e, n) => {
		var r = _e(), i = o(r), a = o(i), c = x(a, !0), l = j(a, 2), u = x(l);
		T(i);
		var d = j(i, 2), f = (e) => {
			var r = he(), i = x(r, !0);
			N((e) => k(i, e), [() => H(`pack-note-${h(n).note}`)]), t(e, r);
		};
		_(d, (e) => {
			h(n).note && e(f);
		});
		var p = j(d, 2), m = (e) => {
			var r = ge(), i = x(r, !0);
			N(() => k(i, h(n).why)), t(e, r);
		};
		_(p, (e) => {
			h(n).why && e(m);
		}), T(r), N((e, t) => {
			O(r, 1, s(h(n).verdict), "svelte-lba0cn"), k(c, h(n).name), k(u, `${e ?? ""}${h(n).set ? ` · ${h(n).set}` : ""} · ${t ?? ""}`);
		}, [() => H("packs-place", { place: h(n).place }), () => H(`packs-${h(n).verdict}`)]), t(e, r);
	}), T(Y);
	var ce = j(Y, 2), le = (e) => {
		R(e, {
			onclick: () => E(l, h(l) + 100),
			children: (e, n) => {
				b();
				var r = P();
				N((e) => k(r, e), [() => H("packs-more", { count: h(m).length - h(l) })]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(ce, (e) => {
		h(m).length > h(l) && e(le);
	}), T(y), N((e, t, r, i, a, o, s) => {
		k(C, `${n.report.name ?? ""} · ${n.game ?? ""}`), k(F, e), k(re, t), D(V, "placeholder", r), D(U, "aria-label", i), D(W, "aria-pressed", h(c) === "all"), k(G, `${a ?? ""} (${n.report.cards.length ?? ""})`), k(se, o), D(Y, "aria-label", s);
	}, [
		() => H(n.report.kept ? "packs-report-kept" : "packs-report-dry", {
			all: n.report.cards.length,
			understood: h(p).understood ?? 0,
			refused: h(p).refused ?? 0,
			other: h(p).other ?? 0
		}),
		() => H("packs-filter"),
		() => H("packs-filter"),
		() => H("packs-verdict"),
		() => H("packs-all"),
		() => H("packs-found", { count: h(m).length }),
		() => H("packs-cards")
	]), a(V, () => h(i), (e) => E(i, e)), u("click", W, () => E(c, "all")), t(e, y), ee();
}
l(["click"]);
// src/pages/packs/Packs.svelte
var be = z({ default: () => Ee }), xe = m("<p> <!></p>"), Se = m("<p class=\"soft\"> </p>"), Ce = m("<!> <!>", 1), we = m("<li class=\"svelte-fotoiv\"><span class=\"name svelte-fotoiv\"> </span> <span class=\"soft\"> <code> </code></span> <span class=\"actions svelte-fotoiv\"><!> <!></span></li>"), Q = m("<section aria-labelledby=\"packs-list\"><h2 id=\"packs-list\" class=\"svelte-fotoiv\"> </h2> <!> <ul class=\"svelte-fotoiv\"></ul></section>"), $ = m("<p> </p> <label class=\"check svelte-fotoiv\"><input type=\"checkbox\" class=\"svelte-fotoiv\"/> </label>", 1), Te = m("<div class=\"page svelte-fotoiv\"><div class=\"top svelte-fotoiv\"><h1 class=\"svelte-fotoiv\"> </h1> <a href=\"#/decks\"> </a></div> <p class=\"soft\"> </p> <!> <!> <!> <div tabindex=\"-1\" class=\"told svelte-fotoiv\"><!></div> <!></div>");
function Ee(r, a) {
	te(a, !0);
	let s = M(null), l = M([]), u = M(null), f = M(!1), m = M(null), v = M(!1), y = M(C(I(() => a.query.get("update") ?? ""))), S = M(void 0);
	D();
	async function D() {
		E(f, !1);
		try {
			await (async (e) => {
				var t = F(e, 2);
				E(l, t[0]), E(s, t[1]);
			})(await Promise.all([re(), K.list()]));
		} catch {
			E(f, !0);
		}
	}
	let O = (e) => h(l).find((t) => t.key === e)?.title ?? e;
	async function A(e) {
		try {
			E(u, await K.report(e.hash)), h(S)?.focus();
		} catch (e) {
			B(e);
		}
	}
	async function ne(e) {
		E(u, e), E(y, ""), e.kept && E(s, await K.list().catch(() => h(s))), h(S)?.focus();
	}
	async function z() {
		let e = h(m);
		if (E(m, null), e) try {
			E(s, await K.remove(e.hash, h(v))), h(u)?.hash === e.hash && E(u, null), V(H("packs-removed", { pack: e.name }));
		} catch (e) {
			B(e);
		}
	}
	var W = Te();
	g("fotoiv", (t) => {
		c((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => H("packs-title")]);
	});
	var G = o(W), ie = o(G), ae = x(ie, !0), q = j(ie, 2), oe = x(q, !0);
	T(G);
	var J = j(G, 2), se = x(J, !0), Y = j(J, 2), ce = (e) => {
		var n = xe(), r = o(n), i = j(r);
		R(i, {
			small: !0,
			onclick: D,
			children: (e, n) => {
				b();
				var r = P();
				N((e) => k(r, e), [() => H("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), T(n), N((e) => k(r, `${e ?? ""} `), [() => H("pages-failed")]), t(e, n);
	};
	_(Y, (e) => {
		h(f) && e(ce);
	});
	var le = j(Y, 2);
	{
		let e = L(() => h(s)?.filter((e) => e.own) ?? []);
		me(le, {
			get games() {
				return h(l);
			},
			get own() {
				return h(e);
			},
			ontaken: ne,
			get updating() {
				return h(y);
			},
			set updating(e) {
				E(y, e, !0);
			}
		});
	}
	var ue = j(le, 2), de = (e) => {
		var n = Q(), r = o(n), i = x(r, !0), a = j(r, 2), c = (e) => {
			var n = Se(), r = x(n, !0);
			N((e) => k(r, e), [() => H("packs-none")]), t(e, n);
		};
		_(a, (e) => {
			h(s).length === 0 && e(c);
		});
		var l = j(a, 2);
		d(l, 21, () => h(s), (e) => `${e.own} ${e.name}`, (e, n) => {
			var r = we(), i = o(r), a = x(i, !0), s = j(i, 2), c = o(s), l = j(c), u = x(l, !0);
			T(s);
			var d = j(s, 2), f = o(d);
			{
				let e = L(() => H("packs-show", { pack: h(n).name }));
				R(f, {
					small: !0,
					onclick: () => A(h(n)),
					get "aria-label"() {
						return h(e);
					},
					children: (e, n) => {
						b();
						var r = P();
						N((e) => k(r, e), [() => H("packs-cards")]), t(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			var g = j(f, 2), ee = (e) => {
				var r = Ce(), i = p(r);
				{
					let e = L(() => H("packs-update", { pack: h(n).name }));
					R(i, {
						small: !0,
						onclick: () => E(y, h(n).name, !0),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = P();
							N((e) => k(r, e), [() => H("packs-update-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				var a = j(i, 2);
				{
					let e = L(() => H("packs-remove", { pack: h(n).name }));
					R(a, {
						small: !0,
						kind: "danger",
						onclick: () => (E(m, h(n)), E(v, !1)),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = P();
							N((e) => k(r, e), [() => H("packs-remove-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				t(e, r);
			};
			_(g, (e) => {
				h(n).own && e(ee);
			}), T(d), T(r), N((e, t, r) => {
				k(a, h(n).name), k(c, `${e ?? ""} · ${t ?? ""} · `), k(u, r);
			}, [
				() => O(h(n).game),
				() => H(h(n).own ? "packs-own" : "packs-of-server"),
				() => h(n).hash.slice(0, 8)
			]), t(e, r);
		}), T(l), T(n), N((e) => k(i, e), [() => H("packs-list")]), t(e, n);
	};
	_(ue, (e) => {
		h(s) && e(de);
	});
	var X = j(ue, 2), fe = o(X), pe = (e) => {
		{
			let t = L(() => O(h(u).game));
			ye(e, {
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
	}), T(X), i(X, (e) => E(S, e), () => h(S));
	var Z = j(X, 2);
	{
		let e = (e) => {
			var n = Ce(), r = p(n);
			R(r, {
				kind: "quiet",
				onclick: () => E(m, null),
				children: (e, n) => {
					b();
					var r = P();
					N((e) => k(r, e), [() => H("web-cancel")]), t(e, r);
				},
				$$slots: { default: !0 }
			});
			var i = j(r, 2);
			R(i, {
				kind: "danger",
				onclick: z,
				children: (e, n) => {
					b();
					var r = P();
					N((e) => k(r, e), [() => H("packs-remove-short")]), t(e, r);
				},
				$$slots: { default: !0 }
			}), t(e, n);
		}, r = L(() => H("packs-remove", { pack: h(m)?.name ?? "" })), i = L(() => h(m) !== null);
		U(Z, {
			get title() {
				return h(r);
			},
			get open() {
				return h(i);
			},
			onclose: () => E(m, null),
			actions: e,
			children: (e, r) => {
				var i = $(), a = p(i), s = x(a, !0), c = j(a, 2), l = o(c);
				w(l);
				var u = j(l);
				T(c), N((e, t) => {
					k(s, e), k(u, ` ${t ?? ""}`);
				}, [() => H("packs-remove-sure"), () => H("packs-forget")]), n(l, () => h(v), (e) => E(v, e)), t(e, i);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	T(W), N((e, t, n) => {
		k(ae, e), k(oe, t), k(se, n);
	}, [
		() => H("packs-title"),
		() => H("packs-back"),
		() => H("packs-hint")
	]), t(r, W), ee();
}
export { be as Packs_exports };
