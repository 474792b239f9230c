import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import type { WrittenMinorityInsight } from '../../findings/drafts.ts';
import { type Checked, defineCall } from '../call/stage.ts';
import {
  canLose,
  checkedSection,
  faultyFields,
  makeSectionChecker,
  type WriteInput,
  type WriteSource,
  writeMessages,
  writeRules,
} from './rules.ts';

const insightsMax = 6;

const outputSchema = z.object({
  insights: z.array(z.object({ claim: z.string(), insight: z.string(), why_it_matters: z.string() })),
});
type Output = z.infer<typeof outputSchema>;

export const writeMinorityInsightsCall = defineCall({
  name: 'write_minority_insights',
  revision: 2,
  role: 'You write the section on minority insights of a research report about what a panel of models says on one question.',
  task: `${writeRules}

Write the section and return
{"insights": [{"claim": id, "insight": string, "why_it_matters": string}]}

- Choose from the ids under "minority_candidates" up to 6 claims that a careful reader would regret to miss: a risk, a reason or an option that the rest of the claims don't hold. Each id at most once; an empty list if no candidate tells anything new.
- insight: what the rare claim says, in one or two sentences, as something that is claimed, not as a fact.
- why_it_matters: what it would change for whoever asked if it held, in one sentence.`,
  schema: outputSchema,
  maxOutputTokens: 4_000,
});

export function writeMinorityInsightsMessages(input: WriteInput): ChatMessage[] {
  return writeMessages(writeMinorityInsightsCall, input);
}

/** Insights on candidates only, each claim once. Usable unless everything that was given had to be dropped. */
export function checkWrittenMinorityInsights(
  source: WriteSource<WrittenMinorityInsight[]>,
): (output: Output) => Checked<WrittenMinorityInsight[]> {
  const candidates = new Set(source.tables.minority_candidates ?? []);
  return (output) => {
    const checker = makeSectionChecker(source.tables);
    const seen = new Set<string>();
    const given = checker.first('insights', output.insights, insightsMax);
    const written = given.map((item, index): WrittenMinorityInsight => {
      const path = `insights[${index}]`;
      if (!candidates.has(item.claim)) checker.faults.push(`${path}.claim: is no minority candidate`);
      if (seen.has(item.claim)) checker.faults.push(`${path}.claim: stands twice`);
      seen.add(item.claim);
      const claimIds = checker.claimIds(`${path}.claim`, [item.claim]);
      return {
        claimId: claimIds[0] ?? 0,
        insight: checker.text(`${path}.insight`, item.insight, 600),
        whyItMatters: checker.text(`${path}.why_it_matters`, item.why_it_matters, 600),
      };
    });
    const judged = checkedSection(checker, written, source, withoutFaults);
    const stands = judged.value.length > 0 || judged.problems.length === 0;
    return { ...judged, usable: judged.usable && stands };
  };
}

function withoutFaults(
  written: readonly WrittenMinorityInsight[],
  faults: readonly string[],
): WrittenMinorityInsight[] {
  const at = faultyFields(faults);
  return written.flatMap((item, index) => {
    const faulty = at(`insights[${index}]`);
    if (item.claimId === 0 || !canLose(faulty, ['why_it_matters'])) return [];
    return [{ ...item, whyItMatters: faulty.has('why_it_matters') ? '' : item.whyItMatters }];
  });
}
