import assert from 'node:assert/strict';
import { responsesFor, withSentencesFor } from '../../../../src/stages/read/narrowed-tables.ts';

const field = (text: string, ...cites: readonly string[]) => ({ path: 'rationale', text, cites });

describe('the tables for fields that are mended or read again', () => {
  it('R-R22 hold the sentences of the rows that the fields cite alone, and all other rows', () => {
    const tables = {
      sentences: { C1: { for: ['Yes.'] }, C2: { against: ['No.'] }, K1: ['So.'] },
      minority_candidates: ['C2'],
    };
    assert.deepEqual(withSentencesFor([field('', 'C2'), field('', 'K1')], tables), {
      ...tables,
      sentences: { C2: { against: ['No.'] }, K1: ['So.'] },
    });
    assert.deepEqual(withSentencesFor([field('')], tables).sentences, {});
  });

  it('R-R22 hold of responses what the fields name, what stands beside it and what carries a cited row', () => {
    const spanOf = (number: number) => ({ offset: number * 10, length: 9 });
    const shown = new Map(
      ['A01', 'A02'].flatMap((alias) =>
        Array.from({ length: 12 }, (_, index) => {
          const sentence = {
            modelId: `lab/${alias}`,
            span: spanOf(index + 1),
            words: `${alias} ${index + 1}`,
          };
          return [`${alias}.${index + 1}`, sentence] as const;
        }),
      ),
    );
    const carriedBy = (modelId: string, number: number) => ({ spans: [{ modelId, span: spanOf(number) }] });
    const claims = [
      { claim: { claimId: 1 }, ...carriedBy('lab/A02', 12) },
      { claim: { claimId: 2 }, ...carriedBy('lab/A02', 9) },
    ];
    const camps = [{ camp: { campId: 1 }, ...carriedBy('lab/A01', 12) }];
    const fields = [field('It is so [A01.9, own].', 'C1'), field('At first [A02.1].', 'K1')];
    const found = responsesFor(fields, { shown, claims, camps } as never);
    assert.deepEqual(Object.keys(found), [
      ...['A01.8', 'A01.9', 'A01.10', 'A01.12'],
      ...['A02.1', 'A02.2', 'A02.12'],
    ]);
    assert.equal(found['A01.10'], 'A01 10');
  });
});
