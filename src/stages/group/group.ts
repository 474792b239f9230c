import { z } from 'zod';
import { type Judged, judgeOutput } from '../call/judge-output.ts';
import { type Checked, callMessages, defineCall, toleratedShare } from '../call/stage.ts';
import { takenIds } from '../call/taken-ids.ts';
import type { Ready, ToJudge } from '../job/job.ts';
import type { ClaimGroup } from './panel-claims.ts';

/** A number, or a model's spelling of one: "17", "c17". */
const idSchema = z.preprocess(
  (given) => (typeof given === 'string' ? Number(/^\s*c?(\d+)\s*$/.exec(given)?.[1] ?? given) : given),
  z.int(),
);
const outputSchema = z.object({ groups: z.array(z.array(idSchema)) });
type Output = z.infer<typeof outputSchema>;

/**
 * Our choice: among so many statements about one question some say the same, so an output without
 * groups is doubtful.
 */
const groupedMin = 20;

export const spec = defineCall({
  name: 'group',
  revision: 9,
  role: 'You sort statements that many people made about one question: those that say the same go together.',
  task: `Find the claims that say the same and return
{"groups": [[id, id, …], …]}

A group is a list of ids, and the first is the claim in whose words the report will tell it. For example, {"groups": [[17, 3, 40], [9, 25]]} says that 3 and 40 say what 17 says, that 25 says what 9 says, and that every other claim stands alone.

- Name only groups of two or more claims. A claim that nobody else makes is in no group, and a claim is in one group at most.
- Claims belong together if they come to the same: everybody who makes one of them would sign the words of the first as what they said, be their own more concrete or more general, firmer or more hedged, with or without an example, a tool, an amount or an occasion. Near-identical advice in other words is one claim: "Have a glass of water after each beer" and "Drink water in between" belong to "Alternate alcoholic drinks with water". Where the question asks why, a fact and the statement that it is a reason are one claim, unless one of them is denied.
- A shared topic is not enough. Different advice on one subject, different reasons for one conclusion, and amounts that cannot both be right stay apart, and so do rivals: "A is the largest" and "B is the largest", or recommendations of different things. A claim with a point of its own that the first one's words would lose stays alone: rare claims must survive.
- "denied": true marks a claim that somebody rejects. Who rejects a strong claim ("it ruins the battery") need not reject a weaker one ("it wears the battery"), so a denied claim belongs only to claims as strong as it is, rejected or made.
- A statement and its opposite never belong together, however alike their words are: mind negations, and which of two things is compared with which.
- Put first the claim whose words all the others would accept, the clearest that goes beyond none of them. It says one thing: no list, and no second claim behind "and".`,
  schema: outputSchema,
  maxOutputTokens: 16_000,
});

interface Input {
  readonly seed: string;
  readonly question: string;
  readonly batch: readonly ClaimGroup[];
  /** Wordings that some response rejects. */
  readonly denied?: readonly string[];
}

export function prepare(input: Input): Ready<null> {
  const denied = new Set(input.denied);
  const messages = callMessages(spec, input.seed, [
    { name: 'question', content: input.question },
    {
      name: 'claims',
      content: input.batch.map((group) => ({
        ...{ id: idOf(group), statement: group.wording },
        ...(denied.has(group.wording) ? { denied: true } : {}),
      })),
    },
  ]);
  return { messages, asked: null };
}

/**
 * Makes a true partition of the batch from any output: unknown ids are dropped, a repeated id stays
 * in its first group, and a claim that is in no group becomes a group of its own (R-R10). Usable
 * unless more ids are wrong than right; doubtful if it groups nothing of a long list.
 */
export function checkGroups(batch: readonly ClaimGroup[]): (output: Output) => Checked<ClaimGroup[]> {
  const byId = new Map(batch.map((group) => [idOf(group), group]));
  return (output) => {
    const problems: string[] = [];
    const { take, left } = takenIds(byId, 'claims', 'stands in a group already', problems);
    const merged = output.groups.flatMap((ids, index) =>
      union(ids.flatMap((id, member) => take(id, `groups[${index}][${member}]`))),
    );
    const placed = byId.size - left.size;
    const usable = problems.length <= placed;
    const isDoubtful = placed === 0 && batch.length >= groupedMin;
    if (isDoubtful) problems.push('groups: is empty; look again for claims that say the same');
    const tolerated = isDoubtful ? 0 : Math.floor(placed * toleratedShare);
    return { value: [...merged, ...left.values()], problems, usable, isDoubtful, tolerated };
  };
}

/** A group is known by the number of its first member, which is the same from round to round. */
function idOf(group: ClaimGroup): number {
  return Number(group.members[0]?.slice(1));
}

/** Joins groups, in the words of the first one. */
function union(groups: readonly ClaimGroup[]): ClaimGroup[] {
  const [worded] = groups;
  return worded ? [{ wording: worded.wording, members: groups.flatMap(({ members }) => members) }] : [];
}

export function judge({ output, batch }: ToJudge<Input, unknown>): Judged<ClaimGroup[]> {
  return judgeOutput(spec, checkGroups(batch), output);
}
