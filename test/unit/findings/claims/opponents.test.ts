import assert from 'node:assert/strict';
import { withReportedClaims } from '../../../../src/findings/claims/reported-claims.ts';
import type { Code, Stance } from '../../../../src/findings/findings.ts';
import { nothingSaid } from '../../../support/report/labels.ts';
import { exampleFacts } from '../../report/example.ts';

const { findings } = exampleFacts();

describe('who makes the opposite of a claim, which is left out', () => {
  it('R-R02 R-R10 opposes that claim, with the same sentence and what was read of it', () => {
    const [shown, denial] = [1, 2];
    const claims = [shown, denial].map((claimId) => ({ claimId, statement: `Claim ${claimId}.`, stake: 1 }));
    const said = (modelId: string, ...takes: readonly (readonly [number, Stance])[]) => ({
      ...{ ...nothingSaid, modelId },
      stances: takes.map(([claimId, stance]) => ({ claimId, stance, span: { offset: 30, length: 9 } })),
    });
    const named = [shown, 'support'] as const;
    const labels = [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((modelId) => said(modelId, named, [denial, 'oppose'])),
      said('any', [denial, 'support']),
      said('denied', [denial, 'oppose']),
      said('heard', [denial, 'support']),
    ];
    const reading = (found: Code, by: string) => ({ by, stage: 'label' as const, found, span: null });
    const readings = (found: Code, other: Code) => [reading(found, 'one'), reading(other, 'two')];
    const stances = [
      { modelId: 'any', claimId: denial, readings: readings('support', 'support') },
      { modelId: 'heard', claimId: shown, readings: readings('oppose', 'not_addressed') },
      { modelId: 'heard', claimId: denial, readings: readings('support', 'support') },
    ];
    const { labels: counted, crossCheck } = withReportedClaims({
      ...{ ...findings, questionType: 'factual', claims, labels },
      crossCheck: { ...findings.crossCheck, stances },
      extracted: [],
    });
    assert.deepEqual(
      counted.flatMap(({ modelId, stances: own }) => own.map(({ stance }) => `${modelId} ${stance}`)),
      [...['a', 'b', 'c', 'd', 'e', 'f'].map((modelId) => `${modelId} support`), 'any oppose'],
      'who only denies the opposite does not make the claim, and what was read of one there holds',
    );
    assert.deepEqual(counted[6]?.stances[0], {
      ...{ claimId: shown, stance: 'oppose', span: { offset: 30, length: 9 } },
    });
    assert.deepEqual(crossCheck.stances, [
      { modelId: 'any', claimId: shown, readings: readings('oppose', 'oppose') },
      ...stances.slice(1),
    ]);
  });
});
