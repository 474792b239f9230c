import assert from 'node:assert/strict';
import { listArtifacts } from '../../src/db/artifacts.ts';
import type { Sources } from '../../src/findings/doubts/sources.ts';
import type { Report } from '../../src/report/schema/report.ts';
import { startService, type TestService } from '../harness/service.ts';
import { auditOf } from '../support/audit.ts';
import { countBy, overloaded, reportOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// One synthesizer's labels can't show how good they are. A second one, of another lab, labels some of the responses as
// well; how far the two agree stands in the report, and where they don't, its counts are not made from one of them alone.

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const stage = 'label_response';
const askedAgain = 'adjudicate_labels';

describe('two coders', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  async function reportWith(rules: readonly object[], panel?: 'wide' | 'consensus'): Promise<Report> {
    await service.simulator.rules(rules);
    const run = await service.research(panel);
    assert.equal(run.status, 'completed');
    // However the coders compare, the report can be recomputed (R-R19).
    const { code, text } = await auditOf(service.database.pool, run.id);
    assert.equal(code, 0, text);
    return (await reportOf(service, run.id))!;
  }

  async function labellings(): Promise<Map<string, number>> {
    const calls = await service.simulator.calls();
    return countBy(
      calls.filter((call) => call.stage === stage),
      ({ model_id }) => model_id,
    );
  }

  it('R-R15 all ten responses of the small panel are labelled by both, who agree', async () => {
    const report = await reportWith([]);
    assert.deepEqual(Object.fromEntries(await labellings()), { [north!]: 10, [south!]: 10 });
    const told = reliability(report);
    assert.deepEqual(
      [told.alpha, told.interval_95, told.responses_compared, told.second_coder, told.stances_in_doubt],
      [1, [1, 1], 10, south, 0],
    );
    assert.deepEqual(codesOf(report), []);
    assert.match(report.methodology?.synthesis_and_audit ?? '', /Krippendorff’s α is 1\.00/);
  });

  it('R-R15 the second coder gets the same questions in another order, without the first one’s labels', async () => {
    await reportWith([]);
    const calls = (await service.simulator.calls(true)).filter((call) => call.stage === stage);
    const asked = (modelId: string | undefined) =>
      calls
        .filter(({ model_id }) => model_id === modelId)
        .map(({ body }) => (body?.messages ?? []).map(({ content }) => content).join('\n'));
    const unordered = (text: string) =>
      text
        .replaceAll(/[0-9a-f]{16}/g, '')
        .split('')
        .sort()
        .join('');
    assert.deepEqual(asked(south).map(unordered).sort(), asked(north).map(unordered).sort());
    assert.equal(asked(south).filter((text) => asked(north).includes(text)).length, 0);
  });

  it('R-R15 R-R10 if the coders disagree, all responses are labelled twice, doubtful stances count as such, and the report says so', async () => {
    const honest = await reportWith([], 'consensus');
    assert.deepEqual(Object.fromEntries(await labellings()), { [north!]: 40, [south!]: 10 });
    await service.reset();
    const report = await reportWith(
      [
        { stage, model_id: south, fault: { kind: 'hedge' } },
        { stage: askedAgain, fault: { kind: 'wrong_shape' } },
      ],
      'consensus',
    );
    assert.ok((await labellings()).get(south!)! >= 40);
    const told = reliability(report);
    assert.ok(told.alpha! < 0.67 && told.interval_95![0]! <= told.alpha!, `${told.alpha}`);
    assert.ok(codesOf(report).includes('coders_disagree'));
    assert.ok(told.responses_labelled_twice > 20 && told.stances_in_doubt > 40, JSON.stringify(told));
    const stances = (of: Report) => of.evidence!.claims.flatMap(({ evidence_spans }) => evidence_spans);
    const mixed = (of: Report) => stances(of).filter(({ stance }) => stance === 'mixed').length;
    assert.ok(mixed(report) > mixed(honest) + 40, 'what they differ on is in doubt');
    assert.ok(stances(report).length >= stances(honest).length, 'no place is lost');
  });

  it('R-R15 R-R16 (trials) labels of a second coder that failed its trials are compared with nothing', async () => {
    const report = await reportWith([{ stage, model_id: south, fault: { kind: 'flip_stances' } }]);
    assert.deepEqual(codesOf(report), ['reliability_not_measured', 'trials_failed']);
    assert.deepEqual([reliability(report).alpha, reliability(report).responses_compared], [null, 0]);
  });

  it('R-R15 R-R10 a second coder that is away costs no report: it says that agreement was not measured', async () => {
    const report = await reportWith([{ stage, model_id: south, fault: overloaded }]);
    assert.deepEqual(codesOf(report), ['calls_given_up', 'reliability_not_measured']);
    assert.equal(reliability(report).alpha, null);
    assert.equal(report.research_record?.research_snapshot?.included_in_synthesis, 10);
  });

  it('R-R15 two labellings by the same model are not compared', async () => {
    const report = await reportWith([{ stage, model_id: north, fault: { kind: 'wrong_shape' } }]);
    assert.deepEqual(codesOf(report), ['reliability_not_measured']);
  });

  it('R-R16 (cross-checks) one model does not confirm its own labels: two labellings by it are one source, and the other model is asked', async () => {
    await service.simulator.rules([
      { stage, model_id: north, fault: { kind: 'wrong_shape' } },
      { stage, model_id: south, fault: { kind: 'flip_third' } },
    ]);
    const { id } = await service.research();
    const { pool } = service.database;
    const [kept] = await listArtifacts(pool, id, 'doubts');
    const doubts = kept!.body as { sources: Sources }[];
    assert.equal(doubts.length, 10);
    assert.ok(doubts.every(({ sources }) => sources.labels.length === 1));
    assert.ok(
      doubts.flatMap(({ sources }) => sources.claims).every(({ span }) => span),
      'places are known',
    );
    const looks = await listArtifacts(pool, id, 'adjudication');
    const askedFirst = looks.map(({ body }) => (body as { synthesizer: string }).synthesizer);
    assert.deepEqual([...new Set(askedFirst)], [north]);
  });

  it('R-R16 (cross-checks) if the answer of one coder contradicts the label of the other, that one is asked as well, once', async () => {
    const honest = await reportWith([]);
    const faults = [
      { stage, model_id: north, fault: { kind: 'flip_third' } },
      { stage, model_id: south, fault: { kind: 'wrong_shape' } }, // So each response has one label only.
    ];
    await service.reset();
    const report = await reportWith(faults);
    const told = askedAgainOf(report);
    assert.deepEqual(told.asked, [north, south]);
    assert.ok(told.stances_asked_once_more > 20, `${told.stances_asked_once_more}`);
    assert.deepEqual([...reversed(honest, report), ...reversed(report, honest)], []);
    const calls = (await service.simulator.calls()).filter((call) => call.stage === askedAgain);
    const byModel = countBy(calls, ({ model_id }) => model_id);
    assert.ok([...byModel.values()].every((count) => count <= 10));
    await service.reset();
    const alone = askedAgainOf(
      await reportWith([...faults, { ...faults[1], stage: askedAgain, model_id: north }]),
    );
    assert.deepEqual([alone.asked, alone.stances_asked_once_more], [[south], 0]);
  });

  it('R-R16 (cross-checks) the other coder is asked about a contradicted label, without learning who said what', async () => {
    const honest = await reportWith([]);
    await service.reset();
    const fault = { kind: 'flip_third' };
    const report = await reportWith([{ stage, model_id: north, fault, times: 10 }]); // Trials see some of them alone.
    const [before, told] = [askedAgainOf(honest), askedAgainOf(report)];
    assert.equal(before.stances_changed, 0, 'a label that is right stands');
    assert.ok(told.stances_changed > 0);
    assert.ok(told.asked.includes(south!));
    assert.deepEqual(sidesOf(report), sidesOf(honest), 'the counts are those of honest labels');
    const calls = (await service.simulator.calls(true)).filter((call) => call.stage === askedAgain);
    const byModel = [...countBy(calls, ({ model_id }) => model_id).values()];
    assert.ok(
      byModel.every((count) => count <= 10),
      'one call of each synthesizer for a response in doubt',
    );
    for (const { body } of calls) {
      const text = (body?.messages ?? []).map(({ content }) => content).join('\n');
      assert.doesNotMatch(text, /"(?:support|oppose|asserts|rejects)"|"C\d+"|"K\d+"/);
    }
  });

  it('R-R10 claims that were merged badly are separated again if the second synthesizer keeps them apart', async () => {
    const honest = await reportWith([]);
    await service.reset();
    const bad = { stage: 'merge_claims', model_id: north, fault: { kind: 'join_groups' } };
    const report = await reportWith([bad]);
    assert.deepEqual(statements(report), statements(honest));
    const [before, told] = [regroupingOf(honest), regroupingOf(report)];
    assert.deepEqual([before.lists_grouped_twice, before.pairs_in_doubt, before.asked], [1, 0, [south]]);
    assert.ok(told.pairs_changed > 5 && told.pairs_changed === told.pairs_in_doubt, JSON.stringify(told));
    const shown = (await service.simulator.calls(true)).filter((call) => call.stage === 'merge_claims');
    const sent = shown.map(({ body }) => body?.messages?.at(-1)?.content ?? '');
    assert.equal(new Set(sent).size, 2, 'neither sees what the other one made of it');
  });

  it('R-R10 without a second grouping, or an answer, the first one is used, and the methodology says so', async () => {
    const stages = ['merge_claims', 'compare_claims'];
    for (const [index, fault] of [overloaded, { kind: 'wrong_shape' }].entries()) {
      await service.reset();
      const report = await reportWith([
        { stage: 'merge_claims', model_id: north, fault: { kind: 'join_groups' } },
        { stage: stages[index], model_id: index === 0 ? south : 'simulator/*', fault },
      ]);
      const told = regroupingOf(report);
      assert.deepEqual(
        [told.lists_grouped_twice, told.pairs_changed, told.pairs_unanswered === told.pairs_in_doubt],
        [index, 0, true],
      );
      assert.deepEqual(codesOf(report), []);
      const expected =
        index === 0 ? /no second grouping was available/ : /\d+ got no answer and stay as first grouped/;
      assert.match(report.methodology?.synthesis_and_audit ?? '', expected);
    }
  });

  const warnings = ['labels_contradicted', 'labels_missing', 'coders_disagree', 'trials_failed'];
  for (const kind of ['flip_third', 'swap_ids', 'silent']) {
    for (const who of [north, 'simulator/*']) {
      it(`R-R16 the report warns of ${kind} by ${who}`, async () => {
        await service.simulator.rules([{ stage, model_id: who, fault: { kind } }]);
        const run = await service.research();
        const report = await reportOf(service, run.id);
        // With every id swapped, too many responses may fail their trials for a report.
        if (!report && kind === 'swap_ids') return assert.equal(run.credits_charged, 0);
        const codes = report!.errors.map(({ code }) => code);
        if (kind === 'silent' && who === 'simulator/*') assert.ok(codes.includes('labels_missing'));
        assert.ok(
          codes.some((code) => warnings.includes(code!)),
          codes.join(),
        );
      });
    }
  }

  it('R-R15 a run that an earlier version labelled, with one coder, still gets a report', async () => {
    const { pool } = service.database;
    await pool.query(`create function drop_second() returns trigger language plpgsql as
      $$ begin return case when new.kind like 'second%' then null else new end; end $$`);
    await pool.query(
      'create trigger no_second before insert on synthesis_artifacts for each row execute function drop_second()',
    );
    try {
      const report = await reportWith([]);
      assert.deepEqual(codesOf(report), ['reliability_not_measured']);
    } finally {
      await pool.query('drop trigger no_second on synthesis_artifacts');
    }
  });
});

