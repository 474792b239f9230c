import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Json } from '../../../api/openapi/parts/types.ts';
import { closePanel } from '../../../src/app/close-panel.ts';
import { createKey } from '../../../src/app/create-key.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import type { PanelId } from '../../../src/domain/run/panels.ts';
import { isInProgress } from '../../../src/domain/run/run-state.ts';
import { answerPanel, beginRun, booksOf, failRun, keepReport, runOf } from '../../support/database/runs.ts';
import { apiForFile, create, get, makeWorkspace } from '../../support/http/api.ts';
import { callTool, type Generation, generations } from '../../support/http/mcp.ts';
import { startApi, type TestApi } from '../../support/http/start-api.ts';

const report = readFileSync(new URL('../../golden/report.json', import.meta.url), 'utf8');

type Asked =
  | { readonly do: 'create'; readonly prompt: string; readonly panel: string; readonly key: string }
  | { readonly do: 'get_research' | 'get_research_result' | 'list_model_responses'; readonly run: number }
  | { readonly do: 'get_account' };
/** Progress that the workflow makes in the meantime. */
type Ended = { readonly do: 'deliver' | 'fail'; readonly run: number };
type Step = Asked | Ended;

interface World {
  readonly workspaceId: string;
  readonly keys: readonly string[];
  /** Ids of its runs, in order of acceptance. */
  readonly runs: string[];
}

const run = fc.nat(5);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      prompt: fc.constantFrom('Tea?', ' Tea? ', 'Coffee?', ''),
      panel: fc.constantFrom('wide', 'wide', 'consensus', 'wider'),
      key: fc.constantFrom('a', 'b', 'c', 'not a key'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'get_research' as const,
        'get_research_result' as const,
        'list_model_responses' as const,
      ),
      run,
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'get_account' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deliver' as const, 'fail' as const), run }) },
);
const anyInterface = fc.constantFrom<'REST' | Generation>('REST', ...generations);
const oneOfTwo = fc.constantFrom(0, 1);

/** How a client sends a command: over which interface, and to which of two processes. */
interface Way {
  readonly by: 'REST' | Generation;
  readonly process: number;
}

