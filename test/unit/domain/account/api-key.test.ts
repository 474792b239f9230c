import assert from 'node:assert/strict';
import fc from 'fast-check';
import { apiKeyDigest, isWellFormedApiKey, newApiKey } from '../../../../src/domain/account/api-key.ts';

describe('API keys', () => {
  it('R-A04 begin with service_sk_ and differ', () => {
    const keys = new Set(Array.from({ length: 100 }, newApiKey));
    assert.equal(keys.size, 100);
    for (const key of keys) assert.match(key, /^service_sk_[0-9A-Za-z]{49}$/);
  });

  it('R-A03 (API keys) carry a checksum that catches every single wrong character', () => {
    const key = newApiKey();
    assert.ok(isWellFormedApiKey(key));
    fc.assert(
      fc.property(fc.integer({ min: 11, max: key.length - 1 }), fc.constantFrom(...'aZ09xQ'), (at, other) => {
        if (key[at] === other) return;
        assert.equal(isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1)), false);
      }),
    );
  });

  it('R-A03 (API keys) nothing else is well-formed', () => {
    for (const text of ['', 'service_sk_', 'sk-abc', `${newApiKey()} `, `x${newApiKey()}`]) {
      assert.equal(isWellFormedApiKey(text), false);
    }
  });

  it('R-A04 are stored as 32 bytes of SHA-256', () => {
    assert.equal(apiKeyDigest('a'), 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb');
  });
});
