import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isIdle, timeToSpare } from '../../../src/monitoring/spare-time.ts';

// Whether more runs may begin beside those under way (R-H09).

describe('time to spare', () => {
  const running = new AbortController().signal;

  it('R-H09 there is some if the thread was idle lately, and since the last look', () => {
    assert.ok(isIdle([0.6, 0.6, 0.6]));
    assert.ok(isIdle([1, 0.2, 0.3]), 'one busy moment is none');
    assert.ok(!isIdle([1, 1, 0.3]), 'nor is one idle moment time to spare');
    assert.ok(!isIdle([0, 0, 1]), 'what has just begun is seen at once');
  });

  it('R-H09 there is none while the thread computes, and some again ten looks later', async () => {
    const hasTime = timeToSpare(() => 0, running);
    for (const end = performance.now() + 300; performance.now() < end; );
    await sleep(1); // What an event loop has done is counted when it waits.
    assert.equal(hasTime(), false);
    let last = false;
    for (let look = 0; look < 10; look++) {
      await sleep(50);
      last = hasTime();
    }
    assert.equal(last, true);
  });

  it('R-H09 there is none while a job waits for a thread', async () => {
    await sleep(20);
    assert.equal(timeToSpare(() => 1, running)(), false);
  });

  it('R-H09 there is none in a process that stops', async () => {
    const hasTime = timeToSpare(() => 0, AbortSignal.abort());
    await sleep(20);
    assert.equal(hasTime(), false);
  });
});
