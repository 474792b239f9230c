import { ApplicationFailure } from '@temporalio/activity';
import { saveArtifact } from '../../src/db/artifacts.ts';
import { textPages } from '../../src/db/panel-rows.ts';
import type { RunRef, StepResult } from '../../src/domain/run/run-messages.ts';
import type { Degradation } from '../../src/findings/findings.ts';
import { groupCall } from '../../src/stages/group/group.ts';
import { type ClaimGroup, collectClaims, type PanelClaim } from '../../src/stages/group/panel-claims.ts';
import type { JobInput, JobName, JobResult } from '../../src/stages/registry.ts';
import type { JobOptions } from '../../src/threads/pool.ts';
import type { ClaimsArtifact } from '../artifacts/artifact-bodies.ts';
import { findShard } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { inTurn } from '../common/in-turn.ts';
import { type Extracted, loadExtracted, loadRun } from '../common/load-run.ts';
import { groupBatch } from './group-batch.ts';
import { type Grouping, noSecondGrouping } from './grouping.ts';

/**
 * Groups the claims of all responses and selects those that every response will be asked about.
 * @throws ApplicationFailure `synthesis_failed` if there are none, or if comparing them exceeded a limit
 */
export function makeGroupClaims(deps: ActivityDeps) {
  return async function groupClaims({ runId }: RunRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, runId));
    const { claims, named, quantities, cases } = panelClaims(extracted);
    const grouping: Grouping = { deps, run, unmerged: 0, secondGrouping: noSecondGrouping };
    const groups = await groupInRounds(grouping, claims);
    const { camps, sameCases } = await campsFound(deps, runId);
    const selection = await work(
      deps,
      runId,
      'select.selectPanelClaims',
      { question: run.prompt, groups, claims, named, quantities, cases, camps, sameCases },
      () => textPages(deps.db, runId),
    );
    if (selection.claims.length === 0)
      throw ApplicationFailure.nonRetryable('no claim was found', 'synthesis_failed');

    const body: ClaimsArtifact = {
      claims: selection.claims,
      made: selection.made,
      uncertainties: selection.uncertainties,
      quantities: selection.quantities,
      cases: selection.cases,
      claimsProposed: claims.length,
      foundStatements: selection.foundStatements,
      secondGrouping: grouping.secondGrouping,
      reductions: [...selection.reductions, ...unmergedReduction(grouping.unmerged)],
    };
    await saveArtifact(deps.db, {
      runId,
      kind: 'select',
      shard: '',
      promptVersion: groupCall.promptVersion,
      inputHash: Buffer.from(selection.groupsHash, 'hex'),
      body: JSON.stringify(body),
    });
    return { outcome: 'done' };
  };
}

/** Runs a job that the report cannot do without. */
async function work<Name extends JobName>(
  deps: ActivityDeps,
  runId: string,
  name: Name,
  input: JobInput<Name>,
  texts?: JobOptions['texts'],
): Promise<JobResult<Name>> {
  const done = await inThread(deps, { runId, kind: 'select', shard: '' }, name, input, texts);
  if (!done.ok) throw ApplicationFailure.nonRetryable(done.reason, 'synthesis_failed');
  return done.value;
}

/** The claims, uncertainties and quantities of the responses, under their aliases. */
function panelClaims(
  found: readonly Extracted[],
): Pick<JobInput<'select.selectPanelClaims'>, 'claims' | 'named' | 'quantities' | 'cases'> {
  const named = found.flatMap(({ alias, result }) =>
    result.uncertainties.map(({ description }) => ({ alias, description })),
  );
  const quantities = found.flatMap(({ alias, result }) =>
    result.quantities.map((quantity) => ({ alias, ...quantity })),
  );
  const cases = found.flatMap(({ alias, result }) =>
    result.cases.map((each, index) => ({ alias, index, ...each })),
  );
  return { claims: collectClaims(found), named, quantities, cases };
}

/**
 * The camps with the aliases of their members, and the cases that mean the same; none if they were not found, or not
 * yet.
 */
async function campsFound(
  deps: ActivityDeps,
  runId: string,
): Promise<Pick<JobInput<'select.selectPanelClaims'>, 'camps' | 'sameCases'>> {
  const found = await findShard(deps.db, runId, 'camps', '');
  if (!found?.ok) return { camps: [], sameCases: [] };
  const { camps, members, sameCases } = found.value;
  return {
    camps: camps.map(({ campId, label, thesis }) => ({
      label,
      thesis,
      aliases: members.filter((member) => member.campId === campId).map(({ alias }) => alias),
    })),
    sameCases,
  };
}

/** Rounds form a tree: claims that shared no batch in one round meet in a later one. */
async function groupInRounds(grouping: Grouping, claims: readonly PanelClaim[]): Promise<ClaimGroup[]> {
  const { deps, run } = grouping;
  let groups = await work(deps, run.id, 'group_rounds.firstGroups', claims);
  let before: { groups: number; batches: number } | null = null;
  for (let round = 1; ; round++) {
    const batches: ClaimGroup[][] = await work(deps, run.id, 'group_rounds.nextRound', {
      groups,
      round,
      before,
    });
    if (batches.length === 0) return groups;
    before = { groups: groups.length, batches: batches.length };
    const merged = await Promise.all(
      batches.map((batch, index) => groupBatch(grouping, batch, `${round}.${index + 1}`)),
    );
    groups = merged.flat();
  }
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
