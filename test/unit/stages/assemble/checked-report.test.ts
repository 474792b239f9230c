import assert from 'node:assert/strict';
import { statedConditions } from '../../../../src/audit/material/conditions.ts';
import { nothingWithheld, type ReportFacts, type Withheld } from '../../../../src/findings/facts.ts';
import type { Findings } from '../../../../src/findings/findings.ts';
import type { Tables } from '../../../../src/report/tables/tables.ts';
import { checkedReport } from '../../../../src/stages/assemble/checked-report.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { reportedBy } from '../../../support/report/labels.ts';
import { materialOf, wrongIn } from '../../audit/material.ts';
import { changed, exampleFacts } from '../../report/example.ts';
import { tablesWithShown } from '../../report/shown.ts';

const facts = exampleFacts();
const { findings } = facts;
const claimIds = findings.claims.map(({ claimId }) => claimId);
/** Within every text, and no sentence. */
const nowhere = { offset: 1, length: 5 };

describe('a report that fails its last check', () => {
  it('R-R10 is delivered without a claim whose sentence is none, and says so', () => {
    const { report } = mended(changed(facts, { labels: labelsWith(3) }), { claims: 1 });
    assert.deepEqual(
      report.evidence?.claims.map((claim) => claim.claim_id),
      claimIds.filter((id) => id !== 3),
    );
    const entry = report.errors.find(({ code }) => code === 'entries_withheld');
    assert.equal(
      entry?.message,
      'The last check of this report found something wrong in 1 claim, which was left out with what rested on it.',
    );
    assert.match(
      report.methodology?.synthesis_and_audit ?? '',
      /1 of them was left out because the last check of this report found something wrong in it/,
    );
  });

  it('R-R10 keeps who reports the claims that stay as others’', () => {
    const [first] = findings.labels.filter(({ stances }) => stances.every(({ claimId }) => claimId !== 6));
    const { modelId, stances } = first!;
    const { span } = stances.find(({ claimId }) => claimId !== 3)!;
    const labels = reportedBy(labelsWith(3), modelId, 6, span);
    const { report } = mended(changed(facts, { labels }), { claims: 1 });
    const claim = report.evidence?.claims.find((each) => each.claim_id === 6);
    assert.deepEqual(
      claim?.reported_by?.evidence_spans.map((span) => span.model_id),
      [modelId],
    );
  });

  it('R-R10 is delivered without a claim that was counted wrong', () => {
    const tables = tablesOf(findings);
    const claims = tables.claims.map((tally) =>
      tally.claim.claimId === 2 ? { ...tally, supporting: tally.supporting.slice(1) } : tally,
    );
    const { report } = mended(facts, { claims: 1 }, { ...tables, claims });
    assert.ok(report.evidence?.claims.every((claim) => claim.claim_id !== 2));
    assert.ok(!JSON.stringify([report.answer, report.analysis]).includes('"related_claim_ids":[2]'));
  });

  const broken: readonly [what: string, change: Partial<Findings>, withheld: Partial<Withheld>][] = [
    [
      'a quantity whose figure stands elsewhere',
      {
        quantities: findings.quantities.map((quantity) => ({
          ...quantity,
          values: quantity.values.map((value) => ({ ...value, high: value.high + 0.5 })),
        })),
      },
      { quantities: 1 },
    ],
    [
      'a case whose sentence is none',
      {
        cases: findings.cases.map((each) => ({
          ...each,
          holders: each.holders.map((holder) => ({ ...holder, span: nowhere })),
        })),
      },
      { cases: 1 },
    ],
    [
      'camps of which one has a member without a sentence',
      {
        labels: findings.labels.map((own, at) =>
          at === 0 ? { ...own, camp: { campId: 1, span: nowhere } } : own,
        ),
      },
      { camps: 2 },
    ],
  ];
  for (const [what, change, withheld] of broken)
    it(`R-R10 is delivered without ${what}`, () => {
      mended(changed(facts, change), withheld);
    });

  const wrongly = 'It saves 77 of 88 hours.';
  const { answer, disagreements } = facts.drafts;
  const worded: readonly [what: string, changes: Partial<ReportFacts['drafts']>, Partial<Withheld>][] = [
    ['a direct answer', { answer: { ...answer!, direct_answer: wrongly } }, { answer_texts: 1 }],
    [
      'a key point',
      {
        answer: {
          ...answer!,
          key_points: answer!.key_points.map((each, at) =>
            at === 0 ? { ...each, statement: wrongly } : each,
          ),
        },
      },
      { key_points: 1 },
    ],
    [
      'a disagreement',
      {
        disagreements: {
          disagreements: disagreements!.disagreements.map((each) => ({ ...each, core_tension: wrongly })),
        },
      },
      { disagreements: 1 },
    ],
  ];
  for (const [what, changes, withheld] of worded)
    it(`R-R05 R-R10 is delivered without ${what} whose number nothing bears`, () => {
      const tables = tablesOf(findings);
      const question = `${tables.question} 77 of 88`;
      mended({ ...facts, drafts: { ...facts.drafts, ...changes } }, withheld, { ...tables, question });
    });

  it('R-R27 R-R10 is delivered without sources of which one is no sentence', () => {
    const { answer } = facts.drafts;
    const direct_answer = `${answer!.direct_answer} Ask where releases wait [A01.1].`;
    const marked = { ...facts, drafts: { ...facts.drafts, answer: { ...answer!, direct_answer } } };
    const tables = tablesWithShown(marked);
    const shown = new Map(tables.shown).set('A01.1', { ...tables.shown.get('A01.1')!, span: nowhere });
    const { report } = mended(marked, { answer_texts: 1 }, { ...tables, shown });
    assert.deepEqual(report.answer?.sources, []);
    assert.ok(report.answer?.direct_answer.endsWith('Ask where releases wait.'));
  });

  it('R-R10 is not delivered if what is wrong cannot be left out', () => {
    const [first, ...others] = findings.models;
    const displayName = (first?.text ?? '').split(/\s+/).slice(0, 20).join(' ');
    const { wrong, withheld } = check(changed(facts, { models: [{ ...first!, displayName }, ...others] }));
    assert.ok(wrong.some(({ path }) => path.startsWith('research_record.panel.models')));
    assert.deepEqual(withheld, nothingWithheld);
  });

  it('R-R10 is not delivered if less than half of its claims would remain', () => {
    const { wrong } = check(changed(facts, { labels: labelsWith(1, 2, 3, 4) }));
    assert.ok(wrong.length > 0);
  });
});

function check(given: ReportFacts, tables: Tables = tablesOf(given.findings)) {
  return checkedReport({ facts: given, tables }, () => given.coverage);
}

/** The report that was delivered after all, in which only these entries are missing. */
function mended(given: ReportFacts, withheld: Partial<Withheld>, tables?: Tables) {
  const { report, ...checked } = check(given, tables);
  assert.deepEqual(checked.wrong, []);
  assert.ok(checked.mended.length > 0);
  assert.deepEqual(checked.withheld, { ...nothingWithheld, ...withheld });
  assert.deepEqual(statedConditions(report)?.withheld, checked.withheld);
  assert.deepEqual(wrongIn(materialOf(given, report)), [], 'an audit finds nothing');
  return { report };
}

function labelsWith(...claims: readonly number[]): Findings['labels'] {
  return findings.labels.map((own) => ({
    ...own,
    stances: own.stances.map((each) => (claims.includes(each.claimId) ? { ...each, span: nowhere } : each)),
  }));
}
