import { ApplicationFailure } from '@temporalio/activity';
import { textPages } from '../../src/db/panel-rows.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import type { Degradation } from '../../src/findings/findings.ts';
import { spec as groupCall } from '../../src/stages/group/group.ts';
import { collectClaims } from '../../src/stages/group/panel-claims.ts';
import type { JobInput } from '../../src/stages/registry.ts';
import type { PairsInDoubt } from '../../src/stages/select/asked.ts';
import type { ClaimsArtifact, GroupsArtifact } from '../artifacts/artifact-bodies.ts';
import { findShard } from '../artifacts/load-artifacts.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread, orEndRun } from '../common/in-thread.ts';
import type { Extracted } from '../common/load-run.ts';

interface Found {
  readonly extracted: readonly Extracted[];
  readonly grouped: GroupsArtifact;
  /** What responses are labelled against already; null if nothing is. */
  readonly asked: PairsInDoubt['asked'];
}

/**
 * The claims that these groups give, with figures, cases and uncertainties.
 * @throws ApplicationFailure `synthesis_failed` if there are none, or if selecting them exceeded a
 * limit
 */
export async function selectAmong(
  deps: ActivityDeps,
  run: SeededRunRow,
  { extracted, grouped, asked }: Found,
): Promise<ClaimsArtifact> {
  const { groups, unmerged, secondGrouping, inDoubt } = grouped;
  const ref = { runId: run.id, kind: asked ? 'select_settle' : 'select', shard: '' };
  const found = panelClaims(extracted);
  const input = {
    ...{ question: run.prompt, groups, pairs: { asked, inDoubt } },
    ...found,
    ...(await campsFound(deps, run.id)),
  };
  const texts = () => textPages(deps.db, run.id);
  const selection = orEndRun(await inThread(deps, ref, 'select.selectPanelClaims', input, texts));
  if (selection.claims.length === 0)
    throw ApplicationFailure.nonRetryable('no claim was found', 'synthesis_failed');
  return {
    ...selection,
    claimsProposed: found.claims.length,
    secondGrouping,
    reductions: unmergedReduction(unmerged),
  };
}

export async function saveSelection(
  { db }: ActivityDeps,
  { id: runId }: SeededRunRow,
  kind: 'select' | 'select_settle',
  selection: ClaimsArtifact,
): Promise<void> {
  await storeStep(db, {
    ...{ runId, kind },
    promptVersion: groupCall.promptVersion,
    madeFrom: JSON.stringify(selection.asked),
    body: selection,
  });
}

/** The claims, uncertainties and quantities of the responses, under their aliases. */
function panelClaims(
  found: readonly Extracted[],
): Pick<JobInput<'select.selectPanelClaims'>, 'claims' | 'named' | 'quantities' | 'cases'> {
  const named = found.flatMap(({ alias, result }) =>
    result.uncertainties.map(({ description }) => ({ alias, description })),
  );
  const quantities = found.flatMap(({ alias, result }) =>
    result.quantities.map((quantity, index) => ({ alias, index, ...quantity })),
  );
  const cases = found.flatMap(({ alias, result }) =>
    result.cases.map((each, index) => ({ alias, index, ...each })),
  );
  return { claims: collectClaims(found), named, quantities, cases };
}

/**
 * The camps with the aliases of their members, and the cases and figures that are one; none if they
 * were not found, or not yet.
 */
async function campsFound(
  deps: ActivityDeps,
  runId: string,
): Promise<Pick<JobInput<'select.selectPanelClaims'>, 'camps' | 'sameCases' | 'sameFigures'>> {
  const found = await findShard(deps.db, runId, 'camps', '');
  if (!found?.ok) return { camps: [], sameCases: [], sameFigures: null };
  const { camps, members, sameCases, sameFigures = null } = found.value;
  return {
    camps: camps.map(({ campId, label, thesis }) => ({
      label,
      thesis,
      aliases: members.filter((member) => member.campId === campId).map(({ alias }) => alias),
    })),
    sameCases,
    sameFigures,
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
