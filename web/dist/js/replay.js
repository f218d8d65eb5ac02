import { $document as e, $window as t, append as n, bind_element_size as r, bind_group as i, bind_this as a, bind_value as o, bind_window_size as s, child as c, clsx as l, comment as u, component as d, deferred_template_effect as f, delegate as p, delegated as m, each as h, event as g, first_child as _, from_html as v, from_svg as y, get as b, head as x, if_block as S, index as C, init_select as w, key as T, next as E, noop as D, onDestroy as O, only_child as k, pop as A, prop as j, proxy as M, push as N, remove_input_defaults as P, reset as F, select_option as ee, set as I, set_attribute as L, set_class as R, set_style as z, set_text as B, set_value as V, sibling as H, state as U, template_effect as W, text as G, to_array as te, user_derived as K, user_effect as q } from "./vendor.js";
import { Button as J, Cards as Y, Icon as X, Rows as ne, __exportAll as Z, apart as re, api as Q, boardOf as ie, call as ae, callText as oe, cards as se, complain as ce, games as le, go as ue, listedName as de, noCards as fe, note as pe, recent as me, requery as he, say as $, seat as ge, sentences as _e, speakOf as ve, tell as ye, word as be } from "./main.js";
import { Card as xe, CardText as Se, ClauseDialog as Ce, Dialog as we, LogLines as Te, describe as Ee, faceOf as De, giveHands as Oe, placeOf as ke, sameSpot as Ae, saveText as je, sceneOf as Me, spotKey as Ne, whyNot as Pe } from "./table.js";
import { copy as Fe } from "./decks.js";
// src/pages/replay/net.ts
var Ie = (e) => Q.replay(e);
function Le(e, t, n) {
	let r = n === "judge" ? "" : n === null ? "?public=true" : `?seat=${n}`;
	return ae("GET", `/api/replays/${e}/at/${t}${r}`);
}
async function Re(e) {
	return ze(await oe(`/api/tables/${e}/replay`));
}
function ze(e) {
	return ae("POST", "/api/replays", e);
}
var Be = (e) => oe(`/api/replays/${e}/text`), Ve = (e, t) => oe(`/api/replays/${e}/scene?at=${t}`);
function He(e, t, n, r) {
	let i = e.names.map((e, t) => ({
		kind: t === n || r === "hot" ? "human" : "bot",
		deck: "",
		level: t === n || r === "hot" ? "" : "steady"
	}));
	return Q.open({
		game: e.game,
		mode: "",
		seating: "",
		seats: i,
		public: !1,
		best_of: 1,
		clock: null,
		start: {
			is: "replay",
			replay: e.replay,
			at: t
		}
	});
}
// src/pages/replay/FromTable.svelte
var Ue = v("<p> </p> <a href=\"#/replay\"> </a>", 1), We = v("<p class=\"soft\"> </p>"), Ge = v("<div class=\"trouble svelte-1um0emm\" role=\"status\"><!></div>");
function Ke(e, t) {
	N(t, !0);
	let r = U(null);
	q(() => {
		let e = me().find((e) => e.table === t.table)?.seat;
		Re(t.table).then((t) => location.replace(`#/replay/${t.replay}${e === void 0 ? "" : `?seat=${e}`}`), (e) => I(r, e));
	});
	var i = Ge(), a = c(i), o = (e) => {
		var t = Ue(), i = _(t), a = k(i, !0), o = H(i, 2), s = k(o, !0);
		W((e, t) => {
			B(a, e), B(s, t);
		}, [() => Pe(b(r)), () => $("replay-open-title")]), n(e, t);
	}, s = (e) => {
		var t = We(), r = k(t, !0);
		W((e) => B(r, e), [() => $("replay-loading")]), n(e, t);
	};
	S(a, (e) => {
		b(r) ? e(o) : e(s, -1);
	}), F(i), n(e, i), A();
}
// src/pages/replay/OpenReplay.svelte
var qe = v("<span class=\"soft\"> </span> <span class=\"go\"><!></span>", 1), Je = v("<section aria-labelledby=\"own-replays\" class=\"svelte-11w1fub\"><h2 id=\"own-replays\" class=\"svelte-11w1fub\"> </h2> <!></section>"), Ye = v("<div class=\"page svelte-11w1fub\"><h1 class=\"svelte-11w1fub\"> </h1> <!> <div role=\"group\"><!> <p class=\"svelte-11w1fub\"> </p> <label class=\"file svelte-11w1fub\"> <input type=\"file\" class=\"svelte-11w1fub\"/></label> <p class=\"soft svelte-11w1fub\"> </p></div> <p class=\"bad svelte-11w1fub\" role=\"alert\"> </p> <form class=\"svelte-11w1fub\"><label for=\"replay-id\"> </label> <input id=\"replay-id\" autocomplete=\"off\" spellcheck=\"false\" class=\"svelte-11w1fub\"/> <!></form></div>");
function Xe(t, r) {
	N(r, !0);
	let i = U(!1), a = U(null), s = U(""), u = me().filter((e) => e.over), d = U([]);
	u.length > 0 && le().then((e) => I(d, e), () => {});
	async function p(e) {
		if (I(i, !1), e) {
			I(a, null);
			try {
				let t = await ze(await e.text());
				ue(`/replay/${t.replay}`);
			} catch (e) {
				I(a, e);
			}
		}
	}
	function h(e) {
		e.preventDefault(), p(e.dataTransfer?.files[0]);
	}
	var v = Ye();
	x("11w1fub", (t) => {
		f((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => $("replay-open-title")]);
	});
	var y = c(v), C = k(y, !0), w = H(y, 2), T = (e) => {
		var t = Je(), r = c(t), i = k(r, !0), a = H(r, 2);
		ne(a, {
			get rows() {
				return u;
			},
			to: "replay/table",
			nobody: "web-somebody",
			more: (e, t = D) => {
				var r = qe(), i = _(r), a = k(i, !0), o = H(i, 2), s = c(o);
				X(s, {
					name: "play",
					size: "1em"
				}), F(o), W((e) => B(a, e), [() => b(d).find((e) => e.key === t().game)?.title ?? ""]), n(e, r);
			},
			$$slots: { more: !0 }
		}), F(t), W((e) => B(i, e), [() => $("web-last-replays")]), n(e, t);
	};
	S(w, (e) => {
		u.length > 0 && e(T);
	});
	var O = H(w, 2), j = c(O);
	X(j, {
		name: "log",
		size: "44px"
	});
	var M = H(j, 2), ee = k(M, !0), z = H(M, 2), V = c(z), te = H(V);
	F(z);
	var q = H(z, 2), Y = k(q, !0);
	F(O);
	var Z = H(O, 2), re = k(Z, !0), Q = H(Z, 2), ie = c(Q), ae = k(ie, !0), oe = H(ie, 2);
	P(oe);
	var se = H(oe, 2);
	{
		let e = K(() => b(s).trim() === "");
		J(se, {
			type: "submit",
			get disabled() {
				return b(e);
			},
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => $("replay-go")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	F(Q), F(v), W((e, t, n, r, a, o, s) => {
		B(C, e), R(O, 1, l(["drop", { over: b(i) }]), "svelte-11w1fub"), L(O, "aria-label", t), B(ee, n), B(V, `${r ?? ""} `), B(Y, a), B(re, o), B(ae, s);
	}, [
		() => $("replay-open-title"),
		() => $("replay-drop"),
		() => $("replay-drop"),
		() => $("replay-choose"),
		() => $("replay-upload-hint"),
		() => b(a) ? $("replay-file-failed", { why: Pe(b(a)) }) : "",
		() => $("replay-id")
	]), g("dragover", O, (e) => {
		e.preventDefault(), I(i, !0);
	}), g("dragleave", O, () => I(i, !1)), g("drop", O, h), m("change", te, (e) => p(e.currentTarget.files?.[0])), g("submit", Q, (e) => {
		e.preventDefault(), b(s).trim() && ue(`/replay/${encodeURIComponent(b(s).trim())}`);
	}), o(oe, () => b(s), (e) => I(s, e)), n(t, v), A();
}
p(["change"]);
// src/pages/replay/steps.ts
function Ze(e, t, n, r) {
	if (n === "decision") return Qe(e, t + (r ? 1 : -1));
	let i = [
		0,
		...n === "beat" ? e.beats : e.turns,
		e.decisions
	];
	return r ? Math.min(...i.filter((e) => e > t), e.decisions) : Math.max(...i.filter((e) => e < t), 0);
}
function Qe(e, t) {
	return Math.max(0, Math.min(Math.round(t), e.decisions));
}
function $e(e) {
	let t = Number(e.get("at") ?? 0), n = e.get("seat") ?? "";
	return {
		at: Number.isFinite(t) && t > 0 ? Math.floor(t) : 0,
		seat: n === "judge" ? "judge" : /^[0-7]$/.test(n) ? Number(n) : null
	};
}
function et({ at: e, seat: t }) {
	return t === null ? { at: String(e) } : {
		at: String(e),
		seat: String(t)
	};
}
var tt = [
	{
		key: "slow",
		ms: 2400
	},
	{
		key: "normal",
		ms: 1200
	},
	{
		key: "fast",
		ms: 450
	}
], nt = v("<!> <!>", 1), rt = v("<label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-seat\"/> </label>"), it = v("<p class=\"soft\"> </p> <fieldset class=\"svelte-vdegxm\"><legend class=\"svelte-vdegxm\"> </legend> <!></fieldset> <fieldset class=\"svelte-vdegxm\"><legend class=\"svelte-vdegxm\"> </legend> <label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-others\"/> </label> <label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-others\"/> </label></fieldset>", 1);
function at(e, t) {
	N(t, !0);
	let r = [], a = [], o = U(0), s = U("bot"), l = U(!1);
	async function u() {
		I(l, !0);
		try {
			let e = await He(t.replay, t.at, b(o), b(s));
			ue(`/t/${e.table}`);
		} catch (e) {
			ce(e, t.scene);
		} finally {
			I(l, !1);
		}
	}
	{
		let d = (e) => {
			var r = nt(), i = _(r);
			J(i, {
				kind: "quiet",
				get onclick() {
					return t.onclose;
				},
				children: (e, t) => {
					E();
					var r = G();
					W((e) => B(r, e), [() => $("web-cancel")]), n(e, r);
				},
				$$slots: { default: !0 }
			});
			var a = H(i, 2);
			J(a, {
				kind: "primary",
				icon: "play",
				get disabled() {
					return b(l);
				},
				onclick: u,
				children: (e, t) => {
					E();
					var r = G();
					W((e) => B(r, e), [() => $("replay-branch-go")]), n(e, r);
				},
				$$slots: { default: !0 }
			}), n(e, r);
		}, f = K(() => $("replay-branch"));
		we(e, {
			get title() {
				return b(f);
			},
			get open() {
				return t.open;
			},
			get onclose() {
				return t.onclose;
			},
			actions: d,
			children: (e, l) => {
				var u = it(), d = _(u), f = k(d, !0), p = H(d, 2), m = c(p), g = k(m, !0), v = H(m, 2);
				h(v, 17, () => t.replay.names, C, (e, a, s) => {
					var l = rt(), u = c(l);
					P(u), u.value = u.__value = s;
					var d = H(u);
					F(l), W((e) => B(d, ` ${e ?? ""}`), [() => ge(s, t.scene)]), i(r, [], u, () => b(o), (e) => I(o, e)), n(e, l);
				}), F(p);
				var y = H(p, 2), x = c(y), S = k(x, !0), w = H(x, 2), T = c(w);
				P(T), T.value = T.__value = "bot";
				var E = H(T);
				F(w);
				var D = H(w, 2), O = c(D);
				P(O), O.value = O.__value = "hot";
				var A = H(O);
				F(D), F(y), W((e, t, n, r, i) => {
					B(f, e), B(g, t), B(S, n), B(E, ` ${r ?? ""}`), B(A, ` ${i ?? ""}`);
				}, [
					() => $("replay-branch-hint"),
					() => $("replay-branch-you"),
					() => $("replay-branch-others"),
					() => $("replay-branch-bot"),
					() => $("replay-branch-hot")
				]), i(a, [], T, () => b(s), (e) => I(s, e)), i(a, [], O, () => b(s), (e) => I(s, e)), n(e, u);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	A();
}
// src/pages/replay/Controls.svelte
var ot = y("<line y1=\"0\" y2=\"10\" class=\"svelte-1x2vtd8\"></line>"), st = v("<option> </option>"), ct = v("<div class=\"controls svelte-1x2vtd8\" role=\"group\"><div class=\"seek svelte-1x2vtd8\"><input type=\"range\" min=\"0\" step=\"1\" class=\"svelte-1x2vtd8\"/> <svg class=\"marks svelte-1x2vtd8\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"></svg></div> <div class=\"row svelte-1x2vtd8\"><!> <!> <!> <label class=\"speed svelte-1x2vtd8\"><span class=\"soft\"> </span> <select class=\"svelte-1x2vtd8\"></select></label> <span class=\"place soft svelte-1x2vtd8\"> </span></div></div>");
function lt(e, t) {
	N(t, !0);
	let r = K(() => $("replay-place", {
		at: t.at,
		all: t.replay.decisions,
		turn: t.turn
	})), i = [
		{
			key: "turn-back",
			by: "turn",
			forward: !1,
			sign: "«"
		},
		{
			key: "beat-back",
			by: "beat",
			forward: !1,
			sign: "‹"
		},
		{
			key: "decision-back",
			by: "decision",
			forward: !1,
			sign: "◂"
		},
		{
			key: "decision-on",
			by: "decision",
			forward: !0,
			sign: "▸"
		},
		{
			key: "beat-on",
			by: "beat",
			forward: !0,
			sign: "›"
		},
		{
			key: "turn-on",
			by: "turn",
			forward: !0,
			sign: "»"
		}
	];
	var a = ct(), o = c(a), s = c(o);
	P(s);
	var l = H(s, 2);
	h(l, 20, () => t.replay.turns, (e) => e, (e, r, i, a) => {
		var o = ot();
		W((e, t) => {
			L(o, "x1", e), L(o, "x2", t);
		}, [() => r / Math.max(1, t.replay.decisions) * 1e3, () => r / Math.max(1, t.replay.decisions) * 1e3]), n(e, o);
	}), F(l), F(o);
	var u = H(o, 2), d = c(u);
	h(d, 17, () => i.slice(0, 3), (e) => e.key, (e, r) => {
		{
			let i = K(() => $(`replay-${b(r).key}`)), a = K(() => $(`replay-${b(r).key}`)), o = K(() => t.at === 0);
			J(e, {
				small: !0,
				get "aria-label"() {
					return b(i);
				},
				get title() {
					return b(a);
				},
				get disabled() {
					return b(o);
				},
				onclick: () => t.onseek(Ze(t.replay, t.at, b(r).by, b(r).forward)),
				children: (e, t) => {
					E();
					var i = G();
					W(() => B(i, b(r).sign)), n(e, i);
				},
				$$slots: { default: !0 }
			});
		}
	});
	var f = H(d, 2);
	{
		let e = K(() => t.playing ? "stop" : "play");
		J(f, {
			kind: "primary",
			get icon() {
				return b(e);
			},
			get "aria-pressed"() {
				return t.playing;
			},
			get onclick() {
				return t.onplay;
			},
			children: (e, r) => {
				E();
				var i = G();
				W((e) => B(i, e), [() => $(t.playing ? "replay-pause" : "replay-play")]), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	var p = H(f, 2);
	h(p, 17, () => i.slice(3), (e) => e.key, (e, r) => {
		{
			let i = K(() => $(`replay-${b(r).key}`)), a = K(() => $(`replay-${b(r).key}`)), o = K(() => t.at === t.replay.decisions);
			J(e, {
				small: !0,
				get "aria-label"() {
					return b(i);
				},
				get title() {
					return b(a);
				},
				get disabled() {
					return b(o);
				},
				onclick: () => t.onseek(Ze(t.replay, t.at, b(r).by, b(r).forward)),
				children: (e, t) => {
					E();
					var i = G();
					W(() => B(i, b(r).sign)), n(e, i);
				},
				$$slots: { default: !0 }
			});
		}
	});
	var g = H(p, 2), _ = c(g), v = k(_, !0), y = H(_, 2);
	h(y, 23, () => tt, (e) => e.key, (e, t, r) => {
		var i = st(), a = k(i, !0), o = {};
		W((e) => {
			B(a, e), o !== (o = b(r)) && (i.value = (i.__value = o) ?? "");
		}, [() => $(`replay-speed-${b(t).key}`)]), n(e, i);
	}), F(y);
	var x;
	w(y), F(g);
	var S = H(g, 2), C = k(S, !0);
	F(u), F(a), W((e, n, i) => {
		L(a, "aria-label", e), L(s, "max", t.replay.decisions), V(s, t.at), L(s, "aria-label", n), L(s, "aria-valuetext", b(r)), B(v, i), x !== (x = t.speed) && (y.value = (y.__value = x) ?? "", ee(y, x)), B(C, b(r));
	}, [
		() => $("replay-controls"),
		() => $("replay-seek"),
		() => $("replay-speed")
	]), m("input", s, (e) => t.onseek(Number(e.currentTarget.value))), m("change", y, (e) => t.onspeed(Number(e.currentTarget.value))), n(e, a), A();
}
p(["input", "change"]);
// src/pages/replay/ZoneDialog.svelte
var ut = v("<li><button type=\"button\"><!></button></li>"), dt = v("<ul class=\"svelte-14oj6so\"></ul>"), ft = v("<p class=\"soft\"> </p>");
function pt(e, t) {
	N(t, !0);
	let r = K(() => t.zone ? (t.zone.seat === null ? t.view.shared : t.view.seats[t.zone.seat]?.zones ?? []).find((e) => e.key === t.zone.zone)?.cards ?? [] : []), i = K(() => t.zone ? $("web-zone", {
		zone: be("zone-", t.zone.zone),
		who: t.zone.seat === null ? "" : ge(t.zone.seat, t.scene),
		count: b(r).length
	}) : "");
	function a(e, n) {
		let r = De(e, t.cards), i = t.offers(n).map((e) => ye(e.choice.label, t.scene));
		return _e([r ? Ee(r) : $("hidden-card"), ...i]);
	}
	{
		let o = K(() => t.zone !== null);
		we(e, {
			get title() {
				return b(i);
			},
			get open() {
				return b(o);
			},
			get onclose() {
				return t.onclose;
			},
			wide: !0,
			children: (e, i) => {
				var o = u(), s = _(o), l = (e) => {
					var i = dt();
					h(i, 21, () => b(r), (e) => e.slug, (e, r) => {
						let i = K(() => ({
							seat: t.zone.seat,
							zone: t.zone.zone,
							slug: b(r).slug
						}));
						var o = ut(), s = c(o);
						let l;
						var u = c(s);
						{
							let e = K(() => De(b(r), t.cards));
							xe(u, {
								get face() {
									return b(e);
								},
								still: !0
							});
						}
						F(s), F(o), W((e, t) => {
							L(s, "aria-label", e), l = R(s, 1, "svelte-14oj6so", null, l, { ready: t });
						}, [() => a(b(r), b(i)), () => t.offers(b(i)).length > 0]), m("click", s, () => t.onuse(b(i), b(r))), n(e, o);
					}), F(i), n(e, i);
				}, d = (e) => {
					var t = ft(), r = k(t, !0);
					W((e) => B(r, e), [() => $("decks-empty-part")]), n(e, t);
				};
				S(s, (e) => {
					t.zone && b(r).length > 0 ? e(l) : e(d, -1);
				}), n(e, o);
			},
			$$slots: { default: !0 }
		});
	}
	A();
}
p(["click"]);
// src/pages/replay/Felt.svelte
var mt = v("<li><!></li>"), ht = v("<ul class=\"picks svelte-vhweh9\"></ul>"), gt = v("<div class=\"felt svelte-vhweh9\"><div class=\"scaled svelte-vhweh9\"><!></div></div> <!> <!>", 1);
function _t(e, t) {
	N(t, !0);
	let i = j(t, "options", 19, () => []), o = j(t, "pointed", 3, null), l = U(void 0), f = U(null), p = U(null), m = U(null), g = {
		wide: .78,
		tall: .85
	}, v = [
		0,
		0,
		0,
		0
	], y = K(() => te(v, 4)), x = U(M(b(y)[0])), C = U(M(b(y)[1])), w = U(M(b(y)[2])), T = U(M(b(y)[3])), D = K(() => b(x) < 900 || b(w) === 0 ? 1 : Math.min(1, b(w) / (b(x) * g.wide), b(T) / (b(C) * g.tall))), O = K(() => t.names.map((e) => ({
		name: e,
		kind: "human",
		here: !0,
		wins: 0,
		reserve_ms: null,
		decision_ms: null
	}))), k = (e) => i().flatMap((t, n) => (t.about ?? []).slice(0, 1).some((t) => Ae(t, e)) ? [{
		pick: n,
		choice: t
	}] : []), P = (e) => i().flatMap((t, n) => ke(t) === e ? [{
		pick: n,
		choice: t
	}] : []);
	Oe({
		get cards() {
			return t.cards;
		},
		get scene() {
			return t.scene;
		},
		offers: k,
		use: L,
		offersOn: P,
		useOn: ee,
		look: (e) => t.onlook?.(e),
		open: (e, t) => I(p, {
			seat: e,
			zone: t
		})
	});
	function ee(e) {
		let n = P(e), [r] = n;
		t.onpick && r && (n.length === 1 ? t.onpick(r.pick) : I(f, {
			title: e,
			picks: n
		}));
	}
	function L(e, n) {
		t.onlook?.(n);
		let r = k(e), [i] = r;
		t.onpick && i && (I(p, null), r.length === 1 ? t.onpick(i.pick) : I(f, {
			title: n.name === null ? $("hidden-card") : t.scene.title(n.name),
			picks: r
		}));
	}
	q(() => {
		ie(t.game).load().then((e) => I(m, e.default));
	}), q(() => {
		if (!b(l) || !b(m) || !t.view) return;
		let e = o() === null ? void 0 : i()[o()]?.about?.[0], n = o() === null ? void 0 : i()[o()]?.places?.[0], r = n === void 0 ? e && `[data-place="${CSS.escape(Ne(e))}"]` : `[data-on="${CSS.escape(n)}"]`, a = r ? b(l).querySelector(r) : null;
		return a?.setAttribute("data-pointed", ""), () => a?.removeAttribute("data-pointed");
	});
	var R = gt(), V = _(R), Y = c(V);
	let X;
	var ne = c(Y), Z = (e) => {
		var r = u(), i = _(r);
		d(i, () => b(m), (e, n) => {
			n(e, {
				get view() {
					return t.view;
				},
				get near() {
					return t.near;
				},
				get sitters() {
					return b(O);
				},
				since: 0
			});
		}), n(e, r);
	};
	S(ne, (e) => {
		b(m) && e(Z);
	}), F(Y), F(V), a(V, (e) => I(l, e), () => b(l));
	var re = H(V, 2);
	pt(re, {
		get view() {
			return t.view;
		},
		get zone() {
			return b(p);
		},
		get cards() {
			return t.cards;
		},
		get scene() {
			return t.scene;
		},
		onclose: () => I(p, null),
		onuse: L,
		offers: k
	});
	var Q = H(re, 2);
	{
		let e = K(() => b(f)?.title ?? ""), r = K(() => b(f) !== null);
		we(Q, {
			get title() {
				return b(e);
			},
			get open() {
				return b(r);
			},
			onclose: () => I(f, null),
			children: (e, r) => {
				var i = ht();
				h(i, 21, () => b(f)?.picks ?? [], ({ pick: e, choice: t }) => e, (e, r) => {
					let i = () => b(r).pick, a = () => b(r).choice;
					var o = mt(), s = c(o);
					J(s, {
						onclick: () => {
							I(f, null), t.onpick?.(i());
						},
						children: (e, r) => {
							E();
							var i = G();
							W((e) => B(i, e), [() => ye(a().label, t.scene)]), n(e, i);
						},
						$$slots: { default: !0 }
					}), F(o), n(e, o);
				}), F(i), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	W(() => X = z(Y, "", X, { zoom: b(D) })), s("innerWidth", (e) => I(x, e, !0)), s("innerHeight", (e) => I(C, e, !0)), r(V, "clientWidth", (e) => I(w, e)), r(V, "clientHeight", (e) => I(T, e)), n(e, R), A();
}
// src/pages/replay/Looked.svelte
var vt = v("<aside aria-hidden=\"true\" class=\"svelte-1f3zkuk\"><div class=\"picture\"><!></div> <div class=\"words\"><strong class=\"svelte-1f3zkuk\"> </strong> <!></div></aside>");
function yt(e, t) {
	N(t, !0);
	let r = K(() => t.card ? De(t.card, t.cards) : null);
	var i = u(), a = _(i), o = (e) => {
		var t = vt(), i = c(t), a = c(i);
		xe(a, {
			get face() {
				return b(r);
			},
			still: !0
		}), F(i);
		var o = H(i, 2), s = c(o), l = k(s, !0), u = H(s, 2);
		Se(u, { get lines() {
			return b(r).text;
		} }), F(o), F(t), W(() => B(l, b(r).title)), n(e, t);
	};
	S(a, (e) => {
		b(r) && e(o);
	}), n(e, i), A();
}
// src/pages/replay/player.svelte.ts
var bt = 200, xt = class {
	id;
	#e = U(null);
	get replay() {
		return b(this.#e);
	}
	set replay(e) {
		I(this.#e, e);
	}
	#t = U(fe);
	get cards() {
		return b(this.#t);
	}
	set cards(e) {
		I(this.#t, e);
	}
	#n = U(null);
	get moment() {
		return b(this.#n);
	}
	set moment(e) {
		I(this.#n, e);
	}
	#r = U(0);
	get at() {
		return b(this.#r);
	}
	set at(e) {
		I(this.#r, e, !0);
	}
	#i = U(null);
	get eyes() {
		return b(this.#i);
	}
	set eyes(e) {
		I(this.#i, e, !0);
	}
	#a = U(!1);
	get playing() {
		return b(this.#a);
	}
	set playing(e) {
		I(this.#a, e, !0);
	}
	#o = U(1);
	get speed() {
		return b(this.#o);
	}
	set speed(e) {
		I(this.#o, e, !0);
	}
	#s = U(null);
	get failed() {
		return b(this.#s);
	}
	set failed(e) {
		I(this.#s, e);
	}
	#c = new Map();
	#l = "";
	#u;
	constructor(e, t, n) {
		this.id = e, this.at = t, this.eyes = n, this.#f();
	}
	seek(e, t = !0) {
		this.replay && (t && this.pause(), this.at = Qe(this.replay, e), this.#p());
	}
	step(e, t) {
		this.replay && this.seek(Ze(this.replay, this.at, e, t));
	}
	look(e) {
		this.eyes = e, this.#p();
	}
	toggle() {
		this.playing ? this.pause() : (this.replay && this.at >= this.replay.decisions && this.seek(0), this.playing = !0, this.#d());
	}
	pause() {
		this.playing = !1, clearTimeout(this.#u);
	}
	#d() {
		clearTimeout(this.#u), this.#u = setTimeout(() => {
			this.playing && this.replay && (this.seek(Ze(this.replay, this.at, "beat", !0), !1), this.at >= this.replay.decisions ? this.pause() : this.#d());
		}, tt[this.speed]?.ms ?? 1200);
	}
	async #f() {
		try {
			let e = await Ie(this.id);
			this.replay = e, this.at = Qe(e, this.at), se(e.game).then((t) => this.cards = e.cards ? new Y([...t.all, ...e.cards]) : t), await this.#p();
		} catch (e) {
			this.failed = e instanceof Error ? e : Error(String(e));
		}
	}
	async #p() {
		let e = `${this.at} ${this.eyes}`;
		this.#l = e;
		try {
			let t = this.#c.get(e) ?? await Le(this.id, this.at, this.eyes);
			this.#m(e, t), this.#l === e && (this.moment = t);
		} catch (t) {
			this.#l === e && (this.failed = t instanceof Error ? t : Error(String(t)));
		}
	}
	#m(e, t) {
		this.#c.set(e, t);
		let [n] = this.#c.keys();
		this.#c.size > bt && n !== void 0 && this.#c.delete(n);
	}
}, St = v("<li> </li>"), Ct = v("<p> </p> <ol class=\"svelte-47ucn8\"></ol>", 1), wt = v("<button type=\"button\"><!> </button> <!>", 1);
function Tt(e, t) {
	N(t, !0);
	let r = U(!1);
	var i = wt(), a = _(i), o = c(a);
	{
		let e = K(() => t.verified ? "check" : "question");
		X(o, {
			get name() {
				return b(e);
			},
			size: "1em"
		});
	}
	var s = H(o);
	F(a);
	var u = H(a, 2);
	{
		let e = K(() => $("replay-proof-title"));
		we(u, {
			get title() {
				return b(e);
			},
			get open() {
				return b(r);
			},
			onclose: () => I(r, !1),
			children: (e, r) => {
				var i = Ct(), a = _(i), o = k(a, !0), s = H(a, 2);
				h(s, 20, () => [
					1,
					2,
					3
				], (e) => e, (e, t) => {
					var r = St(), i = k(r, !0);
					W((e) => B(i, e), [() => $(`replay-fair-${t}`)]), n(e, r);
				}), F(s), W((e) => B(o, e), [() => $(t.verified ? "replay-proof-yes" : "replay-proof-no")]), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	W((e) => {
		R(a, 1, l(["badge", { verified: t.verified }]), "svelte-47ucn8"), B(s, ` ${e ?? ""}`);
	}, [() => $(t.verified ? "replay-proved" : "replay-unproved")]), m("click", a, () => I(r, !0)), n(e, i), A();
}
p(["click"]);
// src/pages/replay/Story.svelte
var Et = v("<p class=\"soft\"> </p>"), Dt = v("<span class=\"unseen\"> </span>"), Ot = v("<li> <!></li>"), kt = v("<ul class=\"svelte-wld1g3\"></ul>"), At = v("<p> </p> <!>", 1), jt = v("<section class=\"options svelte-wld1g3\" aria-labelledby=\"options-title\"><h2 id=\"options-title\" class=\"svelte-wld1g3\"> </h2> <!></section> <section class=\"story svelte-wld1g3\" aria-labelledby=\"story-title\"><h2 id=\"story-title\" class=\"svelte-wld1g3\"> </h2> <!></section>", 1);
function Mt(e, t) {
	N(t, !0);
	let r = K(() => t.moment.view.asked);
	var i = jt(), a = _(i), o = c(a), s = k(o, !0), u = H(o, 2), d = (e) => {
		var t = Et(), r = k(t, !0);
		W((e) => B(r, e), [() => $("web-prompt-over")]), n(e, t);
	}, f = (e) => {
		var i = At(), a = _(i), o = k(a), s = H(a, 2), u = (e) => {
			var i = Et(), a = k(i, !0);
			W((e) => B(a, e), [() => $("replay-options-hidden", { seat: ge(b(r), t.scene) })]), n(e, i);
		}, d = (e) => {
			var r = kt();
			h(r, 21, () => t.moment.options, C, (e, r, i) => {
				var a = Ot(), o = c(a, !0), s = H(o), u = (e) => {
					var t = Dt(), r = k(t);
					W((e) => B(r, `(${e ?? ""})`), [() => $("replay-picked")]), n(e, t);
				};
				S(s, (e) => {
					i === t.moment.picked && e(u);
				}), F(a), W((e) => {
					R(a, 1, l({ picked: i === t.moment.picked }), "svelte-wld1g3"), B(o, e);
				}, [() => ye(b(r).label, t.scene)]), n(e, a);
			}), F(r), n(e, r);
		};
		S(s, (e) => {
			t.moment.options.length === 0 ? e(u) : e(d, -1);
		}), W((e, t) => B(o, `${e ?? ""} ${t ?? ""}`), [() => $("replay-asked", { seat: ge(b(r), t.scene) }), () => $(t.moment.view.question)]), n(e, i);
	};
	S(u, (e) => {
		b(r) === null ? e(d) : e(f, -1);
	}), F(a);
	var p = H(a, 2), m = c(p), g = k(m, !0), v = H(m, 2);
	{
		let e = K(() => $("replay-log"));
		Te(v, {
			get lines() {
				return t.moment.log;
			},
			get scene() {
				return t.scene;
			},
			get label() {
				return b(e);
			},
			get now() {
				return t.moment.at;
			},
			get onclause() {
				return t.onclause;
			}
		});
	}
	F(p), W((e, t) => {
		B(s, e), B(g, t);
	}, [() => $("replay-options"), () => $("replay-log")]), n(e, i), A();
}
// src/pages/replay/Viewer.svelte
var Nt = v("<div class=\"trouble svelte-7d8ckk\"><p> </p> <a href=\"#/replay\"> </a></div>"), Pt = v("<p class=\"trouble soft svelte-7d8ckk\" role=\"status\"> </p>"), Ft = v("<option> </option>"), It = v("<div class=\"viewer svelte-7d8ckk\"><header class=\"svelte-7d8ckk\"><h1 class=\"svelte-7d8ckk\"> </h1> <!> <label class=\"eyes svelte-7d8ckk\"><span class=\"svelte-7d8ckk\"> </span> <select class=\"svelte-7d8ckk\"></select></label></header> <div class=\"board svelte-7d8ckk\"><!></div> <div class=\"side svelte-7d8ckk\"><!> <!></div> <div class=\"bar svelte-7d8ckk\"><!> <div class=\"tools svelte-7d8ckk\"><!> <!> <!> <!> <p class=\"soft svelte-7d8ckk\"> </p></div></div></div> <!> <!>", 1);
function Lt(r, i) {
	N(i, !0);
	let a = new xt(i.id, i.at, i.eyes), o = U(null), s = U(!1), l = U(""), d = K(() => a.replay), p = K(() => a.moment), v = K(() => re((b(d)?.names ?? []).map(de))), y = K(() => Me(b(v), a.cards)), C = K(() => typeof a.eyes == "number" ? a.eyes : 0);
	ve(() => b(d)?.game), O(() => a.pause()), q(() => {
		b(d) && he(et({
			at: a.at,
			seat: a.eyes
		}));
	});
	let T = {
		ArrowLeft: ["beat", !1],
		ArrowRight: ["beat", !0],
		",": ["decision", !1],
		".": ["decision", !0]
	};
	function D(e) {
		let t = e.target instanceof HTMLElement ? e.target : null;
		if (t?.matches("input, select, textarea") || document.querySelector("dialog[open]") || e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented) return;
		let n = T[e.key];
		if (n) a.step(e.shiftKey && n[0] === "beat" ? "turn" : n[0], n[1]);
		else if (e.key === "Home") a.seek(0);
		else if (e.key === "End") a.seek(b(d)?.decisions ?? 0);
		else if (e.key === " " && !t?.matches("button, a")) a.toggle();
		else return;
		e.preventDefault();
	}
	function j(e) {
		let t = e.target instanceof Element ? e.target.closest("[data-spot]") : null;
		e.detail > 0 && t?.blur();
	}
	async function M() {
		let e = await Fe(location.href);
		pe($(e ? "replay-link-copied" : "decks-copy-failed"), !e);
	}
	async function P(e, t) {
		try {
			je(t, await e);
		} catch (e) {
			ce(e, b(y));
		}
	}
	function L(e) {
		return typeof e == "number" ? ge(e, b(y)) : $(e === null ? "replay-eyes-spectator" : "replay-eyes-judge");
	}
	var R = u();
	g("keydown", t, D), g("click", t, j), x("7d8ckk", (t) => {
		f((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => $("replay-title")]);
	});
	var z = _(R), V = (e) => {
		var t = Nt(), r = c(t), i = k(r, !0), o = H(r, 2), s = k(o, !0);
		F(t), W((e, t) => {
			B(i, e), B(s, t);
		}, [() => Pe(a.failed), () => $("replay-open-title")]), n(e, t);
	}, te = (e) => {
		var t = Pt(), r = k(t, !0);
		W((e) => B(r, e), [() => $("replay-loading")]), n(e, t);
	}, Y = (e) => {
		var t = It(), r = _(t), u = c(r), f = c(u), g = k(f, !0), x = H(f, 2);
		Tt(x, { get verified() {
			return b(d).verified;
		} });
		var S = H(x, 2), T = c(S), D = k(T, !0), O = H(T, 2);
		h(O, 20, () => [
			null,
			...b(v).map((e, t) => t),
			"judge"
		], (e) => e, (e, t) => {
			var r = Ft(), i = k(r, !0), a = {};
			W((e, t) => {
				B(i, e), a !== (a = t) && (r.value = (r.__value = a) ?? "");
			}, [() => L(t), () => String(t)]), n(e, r);
		}), F(O);
		var A;
		w(O), F(S), F(u);
		var j = H(u, 2);
		_t(c(j), {
			get game() {
				return b(d).game;
			},
			get view() {
				return b(p).view;
			},
			get near() {
				return b(C);
			},
			get names() {
				return b(v);
			},
			get cards() {
				return a.cards;
			},
			get scene() {
				return b(y);
			},
			get options() {
				return b(p).options;
			},
			get pointed() {
				return b(p).picked;
			},
			onlook: (e) => I(o, e)
		}), F(j);
		var N = H(j, 2), R = c(N);
		yt(R, {
			get card() {
				return b(o);
			},
			get cards() {
				return a.cards;
			}
		}), Mt(H(R, 2), {
			get moment() {
				return b(p);
			},
			get scene() {
				return b(y);
			},
			onclause: (e) => I(l, e, !0)
		}), F(N);
		var z = H(N, 2), V = c(z);
		lt(V, {
			get replay() {
				return b(d);
			},
			get at() {
				return a.at;
			},
			get turn() {
				return b(p).view.turn;
			},
			get playing() {
				return a.playing;
			},
			get speed() {
				return a.speed;
			},
			onseek: (e) => a.seek(e),
			onplay: () => a.toggle(),
			onspeed: (e) => a.speed = e
		});
		var U = H(V, 2), te = c(U);
		J(te, {
			kind: "primary",
			icon: "play",
			onclick: () => {
				a.pause(), I(s, !0);
			},
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => $("replay-branch")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var K = H(te, 2);
		J(K, {
			small: !0,
			icon: "link",
			onclick: M,
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => $("replay-link")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var q = H(K, 2);
		J(q, {
			small: !0,
			icon: "log",
			onclick: () => P(Be(i.id), `${i.id}.replay`),
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => $("replay-download")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var Y = H(q, 2);
		J(Y, {
			small: !0,
			onclick: () => P(Ve(i.id, a.at), `${i.id}-${a.at}.scene`),
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => $("replay-as-scene")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var X = H(Y, 2), ne = k(X, !0);
		F(U), F(z), F(r);
		var Z = H(r, 2);
		at(Z, {
			get open() {
				return b(s);
			},
			get replay() {
				return b(d);
			},
			get at() {
				return a.at;
			},
			get scene() {
				return b(y);
			},
			onclose: () => I(s, !1)
		});
		var re = H(Z, 2);
		Ce(re, {
			get game() {
				return b(d).game;
			},
			get clause() {
				return b(l);
			},
			onclose: () => I(l, "")
		}), W((e, t, n, r) => {
			B(g, e), B(D, t), A !== (A = n) && (O.value = (O.__value = A) ?? "", ee(O, A)), B(ne, r);
		}, [
			() => b(v).map((e, t) => ge(t, b(y))).join(" · "),
			() => $("replay-eyes"),
			() => String(a.eyes),
			() => $("replay-keys")
		]), m("change", O, (e) => {
			let t = e.currentTarget.value;
			a.look(t === "null" ? null : t === "judge" ? "judge" : Number(t));
		}), n(e, t);
	};
	S(z, (e) => {
		a.failed ? e(V) : !b(d) || !b(p) ? e(te, 1) : e(Y, -1);
	}), n(r, R), A();
}
p(["change"]);
// src/pages/replay/Replays.svelte
var Rt = Z({ default: () => zt });
function zt(e, t) {
	N(t, !0);
	let r = K(() => t.parts[0]), i = K(() => b(r) === "table" ? t.parts[1] : void 0), a = K(() => $e(t.query));
	var o = u(), s = _(o), c = (e) => {
		var t = u(), r = _(t);
		T(r, () => b(i), (e) => {
			Ke(e, { get table() {
				return b(i);
			} });
		}), n(e, t);
	}, l = (e) => {
		var t = u(), i = _(t);
		T(i, () => b(r), (e) => {
			Lt(e, {
				get id() {
					return b(r);
				},
				get at() {
					return b(a).at;
				},
				get eyes() {
					return b(a).seat;
				}
			});
		}), n(e, t);
	}, d = (e) => {
		Xe(e, {});
	};
	S(s, (e) => {
		b(i) ? e(c) : b(r) ? e(l, 1) : e(d, -1);
	}), n(e, o), A();
}
export { _t as Felt, yt as Looked, Rt as Replays_exports };