interface Reliability {
  readonly alpha: number | null;
  readonly interval_95: readonly number[] | null;
  readonly second_coder: string | null;
  readonly responses_compared: number;
  readonly responses_labelled_twice: number;
  readonly stances_in_doubt: number;
}

function reliability(report: Report): Reliability {
  return conditions(report).reliability as Reliability;
}

function askedAgainOf(report: Report) {
  return conditions(report).asked_again as {
    readonly asked: readonly string[];
    readonly stances: number;
    readonly stances_changed: number;
    readonly stances_asked_once_more: number;
  };
}

function regroupingOf(report: Report) {
  return conditions(report).regrouping as {
    readonly asked: readonly string[];
    readonly lists_grouped_twice: number;
    readonly pairs_in_doubt: number;
    readonly pairs_changed: number;
    readonly pairs_unanswered: number;
  };
}

/** Models that support a claim in one report and oppose it in the other. */
function reversed(one: Report, other: Report): string[] {
  const opposing = new Map(
    other.evidence!.claims.map((claim) => [claim.statement, claim.opposing_model_ids]),
  );
  return one.evidence!.claims.flatMap((claim) =>
    claim.supporting_model_ids.filter((id) => opposing.get(claim.statement)?.includes(id)),
  );
}

function sidesOf(report: Report) {
  return report.evidence!.claims.map((claim) => [claim.supporting_count, claim.opposing_count]);
}

function statements(report: Report): string[] {
  return report.evidence!.claims.map(({ statement }) => statement).sort();
}

function conditions(report: Report): Record<string, unknown> {
  return report.methodology!.controlled_inference!.conditions!;
}
