import { identityOf } from '../../text/words.ts';
import type { Report } from '../schema/report.ts';
import { type Claims, signedCounts } from './claims.ts';
import { cited, type Printer } from './printer.ts';

type Option = NonNullable<Report['answer']>['ranked_options'][number];

/**
 * The options of a question that asks for a list, with who is for each, against and both; those of
 * a decision are the camps' answers.
 */
export function optionsList({ answer, evidence }: Report, { list, most, marks }: Printer): string {
  const options = answer?.ranked_options ?? [];
  const isList = options.some(({ for_model_ids: models }) => models !== undefined);
  const line = (each: Option) => {
    const { option, model_count: count, against_model_ids: against = [], related_claim_ids: ids } = each;
    const sides = signedCounts(count, against.length, mixedOn(each, evidence?.claims ?? []));
    return `**${option}**${marks.colon}${sides}${cited(ids)}`;
  };
  return isList ? list(options, most.options, line) : '';
}

/** How many see both sides of the claims that recommend an option, and take none on another. */
function mixedOn(
  { option, for_model_ids: pro = [], against_model_ids: contra = [] }: Option,
  claims: Claims,
): number {
  const name = identityOf(option);
  const own = claims.filter((claim) => claim.option !== undefined && identityOf(claim.option) === name);
  const mixed = new Set(own.flatMap(({ mixed_or_uncertain_model_ids: models = [] }) => models));
  return [...mixed].filter((id) => !pro.includes(id) && !contra.includes(id)).length;
}
