import { z } from 'zod';
import type { WrittenMinorityInsight } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { claimKeys, itemsWithoutFaults, type SectionChecker } from './checker.ts';
import { defineWriter, listStands } from './define-writer.ts';
import { sectionCall } from './rules.ts';
import type { WriteTables } from './tables.ts';

const insightsMax = 6;

const outputSchema = z.object({
  insights: z.array(
    z.object({ claim: z.string(), insight: z.string().nullable(), why_it_matters: z.string() }),
  ),
});
type Output = z.infer<typeof outputSchema>;

const spec = defineCall({
  ...sectionCall,
  name: 'write_minority_insights',
  revision: 11,
  order: `Write the section on minority insights and return
{"insights": [{"claim": id, "insight": string or null, "why_it_matters": string}]}

- Choose from the ids under "minority_candidates" (claims that few make) and "dissents" (common claims that few reject) up to ${insightsMax} that a careful reader would regret to miss: a risk, a reason or an option that the rest of the claims don't hold, or a doubt about what the others take for granted. Each id at most once; an empty list if none tells anything new.
- insight: what the rare claim says, or for a dissent what those few deny, in one or two sentences, as those who hold it would say it ("Two short lessons a week beat one long one."), since the heading says that few do and code names them: no "is said to", "is held to", "the advice goes"; with the reason or the example that makes it worth reading, if "sentences" (what responses say for and against a claim) give one: in words of your own. Behind it stand all who make the claim: of several sentences for it, only what each of them bears. null for a claim that such a reader should see and that needs no words but its own: code prints it, with who makes it; why_it_matters is "" then.
- why_it_matters: what it would change for whoever asked if it held, in one sentence.`,
  schema: outputSchema,
  maxOutputTokens: 4_000,
});

/**
 * Insights on candidates only, each claim once. Usable unless all that were given had to be
 * dropped.
 */
export const minorityInsightsWriter = defineWriter<Output, readonly WrittenMinorityInsight[]>({
  spec,
  read: readInsights,
  outputOf: (written) => ({
    insights: written.map(({ claimId, insight, whyItMatters }) => ({
      claim: claimKeys([claimId])[0] ?? '',
      insight: insight === '' ? null : insight,
      why_it_matters: whyItMatters,
    })),
  }),
  // Without words of the writer, an insight stands in those of its claim.
  withoutFaults: (written, faults) =>
    itemsWithoutFaults('insights', written, faults, {
      insight: { insight: '', whyItMatters: '' },
      why_it_matters: { whyItMatters: '' },
    }).filter(({ claimId }) => claimId !== 0),
  stands: listStands,
});

function readInsights(
  output: Output,
  checker: SectionChecker,
  tables: WriteTables,
): WrittenMinorityInsight[] {
  const candidates = new Set([...(tables.minority_candidates ?? []), ...(tables.dissents ?? [])]);
  const seen = new Set<string>();
  return checker.first('insights', output.insights, insightsMax).map((item, index) => {
    const path = `insights[${index}]`;
    if (!candidates.has(item.claim)) checker.faults.push(`${path}.claim: is no minority candidate`);
    if (seen.has(item.claim)) checker.faults.push(`${path}.claim: stands twice`);
    seen.add(item.claim);
    const claimIds = checker.claimIds(`${path}.claim`, [item.claim]);
    return {
      claimId: claimIds[0] ?? 0,
      insight: item.insight === null ? '' : checker.text(`${path}.insight`, item.insight, 600),
      whyItMatters:
        item.insight === null ? '' : checker.text(`${path}.why_it_matters`, item.why_it_matters, 600),
    };
  });
}
