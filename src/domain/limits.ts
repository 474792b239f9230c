/**
 * The specification's table "Limits", and limits that it leaves open ("our choice"). Names end with
 * their unit.
 */
export const readsPerMinutePerKey = 120;
export const createsPerMinutePerWorkspace = 30;
export const runsInProgressPerWorkspace = 3;
export const idempotencyWindowHours = 24;
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,255}$/;

/** Our choice: a long question with its context fits; a document does not. */
export const promptMaxCharacters = 20_000;
/** Our choice: room for 20,000 characters of 4 bytes, escaped, and their JSON. */
export const bodyMaxBytes = 256 * 1024;

/**
 * Our choice: several times the longest answer that is requested, in UTF-8; docs/decisions/0017.
 */
export const answerMaxBytes = 256 * 1024;

/**
 * Seconds between two polls of a client. Our choice: a run takes minutes, and 20 polls a minute are
 * a sixth of its reads.
 */
export const pollAfterSeconds = 3;
/** The same for an agent. Our choice: longer, because every poll stays in its context. */
export const agentPollAfterSeconds = 10;
/**
 * Our choice: seconds until a create that found no free slot should be retried. The limit on
 * creates per minute allows this.
 */
export const slotAfterSeconds = 5;
/**
 * Our choice: seconds until a request refused for load should be retried. A burst is over by then.
 */
export const overloadedRetrySeconds = 2;

/**
 * Our choice: how long a call waits for a slot at its gateway before its step goes back to the
 * queue, in milliseconds. The step's time limit includes it, so that waiting is not mistaken for a
 * stuck worker.
 */
export const slotWaitMs = 60_000;

export const responsesPageMax = 50;
export const usagePageMax = 100;
/**
 * Our choice: fits a whole `consensus` panel on one page, without surprising clients with a huge
 * page.
 */
export const pageDefault = 50;

export const textOffsetMaxCharacters = 1_000_000;
export const textWindowDefaultCharacters = 8_000;
export const textWindowMaxCharacters = 32_000;

/** How many claims and uncertainties a synthesizer is to extract from one response. */
export const claimsPerResponseMax = 12;
/**
 * The same for things that it recommends or advises against, where a question asks for such a list:
 * half of the answers to what belongs in a kit named more than twenty.
 */
export const optionsPerResponseMax = 30;
export const uncertaintiesPerResponseMax = 4;
/**
 * The same for quantities, of which tables of usual answers hold eight and more, and for the cases
 * and factors on which its answer depends.
 */
export const quantitiesPerResponseMax = 8;
export const casesPerResponseMax = 6;
