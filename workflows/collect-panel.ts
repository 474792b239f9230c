import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ResponseStatus } from '../src/domain/run/model-outcome.ts';
import type { PanelInput, PanelResult, StepResult } from '../src/domain/run/run-messages.ts';
import { askPanel } from './ask-panel.ts';
import { endOptions, synthesisOptions } from './common/activity-options.ts';
import { orElse } from './common/optional-steps.ts';
import { foundRecord } from './common/record-behind.ts';

const { closePanel } = proxyActivities<Activities>(endOptions);

/**
 * Asks every invited model at once, extracts claims from each answer as soon as it is stored, and
 * closes the panel when every model has answered or failed, when its patience with the last ones
 * ends, or at the deadline. Models whose answers are already stored are not asked again.
 * @returns the verdict on the panel, how many answers are neither empty nor refusals, and the
 * models of those whose claims were
 *   extracted
 */
export async function collectPanel(input: PanelInput): Promise<PanelResult> {
  const reading: Reading = { extractions: new Map(), kind: null };
  const startReading = readerOf(input, reading);
  let ended = 0;
  const onEnd = (modelId: string, status: ResponseStatus) => {
    ended++;
    if (status === 'success') startReading(modelId);
  };
  try {
    await CancellationScope.withTimeout(input.budget.panelDeadlineMs, () => askPanel(input, onEnd));
  } catch (error) {
    if (!isCancellation(error) || CancellationScope.current().consideredCancelled) throw error;
    // The deadline has passed: closePanel turns models without an answer into timeouts.
  }
  const { verdict, answered } = await closePanel({ runId: input.runId, ended });
  if (verdict === 'failed') return { verdict, answered: 0, extracted: [] };
  // An answer may have been stored while its step was being cancelled.
  for (const modelId of answered) if (!reading.extractions.has(modelId)) startReading(modelId);

  const outcomes = await Promise.all(
    answered.map(async (modelId) => ({ modelId, outcome: await reading.extractions.get(modelId) })),
  );
  await reading.kind;
  const of = (wanted: StepResult['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted);
  const extracted = of('done').map(({ modelId }) => modelId);
  return { verdict, answered: extracted.length + of('failed').length, extracted };
}

/** What synthesizers are asked while the panel answers. */
interface Reading {
  readonly extractions: Map<string, Promise<StepResult['outcome']>>;
  /**
   * Ends when the kind of the question is stored or could not be found; null before the first
   * answer.
   */
  kind: Promise<unknown> | null;
}

/**
 * Starts extractions, and with the first one the question's kind, which needs no answer, but a
 * panel without any asks no synthesizer. In the scope of the whole workflow, so that the panel's
 * deadline cancels neither.
 */
function readerOf({ runId, budget }: PanelInput, reading: Reading): (modelId: string) => void {
  const whole = CancellationScope.current();
  const { extractClaims, classifyQuestion } = proxyActivities<Activities>(
    synthesisOptions(budget, 'extract'),
  );
  const extract = async (modelId: string): Promise<StepResult['outcome']> => {
    try {
      const { outcome } = await extractClaims.executeWithOptions({ summary: modelId }, [{ runId, modelId }]);
      return outcome;
    } catch (error) {
      if (isCancellation(error) || foundRecord(error)) throw error;
      return 'failed'; // The response is left out of the synthesis, and the report says so.
    }
  };
  const inWhole = <Result>(step: () => Promise<Result>): Promise<Result> => {
    const result = whole.run(step);
    result.catch(() => undefined); // Awaited after the panel closes; this handler avoids an unhandled rejection until then.
    return result;
  };
  return (modelId) => {
    reading.kind ??= inWhole(() => orElse(null, () => classifyQuestion({ runId })));
    reading.extractions.set(
      modelId,
      inWhole(() => extract(modelId)),
    );
  };
}
