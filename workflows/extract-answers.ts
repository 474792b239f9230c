import { CancellationScope, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ResponseStatus } from '../src/domain/run/model-outcome.ts';
import { isTimeToExtract } from '../src/domain/run/response-batches.ts';
import type { PanelInput, ResponsesRef, RunBudget } from '../src/domain/run/run-messages.ts';
import { responseOptions, synthesisOptions } from './common/activity-options.ts';
import { optional } from './common/optional-steps.ts';
import { inOneStepOrEach } from './common/response-step.ts';

/** What synthesizers are asked while the panel answers: claims, and the kind of the question. */
export interface Extractions {
  /** Takes note of a model that has answered or failed for good. */
  readonly noteEnd: (modelId: string, status: ResponseStatus) => void;
  /**
   * Ends once claims are extracted from these answers, and the kind of the question is stored or
   * could not be found.
   * @param answered every model whose answer is stored
   * @returns outcomes by model
   */
  readonly outcomes: (answered: readonly string[]) => Promise<ReadonlyMap<string, Outcome>>;
}

type Outcome = 'extracted' | 'excluded' | 'failed';

/**
 * Extracts claims while the panel answers, from several answers in a step, and from those of its
 * last eighth as soon as each is stored. With the first step it asks for the question's kind, which
 * needs no answer, but a panel without any asks no synthesizer. In the scope of the whole workflow,
 * so that the panel's deadline cancels neither.
 */
export function extractAnswers({ runId, models, budget }: PanelInput): Extractions {
  const whole = CancellationScope.current();
  const { classifyQuestion } = proxyActivities<Activities>(synthesisOptions(budget, 'extract'));
  const begun = new Map<string, Promise<Outcome>>();
  let kind: Promise<unknown> | null = null;
  let left = models.length;
  let waiting: string[] = [];

  const inWhole = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const result = whole.run(step);
    // Awaited after the panel closes; this handler avoids an unhandled rejection until then.
    result.catch(() => undefined);
    return result;
  };
  const begin = (modelIds: readonly string[]) => {
    if (modelIds.length === 0) return;
    kind ??= inWhole(() => optional(() => classifyQuestion({ runId }), null));
    const outcomes = inWhole(() => extract({ runId, modelIds }, budget));
    for (const modelId of modelIds)
      begun.set(
        modelId,
        inWhole(async () => (await outcomes).get(modelId) ?? 'failed'),
      );
  };
  return {
    noteEnd(modelId, status) {
      left--;
      if (status === 'success') waiting.push(modelId);
      if (!isTimeToExtract(waiting.length, models.length, left)) return;
      begin(waiting);
      waiting = [];
    },
    async outcomes(answered) {
      // An answer may have been stored while its step was being cancelled.
      begin(answered.filter((modelId) => !begun.has(modelId)));
      const outcomes = [...begun].map(async ([modelId, outcome]) => [modelId, await outcome] as const);
      const ended = new Map(await Promise.all(outcomes));
      await kind;
      return ended;
    },
  };
}

/** @returns outcomes by model, without those that failed */
async function extract(
  { runId, modelIds }: ResponsesRef,
  budget: RunBudget,
): Promise<ReadonlyMap<string, Outcome>> {
  const steps = await inOneStepOrEach(modelIds, responseOptions(budget, 'extract'), async (some, options) => {
    const { extractClaims } = proxyActivities<Activities>(options);
    const summary = some.length === 1 ? some.join() : `${some.length}-responses`;
    return await extractClaims.executeWithOptions({ summary }, [{ runId, modelIds: some }]);
  });
  return new Map<string, Outcome>(
    steps.flatMap(({ extracted, excluded }) => [
      ...extracted.map((modelId) => [modelId, 'extracted'] as const),
      ...excluded.map((modelId) => [modelId, 'excluded'] as const),
    ]),
  );
}
