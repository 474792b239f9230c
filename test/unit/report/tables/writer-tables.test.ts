import assert from 'node:assert/strict';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

describe('writerTables', () => {
  const counted = tablesOf(exampleFacts().findings);

  it('R-R07 gives writers ids, wordings and ranks, but no counts, names or responses', () => {
    const { sentences: _, ...answer } = writerTables('answer', counted);
    const others = (['disagreements', 'minority_insights', 'uncertainties'] as const).map((section) => ({
      ...writerTables(section, counted),
      sentences: null,
    }));
    const tables = JSON.stringify([answer, ...others]);
    for (const { modelId, displayName, labName, text } of exampleFacts().findings.models) {
      for (const secret of [modelId, displayName, labName ?? '', (text ?? '').slice(0, 60)]) {
        assert.ok(secret === '' || !tables.includes(secret), secret);
      }
    }
    assert.ok(!/"[a-z_]*(count|share)[a-z_]*":/.test(tables));
  });

  it('R-R12 has the numbers themselves instead of a median, where several models give each', () => {
    const { findings } = exampleFacts();
    const values = [3, 4, 3, 5, 3, 5].map((point, at) => ({
      ...{ modelId: findings.models[at]!.modelId, low: point, high: point },
      ...{ given: null, span: { offset: 0, length: 5 } },
    }));
    const note = { what: 'time to pay', unit: 'days', answersQuestion: true, values };
    const [row] = writerTables('answer', tablesOf({ ...findings, quantities: [note] })).quantities;
    assert.deepEqual(row?.groups, [
      { low: 3, high: 3, rank: 1 },
      { low: 5, high: 5, rank: 2 },
      { low: 4, high: 4, rank: 3 },
    ]);
    assert.deepEqual([row.median, row.middle_half], [undefined, undefined]);
  });

  it('R-R12 has no median of two figures, or mostly ranges: nobody gives it', () => {
    const medianOf = (...ends: readonly (readonly [number, number])[]) => {
      const { findings } = exampleFacts();
      const values = ends.map(([low, high], at) => ({
        ...{ modelId: findings.models[at]!.modelId, low, high, given: null, span: { offset: 0, length: 5 } },
      }));
      const note = { what: 'time to pay', unit: 'days', answersQuestion: false, values };
      return writerTables('answer', tablesOf({ ...findings, quantities: [note] })).quantities[0]?.median;
    };
    assert.equal(medianOf([14, 14], [30, 30], [40, 40]), 30);
    assert.equal(medianOf([14, 14], [30, 30]), undefined);
    assert.equal(medianOf([14, 60], [14, 60], [30, 30]), undefined);
  });

  it('shows the position of each camp, and gives each section its ids', () => {
    const tables = writerTables('disagreements', counted);
    assert.deepEqual(
      tables.camps.map(({ id, rank }) => [id, rank]),
      [
        ['K1', 1],
        ['K2', 2],
      ],
    );
    assert.deepEqual(
      tables.claims.map(({ id, standing, camps_for: f, camps_against: a }) => [
        id,
        standing,
        f.join(),
        a.join(),
      ]),
      [
        ['C1', 'agreed', 'K1', 'K2'],
        ['C2', 'contested', 'K1', 'K2'],
        ['C3', 'contested', 'K2', 'K1'],
        ['C4', 'agreed', 'K1,K2', ''],
        ['C5', 'rare', 'K1', ''],
        ['C6', 'rare', 'K1', ''],
      ],
    );
    assert.deepEqual(tables.disputed, ['C2', 'C3', 'C1', 'C4']);
    assert.deepEqual(writerTables('minority_insights', counted).minority_candidates, ['C5', 'C6']);
    assert.deepEqual(writerTables('uncertainties', counted).uncertainties, [
      { id: 'u1', description: exampleFacts().findings.uncertaintyNotes[0]?.description },
    ]);
  });
});
