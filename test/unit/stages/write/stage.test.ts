import assert from 'node:assert/strict';
import { type Section, sections } from '../../../../src/domain/run/run-messages.ts';
import { writerTables } from '../../../../src/report/tables/writer-tables.ts';
import { type EvidenceInput, packEvidence } from '../../../../src/stages/evidence/evidence-input.ts';
import { prepare } from '../../../../src/stages/write/stage.ts';
import { writers } from '../../../../src/stages/write/writers.ts';
import { jobContext } from '../../../support/job-context.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { evidenceOf, textsOf } from '../../../support/stages/evidence.ts';
import { commonStart, findings, question, seed, textOf } from '../../../support/stages/prompts.ts';
import { exampleFacts } from '../../report/example.ts';

describe('prompts of one run', () => {
  it('of all sections but the answer are the same up to what one section alone needs', () => {
    const tables = tablesOf(findings);
    const { answer: _, ...others } = writers;
    const prompts = Object.entries(others).map(([section, writer]) =>
      textOf(
        writer.messages({
          seed,
          day: '2026-11-26',
          question,
          tables: writerTables(section as Section, tables),
        }),
      ),
    );
    assert.equal(prompts.length, 3);
    const shared = JSON.stringify(writerTables('uncertainties', tables)).split(',"uncertainties":')[0]!;
    assert.ok(shared.length > 1_000 && commonStart(prompts).includes(shared));
  });
});

describe('a section', () => {
  const [camp] = findings.camps;
  /** Nobody opposes anything, or stands alone with it. */
  const alike = findings.labels.map((own) => ({
    ...own,
    stances: [1, 2].map((claimId) => ({
      ...{ claimId, stance: 'support' as const, span: { offset: 0, length: 1 } },
    })),
  }));
  const agreeing = { labels: alike, claims: findings.claims.slice(0, 2) };
  const uncertainties = [{ id: 'u1', description: 'Costs are not known', aliases: ['A10'] }];

  async function setAsideAmong(
    changes: Parameters<typeof exampleFacts>[0],
    selected: Partial<EvidenceInput['selected']> = {},
  ) {
    const facts = exampleFacts(changes);
    const input: EvidenceInput = JSON.parse(evidenceOf(facts).json);
    const evidence = packEvidence({ ...input, selected: { ...input.selected, ...selected } });
    const asked = sections.map(async (section) => {
      const prepared = await prepare({ section, evidence }, jobContext(textsOf(facts)));
      return 'setAside' in prepared ? [section] : [];
    });
    return (await Promise.all(asked)).flat();
  }

  it('R-R10 is asked for only if there is something that it can be about', async () => {
    assert.deepEqual(await setAsideAmong({}, { uncertainties }), []);
    const [rare, unsure] = ['minority_insights', 'uncertainties'];
    assert.deepEqual(await setAsideAmong({ ...agreeing, camps: camp ? [camp] : [] }), [
      ...['disagreements', rare, unsure],
    ]);
    const task = { questionType: 'task', camps: [] } as const;
    assert.deepEqual(await setAsideAmong(task, { uncertainties }), ['answer'], 'code points to the work');
    assert.deepEqual(
      await setAsideAmong(agreeing),
      [rare, unsure],
      'two camps may differ on what no claim says',
    );
  });
});
