import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  patched,
  proxyActivities,
} from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { labelQuorum } from '../src/domain/run/quorum.ts';
import { type SynthesisInput, sections } from '../src/domain/run/run-messages.ts';
import { synthesisOptions } from './activity-options.ts';
import { resolveDoubts } from './adjudication.ts';
import { secondCoder } from './second-coder.ts';

/**
 * Makes everything that a report is built from: claims and camps, then the stances of every response, then four sections of
 * prose. Artefacts stay in the database and do not pass through the workflow.
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

async function synthesize({ runId, answered, budget }: SynthesisInput): Promise<void> {
  const { mergeClaims, findCamps, labelResponse } = proxyActivities<Activities>(
    synthesisOptions(budget, 'analyse'),
  );
  const { writeSection } = proxyActivities<Activities>(synthesisOptions(budget, 'write'));
  requireEnough(answered.length, answered.length);
  // Runs that began without a step continue without it. The newest patch implies the others, so new runs record only that one.
  const isNewest = patched('camps-first');
  const second = isNewest || patched('second-coder') ? secondCoder(runId, budget) : null;
  const campsThenClaims = async () => {
    await findCamps({ runId });
    await mergeClaims({ runId }); // Selects claims so that the thesis of each camp is among them.
  };
  const [sample = []] = await Promise.all([
    second?.drawSample(),
    ...(isNewest ? [campsThenClaims()] : [mergeClaims({ runId }), findCamps({ runId })]),
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
  const [labelled] = await Promise.all([Promise.all(answered.map(isLabelled)), second?.label(sample)]);
  requireEnough(answered.length, labelled.filter(Boolean).length);
  await second?.compare(sample);
  if (isNewest || patched('adjudication')) await resolveDoubts(runId, budget);

  await Promise.all(
    sections.map((section) => writeSection.executeWithOptions({ summary: section }, [{ runId, section }])),
  );
}

function requireEnough(read: number, usable: number): void {
  if (!labelQuorum(read, usable)) {
    throw ApplicationFailure.nonRetryable('too few responses could be analysed', 'synthesis_failed');
  }
}
