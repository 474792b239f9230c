import assert from 'node:assert/strict';
import { makeActivities } from '../../activities/index.ts';
import { serviceForFile } from '../harness/service.ts';
import { answerWith } from '../support/chat.ts';
import { activityDeps } from '../support/database/runs.ts';
import { byHand } from './support/by-hand.ts';
import { activitiesOf } from './support/histories.ts';
import { answersOf, failing, reportOf, twenty, twentyCatalogue, wide } from './support/record.ts';

// The deadline here is short and real: time is not skipped while calls are in progress. It leaves a
// busy machine enough time for the answers, and is far below the timeout of the hanging calls.
const panelDeadlineMs = 4_000;
const modelTimeoutMs = 60_000;

describe('the deadline of a panel', () => {
  const service = serviceForFile({
    catalogue: twentyCatalogue,
    budget: { modelTimeoutMs, panelDeadlineMs },
  });
  afterEach(() => service.simulator.reset());

  it('R-W02 R-W04 closes the panel: models without an answer have timed out, and the others make a report', async () => {
    const silent = wide.slice(0, 4);
    await service.simulator.rules(failing(silent, { kind: 'hang' }));
    const run = await service.research();

    assert.deepEqual([run.status, run.successful_models, run.failed_models], ['partial', 6, 4]);
    const answers = await answersOf(service, run.id);
    for (const modelId of silent) {
      const { status, failure, text } = answers.get(modelId)!;
      assert.deepEqual({ status, failure, text }, { status: 'timeout', failure: 'timeout', text: null });
    }
    const steps = await activitiesOf(service, run.id, '/panel');
    const [first, closing] = ['askModel', 'closePanel'].map(
      (wanted) => steps.find(({ type }) => type === wanted)!,
    );
    const openMs = closing!.scheduledMs - first!.scheduledMs;
    assert.ok(
      openMs >= panelDeadlineMs * 0.9 && openMs < modelTimeoutMs / 2,
      `a call that hangs can't hold the panel open for ${openMs} ms`,
    );
    const report = await reportOf(service, run.id);
    assert.equal(report?.research_record?.research_snapshot?.included_in_synthesis, 6);
    assert.equal(run.credits_charged, 15);
  });

  it('R-W16 closes the panel: answers that waited to be extracted with others are extracted then', async () => {
    await service.simulator.rules(failing(twenty.slice(13), { kind: 'hang' }));
    const run = await service.research('consensus');
    assert.deepEqual([run.status, run.successful_models], ['partial', 13]);
    const steps = await activitiesOf(service, run.id, '/panel');
    const extractions = steps.filter(({ type }) => type === 'extractClaims');
    const ofTwo = extractions.filter(({ summary }) => summary === '2-responses');
    assert.deepEqual([ofTwo.length, extractions.length], [6, 7], 'the last one alone');
    const report = await reportOf(service, run.id);
    assert.equal(report?.research_record?.research_snapshot?.included_in_synthesis, 13);
  });

  it('R-W04 an answer that is stored while the deadline passes counts, and is in the report', async () => {
    const [slowly = ''] = wide;
    const { pool } = service.database;
    const longerThanDeadline = (panelDeadlineMs + 1_000) / 1_000;
    await pool.query(`create function slow() returns trigger language plpgsql as
      $$ begin perform pg_sleep(${longerThanDeadline}); return new; end $$`);
    await pool.query(`create trigger slow after update on run_models for each row
      when (new.status = 'success' and new.model_id = '${slowly}') execute function slow()`);
    try {
      const run = await service.research();
      assert.deepEqual([run.status, run.successful_models], ['completed', 10]);
      const report = await reportOf(service, run.id);
      assert.equal(report?.research_record?.research_snapshot?.included_in_synthesis, 10);
    } finally {
      await pool.query('drop trigger slow on run_models');
    }
  });

  it('R-G02 R-G05 an answer after the panel has closed writes nothing', async () => {
    const run = await service.accept();
    await service.activities.beginRun({ runId: run.id });
    const answer = answerWith({ text: 'A late answer.', responseId: 'late', simulated: true });
    const [modelId = ''] = wide;
    const closing = async () => {
      await service.activities.closePanel({ runId: run.id, ended: 0 });
      return answer;
    };
    const { askModel } = makeActivities({ ...activityDeps(service.database.pool), chat: closing });
    const receipt = await byHand(askModel, {
      runId: run.id,
      modelId,
      late: false,
    });

    assert.deepEqual([receipt.status, receipt.failure], ['timeout', 'timeout']);
    const { status, text, response_id } = (await answersOf(service, run.id)).get(modelId)!;
    assert.deepEqual({ status, text, response_id }, { status: 'timeout', text: null, response_id: null });
    const { successful_models, failed_models } = await service.read(run.id);
    assert.deepEqual([successful_models, failed_models], [0, 10]);
    await service.activities.failRun({ runId: run.id, reason: 'panel_below_quorum' });
  });
});
