import assert from 'node:assert/strict';
import { nothingWithheld } from '../../../src/findings/facts.ts';
import type { CheckedStance } from '../../../src/findings/findings.ts';
import { builtReport } from '../../support/report/built-report.ts';
import { changed, exampleFacts, written } from './example.ts';

/** A warning in a list at the top is forgotten where the thing that it concerns is read. */
describe('the flags of a report', () => {
  it('R-R10 R-R15 R-R25 are at the one claim whose stances two synthesizers read differently', () => {
    const report = builtReport(readAs(({ claimId }) => claimId === 3, unlike));
    const flagged = report.evidence!.claims.filter(({ flags }) => flags?.includes('readings_disagree'));
    assert.deepEqual(
      flagged.map(({ claim_id: id }) => id),
      [3],
    );
  });

  it('R-R10 R-R15 R-R25 are at the one camp whose members two synthesizers read differently', () => {
    const [, second] = builtReport(exampleFacts()).evidence!.camps;
    const { camps } = builtReport(readAs(({ modelId }) => second!.model_ids.includes(modelId), unlike))
      .evidence!;
    const flagged = camps.filter(({ flags }) => flags?.includes('readings_disagree'));
    assert.deepEqual(
      flagged.map(({ camp_id: id }) => id),
      [second!.camp_id],
    );
  });

  it('R-R10 R-R15 R-R25 are at a claim that one synthesizer alone has read, for more than a tenth of it', () => {
    const { claims } = builtReport(
      readAs(
        ({ claimId }) => claimId === 4,
        ([first]) => (first ? [first] : []),
      ),
    ).evidence!;
    const flagged = claims.filter(({ flags }) => flags?.includes('stances_not_checked'));
    assert.deepEqual(
      flagged.map(({ claim_id: id }) => id),
      [4],
    );
  });

  it('R-R10 R-R25 are at the section that was replaced, or lost sentences, and at no other', () => {
    const lost = { field: 'insight', sentences: 1, by: 'reader' as const };
    const report = builtReport(
      exampleFacts({
        drafts: { ...written, disagreements: null },
        readings: exampleFacts().readings.map((each) =>
          each.section === 'minority_insights' ? { ...each, leftOut: [lost] } : each,
        ),
      }),
    );
    assert.deepEqual(report.analysis?.flags, {
      disagreements: ['section_replaced'],
      minority_insights: ['sentences_left_out'],
    });
    assert.ok(report.answer && !('flags' in report.answer));
  });

  it('R-R10 R-R25 are at the kinds of entries that the last check refused', () => {
    const withheld = { ...nothingWithheld, quantities: 1, key_points: 2 };
    const report = builtReport(exampleFacts({ withheld }));
    assert.deepEqual(report.answer?.flags, ['entries_withheld']);
    assert.deepEqual(report.evidence?.flags?.quantities, ['entries_withheld']);
    assert.equal(report.evidence?.flags?.claims, undefined);
  });
});

type Read = (readings: CheckedStance['readings']) => CheckedStance['readings'];

const unlike: Read = ([first, second]) => (first && second ? [first, { ...second, found: 'mixed' }] : []);

/** The example with other readings of some stances. */
function readAs(isOther: (stance: CheckedStance) => boolean, read: Read) {
  const facts = exampleFacts();
  const stances = facts.findings.crossCheck.stances.map((stance) =>
    isOther(stance) ? { ...stance, readings: read(stance.readings) } : stance,
  );
  return changed(facts, { crossCheck: { ...facts.findings.crossCheck, stances } });
}
