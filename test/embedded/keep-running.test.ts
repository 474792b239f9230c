import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import type { Child } from '../../src/embedded/supervise/child.ts';
import { keepRunning } from '../../src/embedded/supervise/keep-running.ts';

describe('the supervisor', () => {
  it('starts no process after it was told to stop, also between two attempts', async () => {
    let spawned = 0;
    const ended = Promise.withResolvers<void>();
    const kept = keepRunning(
      {
        name: 'part',
        stopSignal: 'SIGTERM',
        spawn: () => {
          spawned++;
          return deadChild();
        },
        ready: async (_child, signal) => {
          signal.addEventListener('abort', () => ended.resolve());
          await new Promise(() => undefined);
        },
      },
      { started: () => undefined, report: () => undefined },
    );
    kept.ready.catch(() => undefined);
    await ended.promise; // The first attempt has failed; a pause follows.
    await new Promise(setImmediate);
    await kept.stop(0);
    assert.equal(spawned, 1);
    await assert.rejects(kept.ready, /part was stopped before it was ready/);
  });
});

function deadChild(): Child {
  return {
    pid: 0,
    process: {} as ChildProcess,
    ended: Promise.resolve('code 1'),
    stop: async () => undefined,
  };
}
