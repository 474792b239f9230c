import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openPool } from '../src/db/pool.ts';
import { apiKeyDigest, newApiKey } from '../src/domain/api-key.ts';
import { freePorts, makeStack, type Stack } from '../test/support/stack.ts';
import { createRun, finished } from './client.ts';
import { type LoadResult, load } from './load.ts';

const rounds = 3;
const shape = { connections: 32, seconds: 4 };

/**
 * npm run bench -- reads: status, result and text reads a second, alternately with a floor on the same machine and
 * database (bench/floor-main.ts), as ratios of the medians. Every request is authenticated and counted, with keys enough
 * that none of them meets its limit.
 */
export async function reads(): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '10' });
  const [port = 0] = await freePorts(1);
  let floor: ChildProcess | undefined;
  try {
    await stack.start();
    const keys = await makeLocalKeys(stack, 4_000);
    const run = await createRun(
      stack.api,
      stack.key(),
      'Is it worth measuring how fast a report is read?',
      'wide',
    );
    await finished(stack.api, stack.key(), run.id, 60_000);
    floor = fork(new URL('./floor-main.ts', import.meta.url), {
      env: { ...process.env, PORT: `${port}`, DATABASE_URL: stack.databaseUrl },
    });
    await once(floor, 'message');
    const paths = ['', '/result', '/responses/text?model_id=openai/gpt-5.5'];
    for (const path of paths) await compare(stack, `/v1/research/${run.id}${path}`, keys, port);
  } finally {
    floor?.kill();
    await stack.stop();
    stack.remove();
  }
}

async function compare(
  stack: Stack,
  path: string,
  keys: readonly string[],
  floorPort: number,
): Promise<void> {
  const own: LoadResult[] = [];
  const floors: LoadResult[] = [];
  for (let round = 0; round < rounds; round++) {
    const row = (number: number) => ({ path: `/read/${1 + (number % 1000)}` });
    floors.push(await load(`http://127.0.0.1:${floorPort}`, row, shape));
    const read = (number: number) => ({
      path,
      headers: { authorization: `Bearer ${keys[number % keys.length]}` },
    });
    own.push(await load(stack.api, read, shape));
  }
  const [mine, theirs] = [median(own), median(floors)];
  console.log(
    `GET ${path.replace(/[0-9a-f-]{36}/, '{id}').padEnd(66)} ${(mine.perSecond / theirs.perSecond).toFixed(2)} × floor ` +
      `(${mine.perSecond.toFixed(0)}/s of ${theirs.perSecond.toFixed(0)}/s), p99 ${(mine.p99 / theirs.p99).toFixed(2)} × floor, ` +
      `statuses ${JSON.stringify(own.map(({ statuses }) => statuses))}`,
  );
}

function median(results: readonly LoadResult[]): LoadResult {
  const sorted = results.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('nothing was measured');
  return middle;
}

/** Keys of the workspace `local`, in one statement: through the use case they would take minutes. */
async function makeLocalKeys(stack: Stack, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, newApiKey);
  const db = openPool(stack.databaseUrl, {
    maxConnections: 1,
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
  await db.query(
    `insert into api_keys (workspace_id, digest, last4, name)
     select w.id, d, 'none', 'bench' from workspaces w, unnest($1::bytea[]) d where w.name = 'local'`,
    [keys.map(apiKeyDigest)],
  );
  await db.end();
  return keys;
}
