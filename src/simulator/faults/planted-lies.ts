/** Sentences that a fault puts into a section. Code alone does not see that they are false. */
export const plantedLies = {
  headline: { line: 'It would be wrong to follow the first answer', letter: 'c' },
  rationale: { line: 'A landmark ruling of the Supreme Court settled the matter.', letter: 'd' },
  keyPoint: { line: 'Those in favour outnumber the rest by far.', letter: 'a' },
  insight: { line: 'It is claimed that the vendor Acme bribes officials.', letter: 'd' },
  uncertainty: { line: 'Whether the moon plays a part was raised by all who were asked.', letter: 'd' },
  /** Takes the place of another lie when that is to be mended. */
  mended: { line: 'Support for it is overwhelming.', letter: 'a' },
} as const;
