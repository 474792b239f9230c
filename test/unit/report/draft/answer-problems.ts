import type { Draft } from '../../../../src/findings/drafts.ts';
import { panelAmountCheck } from '../../../../src/report/amounts/panel-amounts.ts';
import { wordsOfClaim, wordsOfRows } from '../../../../src/report/draft/row-words.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import type { Tables } from '../../../../src/report/tables/tables.ts';
import { tablesOf } from '../../../support/report/built-report.ts';
import { exampleFacts, written } from '../example.ts';

export const tables = tablesOf(exampleFacts().findings);

/** What is wrong in the example's answer with these changes. */
export function answerProblems(
  changes: Partial<Draft<'answer'>>,
  facts?: Parameters<typeof exampleFacts>[0],
): string[] {
  const given = facts ? tablesOf(exampleFacts(facts).findings) : tables;
  return sectionProblems('answer', { ...written.answer!, ...changes }, given);
}

/** What code and lists of words find wrong in a key point that cites these claims. */
export function amountProblems(statement: string, claimIds: number[], given: Tables): string[] {
  const claims = claimIds.map((id) => `C${id}`);
  const key_points = [{ label: '§', statement, claims }];
  const cited = given.claims.filter(({ claim }) => claimIds.includes(claim.claimId));
  const words = [
    given.question,
    ...cited.flatMap((each) => wordsOfClaim(each, given)),
    ...wordsOfRows(given),
  ];
  return [
    ...sectionProblems('answer', { ...written.answer!, key_points }, given).filter((problem) =>
      problem.startsWith('key_points[0].statement'),
    ),
    ...panelAmountCheck(words.join('\n'), given.language)(statement),
  ];
}
