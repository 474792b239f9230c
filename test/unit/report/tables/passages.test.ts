import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Span } from '../../../../src/findings/findings.ts';
import { excerptsIn } from '../../../../src/report/tables/passages.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { exampleFacts } from '../example.ts';

const { passages } = tablesOf(exampleFacts().findings);

describe('the sentences that the writer of an answer sees', () => {
  it('R-R23 are at most two for and two against a claim, each from a response on that side', () => {
    const { models, labels } = exampleFacts().findings;
    const textOf = new Map(models.map(({ modelId, text }) => [modelId, text ?? '']));
    for (const [claimId, sides] of passages.claims) {
      for (const [side, stance] of [
        ['for', 'support'],
        ['against', 'oppose'],
      ] as const) {
        assert.ok(sides[side].length <= 2);
        for (const sentence of sides[side]) {
          const holders = labels.filter(({ modelId }) => textOf.get(modelId)?.includes(sentence));
          assert.ok(
            holders.some((own) =>
              own.stances.some((each) => each.claimId === claimId && [stance, 'mixed'].includes(each.stance)),
            ),
            sentence,
          );
        }
      }
    }
    assert.ok([...passages.claims.values()].some((sides) => sides.for.length === 2));
  });

  it('R-R07 are given to the writer of the answer alone', () => {
    const tables = tablesOf(exampleFacts().findings);
    assert.ok(Object.keys(writerTables('answer', tables).sentences ?? {}).length > 3);
    for (const section of ['disagreements', 'minority_insights', 'uncertainties'] as const)
      assert.equal(writerTables(section, tables).sentences, undefined);
  });

  it('R-H02 are cut where they are very long', () => {
    const excerptOf = excerptsIn([{ modelId: 'm', text: 'word '.repeat(12_000) }]);
    const { words } = excerptOf('m', { offset: 0, length: 60_000 })!;
    assert.ok(words.length <= 322);
    assert.ok(words.endsWith(' …'));
  });

  it('R-R04 any span gives words of the stored text, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(50), fc.nat(50), (text, offset, length) => {
        const span: Span = { offset, length };
        const words = excerptsIn([{ modelId: 'm', text }])('m', span)!.words;
        assert.ok(text.replaceAll(/\s+/g, ' ').includes(words));
        assert.equal(excerptsIn([])('m', span), null);
      }),
    );
  });
});
