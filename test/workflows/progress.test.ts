import assert from 'node:assert/strict';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import { phaseOf, type RunStatus, transitions } from '../../src/domain/run/run-state.ts';
import { dispatcher } from '../../temporal/client/dispatch.ts';
import { startService, type TestService } from '../harness/service.ts';
import { until } from '../harness/until.ts';
import { testRoom } from '../support/database/runs.ts';
import { create, get } from '../support/http/api.ts';
import { startApi, type TestApi } from '../support/http/start-api.ts';
import { handleOf } from './support/histories.ts';
import { badRequest, failing, overloaded, wide } from './support/record.ts';

// A trigger records every state that a run's row ever had, so that none is missed between two
// checks.

interface State {
  readonly status: RunStatus;
  readonly total: number;
  readonly successful: number;
  readonly failed: number;
}

describe('the states of a run over time', () => {
  let service: TestService;
  let api: TestApi;
  let undisturbed: RunRow;

  before(async () => {
    service = await startService();
    const { pool } = service.database;
    await pool.query('create table states (id bigint generated always as identity, run jsonb)');
    await pool.query(`create function keep_state() returns trigger language plpgsql as
      $$ begin insert into states (run) values (to_jsonb(new)); return new; end $$`);
    await pool.query(
      'create trigger keep_states after insert or update on runs for each row execute function keep_state()',
    );
    const log = pino({ level: 'silent' });
    api = await startApi(pool, {
      requestDispatch: dispatcher({ client: service.client, db: pool, room: testRoom, log }),
    });
    undisturbed = await service.research();
  });
  afterEach(() => service.simulator.reset());
  after(async () => {
    await api.stop();
    await service.stop();
  });

  async function statesOf(runId: string): Promise<State[]> {
    const { rows } = await service.database.pool.query<State>(
      `select run->>'status' as status, (run->>'total_models')::int as total,
         (run->>'successful_models')::int as successful, (run->>'failed_models')::int as failed
       from states where run->>'id' = $1 order by id`,
      [runId],
    );
    return rows;
  }

  const cases: Record<string, { rules: object[]; path: RunStatus[] }> = {
    'is completed': { rules: [], path: ['queued', 'running', 'synthesizing', 'completed'] },
    'is completed after retries': {
      rules: [
        { model_id: wide[0], stage: 'ask', fault: overloaded, times: 4 },
        { model_id: wide[1], stage: 'ask', fault: overloaded },
      ],
      path: ['queued', 'running', 'synthesizing', 'completed'],
    },
    'is partial': {
      rules: failing(wide.slice(0, 5), badRequest),
      path: ['queued', 'running', 'synthesizing', 'partial'],
    },
    'is partial without a report': {
      rules: [{ stage: 'label', fault: { kind: 'wrong_shape' } }],
      path: ['queued', 'running', 'synthesizing', 'partial'],
    },
    'has failed': { rules: failing(wide, badRequest), path: ['queued', 'running', 'failed'] },
  };

  for (const [what, { rules, path }] of Object.entries(cases)) {
    it(`R-G02 R-G05 a run that ${what} makes only allowed transitions, and its progress never goes back`, async () => {
      await service.simulator.rules(rules);
      const { id } = rules.length > 0 ? await service.research() : undisturbed;
      const states = await statesOf(id);
      const steps = states
        .map(({ status }) => status)
        .filter((status, index, all) => status !== all[index - 1]);
      assert.deepEqual(steps, path);
      for (const [index, state] of states.entries()) {
        assert.equal(state.total, 10, 'the total is known at acceptance');
        const before = states[index - 1];
        if (!before) continue;
        assert.ok(before.status === state.status || transitions[before.status].includes(state.status));
        assert.ok(state.successful >= before.successful && state.failed >= before.failed);
        assert.ok(state.successful + state.failed <= state.total);
      }
      const { successful, failed } = states.at(-1)!;
      assert.equal(successful + failed, 10);
    });
  }

  it('R-S01 a create is answered while no model has answered yet, and the research goes on without its client', async () => {
    await service.simulator.latency(6_000); // Longer than a busy machine takes to answer.
    const created = await create(api, service.workspace.key, { headers: { Connection: 'close' } });
    assert.equal(created.status, 202);
    const { id } = created.body;
    assert.equal((await service.read(id)).successful_models, 0);
    await service.simulator.latency(100);
    assert.deepEqual([created.body.status, created.body.phase], ['queued', 'panel']);

    await until('the panel is being asked', async () => (await statesOf(id)).at(-1)?.status === 'running');
    const running = (await get(api, `/v1/research/${id}`, service.workspace.key)).body;
    assert.equal(running.phase, phaseOf(running.status));
    assert.deepEqual(
      [running.status, running.phase, running.progress.total_models],
      ['running', 'panel', 10],
    );

    await until(
      'the workflow has been started',
      async () =>
        (await handleOf(service, id)
          .describe()
          .catch(() => null)) !== null,
    );
    await handleOf(service, id).result();
    const { status, phase, progress } = (await get(api, `/v1/research/${id}`, service.workspace.key)).body;
    assert.deepEqual([status, phase], ['completed', null]);
    assert.deepEqual(progress, {
      total_models: 10,
      completed_models: 10,
      successful_models: 10,
      failed_models: 0,
    });
  });

  it('R-G02 R-K01 a finished run is never written again, whatever is repeated', async () => {
    const { id } = undisturbed;
    const before = await statesOf(id);
    const { beginRun, closePanel, deliverReport, failRun } = service.activities;
    for (const step of [beginRun, deliverReport]) await step({ runId: id });
    await closePanel({ runId: id, ended: 10 });
    await failRun({ runId: id, reason: 'cancelled' });
    assert.deepEqual(await statesOf(id), before);
  });
});
