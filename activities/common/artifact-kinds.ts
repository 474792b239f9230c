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
  settled: 'settled',
  write: 'write',
} as const;

/**
 * Shards of a question's kind: the first opinion, and the second opinion on a question that the first one takes for a
 * task.
 */
export const opinions = { first: '', second: 'again' } as const;
