import assert from 'node:assert/strict';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts } from '../example.ts';

const facts = exampleFacts();

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
