import { setTimeout as sleep } from 'node:timers/promises';
import { createRun } from '../test/harness/client.ts';
import { benchPool } from '../test/harness/pool.ts';
import { makeStack } from '../test/harness/stack.ts';
import { memory } from './speed.ts';
import { makeWorkspaces } from './workspaces.ts';

const workMs = 300_000;

/**
 * npm run bench -- backlog [runs]: accepts that many `wide` runs of many workspaces at once
 * (default: 1,000) and works on them for five minutes, or until all have ended. Regularly prints
 * the number of running and ended runs, and the memory of api and worker: depth first means that
 * runs end from the beginning on, and that the number of running ones stays the same.
 */
export async function backlog(runs: number): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '200', SIMULATOR_LATENCY_SIGMA: '0.5' });
  await stack.start();
  const db = benchPool(stack.databaseUrl);
  try {
    const keys = await makeWorkspaces(stack.databaseUrl, Math.ceil(runs / 3));
    const since = performance.now();
    let made = 0;
    const accept = async () => {
      while (made < runs) {
        const number = made++;
        await createRun(
          stack.api,
          keys[Math.floor(number / 3)] ?? '',
          `Is run ${number} worth a wait?`,
          'wide',
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, accept));
    console.log(`${runs} accepted in ${seconds(since)}`);
    for (const end = Date.now() + workMs; Date.now() < end; await sleep(15_000)) {
      const { rows } = await db.query<{ waiting: number; underway: number; ended: number; bad: number }>(
        `select (count(*) filter (where completed_at is null and dispatched_at is null))::int as waiting,
           (count(*) filter (where completed_at is null and dispatched_at is not null))::int as underway,
           (count(*) filter (where completed_at is not null))::int as ended,
           (count(*) filter (where status in ('failed', 'partial')))::int as bad from runs`,
      );
      const { waiting = 0, underway = 0, ended = 0, bad = 0 } = rows[0] ?? {};
      console.log(
        `after ${seconds(since)}: ${waiting} wait, ${underway} under way, ${ended} ended (${bad} not completed)   ${memory(stack)}`,
      );
      if (waiting + underway === 0) return;
    }
  } finally {
    await db.end();
    await stack.stop();
    stack.remove();
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}
