import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asEntry } from '../src/config/catalogue-file.ts';
import { builtInCatalogue } from '../src/domain/catalogue/built-in.ts';
import { type Hedges, makeHedges } from '../src/gateway/limits/hedges.ts';
import { createRun, finished, type RunObject } from '../test/harness/client.ts';
import type { LoggedCall } from '../test/harness/logged-call.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { endAll } from '../test/support/hooks.ts';
import { idealPathMs } from './speed/critical-path.ts';
import { type SimulatedRun, simulatedRun } from './speed/simulation.ts';
import { makeWorkspaces } from './workspaces.ts';

const medianMs = 2_000;

/**
 * npm run bench -- speed [--draws N] [--simulation] [--against DIR]: how long a run takes, from two
 * sides.
 * - A simulation of this checkout's workflow with 10, 40 and 172 answers, in which only calls take
 *   time: the length of the ideal in median latencies, over N draws of them, its rounds, with calls
 *   and tokens by stage, then the same where slow calls are made a second time. With
 *   `--simulation`, this alone.
 * - Runs on the embedded stack, one of each panel and ten of 40 at once: wall time divided by the
 *   ideal path of each run's own calls, its calls by stage, memory, and the time of a second start.
 *   With `--against`, another checkout is measured by turns, twice each.
 */
export async function speed(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      draws: { type: 'string', default: '5' },
      simulation: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  try {
    for (const size of [10, 40, 172])
      for (const hedges of [null, makeHedges()]) await simulate(size, Number(values.draws), hedges);
  } finally {
    await endAll(); // Also the database server, which the tests share.
  }
  if (values.simulation) return;
  if (values.against === undefined) return await measureCheckout(undefined);
  for (const checkout of [undefined, values.against, undefined, values.against]) {
    console.log(`${checkout ?? 'this checkout'}:`);
    await measureCheckout(checkout);
  }
}

/** @param hedges of a service that goes on over all draws; null if no call is made twice */
async function simulate(size: number, draws: number, hedges: Hedges | null): Promise<void> {
  if (draws === 0) return;
  const runs: SimulatedRun[] = [];
  for (let seed = 1; seed <= draws; seed++) runs.push(await simulatedRun(size, seed, hedges));
  const mean = (of: (run: SimulatedRun) => number) =>
    (runs.reduce((sum, run) => sum + of(run), 0) / runs.length).toFixed(1);
  console.log(
    `simulated, ${size} answers${hedges ? ', slow calls made a second time' : ''}: ideal ${mean(({ whole }) => whole)} median latencies, after the last answer ` +
      `${mean(({ afterAnswers }) => afterAnswers)} in ${mean(({ rounds }) => rounds)} rounds (${draws} draws)`,
  );
  if (hedges) return;
  const stages = new Set(runs.flatMap(({ calls }) => [...calls.keys()]));
  for (const stage of stages) {
    const of = (what: 'calls' | 'inputTokens' | 'outputTokens') =>
      mean(({ calls }) => calls.get(stage)?.[what] ?? 0);
    console.log(
      `  ${stage.padEnd(24)} ${of('calls')} calls, ${of('inputTokens')} tokens in, ${of('outputTokens')} out`,
    );
  }
}

