import { closeSync, openSync, readSync } from 'node:fs';
import { deserialize } from 'node:v8';
import type { StoredText } from '../../src/stages/job/job.ts';
import { openKept } from '../../src/stages/job/kept.ts';
import { type JobInput, type JobName, runJob } from '../../src/stages/registry.ts';

// Repeats the recorded work of a run twice and reports its cost: see code-cost.ts.

const [file = ''] = process.argv.slice(2);
const costs = new Map<string, { times: number; coldMs: number; warmMs: number }>();
const startMb = peakMb();
for (const column of ['coldMs', 'warmMs'] as const) {
  const records = readRecords(file);
  const kept = openKept(); // Anew, as for another run.
  const texts = records.next().value as readonly StoredText[];
  for (const record of records) {
    const { name, input } = record as { name: JobName; input: JobInput<JobName> };
    const cost = costs.get(name) ?? { times: 0, coldMs: 0, warmMs: 0 };
    cost.times += column === 'coldMs' ? 1 : 0;
    const since = process.threadCpuUsage();
    await runJob(name, input, { texts: each(texts), kept });
    const { user, system } = process.threadCpuUsage(since);
    cost[column] += (user + system) / 1_000;
    costs.set(name, cost);
  }
}
const byJob = [...costs].map(([name, cost]) => ({ name, ...cost }));
console.log(JSON.stringify({ jobs: byJob, peakMb: peakMb(), startMb }));

function peakMb(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

async function* each(texts: readonly StoredText[]): AsyncGenerator<StoredText> {
  yield* texts;
}

/** Reads one record after the other, so that the work of a whole run is never in memory. */
function* readRecords(path: string): Generator<unknown, undefined> {
  const source = openSync(path, 'r');
  const length = Buffer.alloc(4);
  while (readSync(source, length) === 4) {
    const body = Buffer.alloc(length.readUInt32LE());
    readSync(source, body);
    yield deserialize(body);
  }
  closeSync(source);
}
