import { BrokenRecord } from '../../src/db/statement.ts';
import type { SettleInput } from '../../src/domain/run/run-messages.ts';
import { withAnswers } from '../../src/findings/readings/doubts.ts';
import { adjudicateCall } from '../../src/stages/adjudicate/adjudicate.ts';
import { uniqueSorted } from '../../src/text/order.ts';
import { findShard, loadArtifacts } from '../artifacts/load-artifacts.ts';
import { storeStep } from '../artifacts/store-step.ts';
import type { ActivityDeps } from '../common/deps.ts';

/**
 * Adds the answers that have arrived to what was read in all batches, and stores it: the labels
 * follow from it. Makes no call.
 */
export async function settleReadings(
  { db }: ActivityDeps,
  { runId, batches }: SettleInput,
): Promise<undefined> {
  if (await findShard(db, runId, 'adjudicate_settle', '')) return; // The sections may already have been written from it.
  const compared = inOrder(await loadArtifacts(db, runId, 'adjudicate_compare'));
  if (compared.length < batches)
    throw new BrokenRecord(`${compared.length} of ${batches} batches are stored`);
  const stances = compared.flatMap((batch) => batch.stances);
  const camps = compared.flatMap((batch) => batch.camps);
  const details = compared.flatMap((batch) => batch.details);
  const answers = await loadArtifacts(db, runId, 'adjudicate');
  const answered = [...answers.values()].flatMap((call) =>
    call.ok ? [{ ...call.value, by: call.synthesizer }] : [],
  );
  await storeStep(db, {
    ...{ runId, kind: 'adjudicate_settle' },
    promptVersion: adjudicateCall.promptVersion,
    madeFrom: JSON.stringify(compared),
    body: {
      asked: uniqueSorted(answered.map(({ by }) => by)),
      ...withAnswers({ stances, camps, details }, answered),
    },
  });
}

/** By number: their names are in the order of words, in which 10 comes before 2. */
function inOrder<Batch>(batches: ReadonlyMap<string, Batch>): Batch[] {
  return [...batches].sort(([a], [b]) => Number(a) - Number(b)).map(([, batch]) => batch);
}
