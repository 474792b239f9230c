import assert from 'node:assert/strict';
import { workerIdentity } from '../../../temporal/identity.ts';

describe('temporal/identity', () => {
  it('keeps of a long name the end, which tells workers apart', () => {
    const names = [
      ['worker-1', '7@worker-1'],
      ['ip-10-0-1-23.eu-central-1.compute.internal', '7@0-0-1-23'],
      ['panel-research-worker-7c9f8d6b5d-x2x9k', '7@5d-x2x9k'],
    ] as const;
    for (const [host, identity] of names) assert.equal(workerIdentity(host, 7), identity);
    assert.match(workerIdentity(), new RegExp(`^${process.pid}@.{1,8}$`));
  });
});
