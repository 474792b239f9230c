import { type Draft, draftSchemas } from '../../findings/drafts.ts';
import { defineCall } from '../call/stage.ts';
import { defineWriter } from './define-writer.ts';
import { sectionCall } from './rules.ts';

const insightsMax = 6;

const spec = defineCall({
  ...sectionCall,
  name: 'write_minority_insights',
  revision: 14,
  order: `Write the section on minority insights and return
{"insights": [{"claim": id, "insight": string or null, "why_it_matters": string}]}

- Choose from the ids under "minority_candidates" (claims that few make) and "dissents" (common claims that few reject) up to ${insightsMax} that a careful reader would regret to miss: a risk, a reason or an option that the rest of the claims don't hold, or a doubt about what the others take for granted. Each id at most once; an empty list if none tells anything new.
- insight: what the rare claim says, or for a dissent what those few deny, in one or two sentences, as those who hold it would say it ("Two short lessons a week beat one long one."), since the heading says that few do and code names them: no "is said to", "is held to", "the advice goes"; with the reason or the example that makes it worth reading, if "sentences" (what responses say for and against a claim) give one: in words of your own. Behind it stand all who make the claim: a detail that one of several sentences alone bears stays out. null for a claim that such a reader should see and that needs no words but its own: code prints it, with who makes it; why_it_matters is "" then.
- why_it_matters: what it would change for whoever asked if it held, in one sentence.`,
  schema: draftSchemas.minority_insights,
  maxOutputTokens: 4_000,
});

/** Usable unless all that were given had to be dropped. */
export const minorityInsightsWriter = defineWriter<Draft<'minority_insights'>>({
  spec,
  limits: { insights: insightsMax, 'insights.insight': 600, 'insights.why_it_matters': 600 },
  dispensable: ['insight', 'why_it_matters'],
  tidied: inWordsOfClaims,
});

/** Without words of the writer, an insight stands in those of its claim alone. */
function inWordsOfClaims(
  { insights }: Draft<'minority_insights'>,
  repaired: string[],
): Draft<'minority_insights'> {
  return {
    insights: insights.map((item, i) => {
      const [isWorded, isReasoned] = [item.insight?.trim(), item.why_it_matters.trim()].map(Boolean);
      if (item.insight !== null && isWorded !== isReasoned)
        repaired.push(`insights[${i}].${isWorded ? 'why_it_matters' : 'insight'}: is empty`);
      return isWorded ? item : { ...item, insight: null, why_it_matters: '' };
    }),
  };
}
