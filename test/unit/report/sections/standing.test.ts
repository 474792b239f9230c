import assert from 'node:assert/strict';
import { standingSentences } from '../../../../src/report/sections/standing.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

const standing = (changes: Parameters<typeof exampleFacts>[0] = {}) =>
  standingSentences(tablesOf(exampleFacts(changes).findings));

describe('the standing of an answer', () => {
  it('R-R05 R-R17 says how many give it, and how far its lead carries', () => {
    assert.match(
      standing(),
      /^8 of the 12 models answer “Modular monolith first”\. .+\. The lead is too small to be sure: with other labs another answer could come first\.$/,
    );
  });

  it('R-R05 always says how many give none of the answers, so that no model is lost', () => {
    const { camps, labels } = exampleFacts().findings;
    const [first] = camps;
    const one = standing({
      camps: [first!],
      labels: labels.map((own) => (own.camp?.campId === first!.campId ? own : { ...own, camp: null })),
    });
    assert.match(
      one,
      /^8 of the 12 models answer “Modular monolith first”\. 4 models give none of the answers/,
    );
    assert.match(
      standing(),
      /^8 of the 12 models answer “[^”]+”\. One model gives none of the answers counted/,
    );
  });

  it('R-R17 says of a lead that is established that it would probably stay', () => {
    const { labels } = exampleFacts().findings;
    const clear = labels.map((own) =>
      /^(?:qwen|deepseek\/deepseek-v4)/.test(own.modelId) ? { ...own, camp: labels[0]!.camp } : own,
    );
    assert.match(
      standing({ labels: clear }),
      /If other labs had been asked, the same answer would probably still lead\./,
    );
  });

  it('R-R17 says of a lead that other labs might make a tie that it would stay or be shared', () => {
    const { labels } = exampleFacts().findings;
    const told = labels.map((own) =>
      own.modelId.startsWith('qwen') ? { ...own, camp: labels[0]!.camp } : own,
    );
    assert.match(
      standing({ labels: told }),
      /If other labs had been asked, “[^”]+” would probably lead or share the lead\./,
    );
  });

  it('R-R05 says that there is no common answer where there are no camps', () => {
    assert.doesNotMatch(standing({ camps: [] }), /answer “/);
    assert.notEqual(standing({ camps: [] }), '');
  });

  it('R-R20 says of a task, whose responses were sorted into no answers, nothing of answers', () => {
    assert.doesNotMatch(standing({ camps: [], questionType: 'task' }), /share|answer “/);
  });

  it('R-R28 says that nothing is counted where there are neither camps nor claims', () => {
    assert.match(
      standing({ camps: [], claims: [] }),
      /^The responses could not be read reliably .*no claims\.$/,
    );
  });
});
