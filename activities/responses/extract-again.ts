import type { ExtractedRef } from '../../src/domain/run/run-messages.ts';
import { readTwice } from '../../src/findings/missed.ts';
import { extractCall } from '../../src/stages/extract/extract-claims.ts';
import { byCodePoint } from '../../src/text/order.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { inTurn } from '../common/in-turn.ts';
import { loadExtracted, loadRun } from '../common/load-run.ts';
import { optionalPart } from '../common/patience.ts';
import { roomForCalls } from '../common/room-for-calls.ts';
import { runStage } from '../common/run-stage.ts';
import { eachResponse } from './each-response.ts';

/**
 * Has some responses extracted by the synthesizer that has not extracted them, to estimate what
 * extraction misses. They are the first ones by alias, whose order depends on the run's secret and
 * the texts, never on the models' names.
 */
export function makeExtractAgain(deps: ActivityDeps) {
  return async function extractAgain(known: ExtractedRef): Promise<undefined> {
    const { runId } = known;
    roomForCalls(deps.budget); // The time of this try begins now, not with its first call.
    const run = await loadRun(deps.db, runId);
    const extracted = await inTurn(runId, () => loadExtracted(deps.db, known));
    const drawn = extracted
      .toSorted((a, b) => byCodePoint(a.alias, b.alias))
      .slice(0, readTwice(extracted.length));
    const extractedBy = new Map(drawn.map(({ modelId, by }) => [modelId, by]));
    const [first] = deps.synthesizers.extract;
    const kind = 'extract_again';
    await eachResponse(deps, run, { kind, modelIds: [...extractedBy.keys()] }, ({ load, ...response }) =>
      runStage(deps, {
        ...response,
        ...{ stage: 'extract', kind, spec: extractCall, input: load },
        order: () => [extractedBy.get(response.shard) === first.modelId ? 1 : 0],
        ...optionalPart,
      }),
    );
  };
}
