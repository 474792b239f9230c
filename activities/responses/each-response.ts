import { isFinalError } from '../../src/db/final-error.ts';
import type { SeededRunRow } from '../../src/db/runs.ts';
import { BrokenRecord } from '../../src/db/statement.ts';
import type { CallingStep } from '../../src/domain/run/stages.ts';
import type { ResponseInput } from '../../src/stages/job/job.ts';
import { afterAllEnded } from '../common/all-ended.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { enterInOrder } from '../common/in-turn.ts';
import { loadResponse, loadResponses } from '../common/load-run.ts';

/**
 * Our choice, in code points: nearly every answer. Texts up to this length are read once for the
 * step and held while it waits for its calls, longer ones are read for each job.
 */
const heldMaxCharacters = 8_000;

/** What a stage needs to ask about one response. */
export interface EachResponse {
  readonly runId: string;
  readonly shard: string;
  readonly load: () => Promise<ResponseInput | null>;
}

/**
 * Asks about several responses concurrently, each once there is a place for it. The step waits
 * for one place at a time, so that a step of many does not keep others from theirs. Each result is
 * stored by itself, so that a repeat asks for the missing ones alone. A response that cannot be
 * processed costs the others nothing.
 * @returns the results by model, without those that failed for good
 */
export async function eachResponse<Result>(
  deps: ActivityDeps,
  run: SeededRunRow,
  { kind, modelIds }: { readonly kind: CallingStep; readonly modelIds: readonly string[] },
  ask: (response: EachResponse) => Promise<Result>,
): Promise<ReadonlyMap<string, Result>> {
  const held = await loadResponses(deps.db, run, modelIds, heldMaxCharacters);
  const load = async (modelId: string) => held.get(modelId) ?? (await loadResponse(deps.db, run, modelId));
  const inPlace = enterInOrder(deps.places, run.workspace_id);
  const results = modelIds.map(async (modelId): Promise<readonly [string, Result][]> => {
    const response = { runId: run.id, shard: modelId, load: () => load(modelId) };
    try {
      return [[modelId, await inPlace(() => ask(response))]];
    } catch (error) {
      if (!isFinalError(error) || error instanceof BrokenRecord) throw error;
      deps.log.error({ runId: run.id, artifact: kind, modelId, err: error }, 'a response was given up');
      return [];
    }
  });
  return new Map((await afterAllEnded(results)).flat());
}
