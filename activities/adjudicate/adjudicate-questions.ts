import type { Queryable } from '../../src/db/pool.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import type { QuestionsInput } from '../../src/domain/run/run-messages.ts';
import type { CampThesis } from '../../src/findings/findings.ts';
import { spansIn } from '../../src/findings/readings/checked.ts';
import type { Doubts } from '../../src/findings/readings/doubts.ts';
import type { DoubtInput } from '../../src/stages/adjudicate/stage.ts';
import { findShard, loadArtifact } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadResponses, loadRun, seedOf } from '../common/load-run.ts';
import { runStage } from '../common/run-stage.ts';
import { campsIn, loadClaims } from '../common/synthesis.ts';

/**
 * Our choice: a short wait, because without an answer a stance stays as it was read, and the report
 * says so. There is no fallback: the others get the same questions in lists of their own.
 */
const waitShare = 1 / 10;

/** Puts one list of yes/no questions about the responses of a batch to one synthesizer. */
export async function adjudicateQuestions(
  deps: ActivityDeps,
  { runId, batch, list }: QuestionsInput,
): Promise<undefined> {
  const run = await loadRun(deps.db, runId);
  const compared = await findShard(deps.db, runId, 'adjudicate_compare', `${batch}`);
  const doubts = compared?.lists[list];
  // The configuration may have lost its third synthesizer since.
  if (!doubts || !deps.synthesizers.label[doubts.to]) return;
  await runStage(deps, {
    runId,
    stage: 'adjudicate',
    kind: 'adjudicate',
    shard: `${batch}.${list}`,
    input: () => inputOf(deps.db, run, doubts, list),
    order: () => [doubts.to],
    waitShare,
  });
}

async function inputOf(
  db: Queryable,
  run: SeededRunRow,
  { stances, camps, details }: Doubts,
  list: number,
): Promise<DoubtInput> {
  const { claims } = await loadClaims(db, run.id);
  const theses = campsIn(await loadArtifact(db, run.id, 'camps'));
  const modelIds = [...new Set([...stances, ...camps, ...details].map(({ modelId }) => modelId))];
  const texts = await loadResponses(db, run, modelIds);
  const responses = modelIds.map((modelId): DoubtInput['responses'][number] => {
    const response = texts.get(modelId);
    if (!response) throw new Error(`${modelId} has no text`);
    const isOwn = (each: { readonly modelId: string }) => each.modelId === modelId;
    const spans = [
      ...[...stances, ...camps].filter(isOwn).flatMap(spansIn),
      ...details.filter(isOwn).map(({ span }) => span),
    ];
    return { ...response, modelId, spans };
  });
  return {
    question: run.prompt,
    seed: seedOf(run),
    key: `${list}`,
    responses,
    claims: stances.flatMap(({ modelId, claimId }) => {
      const claim = claims.find((each) => each.claimId === claimId);
      return claim ? [{ modelId, claimId, statement: claim.statement }] : [];
    }),
    camps: camps.flatMap(({ modelId, readings }) =>
      thesesNamed(theses, readings).map(({ campId, label, thesis }) => ({ modelId, campId, label, thesis })),
    ),
    details,
  };
}

function thesesNamed(
  theses: readonly CampThesis[],
  readings: Doubts['camps'][number]['readings'],
): readonly CampThesis[] {
  return theses.filter(({ campId }) => readings.some(({ found }) => found === campId));
}
