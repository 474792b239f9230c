import assert from 'node:assert/strict';
import { aroundSign } from '../../../../src/text/form/around-sign.ts';

describe('where the sign of a sentence stands', () => {
  it('R-R14 is before the point in Chinese and Japanese, without a space', () => {
    assert.deepEqual(aroundSign('慣れやすい。', '聞'), { before: '慣れやすい', isTight: true, behind: '。' });
  });

  it('R-R14 is behind another end in them, with a space before what follows', () => {
    for (const sentence of ['本当か？', '很好', '“是的！”', '（注）', 'カー'])
      assert.deepEqual(aroundSign(sentence, '次'), { before: sentence, isTight: true, behind: ' ' });
    for (const next of ['', '\n', ' ', '¦'])
      assert.deepEqual(aroundSign('很好', next), { before: '很好', isTight: true, behind: '' });
  });

  it('is behind the point elsewhere, with the spaces that there are', () => {
    for (const sentence of ['Ask first.', 'He said “no”', ''])
      assert.deepEqual(aroundSign(sentence, 'I'), { before: sentence, isTight: false, behind: '' });
  });
});
