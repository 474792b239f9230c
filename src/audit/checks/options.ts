import { asksForFact } from '../../findings/findings.ts';
import { wordingsOf } from '../../report/draft/agreement.ts';
import { harmlessOnceFilled } from '../../report/prose/presentable.ts';
import type { Answer } from '../../report/schema/parts/answer.ts';
import type { Report } from '../../report/schema/report.ts';
import { optionsByCode } from '../../report/sections/fallback-answer.ts';
import { wordLine } from '../../text/words.ts';
import { type CheckedValue, checkedValue, compared } from '../material/finding.ts';
import type { Rebuilt } from '../material/rebuild.ts';

type Option = Answer['ranked_options'][number];

/**
 * Checks that the options of camps come first, by size, with their models, and that every further
 * one is named by the question, a claim, a camp or a case.
 */
export function optionFindings({ answer }: Report, { tables }: Rebuilt): CheckedValue[] {
  const options: readonly Option[] = answer?.ranked_options ?? [];
  const mayLack = tables.questionType === 'task' || asksForFact(tables.questionType);
  if (options.length === 0 && mayLack) return [];
  const due = optionsByCode(tables).map(({ rationale: _, related_claim_ids: __, ...counted }) => ({
    ...counted,
    option: harmlessOnceFilled(counted.option),
  }));
  const known = ` ${wordLine(wordingsOf(tables))} `;
  return [
    ...compared('answer.ranked_options', options.slice(0, due.length), due),
    ...options.slice(due.length).map((each, at) => {
      const { rank: _, option, rationale: __, related_claim_ids: ___, ...counted } = each;
      const holds = Object.keys(counted).length === 0 && known.includes(` ${wordLine(option)} `);
      return checkedValue(
        `answer.ranked_options[${due.length + at}]`,
        { option, ...counted },
        holds,
        'an option that the question, a claim, a camp or a case names, without models',
      );
    }),
  ];
}
