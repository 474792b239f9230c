import type { ExtractedResponses, ResponsesRef } from '../../src/domain/run/run-messages.ts';
import { extractionOrder } from '../../src/domain/run/synthesizer.ts';
import { extractCall } from '../../src/stages/extract/extract-claims.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';
import { loadRun } from '../common/load-run.ts';
import { runStage } from '../common/run-stage.ts';
import { type EachResponse, eachResponse } from './each-response.ts';

/**
 * Extracts the statements of some responses, each with its verified span. Sets aside empty
 * responses and refusals. For half of the responses the first synthesizer extracts and the second
 * labels, for the others it is the other way round.
 * @returns what was extracted and what was set aside; the others failed
 */
export async function extractClaims(
  deps: ActivityDeps,
  { runId, modelIds }: ResponsesRef,
): Promise<ExtractedResponses> {
  const run = await loadRun(deps.db, runId);
  const outcomes = await eachResponse(deps, run, { kind: 'extract', modelIds }, (each) =>
    extract(deps, each),
  );
  const of = (wanted: Outcome) => modelIds.filter((modelId) => outcomes.get(modelId) === wanted);
  return { extracted: of('extracted'), excluded: of('excluded') };
}

type Outcome = 'extracted' | 'excluded' | 'failed';

async function extract(deps: ActivityDeps, { load, ...response }: EachResponse): Promise<Outcome> {
  const { ok, setAside } = await runStage(deps, {
    ...response,
    stage: 'extract',
    kind: 'extract',
    input: load,
    order: ({ extractor }) => extractionOrder(extractor),
  });
  if (setAside === undefined) return ok ? 'extracted' : 'failed';
  if (setAside !== 'missing')
    await storeStep(deps.db, {
      ...{ ...response, kind: 'extract' },
      promptVersion: extractCall.promptVersion,
      madeFrom: setAside,
      body: { ok: false, excluded: setAside },
    });
  return 'excluded';
}
