import { z } from 'zod';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { type Checked, callMessages, defineCall, toleratedShare } from '../call/stage.ts';
import { takenIds } from '../call/taken-ids.ts';
import type { Ready, ToJudge } from '../job/job.ts';

const outputSchema = z.object({ pairs: z.array(z.object({ id: z.string(), same: z.boolean() })) });
type Output = z.infer<typeof outputSchema>;

/** Two statements, about which is asked whether they say the same. */
export interface StatementPair {
  readonly one: string;
  readonly other: string;
}

/** Pairs in one call. Our choice: an output of this many answers stays far below its limit. */
export const pairsMax = 100;

/**
 * Share of answers that an output must have. Our choice: half are worth keeping, because the first
 * grouping is used for the others.
 */
const answeredMinShare = 0.5;

export const spec = defineCall({
  name: 'group_compare',
  revision: 7,
  role: 'You decide whether two statements about one question say the same.',
  task: `Look at each pair of statements by itself and return
{"pairs": [{"id": id, "same": boolean}]}

- One entry for every pair, each id exactly once.
- same: do the two come to the same, so that whoever makes the more concrete one would sign the other as what they said, without the loss of a point of its own? Other words, and an example, tool, occasion, degree or number that only one of them gives, make no difference. Where the question asks why, a fact and the statement that it is a reason are the same, unless one of them is denied.
- "denied" names those of the two that somebody rejects. Then degree makes a difference: who rejects "it ruins the battery" need not reject "it wears the battery".
- A shared topic is not enough: different advice on one subject, different reasons for one conclusion, numbers that cannot both be right, and rivals ("A is the largest", "B is the largest") are not the same, and a statement and its opposite are never the same. Mind negations, and which of two things is compared with which: "A is cheaper than B" says the same as "B is dearer than A", and not the same as "B is cheaper than A".
- Some pairs are the same, others are not. Expect neither.`,
  schema: outputSchema,
  maxOutputTokens: 4_000,
});

interface Input {
  readonly seed: string;
  readonly question: string;
  /** At most `pairsMax`. */
  readonly pairs: readonly StatementPair[];
  /** Statements that some response rejects. */
  readonly denied?: readonly string[];
}

/** Asks about each pair separately, without revealing which grouping puts it together. */
export function prepare(input: Input): Ready<null> {
  const denied = new Set(input.denied);
  const messages = callMessages(spec, input.seed, [
    { name: 'question', content: input.question },
    {
      name: 'pairs',
      content: input.pairs.map(({ one, other }, index) => {
        const rejected = [...(denied.has(one) ? ['one'] : []), ...(denied.has(other) ? ['other'] : [])];
        const pair = { id: `P${index + 1}`, one, other };
        return rejected.length > 0 ? { ...pair, denied: rejected } : pair;
      }),
    },
  ]);
  return { messages, asked: null };
}

/**
 * The answer for each pair, in the order asked; null if there is none. Of an output without any
 * answer only the other synthesizer can make something, so the same one is not asked again.
 */
export function checkCompare(asked: number): (output: Output) => Checked<readonly (boolean | null)[]> {
  return (output) => {
    const problems: string[] = [];
    const places = new Map(Array.from({ length: asked }, (_, index) => [`P${index + 1}`, index]));
    const { take, left } = takenIds(places, 'pairs', 'stands twice', problems);
    const value = Array.from<boolean | null>({ length: asked }).fill(null);
    for (const [index, { id, same }] of output.pairs.entries())
      for (const place of take(id, `pairs[${index}].id`)) value[place] = same;
    const isSilent = left.size === asked && problems.length === 0;
    if (left.size > 0 && !isSilent) problems.push(`pairs: ids are missing: ${[...left.keys()].join(', ')}`);
    return {
      value,
      problems,
      usable: asked - left.size >= asked * answeredMinShare,
      isDoubtful: isSilent,
      tolerated: left.size <= asked * toleratedShare ? problems.length : 0,
    };
  };
}

export function judge({ output, pairs }: ToJudge<Input, unknown>): Judged<readonly (boolean | null)[]> {
  return judgeOutput(spec, checkCompare(pairs.length), output);
}
