import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { plantedLies } from '../../src/simulator/faults/planted-lies.ts';
import { startService, type TestService } from '../harness/service.ts';
import type { SimulatorCall } from '../harness/simulator-control.ts';
import { auditOf } from '../support/audit.ts';
import { honestRun } from './support/honest-run.ts';
import { reportOf } from './support/record.ts';
import { assertCountsCalls } from './support/stated-calls.ts';

// No list of words knows every way of stating an amount, or an invented fact.
// The synthesizer that did not write a section reads it (R-R22).

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const sections = ['answer', 'disagreements', 'minority_insights', 'uncertainties'];
const stages = sections.map((section) => `write_${section}`);
const lies = Object.values(plantedLies).map(({ line }) => line);

interface ReadSection {
  readonly section: string;
  readonly reader: string | null;
  readonly sentences_asked_again: number;
  readonly sentences_left_out: { field: string; sentences: number; by: string }[];
}

const proseOf = (report: Report) => (statedConditions(report)!.prose as { sections: ReadSection[] }).sections;
const readIn = (report: Report) => proseOf(report).filter(({ reader }) => reader !== null);
const leftOutOf = (report: Report) => proseOf(report).flatMap((each) => each.sentences_left_out);
const textOf = ({ answer, analysis }: Report) => JSON.stringify([answer, analysis]);
const passed = ({ errors }: Report) =>
  errors.every(({ code }) => code !== 'sentences_left_out' && code !== 'section_replaced');
const messagesOf = ({ errors }: Report, code: string) =>
  errors.filter((error) => error.code === code).map(({ message }) => message);

/** No section stands that its writer alone has read. */
function assertByCode(report: Report): void {
  assert.deepEqual(readIn(report), []);
  for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
  assert.match(messagesOf(report, 'section_replaced').join(), /“answer” was read by no other model/);
  assert.ok((report.answer?.headline ?? '').length > 20);
}

let service: TestService;

async function researchWith(...rules: object[]): Promise<Report> {
  await service.simulator.rules(rules);
  const run = await service.research();
  assert.equal(run.status, 'completed');
  return (await reportOf(service, run.id))!;
}

const lyingIn = (writers: readonly string[]) =>
  writers.map((stage) => ({ stage, fault: { kind: 'lie_in_prose' } }));
const callsOf = async (stage: string) =>
  (await service.simulator.calls(true)).filter((call) => call.stage === stage);

