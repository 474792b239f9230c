import { asksForFact } from '../../findings/findings.ts';
import type { Uncertainty } from '../schema/parts/analysis.ts';
import type { AnswerSection } from '../schema/parts/answer.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Whether an uncertainty is no more than an answer to a question for a fact that the judgement does
 * not favour, such as “that is not known”: half of one camp raises it and nobody else, and another
 * camp is favoured. Our choice: what one alone or fewer of a camp raise may be a doubt of their
 * own, and what models of two camps raise belongs to no answer.
 */
export function isUnfavouredAnswer(
  { raised_by_model_ids: raisers }: Pick<Uncertainty, 'raised_by_model_ids'>,
  assessment: Pick<NonNullable<AnswerSection['assessment']>, 'favoured_camp_id'> | null,
  { camps, questionType }: Pick<Tables, 'camps' | 'questionType'>,
): boolean {
  const favours = assessment?.favoured_camp_id ?? null;
  if (!asksForFact(questionType) || favours === null || raisers.length < 2) return false;
  return camps.some(
    ({ camp, members }) =>
      camp.campId !== favours &&
      raisers.length * 2 >= members.length &&
      raisers.every((modelId) => members.includes(modelId)),
  );
}
