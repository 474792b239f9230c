import assert from 'node:assert/strict';
import * as byCode from '../../../../src/report/controls/by-code.ts';
import { copiedWordsMax } from '../../../../src/text/copied-words.ts';
import { methodologyOf } from '../../../support/report/methodology.ts';

describe('controls without counts', () => {
  it('R-R11 are listed in the methodology of every report', () => {
    const listed = methodologyOf({}).controls.map(({ id }) => id);
    for (const { listed: own } of Object.values(byCode)) assert.ok(listed.includes(own!.id), own!.id);
  });

  it('R-S07 promise no more than the number of copied words that the code applies', () => {
    assert.ok(
      byCode.noOriginalText.listed!.description.includes(`No more than ${copiedWordsMax} consecutive`),
    );
  });
});
