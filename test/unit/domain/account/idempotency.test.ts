import assert from 'node:assert/strict';
import fc from 'fast-check';
import { requestFingerprint } from '../../../../src/domain/account/idempotency.ts';
import { panelIds } from '../../../../src/domain/run/panels.ts';

describe('the fingerprint of a create', () => {
  it('R-C09 is the same for the same prompt and panel, and for no others', () => {
    const create = fc.tuple(fc.string(), fc.constantFrom(...panelIds));
    fc.assert(
      fc.property(create, create, ([prompt, panel], [other, otherPanel]) => {
        const isSame = prompt === other && panel === otherPanel;
        const [one, two] = [requestFingerprint(prompt, panel), requestFingerprint(other, otherPanel)];
        assert.equal(one.length, 32);
        assert.equal(one.equals(two), isSame);
        assert.ok(one.equals(requestFingerprint(prompt, panel)));
      }),
    );
  });
});
