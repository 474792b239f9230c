import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { embeddedPostgresFolder } from '../src/config/config.ts';
import { heapLimits } from '../src/embedded/services/node-processes.ts';
import { postgresProcess } from '../src/embedded/services/postgres/process.ts';
import { keepRunning, type RunningProcess } from '../src/embedded/supervise/keep-running.ts';
import { createRun, finished } from '../test/harness/client.ts';
import { makeStack, type Stack } from '../test/harness/stack.ts';
import { type Cost, costsOf } from './costs.ts';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { makeLocalKeys, makeWorkspaces, warmKeys } from './workspaces.ts';

const rounds = 9;
const shape = { connections: 32, seconds: 2 };
/** Each reads some 55 times a minute; it may read 120 times. */
const readerCount = 4_000;
/** One per workspace, because a workspace may have only three runs in progress. */
const creatorCount = 40_000;

/** A kind of request, with its target. */
export interface Comparison {
  readonly name: string;
  readonly request: (number: number) => LoadRequest;
  /** The corresponding request to the floor. */
  readonly floor: (number: number) => LoadRequest;
  /** Minimum share of the floor's requests per second. */
  readonly bar: number;
}

/**
 * npm run bench -- api: compares requests per second and p99 latency with a floor on the same
 * machine and database (bench/floor-main.ts), in alternation, with the same number of connections
 * and heap size, as medians of the rounds' ratios; also counts the queries of each request. The
 * floor sends the row from which the body is made, or locks one of as many rows as there are
 * workspaces. Every request to the api is authenticated, counted and logged. Keys are already in
 * use: the first request of a key takes three more queries, and one per minute takes one more. Only
 * the api and PostgreSQL run: accepted runs wait, as while Temporal is away, so that only the api
 * is compared.
 */
export async function api(): Promise<void> {
  const stack = await makeStack({ SIMULATOR_LATENCY_MEDIAN_MS: '10' });
  const children: ChildProcess[] = [];
  let postgres: RunningProcess | undefined;
  try {
    const runId = await finishedRun(stack);
    postgres = await postgresAlone(stack);
    const table = comparisons(runId, {
      readers: await makeLocalKeys(stack.databaseUrl, readerCount),
      creators: await makeWorkspaces(stack.databaseUrl, creatorCount),
    });
    const costs = await costsOf(stack.databaseUrl, table);
    const own = await start('../test/harness/api-main.ts', [stack.databaseUrl], children);
    const floor = await start('./floor-main.ts', [stack.databaseUrl, `${creatorCount}`], children);
    const missed: string[] = [];
    for (const [index, comparison] of table.entries()) {
      const cost = costs[index] as Cost;
      await warmKeys(stack.databaseUrl);
      if (!(await compare(comparison, cost, own, floor))) missed.push(comparison.name);
    }
    if (missed.length > 0) throw new Error(`below the bar: ${missed.join(', ')}`);
  } finally {
    for (const child of children) child.kill();
    await postgres?.stop(5_000);
    await stack.stop();
    stack.remove();
  }
}

/** @returns its URL */
async function start(file: string, parameters: string[], children: ChildProcess[]): Promise<string> {
  const child = fork(new URL(file, import.meta.url), parameters, { execArgv: [...heapLimits.api] });
  children.push(child);
  const [{ url }] = await once(child, 'message');
  return url;
}

/**
 * Completes a run with the whole service, then stops the service.
 * @returns the run's id
 */
async function finishedRun(stack: Stack): Promise<string> {
  await stack.start();
  const key = stack.key();
  const { id } = await createRun(stack.api, key, 'Is it worth measuring how fast a report is read?', 'wide');
  await finished(stack.api, key, id, 60_000);
  await stack.stop();
  return id;
}

async function postgresAlone({ dataDir }: Stack): Promise<RunningProcess> {
  const piece = keepRunning(await postgresProcess(embeddedPostgresFolder(dataDir), ['max_connections=200']), {
    started: () => undefined,
    report: () => undefined,
  });
  await piece.ready;
  return piece;
}

interface Keys {
  /** Keys of the workspace whose run is read. */
  readonly readers: readonly string[];
  /** One key per workspace. */
  readonly creators: readonly string[];
}

function comparisons(runId: string, { readers, creators }: Keys): Comparison[] {
  const keyOf = (among: readonly string[], number: number) => `Bearer ${among[number % among.length]}`;
  const readOf = (path: string) => (number: number) => ({
    path: `/v1/research/${runId}${path}`,
    headers: { authorization: keyOf(readers, number) },
  });
  const model = '?model_id=openai/gpt-5.5';
  return [
    {
      name: 'GET status',
      request: readOf(''),
      floor: () => ({ path: `/runs/${runId}` }),
      bar: 0.5,
    },
    {
      name: 'GET result',
      request: readOf('/result'),
      floor: () => ({ path: `/reports/${runId}` }),
      bar: 0.7,
    },
    {
      name: 'GET text',
      request: readOf(`/responses/text${model}`),
      floor: () => ({ path: `/texts/${runId}${model}` }),
      bar: 0.5,
    },
    {
      name: 'POST create',
      request: (number) => create(keyOf(creators, number)),
      floor: (number) => ({ method: 'POST', path: `/${1 + (number % creatorCount)}` }),
      bar: 0.3,
    },
  ];
}

let creates = 0;

function create(authorization: string): LoadRequest {
  return {
    method: 'POST',
    path: '/v1/research',
    headers: {
      authorization,
      'content-type': 'application/json',
      'idempotency-key': `bench-${++creates}`,
    },
    body: JSON.stringify({ prompt: 'Is it worth measuring how fast a run is accepted?', panel: 'wide' }),
  };
}

/**
 * @returns true if both targets are met: requests per second, and a p99 latency below three times
 * the floor's
 */
async function compare(
  { name, request, floor, bar }: Comparison,
  { queries, bytes }: Cost,
  api: string,
  floorUrl: string,
): Promise<boolean> {
  let sent = 0;
  let sentToFloor = 0;
  const own = () => request(sent++);
  const bare = () => floor(sentToFloor++);
  await load(api, own, shape);
  await load(floorUrl, bare, { ...shape, seconds: 1 });
  const results: { own: LoadResult; floor: LoadResult }[] = [];
  for (let round = 0; round < rounds; round++) {
    results.push({ floor: await load(floorUrl, bare, shape), own: await load(api, own, shape) });
  }
  const speed = median(results.map((each) => each.own.perSecond / each.floor.perSecond));
  const p99 = median(results.map((each) => each.own.p99 / each.floor.p99));
  const perSecond = (of: 'own' | 'floor') => median(results.map((each) => each[of].perSecond)).toFixed(0);
  const met = speed >= bar && p99 < 3;
  console.log(
    `${name.padEnd(12)} ${speed.toFixed(2)} × floor (bar ${bar}; ${perSecond('own')}/s of ${perSecond('floor')}/s), ` +
      `p99 ${p99.toFixed(2)} × floor (bar 3), ${bytes} bytes, ${queries} queries${met ? '' : '  MISSED'}`,
  );
  return met;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