// The same commands are sent twice, with the same keys: to one workspace over REST and a single
// process, to the other over any interface and process. Clients must see no difference, and in the
// end ledgers and rate limits must be equal.
describe('MCP and REST: one interface to a workspace', () => {
  const file = apiForFile();
  let worlds = 0;
  let second: TestApi;
  before(async () => {
    second = await startApi(file.db);
  });
  after(() => second.stop());
  const apiOf = ({ process }: Way) => (process === 0 ? file.api : second);

  it('R-M01 R-C11 R-E05 R-K02 any mix of both interfaces keeps ledger, limits and idempotency as REST alone does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyStep, oneOfTwo, fc.record({ by: anyInterface, process: oneOfTwo })), {
          minLength: 5,
          maxLength: 25,
        }),
        fc.constantFrom(0, 24),
        fc.constantFrom(0, 114),
        async (steps, createsUsed, readsUsed) => {
          const [byRest, byBoth] = [await makeWorld(), await makeWorld()];
          for (const world of [byRest, byBoth]) await openMinute(world.workspaceId, createsUsed, readsUsed);
          for (const [step, key, way] of steps) {
            const told = await act(byRest, step, key, { by: 'REST', process: 0 });
            assert.deepEqual(await act(byBoth, step, key, way), told, `${step.do} by ${way.by}`);
          }
          assert.deepEqual(await stateOf(byBoth), await stateOf(byRest));
        },
      ),
      { numRuns: 60 },
    );
  });

  async function makeWorld(): Promise<World> {
    const { id, key } = await makeWorkspace(file.db, `world-${++worlds}`, 90);
    const other = await createKey(file.db, id, 'the other', null);
    return { workspaceId: id, keys: [key, other.key], runs: [] };
  }

  /** Moves far enough into the minute for a sequence to reach its limits. */
  async function openMinute(workspaceId: string, creates: number, reads: number): Promise<void> {
    await file.db.query(
      `insert into rate_windows (subject, used, started_at)
       select id, $3::int, clock_timestamp() + interval '1 minute' from api_keys where workspace_id = $1
       union all select $1, $2::int, clock_timestamp() + interval '1 minute'`,
      [workspaceId, creates, reads],
    );
  }

  async function stateOf({ workspaceId }: World) {
    const { rows } = await file.db.query<{ used: number }>(
      `select used from rate_windows left join api_keys on id = subject
       where subject = $1 or workspace_id = $1 order by subject = $1, name = 'the other'`,
      [workspaceId],
    );
    // Beyond the limit, a process refuses from memory for a moment, and stops counting.
    const used = rows.map((row, index) => Math.min(row.used, index < 2 ? 121 : 31));
    return { books: await booksOf(file.db, workspaceId), used };
  }

  /**
   * @returns the answer without what may differ: ids, times, and the interface that created a run
   */
  async function act(world: World, step: Step, keyIndex: number, way: Way): Promise<unknown> {
    if (isEnded(step)) return await finish(world, step);
    const key = world.keys[keyIndex] ?? '';
    const body =
      way.by === 'REST'
        ? await byRest(apiOf(way), world, key, step)
        : await byMcp(apiOf(way), world, key, step, way.by);
    if (step.do === 'create' && body.id && !world.runs.includes(body.id)) world.runs.push(body.id);
    return comparable(world, body);
  }

  async function finish({ runs }: World, step: Ended): Promise<undefined> {
    const id = runs[step.run];
    if (!id || !isInProgress((await runOf(file.db, id)).status)) return;
    await beginRun(file.db, id);
    await answerPanel(file.db, id, step.do === 'fail' ? 0 : undefined);
    if (step.do === 'fail') return void (await failRun(file.db, id));
    await closePanel(file.db, id, 0);
    await keepReport(file.db, id, report);
    await deliverReport(file.db, id);
  }

  async function byRest(api: TestApi, { runs }: World, apiKey: string, step: Asked) {
    if (step.do === 'create') {
      const { prompt, panel, key } = step;
      const answer = await create(api, apiKey, {
        idempotencyKey: key,
        body: { prompt, panel: panel as PanelId },
      });
      const replayed = answer.headers.get('Idempotent-Replayed') === 'true';
      return answer.body.error ? answer.body : { ...answer.body, replayed };
    }
    if (step.do === 'get_account') return (await get(api, '/v1/account', apiKey)).body;
    const path = {
      get_research: '',
      get_research_result: '/result',
      list_model_responses: '/responses',
    };
    const id = runs[step.run] ?? unknownRun;
    return (await get(api, `/v1/research/${id}${path[step.do]}`, apiKey)).body;
  }

  async function byMcp(api: TestApi, { runs }: World, apiKey: string, step: Asked, generation: Generation) {
    if (step.do !== 'create') {
      const whole = step.do === 'get_research_result' ? { part: 'full' } : {};
      const args = step.do === 'get_account' ? {} : { run_id: runs[step.run] ?? unknownRun, ...whole };
      const { part, ...object } = (await callTool(api, apiKey, step.do, args, { generation })).object;
      return object;
    }
    const { prompt, panel, key: idempotency_key } = step;
    const args = { prompt, panel, idempotency_key };
    const { object } = await callTool(api, apiKey, 'create_research', args, { generation });
    const { idempotent_replayed: replayed, ...rest } = object;
    return rest.error ? rest : { ...rest, replayed };
  }
});

const isEnded = (step: Step): step is Ended => step.do === 'deliver' || step.do === 'fail';

const unknownRun = '4d1bd7a4-8f7a-4a6e-9b0c-52f9ad4d6a57';

function comparable({ runs }: World, body: Json): unknown {
  if (body.error) {
    const { retry_after_seconds, ...details } = body.error.details ?? {};
    return { code: body.error.code, details };
  }
  const { id, created_at, completed_at, source, retry_after_seconds, progress_message, ...rest } = body;
  return { ...rest, run: runs.indexOf(id), isFinished: completed_at !== null };
}
