import assert from 'node:assert/strict';
import { pageWordsIn } from '../../../../src/languages/page/pages.ts';
import { speakerOf } from '../../../../src/web/model/speaker.ts';

describe('what a page says', () => {
  it('R-U05 has the plural and the numbers of its language', () => {
    const said = (language: string) => {
      const { say, percent, figures } = speakerOf(pageWordsIn(language));
      return [
        say('labs', { count: 1 }),
        say('labs', { count: 1_234 }),
        percent(0.125),
        figures.figure(12345),
      ];
    };
    assert.deepEqual(said('en'), ['1 lab', '1,234 labs', '13%', '12,345']);
    assert.deepEqual(said('de'), ['1 Labor', '1.234 Labore', '13\u00a0%', '12.345']);
    assert.deepEqual(said('fr').slice(0, 2), ['1 laboratoire', '1\u202f234 laboratoires']);
    assert.deepEqual(said('ja').slice(0, 2), ['開発元1社', '開発元1,234社']);
  });

  it('R-U05 overstates nothing by rounding, and puts what it is given into its slots once', () => {
    const { percent, say, parts } = speakerOf(pageWordsIn('en'));
    assert.deepEqual([0, 0.001, 0.999, 1, null].map(percent), ['0%', '1%', '99%', '100%', '–']);
    assert.equal(say('dependsOn', { case: '{case} $& {option}' }), 'It depends on {case} $& {option}');
    assert.deepEqual(parts('asIf'), ['(as if ', { slot: 'independent' }, ')']);
  });
});
