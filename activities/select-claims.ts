import { ApplicationFailure } from '@temporalio/activity';
import { saveArtifact } from '../src/db/artifacts.ts';
import { textPages } from '../src/db/panel-rows.ts';
import type { RunRef, StepResult } from '../src/domain/run/run-messages.ts';
import type { Degradation } from '../src/findings/findings.ts';
import { groupCall } from '../src/stages/group/group.ts';
import { collectClaims } from '../src/stages/group/panel-claims.ts';
import type { JobInput } from '../src/stages/registry.ts';
import type { ClaimsArtifact } from './artifacts/artifact-bodies.ts';
import { findShard, loadArtifact } from './artifacts/load-artifacts.ts';
import type { ActivityDeps } from './common/deps.ts';
import { inThread } from './common/in-thread.ts';
import { inTurn } from './common/in-turn.ts';
import { type Extracted, loadExtracted, loadRun } from './common/load-run.ts';

/**
 * Selects from the groups those claims that every response will be asked about, with the thesis of each camp among them.
 * @throws ApplicationFailure `synthesis_failed` if there are none, or if selecting them exceeded a limit
 */
export function makeSelectClaims(deps: ActivityDeps) {
  return async function selectClaims({ runId }: RunRef): Promise<StepResult> {
    const run = await loadRun(deps.db, runId);
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, runId));
    const { claims, named, quantities, cases } = panelClaims(extracted);
    const { groups, unmerged, secondGrouping } = await loadArtifact(deps.db, runId, 'group_all');
    const { camps, sameCases } = await campsFound(deps, runId);
    const selected = await inThread(
      deps,
      { runId, kind: 'select', shard: '' },
      'select.selectPanelClaims',
      { question: run.prompt, groups, claims, named, quantities, cases, camps, sameCases },
      () => textPages(deps.db, runId),
    );
    if (!selected.ok) throw ApplicationFailure.nonRetryable(selected.reason, 'synthesis_failed');
    const { groupsHash, ...selection } = selected.value;
    if (selection.claims.length === 0)
      throw ApplicationFailure.nonRetryable('no claim was found', 'synthesis_failed');

    const reductions = [...selection.reductions, ...unmergedReduction(unmerged)];
    const body: ClaimsArtifact = { ...selection, claimsProposed: claims.length, secondGrouping, reductions };
    await saveArtifact(deps.db, {
      runId,
      kind: 'select',
      shard: '',
      promptVersion: groupCall.promptVersion,
      inputHash: Buffer.from(groupsHash, 'hex'),
      body: JSON.stringify(body),
    });
    return { outcome: 'done' };
  };
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

function unmergedReduction(batches: number): Degradation[] {
  if (batches === 0) return [];
  return [
    {
      code: 'claims_not_merged',
      message: 'Some claims could not be compared with the others; claims that say the same may stand apart.',
    },
  ];
}
