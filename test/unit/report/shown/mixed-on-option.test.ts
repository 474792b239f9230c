import assert from 'node:assert/strict';
import { mixedOnOption } from '../../../../src/report/shown/mixed-on-option.ts';
import { builtReport } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('the models that see both sides of an option', () => {
  it('R-R24 are those on any claim that recommends it, who take no side on another of these', () => {
    const [claim] = builtReport(exampleFacts()).evidence!.claims;
    const about = (option: string, mixed: string[]) => ({
      ...claim!,
      ...{ option, mixed_or_uncertain_model_ids: mixed },
    });
    const claims = [about('Oak', ['a', 'b']), about('oak', ['b', 'c', 'd']), about('pine', ['e']), claim!];
    const option = {
      ...{ rank: 1, option: 'oak', rationale: '', related_claim_ids: [], related_camp_ids: [] },
      ...{ model_count: 1, model_share: null, case_ids: [] },
    };
    const sides = { for_model_ids: ['a'], against_model_ids: ['d'] };
    assert.deepEqual(mixedOnOption({ ...option, ...sides }, claims), ['b', 'c']);
    assert.deepEqual(mixedOnOption(option, claims), ['a', 'b', 'c', 'd']);
  });
});
