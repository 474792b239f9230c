import assert from 'node:assert/strict';
import { sections } from '../../../../src/domain/run/run-messages.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import {
  sourceIn,
  textsOf,
  writerOf,
  writersTablesOf,
  writtenIn,
} from '../../../../src/stages/read/written.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts, written } from '../../report/example.ts';

const mended = [{ field: 'rationale', text: 'It keeps the choice open.', claims: ['C1'] }];
const tables = tablesOf(exampleFacts().findings);

describe('the sections that a writer wrote', () => {
  it('R-R22 are read as their writer returned them, and with what was mended', () => {
    const [answer, ...others] = writtenIn({ drafts: written, mended });
    assert.deepEqual(
      [answer, ...others].map((each) => each?.section),
      [...sections],
    );
    assert.deepEqual(answer?.output, { ...answer?.earlier, rationale: 'It keeps the choice open.' });
    for (const { earlier, output } of others) assert.deepEqual(output, earlier);
    assert.deepEqual(writtenIn({ drafts: { uncertainties: written.uncertainties }, mended: [] }).length, 1);
  });

  it('R-R22 have the tables of their writers, each once', () => {
    const all = writersTablesOf(writtenIn({ drafts: written, mended: [] }), tables);
    assert.ok(
      ['claims', 'camps', 'disputed', 'minority_candidates', 'uncertainties'].every((name) => name in all),
    );
    assert.deepEqual((all as { sentences?: object }).sentences, writerTables('answer', tables).sentences);
  });

  it('R-R22 are checked as when they were written', () => {
    assert.equal(textsOf(mended).get('rationale')?.text, 'It keeps the choice open.');
    for (const { section, earlier } of writtenIn({ drafts: written, mended: [] }))
      assert.deepEqual(writerOf(section).faultsOf(sourceIn(section, tables), earlier), []);
  });
});
