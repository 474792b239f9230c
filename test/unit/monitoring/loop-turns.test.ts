import { setTimeout as sleep } from 'node:timers/promises';
import { watchTurns } from '../../../src/monitoring/loop-turns.ts';
import { until } from '../../harness/until.ts';

describe('the turns of an event loop', () => {
  let told: number[] = [];
  before(() => watchTurns((seconds) => void told.push(seconds)));

  it('are looked at seldom while a process is idle', async () => {
    await until('it is idle', async () => {
      told = [];
      await sleep(1_000);
      return told.length <= 8; // Forty before.
    });
  });

  it('R-H02 are told one by one while it works: one of 100 ms is seen', async () => {
    const work = (ms: number) => {
      const { user, system } = process.threadCpuUsage();
      for (let now = process.threadCpuUsage(); now.user + now.system < user + system + ms * 1_000; )
        now = process.threadCpuUsage();
    };
    told = [];
    await until('it is seen', async () => {
      work(100);
      return told.some((seconds) => seconds >= 0.1);
    });
  });
});