async function measureCheckout(checkout: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-catalogue-'));
  const catalogue = join(folder, 'catalogue.json');
  writeFileSync(catalogue, JSON.stringify(everyModelEligible()));
  const stack = await makeStack(
    {
      SIMULATOR_LATENCY_MEDIAN_MS: `${medianMs}`,
      SIMULATOR_LATENCY_SIGMA: '0.5',
      CATALOGUE_FILE: catalogue,
    },
    checkout,
  );
  try {
    await stack.start();
    await measure(stack, 'warm-up', [['warm-up', 'wide', stack.key()]]);
    for (const panel of ['wide', 'consensus', 'service'])
      await measure(stack, `one ${panel}`, [[panel, panel, stack.key()]]);
    const keys = await makeWorkspaces(stack.databaseUrl, 10);
    await measure(
      stack,
      'ten consensus at once',
      keys.map((key, index) => [`many ${index}`, 'consensus', key]),
    );
    await stack.stop();
    console.log(`second start to ready: ${(await stack.start()).toFixed(1)} s`);
  } finally {
    await stack.stop();
    stack.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Order = [word: string, panel: string, key: string];

async function measure(stack: Stack, title: string, orders: readonly Order[]): Promise<void> {
  const runs = await Promise.all(
    orders.map(async ([word, panel, key]) => {
      const created = await createRun(
        stack.api,
        key,
        `Is a ${word} bench worth its time, or should a team skip it?`,
        panel,
      );
      return await finished(stack.api, key, created.id, 300_000);
    }),
  );
  const calls = readCalls(stack);
  const called = runs.map((run) => callsOf(run, calls));
  const ideals = called.map(idealPathMs);
  const ratios = runs.map((run, at) => wallMs(run) / (ideals[at] ?? 0)).sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  console.log(
    `${title.padEnd(24)} wall / ideal: median ${median.toFixed(3)}, worst ${(ratios.at(-1) ?? 0).toFixed(3)}   ` +
      `(${runs.map((run) => (wallMs(run) / 1000).toFixed(1)).join(' ')} s; ${runs.map(({ status }) => status).join(' ')})   ${memory(stack)}`,
  );
  if (called.length === 1) console.log(`  ${describeCalls(called[0] ?? [], ideals[0] ?? 0)}`);
}

/** Those between its acceptance and its end that ask its question. */
function callsOf(run: RunObject, calls: readonly LoggedCall[]): readonly LoggedCall[] {
  const from = Date.parse(run.created_at);
  const to = Date.parse(run.completed_at ?? '');
  const during = calls.filter(({ started_at }) => started_at >= from - 5 && started_at <= to);
  const questions = Map.groupBy(during, ({ question }) => question);
  const candidates = [...questions.values()].map((own) => ({
    own,
    gap: Math.abs(from - Math.min(...own.map((call) => call.started_at))),
  }));
  const best = candidates.sort((a, b) => a.gap - b.gap)[0];
  return best?.own ?? [];
}

function wallMs(run: RunObject): number {
  return Date.parse(run.completed_at ?? '') - Date.parse(run.created_at);
}

/**
 * The ideal and the time after the last answer, in median latencies, and the calls of each stage.
 */
function describeCalls(calls: readonly LoggedCall[], idealMs: number): string {
  const byStage = [...Map.groupBy(calls, ({ stage }) => stage)].map(
    ([stage, own]) => `${stage} ${own.length}`,
  );
  const lastAnswer = Math.max(
    ...calls.filter(({ stage }) => stage === 'ask').map((call) => call.ended_at ?? 0),
  );
  const afterMs = Math.max(...calls.map((call) => call.ended_at ?? 0)) - lastAnswer;
  return (
    `ideal ${(idealMs / medianMs).toFixed(1)} median latencies; after the last answer ${(afterMs / medianMs).toFixed(1)}; ` +
    `calls: ${byStage.join(', ')}`
  );
}

function readCalls(stack: Stack): LoggedCall[] {
  return readFileSync(stack.callLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LoggedCall);
}

/** Resident memory of api and worker, in MB. */
export function memory(stack: Stack): string {
  const { api = 0, worker = 0 } = stack.pids();
  const residentMb = (pid: number) =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  return `api ${residentMb(api)} MB, worker ${residentMb(worker)} MB`;
}

/** The built-in catalogue with all of its 172 models in the panel `service`. */
function everyModelEligible() {
  return {
    models: builtInCatalogue.models.map((model) => ({ ...asEntry(model), eligible: true })),
    panels: builtInCatalogue.curated,
  };
}
