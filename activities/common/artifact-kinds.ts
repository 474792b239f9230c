import type { SynthesisStage } from '../../src/domain/run/synthesizer.ts';

/** Kinds of stored synthesis artefacts, in the order in which they are made. */
export const artifactKinds = {
  extract: 'extract',
  merge: 'merge',
  secondMerge: 'second_merge',
  comparison: 'comparison',
  claims: 'claims',
  questionType: 'question_type',
  camps: 'camps',
  label: 'label',
  secondLabel: 'second_label',
  secondCoding: 'second_coding',
  doubts: 'doubts',
  adjudication: 'adjudication',
  secondAdjudication: 'second_adjudication',
  resolved: 'settled', // Receipts of delivered reports contain this name.
  write: 'write',
  reading: 'reading',
  mending: 'mending',
  section: 'section',
} as const;

/**
 * Shards of the question's kind: the first opinion, and the second one, which is asked for if the first says task.
 */
export const opinions = { first: '', second: 'again' } as const;

/** The stage whose synthesizers make the calls of a kind. Kinds that are missing here call none. */
export const stageOfKind = {
  extract: 'extract',
  merge: 'merge',
  second_merge: 'merge',
  comparison: 'merge',
  question_type: 'camps',
  camps: 'camps',
  label: 'label',
  second_label: 'label',
  adjudication: 'label',
  second_adjudication: 'label',
  write: 'write',
  reading: 'write',
  mending: 'write',
} as const satisfies Readonly<Record<string, SynthesisStage>>;

/** A kind that calls synthesizers. */
export type CalledKind = keyof typeof stageOfKind;
