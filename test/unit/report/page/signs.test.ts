import assert from 'node:assert/strict';
import { makeSigns } from '../../../../src/report/page/signs.ts';

describe('signs behind sentences of a page', () => {
  const text = 'Ask first. It takes time. Pay!';
  const span = (model_id: string) => ({ model_id, offset: 0, length: 1 });
  const { withSigns, signed } = makeSigns([
    {
      field: 'direct_answer',
      offset: 0,
      length: 10,
      evidence_spans: [span('b/x'), span('a/x'), span('a/x')],
    },
    { field: 'direct_answer', offset: 11, length: 14, evidence_spans: [], own_knowledge: true },
    {
      field: 'key_points[0].statement',
      offset: 26,
      length: 4,
      evidence_spans: [span('c/x')],
      own_knowledge: true,
    },
  ]);

  it('R-R27 a letter stands behind the point of a sentence, and each model once with its letters', () => {
    assert.equal(withSigns('direct_answer', text), 'Ask first. [a] It takes time.° Pay!');
    assert.deepEqual(signed, [
      { letters: 'a', model: 'a/x' },
      { letters: 'a', model: 'b/x' },
      { letters: 'b', model: 'c/x' },
    ]);
    const sources = ['a', 'b', 'b', 'b', 'c', 'c', 'b'].map((model, at) => ({
      ...{ field: 'direct_answer', offset: at * 2, length: 1, evidence_spans: [span(model)] },
    }));
    assert.deepEqual(makeSigns(sources).signed, [
      { letters: 'a', model: 'a' },
      { letters: 'b–d, g', model: 'b' },
      { letters: 'e, f', model: 'c' },
    ]);
  });

  it('R-R27 every sentence of a long answer has its sign', () => {
    const text = 'Go. '.repeat(28);
    const sources = Array.from({ length: 28 }, (_, at) => ({
      ...{ field: 'direct_answer', offset: at * 4, length: 3, evidence_spans: [span('a/x')] },
    }));
    const made = makeSigns(sources);
    assert.match(made.withSigns('direct_answer', text), /Go\. \[z\] Go\. \[a2\] Go\. \[b2\] $/);
    assert.deepEqual(made.signed, [{ letters: 'a–b2', model: 'a/x' }]);
  });

  it('R-R14 R-R27 stands before the point where a script has no spaces, or else has a space behind it', () => {
    const told = (sentences: readonly string[], own?: true) => {
      const places = sentences.map((sentence, at) => ({
        ...{ field: 'x', offset: sentences.slice(0, at).join('').length, length: sentence.length },
        ...(own ? { own_knowledge: own } : {}),
        evidence_spans: own && at > 0 ? [] : [span('a/x')],
      }));
      return makeSigns(places).withSigns('x', sentences.join(''));
    };
    assert.equal(
      told(['閉じません。', '本当か？', '「はい」', '次']),
      '閉じません[a]。本当か？[b] 「はい」[c] 次[d]',
    );
    assert.equal(told(['很好。', '“是的！”', '再说。'], true), '很好[a°]。“是的！”° 再说°。');
    assert.equal(told(['¦ 教室 ¦ 歌う子 ¦']), '¦ 教室 ¦ 歌う子[a] ¦');
    assert.equal(told(['Yes. ', 'No.']), 'Yes.  [a]No. [b]');
  });

  it('R-R23 what only synthesizers know has a sign of its own, in key points too', () => {
    assert.equal(withSigns('key_points[0].statement', text), 'Ask first. It takes time. Pay! [b°]');
  });
});
