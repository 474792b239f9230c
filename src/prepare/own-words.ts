import { characterCount } from '../text/code-points.ts';
import { copyFault, holdsCopy } from '../text/copied-text.ts';
import type { CopyIndex } from '../text/copy-index.ts';
import { numbersMissingFrom } from '../text/figures/known-figures.ts';
import { modelNamesMissingFrom } from '../text/known-names.ts';
import { maskSign } from './mask-author.ts';

interface OwnWordsRules {
  readonly maxCharacters: number;
  /** Index of the responses that must not be repeated at length. */
  readonly copies: CopyIndex;
  /** Texts from which every number and every name of a model must come. */
  readonly sources: readonly string[];
  /** A text whose names may hold other numbers: "Westerlund 1-26". */
  readonly names?: string;
}

/**
 * Finds faults of a text that a synthesizer worded: it is empty, too long or copied (R-S07), or it
 * holds the mask sign, or a number (R-R05) or a model's name (R-R07) that is not in its sources.
 * One sentence per fault; none repeats the text, and one that is too long is not read.
 */
export function ownWordsProblems(path: string, text: string, rules: OwnWordsRules): string[] {
  if (characterCount(text) > rules.maxCharacters)
    return [`${path}: is longer than ${rules.maxCharacters} characters`];
  const problems: string[] = [];
  if (!/[\p{L}\p{N}]/u.test(text)) problems.push(`${path}: is empty`);
  if (holdsCopy(rules.copies, text)) {
    problems.push(`${path}: ${copyFault}; use your own words`);
  }
  if (numbersMissingFrom(text, rules.sources, rules.names).length > 0) {
    problems.push(`${path}: holds a number that does not stand in its source`);
  }
  if (modelNamesMissingFrom(text, rules.sources).length > 0) {
    problems.push(`${path}: names a model or a lab that its source does not name`);
  }
  if (text.includes(maskSign)) problems.push(`${path}: holds the sign ${maskSign}`);
  return problems;
}
