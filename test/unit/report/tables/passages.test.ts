import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Span } from '../../../../src/findings/findings.ts';
import { excerptsIn, passagesOf } from '../../../../src/report/tables/passages.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

const { passages } = tablesOf(exampleFacts().findings);

describe('the sentences that writers see', () => {
  it('R-R23 are at most two for, two against and two of both sides of a claim, each from such a response', () => {
    const { models, labels } = exampleFacts().findings;
    const textOf = new Map(models.map(({ modelId, text }) => [modelId, text ?? '']));
    for (const [claimId, sides] of passages.claims) {
      for (const [side, stance] of [
        ['for', 'support'],
        ['against', 'oppose'],
        ['both', 'mixed'],
      ] as const) {
        assert.ok(sides[side].length <= 2);
        for (const sentence of sides[side]) {
          const holders = labels.filter(({ modelId }) => textOf.get(modelId)?.includes(sentence));
          assert.ok(
            holders.some((own) =>
              own.stances.some((each) => each.claimId === claimId && each.stance === stance),
            ),
            sentence,
          );
        }
      }
    }
    for (const side of ['for', 'against', 'both'] as const)
      assert.ok(
        [...passages.claims.values()].some((sides) => sides[side].length > 0),
        side,
      );
  });

  it('R-R23 are given to the other sections only for the rows that they write about', () => {
    const tables = tablesOf(exampleFacts().findings);
    const { sentences = {} } = writerTables('answer', tables);
    const { disputed, sentences: ofContested } = writerTables('disagreements', tables);
    assert.deepEqual(Object.keys(ofContested ?? {}).sort(), disputed?.filter((id) => id in sentences).sort());
    const { minority_candidates, dissents, sentences: ofFew } = writerTables('minority_insights', tables);
    const few = [...new Set([...(minority_candidates ?? []), ...(dissents ?? [])])];
    assert.deepEqual(Object.keys(ofFew ?? {}).sort(), few.filter((id) => id in sentences).sort());
    assert.ok(
      Object.keys(ofFew ?? {}).length > 0 && Object.keys(ofFew ?? {}).length < Object.keys(sentences).length,
    );
    for (const [id, own] of Object.entries({ ...ofContested, ...ofFew }))
      assert.deepEqual(own, sentences[id]);
    assert.equal(writerTables('uncertainties', tables).sentences, undefined);
  });

  it('R-R23 are whole ones first, whatever other rows have', () => {
    const { claims } = tablesOf(exampleFacts().findings);
    const texts = [
      'Oaks last for ages and resist rot.',
      'Oaks last.',
      `Oaks ${'never end and '.repeat(30)}so on.`,
    ];
    const models = texts.map((text, at) => ({ modelId: `m${at}`, text }));
    const spans = models.map(({ modelId, text }) => ({
      ...{ modelId, stance: 'support' as const, span: { offset: 0, length: text.length } },
    }));
    const rows = claims.slice(0, 3).map((tally) => ({ ...tally, spans }));
    const found = passagesOf({ claims: rows, camps: [], quantities: [] }, excerptsIn(models)).claims;
    const firsts = [...found.values()].map((sides) => sides.for[0]?.slice(0, 12));
    assert.deepEqual(firsts, ['Oaks last fo', 'Oaks last fo', 'Oaks last fo']);
  });

  it('R-R23 are one of each where two responses bear a row, so that a writer sees what both say', () => {
    const [tally] = tablesOf(exampleFacts().findings).claims;
    const { claimId, statement } = tally!.claim;
    const texts = [
      statement,
      `${statement} Rot begins at the foot.`,
      'Rain rots what stands in it for long.',
    ];
    const spans = texts.map((text, at) => ({
      ...{ modelId: `m${Math.min(at, 1)}`, stance: 'support' as const },
      span: { offset: at < 2 ? 0 : (texts[1]?.length ?? 0) + 1, length: text.length },
    }));
    const models = [
      { modelId: 'm0', text: texts[0]! },
      { modelId: 'm1', text: `${texts[1]} ${texts[2]}` },
    ];
    const rows = { claims: [{ ...tally!, spans }], camps: [], quantities: [] };
    const found = passagesOf(rows, excerptsIn(models)).claims.get(claimId);
    assert.equal(found?.for.length, 2);
    assert.ok(found.for.includes(statement));
  });

  it('R-H02 are cut where they are very long', () => {
    const excerptOf = excerptsIn([{ modelId: 'm', text: 'word '.repeat(12_000) }]);
    const { words } = excerptOf('m', { offset: 0, length: 60_000 })!;
    assert.ok(words.length <= 322);
    assert.ok(words.endsWith('word …'));
    const unspaced = excerptsIn([{ modelId: 'm', text: '字'.repeat(12_000) }])('m', {
      offset: 0,
      length: 9_000,
    })!;
    assert.equal(unspaced.words.length, 322);
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
