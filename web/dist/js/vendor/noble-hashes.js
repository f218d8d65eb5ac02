// node_modules/@noble/hashes/_u64.js
var fromNumH = (n) => n / 2 ** 32 | 0;
var fromNumL = (n) => n >>> 0;
// node_modules/@noble/hashes/utils.js
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - value to test
* @returns `true` when the value is a Uint8Array-compatible view.
* @example
* Check whether a value is a Uint8Array-compatible view.
* ```ts
* isBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
var atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is a non-negative integer.
* @param n - number to validate
* @param title - label included in thrown errors
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a non-negative integer option.
* ```ts
* anumber(32, 'length');
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - value to validate
* @param length - optional exact length constraint
* @param title - label included in thrown errors
* @returns The validated byte array.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate that a value is a byte array.
* ```ts
* abytes(new Uint8Array([1, 2, 3]));
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
/**
* Copies bytes into a fresh Uint8Array.
* Buffer-style slices can alias the same backing store, so callers that need ownership should copy.
* @param bytes - source bytes to clone
* @returns Freshly allocated copy of `bytes`.
* @throws On wrong argument types. {@link TypeError}
* @example
* Clone a byte array before mutating it.
* ```ts
* const copy = copyBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes(bytes));
}
var aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
var aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
* Asserts a hash instance has not been destroyed or finished.
* @param instance - hash instance to validate
* @param checkFinished - whether to reject finalized instances
* @throws If the hash instance has already been destroyed or finalized. {@link Error}
* @example
* Validate that a hash instance is still usable.
* ```ts
* import { aexists } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aexists(hash);
* ```
*/
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
/**
* Asserts output is a sufficiently-sized byte array.
* @param out - destination buffer
* @param instance - hash instance providing output length
* Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a caller-provided digest buffer.
* ```ts
* import { aoutput } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aoutput(new Uint8Array(hash.outputLen), hash);
* ```
*/
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
/**
* Casts a typed array view to Uint8Array.
* @param arr - source typed array
* @returns Uint8Array view over the same buffer.
* @example
* Reinterpret a typed array as bytes.
* ```ts
* u8(new Uint32Array([1, 2]));
* ```
*/
function u8(arr) {
	return new Uint8Array(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
* Casts a typed array view to Uint32Array.
* `arr.byteOffset` must already be 4-byte aligned or the platform
* Uint32Array constructor will throw.
* @param arr - source typed array
* @returns Uint32Array view over the same buffer.
* @example
* Reinterpret a byte array as 32-bit words.
* ```ts
* u32(new Uint8Array(8));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place. Warning: JS provides no guarantees.
* @param arrays - arrays to overwrite with zeros
* @example
* Zeroize sensitive buffers in place.
* ```ts
* clean(new Uint8Array([1, 2, 3]));
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Rotate-right operation for uint32 values.
* @param word - source word
* @param shift - shift amount in bits
* @returns Rotated word.
* @example
* Rotate a 32-bit word to the right.
* ```ts
* rotr(0x12345678, 8);
* ```
*/
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
/** Whether the current platform is little-endian. */
var isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Byte-swap operation for uint32 values.
* @param word - source word
* @returns Word with reversed byte order.
* @example
* Reverse the byte order of a 32-bit word.
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Conditionally byte-swaps one 32-bit word on big-endian platforms.
* @param n - source word
* @returns Original or byte-swapped word depending on platform endianness.
* @example
* Normalize a 32-bit word for host endianness.
* ```ts
* swap8IfBE(0x11223344);
* ```
*/
var swap8IfBE = isLE ? (n) => n : (n) => byteSwap(n) >>> 0;
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - array to mutate
* @returns The same array after mutation; callers pass live state arrays here.
* @example
* Reverse the byte order of every word in place.
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Conditionally byte-swaps a Uint32Array on big-endian platforms.
* @param u - array to normalize for host endianness
* @returns Original or byte-swapped array depending on platform endianness.
*   On big-endian runtimes this mutates `u` in place via `byteSwap32(...)`.
* @example
* Normalize a word array for host endianness.
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
var swap32IfBE = isLE ? (u) => u : byteSwap32;
var hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string.
* Uses the built-in function when available and assumes it matches the tested
* fallback semantics.
* @param bytes - bytes to encode
* @returns Lowercase hexadecimal string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Convert bytes to lowercase hexadecimal.
* ```ts
* bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
* ```
*/
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes[bytes[i]];
	return hex;
}
/**
* Merges default options and passed options.
* @param defaults - base option object
* @param opts - user overrides
* @param title - label included in thrown override errors
* @returns Fresh merged option object with a null prototype.
* @throws On wrong argument types. {@link TypeError}
* @example
* Merge user overrides onto default options.
* ```ts
* checkOpts({ dkLen: 32 }, { asyncTick: 10 });
* ```
*/
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
/**
* Creates a callable hash function from a stateful class constructor.
* @param hashCons - hash constructor or factory
* @param info - optional metadata such as DER OID
* @returns Frozen callable hash wrapper with `.create()`.
*   Wrapper construction eagerly calls `hashCons(undefined)` once to read
*   `outputLen` / `blockLen`, so constructor side effects happen at module
*   init time.
* @throws On wrong argument types. {@link TypeError}
* @example
* Wrap a stateful hash constructor into a callable helper.
* ```ts
* import { createHasher } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const wrapped = createHasher(sha256.create, { oid: sha256.oid });
* wrapped(new Uint8Array([1]));
* ```
*/
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
// node_modules/@noble/hashes/_md.js
/**
* Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
* Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
*/
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
* square roots of the first eight prime numbers. Exported as a shared table; callers must treat
* it as read-only because constructors copy words from it by index. */
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
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
/**
* Internal helpers for blake hash.
* @module
*/
function G1s(a, b, c, d, x) {
	a = a + b + x | 0;
	d = rotr(d ^ a, 16);
	c = c + d | 0;
	b = rotr(b ^ c, 12);
	return {
		a,
		b,
		c,
		d
	};
}
function G2s(a, b, c, d, x) {
	a = a + b + x | 0;
	d = rotr(d ^ a, 8);
	c = c + d | 0;
	b = rotr(b ^ c, 7);
	return {
		a,
		b,
		c,
		d
	};
}
// node_modules/@noble/hashes/blake2.js
/**
* blake2b (64-bit) & blake2s (8 to 32-bit) hash functions.
* b could have been faster, but there is no fast u64 in js, so s is 1.5x faster.
* @module
*/
/** Internal base class for BLAKE2. */
var _BLAKE2 = class {
	buffer;
	buffer32;
	finished = false;
	destroyed = false;
	length = 0;
	pos = 0;
	blockLen;
	outputLen;
	canXOF = false;
	constructor(blockLen, outputLen) {
		anumber(blockLen);
		anumber(outputLen);
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.buffer = new Uint8Array(blockLen);
		this.buffer32 = u32(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { blockLen, buffer, buffer32 } = this;
		const len = data.length;
		const offset = data.byteOffset;
		const buf = data.buffer;
		for (let pos = 0; pos < len;) {
			if (this.pos === blockLen) {
				swap32IfBE(buffer32);
				this.compress(buffer32, 0, false);
				swap32IfBE(buffer32);
				this.pos = 0;
			}
			const take = Math.min(blockLen - this.pos, len - pos);
			const dataOffset = offset + pos;
			if (take === blockLen && !(dataOffset % 4) && pos + take < len) {
				const data32 = new Uint32Array(buf, dataOffset, Math.floor((len - pos) / 4));
				swap32IfBE(data32);
				for (let pos32 = 0; pos + blockLen < len; pos32 += buffer32.length, pos += blockLen) {
					this.length += blockLen;
					this.compress(data32, pos32, false);
				}
				swap32IfBE(data32);
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			this.length += take;
			pos += take;
		}
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		if (out.byteOffset & 3) throw new RangeError("\"output\" expected 4-byte aligned byteOffset, got " + out.byteOffset);
		const { pos, buffer32 } = this;
		this.finished = true;
		this.buffer.fill(0, pos);
		swap32IfBE(buffer32);
		this.compress(buffer32, 0, true);
		swap32IfBE(buffer32);
		const state = this.get();
		const out32 = out === this.buffer ? buffer32 : u32(out);
		const full = Math.floor(this.outputLen / 4);
		for (let i = 0; i < full; i++) out32[i] = swap8IfBE(state[i]);
		const tail = this.outputLen % 4;
		if (!tail) return;
		const off = full * 4;
		const word = state[full];
		for (let i = 0; i < tail; i++) out[off + i] = word >>> 8 * i;
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneInto(to) {
		const { buffer, length, finished, destroyed, outputLen, pos } = this;
		to ||= new this.constructor({ dkLen: outputLen });
		to.set(...this.get());
		to.buffer.set(buffer);
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		to.outputLen = outputLen;
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
/**
* BLAKE2-compress core method.
* Runs only the round function over a caller-supplied local vector; callers initialize `v0..v15`
* and apply the final `h[i] ^= v[i] ^ v[i + 8]` fold themselves.
* @param s - flattened sigma schedule bytes
* @param offset - starting word offset inside `msg`, not a byte offset
* @param msg - message words
* @param rounds - round count to execute
* @param v0 - state word 0
* @param v1 - state word 1
* @param v2 - state word 2
* @param v3 - state word 3
* @param v4 - state word 4
* @param v5 - state word 5
* @param v6 - state word 6
* @param v7 - state word 7
* @param v8 - state word 8
* @param v9 - state word 9
* @param v10 - state word 10
* @param v11 - state word 11
* @param v12 - state word 12
* @param v13 - state word 13
* @param v14 - state word 14
* @param v15 - state word 15
* @returns Updated compression state words.
* @example
* Run the BLAKE2 compression core on zeroed state and message words.
* ```ts
* import { _compress } from '@noble/hashes/blake2.js';
* const state = _compress(
*   new Uint8Array(16),
*   0,
*   new Uint32Array(16),
*   1,
*   0, 0, 0, 0, 0, 0, 0, 0,
*   0, 0, 0, 0, 0, 0, 0, 0
* );
* state.v0;
* ```
*/
function _compress(s, offset, msg, rounds, v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15) {
	let j = 0;
	for (let i = 0; i < rounds; i++) {
		({a: v0, b: v4, c: v8, d: v12} = G1s(v0, v4, v8, v12, msg[offset + s[j++]]));
		({a: v0, b: v4, c: v8, d: v12} = G2s(v0, v4, v8, v12, msg[offset + s[j++]]));
		({a: v1, b: v5, c: v9, d: v13} = G1s(v1, v5, v9, v13, msg[offset + s[j++]]));
		({a: v1, b: v5, c: v9, d: v13} = G2s(v1, v5, v9, v13, msg[offset + s[j++]]));
		({a: v2, b: v6, c: v10, d: v14} = G1s(v2, v6, v10, v14, msg[offset + s[j++]]));
		({a: v2, b: v6, c: v10, d: v14} = G2s(v2, v6, v10, v14, msg[offset + s[j++]]));
		({a: v3, b: v7, c: v11, d: v15} = G1s(v3, v7, v11, v15, msg[offset + s[j++]]));
		({a: v3, b: v7, c: v11, d: v15} = G2s(v3, v7, v11, v15, msg[offset + s[j++]]));
		({a: v0, b: v5, c: v10, d: v15} = G1s(v0, v5, v10, v15, msg[offset + s[j++]]));
		({a: v0, b: v5, c: v10, d: v15} = G2s(v0, v5, v10, v15, msg[offset + s[j++]]));
		({a: v1, b: v6, c: v11, d: v12} = G1s(v1, v6, v11, v12, msg[offset + s[j++]]));
		({a: v1, b: v6, c: v11, d: v12} = G2s(v1, v6, v11, v12, msg[offset + s[j++]]));
		({a: v2, b: v7, c: v8, d: v13} = G1s(v2, v7, v8, v13, msg[offset + s[j++]]));
		({a: v2, b: v7, c: v8, d: v13} = G2s(v2, v7, v8, v13, msg[offset + s[j++]]));
		({a: v3, b: v4, c: v9, d: v14} = G1s(v3, v4, v9, v14, msg[offset + s[j++]]));
		({a: v3, b: v4, c: v9, d: v14} = G2s(v3, v4, v9, v14, msg[offset + s[j++]]));
	}
	return {
		v0,
		v1,
		v2,
		v3,
		v4,
		v5,
		v6,
		v7,
		v8,
		v9,
		v10,
		v11,
		v12,
		v13,
		v14,
		v15
	};
}
// node_modules/@noble/hashes/blake3.js
/**
* Blake3 fast hash is Blake2 with reduced security (round count). Can also be used as MAC & KDF.
*
* It is advertised as "the fastest cryptographic hash". However, it isn't true in JS.
* Why is this so slow? While it must be 6x faster than blake2b, perf diff is only 20%:
*
* * There is only 30% reduction in number of rounds from blake2s
* * Speed-up comes from tree structure, which is parallelized using SIMD & threading.
*   These features are not present in JS, so we only get overhead from trees.
* * Parallelization only happens on 1024-byte chunks: there is no benefit for small inputs.
* * It is still possible to make it faster using: a) loop unrolling b) web workers c) wasm
* @module
*/
var B3_Flags = {
	CHUNK_START: 1,
	CHUNK_END: 2,
	PARENT: 4,
	ROOT: 8,
	KEYED_HASH: 16,
	DERIVE_KEY_CONTEXT: 32,
	DERIVE_KEY_MATERIAL: 64
};
var B3_IV = /* @__PURE__ */ SHA256_IV.slice();
var B3_SIGMA = /* @__PURE__ */ (() => {
	const Id = Array.from({ length: 16 }, (_, i) => i);
	const permute = (arr) => [
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
	].map((i) => arr[i]);
	const res = [];
	for (let i = 0, v = Id; i < 7; i++, v = permute(v)) res.push(...v);
	return Uint8Array.from(res);
})();
/** Blake3 hash. Can be used as MAC and KDF with caller-encoded context bytes. */
var _BLAKE3 = class _BLAKE3 extends _BLAKE2 {
	canXOF = true;
	chunkPos = 0;
	chunksDone = 0;
	flags = 0;
	IV;
	state;
	stack = [];
	posOut = 0;
	bufferOut32 = /* @__PURE__ */ new Uint32Array(16);
	bufferOut;
	chunkOut = 0;
	enableXOF = true;
	constructor(opts = {}, flags = 0) {
		opts = checkOpts({}, opts);
		super(64, opts.dkLen === void 0 ? 32 : opts.dkLen);
		const { key, context } = opts;
		const hasContext = context !== void 0;
		if (key !== void 0) {
			if (hasContext) throw new Error("cannot use both \"key\" and \"context\"");
			abytes(key, 32, "key");
			const k = copyBytes(key);
			this.IV = u32(k);
			swap32IfBE(this.IV);
			this.flags = flags | B3_Flags.KEYED_HASH;
		} else if (hasContext) {
			abytes(context, void 0, "context");
			const ctx = context;
			const contextKey = new _BLAKE3({ dkLen: 32 }, B3_Flags.DERIVE_KEY_CONTEXT).update(ctx).digest();
			this.IV = u32(contextKey);
			swap32IfBE(this.IV);
			this.flags = flags | B3_Flags.DERIVE_KEY_MATERIAL;
		} else {
			this.IV = B3_IV;
			this.flags = flags;
		}
		this.state = this.IV.slice();
		this.bufferOut = u8(this.bufferOut32);
	}
	get() {
		return [];
	}
	set() {}
	b2Compress(counter, flags, buf, bufPos = 0) {
		const { state: s, pos } = this;
		const t0 = fromNumL(counter);
		const t1 = fromNumH(counter);
		const { v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15 } = _compress(B3_SIGMA, bufPos, buf, 7, s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], B3_IV[0], B3_IV[1], B3_IV[2], B3_IV[3], t0, t1, pos, flags);
		s[0] = v0 ^ v8;
		s[1] = v1 ^ v9;
		s[2] = v2 ^ v10;
		s[3] = v3 ^ v11;
		s[4] = v4 ^ v12;
		s[5] = v5 ^ v13;
		s[6] = v6 ^ v14;
		s[7] = v7 ^ v15;
	}
	compress(buf, bufPos = 0, isLast = false) {
		let flags = this.flags;
		if (!this.chunkPos) flags |= B3_Flags.CHUNK_START;
		if (this.chunkPos === 15 || isLast) flags |= B3_Flags.CHUNK_END;
		if (!isLast) this.pos = this.blockLen;
		this.b2Compress(this.chunksDone, flags, buf, bufPos);
		this.chunkPos += 1;
		if (this.chunkPos === 16 || isLast) {
			let chunk = this.state;
			this.state = this.IV.slice();
			for (let last, chunks = this.chunksDone + 1; isLast || !(chunks & 1); chunks = Math.floor(chunks / 2)) {
				if (!(last = this.stack.pop())) break;
				this.buffer32.set(last, 0);
				this.buffer32.set(chunk, 8);
				this.pos = this.blockLen;
				this.b2Compress(0, this.flags | B3_Flags.PARENT, this.buffer32, 0);
				chunk = this.state;
				this.state = this.IV.slice();
			}
			this.chunksDone++;
			this.chunkPos = 0;
			this.stack.push(chunk);
		}
		this.pos = 0;
	}
	_cloneInto(to) {
		const staleOutput = !!to && to.finished && !to.destroyed;
		to = super._cloneInto(to);
		const { IV, flags, state, chunkPos, posOut, chunkOut, stack, chunksDone } = this;
		to.state.set(state);
		to.stack = stack.map((i) => Uint32Array.from(i));
		if (IV === B3_IV) {
			if (to.IV !== B3_IV) clean(to.IV);
			to.IV = B3_IV;
		} else if (to.IV === B3_IV) to.IV = IV.slice();
		else to.IV.set(IV);
		to.flags = flags;
		to.chunkPos = chunkPos;
		to.chunksDone = chunksDone;
		to.posOut = posOut;
		to.chunkOut = chunkOut;
		to.enableXOF = this.enableXOF;
		if (this.finished) to.bufferOut32.set(this.bufferOut32);
		else if (staleOutput) clean(to.bufferOut32);
		return to;
	}
	destroy() {
		this.destroyed = true;
		clean(this.state, this.buffer32, this.bufferOut32);
		if (this.IV !== B3_IV) clean(this.IV);
		clean(...this.stack);
	}
	b2CompressOut() {
		const { state: s, pos, flags, buffer32, bufferOut32: out32 } = this;
		const outCounter = this.chunkOut++;
		const t0 = fromNumL(outCounter);
		const t1 = fromNumH(outCounter);
		swap32IfBE(buffer32);
		const { v0, v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, v13, v14, v15 } = _compress(B3_SIGMA, 0, buffer32, 7, s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], B3_IV[0], B3_IV[1], B3_IV[2], B3_IV[3], t0, t1, pos, flags);
		out32[0] = v0 ^ v8;
		out32[1] = v1 ^ v9;
		out32[2] = v2 ^ v10;
		out32[3] = v3 ^ v11;
		out32[4] = v4 ^ v12;
		out32[5] = v5 ^ v13;
		out32[6] = v6 ^ v14;
		out32[7] = v7 ^ v15;
		out32[8] = s[0] ^ v8;
		out32[9] = s[1] ^ v9;
		out32[10] = s[2] ^ v10;
		out32[11] = s[3] ^ v11;
		out32[12] = s[4] ^ v12;
		out32[13] = s[5] ^ v13;
		out32[14] = s[6] ^ v14;
		out32[15] = s[7] ^ v15;
		swap32IfBE(buffer32);
		swap32IfBE(out32);
		this.posOut = 0;
	}
	finish() {
		if (this.finished) return;
		this.finished = true;
		this.buffer.fill(0, this.pos);
		let flags = this.flags | B3_Flags.ROOT;
		if (this.stack.length) {
			flags |= B3_Flags.PARENT;
			swap32IfBE(this.buffer32);
			this.compress(this.buffer32, 0, true);
			swap32IfBE(this.buffer32);
			this.chunksDone = 0;
			this.pos = this.blockLen;
		} else flags |= (!this.chunkPos ? B3_Flags.CHUNK_START : 0) | B3_Flags.CHUNK_END;
		this.flags = flags;
		this.b2CompressOut();
	}
	writeInto(out) {
		aexists(this, false);
		abytes(out);
		this.finish();
		const { blockLen, bufferOut } = this;
		for (let pos = 0, len = out.length; pos < len;) {
			if (this.posOut >= blockLen) this.b2CompressOut();
			const take = Math.min(blockLen - this.posOut, len - pos);
			out.set(bufferOut.subarray(this.posOut, this.posOut + take), pos);
			this.posOut += take;
			pos += take;
		}
		return out;
	}
	xofInto(out) {
		if (!this.enableXOF) throw new Error("no XOF after digest()");
		return this.writeInto(out);
	}
	xof(bytes) {
		anumber(bytes);
		return this.xofInto(new Uint8Array(bytes));
	}
	digestInto(out) {
		aoutput(out, this);
		if (this.finished) throw new Error("digest() was already called");
		this.enableXOF = false;
		this.writeInto(out.length === this.outputLen ? out : out.subarray(0, this.outputLen));
		this.destroy();
	}
	digest() {
		const out = new Uint8Array(this.outputLen);
		this.digestInto(out);
		return out;
	}
};
/**
* BLAKE3 hash function. Can be used as MAC and KDF.
* @param msg - message that would be hashed
* @param opts - Optional output, MAC, or KDF configuration. `key` must be
*   exactly 32 bytes, `context` is caller-encoded bytes, and `dkLen` can be
*   0..2^64-1 via the XOF-backed output path. See {@link Blake3Opts}.
* @returns Digest bytes.
* @example
* Hash, MAC, or derive key material with BLAKE3.
* ```ts
* import { blake3 } from '@noble/hashes/blake3.js';
* import { utf8ToBytes } from '@noble/hashes/utils.js';
* const data = new Uint8Array(32);
* const hash = blake3(data);
* const mac = blake3(data, { key: new Uint8Array(32) });
* const kdf = blake3(data, { context: utf8ToBytes('application name') });
* const xof = blake3(data, { dkLen: 64 });
* ```
*/
var blake3 = /* @__PURE__ */ createHasher((opts = {}) => new _BLAKE3(opts));
export { blake3, bytesToHex };
