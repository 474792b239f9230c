import { isFinalError } from '../src/db/final-error.ts';
import type { Queryable } from '../src/db/pool.ts';
import type { SeededRunRow } from '../src/db/runs.ts';
import { BrokenRecord } from '../src/db/statement.ts';
import type { BatchInput, LabelledBatch } from '../src/domain/run/run-messages.ts';
import { labellingOrder } from '../src/domain/run/synthesizer.ts';
import { labelCall } from '../src/stages/label/label.ts';
import type { Questionnaire } from '../src/stages/label/stage.ts';
import { loadArtifact, loadArtifacts } from './artifacts/load-artifacts.ts';
import { allEnded } from './common/all-ended.ts';
import type { ActivityDeps } from './common/deps.ts';
import { withPlace } from './common/in-turn.ts';
import { loadResponse, loadRun } from './common/load-run.ts';
import { roomForCalls } from './common/room-for-calls.ts';
import { runStage } from './common/run-stage.ts';
import { campsIn } from './common/synthesis.ts';

/**
 * Records the stance of each response of a batch on every selected claim, and its camp, each with a
 * verified span. The synthesizer that did not extract a response is asked, and the other one only
 * if it does not answer. Each labelling is stored by itself, so that a repeat asks for the missing
 * ones alone.
 * @returns the responses that were labelled
 */
export function makeLabelResponses(deps: ActivityDeps) {
  return async function labelResponses({ runId, modelIds }: BatchInput): Promise<LabelledBatch> {
    roomForCalls(deps.budget); // The time of this try begins now, not once there is a place.
    const run = await loadRun(deps.db, runId);
    const extractions = await loadArtifacts(deps.db, runId, 'extract', modelIds);
    const questionnaire = await loadQuestionnaire(deps.db, runId);
    const responses = modelIds.map((modelId) => {
      const extraction = extractions.get(modelId);
      if (!extraction?.ok) throw new BrokenRecord(`${modelId} was not extracted`);
      return { modelId, extractedBy: extraction.synthesizer };
    });
    const isLabelled = await allEnded(responses.map((each) => label(deps, run, questionnaire, each)));
    return { labelled: modelIds.filter((_, index) => isLabelled[index]) };
  };
}

/** False if this response can't be labelled; others of the batch may be. */
async function label(
  deps: ActivityDeps,
  run: SeededRunRow,
  questionnaire: Questionnaire,
  { modelId, extractedBy }: { readonly modelId: string; readonly extractedBy: string },
): Promise<boolean> {
  try {
    const { ok } = await withPlace(deps.places, run.workspace_id, () =>
      runStage(deps, {
        runId: run.id,
        stage: 'label',
        kind: 'label',
        shard: modelId,
        spec: labelCall,
        input: async () => {
          const response = await loadResponse(deps.db, run, modelId);
          return response && { ...response, ...questionnaire };
        },
        order: ({ reader }) => labellingOrder(deps.synthesizers.label, extractedBy, reader),
      }),
    );
    return ok;
  } catch (error) {
    if (!isFinalError(error) || error instanceof BrokenRecord) throw error;
    deps.log.error({ runId: run.id, modelId, err: error }, 'a response could not be labelled');
    return false;
  }
}

async function loadQuestionnaire(db: Queryable, runId: string): Promise<Questionnaire> {
  const { asked } = await loadArtifact(db, runId, 'select');
  const claims = asked.map(({ line, statement }) => ({ claimId: line, statement }));
  return { claims, camps: campsIn(await loadArtifact(db, runId, 'camps')) };
}
