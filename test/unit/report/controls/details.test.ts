import assert from 'node:assert/strict';
import type { CheckedDetail } from '../../../../src/findings/findings.ts';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { detailsRead } from '../../../../src/report/controls/readings/counts.ts';
import { readingsSentences } from '../../../../src/report/controls/readings/sentences.ts';
import type { ReadingsCounts } from '../../../../src/report/controls/readings/shape.ts';
import { readingsErrors } from '../../../../src/report/controls/readings/warnings.ts';
import { reportProblems } from '../../../../src/report/verify/verify.ts';
import { factsWith } from '../lightning.ts';

const none = { quantities: [], cases: [] };
const countsOf = (agreed: number, single: number, unresolved: number) => {
  const { reliability } = assembleReport(factsWith()).methodology!.controlled_inference!.conditions!;
  return {
    ...reliability,
    alpha: null, // Nothing is said of stances.
    details_agreed: agreed,
    details_single: single,
    details_unresolved: unresolved,
  } satisfies ReadingsCounts;
};
const codesOf = (...counts: Parameters<typeof countsOf>) =>
  Object.entries(readingsErrors)
    .filter(
      ([code, { messages }]) =>
        code.startsWith('details') && messages(countsOf(...counts), {} as never).length > 0,
    )
    .map(([code]) => code);
const told = (...counts: Parameters<typeof countsOf>) =>
  readingsSentences(countsOf(...counts))
    .slice(1)
    .join(' ');

describe('what the report says of figures and cases', () => {
  const facts = factsWith();
  const [quantity] = facts.findings.quantities;
  /** Each figure of the question's quantity, found by the second reader or not. */
  const details = (found: (modelId: string) => boolean): CheckedDetail[] =>
    (quantity?.values ?? []).map(({ modelId, span }) => ({
      ...{ kind: 'figure', group: 0, modelId },
      readings: [
        { by: 'north', stage: 'extract', found: true, span },
        { by: 'south', stage: 'adjudicate', found: found(modelId), span: found(modelId) ? span : null },
      ],
    }));

  it('R-R12 R-R13 is how many of them a second synthesizer found, and on how many the two differ', () => {
    assert.equal(told(0, 0, 0), '');
    assert.equal(
      told(12, 0, 0),
      '12 figures and cases that one synthesizer found in answers were put to another one, without sight of what was found: it found the same.',
    );
    assert.match(
      told(9, 0, 3),
      /^12 figures and cases .*: on 3 they differ, and what they differ on is attributed to nobody\.$/,
    );
    assert.equal(told(0, 1, 0), '1 figure or case was read by one synthesizer only, so nothing checks it.');
  });

  it('R-R10 is a warning where a tenth was read by one synthesizer only, or more than half are left out', () => {
    assert.deepEqual(codesOf(9, 1, 0), []);
    assert.deepEqual(codesOf(8, 1, 0), ['details_not_checked']);
    assert.deepEqual(codesOf(4, 0, 4), []);
    assert.deepEqual(codesOf(4, 0, 5), ['details_unresolved']);
    assert.deepEqual(codesOf(1, 0, 3), [], 'so few may differ by chance');
    assert.deepEqual(codesOf(0, 0, 0), []);
  });

  it('R-R10 counts what was compared with nothing as read by one synthesizer', () => {
    const one = { note: quantity!, quantityId: 1, values: quantity!.values } as never;
    const all = quantity!.values.length;
    assert.deepEqual(detailsRead([], { quantities: [one], cases: [] }), {
      agreed: 0,
      single: all,
      unresolved: 0,
    });
    assert.deepEqual(
      detailsRead(
        details(() => true),
        none,
      ),
      { agreed: all, single: 0, unresolved: 0 },
    );
  });

  it('R-R12 a report that lists a figure which the second reader did not find is refused', () => {
    const refused = quantity!.values[0]!.modelId;
    const withDetails = (found: (modelId: string) => boolean) => {
      const { crossCheck } = facts.findings;
      return factsWith({ crossCheck: { ...crossCheck, asked: ['south'], details: details(found) } });
    };
    const right = withDetails(() => true);
    assert.match(assembleReport(right).methodology?.synthesis_and_audit ?? '', /it found the same\./);
    assert.deepEqual(reportProblems(assembleReport(right), right), []);
    const wrong = withDetails((modelId) => modelId !== refused);
    assert.match(
      reportProblems(assembleReport(wrong), wrong).join(),
      /1 figures or cases are listed that were not found/,
    );
  });
});
