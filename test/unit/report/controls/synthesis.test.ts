import assert from 'node:assert/strict';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the audit of the synthesis', () => {
  it('R-H07 the methodology states the number of given-up calls, which are no error by themselves', () => {
    const { synthesisCounts } = exampleFacts();
    const codes = builtReport(exampleFacts()).errors.map(({ code }) => code);
    for (const given of [0, 1, 2, 17]) {
      const facts = exampleFacts({ synthesisCounts: { ...synthesisCounts, callsGivenUp: given } });
      const { methodology: made, errors } = builtReport(facts);
      const stated = /(\d+) calls? (?:was|were) given up/;
      assert.equal(Number(stated.exec(made!.synthesis_and_audit ?? '')?.[1] ?? 0), given);
      assert.equal(made!.controlled_inference!.conditions!.synthesis!.calls_given_up ?? 0, given);
      assert.deepEqual(
        errors.map(({ code }) => code),
        codes,
      );
    }
  });

  it('R-R10 R-R11 are counted in the methodology, with the number labelled and why some are not reported', () => {
    const facts = exampleFacts();
    const methodologyWith = (labelled: number, unconfirmed: number, ...repeated: readonly number[]) =>
      builtReport({
        ...facts,
        findings: { ...facts.findings, selection: { labelled, unconfirmed, repeated } },
      }).methodology!;
    const [both, none, again] = [methodologyWith(9, 2), methodologyWith(6, 0), methodologyWith(8, 0, 7, 8)];
    assert.match(
      both.synthesis_and_audit ?? '',
      /9 claims were formed and selected, and each of the 12 responses was labelled against all of them\. 3 of them were left out: 2 because labelling did not find them in most of the responses from which they were read and 1 because the 6 of this report come before it\./,
    );
    assert.doesNotMatch(none.synthesis_and_audit ?? '', /of them were left out/);
    assert.match(
      again.synthesis_and_audit ?? '',
      /2 of them were left out because labelling found them in the same sentences as other claims, which say the same or the opposite \(who makes an opposite counts against the claim shown\)\./,
    );
    const { synthesis: audit } = both.controlled_inference!.conditions as {
      synthesis: Record<string, number>;
    };
    assert.deepEqual(
      [audit.claims_labelled, audit.claims_left_out_unconfirmed, audit.claims_reported],
      [9, 2, 6],
    );
    const conditions = again.controlled_inference!.conditions as { synthesis: Record<string, number> };
    assert.equal(conditions.synthesis.claims_left_out_repeated, 2);
  });
});
