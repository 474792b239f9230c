import { setTimeout as sleep } from 'node:timers/promises';
import { createRun, finished } from '../test/harness/client.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { median } from './api.ts';
import { memory } from './speed.ts';
import { makeWorkspaces } from './workspaces.ts';

const rounds = 3;

/**
 * npm run bench -- fairness: how long a `wide` run of one workspace takes alongside three `service`
 * runs of another, and how long alone; medians over several rounds, each with its own pair.
 */
export async function fairness(): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '1000', SIMULATOR_LATENCY_SIGMA: '0.5' });
  try {
    await stack.start();
    const [large = '', small = ''] = await makeWorkspaces(stack.databaseUrl, 2);
    await wallOf(stack, small, 'warm-up', 'wide');
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      alone.push(await wallOf(stack, small, `quiet ${round}`, 'wide'));
      const others = [1, 2, 3].map((run) => wallOf(stack, large, `large ${round}.${run}`, 'service'));
      // At another phase of the large panels in each round, because their stages load different
      // queues.
      await sleep(round * 1_500);
      beside.push(await wallOf(stack, small, `crowded ${round}`, 'wide'));
      const large3 = await Promise.all(others);
      console.log(
        `round ${round}: alone ${show(alone.at(-1))}, beside ${show(beside.at(-1))}; ` +
          `the three services ${large3.map(show).join(' ')}   ${memory(stack)}`,
      );
    }
    console.log(
      `beside / alone: ${(median(beside) / median(alone)).toFixed(2)} ` +
        `(medians of ${rounds}: ${show(median(beside))} and ${show(median(alone))})`,
    );
  } finally {
    await stack.stop();
    stack.remove();
  }
}

/** Seconds from the acceptance of a run to its end, according to the record. */
async function wallOf(stack: Stack, key: string, word: string, panel: string): Promise<number> {
  const prompt = `Is a ${word} run worth its time, or should a team skip it?`;
  const { id } = await createRun(stack.api, key, prompt, panel);
  const run = await finished(stack.api, key, id, 300_000);
  if (run.status !== 'completed') throw new Error(`${word}: ${run.status}`);
  return (Date.parse(run.completed_at ?? '') - Date.parse(run.created_at)) / 1000;
}

function show(seconds = 0): string {
  return `${seconds.toFixed(1)} s`;
}
