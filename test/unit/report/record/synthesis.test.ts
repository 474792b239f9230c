import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { exampleModels } from '../../../support/report/methodology.ts';
import { exampleFacts } from '../example.ts';

describe('the methodology of the synthesis', () => {
  const methodologyOf = (changes: Parameters<typeof exampleFacts>[0]) =>
    assembleReport(exampleFacts(changes)).methodology!;
  it('R-R11 has paragraphs, and mentions nothing that did not happen', () => {
    const { synthesisCounts } = exampleFacts();
    const { evidence_collection: collected, synthesis_and_audit: audit } = methodologyOf({
      synthesisCounts: { ...synthesisCounts, evidenceDropped: 0 },
    });
    assert.deepEqual(
      [collected, audit].map((text) => text?.split('\n\n').length),
      [4, 4],
    );
    for (const text of [collected, audit]) assert.doesNotMatch(text ?? '', /(?<![\d.])0(?![\d.])/);
    const all = exampleModels.filter(({ status }) => status === 'success');
    assert.match(
      methodologyOf({ models: all }).evidence_collection ?? '',
      /All of them answered, so the panel is complete\.\n\n/,
    );
  });
});
