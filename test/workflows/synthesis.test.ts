import assert from 'node:assert/strict';
import { readStoredResult } from '../../src/app/read-stored-result.ts';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { ApiError } from '../../src/domain/errors.ts';
import { sections } from '../../src/domain/run/run-messages.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { startService, type TestService } from '../harness/service.ts';
import { sdkLog } from '../support/temporal.ts';
import {
  answersOf,
  callsOf,
  failing,
  ledgerOf,
  overloaded,
  reportOf,
  settlementOf,
  wide,
} from './support/record.ts';
import { codesOf, warningsOf } from './support/warnings.ts';

// Synthesizers are models too: they fail, and they send nonsense. The result must be a correct
// report that says what it lacks, or no report and no charge.

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const nonsense = { kind: 'wrong_shape' };

let service: TestService;

async function runWith(...rules: object[]): Promise<RunRow> {
  await service.simulator.rules(rules);
  return await service.research();
}

async function assertRefundedWithoutReport(run: RunRow): Promise<void> {
  assert.deepEqual([run.status, run.credits_charged, run.successful_models], ['partial', 0, 10]);
  assert.equal(await settlementOf(service, run.id), 'refunded synthesis_failed');
  assert.deepEqual(await ledgerOf(service, run.id), ['reserve -15', 'refund 15']);
  const texts = [...(await answersOf(service, run.id)).values()].map(({ text }) => text);
  assert.ok(
    texts.every((text) => text !== null && text.length > 500),
    'the responses stay',
  );
  const { pool } = service.database;
  const caller = { keyId: null, workspaceId: service.workspace.id };
  await assert.rejects(
    readStoredResult(pool, caller, run.id, 'full'),
    (error: ApiError) => error instanceof ApiError && error.condition === 'research_failed',
  );
}

async function delivered(run: RunRow): Promise<Report> {
  assert.deepEqual([run.status, run.credits_charged], ['completed', 15]);
  const report = await reportOf(service, run.id);
  assert.ok(report);
  return report;
}

/** The codes in `errors` if one synthesizer did everything: nobody else has read what it wrote. */
const alone: (string | null)[] = [
  ...['reliability_not_measured', 'stances_not_checked'],
  ...Array(4).fill('section_replaced'),
];
const instruments = (report: Report) => report.methodology?.controlled_inference?.instrument_labels;
const audit = (report: Report) => statedConditions(report)?.synthesis as Record<string, number>;

// Little time, because the test server stops skipping it once a run has ended during a call.
describe('a synthesis without synthesizers', () => {
  before(async () => {
    service = await startService({ budget: { synthesisDeadlineMs: 300_000 } });
  });
  after(() => service.stop());

  it('R-W05 if both synthesizers stay down, half of the time is spent waiting, then the run is refunded', async () => {
    const run = await runWith(...[north, south].map((model_id) => ({ model_id, fault: overloaded })));
    await assertRefundedWithoutReport(run);
    const reads = await callsOf(service, 'extract');
    // At most ten extractions fail before the first failure is known, fewer on a quick machine;
    // after that, single calls try each of them from time to time.
    for (const name of [north!, south!]) {
      assert.ok(reads.get(name)! >= 2 && reads.get(name)! <= 60, `${reads.get(name)} calls of ${name}`);
    }
  });
});

describe('a synthesis that runs out of time', () => {
  before(async () => {
    service = await startService({ budget: { synthesisDeadlineMs: 60_000 } });
  });
  after(() => service.stop());

  it('R-W05 R-W02 ends at its deadline: partial, refunded, and its responses stay', async () => {
    // Each of the stages would be given up after half of the time.
    const run = await runWith(...['group', 'camps', 'label'].map((stage) => ({ stage, fault: overloaded })));
    await assertRefundedWithoutReport(run);
  });
});

// Each with its own service: a gateway holds its calls back after a refusal, in real time.
describe('a synthesizer that is away', () => {
  beforeEach(async () => {
    service = await startService({ gateways: [{ name: 'default' }, { name: 'north' }] });
  });
  afterEach(() => service.stop());

  for (const [what, fault] of [
    ['stays down', overloaded],
    ['asks to wait for a day', { kind: 'status', status: 429, retry_after: '86400' }],
  ] as const) {
    it(`R-W05 R-H07 the second synthesizer takes over at once if the first one’s provider ${what}, and steps say so`, async () => {
      const run = await runWith({ model_id: north, fault });
      const report = await delivered(run);
      assert.deepEqual(instruments(report), [south]);
      assert.deepEqual(codesOf(report), alone);
      const calls = (await service.simulator.calls()).filter(({ stage }) => stage !== 'ask');
      const of = (name: string) => calls.filter(({ model_id }) => model_id === name).length;
      assert.ok(of(south) >= 26, 'a call for each step');
      // What is the second synthesizer's own work is not handed over to it.
      const own = ['group_compare', 'adjudicate', 'write_draft'];
      const asked = calls.filter(({ stage, model_id }) => model_id === south && own.includes(stage)).length;
      const extractions = await listArtifacts(service.database.pool, run.id, ['extract']);
      const asReader = extractions.filter(({ body }) => !(body as { handedOver: boolean }).handedOver).length;
      const groupedAgain = 1;
      assert.equal(
        audit(report).calls_handed_over,
        of(south) - asReader - groupedAgain - asked - audit(report).calls_reasked!,
      );
      // The ten extractions that begin together, and an occasional trial call: not three per step.
      assert.ok(of(north) < 20, `${of(north)} calls of one that is away`);
    });
  }
});

