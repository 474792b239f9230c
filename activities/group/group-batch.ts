import type { ClaimGroup } from '../../src/stages/group/panel-claims.ts';
import { halveBatch } from '../../src/stages/group/rounds.ts';
import { claimPairs, statementsOf } from '../../src/stages/group/second-grouping.ts';
import { afterAllEnded } from '../common/all-ended.ts';
import { inThread } from '../common/in-thread.ts';
import { seedOf } from '../common/load-run.ts';
import { optionalPart } from '../common/patience.ts';
import { type Ran, runStage } from '../common/run-stage.ts';
import { askWhetherSame } from './ask-whether-same.ts';
import { countIn, type Grouping } from './grouping.ts';
import { separateOpposites } from './separate-opposites.ts';

/**
 * Makes one call. If it fails, makes two with half of the claims each. The claims of a half that
 * fails stay separate.
 */
export async function groupBatch(
  grouping: Grouping,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[]> {
  const whole = await groupTwice(grouping, batch, shard);
  if (whole) return whole;
  const halves = halveBatch(batch);
  if (halves.length < 2) return giveUp(grouping, batch);
  const merged = await afterAllEnded(
    halves.map(
      async (half, index) =>
        (await groupTwice(grouping, half, `${shard}.${index + 1}`)) ?? giveUp(grouping, half),
    ),
  );
  return merged.flat();
}

function giveUp(grouping: Grouping, batch: readonly ClaimGroup[]): readonly ClaimGroup[] {
  grouping.unmerged++;
  return batch;
}

type Grouped = Extract<Ran<'group'>, { readonly ok: true }>;

/**
 * Has two synthesizers group a batch, neither of which sees the other's groups, and asks about the
 * pairs on which they differ.
 * @returns undefined if neither could group it; the first grouping alone if there is no second one
 */
async function groupTwice(
  grouping: Grouping,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[] | undefined> {
  const [first, second] = await afterAllEnded([
    group(grouping, 'group', batch, shard),
    group(grouping, 'group_again', batch.toReversed(), shard),
  ]);
  if (!first.ok) return undefined;
  countIn(grouping, { batches: 1 });
  const groups =
    !second.ok || second.isDoubtful || second.synthesizer === first.synthesizer
      ? first.value // There is no second grouping to compare with.
      : await decide(grouping, batch, shard, first, second);
  return await separateOpposites(grouping, batch, groups, shard);
}

/**
 * The second synthesizer gets the claims in reverse order, so that the same claims are not at the
 * end of both lists.
 */
async function group(
  { deps, run, denied }: Grouping,
  kind: 'group' | 'group_again',
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<Ran<'group'>> {
  const isSecond = kind === 'group_again';
  return await runStage(deps, {
    runId: run.id,
    stage: 'group',
    kind,
    shard,
    input: () => ({
      ...{ seed: seedOf(run), question: run.prompt, batch },
      denied: batch
        .filter(({ members }) => members.some((id) => denied.ids.has(id)))
        .map(({ wording }) => wording),
    }),
    ...(isSecond ? { ...optionalPart, order: () => [1] as const } : {}),
  });
}

async function decide(
  grouping: Grouping,
  batch: readonly ClaimGroup[],
  shard: string,
  { value: first }: Grouped,
  { value: second, synthesizer }: Grouped,
): Promise<readonly ClaimGroup[]> {
  const { deps, run } = grouping;
  const ref = { runId: run.id, kind: 'group_compare', shard };
  const compared = await inThread(deps, ref, 'group_again.differencesOf', { batch, first, second });
  if (!compared.ok) return first;
  const differences = compared.value;
  const { answers, by } = await askWhetherSame(grouping, statementsOf(differences), shard);
  const decided = await inThread(deps, ref, 'group_again.decideGroups', {
    differences,
    answers,
    first,
    second,
  });
  if (!decided.ok) return first;
  const { groups, ...counts } = decided.value;
  if (!grouping.asks) grouping.inDoubt = [...grouping.inDoubt, ...claimPairs(differences)];
  countIn(grouping, { twice: 1, ...counts }, [synthesizer, ...by]);
  return groups;
}
