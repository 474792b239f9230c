import assert from 'node:assert/strict';
import { optionsList } from '../../../../src/report/page/options.ts';
import { printerIn } from '../../../../src/report/page/printer.ts';

describe('the options of a page', () => {
  const counted = { related_camp_ids: [], model_count: 7, model_share: null, case_ids: [] };
  const option = { rank: 1, option: 'Oak', rationale: '', related_claim_ids: [4], ...counted };

  it('R-G13 tell who is for and against each', () => {
    const asked = { ...option, for_model_ids: ['a/x'], against_model_ids: ['b/x', 'c/x'] };
    assert.equal(optionsList([asked], printerIn('en')), '- **Oak**: +7, −2 [4]');
  });

  it('R-G13 are left out of a decision, whose camps say them', () => {
    assert.equal(optionsList([option], printerIn('en')), '');
  });
});
