import type { CampThesis, SelectedClaim } from '../../findings/findings.ts';
import type { Coder } from '../../findings/two-coders.ts';
import type { Extraction } from '../../synthesis/extract/extract-claims.ts';
import { type AskedClaim, shuffleClaims } from '../../synthesis/label/claim-order.ts';
import { drawTrials } from '../../synthesis/label/trials.ts';
import { seededHash } from '../../synthesis/prepare/seeded.ts';
import type { Kept } from './kept.ts';

/** The questions to a coder about one response. */
export interface Questionnaire {
  readonly seed: string;
  readonly claims: readonly SelectedClaim[];
  readonly camps: readonly CampThesis[];
  readonly coder: Coder;
  /** Claims extracted from this response. */
  readonly extracted: Extraction['claims'];
}

/** Derived from the text, not from the model (R-R07). Each coder sees the claims in an order of its own. */
export function aliasOf({ seed, coder }: Pick<Questionnaire, 'seed' | 'coder'>, response: string): string {
  return seededHash(seed, response, coder).slice(0, 12);
}

interface AskedOf extends Questionnaire {
  readonly question: string;
  /** Masked by normalise(). */
  readonly response: string;
  readonly alias: string;
}

/** The claims, with the trials among them. */
export function askedClaims(
  { seed, question, claims, extracted, response, alias }: AskedOf,
  kept: Kept,
): AskedClaim[] {
  const statements = claims.map(({ statement }) => statement);
  const trials = drawTrials({
    seed: seededHash(seed, response),
    response,
    asked: kept.askedWords(statements, question),
    extracted,
  });
  return shuffleClaims({ seed, alias }, claims, trials);
}
