import assert from 'node:assert/strict';
import { isWellFormedApiKey } from '../../../../src/domain/account/api-key.ts';
import {
  csrfTokenOf,
  isSameToken,
  isWellFormedToken,
  newToken,
  tokenDigest,
} from '../../../../src/domain/account/token.ts';

describe('tokens of sessions and invitations', () => {
  it('R-U03 never have the form of an API key', () => {
    const tokens = Array.from({ length: 1_000 }, newToken);
    assert.equal(new Set(tokens).size, 1_000);
    assert.ok(tokens.every((token) => isWellFormedToken(token) && !isWellFormedApiKey(token)));
  });

  it('R-U07 the token against cross-site requests belongs to one session, and does not tell it', () => {
    const [one, two] = [newToken(), newToken()];
    assert.equal(csrfTokenOf(one), csrfTokenOf(one));
    assert.notEqual(csrfTokenOf(one), csrfTokenOf(two));
    assert.ok(!csrfTokenOf(one).includes(one) && csrfTokenOf(one) !== tokenDigest(one));
  });

  it('are compared whatever their length', () => {
    assert.equal(isSameToken('', 'abc'), false);
    assert.equal(isSameToken('abc', 'abc'), true);
    assert.equal(isSameToken('abcd', 'abc'), false);
  });
});
