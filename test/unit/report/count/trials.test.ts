import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TriedLabelling } from '../../../../src/findings/trials.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { countTrials, failsTooOften } from '../../../../src/report/count/trials.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { exampleFacts } from '../example.ts';

/** Outputs such as "own 0, ok 1": what was failed, and by which synthesizer. */
function labelling(
  outputs: string,
  kept: TriedLabelling['kept'],
  coder: TriedLabelling['coder'] = 'first',
): TriedLabelling {
  return {
    coder,
    kept,
    outputs: outputs.split(', ').map((output) => {
      const [what, synthesizer] = output.split(' ');
      return { own: what !== 'own', foreign: what !== 'foreign', synthesizer: Number(synthesizer) };
    }),
  };
}

const withTrials = (triedLabellings: readonly TriedLabelling[]) => ({ ...exampleFacts(), triedLabellings });
const failing = labelling('own 0, own 0, own 1, own 1', 'doubtful');

describe('the results of trials', () => {
  it('R-R16 (trials) counts what was set, failed at first and again, replaced, in doubt and left out', () => {
    const untried = {
      ...labelling('ok 0', 'passed'),
      outputs: [{ own: null, foreign: null, synthesizer: 0 }],
    };
    const foreignOnly = { ...untried, outputs: [{ own: null, foreign: true, synthesizer: 0 }] };
    const counts = countTrials([
      labelling('ok 0', 'passed'),
      labelling('own 0, ok 0', 'passed'),
      labelling('own 0, own 0, ok 1', 'passed'),
      failing,
      labelling('foreign 0, foreign 0, foreign 1, foreign 1', 'none'),
      labelling('foreign 0, own 0, ok 1', 'passed'),
      labelling('own 1, ok 1', 'passed'), // The first one was away.
      labelling('ok 0, ok 0', 'none'), // Given up for another reason.
      foreignOnly,
      untried,
    ]);
    assert.deepEqual(counts, {
      labellings: 9,
      own: { set: 8, failedAtFirst: 4, failedAgain: 3 },
      foreign: { set: 9, failedAtFirst: 2, failedAgain: 1 },
      failed: 4,
      replaced: 2,
      doubtful: 1,
      leftOut: 1,
    });
  });

  it('R-R16 (trials) warns if more than a tenth fails, and more than usual errors explain', () => {
    const warns = (failed: number, labellings: number) => failsTooOften({ failed, labellings });
    assert.deepEqual([warns(20, 20), warns(9, 20), warns(17, 50), warns(60, 190)], [true, true, true, true]);
    assert.deepEqual(
      [warns(6, 20), warns(14, 50), warns(45, 190), warns(1, 1), warns(0, 0)],
      Array(5).fill(false),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(399), (labellings, some) => {
        const failed = Math.min(some, labellings - 1);
        assert.ok(!warns(failed, labellings) || (warns(failed + 1, labellings) && failed > labellings / 10));
      }),
    );
  });

  it('R-R16 (trials) a coder that fails is not hidden by one that passes', () => {
    const own = (coder: 'first' | 'second', count: number, failed: number) =>
      Array.from({ length: count }, (_, index) =>
        labelling(index < failed ? 'own 0, own 0' : 'ok 0', index < failed ? 'doubtful' : 'passed', coder),
      );
    for (const [first, second, told] of [
      [7, 0, ['first']],
      [0, 7, ['second']],
      [10, 10, ['first', 'second']],
      [3, 3, []],
    ] as const) {
      const facts = withTrials([...own('first', 10, first), ...own('second', 10, second)]);
      const report = assembleReport(facts);
      const warnings = report.errors.filter(({ code }) => code === 'trials_failed');
      assert.deepEqual(
        warnings.map(({ message }) => /the (\w+) coder/.exec(message ?? '')?.[1]),
        told,
      );
      assert.deepEqual(reportProblems(report, facts), []);
    }
  });

  it('R-R16 (trials) the report shows the figures, warns, and is refused if they are not those of the outputs', () => {
    const honest = withTrials(exampleFacts().triedLabellings);
    assert.match(
      assembleReport(honest).methodology?.synthesis_and_audit ?? '',
      /12 labellings contained control claims with known answers: of 11 that .* 2 were answered wrongly at first and 1 when asked again; of 12 that no response makes, none was found\./,
    );
    const facts = withTrials(Array.from({ length: 12 }, () => failing));
    const report = assembleReport(facts);
    assert.deepEqual(
      report.errors.map(({ code }) => code),
      ['models_left_out', 'trials_failed'],
    );
    assert.deepEqual(reportProblems(report, facts), []);
    assert.deepEqual(reportProblems({ ...report, errors: [] }, facts), ['errors: trials_failed is wrong']);
    const conditions = report.methodology!.controlled_inference!.conditions!.trials as Record<string, number>;
    assert.equal(Object.keys(conditions).length, 11);
    for (const name of Object.keys(conditions)) {
      conditions[name]!++;
      assert.deepEqual(reportProblems(report, facts), [`methodology.trials: ${name} is wrong`]);
      conditions[name]!--;
    }
  });

  it('R-R10 R-R16 (trials) a response that was left out says why, and so do the errors of the report', () => {
    const given = exampleFacts();
    const [out] = given.findings.labels;
    const facts = {
      ...given,
      findings: {
        ...given.findings,
        labels: given.findings.labels.slice(1),
        excluded: [...given.findings.excluded, { modelId: out!.modelId, reason: 'failed_trial' }],
      },
    };
    const report = assembleReport(facts);
    const [left] = report.errors.filter(({ code }) => code === 'responses_failed_trial');
    assert.match(left?.message ?? '', /^1 response is in no count, because every synthesizer/);
    assert.deepEqual(reportProblems(report, facts), []);
    assert.notDeepEqual(reportProblems({ ...report, errors: [] }, facts), []);
    const entry = report.research_record!.provenance!.excluded.find(
      ({ model_id }) => model_id === out!.modelId,
    );
    assert.equal(entry?.reason, 'failed_trial');
  });

  it('says nothing about a run that an older version labelled', () => {
    const report = assembleReport(withTrials([]));
    assert.doesNotMatch(report.methodology?.synthesis_and_audit ?? '', /known/);
    assert.deepEqual(reportProblems(report, withTrials([])), []);
  });
});
