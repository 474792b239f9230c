import { saveArtifact } from '../../src/db/artifacts.ts';
import { textPages } from '../../src/db/panel-rows.ts';
import type { ModelList, RunRef } from '../../src/domain/run/run-messages.ts';
import { doubtsOf } from '../../src/findings/doubts/contradictions.ts';
import type { Sources } from '../../src/findings/doubts/sources.ts';
import { adjudicateCall } from '../../src/synthesis/adjudicate/adjudicate.ts';
import type { LabelResult } from '../../src/synthesis/label/label.ts';
import { seededHash } from '../../src/synthesis/prepare/seeded.ts';
import type { CallArtifact, DoubtsArtifact } from '../common/artifact-bodies.ts';
import { artifactKinds } from '../common/artifact-kinds.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inThread } from '../common/in-thread.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadArtifacts } from '../common/load-artifacts.ts';
import { evidenceOf, labelsIn, loadSynthesis, passedTrials, type Synthesis } from '../common/synthesis.ts';

/**
 * Finds the stances and camps on which labels, extraction and camps contradict each other, or that only one of them
 * has found, and stores them with their sources.
 * @returns the models whose responses are asked about again
 */
export function makeFindDoubts(deps: ActivityDeps) {
  return async function findDoubts({ runId }: RunRef): Promise<ModelList> {
    const kept = (await loadArtifacts(deps.db, runId, artifactKinds.doubts)).get('');
    const doubts = kept ?? (await collectDoubts(deps, runId));
    if (!kept)
      await saveArtifact(deps.db, {
        runId,
        kind: artifactKinds.doubts,
        shard: '',
        promptVersion: adjudicateCall.promptVersion,
        inputHash: Buffer.from(seededHash(JSON.stringify(doubts)), 'hex'),
        body: JSON.stringify(doubts),
      });
    return { models: doubts.map(({ sources }) => sources.labels[0].modelId) };
  };
}

async function collectDoubts(deps: ActivityDeps, runId: string): Promise<DoubtsArtifact> {
  const synthesis = await inTurn(runId, () => loadSynthesis(deps.db, runId));
  const { seed, answered, earlier } = evidenceOf(synthesis);
  if (!earlier) return [];
  const ref = { runId, kind: artifactKinds.doubts, shard: '' };
  const named = await inThread(deps, ref, 'nameResponses', { seed, models: answered }, () =>
    textPages(deps.db, runId),
  );
  if (!named.ok) return [];
  return [...named.value].flatMap(([modelId, alias]) => {
    const first = synthesis.labels.get(modelId);
    const sources = sourcesOf(synthesis, earlier, modelId, alias);
    if (!first?.ok || !sources) return [];
    const doubts = doubtsOf(sources);
    const isDoubted = doubts.claimIds.length + doubts.campIds.length + (doubts.caveats ?? []).length > 0;
    return isDoubted ? [{ ...doubts, sources, labelledBy: first.synthesizer }] : [];
  });
}

function sourcesOf(
  { labels, secondLabels, secondCoding }: Synthesis,
  { made, members }: NonNullable<ReturnType<typeof evidenceOf>['earlier']>,
  modelId: string,
  alias: string,
): Sources | null {
  const [first] = labelsIn(labels, modelId);
  if (!first) return null;
  const own = <Item extends { readonly alias: string }>(items: readonly Item[]) =>
    items.filter((item) => item.alias === alias);
  return {
    labels: [
      first,
      ...(isSecondSource(labels.get(modelId), secondLabels.get(modelId))
        ? labelsIn(secondLabels, modelId)
        : []),
    ],
    claims: own(made).map(({ claimId, stance, conditional = false, span, caveat }) => ({
      claimId,
      stance: stance === 'asserts' ? 'support' : 'oppose',
      conditional,
      ...(span ? { span } : {}),
      ...(caveat ? { caveat: caveat.wording } : {}),
    })),
    campId: own(members)[0]?.campId ?? null,
    twice: secondCoding?.labelledTwice.includes(modelId) ?? false,
  };
}

/** Two labellings by one model are one source: the model would confirm its own errors. */
function isSecondSource(first: LabelArtifact | undefined, second: LabelArtifact | undefined): boolean {
  return !!first?.ok && !!second?.ok && passedTrials(second) && first.synthesizer !== second.synthesizer;
}

type LabelArtifact = CallArtifact<LabelResult>;
