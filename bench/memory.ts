import { readFileSync } from 'node:fs';
import { builtInCatalogue } from '../src/domain/catalogue/built-in.ts';
import { createRun, finished, type RunObject } from '../test/harness/client.ts';
import { startLargeProvider } from '../test/harness/providers/large-provider.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { makeWorkspaces } from './workspaces.ts';

/**
 * npm run bench -- memory [bytes]: runs three concurrent `service` runs whose models answer with
 * that many bytes each (default: 60,000), one of them with 6 MB, under an ordinary `npm start`.
 * Reports the peak memory of api and worker, how often they died, the outcome of the runs, and the
 * longest turn of each event loop.
 */
export async function memory(bytes: number): Promise<void> {
  const [hugeModel] = builtInCatalogue.curated.wide;
  const provider = await startLargeProvider({ answerBytes: bytes, hugeModel });
  const stack = await makeStack(provider.env);
  try {
    await stack.start();
    const watch = watchProcesses(stack);
    const keys = await makeWorkspaces(stack.databaseUrl, 3);
    const since = performance.now();
    const runs = await Promise.all(keys.map((key, index) => oneRun(stack, key, index)));
    const took = (performance.now() - since) / 1000;
    const turns = await Promise.all(['api', 'worker'].map((name) => longestTurn(stack, name)));
    console.log(
      `${keys.length} service runs of ${bytes} bytes an answer: ${took.toFixed(0)} s; ${runs.map(outcome).join(', ')}\n` +
        `${watch.stop()}\nlongest turn of the event loop: ${turns.join(', ')}`,
    );
  } finally {
    await stack.stop();
    stack.remove();
    provider.stop();
  }
}

/**
 * npm run bench -- memory runs [n]: asks that many questions to `wide` one after the other
 * (default: 300), and prints the resident memory of each process, in MB, after every tenth of them.
 */
export async function inARow(runs: number): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '0', SIMULATOR_LATENCY_SIGMA: '0' });
  try {
    await stack.start();
    const [key = ''] = await makeWorkspaces(stack.databaseUrl, 1);
    for (let done = 0; done < runs; ) {
      const { id } = await createRun(stack.api, key, `Should team ${done} keep its archive?`, 'wide');
      const { status } = await finished(stack.api, key, id, 300_000);
      if (status !== 'completed') throw new Error(`run ${done} ended ${status}`);
      if (++done % Math.ceil(runs / 10) > 0) continue;
      const resident = Object.entries(stack.pids()).map(([name, pid]) => `${name} ${residentMb(pid)}`);
      console.log(`${done} runs: ${resident.join(', ')}`);
    }
  } finally {
    await stack.stop();
    stack.remove();
  }
}

async function oneRun(stack: Stack, key: string, index: number): Promise<RunObject> {
  const prompt = `Is it worth asking ${index + 2} times whether a small startup should build a monolith?`;
  const run = await createRun(stack.api, key, prompt, 'service');
  return await finished(stack.api, key, run.id, 1_200_000);
}

function outcome({ status, credits_charged: charged, created_at, completed_at }: RunObject): string {
  const seconds = (Date.parse(completed_at ?? '') - Date.parse(created_at)) / 1000;
  return `${status}${charged ? '' : ' (not charged)'} after ${seconds.toFixed(0)} s`;
}

/** Checks the memory of each process five times a second, and whether it is still the same one. */
function watchProcesses(stack: Stack): { stop: () => string } {
  const names = ['api', 'worker'];
  const seen = new Map(names.map((name) => [name, { peakMb: 0, pids: new Set<number>() }]));
  const look = () => {
    const pids = stack.pids();
    for (const [name, process] of seen) {
      const pid = pids[name] ?? 0;
      const mb = residentMb(pid);
      if (mb === null) continue;
      process.pids.add(pid);
      process.peakMb = Math.max(process.peakMb, mb);
    }
  };
  const timer = setInterval(look, 200);
  return {
    stop() {
      clearInterval(timer);
      return [...seen]
        .map(([name, { peakMb, pids }]) => `${name}: at most ${peakMb} MB, died ${pids.size - 1} times`)
        .join('; ');
    },
  };
}

/** Resident memory of a process; null if it has ended. */
function residentMb(pid: number): number | null {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return null;
  }
}

async function longestTurn(stack: Stack, name: string): Promise<string> {
  const response = await fetch(stack.metrics[name as 'api' | 'worker']);
  const text = await response.text();
  const seconds = Number(/^panel_event_loop_turn_cpu_max_seconds (\S+)/m.exec(text)?.[1]);
  const over = (name: string) =>
    Number(new RegExp(`^panel_threads_${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
  const limits =
    name === 'worker' ? ` (threads over time ${over('over_time')}, over memory ${over('over_memory')})` : '';
  return `${name} ${Math.round(seconds * 1000)} ms${limits}`;
}
