import { $document as e, append as t, bind_this as n, child as r, clsx as i, comment as a, deferred_template_effect as o, delegate as s, delegated as c, each as l, first_child as u, from_html as d, get as f, head as p, if_block as m, index as h, init_select as g, key as _, next as v, onDestroy as y, onMount as b, only_child as x, pop as S, push as C, reset as w, select_option as T, set as E, set_attribute as D, set_class as O, set_text as k, set_value as A, sibling as j, state as M, template_effect as N, text as P, user_derived as F, user_effect as I } from "./vendor.js";
import { Button as L, Icon as R, Refusal as z, __exportAll as B, api as V, cards as ee, complain as H, either as U, games as W, go as G, moves as K, newSeats as te, noCards as q, preferred as ne, say as J, seat as Y, socket as X, speakOf as re, stagedSeats as ie, tell as Z, ui as ae } from "./main.js";
import { sceneOf as oe, whyNot as se } from "./table.js";
import { Felt as ce, Looked as le } from "./replay.js";
import { playWith as ue } from "./decks.js";
// src/pages/tutorial/PlayBot.svelte
function de(e, n) {
	C(n, !0);
	let r = M(!1);
	async function i() {
		E(r, !0);
		try {
			G(await ue(n.game, n.game.decks[0]?.key ?? ""));
		} catch (e) {
			H(e);
		} finally {
			E(r, !1);
		}
	}
	L(e, {
		kind: "primary",
		icon: "bot",
		get disabled() {
			return f(r);
		},
		onclick: i,
		children: (e, n) => {
			v();
			var r = P();
			N((e) => k(r, e), [() => J("learn-bot")]), t(e, r);
		},
		$$slots: { default: !0 }
	}), S();
}
// src/pages/tutorial/Panel.svelte
var fe = d("<span></span>"), Q = d("<p> </p>"), pe = d("<p class=\"well svelte-hnyd4l\"><!> </p> <p> </p> <!>", 1), me = d("<p class=\"soft\"> </p>"), he = d("<p class=\"do svelte-hnyd4l\"><!> </p>"), ge = d("<p class=\"hint svelte-hnyd4l\"> </p>"), _e = d("<p> </p> <!> <!>", 1), ve = d("<a class=\"next svelte-hnyd4l\"> <!></a>"), ye = d("<!> <!>", 1), be = d("<section class=\"panel svelte-hnyd4l\"><header class=\"svelte-hnyd4l\"><p class=\"soft svelte-hnyd4l\"><a> </a> </p> <h1 class=\"svelte-hnyd4l\"> </h1> <div class=\"dots svelte-hnyd4l\" role=\"img\"></div></header> <div class=\"says svelte-hnyd4l\" role=\"status\"><!></div> <div class=\"buttons svelte-hnyd4l\"><!></div></section>");
function xe(e, n) {
	C(n, !0);
	let i = F(() => n.run.game), o = F(() => n.run.lesson), s = F(() => n.run.turn), c = F(() => f(s).is === "learner" && n.run.room ? Z(n.run.room.options[f(s).pick]?.label ?? { key: "" }, n.scene) : ""), d = F(() => {
		for (let e = Math.min(n.run.done, f(o).steps.length - 1); e >= 0; --e) {
			let t = f(o).steps[e];
			if (t && U(t.say)) return U(t.say);
		}
		return "";
	});
	var p = be(), g = r(p), y = r(g), b = r(y), T = x(b, !0), E = j(b);
	w(y);
	var A = j(y, 2), M = x(A, !0), I = j(A, 2);
	l(I, 21, () => f(o).steps, h, (e, r, i) => {
		var a = fe();
		let o;
		N(() => o = O(a, 1, "svelte-hnyd4l", null, o, { done: i < n.run.done })), t(e, a);
	}), w(I), w(g);
	var z = j(g, 2), B = r(z), V = (e) => {
		var r = Q(), i = x(r, !0);
		N((e) => k(i, e), [() => J("learn-failed", { why: se(n.run.failed, n.scene) })]), t(e, r);
	}, ee = (e) => {
		var i = pe(), a = u(i), s = r(a);
		R(s, { name: "check" });
		var c = j(s);
		w(a);
		var l = j(a, 2), d = x(l, !0), p = j(l, 2), h = (e) => {
			var n = Q(), r = x(n, !0);
			N((e) => k(r, e), [() => J("learn-all-done")]), t(e, n);
		};
		m(p, (e) => {
			n.last && e(h);
		}), N((e, t) => {
			k(c, ` ${e ?? ""}`), k(d, t);
		}, [() => J("learn-finished"), () => U(f(o).done)]), t(e, i);
	}, H = (e) => {
		var n = Q(), r = x(n, !0);
		N((e) => k(r, e), [() => J("learn-astray")]), t(e, n);
	}, W = (e) => {
		var n = me(), r = x(n, !0);
		N((e) => k(r, e), [() => J("learn-loading")]), t(e, n);
	}, G = (e) => {
		var i = _e(), o = u(i), l = x(o, !0), p = j(o, 2), h = (e) => {
			var n = he(), i = r(n);
			R(i, {
				name: "forward",
				size: "1em"
			});
			var a = j(i);
			w(n), N(() => k(a, ` ${f(c) ?? ""}`)), t(e, n);
		}, g = (e) => {
			var r = me(), i = x(r, !0);
			N((e) => k(i, e), [() => J("learn-other-plays", { seat: Y(n.run.room.view?.asked ?? 1, n.scene) })]), t(e, r);
		};
		m(p, (e) => {
			f(s).is === "learner" ? e(h) : e(g, -1);
		});
		var v = j(p, 2);
		_(v, () => n.run.misses, (e) => {
			var r = a(), i = u(r), o = (e) => {
				var n = ge(), r = x(n, !0);
				N((e) => k(r, e), [() => J("learn-not-that", { label: f(c) })]), t(e, n);
			};
			m(i, (e) => {
				n.run.other !== null && e(o);
			}), t(e, r);
		}), N(() => k(l, f(d))), t(e, i);
	};
	m(B, (e) => {
		n.run.failed ? e(V) : f(s).is === "done" ? e(ee, 1) : f(s).is === "astray" ? e(H, 2) : n.run.room ? e(G, -1) : e(W, 3);
	}), w(z);
	var K = j(z, 2), te = r(K), q = (e) => {
		var a = ye(), s = u(a), c = (e) => {
			de(e, { get game() {
				return f(i);
			} });
		}, l = (e) => {
			var n = ve(), a = r(n), s = j(a);
			R(s, {
				name: "forward",
				size: "1em"
			}), w(n), N((e) => {
				D(n, "href", `#/learn/${f(i).key ?? ""}/${f(o).number + 1}`), k(a, `${e ?? ""} `);
			}, [() => J("learn-next")]), t(e, n);
		};
		m(s, (e) => {
			n.last ? e(c) : e(l, -1);
		});
		var d = j(s, 2);
		L(d, {
			small: !0,
			kind: "quiet",
			onclick: () => n.run.start(),
			children: (e, n) => {
				v();
				var r = P();
				N((e) => k(r, e), [() => J("learn-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), t(e, a);
	}, ne = (e) => {
		var r = ye(), i = u(r), a = (e) => {
			L(e, {
				small: !0,
				icon: "eye",
				get onclick() {
					return n.onshow;
				},
				children: (e, n) => {
					v();
					var r = P();
					N((e) => k(r, e), [() => J("learn-show")]), t(e, r);
				},
				$$slots: { default: !0 }
			});
		};
		m(i, (e) => {
			f(s).is === "learner" && e(a);
		});
		var o = j(i, 2);
		L(o, {
			small: !0,
			kind: "quiet",
			icon: "undo",
			onclick: () => n.run.start(),
			children: (e, n) => {
				v();
				var r = P();
				N((e) => k(r, e), [() => J("learn-restart")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), t(e, r);
	};
	m(te, (e) => {
		f(s).is === "done" ? e(q) : e(ne, -1);
	}), w(K), w(p), N((e, t, n, r, a) => {
		D(p, "aria-label", e), D(b, "href", `#/learn/${f(i).key ?? ""}`), k(T, t), k(E, ` · ${n ?? ""}`), k(M, r), D(I, "aria-label", a);
	}, [
		() => J("learn-lesson", { number: f(o).number }),
		() => J("learn-back"),
		() => J("learn-lesson", { number: f(o).number }),
		() => U(f(o).title),
		() => J("learn-step", {
			step: n.run.done,
			all: f(o).steps.length
		})
	]), t(e, p), S();
}
// src/pages/tutorial/course.ts
function Se(e, t, n, r) {
	let i = e.steps[t];
	if (!i) return { is: "done" };
	if (!n || n.asked === null) return n?.outcome ? { is: "astray" } : { is: "wait" };
	if (r.length === 0) return { is: "wait" };
	let a = n.asked === i.seat ? Ce(r, i.words) : null;
	return a === null ? r.length === 1 && r[0].act !== "end" ? {
		is: "page",
		pick: 0,
		step: null
	} : { is: "astray" } : i.seat === 0 ? {
		is: "learner",
		step: i,
		pick: a
	} : {
		is: "page",
		pick: a,
		step: i
	};
}
function Ce(e, t) {
	let n = t.trim().toLowerCase(), r = e.findIndex((e) => e.words.toLowerCase() === n);
	if (r >= 0) return r;
	let i = e.flatMap((e, t) => e.words.toLowerCase().includes(n) ? [t] : []);
	return i.length === 1 ? i[0] : null;
}
var we = "arbiter.lessons";
function Te(e) {
	let t = De()[e];
	return Array.isArray(t) ? t.filter((e) => typeof e == "number") : [];
}
function Ee(e, t) {
	let n = De();
	n[e] = [...new Set([...Te(e), t])].sort((e, t) => e - t);
	try {
		localStorage.setItem(we, JSON.stringify(n));
	} catch {}
}
function De() {
	try {
		let e = JSON.parse(localStorage.getItem(we) ?? "{}");
		return typeof e == "object" && e ? e : {};
	} catch {
		return {};
	}
}
// src/pages/tutorial/eyes.ts
var Oe = ["hand"];
function ke(e, t, n = 0) {
	return e.viewer === n || t === null ? e : {
		...e,
		viewer: n,
		seats: e.seats.map((e, r) => r === n ? Ae(e, t.seats[r]) : je(e))
	};
}
function Ae(e, t) {
	return Me(e, (e) => {
		let n = t?.zones.find((t) => t.key === e.key);
		return n && n.count === e.count ? n : e;
	});
}
function je(e) {
	return Me(e, (e) => ({
		...e,
		cards: e.cards.map((e, t) => ({
			name: null,
			slug: `hidden#${t + 1}`
		}))
	}));
}
function Me(e, t) {
	return {
		...e,
		zones: e.zones.map((e) => Oe.includes(e.key) ? t(e) : e)
	};
}
// src/pages/tutorial/run.svelte.ts
var $ = {
	moving: 1100,
	still: 350
}, Ne = class {
	game;
	lesson;
	#e = M("");
	get table() {
		return f(this.#e);
	}
	set table(e) {
		E(this.#e, e, !0);
	}
	#t = M(null);
	get room() {
		return f(this.#t);
	}
	set room(e) {
		E(this.#t, e);
	}
	#n = M([]);
	get lines() {
		return f(this.#n);
	}
	set lines(e) {
		E(this.#n, e);
	}
	#r = M(null);
	get view() {
		return f(this.#r);
	}
	set view(e) {
		E(this.#r, e);
	}
	#i = M(0);
	get done() {
		return f(this.#i);
	}
	set done(e) {
		E(this.#i, e, !0);
	}
	#a = M(null);
	get failed() {
		return f(this.#a);
	}
	set failed(e) {
		E(this.#a, e);
	}
	#o = M(null);
	get other() {
		return f(this.#o);
	}
	set other(e) {
		E(this.#o, e, !0);
	}
	#s = M(-1);
	get sent() {
		return f(this.#s);
	}
	set sent(e) {
		E(this.#s, e, !0);
	}
	#c = M(0);
	get misses() {
		return f(this.#c);
	}
	set misses(e) {
		E(this.#c, e, !0);
	}
	#l = F(() => this.#p());
	get turn() {
		return f(this.#l);
	}
	set turn(e) {
		E(this.#l, e);
	}
	#u;
	#d;
	#f = !1;
	constructor(e, t) {
		this.game = e, this.lesson = t, this.#u = X.hear((e) => this.#h(e)), this.start();
	}
	async start() {
		this.#m();
		try {
			let e = ie(this.game, this.lesson.setup), t = te(e, e, "open"), n = {
				is: "scene",
				setup: this.lesson.setup
			}, r = {
				game: this.game.key,
				mode: "",
				seating: "",
				seats: t,
				public: !1,
				best_of: 1,
				clock: null,
				start: n
			}, i = await V.open(r);
			if (this.#f) return;
			this.table = i.table, X.watch(this.table, {
				have: () => this.lines.length,
				refused: (e) => this.failed = e
			});
		} catch (e) {
			this.failed = e;
		}
	}
	leave() {
		this.#f = !0, clearTimeout(this.#d), this.#u(), this.table && X.unwatch(this.table);
	}
	pick(e) {
		let { turn: t } = this;
		t.is === "learner" && (t.pick === e ? (this.other = null, this.#_(e, !0)) : (this.other = e, this.misses += 1));
	}
	#p() {
		let { room: e } = this;
		return e?.stage === "broken" ? { is: "astray" } : e?.at === this.sent ? { is: "wait" } : Se(this.lesson, this.done, e?.view ?? null, e?.options ?? []);
	}
	#m() {
		clearTimeout(this.#d), this.table && X.unwatch(this.table), this.table = "", this.room = null, this.view = null, this.lines = [], this.done = 0, this.other = null, this.failed = null, this.sent = -1;
	}
	#h(e) {
		e.is !== "room" || e.table !== this.table || this.#f || (this.lines = [...this.lines.slice(0, e.log_from), ...e.log], this.room = e, this.view = e.view && ke(e.view, this.view), this.#g());
	}
	#g() {
		let { turn: e, room: t } = this;
		if (e.is === "done" && Ee(this.game.key, this.lesson.number), e.is !== "page" || !t || this.sent === t.at) return;
		clearTimeout(this.#d);
		let n = K() ? $.moving : $.still;
		this.#d = setTimeout(() => void this.#_(e.pick, e.step !== null), e.step ? n : 0);
	}
	async #_(e, t) {
		let { room: n } = this, r = n?.view?.asked;
		if (!n || r == null || this.sent === n.at) return;
		this.sent = n.at;
		let i = this.done + +!!t;
		this.done = i;
		try {
			await X.ask({
				do: "act",
				table: this.table,
				seat: r,
				at: n.at,
				pick: e
			});
		} catch (e) {
			if (e instanceof z && e.code === "stale") return;
			this.failed = e;
		}
		this.room !== n && this.#g();
	}
}, Pe = d("<li><!></li>"), Fe = d("<section class=\"options svelte-1qtbb3f\" aria-labelledby=\"lesson-question\"><h2 id=\"lesson-question\" class=\"svelte-1qtbb3f\"> </h2> <ul class=\"svelte-1qtbb3f\"></ul></section>"), Ie = d("<div class=\"lesson svelte-1qtbb3f\"><div class=\"side svelte-1qtbb3f\"><!> <!> <div class=\"look svelte-1qtbb3f\"><!></div></div> <!></div>");
function Le(e, i) {
	C(i, !0);
	let a = new Ne(i.game, i.lesson), o = M(q), s = M(null), c = M(!1), u = M(void 0);
	I(() => {
		a.done, f(u)?.scrollTo({ top: 0 });
	});
	let d = F(() => [J("learn-you", { who: Y(0) }), Y(1)]), p = F(() => oe(f(d), f(o))), h = F(() => a.view), g = F(() => a.turn.is === "learner"), _ = F(() => f(g) ? a.room?.options ?? [] : []), T = F(() => a.turn.is === "learner" ? a.turn.pick : null), D = F(() => f(_).map((e, t) => ({
		option: e,
		n: t
	})).sort((e, t) => Number(t.n === f(T)) - Number(e.n === f(T))));
	b(async () => {
		E(o, await ee(i.game.key).catch(() => q));
	}), y(() => a.leave()), I(() => (ae.playing = !0, () => ae.playing = !1));
	function O() {
		E(c, !0);
		let e = document.getElementById(`option-${f(T)}`);
		e?.scrollIntoView({ block: "nearest" }), e?.focus();
	}
	function A(e) {
		E(c, e !== f(T)), a.pick(e);
	}
	var R = Ie(), z = r(R), B = r(z);
	xe(B, {
		get run() {
			return a;
		},
		get scene() {
			return f(p);
		},
		get last() {
			return i.last;
		},
		onshow: O
	});
	var V = j(B, 2), H = (e) => {
		var n = Fe(), i = r(n), a = x(i, !0), o = j(i, 2);
		l(o, 21, () => f(D), ({ option: e, n: t }) => t, (e, n) => {
			let i = () => f(n).option, a = () => f(n).n;
			var o = Pe(), s = r(o);
			{
				let e = F(() => a() === f(T) ? "primary" : "plain"), n = F(() => f(c) && a() === f(T) ? "lesson-question" : void 0);
				L(s, {
					small: !0,
					get id() {
						return `option-${a() ?? ""}`;
					},
					get kind() {
						return f(e);
					},
					get "aria-describedby"() {
						return f(n);
					},
					onclick: () => A(a()),
					children: (e, n) => {
						v();
						var r = P();
						N((e) => k(r, e), [() => Z(i().label, f(p))]), t(e, r);
					},
					$$slots: { default: !0 }
				});
			}
			w(o), t(e, o);
		}), w(o), w(n), N((e) => k(a, e), [() => J(f(h).question)]), t(e, n);
	};
	m(V, (e) => {
		f(_).length > 0 && f(h) && e(H);
	});
	var U = j(V, 2), W = r(U);
	le(W, {
		get card() {
			return f(s);
		},
		get cards() {
			return f(o);
		}
	}), w(U), w(z), n(z, (e) => E(u, e), () => f(u));
	var G = j(z, 2), K = (e) => {
		ce(e, {
			get game() {
				return i.game.key;
			},
			get view() {
				return f(h);
			},
			near: 0,
			get names() {
				return f(d);
			},
			get cards() {
				return f(o);
			},
			get scene() {
				return f(p);
			},
			get options() {
				return f(_);
			},
			get pointed() {
				return f(T);
			},
			onpick: A,
			onlook: (e) => E(s, e)
		});
	};
	m(G, (e) => {
		f(h) && e(K);
	}), w(R), t(e, R), S();
}
// src/pages/tutorial/Lessons.svelte
var Re = d("<option> </option>"), ze = d("<select class=\"svelte-1sx4x8y\"></select>"), Be = d("<p class=\"soft\"> </p>"), Ve = d("<p> </p> <p><a class=\"rules svelte-1sx4x8y\"> </a></p>", 1), He = d("<span class=\"unseen\"> </span>"), Ue = d("<li><a><span class=\"number svelte-1sx4x8y\" aria-hidden=\"true\"><!></span> <span class=\"words svelte-1sx4x8y\"><span class=\"unseen\"> </span> <span class=\"title svelte-1sx4x8y\"> </span> <!></span> <!></a></li>"), We = d("<p> </p> <div class=\"progress svelte-1sx4x8y\"><progress class=\"svelte-1sx4x8y\"></progress> <span class=\"soft\"> </span></div> <ol class=\"svelte-1sx4x8y\"></ol>", 1), Ge = d("<div class=\"end svelte-1sx4x8y\"><p> </p> <!></div>"), Ke = d("<div class=\"page svelte-1sx4x8y\"><header class=\"svelte-1sx4x8y\"><h1 class=\"svelte-1sx4x8y\"> </h1> <!></header> <!> <!></div>");
function qe(e, n) {
	C(n, !0);
	let a = F(() => Te(n.game.key)), o = F(() => n.lessons.find((e) => !f(a).includes(e.number))?.number);
	var s = Ke(), d = r(s), p = r(d), h = x(p, !0), _ = j(p, 2), v = (e) => {
		var r = ze();
		l(r, 21, () => n.games, (e) => e.key, (e, n) => {
			var r = Re(), i = x(r, !0), a = {};
			N(() => {
				k(i, f(n).title), a !== (a = f(n).key) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), w(r);
		var i;
		g(r), N((e) => {
			D(r, "aria-label", e), i !== (i = n.game.key) && (r.value = (r.__value = i) ?? "", T(r, i));
		}, [() => J("web-game")]), c("change", r, (e) => G(`/learn/${e.currentTarget.value}`)), t(e, r);
	}, y = (e) => {
		var r = Be(), i = x(r, !0);
		N(() => k(i, n.game.title)), t(e, r);
	};
	m(_, (e) => {
		n.games.length > 1 ? e(v) : e(y, -1);
	}), w(d);
	var b = j(d, 2), E = (e) => {
		var i = Ve(), a = u(i), o = x(a, !0), s = j(a, 2), c = r(s), l = x(c, !0);
		w(s), N((e, t) => {
			k(o, e), D(c, "href", `#/rules/${n.game.key ?? ""}`), k(l, t);
		}, [() => J("learn-none"), () => J("web-way-rules")]), t(e, i);
	}, M = (e) => {
		var s = We(), c = u(s), d = x(c, !0), p = j(c, 2), h = r(p), g = j(h, 2), _ = x(g, !0);
		w(p);
		var v = j(p, 2);
		l(v, 21, () => n.lessons, (e) => e.number, (e, s) => {
			let c = F(() => f(a).includes(f(s).number));
			var l = Ue(), u = r(l), d = r(u), p = r(d), h = (e) => {
				R(e, {
					name: "check",
					size: "1.2em"
				});
			}, g = (e) => {
				var n = P();
				N(() => k(n, f(s).number)), t(e, n);
			};
			m(p, (e) => {
				f(c) ? e(h) : e(g, -1);
			}), w(d);
			var _ = j(d, 2), v = r(_), y = x(v), b = j(v, 2), S = x(b, !0), C = j(b, 2), T = (e) => {
				var n = He(), r = x(n);
				N((e) => k(r, `(${e ?? ""})`), [() => J("learn-done-mark")]), t(e, n);
			};
			m(C, (e) => {
				f(c) && e(T);
			}), w(_);
			var E = j(_, 2);
			R(E, {
				name: "forward",
				size: "1em"
			}), w(u), w(l), N((e, t) => {
				D(u, "href", `#/learn/${n.game.key ?? ""}/${f(s).number ?? ""}`), O(u, 1, i({
					over: f(c),
					next: f(s).number === f(o)
				}), "svelte-1sx4x8y"), k(y, `${e ?? ""}:`), k(S, t);
			}, [() => J("learn-lesson", { number: f(s).number }), () => U(f(s).title)]), t(e, l);
		}), w(v), N((e, t, r) => {
			k(d, e), D(h, "max", n.lessons.length), A(h, f(a).length), D(h, "aria-label", t), k(_, r);
		}, [
			() => J("learn-intro"),
			() => J("learn-title"),
			() => J("learn-progress", {
				done: f(a).length,
				all: n.lessons.length
			})
		]), t(e, s);
	};
	m(b, (e) => {
		n.lessons.length === 0 ? e(E) : e(M, -1);
	});
	var I = j(b, 2), L = (e) => {
		var i = Ge(), a = r(i), o = x(a, !0);
		de(j(a, 2), { get game() {
			return n.game;
		} }), w(i), N((e) => k(o, e), [() => J("learn-all-done")]), t(e, i);
	};
	m(I, (e) => {
		n.lessons.length > 0 && f(o) === void 0 && e(L);
	}), w(s), N((e) => k(h, e), [() => J("learn-title")]), t(e, s), S();
}
s(["change"]);
// src/pages/tutorial/Learn.svelte
var Je = B({ default: () => Ze }), Ye = d("<p class=\"trouble svelte-1du1xtp\"> <!></p>"), Xe = d("<p class=\"trouble soft svelte-1du1xtp\"> </p>");
function Ze(n, i) {
	C(i, !0);
	let s = M([]), c = M(null), l = M([]), d = M("loading"), h = F(() => f(l).find((e) => String(e.number) === i.parts[1]));
	re(() => f(c)?.key), I(() => {
		g(i.parts[0]);
	});
	async function g(e) {
		if (!(f(c) && f(c).key === (e ?? f(c).key))) {
			E(d, "loading");
			try {
				let t = await W();
				E(s, t);
				let n = t.filter((e) => e.lessons > 0), r = t.find((t) => t.key === e) ?? ne(n) ?? t[0];
				if (!r) return;
				E(l, await V.lessons(r.key)), E(c, r), E(d, "ready");
			} catch {
				E(d, "failed");
			}
		}
	}
	var y = a();
	p("1du1xtp", (t) => {
		o((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => f(h) ? J("learn-lesson", { number: f(h).number }) : J("learn-title")]);
	});
	var b = u(y), T = (e) => {
		var n = Ye(), a = r(n), o = j(a);
		L(o, {
			small: !0,
			onclick: () => g(i.parts[0]),
			children: (e, n) => {
				v();
				var r = P();
				N((e) => k(r, e), [() => J("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), w(n), N((e) => k(a, `${e ?? ""} `), [() => J("pages-failed")]), t(e, n);
	}, D = (e) => {
		var n = Xe(), r = x(n, !0);
		N((e) => k(r, e), [() => J("web-loading")]), t(e, n);
	}, O = (e) => {
		var n = a(), r = u(n);
		_(r, () => f(h).number, (e) => {
			{
				let t = F(() => f(h).number === f(l).at(-1)?.number);
				Le(e, {
					get game() {
						return f(c);
					},
					get lesson() {
						return f(h);
					},
					get last() {
						return f(t);
					}
				});
			}
		}), t(e, n);
	}, A = (e) => {
		qe(e, {
			get games() {
				return f(s);
			},
			get game() {
				return f(c);
			},
			get lessons() {
				return f(l);
			}
		});
	};
	m(b, (e) => {
		f(d) === "failed" ? e(T) : f(d) === "loading" || !f(c) ? e(D, 1) : f(h) ? e(O, 2) : e(A, -1);
	}), t(n, y), S();
}
export { Je as Learn_exports };
