/** The specification's table "Limits", and those it leaves open (marked "our choice"). Units stand last in each name. */
export const readsPerMinutePerKey = 120;
export const createsPerMinutePerWorkspace = 30;
export const runsInProgressPerWorkspace = 3;
export const idempotencyWindowHours = 24;
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,255}$/;

/** Our choice: a long question with its context fits; a document does not. */
export const promptMaxCharacters = 20_000;
/** Our choice: room for 20,000 characters of 4 bytes, escaped, and their JSON. */
export const bodyMaxBytes = 256 * 1024;

/** Our choice: several times the longest answer that is asked for, in UTF-8; docs/decisions/0017. */
export const answerMaxBytes = 256 * 1024;

/** Our choice: what a client should wait before polling again, in seconds. */
export const pollAfterSeconds = 3;
/** Our choice: what an agent should wait before polling again, in seconds: every poll stays in what it has to read. */
export const agentPollAfterSeconds = 10;
/** Our choice: when to try again for a place among the runs in progress; the creates of a minute last for it. */
export const slotAfterSeconds = 5;
/** Our choice: when to try again after a refusal for load: a burst is over by then. */
export const overloadedRetrySeconds = 2;

/**
 * Our choice: how long a call waits for a place at its gateway before its step goes back to the queue, in milliseconds.
 * The limit of a step counts it in, so that waiting is not taken for a worker that is stuck.
 */
export const slotWaitMs = 60_000;

export const responsesPageMax = 50;
export const usagePageMax = 100;
/** Our choice: a whole `consensus` panel on one page, and no page of a list larger than a client expects. */
export const pageDefault = 50;

export const textOffsetMaxCharacters = 1_000_000;
export const textWindowDefaultCharacters = 8_000;
export const textWindowMaxCharacters = 32_000;
