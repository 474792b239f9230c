import assert from 'node:assert/strict';
import { listArtifacts } from '../../src/db/artifacts.ts';
import { serviceForFile, usualBudget } from '../harness/service.ts';
import { byHand, readRun, roomy } from './support/by-hand.ts';
import { allRead, callsOf, wide } from './support/record.ts';

// Temporal runs an activity at least once: a worker that dies between its commit and its report
// runs it again. Each step must therefore be safe to repeat.

describe('a repeated step', () => {
  const service = serviceForFile();
  afterEach(() => service.reset());

  const [modelId = ''] = wide;
  const ask = (runId: string) => byHand(service.activities.askModel, { runId, modelId, late: false });

  /** A run whose responses are ready to be labelled. */
  async function mergedRun(): Promise<string> {
    const id = await readRun(service);
    await byHand(service.activities.findCamps, { runId: id, ...allRead }, roomy);
    await byHand(service.activities.groupClaims, { runId: id, ...allRead }, roomy);
    await byHand(service.activities.selectClaims, { runId: id, ...allRead });
    return id;
  }

  /** A run just before its delivery, without the writers. */
  async function assembledRun(): Promise<string> {
    const id = await mergedRun();
    await byHand(service.activities.labelResponses, { runId: id, batch: 0, modelIds: wide }, roomy);
    await byHand(service.activities.assembleReport, { runId: id, ...allRead });
    return id;
  }

  it('R-W03 askModel calls no model once its answer is saved', async () => {
    const { id } = await service.accept();
    await service.activities.beginRun({ runId: id });
    const first = await ask(id);
    assert.equal(first.status, 'success');
    assert.deepEqual(await ask(id), first);
    assert.equal((await callsOf(service)).get(modelId), 1);
    assert.equal((await service.read(id)).successful_models, 1);
    await service.activities.failRun({ runId: id, reason: 'internal' });
    await ask(id);
    assert.equal((await callsOf(service)).get(modelId), 1, 'nor does it for a run that has ended');
  });

  it('R-W03 two tries of askModel at once, one of which seemed lost, store one answer and agree on it', async () => {
    const { id } = await service.accept();
    await service.activities.beginRun({ runId: id });
    const receipts = await Promise.all([ask(id), ask(id)]);
    assert.deepEqual(
      receipts.map(({ status, failure }) => [status, failure]),
      [
        ['success', null],
        ['success', null],
      ],
    );
    assert.equal((await service.read(id)).successful_models, 1);
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });

  it('R-W03 of two tries of a stage at once, the result that was stored first is that of both', async () => {
    const { id } = await service.accept();
    await service.activities.beginRun({ runId: id });
    await ask(id);
    const { pool } = service.database;
    // As if another try, whose worker had seemed lost, gave up and stored that meanwhile.
    await pool.query(`create function store_first() returns trigger language plpgsql as $$ begin
        if pg_trigger_depth() = 1 then
          insert into synthesis_artifacts (run_id, kind, shard, prompt_version, input_hash, body)
          values (new.run_id, new.kind, new.shard, new.prompt_version, new.input_hash,
            '{"ok": false, "reason": "out of time", "calls": 0, "reasks": 0, "answers": []}');
        end if;
        return new; end $$;
      create trigger first before insert on synthesis_artifacts for each row execute function store_first()`);
    try {
      const told = await byHand(service.activities.extractClaims, { runId: id, modelIds: [modelId] }, roomy);
      assert.deepEqual(told, { extracted: [], excluded: [] });
    } finally {
      await pool.query('drop trigger first on synthesis_artifacts; drop function store_first()');
    }
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });

  it('R-W03 extractClaims and the steps after it find their stored results, and pay for nothing again', async () => {
    const id = await assembledRun();
    const paid = (await service.simulator.calls()).length;
    const { classifyQuestion, extractClaims, groupClaims, findCamps, selectClaims } = service.activities;
    const { labelResponses, writeSection, readSections, assembleReport } = service.activities;
    await byHand(extractClaims, { runId: id, modelIds: wide });
    await byHand(classifyQuestion, { runId: id });
    await byHand(findCamps, { runId: id, ...allRead });
    await byHand(groupClaims, { runId: id, ...allRead });
    await byHand(selectClaims, { runId: id, ...allRead });
    await byHand(labelResponses, { runId: id, batch: 0, modelIds: wide });
    await byHand(assembleReport, { runId: id, ...allRead });
    assert.equal((await service.simulator.calls()).length, paid);
    await byHand(writeSection, { runId: id, ...allRead, section: 'answer' }, roomy);
    await byHand(readSections, { runId: id, ...allRead, byReader: true }, roomy);
    const written = (await service.simulator.calls()).map(({ stage }) => stage);
    assert.deepEqual(written.slice(paid), ['write_answer', 'read']);
    // As if the worker had died before it stored what became of the section.
    await service.database.pool.query(
      `delete from synthesis_artifacts where run_id = $1 and kind = 'read_settle'`,
      [id],
    );
    await byHand(writeSection, { runId: id, ...allRead, section: 'answer' }, roomy);
    await byHand(readSections, { runId: id, ...allRead, byReader: true }, roomy);
    assert.equal((await service.simulator.calls()).length, written.length);
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });

  it('R-W05 groupClaims and its repeat begin no second grouping after a quarter of the synthesis’s time', async () => {
    const id = await readRun(service);
    const group = (waitedMs: number) =>
      byHand(service.activities.groupClaims, { runId: id, ...allRead }, { ...roomy, waitedMs });
    await group(usualBudget.synthesisDeadlineMs / 4 + 1);
    await group(0);
    const grouped = (await service.simulator.calls()).filter(({ stage }) => stage === 'group');
    assert.deepEqual(
      grouped.map(({ model_id }) => model_id),
      ['simulator/synthesizer-north'],
    );
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });

  it('R-W03 a second placement and the steps that follow the labels pay for nothing again', async () => {
    const id = await assembledRun();
    const { placePositions, compareReadings, adjudicateQuestions, settleReadings } = service.activities;
    const callsFor = async (...stages: readonly string[]) =>
      (await service.simulator.calls()).filter(({ stage }) => stages.includes(stage)).length;
    await byHand(placePositions, { runId: id, ...allRead }, roomy);
    await byHand(placePositions, { runId: id, ...allRead });
    assert.equal(await callsFor('camps_place'), 1);
    const batch = { runId: id, batch: 0, modelIds: wide };
    const compared = await byHand(compareReadings, batch);
    assert.ok(compared.lists >= 2, 'something was in doubt, and each list goes to both');
    const lists = Array.from({ length: compared.lists }, (_, list) => list);
    for (const _ of [1, 2])
      for (const list of lists) await byHand(adjudicateQuestions, { runId: id, batch: 0, list }, roomy);
    await byHand(adjudicateQuestions, { runId: id, batch: 0, list: compared.lists + 1 }); // Of no list.
    await byHand(adjudicateQuestions, { runId: id, batch: 1, list: 0 }); // Of no batch.
    assert.equal(await callsFor('adjudicate'), compared.lists);
    assert.deepEqual(await byHand(compareReadings, batch), compared, 'answers change no question');
    await assert.rejects(settleReadings({ runId: id, batches: 2 }), /1 of 2 batches are stored/);
    await settleReadings({ runId: id, batches: 1 });
    await settleReadings({ runId: id, batches: 1 });
    const { pool } = service.database;
    const kept = async (kind: string) => (await listArtifacts(pool, id, [kind])).length;
    assert.deepEqual(
      [await kept('adjudicate_compare'), await kept('adjudicate'), await kept('adjudicate_settle')],
      [1, compared.lists, 1],
    );
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });

  it('R-W03 the result of an older prompt is kept but not used: the step asks again, and the new result counts', async () => {
    const { id } = await service.accept();
    await service.activities.beginRun({ runId: id });
    await ask(id);
    const read = () => byHand(service.activities.extractClaims, { runId: id, modelIds: [modelId] });
    await read();
    const { pool } = service.database;
    await pool.query(`update synthesis_artifacts set prompt_version = 'older' where run_id = $1`, [id]);
    await read();
    await read();
    assert.deepEqual([...(await callsOf(service, 'extract')).values()], [2]);
    const { rows } = await pool.query<{ version: string; input: string }>(
      `select prompt_version as version, encode(input_hash, 'hex') as input from synthesis_artifacts where run_id = $1 order by id`,
      [id],
    );
    const [older, newer] = rows;
    assert.deepEqual([rows.length, older?.version, older?.input], [2, 'older', newer?.input]);
    const [listed] = await listArtifacts(pool, id, ['extract']);
    const { rows: last } = await pool.query(
      'select body from synthesis_artifacts where run_id = $1 order by id desc',
      [id],
    );
    assert.deepEqual(listed?.body, last[0]?.body);
    await service.activities.failRun({ runId: id, reason: 'internal' });
  });
});
