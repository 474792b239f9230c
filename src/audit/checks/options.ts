import { asksForFact } from '../../findings/findings.ts';
import { plainText } from '../../report/prose/presentable.ts';
import type { Report } from '../../report/schema/report.ts';
import { optionsByCode } from '../../report/sections/fallback-answer.ts';
import { type CheckedValue, compared } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

/** Checks that the options are those of camps and claims, by size, with their models. */
export function optionFindings({ answer }: Report, { tables }: Rebuilt): CheckedValue[] {
  const options = answer?.ranked_options ?? [];
  const mayLack = tables.questionType === 'task' || asksForFact(tables.questionType);
  if (options.length === 0 && mayLack) return [];
  const due = optionsByCode(tables).map(({ rationale: _, related_claim_ids: __, ...counted }) => ({
    ...counted,
    option: plainText(counted.option),
  }));
  return compared('answer.ranked_options', options, due);
}
