import { ApplicationFailure } from '@temporalio/activity';
import { saveArtifact } from '../src/db/artifacts.ts';
import type { RunRef, StepReceipt } from '../src/domain/run-messages.ts';
import type { Reduction } from '../src/report/evidence.ts';
import { checkMerge, mergeMessages, mergeStage } from '../src/synthesis/merge.ts';
import { firstGroups, halveBatch, nextMergeRound } from '../src/synthesis/merge-rounds.ts';
import { type ClaimGroup, collectClaims } from '../src/synthesis/panel-claims.ts';
import { seededHash } from '../src/synthesis/seeded.ts';
import { selectClaims } from '../src/synthesis/select.ts';
import { groupUncertainties } from '../src/synthesis/uncertainties.ts';
import type { ClaimsArtifact } from './artifact-bodies.ts';
import { callStage } from './call-stage.ts';
import type { ActivityDeps } from './deps.ts';
import { indexCopies, loadReadPanel, type ReadPanel } from './run-material.ts';
import { claimsStage, mergeStage as mergeArtifact } from './stages.ts';

interface Merging {
  readonly deps: ActivityDeps;
  readonly panel: ReadPanel;
  /** Batches that no synthesizer could merge: their claims stay apart. */
  unmerged: number;
}

/** Groups what the responses claim and selects the claims that every response will be asked about. */
export function makeMergeClaims(deps: ActivityDeps) {
  return async function mergeClaims({ runId }: RunRef): Promise<StepReceipt> {
    const panel = await loadReadPanel(deps.db, runId);
    const claims = collectClaims(panel.readings);
    const merging: Merging = { deps, panel, unmerged: 0 };
    const groups = await mergeInRounds(merging, firstGroups(claims));
    const copies = indexCopies(panel);
    const selection = selectClaims(groups, claims, copies);
    if (selection.claims.length === 0)
      throw ApplicationFailure.nonRetryable('no claim was found', 'synthesis_failed');

    const named = panel.readings.flatMap(({ alias, result }) =>
      result.uncertainties.map(({ description }) => ({ alias, description })),
    );
    const body: ClaimsArtifact = {
      claims: selection.claims,
      uncertainties: groupUncertainties(named, selection.claims, copies),
      claimsProposed: claims.length,
      reductions: [...selection.reductions, ...unmergedReduction(merging.unmerged)],
    };
    const inputHash = Buffer.from(seededHash(JSON.stringify(groups)), 'hex');
    await saveArtifact(
      deps.db,
      runId,
      claimsStage,
      '',
      mergeStage.promptVersion,
      inputHash,
      JSON.stringify(body),
    );
    return { outcome: 'done' };
  };
}

/** Rounds form a tree: what met in no batch of one round meets in a later one. */
async function mergeInRounds(merging: Merging, first: ClaimGroup[]): Promise<ClaimGroup[]> {
  let groups = first;
  let before: { groups: number; batches: number } | null = null;
  for (let round = 1; ; round++) {
    const batches = nextMergeRound(groups, round, before);
    if (batches.length === 0) return groups;
    before = { groups: groups.length, batches: batches.length };
    const merged = await Promise.all(
      batches.map((batch, index) => mergeBatch(merging, batch, `${round}.${index + 1}`)),
    );
    groups = merged.flat();
  }
}

/** One call; where it fails, two of half the size; where those fail, the claims stay apart. */
async function mergeBatch(
  merging: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<ClaimGroup[]> {
  const whole = await callMerge(merging, batch, shard);
  if (whole) return whole;
  const halves = halveBatch(batch);
  if (halves.length < 2) return giveUp(merging, batch);
  const merged = await Promise.all(
    halves.map(
      async (half, index) =>
        (await callMerge(merging, half, `${shard}.${index + 1}`)) ?? giveUp(merging, half),
    ),
  );
  return merged.flat();
}

async function callMerge(
  { deps, panel }: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<ClaimGroup[] | undefined> {
  const { run, seed, question } = panel;
  const merged = await callStage(deps, {
    runId: run.id,
    artifact: mergeArtifact,
    shard,
    stage: mergeStage,
    messages: mergeMessages({ seed, shard, question, batch }),
    check: checkMerge(batch),
  });
  return merged.ok ? merged.value : undefined;
}

function giveUp(merging: Merging, batch: readonly ClaimGroup[]): ClaimGroup[] {
  merging.unmerged++;
  return [...batch];
}

function unmergedReduction(batches: number): Reduction[] {
  if (batches === 0) return [];
  return [
    {
      code: 'claims_not_merged',
      message: 'Some claims could not be compared with the others; claims that say the same may stand apart.',
    },
  ];
}
