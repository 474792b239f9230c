import { apart, type RewordedPairs } from '../../src/stages/group/opposites.ts';
import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import { inThread } from '../common/in-thread.ts';
import { askWhetherSame } from './ask-whether-same.ts';
import { countIn, type Grouping } from './grouping.ts';

/**
 * Separates statements that were put together but do not say the same. Both synthesizers group by
 * similarity, so their agreement is weak evidence where a single word or the order of words
 * decides. Statements separated from one group are compared once more; those stay apart unless
 * somebody says that they are the same.
 */
export async function separateOpposites(
  grouping: Grouping,
  batch: readonly ClaimGroup[],
  groups: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[]> {
  const first = await look(grouping, batch, groups, `${shard}.opposites`, false);
  if (first.off.length === 0) return first.kept;
  const second = await look(grouping, batch, first.off, `${shard}.opposites.2`, true);
  return [...first.kept, ...second.kept, ...apart(batch, second.off)];
}

/**
 * The second synthesizer's answers. If it contradicts the grouping, the first one is asked as well,
 * and both must say no: paraphrases are much more frequent than opposites, and each one that is
 * separated makes two claims of one.
 */
async function askTwice(
  grouping: Grouping,
  { pairs: found, asked }: RewordedPairs,
  shard: string,
): Promise<{ readonly answers: readonly (boolean | null)[]; readonly by: readonly string[] }> {
  const pairs = found.slice(0, asked).map(({ one, other }) => ({ one, other }));
  const first = await askWhetherSame(grouping, pairs, shard);
  const doubted = pairs.filter((_, at) => first.answers[at] === false);
  const again = await askWhetherSame(grouping, doubted, `${shard}.again`, [0, 1]);
  const others = again.answers.values();
  const answers = first.answers.map((answer) => (answer === false ? (others.next().value ?? false) : answer));
  return { answers, by: [...first.by, ...again.by] };
}

interface Looked {
  readonly kept: readonly ClaimGroup[];
  readonly off: readonly ClaimGroup[];
}

async function look(
  grouping: Grouping,
  batch: readonly ClaimGroup[],
  groups: readonly ClaimGroup[],
  shard: string,
  isSecondLook: boolean,
): Promise<Looked> {
  const { deps, run } = grouping;
  const ref = { runId: run.id, kind: 'group_compare', shard };
  const found = await inThread(deps, ref, 'group_opposites.rewordedPairsIn', { batch, groups });
  if (!found.ok || found.value.pairs.length === 0) return { kept: groups, off: [] };
  const reworded = found.value;
  const { answers, by } = await askTwice(grouping, reworded, shard);
  const separation = await inThread(deps, ref, 'group_opposites.separatePairs', {
    batch,
    groups,
    reworded,
    answers,
    ifUnanswered: !isSecondLook,
  });
  if (!separation.ok) return { kept: groups, off: [] };
  const { kept, off, ...opposites } = separation.value;
  countIn(grouping, { opposites }, by);
  return { kept, off };
}
