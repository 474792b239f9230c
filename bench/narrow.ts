import { startSimulator } from '../src/simulator/server/server.ts';
import { createRun, finished } from '../test/harness/client.ts';
import { benchPool } from '../test/harness/pool.ts';
import { startNarrowProvider } from '../test/harness/providers/narrow-provider.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';

const medianMs = 4_000;

/**
 * npm run bench -- narrow [calls]: one `service` run of 157 models under `npm start`, all at one
 * provider that accepts that many concurrent calls (default: 20) and answers the others with `429
 * Retry-After: 1`. Reports how many models answered, how much of the panel's eight minutes it took,
 * and how many calls were refused.
 */
export async function narrow(calls: number): Promise<void> {
  const latency = { medianMs, sigma: 0.5 };
  const simulator = await startSimulator({ host: '127.0.0.1', port: 0, seed: 1, latency });
  const provider = await startNarrowProvider(simulator.url, calls, '1');
  const stack = await makeStack({
    MODEL_GATEWAY_URL: provider.baseUrl,
    SYNTHESIZERS: 'simulator/synthesizer-north,simulator/synthesizer-south',
  });
  try {
    await stack.start();
    const run = await createRun(
      stack.api,
      stack.key(),
      'Is it worth waiting for a narrow provider?',
      'service',
    );
    const { status } = await finished(stack.api, stack.key(), run.id, 1_500_000);
    console.log(
      `${calls} calls at once of ${medianMs} ms (median): ${status}; ${await panelOf(stack)}; ${provider.refused()} calls refused`,
    );
  } finally {
    await stack.stop();
    stack.remove();
    await provider.stop();
    await simulator.stop();
  }
}

/** Outcome of the panel of the only run. */
async function panelOf({ databaseUrl }: Stack): Promise<string> {
  const db = benchPool(databaseUrl);
  const { rows } = await db.query<{ summary: string }>(
    `select count(*) filter (where m.status = 'success') || ' of ' || count(*) || ' models answered, the last after '
       || round(extract(epoch from max(m.answered_at) - min(r.started_at))) || ' s, with at most '
       || max(m.attempts) || ' tries; ' || count(*) filter (where m.late_retry) || ' by a late retry' as summary
     from run_models m join runs r on r.id = m.run_id`,
  );
  await db.end();
  return rows[0]?.summary ?? '';
}
