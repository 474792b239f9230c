import {
  either,
  flag,
  identifier,
  listOf,
  nothing,
  oneOf,
  orNull,
  record,
  type Shape,
  uuid,
  type ValueOf,
  wholeNumber,
} from '../shape.ts';
import { failureClasses, responseStatuses } from './model-outcome.ts';
import { panelVerdicts } from './quorum.ts';
import { runStatuses } from './run-state.ts';

// The messages that Temporal carries between workflows and activities: ids and outcomes, never a
// prompt, a text or a secret (R-W07, R-H01). Every message is checked against the tables at the end
// when it is sent; anything else is dropped or refused.

const run = { runId: uuid };
const runRef = record(run);
export type RunRef = ValueOf<typeof runRef>;

const model = { ...run, modelId: identifier };
const responsesRef = record({ ...run, modelIds: listOf(identifier) });
export type ResponsesRef = ValueOf<typeof responsesRef>;

/**
 * Time limits of a run, in milliseconds. Fixed when it begins, so that a replay sees the same
 * values.
 */
const runBudget = record({
  modelTimeoutMs: wholeNumber,
  panelDeadlineMs: wholeNumber,
  /**
   * How long a complete panel waits for its last models; null: as `panelPatienceMs` finds from its
   * answers.
   */
  panelPatienceMs: orNull(wholeNumber),
  synthesisDeadlineMs: wholeNumber,
});
export type RunBudget = ValueOf<typeof runBudget>;

/**
 * How long after its beginning a run counts as lost, in milliseconds: twice the sum of both
 * deadlines, to allow for queueing. Time spent waiting to be started does not count.
 */
export function runDeadlineMs({ panelDeadlineMs, synthesisDeadlineMs }: RunBudget): number {
  return 2 * (panelDeadlineMs + synthesisDeadlineMs);
}

const status = oneOf(responseStatuses);
const invited = record({ modelId: identifier, gateway: identifier, status });
export type InvitedModel = ValueOf<typeof invited>;

/**
 * The state of a run when its workflow begins: new, resumed after its first workflow was lost, or
 * already finished.
 */
const runStart = either(
  record({ state: oneOf(['finished']), status: oneOf(runStatuses) }),
  record({ state: oneOf(['open']), models: listOf(invited), budget: runBudget }),
);
export type RunStart = ValueOf<typeof runStart>;

/** `late`: it is asked again at the end of the panel. */
const askInput = record({ ...model, late: flag });
export type AskInput = ValueOf<typeof askInput>;

/** `retryAfterMs`: how long the provider asked to wait. */
const askResult = record({
  modelId: identifier,
  status,
  failure: orNull(oneOf(failureClasses)),
  retryAfterMs: orNull(wholeNumber),
});
export type AskResult = ValueOf<typeof askResult>;

/**
 * Type of the failure of a step that cannot find in the record what an earlier step of its workflow
 * stored: an older backup was restored.
 */
export const recordBehind = 'record_behind';

/** `ended`: how many models the workflow knows to have answered or failed. */
const closeInput = record({ ...run, ended: wholeNumber });

const failingModels = record({ failing: listOf(identifier) });
export type FailingModels = ValueOf<typeof failingModels>;

const verdict = oneOf(panelVerdicts);
/**
 * `answered`: every model whose answer is stored, also where its `askModel` was cancelled
 * meanwhile, in the order of their aliases, which depends on neither names nor arrival.
 */
const closedPanel = record({ verdict, answered: listOf(identifier) });
export type ClosedPanel = ValueOf<typeof closedPanel>;

/** `isTask`: whether the question is a task, which has no camps. */
const foundCamps = record({ isTask: flag });
export type FoundCamps = ValueOf<typeof foundCamps>;

/** Models whose responses were read, and those that contain nothing to count. */
const extractedResponses = record({ extracted: listOf(identifier), excluded: listOf(identifier) });
export type ExtractedResponses = ValueOf<typeof extractedResponses>;

// Each step says what its workflow knows to be stored: a record with less is behind, because an
// older backup was restored, and what a step makes of less must not be kept.

/** `extracted`: how many responses claims were extracted from. */
const extracted = { ...run, extracted: wholeNumber };
const extractedRef = record(extracted);
export type ExtractedRef = ValueOf<typeof extractedRef>;

/** `labelled`: how many of them were labelled. */
const labelled = { ...extracted, labelled: wholeNumber };
const labelledRef = record(labelled);
export type LabelledRef = ValueOf<typeof labelledRef>;

/** `batch`: its number; `modelIds`: the responses in it. */
const batchInput = record({ ...run, batch: wholeNumber, modelIds: listOf(identifier) });
export type BatchInput = ValueOf<typeof batchInput>;

