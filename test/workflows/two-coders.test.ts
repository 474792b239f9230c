import assert from 'node:assert/strict';
import { statedConditions } from '../../src/audit/material/conditions.ts';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { RunRow } from '../../src/db/runs.ts';
import { extractorOf } from '../../src/prepare/seeded.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { worldOf } from '../../src/simulator/models/worlds.ts';
import { serviceForFile, simulatorSeed } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { type HonestRun, honestRun } from './support/honest-run.ts';
import { countBy, overloaded, plantedTexts, reportOf, wide } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// One synthesizer's labels can't show how good they are. Each response is therefore read by two, of
// different labs: one extracts its claims, the other labels it. What they do not find alike is put
// to both.

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const stage = 'label';
const askedAgain = 'adjudicate';

describe('two synthesizers that read every response', () => {
  const service = serviceForFile();
  let undisturbed: HonestRun;
  let honest: Report;
  before(async () => {
    undisturbed = await honestRun();
    honest = undisturbed.report;
    assert.equal(undisturbed.audit.code, 0, undisturbed.audit.text);
  });
  afterEach(() => service.reset());

  async function runWith(rules: readonly object[]): Promise<RunRow> {
    await service.simulator.rules(rules);
    const run = await service.research();
    assert.equal(run.status, 'completed');
    return run;
  }

  async function reportWith(rules: readonly object[]): Promise<Report> {
    return await auditedReport((await runWith(rules)).id);
  }

  async function auditedReport(id: string): Promise<Report> {
    // However the synthesizers compare, the report can be recomputed (R-R19).
    const { code, text } = await auditOf(service.database.pool, id);
    assert.equal(code, 0, text);
    return (await reportOf(service, id))!;
  }

  /** The synthesizer whose output each artefact of a kind is, by response. */
  function makersOf(artifacts: ReturnType<HonestRun['artifactsOf']>): Map<string, string> {
    return new Map(
      artifacts.map(({ shard, body }) => [shard, (body as { synthesizer?: string }).synthesizer ?? '']),
    );
  }

  it('R-R15 R-R21 each response is labelled by the one that did not extract it, which the secret draws', () => {
    const { artifactsOf, secret } = undisturbed;
    const [extracted, labelled] = [makersOf(artifactsOf('extract')), makersOf(artifactsOf('label'))];
    for (const [modelId, text] of plantedTexts(wide)) {
      const reader = extractorOf(secret, text);
      const expected = reader === 0 ? [north, south] : [south, north];
      assert.deepEqual([extracted.get(modelId), labelled.get(modelId)], expected);
    }
  });

  it('R-R15 R-R21 two that agree leave nothing open, and the report says how far they agree', () => {
    const told = reliability(honest);
    // Extraction puts a condition on some claims that labelling finds supported: that is asked, and
    // settled.
    const differing = told.stances_compared - told.stances_alike_at_first;
    assert.ok(differing > 0 && differing < told.stances_compared / 5, `${differing}`);
    assert.deepEqual([told.stances_asked >= differing, told.alpha], [true, 1]);
    assert.deepEqual([comparedIn(told), told.stances_single], [10, 0]);
    assert.deepEqual([told.stances_unresolved, told.camps_unresolved], [0, 0]);
    assert.deepEqual(codesOf(honest), []);
    const audit = honest.methodology?.synthesis_and_audit ?? '';
    assert.match(
      audit,
      /After that their agreement on these stances is Krippendorff’s α 1\.00, 95% interval 1\.00 to 1\.00\./,
    );
  });

  it('R-R21 positions are put into camps by the synthesizer that did not form these', () => {
    const { artifactsOf } = undisturbed;
    const [formed, placed] = [makersOf(artifactsOf('camps')), makersOf(artifactsOf('camps_place'))];
    assert.deepEqual([formed.get(''), placed.get('')].sort(), [north, south]);
  });

  it('R-R16 (cross-checks) what one flips is put to both, and the counts are those of honest labels', async () => {
    const report = await reportWith([{ stage, model_id: south, fault: { kind: 'flip_third' } }]);
    const told = reliability(report);
    assert.ok(told.stances_alike_at_first < reliability(honest).stances_alike_at_first);
    assert.ok(told.stances_asked > reliability(honest).stances_asked, `${told.stances_asked}`);
    assert.deepEqual(told.asked_synthesizers, [north, south]);
    assert.deepEqual(stancesOf(report).sort(), stancesOf(honest).sort());
    const calls = (await service.simulator.calls(true)).filter((call) => call.stage === askedAgain);
    const byModel = countBy(calls, ({ model_id }) => model_id);
    assert.deepEqual([...byModel.keys()].sort(), [north, south]);
    for (const { body } of calls) {
      const text = (body?.messages ?? []).map(({ content }) => content).join('\n');
      assert.doesNotMatch(text, /"(?:support|oppose|asserts|rejects)"|"C\d+"|"K\d+"/);
      assert.ok(
        (text.match(/"id":"[QP]\d+"/g) ?? []).length <= 100 * 5,
        '100 questions; of a camp one for each thesis',
      );
    }
  });

  it('R-R10 R-R21 what one flips and nobody settles is unresolved, not false: attributed to nobody, counted and named', async () => {
    const flips = { stage, model_id: north, fault: { kind: 'flip_third' } };
    const report = await reportWith([flips, { stage: askedAgain, fault: { kind: 'wrong_shape' } }]);
    const told = reliability(report);
    assert.ok(told.stances_unresolved > 5, `${told.stances_unresolved}`);
    assert.deepEqual(falseIn(report, honest), []);
    const claims = report.evidence!.claims;
    assert.ok(claims.some(({ unresolved_model_ids: ids = [] }) => ids.length > 0));
    for (const { unresolved_model_ids: open = [], unresolved_count = 0, evidence_spans: spans } of claims) {
      assert.equal(unresolved_count, open.length);
      assert.ok(spans.every(({ model_id }) => !open.includes(model_id)));
    }
    assert.match(
      report.methodology?.synthesis_and_audit ?? '',
      /they differ to the end; (?:it is|these are) attributed to nobody/,
    );
  });

  it('R-R15 (the bound) two that differ too often in the end are warned of, at the top of the report', async () => {
    const report = await reportWith([
      { stage, fault: { kind: 'flip_third' } },
      { stage: askedAgain, fault: { kind: 'wrong_shape' } },
    ]);
    const { low } = reliability(report).precision_interval_95;
    assert.ok(low! < 0.95, `${low}`);
    assert.ok(codesOf(report).includes('readings_disagree'));
  });

  it('R-R15 R-R10 a response whose labeller is away is labelled by its extractor, and its stances count as unchecked', async () => {
    const away = [stage, askedAgain].map((each) => ({ stage: each, model_id: south, fault: overloaded }));
    const { id } = await runWith(away);
    const stored = await listArtifacts(service.database.pool, id, ['extract', 'label']);
    const [extracted, labelled] = ['extract', 'label'].map((kind) =>
      makersOf(stored.filter((each) => each.kind === kind)),
    ) as [Map<string, string>, Map<string, string>];
    assert.deepEqual(new Set(labelled.values()), new Set([north]));
    const alone = [...extracted].filter(([, by]) => by === north).map(([modelId]) => modelId);
    const report = (await reportOf(service, id))!;
    const told = reliability(report);
    assert.equal(report.research_record?.research_snapshot?.included_in_synthesis, 10);
    assert.equal(comparedIn(told), 10 - alone.length);
    assert.equal(told.stances_single > 0, alone.length > 0);
    if (alone.length >= 3) assert.ok(codesOf(report).includes('stances_not_checked'));
    // The extractor of each response is drawn: too few may be left that two have read.
    const unchecked =
      told.alpha === null || told.stances_compared < 10
        ? /was not measured: |says nothing here: /
        : /by one synthesizer only, so nothing checks (?:it|them)\./;
    if (alone.length > 0) assert.match(report.methodology?.synthesis_and_audit ?? '', unchecked);
  });

  it('R-R15 R-R21 if one synthesizer does everything, the report says first that nothing checked the labels', async () => {
    const report = await reportWith([{ model_id: south, fault: overloaded }]);
    const codes = codesOf(report);
    for (const code of ['reliability_not_measured', 'stances_not_checked'])
      assert.ok(codes.includes(code), codes.join());
    assert.deepEqual([reliability(report).alpha, reliability(report).stances_compared], [null, 0]);
    assert.equal(report.research_record?.research_snapshot?.included_in_synthesis, 10);
  });

  it('R-R10 claims that were merged badly are separated again if the second synthesizer keeps them apart', async () => {
    const bad = { stage: 'group', model_id: north, fault: { kind: 'join_groups' } };
    const report = await reportWith([bad]);
    assert.deepEqual(stancesOf(report).sort(), stancesOf(honest).sort());
    const [before, told] = [groupingOf(honest), groupingOf(report)];
    assert.deepEqual(
      [before.batches_grouped_twice, before.pairs_differing, before.asked_synthesizers],
      [1, 0, [south]],
    );
    assert.ok(told.pairs_changed > 5 && told.pairs_changed === told.pairs_differing, JSON.stringify(told));
    const shown = (await service.simulator.calls(true)).filter((call) => call.stage === 'group');
    const sent = shown.map(({ body }) => body?.messages?.at(-1)?.content ?? '');
    assert.equal(new Set(sent).size, 2, 'neither sees what the other one made of it');
  });

  it('R-R10 a second synthesizer that groups nothing of a long list separates no claims', async () => {
    const silent = { stage: 'group', model_id: south, fault: { kind: 'silent' } };
    const report = await reportWith([silent]);
    assert.deepEqual(stancesOf(report).sort(), stancesOf(honest).sort());
    assert.equal(groupingOf(report).batches_grouped_twice, 0);
    assert.match(report.methodology?.synthesis_and_audit ?? '', /no second grouping was available/);
  });

  it('R-R10 without a second grouping, or an answer, the first one is used, and the methodology says so', async () => {
    const stages = ['group', 'group_compare'];
    for (const [index, fault] of [overloaded, { kind: 'wrong_shape' }].entries()) {
      await service.reset();
      const report = await reportWith([
        { stage: 'group', model_id: north, fault: { kind: 'join_groups' } },
        { stage: stages[index], model_id: index === 0 ? south : 'simulator/*', fault },
      ]);
      const told = groupingOf(report);
      assert.deepEqual(
        [told.batches_grouped_twice, told.pairs_changed, told.pairs_unanswered === told.pairs_differing],
        [index, 0, true],
      );
      // Claims that were joined wrongly are read differently by who labels.
      assert.deepEqual(
        codesOf(report).filter((code) => code !== 'readings_disagree'),
        [],
      );
      const expected =
        index === 0 ? /no second grouping was available/ : /\d+ got no answer and were kept apart/;
      assert.match(report.methodology?.synthesis_and_audit ?? '', expected);
    }
  });

  const warnings = ['readings_disagree', 'reliability_not_measured', 'stances_not_checked'];
  // What one flips alone has a test above.
  const others = ['swap_ids', 'silent', 'hedge', 'find_everything'];
  for (const [who, kinds] of [
    [north, others],
    ['simulator/*', ['flip_third', ...others]],
  ] as const) {
    for (const kind of kinds) {
      it(`R-R16 ${kind} by ${who} leaves no false stances, or the report warns`, async () => {
        const report = await reportWith([{ stage, model_id: who, fault: { kind } }]);
        const stances = report.evidence!.claims.flatMap(({ evidence_spans: spans }) => spans);
        const wrong = falseIn(report, honest);
        assert.ok(
          wrong.length <= stances.length * 0.03 || codesOf(report).some((code) => warnings.includes(code!)),
          `${wrong.length} of ${stances.length}; ${codesOf(report).join()}`,
        );
      });
    }
  }
});

