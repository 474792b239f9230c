import { createKey } from '../../src/app/create-key.ts';
import { createWorkspace } from '../../src/app/create-workspace.ts';
import { createRun, finished } from '../../test/harness/client.ts';
import { benchPool } from '../../test/harness/pool.ts';
import type { Stack } from '../../test/harness/stack.ts';
import { makeWorkspaces } from '../workspaces.ts';

/** The facts that hooks.py knows about the service. Workspaces are numbers: indexes in the list. */
interface Prepared {
  readonly workspaces: { readonly keys: readonly string[] }[];
  /** The first workspaces, which have finished runs. The others are empty. */
  readonly readers: number;
  readonly runs: FinishedRun[];
  /** Cursors issued by each operation. */
  readonly pages: Record<string, { cursor: string; workspace: number; run?: string }[]>;
  /** Models of every run. */
  readonly models: string[];
}

interface FinishedRun {
  readonly id: string;
  readonly status: string;
  readonly workspace: number;
  readonly idempotency_key: string;
  readonly body: { readonly prompt: string; readonly panel: string };
}

const keysPerReader = 40;
const creators = 4_000;
const runsPerReader = 2; // With only one run, the list of runs would have no second page.

/**
 * How runs end, depending on the simulator's rules: with a report, without one but with responses,
 * without either.
 */
const endings = [
  { status: 'completed', readers: 24, rules: [] },
  {
    status: 'partial',
    readers: 1,
    rules: [{ stage: 'label', fault: { kind: 'wrong_shape' } }],
  },
  { status: 'failed', readers: 1, rules: [{ fault: { kind: 'status', status: 400 } }] },
];

/** Creates workspaces, and runs of every ending through the api itself. */
export async function prepare(stack: Stack): Promise<Prepared> {
  const readers = endings.reduce((sum, ending) => sum + ending.readers, 0);
  const workspaces = await makeReaders(stack.databaseUrl, readers);
  const runs: FinishedRun[] = [];
  for (const ending of endings) {
    await tellSimulator(stack, ending.rules);
    const numbers = workspaces
      .keys()
      .drop(runs.length / runsPerReader)
      .take(ending.readers);
    const made = await Promise.all([...numbers].map((number) => makeRuns(stack, number, workspaces[number])));
    const other = made.flat().find(({ status }) => status !== ending.status);
    if (other) throw new Error(`a run was to be ${ending.status}, and is ${other.status}`);
    runs.push(...made.flat());
  }
  const keyed = [...workspaces, ...(await makeWorkspaces(stack.databaseUrl, creators)).map((key) => [key])];
  return {
    workspaces: keyed.map((keys) => ({ keys })),
    readers,
    runs,
    ...(await readPages(stack, workspaces, runs)),
  };
}

async function makeReaders(databaseUrl: string, count: number): Promise<string[][]> {
  const db = benchPool(databaseUrl);
  const workspaces: string[][] = [];
  for (let number = 0; number < count; number++) {
    const id = await createWorkspace(db, {
      name: `reader ${number}`,
      plan: 'bench',
      monthlyCreditGrant: 0,
      firstCredits: 1_000,
    });
    const keys: string[] = [];
    while (id && keys.length < keysPerReader) keys.push((await createKey(db, id, 'bench', null)).key);
    workspaces.push(keys);
  }
  await db.end();
  return workspaces;
}

async function makeRuns(
  stack: Stack,
  workspace: number,
  keys: readonly string[] = [],
): Promise<FinishedRun[]> {
  const runs: FinishedRun[] = [];
  for (let number = 0; number < runsPerReader; number++) {
    const key = keys[number] ?? '';
    const body = { prompt: `Should team ${workspace} try plan ${number}, or wait?`, panel: 'wide' };
    const idempotencyKey = `prepared-${number}`;
    const { id } = await createRun(stack.api, key, body.prompt, body.panel, idempotencyKey);
    const { status } = await finished(stack.api, key, id, 120_000);
    runs.push({ id, status, workspace, idempotency_key: idempotencyKey, body });
  }
  return runs;
}

/** Not by src/client, which keeps cursors to itself. */
async function readPages(stack: Stack, workspaces: readonly string[][], runs: readonly FinishedRun[]) {
  const get = async (workspace: number, path: string) => {
    const headers = { Authorization: `Bearer ${workspaces[workspace]?.at(-1)}` };
    const response = await fetch(`${stack.api}${path}`, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: { model_id: string }[]; next_cursor: string };
  };
  const usage = workspaces.map(async (_, workspace) => ({
    cursor: (await get(workspace, '/v1/usage?limit=1')).next_cursor,
    workspace,
  }));
  const readable = runs.filter(({ status }) => status !== 'failed');
  const responses = readable.map(async ({ id, workspace }) => ({
    cursor: (await get(workspace, `/v1/research/${id}/responses?limit=3`)).next_cursor,
    workspace,
    run: id,
  }));
  const [first] = runs;
  const { data } = await get(0, `/v1/research/${first?.id}/responses`);
  return {
    pages: {
      'GET /v1/usage': await Promise.all(usage),
      'GET /v1/research/{run_id}/responses': await Promise.all(responses),
    },
    models: data.map(({ model_id }) => model_id),
  };
}

async function tellSimulator(stack: Stack, rules: readonly object[]): Promise<void> {
  const response = await fetch(`${stack.simulator}/control/rules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules }),
  });
  if (!response.ok) throw new Error(`the simulator refused its rules: ${await response.text()}`);
}
