import assert from 'node:assert/strict';
import { languages } from '../../../src/languages/codes.ts';
import {
  alternativesIn,
  expressionsOf,
  isLanguage,
  matchesAny,
  phrasesIn,
  vocabularies,
  wordsIn,
  wordsOfAll,
} from '../../../src/languages/languages.ts';
import { pageWordsIn } from '../../../src/languages/page/pages.ts';
import { strings } from '../../../src/report/prose/strings.ts';

describe('the lists of languages', () => {
  it('R-R14 are there for every language in which a report is written', () => {
    assert.deepEqual(Object.keys(vocabularies).sort(), [...languages].sort());
    assert.ok(languages.every(isLanguage));
    assert.ok(!['hu', 'toString'].some(isLanguage));
  });

  it('R-R14 count on a page without a word that one makes wrong: “altri 1”, “1 relevées”', () => {
    for (const language of ['es', 'fr', 'it', 'pt'] as const)
      assert.match(vocabularies[language].made.compared, / \{open\} (?:de|des|di) \{all\} /, language);
    const { more, moreClaims } = vocabularies.it.headings;
    assert.doesNotMatch(more + moreClaims, /altr[ie]/);
  });

  it('R-R14 say in Chinese and Japanese nothing with spaces or half-width marks beside their script', () => {
    for (const language of ['zh', 'ja'] as const) {
      const { headings, made, messages, task } = vocabularies[language];
      for (const { at, text } of strings({
        headings,
        made,
        messages,
        task,
        page: pageWordsIn(language).texts,
      })) {
        assert.doesNotMatch(text, /(?<!°) [\u3040-\u30ff\u4e00-\u9fff]/u, `${at}: ${text}`);
        assert.doesNotMatch(
          text,
          /[\u3040-\u30ff\u4e00-\u9fff][ .,:;()!?]|[.,:;()!?][\u3040-\u30ff\u4e00-\u9fff]/u,
          `${at}: ${text}`,
        );
        if (language === 'ja')
          assert.doesNotMatch(text, /です|ます(?!ま)|ません|でした|ました|～/u, `${at}: ${text}`);
      }
    }
  });

  it('are read as words or phrases, whatever white space is between them', () => {
    assert.deepEqual(wordsIn(' one\n  two three '), ['one', 'two', 'three']);
    assert.deepEqual(phrasesIn('one | two\n three || '), ['one', 'two three']);
    assert.ok(wordsOfAll(({ functionWords }) => functionWords).has('der'));
  });

  it('make expressions, one for each language that has words', () => {
    const made = expressionsOf(({ name }) => (name === 'German' || name === 'French' ? name : ''), 'i');
    assert.equal(made.length, 2);
    assert.ok(matchesAny('in german', made) && !matchesAny('in English', made));
    const spaced = alternativesIn(({ name }) => name, true).split('|');
    assert.ok(spaced.includes('English') && !spaced.includes('Japanese'));
  });
});
