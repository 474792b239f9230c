import { toleratedShare } from '../call/stage.ts';

interface Given {
  readonly claims: readonly unknown[];
  readonly quantities: readonly { readonly answers_question: boolean }[];
}

/**
 * Number of problems for which an extraction is not asked for again: none if a part of the answer to the question is lost,
 * or more than one claim in ten. Labelling finds a lost claim if another response makes it, and figures beside the question
 * matter only where several responses give them.
 */
export function toleratedIn({ claims, quantities }: Given, problems: readonly string[]): number {
  const answering = quantities.flatMap(({ answers_question: answers }, index) =>
    answers ? [`quantities[${index}]`] : [],
  );
  const ofAnswer = ['position', 'recommended_option', 'cases', ...answering];
  const isOfAnswer = problems.some((problem) => ofAnswer.some((part) => problem.startsWith(part)));
  const claimsLost = problems.filter((problem) => problem.startsWith('claims')).length;
  return isOfAnswer || claimsLost > claims.length * toleratedShare ? 0 : problems.length;
}
