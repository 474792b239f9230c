import assert from 'node:assert/strict';
import fc from 'fast-check';
import { normalise } from '../../../src/prepare/normalise.ts';
import { characterCount } from '../../../src/text/code-points.ts';
import { prepareNames } from '../../../src/text/known-names.ts';
import { knownNames, masked, models, names } from '../../support/stages/authors.ts';

describe('normalise', () => {
  it('R-R07 hides every model of the catalogue and its lab where a text names its author', () => {
    for (const { displayName, labName, modelId } of models) {
      const text = `I am ${displayName}, a language model made by ${labName}.\n\nMove to the cloud.\n\nAs ${displayName}, I have tried.\n\n— ${displayName} (${modelId})`;
      const hidden = masked(text);
      for (const name of [displayName, modelId]) {
        assert.ok(
          !hidden.includes(` ${name}`) && !hidden.includes(`(${name}`),
          `${name} shows in: ${hidden}`,
        );
      }
      assert.ok(!hidden.includes(`by ${labName}`), `${labName} shows in: ${hidden}`);
      assert.ok(hidden.includes('Move to the cloud.'));
    }
  });

  it('R-R07 hides a full model name anywhere, unless the question is about it', () => {
    assert.equal(masked('Written with gpt 5.5 in mind.'), 'Written with ▒▒▒▒▒▒▒ in mind.');
    const asked = prepareNames(names, 'Is GPT-5.5 better than Claude Opus 4.7?');
    assert.equal(masked('GPT-5.5 is better.', asked), 'GPT-5.5 is better.');
    assert.equal(masked('I am GPT-5.5. Claude Opus 4.7 wins.', asked), 'I am ▒▒▒▒▒▒▒. Claude Opus 4.7 wins.');
  });

  it('leaves ordinary words and third parties alone', () => {
    for (const text of [
      'The Command pattern helps; phi is 1.618, and a nova is a star.',
      'Step 3: deploy. Mercury 2 is far away.',
      'Kubernetes was developed by Google, and as Google says, it scales.',
      'I am convinced that Amazon and Microsoft will win.',
      'I am a writer. This is a step. I am the command line.',
      'OpenAI changed its policy.',
    ]) {
      assert.equal(masked(text), text);
    }
  });

  it('R-P05 keeps the number of code points, and every character that it does not hide', () => {
    const parts = fc.constantFrom(
      'I am ',
      'As ',
      'Claude',
      'GPT-5.5',
      'Google',
      ' trained by ',
      '.',
      '\n',
      '我是',
      '👩‍🔬',
      'é',
      ' ',
      '— ',
      'word ',
    );
    const text = fc.oneof(
      fc.array(parts, { maxLength: 40 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(text, (given) => {
        const result = normalise(given, knownNames);
        if (result.kind !== 'answer') return;
        assert.equal(characterCount(result.masked), characterCount(given));
        const before = Array.from(given);
        const changed = Array.from(result.masked).filter((sign, index) => sign !== before[index]);
        assert.ok(changed.every((sign) => sign === '▒'));
      }),
    );
  });

  it('recognises an empty text', () => {
    for (const text of ['', ' \n', '---', '…']) assert.equal(normalise(text, knownNames).kind, 'empty');
  });

  it('R-K05 recognises a refusal, but takes anything that goes on to answer for an answer', () => {
    for (const text of [
      "I'm sorry, but I can't help with that.",
      'I cannot assist with this request. If you have another question, let me know.',
      'As an AI language model, I am unable to answer this question.',
      '抱歉，我无法回答这个问题。',
    ]) {
      assert.equal(normalise(text, knownNames).kind, 'refusal', text);
    }
    for (const text of [
      'I cannot recommend a rewrite. Keep the monolith.',
      "I can't help but notice that the case is weak.",
      "I can't answer with certainty. However, I would wait.",
      `I cannot help with that. ${'There is a long story here. '.repeat(40)}`,
    ]) {
      assert.equal(normalise(text, knownNames).kind, 'answer', text);
    }
  });

  it('takes time proportional to the text, whatever it contains', () => {
    const selfNamings = [
      'I am Claude. ',
      'call me Zed of ',
      'I am made by the team at ',
      'I’m Aa Bb, ',
      '由由我由',
    ];
    const started = process.cpuUsage(); // A busy machine makes it slower, not longer.
    for (const part of ['I am as Claude ', '\n', ' \n', 'a.', '* - — ', 'as i am ', ...selfNamings])
      normalise(`${part.repeat(8_000)}x`, knownNames);
    assert.ok(process.cpuUsage(started).user < 3_000_000);
  });
});
