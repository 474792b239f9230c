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
/** Each reads some 55 times a minute, of the 120 that it may. */
const readerCount = 4_000;
/** Of a workspace each, which has three runs in progress at most. */
const creatorCount = 40_000;

/** One kind of request, and what it may cost. */
export interface Comparison {
  readonly name: string;
  readonly request: (number: number) => LoadRequest;
  /** The same of the floor. */
  readonly floor: (number: number) => LoadRequest;
  /** The least part of the floor's requests a second. */
  readonly bar: number;
}

/**
 * npm run bench -- api: requests a second and the slowest hundredth of them, alternately with a floor on the same
 * machine and database (bench/floor-main.ts), with as many connections and as large a heap, as medians of the rounds'
 * ratios; and the queries that each takes. The floor sends the row that the body is made of, or locks one of as
 * many rows as there are workspaces. Every request is authenticated, counted and logged.
 * Keys are in use: the first request of a key takes three queries more, and one a minute takes one more.
 * The api is alone with PostgreSQL: accepted runs wait, as while Temporal is away, so that what is compared is the api.
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

/** @returns where it serves */
async function start(file: string, parameters: string[], children: ChildProcess[]): Promise<string> {
  const child = fork(new URL(file, import.meta.url), parameters, { execArgv: [...heapLimits.api] });
  children.push(child);
  const [{ url }] = await once(child, 'message');
  return url;
}

/** A run of the whole service, which is stopped again. @returns its id */
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
  /** Of the workspace whose run is read. */
  readonly readers: readonly string[];
  /** Of a workspace each. */
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

/** @returns whether the bars are met: requests a second, and a slowest hundredth below three times the floor's */
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

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
