import { blake3 } from '@noble/hashes/blake3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect, test } from 'vitest';
import { commit, seedFor } from '../../src/lib/seeds';

beforeEach(() => localStorage.clear());

test('the hash belongs to the seed that is kept', () => {
  const hash = commit('T', 0, 1);
  const seed = seedFor('T', 0, hash);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(bytesToHex(blake3(hexToBytes(seed!)))).toBe(hash);
});

test('every game has a seed of its own', () => {
  const [first, second] = [commit('T', 0, 1), commit('T', 0, 2)];
  expect(first).not.toBe(second);
  expect(seedFor('T', 0, first)).not.toBe(seedFor('T', 0, second));
  expect(seedFor('T', 1, first)).toBeNull();
});

test('old seeds do not pile up', () => {
  for (let n = 0; n < 100; n += 1) commit('T', 0, n);
  expect(Object.keys(localStorage).length).toBeLessThan(70);
});
