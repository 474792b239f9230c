import { strict as assert } from 'node:assert';
import { withNamedSentences } from '../../../../src/report/tables/named-sentences.ts';
import type { WriterTables } from '../../../../src/report/tables/writer-tables.ts';

describe('sentences of rows by name (R-R05)', () => {
  const responses = {
    'A01.1': 'Start small.',
    'A01.2': 'It costs less.',
    'A02.1': 'Start small. Really.',
    'A02.4': 'Wait a year.',
    'A02.5': 'Then decide.',
  };

  it('name shown sentences, one or some that follow each other, in place of their words', () => {
    const sentences = {
      K1: ['It costs less.', 'Start small. It costs less. Start small. Really.'],
      C1: { for: ['Wait a year. Then decide.', 'Start small.'] },
    };
    assert.deepEqual(withNamedSentences(tablesWith({ sentences, responses })).sentences, {
      K1: ['A01.2', 'A01.1', 'A01.2', 'A02.1'],
      C1: { for: ['A02.4', 'A02.5', 'A01.1'] },
    });
  });

  it('keep the words of what is not shown as a whole', () => {
    const sentences = { q1: ['It costs less than a …', 'Nobody shows this.', 'It costs less. Wait a year.'] };
    assert.deepEqual(withNamedSentences(tablesWith({ sentences, responses })).sentences, sentences);
  });

  it('keep their words where a writer is shown no responses', () => {
    const tables = tablesWith({ sentences: { C1: { against: ['Start small.'] } } });
    assert.equal(withNamedSentences(tables), tables);
  });
});

function tablesWith(own: Pick<WriterTables, 'sentences' | 'responses'>): WriterTables {
  return { camps: [], claims: [], quantities: [], cases: [], ...own };
}
