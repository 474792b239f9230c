import { ApplicationFailure } from '@temporalio/activity';
import { saveArtifact } from '../src/db/artifacts.ts';
import { textPages } from '../src/db/panel-rows.ts';
import type { SeededRunRow } from '../src/db/runs.ts';
import type { RunRef, StepResult } from '../src/domain/run/run-messages.ts';
import type { Degradation } from '../src/findings/findings.ts';
import { mergeCall, mergeMessages } from '../src/synthesis/claims/merge.ts';
import { halveBatch } from '../src/synthesis/claims/merge-rounds.ts';
import { type ClaimGroup, collectClaims, type PanelClaim } from '../src/synthesis/claims/panel-claims.ts';
import type { JobInput, JobName, JobResult } from '../src/threads/jobs.ts';
import type { JobOptions } from '../src/threads/pool.ts';
import type { ClaimsArtifact } from './common/artifact-bodies.ts';
import { artifactKinds } from './common/artifact-kinds.ts';
import { callSynthesizer, judgeInThread } from './common/call-synthesizer.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { type Extracted, loadExtracted, loadRun, seedOf } from './common/load-run.ts';

interface Merging {
  readonly deps: ActivityDeps;
  readonly run: SeededRunRow;
  /** Batches that no synthesizer could merge: their claims stay separate. */
  unmerged: number;
}

/**
 * Groups the claims of all responses and selects those that every response will be asked about.
 * @throws ApplicationFailure `synthesis_failed` if there are none, or if comparing them exceeded a limit
 */
export function makeMergeClaims(deps: ActivityDeps) {
  return async function mergeClaims({ runId }: RunRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, runId));
    const texts = () => textPages(deps.db, runId);
    const { claims, named } = await panelClaims(deps, run, extracted, texts);
    const merging: Merging = { deps, run, unmerged: 0 };
    const groups = await mergeInRounds(merging, claims);
    const selection = await work(
      deps,
      runId,
      'selectPanelClaims',
      { question: run.prompt, groups, claims, named },
      texts,
    );
    if (selection.claims.length === 0)
      throw ApplicationFailure.nonRetryable('no claim was found', 'synthesis_failed');

    const body: ClaimsArtifact = {
      claims: selection.claims,
      made: selection.made,
      uncertainties: selection.uncertainties,
      claimsProposed: claims.length,
      reductions: [...selection.reductions, ...unmergedReduction(merging.unmerged)],
    };
    await saveArtifact(deps.db, {
      runId,
      kind: artifactKinds.claims,
      shard: '',
      promptVersion: mergeCall.promptVersion,
      inputHash: Buffer.from(selection.groupsHash, 'hex'),
      body: JSON.stringify(body),
    });
    return { outcome: 'done' };
  };
}

/** Runs a job without which there is no report. */
async function work<Name extends JobName>(
  deps: ActivityDeps,
  runId: string,
  name: Name,
  input: JobInput<Name>,
  texts?: JobOptions['texts'],
): Promise<JobResult<Name>> {
  const done = await inThread(deps, { runId, kind: artifactKinds.claims, shard: '' }, name, input, texts);
  if (!done.ok) throw ApplicationFailure.nonRetryable(done.reason, 'synthesis_failed');
  return done.value;
}

/** The claims and uncertainties of the responses, under their aliases. */
async function panelClaims(
  deps: ActivityDeps,
  run: SeededRunRow,
  extracted: readonly Extracted[],
  texts: JobOptions['texts'],
): Promise<Pick<JobInput<'selectPanelClaims'>, 'claims' | 'named'>> {
  const models = extracted.map(({ modelId }) => modelId);
  const aliases = await work(deps, run.id, 'nameResponses', { seed: seedOf(run), models }, texts);
  const found = extracted.map(({ modelId, result }) => ({ alias: aliases.get(modelId) ?? '', result }));
  const named = found.flatMap(({ alias, result }) =>
    result.uncertainties.map(({ description }) => ({ alias, description })),
  );
  return { claims: collectClaims(found), named };
}

/** Rounds form a tree: claims that shared no batch in one round meet in a later one. */
async function mergeInRounds(merging: Merging, claims: readonly PanelClaim[]): Promise<ClaimGroup[]> {
  const { deps, run } = merging;
  let groups = await work(deps, run.id, 'groupClaims', { claims });
  let before: { groups: number; batches: number } | null = null;
  for (let round = 1; ; round++) {
    const batches: ClaimGroup[][] = await work(deps, run.id, 'nextClaimBatches', {
      groups,
      round,
      before,
    });
    if (batches.length === 0) return groups;
    before = { groups: groups.length, batches: batches.length };
    const merged = await Promise.all(
      batches.map((batch, index) => mergeBatch(merging, batch, `${round}.${index + 1}`)),
    );
    groups = merged.flat();
  }
}

/** Makes one call; if it fails, two with half the claims each; claims of a half that fails stay separate. */
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
  { deps, run }: Merging,
  batch: readonly ClaimGroup[],
  shard: string,
): Promise<ClaimGroup[] | undefined> {
  const ref = { runId: run.id, kind: artifactKinds.merge, shard };
  const merged = await callSynthesizer(deps, {
    ...ref,
    spec: mergeCall,
    messages: mergeMessages({ seed: seedOf(run), shard, question: run.prompt, batch }),
    judge: (output) => judgeInThread(deps, ref, 'judgeMerge', { output, batch }),
  });
  return merged.ok ? merged.value : undefined;
}

function giveUp(merging: Merging, batch: readonly ClaimGroup[]): ClaimGroup[] {
  merging.unmerged++;
  return [...batch];
}

function unmergedReduction(batches: number): Degradation[] {
  if (batches === 0) return [];
  return [
    {
      code: 'claims_not_merged',
      message: 'Some claims could not be compared with the others; claims that say the same may stand apart.',
    },
  ];
}
