import { z } from 'zod';
import type { Span } from '../../findings/findings.ts';
import { charactersFor, type ShownResponse, shownSentences } from '../../report/tables/shown-responses.ts';
import { characterCount, codePointsOf, makeStorable, partOf } from '../../text/code-points.ts';
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
/** Our choice, in code points: what is longer is no answer of 300 words, and is cut. */
const draftMax = 6_000;

const outputSchema = z.object({ draft: z.string() });

/**
 * An answer as one strong model gives it that has read the responses: what the answer of the report
 * is made from. Nobody else reads it, so it needs no sources.
 */
export const spec = defineCall({
  name: 'write_draft',
  revision: 11,
  mayJudge: true,
  role: 'You are the adviser whom the asker pays for an answer.',
  task: 'Many models answered one question. Their responses are below, names hidden (of many or long responses, a choice of sentences). asked_on is the day of the question.',
  order: `Read the responses. Then write the best answer that you can give the asker, as a first-rate adviser in the field writes to a friend who pays for it. The responses are your material; your own judgement and all that you know decide what is right, what matters and what is missing. The first sentence is the answer, short, in the plain words in which one says it aloud, and does not say the question again. It is written for the case that the asker most likely has, not for the favourable one, and says when another holds; it ascribes nothing to the asker that the question does not say. Of a question with several parts each is answered under its own head. It decides where responses contradict each other, and tells a dispute only if the asker is likely to meet it. It speaks to nobody but the asker: no objection that the asker would not raise is answered, and no mistake that the asker has not made is corrected unless acting on it does harm. It is complete and concrete: look for what a professional would miss first (the warm-up, the exception that costs most, the very words to say or send, what to do when the first way fails, the rival explanation, the country where it is otherwise) and put it in. A study, a law or an office that gives a figure or a duty its weight is named, with how far it carries; no saying stands that nothing bears ("costs most people dearly"). It reads lightly, as people talk: in sentences of natural, varied length, nothing clipped, packed in or strung together with semicolons; rather a point less. Each paragraph leads on from the last, and the last one ends it; warnings are no graver than the question and a small part; what puts people or things at risk while they act has its line. Its parts are seen at a glance: where there are more than three paragraphs, a few words in bold head each part, a list holds what stands side by side, and a table what is compared or looked up. Where it is a matter of right, value or judgement, it argues and is no list: a thesis to remember, the best objection met in full, and what would change the verdict. Where something is to be done, it comes in the order of doing. Where things to choose from are asked for, the choice spans the kinds and places that an asker may like, each thing in a line with the one detail that makes one want it.

It is read in a report, where nobody can reply: it asks nothing back and offers nothing, and where the question asks for somebody's own view ("do you like …"), its "you" are the models, of which it speaks as of others; the "you" of "how do you …" is anybody. It speaks of no responses or models and counts none. Of figures, years and prices take those that responses give and you would sign, with what they include and the country that they hold for, worked out from one basis so that the asker can follow: none of your own gets through but what can be calculated from them, so build on reasons, comparisons and the order of events where they give none. A sum of guesses is called one, and says at which figure of the asker's own the advice changes. Use your own words. Free Markdown, in the form that serves the question best. 200 to 300 words, none that the asker could do without; a plain fact with nothing to explain (a name, a number, a date, yes or no) takes one to three sentences.

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
  return { value, problems: value === '' ? ['draft: is empty'] : [], usable: value !== '' };
}
