import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { researchWorkflowId } from '../src/domain/run/task-queues.ts';
import { createRun, finished, type RunObject } from '../test/harness/client.ts';
import { benchPool } from '../test/harness/pool.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { type CpuSeconds, cpuSeconds } from './processes.ts';
import { makeWorkspaces } from './workspaces.ts';

const panels = ['wide', 'consensus', 'service'];
const rounds = 2;

/**
 * npm run bench -- cost [--runs N] [--against DIR]: what a run costs this machine, on the embedded
 * stack with models that answer at once: processor time by process, transactions, stored artefacts
 * and their size, activities and their histories, for one run of each panel; then for N
 * `consensus` runs at once (default 20): runs per second, processor time of one, and how long they
 * took. With `--against`, another checkout is measured by turns, because the figures of a machine
 * move from one minute to the next.
 */
export async function cost(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { runs: { type: 'string', default: '20' }, against: { type: 'string' } },
  });
  const checkouts = values.against === undefined ? [undefined] : [undefined, values.against];
  for (let round = 0; round < (values.against === undefined ? 1 : rounds); round++)
    for (const checkout of checkouts) {
      console.log(`${checkout ?? 'this checkout'}:`);
      await measure(checkout, Number(values.runs));
    }
}

async function measure(checkout: string | undefined, atOnce: number): Promise<void> {
  const stack = await makeStack(
    { SIMULATOR_LATENCY_MEDIAN_MS: '20', SIMULATOR_LATENCY_SIGMA: '0.5' },
    checkout,
  );
  const db = benchPool(stack.databaseUrl);
  try {
    await stack.start();
    const [first = '', ...keys] = await makeWorkspaces(stack.databaseUrl, atOnce + 1);
    await research(stack, first, 'wide', 'warm-up');
    for (const panel of panels) {
      const before = await counted();
      const { id } = await research(stack, first, panel, panel);
      const { cpu, transactions, artefacts, kilobytes } = difference(before, await counted());
      console.log(
        `  one ${panel.padEnd(10)} ${told(cpu, 1)}; ${transactions} transactions; ` +
          `${artefacts} artefacts of ${kilobytes} kB in all; ${await stepsOf(stack, id)}`,
      );
    }
    const before = await counted();
    const since = performance.now();
    const runs = await Promise.all(keys.map((key, at) => research(stack, key, 'consensus', `number ${at}`)));
    const seconds = (performance.now() - since) / 1_000;
    const { cpu } = difference(before, await counted());
    const took = runs.map(wallSeconds).sort((a, b) => a - b);
    const part = (share: number) => (took[Math.ceil(took.length * share) - 1] ?? 0).toFixed(1);
    console.log(
      `  ${atOnce} consensus at once: ${(atOnce / seconds).toFixed(3)} runs per second; of each ${told(cpu, atOnce)}; ` +
        `p50 ${part(0.5)} s, p95 ${part(0.95)} s; peak of the worker ${peakMb(stack.pids().worker ?? 0)} MB`,
    );
  } finally {
    await db.end();
    await stack.stop();
    stack.remove();
  }

  async function counted() {
    const { rows } = await db.query<{ transactions: number; artefacts: number; kilobytes: number }>(
      `select (select xact_commit::int from pg_stat_database where datname = current_database()) as transactions,
         count(*)::int as artefacts, coalesce(sum(octet_length(body::text)) / 1024, 0)::int as kilobytes
       from synthesis_artifacts`,
    );
    return { ...{ transactions: 0, artefacts: 0, kilobytes: 0 }, ...rows[0], cpu: cpuSeconds(stack.pids()) };
  }
}

/** What Temporal keeps of a run. */
async function stepsOf(stack: Stack, runId: string): Promise<string> {
  const connection = await Connection.connect({ address: stack.temporal });
  const client = new Client({ connection });
  const whole = await Promise.all(
    ['', '/panel', '/synthesis'].map(async (part) => {
      const handle = client.workflow.getHandle(`${researchWorkflowId(runId)}${part}`);
      const { events } = await handle.fetchHistory();
      const activities = events?.filter((event) => event.activityTaskScheduledEventAttributes).length ?? 0;
      return { activities, bytes: (await handle.describe()).historySize ?? 0 };
    }),
  );
  await connection.close();
  const sum = (of: 'activities' | 'bytes') => whole.reduce((all, each) => all + each[of], 0);
  return `${sum('activities')} activities, histories of ${Math.round(sum('bytes') / 1_000)} kB`;
}

type Counted = { readonly [What in 'transactions' | 'artefacts' | 'kilobytes']: number } & {
  readonly cpu: CpuSeconds;
};

function difference(before: Counted, after: Counted): Counted {
  const cpu = Object.entries(after.cpu).map(
    ([name, used]) => [name, used - (before.cpu[name] ?? 0)] as const,
  );
  return {
    transactions: after.transactions - before.transactions,
    artefacts: after.artefacts - before.artefacts,
    kilobytes: after.kilobytes - before.kilobytes,
    cpu: Object.fromEntries(cpu),
  };
}

async function research(stack: Stack, key: string, panel: string, word: string): Promise<RunObject> {
  const { id } = await createRun(stack.api, key, `Is the cost of ${word} worth knowing?`, panel);
  const run = await finished(stack.api, key, id, 600_000);
  if (run.status !== 'completed') throw new Error(`${word}: the run is ${run.status}`);
  return run;
}

function wallSeconds({ created_at: from, completed_at: to }: RunObject): number {
  return (Date.parse(to ?? '') - Date.parse(from)) / 1_000;
}

/** Without the simulator, which stands for models elsewhere. */
function told(cpu: CpuSeconds, runs: number): string {
  const own = Object.entries(cpu).filter(([name]) => name !== 'simulator');
  const all = own.reduce((sum, [, used]) => sum + used, 0) / runs;
  return `${all.toFixed(2)} s of processor (${own.map(([name, used]) => `${name} ${(used / runs).toFixed(2)}`).join(', ')})`;
}

function peakMb(pid: number): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
