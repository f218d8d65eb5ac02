import { $document as e, append as t, bind_checked as n, bind_select_value as r, bind_this as i, bind_value as a, child as o, clsx as s, deferred_template_effect as c, delegate as l, delegated as u, each as d, event as f, first_child as p, from_html as m, get as h, head as g, if_block as _, index as v, init_select as y, next as b, only_child as x, pop as S, prop as C, proxy as w, push as ee, remove_input_defaults as te, reset as T, set as E, set_attribute as D, set_class as O, set_text as k, set_value as ne, sibling as A, state as j, template_effect as M, text as N, to_array as P, untrack as F, user_derived as I, user_effect as re } from "./vendor.js";
import { Button as L, Refusal as R, __exportAll as z, complain as B, games as V, note as H, say as U, tell as W } from "./main.js";
import { Dialog as G, NoPack as K, nameAfter as ie, packs as q, put as ae, saveText as oe, tableOf as J } from "./table.js";
import { fileName as Y } from "./decks.js";
// src/pages/packs/ImportPack.svelte
var X = m("<option> </option>"), se = m("<label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label>"), ce = m("<label class=\"svelte-1ugy5td\"> <input maxlength=\"40\" autocomplete=\"off\" spellcheck=\"false\" class=\"svelte-1ugy5td\"/></label>"), le = m("<label class=\"bar svelte-1ugy5td\"><span> </span> <progress class=\"svelte-1ugy5td\"></progress></label>"), ue = m("<p class=\"bad svelte-1ugy5td\"> </p>"), Z = m("<strong> </strong> ·", 1), de = m("<li><!><span lang=\"en\"> </span></li>"), fe = m("<ul class=\"svelte-1ugy5td\"></ul>"), pe = m("<form aria-labelledby=\"packs-import\" class=\"svelte-1ugy5td\"><h2 id=\"packs-import\" class=\"svelte-1ugy5td\"> </h2> <div class=\"fields svelte-1ugy5td\"><label class=\"svelte-1ugy5td\"> <input type=\"file\" accept=\".tsv,.csv,.json,.xml,.txt,text/*,application/json,text/xml\" class=\"svelte-1ugy5td\"/></label> <!> <!> <label class=\"svelte-1ugy5td\"> <select class=\"svelte-1ugy5td\"><option> </option><!></select></label></div> <div class=\"row svelte-1ugy5td\"><label class=\"check svelte-1ugy5td\"><input type=\"checkbox\" class=\"svelte-1ugy5td\"/> </label> <span class=\"actions svelte-1ugy5td\"><!> <!></span></div> <!> <div role=\"alert\"><!> <!></div></form>");
function me(e, s) {
	ee(s, !0);
	let c = C(s, "updating", 15), l = j(null), m = j(""), g = j(""), w = j(!1), O = j(!1), P = j(null), F = j(""), z = j([]), B = j(void 0);
	re(() => {
		c() && h(B)?.focus();
	});
	function V(e) {
		E(l, e.currentTarget.files?.[0] ?? null), E(F, ""), E(z, []), h(l) && !h(m) && E(m, ie(h(l).name), !0);
	}
	async function H() {
		if (h(l)) {
			E(O, !0), E(F, ""), E(z, []), E(P, {
				done: 0,
				all: 0
			}, !0);
			try {
				let e = {
					name: c() || h(m),
					game: h(g),
					dry: h(w),
					update: c() !== ""
				}, t = await ae(h(l), e, (e, t) => E(P, {
					done: e,
					all: t
				}, !0));
				t.kept && (E(l, null), E(m, ""), h(B) && (h(B).value = "")), s.ontaken(t);
			} catch (e) {
				E(F, e instanceof R ? W(e.why) : U("pages-failed"), !0), E(z, e instanceof K ? e.faults : []);
			} finally {
				E(O, !1), E(P, null);
			}
		}
	}
	var G = pe(), q = o(G), oe = x(q, !0), J = A(q, 2), Y = o(J), me = o(Y), he = A(me);
	i(he, (e) => E(B, e), () => h(B)), T(Y);
	var ge = A(Y, 2), _e = (e) => {
		var n = se(), i = o(n), a = A(i), l = o(a), u = x(l, !0);
		l.value = l.__value = "";
		var f = A(l);
		d(f, 17, () => s.own, (e) => e.name, (e, n) => {
			var r = X(), i = x(r, !0), a = {};
			M(() => {
				k(i, h(n).name), a !== (a = h(n).name) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), T(a), y(a), T(n), M((e, t) => {
			k(i, `${e ?? ""} `), k(u, t);
		}, [() => U("packs-as"), () => U("packs-as-new")]), r(a, c), t(e, n);
	};
	_(ge, (e) => {
		s.own.length > 0 && e(_e);
	});
	var ve = A(ge, 2), ye = (e) => {
		var n = ce(), r = o(n), i = A(r);
		te(i), T(n), M((e) => k(r, `${e ?? ""} `), [() => U("packs-name")]), a(i, () => h(m), (e) => E(m, e)), t(e, n);
	};
	_(ve, (e) => {
		c() || e(ye);
	});
	var be = A(ve, 2), xe = o(be), Q = A(xe), $ = o(Q), Se = x($, !0);
	$.value = $.__value = "";
	var Ce = A($);
	d(Ce, 17, () => s.games, (e) => e.key, (e, n) => {
		var r = X(), i = x(r, !0), a = {};
		M(() => {
			k(i, h(n).title), a !== (a = h(n).key) && (r.value = (r.__value = a) ?? "");
		}), t(e, r);
	}), T(Q), y(Q), T(be), T(J);
	var we = A(J, 2), Te = o(we), Ee = o(Te);
	te(Ee);
	var De = A(Ee);
	T(Te);
	var Oe = A(Te, 2), ke = o(Oe), Ae = (e) => {
		L(e, {
			kind: "quiet",
			onclick: () => c(""),
			children: (e, n) => {
				b();
				var r = N();
				M((e) => k(r, e), [() => U("web-cancel")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(ke, (e) => {
		c() && e(Ae);
	});
	var je = A(ke, 2);
	{
		let e = I(() => h(O) || !h(l) || !(c() || h(m).trim()));
		L(je, {
			kind: "primary",
			type: "submit",
			get disabled() {
				return h(e);
			},
			children: (e, n) => {
				b();
				var r = N();
				M((e) => k(r, e), [() => U(h(w) ? "packs-try" : "packs-import-do")]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	T(Oe), T(we);
	var Me = A(we, 2), Ne = (e) => {
		var n = le(), r = o(n), i = x(r, !0), a = A(r, 2);
		T(n), M((e, t) => {
			k(i, e), D(a, "max", t), ne(a, h(P).done);
		}, [() => U("packs-progress", {
			done: h(P).done,
			all: h(P).all
		}), () => Math.max(1, h(P).all)]), t(e, n);
	};
	_(Me, (e) => {
		h(P) && e(Ne);
	});
	var Pe = A(Me, 2), Fe = o(Pe), Ie = (e) => {
		var n = ue(), r = x(n, !0);
		M(() => k(r, h(F))), t(e, n);
	};
	_(Fe, (e) => {
		h(F) && e(Ie);
	});
	var Le = A(Fe, 2), Re = (e) => {
		var n = fe();
		d(n, 21, () => h(z), v, (e, n) => {
			var r = de(), i = o(r), a = (e) => {
				var r = Z(), i = p(r), a = x(i, !0);
				b(), M((e) => k(a, e), [() => U("decks-line", { line: h(n).line })]), t(e, r);
			};
			_(i, (e) => {
				h(n).line > 0 && e(a);
			});
			var s = A(i), c = x(s, !0);
			T(r), M(() => k(c, h(n).why)), t(e, r);
		}), T(n), t(e, n);
	};
	_(Le, (e) => {
		h(z).length > 0 && e(Re);
	}), T(Pe), T(G), M((e, t, n, r, i) => {
		k(oe, e), k(me, `${t ?? ""} `), k(xe, `${n ?? ""} `), k(Se, r), k(De, ` ${i ?? ""}`);
	}, [
		() => c() ? U("packs-update", { pack: c() }) : U("packs-import"),
		() => U("packs-file"),
		() => U("web-game"),
		() => U("packs-game-by-columns"),
		() => U("packs-dry")
	]), f("submit", G, (e) => {
		e.preventDefault(), H();
	}), u("change", he, V), r(Q, () => h(g), (e) => E(g, e)), n(Ee, () => h(w), (e) => E(w, e)), t(e, G), S();
}
l(["change"]);
// src/pages/packs/Report.svelte
var he = m("<button type=\"button\" class=\"chip svelte-lba0cn\"> </button>"), ge = m("<p> </p>"), _e = m("<p class=\"why svelte-lba0cn\" lang=\"en\"> </p>"), ve = m("<li><p><strong> </strong> <span class=\"soft\"> </span></p> <!> <!></li>"), ye = m("<section aria-labelledby=\"packs-report\" class=\"svelte-lba0cn\"><h2 id=\"packs-report\" class=\"svelte-lba0cn\"> </h2> <p role=\"status\"> </p> <div class=\"tools svelte-lba0cn\"><label><span class=\"unseen\"> </span> <input type=\"search\"/></label> <span class=\"chips svelte-lba0cn\" role=\"group\"><button type=\"button\" class=\"chip svelte-lba0cn\"> </button> <!></span> <!></div> <p class=\"soft\" role=\"status\"> </p> <ul class=\"svelte-lba0cn\"></ul> <!></section>");
function be(e, n) {
	ee(n, !0);
	let r = [
		"refused",
		"understood",
		"other"
	], i = j(""), c = j("all"), l = j(100), f = (e) => n.report.cards.filter((t) => t.verdict === e).length, p = I(() => Object.fromEntries(r.map((e) => [e, f(e)]))), m = I(() => n.report.cards.filter((e) => (h(c) === "all" || e.verdict === h(c)) && g(e, h(i))));
	re(() => {
		h(i), h(c), n.report, E(l, 100);
	});
	function g(e, t) {
		let n = (e) => e.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		return n(`${e.place} ${e.name} ${e.set} ${e.why ?? ""}`).includes(n(t.trim()));
	}
	var y = ye(), C = o(y), w = x(C), ne = A(C, 2), P = x(ne, !0), F = A(ne, 2), R = o(F), z = o(R), B = x(z, !0), V = A(z, 2);
	te(V), T(R);
	var H = A(R, 2), W = o(H), G = x(W), K = A(W, 2);
	d(K, 16, () => r, (e) => e, (e, n) => {
		var r = he(), i = x(r);
		M((e) => {
			D(r, "aria-pressed", h(c) === n), k(i, `${e ?? ""} (${h(p)[n] ?? ""})`);
		}, [() => U(`packs-${n}`)]), u("click", r, () => E(c, n, !0)), t(e, r);
	}), T(H);
	var ie = A(H, 2);
	L(ie, {
		small: !0,
		onclick: () => oe(Y(n.report.name, "tsv"), J({
			...n.report,
			cards: h(m)
		})),
		children: (e, n) => {
			b();
			var r = N();
			M((e) => k(r, e), [() => U("packs-export")]), t(e, r);
		},
		$$slots: { default: !0 }
	}), T(F);
	var q = A(F, 2), ae = x(q, !0), X = A(q, 2);
	d(X, 21, () => h(m).slice(0, h(l)), v, (e, n) => {
		var r = ve(), i = o(r), a = o(i), c = x(a, !0), l = A(a, 2), u = x(l);
		T(i);
		var d = A(i, 2), f = (e) => {
			var r = ge(), i = x(r, !0);
			M((e) => k(i, e), [() => U(`pack-note-${h(n).note}`)]), t(e, r);
		};
		_(d, (e) => {
			h(n).note && e(f);
		});
		var p = A(d, 2), m = (e) => {
			var r = _e(), i = x(r, !0);
			M(() => k(i, h(n).why)), t(e, r);
		};
		_(p, (e) => {
			h(n).why && e(m);
		}), T(r), M((e, t) => {
			O(r, 1, s(h(n).verdict), "svelte-lba0cn"), k(c, h(n).name), k(u, `${e ?? ""}${h(n).set ? ` · ${h(n).set}` : ""} · ${t ?? ""}`);
		}, [() => U("packs-place", { place: h(n).place }), () => U(`packs-${h(n).verdict}`)]), t(e, r);
	}), T(X);
	var se = A(X, 2), ce = (e) => {
		L(e, {
			onclick: () => E(l, h(l) + 100),
			children: (e, n) => {
				b();
				var r = N();
				M((e) => k(r, e), [() => U("packs-more", { count: h(m).length - h(l) })]), t(e, r);
			},
			$$slots: { default: !0 }
		});
	};
	_(se, (e) => {
		h(m).length > h(l) && e(ce);
	}), T(y), M((e, t, r, i, a, o, s) => {
		k(w, `${n.report.name ?? ""} · ${n.game ?? ""}`), k(P, e), k(B, t), D(V, "placeholder", r), D(H, "aria-label", i), D(W, "aria-pressed", h(c) === "all"), k(G, `${a ?? ""} (${n.report.cards.length ?? ""})`), k(ae, o), D(X, "aria-label", s);
	}, [
		() => U(n.report.kept ? "packs-report-kept" : "packs-report-dry", {
			all: n.report.cards.length,
			understood: h(p).understood ?? 0,
			refused: h(p).refused ?? 0,
			other: h(p).other ?? 0
		}),
		() => U("packs-filter"),
		() => U("packs-filter"),
		() => U("packs-verdict"),
		() => U("packs-all"),
		() => U("packs-found", { count: h(m).length }),
		() => U("packs-cards")
	]), a(V, () => h(i), (e) => E(i, e)), u("click", W, () => E(c, "all")), t(e, y), S();
}
l(["click"]);
// src/pages/packs/Packs.svelte
var xe = z({ default: () => De }), Q = m("<p> <!></p>"), $ = m("<p class=\"soft\"> </p>"), Se = m("<!> <!>", 1), Ce = m("<li class=\"svelte-fotoiv\"><span class=\"name svelte-fotoiv\"> </span> <span class=\"soft\"> <code> </code></span> <span class=\"actions svelte-fotoiv\"><!> <!></span></li>"), we = m("<section aria-labelledby=\"packs-list\"><h2 id=\"packs-list\" class=\"svelte-fotoiv\"> </h2> <!> <ul class=\"svelte-fotoiv\"></ul></section>"), Te = m("<p> </p> <label class=\"check svelte-fotoiv\"><input type=\"checkbox\" class=\"svelte-fotoiv\"/> </label>", 1), Ee = m("<div class=\"page svelte-fotoiv\"><div class=\"top svelte-fotoiv\"><h1 class=\"svelte-fotoiv\"> </h1> <a href=\"#/decks\"> </a></div> <p class=\"soft\"> </p> <!> <!> <!> <div tabindex=\"-1\" class=\"told svelte-fotoiv\"><!></div> <!></div>");
function De(r, a) {
	ee(a, !0);
	let s = j(null), l = j([]), u = j(null), f = j(!1), m = j(null), v = j(!1), y = j(w(F(() => a.query.get("update") ?? ""))), C = j(void 0);
	D();
	async function D() {
		E(f, !1);
		try {
			await (async (e) => {
				var t = P(e, 2);
				E(l, t[0]), E(s, t[1]);
			})(await Promise.all([V(), q.list()]));
		} catch {
			E(f, !0);
		}
	}
	let O = (e) => h(l).find((t) => t.key === e)?.title ?? e;
	async function ne(e) {
		try {
			E(u, await q.report(e.hash)), h(C)?.focus();
		} catch (e) {
			B(e);
		}
	}
	async function re(e) {
		E(u, e), E(y, ""), e.kept && E(s, await q.list().catch(() => h(s))), h(C)?.focus();
	}
	async function R() {
		let e = h(m);
		if (E(m, null), e) try {
			E(s, await q.remove(e.hash, h(v))), h(u)?.hash === e.hash && E(u, null), H(U("packs-removed", { pack: e.name }));
		} catch (e) {
			B(e);
		}
	}
	var z = Ee();
	g("fotoiv", (t) => {
		c((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => U("packs-title")]);
	});
	var W = o(z), K = o(W), ie = x(K, !0), ae = A(K, 2), oe = x(ae, !0);
	T(W);
	var J = A(W, 2), Y = x(J, !0), X = A(J, 2), se = (e) => {
		var n = Q(), r = o(n), i = A(r);
		L(i, {
			small: !0,
			onclick: D,
			children: (e, n) => {
				b();
				var r = N();
				M((e) => k(r, e), [() => U("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), T(n), M((e) => k(r, `${e ?? ""} `), [() => U("pages-failed")]), t(e, n);
	};
	_(X, (e) => {
		h(f) && e(se);
	});
	var ce = A(X, 2);
	{
		let e = I(() => h(s)?.filter((e) => e.own) ?? []);
		me(ce, {
			get games() {
				return h(l);
			},
			get own() {
				return h(e);
			},
			ontaken: re,
			get updating() {
				return h(y);
			},
			set updating(e) {
				E(y, e, !0);
			}
		});
	}
	var le = A(ce, 2), ue = (e) => {
		var n = we(), r = o(n), i = x(r, !0), a = A(r, 2), c = (e) => {
			var n = $(), r = x(n, !0);
			M((e) => k(r, e), [() => U("packs-none")]), t(e, n);
		};
		_(a, (e) => {
			h(s).length === 0 && e(c);
		});
		var l = A(a, 2);
		d(l, 21, () => h(s), (e) => `${e.own} ${e.name}`, (e, n) => {
			var r = Ce(), i = o(r), a = x(i, !0), s = A(i, 2), c = o(s), l = A(c), u = x(l, !0);
			T(s);
			var d = A(s, 2), f = o(d);
			{
				let e = I(() => U("packs-show", { pack: h(n).name }));
				L(f, {
					small: !0,
					onclick: () => ne(h(n)),
					get "aria-label"() {
						return h(e);
					},
					children: (e, n) => {
						b();
						var r = N();
						M((e) => k(r, e), [() => U("packs-cards")]), t(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			var g = A(f, 2), S = (e) => {
				var r = Se(), i = p(r);
				{
					let e = I(() => U("packs-update", { pack: h(n).name }));
					L(i, {
						small: !0,
						onclick: () => E(y, h(n).name, !0),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = N();
							M((e) => k(r, e), [() => U("packs-update-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				var a = A(i, 2);
				{
					let e = I(() => U("packs-remove", { pack: h(n).name }));
					L(a, {
						small: !0,
						kind: "danger",
						onclick: () => (E(m, h(n)), E(v, !1)),
						get "aria-label"() {
							return h(e);
						},
						children: (e, n) => {
							b();
							var r = N();
							M((e) => k(r, e), [() => U("packs-remove-short")]), t(e, r);
						},
						$$slots: { default: !0 }
					});
				}
				t(e, r);
			};
			_(g, (e) => {
				h(n).own && e(S);
			}), T(d), T(r), M((e, t, r) => {
				k(a, h(n).name), k(c, `${e ?? ""} · ${t ?? ""} · `), k(u, r);
			}, [
				() => O(h(n).game),
				() => U(h(n).own ? "packs-own" : "packs-of-server"),
				() => h(n).hash.slice(0, 8)
			]), t(e, r);
		}), T(l), T(n), M((e) => k(i, e), [() => U("packs-list")]), t(e, n);
	};
	_(le, (e) => {
		h(s) && e(ue);
	});
	var Z = A(le, 2), de = o(Z), fe = (e) => {
		{
			let t = I(() => O(h(u).game));
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
	_(de, (e) => {
		h(u) && e(fe);
	}), T(Z), i(Z, (e) => E(C, e), () => h(C));
	var pe = A(Z, 2);
	{
		let e = (e) => {
			var n = Se(), r = p(n);
			L(r, {
				kind: "quiet",
				onclick: () => E(m, null),
				children: (e, n) => {
					b();
					var r = N();
					M((e) => k(r, e), [() => U("web-cancel")]), t(e, r);
				},
				$$slots: { default: !0 }
			});
			var i = A(r, 2);
			L(i, {
				kind: "danger",
				onclick: R,
				children: (e, n) => {
					b();
					var r = N();
					M((e) => k(r, e), [() => U("packs-remove-short")]), t(e, r);
				},
				$$slots: { default: !0 }
			}), t(e, n);
		}, r = I(() => U("packs-remove", { pack: h(m)?.name ?? "" })), i = I(() => h(m) !== null);
		G(pe, {
			get title() {
				return h(r);
			},
			get open() {
				return h(i);
			},
			onclose: () => E(m, null),
			actions: e,
			children: (e, r) => {
				var i = Te(), a = p(i), s = x(a, !0), c = A(a, 2), l = o(c);
				te(l);
				var u = A(l);
				T(c), M((e, t) => {
					k(s, e), k(u, ` ${t ?? ""}`);
				}, [() => U("packs-remove-sure"), () => U("packs-forget")]), n(l, () => h(v), (e) => E(v, e)), t(e, i);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	T(z), M((e, t, n) => {
		k(ie, e), k(oe, t), k(Y, n);
	}, [
		() => U("packs-title"),
		() => U("packs-back"),
		() => U("packs-hint")
	]), t(r, z), S();
}
export { xe as Packs_exports };
