import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { RunRow } from '../../../src/db/runs.ts';
import { startService, type TestService } from '../../harness/service.ts';
import { handleOf, historyOf, type Part, parts } from './histories.ts';
import { badRequest, failing, overloaded, untilHung, wide } from './record.ts';

// Histories of every outcome of this version's workflows. A changed workflow must still be able to
// continue each of them (with Temporal's `patched`), or take another queue (decision 50).
// UPDATE_HISTORIES=1 records them again, which is for changes between two releases: those of
// releases are frozen elsewhere. UPDATE_HISTORIES=new records the scenarios that have none yet.

type Scenario = (service: TestService) => Promise<RunRow>;

const answeredBy = (count: number) => failing(wide.slice(count), badRequest);

async function finishes(service: TestService, rules: readonly object[]): Promise<RunRow> {
  await service.simulator.rules(rules);
  return await service.research();
}

/**
 * Each outcome of a run, and how to produce it. The small panel keeps the files small; what works
 * in batches needs another one.
 */
export const scenarios: Readonly<Record<string, Scenario>> = {
  completed: (service) => finishes(service, []),
  'completed-task': (service) => service.research('wide', 'Write a short plan for moving a shop.'),
  'completed-in-batches': (service) => service.research('consensus'),
  'asked-again': (service) => finishes(service, [{ stage: 'label', fault: { kind: 'flip_third' } }]),
  'without-the-second': (service) =>
    finishes(service, [{ model_id: 'simulator/synthesizer-south', fault: { kind: 'wrong_shape' } }]),
  'completed-with-retries': (service) =>
    finishes(service, [
      { model_id: wide[0], stage: 'ask', fault: { kind: 'status', status: 429, retry_after: '7' }, times: 2 },
      { model_id: wide[1], stage: 'ask', fault: overloaded, times: 3 },
      { stage: 'camps', fault: overloaded, times: 2 },
    ]),
  'completed-with-late-retry': (service) =>
    finishes(service, [
      { model_id: wide[0], stage: 'ask', fault: overloaded, times: 4 },
      { model_id: wide[1], stage: 'ask', fault: overloaded },
    ]),
  partial: (service) => finishes(service, answeredBy(5)),
  'partial-without-report': (service) =>
    finishes(service, [{ stage: 'label', fault: { kind: 'wrong_shape' } }]),
  'partial-unread': (service) => finishes(service, [{ stage: 'extract', fault: { kind: 'wrong_shape' } }]),
  'failed-refunded': (service) => finishes(service, answeredBy(4)),
  'failed-held': (service) => finishes(service, failing(wide, { kind: 'refusal' })),
  'failed-after-endless-wait': (service) =>
    finishes(service, failing(wide, { kind: 'status', status: 429, retry_after: '3600' })),
  'cancelled-in-panel': (service) => cancelled(service, 'ask'),
  'cancelled-in-synthesis': (service) => cancelled(service, 'camps'),
  'finished-before': async (service) => {
    const run = await service.accept();
    await service.activities.beginRun({ runId: run.id });
    await service.activities.failRun({ runId: run.id, reason: 'internal' });
    await (await service.start(run)).result();
    return run;
  },
};

async function cancelled(service: TestService, stage: string): Promise<RunRow> {
  await service.simulator.rules([{ stage, fault: { kind: 'hang' } }]);
  const run = await service.accept();
  const handle = await service.start(run);
  await untilHung(service, stage);
  await handle.cancel();
  await handle.result().catch(() => undefined); // It ends by being cancelled.
  return run;
}

/**
 * Runs every scenario, or those that were never recorded, and writes the histories of its
 * workflows.
 */
export async function recordHistories(which: 'all' | 'new'): Promise<void> {
  const service = await startService({ budget: { modelTimeoutMs: 60_000 } });
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (which === 'new' && readHistories(name).size > 0) continue;
    await service.simulator.reset();
    const { id } = await scenario(service);
    for (const part of parts) {
      const exists = await handleOf(service, id, part)
        .describe()
        .catch(() => null);
      if (!exists) continue; // A run that fails in its panel has no synthesis.
      writeFileSync(fileOf(name, part), oneEventPerLine(historyToJSON(await historyOf(service, id, part))));
    }
  }
  await service.stop();
}

/** Small, readable, and without names and paths of the recording machine. */
function oneEventPerLine(history: string): string {
  const ofTheMachine: Record<string, string> = { identity: 'worker', stackTrace: '' };
  const { events } = JSON.parse(history, (key, value) => ofTheMachine[key] ?? value) as { events: object[] };
  return `{"events":[\n${events.map((event) => JSON.stringify(event)).join(',\n')}\n]}\n`;
}

/**
 * The recorded histories of one run, by the role of each workflow; none if it was never recorded.
 */
export function readHistories(name: string): Map<Part, { events: Record<string, unknown>[] }> {
  const recorded = parts.filter((part) => existsSync(fileOf(name, part)));
  return new Map(recorded.map((part) => [part, JSON.parse(readFileSync(fileOf(name, part), 'utf8'))]));
}

function fileOf(name: string, part: Part): URL {
  return new URL(`../../golden/histories/${name}${part.replace('/', '.')}.json`, import.meta.url);
}
