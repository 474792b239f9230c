import type { WrittenAnswer } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts, written } from '../example.ts';

export const tables = tablesOf(exampleFacts().findings);

/** What is wrong in the example's answer with these changes. */
export function answerProblems(
  changes: Partial<WrittenAnswer>,
  facts?: Parameters<typeof exampleFacts>[0],
): string[] {
  const given = facts ? tablesOf(exampleFacts(facts).findings) : tables;
  return sectionProblems('answer', { ...written.answer!, ...changes }, given);
}
