import assert from 'node:assert/strict';
import { packEvidence } from '../../../../src/stages/evidence/evidence-input.ts';
import { evidenceOf } from '../../../support/stages/evidence.ts';
import { exampleFacts } from '../../report/example.ts';

describe('packed evidence', () => {
  it('R-H01 is one text that holds no answer, with the length of all answers', () => {
    const facts = exampleFacts();
    const packed = evidenceOf(facts);
    for (const { text } of facts.findings.models)
      assert.ok(text === null || !packed.json.includes(text.slice(0, 60)));
    assert.ok(packed.textCharacters > 1_000);
    assert.deepEqual(packEvidence(JSON.parse(packed.json)), packed);
  });
});
