import { setTimeout as sleep } from 'node:timers/promises';
import { checkInvariants } from '../src/db/invariants/invariants.ts';
import { askedAgain } from '../test/harness/asked-again.ts';
import { createRun, finished, type RunObject } from '../test/harness/client.ts';
import { benchPool } from '../test/harness/pool.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';

const victims = ['worker', 'api', 'Temporal', 'PostgreSQL', 'all'] as const;

/**
 * npm run bench -- kill [times]: kills the worker, the api, Temporal, PostgreSQL and everything at
 * once with SIGKILL, in turn, each in the middle of runs (default: twenty kills). In the end every
 * accepted run must have ended once, every credit must be right, and no model whose answer was
 * stored may have been asked again.
 */
export async function kill(times: number): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '700', SIMULATOR_LATENCY_SIGMA: '0.5' });
  const runs: RunObject[] = [];
  try {
    await stack.start();
    for (let round = 0; round < times; round++) {
      const victim = victims[round % victims.length] ?? 'all';
      const [one, other] = await Promise.all(
        ['wide', 'consensus'].map((panel) =>
          createRun(
            stack.api,
            stack.key(),
            `Round ${round}: should a team run drill number ${round} on its ${panel} system?`,
            panel,
          ),
        ),
      );
      await sleep(300 + Math.random() * 4_500); // The moment of the kill is random; nothing waits for it.
      await strike(stack, victim);
      for (const run of [one, other]) {
        if (run) runs.push(await finished(stack.api, stack.key(), run.id, 180_000));
      }
      console.log(
        `${round + 1}. killed ${victim}: ${runs
          .slice(-2)
          .map(({ status, credits_charged }) => `${status} ${credits_charged}`)
          .join(', ')}`,
      );
    }
    await judge(stack, runs);
  } finally {
    await stack.stop();
    stack.remove();
  }
}

async function strike(stack: Stack, victim: (typeof victims)[number]): Promise<void> {
  const pids = stack.pids();
  if (victim !== 'all') {
    const pid = pids[victim];
    if (!pid) throw new Error(`no process plays ${victim}: ${JSON.stringify(pids)}`);
    process.kill(pid, 'SIGKILL');
    return;
  }
  for (const pid of Object.values(pids)) process.kill(pid, 'SIGKILL');
  await stack.start();
}

async function judge(stack: Stack, runs: readonly RunObject[]): Promise<void> {
  const db = benchPool(stack.databaseUrl);
  const breaches = (await checkInvariants(db)).filter((invariant) => invariant.breaches > 0);
  const { rows } = await db.query<{
    unfinished: number;
    accepted: number;
    charged: number;
    refunded: number;
  }>(
    `select count(*) filter (where completed_at is null)::int as unfinished, count(*)::int as accepted,
       count(*) filter (where credits_charged > 0)::int as charged, count(*) filter (where credits_charged = 0)::int as refunded from runs`,
  );
  const again = await askedAgain(db, stack);
  await db.end();
  console.log(JSON.stringify({ ...rows[0], expected: runs.length, breaches, askedAgain: again }));
  const { unfinished = 1, accepted = 0 } = rows[0] ?? {};
  if (breaches.length > 0 || unfinished > 0 || accepted !== runs.length || again.length > 0)
    process.exitCode = 1;
}
