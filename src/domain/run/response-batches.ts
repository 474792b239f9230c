// Runs in workflows: a change alters recorded histories (CONTRIBUTING.md, "Adding an activity").

/**
 * Our choice: what two synthesizers have not found alike in 13 responses, 60 to 90 questions, fits
 * into one list, so smaller batches would cost more calls, and larger ones wait longer for their
 * slowest labelling.
 */
const responsesInBatch = 13;

/**
 * Divides the responses of a panel into batches, each labelled in one step and asked about as soon
 * as this has ended.
 * @param modelIds in an order that depends on neither names nor arrival, because responses of a
 * batch share lists of questions
 * @returns batches of about 13, as even as possible; none if there are no responses
 */
export function responseBatches(modelIds: readonly string[]): string[][] {
  const count = Math.min(modelIds.length, Math.max(1, Math.round(modelIds.length / responsesInBatch)));
  return Array.from({ length: count }, (_, batch) =>
    modelIds.slice(
      Math.round((batch * modelIds.length) / count),
      Math.round(((batch + 1) * modelIds.length) / count),
    ),
  );
}

/**
 * Whether answers that wait to be extracted are extracted now, in one step. Our choice: with an
 * eighth of the panel, 13 at most. A step costs more than what is done in it, and all answers but
 * those of the last eighth have time to wait for others.
 * @param models how many were asked
 * @param left how many of them have neither answered nor failed for good
 */
export function isTimeToExtract(waiting: number, models: number, left: number): boolean {
  const eighth = Math.max(1, Math.floor(models / 8));
  return waiting >= Math.min(eighth, responsesInBatch) || left < eighth;
}
