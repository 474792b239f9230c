import assert from 'node:assert/strict';
import { codeIdentity, workerIdentity } from '../../../temporal/identity.ts';

describe('temporal/identity', () => {
  it('keeps the end of a long name, which distinguishes workers', () => {
    const names = [
      ['worker-1', '7@worker-1'],
      ['ip-10-0-1-23.eu-central-1.compute.internal', '7@0-0-1-23'],
      ['panel-research-worker-7c9f8d6b5d-x2x9k', '7@5d-x2x9k'],
    ] as const;
    for (const [host, identity] of names) assert.equal(workerIdentity(host, 7), identity);
    assert.match(workerIdentity(), new RegExp(`^${process.pid}@.{1,8}$`));
  });

  it('identifies code by 12 hex digits', () => {
    const [one, other] = [codeIdentity('one'), codeIdentity('other')];
    assert.match(one, /^[0-9a-f]{12}$/);
    assert.notEqual(one, other);
  });
});
