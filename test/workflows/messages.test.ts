import assert from 'node:assert/strict';
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js';
import type { RunBudget } from '../../src/domain/run/run-messages.ts';
import { createLogger } from '../../src/log/log.ts';
import { messageInterceptors } from '../../workflows/messages.ts';
import { type ServiceOptions, startService, type TestService } from '../harness/service.ts';
import { historyOf, parts } from './support/histories.ts';

// The worker once passed its whole configuration as the budget. Two guards prevent the next such
// mistake, one around the activities and one around the workflows, and each must hold on its own.

const marker = 'zirkonfalter';
const budget = {
  modelTimeoutMs: 20_000,
  panelDeadlineMs: 480_000,
  panelPatienceMs: null,
  synthesisDeadlineMs: 900_000,
  gateways: [{ apiKey: marker }],
} satisfies RunBudget & { gateways: unknown };

describe('R-H01 messages to Temporal', () => {
  const logged: string[] = [];
  const log = createLogger('worker', 'trace', { write: (line) => logged.push(line) });
  let service: TestService;

  beforeEach(() => {
    logged.length = 0;
  });
  afterEach(() => service.stop());

  const start = async (options: ServiceOptions) => {
    service = await startService({ budget, log, ...options });
  };

  /** The histories of a run, with their payloads decoded. */
  async function historiesOf(runId: string): Promise<Record<string, string>> {
    const texts = parts.map(async (part) => {
      const history = await historyOf(service, runId, part).catch(() => null);
      return [part, history ? readable(historyToJSON(history)) : ''] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  }

  it('in production an unknown field is dropped and reported, and the run continues', async () => {
    await start({ messages: 'production' });
    const run = await service.research();
    assert.equal(run.status, 'completed');
    const histories = await historiesOf(run.id);
    for (const [part, text] of Object.entries(histories)) {
      assert.match(text, /panelDeadlineMs|synthesisDeadlineMs/, part);
      assert.ok(!text.includes(marker), part);
    }
    assert.ok(logged.some((line) => line.includes('budget.gateways') && line.includes('beginRun')));
    assert.ok(!logged.join().includes(marker));
  });

  it('in production the guard of the workflows alone keeps it from their children', async () => {
    await start({ messages: 'production', interceptor: () => ({}) });
    const run = await service.research();
    assert.equal(run.status, 'completed');
    const { '': research, ...children } = await historiesOf(run.id);
    const started = research?.split('startChildWorkflowExecutionInitiatedEvent').slice(1) ?? [];
    assert.equal(started.length, 2);
    assert.ok(research?.includes(marker), 'it came in by the result that nobody held against its shape');
    for (const text of [...started, ...Object.values(children)]) {
      assert.match(text, /panelDeadlineMs/);
      assert.ok(!text.includes(marker));
    }
  });

  it('in tests an unknown field is an error around the activities', async () => {
    await start({});
    const run = await service.accept();
    const handle = await service.start(run);
    await assert.rejects(handle.result());
    assert.ok(!(await historiesOf(run.id))['']?.includes(marker));
  });

  it('in tests an unknown field is an error around the workflows as well', async () => {
    await start({ interceptor: () => ({}) });
    const { status } = await service.research();
    assert.equal(status, 'failed');
  });

  it('only the type of an activity’s error crosses, whatever its message quotes', async () => {
    await start({ budget: {} });
    const { pool } = service.database;
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'cannot keep % for postgresql://panel:${marker}@host/panel', new.body; end $$`);
    await pool.query(`create trigger refusal before insert on synthesis_artifacts for each row
      when (new.kind = 'select') execute function refuse()`);
    const run = await service.research();
    assert.equal(run.status, 'partial');
    const text = Object.values(await historiesOf(run.id)).join();
    for (const told of ['"final_error"', 'the log of the worker says why'])
      assert.ok(text.includes(told), told);
    const found = [...text.matchAll(/cannot keep|zirkonfalter|activities\/[\w.-]+/g)].map(([words]) => words);
    assert.deepEqual(found, []);
    const told = logged.find((line) => line.includes('an activity failed unexpectedly'));
    assert.match(told ?? '', /"activity":"selectClaims".*"code":"P0001"/);
    assert.ok(!logged.join().includes('cannot keep'), 'the log holds no text either');
  });
});

describe('R-H01 the guard of the workflows', () => {
  const told: string[] = [];
  const { outbound = [] } = messageInterceptors((what, places) => told.push(`${what}: ${places}`));
  const [guard] = outbound;
  const runId = '00000000-0000-4000-8000-000000000000';
  const send = async (activityType: string, args: unknown[], options = {}) => {
    const input = { activityType, args, options, headers: {}, seq: 1 } as never;
    return await guard?.scheduleActivity?.(input, (async (sent: unknown) => sent) as never);
  };

  it('passes an activity’s input on, without unknown fields', async () => {
    const sent = (await send('extractClaims', [{ runId, modelIds: ['lab/model'], text: marker }])) as {
      args: unknown[];
    };
    assert.deepEqual(sent.args, [{ runId, modelIds: ['lab/model'] }]);
    assert.deepEqual(told, ['the input of extractClaims: text']);
  });

  it('refuses for good a wrong shape, a second message, an unknown activity, or free text as a summary', async () => {
    const refused: [string, unknown[], object?][] = [
      ['extractClaims', [{ runId, modelIds: ['Should we sell?'] }]],
      ['extractClaims', [{ runId, modelIds: ['lab/model'] }, {}]],
      ['readAnswers', [{ runId, modelIds: ['lab/model'] }]],
      ['extractClaims', [{ runId, modelIds: ['lab/model'] }], { summary: 'Should we sell?' }],
    ];
    for (const [name, args, options] of refused) {
      await assert.rejects(send(name, args, options), { type: 'message_refused', nonRetryable: true });
    }
  });
});

/** A history with its payloads as text instead of base64. */
function readable(history: string): string {
  return history.replaceAll(/"data": "([^"]*)"/g, (_, data) => Buffer.from(data, 'base64').toString('utf8'));
}
