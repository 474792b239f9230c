import { claimOf } from '../topics/recognise.ts';
import type { Topic } from '../topics/topic.ts';
import { denies, lexicalLikeness } from './lexical.ts';

interface Statement {
  readonly id: string;
  readonly statement: string;
}

export interface MergeOutput {
  readonly groups: readonly { readonly wording: string; readonly members: readonly string[] }[];
}

/** Our choice, for statements that the simulator did not write: they merge only if almost all content words match. */
const alike = 0.6;

/** Groups statements with the same meaning. Every id is in exactly one group. */
export function mergeClaims(topic: Topic, statements: readonly Statement[]): MergeOutput {
  const groups = new Map<string, { wording: string; members: string[] }>();
  for (const { id, statement } of statements) {
    const claim = claimOf(topic, statement);
    const key = claim ? `planted ${claim.key}` : (similarGroup(groups, statement) ?? `own ${id}`);
    const group = groups.get(key);
    if (group && statement === group.wording)
      group.members.unshift(id); // The first one words the group.
    else if (group) group.members.push(id);
    else groups.set(key, { wording: claim?.statements[0] ?? statement, members: [id] });
  }
  return { groups: [...groups.values()] };
}

interface Pair {
  readonly id: string;
  readonly one: string;
  readonly other: string;
}

/** Answers whether two statements say the same, by the rule by which it groups. */
export function compareClaims(
  topic: Topic,
  pairs: readonly Pair[],
): { readonly pairs: readonly { readonly id: string; readonly same: boolean }[] } {
  return {
    pairs: pairs.map(({ id, one, other }) => ({
      id,
      same:
        mergeClaims(topic, [
          { id: 'one', statement: one },
          { id: 'other', statement: other },
        ]).groups.length === 1,
    })),
  };
}

function similarGroup(
  groups: ReadonlyMap<string, { readonly wording: string }>,
  statement: string,
): string | undefined {
  for (const [key, { wording }] of groups) {
    if (key.startsWith('planted ')) continue;
    if (denies(wording) === denies(statement) && lexicalLikeness(wording, statement) >= alike) return key;
  }
  return undefined;
}
