import { z } from 'zod';
import { claimsPerResponseMax, optionsPerResponseMax } from '../../domain/limits.ts';
import type { Span } from '../../findings/findings.ts';
import { findEvidence } from '../../prepare/evidence-checker.ts';
import { type Evidence, sentencesSchema } from '../../prepare/numbered-sentences.ts';
import { ownWordsProblems } from '../../prepare/own-words.ts';
import { buildCopyIndex, type CopyIndex } from '../../text/copy-index.ts';
import { identityOf } from '../../text/words.ts';
import { type Checker, keepIfSound } from './checker.ts';

const optionMaxCharacters = 80;

export const extractedClaimSchema = z.object({
  statement: z.string(),
  sentences: sentencesSchema,
  stance: z.enum(['asserts', 'rejects', 'reports']),
  caveat: z.string().nullable().default(null),
});

type Given = z.infer<typeof extractedClaimSchema>;

export const extractedOptionSchema = extractedClaimSchema.extend({ option: z.string() });

export const optionRule = `- options: only if the question asks for things or ideas to choose from (what or which to use, buy, build with, read, visit, try; "what could be a way to …"), and not how something is done or found out, why, or for one fact: up to ${optionsPerResponseMax} of them, each that the response recommends, if only as one of several (+), or advises against (-); [] for any other question. They stand beside the claims and are none; the reasons for them are claims; that somebody made one, or when, is none.
  - option: the thing itself by its usual name, in at most 6 words: "reinforced concrete". One thing for each line: "flares or triangles" are two lines.
  - statement: that it is recommended, in a short sentence that everybody who recommends it would sign: "Reinforced concrete suits the walls." No reason.`;

/** A claim of one response, found in its sentences. */
export interface ExtractedClaim {
  readonly statement: string;
  /** A claim that it only reports as others' is neither asserted nor rejected. */
  readonly stance: 'asserts' | 'rejects' | 'reports';
  readonly span: Span;
  readonly caveat: string | null;
  /** What is recommended or advised against, if the question asks for a list of such things. */
  readonly option?: string;
}

/** The claims of a response, each once. */
export function checkClaims(checker: Checker, claims: readonly Given[]): ExtractedClaim[] {
  if (claims.length > claimsPerResponseMax)
    checker.problems.push(`claims: more than ${claimsPerResponseMax}`);
  const seen = new Set<string>();
  const kept: ExtractedClaim[] = [];
  for (const [index, claim] of claims.slice(0, claimsPerResponseMax).entries()) {
    const path = `claims[${index}]`;
    const words = identityOf(claim.statement);
    if (seen.has(words)) continue; // Nothing is lost with it, so it is not worth asking again.
    const sound = soundClaim(checker, path, claim);
    if (!sound) continue;
    seen.add(words);
    kept.push({ statement: claim.statement.trim(), stance: claim.stance, ...sound });
  }
  return kept;
}

/** Things that a response recommends or advises against, each once. */
export function checkOptions(
  checker: Checker,
  options: readonly z.infer<typeof extractedOptionSchema>[],
): ExtractedClaim[] {
  if (options.length > optionsPerResponseMax)
    checker.problems.push(`options: more than ${optionsPerResponseMax}`);
  const seen = new Set<string>();
  return options.slice(0, optionsPerResponseMax).flatMap((given, index) => {
    const path = `options[${index}]`;
    const words = identityOf(given.option);
    if (seen.has(words)) return [];
    const option = keepIfSound(checker, `${path}.option`, given.option, optionMaxCharacters);
    const sound = option === null ? null : soundClaim(checker, path, given);
    if (option === null || !sound) return [];
    seen.add(words);
    return [{ statement: given.statement.trim(), stance: given.stance, ...sound, option }];
  });
}

const nothingCopied = buildCopyIndex([], []);

/**
 * Its span and its caveat; null, with problems, if its words or its sentences can't be used. Copied
 * words are a problem, but the claim is not lost with them: it may be what others say, and is told
 * in words that copy nothing if one of them has such.
 */
function soundClaim(checker: Checker, path: string, claim: Given) {
  const first = findEvidence(checker, path, claim.sentences);
  const faultsIn = (evidence: Evidence | null, copies: CopyIndex = nothingCopied) =>
    ownWordsProblems(`${path}.statement`, claim.statement, {
      maxCharacters: 300,
      copies,
      sources: [evidence?.words ?? checker.response, checker.question],
      names: checker.response,
    });
  const soundAt = (sentences: readonly number[]) => {
    const place = checker.findSentences(sentences);
    return place.ok && faultsIn(place).length === 0 ? place : null;
  };
  // Of two places that are apart the first is taken, unless only the other one holds its numbers,
  // or the sentence before it does: "this law" may have its year there.
  const otherPlaces = [claim.sentences.slice(1), [Math.min(...claim.sentences) - 1, ...claim.sentences]];
  const evidence =
    faultsIn(first).length === 0
      ? first
      : (otherPlaces.map(soundAt).find((place) => place !== null) ?? first);
  checker.problems.push(...faultsIn(evidence, checker.copies));
  if (faultsIn(evidence).length > 0 || !evidence) return null;
  return { span: evidence.span, caveat: keepIfSound(checker, `${path}.caveat`, claim.caveat, 200) };
}
