import { makeStack } from '../test/support/stack.ts';
import { createRun, finished } from './client.ts';
import { memory } from './speed.ts';
import { makeWorkspaces } from './workspaces.ts';

/** npm run bench -- memory [runs]: resident memory of api and worker after that many consensus runs (50 unless told otherwise). */
export async function memoryAfter(runs: number): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '200', SIMULATOR_LATENCY_SIGMA: '0.5' });
  try {
    await stack.start();
    const keys = await makeWorkspaces(stack.databaseUrl, 5);
    let left = runs;
    await Promise.all(
      keys.map(async (key) => {
        while (left-- > 0) {
          const run = await createRun(
            stack.api,
            key,
            `Is it worth asking ${left} times whether to wait?`,
            'consensus',
          );
          await finished(stack.api, key, run.id, 300_000);
        }
      }),
    );
    console.log(`after ${runs} consensus runs: ${memory(stack)}`);
  } finally {
    await stack.stop();
    stack.remove();
  }
}
