import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { Pool } from '../../src/db/pool.ts';
import { type Threads, threadLimits, youngHeapMb } from '../../src/threads/pool.ts';
import { catalogueOf } from './authors.ts';
import { coders } from './coder/errors.ts';
import { simulatedSynthesizer } from './coder/synthesizer.ts';
import { runPanel } from './run/run-panel.ts';
import type { Bed } from './run/simulate.ts';
import { thisThread } from './run/this-thread.ts';

/** The measurements of a process that did the work of a run and nothing else. */
export interface CodeCost {
  /** CPU time by job: in a process that has just started, and repeated in the same process. */
  readonly jobs: readonly {
    readonly name: string;
    readonly times: number;
    readonly coldMs: number;
    readonly warmMs: number;
  }[];
  /** Peak resident memory, and resident memory before the work. */
  readonly peakMb: number;
  readonly startMb: number;
}

/**
 * Measures the cost of a report's code without calls to models: every job that a run gives to its
 * threads is repeated, one after the other, in a separate process.
 */
export async function codeCost(db: Pool, { size, seed, knowledge }: Bed): Promise<CodeCost> {
  const folder = mkdtempSync(join(tmpdir(), 'panel-code-'));
  const file = join(folder, 'jobs');
  try {
    const { panel } = knowledge;
    const texts = panel.answers.map(({ modelId, text }) => ({ modelId, text }));
    writeFileSync(file, record(texts));
    const synthesizer = simulatedSynthesizer(knowledge, { seed, rates: {} });
    await runPanel(db, {
      panel,
      catalogue: catalogueOf(size),
      synthesizers: coders,
      chat: synthesizer.chat,
      threads: recording(file),
    });
    return await replay(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function toldCost({ jobs, peakMb, startMb }: CodeCost, size: number): string {
  const sum = (of: 'coldMs' | 'warmMs') => Math.round(jobs.reduce((total, job) => total + job[of], 0));
  const lines = jobs.map(
    ({ name, times, coldMs, warmMs }) =>
      `  ${name} × ${times}: ${Math.round(coldMs)} ms, ${Math.round(warmMs)} ms warm`,
  );
  return [
    `The code of a report of ${size} answers, without calls: ${sum('coldMs')} ms on a processor, ${sum('warmMs')} ms warm;`,
    `at most ${peakMb} MB, of which ${startMb} MB before any work:`,
    ...lines,
  ].join('\n');
}

function recording(file: string): Threads {
  return {
    ...thisThread,
    run(name, input, options) {
      appendFileSync(file, record({ name, input }));
      return thisThread.run(name, input, options);
    },
  };
}

/** A value, preceded by its length. */
function record(value: unknown): Buffer {
  const body = serialize(value);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([length, body]);
}

async function replay(file: string): Promise<CodeCost> {
  const main = new URL('./code-cost-main.ts', import.meta.url).pathname;
  // The memory limit of a thread of the service. V8 counts three semi-spaces as the young part of
  // its heap.
  const limits = [
    `--max-old-space-size=${threadLimits.heapMb}`,
    `--max-semi-space-size=${Math.floor(youngHeapMb / 3)}`,
  ];
  const child = spawn(process.execPath, [...limits, main, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error('the work could not be done again');
  return JSON.parse(Buffer.concat(parts).toString()) as CodeCost;
}
