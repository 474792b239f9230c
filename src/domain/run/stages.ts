import type { SynthesisStage } from './synthesizer.ts';

// The one vocabulary of stages: the methodology, prompt versions, stored artefacts,
// calls and logs use these names, and a folder of src/stages has the name of its stage.

/**
 * The stages in which a report is made, in their order, and what each does. They describe the code:
 * change both together.
 */
export const stages = {
  collect: 'Ask every model the same question',
  prepare: 'Set aside empty answers and refusals; mask names',
  extract: 'Extract the claims of each response',
  camps: 'Form the camps of the panel',
  group: 'Group claims that say the same',
  select: 'Select claims, by code',
  prefer: 'Compare the best responses to a task in pairs',
  label: 'Label every response against every claim',
  adjudicate: 'Ask about what two readings differ on',
  count: 'Count, by code',
  write: 'Draft the answer, and write the sections',
  read: 'Have another model read them',
  verify: 'Check the whole report, by code',
} as const;

export interface Step {
  /**
   * The stage whose synthesizers are called; null if code does the step. The report counts every
   * call.
   */
  readonly calls: SynthesisStage | null;
  /** Its outputs only check or feed those of others: its models do not count as the stage's. */
  readonly isAid?: true;
  /** The report names what is missing where a call was given up: that is no loss beside it. */
  readonly isLossNamed?: true;
  /**
   * How many results there will be, by which progress is told; null if that depends on what was
   * found.
   */
  readonly parts: 1 | 'answers' | 'sections' | null;
}

/**
 * The steps of a synthesis whose results are stored, in their order. A stage with several steps
 * begins the names of all.
 */
export const steps = {
  /** What was extracted from one response. */
  extract: { calls: 'extract', parts: 'answers' },
  /** The kind of question. */
  camps_classify: { calls: 'camps', parts: 1 },
  /** The camps and their members. */
  camps: { calls: 'camps', parts: 1 },
  /** The members of the camps, as the other synthesizer sees them. */
  camps_place: { calls: 'camps', parts: 1, isAid: true },
  /** The groups of one batch of claims. */
  group: { calls: 'group', parts: null },
  /** The groups of one batch, as the other synthesizer sees them. */
  group_again: { calls: 'group', parts: null, isAid: true, isLossNamed: true },
  /** Whether the statements of pairs say the same. */
  group_compare: { calls: 'group', parts: null, isAid: true, isLossNamed: true },
  /** All groups of claims. */
  group_all: { calls: null, parts: 1 },
  /** The claims that every response is labelled against. */
  select: { calls: null, parts: 1 },
  /** The claims that count, once pairs in doubt were asked about. */
  select_settle: { calls: null, parts: null },
  /** Which of two responses to a task one synthesizer prefers. */
  prefer: { calls: 'write', parts: null, isLossNamed: true },
  /** The stances of one response, and its camp. */
  label: { calls: 'label', parts: 'answers' },
  /** What two synthesizers found, and lists of questions about the rest. */
  adjudicate_compare: { calls: null, parts: null },
  /** The answers to one list of questions. */
  adjudicate: { calls: 'label', parts: null, isAid: true },
  /** What counts when writing begins. */
  adjudicate_settle: { calls: null, parts: 1 },
  /** The answer as one synthesizer gives it that has read the responses. */
  write_draft: { calls: 'write', parts: null, isAid: true },
  /** One section, as it was written. */
  write: { calls: 'write', parts: 'sections' },
  /** The sentences that the reader names. */
  read: { calls: 'write', parts: null, isAid: true, isLossNamed: true },
  /** The sentences that the writer changed. */
  read_mend: { calls: 'write', parts: null },
  /** One section, as it may be printed. */
  read_settle: { calls: null, parts: 'sections' },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

export type CallingStep = {
  [Name in StepName]: (typeof steps)[Name]['calls'] extends SynthesisStage ? Name : never;
}[StepName];

export const stepNames = Object.keys(steps) as StepName[];

export const callingSteps = stepNames.filter((name): name is CallingStep => steps[name].calls !== null);
