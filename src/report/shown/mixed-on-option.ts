import { identityOf } from '../../text/words.ts';
import type { Report } from '../schema/report.ts';

/**
 * The models that recommend an option on a condition, or see both sides of the claims that
 * recommend it, and take none on another of these.
 */
export function mixedOnOption(
  {
    option,
    for_model_ids: pro = [],
    against_model_ids: contra = [],
  }: NonNullable<Report['answer']>['ranked_options'][number],
  claims: readonly NonNullable<Report['evidence']>['claims'][number][],
): string[] {
  const name = identityOf(option);
  const own = claims.filter((claim) => claim.option !== undefined && identityOf(claim.option) === name);
  const mixed = new Set(own.flatMap(({ mixed_or_uncertain_model_ids: models = [] }) => models));
  return [...mixed].filter((id) => !pro.includes(id) && !contra.includes(id));
}
