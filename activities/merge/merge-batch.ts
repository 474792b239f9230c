import { mergeCall } from '../../src/stages/group/merge.ts';
import { halveBatch } from '../../src/stages/group/merge-rounds.ts';
import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import { statementsOf } from '../../src/stages/group/second-grouping.ts';
import { artifactKinds } from '../artifacts/artifact-kinds.ts';
import { inThread } from '../common/in-thread.ts';
import { seedOf } from '../common/load-run.ts';
import { type Ran, runStage } from '../common/run-stage.ts';
import { askWhetherSame, secondLook } from './ask-whether-same.ts';
import { countIn, type Merging } from './merging.ts';
import { separateOpposites } from './separate-opposites.ts';

/**
 * Makes one call. If it fails, makes two with half of the claims each. The claims of a half that fails stay separate.
 */
export async function mergeBatch(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[]> {
  const whole = await groupTwice(merging, batch, shard);
  if (whole) return whole;
  const halves = halveBatch(batch);
  if (halves.length < 2) return giveUp(merging, batch);
  const merged = await Promise.all(
    halves.map(
      async (half, index) =>
        (await groupTwice(merging, half, `${shard}.${index + 1}`)) ?? giveUp(merging, half),
    ),
  );
  return merged.flat();
}

function giveUp(merging: Merging, batch: readonly ClaimGroup[]): readonly ClaimGroup[] {
  merging.unmerged++;
  return batch;
}

type Grouped = Extract<Ran<'merge'>, { readonly ok: true }>;

/**
 * Has two synthesizers group a batch, neither of which sees the other's groups, and asks about the pairs on which they
 * differ.
 * @returns undefined if neither could group it; the first grouping alone if there is no second one
 */
async function groupTwice(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[] | undefined> {
  // Fails only when both calls have ended and their outputs are stored, so that a repeat asks only for the missing one.
  const [first, second] = await Promise.allSettled([
    group(merging, artifactKinds.merge, batch, shard),
    group(merging, artifactKinds.secondMerge, batch.toReversed(), shard),
  ]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  if (!first.value.ok) return undefined;
  countIn(merging, { batches: 1 });
  const groups =
    !second.value.ok || second.value.isDoubtful || second.value.synthesizer === first.value.synthesizer
      ? first.value.value // There is no second grouping to compare with.
      : await decide(merging, batch, shard, first.value, second.value);
  return await separateOpposites(merging, batch, groups, shard);
}

/**
 * The second synthesizer gets the claims in reverse order, so that the same claims are not at the end of both lists.
 */
async function group(
  { deps, run }: Merging,
  kind: 'merge' | 'second_merge',
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<Ran<'merge'>> {
  const isSecond = kind === artifactKinds.secondMerge;
  return await runStage(deps, {
    runId: run.id,
    stage: 'merge',
    kind,
    shard,
    spec: mergeCall,
    input: () => ({ seed: seedOf(run), question: run.prompt, batch }),
    ...(isSecond ? { ...secondLook, order: () => [1] as const } : {}),
  });
}

async function decide(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
  { value: first }: Grouped,
  { value: second, synthesizer }: Grouped,
): Promise<readonly ClaimGroup[]> {
  const { deps, run } = merging;
  const ref = { runId: run.id, kind: artifactKinds.comparison, shard };
  const compared = await inThread(deps, ref, 'second_grouping.differencesOf', { batch, first, second });
  if (!compared.ok) return first;
  const differences = compared.value;
  const { answers, by } = await askWhetherSame(merging, statementsOf(differences), shard);
  const decided = await inThread(deps, ref, 'second_grouping.decideGroups', {
    differences,
    answers,
    first,
    second,
  });
  if (!decided.ok) return first;
  const { groups, ...counts } = decided.value;
  countIn(merging, { twice: 1, ...counts }, [synthesizer, ...by]);
  return groups;
}
