import assert from 'node:assert/strict';
import { methodologyOf } from '../../../support/report/methodology.ts';
import { unwritten } from '../example.ts';

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
});
