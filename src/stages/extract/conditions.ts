import { z } from 'zod';
import { conditionsPerResponseMax } from '../../domain/limits.ts';
import type { Span } from '../../findings/findings.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { type Checker, keepIfPrintable } from './checker.ts';

const maxCharacters = 200;

export const extractedConditionSchema = z.object({
  if: z.string(),
  option: z.string(),
  sentences: sentencesSchema,
});

export const conditionRule = `- conditions: only if the response's answer to the question depends on something: up to ${conditionsPerResponseMax} cases, each with what it would choose then. An empty list if it gives one answer for all cases.
  - if: the case, in at most 20 words, as it follows "if". option: what the response would choose or answer in that case, in a few words.`;

/** A case for which a response gives an answer of its own. */
export interface ExtractedCondition {
  readonly condition: string;
  readonly option: string;
  readonly span: Span;
}

/** Keeps the cases that are soundly worded and found in a sentence (R-R13). */
export function checkConditions(
  checker: Checker,
  given: readonly z.infer<typeof extractedConditionSchema>[],
): ExtractedCondition[] {
  if (given.length > conditionsPerResponseMax)
    checker.problems.push(`conditions: more than ${conditionsPerResponseMax}`);
  return given.slice(0, conditionsPerResponseMax).flatMap((each, index) => {
    const path = `conditions[${index}]`;
    const condition = keepIfPrintable(checker, `${path}.if`, each.if, maxCharacters);
    const option = keepIfPrintable(checker, `${path}.option`, each.option, maxCharacters);
    const evidence = findEvidence(checker, path, each.sentences);
    return condition !== null && option !== null && evidence
      ? [{ condition, option, span: evidence.span }]
      : [];
  });
}
