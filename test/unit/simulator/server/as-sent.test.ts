import assert from 'node:assert/strict';
import { asSent } from '../../../../src/simulator/server/as-sent.ts';
import { readOutput } from '../../../../src/stages/call/judge-output.ts';
import { extractCall } from '../../../../src/stages/extract/extract-claims.ts';

describe('simulator: the form in which outputs are sent', () => {
  it('sends fields that hold bars, with and without spaces, so that each is read as one', () => {
    const claim = {
      statement: 'ps | grep node finds string|null.',
      ...{ sentences: [1], stance: 'asserts', caveat: 'if |x| > 0' },
    };
    const empty = { options: [], uncertainties: [], quantities: [], cases: [] };
    const sent = asSent('extract', { position: 'p', recommended_option: null, claims: [claim], ...empty });
    const shaped = readOutput(extractCall, JSON.stringify(sent));
    assert.ok(shaped.ok);
    assert.deepEqual(shaped.output.claims, [
      { ...claim, statement: 'ps ¦ grep node finds string¦null.', caveat: 'if ¦x¦ > 0' },
    ]);
  });
});
