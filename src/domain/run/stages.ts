import type { SynthesisStage } from './synthesizer.ts';

// The one vocabulary of stages: the methodology, the receipt, prompt versions, stored artefacts,
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
  label: 'Label every response against every claim',
  adjudicate: 'Ask about what two readings differ on',
  count: 'Count, by code',
  write: 'Write the sections',
  read: 'Have another model read them',
  verify: 'Check the whole report, by code',
} as const;

interface Step {
  readonly stores: string;
  /** The stage whose synthesizers are called; null if code does the step. */
  readonly calls: SynthesisStage | null;
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
  extract: { stores: 'What was extracted from one response', calls: 'extract', parts: 'answers' },
  extract_again: {
    stores: 'What the other synthesizer extracted from one of a few responses',
    calls: 'extract',
    parts: null,
  },
  camps_classify: { stores: 'The kind of question', calls: 'camps', parts: 1 },
  camps: { stores: 'The camps and their members', calls: 'camps', parts: 1 },
  camps_place: {
    stores: 'The members of the camps, as the other synthesizer sees them',
    calls: 'camps',
    parts: 1,
  },
  group: { stores: 'The groups of one batch of claims', calls: 'group', parts: null },
  group_again: {
    stores: 'The groups of one batch, as the other synthesizer sees them',
    calls: 'group',
    parts: null,
  },
  group_compare: { stores: 'Whether the statements of pairs say the same', calls: 'group', parts: null },
  group_all: { stores: 'All groups of claims', calls: null, parts: 1 },
  select: { stores: 'The claims that every response is labelled against', calls: null, parts: 1 },
  select_settle: {
    stores: 'The claims that count, once pairs in doubt were asked about',
    calls: null,
    parts: null,
  },
  label: { stores: 'The stances of one response, and its camp', calls: 'label', parts: 'answers' },
  adjudicate_compare: {
    stores: 'What two synthesizers found, and lists of questions about the rest',
    calls: null,
    parts: null,
  },
  adjudicate: { stores: 'The answers to one list of questions', calls: 'label', parts: null },
  adjudicate_settle: { stores: 'What counts when writing begins', calls: null, parts: 1 },
  write: { stores: 'One section, as it was written', calls: 'write', parts: 'sections' },
  read: { stores: 'The sentences that the reader names', calls: 'write', parts: null },
  read_mend: { stores: 'The sentences that the writer changed', calls: 'write', parts: null },
  read_settle: { stores: 'One section, as it may be printed', calls: null, parts: 'sections' },
} as const satisfies Readonly<Record<string, Step>>;

export type StepName = keyof typeof steps;

/** A step that calls synthesizers. */
export type CallingStep = {
  [Name in StepName]: (typeof steps)[Name]['calls'] extends SynthesisStage ? Name : never;
}[StepName];

export const stepNames = Object.keys(steps) as StepName[];
