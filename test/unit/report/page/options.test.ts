import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { optionsList } from '../../../../src/report/page/options.ts';
import { printerIn } from '../../../../src/report/page/printer.ts';
import { exampleFacts } from '../example.ts';

describe('the options of a page', () => {
  const { answer, evidence, ...report } = assembleReport(exampleFacts());
  const [claim] = evidence!.claims;
  const counted = { related_camp_ids: [], model_count: 7, model_share: null, case_ids: [] };
  const option = { rank: 1, option: 'Oak', rationale: '', related_claim_ids: [4], ...counted };
  const asked = { ...option, for_model_ids: ['a/x'], against_model_ids: ['b/x', 'c/x'] };
  const told = (one: typeof option, mixed: Readonly<Record<string, string[]>> = {}) => {
    const claims = Object.entries(mixed).map(([name, ids]) => ({
      ...{ ...claim!, mixed_or_uncertain_model_ids: ids },
      ...(name === '' ? {} : { option: name }),
    }));
    const changed = { ...answer!, ranked_options: [one] };
    return optionsList({ ...report, answer: changed, evidence: { ...evidence!, claims } }, printerIn('en'));
  };

  it('R-G13 tell who is for and against each', () => {
    assert.equal(told(asked), '- **Oak**: +7 −2 [4]');
  });

  it('R-G13 tell who sees both sides of each, but not who is for it or against it by another claim', () => {
    assert.equal(
      told(asked, { Oak: ['a/x', 'c/x', 'd/x'], 'oak.': ['d/x', 'e/x'] }),
      '- **Oak**: +7 −2 ±2 [4]',
    );
    assert.equal(told(asked, { Pine: ['d/x'], '': ['e/x'] }), '- **Oak**: +7 −2 [4]');
  });

  it('R-G13 are left out of a decision, whose camps say them', () => {
    assert.equal(told(option), '');
  });
});