describe('a synthesis with faults', () => {
  before(async () => {
    service = await startService();
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  it('R-R10 R-R11 the second synthesizer takes over from one that sends nonsense, and the report says so', async () => {
    const report = await delivered(await runWith({ model_id: north, fault: nonsense }));
    assert.deepEqual(instruments(report), [south]);
    assert.ok(audit(report).calls_handed_over! >= 16, 'every call of its own was handed over');
    assert.match(report.methodology?.synthesis_and_audit ?? '', /no second grouping was available/);
    assert.deepEqual(codesOf(report), alone);
  });

  it('R-W05 if both synthesizers are down for a while, the run waits for them and completes', async () => {
    const run = await runWith({ model_id: 'simulator/*', fault: overloaded, times: 10 });
    const report = await delivered(run);
    // The first may still be held back when the second labels.
    assert.deepEqual(
      codesOf(report).filter((code) => !alone.includes(code!)),
      [],
    );
    assert.equal(report.research_record?.research_snapshot?.included_in_synthesis, 10);
  });

  it('R-W02 a wait for synthesizers that are down is no warning', async () => {
    const run = await runWith({ stage: 'group', fault: overloaded, times: 4 });
    await delivered(run);
    assert.deepEqual(
      sdkLog.filter((line) => line.includes(run.id)),
      [],
    );
  });

  it('R-R10 if no section could be written, code makes them, and the report names each', async () => {
    const report = await delivered(
      await runWith(...sections.map((section) => ({ stage: `write_${section}`, fault: nonsense }))),
    );
    const replaced = warningsOf(report);
    assert.deepEqual(
      replaced.map(({ code }) => code),
      sections.map(() => 'section_replaced'),
    );
    for (const [at, section] of sections.entries())
      assert.match(replaced[at]?.message ?? '', new RegExp(section.replace('_', '.')));
    assert.ok(report.answer!.headline.length > 0 && report.answer!.direct_answer.length > 0);
  });

  it('R-R10 R-R05 numbers that a writer invents do not reach the report', async () => {
    const report = await delivered(
      await runWith({ stage: 'write_answer', fault: { kind: 'numbers_in_prose' } }),
    );
    assert.deepEqual(codesOf(report), ['section_replaced']);
    assert.doesNotMatch(JSON.stringify(report), /17 of 23|74 %/);
  });

  describe('that do not touch each other', () => {
    const [refusing = '', silent = ''] = wide;
    let unmerged: Report;
    let campless: Report;
    before(async () => {
      const refusal = failing([refusing], { kind: 'refusal_text' });
      unmerged = await delivered(await runWith({ stage: 'group', fault: nonsense }, ...refusal));
      await service.reset();
      const nothing = failing([silent], { kind: 'empty' });
      campless = await delivered(await runWith({ stage: 'camps', fault: nonsense }, ...nothing));
    });

    it('R-R10 claims that could not be merged stay separate, and the report says so', () => {
      assert.deepEqual(codesOf(unmerged), ['claims_not_merged']);
      assert.ok(unmerged.evidence!.claims.length > 0 && unmerged.evidence!.camps.length > 0);
      assert.ok(audit(unmerged).calls_given_up! > 0);
    });

    it('R-R10 without camps the report has claims only, and says so', () => {
      assert.deepEqual(codesOf(campless), ['camps_not_found']);
      assert.deepEqual(campless.evidence?.camps, []);
      assert.deepEqual(campless.evidence?.unclassified_model_ids, wide.filter((id) => id !== silent).sort());
      assert.ok(campless.evidence!.claims.length > 0);
    });

    it('R-R06 a refusal in prose is not counted, and the record says so', () => {
      const { provenance, research_snapshot } = unmerged.research_record!;
      assert.deepEqual(
        provenance!.excluded.map(({ model_id, reason }) => [model_id, reason]),
        [[refusing, 'refusal']],
      );
      assert.deepEqual(
        [
          research_snapshot?.successful,
          research_snapshot?.excluded,
          research_snapshot?.included_in_synthesis,
        ],
        [10, 1, 9],
      );
      assert.ok(!JSON.stringify(unmerged.evidence).includes(refusing), 'it stands in no claim and no camp');
    });

    it('R-W02 R-R06 a model with an empty answer has failed, and the record says so', () => {
      assert.deepEqual(
        campless.research_record!.provenance!.failed.map(({ model_id, status, error }) => [
          model_id,
          status,
          error,
        ]),
        [[silent, 'error', 'empty']],
      );
    });
  });

  // After those that wait: the test server stops skipping time once a run has ended during a call.
  for (const [stage, kind] of [
    ['extract', 'invalid_json'],
    ['label', 'invent_sentences'],
  ]) {
    it(`R-W05 R-R10 if both synthesizers send ${kind} for ${stage}, the run is refunded and its responses stay`, async () => {
      await assertRefundedWithoutReport(await runWith({ stage, fault: { kind } }));
    });
  }

  it('R-W05 if no claim is found in any response, the run is partial and refunded, and its responses stay', async () => {
    const { pool } = service.database;
    await pool.query(`create function drop_claims() returns trigger language plpgsql as
      $$ begin if new.kind = 'extract' then new.body = jsonb_set(new.body::jsonb, '{value,claims}', '[]')::json; end if; return new; end $$`);
    await pool.query(
      'create trigger no_claims before insert on synthesis_artifacts for each row execute function drop_claims()',
    );
    try {
      await assertRefundedWithoutReport(await service.research());
    } finally {
      await pool.query('drop trigger no_claims on synthesis_artifacts');
    }
  });
});
