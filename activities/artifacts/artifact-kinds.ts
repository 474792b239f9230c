import type { SynthesisStage } from '../../src/domain/run/synthesizer.ts';

/** Kinds of stored synthesis artefacts, in the order in which they are made. */
export const artifactKinds = {
  extract: 'extract',
  secondExtract: 'second_extract',
  merge: 'merge',
  secondMerge: 'second_merge',
  comparison: 'comparison',
  claims: 'claims',
  questionType: 'question_type',
  camps: 'camps',
  placement: 'placement',
  label: 'label',
  crossCheck: 'cross_check',
  adjudication: 'adjudication',
  resolved: 'resolved',
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
  second_extract: 'extract',
  merge: 'merge',
  second_merge: 'merge',
  comparison: 'merge',
  question_type: 'camps',
  camps: 'camps',
  placement: 'camps',
  label: 'label',
  adjudication: 'label',
  write: 'write',
  reading: 'write',
  mending: 'write',
} as const satisfies Readonly<Record<string, SynthesisStage>>;

/** A kind that calls synthesizers. */
export type CalledKind = keyof typeof stageOfKind;
