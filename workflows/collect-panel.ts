import { CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import type { ResponseStatus } from '../src/domain/run/model-outcome.ts';
import type { PanelInput, PanelResult } from '../src/domain/run/run-messages.ts';
import { askPanel } from './ask-panel.ts';
import { endOptions } from './common/activity-options.ts';
import { extractAnswers } from './extract-answers.ts';

const { closePanel } = proxyActivities<Activities>(endOptions);

/**
 * Asks every invited model at once, extracts claims from the answers meanwhile, and closes the
 * panel when every model has answered or failed, when its patience with the last ones ends, or at
 * the deadline. Models whose answers are already stored are not asked again.
 * @returns the verdict on the panel, how many answers are neither empty nor refusals, and the
 *   models of those whose claims were extracted
 */
export async function collectPanel(input: PanelInput): Promise<PanelResult> {
  const extractions = extractAnswers(input);
  let ended = 0;
  const onEnd = (modelId: string, status: ResponseStatus) => {
    ended++;
    extractions.noteEnd(modelId, status);
  };
  try {
    await CancellationScope.withTimeout(input.budget.panelDeadlineMs, () => askPanel(input, onEnd));
  } catch (error) {
    if (!isCancellation(error) || CancellationScope.current().consideredCancelled) throw error;
    // The deadline has passed: closePanel turns models without an answer into timeouts.
  }
  const { verdict, answered } = await closePanel({ runId: input.runId, ended });
  if (verdict === 'failed') return { verdict, answered: 0, extracted: [] };
  const outcomes = await extractions.outcomes(answered);
  const extracted = answered.filter((modelId) => outcomes.get(modelId) === 'extracted');
  const counted = answered.filter((modelId) => outcomes.get(modelId) !== 'excluded');
  return { verdict, answered: counted.length, extracted };
}