describe('the prose of a report', () => {
  before(async () => {
    service = await startService();
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  it('R-R22 is read in one call by the synthesizer that did not write it, and stands unchanged if it is sound', async () => {
    const { report, calls: all } = await honestRun();
    const calls = all.filter((call) => call.stage === 'read');
    const read = readIn(report);
    assert.equal(calls.length, 1);
    assert.ok(read.length >= 3);
    const leftOut = leftOutOf(report);
    assert.ok(calls.every(({ model_id }) => model_id === south));
    assert.deepEqual(leftOut, []);
    assert.ok(passed(report));
    assert.ok(report.methodology?.controlled_inference?.instrument_labels.includes(south!));
  });

  it('R-R22 holds no sentence that its tables do not bear: the writer mends what the reader names', async () => {
    const report = await researchWith(...lyingIn(stages));
    for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
    const asked = proseOf(report).map((each) => each.sentences_asked_again);
    assert.ok(asked.reduce((sum, count) => sum + count) >= 5);
    const mendings = await callsOf('read_mend');
    assert.match(JSON.stringify(mendings), /say the matter without any amount/);
    assert.match(JSON.stringify(mendings), /cite that claim/);
    assert.ok(mendings.every(({ model_id }) => model_id === north));
    assert.ok((report.answer?.rationale ?? '').length > 40, 'the honest sentences stay');
    assert.ok((report.answer?.headline ?? '').length > 20);
  });

  it('R-R22 R-R11 lacks what is not mended, and counts it by field', async () => {
    const report = await researchWith(
      ...lyingIn(stages),
      ...[{ stage: 'read_mend', fault: { kind: 'wrong_shape' } }],
    );
    for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
    const leftOut = leftOutOf(report);
    const of = (field: string) => leftOut.find((each) => each.field === field)?.sentences;
    assert.deepEqual([of('headline'), of('rationale')], [1, 1]);
    assert.ok(leftOut.every(({ by }) => by === 'reader'));
    const [answer] = messagesOf(report, 'sentences_left_out');
    assert.match(
      answer ?? '',
      /^\d+ sentences of the section “answer” were removed: a second model could not confirm all/,
    );
    assert.ok(!passed(report));
    assert.ok((report.answer?.rationale ?? '').length > 40, 'the other sentences of the field stay');
  });

  it('R-R22 is read again where it was mended, once, and loses what is still false', async () => {
    const report = await researchWith(...lyingIn([...stages, 'read_mend']));
    for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
    assert.equal((await callsOf('read')).length, 2);
  });

  it('R-R22 loses what the reader named if nobody can read what was mended', async () => {
    const report = await researchWith(
      ...[{ stage: 'read', fault: { kind: 'no_usage' }, times: 1 }], // An answer like any other.
      ...[{ stage: 'read', fault: { kind: 'wrong_shape' } }],
      ...lyingIn([...stages, 'read_mend']),
    );
    assert.ok((await callsOf('read_mend')).length > 0);
    for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
    assert.ok(readIn(report).length >= 3);
    assert.ok(leftOutOf(report).some(({ field, by }) => field === 'headline' && by === 'reader'));
  });

  describe('without a reader', () => {
    let report: Report;
    let calls: SimulatorCall[];
    before(async () => {
      const nonsense = { stage: 'read', fault: { kind: 'wrong_shape' } };
      report = await researchWith(nonsense, ...lyingIn(stages));
      calls = await service.simulator.calls();
    });

    it('R-R22 is made by code, and the report says so', () => {
      assertByCode(report);
      assert.ok(!passed(report));
    });

    it('R-H07 has the readings that brought nothing of use among the calls that the methodology states', () => {
      assertCountsCalls(report, calls, 'read');
    });
  });

  it('R-R22 R-R07 sections of two writers are each read by the other one', async () => {
    const report = await researchWith(
      ...[{ stage: 'write_answer', model_id: north, fault: { kind: 'wrong_shape' } }],
      ...lyingIn(stages),
    );
    for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
    const readers = new Map(proseOf(report).map(({ section, reader }) => [section, reader]));
    assert.deepEqual([readers.get('answer'), readers.get('uncertainties')], [north, south]);
    assert.ok(leftOutOf(report).every(({ by }) => by === 'reader'));
  });
});

describe('a writer without another synthesizer', () => {
  it('R-R22 never reads its own prose: code makes the sections, and the report says so', async () => {
    const alone = { modelId: north!, gateway: 'default' };
    const service = await startService({ synthesizers: { write: [alone, alone] } });
    try {
      await service.simulator.rules(lyingIn(['write_answer']));
      const run = await service.research();
      const report = (await reportOf(service, run.id))!;
      const asked = (await service.simulator.calls()).filter(({ stage }) => stage === 'read');
      assert.deepEqual(asked, []);
      assertByCode(report);
    } finally {
      await service.stop();
    }
  });
});

describe('a third synthesizer', () => {
  it('R-R22 reads what the other one cannot, and no section is made by code', async () => {
    const [first, second, third] = [north!, south!, 'three/small'].map((modelId) => ({
      ...{ modelId, gateway: 'default' },
    }));
    const service = await startService({ synthesizers: { write: [first!, second!, third!] } });
    try {
      await service.simulator.rules([
        { model_id: south, stage: 'read', fault: { kind: 'status', status: 503 } },
        ...lyingIn(['write_answer']),
      ]);
      const run = await service.research();
      const report = (await reportOf(service, run.id))!;
      assert.deepEqual([...new Set(readIn(report).map(({ reader }) => reader))], ['three/small']);
      assert.deepEqual(messagesOf(report, 'section_replaced'), []);
      for (const lie of lies) assert.ok(!textOf(report).includes(lie), lie);
      const { code, text } = await auditOf(service.database.pool, run.id);
      assert.equal(code, 0, text);
    } finally {
      await service.stop();
    }
  });
});

describe('a reader that hangs', () => {
  it('R-W05 R-R22 costs no run its report: the time that is left before the deadline bounds it', async () => {
    const service = await startService({ budget: { modelTimeoutMs: 60_000, synthesisDeadlineMs: 12_000 } });
    try {
      await service.simulator.rules([{ stage: 'read', fault: { kind: 'hang' } }, ...lyingIn(stages)]);
      const run = await service.research();
      assert.equal(run.status, 'completed');
      const report = (await reportOf(service, run.id))!;
      assertByCode(report);
    } finally {
      await service.stop();
    }
  });
});
