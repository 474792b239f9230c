import assert from 'node:assert/strict';
import fc from 'fast-check';
import { entriesOf, rowsOf } from '../../../../src/report/draft/fields.ts';
import { disagreementsWriter } from '../../../../src/stages/write/disagreements.ts';
import { minorityInsightsWriter } from '../../../../src/stages/write/minority-insights.ts';
import { uncertaintiesWriter } from '../../../../src/stages/write/uncertainties.ts';
import { content } from '../../../support/stages/writing.ts';

describe('all writers', () => {
  it('R-R02 no output adds an id to the report that the tables do not have', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('C1', 'C4', 'C9', 'K1', 'u1', 'C77', '__proto__'));
    const texts = fc.array(text, { maxLength: 8 });
    const known = new Set(['C1', 'C4', 'C9', 'K1', 'K2']);
    const output = fc.record({
      disagreements: fc.array(
        fc.record({
          issue: text,
          claims: texts,
          camps: texts,
          core_tension: text,
          assumptions: texts,
          why_it_matters: text,
          resolving_information: texts,
        }),
      ),
      insights: fc.array(fc.record({ claim: text, insight: text, why_it_matters: text })),
      uncertainties: fc.array(
        fc.record({
          description: text,
          claims: texts,
          why_unresolved: text,
          what_would_resolve_it: texts,
          sources: texts,
        }),
      ),
    });
    fc.assert(
      fc.property(output, (given) => {
        const lists = [
          disagreementsWriter.check(content)(given).value,
          minorityInsightsWriter.check(content)(given).value,
          uncertaintiesWriter.check(content)(given).value,
        ];
        const ids = lists.flatMap(entriesOf).flatMap(({ entry }) => rowsOf(entry));
        assert.ok(ids.every((id) => known.has(id)));
      }),
    );
  });
});
