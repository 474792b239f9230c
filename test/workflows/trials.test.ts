import assert from 'node:assert/strict';
import type { Report } from '../../src/report/schema/report.ts';
import { startService, type TestService } from '../harness/service.ts';
import { answersOf, callsOf, reportOf } from './support/record.ts';
import { codesOf } from './support/warnings.ts';

// Some of the claims that a coder is asked about have known answers. Who gives wrong ones can't be trusted with the others.

const [north, south] = ['simulator/synthesizer-north', 'simulator/synthesizer-south'];
const stage = 'label_response';
const flips = { kind: 'flip_stances' };

describe('catch trials', () => {
  let service: TestService;
  let honest: Report;

  before(async () => {
    service = await startService();
    honest = await reportWith();
    await service.reset();
  });
  afterEach(() => service.reset());
  after(() => service.stop());

  async function reportWith(...rules: readonly object[]): Promise<Report> {
    await service.simulator.rules(rules);
    const run = await service.research();
    assert.equal(run.status, 'completed');
    return (await reportOf(service, run.id))!;
  }

  const labellings = async () => Object.fromEntries(await callsOf(service, stage));
  /** Ten responses labelled by the first coder, and by the second one. */
  const counts = (changes: Partial<Record<string, number>> = {}) => ({
    labellings: 20,
    own_claims_set: 20,
    own_claims_failed_at_first: 0,
    own_claims_failed_again: 0,
    foreign_claims_set: 20,
    foreign_claims_failed_at_first: 0,
    foreign_claims_failed_again: 0,
    labellings_failed: 0,
    labellings_replaced: 0,
    labellings_in_doubt: 0,
    labellings_left_out: 0,
    ...changes,
  });

  it('R-R16 (trials) every labelling carries a claim of the response’s own and one that nobody makes, and an honest coder passes', async () => {
    assert.deepEqual(trialsOf(honest), counts());
    assert.deepEqual(codesOf(honest), []);
    assert.doesNotMatch(JSON.stringify(honest.evidence), /It is not true that/);
  });

  it('R-R16 (trials) a coder that fails is asked again, and labels that pass then count', async () => {
    const report = await reportWith({ stage, model_id: north, fault: flips, times: 1 });
    assert.deepEqual(await labellings(), { [north!]: 11, [south!]: 10 });
    assert.deepEqual(trialsOf(report), counts({ own_claims_failed_at_first: 1 }));
    assert.deepEqual(stancesOf(report), stancesOf(honest));
    assert.deepEqual(codesOf(report), []);
  });

  it('R-R16 (trials) a coder that fails again is replaced by the next synthesizer, and the report warns', async () => {
    const report = await reportWith({ stage, model_id: north, fault: flips });
    assert.deepEqual(await labellings(), { [north!]: 20, [south!]: 20 });
    assert.deepEqual(
      trialsOf(report),
      counts({
        own_claims_failed_at_first: 10,
        own_claims_failed_again: 10,
        labellings_failed: 10,
        labellings_replaced: 10,
      }),
    );
    assert.deepEqual(stancesOf(report), stancesOf(honest));
    assert.deepEqual(codesOf(report), ['reliability_not_measured', 'trials_failed']);
  });

  it('R-R16 (trials) if every synthesizer misses what extraction found, the labels are kept as doubtful', async () => {
    const report = await reportWith({ stage, fault: flips });
    const failed = {
      own_claims_failed_at_first: 20,
      own_claims_failed_again: 20,
      labellings_failed: 20,
      labellings_in_doubt: 20,
    };
    assert.deepEqual(trialsOf(report), counts(failed));
    assert.equal(report.research_record?.research_snapshot?.included_in_synthesis, 10);
    assert.ok(codesOf(report).includes('trials_failed'));
  });

  it('R-R10 R-R16 (trials) a response in which every synthesizer finds what nobody claims is left out, counted and named', async () => {
    // Answers are the same in every run: words that one of them alone has find its calls.
    const run = await service.research();
    const answers = [...(await answersOf(service, run.id)).values()];
    const [only] = answers.flatMap(({ model_id, text }) =>
      (text ?? '')
        .split(/[.!?]\s+/)
        .filter((words) => /^[\w ,-]{40,}$/.test(words))
        .filter((words) => answers.filter((other) => other.text?.includes(words)).length === 1)
        .map((words) => ({ modelId: model_id, words })),
    );
    const { modelId, words } = only ?? assert.fail();
    const report = await reportWith({ stage, contains: words, fault: { kind: 'find_everything' } });
    assert.deepEqual(
      trialsOf(report),
      counts({
        foreign_claims_failed_at_first: 2,
        foreign_claims_failed_again: 2,
        labellings_failed: 2,
        labellings_left_out: 2,
      }),
    );
    assert.deepEqual(codesOf(report), ['responses_failed_trial']);
    const excluded = report.research_record?.provenance?.excluded;
    assert.deepEqual(
      excluded?.map(({ model_id, reason }) => [model_id, reason]),
      [[modelId, 'failed_trial']],
    );
    assert.ok(!stancesOf(report).some((stance) => stance.includes(modelId)));
  });

  it('R-R16 (trials) the coder is told that it erred, and not where', async () => {
    await reportWith({ stage, model_id: north, fault: flips, times: 1 });
    const again = (await service.simulator.calls(true)).filter(
      ({ body }) => (body?.messages.length ?? 0) > 2,
    );
    assert.equal(again.length, 1);
    const told = again[0]!.body!.messages.at(-1)!.content;
    assert.match(told, /problems:\n- stances: not all of them agree with the response/);
    assert.doesNotMatch(told, /\bC\d|trial|known/);
  });
});

function trialsOf(report: Report): unknown {
  return report.methodology?.controlled_inference?.conditions?.trials;
}

/** Each model's stance on each claim, with its place. */
function stancesOf({ evidence }: Report): string[] {
  return evidence!.claims.flatMap(({ statement, evidence_spans }) =>
    evidence_spans.map((span) => JSON.stringify([statement, span])),
  );
}
