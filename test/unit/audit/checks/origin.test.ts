import assert from 'node:assert/strict';
import { originFindings } from '../../../../src/audit/checks/origin.ts';
import type { Report } from '../../../../src/report/schema/report.ts';
import { builtReport, tablesOf } from '../../../support/report/built-report.ts';
import { reportedBy } from '../../../support/report/labels.ts';
import { changed, exampleFacts } from '../../report/example.ts';

const facts = exampleFacts();
const { copies } = tablesOf(facts.findings);
const report = builtReport(facts);

describe('what a report is made from', () => {
  it('R-R04 is all that it shows, if it is made as it should be', () => {
    assert.deepEqual(wrongIn(report), []);
  });

  const moved = ['claims', 'camps', 'cases', 'quantities'] as const;
  for (const list of moved)
    it(`R-R04 shows each place of ${list}`, () => {
      const found = wrongIf((copy) => {
        copy.evidence![list][0]!.evidence_spans[0]!.offset += 1;
      });
      assert.deepEqual(found, [`evidence.${list}[0].evidence_spans[0]`]);
    });

  it('R-R04 R-R10 shows a claim as reported where it was read as reported, and nowhere else', () => {
    const told = changed(facts, { labels: reportedBy(facts.findings.labels, 'cohere/command-a', 1) });
    const made = structuredClone(builtReport(told));
    assert.deepEqual(wrongIn(made, told), []);
    made.evidence!.claims[0]!.reported_by!.evidence_spans[0]!.offset += 1;
    assert.deepEqual(wrongIn(made, told), ['evidence.claims[0].evidence_spans[0]']);
  });

  it('R-R04 shows a place for the stance that was read there, and for no other', () => {
    const found = wrongIf((copy) => {
      copy.evidence!.claims[0]!.evidence_spans[0]!.stance = 'oppose';
    });
    assert.deepEqual(found, ['evidence.claims[0].evidence_spans[0]']);
  });

  it('R-R16 shows no camp in which its readings do not find a response', () => {
    const { crossCheck } = facts.findings;
    const [first, ...others] = crossCheck.camps;
    const readings = first!.readings.map((reading) => ({ ...reading, found: 2 }));
    const other = changed(facts, {
      crossCheck: { ...crossCheck, camps: [{ ...first!, readings }, ...others] },
    });
    assert.equal(wrongIn(report, other).filter((path) => path.startsWith('evidence.camps')).length, 1);
  });

  const others: readonly [what: string, change: (copy: Report) => unknown][] = [
    ['R-R02 its claims', (copy) => copy.evidence!.claims.pop()],
    ['R-R06 its run', (copy) => Object.assign(copy.research_record!.generation!, { run_id: 'x' })],
    [
      'R-R06 its failures',
      (copy) => Object.assign(copy.research_record!.provenance!.failed[0]!, { error: 'x' }),
    ],
    ['R-R14 its language', (copy) => Object.assign(copy.question!, { language: 'de' })],
    ['R-R20 its kind of question', (copy) => Object.assign(copy.question!, { question_type: 'task' })],
    [
      'R-H07 who answered',
      (copy) => Object.assign(copy.research_record!.provenance!.included[0]!, { simulated: true }),
    ],
    [
      'R-H07 who synthesised',
      (copy) => copy.errors.push({ code: 'simulated_synthesis', message: 'It was.' }),
    ],
  ];
  for (const [what, change] of others)
    it(`${what} cannot be another`, () => {
      assert.equal(wrongIf(change).length, 1);
    });
});

function wrongIn(given: Report, origin = facts): string[] {
  return originFindings(given, { facts: origin, copies })
    .filter(({ holds }) => !holds)
    .map(({ path }) => path);
}

function wrongIf(change: (copy: Report) => unknown, origin = facts): string[] {
  const copy = structuredClone(report);
  change(copy);
  return wrongIn(copy, origin);
}
