import { $document as e, append as t, child as n, clsx as r, comment as i, deferred_template_effect as a, delegate as o, delegated as s, each as c, first_child as l, from_html as u, get as d, head as f, if_block as p, index as m, init_select as h, key as g, next as _, onDestroy as v, onMount as y, only_child as b, pop as x, push as S, reset as C, select_option as w, set as T, set_attribute as E, set_class as D, set_text as O, set_value as k, sibling as A, state as j, template_effect as M, text as N, user_derived as P, user_effect as F } from "./vendor.js";
import { Button as I, Icon as L, Refusal as R, __exportAll as z, api as B, cards as V, complain as H, either as U, games as W, go as G, moves as K, newSeats as q, noCards as J, preferred as Y, say as X, seat as Z, socket as Q, speakOf as ee, stagedSeats as te, tell as ne } from "./main.js";
import { sceneOf as re } from "./table.js";
import { Felt as ie, Looked as ae } from "./replay.js";
import { playWith as oe } from "./decks.js";
// src/pages/tutorial/PlayBot.svelte
function se(e, n) {
	S(n, !0);
	let r = j(!1);
	async function i() {
		T(r, !0);
		try {
			G(await oe(n.game, n.game.decks[0]?.key ?? ""));
		} catch (e) {
			H(e);
		} finally {
			T(r, !1);
		}
	}
	I(e, {
		kind: "primary",
		icon: "bot",
		get disabled() {
			return d(r);
		},
		onclick: i,
		children: (e, n) => {
			_();
			var r = N();
			M((e) => O(r, e), [() => X("learn-bot")]), t(e, r);
		},
		$$slots: { default: !0 }
	}), x();
}
// src/pages/tutorial/Panel.svelte
var ce = u("<span></span>"), $ = u("<p> </p>"), le = u("<p class=\"well svelte-hnyd4l\"><!> </p> <p> </p> <!>", 1), ue = u("<p class=\"soft\"> </p>"), de = u("<p class=\"do svelte-hnyd4l\"><!> </p>"), fe = u("<p class=\"hint svelte-hnyd4l\"> </p>"), pe = u("<p> </p> <!> <!>", 1), me = u("<a class=\"next svelte-hnyd4l\"> <!></a>"), he = u("<!> <!>", 1), ge = u("<section class=\"panel svelte-hnyd4l\"><header class=\"svelte-hnyd4l\"><p class=\"soft svelte-hnyd4l\"><a> </a> </p> <h1 class=\"svelte-hnyd4l\"> </h1> <div class=\"dots svelte-hnyd4l\" role=\"img\"></div></header> <div class=\"says svelte-hnyd4l\" role=\"status\"><!></div> <div class=\"buttons svelte-hnyd4l\"><!></div></section>");
function _e(e, r) {
	S(r, !0);
	let a = P(() => r.run.game), o = P(() => r.run.lesson), s = P(() => r.run.turn), u = P(() => d(s).is === "learner" && r.run.room ? ne(r.run.room.options[d(s).pick]?.label ?? { key: "" }, r.scene) : ""), f = P(() => {
		for (let e = Math.min(r.run.done, d(o).steps.length - 1); e >= 0; --e) {
			let t = d(o).steps[e];
			if (t && U(t.say)) return U(t.say);
		}
		return "";
	});
	var h = ge(), v = n(h), y = n(v), w = n(y), T = b(w, !0), k = A(w);
	C(y);
	var j = A(y, 2), F = b(j, !0), R = A(j, 2);
	c(R, 21, () => d(o).steps, m, (e, n, i) => {
		var a = ce();
		let o;
		M(() => o = D(a, 1, "svelte-hnyd4l", null, o, { done: i < r.run.done })), t(e, a);
	}), C(R), C(v);
	var z = A(v, 2), B = n(z), V = (e) => {
		var n = $(), r = b(n, !0);
		M((e) => O(r, e), [() => X("learn-failed", { why: "" })]), t(e, n);
	}, H = (e) => {
		var i = le(), a = l(i), s = n(a);
		L(s, { name: "check" });
		var c = A(s);
		C(a);
		var u = A(a, 2), f = b(u, !0), m = A(u, 2), h = (e) => {
			var n = $(), r = b(n, !0);
			M((e) => O(r, e), [() => X("learn-all-done")]), t(e, n);
		};
		p(m, (e) => {
			r.last && e(h);
		}), M((e, t) => {
			O(c, ` ${e ?? ""}`), O(f, t);
		}, [() => X("learn-finished"), () => U(d(o).done)]), t(e, i);
	}, W = (e) => {
		var n = $(), r = b(n, !0);
		M((e) => O(r, e), [() => X("learn-astray")]), t(e, n);
	}, G = (e) => {
		var n = ue(), r = b(n, !0);
		M((e) => O(r, e), [() => X("learn-loading")]), t(e, n);
	}, K = (e) => {
		var a = pe(), o = l(a), c = b(o, !0), m = A(o, 2), h = (e) => {
			var r = de(), i = n(r);
			L(i, {
				name: "forward",
				size: "1em"
			});
			var a = A(i);
			C(r), M(() => O(a, ` ${d(u) ?? ""}`)), t(e, r);
		}, _ = (e) => {
			var n = ue(), i = b(n, !0);
			M((e) => O(i, e), [() => X("learn-other-plays", { seat: Z(r.run.room.view?.asked ?? 1, r.scene) })]), t(e, n);
		};
		p(m, (e) => {
			d(s).is === "learner" ? e(h) : e(_, -1);
		});
		var v = A(m, 2);
		g(v, () => r.run.misses, (e) => {
			var n = i(), a = l(n), o = (e) => {
				var n = fe(), r = b(n, !0);
				M((e) => O(r, e), [() => X("learn-not-that", { label: d(u) })]), t(e, n);
			};
			p(a, (e) => {
				r.run.other !== null && e(o);
			}), t(e, n);
		}), M(() => O(c, d(f))), t(e, a);
	};
	p(B, (e) => {
		r.run.failed ? e(V) : d(s).is === "done" ? e(H, 1) : d(s).is === "astray" ? e(W, 2) : r.run.room ? e(K, -1) : e(G, 3);
	}), C(z);
	var q = A(z, 2), J = n(q), Y = (e) => {
		var i = he(), s = l(i), c = (e) => {
			se(e, { get game() {
				return d(a);
			} });
		}, u = (e) => {
			var r = me(), i = n(r), s = A(i);
			L(s, {
				name: "forward",
				size: "1em"
			}), C(r), M((e) => {
				E(r, "href", `#/learn/${d(a).key ?? ""}/${d(o).number + 1}`), O(i, `${e ?? ""} `);
			}, [() => X("learn-next")]), t(e, r);
		};
		p(s, (e) => {
			r.last ? e(c) : e(u, -1);
		});
		var f = A(s, 2);
		I(f, {
			small: !0,
			kind: "quiet",
			onclick: () => r.run.start(),
			children: (e, n) => {
				_();
				var r = N();
				M((e) => O(r, e), [() => X("learn-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), t(e, i);
	}, Q = (e) => {
		var n = he(), i = l(n), a = (e) => {
			I(e, {
				small: !0,
				icon: "eye",
				get onclick() {
					return r.onshow;
				},
				children: (e, n) => {
					_();
					var r = N();
					M((e) => O(r, e), [() => X("learn-show")]), t(e, r);
				},
				$$slots: { default: !0 }
			});
		};
		p(i, (e) => {
			d(s).is === "learner" && e(a);
		});
		var o = A(i, 2);
		I(o, {
			small: !0,
			kind: "quiet",
			icon: "undo",
			onclick: () => r.run.start(),
			children: (e, n) => {
				_();
				var r = N();
				M((e) => O(r, e), [() => X("learn-restart")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), t(e, n);
	};
	p(J, (e) => {
		d(s).is === "done" ? e(Y) : e(Q, -1);
	}), C(q), C(h), M((e, t, n, r, i) => {
		E(h, "aria-label", e), E(w, "href", `#/learn/${d(a).key ?? ""}`), O(T, t), O(k, ` · ${n ?? ""}`), O(F, r), E(R, "aria-label", i);
	}, [
		() => X("learn-lesson", { number: d(o).number }),
		() => X("learn-back"),
		() => X("learn-lesson", { number: d(o).number }),
		() => U(d(o).title),
		() => X("learn-step", {
			step: r.run.done,
			all: d(o).steps.length
		})
	]), t(e, h), x();
}
// src/pages/tutorial/course.ts
function ve(e, t, n, r) {
	let i = e.steps[t];
	if (!i) return { is: "done" };
	if (!n || n.asked === null) return n?.outcome ? { is: "astray" } : { is: "wait" };
	if (r.length === 0) return { is: "wait" };
	let a = n.asked === i.seat ? ye(r, i.words) : null;
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
function ye(e, t) {
	let n = t.trim().toLowerCase(), r = e.findIndex((e) => e.words.toLowerCase() === n);
	if (r >= 0) return r;
	let i = e.flatMap((e, t) => e.words.toLowerCase().includes(n) ? [t] : []);
	return i.length === 1 ? i[0] : null;
}
var be = "arbiter.lessons";
function xe(e) {
	let t = Ce()[e];
	return Array.isArray(t) ? t.filter((e) => typeof e == "number") : [];
}
function Se(e, t) {
	let n = Ce();
	n[e] = [...new Set([...xe(e), t])].sort((e, t) => e - t);
	try {
		localStorage.setItem(be, JSON.stringify(n));
	} catch {}
}
function Ce() {
	try {
		let e = JSON.parse(localStorage.getItem(be) ?? "{}");
		return typeof e == "object" && e ? e : {};
	} catch {
		return {};
	}
}
// src/pages/tutorial/eyes.ts
var we = ["hand"];
function Te(e, t, n = 0) {
	return e.viewer === n || t === null ? e : {
		...e,
		viewer: n,
		seats: e.seats.map((e, r) => r === n ? Ee(e, t.seats[r]) : De(e))
	};
}
function Ee(e, t) {
	return Oe(e, (e) => {
		let n = t?.zones.find((t) => t.key === e.key);
		return n && n.count === e.count ? n : e;
	});
}
function De(e) {
	return Oe(e, (e) => ({
		...e,
		cards: e.cards.map((e, t) => ({
			name: null,
			slug: `hidden#${t + 1}`
		}))
	}));
}
function Oe(e, t) {
	return {
		...e,
		zones: e.zones.map((e) => we.includes(e.key) ? t(e) : e)
	};
}
// src/pages/tutorial/run.svelte.ts
var ke = {
	moving: 1100,
	still: 350
}, Ae = class {
	game;
	lesson;
	#e = j("");
	get table() {
		return d(this.#e);
	}
	set table(e) {
		T(this.#e, e, !0);
	}
	#t = j(null);
	get room() {
		return d(this.#t);
	}
	set room(e) {
		T(this.#t, e);
	}
	#n = j([]);
	get lines() {
		return d(this.#n);
	}
	set lines(e) {
		T(this.#n, e);
	}
	#r = j(null);
	get view() {
		return d(this.#r);
	}
	set view(e) {
		T(this.#r, e);
	}
	#i = j(0);
	get done() {
		return d(this.#i);
	}
	set done(e) {
		T(this.#i, e, !0);
	}
	#a = j(null);
	get failed() {
		return d(this.#a);
	}
	set failed(e) {
		T(this.#a, e);
	}
	#o = j(null);
	get other() {
		return d(this.#o);
	}
	set other(e) {
		T(this.#o, e, !0);
	}
	#s = j(-1);
	get sent() {
		return d(this.#s);
	}
	set sent(e) {
		T(this.#s, e, !0);
	}
	#c = j(0);
	get misses() {
		return d(this.#c);
	}
	set misses(e) {
		T(this.#c, e, !0);
	}
	#l = P(() => this.#p());
	get turn() {
		return d(this.#l);
	}
	set turn(e) {
		T(this.#l, e);
	}
	#u;
	#d;
	#f = !1;
	constructor(e, t) {
		this.game = e, this.lesson = t, this.#u = Q.hear((e) => this.#h(e)), this.start();
	}
	async start() {
		this.#m();
		try {
			let e = te(this.game, this.lesson.setup), t = q(e, e, "open"), n = {
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
			}, i = await B.open(r);
			if (this.#f) return;
			this.table = i.table, Q.watch(this.table, {
				have: () => this.lines.length,
				refused: (e) => this.failed = e
			});
		} catch (e) {
			this.failed = e;
		}
	}
	leave() {
		this.#f = !0, clearTimeout(this.#d), this.#u(), this.table && Q.unwatch(this.table);
	}
	pick(e) {
		let { turn: t } = this;
		t.is === "learner" && (t.pick === e ? (this.other = null, this.#_(e, !0)) : (this.other = e, this.misses += 1));
	}
	#p() {
		let { room: e } = this;
		return e?.stage === "broken" ? { is: "astray" } : e?.at === this.sent ? { is: "wait" } : ve(this.lesson, this.done, e?.view ?? null, e?.options ?? []);
	}
	#m() {
		clearTimeout(this.#d), this.table && Q.unwatch(this.table), this.table = "", this.room = null, this.view = null, this.lines = [], this.done = 0, this.other = null, this.failed = null, this.sent = -1;
	}
	#h(e) {
		e.is !== "room" || e.table !== this.table || this.#f || (this.lines = [...this.lines.slice(0, e.log_from), ...e.log], this.room = e, this.view = e.view && Te(e.view, this.view), this.#g());
	}
	#g() {
		let { turn: e, room: t } = this;
		if (e.is === "done" && Se(this.game.key, this.lesson.number), e.is !== "page" || !t || this.sent === t.at) return;
		clearTimeout(this.#d);
		let n = K() ? ke.moving : ke.still;
		this.#d = setTimeout(() => void this.#_(e.pick, e.step !== null), e.step ? n : 0);
	}
	async #_(e, t) {
		let { room: n } = this, r = n?.view?.asked;
		if (!n || r == null || this.sent === n.at) return;
		this.sent = n.at;
		let i = this.done + +!!t;
		this.done = i;
		try {
			await Q.ask({
				do: "act",
				table: this.table,
				seat: r,
				at: n.at,
				pick: e
			});
		} catch (e) {
			if (e instanceof R && e.code === "stale") return;
			this.failed = e;
		}
		this.room !== n && this.#g();
	}
}, je = u("<li><!></li>"), Me = u("<section class=\"options svelte-1qtbb3f\" aria-labelledby=\"lesson-question\"><h2 id=\"lesson-question\" class=\"svelte-1qtbb3f\"> </h2> <ul class=\"svelte-1qtbb3f\"></ul></section>"), Ne = u("<div class=\"lesson svelte-1qtbb3f\"><div class=\"side svelte-1qtbb3f\"><!> <!> <div class=\"look svelte-1qtbb3f\"><!></div></div> <!></div>");
function Pe(e, r) {
	S(r, !0);
	let i = new Ae(r.game, r.lesson), a = j(J), o = j(null), s = j(!1), l = P(() => [X("learn-you", { who: Z(0) }), Z(1)]), u = P(() => re(d(l), d(a))), f = P(() => i.view), h = P(() => i.turn.is === "learner"), g = P(() => d(h) ? i.room?.options ?? [] : []), w = P(() => i.turn.is === "learner" ? i.turn.pick : null);
	y(async () => {
		T(a, await V(r.game.key).catch(() => J));
	}), v(() => i.leave());
	function E() {
		T(s, !0);
		let e = document.getElementById(`option-${d(w)}`);
		e?.scrollIntoView({ block: "nearest" }), e?.focus();
	}
	function D(e) {
		T(s, e !== d(w)), i.pick(e);
	}
	var k = Ne(), F = n(k), L = n(F);
	_e(L, {
		get run() {
			return i;
		},
		get scene() {
			return d(u);
		},
		get last() {
			return r.last;
		},
		onshow: E
	});
	var R = A(L, 2), z = (e) => {
		var r = Me(), i = n(r), a = b(i, !0), o = A(i, 2);
		c(o, 21, () => d(g), m, (e, r, i) => {
			var a = je(), o = n(a);
			{
				let e = P(() => i === d(w) ? "primary" : "plain"), n = P(() => d(s) && i === d(w) ? "lesson-question" : void 0);
				I(o, {
					small: !0,
					id: `option-${i}`,
					get kind() {
						return d(e);
					},
					get "aria-describedby"() {
						return d(n);
					},
					onclick: () => D(i),
					children: (e, n) => {
						_();
						var i = N();
						M((e) => O(i, e), [() => ne(d(r).label, d(u))]), t(e, i);
					},
					$$slots: { default: !0 }
				});
			}
			C(a), t(e, a);
		}), C(o), C(r), M((e) => O(a, e), [() => X(d(f).question)]), t(e, r);
	};
	p(R, (e) => {
		d(g).length > 0 && d(f) && e(z);
	});
	var B = A(R, 2), H = n(B);
	ae(H, {
		get card() {
			return d(o);
		},
		get cards() {
			return d(a);
		}
	}), C(B), C(F);
	var U = A(F, 2), W = (e) => {
		ie(e, {
			get game() {
				return r.game.key;
			},
			get view() {
				return d(f);
			},
			near: 0,
			get names() {
				return d(l);
			},
			get cards() {
				return d(a);
			},
			get scene() {
				return d(u);
			},
			get options() {
				return d(g);
			},
			get pointed() {
				return d(w);
			},
			onpick: D,
			onlook: (e) => T(o, e)
		});
	};
	p(U, (e) => {
		d(f) && e(W);
	}), C(k), t(e, k), x();
}
// src/pages/tutorial/Lessons.svelte
var Fe = u("<option> </option>"), Ie = u("<select class=\"svelte-1sx4x8y\"></select>"), Le = u("<p class=\"soft\"> </p>"), Re = u("<p> </p> <p><a class=\"rules svelte-1sx4x8y\"> </a></p>", 1), ze = u("<span class=\"unseen\"> </span>"), Be = u("<li><a><span class=\"number svelte-1sx4x8y\" aria-hidden=\"true\"><!></span> <span class=\"words svelte-1sx4x8y\"><span class=\"unseen\"> </span> <span class=\"title svelte-1sx4x8y\"> </span> <!></span> <!></a></li>"), Ve = u("<p> </p> <div class=\"progress svelte-1sx4x8y\"><progress class=\"svelte-1sx4x8y\"></progress> <span class=\"soft\"> </span></div> <ol class=\"svelte-1sx4x8y\"></ol>", 1), He = u("<div class=\"end svelte-1sx4x8y\"><p> </p> <!></div>"), Ue = u("<div class=\"page svelte-1sx4x8y\"><header class=\"svelte-1sx4x8y\"><h1 class=\"svelte-1sx4x8y\"> </h1> <!></header> <!> <!></div>");
function We(e, i) {
	S(i, !0);
	let a = P(() => xe(i.game.key)), o = P(() => i.lessons.find((e) => !d(a).includes(e.number))?.number);
	var u = Ue(), f = n(u), m = n(f), g = b(m, !0), _ = A(m, 2), v = (e) => {
		var n = Ie();
		c(n, 21, () => i.games, (e) => e.key, (e, n) => {
			var r = Fe(), i = b(r, !0), a = {};
			M(() => {
				O(i, d(n).title), a !== (a = d(n).key) && (r.value = (r.__value = a) ?? "");
			}), t(e, r);
		}), C(n);
		var r;
		h(n), M((e) => {
			E(n, "aria-label", e), r !== (r = i.game.key) && (n.value = (n.__value = r) ?? "", w(n, r));
		}, [() => X("web-game")]), s("change", n, (e) => G(`/learn/${e.currentTarget.value}`)), t(e, n);
	}, y = (e) => {
		var n = Le(), r = b(n, !0);
		M(() => O(r, i.game.title)), t(e, n);
	};
	p(_, (e) => {
		i.games.length > 1 ? e(v) : e(y, -1);
	}), C(f);
	var T = A(f, 2), j = (e) => {
		var r = Re(), a = l(r), o = b(a, !0), s = A(a, 2), c = n(s), u = b(c, !0);
		C(s), M((e, t) => {
			O(o, e), E(c, "href", `#/rules/${i.game.key ?? ""}`), O(u, t);
		}, [() => X("learn-none"), () => X("web-way-rules")]), t(e, r);
	}, F = (e) => {
		var s = Ve(), u = l(s), f = b(u, !0), m = A(u, 2), h = n(m), g = A(h, 2), _ = b(g, !0);
		C(m);
		var v = A(m, 2);
		c(v, 21, () => i.lessons, (e) => e.number, (e, s) => {
			let c = P(() => d(a).includes(d(s).number));
			var l = Be(), u = n(l), f = n(u), m = n(f), h = (e) => {
				L(e, {
					name: "check",
					size: "1.2em"
				});
			}, g = (e) => {
				var n = N();
				M(() => O(n, d(s).number)), t(e, n);
			};
			p(m, (e) => {
				d(c) ? e(h) : e(g, -1);
			}), C(f);
			var _ = A(f, 2), v = n(_), y = b(v), x = A(v, 2), S = b(x, !0), w = A(x, 2), T = (e) => {
				var n = ze(), r = b(n);
				M((e) => O(r, `(${e ?? ""})`), [() => X("learn-done-mark")]), t(e, n);
			};
			p(w, (e) => {
				d(c) && e(T);
			}), C(_);
			var k = A(_, 2);
			L(k, {
				name: "forward",
				size: "1em"
			}), C(u), C(l), M((e, t) => {
				E(u, "href", `#/learn/${i.game.key ?? ""}/${d(s).number ?? ""}`), D(u, 1, r({
					over: d(c),
					next: d(s).number === d(o)
				}), "svelte-1sx4x8y"), O(y, `${e ?? ""}:`), O(S, t);
			}, [() => X("learn-lesson", { number: d(s).number }), () => U(d(s).title)]), t(e, l);
		}), C(v), M((e, t, n) => {
			O(f, e), E(h, "max", i.lessons.length), k(h, d(a).length), E(h, "aria-label", t), O(_, n);
		}, [
			() => X("learn-intro"),
			() => X("learn-title"),
			() => X("learn-progress", {
				done: d(a).length,
				all: i.lessons.length
			})
		]), t(e, s);
	};
	p(T, (e) => {
		i.lessons.length === 0 ? e(j) : e(F, -1);
	});
	var I = A(T, 2), R = (e) => {
		var r = He(), a = n(r), o = b(a, !0);
		se(A(a, 2), { get game() {
			return i.game;
		} }), C(r), M((e) => O(o, e), [() => X("learn-all-done")]), t(e, r);
	};
	p(I, (e) => {
		i.lessons.length > 0 && d(o) === void 0 && e(R);
	}), C(u), M((e) => O(g, e), [() => X("learn-title")]), t(e, u), x();
}
o(["change"]);
// src/pages/tutorial/Learn.svelte
var Ge = z({ default: () => Je }), Ke = u("<p class=\"trouble svelte-1du1xtp\"> <!></p>"), qe = u("<p class=\"trouble soft svelte-1du1xtp\"> </p>");
function Je(r, o) {
	S(o, !0);
	let s = j([]), c = j(null), u = j([]), m = j("loading"), h = P(() => d(u).find((e) => String(e.number) === o.parts[1]));
	ee(() => d(c)?.key), F(() => {
		v(o.parts[0]);
	});
	async function v(e) {
		if (!(d(c) && d(c).key === (e ?? d(c).key))) {
			T(m, "loading");
			try {
				let t = await W();
				T(s, t);
				let n = t.filter((e) => e.lessons > 0), r = t.find((t) => t.key === e) ?? Y(n) ?? t[0];
				if (!r) return;
				T(u, await B.lessons(r.key)), T(c, r), T(m, "ready");
			} catch {
				T(m, "failed");
			}
		}
	}
	var y = i();
	f("1du1xtp", (t) => {
		a((t) => {
			e.title = `${t ?? ""} · Arbiter`;
		}, [() => d(h) ? X("learn-lesson", { number: d(h).number }) : X("learn-title")]);
	});
	var w = l(y), E = (e) => {
		var r = Ke(), i = n(r), a = A(i);
		I(a, {
			small: !0,
			onclick: () => v(o.parts[0]),
			children: (e, n) => {
				_();
				var r = N();
				M((e) => O(r, e), [() => X("web-try-again")]), t(e, r);
			},
			$$slots: { default: !0 }
		}), C(r), M((e) => O(i, `${e ?? ""} `), [() => X("pages-failed")]), t(e, r);
	}, D = (e) => {
		var n = qe(), r = b(n, !0);
		M((e) => O(r, e), [() => X("web-loading")]), t(e, n);
	}, k = (e) => {
		var n = i(), r = l(n);
		g(r, () => d(h).number, (e) => {
			{
				let t = P(() => d(h).number === d(u).at(-1)?.number);
				Pe(e, {
					get game() {
						return d(c);
					},
					get lesson() {
						return d(h);
					},
					get last() {
						return d(t);
					}
				});
			}
		}), t(e, n);
	}, L = (e) => {
		We(e, {
			get games() {
				return d(s);
			},
			get game() {
				return d(c);
			},
			get lessons() {
				return d(u);
			}
		});
	};
	p(w, (e) => {
		d(m) === "failed" ? e(E) : d(m) === "loading" || !d(c) ? e(D, 1) : d(h) ? e(k, 2) : e(L, -1);
	}), t(r, y), x();
}
export { Ge as Learn_exports };
