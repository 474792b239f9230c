import assert from 'node:assert/strict';
import { exampleModels, methodologyOf } from '../../../support/report/methodology.ts';
import { exampleFacts, unwritten } from '../example.ts';

describe('the methodology of a report', () => {
  it('R-R11 names the instruments of this run and what its audit found', () => {
    const { controlled_inference: inference, synthesis_and_audit: audit } = methodologyOf({
      drafts: unwritten,
    });
    assert.deepEqual(inference?.instrument_labels, [
      'anthropic/claude-opus-4.7',
      'lab9/other',
      'lab9/reader',
      'openai/gpt-5.5',
    ]);
    assert.match(audit ?? '', /3 named passages were not found/);
  });

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
