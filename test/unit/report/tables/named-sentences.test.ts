import { strict as assert } from 'node:assert';
import { withNamedSentences } from '../../../../src/report/tables/named-sentences.ts';
import type { WriterTables } from '../../../../src/report/tables/writer-tables.ts';

describe('sentences of rows by name (R-R05)', () => {
  const responses = {
    'A01.1': 'Start small.',
    'A01.2': 'It costs less.',
    'A02.1': 'Start small. Really.',
    'A02.4': 'Think it over.',
    'A02.5': 'Then decide.',
    'A02.6': 'Or not.',
    'A03.1': 'No.',
    'A04.1': 'No.',
    'A04.2': 'Wait a year.',
  };
  const named = (sentences: NonNullable<WriterTables['sentences']>) =>
    withNamedSentences(tablesWith({ sentences, responses })).sentences;

  it('name shown sentences, one or some that follow each other, in place of their words', () => {
    assert.deepEqual(
      named({
        K1: ['It costs less.', 'Think it over. Then decide. Or not.'],
        C1: { for: ['Think it over. Then decide.', 'Start small.'] },
      }),
      { K1: ['A01.2', 'A02.4', 'A02.5', 'A02.6'], C1: { for: ['A02.4', 'A02.5', 'A01.1'] } },
    );
  });

  it('keep the words that several responses have: a name would tell whose they are', () => {
    const sentences = { C1: { for: ['No.'], against: ['Wait a year.', 'No. Wait a year.'] } };
    assert.deepEqual(named(sentences), {
      C1: { for: ['No.'], against: ['A04.2', 'A04.1', 'A04.2'] },
    });
  });

  it('keep the words of what is not shown as a whole, or not by one response', () => {
    const q1 = ['It costs less than a …', 'Nobody shows this.', 'It costs less. Start small. Really.'];
    assert.deepEqual(named({ q1 }), { q1 });
  });

  it('R-R23 name a sentence that is cut in a row and shown as a whole', () => {
    assert.deepEqual(named({ q1: ['Think it …', 'Think it over. Then dec …', 'No …'] }), {
      q1: ['A02.4', 'A02.4', 'A02.5', 'No …'],
    });
  });

  it('keep their words where a writer is shown no responses', () => {
    const tables = tablesWith({ sentences: { C1: { against: ['Start small.'] } } });
    assert.equal(withNamedSentences(tables), tables);
  });
});

function tablesWith(own: Pick<WriterTables, 'sentences' | 'responses'>): WriterTables {
  return { camps: [], claims: [], quantities: [], cases: [], ...own };
}
