import assert from 'node:assert/strict';
import { assembleReport } from '../../../../src/report/assemble.ts';
import { countPanel } from '../../../../src/report/count/panel.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { changed, exampleFacts } from '../example.ts';

const facts = exampleFacts();

describe('countPanel', () => {
  it('R-R06 puts every invited model in exactly one of included, failed and excluded', () => {
    const { invited, included, failed, excluded } = countPanel(facts.findings);
    assert.equal(invited.length, 14);
    assert.equal(included.length, 12);
    assert.deepEqual(
      failed.map(({ modelId }) => modelId),
      ['x-ai/grok-4.3'],
    );
    assert.deepEqual(
      excluded.map(({ model, reason }) => [model.modelId, reason]),
      [['ai21/jamba-large-1.7', 'refusal']],
    );
  });

  it('R-R10 a response whose labelling failed is not counted, and is named', () => {
    const labels = facts.findings.labels.slice(1);
    const { included, excluded } = countPanel({ ...facts.findings, labels });
    assert.equal(included.length, 11);
    assert.equal(
      excluded.find(({ model }) => model.modelId === facts.findings.labels[0]?.modelId)?.reason,
      'unlabelled',
    );
  });

  it('R-R04 drops a stance outside the stored text, on an unknown claim, or given twice, and reports how many', () => {
    const [first, ...rest] = facts.findings.labels;
    const span = { offset: 0, length: 5 };
    const stances = [
      { claimId: 1, stance: 'support', span },
      { claimId: 1, stance: 'oppose', span },
      { claimId: 2, stance: 'oppose', span: { offset: 0, length: 100_000 } },
      { claimId: 3, stance: 'oppose', span: { offset: 0, length: 0 } },
      { claimId: 77, stance: 'oppose', span },
    ] as const;
    const labels = [{ ...first!, stances }, ...rest];
    assert.deepEqual(
      countPanel({ ...facts.findings, labels }).labels.find((l) => l.modelId === first!.modelId)?.stances,
      [{ claimId: 1, stance: 'support', span }],
    );
    const report = assembleReport(changed(facts, { labels }));
    assert.match(report.errors.find(({ code }) => code === 'stance_dropped')?.message ?? '', /: 4\.$/);
  });
});

describe('the printable evidence', () => {
  it('R-S07 R-R05 cuts copied words and unfounded counts out of labels, and says so', () => {
    const copied = (facts.findings.models[0]?.text ?? '').split(/\s+/).slice(0, 16).join(' ');
    const tables = tablesOf({
      ...facts.findings,
      claims: [{ claimId: 1, statement: copied, stake: 1 }, ...facts.findings.claims.slice(1)],
      camps: [
        {
          ...facts.findings.camps[0]!,
          label: 'Most models wait',
          thesis: 'Nine models say so. A03 leads it. Waiting is safe.',
        },
        facts.findings.camps[1]!,
      ],
    });
    assert.match(tables.claims[0]?.claim.statement ?? '', /\[…\]$/);
    assert.equal(tables.camps[0]?.camp.label, facts.findings.camps[0]?.recommendedOption);
    assert.equal(tables.camps[0]?.camp.thesis, 'Waiting is safe.');
    assert.deepEqual(
      tables.reductions.map(({ code }) => code),
      ['wording_shortened', 'camp_text_shortened'],
    );
  });

  it('R-R12 keeps the numbers of a camp’s own subject in its label and thesis', () => {
    const camp = {
      ...facts.findings.camps[0]!,
      label: 'Two solar panels are enough',
      thesis: 'Panels of 400 W give 2 kWh on 9 of 10 days.',
    };
    const tables = tablesOf({ ...facts.findings, camps: [camp, facts.findings.camps[1]!] });
    assert.deepEqual([tables.camps[0]?.camp.label, tables.camps[0]?.camp.thesis], [camp.label, camp.thesis]);
    assert.deepEqual(tables.reductions, []);
  });
});
