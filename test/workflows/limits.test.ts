import assert from 'node:assert/strict';
import pino from 'pino';
import type { RunRow } from '../../src/db/runs.ts';
import type { JobName } from '../../src/stages/registry.ts';
import { openThreads, type Threads, threadLimits } from '../../src/threads/pool.ts';
import { startService, type TestService } from '../harness/service.ts';
import { plainCall } from '../support/chat.ts';
import { sharedThreads } from '../support/threads.ts';
import { ledgerOf, reportOf, settlementOf, wide } from './support/record.ts';

// A job that exceeds its limit must cost its own step, be named in the log, and end: it may neither
// hold up the run nor be repeated forever. Here some jobs of a run get threads whose limit every
// job exceeds.

const [model = ''] = wide;
const lines: Record<string, unknown>[] = [];
const logged = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });

/** The jobs that are to exceed their limit, by name and, if it matters, input. */
let exceeds: (name: JobName, input: string) => boolean = () => false;

function threadsOfTwoKinds(tiny: Threads): Threads {
  const roomy = sharedThreads();
  return {
    ...roomy,
    run: (name, input, options) =>
      (exceeds(name, JSON.stringify(input)) ? tiny : roomy).run(name, input, options),
  };
}

describe('a job over its limit', () => {
  let service: TestService;
  const tiny = openThreads({ ...threadLimits, threads: 1, timeMs: 0 }); // Over as soon as a job reports that it has begun.

  before(async () => {
    service = await startService({
      threads: threadsOfTwoKinds(tiny),
      log: logged,
    });
  });
  beforeEach(() => {
    lines.length = 0;
    return service.simulator.reset();
  });
  after(async () => {
    await service.stop();
    await tiny.close();
  });

  /** The jobs that were given up according to the log: each is tried twice. */
  function givenUp(): Record<string, unknown>[] {
    return lines
      .filter(({ msg }) => msg === 'a job was given up')
      .map(({ runId, artifact, shard, job, limit }) => ({ runId, artifact, shard, job, limit }));
  }

  async function assertRefunded(run: RunRow, artifact: string, job: JobName, triesBefore: number) {
    assert.deepEqual([run.status, run.credits_charged], ['partial', 0]);
    assert.equal(await settlementOf(service, run.id), 'refunded synthesis_failed');
    assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
    assert.deepEqual(givenUp(), [{ runId: run.id, artifact, shard: '', job, limit: 'time' }]);
    assert.equal(tiny.load().overTime - triesBefore, 2);
  }

  for (const [what, job, artifacts, reason] of [
    ['preparing a response', 'extract.prepare', ['extract'], 'unreadable'],
    ['labelling one', 'label.prepare', ['label'], 'unlabelled'],
  ] as const) {
    it(`R-H02 ${what}: the response is left out, the report says so, and it was tried twice`, async () => {
      const before = tiny.load().overTime;
      const run = await service.accept();
      exceeds = (name, input) => name === job && input.includes('"text":"A text of its own');
      await service.activities.beginRun({ runId: run.id });
      // Nearly as long as an answer may be: no thread finishes it before its time begins to count.
      const text = 'A text of its own, which answers that nobody can tell how to build. '.repeat(3_700);
      await service.database.pool.query(
        `update run_models set status = 'success', text = $3, text_characters = char_length($3), call_facts = $4,
           alias_rank = sha256(convert_to($3, 'UTF8'))
         where run_id = $1 and model_id = $2`,
        [run.id, model, text, JSON.stringify(plainCall)],
      );
      await service.database.pool.query('update runs set successful_models = 1 where id = $1', [run.id]);
      await (await service.start(run)).result();

      const { status, credits_charged } = await service.read(run.id);
      assert.deepEqual([status, credits_charged], ['completed', 15]);
      const { research_record } = (await reportOf(service, run.id)) ?? assert.fail();
      const excluded = research_record?.provenance?.excluded.map(({ model_id, reason }) => [
        model_id,
        reason,
      ]);
      assert.deepEqual(excluded, [[model, reason]]);
      assert.deepEqual(
        givenUp().sort((a, b) => (`${a.artifact}` < `${b.artifact}` ? -1 : 1)),
        artifacts.map((artifact) => ({ runId: run.id, artifact, shard: model, job, limit: 'time' })),
      );
      assert.equal(tiny.load().overTime - before, 2 * artifacts.length);
      assert.ok(!JSON.stringify(lines).includes('text of its own'));
    });
  }

  it('R-H02 judging every output for the camps: both synthesizers are asked once, and the report has none', async () => {
    exceeds = (name) => name === 'camps.judge';
    const run = await service.research();
    assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
    const report = (await reportOf(service, run.id)) ?? assert.fail();
    assert.deepEqual(report.evidence?.camps, []);
    assert.ok(report.errors.some(({ code }) => code === 'camps_not_found'));
    const asked = (await service.simulator.calls()).filter(({ stage }) => stage === 'camps');
    assert.equal(asked.length, 2);
    assert.deepEqual(
      givenUp().map(({ job }) => job),
      ['camps.judge', 'camps.judge'],
    );
  });

  for (const [artifact, job] of [
    ['select', 'select.selectPanelClaims'],
    ['report', 'report.assemble'],
  ] as const) {
    it(`R-H02 ${job}: the run ends as synthesis_failed, is refunded, and it was tried twice`, async () => {
      const before = tiny.load().overTime;
      exceeds = (name) => name === job;
      await assertRefunded(await service.research(), artifact, job, before);
    });
  }
});
