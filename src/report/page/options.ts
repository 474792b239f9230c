import type { Report } from '../schema/report.ts';
import { cited, type Printer } from './printer.ts';

type Option = NonNullable<Report['answer']>['ranked_options'][number];

/**
 * The options of a question that asks for a list, with who is for and against; those of a decision
 * are the camps' answers.
 */
export function optionsList(options: readonly Option[], { list, most, marks }: Printer): string {
  const isList = options.some(({ for_model_ids: models }) => models !== undefined);
  return isList ? list(options, most.options, (each) => optionLine(each, marks)) : '';
}

function optionLine(
  { option, model_count: count, against_model_ids: against = [], related_claim_ids: ids }: Option,
  { colon, comma }: Printer['marks'],
) {
  const sides = [`+${count}`, ...(against.length > 0 ? [`−${against.length}`] : [])];
  return `**${option}**${colon}${sides.join(comma)}${cited(ids)}`;
}
