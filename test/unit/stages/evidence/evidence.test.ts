import assert from 'node:assert/strict';
import { tabulatedRun } from '../../../../src/stages/evidence/evidence.ts';
import { packEvidence } from '../../../../src/stages/evidence/evidence-input.ts';
import { jobContext } from '../../../support/job-context.ts';
import { evidenceOf, textsOf } from '../../../support/stages/evidence.ts';
import { changed, exampleFacts } from '../../report/example.ts';

describe('the evidence of a run', () => {
  const { findings } = exampleFacts();
  const [one = '', two = ''] = findings.labels.map(({ modelId }) => modelId);
  const span = { offset: 0, length: 5 };

  /** The quantities if two responses give this figure, and the second synthesizer does not find it in one. */
  async function quantitiesOf(answersQuestion: boolean) {
    const values = ['A1', 'A2'].map((alias) => ({
      alias,
      low: 5,
      high: 5,
      given: null,
      span,
      isAnswer: answersQuestion,
    }));
    const refused = {
      ...{ kind: 'figure' as const, group: 0, modelId: two },
      readings: [
        { by: 'lab/a', stage: 'extract' as const, found: true, span },
        { by: 'lab/b', stage: 'adjudicate' as const, found: false, span: null },
      ],
    };
    const evidence = packEvidence({
      ...{ seed: 's', textCharacters: 0, notes: [], made: [], unselected: [] },
      aliases: [
        { modelId: one, alias: 'A1' },
        { modelId: two, alias: 'A2' },
      ],
      findings: { ...findings, crossCheck: { ...findings.crossCheck, details: [refused] } },
      quantities: { groups: [{ what: 'upkeep', unit: '%', answersQuestion, values }], leftOut: 3 },
      cases: { groups: [], leftOut: 0 },
    });
    const { quantities, quantitiesLeftOut } = (await tabulatedRun(evidence, jobContext())).findings;
    return [quantities.map((quantity) => quantity.values.map(({ modelId }) => modelId)), quantitiesLeftOut];
  }

  it('R-R12 a figure that one response alone is found to give is listed only if it answers the question', async () => {
    assert.deepEqual(await quantitiesOf(true), [[[one]], 3]);
    assert.deepEqual(await quantitiesOf(false), [[], 4]);
  });

  it('R-R23 the writer sees labelled claims that have no place in the report, each with its sentence', async () => {
    const facts = exampleFacts();
    const last = facts.findings.labels[0]!;
    const more = Array.from({ length: 26 }, (_, at) => 100 + at);
    const crowded = changed(facts, {
      claims: [
        ...facts.findings.claims,
        ...more.map((claimId) => ({ claimId, statement: `Reason ${claimId} holds.`, stake: 0.1 })),
      ],
      labels: facts.findings.labels.map((own) => ({
        ...own,
        stances:
          own.modelId === last.modelId
            ? [
                ...own.stances,
                ...more.map((claimId) => ({
                  claimId,
                  stance: 'support' as const,
                  span: { offset: claimId - 100, length: 5 },
                })),
              ]
            : own.stances,
      })),
    });
    const { tables } = await tabulatedRun(evidenceOf(crowded), jobContext(textsOf(crowded)));
    assert.equal(tables.claims.length, 24);
    assert.equal(tables.alsoSaid.length, crowded.findings.claims.length - 24);
    const text = facts.findings.models.find(({ modelId }) => modelId === last.modelId)?.text ?? '';
    for (const { statement, sentence } of tables.alsoSaid)
      assert.ok(/^Reason \d+ holds\.$/.test(statement) && text.includes(sentence));
  });
});
