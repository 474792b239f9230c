import assert from 'node:assert/strict';
import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import type { Findings } from '../../../../src/findings/findings.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { assemble } from '../../../../src/stages/assemble/assemble.ts';
import { sentSpecs } from '../../../../src/stages/registry.ts';
import { jobContext } from '../../../support/job-context.ts';
import { evidenceOf, textsOf } from '../../../support/stages/evidence.ts';
import { exampleFacts } from '../../report/example.ts';

const facts = exampleFacts();
const foundStatements = {
  statements: facts.synthesisCounts.claimsProposed,
  weight: 10,
  claims: [{ claimId: 1, statements: 10, weight: 5 }],
};
const assembled = (findings: Findings = facts.findings) => {
  const of = { ...facts, findings };
  const context = { ...jobContext(textsOf(of)), sentSpecs };
  return assemble({ evidence: evidenceOf(of), other: of, foundStatements }, context);
};
const codesOf = ({ errors }: Report) => errors.map(({ code }) => code);

describe('the last stage', () => {
  it('R-R01 R-R18 makes a report that may be delivered, with the coverage of its claims', async () => {
    const { body, wrong } = await assembled();
    assert.deepEqual(wrong, []);
    const { coverage } = statedConditions(JSON.parse(body))!;
    assert.deepEqual(
      [coverage.statements, coverage.statements_covered, coverage.weight_covered_share],
      [facts.synthesisCounts.claimsProposed, 10, 0.5],
    );
  });

  it('R-R28 prints no stance if the labelling of more than a fifth of the responses failed, and says so', async () => {
    const without = (count: number): Findings => {
      const { findings } = facts;
      const gone = new Set(findings.labels.slice(0, count).map(({ modelId }) => modelId));
      const stays = ({ modelId }: { readonly modelId: string }) => !gone.has(modelId);
      const { crossCheck } = findings;
      return {
        ...findings,
        labels: findings.labels.filter(stays),
        excluded: [...findings.excluded, ...[...gone].map((modelId) => ({ modelId, reason: 'unlabelled' }))],
        crossCheck: {
          ...crossCheck,
          stances: crossCheck.stances.filter(stays),
          camps: crossCheck.camps.filter(stays),
        },
      };
    };
    const [fewer, more] = [await assembled(without(2)), await assembled(without(3))];
    assert.deepEqual([fewer.wrong, more.wrong], [[], []]);
    const [whole, report] = [JSON.parse(fewer.body), JSON.parse(more.body)] as [Report, Report];
    assert.ok(whole.evidence!.claims.length > 0 && !codesOf(whole).includes('stances_withheld'));
    const { claims, camps, unclassified_model_ids: unclassified } = report.evidence!;
    assert.deepEqual([claims, camps, unclassified.length], [[], [], 9]);
    const said = report.errors.find(({ code }) => code === 'stances_withheld')?.message ?? '';
    assert.match(said, /^The labelling of 3 of 12 responses failed/);
    assert.match(report.answer!.standing, /could not be read reliably/);
    assert.match(
      report.methodology!.synthesis_and_audit!,
      /of them were left out because the labelling of too many responses failed/,
    );
  });

  it('R-W03 makes the same report again, with the same digest', async () => {
    const [one, other] = [await assembled(), await assembled()];
    assert.equal(one.body, other.body);
    assert.match(one.hash, /^[0-9a-f]{64}$/);
    assert.equal(one.hash, other.hash);
  });
});
