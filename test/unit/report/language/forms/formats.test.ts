import assert from 'node:assert/strict';
import { formatsOf, quotation } from '../../../../../src/report/language/forms/formats.ts';
import { messagesIn } from '../../../../../src/report/language/messages-in.ts';
import { sentence } from '../../../../../src/report/language/sentences.ts';

describe('percent', () => {
  const { percent } = formatsOf('en-GB');

  it('R-R05 never rounds some to none or most to all', () => {
    assert.equal(percent(0.6154), '62%');
    assert.equal(percent(0.001), '1%');
    assert.equal(percent(0.9999), '99%');
    assert.equal(percent(1), '100%');
    assert.equal(percent(0), '0%');
  });
});

describe('a wording in quotation marks', () => {
  it('R-R14 loses its full stop, but no point of an abbreviation', () => {
    const quote = quotation('“', '”');
    for (const [text, quoted] of [
      ['It is good.', '“It is good”'],
      ['It began in 2020.', '“It began in 2020”'],
      ['It goes on...', '“It goes on”'],
      ['这很好。', '“这很好”'],
      ['It is legal in the U.S.', '“It is legal in the U.S.”'],
      ['He wakes at 5 a.m.', '“He wakes at 5 a.m.”'],
    ] as const)
      assert.equal(quote(text), quoted);
  });

  it('R-R14 a word with a capital behind its first letter begins a sentence as it is', () => {
    const [words, texts] = [messagesIn('en'), ['pH is low.', 'iPhones last.', 'npm is slow.']];
    assert.deepEqual(
      texts.map((text) => sentence(words, text)),
      ['pH is low.', 'iPhones last.', 'Npm is slow.'],
    );
  });

  it('R-R14 ends its sentence with its own point, and with another one behind a question', () => {
    const words = messagesIn('en');
    assert.equal(sentence(words, 'they call it “good.”'), 'They call it “good.”');
    assert.equal(
      sentence(words, 'disputed: “It is legal in the U.S.”'),
      'Disputed: “It is legal in the U.S.”',
    );
    assert.equal(sentence(words, 'they ask “Why?”'), 'They ask “Why?”.');
    assert.equal(sentence(words, 'they call it “good”'), 'They call it “good”.');
  });
});
