import type { WrittenAnswer } from '../../../../src/findings/drafts.ts';
import { sectionProblems } from '../../../../src/report/draft/section-problems.ts';
import { tablesOf } from '../../../../src/report/tables/tables.ts';
import { exampleFacts, written } from '../example.ts';

export const tables = tablesOf(exampleFacts().findings);

/** What is wrong in the example's answer with these changes, after a model has read it. */
export function answerProblems(
  changes: Partial<WrittenAnswer>,
  facts?: Parameters<typeof exampleFacts>[0],
  judge: 'reader' | 'lists' = 'reader',
): string[] {
  const given = facts ? tablesOf(exampleFacts(facts).findings) : tables;
  return sectionProblems('answer', { ...written.answer!, ...changes }, given, judge);
}

/** The same for an answer that no model has read. */
export function unreadProblems(
  changes: Partial<WrittenAnswer>,
  facts?: Parameters<typeof exampleFacts>[0],
): string[] {
  return answerProblems(changes, facts, 'lists');
}
