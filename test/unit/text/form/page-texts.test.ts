import assert from 'node:assert/strict';
import { pageTexts } from '../../../../src/text/form/page-texts.ts';

describe('the texts of a page', () => {
  const texts = { seen: { one: '{count} page by {who}', other: '{count} pages by {who}' }, end: 'The end' };
  const { say, parts } = pageTexts({ locale: 'en-GB', texts });

  it('R-R14 have their values, with the numbers and the plural of the language', () => {
    assert.equal(say('seen', { count: 1, who: '{count}' }), '1 page by {count}');
    assert.equal(say('seen', { count: 2000, who: 'a' }), '2,000 pages by a');
    assert.equal(say('end'), 'The end');
  });

  it('R-U05 leave a slot without a value to be a link', () => {
    assert.deepEqual(parts('seen', { count: 2 }), ['', '2', ' pages by ', { slot: 'who' }, '']);
  });
});
