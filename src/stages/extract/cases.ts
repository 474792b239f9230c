import { z } from 'zod';
import { casesPerResponseMax } from '../../domain/limits.ts';
import type { Span } from '../../findings/findings.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { type Checker, keepIfSound } from './checker.ts';

const maxCharacters = 200;

export const extractedCaseSchema = z.object({
  if: z.string(),
  option: z.string().nullable(),
  sentences: sentencesSchema,
});

export const caseRule = `- cases: only if the response's answer to the question depends on something: up to ${casesPerResponseMax} cases, each with what it would choose then, and factors that it says the answer depends on without saying what it would choose then. An empty list if it gives one answer for all cases. That people differ is no factor; that more becomes known, what somebody wants to use the answer for, a later step of its plan, or a step for what may be found on the way, is no case.
  - if: the case, in at most 20 words, as it follows "if"; of a factor its name, in at most 6 words: "the budget". option: what the response would choose or answer in that case, in a few words; of a factor nothing.`;

/** A case for which a response gives an answer of its own. */
export interface ExtractedCase {
  readonly when: string;
  /** Null for a factor on which it says that the answer depends, and no more. */
  readonly option: string | null;
  readonly span: Span;
}

/** Keeps the cases that are soundly worded and found in a sentence (R-R13). */
export function checkCases(
  checker: Checker,
  given: readonly z.infer<typeof extractedCaseSchema>[],
): ExtractedCase[] {
  if (given.length > casesPerResponseMax) checker.problems.push(`cases: more than ${casesPerResponseMax}`);
  return given.slice(0, casesPerResponseMax).flatMap((each, index) => {
    const path = `cases[${index}]`;
    const when = keepIfSound(checker, `${path}.if`, each.if, maxCharacters);
    const isFactor = (each.option ?? '').trim() === '';
    const option = isFactor ? null : keepIfSound(checker, `${path}.option`, each.option ?? '', maxCharacters);
    const evidence = findEvidence(checker, path, each.sentences);
    return when !== null && (isFactor || option !== null) && evidence
      ? [{ when, option, span: evidence.span }]
      : [];
  });
}