const labelledBatch = record({ labelled: listOf(identifier) });
export type LabelledBatch = ValueOf<typeof labelledBatch>;

/**
 * `lists`: how many lists of questions there are about what two synthesizers have not found alike
 * in a batch.
 */
const comparedReadings = record({ lists: wholeNumber });
export type ComparedReadings = ValueOf<typeof comparedReadings>;

/** `batches`: how many were compared. */
const settleInput = record({ ...run, batches: wholeNumber });
export type SettleInput = ValueOf<typeof settleInput>;

const questionsInput = record({ ...run, batch: wholeNumber, list: wholeNumber });
export type QuestionsInput = ValueOf<typeof questionsInput>;

export const sections = ['answer', 'disagreements', 'minority_insights', 'uncertainties'] as const;
export type Section = (typeof sections)[number];
const writeInput = record({ ...labelled, section: oneOf(sections) });
export type WriteInput = ValueOf<typeof writeInput>;

/**
 * `byReader`: whether a synthesizer is asked to read; otherwise code makes what is not read yet.
 */
const readInput = record({ ...labelled, byReader: flag });
export type ReadInput = ValueOf<typeof readInput>;

/**
 * A step found its run settled by somebody else. Its type as a failure, and the reason that the
 * workflow gives for its end.
 */
export const runEnded = 'run_ended';

/** Why a run could not be completed; stored in its settlement, but for `runEnded`. */
const reason = oneOf([
  runEnded,
  'panel_below_quorum',
  'synthesis_failed',
  'cancelled',
  'workflow_lost',
  'deadline_passed',
  'internal',
]);
export type FailureReason = ValueOf<typeof reason>;
const failInput = record({ ...run, reason });
export type FailInput = ValueOf<typeof failInput>;

const settlement = record({ status: oneOf(runStatuses), outcome: oneOf(['charged', 'refunded', 'held']) });
export type Settlement = ValueOf<typeof settlement>;

const panelInput = record({ ...run, models: listOf(invited), budget: runBudget });
export type PanelInput = ValueOf<typeof panelInput>;
/** As for the synthesis. */
const panelResult = record({ verdict, answered: wholeNumber, extracted: listOf(identifier) });
export type PanelResult = ValueOf<typeof panelResult>;

/**
 * `answered`: how many answers have something to count; `extracted`: the models from whose answers
 * claims were extracted, in the order of their aliases.
 */
const synthesisInput = record({
  ...run,
  answered: wholeNumber,
  extracted: listOf(identifier),
  budget: runBudget,
});
export type SynthesisInput = ValueOf<typeof synthesisInput>;
/** `labelled`: how many responses were. */
const synthesisResult = record({ labelled: wholeNumber });
export type SynthesisResult = ValueOf<typeof synthesisResult>;

export interface MessageShapes {
  readonly input: Shape<unknown>;
  readonly result: Shape<unknown>;
}

export const activityMessages = {
  beginRun: { input: runRef, result: runStart },
  classifyQuestion: { input: runRef, result: nothing },
  askModel: { input: askInput, result: askResult },
  extractClaims: { input: responsesRef, result: extractedResponses },
  findFailing: { input: runRef, result: failingModels },
  closePanel: { input: closeInput, result: closedPanel },
  groupClaims: { input: extractedRef, result: nothing },
  findCamps: { input: extractedRef, result: foundCamps },
  placePositions: { input: extractedRef, result: nothing },
  selectClaims: { input: extractedRef, result: nothing },
  settleClaims: { input: extractedRef, result: nothing },
  preferResponses: { input: extractedRef, result: nothing },
  draftAnswers: { input: extractedRef, result: nothing },
  labelResponses: { input: batchInput, result: labelledBatch },
  compareReadings: { input: batchInput, result: comparedReadings },
  adjudicateQuestions: { input: questionsInput, result: nothing },
  settleReadings: { input: settleInput, result: nothing },
  writeSection: { input: writeInput, result: nothing },
  readSections: { input: readInput, result: nothing },
  assembleReport: { input: labelledRef, result: nothing },
  deliverReport: { input: runRef, result: settlement },
  failRun: { input: failInput, result: settlement },
} as const satisfies Record<string, MessageShapes>;

export const workflowMessages = {
  research: { input: runRef, result: either(settlement, record({ status: oneOf(runStatuses) })) },
  collectPanel: { input: panelInput, result: panelResult },
  synthesizeReport: { input: synthesisInput, result: synthesisResult },
} as const satisfies Record<string, MessageShapes>;

/** Attributes by which a run's workflow can be found: see search-attributes.ts. */
export const startedRun = record({ ...run, workspaceId: uuid, panel: identifier });
export type StartedRun = ValueOf<typeof startedRun>;
