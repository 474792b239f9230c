import type { Queryable } from '../../src/db/pool.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { BatchInput, LabelledBatch } from '../../src/domain/run/run-messages.ts';
import { labellingOrder } from '../../src/domain/run/synthesizer.ts';
import type { Questionnaire } from '../../src/stages/label/stage.ts';
import { loadArtifact, loadArtifacts } from '../artifacts/load-artifacts.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun } from '../common/load-run.ts';
import { runStage } from '../common/run-stage.ts';
import { campsIn } from '../common/synthesis.ts';
import { type EachResponse, eachResponse } from './each-response.ts';

/**
 * Records the stance of each response of a batch on every selected claim, and its camp, each with a
 * verified span. The synthesizer that did not extract a response is asked, and the other one only
 * if it does not answer.
 * @returns the responses that were labelled
 */
export async function labelResponses(
  deps: ActivityDeps,
  { runId, modelIds }: BatchInput,
): Promise<LabelledBatch> {
  const run = await loadRun(deps.db, runId);
  const extractorOf = await loadExtractors(deps.db, runId, modelIds);
  const questionnaire = await loadQuestionnaire(deps.db, runId);
  const isLabelled = await eachResponse(deps, run, { kind: 'label', modelIds }, (each) =>
    label(deps, questionnaire, each, extractorOf(each.shard)),
  );
  return { labelled: modelIds.filter((modelId) => isLabelled.get(modelId)) };
}

async function label(
  deps: ActivityDeps,
  questionnaire: Questionnaire,
  { load, ...response }: EachResponse,
  extractedBy: string,
): Promise<boolean> {
  const { ok } = await runStage(deps, {
    ...response,
    stage: 'label',
    kind: 'label',
    input: async () => {
      const loaded = await load();
      return loaded && { ...loaded, ...questionnaire };
    },
    order: ({ extractor }) => labellingOrder(deps.synthesizers.label, extractedBy, extractor),
  });
  return ok;
}

/**
 * @returns which synthesizer extracted the response of a model
 * @throws BrokenRecord if one of them was not extracted
 */
async function loadExtractors(
  db: Queryable,
  runId: string,
  modelIds: readonly string[],
): Promise<(modelId: string) => string> {
  const extractions = await loadArtifacts(db, runId, 'extract', modelIds);
  const extractorOf = (modelId: string) => {
    const extraction = extractions.get(modelId);
    if (!extraction?.ok) throw new BrokenRecord(`${modelId} was not extracted`);
    return extraction.synthesizer;
  };
  for (const modelId of modelIds) extractorOf(modelId); // Before anything is paid for.
  return extractorOf;
}

async function loadQuestionnaire(db: Queryable, runId: string): Promise<Questionnaire> {
  const { asked } = await loadArtifact(db, runId, 'select');
  const claims = asked.map(({ line, statement }) => ({ claimId: line, statement }));
  return { claims, camps: campsIn(await loadArtifact(db, runId, 'camps')) };
}
