import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { historiesOf } from '../e2e/findings.ts';
import { createRun, finished } from '../harness/client.ts';
import { type Live, startLive } from '../harness/live.ts';
import { makeWorkspace } from '../support/http/api.ts';

// The real processes on one processor, which endless loops use as well. `npm run bench -- busy
// recovery/starved` does the same beside fifteen more.

/** As many as leave the main thread of a worker less than a fifth. */
const loops = 5;
/** They end on their own if this process is killed. */
const longestMs = 300_000;
const patienceMs = 250_000;

describe('a starved machine', function () {
  this.timeout(patienceMs + 50_000);
  let live: Live;
  let others: ChildProcess[] = [];

  before(async function () {
    if (process.platform !== 'linux') return this.skip();
    live = await startLive({});
    const endless = `const end = Date.now() + ${longestMs}; while (Date.now() < end);`;
    others = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', endless]));
    for (const pid of [...Object.values(live.stack.pids()), ...others.map((other) => other.pid)])
      execFileSync('taskset', ['-acp', '0', `${pid}`], { stdio: 'ignore' });
  });
  after(async () => {
    for (const other of others) other.kill('SIGKILL');
    await live?.stop();
  });

  /** What Linux has given the worker's main thread: milliseconds that it ran, and waited to. */
  function givenToWorker(): readonly number[] {
    const given = readFileSync(`/proc/${live.stack.pids().worker}/schedstat`, 'utf8').split(' ');
    return given.slice(0, 2).map((nanoseconds) => Number(nanoseconds) / 1e6);
  }

  it('R-H10 (`wide`) every workspace’s runs end delivered, and no step is tried more than three times', async () => {
    const { api, key } = live.stack;
    const [ran = 0, waited = 0] = givenToWorker();
    const beside = await makeWorkspace(live.db, 'beside', 1_000);
    const runs = await Promise.all(
      [key(), beside.key].map(async (own, at) => {
        const { id } = await createRun(api, own, `Does run ${at} end?`, 'wide');
        return await finished(api, own, id, patienceMs);
      }),
    );
    assert.deepEqual(
      runs.map(({ status, credits_charged }) => [status, credits_charged]),
      runs.map(() => ['completed', 15]),
    );
    const [ranMs = 0, waitedMs = 0] = givenToWorker();
    assert.ok(
      waitedMs - waited > 2 * (ranMs - ran),
      `it waited for ${waitedMs - waited} ms, and ran ${ranMs - ran}`,
    );

    const ids = runs.map(({ id }) => id);
    const tries = (await historiesOf(live.stack.temporal, ids)).flatMap(({ text }) =>
      [...text.matchAll(/"activityTaskStartedEventAttributes": \{[^}]*?"attempt": (\d+)/g)].map(([, tried]) =>
        Number(tried),
      ),
    );
    assert.ok(tries.length > runs.length * 30, `${tries.length} steps`);
    assert.ok(Math.max(...tries) <= 3, `${tries}`);
  });
});
