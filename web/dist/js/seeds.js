import { __exportAll as e } from "./main.js";
// node_modules/@noble/hashes/_u64.js
var t = (e) => e / 2 ** 32 | 0, n = (e) => e >>> 0;
// node_modules/@noble/hashes/utils.js
function r(e) {
	return e instanceof Uint8Array || ArrayBuffer.isView(e) && e.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in e && e.BYTES_PER_ELEMENT === 1;
}
var i = (e) => e ? `"${e}" ` : "";
function a(e, t = "") {
	if (typeof e != "number") throw TypeError(i(t) + "expected number, got " + typeof e);
	if (!Number.isSafeInteger(e) || e < 0) throw RangeError(i(t) + "expected integer >= 0, got " + e);
	return e;
}
function o(e, t, n = "") {
	if (r(e) && (t === void 0 || e.length === t)) return e;
	t !== void 0 && a(t, "length");
	let o = r(e), s = t === void 0 ? "" : ` of length ${t}`, c = o ? `length=${e.length}` : `type=${typeof e}`, l = i(n) + "expected Uint8Array" + s + ", got " + c;
	throw o ? RangeError(l) : TypeError(l);
}
function s(e) {
	return Uint8Array.from(o(e));
}
var c = (e, t) => {
	if (typeof e != "object" || !e || Array.isArray(e)) throw TypeError((t === "object" ? "" : `"${t}" `) + "expected object, got type=" + typeof e);
}, l = (e, t) => {
	c(e, t);
	let n = Object.getPrototypeOf(e);
	if (n !== Object.prototype && n !== null) throw TypeError(`"${t}" expected plain object`);
	if (Object.hasOwn(e, "__proto__")) throw TypeError(`"${t}.__proto__" is not allowed`);
};
function u(e, t = !0) {
	if (e.destroyed) throw Error("hash was destroyed");
	if (t && e.finished) throw Error("digest() was already called");
}
function d(e, t) {
	o(e, void 0, "output");
	let n = t.outputLen;
	if (!(e.length >= n)) throw RangeError("\"output\" expected length >= " + n);
}
function f(e) {
	return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
}
function p(e) {
	return new Uint32Array(e.buffer, e.byteOffset, Math.floor(e.byteLength / 4));
}
function m(...e) {
	for (let t = 0; t < e.length; t++) e[t].fill(0);
}
function h(e, t) {
	return e << 32 - t | e >>> t;
}
var g = new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68;
function _(e) {
	return e << 24 & 4278190080 | e << 8 & 16711680 | e >>> 8 & 65280 | e >>> 24 & 255;
}
var v = g ? (e) => e : (e) => _(e) >>> 0;
function y(e) {
	for (let t = 0; t < e.length; t++) e[t] = _(e[t]);
	return e;
}
var b = g ? (e) => e : y, x = typeof Uint8Array.from([]).toHex == "function" && typeof Uint8Array.fromHex == "function", S = Array.from({ length: 256 }, (e, t) => t.toString(16).padStart(2, "0"));
function C(e) {
	if (o(e), x) return e.toHex();
	let t = "";
	for (let n = 0; n < e.length; n++) t += S[e[n]];
	return t;
}
function w(e, t, n = "opts") {
	return l(e, "defaults"), t !== void 0 && l(t, n), Object.assign(Object.create(null), e, t);
}
function T(e, t = {}) {
	if (typeof e != "function") throw TypeError("\"hashCons\" expected function, got type=" + typeof e);
	t = w({}, t, "info");
	let n = (t, n) => e(n).update(t).digest(), r = e(void 0);
	return n.outputLen = r.outputLen, n.blockLen = r.blockLen, n.canXOF = r.canXOF, n.create = (t) => e(t), Object.assign(n, t), Object.freeze(n);
}
// node_modules/@noble/hashes/_md.js
var E = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// node_modules/@noble/hashes/_blake.js
function D(e, t, n, r, i) {
	return e = e + t + i | 0, r = h(r ^ e, 16), n = n + r | 0, t = h(t ^ n, 12), {
		a: e,
		b: t,
		c: n,
		d: r
	};
}
function O(e, t, n, r, i) {
	return e = e + t + i | 0, r = h(r ^ e, 8), n = n + r | 0, t = h(t ^ n, 7), {
		a: e,
		b: t,
		c: n,
		d: r
	};
}
// node_modules/@noble/hashes/blake2.js
var k = class {
	buffer;
	buffer32;
	finished = !1;
	destroyed = !1;
	length = 0;
	pos = 0;
	blockLen;
	outputLen;
	canXOF = !1;
	constructor(e, t) {
		a(e), a(t), this.blockLen = e, this.outputLen = t, this.buffer = new Uint8Array(e), this.buffer32 = p(this.buffer);
	}
	update(e) {
		u(this), o(e);
		let { blockLen: t, buffer: n, buffer32: r } = this, i = e.length, a = e.byteOffset, s = e.buffer;
		for (let o = 0; o < i;) {
			this.pos === t && (b(r), this.compress(r, 0, !1), b(r), this.pos = 0);
			let c = Math.min(t - this.pos, i - o), l = a + o;
			if (c === t && !(l % 4) && o + c < i) {
				let e = new Uint32Array(s, l, Math.floor((i - o) / 4));
				b(e);
				for (let n = 0; o + t < i; n += r.length, o += t) this.length += t, this.compress(e, n, !1);
				b(e);
			} else n.set(o === 0 && c === i ? e : e.subarray(o, o + c), this.pos), this.pos += c, this.length += c, o += c;
		}
		return this;
	}
	digestInto(e) {
		if (u(this), d(e, this), e.byteOffset & 3) throw RangeError("\"output\" expected 4-byte aligned byteOffset, got " + e.byteOffset);
		let { pos: t, buffer32: n } = this;
		this.finished = !0, this.buffer.fill(0, t), b(n), this.compress(n, 0, !0), b(n);
		let r = this.get(), i = e === this.buffer ? n : p(e), a = Math.floor(this.outputLen / 4);
		for (let e = 0; e < a; e++) i[e] = v(r[e]);
		let o = this.outputLen % 4;
		if (!o) return;
		let s = a * 4, c = r[a];
		for (let t = 0; t < o; t++) e[s + t] = c >>> 8 * t;
	}
	digest() {
		let { buffer: e, outputLen: t } = this;
		this.digestInto(e);
		let n = e.slice(0, t);
		return this.destroy(), n;
	}
	_cloneInto(e) {
		let { buffer: t, length: n, finished: r, destroyed: i, outputLen: a, pos: o } = this;
		return e ||= new this.constructor({ dkLen: a }), e.set(...this.get()), e.buffer.set(t), e.destroyed = i, e.finished = r, e.length = n, e.pos = o, e.outputLen = a, e;
	}
	clone() {
		return this._cloneInto();
	}
};
function A(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _, v, y) {
	let b = 0;
	for (let x = 0; x < r; x++) ({a: i, b: c, c: f, d: g} = D(i, c, f, g, n[t + e[b++]])), {a: i, b: c, c: f, d: g} = O(i, c, f, g, n[t + e[b++]]), {a: a, b: l, c: p, d: _} = D(a, l, p, _, n[t + e[b++]]), {a: a, b: l, c: p, d: _} = O(a, l, p, _, n[t + e[b++]]), {a: o, b: u, c: m, d: v} = D(o, u, m, v, n[t + e[b++]]), {a: o, b: u, c: m, d: v} = O(o, u, m, v, n[t + e[b++]]), {a: s, b: d, c: h, d: y} = D(s, d, h, y, n[t + e[b++]]), {a: s, b: d, c: h, d: y} = O(s, d, h, y, n[t + e[b++]]), {a: i, b: l, c: m, d: y} = D(i, l, m, y, n[t + e[b++]]), {a: i, b: l, c: m, d: y} = O(i, l, m, y, n[t + e[b++]]), {a: a, b: u, c: h, d: g} = D(a, u, h, g, n[t + e[b++]]), {a: a, b: u, c: h, d: g} = O(a, u, h, g, n[t + e[b++]]), {a: o, b: d, c: f, d: _} = D(o, d, f, _, n[t + e[b++]]), {a: o, b: d, c: f, d: _} = O(o, d, f, _, n[t + e[b++]]), {a: s, b: c, c: p, d: v} = D(s, c, p, v, n[t + e[b++]]), {a: s, b: c, c: p, d: v} = O(s, c, p, v, n[t + e[b++]]);
	return {
		v0: i,
		v1: a,
		v2: o,
		v3: s,
		v4: c,
		v5: l,
		v6: u,
		v7: d,
		v8: f,
		v9: p,
		v10: m,
		v11: h,
		v12: g,
		v13: _,
		v14: v,
		v15: y
	};
}
// node_modules/@noble/hashes/blake3.js
var j = {
	CHUNK_START: 1,
	CHUNK_END: 2,
	PARENT: 4,
	ROOT: 8,
	KEYED_HASH: 16,
	DERIVE_KEY_CONTEXT: 32,
	DERIVE_KEY_MATERIAL: 64
}, M = E.slice(), N = (() => {
	let e = Array.from({ length: 16 }, (e, t) => t), t = (e) => [
		2,
		6,
		3,
		10,
		7,
		0,
		4,
		13,
		1,
		11,
		12,
		5,
		9,
		14,
		15,
		8
	].map((t) => e[t]), n = [];
	for (let r = 0, i = e; r < 7; r++, i = t(i)) n.push(...i);
	return Uint8Array.from(n);
})(), P = class e extends k {
	canXOF = !0;
	chunkPos = 0;
	chunksDone = 0;
	flags = 0;
	IV;
	state;
	stack = [];
	posOut = 0;
	bufferOut32 = new Uint32Array(16);
	bufferOut;
	chunkOut = 0;
	enableXOF = !0;
	constructor(t = {}, n = 0) {
		t = w({}, t), super(64, t.dkLen === void 0 ? 32 : t.dkLen);
		let { key: r, context: i } = t, a = i !== void 0;
		if (r !== void 0) {
			if (a) throw Error("cannot use both \"key\" and \"context\"");
			o(r, 32, "key");
			let e = s(r);
			this.IV = p(e), b(this.IV), this.flags = n | j.KEYED_HASH;
		} else if (a) {
			o(i, void 0, "context");
			let t = i, r = new e({ dkLen: 32 }, j.DERIVE_KEY_CONTEXT).update(t).digest();
			this.IV = p(r), b(this.IV), this.flags = n | j.DERIVE_KEY_MATERIAL;
		} else this.IV = M, this.flags = n;
		this.state = this.IV.slice(), this.bufferOut = f(this.bufferOut32);
	}
	get() {
		return [];
	}
	set() {}
	b2Compress(e, r, i, a = 0) {
		let { state: o, pos: s } = this, c = n(e), l = t(e), { v0: u, v1: d, v2: f, v3: p, v4: m, v5: h, v6: g, v7: _, v8: v, v9: y, v10: b, v11: x, v12: S, v13: C, v14: w, v15: T } = A(N, a, i, 7, o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7], M[0], M[1], M[2], M[3], c, l, s, r);
		o[0] = u ^ v, o[1] = d ^ y, o[2] = f ^ b, o[3] = p ^ x, o[4] = m ^ S, o[5] = h ^ C, o[6] = g ^ w, o[7] = _ ^ T;
	}
	compress(e, t = 0, n = !1) {
		let r = this.flags;
		if (this.chunkPos || (r |= j.CHUNK_START), (this.chunkPos === 15 || n) && (r |= j.CHUNK_END), n || (this.pos = this.blockLen), this.b2Compress(this.chunksDone, r, e, t), this.chunkPos += 1, this.chunkPos === 16 || n) {
			let e = this.state;
			this.state = this.IV.slice();
			for (let t, r = this.chunksDone + 1; (n || !(r & 1)) && (t = this.stack.pop()); r = Math.floor(r / 2)) this.buffer32.set(t, 0), this.buffer32.set(e, 8), this.pos = this.blockLen, this.b2Compress(0, this.flags | j.PARENT, this.buffer32, 0), e = this.state, this.state = this.IV.slice();
			this.chunksDone++, this.chunkPos = 0, this.stack.push(e);
		}
		this.pos = 0;
	}
	_cloneInto(e) {
		let t = !!e && e.finished && !e.destroyed;
		e = super._cloneInto(e);
		let { IV: n, flags: r, state: i, chunkPos: a, posOut: o, chunkOut: s, stack: c, chunksDone: l } = this;
		return e.state.set(i), e.stack = c.map((e) => Uint32Array.from(e)), n === M ? (e.IV !== M && m(e.IV), e.IV = M) : e.IV === M ? e.IV = n.slice() : e.IV.set(n), e.flags = r, e.chunkPos = a, e.chunksDone = l, e.posOut = o, e.chunkOut = s, e.enableXOF = this.enableXOF, this.finished ? e.bufferOut32.set(this.bufferOut32) : t && m(e.bufferOut32), e;
	}
	destroy() {
		this.destroyed = !0, m(this.state, this.buffer32, this.bufferOut32), this.IV !== M && m(this.IV), m(...this.stack);
	}
	b2CompressOut() {
		let { state: e, pos: r, flags: i, buffer32: a, bufferOut32: o } = this, s = this.chunkOut++, c = n(s), l = t(s);
		b(a);
		let { v0: u, v1: d, v2: f, v3: p, v4: m, v5: h, v6: g, v7: _, v8: v, v9: y, v10: x, v11: S, v12: C, v13: w, v14: T, v15: E } = A(N, 0, a, 7, e[0], e[1], e[2], e[3], e[4], e[5], e[6], e[7], M[0], M[1], M[2], M[3], c, l, r, i);
		o[0] = u ^ v, o[1] = d ^ y, o[2] = f ^ x, o[3] = p ^ S, o[4] = m ^ C, o[5] = h ^ w, o[6] = g ^ T, o[7] = _ ^ E, o[8] = e[0] ^ v, o[9] = e[1] ^ y, o[10] = e[2] ^ x, o[11] = e[3] ^ S, o[12] = e[4] ^ C, o[13] = e[5] ^ w, o[14] = e[6] ^ T, o[15] = e[7] ^ E, b(a), b(o), this.posOut = 0;
	}
	finish() {
		if (this.finished) return;
		this.finished = !0, this.buffer.fill(0, this.pos);
		let e = this.flags | j.ROOT;
		this.stack.length ? (e |= j.PARENT, b(this.buffer32), this.compress(this.buffer32, 0, !0), b(this.buffer32), this.chunksDone = 0, this.pos = this.blockLen) : e |= (this.chunkPos ? 0 : j.CHUNK_START) | j.CHUNK_END, this.flags = e, this.b2CompressOut();
	}
	writeInto(e) {
		u(this, !1), o(e), this.finish();
		let { blockLen: t, bufferOut: n } = this;
		for (let r = 0, i = e.length; r < i;) {
			this.posOut >= t && this.b2CompressOut();
			let a = Math.min(t - this.posOut, i - r);
			e.set(n.subarray(this.posOut, this.posOut + a), r), this.posOut += a, r += a;
		}
		return e;
	}
	xofInto(e) {
		if (!this.enableXOF) throw Error("no XOF after digest()");
		return this.writeInto(e);
	}
	xof(e) {
		return a(e), this.xofInto(new Uint8Array(e));
	}
	digestInto(e) {
		if (d(e, this), this.finished) throw Error("digest() was already called");
		this.enableXOF = !1, this.writeInto(e.length === this.outputLen ? e : e.subarray(0, this.outputLen)), this.destroy();
	}
	digest() {
		let e = new Uint8Array(this.outputLen);
		return this.digestInto(e), e;
	}
}, F = T((e = {}) => new P(e)), I = e({
	commit: () => z,
	seedFor: () => B
}), L = "arbiter.seed.", R = 60;
function z(e, t, n) {
	let r = crypto.getRandomValues(new Uint8Array(32)), i = C(F(r));
	return H(), localStorage.setItem(V(e, t, i), `${C(r)} ${n} ${Date.now()}`), i;
}
function B(e, t, n) {
	return localStorage.getItem(V(e, t, n))?.split(" ")[0] ?? null;
}
function V(e, t, n) {
	return `${L}${e}.${t}.${n}`;
}
function H() {
	let e = (e) => Number(localStorage.getItem(e)?.split(" ")[2] ?? 0), t = Object.keys(localStorage).filter((e) => e.startsWith(L));
	t.sort((t, n) => e(n) - e(t));
	for (let e of t.slice(R)) localStorage.removeItem(e);
}
export { z as commit, B as seedFor, I as seeds_exports };
