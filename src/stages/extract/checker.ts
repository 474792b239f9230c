import type { EvidenceChecker } from '../../prepare/evidence-checker.ts';
import { ownWordsProblems } from '../../prepare/own-words.ts';
import type { CopyIndex } from '../../text/copy-index.ts';

export interface Source {
  readonly question: string;
  /** Masked; offsets are those of the stored text. */
  readonly response: string;
}

export interface Checker extends Source, EvidenceChecker {
  readonly copies: CopyIndex;
}

/** A text that rests on the whole response, if it is sound; otherwise null, with a problem. */
export function keepIfSound(
  checker: Checker,
  path: string,
  text: string | null,
  maxCharacters: number,
): string | null {
  if (text === null) return null;
  const sources = [checker.response, checker.question];
  const faults = ownWordsProblems(path, text, { maxCharacters, copies: checker.copies, sources });
  checker.problems.push(...faults);
  return faults.length === 0 ? text.trim() : null;
}
