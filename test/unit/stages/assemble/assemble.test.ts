import assert from 'node:assert/strict';
import { assemble } from '../../../../src/stages/assemble/assemble.ts';
import { jobContext } from '../../../support/job-context.ts';
import { evidenceOf, textsOf } from '../../../support/stages/evidence.ts';
import { exampleFacts } from '../../report/example.ts';

const facts = exampleFacts();
const foundStatements = { statements: 40, weight: 10, claims: [{ claimId: 1, statements: 10, weight: 5 }] };
const assembled = () =>
  assemble({ evidence: evidenceOf(facts), other: facts, foundStatements }, jobContext(textsOf(facts)));

describe('the last stage', () => {
  it('R-R01 R-R18 makes a report that may be delivered, with the coverage of its claims', async () => {
    const { body, wrong } = await assembled();
    assert.deepEqual(wrong, []);
    const { coverage } = JSON.parse(body).methodology.controlled_inference.conditions;
    assert.deepEqual(
      [coverage.statements, coverage.statements_covered, coverage.weight_covered_share],
      [40, 10, 0.5],
    );
  });

  it('R-W03 makes the same report again, with the same digest', async () => {
    const [one, other] = [await assembled(), await assembled()];
    assert.equal(one.body, other.body);
    assert.match(one.hash, /^[0-9a-f]{64}$/);
    assert.equal(one.hash, other.hash);
  });
});
