// node_modules/svelte/src/internal/shared/utils.js
var e = Array.isArray, t = Array.prototype.indexOf, n = Array.prototype.includes, r = Array.from, i = Object.defineProperty, a = Object.getOwnPropertyDescriptor, o = Object.getOwnPropertyDescriptors, s = Object.prototype, c = Array.prototype, l = Object.getPrototypeOf, u = Object.isExtensible;
function d(e) {
	return typeof e == "function";
}
var f = () => {};
function p(e) {
	return typeof e?.then == "function";
}
function m(e) {
	for (var t = 0; t < e.length; t++) e[t]();
}
function h() {
	var e, t;
	return {
		promise: new Promise((n, r) => {
			e = n, t = r;
		}),
		resolve: e,
		reject: t
	};
}
function g(e, t) {
	if (Array.isArray(e)) return e;
	if (t === void 0 || !(Symbol.iterator in e)) return Array.from(e);
	let n = [];
	for (let r of e) if (n.push(r), n.length === t) break;
	return n;
}
// node_modules/svelte/src/internal/client/constants.js
var _ = 1 << 24, v = 1024, y = 2048, b = 4096, x = 8192, S = 16384, ee = 32768, te = 1 << 25, ne = 65536, re = 1 << 18, ie = 1 << 19, ae = 1 << 20, oe = 1 << 25, se = 1 << 21, ce = 1 << 22, le = 1 << 23, ue = Symbol("$state"), de = Symbol("component"), fe = Symbol("legacy props"), pe = Symbol(""), me = Symbol("attributes"), he = Symbol("class"), ge = Symbol("style"), _e = Symbol("text"), ve = Symbol("form reset"), ye = new class extends Error {
	name = "StaleReactionError";
	message = "The reaction that called `getAbortSignal()` was re-run or destroyed";
}(), be = !!globalThis.document?.contentType && globalThis.document.contentType.includes("xml"), xe = {}, C = Symbol("uninitialized"), Se = "http://www.w3.org/1999/xhtml";
function Ce() {
	console.warn("https://svelte.dev/e/derived_inert");
}
function we(e) {
	console.warn("https://svelte.dev/e/hydration_mismatch");
}
function Te() {
	console.warn("https://svelte.dev/e/select_multiple_invalid_value");
}
function Ee() {
	console.warn("https://svelte.dev/e/svelte_boundary_reset_noop");
}
// node_modules/svelte/src/internal/client/dom/hydration.js
var w = !1;
function T(e) {
	w = e;
}
var E;
function D(e) {
	if (e === null) throw we(), xe;
	return E = e;
}
function De() {
	return D(R(E));
}
function Oe(e) {
	if (w) {
		if (R(E) !== null) throw we(), xe;
		E = e;
	}
}
function ke(e = 1) {
	if (w) {
		for (var t = e, n = E; t--;) n = R(n);
		E = n;
	}
}
function Ae(e = !0) {
	for (var t = 0, n = E;;) {
		if (n.nodeType === 8) {
			var r = n.data;
			if (r === "]") {
				if (t === 0) return n;
				--t;
			} else (r === "[" || r === "[!" || r[0] === "[" && !isNaN(Number(r.slice(1)))) && (t += 1);
		}
		var i = R(n);
		e && n.remove(), n = i;
	}
}
function je(e) {
	if (!e || e.nodeType !== 8) throw we(), xe;
	return e.data;
}
// node_modules/svelte/src/internal/client/reactivity/equality.js
function Me(e) {
	return e === this.v;
}
function Ne(e, t) {
	return e == e ? e !== t || typeof e == "object" && !!e || typeof e == "function" : t == t;
}
function Pe(e) {
	return !Ne(e, this.v);
}
function Fe(e) {
	throw Error("https://svelte.dev/e/lifecycle_outside_component");
}
// node_modules/svelte/src/internal/client/errors.js
function Ie() {
	throw Error("https://svelte.dev/e/async_derived_orphan");
}
function Le(e, t, n) {
	throw Error("https://svelte.dev/e/each_key_duplicate");
}
function Re(e) {
	throw Error("https://svelte.dev/e/effect_in_teardown");
}
function ze() {
	throw Error("https://svelte.dev/e/effect_in_unowned_derived");
}
function Be(e) {
	throw Error("https://svelte.dev/e/effect_orphan");
}
function Ve() {
	throw Error("https://svelte.dev/e/effect_update_depth_exceeded");
}
function He(e) {
	throw Error("https://svelte.dev/e/props_invalid_value");
}
function Ue() {
	throw Error("https://svelte.dev/e/state_descriptors_fixed");
}
function We() {
	throw Error("https://svelte.dev/e/state_prototype_fixed");
}
function Ge() {
	throw Error("https://svelte.dev/e/state_unsafe_mutation");
}
function Ke() {
	throw Error("https://svelte.dev/e/svelte_boundary_reset_onerror");
}
// node_modules/svelte/src/internal/shared/context.js
function qe(e) {
	let t = e.p;
	for (; t !== null && t.c === null;) t = t.p;
	return t?.c ?? null;
}
function Je(e, t) {
	return e === null && Fe(t), e.c ??= new Map(qe(e) || void 0);
}
// node_modules/svelte/src/internal/client/context.js
var O = null;
function Ye(e) {
	O = e;
}
function Xe(e) {
	return Je(O, "getContext").get(e);
}
function Ze(e, t) {
	return Je(O, "setContext").set(e, t), t;
}
function Qe(e, t = !1, n) {
	O = {
		p: O,
		i: !1,
		c: null,
		e: null,
		s: e,
		x: null,
		r: K,
		l: null
	};
}
function $e(e) {
	var t = O, n = t.e;
	if (n !== null) {
		t.e = null;
		for (var r of n) En(r);
	}
	return e !== void 0 && (t.x = e), t.i = !0, O = t.p, et(e);
}
function et(e = {}) {
	return i(e, de, { value: !0 }), e;
}
function tt() {
	return !0;
}
// node_modules/svelte/src/internal/client/dom/task.js
var nt = [];
function rt() {
	var e = nt;
	nt = [], m(e);
}
function k(e) {
	if (nt.length === 0 && !Mt) {
		var t = nt;
		queueMicrotask(() => {
			t === nt && rt();
		});
	}
	nt.push(e);
}
function it() {
	for (; nt.length > 0;) rt();
}
// node_modules/svelte/src/internal/client/reactivity/status.js
var at = ~(y | b | v);
function A(e, t) {
	e.f = e.f & at | t;
}
function ot(e) {
	e.f & 512 || e.deps === null ? A(e, v) : A(e, b);
}
// node_modules/svelte/src/internal/client/reactivity/utils.js
function st(e, t) {
	e.f & 2048 ? t.set(e, y) : e.f & 4096 && t.get(e) !== 2048 && t.set(e, b), A(e, v);
}
// node_modules/svelte/src/internal/client/dom/elements/misc.js
function ct(e, t) {
	if (t) {
		let t = document.body;
		e.autofocus = !0, k(() => {
			document.activeElement === t && e.focus();
		});
	}
}
function lt(e) {
	w && L(e) !== null && gn(e);
}
var ut = !1;
function dt() {
	ut || (ut = !0, document.addEventListener("reset", (e) => {
		Promise.resolve().then(() => {
			if (!e.defaultPrevented) for (let t of e.target.elements) t[ve]?.();
		});
	}, { capture: !0 }));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/shared.js
function ft(e, t, n, r = !0) {
	r && n();
	for (var i of t) e.addEventListener(i, n);
	wn(() => {
		for (var r of t) e.removeEventListener(r, n);
	});
}
function pt(e) {
	var t = U, n = K;
	G(null), q(null);
	try {
		return e();
	} finally {
		G(t), q(n);
	}
}
function mt(e, t, n, r = n) {
	e.addEventListener(t, () => pt(n));
	let i = e[ve];
	e[ve] = i ? () => {
		i(), r(!0);
	} : () => r(!0), dt();
}
// node_modules/svelte/src/internal/client/reactivity/async.js
function ht(e, t, n, r) {
	let i = tt() ? yt : Ct;
	var a = e.filter((e) => !e.settled), o = t.map(i);
	if (n.length === 0 && a.length === 0) {
		r(o);
		return;
	}
	var s = K, c = gt(), l = a.length === 1 ? a[0].promise : a.length > 1 ? Promise.all(a.map((e) => e.promise)) : null;
	function u(e) {
		if (!(s.f & 16384)) {
			c();
			try {
				r([...o, ...e]);
			} catch (e) {
				z(e, s);
			}
			_t();
		}
	}
	var d = vt();
	if (n.length === 0) {
		l.then(() => u([])).finally(d);
		return;
	}
	function f() {
		Promise.all(n.map((e) => xt(e))).then(u).catch((e) => z(e, s)).finally(d);
	}
	l ? l.then(() => {
		s.f & 16384 ? d() : (c(), f(), _t());
	}) : f();
}
function gt() {
	var e = K, t = U, n = O, r = j;
	return function(i = !0) {
		q(e), G(t), Ye(n), i && !(e.f & 16384) && (r?.activate(), r?.apply());
	};
}
function _t(e = !0) {
	q(null), G(null), Ye(null), e && j?.deactivate();
}
function vt() {
	var e = K, t = e.b, n = j, r = !!t?.is_rendered();
	return t?.update_pending_count(1, n), n.increment(r, e), () => {
		t?.update_pending_count(-1, n), n.decrement(r, e);
	};
}
function yt(e) {
	var t = 2 | y;
	return K !== null && (K.f |= ie), {
		ctx: O,
		deps: null,
		effects: null,
		equals: Me,
		f: t,
		fn: e,
		reactions: null,
		rv: 0,
		v: C,
		wv: 0,
		parent: K,
		ac: null
	};
}
var bt = Symbol("obsolete");
function xt(e, t, n) {
	let r = K;
	r === null && Ie();
	var i = void 0, a = Yt(C), o = !U, s = new Set();
	return jn(() => {
		var t = K, n = h();
		i = n.promise;
		try {
			Promise.resolve(e()).then(n.resolve, (e) => {
				e !== ye && n.reject(e);
			}).finally(_t);
		} catch (e) {
			n.reject(e), _t();
		}
		var c = j;
		if (o) {
			if (t.f & 32768) var l = vt();
			if (r.b?.is_rendered()) c.async_deriveds.get(t)?.reject(bt);
			else for (let e of s.values()) e.reject(bt);
			s.add(n), c.async_deriveds.set(t, n);
		}
		let u = (e, t = void 0) => {
			l?.(), s.delete(n), t !== bt && (c.activate(), t ? (a.f |= le, $t(a, t)) : (a.f & 8388608 && (a.f ^= le), $t(a, e)), c.deactivate());
		};
		n.promise.then(u, (e) => u(null, e || "unknown"));
	}), wn(() => {
		for (let e of s) e.reject(bt);
	}), new Promise((e) => {
		function t(n) {
			function r() {
				n === i ? e(a) : t(i);
			}
			n.then(r, r);
		}
		t(i);
	});
}
function St(e) {
	let t = yt(e);
	return Zn(t), t;
}
function Ct(e) {
	let t = yt(e);
	return t.equals = Pe, t;
}
function wt(e) {
	var t = e.effects;
	if (t !== null) {
		e.effects = null;
		for (var n = 0; n < t.length; n += 1) H(t[n]);
	}
}
function Tt(e) {
	var t, n = K, r = e.parent;
	if (!Jn && r !== null && e.v !== C && r.f & 24576) return Ce(), e.v;
	q(r);
	try {
		wt(e), t = or(e);
	} finally {
		q(n);
	}
	return t;
}
function Et(e) {
	var t = Tt(e);
	!e.equals(t) && (e.wv = rr(), (!j?.is_fork || e.deps === null) && (j === null ? e.v = t : (j.capture(e, t, !0), At?.capture(e, t, !0)), e.deps === null)) ? A(e, v) : Jn || (M === null ? ot(e) : (Cn() || j?.is_fork) && M.set(e, t));
}
function Dt(e) {
	if (e.effects !== null) for (let t of e.effects) (t.teardown || t.ac) && (t.teardown?.(), t.ac !== null && pt(() => {
		t.ac.abort(ye), t.ac = null;
	}), t.fn !== null && (t.teardown = f), lr(t, 0), Rn(t));
}
function Ot(e) {
	if (e.effects !== null) for (let t of e.effects) t.teardown && t.fn !== null && ur(t);
}
// node_modules/svelte/src/internal/client/reactivity/batch.js
var kt = null, j = null, At = null, M = null, jt = null, Mt = !1, Nt = !1, Pt = null, Ft = null, It = 0, Lt = 1, Rt = class e {
	id = Lt++;
	started = !1;
	linked = !0;
	prev = null;
	next = null;
	async_deriveds = new Map();
	current = new Map();
	previous = new Map();
	#e = new Set();
	#t = new Set();
	#n = 0;
	#r = new Map();
	#i = null;
	#a = [];
	#o = [];
	#s = new Map();
	#c = new Map();
	#l = new Set();
	is_fork = !1;
	#u = !1;
	constructor() {
		kt === null ? kt = this : (kt.next = this, this.prev = kt), kt = this;
	}
	#d() {
		if (this.is_fork) return !0;
		for (let e of this.#r.keys()) if (!this.#f(e)) return !0;
		return !1;
	}
	#f(e) {
		for (var t = e; t !== null; t = t.parent) if (this.#c.has(t)) return !0;
		return !1;
	}
	skip_effect(e) {
		this.#c.has(e) || this.#c.set(e, {
			d: [],
			m: []
		}), this.#l.delete(e);
	}
	unskip_effect(e, t = (e) => this.schedule(e)) {
		var n = this.#c.get(e);
		if (n) {
			this.#c.delete(e);
			for (var r of n.d) A(r, y), t(r);
			for (r of n.m) A(r, b), t(r);
		}
		this.#l.add(e);
	}
	#p() {
		var e = [];
		for (let i of this.#a) if (!(i.f & 16384 || !(i.f & 6144))) {
			for (var t = i, n = !1; t.parent !== null;) {
				t = t.parent;
				var r = t.f;
				if (r & 96) {
					if (!(r & 1024)) {
						n = !0;
						break;
					}
					t.f ^= v;
				}
			}
			n || e.push(t);
		}
		return this.#a = [], e;
	}
	#m() {
		this.started = !0;
		for (let [e, t] of this.#s) A(e, t), this.schedule(e);
		this.apply();
		for (var t = Pt = [], n = [], r = Ft = []; this.#a.length > 0;) {
			It++ > 1e3 && (this.#b(), Bt());
			for (let e of this.#p()) try {
				this.#h(e, t, n);
			} catch (t) {
				throw Gt(e), this.#d() || this.discard(), t;
			}
		}
		if (j = null, r.length > 0) {
			var i = e.ensure();
			for (let e of r) i.schedule(e);
		}
		if (Pt = null, Ft = null, this.#d()) {
			this.#y(n), this.#y(t);
			for (let [e, t] of this.#c) Wt(e, t);
			r.length > 0 && j.#m();
			return;
		}
		let a = this.#g();
		if (a) this.#y(n), this.#y(t), a.#v(this);
		else {
			this.#s.clear();
			for (let e of this.#e) e(this);
			this.#e.clear(), At = this, Ht(n), Ht(t), At = null, this.#i?.resolve();
			var o = j;
			this.#n === 0 && (this.#a.length === 0 || o !== null) && this.#b(), o !== null && (qt.clear(), o.#m());
		}
	}
	#h(e, t, n) {
		e.f ^= v;
		for (var r = e.first; r !== null;) {
			var i = r.f, a = !!(i & 96);
			if (!(a && i & 1024 || i & 8192 || this.#c.has(r)) && r.fn !== null) {
				a ? r.f ^= v : i & 4 ? t.push(r) : ir(r) && (i & 16 && this.add_dirty_reaction(r, b), ur(r));
				var o = r.first;
				if (o !== null) {
					r = o;
					continue;
				}
			}
			for (; r !== null;) {
				var s = r.next;
				if (s !== null) {
					r = s;
					break;
				}
				r = r.parent;
			}
		}
	}
	#g() {
		for (var e = this.prev; e !== null; e = e.prev) if (!e.is_fork && this.#_(e)) return e;
		return null;
	}
	#_(e) {
		for (let [t, [, n]] of this.current) if (!n && e.current.has(t)) return !0;
		return !1;
	}
	#v(e) {
		for (let [t, n] of e.current) !this.previous.has(t) && e.previous.has(t) && this.previous.set(t, e.previous.get(t)), this.current.set(t, n);
		for (let [t, n] of e.async_deriveds) {
			let e = this.async_deriveds.get(t);
			e && n.promise.then(e.resolve).catch(e.reject);
		}
		e.async_deriveds.clear(), this.transfer_reactions(e.#s);
		let t = (e) => {
			var n = e.reactions;
			if (n !== null && !(e.f & 2 && !(e.f & 6144))) for (let e of n) {
				var r = e.f;
				if (r & 2) t(e);
				else {
					var i = e;
					r & 4194320 && !this.async_deriveds.has(i) && (this.#s.delete(i), A(i, y), this.schedule(i));
				}
			}
		};
		for (let e of this.current.keys()) t(e);
		this.oncommit(() => e.discard()), e.#b(), j = this, this.#m();
	}
	#y(e) {
		for (var t = 0; t < e.length; t += 1) st(e[t], this.#s);
	}
	capture(e, t, n = !1) {
		e.v !== C && !this.previous.has(e) && this.previous.set(e, e.v), e.f & 8388608 || (this.current.set(e, [t, n]), M?.set(e, t)), this.is_fork || (e.v = t);
	}
	activate() {
		j = this;
	}
	deactivate() {
		j = null, M = null;
	}
	flush() {
		try {
			Nt = !0, j = this, this.#m();
		} finally {
			It = 0, jt = null, Pt = null, Ft = null, Nt = !1, j = null, M = null, qt.clear();
		}
	}
	discard() {
		for (let e of this.#t) e(this);
		this.#t.clear();
		for (let e of this.async_deriveds.values()) e.reject(bt);
		this.#b(), this.#i?.resolve();
	}
	register_created_effect(e) {
		this.#o.push(e);
	}
	increment(e, t) {
		if (this.#n += 1, e) {
			let e = this.#r.get(t) ?? 0;
			this.#r.set(t, e + 1);
		}
	}
	decrement(e, t) {
		if (--this.#n, e) {
			let e = this.#r.get(t) ?? 0;
			e === 1 ? this.#r.delete(t) : this.#r.set(t, e - 1);
		}
		this.#u || (this.#u = !0, k(() => {
			this.#u = !1, this.linked && this.flush();
		}));
	}
	transfer_reactions(e) {
		for (let [t, n] of e) this.add_dirty_reaction(t, n);
		e.clear();
	}
	add_dirty_reaction(e, t) {
		(t === 2048 || this.#s.get(e) !== 2048) && this.#s.set(e, t);
	}
	oncommit(e) {
		this.#e.add(e);
	}
	ondiscard(e) {
		this.#t.add(e);
	}
	settled() {
		return (this.#i ??= h()).promise;
	}
	static ensure() {
		if (j === null) {
			let t = j = new e();
			!Nt && !Mt && k(() => {
				t.started || t.flush();
			});
		}
		return j;
	}
	apply() {
		M = null;
	}
	schedule(e) {
		jt = e, e.b?.is_pending && e.f & 16777228 && !(e.f & 32768) ? e.b.defer_effect(e) : this.#a.push(e);
	}
	#b() {
		if (this.linked) {
			var e = this.prev, t = this.next;
			e === null || (e.next = t), t === null ? kt = e : t.prev = e, this.linked = !1;
		}
	}
};
function zt(e) {
	var t = Mt, n = At;
	At = null, Mt = !0;
	try {
		var r;
		for (e && (zt(), r = e());;) {
			if (it(), j === null) return r;
			j.flush();
		}
	} finally {
		Mt = t, At = n;
	}
}
function Bt() {
	try {
		Ve();
	} catch (e) {
		z(e, jt);
	}
}
var Vt = null;
function Ht(e) {
	var t = e.length;
	if (t !== 0) {
		for (var n = 0; n < t;) {
			var r = e[n++];
			if (!(r.f & 24576) && ir(r) && (Vt = new Set(), ur(r), r.deps === null && r.first === null && r.nodes === null && r.teardown === null && r.ac === null && Vn(r), Vt?.size > 0)) {
				qt.clear();
				for (let e of Vt) {
					if (e.f & 24576) continue;
					let t = [e], n = e.parent;
					for (; n !== null;) Vt.has(n) && (Vt.delete(n), t.push(n)), n = n.parent;
					for (let e = t.length - 1; e >= 0; e--) {
						let n = t[e];
						n.f & 24576 || ur(n);
					}
				}
				Vt.clear();
			}
		}
		Vt = null;
	}
}
function Ut(e) {
	j.schedule(e);
}
function Wt(e, t) {
	if (!(e.f & 32 && e.f & 1024)) {
		e.f & 2048 ? t.d.push(e) : e.f & 4096 && t.m.push(e), A(e, v);
		for (var n = e.first; n !== null;) Wt(n, t), n = n.next;
	}
}
function Gt(e) {
	A(e, v);
	for (var t = e.first; t !== null;) Gt(t), t = t.next;
}
// node_modules/svelte/src/internal/client/reactivity/sources.js
var Kt = new Set(), qt = new Map(), Jt = !1;
function Yt(e, t) {
	return {
		f: 0,
		v: e,
		reactions: null,
		equals: Me,
		rv: 0,
		wv: 0
	};
}
function N(e, t) {
	let n = Yt(e, t);
	return Zn(n), n;
}
function Xt(e, t = !1, n = !0) {
	let r = Yt(e);
	return t || (r.equals = Pe), r;
}
function P(e, t, n = !1) {
	return U !== null && (!W || U.f & 131072) && tt() && U.f & 4325394 && (Xn === null || !Xn.has(e)) && Ge(), $t(e, n ? nn(t) : t, Ft);
}
var Zt = null, Qt = 0;
function $t(e, t, n = null) {
	if (!e.equals(t)) {
		Jn ? qt.set(e, t) : qt.has(e) || qt.set(e, e.v);
		var r = Rt.ensure();
		if (r.capture(e, t), e.f & 2) {
			let t = e;
			e.f & 2048 && Tt(t), M === null && ot(t);
		}
		e.wv = rr(), Zt = null, Qt = 0, tn(e, y, n), Zt = null, tt() && K !== null && K.f & 1024 && !(K.f & 96) && (X === null ? Qn([e]) : X.push(e)), !r.is_fork && Kt.size > 0 && !Jt && en();
	}
	return t;
}
function en() {
	Jt = !1;
	for (let e of Kt) {
		e.f & 1024 && A(e, b);
		let t;
		try {
			t = ir(e);
		} catch {
			t = !0;
		}
		t && ur(e);
	}
	Kt.clear();
}
function F(e) {
	P(e, e.v + 1);
}
function tn(e, t, n) {
	var r = e.reactions;
	if (r !== null) {
		var i = tt(), a = r.length;
		if (Qt += a, Qt > 1e5 && Zt === null && (Zt = new Set()), Zt !== null) {
			if (Zt.has(e)) return;
			Zt.add(e);
		}
		for (var o = 0; o < a; o++) {
			var s = r[o], c = s.f;
			if (i || s !== K) {
				var l = (c & y) === 0;
				if (l && A(s, t), c & 131072) Kt.add(s);
				else if (c & 2) {
					var u = s;
					M?.delete(u), tn(u, b, n);
				} else if (l) {
					var d = s;
					c & 16 && Vt !== null && Vt.add(d), n === null ? Ut(d) : n.push(d);
				}
			}
		}
	}
}
function nn(t) {
	if (typeof t != "object" || !t || ue in t || de in t) return t;
	let n = l(t);
	if (n !== s && n !== c) return t;
	var r = new Map(), i = e(t), o = N(0), u = null, d = tr, f = (e) => {
		if (tr === d) return e();
		var t = U, n = tr;
		G(null), nr(d);
		var r = e();
		return G(t), nr(n), r;
	};
	return i && r.set("length", N(t.length, u)), new Proxy(t, {
		defineProperty(e, t, n) {
			"value" in n && n.configurable !== !1 && n.enumerable !== !1 && n.writable !== !1 || Ue();
			var i = r.get(t);
			return i === void 0 ? f(() => {
				var e = N(n.value, u);
				return r.set(t, e), e;
			}) : P(i, n.value, !0), !0;
		},
		deleteProperty(e, t) {
			var n = r.get(t);
			if (n === void 0) {
				if (t in e) {
					let e = f(() => N(C, u));
					r.set(t, e), F(o);
				}
			} else P(n, C), F(o);
			return !0;
		},
		get(e, n, i) {
			if (n === ue) return t;
			var o = r.get(n), s = n in e;
			if (o === void 0 && (!s || a(e, n)?.writable) && (o = f(() => N(nn(s ? e[n] : C), u)), r.set(n, o)), o !== void 0) {
				var c = Z(o);
				return c === C ? void 0 : c;
			}
			return Reflect.get(e, n, i);
		},
		getOwnPropertyDescriptor(e, t) {
			this.has?.(e, t);
			var n = Reflect.getOwnPropertyDescriptor(e, t), i = r.get(t);
			if (i !== void 0) {
				var a = Z(i);
				if (a === C) return;
				if (n && "value" in n) n.value = a;
				else return {
					enumerable: !0,
					configurable: !0,
					value: a,
					writable: !0
				};
			}
			return n;
		},
		has(e, t) {
			if (t === ue) return !0;
			var n = r.get(t), i = n !== void 0 && n.v !== C || Reflect.has(e, t);
			return (n !== void 0 || (K !== null || U !== null) && (!i || a(e, t)?.writable)) && (n === void 0 && (n = f(() => N(i ? nn(e[t]) : C, u)), r.set(t, n)), Z(n) === C) ? !1 : i;
		},
		set(e, t, n, s) {
			var c = r.get(t), l = t in e;
			if (i && t === "length") for (var d = n; d < c.v; d += 1) {
				var p = r.get(d + "");
				p === void 0 ? d in e && (p = f(() => N(C, u)), r.set(d + "", p)) : P(p, C);
			}
			if (c === void 0) (!l || a(e, t)?.writable) && (c = f(() => N(void 0, u)), P(c, nn(n)), r.set(t, c));
			else {
				l = c.v !== C;
				var m = f(() => nn(n));
				P(c, m);
			}
			var h = Reflect.getOwnPropertyDescriptor(e, t);
			if (h?.set && h.set.call(s, n), !l) {
				if (i && typeof t == "string") {
					var g = r.get("length"), _ = Number(t);
					Number.isInteger(_) && _ >= g.v && P(g, _ + 1);
				}
				F(o);
			}
			return !0;
		},
		ownKeys(e) {
			Z(o);
			var t = Reflect.ownKeys(e).filter((e) => {
				var t = r.get(e);
				return t === void 0 || t.v !== C;
			});
			for (var [n, i] of r) i.v !== C && !(n in e) && t.push(n);
			return t;
		},
		setPrototypeOf() {
			We();
		}
	});
}
function rn(e) {
	try {
		if (typeof e == "object" && e && ue in e) return e[ue];
	} catch {}
	return e;
}
function an(e, t) {
	return Object.is(rn(e), rn(t));
}
var on, sn, cn, ln, un;
function dn() {
	if (on === void 0) {
		on = window, sn = document, cn = /Firefox/.test(navigator.userAgent);
		var e = Element.prototype, t = Node.prototype, n = Text.prototype;
		ln = a(t, "firstChild").get, un = a(t, "nextSibling").get, u(e) && (e[he] = void 0, e[me] = null, e[ge] = void 0, e.__e = void 0), u(n) && (n[_e] = void 0);
	}
}
function I(e = "") {
	return document.createTextNode(e);
}
function L(e) {
	return ln.call(e);
}
function R(e) {
	return un.call(e);
}
function fn(e, t) {
	if (!w) return L(e);
	var n = L(E);
	if (n === null) n = E.appendChild(I());
	else if (t && n.nodeType !== 3) {
		var r = I();
		return n?.before(r), D(r), r;
	}
	return t && yn(n), D(n), n;
}
function pn(e, t = !1) {
	if (!w) {
		var n = L(e);
		return n instanceof Comment && n.data === "" ? R(n) : n;
	}
	if (t) {
		if (E?.nodeType !== 3) {
			var r = I();
			return E?.before(r), D(r), r;
		}
		yn(E);
	}
	return E;
}
function mn(e, t = !1) {
	if (!w) return L(e);
	var n = fn(e, t);
	return Oe(e), n;
}
function hn(e, t = 1, n = !1) {
	let r = w ? E : e;
	for (var i; t--;) i = r, r = R(r);
	if (!w) return r;
	if (n) {
		if (r?.nodeType !== 3) {
			var a = I();
			return r === null ? i?.after(a) : r.before(a), D(a), a;
		}
		yn(r);
	}
	return D(r), r;
}
function gn(e) {
	e.textContent = "";
}
function _n() {
	return !1;
}
function vn(e, t, n) {
	return t == null || t === "http://www.w3.org/1999/xhtml" ? n ? document.createElement(e, { is: n }) : document.createElement(e) : n ? document.createElementNS(t, e, { is: n }) : document.createElementNS(t, e);
}
function yn(e) {
	if (e.nodeValue.length < 65536) return;
	let t = e.nextSibling;
	for (; t !== null && t.nodeType === 3;) t.remove(), e.nodeValue += t.nodeValue, t = e.nextSibling;
}
function bn(e) {
	var t = K;
	if (t === null) return U.f |= le, e;
	if (!(t.f & 32768) && !(t.f & 4)) throw e;
	z(e, t);
}
function z(e, t) {
	if (e === xe) throw e;
	if (!(t !== null && t.f & 16384)) {
		for (; t !== null;) {
			if (t.f & 128 && !(t.f & 33570816)) {
				if (!(t.f & 32768)) throw e;
				try {
					t.b.error(e);
					return;
				} catch (t) {
					e = t;
				}
			}
			t = t.parent;
		}
		throw e;
	}
}
// node_modules/svelte/src/internal/client/reactivity/effects.js
function xn(e) {
	K === null && (U === null && Be(e), ze()), Jn && Re(e);
}
function Sn(e, t) {
	var n = t.last;
	n === null ? t.last = t.first = e : (n.next = e, e.prev = n, t.last = e);
}
function B(e, t) {
	var n = K;
	n !== null && n.f & 8192 && (e |= x);
	var r = {
		ctx: O,
		deps: null,
		nodes: null,
		f: e | y | 512,
		first: null,
		fn: t,
		last: null,
		next: null,
		parent: n,
		b: n && n.b,
		prev: null,
		teardown: null,
		wv: 0,
		ac: null
	};
	j?.register_created_effect(r);
	var i = r;
	if (e & 4) Pt === null ? Rt.ensure().schedule(r) : Pt.push(r);
	else if (t !== null) {
		try {
			ur(r);
		} catch (e) {
			throw H(r), e;
		}
		i.deps === null && i.teardown === null && i.nodes === null && i.first === i.last && !(i.f & 524288) && (i = i.first, e & 16 && e & 65536 && i !== null && (i.f |= ne));
	}
	if (i !== null && (i.parent = n, n !== null && Sn(i, n), U !== null && U.f & 2 && !(e & 64))) {
		var a = U;
		(a.effects ??= []).push(i);
	}
	return r;
}
function Cn() {
	return U !== null && !W;
}
function wn(e) {
	let t = B(8, null);
	return A(t, v), t.teardown = e, t;
}
function Tn(e) {
	xn("$effect");
	var t = K.f;
	if (!U && t & 32 && O !== null && !O.i) {
		var n = O;
		(n.e ??= []).push(e);
	} else return En(e);
}
function En(e) {
	return B(4 | ae, e);
}
function Dn(e) {
	return xn("$effect.pre"), B(8 | ae, e);
}
function On(e) {
	Rt.ensure();
	let t = B(64 | ie, e);
	return () => {
		H(t);
	};
}
function kn(e) {
	Rt.ensure();
	let t = B(64 | ie, e);
	return (e = {}) => new Promise((n) => {
		e.outro ? Hn(t, () => {
			H(t), n(void 0);
		}) : (H(t), n(void 0));
	});
}
function An(e) {
	return B(4, e);
}
function jn(e) {
	return B(ce | ie, e);
}
function Mn(e, t = 0) {
	return B(8 | t, e);
}
function Nn(e, t = [], n = [], r = []) {
	ht(r, t, n, (t) => {
		B(8, () => {
			e(...t.map(Z));
		});
	});
}
function Pn(e, t = [], n = [], r = []) {
	ht(r, t, n, (t) => {
		B(4, () => e(...t.map(Z)));
	});
}
function Fn(e, t = 0) {
	return B(16 | t, e);
}
function In(e, t = 0) {
	return B(_ | t, e);
}
function V(e) {
	return B(32 | ie, e);
}
function Ln(e) {
	var t = e.teardown;
	if (t !== null) {
		let n = Jn, r = U;
		Yn(!0), G(null);
		try {
			t.call(null);
		} catch (t) {
			z(t, e.parent);
		} finally {
			Yn(n), G(r);
		}
	}
}
function Rn(e, t = !1) {
	var n = e.first;
	for (e.first = e.last = null; n !== null;) {
		let e = n.ac;
		e !== null && pt(() => {
			e.abort(ye);
		});
		var r = n.next;
		n.f & 64 ? n.parent = null : H(n, t), n = r;
	}
}
function zn(e) {
	for (var t = e.first; t !== null;) {
		var n = t.next;
		t.f & 32 || H(t), t = n;
	}
}
function H(e, t = !0) {
	var n = !1;
	(t || e.f & 262144) && e.nodes !== null && e.nodes.end !== null && (Bn(e.nodes.start, e.nodes.end), n = !0), e.f |= te, Rn(e, t && !n), lr(e, 0);
	var r = e.nodes && e.nodes.t;
	if (r !== null) for (let e of r) e.stop();
	Ln(e), e.f ^= te, e.f |= S;
	var i = e.parent;
	i !== null && i.first !== null && Vn(e), e.next = e.prev = e.teardown = e.ctx = e.deps = e.fn = e.nodes = e.ac = e.b = null;
}
function Bn(e, t) {
	for (; e !== null;) {
		var n = e === t ? null : R(e);
		e.remove(), e = n;
	}
}
function Vn(e) {
	var t = e.parent, n = e.prev, r = e.next;
	n !== null && (n.next = r), r !== null && (r.prev = n), t !== null && (t.first === e && (t.first = r), t.last === e && (t.last = n));
}
function Hn(e, t, n = !0) {
	var r = [];
	e.f |= 256, Un(e, r, !0);
	var i = () => {
		n && H(e), t && t();
	}, a = r.length;
	if (a > 0) {
		var o = () => --a || i();
		for (var s of r) s.out(o);
	} else i();
}
function Un(e, t, n) {
	if (!(e.f & 8192)) {
		e.f ^= x;
		var r = e.nodes && e.nodes.t;
		if (r !== null) for (let e of r) (e.is_global || n) && t.push(e);
		for (var i = e.first; i !== null;) {
			var a = i.next;
			if (!(i.f & 64)) {
				var o = !!(i.f & 65536) || !!(i.f & 32) && !!(e.f & 16);
				Un(i, t, o ? n : !1);
			}
			i = a;
		}
	}
}
function Wn(e) {
	e.f &= -257, Gn(e, !0);
}
function Gn(e, t) {
	if (!(e.f & 256) && e.f & 8192) {
		e.f ^= x, e.f & 1024 || (A(e, y), Rt.ensure().schedule(e));
		for (var n = e.first; n !== null;) {
			var r = n.next, i = !!(n.f & 65536) || !!(n.f & 32);
			Gn(n, i ? t : !1), n = r;
		}
		var a = e.nodes && e.nodes.t;
		if (a !== null) for (let e of a) (e.is_global || t) && e.in();
	}
}
function Kn(e, t) {
	if (e.nodes) for (var n = e.nodes.start, r = e.nodes.end; n !== null;) {
		var i = n === r ? null : R(n);
		t.append(n), n = i;
	}
}
// node_modules/svelte/src/internal/client/legacy.js
var qn = null, Jn = !1;
function Yn(e) {
	Jn = e;
}
var U = null, W = !1;
function G(e) {
	U = e;
}
var K = null;
function q(e) {
	K = e;
}
var Xn = null;
function Zn(e) {
	U !== null && (U.f & 2097152 || U.f & 2) && (Xn ??= new Set()).add(e);
}
var J = null, Y = 0, X = null;
function Qn(e) {
	X = e;
}
var $n = 1, er = 0, tr = er;
function nr(e) {
	tr = e;
}
function rr() {
	return ++$n;
}
function ir(e) {
	var t = e.f;
	if (t & 2048) return !0;
	if (t & 4096) {
		for (var n = e.deps, r = n.length, i = 0; i < r; i++) {
			var a = n[i];
			if (ir(a) && Et(a), a.wv > e.wv) return !0;
		}
		t & 512 && M === null && A(e, v);
	}
	return !1;
}
function ar(e, t, n = !0) {
	var r = e.reactions;
	if (r !== null && !(Xn !== null && Xn.has(e))) for (var i = 0; i < r.length; i++) {
		var a = r[i];
		a.f & 2 ? ar(a, t, !1) : t === a && (n ? A(a, y) : a.f & 1024 && A(a, b), Ut(a));
	}
}
function or(e) {
	var t = J, n = Y, r = X, i = U, a = Xn, o = O, s = W, c = tr, l = e.f;
	J = null, Y = 0, X = null, U = l & 96 ? null : e, Xn = null, Ye(e.ctx), W = !1, tr = ++er, e.ac !== null && (pt(() => {
		e.ac.abort(ye);
	}), e.ac = null);
	try {
		e.f |= se;
		var u = e.fn, d = u();
		e.f |= ee;
		var f = sr(e);
		if (tt() && X !== null && !W && f !== null && !(e.f & 6146)) for (var p = 0; p < X.length; p++) ar(X[p], e);
		if (i !== null && i !== e) {
			if (er++, i.deps !== null) for (let e = 0; e < n; e += 1) i.deps[e].rv = er;
			if (t !== null) for (let e of t) e.rv = er;
			X !== null && (r === null ? r = X : r.push(...X));
		}
		return e.f & 8388608 && (e.f ^= le), d;
	} catch (t) {
		return sr(e), bn(t);
	} finally {
		e.f ^= se, J = t, Y = n, X = r, U = i, Xn = a, Ye(o), W = s, tr = c;
	}
}
function sr(e) {
	var t = e.deps, n = j?.is_fork;
	if (J !== null) {
		var r;
		if (n || lr(e, Y), t !== null && Y > 0) for (t.length = Y + J.length, r = 0; r < J.length; r++) t[Y + r] = J[r];
		else e.deps = t = J;
		if (Cn() && e.f & 512) for (r = Y; r < t.length; r++) (t[r].reactions ??= []).push(e);
	} else !n && t !== null && Y < t.length && (lr(e, Y), t.length = Y);
	return t;
}
function cr(e, r) {
	let i = r.reactions;
	if (i !== null) {
		var a = t.call(i, e);
		if (a !== -1) {
			var o = i.length - 1;
			o === 0 ? i = r.reactions = null : (i[a] = i[o], i.pop());
		}
	}
	if (i === null && r.f & 2 && (J === null || !n.call(J, r))) {
		var s = r;
		s.f & 512 && (s.f ^= 512), s.v !== C && ot(s), s.ac !== null && pt(() => {
			s.ac.abort(ye), s.ac = null, A(s, y);
		}), Dt(s), lr(s, 0);
	}
}
function lr(e, t) {
	var n = e.deps;
	if (n !== null) for (var r = t; r < n.length; r++) cr(e, n[r]);
}
function ur(e) {
	var t = e.f;
	if (!(t & 16384)) {
		A(e, v);
		var n = K;
		K = e;
		try {
			t & 16777232 ? zn(e) : Rn(e), Ln(e);
			var r = or(e);
			e.teardown = typeof r == "function" ? r : null, e.wv = $n;
		} finally {
			K = n;
		}
	}
}
async function dr() {
	await Promise.resolve(), zt();
}
function Z(e) {
	var t = !!(e.f & 2);
	if (qn?.add(e), U !== null && !W && !(K !== null && K.f & 16384) && (Xn === null || !Xn.has(e))) {
		var r = U.deps;
		if (U.f & 2097152) e.rv < er && (e.rv = er, J === null && r !== null && r[Y] === e ? Y++ : J === null ? J = [e] : J.push(e));
		else {
			U.deps ??= [], n.call(U.deps, e) || U.deps.push(e);
			var i = e.reactions;
			i === null ? e.reactions = [U] : n.call(i, U) || i.push(U);
		}
	}
	if (Jn && qt.has(e)) return qt.get(e);
	if (t) {
		var a = e;
		if (Jn) {
			var o = a.v;
			return (!(a.f & 1024) && a.reactions !== null || pr(a)) && (o = Tt(a)), qt.set(a, o), o;
		}
		var s = !(a.f & 512) && !W && U !== null && !!(U.f & 512), c = (a.f & ee) === 0;
		ir(a) && (s && (a.f |= 512), Et(a)), s && !c && (Ot(a), fr(a));
	}
	if (M?.has(e)) return M.get(e);
	if (e.f & 8388608) throw e.v;
	return e.v;
}
function fr(e) {
	if (e.f |= 512, e.deps !== null) for (let r of e.deps) {
		var t = r.reactions;
		t === null ? r.reactions = [e] : n.call(t, e) || t.push(e), r.f & 2 && !(r.f & 512) && (Ot(r), fr(r));
	}
}
function pr(e) {
	if (e.v === C) return !0;
	if (e.deps === null) return !1;
	for (let t of e.deps) if (qt.has(t) || t.f & 2 && pr(t)) return !0;
	return !1;
}
function mr(e) {
	var t = W;
	try {
		return W = !0, e();
	} finally {
		W = t;
	}
}
// node_modules/svelte/src/utils.js
function hr(e) {
	return e.endsWith("capture") && e !== "gotpointercapture" && e !== "lostpointercapture";
}
var gr = [
	"beforeinput",
	"click",
	"change",
	"dblclick",
	"contextmenu",
	"focusin",
	"focusout",
	"input",
	"keydown",
	"keyup",
	"mousedown",
	"mousemove",
	"mouseout",
	"mouseover",
	"mouseup",
	"pointerdown",
	"pointermove",
	"pointerout",
	"pointerover",
	"pointerup",
	"touchend",
	"touchmove",
	"touchstart"
];
function _r(e) {
	return gr.includes(e);
}
var vr = "allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback".split("."), yr = {
	formnovalidate: "formNoValidate",
	ismap: "isMap",
	nomodule: "noModule",
	playsinline: "playsInline",
	readonly: "readOnly",
	defaultvalue: "defaultValue",
	defaultchecked: "defaultChecked",
	srcobject: "srcObject",
	novalidate: "noValidate",
	allowfullscreen: "allowFullscreen",
	disablepictureinpicture: "disablePictureInPicture",
	disableremoteplayback: "disableRemotePlayback"
};
function br(e) {
	return e = e.toLowerCase(), yr[e] ?? e;
}
[...vr];
var xr = ["touchstart", "touchmove"];
function Sr(e) {
	return xr.includes(e);
}
// node_modules/svelte/src/internal/client/dom/elements/events.js
var Cr = Symbol("events"), wr = new Set(), Tr = new Set();
function Er(e, t, n, r = {}) {
	function i(e) {
		if (r.capture || Nr.call(t, e), !e.cancelBubble) return pt(() => n?.call(this, e));
	}
	return e.startsWith("pointer") || e.startsWith("touch") || e === "wheel" ? (i.__removed = !1, k(() => {
		i.__removed || t.addEventListener(e, i, r);
	})) : t.addEventListener(e, i, r), i;
}
function Dr(e, t, n, r = {}) {
	var i = Er(t, e, n, r);
	return () => {
		i.__removed = !0, e.removeEventListener(t, i, r);
	};
}
function Or(e, t, n, r, i) {
	var a = {
		capture: r,
		passive: i
	}, o = Er(e, t, n, a);
	(t === document.body || t === window || t === document || t instanceof HTMLMediaElement) && wn(() => {
		o.__removed = !0, t.removeEventListener(e, o, a);
	});
}
function kr(e, t, n) {
	(t[Cr] ??= {})[e] = n;
}
function Ar(e) {
	for (var t = 0; t < e.length; t++) wr.add(e[t]);
	for (var n of Tr) n(e);
}
var jr = null, Mr = !1;
function Nr(e) {
	var t = this, n = t.ownerDocument, r = e.type, a = e.composedPath?.() || [], o = a[0] || e.target;
	jr = e, Mr || (Mr = !0, setTimeout(() => {
		Mr = !1, jr = null;
	}));
	var s = 0, c = jr === e && e[Cr];
	if (c) {
		var l = a.indexOf(c);
		if (l !== -1 && (t === document || t === window)) {
			e[Cr] = t;
			return;
		}
		var u = a.indexOf(t);
		if (u === -1) return;
		l <= u && (s = l);
	}
	if (o = a[s] || e.target, o !== t) {
		i(e, "currentTarget", {
			configurable: !0,
			get() {
				return o || n;
			}
		});
		var d = U, f = K;
		G(null), q(null);
		try {
			for (var p, m = []; o !== null && o !== t;) {
				try {
					var h = o[Cr]?.[r];
					h == null || o.disabled && e.target !== o || h.call(o, e);
				} catch (e) {
					p ? m.push(e) : p = e;
				}
				if (e.cancelBubble) break;
				s++, o = s < a.length ? a[s] : null;
			}
			if (p) {
				for (let e of m) queueMicrotask(() => {
					throw e;
				});
				throw p;
			}
		} finally {
			e[Cr] = t, delete e.currentTarget, G(d), q(f);
		}
	}
}
// node_modules/svelte/src/internal/client/dom/reconciler.js
var Pr = globalThis?.window?.trustedTypes && globalThis.window.trustedTypes.createPolicy("svelte-trusted-html", { createHTML: (e) => e });
function Fr(e) {
	return Pr?.createHTML(e) ?? e;
}
function Ir(e) {
	var t = vn("template");
	return t.innerHTML = Fr(e.replaceAll("<!>", "<!---->")), t.content;
}
// node_modules/svelte/src/internal/client/dom/template.js
function Q(e, t) {
	var n = K;
	n.nodes === null && (n.nodes = {
		start: e,
		end: t,
		a: null,
		t: null
	});
}
function Lr(e, t) {
	var n = !!(t & 1), r = !!(t & 2), i, a = !e.startsWith("<!>");
	return () => {
		if (w) return Q(E, null), E;
		i === void 0 && (i = Ir(a ? e : "<!>" + e), n || (i = L(i)));
		var t = r || cn ? document.importNode(i, !0) : i.cloneNode(!0);
		if (n) {
			var o = L(t), s = t.lastChild;
			Q(o, s);
		} else Q(t, t);
		return t;
	};
}
function Rr(e, t, n = "svg") {
	var r = !e.startsWith("<!>"), i = !!(t & 1), a = `<${n}>${r ? e : "<!>" + e}</${n}>`, o;
	return () => {
		if (w) return Q(E, null), E;
		if (!o) {
			var e = L(Ir(a));
			if (i) for (o = document.createDocumentFragment(); L(e);) o.appendChild(L(e));
			else o = L(e);
		}
		var t = o.cloneNode(!0);
		if (i) {
			var n = L(t), r = t.lastChild;
			Q(n, r);
		} else Q(t, t);
		return t;
	};
}
function zr(e, t) {
	return Rr(e, t, "svg");
}
function Br(e = "") {
	if (!w) {
		var t = I(e + "");
		return Q(t, t), t;
	}
	var n = E;
	return n.nodeType === 3 ? yn(n) : (n.before(n = I()), D(n)), Q(n, n), n;
}
function Vr() {
	if (w) return Q(E, null), E;
	var e = document.createDocumentFragment(), t = document.createComment(""), n = I();
	return e.append(t, n), Q(t, n), e;
}
function Hr(e, t) {
	if (w) {
		var n = K;
		n.f & 32768 && n.nodes.end !== null || (n.nodes.end = E), De();
	} else e !== null && e.before(t);
}
function Ur() {
	if (w && E && E.nodeType === 8 && E.textContent?.startsWith("$")) {
		let e = E.textContent.substring(1);
		return De(), e;
	}
	return (window.__svelte ??= {}).uid ??= 1, `c${window.__svelte.uid++}`;
}
// node_modules/svelte/src/reactivity/create-subscriber.js
function Wr(e) {
	let t = 0, n = Yt(0), r;
	return () => {
		Cn() && (Z(n), Mn(() => (t === 0 && (r = mr(() => e(() => F(n)))), t += 1, () => {
			k(() => {
				--t, t === 0 && (r?.(), r = void 0, F(n));
			});
		})));
	};
}
// node_modules/svelte/src/internal/client/dom/blocks/boundary.js
var Gr = ne | ie;
function Kr(e, t, n, r) {
	new qr(e, t, n, r);
}
var qr = class {
	parent;
	is_pending = !1;
	transform_error;
	#e;
	#t = w ? E : null;
	#n;
	#r;
	#i;
	#a = null;
	#o = null;
	#s = null;
	#c = null;
	#l = 0;
	#u = 0;
	#d = !1;
	#f = new Map();
	#p = null;
	#m = Wr(() => (this.#p = Yt(this.#l), () => {
		this.#p = null;
	}));
	constructor(e, t, n, r) {
		this.#e = e, this.#n = t, this.#r = (e) => {
			var t = K;
			t.b = this, t.f |= 128, n(e);
		}, this.parent = K.b, this.transform_error = r ?? this.parent?.transform_error ?? ((e) => e), this.#i = Fn(() => {
			if (w) {
				let e = je(this.#t);
				De();
				let t = e === "[!";
				if (e.startsWith("[?")) {
					let t = JSON.parse(e.slice(2));
					this.#g(t);
				} else t ? this.#y() : this.#h();
			} else this.#b();
		}, Gr), w && (this.#e = E);
	}
	#h() {
		try {
			this.#a = V(() => this.#r(this.#e));
		} catch (e) {
			this.error(e);
		}
	}
	#g(e) {
		let t = this.#n.failed, { reset: n, invoke_onerror: r } = this.#_(e);
		k(r), t && (this.#s = V(() => {
			t(this.#e, () => e, () => n);
		}));
	}
	#_(e) {
		var t = !1, n = !1;
		let r = () => {
			this.#v() || (t ? Ee() : (t = !0, n && Ke(), this.#s !== null && Hn(this.#s, () => {
				this.#s = null;
			}), this.#S(() => {
				this.#b();
			})));
		};
		return {
			reset: r,
			invoke_onerror: () => {
				if (!this.#v()) try {
					n = !0, this.#n.onerror?.(e, r), n = !1;
				} catch (e) {
					z(e, this.#i && this.#i.parent);
				}
			}
		};
	}
	#v() {
		return (this.#i.f & (S | te)) !== 0;
	}
	#y() {
		let e = this.#n.pending;
		e && (this.is_pending = !0, this.#o = V(() => e(this.#e)), k(() => {
			if (!this.#v()) {
				var e = this.#c = document.createDocumentFragment(), t = I(), n = !1;
				e.append(t), this.#a = this.#S(() => {
					try {
						return V(() => this.#r(t));
					} catch (e) {
						try {
							this.error(e), n = !0;
						} catch (e) {
							z(e, this.#i.parent);
						}
						return null;
					}
				}), this.#a === null ? (this.#c = null, n && this.#x(j)) : this.#u === 0 && (this.#e.before(e), this.#c = null, Hn(this.#o, () => {
					this.#o = null;
				}), this.#x(j));
			}
		}));
	}
	#b() {
		try {
			if (this.is_pending = this.has_pending_snippet(), this.#u = 0, this.#l = 0, this.#a = V(() => {
				this.#r(this.#e);
			}), this.#u > 0) {
				var e = this.#c = document.createDocumentFragment();
				Kn(this.#a, e);
				let t = this.#n.pending;
				this.#o = V(() => t(this.#e));
			} else this.#x(j);
		} catch (e) {
			this.error(e);
		}
	}
	#x(e) {
		this.is_pending = !1, e.transfer_reactions(this.#f);
	}
	defer_effect(e) {
		st(e, this.#f);
	}
	is_rendered() {
		return !this.is_pending && (!this.parent || this.parent.is_rendered());
	}
	has_pending_snippet() {
		return !!this.#n.pending;
	}
	#S(e) {
		var t = K, n = U, r = O;
		q(this.#i), G(this.#i), Ye(this.#i.ctx);
		try {
			return Rt.ensure(), e();
		} finally {
			q(t), G(n), Ye(r);
		}
	}
	#C(e, t) {
		this.has_pending_snippet() ? (this.#u += e, this.#u === 0 && (this.#x(t), this.#o && Hn(this.#o, () => {
			this.#o = null;
		}), this.#c &&= (this.#e.before(this.#c), null))) : this.parent && this.parent.#C(e, t);
	}
	update_pending_count(e, t) {
		this.#C(e, t), this.#l += e, !this.#p || this.#d || (this.#d = !0, k(() => {
			this.#d = !1, this.#p && $t(this.#p, this.#l);
		}));
	}
	get_effect_pending() {
		return this.#m(), Z(this.#p);
	}
	error(e) {
		if (e === xe || !this.#n.onerror && !this.#n.failed) throw e;
		j?.is_fork ? (this.#a && j.skip_effect(this.#a), this.#o && j.skip_effect(this.#o), this.#s && j.skip_effect(this.#s), j.oncommit(() => {
			this.#v() || this.#w(e);
		})) : this.#w(e);
	}
	#w(e) {
		this.#a &&= (H(this.#a), null), this.#o &&= (H(this.#o), null), this.#s &&= (H(this.#s), null), w && (D(this.#t), ke(), D(Ae()));
		let t = this.#n.failed, n = (e) => {
			if (this.#v()) return;
			let { reset: n, invoke_onerror: r } = this.#_(e);
			r(), t && !this.#v() && (this.#s = this.#S(() => {
				try {
					return V(() => {
						var r = K;
						r.b = this, r.f |= 128, t(this.#e, () => e, () => n);
					});
				} catch (e) {
					return z(e, this.#i.parent), null;
				}
			}));
		};
		k(() => {
			if (!this.#v()) {
				var t;
				try {
					t = this.transform_error(e);
				} catch (e) {
					z(e, this.#i && this.#i.parent);
					return;
				}
				typeof t == "object" && t && typeof t.then == "function" ? t.then(n, (e) => z(e, this.#i && this.#i.parent)) : n(t);
			}
		});
	}
};
function Jr(e, t) {
	var n = t == null ? "" : typeof t == "object" ? `${t}` : t;
	n !== (e[_e] ??= e.nodeValue) && (e[_e] = n, e.nodeValue = `${n}`);
}
function Yr(e, t) {
	return Zr(e, t);
}
var Xr = new Map();
function Zr(e, { target: t, anchor: n, props: i = {}, events: a, context: o, intro: s = !0, transformError: c }) {
	dn();
	var l = void 0, u = kn(() => {
		var s = n ?? t.appendChild(I());
		Kr(s, { pending: () => {} }, (t) => {
			Qe({});
			var n = O;
			if (o && (n.c = o), a && (i.$$events = a), w && Q(t, null), l = e(t, i) || et(), w && (K.nodes.end = E, E === null || E.nodeType !== 8 || E.data !== "]")) throw we(), xe;
			$e();
		}, c);
		var u = new Set(), d = (e) => {
			for (var n = 0; n < e.length; n++) {
				var r = e[n];
				if (!u.has(r)) {
					u.add(r);
					var i = Sr(r);
					for (let e of [t, document]) {
						var a = Xr.get(e);
						a === void 0 && (a = new Map(), Xr.set(e, a));
						var o = a.get(r);
						o === void 0 ? (e.addEventListener(r, Nr, { passive: i }), a.set(r, 1)) : a.set(r, o + 1);
					}
				}
			}
		};
		return d(r(wr)), Tr.add(d), () => {
			for (var e of u) for (let n of [t, document]) {
				var r = Xr.get(n), i = r.get(e);
				--i == 0 ? (n.removeEventListener(e, Nr), r.delete(e), r.size === 0 && Xr.delete(n)) : r.set(e, i);
			}
			Tr.delete(d), s !== n && s.parentNode?.removeChild(s);
		};
	});
	return Qr.set(l, u), l;
}
var Qr = new WeakMap(), $r = class {
	anchor;
	#e = new Map();
	#t = new Map();
	#n = new Map();
	#r = new Set();
	#i = !0;
	constructor(e, t = !0) {
		this.anchor = e, this.#i = t;
	}
	#a = (e) => {
		if (this.#e.has(e)) {
			var t = this.#e.get(e), n = this.#t.get(t);
			if (n) Wn(n), this.#r.delete(t);
			else {
				var r = this.#n.get(t);
				r && (Wn(r.effect), this.#t.set(t, r.effect), this.#n.delete(t), r.fragment.lastChild.remove(), this.anchor.before(r.fragment), n = r.effect);
			}
			for (let [t, n] of this.#e) {
				if (this.#e.delete(t), t === e) break;
				let r = this.#n.get(n);
				r && (H(r.effect), this.#n.delete(n));
			}
			for (let [e, r] of this.#t) {
				if (e === t || this.#r.has(e)) continue;
				let i = () => {
					if (Array.from(this.#e.values()).includes(e)) {
						var t = document.createDocumentFragment();
						Kn(r, t), t.append(I()), this.#n.set(e, {
							effect: r,
							fragment: t
						});
					} else H(r);
					this.#r.delete(e), this.#t.delete(e);
				};
				this.#i || !n ? (this.#r.add(e), Hn(r, i, !1)) : i();
			}
		}
	};
	#o = (e) => {
		this.#e.delete(e);
		let t = Array.from(this.#e.values());
		for (let [e, n] of this.#n) t.includes(e) || (H(n.effect), this.#n.delete(e));
	};
	ensure(e, t) {
		var n = j, r = _n();
		if (t && !this.#t.has(e) && !this.#n.has(e)) {
			if (r) {
				var i = document.createDocumentFragment(), a = I();
				i.append(a), this.#n.set(e, {
					effect: V(() => t(a)),
					fragment: i
				});
			} else this.#t.set(e, V(() => t(this.anchor)));
		}
		if (this.#e.set(n, e), r) {
			for (let [t, r] of this.#t) t === e ? n.unskip_effect(r) : n.skip_effect(r);
			for (let [t, r] of this.#n) t === e ? n.unskip_effect(r.effect) : n.skip_effect(r.effect);
			n.oncommit(this.#a), n.ondiscard(this.#o);
		} else w && (this.anchor = E), this.#a(n);
	}
}, ei = 0, ti = 1, ni = 2;
function ri(e, t, n, r, i) {
	w && De();
	var a = tt(), o = C, s = a ? Yt(o) : Xt(o, !1, !1), c = a ? Yt(o) : Xt(o, !1, !1), l = new $r(e);
	Fn(() => {
		var a = j, o = t(), u = !1;
		let d = w && p(o) === (e.data === "[!");
		if (d && (D(Ae()), T(!1)), p(o)) {
			var f = gt(), m = !1;
			let e = (e) => {
				if (!u) {
					m = !0, f(!1), j === a && a.deactivate(), Rt.ensure();
					try {
						e();
					} finally {
						_t(!1), Mt || zt();
					}
				}
			};
			o.then((t) => {
				e(() => {
					$t(s, t), l.ensure(ti, r && ((e) => r(e, s)));
				});
			}, (t) => {
				e(() => {
					if ($t(c, t), l.ensure(ni, i && ((e) => i(e, c))), !i) throw c.v;
				});
			}), w ? l.ensure(ei, n) : k(() => {
				m || e(() => {
					l.ensure(ei, n);
				});
			});
		} else $t(s, o), l.ensure(ti, r && ((e) => r(e, s)));
		return d && T(!0), () => {
			u = !0;
		};
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/if.js
function ii(e, t, n = !1) {
	var r;
	w && (r = E, De());
	var i = new $r(e), a = n ? ne : 0;
	function o(e, t) {
		if (w) {
			var n = je(r);
			if (e !== parseInt(n.substring(1))) {
				var a = Ae();
				D(a), i.anchor = a, T(!1), i.ensure(e, t), T(!0);
				return;
			}
		}
		i.ensure(e, t);
	}
	Fn(() => {
		var e = !1;
		t((t, n = 0) => {
			e = !0, o(n, t);
		}), e || o(-1, null);
	}, a);
}
// node_modules/svelte/src/internal/client/dom/blocks/key.js
var ai = Symbol("NaN");
function oi(e, t, n) {
	w && De();
	var r = new $r(e), i = !tt();
	Fn(() => {
		var e = t();
		e !== e && (e = ai), i && typeof e == "object" && e && (e = {}), r.ensure(e, n);
	});
}
// node_modules/svelte/src/internal/client/dom/blocks/each.js
function si(e, t) {
	return t;
}
function ci(e, t, n) {
	for (var i = [], a = t.length, o, s = t.length, c = 0; c < a; c++) {
		let n = t[c];
		Hn(n, () => {
			if (o) {
				if (o.pending.delete(n), o.done.add(n), o.pending.size === 0) {
					var t = e.outrogroups;
					li(e, r(o.done)), t.delete(o), t.size === 0 && (e.outrogroups = null);
				}
			} else --s;
		}, !1);
	}
	if (s === 0) {
		var l = i.length === 0 && n !== null && e.pending.size === 0;
		if (l) {
			var u = n, d = u.parentNode;
			gn(d), d.append(u), e.items.clear();
		}
		li(e, t, !l);
	} else o = {
		pending: new Set(t),
		done: new Set()
	}, (e.outrogroups ??= new Set()).add(o);
}
function li(e, t, n = !0) {
	var r;
	if (e.pending.size > 0) {
		r = new Set();
		for (let t of e.pending.values()) for (let n of t) r.add(e.items.get(n).e);
	}
	for (var i = 0; i < t.length; i++) {
		var a = t[i];
		r?.has(a) ? (a.f |= oe, Kn(a, document.createDocumentFragment())) : H(t[i], n);
	}
}
var ui;
function di(t, n, i, a, o, s = null) {
	var c = t, l = new Map();
	if (n & 4) {
		var u = t;
		c = w ? D(L(u)) : u.appendChild(I());
	}
	w && De();
	var d = null, f = Ct(() => {
		var t = i();
		return e(t) ? t : t == null ? [] : r(t);
	}), p = new Map(), m = !0;
	function h(e) {
		if (!(_.effect.f & 16384)) {
			_.pending.delete(e);
			var t = Z(f);
			_.fallback = d, pi(_, t, c, n, a), d !== null && (t.length === 0 ? d.f & 33554432 ? (d.f ^= oe, hi(d, null, c)) : Wn(d) : Hn(d, () => {
				d = null;
			}));
		}
	}
	function g(e) {
		_.pending.delete(e);
	}
	var _ = {
		effect: Fn(() => {
			var e = Z(f), t = e.length;
			let r = !1;
			w && je(c) === "[!" != (t === 0) && (c = Ae(), D(c), T(!1), r = !0);
			for (var u = new Set(), _ = j, v = _n(), y = 0; y < t; y += 1) {
				w && E.nodeType === 8 && E.data === "]" && (c = E, r = !0, T(!1));
				var b = e[y], x = a(b, y), S = m ? null : l.get(x);
				S ? (S.v && $t(S.v, b), S.i && $t(S.i, y), v && _.unskip_effect(S.e)) : (S = mi(l, m ? c : ui ??= I(), b, x, y, o, n, i), m || (S.e.f |= oe), l.set(x, S)), u.add(x);
			}
			if (t === 0 && s && !d && (m ? d = V(() => s(c)) : (d = V(() => s(ui ??= I())), d.f |= oe)), t > u.size && Le("", "", ""), w && t > 0 && D(Ae()), !m) {
				if (p.set(_, u), v) {
					for (let [e, t] of l) u.has(e) || _.skip_effect(t.e);
					_.oncommit(h), _.ondiscard(g);
				} else h(_);
			}
			r && T(!0), Z(f);
		}),
		flags: n,
		items: l,
		pending: p,
		outrogroups: null,
		fallback: d
	};
	m = !1, w && (c = E);
}
function fi(e) {
	for (; e !== null && !(e.f & 32);) e = e.next;
	return e;
}
function pi(e, t, n, i, a) {
	var o = !!(i & 8), s = t.length, c = e.items, l = fi(e.effect.first), u, d = null, f, p = [], m = [], h, g, _, v;
	if (o) for (v = 0; v < s; v += 1) h = t[v], g = a(h, v), _ = c.get(g).e, _.f & 33554432 || (_.nodes?.a?.measure(), (f ??= new Set()).add(_));
	for (v = 0; v < s; v += 1) {
		if (h = t[v], g = a(h, v), _ = c.get(g).e, e.outrogroups !== null) for (let t of e.outrogroups) t.pending.delete(_), t.done.delete(_);
		if (_.f & 8192 && (Wn(_), o && (_.nodes?.a?.unfix(), (f ??= new Set()).delete(_))), _.f & 33554432) {
			if (_.f ^= oe, _ === l) hi(_, null, n);
			else {
				var y = d ? d.next : l;
				_ === e.effect.last && (e.effect.last = _.prev), _.prev && (_.prev.next = _.next), _.next && (_.next.prev = _.prev), gi(e, d, _), gi(e, _, y), hi(_, y, n), d = _, p = [], m = [], l = fi(d.next);
				continue;
			}
		}
		if (_ !== l) {
			if (u !== void 0 && u.has(_)) {
				if (p.length < m.length) {
					var b = m[0], x;
					d = b.prev;
					var S = p[0], ee = p[p.length - 1];
					for (x = 0; x < p.length; x += 1) hi(p[x], b, n);
					for (x = 0; x < m.length; x += 1) u.delete(m[x]);
					gi(e, S.prev, ee.next), gi(e, d, S), gi(e, ee, b), l = b, d = ee, --v, p = [], m = [];
				} else u.delete(_), hi(_, l, n), gi(e, _.prev, _.next), gi(e, _, d === null ? e.effect.first : d.next), gi(e, d, _), d = _;
				continue;
			}
			for (p = [], m = []; l !== null && l !== _;) (u ??= new Set()).add(l), m.push(l), l = fi(l.next);
			if (l === null) continue;
		}
		_.f & 33554432 || p.push(_), d = _, l = fi(_.next);
	}
	if (e.outrogroups !== null) {
		for (let t of e.outrogroups) t.pending.size === 0 && (li(e, r(t.done)), e.outrogroups?.delete(t));
		e.outrogroups.size === 0 && (e.outrogroups = null);
	}
	if (l !== null || u !== void 0) {
		var te = [];
		if (u !== void 0) for (_ of u) _.f & 8192 || te.push(_);
		for (; l !== null;) !(l.f & 8192) && l !== e.fallback && te.push(l), l = fi(l.next);
		var ne = te.length;
		if (ne > 0) {
			var re = i & 4 && s === 0 ? n : null;
			if (o) {
				for (v = 0; v < ne; v += 1) te[v].nodes?.a?.measure();
				for (v = 0; v < ne; v += 1) te[v].nodes?.a?.fix();
			}
			ci(e, te, re);
		}
	}
	o && k(() => {
		if (f !== void 0) for (_ of f) _.nodes?.a?.apply();
	});
}
function mi(e, t, n, r, i, a, o, s) {
	var c = o & 1 ? o & 16 ? Yt(n) : Xt(n, !1, !1) : null, l = o & 2 ? Yt(i) : null;
	return {
		v: c,
		i: l,
		e: V(() => (a(t, c ?? n, l ?? i, s), () => {
			e.delete(r);
		}))
	};
}
function hi(e, t, n) {
	if (e.nodes) for (var r = e.nodes.start, i = e.nodes.end, a = t && !(t.f & 33554432) ? t.nodes.start : n; r !== null;) {
		var o = R(r);
		if (a.before(r), r === i) return;
		r = o;
	}
}
function gi(e, t, n) {
	t === null ? e.effect.first = n : t.next = n, n === null ? e.effect.last = t : n.prev = t;
}
// node_modules/svelte/src/internal/client/dom/blocks/snippet.js
function _i(e, t, ...n) {
	var r = new $r(e);
	Fn(() => {
		let e = t() ?? null;
		r.ensure(e, e && ((t) => e(t, ...n)));
	}, ne);
}
// node_modules/svelte/src/internal/client/dom/blocks/svelte-component.js
function vi(e, t, n) {
	var r;
	w && (r = E, De());
	var i = new $r(e);
	Fn(() => {
		var e = t() ?? null;
		if (w && je(r) === "[" != (e !== null)) {
			var a = Ae();
			D(a), i.anchor = a, T(!1), i.ensure(e, e && ((t) => n(t, e))), T(!0);
		} else i.ensure(e, e && ((t) => n(t, e)));
	}, ne);
}
// node_modules/svelte/src/internal/client/dom/blocks/svelte-head.js
function yi(e, t) {
	let n = null, r = w;
	var i;
	if (w) {
		n = E;
		for (var a = L(document.head); a !== null && (a.nodeType !== 8 || a.data !== e);) a = R(a);
		if (a === null) T(!1);
		else {
			var o = R(a);
			a.remove(), D(o);
		}
	}
	w || (i = document.head.appendChild(I()));
	try {
		Fn(() => {
			var e = V(() => t(i));
			e.f |= re, w || (e.nodes === null ? e.nodes = {
				start: i,
				end: i,
				a: null,
				t: null
			} : e.nodes.end = i);
		});
	} finally {
		r && (T(!0), D(n));
	}
}
// node_modules/svelte/src/internal/client/dom/elements/attachments.js
function bi(e, t) {
	var n = void 0, r;
	In(() => {
		n !== (n = t()) && (r &&= (H(r), null), n && (r = V(() => {
			An(() => n(e));
		})));
	});
}
// node_modules/clsx/dist/clsx.mjs
function xi(e) {
	var t, n, r = "";
	if (typeof e == "string" || typeof e == "number") r += e;
	else if (typeof e == "object") {
		if (Array.isArray(e)) {
			var i = e.length;
			for (t = 0; t < i; t++) e[t] && (n = xi(e[t])) && (r && (r += " "), r += n);
		} else for (n in e) e[n] && (r && (r += " "), r += n);
	}
	return r;
}
function Si() {
	for (var e, t, n = 0, r = "", i = arguments.length; n < i; n++) (e = arguments[n]) && (t = xi(e)) && (r && (r += " "), r += t);
	return r;
}
// node_modules/svelte/src/internal/shared/attributes.js
function Ci(e) {
	return typeof e == "object" ? Si(e) : e ?? "";
}
var wi = [..." 	\n\r\f\xA0\v﻿"];
function Ti(e, t, n) {
	var r = e == null ? "" : "" + e;
	if (t && (r = r ? r + " " + t : t), n) {
		for (var i of Object.keys(n)) if (n[i]) r = r ? r + " " + i : i;
		else if (r.length) for (var a = i.length, o = 0; (o = r.indexOf(i, o)) >= 0;) {
			var s = o + a;
			(o === 0 || wi.includes(r[o - 1])) && (s === r.length || wi.includes(r[s])) ? r = (o === 0 ? "" : r.substring(0, o)) + r.substring(s + 1) : o = s;
		}
	}
	return r === "" ? null : r;
}
function Ei(e, t = !1) {
	var n = t ? " !important;" : ";", r = "";
	for (var i of Object.keys(e)) {
		var a = e[i];
		a != null && a !== "" && (r += " " + i + ": " + a + n);
	}
	return r;
}
function Di(e) {
	return e[0] !== "-" || e[1] !== "-" ? e.toLowerCase() : e;
}
function Oi(e, t) {
	if (t) {
		var n = "", r, i;
		if (Array.isArray(t) ? (r = t[0], i = t[1]) : r = t, e) {
			e = String(e).replaceAll(/\/\*.*?\*\//g, "").trim();
			var a = !1, o = 0, s = !1, c = [];
			r && c.push(...Object.keys(r).map(Di)), i && c.push(...Object.keys(i).map(Di));
			var l = 0, u = -1;
			let t = e.length;
			for (var d = 0; d < t; d++) {
				var f = e[d];
				if (s ? f === "/" && e[d - 1] === "*" && (s = !1) : a ? a === f && (a = !1) : f === "/" && e[d + 1] === "*" ? s = !0 : f === "\"" || f === "'" ? a = f : f === "(" ? o++ : f === ")" && o--, !s && a === !1 && o === 0) {
					if (f === ":" && u === -1) u = d;
					else if (f === ";" || d === t - 1) {
						if (u !== -1) {
							var p = Di(e.substring(l, u).trim());
							if (!c.includes(p)) {
								f !== ";" && d++;
								var m = e.substring(l, d).trim();
								n += " " + m + ";";
							}
						}
						l = d + 1, u = -1;
					}
				}
			}
		}
		return r && (n += Ei(r)), i && (n += Ei(i, !0)), n = n.trim(), n === "" ? null : n;
	}
	return e == null ? null : String(e);
}
// node_modules/svelte/src/internal/client/dom/elements/class.js
function ki(e, t, n, r, i, a) {
	var o = e[he];
	if (w || o !== n || o === void 0) {
		var s = Ti(n, r, a);
		w && s === e.getAttribute("class") || (s == null ? e.removeAttribute("class") : t ? e.className = s : e.setAttribute("class", s)), e[he] = n;
	} else if (a && i !== a) for (var c in a) {
		var l = !!a[c];
		(i == null || l !== !!i[c]) && e.classList.toggle(c, l);
	}
	return a;
}
// node_modules/svelte/src/internal/client/dom/elements/style.js
function Ai(e, t = {}, n, r) {
	for (var i in n) {
		var a = n[i];
		t[i] !== a && (n[i] == null ? e.style.removeProperty(i) : e.style.setProperty(i, a, r));
	}
}
function ji(e, t, n, r) {
	var i = e[ge];
	if (w || i !== t) {
		var a = Oi(t, r);
		w && a === e.getAttribute("style") || (a == null ? e.removeAttribute("style") : e.style.cssText = a), e[ge] = t;
	} else r && (Array.isArray(r) ? (Ai(e, n?.[0], r[0]), Ai(e, n?.[1], r[1], "important")) : Ai(e, n, r));
	return r;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/select.js
function Mi(e, t) {
	t ? e.hasAttribute("selected") || e.setAttribute("selected", "") : e.removeAttribute("selected");
}
function Ni(e, t) {
	var n = !("__defaultValue" in e);
	(n || e.__defaultValue !== t) && (e.__defaultValue = t, Pi(e, !n || "__value" in e));
}
function Pi(t, n) {
	var r = t.__defaultValue, i = t.multiple, a = i ? r ?? [] : null;
	if (!i || e(a)) {
		var o = t.selectedIndex, s = n && i ? new Set(t.selectedOptions) : null;
		for (var c of t.options) {
			var l = Ri(c);
			Mi(c, i ? a.includes(l) : an(l, r));
		}
		if (n) {
			if (s !== null) for (c of t.options) {
				var u = s.has(c);
				c.selected !== u && (c.selected = u);
			}
			else t.selectedIndex !== o && (t.selectedIndex = o);
		}
	}
}
function Fi(t, n, r = !1) {
	if (t.multiple) {
		if (n == null) return;
		if (!e(n)) return Te();
		for (var i of t.options) i.selected = n.includes(Ri(i));
	} else {
		for (i of t.options) if (an(Ri(i), n)) {
			i.selected = !0;
			return;
		}
		r && n === void 0 || (t.selectedIndex = -1);
	}
}
function Ii(e) {
	var t = new MutationObserver((t) => {
		t.every(zi) || ("__defaultValue" in e && Pi(e, !1), "__value" in e && Fi(e, e.__value));
	});
	t.observe(e, {
		childList: !0,
		subtree: !0,
		attributes: !0,
		attributeFilter: ["value"]
	}), wn(() => {
		t.disconnect();
	});
}
function Li(e, t, n = t) {
	var r = new WeakSet(), i = !0;
	mt(e, "change", (t) => {
		var i = t ? "[selected]" : ":checked", a;
		if (e.multiple) a = [].map.call(e.querySelectorAll(i), Ri);
		else {
			var o = e.querySelector(i) ?? e.querySelector("option:not([disabled])");
			a = o && Ri(o);
		}
		n(a), e.__value = a, j !== null && r.add(j);
	}), An(() => {
		var a = t();
		if (e === document.activeElement) {
			var o = j;
			if (r.has(o)) return;
		}
		if (Fi(e, a, i), i && a === void 0) {
			var s = e.querySelector(":checked");
			s !== null && (a = Ri(s), n(a));
		}
		e.__value = a, i = !1;
	});
}
function Ri(e) {
	return "__value" in e ? e.__value : e.value;
}
function zi(e) {
	if (e.target.closest("selectedcontent") !== null) return !0;
	if (e.type === "childList") {
		var t = [...e.addedNodes, ...e.removedNodes];
		return t.length > 0 && t.every((e) => e.nodeName === "SELECTEDCONTENT");
	}
	return !1;
}
// node_modules/svelte/src/internal/client/dom/elements/attributes.js
var Bi = Symbol("class"), Vi = Symbol("style"), Hi = Symbol("is custom element"), Ui = Symbol("is html"), Wi = be ? "link" : "LINK", Gi = be ? "input" : "INPUT", Ki = be ? "option" : "OPTION", qi = be ? "select" : "SELECT", Ji = be ? "progress" : "PROGRESS";
function Yi(e) {
	if (w) {
		var t = !1, n = () => {
			if (!t) {
				if (t = !0, e.hasAttribute("value")) {
					var n = e.value;
					Qi(e, "value", null), e.value = n;
				}
				if (e.hasAttribute("checked")) {
					var r = e.checked;
					Qi(e, "checked", null), e.checked = r;
				}
			}
		};
		e[ve] = n, k(n), dt();
	}
}
function Xi(e, t) {
	var n = ta(e);
	n.value !== (n.value = t ?? void 0) && (e.value !== t || t === 0 && e.nodeName === Ji) && (e.value = t ?? "");
}
function Zi(e, t) {
	var n = ta(e);
	n.checked !== (n.checked = t ?? void 0) && (e.checked = t);
}
function Qi(e, t, n, r) {
	var i = ta(e);
	if (!(w && (i[t] = e.getAttribute(t), t === "src" || t === "srcset" || t === "href" && e.nodeName === Wi))) {
		var a = i[t];
		a !== (i[t] = n) && (t === "loading" && (e[pe] = n), n == null ? e.removeAttribute(t) : typeof n != "string" && ra(e).has(t) ? e[t] = n : (!w || typeof n != "number" && typeof n != "boolean" || a !== String(n)) && e.setAttribute(t, n));
	}
}
function $i(e, t, n, r, i = !1, a = !1) {
	w && i && e.nodeName === Gi && ("defaultValue" in n || "defaultChecked" in n || Yi(e));
	var o = ta(e), s = o[Hi], c = !o[Ui];
	let l = w && s;
	l && T(!1);
	var u = t || {}, d = e.nodeName === Ki, f = e.nodeName === qi;
	try {
		for (var p in t) !(p in n) && p[0] + p[1] !== "$$" && (n[p] = null);
		n.class ? n.class = Ci(n.class) : (r || n[Bi]) && (n.class = null), n[Vi] && (n.style ??= null);
		var m = ra(e);
		if (e.nodeName === Gi && "type" in n && ("value" in n || "__value" in n)) {
			var h = n.type;
			(h !== u.type || h === void 0 && e.hasAttribute("type")) && (u.type = h, Qi(e, "type", h, a));
		}
		for (let i in n) {
			let l = n[i];
			if (d && i === "value" && l == null) e.value = e.__value = "", u[i] = l;
			else if (i === "class") ki(e, e.namespaceURI === "http://www.w3.org/1999/xhtml", l, r, t?.[Bi], n[Bi]), u[i] = l, u[Bi] = n[Bi];
			else if (i === "style") ji(e, l, t?.[Vi], n[Vi]), u[i] = l, u[Vi] = n[Vi];
			else {
				var g = u[i];
				if (l !== g || l === void 0 && e.hasAttribute(i)) {
					u[i] = l;
					var _ = i[0] + i[1];
					if (_ !== "$$") {
						if (_ === "on") {
							let t = {}, n = "$$" + i, r = i.slice(2);
							var v = _r(r);
							if (hr(r) && (r = r.slice(0, -7), t.capture = !0), !v && g) {
								if (l != null) continue;
								e.removeEventListener(r, u[n], t), u[n] = null;
							}
							if (v) kr(r, e, l), Ar([r]);
							else if (l != null) {
								function a(e) {
									u[i].call(this, e);
								}
								u[n] = Er(r, e, a, t);
							}
						} else if (i === "style") Qi(e, i, l);
						else if (i === "autofocus") ct(e, !!l);
						else if (!s && (i === "__value" || i === "value" && l != null)) e.__value = l, (g == null || e.value !== l || l === 0 && e.nodeName === Ji) && (e.value = l);
						else if (i === "selected" && d) Mi(e, l);
						else {
							var y = i;
							c || (y = br(y));
							var b = y === "defaultValue" || y === "defaultChecked";
							if (f && y === "defaultValue") continue;
							if (l == null && !s && !b) {
								if (o[i] = null, y === "value" || y === "checked") {
									let n = e, r = t === void 0;
									if (y === "value") {
										let e = n.defaultValue;
										n.removeAttribute(y), n.defaultValue = e, n.value = n.__value = r ? e : null;
									} else {
										let e = n.defaultChecked;
										n.removeAttribute(y), n.defaultChecked = e, n.checked = r ? e : !1;
									}
								} else e.removeAttribute(i);
							} else b || (s || typeof l != "string") && m.has(y) ? (e[y] = l, y in o && (o[y] = C)) : typeof l != "function" && Qi(e, y, l, a);
						}
					}
				}
			}
		}
	} finally {
		l && T(!0);
	}
	return u;
}
function ea(e, t, n = [], r = [], i = [], a, o = !1, s = !1) {
	ht(i, n, r, (n) => {
		var r = void 0, i = {}, c = e.nodeName === qi, l = !1;
		if (In(() => {
			var u = t(...n.map(Z)), d = $i(e, r, u, a, o, s);
			if (l && c) {
				var f = e;
				"defaultValue" in u && Ni(f, u.defaultValue), "value" in u && Fi(f, u.value);
			}
			for (let e of Object.getOwnPropertySymbols(i)) u[e] || H(i[e]);
			for (let t of Object.getOwnPropertySymbols(u)) {
				var p = u[t];
				t.description !== "@attach" || r && p === r[t] || (i[t] && H(i[t]), i[t] = V(() => bi(e, () => p))), d[t] = p;
			}
			r = d;
		}), c) {
			var u = e;
			An(() => {
				var e = r;
				"defaultValue" in e && Ni(u, e.defaultValue), Fi(u, e.value, !0), Ii(u);
			});
		}
		l = !0;
	});
}
function ta(e) {
	return e[me] ??= {
		[Hi]: e.nodeName.includes("-"),
		[Ui]: e.namespaceURI === Se
	};
}
var na = new Map();
function ra(e) {
	var t = e.getAttribute("is") || e.nodeName, n = na.get(t);
	if (n) return n;
	na.set(t, n = new Set());
	for (var r, i = e, a = Element.prototype; a !== i;) {
		for (var s in r = o(i), r) r[s].set && s !== "innerHTML" && s !== "textContent" && s !== "innerText" && n.add(s);
		i = l(i);
	}
	return n;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/input.js
function ia(e, t, n = t) {
	var r = new WeakSet();
	mt(e, "input", async (i) => {
		var a = i ? e.defaultValue : e.value;
		if (a = la(e) ? ua(a) : a, n(a), j !== null && r.add(j), await dr(), a !== (a = t())) {
			var o = e.selectionStart, s = e.selectionEnd, c = e.value.length;
			if (e.value = a ?? "", s !== null) {
				var l = e.value.length;
				o === s && s === c && l > c ? (e.selectionStart = l, e.selectionEnd = l) : (e.selectionStart = o, e.selectionEnd = Math.min(s, l));
			}
		}
	}), (w && e.defaultValue !== e.value || mr(t) == null && e.value) && (n(la(e) ? ua(e.value) : e.value), j !== null && r.add(j)), Mn(() => {
		var n = t();
		if (e === document.activeElement) {
			var i = j;
			if (r.has(i)) return;
		}
		la(e) && n === ua(e.value) || (e.type !== "date" || n || e.value) && n !== e.value && (e.value = n ?? "");
	});
}
var aa = new Set();
function oa(e, t, n, r, i = r) {
	var a = n.getAttribute("type") === "checkbox", o = e;
	let s = !1;
	if (t !== null) for (var c of t) o = o[c] ??= [];
	o.push(n), mt(n, "change", () => {
		var e = n.__value;
		a && (e = ca(o, e, n.checked)), i(e);
	}, () => i(a ? [] : null)), Mn(() => {
		var e = r();
		w && n.defaultChecked !== n.checked ? s = !0 : a ? (e ||= [], n.checked = e.includes(n.__value)) : n.checked = an(n.__value, e);
	}), wn(() => {
		var e = o.indexOf(n);
		e !== -1 && o.splice(e, 1);
	}), aa.has(o) || (aa.add(o), k(() => {
		o.sort((e, t) => e.compareDocumentPosition(t) === 4 ? -1 : 1), aa.delete(o);
	})), k(() => {
		if (s) {
			var e = a ? ca(o, e, n.checked) : o.find((e) => e.checked)?.__value;
			i(e);
		}
	});
}
function sa(e, t, n = t) {
	mt(e, "change", (t) => {
		n(t ? e.defaultChecked : e.checked);
	}), (w && e.defaultChecked !== e.checked || mr(t) == null) && n(e.checked), Mn(() => {
		e.checked = !!t();
	});
}
function ca(e, t, n) {
	for (var r = new Set(), i = 0; i < e.length; i += 1) e[i].checked && r.add(e[i].__value);
	return n || r.delete(t), Array.from(r);
}
function la(e) {
	var t = e.type;
	return t === "number" || t === "range";
}
function ua(e) {
	return e === "" ? null : +e;
}
var da = new class e {
	#e = new WeakMap();
	#t;
	#n;
	static entries = new WeakMap();
	constructor(e) {
		this.#n = e;
	}
	observe(e, t) {
		var n = this.#e.get(e) || new Set();
		return n.add(t), this.#e.set(e, n), this.#r().observe(e, this.#n), () => {
			var n = this.#e.get(e);
			n.delete(t), n.size === 0 && (this.#e.delete(e), this.#t.unobserve(e));
		};
	}
	#r() {
		return this.#t ??= new ResizeObserver((t) => {
			for (var n of t) {
				e.entries.set(n.target, n);
				for (var r of this.#e.get(n.target) || []) r(n);
			}
		});
	}
}({ box: "border-box" });
function fa(e, t, n) {
	var r = da.observe(e, () => n(e[t]));
	An(() => (mr(() => n(e[t])), r));
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/this.js
function pa(e, t) {
	return e === t || e?.[ue] === t;
}
function ma(e = et(), t, n, r) {
	var i = O.r, a = K;
	return An(() => {
		var o, s;
		return Mn(() => {
			o = s, s = r?.() || [], mr(() => {
				pa(n(...s), e) || (t(e, ...s), o && pa(n(...o), e) && t(null, ...o));
			});
		}), () => {
			let r = a;
			for (; r !== i && r.parent !== null && r.parent.f & 33554432;) r = r.parent;
			let o = () => {
				s && pa(n(...s), e) && t(null, ...s);
			}, c = r.teardown;
			r.teardown = () => {
				o(), c?.();
			};
		};
	}), e;
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/universal.js
function ha(e, t, n, r, i) {
	var a = () => {
		r(n[e]);
	};
	n.addEventListener(t, a), i ? Mn(() => {
		n[e] = i();
	}) : a(), (n === document.body || n === window || n === document) && wn(() => {
		n.removeEventListener(t, a);
	});
}
// node_modules/svelte/src/internal/client/dom/elements/bindings/window.js
function ga(e, t) {
	ft(window, ["resize"], () => pt(() => t(window[e])));
}
// node_modules/svelte/src/internal/client/reactivity/store.js
var _a = !1;
function va(e) {
	var t = _a;
	try {
		return _a = !1, [e(), _a];
	} finally {
		_a = t;
	}
}
// node_modules/svelte/src/internal/client/reactivity/props.js
var ya = {
	get(e, t) {
		if (!e.exclude.has(t)) return e.props[t];
	},
	set(e, t) {
		return !1;
	},
	getOwnPropertyDescriptor(e, t) {
		if (!e.exclude.has(t) && t in e.props) return {
			enumerable: !0,
			configurable: !0,
			value: e.props[t]
		};
	},
	has(e, t) {
		return !e.exclude.has(t) && t in e.props;
	},
	ownKeys(e) {
		return Reflect.ownKeys(e.props).filter((t) => !e.exclude.has(t));
	}
};
function ba(e, t, n) {
	return new Proxy({
		props: e,
		exclude: t
	}, ya);
}
var xa = {
	get(e, t) {
		let n = e.props.length;
		for (; n--;) {
			let r = e.props[n];
			if (d(r) && (r = r()), typeof r == "object" && r && t in r) return r[t];
		}
	},
	set(e, t, n) {
		let r = e.props.length;
		for (; r--;) {
			let i = e.props[r];
			d(i) && (i = i());
			let o = a(i, t);
			if (o && o.set) return o.set(n), !0;
		}
		return !1;
	},
	getOwnPropertyDescriptor(e, t) {
		let n = e.props.length;
		for (; n--;) {
			let r = e.props[n];
			if (d(r) && (r = r()), typeof r == "object" && r && t in r) {
				let e = a(r, t);
				return e && !e.configurable && (e.configurable = !0), e;
			}
		}
	},
	has(e, t) {
		if (t === ue || t === fe) return !1;
		for (let n of e.props) if (d(n) && (n = n()), n != null && t in n) return !0;
		return !1;
	},
	ownKeys(e) {
		let t = [];
		for (let n of e.props) if (d(n) && (n = n()), n) {
			for (let e in n) t.includes(e) || t.push(e);
			for (let e of Object.getOwnPropertySymbols(n)) t.includes(e) || t.push(e);
		}
		return t;
	}
};
function Sa(...e) {
	return new Proxy({ props: e }, xa);
}
function Ca(e, t, n, r) {
	var i = !0, o = !!(n & 8), s = !!(n & 16), c = r, l = !0, u = void 0, d = () => s && i ? (u ??= yt(r), Z(u)) : (l && (l = !1, c = s ? mr(r) : r), c);
	let f;
	if (o) {
		var p = ue in e || fe in e;
		f = a(e, t)?.set ?? (p && t in e ? (n) => e[t] = n : void 0);
	}
	var m, h = !1;
	o ? [m, h] = va(() => e[t]) : m = e[t], m === void 0 && r !== void 0 && (m = d(), f && (i && He(t), f(m)));
	var g = i ? () => {
		var n = e[t];
		return n === void 0 ? d() : (l = !0, n);
	} : () => {
		var n = e[t];
		return n !== void 0 && (c = void 0), n === void 0 ? c : n;
	};
	if (i && !(n & 4)) return g;
	if (f) {
		var _ = e.$$legacy;
		return (function(e, t) {
			return arguments.length > 0 ? ((!i || !t || _ || h) && f(t ? g() : e), e) : g();
		});
	}
	var v = !1, y = (n & 1 ? yt : Ct)(() => (v = !1, g()));
	o && Z(y);
	var b = K;
	return (function(e, t) {
		if (arguments.length > 0) {
			let n = t ? Z(y) : i && o ? nn(e) : e;
			return P(y, n), v = !0, c !== void 0 && (c = n), e;
		}
		return Jn && v || b.f & 16384 ? y.v : Z(y);
	});
}
function wa(e) {
	O === null && Fe("onMount"), Tn(() => {
		let t = mr(e);
		if (typeof t == "function") return t;
	});
}
function Ta(e) {
	O === null && Fe("onDestroy"), wa(() => () => mr(e));
}
// node_modules/svelte/src/internal/disclose-version.js
typeof window < "u" && ((window.__svelte ??= {}).v ??= new Set()).add("5");
// node_modules/@fluent/bundle/esm/types.js
var Ea = class {
	constructor(e) {
		this.value = e;
	}
	valueOf() {
		return this.value;
	}
}, $ = class extends Ea {
	constructor(e = "???") {
		super(e);
	}
	toString(e) {
		return `{${this.value}}`;
	}
}, Da = class extends Ea {
	constructor(e, t = {}) {
		super(e), this.opts = t;
	}
	toString(e) {
		if (e) try {
			return e.memoizeIntlObject(Intl.NumberFormat, this.opts).format(this.value);
		} catch (t) {
			e.reportError(t);
		}
		return this.value.toString(10);
	}
}, Oa = class e extends Ea {
	static supportsValue(t) {
		if (typeof t == "number" || t instanceof Date) return !0;
		if (t instanceof Ea) return e.supportsValue(t.valueOf());
		if ("Temporal" in globalThis) {
			let e = globalThis.Temporal;
			if (t instanceof e.Instant || t instanceof e.PlainDateTime || t instanceof e.PlainDate || t instanceof e.PlainMonthDay || t instanceof e.PlainTime || t instanceof e.PlainYearMonth) return !0;
		}
		return !1;
	}
	constructor(t, n = {}) {
		t instanceof e ? (n = {
			...t.opts,
			...n
		}, t = t.value) : t instanceof Ea && (t = t.valueOf()), typeof t == "object" && "calendarId" in t && n.calendar === void 0 && (n = {
			...n,
			calendar: t.calendarId
		}), super(t), this.opts = n;
	}
	[Symbol.toPrimitive](e) {
		return e === "string" ? this.toString() : this.toNumber();
	}
	toNumber() {
		let e = this.value;
		if (typeof e == "number") return e;
		if (e instanceof Date) return e.getTime();
		if ("epochMilliseconds" in e) return e.epochMilliseconds;
		if ("toZonedDateTime" in e) return e.toZonedDateTime("UTC").epochMilliseconds;
		throw TypeError("Unwrapping a non-number value as a number");
	}
	toString(e) {
		if (e) try {
			return e.memoizeIntlObject(Intl.DateTimeFormat, this.opts).format(this.value);
		} catch (t) {
			e.reportError(t);
		}
		return typeof this.value == "number" || this.value instanceof Date ? new Date(this.value).toISOString() : this.value.toString();
	}
}, ka = 100, Aa = "⁨", ja = "⁩";
function Ma(e, t, n) {
	return n === t || n instanceof Da && t instanceof Da && n.value === t.value || t instanceof Da && typeof n == "string" && n === e.memoizeIntlObject(Intl.PluralRules, t.opts).select(t.value);
}
function Na(e, t, n) {
	return t[n] ? Ha(e, t[n].value) : (e.reportError(RangeError("No default")), new $());
}
function Pa(e, t) {
	let n = [], r = Object.create(null);
	for (let i of t) i.type === "narg" ? r[i.name] = Fa(e, i.value) : n.push(Fa(e, i));
	return {
		positional: n,
		named: r
	};
}
function Fa(e, t) {
	switch (t.type) {
		case "str": return t.value;
		case "num": return new Da(t.value, { minimumFractionDigits: t.precision });
		case "var": return Ia(e, t);
		case "mesg": return La(e, t);
		case "term": return Ra(e, t);
		case "func": return za(e, t);
		case "select": return Ba(e, t);
		default: return new $();
	}
}
function Ia(e, { name: t }) {
	let n;
	if (e.params) {
		if (Object.prototype.hasOwnProperty.call(e.params, t)) n = e.params[t];
		else return new $(`$${t}`);
	} else if (e.args && Object.prototype.hasOwnProperty.call(e.args, t)) n = e.args[t];
	else return e.reportError(ReferenceError(`Unknown variable: $${t}`)), new $(`$${t}`);
	if (n instanceof Ea) return n;
	switch (typeof n) {
		case "string": return n;
		case "number": return new Da(n);
		case "object": if (Oa.supportsValue(n)) return new Oa(n);
		default: return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)), new $(`$${t}`);
	}
}
function La(e, { name: t, attr: n }) {
	let r = e.bundle._messages.get(t);
	if (!r) return e.reportError(ReferenceError(`Unknown message: ${t}`)), new $(t);
	if (n) {
		let i = r.attributes[n];
		return i ? Ha(e, i) : (e.reportError(ReferenceError(`Unknown attribute: ${n}`)), new $(`${t}.${n}`));
	}
	return r.value ? Ha(e, r.value) : (e.reportError(ReferenceError(`No value: ${t}`)), new $(t));
}
function Ra(e, { name: t, attr: n, args: r }) {
	let i = `-${t}`, a = e.bundle._terms.get(i);
	if (!a) return e.reportError(ReferenceError(`Unknown term: ${i}`)), new $(i);
	if (n) {
		let t = a.attributes[n];
		if (t) {
			e.params = Pa(e, r).named;
			let n = Ha(e, t);
			return e.params = null, n;
		}
		return e.reportError(ReferenceError(`Unknown attribute: ${n}`)), new $(`${i}.${n}`);
	}
	e.params = Pa(e, r).named;
	let o = Ha(e, a.value);
	return e.params = null, o;
}
function za(e, { name: t, args: n }) {
	let r = e.bundle._functions[t];
	if (!r) return e.reportError(ReferenceError(`Unknown function: ${t}()`)), new $(`${t}()`);
	if (typeof r != "function") return e.reportError(TypeError(`Function ${t}() is not callable`)), new $(`${t}()`);
	try {
		let t = Pa(e, n);
		return r(t.positional, t.named);
	} catch (n) {
		return e.reportError(n), new $(`${t}()`);
	}
}
function Ba(e, { selector: t, variants: n, star: r }) {
	let i = Fa(e, t);
	if (i instanceof $) return Na(e, n, r);
	for (let t of n) if (Ma(e, i, Fa(e, t.key))) return Ha(e, t.value);
	return Na(e, n, r);
}
function Va(e, t) {
	if (e.dirty.has(t)) return e.reportError(RangeError("Cyclic reference")), new $();
	e.dirty.add(t);
	let n = [], r = e.bundle._useIsolating && t.length > 1;
	for (let i of t) if (typeof i == "string") n.push(e.bundle._transform(i));
	else {
		if (e.placeables++, e.placeables > ka) throw e.dirty.delete(t), RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${ka}`);
		r && n.push(Aa), n.push(Fa(e, i).toString(e)), r && n.push(ja);
	}
	return e.dirty.delete(t), n.join("");
}
function Ha(e, t) {
	return typeof t == "string" ? e.bundle._transform(t) : Va(e, t);
}
// node_modules/@fluent/bundle/esm/scope.js
var Ua = class {
	constructor(e, t, n) {
		this.dirty = new WeakSet(), this.params = null, this.placeables = 0, this.bundle = e, this.errors = t, this.args = n;
	}
	reportError(e) {
		if (!this.errors || !(e instanceof Error)) throw e;
		this.errors.push(e);
	}
	memoizeIntlObject(e, t) {
		let n = this.bundle._intls.get(e);
		n || (n = {}, this.bundle._intls.set(e, n));
		let r = JSON.stringify(t);
		return n[r] || (n[r] = new e(this.bundle.locales, t)), n[r];
	}
};
// node_modules/@fluent/bundle/esm/builtins.js
function Wa(e, t) {
	let n = Object.create(null);
	for (let [r, i] of Object.entries(e)) t.includes(r) && (n[r] = i.valueOf());
	return n;
}
var Ga = [
	"unitDisplay",
	"currencyDisplay",
	"useGrouping",
	"minimumIntegerDigits",
	"minimumFractionDigits",
	"maximumFractionDigits",
	"minimumSignificantDigits",
	"maximumSignificantDigits"
];
function Ka(e, t) {
	let n = e[0];
	if (n instanceof $) return new $(`NUMBER(${n.valueOf()})`);
	if (n instanceof Da) return new Da(n.valueOf(), {
		...n.opts,
		...Wa(t, Ga)
	});
	if (n instanceof Oa) return new Da(n.toNumber(), { ...Wa(t, Ga) });
	throw TypeError("Invalid argument to NUMBER");
}
var qa = [
	"dateStyle",
	"timeStyle",
	"fractionalSecondDigits",
	"dayPeriod",
	"hour12",
	"weekday",
	"era",
	"year",
	"month",
	"day",
	"hour",
	"minute",
	"second",
	"timeZoneName"
];
function Ja(e, t) {
	let n = e[0];
	if (n instanceof $) return new $(`DATETIME(${n.valueOf()})`);
	if (n instanceof Oa || n instanceof Da) return new Oa(n, Wa(t, qa));
	throw TypeError("Invalid argument to DATETIME");
}
// node_modules/@fluent/bundle/esm/memoizer.js
var Ya = new Map();
function Xa(e) {
	let t = Array.isArray(e) ? e.join(" ") : e, n = Ya.get(t);
	return n === void 0 && (n = new Map(), Ya.set(t, n)), n;
}
// node_modules/@fluent/bundle/esm/bundle.js
var Za = class {
	constructor(e, { functions: t, useIsolating: n = !0, transform: r = (e) => e } = {}) {
		this._terms = new Map(), this._messages = new Map(), this.locales = Array.isArray(e) ? e : [e], this._functions = {
			NUMBER: Ka,
			DATETIME: Ja,
			...t
		}, this._useIsolating = n, this._transform = r, this._intls = Xa(e);
	}
	hasMessage(e) {
		return this._messages.has(e);
	}
	getMessage(e) {
		return this._messages.get(e);
	}
	addResource(e, { allowOverrides: t = !1 } = {}) {
		let n = [];
		for (let r = 0; r < e.body.length; r++) {
			let i = e.body[r];
			if (i.id.startsWith("-")) {
				if (t === !1 && this._terms.has(i.id)) {
					n.push(Error(`Attempt to override an existing term: "${i.id}"`));
					continue;
				}
				this._terms.set(i.id, i);
			} else {
				if (t === !1 && this._messages.has(i.id)) {
					n.push(Error(`Attempt to override an existing message: "${i.id}"`));
					continue;
				}
				this._messages.set(i.id, i);
			}
		}
		return n;
	}
	formatPattern(e, t = null, n = null) {
		if (typeof e == "string") return this._transform(e);
		let r = new Ua(this, n, t);
		try {
			return Va(r, e).toString(r);
		} catch (e) {
			if (r.errors && e instanceof Error) return r.errors.push(e), new $().toString(r);
			throw e;
		}
	}
}, Qa = /^(-?[a-zA-Z][\w-]*) *= */gm, $a = /\.([a-zA-Z][\w-]*) *= */y, eo = /\*?\[/y, to = /(-?[0-9]+(?:\.([0-9]+))?)/y, no = /([a-zA-Z][\w-]*)/y, ro = /([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y, io = /^[A-Z][A-Z0-9_-]*$/, ao = /([^{}\n\r]+)/y, oo = /([^\\"\n\r]*)/y, so = /\\([\\"])/y, co = /\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y, lo = /^\n+/, uo = / +$/, fo = / *\r?\n/g, po = /( *)$/, mo = /{\s*/y, ho = /\s*}/y, go = /\[\s*/y, _o = /\s*] */y, vo = /\s*\(\s*/y, yo = /\s*->\s*/y, bo = /\s*:\s*/y, xo = /\s*,?\s*/y, So = /\s+/y, Co = class {
	constructor(e) {
		this.body = [], Qa.lastIndex = 0;
		let t = 0;
		for (;;) {
			let n = Qa.exec(e);
			if (n === null) break;
			t = Qa.lastIndex;
			try {
				this.body.push(s(n[1]));
			} catch (e) {
				if (e instanceof SyntaxError) continue;
				throw e;
			}
		}
		function n(n) {
			return n.lastIndex = t, n.test(e);
		}
		function r(n, r) {
			if (e[t] === n) return t++, !0;
			if (r) throw new r(`Expected ${n}`);
			return !1;
		}
		function i(e, r) {
			if (n(e)) return t = e.lastIndex, !0;
			if (r) throw new r(`Expected ${e.toString()}`);
			return !1;
		}
		function a(n) {
			n.lastIndex = t;
			let r = n.exec(e);
			if (r === null) throw SyntaxError(`Expected ${n.toString()}`);
			return t = n.lastIndex, r;
		}
		function o(e) {
			return a(e)[1];
		}
		function s(e) {
			let t = l(), n = c();
			if (t === null && Object.keys(n).length === 0) throw SyntaxError("Expected message value or attributes");
			return {
				id: e,
				value: t,
				attributes: n
			};
		}
		function c() {
			let e = Object.create(null);
			for (; n($a);) {
				let t = o($a), n = l();
				if (n === null) throw SyntaxError("Expected attribute value");
				e[t] = n;
			}
			return e;
		}
		function l() {
			let r;
			if (n(ao) && (r = o(ao)), e[t] === "{" || e[t] === "}") return u(r ? [r] : [], Infinity);
			let i = x();
			return i ? r ? u([r, i], i.length) : (i.value = S(i.value, lo), u([i], i.length)) : r ? S(r, uo) : null;
		}
		function u(r = [], i) {
			for (;;) {
				if (n(ao)) {
					r.push(o(ao));
					continue;
				}
				if (e[t] === "{") {
					r.push(d());
					continue;
				}
				if (e[t] === "}") throw SyntaxError("Unbalanced closing brace");
				let a = x();
				if (a) r.push(a), i = Math.min(i, a.length);
				else break;
			}
			let a = r.length - 1, s = r[a];
			typeof s == "string" && (r[a] = S(s, uo));
			let c = [];
			for (let e of r) e instanceof wo && (e = e.value.slice(0, e.value.length - i)), e && c.push(e);
			return c;
		}
		function d() {
			i(mo, SyntaxError);
			let e = f();
			if (i(ho)) return e;
			if (i(yo)) {
				let t = h();
				return i(ho, SyntaxError), {
					type: "select",
					selector: e,
					...t
				};
			}
			throw SyntaxError("Unclosed placeable");
		}
		function f() {
			if (e[t] === "{") return d();
			if (n(ro)) {
				let [, e, t, n = null] = a(ro);
				if (e === "$") return {
					type: "var",
					name: t
				};
				if (i(vo)) {
					let r = p();
					if (e === "-") return {
						type: "term",
						name: t,
						attr: n,
						args: r
					};
					if (io.test(t)) return {
						type: "func",
						name: t,
						args: r
					};
					throw SyntaxError("Function names must be all upper-case");
				}
				return e === "-" ? {
					type: "term",
					name: t,
					attr: n,
					args: []
				} : {
					type: "mesg",
					name: t,
					attr: n
				};
			}
			return _();
		}
		function p() {
			let n = [];
			for (;;) {
				switch (e[t]) {
					case ")": return t++, n;
					case void 0: throw SyntaxError("Unclosed argument list");
				}
				n.push(m()), i(xo);
			}
		}
		function m() {
			let e = f();
			return e.type === "mesg" && i(bo) ? {
				type: "narg",
				name: e.name,
				value: _()
			} : e;
		}
		function h() {
			let e = [], t = 0, i;
			for (; n(eo);) {
				r("*") && (i = t);
				let n = g(), a = l();
				if (a === null) throw SyntaxError("Expected variant value");
				e[t++] = {
					key: n,
					value: a
				};
			}
			if (t === 0) return null;
			if (i === void 0) throw SyntaxError("Expected default variant");
			return {
				variants: e,
				star: i
			};
		}
		function g() {
			i(go, SyntaxError);
			let e;
			return e = n(to) ? v() : {
				type: "str",
				value: o(no)
			}, i(_o, SyntaxError), e;
		}
		function _() {
			if (n(to)) return v();
			if (e[t] === "\"") return y();
			throw SyntaxError("Invalid expression");
		}
		function v() {
			let [, e, t = ""] = a(to), n = t.length;
			return {
				type: "num",
				value: parseFloat(e),
				precision: n
			};
		}
		function y() {
			r("\"", SyntaxError);
			let n = "";
			for (;;) if (n += o(oo), e[t] === "\\") n += b();
			else {
				if (r("\"")) return {
					type: "str",
					value: n
				};
				throw SyntaxError("Unclosed string literal");
			}
		}
		function b() {
			if (n(so)) return o(so);
			if (n(co)) {
				let [, e, t] = a(co), n = parseInt(e || t, 16);
				return n <= 55295 || 57344 <= n ? String.fromCodePoint(n) : "�";
			}
			throw SyntaxError("Unknown escape sequence");
		}
		function x() {
			let n = t;
			switch (i(So), e[t]) {
				case ".":
				case "[":
				case "*":
				case "}":
				case void 0: return !1;
				case "{": return ee(e.slice(n, t));
			}
			return e[t - 1] === " " && ee(e.slice(n, t));
		}
		function S(e, t) {
			return e.replace(t, "");
		}
		function ee(e) {
			let t = e.replace(fo, "\n"), n = po.exec(e)[1].length;
			return new wo(t, n);
		}
	}
}, wo = class {
	constructor(e, t) {
		this.value = e, this.length = t;
	}
}, To = (function() {
	let e = typeof document < "u" && document.createElement("link").relList;
	return e && e.supports && e.supports("modulepreload") ? "modulepreload" : "preload";
})(), Eo = function(e) {
	return "/" + e;
}, Do = {}, Oo = function(e) {
	return e.pathname.endsWith(".css");
}, ko = function(e, t, n) {
	if (t in e) return e[t];
	let r = n();
	if (!r) {
		e[t] = void 0;
		return;
	}
	let i = r.then(() => {
		e[t] = void 0;
	}, (n) => {
		throw e[t] = void 0, n;
	});
	return e[t] = i, i;
}, Ao = function(e, t, n) {
	let r = Promise.resolve();
	if (t && t.length > 0) {
		let e, i = document.querySelector("meta[property=csp-nonce]"), a = i?.nonce || i?.getAttribute("nonce");
		function o(e) {
			return Promise.all(e.map((e) => Promise.resolve(e).then((e) => ({
				status: "fulfilled",
				value: e
			}), (e) => ({
				status: "rejected",
				reason: e
			}))));
		}
		function s(e) {
			return import.meta.resolve ? new URL(import.meta.resolve(e)) : new URL(e, import.meta.url);
		}
		r = o(t.map((t) => {
			t = Eo(t, n);
			let r = s(t), i = Oo(r);
			return ko(Do, r.href, () => {
				if (e === void 0) {
					e = {
						all: new Set(),
						styles: new Set()
					};
					let t = document.getElementsByTagName("link");
					for (let n = t.length - 1; n >= 0; n--) {
						let r = t[n];
						e.all.add(r.href), r.rel === "stylesheet" && e.styles.add(r.href);
					}
				}
				if ((i ? e.styles : e.all).has(r.href)) return;
				let t = document.createElement("link");
				if (t.rel = i ? "stylesheet" : To, i || (t.as = "script"), t.crossOrigin = "", t.href = r.href, a && t.setAttribute("nonce", a), document.head.appendChild(t), i) return new Promise((e, n) => {
					let i = (a) => {
						t.removeEventListener("load", i), t.removeEventListener("error", i), a.type === "error" ? n(Error(`Unable to preload CSS for ${r}`)) : e(a);
					};
					t.addEventListener("load", i), t.addEventListener("error", i);
				});
			});
		}).filter((e) => e !== void 0));
	}
	function i(e) {
		let t = new Event("vite:preloadError", { cancelable: !0 });
		if (t.payload = e, window.dispatchEvent(t), !t.defaultPrevented) throw e;
	}
	return r.then((t) => {
		for (let e of t || []) e.status === "rejected" && i(e.reason);
		return e().catch(i);
	});
}, jo = class extends Map {
	#e = new Map();
	#t = N(0);
	#n = N(0);
	#r = tr || -1;
	constructor(e) {
		if (super(), e) {
			for (var [t, n] of e) super.set(t, n);
			this.#n.v = super.size;
		}
	}
	#i(e) {
		return tr === this.#r ? N(e) : Yt(e);
	}
	has(e) {
		var t = this.#e, n = t.get(e);
		if (n === void 0) {
			if (super.has(e)) n = this.#i(0), t.set(e, n);
			else return Z(this.#t), !1;
		}
		return Z(n), !0;
	}
	forEach(e, t) {
		this.#a(), super.forEach(e, t);
	}
	get(e) {
		var t = this.#e, n = t.get(e);
		if (n === void 0) {
			if (super.has(e)) n = this.#i(0), t.set(e, n);
			else {
				Z(this.#t);
				return;
			}
		}
		return Z(n), super.get(e);
	}
	getOrInsert(e, t) {
		return super.has(e) || this.set(e, t), this.get(e);
	}
	getOrInsertComputed(e, t) {
		return super.has(e) || this.set(e, t(e)), this.get(e);
	}
	set(e, t) {
		var n = this.#e, r = n.get(e), i = super.get(e), a = super.set(e, t), o = this.#t;
		if (r === void 0) r = this.#i(0), n.set(e, r), P(this.#n, super.size), F(o);
		else if (i !== t) {
			F(r);
			var s = o.reactions === null ? null : new Set(o.reactions);
			s !== null && r.reactions?.every((e) => s.has(e)) || F(o);
		}
		return a;
	}
	delete(e) {
		var t = this.#e, n = t.get(e), r = super.delete(e);
		return n !== void 0 && (t.delete(e), P(n, -1)), r && (P(this.#n, super.size), F(this.#t)), r;
	}
	clear() {
		if (super.size !== 0) {
			super.clear();
			var e = this.#e;
			P(this.#n, 0);
			for (var t of e.values()) P(t, -1);
			F(this.#t), e.clear();
		}
	}
	#a() {
		Z(this.#t);
		var e = this.#e;
		if (this.#n.v !== e.size) {
			for (var t of super.keys()) if (!e.has(t)) {
				var n = this.#i(0);
				e.set(t, n);
			}
		}
		for ([, n] of this.#e) Z(n);
	}
	keys() {
		return Z(this.#t), super.keys();
	}
	values() {
		return this.#a(), super.values();
	}
	entries() {
		return this.#a(), super.entries();
	}
	[Symbol.iterator]() {
		return this.entries();
	}
	get size() {
		return Z(this.#n), super.size;
	}
}, Mo = class {
	#e;
	#t;
	constructor(e, t) {
		this.#e = e, this.#t = Wr(t);
	}
	get current() {
		return this.#t(), this.#e();
	}
}, No = /\(.+\)/, Po = new Set([
	"all",
	"print",
	"screen",
	"and",
	"or",
	"not",
	"only"
]), Fo = class extends Mo {
	constructor(e, t) {
		let n = No.test(e) || e.split(/[\s,]+/).some((e) => Po.has(e.trim())) ? e : `(${e})`, r = window.matchMedia(n);
		super(() => r.matches, (e) => Dr(r, "change", e));
	}
};
export { sn as $document, on as $window, Za as FluentBundle, Co as FluentResource, Fo as MediaQuery, jo as SvelteMap, Ao as __vitePreload, Hr as append, ea as attribute_effect, ri as await_block, sa as bind_checked, fa as bind_element_size, oa as bind_group, ha as bind_property, Li as bind_select_value, ma as bind_this, ia as bind_value, ga as bind_window_size, fn as child, Ci as clsx, Vr as comment, vi as component, Pn as deferred_template_effect, Ar as delegate, kr as delegated, di as each, An as effect, On as effect_root, Or as event, pn as first_child, Lr as from_html, zr as from_svg, Z as get, Xe as getContext, yi as head, ii as if_block, si as index, Ii as init_select, oi as key, Yr as mount, ke as next, f as noop, Ta as onDestroy, wa as onMount, mn as only_child, $e as pop, Ca as prop, Ur as props_id, nn as proxy, Qe as push, Yi as remove_input_defaults, lt as remove_textarea_child, Oe as reset, ba as rest_props, Fi as select_option, P as set, Ze as setContext, Qi as set_attribute, Zi as set_checked, ki as set_class, ji as set_style, Jr as set_text, Xi as set_value, hn as sibling, _i as snippet, Sa as spread_props, N as state, Nn as template_effect, Br as text, dr as tick, g as to_array, mr as untrack, St as user_derived, Tn as user_effect, Dn as user_pre_effect };
