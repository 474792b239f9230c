import { ApplicationFailure, CancellationScope, isCancellation, proxyActivities } from '@temporalio/workflow';
import type { Activities } from '../activities/index.ts';
import { labelQuorum } from '../src/domain/run/quorum.ts';
import { responseBatches } from '../src/domain/run/response-batches.ts';
import {
  type BatchInput,
  type RunBudget,
  type SynthesisInput,
  type SynthesisResult,
  sections,
} from '../src/domain/run/run-messages.ts';
import { adjudicateBatch } from './adjudicate.ts';
import { responseOptions, synthesisOptions } from './common/activity-options.ts';
import { optional } from './common/optional-steps.ts';
import { recordConflictIn } from './common/record-conflict.ts';
import { inOneStepOrEach } from './common/response-step.ts';
import { readProse } from './read-prose.ts';

/**
 * Makes everything that a report is built from: claims and camps, then the stances of every
 * response, then four sections of prose, which are read before they are printed. Artefacts stay in
 * the database and do not pass through the workflow.
 * @throws ApplicationFailure `synthesis_failed` when the deadline passes or too few responses could
 * be labelled
 */
export async function synthesizeReport(input: SynthesisInput): Promise<SynthesisResult> {
  try {
    return await CancellationScope.withTimeout(input.budget.synthesisDeadlineMs, () => synthesize(input));
  } catch (error) {
    const found = recordConflictIn(error);
    if (found) throw ApplicationFailure.nonRetryable('the record is not as the workflow knows it', found);
    if (!isCancellation(error))
      throw ApplicationFailure.nonRetryable('a synthesis step failed', 'synthesis_failed');
    if (CancellationScope.current().consideredCancelled) throw error;
    throw ApplicationFailure.nonRetryable('the synthesis ran out of time', 'synthesis_failed');
  }
}

async function synthesize(input: SynthesisInput): Promise<SynthesisResult> {
  const { runId, answered, extracted, budget } = input;
  const deadlineMs = Date.now() + budget.synthesisDeadlineMs;
  const { writeSection } = proxyActivities<Activities>(synthesisOptions(budget, 'write'));
  requireEnough(answered, extracted.length);
  const labelled = await analyse(input);
  const known = { runId, extracted: extracted.length, labelled };
  await Promise.all(
    sections.map((section) => writeSection.executeWithOptions({ summary: section }, [{ ...known, section }])),
  );
  await readProse(known, budget, deadlineMs - Date.now());
  return { labelled };
}

/**
 * Camps and claims, then the stances of every response on them, each checked by a second
 * synthesizer.
 * @returns how many responses were labelled
 */
async function analyse({ runId, answered, extracted, budget }: SynthesisInput): Promise<number> {
  const {
    groupClaims,
    findCamps,
    placePositions,
    selectClaims,
    settleClaims,
    preferResponses,
    draftAnswers,
    settleReadings,
  } = proxyActivities<Activities>(synthesisOptions(budget, 'analyse'));
  const known = { runId, extracted: extracted.length };
  const found = findCamps(known);
  const placed = found.then(() => optional(() => placePositions(known), null));
  placed.catch(() => undefined); // Awaited once responses are labelled; this handler avoids an unhandled rejection until then.
  // Selects claims so that the thesis of each camp is among them.
  await Promise.all([found, groupClaims(known)]).then(() => selectClaims(known));
  const { isTask } = await found;

  // Pairs of statements in doubt are asked about beside the labelling, which knows both of each.
  const settled = optional(() => settleClaims(known), null);
  settled.catch(() => undefined);
  // So are the best responses to a task, and the answer to any other question is drafted.
  const beside = optional(() => (isTask ? preferResponses(known) : draftAnswers(known)), null);
  beside.catch(() => undefined);

  const batches = responseBatches(extracted);
  const labellings = batches.map((modelIds, batch) => labelBatch({ runId, batch, modelIds }, budget));
  const enough = Promise.all(labellings).then((ended) => {
    const labelled = ended.flat().length;
    requireEnough(answered, labelled);
    return labelled;
  });
  const compared = batches.map(async (whole, batch) => {
    const modelIds = (await labellings[batch]) ?? [];
    // Where labellings fail, nobody pays for more questions before it is known that the others
    // suffice.
    if (!labelQuorum(whole.length, modelIds.length)) await enough;
    await placed;
    await settled;
    return await adjudicateBatch({ runId, batch, modelIds }, budget);
  });
  const [labelled, ...areCompared] = await Promise.all([enough, ...compared]);
  if (areCompared.every(Boolean))
    await optional(() => settleReadings({ runId, batches: batches.length }), null);
  await beside;
  return labelled;
}

/** @returns the models whose responses were labelled */
async function labelBatch(input: BatchInput, budget: RunBudget): Promise<readonly string[]> {
  const steps = await inOneStepOrEach(
    input.modelIds,
    responseOptions(budget, 'analyse'),
    async (modelIds, options) =>
      await proxyActivities<Activities>(options).labelResponses({ ...input, modelIds }),
  );
  return steps.flatMap(({ labelled }) => labelled);
}

function requireEnough(answered: number, usable: number): void {
  if (!labelQuorum(answered, usable)) {
    throw ApplicationFailure.nonRetryable('too few responses could be analysed', 'synthesis_failed');
  }
}
