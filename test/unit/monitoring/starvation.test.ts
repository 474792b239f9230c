import assert from 'node:assert/strict';
import { givenToThread, tooLittle } from '../../../src/monitoring/starvation.ts';

describe('too little processor time', () => {
  const nothing = { ranMs: 0, waitedMs: 0 };
  const given = (ranMs: number, waitedMs: number) => tooLittle(nothing, { ranMs, waitedMs }, 10_000);

  it('is a wait for half of the time, and longer than the thread ran', () => {
    assert.deepEqual(given(1_000, 6_000), { ranMs: 1_000, waitedMs: 6_000 });
    assert.equal(given(6_000, 5_500), null, 'it works hard, and gets as much');
    assert.equal(given(10, 2_000), null, 'it has little to do');
  });

  it('is told by what Linux counts for the main thread', function () {
    if (process.platform !== 'linux') this.skip();
    const before = givenToThread()!;
    for (const end = performance.now() + 200; performance.now() < end; );
    const { ranMs, waitedMs } = givenToThread()!;
    assert.ok(ranMs + waitedMs - before.ranMs - before.waitedMs >= 150);
  });
});
