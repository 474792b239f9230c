import type { SeededRunRow } from '../../src/db/runs.ts';
import type { Regrouping } from '../../src/findings/findings.ts';
import { compareCall, compareMessages } from '../../src/synthesis/claims/compare.ts';
import { mergeCall, mergeMessages } from '../../src/synthesis/claims/merge.ts';
import { halveBatch } from '../../src/synthesis/claims/merge-rounds.ts';
import type { ClaimGroup } from '../../src/synthesis/claims/panel-claims.ts';
import type { Differences } from '../../src/synthesis/claims/second-grouping.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import type { CallArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import { callSynthesizer, judgeInThread } from '../common/call-synthesizer.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { seedOf } from '../common/load-run.ts';

/** The merging of one run, and what has become of it so far. */
export interface Merging {
  readonly deps: ActivityDeps;
  readonly run: SeededRunRow;
  /** Batches that no synthesizer could merge: their claims stay separate. */
  unmerged: number;
  regrouping: Regrouping;
}

export const noRegrouping: Regrouping = {
  by: [],
  batches: 0,
  twice: 0,
  differing: 0,
  changed: 0,
  unanswered: 0,
};

/** Makes one call; if it fails, two with half the claims each; claims of a half that fails stay separate. */
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

type Grouped = Extract<CallArtifact<ClaimGroup[]>, { readonly ok: true }>;

/**
 * Has two synthesizers group a batch, neither of which sees the other's groups, and asks about what they differ on.
 * @returns undefined if nobody could group it; the first grouping as it is if there is no second one
 */
async function groupTwice(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<readonly ClaimGroup[] | undefined> {
  // Fails only when both calls have ended and their outputs are stored, so that a repeat asks for the missing one alone.
  const [first, second] = await Promise.allSettled([
    group(merging, artifactKinds.merge, batch, shard),
    group(merging, artifactKinds.secondMerge, batch.toReversed(), shard),
  ]);
  if (first.status === 'rejected') throw first.reason;
  if (second.status === 'rejected') throw second.reason;
  if (!first.value.ok) return undefined;
  count(merging, { batches: 1 });
  if (!second.value.ok || second.value.synthesizer === first.value.synthesizer) return first.value.value;
  return await settle(merging, batch, shard, first.value, second.value);
}

/**
 * Our choices: a short wait for what the report can do without, and none of it once a quarter of the synthesis's time has
 * passed. Then the first grouping stands, and the report says so.
 */
const secondLook = { patience: 1 / 20, beginWithin: 1 / 4 };

/** The second synthesizer gets the claims the other way round: what stands at one's end stands at the other's beginning. */
async function group(
  { deps, run }: Merging,
  kind: 'merge' | 'second_merge',
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<CallArtifact<ClaimGroup[]>> {
  const ref = { runId: run.id, kind, shard };
  const isSecond = kind === artifactKinds.secondMerge;
  const fence = isSecond ? `${shard} again` : shard;
  return await callSynthesizer(deps, {
    ...ref,
    ...(isSecond ? { ...secondLook, order: [1] } : {}),
    spec: mergeCall,
    messages: mergeMessages({ seed: seedOf(run), shard: fence, question: run.prompt, batch }),
    judge: (output) => judgeInThread(deps, ref, 'judgeMerge', { output, batch }),
  });
}

async function settle(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
  { value: first }: Grouped,
  { value: second, synthesizer }: Grouped,
): Promise<readonly ClaimGroup[]> {
  const { deps, run } = merging;
  const ref = { runId: run.id, kind: artifactKinds.comparison, shard };
  const compared = await inThread(deps, ref, 'compareGroupings', { batch, first, second });
  if (!compared.ok) return first;
  const differences = compared.value;
  const answered = differences.asked === 0 ? null : await compare(merging, differences, shard);
  const answers = answered?.ok ? answered.value : [];
  const settled = await inThread(deps, ref, 'settleGroupings', { differences, answers, first, second });
  if (!settled.ok) return first;
  const { groups, ...counts } = settled.value;
  count(merging, { twice: 1, ...counts }, [synthesizer, ...(answered?.ok ? [answered.synthesizer] : [])]);
  return groups;
}

/** The second synthesizer is asked, as about labels in doubt, and the first one stands in for it. */
async function compare(
  { deps, run }: Merging,
  differences: Differences,
  shard: string,
): Promise<CallArtifact<readonly (boolean | null)[]>> {
  const ref = { runId: run.id, kind: artifactKinds.comparison, shard };
  return await callSynthesizer(deps, {
    ...ref,
    ...secondLook,
    order: [1, 0],
    spec: compareCall,
    messages: compareMessages({ seed: seedOf(run), shard, question: run.prompt, differences }),
    judge: (output) => judgeInThread(deps, ref, 'judgeComparison', { output, asked: differences.asked }),
  });
}

function count(merging: Merging, more: Partial<Omit<Regrouping, 'by'>>, by: readonly string[] = []): void {
  const { regrouping } = merging;
  merging.regrouping = {
    by: uniqueSorted([...regrouping.by, ...by]),
    batches: regrouping.batches + (more.batches ?? 0),
    twice: regrouping.twice + (more.twice ?? 0),
    differing: regrouping.differing + (more.differing ?? 0),
    changed: regrouping.changed + (more.changed ?? 0),
    unanswered: regrouping.unanswered + (more.unanswered ?? 0),
  };
}
