import { z } from 'zod';
import type { ChatMessage } from '../../domain/run/chat.ts';
import { characterCount } from '../../text/code-points.ts';
import { type Checked, callMessages, defineCall } from '../call/stage.ts';
import { splitCompound } from '../prepare/compound.ts';
import type { ClaimGroup } from './panel-claims.ts';

const wordingMaxCharacters = 300;

const outputSchema = z.object({
  groups: z.array(z.object({ wording: z.string(), members: z.array(z.string()) })),
});
type Output = z.infer<typeof outputSchema>;

export const mergeCall = defineCall({
  name: 'merge_claims',
  revision: 3,
  role: 'You sort statements that many people made about one question: those that say the same go together.',
  task: `Group the claims and return
{"groups": [{"wording": string, "members": [id, …]}]}

- Every id of the claims stands in exactly one group. A claim that nobody else makes is a group of its own.
- Claims belong together only if whoever agrees with one must agree with the others: the same thing said about the same subject to the same degree. A shared topic is not enough. In doubt keep them apart: rare claims must survive.
- A statement and its opposite never belong together, however alike their words are: mind negations, and which of two things is compared with which.
- wording: one affirmative sentence of at most 30 words that every member would accept, with no number that its members don't hold and nothing that goes beyond them. It says one thing: no list, and no second claim behind "and".`,
  schema: outputSchema,
  maxOutputTokens: 16_000,
});

/** @param input.shard names round and batch, e.g. "1.3" */
export function mergeMessages(input: {
  readonly seed: string;
  readonly shard: string;
  readonly question: string;
  readonly batch: readonly ClaimGroup[];
}): ChatMessage[] {
  return callMessages(mergeCall, input, [
    { name: 'question', content: input.question },
    { name: 'claims', content: input.batch.map((group) => ({ id: idOf(group), statement: group.wording })) },
  ]);
}

/**
 * A true partition of the batch, whatever the output says: ids that it doesn't know are dropped, an id that stands
 * twice stays where it stood first, a missing one becomes a group of its own, and opposites are parted (R-R10).
 * Usable when at least half of the ids were placed.
 */
export function checkMerge(batch: readonly ClaimGroup[]): (output: Output) => Checked<ClaimGroup[]> {
  const byId = new Map(batch.map((group) => [idOf(group), group]));
  return (output) => {
    const problems: string[] = [];
    const placed = new Set<string>();
    const merged: ClaimGroup[] = [];
    for (const [index, { wording, members }] of output.groups.entries()) {
      const path = `groups[${index}]`;
      const groups = members.flatMap((id, place) => {
        const group = byId.get(id);
        if (!group) problems.push(`${path}.members[${place}]: is no id of the claims`);
        else if (placed.has(id)) problems.push(`${path}.members[${place}]: stands in a group already`);
        if (!group || placed.has(id)) return [];
        placed.add(id);
        return [group];
      });
      const fault = wordingFault(wording, groups);
      if (fault) problems.push(`${path}.wording: ${fault}`);
      merged.push(...union(fault ? null : wording.trim(), groups));
    }
    const missing = batch.filter((group) => !placed.has(idOf(group)));
    if (missing.length > 0)
      problems.push(`groups: ids are missing: ${missing.slice(0, 30).map(idOf).join(', ')}`);
    return { value: [...merged, ...missing], problems, usable: placed.size * 2 >= batch.length };
  };
}

/** A group is known by its first member: stable from round to round, and an id of the contract's form. */
function idOf(group: ClaimGroup): string {
  return group.members[0] ?? '';
}

function wordingFault(wording: string, groups: readonly ClaimGroup[]): string | null {
  if (!/[\p{L}\p{N}]/u.test(wording)) return 'is empty';
  if (characterCount(wording) > wordingMaxCharacters)
    return `is longer than ${wordingMaxCharacters} characters`;
  if (/\bc\d+\b/.test(wording)) return 'names an id';
  const makesList = splitCompound(wording) && !groups.some((group) => splitCompound(group.wording));
  return makesList ? 'is a list of several things; a claim says one' : null;
}

/** @param wording null for that of the first member */
function union(wording: string | null, groups: readonly ClaimGroup[]): ClaimGroup[] {
  const [first, ...others] = groups;
  if (!first) return [];
  if (others.length === 0) return [first]; // Nothing was merged, so nothing needs another wording.
  return [{ wording: wording ?? first.wording, members: groups.flatMap(({ members }) => members) }];
}
