import { type Evidence, makeSentenceFinder } from './numbered-sentences.ts';

/** Looks up the evidence of one output, and collects what is wrong with it. */
export interface EvidenceChecker {
  readonly findSentences: ReturnType<typeof makeSentenceFinder>;
  readonly problems: string[];
  /** Pieces of evidence whose sentences exist. */
  found: number;
  /** Pieces of evidence that named no sentence which can serve as evidence, or a wrong one. */
  dropped: number;
}

/**
 * @returns a function that makes a checker for each output; the response is cut into sentences once
 */
export function makeEvidenceChecker(response: string): () => EvidenceChecker {
  const findSentences = makeSentenceFinder(response);
  return () => ({ findSentences, problems: [], found: 0, dropped: 0 });
}

/**
 * The sentences with these numbers; null, and a problem at this path, if they cannot serve as
 * evidence.
 */
export function findEvidence(
  checker: EvidenceChecker,
  path: string,
  numbers: readonly number[],
): Evidence | null {
  const found = checker.findSentences(numbers);
  if (found.ok) {
    checker.found++;
    return found;
  }
  checker.dropped++;
  checker.problems.push(`${path}.sentences: ${found.problem}`);
  return null;
}