interface Reliability {
  readonly alpha: number | null;
  readonly precision_interval_95: { readonly low: number | null };
  readonly asked_synthesizers: readonly string[];
  readonly readings: readonly { readonly codes: string }[];
  readonly stances_compared: number;
  readonly stances_alike_at_first: number;
  readonly stances_asked: number;
  readonly stances_single: number;
  readonly stances_unresolved: number;
  readonly camps_unresolved: number;
}

function reliability(report: Report): Reliability {
  return conditions(report).reliability as Reliability;
}

/** Responses of which two synthesizers read some stance: it has a letter for each. */
function comparedIn({ readings }: Reliability): number {
  return readings.filter(({ codes }) => /\d[a-z]{2}/.test(codes)).length;
}

function groupingOf(report: Report) {
  return conditions(report).second_grouping as {
    readonly asked_synthesizers: readonly string[];
    readonly batches_grouped_twice: number;
    readonly pairs_differing: number;
    readonly pairs_changed: number;
    readonly pairs_unanswered: number;
  };
}

/** Stances of a report that an honest one does not have. */
function falseIn(report: Report, honest: Report): string[] {
  const known = new Set(stancesOf(honest));
  return stancesOf(report).filter((stance) => !known.has(stance));
}

function stancesOf(report: Report): string[] {
  const { claimOf } = worldOf(simulatorSeed, report.question?.text ?? '').knowledge;
  return report.evidence!.claims.flatMap(({ statement, evidence_spans: spans }) => {
    // Who reads a response words its claims, and a run's secret decides who does.
    const key = claimOf(statement)?.claim.id;
    assert.ok(key, statement);
    return [...new Set(spans.map(({ model_id, stance }) => `${key} ${model_id} ${stance}`))];
  });
}

function conditions(report: Report): Record<string, unknown> {
  return statedConditions(report)!;
}
