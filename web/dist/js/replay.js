import { $document as e, $window as t, append as n, bind_element_size as r, bind_group as i, bind_this as a, bind_value as o, bind_window_size as s, child as c, clsx as l, comment as u, component as d, deferred_template_effect as f, delegate as p, delegated as m, each as h, event as g, first_child as _, from_html as v, from_svg as y, get as b, head as x, if_block as S, index as C, init_select as w, key as T, next as E, onDestroy as D, only_child as O, pop as k, prop as A, proxy as j, push as M, remove_input_defaults as N, reset as P, select_option as F, set as I, set_attribute as L, set_class as R, set_style as z, set_text as B, set_value as V, sibling as H, state as U, template_effect as W, text as G, to_array as K, user_derived as q, user_effect as J } from "./vendor.js";
import { Button as Y, Cards as X, Icon as Z, __exportAll as ee, apart as te, api as ne, boardOf as re, call as ie, callText as ae, cards as oe, complain as se, go as ce, listedName as le, noCards as ue, note as de, requery as fe, say as Q, seat as $, speakOf as pe, tell as me, word as he } from "./main.js";
import { Card as ge, CardText as _e, ClauseDialog as ve, Dialog as ye, LogLines as be, describe as xe, faceOf as Se, giveHands as Ce, placeOf as we, sameSpot as Te, saveText as Ee, sceneOf as De, spotKey as Oe, whyNot as ke } from "./table.js";
import { copy as Ae } from "./decks.js";
// src/pages/replay/net.ts
var je = (e) => ne.replay(e);
function Me(e, t, n) {
	let r = n === "judge" ? "" : n === null ? "?public=true" : `?seat=${n}`;
	return ie("GET", `/api/replays/${e}/at/${t}${r}`);
}
async function Ne(e) {
	return Pe(await ae(`/api/tables/${e}/replay`));
}
function Pe(e) {
	return ie("POST", "/api/replays", e);
}
var Fe = (e) => ae(`/api/replays/${e}/text`), Ie = (e, t) => ae(`/api/replays/${e}/scene?at=${t}`);
function Le(e, t, n, r) {
	let i = e.names.map((e, t) => ({
		kind: t === n || r === "hot" ? "human" : "bot",
		deck: "",
		level: t === n || r === "hot" ? "" : "steady"
	}));
	return ne.open({
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
var Re = v("<p> </p> <a href=\"#/replay\"> </a>", 1), ze = v("<p class=\"soft\"> </p>"), Be = v("<div class=\"trouble svelte-1um0emm\" role=\"status\"><!></div>");
function Ve(e, t) {
	M(t, !0);
	let r = U(null);
	J(() => {
		Ne(t.table).then((e) => location.replace(`#/replay/${e.replay}`), (e) => I(r, e));
	});
	var i = Be(), a = c(i), o = (e) => {
		var t = Re(), i = _(t), a = O(i, !0), o = H(i, 2), s = O(o, !0);
		W((e, t) => {
			B(a, e), B(s, t);
		}, [() => ke(b(r)), () => Q("replay-open-title")]), n(e, t);
	}, s = (e) => {
		var t = ze(), r = O(t, !0);
		W((e) => B(r, e), [() => Q("replay-loading")]), n(e, t);
	};
	S(a, (e) => {
		b(r) ? e(o) : e(s, -1);
	}), P(i), n(e, i), k();
}
// src/pages/replay/OpenReplay.svelte
var He = v("<div class=\"page svelte-11w1fub\"><h1 class=\"svelte-11w1fub\"> </h1> <div role=\"group\"><!> <p class=\"svelte-11w1fub\"> </p> <label class=\"file svelte-11w1fub\"> <input type=\"file\" class=\"svelte-11w1fub\"/></label> <p class=\"soft svelte-11w1fub\"> </p></div> <p class=\"bad svelte-11w1fub\" role=\"alert\"> </p> <form class=\"svelte-11w1fub\"><label for=\"replay-id\"> </label> <input id=\"replay-id\" autocomplete=\"off\" spellcheck=\"false\" class=\"svelte-11w1fub\"/> <!></form></div>");
function Ue(t, r) {
	M(r, !0);
	let i = U(!1), a = U(null), s = U("");
	async function u(e) {
		if (I(i, !1), e) {
			I(a, null);
			try {
				let t = await Pe(await e.text());
				ce(`/replay/${t.replay}`);
			} catch (e) {
				I(a, e);
			}
		}
	}
	function d(e) {
		e.preventDefault(), u(e.dataTransfer?.files[0]);
	}
	var p = He();
	x("11w1fub", (t) => {
		f((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => Q("replay-open-title")]);
	});
	var h = c(p), _ = O(h, !0), v = H(h, 2), y = c(v);
	Z(y, {
		name: "log",
		size: "44px"
	});
	var S = H(y, 2), C = O(S, !0), w = H(S, 2), T = c(w), D = H(T);
	P(w);
	var A = H(w, 2), j = O(A, !0);
	P(v);
	var F = H(v, 2), z = O(F, !0), V = H(F, 2), K = c(V), J = O(K, !0), X = H(K, 2);
	N(X);
	var ee = H(X, 2);
	{
		let e = q(() => b(s).trim() === "");
		Y(ee, {
			type: "submit",
			get disabled() {
				return b(e);
			},
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => Q("replay-go")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
	}
	P(V), P(p), W((e, t, n, r, a, o, s) => {
		B(_, e), R(v, 1, l(["drop", { over: b(i) }]), "svelte-11w1fub"), L(v, "aria-label", t), B(C, n), B(T, `${r ?? ""} `), B(j, a), B(z, o), B(J, s);
	}, [
		() => Q("replay-open-title"),
		() => Q("replay-drop"),
		() => Q("replay-drop"),
		() => Q("replay-choose"),
		() => Q("replay-upload-hint"),
		() => b(a) ? Q("replay-file-failed", { why: ke(b(a)) }) : "",
		() => Q("replay-id")
	]), g("dragover", v, (e) => {
		e.preventDefault(), I(i, !0);
	}), g("dragleave", v, () => I(i, !1)), g("drop", v, d), m("change", D, (e) => u(e.currentTarget.files?.[0])), g("submit", V, (e) => {
		e.preventDefault(), b(s).trim() && ce(`/replay/${encodeURIComponent(b(s).trim())}`);
	}), o(X, () => b(s), (e) => I(s, e)), n(t, p), k();
}
p(["change"]);
// src/pages/replay/steps.ts
function We(e, t, n, r) {
	if (n === "decision") return Ge(e, t + (r ? 1 : -1));
	let i = [
		0,
		...n === "beat" ? e.beats : e.turns,
		e.decisions
	];
	return r ? Math.min(...i.filter((e) => e > t), e.decisions) : Math.max(...i.filter((e) => e < t), 0);
}
function Ge(e, t) {
	return Math.max(0, Math.min(Math.round(t), e.decisions));
}
function Ke(e) {
	let t = Number(e.get("at") ?? 0), n = e.get("seat") ?? "";
	return {
		at: Number.isFinite(t) && t > 0 ? Math.floor(t) : 0,
		seat: n === "judge" ? "judge" : /^[0-7]$/.test(n) ? Number(n) : null
	};
}
function qe({ at: e, seat: t }) {
	return t === null ? { at: String(e) } : {
		at: String(e),
		seat: String(t)
	};
}
var Je = [
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
], Ye = v("<!> <!>", 1), Xe = v("<label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-seat\"/> </label>"), Ze = v("<p class=\"soft\"> </p> <fieldset class=\"svelte-vdegxm\"><legend class=\"svelte-vdegxm\"> </legend> <!></fieldset> <fieldset class=\"svelte-vdegxm\"><legend class=\"svelte-vdegxm\"> </legend> <label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-others\"/> </label> <label class=\"svelte-vdegxm\"><input type=\"radio\" name=\"branch-others\"/> </label></fieldset>", 1);
function Qe(e, t) {
	M(t, !0);
	let r = [], a = [], o = U(0), s = U("bot"), l = U(!1);
	async function u() {
		I(l, !0);
		try {
			let e = await Le(t.replay, t.at, b(o), b(s));
			ce(`/t/${e.table}`);
		} catch (e) {
			se(e, t.scene);
		} finally {
			I(l, !1);
		}
	}
	{
		let d = (e) => {
			var r = Ye(), i = _(r);
			Y(i, {
				kind: "quiet",
				get onclick() {
					return t.onclose;
				},
				children: (e, t) => {
					E();
					var r = G();
					W((e) => B(r, e), [() => Q("web-cancel")]), n(e, r);
				},
				$$slots: { default: !0 }
			});
			var a = H(i, 2);
			Y(a, {
				kind: "primary",
				icon: "play",
				get disabled() {
					return b(l);
				},
				onclick: u,
				children: (e, t) => {
					E();
					var r = G();
					W((e) => B(r, e), [() => Q("replay-branch-go")]), n(e, r);
				},
				$$slots: { default: !0 }
			}), n(e, r);
		}, f = q(() => Q("replay-branch"));
		ye(e, {
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
				var u = Ze(), d = _(u), f = O(d, !0), p = H(d, 2), m = c(p), g = O(m, !0), v = H(m, 2);
				h(v, 17, () => t.replay.names, C, (e, a, s) => {
					var l = Xe(), u = c(l);
					N(u), u.value = u.__value = s;
					var d = H(u);
					P(l), W((e) => B(d, ` ${e ?? ""}`), [() => $(s, t.scene)]), i(r, [], u, () => b(o), (e) => I(o, e)), n(e, l);
				}), P(p);
				var y = H(p, 2), x = c(y), S = O(x, !0), w = H(x, 2), T = c(w);
				N(T), T.value = T.__value = "bot";
				var E = H(T);
				P(w);
				var D = H(w, 2), k = c(D);
				N(k), k.value = k.__value = "hot";
				var A = H(k);
				P(D), P(y), W((e, t, n, r, i) => {
					B(f, e), B(g, t), B(S, n), B(E, ` ${r ?? ""}`), B(A, ` ${i ?? ""}`);
				}, [
					() => Q("replay-branch-hint"),
					() => Q("replay-branch-you"),
					() => Q("replay-branch-others"),
					() => Q("replay-branch-bot"),
					() => Q("replay-branch-hot")
				]), i(a, [], T, () => b(s), (e) => I(s, e)), i(a, [], k, () => b(s), (e) => I(s, e)), n(e, u);
			},
			$$slots: {
				actions: !0,
				default: !0
			}
		});
	}
	k();
}
// src/pages/replay/Controls.svelte
var $e = y("<line y1=\"0\" y2=\"10\" class=\"svelte-1x2vtd8\"></line>"), et = v("<option> </option>"), tt = v("<div class=\"controls svelte-1x2vtd8\" role=\"group\"><div class=\"seek svelte-1x2vtd8\"><input type=\"range\" min=\"0\" step=\"1\" class=\"svelte-1x2vtd8\"/> <svg class=\"marks svelte-1x2vtd8\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\"></svg></div> <div class=\"row svelte-1x2vtd8\"><!> <!> <!> <label class=\"speed svelte-1x2vtd8\"><span class=\"soft\"> </span> <select class=\"svelte-1x2vtd8\"></select></label> <span class=\"place soft svelte-1x2vtd8\"> </span></div></div>");
function nt(e, t) {
	M(t, !0);
	let r = q(() => Q("replay-place", {
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
	var a = tt(), o = c(a), s = c(o);
	N(s);
	var l = H(s, 2);
	h(l, 20, () => t.replay.turns, (e) => e, (e, r, i, a) => {
		var o = $e();
		W((e, t) => {
			L(o, "x1", e), L(o, "x2", t);
		}, [() => r / Math.max(1, t.replay.decisions) * 1e3, () => r / Math.max(1, t.replay.decisions) * 1e3]), n(e, o);
	}), P(l), P(o);
	var u = H(o, 2), d = c(u);
	h(d, 17, () => i.slice(0, 3), (e) => e.key, (e, r) => {
		{
			let i = q(() => Q(`replay-${b(r).key}`)), a = q(() => Q(`replay-${b(r).key}`)), o = q(() => t.at === 0);
			Y(e, {
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
				onclick: () => t.onseek(We(t.replay, t.at, b(r).by, b(r).forward)),
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
		let e = q(() => t.playing ? "stop" : "play");
		Y(f, {
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
				W((e) => B(i, e), [() => Q(t.playing ? "replay-pause" : "replay-play")]), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	var p = H(f, 2);
	h(p, 17, () => i.slice(3), (e) => e.key, (e, r) => {
		{
			let i = q(() => Q(`replay-${b(r).key}`)), a = q(() => Q(`replay-${b(r).key}`)), o = q(() => t.at === t.replay.decisions);
			Y(e, {
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
				onclick: () => t.onseek(We(t.replay, t.at, b(r).by, b(r).forward)),
				children: (e, t) => {
					E();
					var i = G();
					W(() => B(i, b(r).sign)), n(e, i);
				},
				$$slots: { default: !0 }
			});
		}
	});
	var g = H(p, 2), _ = c(g), v = O(_, !0), y = H(_, 2);
	h(y, 23, () => Je, (e) => e.key, (e, t, r) => {
		var i = et(), a = O(i, !0), o = {};
		W((e) => {
			B(a, e), o !== (o = b(r)) && (i.value = (i.__value = o) ?? "");
		}, [() => Q(`replay-speed-${b(t).key}`)]), n(e, i);
	}), P(y);
	var x;
	w(y), P(g);
	var S = H(g, 2), C = O(S, !0);
	P(u), P(a), W((e, n, i) => {
		L(a, "aria-label", e), L(s, "max", t.replay.decisions), V(s, t.at), L(s, "aria-label", n), L(s, "aria-valuetext", b(r)), B(v, i), x !== (x = t.speed) && (y.value = (y.__value = x) ?? "", F(y, x)), B(C, b(r));
	}, [
		() => Q("replay-controls"),
		() => Q("replay-seek"),
		() => Q("replay-speed")
	]), m("input", s, (e) => t.onseek(Number(e.currentTarget.value))), m("change", y, (e) => t.onspeed(Number(e.currentTarget.value))), n(e, a), k();
}
p(["input", "change"]);
// src/pages/replay/ZoneDialog.svelte
var rt = v("<li><button type=\"button\"><!></button></li>"), it = v("<ul class=\"svelte-14oj6so\"></ul>"), at = v("<p class=\"soft\"> </p>");
function ot(e, t) {
	M(t, !0);
	let r = q(() => t.zone ? (t.zone.seat === null ? t.view.shared : t.view.seats[t.zone.seat]?.zones ?? []).find((e) => e.key === t.zone.zone)?.cards ?? [] : []), i = q(() => t.zone ? Q("web-zone", {
		zone: he("zone-", t.zone.zone),
		who: t.zone.seat === null ? "" : $(t.zone.seat, t.scene),
		count: b(r).length
	}) : "");
	function a(e, n) {
		let r = Se(e, t.cards), i = t.offers(n).map((e) => me(e.choice.label, t.scene));
		return [r ? xe(r) : Q("hidden-card"), ...i].join(". ");
	}
	{
		let o = q(() => t.zone !== null);
		ye(e, {
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
					var i = it();
					h(i, 21, () => b(r), (e) => e.slug, (e, r) => {
						let i = q(() => ({
							seat: t.zone.seat,
							zone: t.zone.zone,
							slug: b(r).slug
						}));
						var o = rt(), s = c(o);
						let l;
						var u = c(s);
						{
							let e = q(() => Se(b(r), t.cards));
							ge(u, {
								get face() {
									return b(e);
								},
								still: !0
							});
						}
						P(s), P(o), W((e, t) => {
							L(s, "aria-label", e), l = R(s, 1, "svelte-14oj6so", null, l, { ready: t });
						}, [() => a(b(r), b(i)), () => t.offers(b(i)).length > 0]), m("click", s, () => t.onuse(b(i), b(r))), n(e, o);
					}), P(i), n(e, i);
				}, d = (e) => {
					var t = at(), r = O(t, !0);
					W((e) => B(r, e), [() => Q("decks-empty-part")]), n(e, t);
				};
				S(s, (e) => {
					t.zone && b(r).length > 0 ? e(l) : e(d, -1);
				}), n(e, o);
			},
			$$slots: { default: !0 }
		});
	}
	k();
}
p(["click"]);
// src/pages/replay/Felt.svelte
var st = v("<li><!></li>"), ct = v("<ul class=\"picks svelte-vhweh9\"></ul>"), lt = v("<div class=\"felt svelte-vhweh9\"><div class=\"scaled svelte-vhweh9\"><!></div></div> <!> <!>", 1);
function ut(e, t) {
	M(t, !0);
	let i = A(t, "options", 19, () => []), o = A(t, "pointed", 3, null), l = U(void 0), f = U(null), p = U(null), m = U(null), g = {
		wide: .78,
		tall: .85
	}, v = [
		0,
		0,
		0,
		0
	], y = q(() => K(v, 4)), x = U(j(b(y)[0])), C = U(j(b(y)[1])), w = U(j(b(y)[2])), T = U(j(b(y)[3])), D = q(() => b(x) < 900 || b(w) === 0 ? 1 : Math.min(1, b(w) / (b(x) * g.wide), b(T) / (b(C) * g.tall))), O = q(() => t.names.map((e) => ({
		name: e,
		kind: "human",
		here: !0,
		wins: 0,
		reserve_ms: null,
		decision_ms: null
	}))), N = (e) => i().flatMap((t, n) => (t.about ?? []).slice(0, 1).some((t) => Te(t, e)) ? [{
		pick: n,
		choice: t
	}] : []), F = (e) => i().flatMap((t, n) => we(t) === e ? [{
		pick: n,
		choice: t
	}] : []);
	Ce({
		get cards() {
			return t.cards;
		},
		get scene() {
			return t.scene;
		},
		offers: N,
		use: R,
		offersOn: F,
		useOn: L,
		look: (e) => t.onlook?.(e),
		open: (e, t) => I(p, {
			seat: e,
			zone: t
		})
	});
	function L(e) {
		let n = F(e), [r] = n;
		t.onpick && r && (n.length === 1 ? t.onpick(r.pick) : I(f, {
			title: e,
			picks: n
		}));
	}
	function R(e, n) {
		t.onlook?.(n);
		let r = N(e), [i] = r;
		t.onpick && i && (I(p, null), r.length === 1 ? t.onpick(i.pick) : I(f, {
			title: n.name === null ? Q("hidden-card") : t.scene.title(n.name),
			picks: r
		}));
	}
	J(() => {
		re(t.game).load().then((e) => I(m, e.default));
	}), J(() => {
		if (!b(l) || !b(m) || !t.view) return;
		let e = o() === null ? void 0 : i()[o()]?.about?.[0], n = o() === null ? void 0 : i()[o()]?.places?.[0], r = n === void 0 ? e && `[data-place="${CSS.escape(Oe(e))}"]` : `[data-on="${CSS.escape(n)}"]`, a = r ? b(l).querySelector(r) : null;
		return a?.setAttribute("data-pointed", ""), () => a?.removeAttribute("data-pointed");
	});
	var V = lt(), X = _(V), Z = c(X);
	let ee;
	var te = c(Z), ne = (e) => {
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
	S(te, (e) => {
		b(m) && e(ne);
	}), P(Z), P(X), a(X, (e) => I(l, e), () => b(l));
	var ie = H(X, 2);
	ot(ie, {
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
		onuse: R,
		offers: N
	});
	var ae = H(ie, 2);
	{
		let e = q(() => b(f)?.title ?? ""), r = q(() => b(f) !== null);
		ye(ae, {
			get title() {
				return b(e);
			},
			get open() {
				return b(r);
			},
			onclose: () => I(f, null),
			children: (e, r) => {
				var i = ct();
				h(i, 21, () => b(f)?.picks ?? [], ({ pick: e, choice: t }) => e, (e, r) => {
					let i = () => b(r).pick, a = () => b(r).choice;
					var o = st(), s = c(o);
					Y(s, {
						onclick: () => {
							I(f, null), t.onpick?.(i());
						},
						children: (e, r) => {
							E();
							var i = G();
							W((e) => B(i, e), [() => me(a().label, t.scene)]), n(e, i);
						},
						$$slots: { default: !0 }
					}), P(o), n(e, o);
				}), P(i), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	W(() => ee = z(Z, "", ee, { zoom: b(D) })), s("innerWidth", (e) => I(x, e, !0)), s("innerHeight", (e) => I(C, e, !0)), r(X, "clientWidth", (e) => I(w, e)), r(X, "clientHeight", (e) => I(T, e)), n(e, V), k();
}
// src/pages/replay/Looked.svelte
var dt = v("<aside aria-hidden=\"true\" class=\"svelte-1f3zkuk\"><div class=\"picture\"><!></div> <div class=\"words\"><strong class=\"svelte-1f3zkuk\"> </strong> <!></div></aside>");
function ft(e, t) {
	M(t, !0);
	let r = q(() => t.card ? Se(t.card, t.cards) : null);
	var i = u(), a = _(i), o = (e) => {
		var t = dt(), i = c(t), a = c(i);
		ge(a, {
			get face() {
				return b(r);
			},
			still: !0
		}), P(i);
		var o = H(i, 2), s = c(o), l = O(s, !0), u = H(s, 2);
		_e(u, { get lines() {
			return b(r).text;
		} }), P(o), P(t), W(() => B(l, b(r).title)), n(e, t);
	};
	S(a, (e) => {
		b(r) && e(o);
	}), n(e, i), k();
}
// src/pages/replay/player.svelte.ts
var pt = 200, mt = class {
	id;
	#e = U(null);
	get replay() {
		return b(this.#e);
	}
	set replay(e) {
		I(this.#e, e);
	}
	#t = U(ue);
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
		this.replay && (t && this.pause(), this.at = Ge(this.replay, e), this.#p());
	}
	step(e, t) {
		this.replay && this.seek(We(this.replay, this.at, e, t));
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
			this.playing && this.replay && (this.seek(We(this.replay, this.at, "beat", !0), !1), this.at >= this.replay.decisions ? this.pause() : this.#d());
		}, Je[this.speed]?.ms ?? 1200);
	}
	async #f() {
		try {
			let e = await je(this.id);
			this.replay = e, this.at = Ge(e, this.at), oe(e.game).then((t) => this.cards = e.cards ? new X([...t.all, ...e.cards]) : t), await this.#p();
		} catch (e) {
			this.failed = e instanceof Error ? e : Error(String(e));
		}
	}
	async #p() {
		let e = `${this.at} ${this.eyes}`;
		this.#l = e;
		try {
			let t = this.#c.get(e) ?? await Me(this.id, this.at, this.eyes);
			this.#m(e, t), this.#l === e && (this.moment = t);
		} catch (t) {
			this.#l === e && (this.failed = t instanceof Error ? t : Error(String(t)));
		}
	}
	#m(e, t) {
		this.#c.set(e, t);
		let [n] = this.#c.keys();
		this.#c.size > pt && n !== void 0 && this.#c.delete(n);
	}
}, ht = v("<li> </li>"), gt = v("<p> </p> <ol class=\"svelte-47ucn8\"></ol>", 1), _t = v("<button type=\"button\"><!> </button> <!>", 1);
function vt(e, t) {
	M(t, !0);
	let r = U(!1);
	var i = _t(), a = _(i), o = c(a);
	{
		let e = q(() => t.verified ? "check" : "question");
		Z(o, {
			get name() {
				return b(e);
			},
			size: "1em"
		});
	}
	var s = H(o);
	P(a);
	var u = H(a, 2);
	{
		let e = q(() => Q("replay-proof-title"));
		ye(u, {
			get title() {
				return b(e);
			},
			get open() {
				return b(r);
			},
			onclose: () => I(r, !1),
			children: (e, r) => {
				var i = gt(), a = _(i), o = O(a, !0), s = H(a, 2);
				h(s, 20, () => [
					1,
					2,
					3
				], (e) => e, (e, t) => {
					var r = ht(), i = O(r, !0);
					W((e) => B(i, e), [() => Q(`replay-fair-${t}`)]), n(e, r);
				}), P(s), W((e) => B(o, e), [() => Q(t.verified ? "replay-proof-yes" : "replay-proof-no")]), n(e, i);
			},
			$$slots: { default: !0 }
		});
	}
	W((e) => {
		R(a, 1, l(["badge", { verified: t.verified }]), "svelte-47ucn8"), B(s, ` ${e ?? ""}`);
	}, [() => Q(t.verified ? "replay-proved" : "replay-unproved")]), m("click", a, () => I(r, !0)), n(e, i), k();
}
p(["click"]);
// src/pages/replay/Story.svelte
var yt = v("<p class=\"soft\"> </p>"), bt = v("<span class=\"unseen\"> </span>"), xt = v("<li> <!></li>"), St = v("<ul class=\"svelte-wld1g3\"></ul>"), Ct = v("<p> </p> <!>", 1), wt = v("<section class=\"options svelte-wld1g3\" aria-labelledby=\"options-title\"><h2 id=\"options-title\" class=\"svelte-wld1g3\"> </h2> <!></section> <section class=\"story svelte-wld1g3\" aria-labelledby=\"story-title\"><h2 id=\"story-title\" class=\"svelte-wld1g3\"> </h2> <!></section>", 1);
function Tt(e, t) {
	M(t, !0);
	let r = q(() => t.moment.view.asked);
	var i = wt(), a = _(i), o = c(a), s = O(o, !0), u = H(o, 2), d = (e) => {
		var t = yt(), r = O(t, !0);
		W((e) => B(r, e), [() => Q("web-prompt-over")]), n(e, t);
	}, f = (e) => {
		var i = Ct(), a = _(i), o = O(a), s = H(a, 2), u = (e) => {
			var i = yt(), a = O(i, !0);
			W((e) => B(a, e), [() => Q("replay-options-hidden", { seat: $(b(r), t.scene) })]), n(e, i);
		}, d = (e) => {
			var r = St();
			h(r, 21, () => t.moment.options, C, (e, r, i) => {
				var a = xt(), o = c(a, !0), s = H(o), u = (e) => {
					var t = bt(), r = O(t);
					W((e) => B(r, `(${e ?? ""})`), [() => Q("replay-picked")]), n(e, t);
				};
				S(s, (e) => {
					i === t.moment.picked && e(u);
				}), P(a), W((e) => {
					R(a, 1, l({ picked: i === t.moment.picked }), "svelte-wld1g3"), B(o, e);
				}, [() => me(b(r).label, t.scene)]), n(e, a);
			}), P(r), n(e, r);
		};
		S(s, (e) => {
			t.moment.options.length === 0 ? e(u) : e(d, -1);
		}), W((e, t) => B(o, `${e ?? ""} ${t ?? ""}`), [() => Q("replay-asked", { seat: $(b(r), t.scene) }), () => Q(t.moment.view.question)]), n(e, i);
	};
	S(u, (e) => {
		b(r) === null ? e(d) : e(f, -1);
	}), P(a);
	var p = H(a, 2), m = c(p), g = O(m, !0), v = H(m, 2);
	{
		let e = q(() => Q("replay-log"));
		be(v, {
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
	P(p), W((e, t) => {
		B(s, e), B(g, t);
	}, [() => Q("replay-options"), () => Q("replay-log")]), n(e, i), k();
}
// src/pages/replay/Viewer.svelte
var Et = v("<div class=\"trouble svelte-7d8ckk\"><p> </p> <a href=\"#/replay\"> </a></div>"), Dt = v("<p class=\"trouble soft svelte-7d8ckk\" role=\"status\"> </p>"), Ot = v("<option> </option>"), kt = v("<div class=\"viewer svelte-7d8ckk\"><header class=\"svelte-7d8ckk\"><h1 class=\"svelte-7d8ckk\"> </h1> <!> <label class=\"eyes svelte-7d8ckk\"><span class=\"svelte-7d8ckk\"> </span> <select class=\"svelte-7d8ckk\"></select></label></header> <div class=\"board svelte-7d8ckk\"><!></div> <div class=\"side svelte-7d8ckk\"><!> <!></div> <div class=\"bar svelte-7d8ckk\"><!> <div class=\"tools svelte-7d8ckk\"><!> <!> <!> <!> <p class=\"soft svelte-7d8ckk\"> </p></div></div></div> <!> <!>", 1);
function At(r, i) {
	M(i, !0);
	let a = new mt(i.id, i.at, i.eyes), o = U(null), s = U(!1), l = U(""), d = q(() => a.replay), p = q(() => a.moment), v = q(() => te((b(d)?.names ?? []).map(le))), y = q(() => De(b(v), a.cards)), C = q(() => typeof a.eyes == "number" ? a.eyes : 0);
	pe(() => b(d)?.game), D(() => a.pause()), J(() => {
		b(d) && fe(qe({
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
	function A(e) {
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
	async function N() {
		let e = await Ae(location.href);
		de(Q(e ? "replay-link-copied" : "decks-copy-failed"), !e);
	}
	async function L(e, t) {
		try {
			Ee(t, await e);
		} catch (e) {
			se(e, b(y));
		}
	}
	function R(e) {
		return typeof e == "number" ? $(e, b(y)) : Q(e === null ? "replay-eyes-spectator" : "replay-eyes-judge");
	}
	var z = u();
	g("keydown", t, A), g("click", t, j), x("7d8ckk", (t) => {
		f((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => Q("replay-title")]);
	});
	var V = _(z), K = (e) => {
		var t = Et(), r = c(t), i = O(r, !0), o = H(r, 2), s = O(o, !0);
		P(t), W((e, t) => {
			B(i, e), B(s, t);
		}, [() => ke(a.failed), () => Q("replay-open-title")]), n(e, t);
	}, X = (e) => {
		var t = Dt(), r = O(t, !0);
		W((e) => B(r, e), [() => Q("replay-loading")]), n(e, t);
	}, Z = (e) => {
		var t = kt(), r = _(t), u = c(r), f = c(u), g = O(f, !0), x = H(f, 2);
		vt(x, { get verified() {
			return b(d).verified;
		} });
		var S = H(x, 2), T = c(S), D = O(T, !0), k = H(T, 2);
		h(k, 20, () => [
			null,
			...b(v).map((e, t) => t),
			"judge"
		], (e) => e, (e, t) => {
			var r = Ot(), i = O(r, !0), a = {};
			W((e, t) => {
				B(i, e), a !== (a = t) && (r.value = (r.__value = a) ?? "");
			}, [() => R(t), () => String(t)]), n(e, r);
		}), P(k);
		var A;
		w(k), P(S), P(u);
		var j = H(u, 2);
		ut(c(j), {
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
		}), P(j);
		var M = H(j, 2), z = c(M);
		ft(z, {
			get card() {
				return b(o);
			},
			get cards() {
				return a.cards;
			}
		}), Tt(H(z, 2), {
			get moment() {
				return b(p);
			},
			get scene() {
				return b(y);
			},
			onclause: (e) => I(l, e, !0)
		}), P(M);
		var V = H(M, 2), U = c(V);
		nt(U, {
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
		var K = H(U, 2), q = c(K);
		Y(q, {
			kind: "primary",
			icon: "play",
			onclick: () => {
				a.pause(), I(s, !0);
			},
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => Q("replay-branch")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var J = H(q, 2);
		Y(J, {
			small: !0,
			icon: "link",
			onclick: N,
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => Q("replay-link")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var X = H(J, 2);
		Y(X, {
			small: !0,
			icon: "log",
			onclick: () => L(Fe(i.id), `${i.id}.replay`),
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => Q("replay-download")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var Z = H(X, 2);
		Y(Z, {
			small: !0,
			onclick: () => L(Ie(i.id, a.at), `${i.id}-${a.at}.scene`),
			children: (e, t) => {
				E();
				var r = G();
				W((e) => B(r, e), [() => Q("replay-as-scene")]), n(e, r);
			},
			$$slots: { default: !0 }
		});
		var ee = H(Z, 2), te = O(ee, !0);
		P(K), P(V), P(r);
		var ne = H(r, 2);
		Qe(ne, {
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
		var re = H(ne, 2);
		ve(re, {
			get game() {
				return b(d).game;
			},
			get clause() {
				return b(l);
			},
			onclose: () => I(l, "")
		}), W((e, t, n, r) => {
			B(g, e), B(D, t), A !== (A = n) && (k.value = (k.__value = A) ?? "", F(k, A)), B(te, r);
		}, [
			() => b(v).map((e, t) => $(t, b(y))).join(" · "),
			() => Q("replay-eyes"),
			() => String(a.eyes),
			() => Q("replay-keys")
		]), m("change", k, (e) => {
			let t = e.currentTarget.value;
			a.look(t === "null" ? null : t === "judge" ? "judge" : Number(t));
		}), n(e, t);
	};
	S(V, (e) => {
		a.failed ? e(K) : !b(d) || !b(p) ? e(X, 1) : e(Z, -1);
	}), n(r, z), k();
}
p(["change"]);
// src/pages/replay/Replays.svelte
var jt = ee({ default: () => Mt });
function Mt(e, t) {
	M(t, !0);
	let r = q(() => t.parts[0]), i = q(() => b(r) === "table" ? t.parts[1] : void 0), a = q(() => Ke(t.query));
	var o = u(), s = _(o), c = (e) => {
		var t = u(), r = _(t);
		T(r, () => b(i), (e) => {
			Ve(e, { get table() {
				return b(i);
			} });
		}), n(e, t);
	}, l = (e) => {
		var t = u(), i = _(t);
		T(i, () => b(r), (e) => {
			At(e, {
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
		Ue(e, {});
	};
	S(s, (e) => {
		b(i) ? e(c) : b(r) ? e(l, 1) : e(d, -1);
	}), n(e, o), k();
}
export { ut as Felt, ft as Looked, jt as Replays_exports };
