import { ApplicationFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { labelQuorum } from '../src/domain/run/quorum.ts';
import { type SynthesisInput, sections } from '../src/domain/run/run-messages.ts';
import { adjudicateReadings } from './adjudicate.ts';
import { synthesisOptions } from './common/activity-options.ts';
import { orElse } from './common/optional-steps.ts';
import { readProse } from './read-prose.ts';

/**
 * Makes everything that a report is built from: claims and camps, then the stances of every response, then four sections of
 * prose, which are read before they are printed. Artefacts stay in the database and do not pass through the workflow.
 * @throws ApplicationFailure `synthesis_failed` when the deadline passes or too few responses could be labelled
 */
export async function synthesizeReport(input: SynthesisInput): Promise<void> {
  try {
    await CancellationScope.withTimeout(input.budget.synthesisDeadlineMs, () => synthesize(input));
  } catch (error) {
    if (!isCancellation(error))
      throw ApplicationFailure.nonRetryable('a synthesis step failed', 'synthesis_failed');
    if (CancellationScope.current().consideredCancelled) throw error;
    throw ApplicationFailure.nonRetryable('the synthesis ran out of time', 'synthesis_failed');
  }
}

async function synthesize(input: SynthesisInput): Promise<void> {
  const { runId, answered, extracted, budget } = input;
  const deadlineMs = Date.now() + budget.synthesisDeadlineMs;
  const { extractAgain } = proxyActivities<Activities>(synthesisOptions(budget, 'analyse'));
  const { writeSection } = proxyActivities<Activities>(synthesisOptions(budget, 'write'));
  requireEnough(answered.length, extracted.length);
  await Promise.all([analyse(input), orElse(null, () => extractAgain({ runId }))]);
  await Promise.all(
    sections.map((section) => writeSection.executeWithOptions({ summary: section }, [{ runId, section }])),
  );
  await readProse(runId, budget, deadlineMs - Date.now());
}

/** Camps and claims, then the stances of every response on them, each checked by a second synthesizer. */
async function analyse({ runId, answered, extracted, budget }: SynthesisInput): Promise<void> {
  const { groupClaims, findCamps, placePositions, selectClaims, labelResponse } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const found = findCamps({ runId });
  const grouped = groupClaims({ runId });
  await Promise.all([
    // Selects claims so that the thesis of each camp is among them.
    Promise.all([found, grouped]).then(() => selectClaims({ runId })),
    found.then(() => orElse(null, () => placePositions({ runId }))),
  ]);
  const isLabelled = async (modelId: string): Promise<boolean> => {
    try {
      const { outcome } = await labelResponse.executeWithOptions({ summary: modelId }, [{ runId, modelId }]);
      return outcome === 'done';
    } catch (error) {
      if (isCancellation(error)) throw error;
      return false; // The response is not counted, and the report says so.
    }
  };
  const labelled = await Promise.all(extracted.map(isLabelled));
  requireEnough(answered.length, labelled.filter(Boolean).length);
  await adjudicateReadings(runId, budget);
}

function requireEnough(answered: number, usable: number): void {
  if (!labelQuorum(answered, usable)) {
    throw ApplicationFailure.nonRetryable('too few responses could be analysed', 'synthesis_failed');
  }
}
