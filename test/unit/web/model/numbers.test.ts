import assert from 'node:assert/strict';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { agreementWords } from '../../../../src/web/model/numbers.ts';
import type { Claim } from '../../../../src/web/model/report-index.ts';
import { speakerOf } from '../../../../src/web/model/speaker.ts';

const english = speakerOf(pageWordsIn('en'));
const claim = (supporting: number, addressed: number) =>
  ({
    supporting_count: supporting,
    addressed_count: addressed,
    support_share_of_addressed: addressed === 0 ? null : supporting / addressed,
  }) as Claim;

describe('how many agree with a claim', () => {
  it('R-U05 states no share of fewer than five models, where one would move it far', () => {
    assert.deepEqual(
      [claim(1, 1), claim(1, 2), claim(2, 2), claim(3, 4), claim(3, 5), claim(0, 0)].map((each) =>
        agreementWords(each, english),
      ),
      [
        'only one takes a stance',
        '1 of 2 that address it agrees',
        '2 of 2 that address it agree',
        '3 of 4 that address it agree',
        '60% of those that address it agree',
        'no stance is counted',
      ],
    );
  });

  it('R-U05 states the share with each lab counted once where the report has it', () => {
    const both = { ...claim(6, 8), equal_lab_support_share_of_addressed: 0.5 };
    assert.equal(
      agreementWords(both, english),
      '75% of those that address it agree · 50% if each lab counts once',
    );
  });
});
