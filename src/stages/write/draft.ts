import { z } from 'zod';
import type { Span } from '../../findings/findings.ts';
import { charactersFor, type ShownResponse, shownSentences } from '../../report/tables/shown-responses.ts';
import { characterCount, codePointsOf, makeStorable, partOf } from '../../text/code-points.ts';
import { harmless } from '../../text/harmless.ts';
import { byCodePoint } from '../../text/order.ts';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { shownOfResponse } from '../evidence/shown-sentences.ts';
import type { JobContext, Prepared, ToJudge } from '../job/job.ts';

/**
 * Our choice, in code points: half of what the writer is shown, which checks what drafts say. Ten
 * usual answers as a whole; of forty what they claim.
 */
const shownMaxCharacters = 40_000;
/** Our choice, in code points: what is longer is no answer of 440 words, and is cut. */
const draftMax = 6_000;

const outputSchema = z.object({ draft: z.string() });

/**
 * An answer as one strong model gives it that has read the responses: what the answer of the report
 * is made from. Nobody else reads it, so it needs no sources.
 */
export const spec = defineCall({
  name: 'write_draft',
  revision: 18,
  mayJudge: true,
  // The answer keeps the form that a draft has.
  keepsMarkup: true,
  role: 'You are the adviser whom the asker pays for an answer.',
  task: 'Many models answered one question. Their responses are below, names hidden (of many or long responses, a choice of sentences). asked_on is the day of the question, for what has changed by then: the asker did not mention it.',
  order: `Write the best answer that you can give the asker: what a first-rate adviser would say who has read the responses and knows the field. Judge for yourself what is right, what matters and what is missing: your own knowledge counts. The first sentence answers the question, in at most 30 words; after a loss a word of sympathy may stand before it.

It stands in a report, where nobody can reply, and speaks of no responses or models; where the question asks for somebody's own view ("do you like …"), its "you" are the models, of which it speaks as of others. A study, a law or a body that responses name for what matters is named. Figures, years and prices: only those that responses give and you would sign, or what follows from them by a calculation; none of your own. Free Markdown, in the form that serves the question best: what is compared or looked up in a small table with one thing in a cell, what is done in steps, what is argued in paragraphs. 350 to 440 words (bars of tables are none); a plain fact with nothing to explain takes one to three sentences. What puts people or things at risk while they act stands where they need it: first, if it cannot wait.

Return {"draft": string}`,
  schema: outputSchema,
  maxOutputTokens: 2_500,
});

interface Input {
  readonly seed: string;
  /** On which the question was asked, in UTC. */
  readonly day: string;
  readonly question: string;
  /** Every name of the whole panel that could reveal the author of a response. */
  readonly names: readonly string[];
  /** The responses that count, and where their claims stand. */
  readonly responses: readonly {
    readonly modelId: string;
    readonly alias: string;
    readonly claims: readonly Span[];
  }[];
}

export async function prepare(input: Input, context: JobContext): Promise<Prepared<null>> {
  const responses = await shownIn(input, context);
  if (Object.keys(responses).length === 0) return { setAside: 'empty' };
  const messages = callMessages(spec, input.seed, [
    { name: 'question', content: input.question },
    { name: 'asked_on', content: input.day },
    { name: 'responses', content: responses },
  ]);
  return { messages, asked: null };
}

/** The responses as a whole, or of long ones what they claim and what is new in them. */
async function shownIn(
  { question, names, responses }: Input,
  { texts, kept }: JobContext,
): Promise<Readonly<Record<string, string>>> {
  const known = new Map(responses.map((each) => [each.modelId, each]));
  const share = charactersFor(responses.length, shownMaxCharacters);
  const read: (ShownResponse & { readonly whole: string | null })[] = [];
  for await (const { modelId, text } of texts) {
    const own = known.get(modelId);
    const normalised = own ? kept.normalised({ text, names, question }) : null;
    if (!own || normalised?.kind !== 'answer') continue;
    const { masked } = normalised;
    const whole = characterCount(masked) <= share ? masked : null;
    read.push({ alias: own.alias, whole, sentences: shownOfResponse(modelId, masked, share, own.claims) });
  }
  read.sort((a, b) => byCodePoint(a.alias, b.alias));
  const chosen = Map.groupBy(shownSentences(read, share), ([name]) => name.split('.')[0]);
  return Object.fromEntries(
    read.map(({ alias, whole, sentences }) => {
      const words = chosen
        .get(alias)
        ?.map(([, sentence]) => sentence.words)
        .join('\n');
      return [alias, whole ?? words ?? firstOf(sentences, share)];
    }),
  );
}

/** In the largest panels a sentence can be longer than the share of its response. */
function firstOf(sentences: ShownResponse['sentences'], share: number): string {
  const first = sentences.find(({ isEvidence }) => isEvidence) ?? sentences[0];
  return `${partOf(codePointsOf(first?.words ?? ''), 0, share)} …`;
}

export function judge({ output }: ToJudge<Input, unknown>): Judged<string> {
  return judgeOutput(spec, checkDraft, output);
}

export function checkDraft({ draft }: z.infer<typeof outputSchema>): Checked<string> {
  const value = partOf(codePointsOf(makeStorable(draft.trim())), 0, draftMax);
  const isEmpty = harmless(value) === '';
  return { value, problems: isEmpty ? ['draft: is empty'] : [], usable: !isEmpty };
}
