import assert from 'node:assert/strict';
import { closePanel } from '../../../src/app/close-panel.ts';
import { deliverReport } from '../../../src/app/deliver-report.ts';
import { refundHeldRun } from '../../../src/app/refund-held-run.ts';
import { listPanel, saveFailure } from '../../../src/db/panel-rows.ts';
import {
  acceptRun,
  answerPanel,
  beginRun,
  booksOf,
  deliveredRun,
  failedRun,
  failedTry,
  failRun,
  heldRun,
  keepReport,
  oldRun,
  partialWithoutReport,
  saveText,
} from '../../support/database/runs.ts';
import { apiForFile, get, makeWorkspace } from '../../support/http/api.ts';

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('GET /v1/research/{run_id}, 200', () => {
  const file = apiForFile();

  it('R-G01 R-G02 R-G05 R-G11 returns exactly the run object at every step from queued to completed', async () => {
    const { id: workspaceId, key } = await makeWorkspace(file.db, 'steps');
    const { id } = await acceptRun(file.db, workspaceId);
    const inProgress = {
      id,
      object: 'research.run',
      status: 'queued',
      prompt: 'Is tea better than coffee?',
      panel: 'wide',
      credits_reserved: 15,
      credits_charged: null,
      progress: { total_models: 10, completed_models: 0, successful_models: 0, failed_models: 0 },
      phase: 'panel' as string | null,
      source: 'api',
      failure_code: null,
      completed_at: null,
    };
    assert.deepEqual(await read(id, key, '3'), inProgress);

    await beginRun(file.db, id);
    assert.deepEqual(await read(id, key, '3'), { ...inProgress, status: 'running' });

    const [first, second] = await listPanel(file.db, id);
    await saveText(file.db, id, first!.model_id, 'Tea.');
    await saveFailure(file.db, failedTry(id, second!.model_id, 'network'));
    const progress = { total_models: 10, completed_models: 2, successful_models: 1, failed_models: 1 };
    assert.deepEqual(await read(id, key, '3'), { ...inProgress, status: 'running', progress });

    await answerPanel(file.db, id);
    await closePanel(file.db, id, 0);
    const closed = { total_models: 10, completed_models: 10, successful_models: 9, failed_models: 1 };
    const synthesizing = { ...inProgress, status: 'synthesizing', phase: null, progress: closed };
    assert.deepEqual(await read(id, key, '3'), synthesizing);

    await keepReport(file.db, id);
    await deliverReport(file.db, id);
    const { completed_at, ...rest } = await read(id, key, null);
    assert.match(completed_at, isoDate);
    assert.deepEqual(
      { ...rest, completed_at: null },
      { ...synthesizing, status: 'completed', credits_charged: 15 },
    );
  });

  it('R-G03 R-G06 a partial run with a report is charged in full and has no failure_code', async () => {
    const { id, key } = await makeWorkspace(file.db, 'partial');
    const run = await deliveredRun(file.db, id, 5);
    assertEnds(await read(run.id, key, null), { status: 'partial', credits_charged: 15, failure_code: null });
  });

  it('R-G03 R-G04 R-G06 R-K01 a technical failure charges 0, refunds the reserve and keeps credits_reserved', async () => {
    const { id, key } = await makeWorkspace(file.db, 'failed', 100);
    const run = await failedRun(file.db, id);
    assertEnds(await read(run.id, key, null), {
      status: 'failed',
      credits_charged: 0,
      failure_code: 'research_failed',
    });
    assert.equal((await booksOf(file.db, id)).balance, 100);
  });

  it('R-K05 R-G03 R-G06 if the panel declined the question: failed, with credits_charged null until an operator settles it', async () => {
    const { id, key } = await makeWorkspace(file.db, 'held', 100);
    const run = await heldRun(file.db, id);
    assertEnds(await read(run.id, key, null), {
      status: 'failed',
      credits_charged: null,
      failure_code: 'research_failed',
    });
    assert.equal((await booksOf(file.db, id)).balance, 85);
    await refundHeldRun(file.db, run.id);
    assertEnds(await read(run.id, key, null), {
      status: 'failed',
      credits_charged: 0,
      failure_code: 'research_failed',
    });
    assert.equal((await booksOf(file.db, id)).balance, 100);
  });

  it('R-W05 R-G03 R-G06 if the synthesis failed after a quorum: partial, 0 charged, no failure_code', async () => {
    const { id, key } = await makeWorkspace(file.db, 'no-report');
    const run = await partialWithoutReport(file.db, id);
    assertEnds(await read(run.id, key, null), { status: 'partial', credits_charged: 0, failure_code: null });
  });

  it('R-G05 a run that failed before it began counts its unanswered models as failed', async () => {
    const { id, key } = await makeWorkspace(file.db, 'never-began');
    const run = await acceptRun(file.db, id);
    await failRun(file.db, run.id, 'workflow_lost');
    const { progress } = await read(run.id, key, null);
    assert.deepEqual(progress, {
      total_models: 10,
      completed_models: 10,
      successful_models: 0,
      failed_models: 10,
    });
  });

  it('R-S05 a stored run of the discontinued panel quick_pulse can be read', async () => {
    const { id, key } = await makeWorkspace(file.db, 'old');
    const run = await oldRun(file.db, id);
    const { panel, status } = await read(run.id, key, null);
    assert.deepEqual({ panel, status }, { panel: 'quick_pulse', status: 'completed' });
  });

  it('R-G07 accepts the run id in upper case, since it is the same uuid', async () => {
    const { id, key } = await makeWorkspace(file.db, 'capitals');
    const run = await acceptRun(file.db, id);
    assert.equal((await get(file.api, `/v1/research/${run.id.toUpperCase()}`, key)).body.id, run.id);
  });

  /** The run object without created_at, whose form is checked here; checks Retry-After as well. */
  async function read(runId: string, key: string, retryAfter: string | null) {
    const { status, headers, body } = await get(file.api, `/v1/research/${runId}`, key);
    assert.equal(status, 200);
    assert.equal(headers.get('Retry-After'), retryAfter);
    const { created_at, ...rest } = body;
    assert.match(created_at, isoDate);
    return rest;
  }
});

function assertEnds(
  { status, credits_reserved, credits_charged, failure_code, phase, completed_at }: Record<string, unknown>,
  expected: { status: string; credits_charged: number | null; failure_code: string | null },
): void {
  const ends = { status, credits_reserved, credits_charged, failure_code, phase };
  assert.deepEqual(ends, { ...expected, credits_reserved: 15, phase: null });
  assert.match(String(completed_at), isoDate);
}
